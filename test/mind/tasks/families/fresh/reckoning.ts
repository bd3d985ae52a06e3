import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, pressable, q, quiet, safe } from '../single/page.ts';

/** Following, sorting, reckoning, guessing. */
export const FRESH_RECKONING: readonly Family[] = [
  {
    name: 'fresh: instructions numbered on the page',
    make: (d) => {
      const who = d.pick(NAMES);
      const n = d.int(2, 9);
      const town = d.pick(PLACES);
      const steps = d.shuffle([
        `Type ${who} into the Name field`,
        `Tick the box Newsletter`,
        `Choose ${town} from the list`,
        `Set the number of seats to ${n}`,
      ]);
      const task = d.pick([
        'Follow the instructions on the page.',
        'Do what the numbered list says, step by step.',
        'Carry out the steps listed on the page.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<ol>${[...steps, 'Press Finish'].map((x) => `<li>${x}.</li>`).join('')}</ol><hr><p><label>Name <input id=a></label></p><p><label><input type=checkbox id=b> Newsletter</label></p><p><label>City <select id=c><option>Please choose${[
              town,
              ...['Paris', 'Rome', 'Bonn'],
            ]
              .sort()
              .map((x) => `<option>${x}`)
              .join(
                '',
              )}</select></label></p><p><label>Seats <input type=number id=n value=1></label></p><button class=btn id=e>Finish</button>`,
            `e.onclick=()=>fin(a.value.trim()==='${who}'&&b.checked&&c.value==='${town}'&&+n.value===${n})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a list sorted with the mouse',
    make: (d) => {
      const nums = d.next() < 0.5;
      const items = nums ? d.some([3, 8, 12, 17, 25, 31, 44, 58, 63], 4).map(String) : d.some(THINGS, 4).map(title);
      const want = [...items].sort((a, b) => (nums ? Number(a) - Number(b) : a < b ? -1 : 1));
      if (want.join() === items.join()) items.reverse();
      const end = d.pick(ENDS);
      const task = nums
        ? d.pick([
            `Sort the numbers from smallest to largest by dragging and press ${end}.`,
            `Drag the numbers into increasing order, then click ${end}.`,
          ])
        : d.pick([
            `Sort the list alphabetically by dragging and press ${end}.`,
            `Drag the words into alphabetical order, then click ${end}.`,
          ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<ul id=l style="list-style:none;padding:0;width:200px">${items.map((x) => `<li draggable=true style="border:1px solid #bbb;padding:8px;margin:4px;background:#fff;cursor:grab">${x}</li>`).join('')}</ul><button class=btn id=e>${end}</button>`,
            `let m=null;$$('#l li').forEach(x=>{x.ondragstart=()=>{m=x};x.ondragover=v=>{v.preventDefault();if(!m||m===x)return;const r=x.getBoundingClientRect();v.clientY>r.top+r.height/2?x.after(m):x.before(m)};x.ondrop=v=>v.preventDefault()});e.onclick=()=>fin($$('#l li').map(x=>x.textContent).join()==='${want.join()}')`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a sum typed',
    make: (d) => {
      const [a, b, op] = [d.int(3, 20), d.int(2, 9), d.pick(['+', '-', '×'])];
      const n = op === '+' ? a + b : op === '-' ? a - b : a * b;
      const end = d.pick(ENDS);
      const task = d.pick([
        `Solve the problem and type the answer, then press ${end}.`,
        `Work out the sum and press ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div style="font-size:20px">${a} ${op} ${b} = <input id=i size=3></div>${pressable(d, end, `fin(i.value.trim()==='${n}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: reckoned on the keys of a calculator',
    make: (d) => {
      const [a, b, op] = [d.int(12, 89), d.int(2, 9), d.pick(['+', '-', '×'])];
      const n = op === '+' ? a + b : op === '-' ? a - b : a * b;
      const task = d.pick([
        `Use the calculator to work out ${a} ${op} ${b}.`,
        `Compute ${a} ${op === '×' ? 'times' : op === '+' ? 'plus' : 'minus'} ${b} with the calculator.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div id=s style="background:#eef;text-align:right;padding:6px;font-size:22px;width:208px">0</div><div style="display:grid;grid-template-columns:repeat(4,50px);gap:3px">${['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '-', '0', 'C', '=', '+'].map((k) => `<button class=k>${k}</button>`).join('')}</div>`,
            `let x='0',y=null,o=null,f=true;$$('.k').forEach(k=>k.onclick=()=>{const t=k.textContent;if(/\\d/.test(t)){x=f?t:x+t;f=false}else if(t==='C'){x='0';y=null;o=null;f=true}else if(t==='='){if(o){const[p,q]=[+y,+x];x=String(o==='+'?p+q:o==='-'?p-q:o==='×'?p*q:p/q);o=null;f=true;window.won=+x===${n}}}else{y=x;o=t;f=true}s.textContent=x})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a number guessed by higher and lower',
    make: (d) => {
      const n = d.int(0, 9);
      const task = d.pick([
        'Guess the number between 0 and 9 and press Submit. Use the feedback below to find the right one.',
        'Find the secret number from 0 to 9; the page says whether it is higher or lower.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<input type=number id=i min=0 max=9><button id=b>Submit</button><div id=o>Waiting for your guess...</div>`,
            `b.onclick=()=>{if(i.value==='')return;const g=+i.value;if(g===${n}){o.textContent='Correct!';fin(true)}else o.textContent='The number is '+(g<${n}?'higher':'lower')+' than '+g+'.'}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a fact of a person typed',
    make: (d) => {
      const people = d
        .some(NAMES, 3)
        .map((n) => ({ n, phone: `555-${d.int(1000, 9999)}`, town: d.pick(PLACES), born: d.int(1950, 2002) }));
      const w = d.pick(people);
      const [what, value] = d.pick([
        ['phone number', w.phone],
        ['year of birth', String(w.born)],
        ['city', w.town],
      ] as const);
      const end = d.pick(ENDS);
      const task = d.pick([
        `What is the ${what} of ${w.n}? Type it and press ${end}.`,
        `Find ${w.n}'s ${what}, enter it in the box and click ${q(d, end)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${people.map((p) => `<div style="border:1px solid #ccc;padding:6px;margin:4px"><b>${p.n}</b><br>Phone number: ${p.phone}<br>City: ${p.town}<br>Year of birth: ${p.born}</div>`).join('')}<input id=a> ${pressable(d, end, `fin(a.value.trim()==='${safe(value)}')`)}`,
          ),
        },
      };
    },
  },
];
