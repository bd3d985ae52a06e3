import { type Family, MONTHS, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, listed, ordinal, quiet } from '../single/page.ts';

/** A second draught of small pages, written before anything was mended on them. */
export const SECOND_SMALL: readonly Family[] = [
  {
    name: 'second: hashtags made of words',
    make: (d) => {
      const w = d.some(THINGS, 3);
      const task = d.pick([
        `Give the photo the keywords ${listed(d, w)}.`,
        `Add three tags: ${listed(d, w)}.`,
        `Label the photo with ${listed(d, w)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>photo_114.jpg</p><div>Keywords: <span id=l></span></div><input id=i placeholder="Add a tag"><button id=b>Add</button>`,
            `let T=[];b.onclick=()=>{const v=i.value.trim();if(!v)return;T.push(v);i.value='';l.textContent=T.map(x=>'#'+x).join(' ');window.won=T.slice().sort().join()==='${[...w].sort().join()}'}`,
          ),
        },
      };
    },
  },
  {
    name: 'second: several lines of an order',
    make: (d) => {
      const things = d.some(THINGS, 3);
      const n = things.map((): number => d.int(0, 3));
      if (!n.some((x) => x > 0)) n.splice(0, 1, 2);
      const said = things.flatMap((x, i) => (n[i] ? [`${n[i]} ${x}${n[i]! > 1 ? 's' : ''}`] : []));
      const task = d.pick([`I want ${listed(d, said)}. Send the order.`, `Order ${listed(d, said)}.`]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Order form</h3>${things.map((x) => `<p><label style="display:inline-block;width:120px">${title(x)}</label><input type=number min=0 value=0 class=n aria-label="${title(x)}"></p>`).join('')}<button class=btn id=e>Send order</button>`,
            `e.onclick=()=>{fin($$('.n').map(x=>x.value).join()==='${n.join()}');$('#root>div').innerHTML='<p>Your order has been sent.</p>'}`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a wheel of days, months and years',
    make: (d) => {
      const [day, m, y] = [d.int(1, 28), d.int(0, 11), d.int(1960, 2005)];
      const end = d.pick(ENDS);
      const task = d.pick([
        `Set the date of birth to ${day} ${MONTHS[m]} ${y} and press ${end}.`,
        `Choose ${MONTHS[m]} ${day}, ${y} as the birthday, then click ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<fieldset><legend>Date of birth</legend><select id=a><option>Day${Array.from({ length: 31 }, (_, i) => `<option>${i + 1}`).join('')}</select><select id=b><option>Month${MONTHS.map((x) => `<option>${x}`).join('')}</select><select id=c><option>Year${Array.from({ length: 60 }, (_, i) => `<option>${2010 - i}`).join('')}</select></fieldset><button onclick="fin(a.value==='${day}'&&b.value==='${MONTHS[m]}'&&c.value==='${y}')">${end}</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a thermostat with arrows',
    make: (d) => {
      const n = d.int(16, 25);
      const from = n > 20 ? n - d.int(2, 5) : n + d.int(2, 5);
      const task = d.pick([
        `Set the thermostat to ${n} degrees.`,
        `Change the temperature to ${n} °C.`,
        `Make it ${n} degrees in the room.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div style="text-align:center;width:180px"><div>Temperature</div><button id=u aria-label="Warmer">▲</button><div style="font-size:40px" id=v>${from}°</div><button id=w aria-label="Cooler">▼</button></div>`,
            `let n=${from};const s=k=>{n+=k;v.textContent=n+'°';window.won=n===${n}};u.onclick=()=>s(1);w.onclick=()=>s(-1)`,
          ),
        },
      };
    },
  },
  {
    name: 'second: the odd one out',
    make: (d) => {
      const [a, b] = d.some(
        [
          ['apple', 'pear', 'plum', 'grape'],
          ['dog', 'horse', 'goat', 'rabbit'],
          ['red', 'green', 'blue', 'yellow'],
          ['piano', 'violin', 'flute', 'drum'],
        ],
        2,
      ) as [string[], string[]];
      const odd = d.pick(b);
      const all = d.shuffle([...d.some(a, 3), odd]);
      const task = d.pick([
        'Click the word that does not belong to the others.',
        'Which word is the odd one out? Click it.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            all.map((x) => `<button style="margin:4px" onclick="fin('${x}'==='${odd}')">${x}</button>`).join(''),
          ),
        },
      };
    },
  },
  {
    name: 'second: a seat in a hall',
    make: (d) => {
      const rows = ['A', 'B', 'C', 'D'];
      const [r, c] = [d.pick(rows), d.int(1, 6)];
      const task = d.pick([`Book seat ${r}${c}.`, `Choose the seat in row ${r}, number ${c}, and press Book.`]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Choose your seat</h3>${rows.map((x) => `<div style="margin:4px">${x} ${[1, 2, 3, 4, 5, 6].map((k) => `<button class=s data-s=${x}${k} aria-label="Row ${x} seat ${k}" style="width:28px">${k}</button>`).join('')}</div>`).join('')}<button class=btn id=e>Book</button>`,
            `let w='';$$('.s').forEach(s=>s.onclick=()=>{w=s.dataset.s;$$('.s').forEach(x=>{x.style.background=x===s?'#6c6':'';x.setAttribute('aria-pressed',String(x===s))})});e.onclick=()=>{if(w){fin(w==='${r}${c}');e.textContent='Booked '+w}}`,
          ),
        },
      };
    },
  },
  {
    name: 'second: rows of a table ticked by what they say',
    make: (d) => {
      const places = d.some(PLACES, 3);
      const people = d.some(NAMES, 7).map((n) => ({ n, p: d.pick(places) }));
      const w = people[0]!.p;
      const task = d.pick([
        `Select all the people from ${w} and press Delete.`,
        `Tick every row with the city ${w} and click Delete.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<table>${people.map((x) => `<tr><td><input type=checkbox class=k data-p=${x.p} aria-label="Select row"><td>${x.n}<td>${x.p}</tr>`).join('')}</table><button class=btn id=e>Delete</button>`,
            `e.onclick=()=>{fin($$('.k').every(x=>x.checked===(x.dataset.p==='${w}')));$$('.k').filter(x=>x.checked).forEach(x=>x.closest('tr').remove())}`,
          ),
        },
      };
    },
  },
  {
    name: 'second: the n-th letter or the length of a word',
    make: (d) => {
      const w = d.pick(THINGS);
      const k = d.int(1, 4);
      const [task, value] = d.pick([
        [`Type the ${ordinal(k)} letter of the word shown and press OK.`, w[k - 1]!],
        ['How many letters does the word have? Type the number and press OK.', String(w.length)],
        ['Type the word backwards and press OK.', [...w].reverse().join('')],
      ] as const);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<p style="font-size:22px">${w}</p><input id=i size=10><button onclick="fin(i.value.trim().toLowerCase()==='${value}')">OK</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a person found by more than one thing',
    make: (d) => {
      const people = d.some(NAMES, 6).map((n, i) => ({ n, p: PLACES[i % 3]!, a: 20 + ((i * 7) % 40) }));
      const w = d.pick(people);
      const task = d.pick([
        `Click on the person who lives in ${w.p} and is ${w.a} years old.`,
        `Open the profile of the ${w.a}-year-old from ${w.p}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            people
              .map(
                (x) =>
                  `<div class=person style="cursor:pointer;border:1px solid #ccc;padding:6px;margin:3px" onclick="fin('${x.n}'==='${w.n}')"><b>${x.n}</b><div>${x.p}</div><div>${x.a} years</div></div>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'second: undo and redo',
    make: (d) => {
      const task = d.pick([
        'Press the + button three times, then undo once.',
        'Click Add three times and then Undo once.',
      ]);
      const words = /Add/.test(task);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<p>Items: <b id=n>0</b></p><button id=a>${words ? 'Add' : '+'}</button> <button id=u>Undo</button>`,
            `let n=0,h=[];a.onclick=()=>{h.push('a');$('#n').textContent=++n;window.won=false};u.onclick=()=>{if(n){h.push('u');$('#n').textContent=--n}window.won=h.join('')==='aaau'}`,
          ),
        },
      };
    },
  },
];
