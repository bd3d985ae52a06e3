import { type Family, MONTHS, THINGS, title } from '../family.ts';
import { asked, ENDS, listed, pressable, prose, q, quiet } from './page.ts';

const KINDS: Record<string, readonly string[]> = {
  fruits: ['apple', 'pear', 'banana', 'cherry', 'plum', 'grape'],
  animals: ['horse', 'rabbit', 'tiger', 'goat', 'whale', 'fox'],
  colours: ['red', 'purple', 'yellow', 'brown', 'pink'],
  vehicles: ['truck', 'bicycle', 'bus', 'train', 'motorcycle'],
  instruments: ['piano', 'violin', 'guitar', 'flute', 'trumpet'],
};

/** Choosing, setting and ticking, on pages that say nothing when it is done. */
export const CHOOSE_FAMILIES: readonly Family[] = [
  {
    name: 'quiet: tick all of a kind',
    make: (d) => {
      const [kind, other] = d.some(Object.keys(KINDS), 2) as [string, string];
      const yes = d.some(KINDS[kind]!, d.int(2, 3));
      const all = d.shuffle([...yes, ...d.some(KINDS[other]!, 3)]);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Select all the ${kind} and click ${q(d, end)}.`,
        `Tick every box that names one of the ${kind}, then press ${end}.`,
        `Check all ${kind} and hit "${end}"`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${all.map((x) => `<label style="display:block"><input type=checkbox value=${x}> ${d.pick([x, title(x)])}</label>`).join('')}${pressable(d, end, `fin([...document.querySelectorAll('input:checked')].map(e=>e.value).sort().join()==='${[...yes].sort().join()}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: several entries of a list',
    make: (d) => {
      const all = d.some(THINGS, 8).map(title);
      const w = d.some(all, d.int(2, 3));
      const end = d.pick(ENDS);
      const task = d.pick([
        `Select ${listed(d, w)} from the list and click ${end}.`,
        `Choose ${listed(d, w)} in the scroll list, then press "${end}".`,
        asked(d, `mark ${listed(d, w)} in the list and press ${q(d, end)}`),
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<select multiple size=${d.int(4, 6)} id=s>${all.map((x) => `<option>${x}</option>`).join('')}</select><br>${pressable(d, end, `fin([...s.selectedOptions].map(o=>o.value).sort().join()==='${[...w].sort().join()}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a stepper with plus and minus',
    make: (d) => {
      const [from, to] = [d.int(2, 5), d.int(0, 9)];
      const thing = d.pick(['tickets', 'guests', 'copies']);
      const end = d.pick(ENDS);
      const n = to === from ? to + 1 : to;
      const task = d.pick([
        `Set the number of ${thing} to ${n} and press ${end}.`,
        `Select ${n} ${thing} and click ${q(d, end)}.`,
        `Change ${thing} to ${n}, then hit ${end}.`,
      ]);
      const [less, more] = d.pick([
        ['−', '+'],
        ['-', '+'],
        ['▼', '▲'],
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div>${title(thing)} <span onclick="n--;v.textContent=n" style="cursor:pointer;border:1px solid;padding:2px 8px">${less}</span> <b id=v>${from}</b> <span onclick="n++;v.textContent=n" style="cursor:pointer;border:1px solid;padding:2px 8px">${more}</span></div>${pressable(d, end, `fin(n===${n})`)}`,
            `var n=${from}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a rating in stars',
    make: (d) => {
      const n = d.int(1, 5);
      const end = d.pick(['Submit', 'Send', '']);
      const task = `${d.pick([`Give ${n} stars`, `Rate it ${n} out of 5`, `Rate this product with ${n} stars`, `Select a ${n}-star rating`])}${end ? ` and click ${end}` : ''}.`;
      const check = end ? '' : `fin(r===${n})`;
      const kind = d.int(0, 2);
      const stars = [1, 2, 3, 4, 5]
        .map((i) => {
          const run = `r=${i};paint();${check}`;
          if (kind === 0) return `<span class=star onclick="${run}" style="cursor:pointer;font-size:26px">☆</span>`;
          if (kind === 1)
            return `<label title="${i} star${i > 1 ? 's' : ''}" style="cursor:pointer;font-size:26px"><input type=radio name=r value=${i} onclick="${run}" style="position:absolute;opacity:0"><span class=star>☆</span></label>`;
          return `<a href="#" class=star aria-label="Rate ${i}" onclick="event.preventDefault();${run}" style="font-size:26px;text-decoration:none">☆</a>`;
        })
        .join('');
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${title(d.pick(THINGS))}</p><div class=rating>${stars}</div>${end ? pressable(d, end, `fin(r===${n})`) : ''}`,
            "var r=0;function paint(){document.querySelectorAll('.star').forEach((s,i)=>s.textContent=i<r?'★':'☆')}",
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a day in a calendar of its own',
    make: (d) => {
      const [m, day, ahead] = [d.int(0, 11), d.int(1, 28), d.int(-3, 4)];
      const start = new Date(Date.UTC(2026, m, 1));
      const goal = new Date(Date.UTC(2026, m + ahead, day));
      const iso = goal.toISOString().slice(0, 10);
      const [yy, mm, dd] = iso.split('-') as [string, string, string];
      const said = d.pick([
        `${Number(dd)} ${MONTHS[Number(mm) - 1]} ${yy}`,
        day > 12 ? `${mm}/${dd}/${yy}` : iso,
        `${MONTHS[Number(mm) - 1]} ${Number(dd)}, ${yy}`,
      ]);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Select ${said} as the date and press ${end}.`,
        `Choose ${said} in the calendar, then click "${end}".`,
        `Pick the date ${said} and hit ${end}`,
      ]);
      const [back, on] = d.pick([
        ['Prev', 'Next'],
        ['‹', '›'],
        ['<span class=ui-icon-prev>◀</span>', '<span class=ui-icon-next>▶</span>'],
      ]);
      const closed = d.next() < 0.6;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>Date: <input id=i readonly onclick="g.hidden=false"></p><div id=g ${closed ? 'hidden' : ''} style="width:260px;border:1px solid #888"><div><a onclick="m--;paint()" style="cursor:pointer" class=prev>${back}</a> <b id=h></b> <a onclick="m++;paint()" style="cursor:pointer;float:right" class=next>${on}</a></div><table id=t></table></div>${pressable(d, end, `fin(i.value==='${iso}')`)}`,
            `var m=${start.getUTCMonth()};const M=${JSON.stringify(MONTHS)};function paint(){const f=new Date(Date.UTC(2026,m,1));h.textContent=M[f.getUTCMonth()]+' '+f.getUTCFullYear();const n=new Date(Date.UTC(2026,m+1,0)).getUTCDate();let r='<tr>'+['Su','Mo','Tu','We','Th','Fr','Sa'].map(x=>'<th>'+x+'</th>').join('')+'</tr><tr>'+'<td></td>'.repeat(f.getUTCDay());for(let k=1;k<=n;k++){r+='<td style=cursor:pointer onclick=take('+k+')>'+k+'</td>';if((k+f.getUTCDay())%7===0)r+='</tr><tr>'}t.innerHTML=r+'</tr>'}function take(k){i.value=new Date(Date.UTC(2026,m,k)).toISOString().slice(0,10);${closed ? 'g.hidden=true' : ''}}paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a box within a section',
    make: (d) => {
      const parts = d.some(['Delivery', 'Payment', 'Extras', 'Contact', 'Privacy'], 3);
      const w = d.pick(parts);
      const box = d.pick(['Gift wrap', 'Express', 'Insurance', 'Reminder']);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Open the section ${q(d, w)}, tick ${q(d, box)} and press ${end}.`,
        `In the ${w} section, check "${box}" and click ${end}.`,
        `Expand ${w}, check the box ${box}, and click ${q(d, end)}`,
      ]);
      const native = d.next() < 0.5;
      const part = (p: string, i: number) => {
        const inner = `<label><input type=checkbox id=c${i}> ${box}</label>`;
        return native
          ? `<details><summary>${p}</summary>${inner}</details>`
          : `<div class=acc><div class=acc-head style="cursor:pointer;background:#eee;padding:4px;margin:2px" onclick="var n=this.nextElementSibling;n.style.display=n.style.display?'':'none'">${p}</div><div style="display:none">${inner}</div></div>`;
      };
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${parts.map(part).join('')}${pressable(d, end, `fin([...document.querySelectorAll('input')].map(x=>x.checked).join()==='${parts.map((p) => p === w).join()}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: drag a thing onto its place',
    make: (d) => {
      const things = d.some(THINGS, 3);
      const places = d.some(['Kitchen', 'Garage', 'Attic', 'Garden'], 2);
      const [w, p] = [d.pick(things), d.pick(places)];
      const task = d.pick([
        `Drag the ${w} to the ${p.toLowerCase()}.`,
        `Drag ${q(d, w)} into ${q(d, p)}.`,
        `Move the ${w} onto the ${p} by dragging it.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div>${things.map((x) => `<div draggable=true id=x_${x} style="display:inline-block;padding:8px;margin:4px;background:#cde;cursor:move">${x}</div>`).join('')}</div><div>${places.map((x) => `<div class=zone data-zone=${x} style="display:inline-block;width:150px;height:90px;margin:6px;border:2px dashed #777">${x}</div>`).join('')}</div>`,
            `document.querySelectorAll('[draggable]').forEach(e=>e.addEventListener('dragstart',v=>v.dataTransfer.setData('text',e.id)));document.querySelectorAll('.zone').forEach(z=>{z.addEventListener('dragover',v=>v.preventDefault());z.addEventListener('drop',v=>{v.preventDefault();const x=v.dataTransfer.getData('text');z.append(document.getElementById(x));fin(x==='x_${w}'&&z.dataset.zone==='${p}')})})`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: put a list in order with arrows',
    make: (d) => {
      const words = d.some(THINGS, 4);
      const [w, up] = [d.pick(words.slice(1, 3)), d.next() < 0.5];
      const end = d.pick(ENDS);
      const task = d.pick([
        `Move ${q(d, w)} to the ${up ? 'top' : 'bottom'} of the list and press ${end}.`,
        `Make ${w} the ${up ? 'first' : 'last'} entry of the list, then click ${q(d, end)}.`,
      ]);
      const goal = up ? [w, ...words.filter((x) => x !== w)] : [...words.filter((x) => x !== w), w];
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<ol id=l>${words.map((x) => `<li><span>${x}</span> <button title="Move up" onclick="var p=this.parentNode;p.previousElementSibling&&p.previousElementSibling.before(p)">↑</button><button title="Move down" onclick="var p=this.parentNode;p.nextElementSibling&&p.nextElementSibling.after(p)">↓</button></li>`).join('')}</ol>${pressable(d, end, `fin([...l.querySelectorAll('span')].map(x=>x.textContent).join()==='${goal.join()}')`)}<p>${prose(d, 4)}</p>`,
          ),
        },
      };
    },
  },
];
