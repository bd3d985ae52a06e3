import { type Family, PLACES, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, pressable, prose, quiet } from '../single/page.ts';

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
];
