import { type Family, NAMES, sheet, submit, text, title, WORDS } from '../family.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];

/** Links, sections, tabs, dialogs and menus, in the manner of interface drills. */
export const MENU_FAMILIES: readonly Family[] = [
  {
    name: 'a link in a text',
    make: (d) => {
      const all = d.some(WORDS, 6);
      const wanted = d.pick(all);
      return {
        instructions: d.pick([`Click on the link "${wanted}".`, `Follow the link ${wanted} in the text.`]),
        pages: {
          '/': sheet(
            'Text',
            `<p>${all.map((w) => `${text(d, 4)} <a href="#${w}" onclick="done('${w}'==='${wanted}')">${w}</a>`).join(' ')}.</p>`,
          ),
        },
      };
    },
  },
  {
    name: 'a collapsed section',
    make: (d) => {
      const end = submit(d, 'true', 'Submit');
      return {
        instructions: 'Expand the section below and click submit.',
        pages: {
          '/': sheet(
            'Sections',
            `<h3 tabindex=0 style="cursor:pointer;background:#ddd;padding:4px" onclick="b.hidden=!b.hidden">▸ Section #1</h3><div id=b hidden><p>${text(d, 12)}</p>${end.html}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'a link in one of several sections',
    make: (d) => {
      const links = d.some(WORDS, 6);
      const wanted = d.pick(links);
      const part = (i: number) =>
        `<button aria-expanded=false onclick="this.setAttribute('aria-expanded',p${i}.hidden);p${i}.hidden=!p${i}.hidden">Section #${i + 1}</button><div id=p${i} hidden><p>${text(d, 8)} ${links
          .slice(i * 2, i * 2 + 2)
          .map((w) => `<a href="#${w}" onclick="done('${w}'==='${wanted}')">${w}</a>`)
          .join(` ${text(d, 3)} `)}</p></div><br>`;
      return {
        instructions: `Expand the sections below, to find and click on the link "${wanted}".`,
        pages: { '/': sheet('Accordion', [0, 1, 2].map(part).join('')) },
      };
    },
  },
  {
    name: 'a link behind tabs',
    make: (d) => {
      const links = d.some(WORDS, 6);
      const wanted = d.pick(links);
      return {
        instructions: `Switch between the tabs to find and click on the link "${wanted}".`,
        pages: {
          '/': sheet(
            'Tabs',
            `<ul style="display:flex;list-style:none;gap:6px">${[0, 1, 2].map((i) => `<li><a href="#t${i}" role=tab aria-selected=${i === 0} onclick="event.preventDefault();document.querySelectorAll('section').forEach((s,j)=>s.hidden=j!==${i});document.querySelectorAll('[role=tab]').forEach((s,j)=>s.setAttribute('aria-selected',j===${i}))">Tab #${i + 1}</a></li>`).join('')}</ul>${[
              0, 1, 2,
            ]
              .map(
                (i) =>
                  `<section${i ? ' hidden' : ''}><p>${links
                    .slice(i * 2, i * 2 + 2)
                    .map((w) => `${text(d, 5)} <a href="#${w}" onclick="done('${w}'==='${wanted}')">${w}</a>`)
                    .join(' ')}</p></section>`,
              )
              .join('')}`,
          ),
        },
      };
    },
  },
  {
    name: 'a tab by its number',
    make: (d) => {
      const n = d.int(2, 4);
      return {
        instructions: d.pick([`Click on Tab #${n}.`, `Switch to Tab #${n}.`]),
        pages: {
          '/': sheet(
            'Tabs',
            `<div role=tablist>${[1, 2, 3, 4].map((i) => `<button role=tab aria-selected=${i === 1} onclick="done(${i}===${n})">Tab #${i}</button>`).join('')}</div><p>${text(d, 20)}</p>`,
          ),
        },
      };
    },
  },
  {
    name: 'a button of a dialog',
    make: (d) => {
      const wanted = d.pick(['OK', 'Cancel', 'x']);
      const button = (l: string) =>
        `<button ${l === 'x' ? 'aria-label=Close' : ''} onclick="done('${l}'==='${wanted}');g.remove()">${l === 'x' ? '×' : l}</button>`;
      return {
        instructions:
          wanted === 'x'
            ? 'Close the dialog box by clicking the "x".'
            : `Click the button in the dialog box labeled "${wanted}".`,
        pages: {
          '/': sheet(
            'Dialog',
            `<div id=g role=dialog style="border:1px solid #666;width:280px;padding:8px"><b>${title(d.pick(WORDS))}</b>${button('x')}<p>${text(d, 8)}</p>${button('OK')}${button('Cancel')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'a menu path',
    make: (d) => {
      const [a, b, c] = d.some(NAMES, 3) as [string, string, string];
      const others = d.some(
        NAMES.filter((n) => ![a, b, c].includes(n)),
        4,
      );
      return {
        instructions: `Select ${a} > ${b} > ${c}`,
        pages: {
          '/': sheet(
            'Menu',
            `<ul role=menubar style="list-style:none"><li role=menuitem tabindex=0 onclick="m1.hidden=false">${a}</li><li role=menuitem tabindex=0>${others[0]}</li></ul><ul id=m1 hidden role=menu style="list-style:none;margin-left:40px"><li role=menuitem tabindex=0>${others[1]}</li><li role=menuitem tabindex=0 onclick="m2.hidden=false">${b}</li></ul><ul id=m2 hidden role=menu style="list-style:none;margin-left:80px"><li role=menuitem tabindex=0 onclick="done(false)">${others[2]}</li><li role=menuitem tabindex=0 onclick="done(true)">${c}</li></ul>`,
          ),
        },
      };
    },
  },
  {
    name: 'a coloured box',
    make: (d) => {
      const all = d.some(COLOURS, 4);
      const wanted = d.pick(all);
      return {
        instructions: d.pick([`Click on the ${wanted} colored box.`, `Click the ${wanted} box.`]),
        pages: {
          '/': sheet(
            'Colours',
            all
              .map(
                (c) =>
                  `<span role=button tabindex=0 aria-label="${c}" onclick="done('${c}'==='${wanted}')" style="display:inline-block;width:60px;height:60px;margin:8px;background:${c}"></span>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
];
