import { type Family, THINGS, title } from '../family.ts';
import { app, area } from './area.ts';
import { listed, prose } from './page.ts';

/** Held out, and nobody looked at why they fail: areas made of several parts. */
export const UNSEEN_KEPT_PARTS: readonly Family[] = [
  {
    name: 'unseen: copy out of one of several areas',
    make: (d) => {
      const all = [0, 1, 2].map(() => prose(d, 3));
      const n = d.int(0, 2);
      const task = d.pick([
        `Copy the text from the ${['1st', '2nd', '3rd'][n]} text area below and paste it into the text input, then press Submit.`,
        `Copy the text in the ${['first', 'second', 'third'][n]} box and paste it into the input field, then click Submit.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${all.map((t) => `<textarea rows=2 cols=16>${t}</textarea>`).join('<br>')}<br><input id=i type=text size=16><button id=b>Submit</button>`,
            `$('#b').onclick=()=>fin(i.value==='${all[n]}')`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: dishes with plus and minus',
    make: (d) => {
      const dishes = d.some(
        ['Bruschetta', 'Gazpacho', 'Lasagne', 'Ramen', 'Curry', 'Tiramisu', 'Lemonade', 'Espresso'],
        5,
      );
      const w = d.some(dishes, d.int(1, 3));
      const task = d.pick([
        `Order one of each item: ${w.join(', ')}`,
        `Order one ${listed(d, w)} and press Order.`,
        `Add ${listed(d, w)} to the order, one of each, and click "Order".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${dishes.map((x, i) => `<div class=dish style="padding:3px;border-bottom:1px solid #ddd"><div><b>${x}</b></div><div>$${d.int(3, 19)}.00</div><div><span class=minus data-i=${i} data-n=-1 style="cursor:pointer;border:1px solid #999;padding:0 4px">-</span> <span class=count>0</span> <span class=plus data-i=${i} data-n=1 style="cursor:pointer;border:1px solid #999;padding:0 4px">+</span></div></div>`).join('')}<button id=b>Order</button>`,
            `const D=${JSON.stringify(dishes)},N=D.map(()=>0);$$('[data-n]').forEach(e=>e.onclick=()=>{const k=+e.dataset.i;N[k]=Math.max(0,N[k]+ +e.dataset.n);$$('.count')[k].textContent=N[k]});$('#b').onclick=()=>fin(N.every((n,k)=>n===(${JSON.stringify(w)}.includes(D[k])?1:0)))`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a link in one of the folds',
    make: (d) => {
      const parts = [0, 1, 2].map(() => prose(d, 9).split(' '));
      const at = d.int(0, 2);
      const w = parts[at]![d.int(0, 8)]!;
      const task = d.pick([
        `Expand the sections below, to find and click on the link "${w}".`,
        `Open the sections and click the link "${w}".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${parts.map((p, i) => `<h3 class="ui-accordion-header" tabindex=0 style="background:#007fff;color:#fff;margin:2px;padding:1px;font-size:inherit;cursor:pointer"><span class="ui-icon">&#9656;</span>Section #${i + 1}</h3><div class=ui-accordion-content style="display:none;margin:2px">${p.map((x, j) => (x === w || j % 4 === 1 ? `<span class=alink style="color:blue;text-decoration:underline;cursor:pointer">${x}</span>` : x)).join(' ')}</div>`).join('')}`,
            `$$('h3').forEach(h=>h.onclick=()=>{const was=h.nextElementSibling.style.display;$$('.ui-accordion-content').forEach(e=>e.style.display='none');h.nextElementSibling.style.display=was==='none'?'block':'none'});$$('.alink').forEach(a=>a.addEventListener('click',()=>fin(a.textContent==='${w}')))`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: labels put on a thing',
    make: (d) => {
      const tags = d.some(['urgent', 'billing', 'frontend', 'later', 'idea', 'broken'], d.int(1, 3));
      const task = d.pick([
        `Add the tag${tags.length > 1 ? 's' : ''} ${listed(d, tags)} and save.`,
        `Tag the ticket with ${listed(d, tags)}, then click "Save".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Ticket ${d.int(100, 900)}</h3><p>${title(prose(d, 8))}.</p><div><small>Tags</small><div id=t style="border:1px solid #aab;border-radius:6px;padding:4px;display:flex;gap:4px"><input id=i placeholder="Add a tag and press Enter" style="border:0;outline:0;flex:1"></div></div><br><button class=btn id=b>Save</button>`,
            `const T=[];i.addEventListener('keydown',e=>{if(e.key!=='Enter'||!i.value.trim())return;e.preventDefault();T.push(i.value.trim().toLowerCase());const c=document.createElement('span');c.textContent=i.value.trim();c.style.cssText='background:#e4e8fb;border-radius:9px;padding:0 8px';i.before(c);i.value=''});$('#b').onclick=()=>fin(T.sort().join()==='${[...tags].sort().join()}')`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: words that are edited where they stand',
    make: (d) => {
      const all = d.some(THINGS, 4).map((t) => `Buy a ${t}`);
      const w = d.pick(all);
      const now = `${title(prose(d, 2))}`;
      const dbl = d.next() < 0.5;
      const task = d.pick([
        `${dbl ? 'Double-click on' : 'Click on'} "${w}", change it to "${now}" and press Enter.`,
        `${dbl ? 'Double-click' : 'Click'} the entry "${w}" and replace its text with "${now}", then press Enter.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Tasks</h3>${all.map((r) => `<div class=item style="padding:6px;border-bottom:1px solid #eee;cursor:text"><span>${r}</span></div>`).join('')}`,
            `$$('.item').forEach(e=>e.addEventListener('${dbl ? 'dblclick' : 'click'}',()=>{if($('input',e))return;const s=$('span',e),was=s.textContent,i=document.createElement('input');i.value=was;s.replaceWith(i);i.focus();i.select();i.onkeydown=k=>{if(k.key!=='Enter')return;s.textContent=i.value;i.replaceWith(s);fin(was==='${w}'&&s.textContent==='${now}')}}))`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: one question after another',
    make: (d) => {
      const qs = d.some(['Do you own a car?', 'Do you smoke?', 'Do you have children?', 'Do you work at night?'], 3);
      const as = qs.map(() => d.pick(['Yes', 'No']));
      const same = d.next() < 0.5;
      const want = same ? qs.map(() => as[0]!) : as;
      const task = same
        ? d.pick([
            `Answer ${want[0]!.toLowerCase()} to all questions and press Finish.`,
            `Answer every question with "${want[0]}" and click Finish at the end.`,
          ])
        : `Answer the questions: ${qs.map((x, i) => `${x} ${want[i]}`).join(', ')}. Then press Finish.`;
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            '<div id=q></div>',
            `let k=0;const Q=${JSON.stringify(qs)},W=${JSON.stringify(want)},A=[];function paint(){$('#q').innerHTML='<small>Question '+(k+1)+' of 3</small><h3>'+Q[k]+'</h3><label style="display:block"><input type=radio name=r value=Yes> Yes</label><label style="display:block"><input type=radio name=r value=No> No</label><p><button class=btn>'+(k<2?'Next':'Finish')+'</button></p>';$('#q .btn').onclick=()=>{const v=$('#q :checked');if(!v)return;A.push(v.value);k++;k<3?paint():($('#q').innerHTML='',fin(A.join()===W.join()))}}paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a sign in a tool bar',
    make: (d) => {
      const tools = d.some(['Print', 'Undo', 'Cut', 'Zoom in', 'Insert image', 'Search', 'Share', 'Settings'], 6);
      const w = d.pick(tools);
      const task = d.pick([
        `Click the ${w} icon in the toolbar.`,
        `Click on the "${w}" button of the tool bar.`,
        `Press ${w}.`,
      ]);
      const way = d.int(0, 2);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div class=toolbar style="display:flex;gap:6px;border-bottom:1px solid #ddd">${tools.map((t) => `<${way ? 'button' : 'div'} data-t="${t}" ${way === 2 ? `aria-label="${t}"` : `title="${t}"`} style="width:28px;height:28px;border:0;background:#eef;cursor:pointer"><svg width=14 height=14><path d="M2 2h${d.int(4, 10)}v${d.int(4, 10)}z"/></svg></${way ? 'button' : 'div'}>`).join('')}</div><div style="padding:12px">${prose(d, 20)}</div>`,
            `$$('[data-t]').forEach(e=>e.onclick=()=>fin(e.dataset.t==='${w}'))`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a new entry in a day planner',
    make: (d) => {
      const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16];
      const h = d.pick(hours);
      const name = d.pick(['Gym', 'Phone call', 'Party', 'Team meeting']);
      const clock = (x: number) => `${((x + 11) % 12) + 1}${x < 12 ? 'am' : 'pm'}`;
      const task = d.pick([
        `Create an event named "${name}" at ${clock(h)}.`,
        `Add the event "${name}" to the calendar at ${clock(h)} and click Create.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${hours.map((x) => `<div class=hour style="border-top:1px solid #bbb;height:30px;display:flex"><span style="width:40px">${clock(x)}</span><span class=slot data-h=${x} style="flex:1;background:#f7f7f7;cursor:pointer"></span></div>`).join('')}`,
            `$$('.slot').forEach(s=>s.addEventListener('click',()=>{if($('#ce'))return;const e=document.createElement('div');e.id='ce';e.style.cssText='position:absolute;left:20px;background:#fff;border:1px solid #000;padding:5px;z-index:9;top:'+s.offsetTop+'px';e.innerHTML='<input placeholder="Event name" size=12><br><button>Cancel</button> <button>Create</button>';$('#area').append(e);const [c,k]=$$('button',e);c.onclick=()=>e.remove();k.onclick=()=>{const v=$('input',e).value;e.remove();s.textContent=v;fin(v==='${name}'&&+s.dataset.h===${h})}}))`,
            2,
          ),
        },
      };
    },
  },
];
