import { type Family, MONTHS, NAMES, sheet, submit, THINGS, text, title, WORDS } from './family.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];

/** Single controls with spelled-out instructions, in the manner of interface drills. */
export const CONTROL_FAMILIES: readonly Family[] = [
  {
    name: 'click a button by its label',
    make: (d) => {
      const labels = d.some(['Okay', 'Cancel', 'Next', 'Previous', 'Submit', 'Yes', 'No', 'Retry'], 5);
      const wanted = d.pick(labels);
      return {
        instructions: d.pick([`Click on the "${wanted}" button.`, `Press the ${wanted} button.`, `Hit "${wanted}".`]),
        pages: {
          '/': sheet(
            'Buttons',
            labels.map((l) => `<button onclick="done('${l}'==='${wanted}')">${l}</button>`).join(d.pick([' ', '<br>'])),
          ),
        },
      };
    },
  },
  {
    name: 'click two buttons in order',
    make: (d) => {
      const [a, b, c] = d.some(['ONE', 'TWO', 'THREE', 'ALPHA', 'BETA'], 3) as [string, string, string];
      return {
        instructions: d.pick([`Click button ${a}, then click button ${b}.`, `First press "${a}" and then "${b}".`]),
        pages: {
          '/': sheet(
            'Sequence',
            d
              .shuffle([a, b, c])
              .map((l) => `<button onclick="s.push('${l}');if(s.length===2)done(s.join()==='${a},${b}')">${l}</button>`)
              .join(' '),
            'var s=[]',
          ),
        },
      };
    },
  },
  {
    name: 'tick several boxes',
    make: (d) => {
      const all = d.some(WORDS, 7);
      const wanted = d.some(all, d.int(1, 4));
      const list =
        wanted.length > 1 ? `${wanted.slice(0, -1).join(', ')}${d.pick([' and ', ', '])}${wanted.at(-1)}` : wanted[0]!;
      const end = submit(
        d,
        `[...document.querySelectorAll('input:checked')].map(e=>e.value).sort().join()==='${[...wanted].sort().join()}'`,
      );
      return {
        instructions: d.pick([
          `Select ${list} and click ${end.label}.`,
          `Tick ${list}, then press "${end.label}".`,
          `Check the boxes ${list} and hit ${end.label}.`,
        ]),
        pages: {
          '/': sheet(
            'Boxes',
            all.map((w) => `<label><input type=checkbox value=${w}> ${w}</label><br>`).join('') + end.html,
          ),
        },
      };
    },
  },
  {
    name: 'select words like the named ones',
    make: (d) => {
      const pairs = d.some(
        [
          ['big', 'large'],
          ['house', 'home'],
          ['quick', 'fast'],
          ['sad', 'unhappy'],
          ['car', 'automobile'],
          ['begin', 'start'],
          ['buy', 'purchase'],
        ],
        5,
      );
      const wanted = pairs.slice(0, 2);
      const end = submit(
        d,
        `[...document.querySelectorAll('input:checked')].map(e=>e.value).sort().join()==='${wanted
          .map((p) => p[1])
          .sort()
          .join()}'`,
        'Submit',
      );
      return {
        instructions: `Select words similar to ${wanted.map((p) => `"${p[0]}"`).join(', ')} and click Submit.`,
        pages: {
          '/': sheet(
            'Words',
            d
              .shuffle(pairs)
              .map((p) => `<label><input type=checkbox value=${p[1]}> ${p[1]}</label><br>`)
              .join('') + end.html,
          ),
        },
      };
    },
  },
  {
    name: 'a radio option',
    make: (d) => {
      const all = d.some(THINGS, 5);
      const wanted = d.pick(all);
      const end = submit(d, `document.querySelector('input:checked')?.value==='${wanted}'`);
      return {
        instructions: d.pick([
          `Select ${wanted} and click ${end.label}.`,
          `Choose the option "${wanted}" and press ${end.label}.`,
        ]),
        pages: {
          '/': sheet(
            'Options',
            all.map((w) => `<label><input type=radio name=o value=${w}> ${w}</label><br>`).join('') + end.html,
          ),
        },
      };
    },
  },
  {
    name: 'a drop-down list',
    make: (d) => {
      const all = d.some(NAMES, 8);
      const wanted = d.pick(all);
      const end = submit(d, `s.value==='${wanted}'`);
      return {
        instructions: d.pick([
          `Select ${wanted} from the list and click ${end.label}.`,
          `Choose "${wanted}" in the drop-down and press "${end.label}".`,
        ]),
        pages: {
          '/': sheet('List', `<select id=s>${all.map((n) => `<option>${n}</option>`).join('')}</select>${end.html}`),
        },
      };
    },
  },
  {
    name: 'a multiple list',
    make: (d) => {
      const all = d.some(NAMES, 6);
      const wanted = all[2]!;
      const end = submit(d, `[...s.selectedOptions].map(o=>o.value).join()==='${wanted}'`, 'Submit');
      return {
        instructions: `Select ${wanted} from the scroll list and click Submit.`,
        pages: {
          '/': sheet(
            'Scroll list',
            `<select id=s multiple size=5>${all.map((n) => `<option>${n}</option>`).join('')}</select>${end.html}`,
          ),
        },
      };
    },
  },
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
  {
    name: 'a text field',
    make: (d) => {
      const value = d.pick(NAMES);
      const end = submit(d, `i.value==='${value}'`);
      return {
        instructions: d.pick([
          `Enter "${value}" into the text field and press ${end.label}.`,
          `Type "${value}" in the box and click ${end.label}.`,
          `Write "${value}" into the text box, then hit "${end.label}".`,
        ]),
        pages: { '/': sheet('Text', `<input id=i type=text>${end.html}`) },
      };
    },
  },
  {
    name: 'upper and lower case',
    make: (d) => {
      const value = d.pick(NAMES);
      const up = d.next() < 0.5;
      const end = submit(d, `i.value==='${up ? value.toUpperCase() : value.toLowerCase()}'`, 'Submit');
      return {
        instructions: `Type "${value}" in all ${up ? 'upper' : 'lower'} case letters in the text input and press submit.`,
        pages: { '/': sheet('Case', `<input id=i type=text>${end.html}`) },
      };
    },
  },
  {
    name: 'user name and password',
    make: (d) => {
      const [u, p] = [d.pick(NAMES).toLowerCase(), `k${d.int(100, 999)}Z`];
      const words = d.pick([
        ['Username', 'Password', 'Login'],
        ['User name', 'Password', 'Log in'],
        ['Account', 'Pass phrase', 'Sign in'],
      ]);
      return {
        instructions: `Enter the username "${u}" and the password "${p}" into the text fields and press ${words[2]}.`,
        pages: {
          '/': sheet(
            'Welcome',
            `<p><label>${words[0]}<br><input id=u></label></p><p><label>${words[1]}<br><input id=p type=password></label></p><button onclick="done(u.value==='${u}'&&p.value==='${p}')">${words[2]}</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the same password twice',
    make: (d) => {
      const p = `${d.pick(WORDS)}${d.int(10, 99)}`;
      return {
        instructions: `Enter the password "${p}" into both text fields and press submit.`,
        pages: {
          '/': sheet(
            'Password',
            `<p>Password<br><input id=a type=password></p><p>Verify password<br><input id=b type=password></p><button onclick="done(a.value==='${p}'&&b.value==='${p}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a date field',
    make: (d) => {
      const [y, m, day] = [d.int(2010, 2027), d.int(1, 12), d.int(1, 28)];
      const two = (n: number) => String(n).padStart(2, '0');
      const native = d.next() < 0.5;
      return {
        instructions: `Enter ${two(m)}/${two(day)}/${y} as the date and hit submit.`,
        pages: {
          '/': sheet(
            'Date',
            native
              ? `<p>Date: <input id=i type=date></p><button onclick="done(i.value==='${y}-${two(m)}-${two(day)}')">Submit</button>`
              : `<p>Date: <input id=i placeholder="mm/dd/yyyy"></p><button onclick="done(i.value==='${two(m)}/${two(day)}/${y}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a time field',
    make: (d) => {
      const [h, m, pm] = [d.int(1, 11), d.int(0, 59), d.next() < 0.5];
      const two = (n: number) => String(n).padStart(2, '0');
      return {
        instructions: `Enter ${h}:${two(m)} ${pm ? 'PM' : 'AM'} as the time and press submit.`,
        pages: {
          '/': sheet(
            'Time',
            `<input id=i type=time> <button onclick="done(i.value==='${two(pm ? h + 12 : h)}:${two(m)}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a date picker',
    make: (d) => {
      const m = d.int(0, 11);
      const day = d.int(1, 28);
      const two = (n: number) => String(n).padStart(2, '0');
      const start = Math.max(0, Math.min(11, m + d.int(-3, 3)));
      return {
        instructions: `Select ${two(m + 1)}/${two(day)}/2016 as the date and hit submit.`,
        pages: {
          '/': sheet(
            'Date picker',
            `<p>Date: <input id=i readonly onclick="g.hidden=false"></p><div id=g hidden><div><a href="#" onclick="event.preventDefault();mo--;draw()">Prev</a> <b id=t></b> <a href="#" onclick="event.preventDefault();mo++;draw()">Next</a></div><div id=c></div></div><button onclick="done(i.value==='${two(m + 1)}/${two(day)}/2016')">Submit</button>`,
            `var mo=${start};const N=${JSON.stringify(MONTHS)};function draw(){mo=Math.max(0,Math.min(11,mo));t.textContent=N[mo]+' 2016';c.innerHTML='';for(let k=1;k<=new Date(2016,mo+1,0).getDate();k++){const a=document.createElement('a');a.href='#';a.textContent=k;a.onclick=e=>{e.preventDefault();i.value=String(mo+1).padStart(2,'0')+'/'+String(k).padStart(2,'0')+'/2016';g.hidden=true};c.append(a,' ');if(k%7===0)c.append(document.createElement('br'))}}draw()`,
          ),
        },
      };
    },
  },
  {
    name: 'a slider',
    make: (d) => {
      const [low, high] = [d.pick([0, -5, 10]), d.pick([20, 40])];
      const n = d.int(low, high);
      return {
        instructions: d.pick([
          `Select ${n} with the slider and hit Submit.`,
          `Set the slider to ${n} and press Submit.`,
        ]),
        pages: {
          '/': sheet(
            'Slider',
            `<input type=range id=r min=${low} max=${high} value=${low} oninput="v.textContent=this.value"><p id=v>${low}</p><button onclick="done(r.value==='${n}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a spinner',
    make: (d) => {
      const n = d.int(-6, 9);
      return {
        instructions: `Select ${n} with the spinner and hit Submit.`,
        pages: {
          '/': sheet(
            'Spinner',
            `<input type=number id=r value=0 min=-10 max=10> <button onclick="done(r.value==='${n}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the n-th field',
    make: (d) => {
      const n = d.int(1, 3);
      return {
        instructions: `Focus into the ${['1st', '2nd', '3rd'][n - 1]} input textbox.`,
        pages: { '/': sheet('Focus', [1, 2, 3].map((i) => `<input onfocus="done(${i}===${n})"><br><br>`).join('')) },
      };
    },
  },
  {
    name: 'numbers in rising order',
    make: (d) => {
      const all = d.some([1, 2, 3, 4, 5], 5);
      return {
        instructions: 'Click on the numbers in ascending order.',
        pages: {
          '/': sheet(
            'Numbers',
            all
              .map(
                (n) =>
                  `<button onclick="s.push(${n});this.disabled=true;if(s.length===5)done(s.join()==='1,2,3,4,5')">${n}</button>`,
              )
              .join(' '),
            'var s=[]',
          ),
        },
      };
    },
  },
  {
    name: 'an autocomplete field',
    make: (d) => {
      const all = d.some(['Malaysia', 'Micronesia', 'Malta', 'Mexico', 'Norway', 'Nepal', 'Iceland', 'Ireland'], 8);
      const wanted = d.pick(all);
      const [a, b] = [wanted.slice(0, 2), wanted.slice(-3)];
      return {
        instructions: `Enter an item that starts with "${a}" and ends with "${b}" and press submit.`,
        pages: {
          '/': sheet(
            'Countries',
            `<label>Country <input id=i autocomplete=off oninput="l.innerHTML=A.filter(x=>x.toLowerCase().startsWith(this.value.toLowerCase())).map(x=>'<li role=option tabindex=0 style=cursor:pointer onclick=&quot;i.value=this.textContent;l.innerHTML=\\'\\'&quot;>'+x+'</li>').join('')"></label><ul id=l role=listbox></ul><button onclick="done(i.value.startsWith('${a}')&&i.value.endsWith('${b}')&&A.includes(i.value))">Submit</button>`,
            `const A=${JSON.stringify(all)}`,
          ),
        },
      };
    },
  },
  {
    name: 'a sign as a button',
    make: (d) => {
      const all = d.some(['→', '♥', '☂', '✓', '½', '♫', 'ß'], 4);
      const wanted = d.pick(all);
      return {
        instructions: `Click on the "${wanted}" button.`,
        pages: {
          '/': sheet('Signs', all.map((s) => `<button onclick="done('${s}'==='${wanted}')">${s}</button>`).join(' ')),
        },
      };
    },
  },
];
