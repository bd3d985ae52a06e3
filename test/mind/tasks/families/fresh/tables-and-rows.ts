import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app } from '../single/area.ts';
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
];
