import { type Family, NAMES, PLACES, sheet, text, WORDS } from '../family.ts';

/** Tasks that are done by reading one page: looking up, counting, reckoning, comparing. */
export const READING_FAMILIES: readonly Family[] = [
  {
    name: 'a value out of a table',
    make: (d) => {
      const rows = [
        ['Name', d.pick(NAMES)],
        ['Country', d.pick(PLACES)],
        ['Language', d.pick(WORDS)],
        ['Colour', d.pick(['red', 'green'])],
      ];
      const wanted = d.pick(rows);
      return {
        instructions: d.pick([
          `Enter the value of "${wanted[0]}" into the text field and press Submit.`,
          `Enter the value that corresponds with ${wanted[0]} into the text field and press Submit.`,
        ]),
        pages: {
          '/': sheet(
            'Facts',
            `<table border=1>${d
              .shuffle(rows)
              .map((r) => `<tr><td>${r[0]}</td><td>${r[1]}</td></tr>`)
              .join('')}</table><input id=i><button onclick="done(i.value==='${wanted[1]}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the n-th word of a text',
    make: (d) => {
      const words = d.some(WORDS, 9);
      const n = d.int(1, 7);
      const nth = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'][n - 1];
      return {
        instructions: `Find the ${nth} word in the paragraph, type that into the textbox and press "Submit".`,
        pages: {
          '/': sheet(
            'Words',
            `<p>${words.join(' ')}</p><input id=i><button onclick="done(i.value==='${words[n - 1]}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a sum',
    make: (d) => {
      const [a, b, op] = [d.int(2, 12), d.int(1, 9), d.pick(['+', '-', 'x'])];
      const r = op === '+' ? a + b : op === '-' ? a - b : a * b;
      return {
        instructions: 'Solve the math problem and type your answer into the textbox. Press submit when done.',
        pages: {
          '/': sheet(
            'Sums',
            `<p>${a} ${op} ${b} =</p><input id=i><button onclick="done(i.value==='${r}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'an equation',
    make: (d) => {
      const [x, b] = [d.int(1, 12), d.int(1, 9)];
      return {
        instructions: 'Solve for x and type your answer into the textbox. Press Submit when done.',
        pages: {
          '/': sheet(
            'Algebra',
            `<p>x + ${b} = ${x + b}</p><p>x = <input id=i></p><button onclick="done(i.value==='${x}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'copy a word from the page',
    make: (d) => {
      const code = `${d.pick(['Qa', 'Zu', 'Mi'])}${d.int(100, 999)}${d.pick(['x', 'k', 't'])}`;
      return {
        instructions: 'Type the text below into the text field and press Submit.',
        pages: {
          '/': sheet(
            'Code',
            `<div style="font-size:22px;letter-spacing:2px">${code}</div><p><input id=i></p><button onclick="done(i.value==='${code}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'copy and paste',
    make: (d) => {
      const t = text(d, 7);
      return {
        instructions: 'Copy the text in the textarea below, paste it into the textbox and press Submit.',
        pages: {
          '/': sheet(
            'Copy',
            `<textarea id=a rows=3 cols=40>${t}</textarea><p><input id=i type=text></p><button onclick="done(i.value==='${t}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the last word of a text area',
    make: (d) => {
      const words = d.some(WORDS, 20);
      return {
        instructions: 'Find the last word in the text area, enter it into the text field and hit Submit.',
        pages: {
          '/': sheet(
            'Text area',
            `<textarea id=a rows=3 cols=20 readonly>${words.join(' ')}</textarea><p><input id=i type=text></p><button onclick="done(i.value==='${words.at(-1)}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'count what is shown',
    make: (d) => {
      const all = Array.from({ length: d.int(5, 9) }, () => d.pick(['circle', 'square', 'triangle']));
      const wanted = d.pick(all);
      const n = all.filter((s) => s === wanted).length;
      const choices = [...new Set([n, n + 1, Math.max(0, n - 1), n + 2])].sort((a, b) => a - b);
      return {
        instructions: `How many ${wanted}s are there?`,
        pages: {
          '/': sheet(
            'Shapes',
            `<p>${all.map((s) => `<span role=img aria-label="${s}" style="display:inline-block;width:80px;margin:6px;background:#8ce">${s}</span>`).join('')}</p>${choices.map((c) => `<button onclick="done(${c}===${n})">${c}</button>`).join(' ')}`,
          ),
        },
      };
    },
  },
  {
    name: 'the greatest card',
    make: (d) => {
      const all = d.some([3, 8, 12, 27, 41, 66, 93], 4);
      return {
        instructions: 'Find and pick the card with the greatest number, then press submit.',
        pages: {
          '/': sheet(
            'Cards',
            `${all.map((n) => `<div role=button tabindex=0 onclick="p=${n}" style="display:inline-block;border:1px solid;padding:20px;margin:6px;cursor:pointer">${n}</div>`).join('')}<br><button onclick="done(p===${Math.max(...all)})">Submit</button>`,
            'var p=null',
          ),
        },
      };
    },
  },
  {
    name: 'odd and even',
    make: (d) => {
      const all = d.some([2, 5, 8, 11, 14, 17], 3);
      return {
        instructions: 'Mark the numbers below as odd or even and press submit when done.',
        pages: {
          '/': sheet(
            'Odd or even',
            `${all.map((n, i) => `<fieldset><legend>${n}</legend><label><input type=radio name=n${i} value=odd> Odd</label> <label><input type=radio name=n${i} value=even> Even</label></fieldset>`).join('')}<button onclick="done([...document.querySelectorAll('fieldset')].every(f=>f.querySelector('input:checked')?.value===(Number(f.querySelector('legend').textContent)%2?'odd':'even')))">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a grid coordinate',
    make: (d) => {
      const [x, y] = [d.int(-2, 2), d.int(-2, 2)];
      const cells = [2, 1, 0, -1, -2]
        .map(
          (b) =>
            `<div>${[-2, -1, 0, 1, 2].map((a) => `<button aria-label="(${a},${b})" style="width:34px;height:34px" onclick="done(${a}===${x}&&${b}===${y})"></button>`).join('')}</div>`,
        )
        .join('');
      return { instructions: `Click on the grid coordinate (${x},${y}).`, pages: { '/': sheet('Grid', cells) } };
    },
  },
  {
    name: 'guess a number',
    make: (d) => {
      const n = d.int(0, 9);
      return {
        instructions: 'Guess the number between 0-9 and press Submit. Use the feedback below to find the right number.',
        maxTurns: 40,
        pages: {
          '/': sheet(
            'Guess',
            `<input id=i type=number min=0 max=9><button onclick="const g=Number(i.value);if(i.value!==''&&g===${n})done(true,'Correct!');else o.textContent='The number is '+(g<${n}?'higher':'lower')+' than '+g+'.'">Submit</button><p id=o>Waiting for your guess...</p>`,
          ),
        },
      };
    },
  },
];
