import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, listed, q, quiet } from '../single/page.ts';

/** Tables, rows and lists, as several authors write them. */
export const FRESH_ROWS: readonly Family[] = [
  {
    name: 'fresh: a field in the head of a column',
    make: (d) => {
      const people = d.some(NAMES, 8);
      const places = d.some(PLACES, 3);
      const rows = people.map((n) => ({ n, p: d.pick(places), t: d.int(20, 300) }));
      const w = d.pick(places);
      rows[0]!.p = w;
      const task = d.pick([
        `Filter the City column by ${w}.`,
        `Narrow the table down to ${w} with the filter of the City column.`,
        `Type ${w} into the filter above the column City so that only those rows are left.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Customers</h3><table><thead><tr>${['Name', 'City', 'Total'].map((h) => `<th>${h}<br><input class=f size=8 placeholder="${d.pick(['Filter', 'filter…', ''])}"></th>`).join('')}</tr></thead><tbody>${rows.map((r) => `<tr><td>${r.n}</td><td>${r.p}</td><td>${r.t}</td></tr>`).join('')}</tbody></table>`,
            `$$('.f').forEach(e=>e.addEventListener('input',()=>{const v=$$('.f').map(x=>x.value.toLowerCase());$$('tbody tr').forEach(r=>r.hidden=![...r.cells].every((c,i)=>c.textContent.toLowerCase().includes(v[i])));window.won=$$('.f')[1].value==='${w}'&&!v[0]&&!v[2]}))`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a list of values in the head of a column',
    make: (d) => {
      const states = ['Open', 'Shipped', 'Returned'];
      const people = d.some(NAMES, 7);
      const w = d.pick(states);
      const task = d.pick([
        `Show only the orders with the status ${w}.`,
        `Filter the table by status ${q(d, w)}.`,
        `Set the filter of the Status column to ${w}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table border=1 cellpadding=4><tr><th>No</th><th>Customer</th><th>Status</th></tr><tr><td></td><td><input id=c size=6></td><td><select id=s><option value="">All${states.map((s) => `<option>${s}`).join('')}</select></td></tr>${people.map((n, i) => `<tr class=r><td>${100 + i}</td><td>${n}</td><td>${states[(i * 2 + 1) % 3]}</td></tr>`).join('')}</table>`,
            `function f(){document.querySelectorAll('.r').forEach(r=>r.style.display=(!s.value||r.cells[2].textContent===s.value)&&r.cells[1].textContent.includes(c.value)?'':'none');window.won=s.value==='${w}'&&!c.value}s.onchange=f;c.oninput=f`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: amounts set with plus and minus',
    make: (d) => {
      const things = d.some(THINGS, 4);
      const [a, b] = d.some(things, 2) as [string, string];
      const [na, nb] = [d.int(1, 4), d.int(1, 3)];
      const end = d.pick(['Order', 'Add to cart', 'Checkout']);
      const task = d.pick([
        `Order ${na} ${a}${na > 1 ? 's' : ''} and ${nb} ${b}${nb > 1 ? 's' : ''}, then press ${end}.`,
        `Set ${a} to ${na} and ${b} to ${nb} and click ${q(d, end)}.`,
        `Put ${na} x ${a} and ${nb} x ${b} in the basket and hit "${end}".`,
      ]);
      const aria = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${things.map((x) => `<div class=row style="margin:6px 0"><span style="display:inline-block;width:110px">${title(x)}</span><button ${aria ? `aria-label="Decrease ${x}"` : ''} onclick="ch(this,-1)">-</button> <span class=n data-x=${x}>0</span> <button ${aria ? `aria-label="Increase ${x}"` : ''} onclick="ch(this,1)">+</button></div>`).join('')}<button onclick="fin([...document.querySelectorAll('.n')].every(e=>+e.textContent===({${a}:${na},${b}:${nb}}[e.dataset.x]||0)))">${end}</button>`,
            `function ch(b,k){const n=b.parentNode.querySelector('.n');n.textContent=Math.max(0,+n.textContent+k)}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: two lists with arrows between',
    make: (d) => {
      const all = d.some(THINGS, 6).map(title);
      const w = d.some(all, 2);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Move ${listed(d, w)} to the right list and press ${end}.`,
        `Put ${listed(d, w)} into "Chosen", then click ${end}.`,
      ]);
      const [right, left] = d.pick([
        ['&gt;&gt;', '&lt;&lt;'],
        ['→', '←'],
        ['Add ›', '‹ Remove'],
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table><tr><td>Available<br><select multiple size=7 id=a>${all.map((x) => `<option>${x}`).join('')}</select></td><td><button onclick="mv(a,b)">${right}</button><br><button onclick="mv(b,a)">${left}</button></td><td>Chosen<br><select multiple size=7 id=b style="min-width:90px"></select></td></tr></table><button onclick="fin([...b.options].map(o=>o.text).sort().join()==='${[...w].sort().join()}')">${end}</button>`,
            'function mv(x,y){[...x.selectedOptions].forEach(o=>{y.append(o);o.selected=false})}',
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a tree with boxes',
    make: (d) => {
      const groups = d.some(PLACES, 3);
      const kids = groups.map(() => d.some(NAMES, 3));
      const g = d.int(0, 2);
      const w = d.some(kids[g]!, 2);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Tick ${listed(d, w)} under ${groups[g]} and click ${end}.`,
        `In the tree open ${groups[g]}, check ${listed(d, w)} and press ${q(d, end)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<ul role=tree style="list-style:none;padding:0">${groups.map((x, i) => `<li role=treeitem aria-expanded=false><span class=tw style="cursor:pointer;display:inline-block;width:16px">▸</span><label><input type=checkbox class=p data-g=${i}> ${x}</label><ul role=group hidden style="list-style:none">${kids[i]!.map((k) => `<li role=treeitem><label><input type=checkbox class=k value="${x}/${k}"> ${k}</label></li>`).join('')}</ul></li>`).join('')}</ul><button class=btn id=e>${end}</button>`,
            `$$('.tw').forEach(t=>t.onclick=()=>{const l=t.parentNode,u=$('ul',l);u.hidden=!u.hidden;l.setAttribute('aria-expanded',String(!u.hidden));t.textContent=u.hidden?'▸':'▾'});$$('.p').forEach(p=>p.onchange=()=>$$('.k',p.closest('li')).forEach(k=>k.checked=p.checked));e.onclick=()=>fin($$('.k').filter(x=>x.checked).map(x=>x.value).sort().join()==='${w
              .map((x) => `${groups[g]}/${x}`)
              .sort()
              .join()}')`,
          ),
        },
      };
    },
  },
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
