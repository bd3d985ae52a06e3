import { type Family, NAMES, THINGS } from '../family.ts';
import { app } from '../single/area.ts';
import { ENDS, listed, pressable, q, quiet } from '../single/page.ts';

/** Controls of many makes: labels, frames, numbers, stars, colours, times, sliders. */
export const FRESH_CONTROLS: readonly Family[] = [
  {
    name: 'fresh: labels added with Enter',
    make: (d) => {
      const w = d.some(THINGS, d.int(2, 3));
      const end = d.pick(ENDS);
      const task = d.pick([
        `Add the tags ${listed(d, w)} and click ${end}.`,
        `Tag it with ${listed(d, w)}, then press ${q(d, end)}.`,
        `Enter the labels ${listed(d, w)} and hit ${end}.`,
      ]);
      const word = /labels/.test(task) ? 'Labels' : 'Tags';
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<label for=i>${word}</label><div id=box style="border:1px solid #aaa;padding:4px;border-radius:6px"><input id=i placeholder="${d.pick(['Type and press Enter', 'Add…', 'New tag, then Enter'])}" style="border:0;outline:0"></div><button class=btn id=e>${end}</button>`,
            `let T=[];i.addEventListener('keydown',v=>{if(v.key==='Enter'&&i.value.trim()){v.preventDefault();const s=document.createElement('span');s.textContent=i.value.trim();s.style='background:#dde;border-radius:9px;padding:1px 8px;margin:2px';const x=document.createElement('button');x.textContent='×';x.setAttribute('aria-label','Remove '+s.textContent);const t=s.textContent;x.onclick=()=>{T=T.filter(y=>y!==t);s.remove()};s.append(x);T.push(t);i.before(s);i.value=''}});e.onclick=()=>fin(T.slice().sort().join()==='${[...w].sort().join()}')`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a label taken off',
    make: (d) => {
      const all = d.some(THINGS, 4);
      const w = d.pick(all);
      const task = d.pick([
        `Remove the tag ${q(d, w)}.`,
        `Take the label ${w} off.`,
        `Delete "${w}" from the chosen topics.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div>${all.map((x) => `<span class=chip style="background:#e4e7ee;padding:3px 4px 3px 10px;border-radius:12px;margin:3px">${x} <i class=x role=button style="cursor:pointer;padding:0 4px">×</i></span>`).join('')}</div>`,
            `$$('.x').forEach(x=>x.onclick=()=>{x.parentNode.remove();fin($$('.chip').length===3&&!$$('.chip').some(c=>c.textContent.startsWith('${w} ')))})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: things selected by dragging a frame',
    make: (d) => {
      const cols = 4;
      const all = d.some(NAMES, 12);
      const r = d.int(0, 2);
      const w = all.slice(r * cols, r * cols + cols);
      const every = d.next() < 0.4;
      const task = every
        ? d.pick([
            'Select all the tiles by dragging a box around them.',
            'Drag a selection frame over all of the tiles.',
          ])
        : d.pick([
            `Drag the mouse to select ${listed(d, w)}.`,
            `Select the tiles ${w[0]} to ${w[3]} by dragging a box over them.`,
          ]);
      const want = every ? all : w;
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div id=g style="display:grid;grid-template-columns:repeat(4,90px);gap:14px;padding:24px;user-select:none;position:relative">${all.map((x) => `<div class=t style="background:#e3e8f5;height:44px;padding:6px">${x}</div>`).join('')}</div><p id=o>0 selected</p>`,
            `let s=null;const bx=document.createElement('div');bx.style='position:absolute;border:1px dashed #33f;background:#33f2;pointer-events:none';g.addEventListener('mousedown',v=>{s=[v.clientX,v.clientY];g.append(bx);v.preventDefault()});document.addEventListener('mousemove',v=>{if(!s)return;const [l,r]=[s[0],v.clientX].sort((a,b)=>a-b),[t,b]=[s[1],v.clientY].sort((a,b)=>a-b),q=g.getBoundingClientRect();Object.assign(bx.style,{left:l-q.left+'px',top:t-q.top+'px',width:r-l+'px',height:b-t+'px'});$$('.t').forEach(e=>{const k=e.getBoundingClientRect(),on=k.left<r&&k.right>l&&k.top<b&&k.bottom>t;e.classList.toggle('on',on);e.style.background=on?'#9db4f0':'#e3e8f5'});o.textContent=$$('.on').length+' selected'});document.addEventListener('mouseup',()=>{if(!s)return;s=null;bx.remove();window.won=$$('.on').map(e=>e.textContent).join()==='${want.join()}'})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a number field with arrows',
    make: (d) => {
      const n = d.int(3, 40);
      const end = d.pick(ENDS);
      const what = d.pick(['Copies', 'Guests', 'Seats', 'Boxes']);
      const task = d.pick([
        `Set ${what.toLowerCase()} to ${n} and press ${end}.`,
        `Enter ${n} as the number of ${what.toLowerCase()}, then click ${q(d, end)}.`,
        `Change the ${what} to ${n} with the spinner and hit ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<label>${what} <input type=number id=n value=1 min=0 max=50></label>${pressable(d, end, `fin(+n.value===${n})`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: stars of an ARIA make',
    make: (d) => {
      const n = d.int(1, 5);
      const whom = d.some(['Cleanliness', 'Service', 'Food', 'Location'], 2);
      const m = d.int(1, 5);
      const task = d.pick([
        `Give ${n} stars for ${whom[0]!.toLowerCase()} and ${m} for ${whom[1]!.toLowerCase()}, then submit the review.`,
        `Rate ${whom[0]} with ${n} and ${whom[1]} with ${m} stars and submit the review.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `${whom.map((x, i) => `<p>${x}</p><div role=radiogroup aria-label="${x}" data-i=${i}>${[1, 2, 3, 4, 5].map((k) => `<span role=radio aria-checked=false aria-label="${k} star${k > 1 ? 's' : ''}" tabindex=0 data-k=${k} style="cursor:pointer;font-size:22px">☆</span>`).join('')}</div>`).join('')}<button class=btn id=e>Submit review</button>`,
            `const R=[0,0];$$('[role=radio]').forEach(s=>s.onclick=()=>{const g=s.parentNode;R[g.dataset.i]=+s.dataset.k;$$('[role=radio]',g).forEach(x=>{x.textContent=+x.dataset.k<=R[g.dataset.i]?'★':'☆';x.setAttribute('aria-checked',String(x===s))})});e.onclick=()=>fin(R[0]===${n}&&R[1]===${m})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a colour out of its parts',
    make: (d) => {
      const c = [d.int(0, 15) * 17, d.int(0, 15) * 17, d.int(0, 15) * 17];
      const kind = d.int(0, 1);
      const hex = `#${c.map((x) => x.toString(16).padStart(2, '0')).join('')}`;
      const end = d.pick(ENDS);
      const task = kind
        ? `Set red to ${c[0]}, green to ${c[1]} and blue to ${c[2]} and click ${end}.`
        : d.pick([
            `Choose the colour ${hex} and click ${end}.`,
            `Pick ${hex} as the background color, then press ${end}.`,
          ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            kind
              ? `${['Red', 'Green', 'Blue'].map((x) => `<div><label>${x} <input type=range min=0 max=255 step=17 value=0 class=s oninput="this.nextElementSibling.textContent=this.value"><output>0</output></label></div>`).join('')}<button onclick="fin([...document.querySelectorAll('.s')].map(e=>e.value).join()==='${c.join()}')">${end}</button>`
              : `<label>Background <input type=color id=k value="#ffffff"></label><p><button onclick="fin(k.value==='${hex}')">${end}</button></p>`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a time on two columns',
    make: (d) => {
      const [h, m, am] = [d.int(1, 12), d.int(0, 3) * 15, d.pick(['AM', 'PM'])];
      const mm = String(m).padStart(2, '0');
      const task = d.pick([
        `Set the alarm to ${h}:${mm} ${am}.`,
        `Choose ${h}:${mm} ${am} as the start time and press Set.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<label for=f>Time</label> <input id=f readonly placeholder="--:--"><div id=p class=pop hidden style="display:none"><div style="display:flex;gap:10px"><div class=col data-c=0 style="height:130px;overflow:auto">${Array.from({ length: 12 }, (_, i) => `<div class=o>${i + 1}</div>`).join('')}</div><div class=col data-c=1>${['00', '15', '30', '45'].map((x) => `<div class=o>${x}</div>`).join('')}</div><div class=col data-c=2><div class=o>AM</div><div class=o>PM</div></div></div><button class=btn id=s>Set</button></div>`,
            `const v=['12','00','AM'];f.onclick=()=>{p.style.display='block'};$$('.o').forEach(o=>o.onclick=()=>{const c=o.parentNode;v[c.dataset.c]=o.textContent;$$('.o',c).forEach(x=>x.style.background=x===o?'#cdf':'')});s.onclick=()=>{f.value=v[0]+':'+v[1]+' '+v[2];p.style.display='none';window.won=f.value==='${h}:${mm} ${am}'}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a slider of its own make moved to a value',
    make: (d) => {
      const step = d.pick([1, 5, 10]);
      const n = step * d.int(1, Math.floor(100 / step) - 1);
      const what = d.pick(['Volume', 'Brightness', 'Budget']);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Set the ${what.toLowerCase()} to ${n} and press ${end}.`,
        `Move the slider to ${n} and click ${end}.`,
      ]);
      const keys = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<p>${what}: <b id=v>0</b></p><div id=tr style="position:relative;width:240px;height:6px;background:#ccd;margin:16px 10px"><div id=h role=slider tabindex=0 aria-label="${what}" aria-valuemin=0 aria-valuemax=100 aria-valuenow=0 style="position:absolute;left:-8px;top:-6px;width:18px;height:18px;border-radius:9px;background:#3257d6"></div></div><button class=btn id=e>${end}</button>`,
            `let x=0,on=false;function put(k){x=Math.max(0,Math.min(100,Math.round(k/${step})*${step}));h.style.left=x*2.4-8+'px';v.textContent=x;h.setAttribute('aria-valuenow',x)}h.onmousedown=t=>{on=true;t.preventDefault();h.focus()};document.addEventListener('mousemove',t=>{if(on)put((t.clientX-tr.getBoundingClientRect().left)/2.4)});document.addEventListener('mouseup',()=>on=false);${keys ? `h.onkeydown=t=>{if(t.key==='ArrowRight')put(x+${step});if(t.key==='ArrowLeft')put(x-${step});if(t.key==='Home')put(0);if(t.key==='End')put(100)};` : ''}e.onclick=()=>fin(x===${n})`,
          ),
        },
      };
    },
  },
];
