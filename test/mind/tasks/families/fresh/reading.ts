import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, pressable, prose, q, quiet, safe } from '../single/page.ts';

const SHAPES: Record<string, (x: number, y: number, r: number, c: string) => string> = {
  circle: (x, y, r, c) => `<circle cx=${x} cy=${y} r=${r} fill=${c} />`,
  rectangle: (x, y, r, c) => `<rect x=${x - r} y=${y - r * 0.6} width=${2 * r} height=${1.2 * r} fill=${c} />`,
  triangle: (x, y, r, c) => `<polygon points="${x},${y - r} ${x + r},${y + r} ${x - r},${y + r}" fill=${c} />`,
};
const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];

/** Looking, counting, answering, copying. */
export const FRESH_READING: readonly Family[] = [
  {
    name: 'fresh: a drawn figure named by a button',
    make: (d) => {
      const kinds = Object.keys(SHAPES);
      const w = d.pick(kinds);
      const task = d.pick([
        'Which shape is drawn? Press its name.',
        'Click the button that says what the figure is.',
        'Name the shape below.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<svg width=150 height=80>${SHAPES[w]!(70, 40, 30, d.pick(COLOURS))}</svg><div>${d
              .shuffle(kinds)
              .map((k) => `<button onclick="fin('${k}'==='${w}')">${title(k)}</button>`)
              .join('')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: drawn figures counted and the number given',
    make: (d) => {
      const kinds = Object.keys(SHAPES);
      const items = Array.from({ length: d.int(5, 9) }, (_, i) => ({
        k: d.pick(kinds),
        c: d.pick(COLOURS.slice(0, 3)),
        i,
      }));
      const by = d.int(0, 2);
      const w = d.pick(items);
      const says = [`${w.k}s`, `${w.c} items`, `${w.c} ${w.k}s`][by]!;
      const n = items.filter((x) => (by === 1 || x.k === w.k) && (by === 0 || x.c === w.c)).length;
      const typed = d.next() < 0.5;
      const task = typed ? `How many ${says} are there? Type the number and press OK.` : `How many ${says} are there?`;
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<svg width=150 height=90>${items.map((x) => SHAPES[x.k]!(18 + (x.i % 5) * 28, 20 + Math.floor(x.i / 5) * 40, 9, x.c)).join('')}</svg><div>${
              typed
                ? `<input id=a size=4><button onclick="fin(a.value.trim()==='${n}')">OK</button>`
                : d
                    .shuffle([n, n + 1, n + 3, n > 1 ? n - 1 : n + 2])
                    .map((k) => `<button onclick="fin(${k}===${n})">${k}</button>`)
                    .join('')
            }</div>`,
            '',
            1,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a quiz, one question after another',
    make: (d) => {
      const sums = Array.from({ length: 3 }, () => [d.int(2, 9), d.int(2, 9)] as const);
      const facts: [string, string, string[]][] = d.some(
        [
          ['How many days are in a week?', '7', ['5', '6', '8']],
          ['What colour do blue and yellow make?', 'Green', ['Brown', 'Purple', 'Black']],
          ['Which month comes after March?', 'April', ['May', 'February', 'June']],
          ['Which of these is an animal?', 'Horse', ['Chair', 'Spoon', 'River']],
        ],
        2,
      ) as [string, string, string[]][];
      const qs = [
        ...sums
          .slice(0, 2)
          .map(
            ([a, b]) =>
              [`What is ${a} + ${b}?`, String(a + b), [String(a + b + 1), String(a + b - 2), String(a * b + 20)]] as [
                string,
                string,
                string[],
              ],
          ),
        ...facts,
      ];
      const set = d.shuffle(qs).map(([x, y, z]) => ({ x, y, o: d.shuffle([y, ...z]) }));
      const task = d.pick([
        'Answer all the questions of the quiz correctly.',
        'Take the quiz and get every answer right.',
        'Complete the quiz without a mistake.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            '<h3>Quiz</h3><div id=q></div>',
            `const Q=${JSON.stringify(set)};let k=0,r=0;const q=$('#q');function paint(){if(k===Q.length){q.innerHTML='<p>Your score: '+r+' of '+Q.length+'</p>';fin(r===Q.length);return}q.innerHTML='<p>Question '+(k+1)+' of '+Q.length+'</p><p>'+Q[k].x+'</p>'+Q[k].o.map(o=>'<label style="display:block"><input type=radio name=o value="'+o+'"> '+o+'</label>').join('')+'<button class=btn id=n>Next</button>';$('#n').onclick=()=>{const c=$('input:checked');if(!c)return;if(c.value===Q[k].y)r++;k++;paint()}}paint()`,
          ),
        },
        maxTurns: 30,
      };
    },
  },
  {
    name: 'fresh: a question of one kind after another, as told',
    make: (d) => {
      const age = d.int(19, 70);
      const [town, pet] = [d.pick(PLACES), d.pick(['dog', 'cat', 'bird'])];
      const task = `Answer the survey: you are ${age} years old, live in ${town} and have a ${pet}.`;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            '<div id=q></div>',
            `let k=0,A=[];const Q=['<p>How old are you?</p><input id=a type=number>','<p>Where do you live?</p><input id=a>','<p>Do you have a pet?</p><select id=a><option>None<option>cat<option>dog<option>bird</select>'];function paint(){if(k===3){q.innerHTML='<p>Thank you for taking part.</p>';fin(A.join()==='${age},${town},${pet}');return}q.innerHTML=Q[k]+'<p><button id=n>'+(k<2?'Continue':'Finish')+'</button></p>';n.onclick=()=>{if(!a.value)return;A.push(a.value.trim());k++;paint()}}paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a command line',
    make: (d) => {
      const files = d.some(
        ['report.txt', 'notes.md', 'photo.png', 'music.mp3', 'data.csv', 'plan.doc', 'script.py'],
        4,
      );
      const w = d.pick(files);
      const ext = w.split('.')[1];
      const task = d.pick([
        `Use the terminal to delete the file that ends with .${ext}.`,
        `Delete the file with the extension ${ext} in the terminal below. Type "help" for the commands.`,
        `Remove ${w} by means of the command line.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=t style="background:#111;color:#9f9;font:13px monospace;padding:8px;height:190px;width:320px;overflow:auto"><div>Welcome! Type help for a list of available commands.</div><div id=o></div><div>user$ <input id=i style="background:none;border:0;color:inherit;font:inherit;outline:0;width:200px" autofocus autocomplete=off></div></div>`,
            `let F=${JSON.stringify(files)};t.onclick=()=>i.focus();i.onkeydown=v=>{if(v.key!=='Enter')return;const c=i.value.trim();i.value='';const p=s=>{const e=document.createElement('div');e.textContent=s;o.append(e)};p('user$ '+c);const [a,b]=c.split(/\\s+/);if(a==='ls')p(F.join('  '));else if(a==='help')p('ls: list files; rm FILE: remove a file; clear; exit');else if(a==='rm'){if(F.includes(b)){F=F.filter(x=>x!==b);fin(b==='${w}')}else p('rm: '+(b||'')+': no such file')}else if(a)p(a+': command not found')}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: copied from one box into another',
    make: (d) => {
      const words = prose(d, d.int(5, 9));
      const end = d.pick(ENDS);
      const task = d.pick([
        `Copy the text of the upper box into the lower one and press ${end}.`,
        `Copy the text in the textarea, paste it into the input and press ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<textarea id=a rows=4 cols=16>${words}</textarea><br><input id=b size=14><br>${pressable(d, end, `fin(b.value==='${words}')`)}`,
            '',
            2,
          ),
        },
      };
    },
  },
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
