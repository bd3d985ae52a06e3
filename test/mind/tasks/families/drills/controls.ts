import { type Family, NAMES, sheet, submit, THINGS, WORDS } from '../family.ts';

/** Buttons, boxes and lists with spelled-out instructions, in the manner of interface drills. */
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
];
