import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { asked, ENDS, ORDINALS, ordinal, pressable, prose, q, quiet } from './page.ts';

/** Typing what is told or read off the page, reckoning and comparing, on pages that say nothing when it is done. */
export const WRITE_FAMILIES: readonly Family[] = [
  {
    name: 'quiet: a word of a paragraph, typed',
    make: (d) => {
      const words = prose(d, 12).split(' ');
      const n = d.int(1, 8);
      const last = d.next() < 0.2;
      const w = last ? words.at(-1)! : words[n - 1]!;
      const up = d.next() < 0.3;
      const end = d.pick(ENDS);
      const place = last ? 'last' : d.pick([ordinal(n), ORDINALS[n]!]);
      const task = d.pick([
        `Type the ${place} word of the paragraph into the box${up ? ' in upper case' : ''} and press ${end}.`,
        `Enter the ${place} word of the text below${up ? ', in capital letters,' : ''} and click ${q(d, end)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${words.join(' ')}</p><input id=i> ${pressable(d, end, `fin(i.value==='${up ? w.toUpperCase() : w}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a cell where row and column cross',
    make: (d) => {
      const people = d.some(NAMES, 4);
      const cols = d.some(['Age', 'City', 'Score', 'Team', 'Room'], 3);
      const value = (c: string) =>
        c === 'City' ? d.pick(PLACES) : c === 'Team' ? title(d.pick(THINGS)) : String(d.int(10, 99));
      const rows = people.map((p) => ({ p, v: cols.map(value) }));
      const [r, c] = [d.int(0, 3), d.int(0, 2)];
      const [who, what] = [people[r]!, cols[c]!];
      const end = d.pick(ENDS);
      const task = d.pick([
        `Enter the ${what.toLowerCase()} of ${who} and press ${end}.`,
        `What is ${who}'s ${what.toLowerCase()}? Type it into the text field and click "${end}".`,
        `Look up the ${what} of ${who} in the table, type it into the box and hit ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table border=1><tr><th>Name</th>${cols.map((x) => `<th>${x}</th>`).join('')}</tr>${rows.map((x) => `<tr><td>${x.p}</td>${x.v.map((y) => `<td>${y}</td>`).join('')}</tr>`).join('')}</table><p><input id=i></p>${pressable(d, end, `fin(i.value.trim()==='${rows[r]!.v[c]}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: the sum of what is shown',
    make: (d) => {
      const [a, b] = [d.int(3, 40), d.int(3, 40)];
      const kind = d.pick(['sum', 'difference', 'greater', 'product'] as const);
      const r =
        kind === 'sum' ? a + b : kind === 'difference' ? Math.abs(a - b) : kind === 'product' ? a * b : Math.max(a, b);
      const end = d.pick(ENDS);
      const said = {
        sum: 'the sum of the two numbers',
        difference: 'the difference between the two numbers',
        greater: 'the greater of the two numbers',
        product: 'the product of both numbers',
      }[kind];
      const task = d.pick([
        `Enter ${said} and press ${end}.`,
        `Type ${said} into the field, then click ${q(d, end)}.`,
        asked(d, `write ${said} in the box and hit ${end}`),
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div style="font-size:30px"><span>${a}</span> &nbsp; <span>${b}</span></div><p><input id=i></p>${pressable(d, end, `fin(Number(i.value)===${r}&&i.value!=='')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: copy the code shown',
    make: (d) => {
      const code = `${d.pick(['KX', 'tr', 'Bo'])}${d.int(10, 99)}-${d.int(100, 999)}${d.pick(['q', 'Z', 'm'])}`;
      const label = d.pick(['Your code', 'Access code', 'Voucher', 'Reference']);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Copy the code shown above into the field and press ${end}.`,
        `Type the ${label.toLowerCase()} from the page into the box and click ${q(d, end)}.`,
        `Enter the code you see and press ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${d.pick([`<p>${label}: <b>${code}</b></p>`, `<dl><dt>${label}</dt><dd>${code}</dd></dl>`, `<p>${title(prose(d, 4))}.</p><p>${label} is ${code}.</p>`])}<input id=i placeholder="${d.pick(['', 'Code', 'Type here'])}"> ${pressable(d, end, `fin(i.value==='${code}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: text into the n-th field',
    make: (d) => {
      const n = d.int(1, 4);
      const w = d.pick(NAMES);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Type ${q(d, w)} into the ${ORDINALS[n]} field and press ${end}.`,
        `Put "${w}" in the ${ordinal(n)} text box, then click ${end}.`,
        `Enter "${w}" in text field number ${n} and hit "${end}".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${[1, 2, 3, 4].map((i) => `<p><input class=f id=f${i}></p>`).join('')}${pressable(d, end, `fin([f1,f2,f3,f4].map(x=>x.value).join()==='${[1, 2, 3, 4].map((i) => (i === n ? w : '')).join()}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: odd or even',
    make: (d) => {
      const all = d.some([12, 7, 31, 44, 58, 63, 90], d.int(1, 3));
      const end = d.pick(ENDS);
      const task = d.pick([
        `Say for each number whether it is odd or even, and press ${end}.`,
        `Mark each number as odd or even and click "${end}".`,
        `Decide whether the numbers are odd or even. Then press ${end}.`,
      ]);
      const button = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${all.map((n) => `<div class=row data-n=${n}>${n} ${button ? `<button class=o onclick="set(this,1)">odd</button><button class=e onclick="set(this,0)">even</button>` : `<select onchange="set(this,this.value==='Odd'?1:0)"><option>choose</option><option>Odd</option><option>Even</option></select>`}</div>`).join('')}${pressable(d, end, "fin([...document.querySelectorAll('.row')].every(r=>r.dataset.v===String(r.dataset.n%2)))")}`,
            "function set(e,v){const r=e.closest('.row');r.dataset.v=v;r.querySelectorAll('button').forEach(b=>b.style.fontWeight=b===e?'bold':'')}",
          ),
        },
      };
    },
  },
  {
    name: 'quiet: fill in a small form as told',
    make: (d) => {
      const [name, city, role] = [d.pick(NAMES), d.pick(PLACES), d.pick(['Editor', 'Guest', 'Admin'])];
      const end = d.pick(['Submit', 'Create', 'Add']);
      const task = d.pick([
        `Create a user with the name ${name}, city ${city} and role ${role}, then press ${end}.`,
        `Fill in the form: Name "${name}", City "${city}", Role "${role}". Press ${end}.`,
        `Fill the form with name: ${name}, city: ${city}, role: ${role} and click "${end}".`,
      ]);
      const table = d.next() < 0.5;
      const row = (l: string, c: string) =>
        table ? `<tr><td>${l}</td><td>${c}</td></tr>` : `<p><label>${l} ${c}</label></p>`;
      const rows = d
        .shuffle([
          row('Name', '<input id=n>'),
          row('City', '<input id=c>'),
          row(
            'Role',
            '<select id=r><option></option><option>Guest</option><option>Editor</option><option>Admin</option></select>',
          ),
        ])
        .join('');
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${table ? `<table>${rows}</table>` : rows}${pressable(d, end, `fin(n.value==='${name}'&&c.value==='${city}'&&r.value==='${role}')`)}`,
          ),
        },
      };
    },
  },
];
