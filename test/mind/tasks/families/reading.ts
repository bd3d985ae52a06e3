import { type Family, NAMES, PLACES, sheet, THINGS, text, WORDS } from './family.ts';

/** Tasks that are done by reading: looking up, counting, reckoning, comparing. */
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
  {
    name: 'what the page says to do',
    make: (d) => {
      const [a, b] = d.some(THINGS, 2) as [string, string];
      return {
        instructions: d.pick([
          'Follow the instructions on the page.',
          'Do what the page asks.',
          'Complete the task described below.',
        ]),
        pages: {
          '/': sheet(
            'Exercise',
            `<p>To finish, type "${a}" into the box and click the "${b}" button.</p><input id=i> ${d
              .shuffle([b, 'Skip', 'Later'])
              .map((l) => `<button onclick="done('${l}'==='${b}'&&i.value==='${a}')">${l}</button>`)
              .join(' ')}`,
          ),
        },
      };
    },
  },
  {
    name: 'the price of a thing',
    make: (d) => {
      const things = d.some(THINGS, 5).map((n) => ({ n, p: `€${d.int(3, 80)}.${d.int(10, 99)}` }));
      const w = d.pick(things);
      return {
        instructions: d.pick([
          `Find out what the ${w.n} costs.`,
          `How much is the ${w.n}?`,
          `What is the price of the ${w.n}?`,
        ]),
        answer: new RegExp(w.p.replace(/[.$]/g, '\\$&')),
        pages: {
          '/': sheet(
            'Prices',
            `<table>${things.map((t) => `<tr><td>${t.n}</td><td>${t.p}</td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'opening hours',
    make: (d) => {
      const [h1, h2] = [d.int(7, 10), d.int(16, 20)];
      const place = d.pick(['library', 'museum', 'swimming pool']);
      return {
        instructions: d.pick([`Find the opening hours of the ${place}.`, `When does the ${place} open?`]),
        answer: new RegExp(`${h1}`),
        pages: {
          '/': sheet(
            'Town of Eskdale',
            `<nav><a href="/v">Visit</a> <a href="/g">Government</a> <a href="/n">News</a></nav><p>${text(d, 30)}</p>`,
          ),
          '/v': sheet(
            'Visit',
            `<a href="/">Home</a><ul><li><a href="/l">The ${place}</a></li><li><a href="/p">Parking</a></li></ul>`,
          ),
          '/l': sheet(
            `The ${place}`,
            `<a href="/v">Visit</a><p>${text(d, 10)}</p><h2>Opening hours</h2><p>Monday to Friday ${h1}:00 to ${h2}:00</p>`,
          ),
          '/p': sheet('Parking', '<p>Park by the church.</p>'),
          '/g': sheet('Government', '<p>The council meets on Mondays.</p>'),
          '/n': sheet('News', '<p>Nothing new.</p>'),
        },
      };
    },
  },
  {
    name: 'a question answered in a list of questions',
    make: (d) => {
      const days = d.int(5, 29);
      return {
        instructions: d.pick(['Find out how long a refund takes.', 'How many days does a refund take?']),
        answer: new RegExp(`${days} days`),
        pages: {
          '/': sheet(
            'Help',
            `<a href="/">Home</a>${d.shuffle([`<h3>How long does a refund take?</h3><p>We pay it back within ${days} days.</p>`, '<h3>Do you ship abroad?</h3><p>Yes, to most of Europe.</p>', '<h3>Can I change my order?</h3><p>Only within the hour.</p>']).join('')}`,
          ),
        },
      };
    },
  },
  {
    name: 'who wrote it',
    make: (d) => {
      const [a, b] = d.some(NAMES, 2) as [string, string];
      const posts = d.some(
        ['Bread without a tin', 'Keeping bees in town', 'A shed of pallets', 'Sharpening knives'],
        3,
      );
      const w = d.pick(posts);
      const slug = (t: string) => `/${t.toLowerCase().replace(/ /g, '-')}`;
      return {
        instructions: d.pick([`Who wrote "${w}"?`, `Find the author of the article "${w}".`]),
        answer: new RegExp(`${a} ${b}son`),
        pages: {
          '/': sheet('Journal', posts.map((p) => `<p><a href="${slug(p)}">${p}</a></p>`).join('')),
          ...Object.fromEntries(
            posts.map((p) => [
              slug(p),
              sheet(p, `<p>Written by ${p === w ? `${a} ${b}son` : 'Someone Else'} in May</p><p>${text(d, 40)}</p>`),
            ]),
          ),
        },
      };
    },
  },
  {
    name: 'further down the page',
    make: (d) => {
      const phone = `0${d.int(20, 89)} ${d.int(1000, 9999)} ${d.int(1000, 9999)}`;
      return {
        instructions: d.pick([
          'Find the phone number of the workshop.',
          'What is the telephone number of the workshop?',
        ]),
        answer: new RegExp(phone),
        pages: {
          '/': sheet(
            'Mill Street Cycles',
            `${Array.from({ length: 9 }, () => `<h2>${d.pick(THINGS)}</h2><p style="height:170px">${text(d, 30)}</p>`).join('')}<h2>Find us</h2><p>Workshop: ${phone}</p>`,
          ),
        },
      };
    },
  },
];
