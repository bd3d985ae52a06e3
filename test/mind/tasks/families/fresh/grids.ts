import { type Family, NAMES, THINGS } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, q, quiet } from '../single/page.ts';

/** Grids and cells, and rows that are taken off or counted. */
export const FRESH_GRIDS: readonly Family[] = [
  {
    name: 'fresh: a square of a grid by row and column',
    make: (d) => {
      const [r, c] = [d.int(1, 4), d.int(1, 4)];
      const task = d.pick([
        `Click the cell in row ${r}, column ${c}.`,
        `Press the square at row ${r} and column ${c}.`,
        `Select the box in column ${c} of row ${r}.`,
      ]);
      const blank = d.next() < 0.5;
      const cells = Array.from({ length: 16 }, (_, i) => i);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<table id=g style="border-collapse:collapse">${[0, 1, 2, 3].map((y) => `<tr>${[0, 1, 2, 3].map((x) => `<td onclick="fin(${y + 1}===${r}&&${x + 1}===${c})" style="width:30px;height:26px;border:1px solid #555;cursor:pointer;text-align:center">${blank ? '' : String.fromCharCode(65 + cells[y * 4 + x]!)}</td>`).join('')}</tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a point of a grid by its coordinates',
    make: (d) => {
      const [x, y] = [d.int(-2, 2), d.int(-2, 2)];
      const task = `Click on the grid coordinate (${x},${y}).`;
      const at = (v: number) => 75 + v * 28;
      const dots = [-2, -1, 0, 1, 2].flatMap((a) =>
        [-2, -1, 0, 1, 2].map(
          (b) => `<circle cx=${at(a)} cy=${at(-b)} r=5 fill="#06c" onclick="fin(${a}===${x}&&${b}===${y})"></circle>`,
        ),
      );
      const labels = [-2, -1, 1, 2].map(
        (a) => `<text x=${at(a) - 3} y=90 font-size=9>${a}</text><text x=60 y=${at(-a) + 3} font-size=9>${a}</text>`,
      );
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<svg width=150 height=150><line x1=0 x2=150 y1=75 y2=75 stroke=black /><line y1=0 y2=150 x1=75 x2=75 stroke=black />${labels.join('')}${dots.join('')}</svg>`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a cell changed where it stands',
    make: (d) => {
      const things = d.some(THINGS, 5);
      const w = d.pick(things);
      const price = d.int(11, 99);
      const twice = d.next() < 0.5;
      const task = d.pick([
        `Change the price of the ${w} to ${price}.`,
        `${twice ? 'Double-click' : 'Edit'} the price of ${q(d, w)} ${twice ? 'and set it' : 'in the table and make it'} ${twice ? 'to ' : ''}${price}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<table cellpadding=6><tr><th>Item<th>Stock<th>Price</tr>${things.map((x, i) => `<tr><td>${x}<td>${d.int(1, 9)}<td class=e data-x=${x}>${20 + i * 3}</tr>`).join('')}</table><p>${twice ? 'Double-click' : 'Click'} a price to edit it.</p>`,
            `$$('.e').forEach(c=>c.addEventListener('${twice ? 'dblclick' : 'click'}',()=>{if($('input',c))return;const i=document.createElement('input');i.size=5;i.value=c.textContent;c.textContent='';c.append(i);i.focus();const ok=()=>{if(!i.isConnected)return;c.textContent=i.value;window.won=$$('.e').every(e=>e.dataset.x==='${w}'?e.textContent==='${price}':e.textContent!=='${price}')};i.addEventListener('keydown',v=>{if(v.key==='Enter')ok()});i.addEventListener('blur',ok)}))`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: what is done taken off the list',
    make: (d) => {
      const jobs = d.some(
        ['Water plants', 'Call the bank', 'Buy stamps', 'Fix the tap', 'Book dentist', 'Post parcel'],
        5,
      );
      const w = d.pick(jobs);
      const mode = d.int(0, 2);
      const task = [
        `Delete the task "${w}".`,
        `Mark ${q(d, w)} as done.`,
        `Add a new task called "Feed the cat" to the list.`,
      ][mode]!;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<form id=f><input id=i placeholder="What needs doing?"></form><ul id=l style="padding:0;list-style:none"></ul><small id=c></small>`,
            `let J=${JSON.stringify(jobs)}.map(t=>({t,d:false}));function paint(){l.innerHTML='';J.forEach((j,k)=>{const e=document.createElement('li');e.innerHTML='<input type=checkbox '+(j.d?'checked':'')+'> <span></span> <a style="cursor:pointer;color:#a00" class=x>×</a>';e.querySelector('span').textContent=j.t;e.querySelector('input').onchange=v=>{j.d=v.target.checked;see()};e.querySelector('.x').onclick=()=>{J.splice(k,1);paint();see()};l.append(e)});c.textContent=J.filter(j=>!j.d).length+' left'}function see(){c.textContent=J.filter(j=>!j.d).length+' left';window.won=[J.length===4&&!J.some(j=>j.t==='${w}')&&!J.some(j=>j.d),J.length===5&&J.every(j=>j.d===(j.t==='${w}')),J.length===6&&J.some(j=>j.t==='Feed the cat')&&!J.some(j=>j.d)][${mode}]}f.onsubmit=v=>{v.preventDefault();if(i.value.trim()){J.push({t:i.value.trim(),d:false});i.value='';paint();see()}};paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: how many rows are of a kind',
    make: (d) => {
      const states = ['Paid', 'Due', 'Late'];
      const rows = d.some(NAMES, d.int(6, 9)).map((n) => ({ n, s: d.pick(states) }));
      const w = d.pick(states);
      const n = rows.filter((r) => r.s === w).length;
      const end = d.pick(ENDS);
      const task = d.pick([
        `How many invoices are ${w.toLowerCase()}? Enter the number and press ${end}.`,
        `Count the rows with the status ${w}, type the count into the field and click ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table cellpadding=3><thead><tr><th>Invoice<th>Customer<th>Status</tr></thead><tbody>${rows.map((r, i) => `<tr><td>F-${200 + i}<td>${r.n}<td>${r.s}</tr>`).join('')}</tbody></table><p><input id=a size=5> <button onclick="fin(a.value.trim()==='${n}')">${end}</button></p>`,
          ),
        },
      };
    },
  },
];
