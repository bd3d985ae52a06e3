import { type Family, NAMES, THINGS, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { prose, q } from '../single/page.ts';

/** Small programs on one page: mail, posts, wizards, drawing. */
export const FRESH_APPS: readonly Family[] = [
  {
    name: 'fresh: a post of a person liked, shared or muted',
    make: (d) => {
      const people = d.some(NAMES, 4);
      const w = d.pick(people);
      const handle = (n: string) => `@${n.toLowerCase()}${n.length}`;
      const [act, wording] = d.pick([
        ['Like', [`Like the post by ${handle(w)}.`, `For the user ${handle(w)}, click on the "Like" button.`]],
        ['Share', [`Share the post of ${handle(w)}.`, `For the user ${handle(w)}, click on the "Share" button.`]],
        ['Mute', [`Mute ${handle(w)}.`, `Mute the user ${handle(w)} from the menu of the post.`]],
        ['Reply', [`Click reply on the post by ${handle(w)}.`]],
      ] as [string, string[]][]);
      const task = d.pick(wording);
      const signs = d.next() < 0.5;
      const icons: Record<string, string> = { Reply: '↩', Share: '⇄', Like: '♥', More: '⋯' };
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            people
              .map(
                (n) =>
                  `<div class=media style="border-bottom:1px solid #ccc;padding:4px"><b>${n}</b> <span style="color:#666">${handle(n)}</span><div>${prose(d, 5)}</div><div>${['Reply', 'Share', 'Like', 'More'].map((k) => `<span class="${k.toLowerCase()}" ${signs ? `title="${k}"` : ''} data-k=${k} data-n=${n} style="cursor:pointer;margin-right:8px;color:#357">${signs ? icons[k] : k}</span>`).join('')}<div class=m hidden style="border:1px solid #999;background:#fff">${['Mute', 'Block', 'Report'].map((k) => `<div data-k=${k} data-n=${n} style="cursor:pointer">${k}</div>`).join('')}</div></div></div>`,
              )
              .join(''),
            `$$('[data-k]').forEach(e=>e.onclick=()=>{if(e.dataset.k==='More'){const m=e.nextElementSibling;m.hidden=!m.hidden;return}fin(e.dataset.k==='${act}'&&e.dataset.n==='${w}')})`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a message passed on, answered, starred or deleted',
    make: (d) => {
      const people = d.some(NAMES, 5);
      const [w, to] = d.some(people, 2) as [string, string];
      const mode = d.int(0, 3);
      const words = prose(d, 3);
      const task = [
        `Forward the email from ${w} to ${to}.`,
        `Reply to the email by ${w} with the text "${words}".`,
        `Delete the email from ${w}.`,
        `Find the email by ${w} and mark it as important with the star icon.`,
      ][mode]!;
      const mails = people.map((n) => ({ n, s: title(prose(d, 2)), b: prose(d, 14) }));
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            '<div id=m></div>',
            `const M=${JSON.stringify(mails)};const m=$('#m');function list(){m.innerHTML='<div style="background:#c33;color:#fff;padding:2px">Primary</div>';M.forEach((x,k)=>{const e=document.createElement('div');e.style='border-bottom:1px solid #ccc;padding:3px;cursor:pointer';e.innerHTML='<b>'+x.n+'</b><span style="float:right"><span class=st title=Star>☆</span> <span class=tr title=Delete>🗑</span></span><div>'+x.s+'</div>';e.onclick=()=>view(x);$('.st',e).onclick=v=>{v.stopPropagation();v.target.textContent='★';fin(${mode}===3&&x.n==='${w}')};$('.tr',e).onclick=v=>{v.stopPropagation();e.remove();fin(${mode}===2&&x.n==='${w}')};m.append(e)})}function view(x){m.innerHTML='<div><span id=bk style="cursor:pointer">←</span></div><b>'+x.s+'</b><div>'+x.n+' to me</div><p>'+x.b+'</p><div><span id=re style="cursor:pointer">↩ Reply</span> <span id=fw style="cursor:pointer">↪ Forward</span> <span id=tr style="cursor:pointer">🗑 Delete</span></div>';$('#bk').onclick=list;$('#tr').onclick=()=>{fin(${mode}===2&&x.n==='${w}');list()};const pen=r=>{m.innerHTML='<div>to: <input id=to size=10 value="'+(r?x.n:'')+'"></div><div>subject: '+x.s+'</div><textarea id=tx cols=18 rows=4></textarea><div><span id=sd style="cursor:pointer;background:#36c;color:#fff;padding:2px 6px">Send</span></div>';if(!r)$('#tx').value=x.b;$('#sd').onclick=()=>{r?fin(${mode}===1&&x.n==='${w}'&&$('#tx').value==='${words}'):fin(${mode}===0&&x.n==='${w}'&&$('#to').value==='${to}');list()}};$('#re').onclick=()=>pen(true);$('#fw').onclick=()=>pen(false)}list()`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a question put to a forum',
    make: (d) => {
      const thing = d.pick(THINGS);
      const [t, want] = d.pick([
        [`Ask how to clean a ${thing}.`, [thing, 'clean']],
        [`Post a question asking where to buy a ${thing}.`, [thing, 'buy']],
        [`Start a new topic about the repair of a ${thing}.`, [thing, 'repair']],
      ] as [string, string[]][]);
      return {
        instructions: t,
        pages: {
          '/': app(
            d,
            `<h3>Forum</h3><button class=btn id=n>${/topic/.test(t) ? 'New topic' : 'Ask a question'}</button><ul>${d
              .some(THINGS, 3)
              .map((x) => `<li><a href="#">Which ${x} lasts longest?</a></li>`)
              .join(
                '',
              )}</ul><div id=f style="display:none"><p><label>Title<br><input id=ti size=40></label></p><p><label>Details (optional)<br><textarea id=de></textarea></label></p><button class=btn id=p>Post</button></div>`,
            `n.onclick=()=>f.style.display='';p.onclick=()=>{if(!ti.value.trim()){alert('Please enter a title');return}const v=ti.value.toLowerCase();const l=document.createElement('li');l.textContent=ti.value;$('ul').prepend(l);f.style.display='none';fin(${JSON.stringify(want)}.every(x=>v.includes(x)))}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a wizard of three steps',
    make: (d) => {
      const [size, top, how] = [
        d.pick(['Small', 'Medium', 'Large']),
        d.some(['Olives', 'Ham', 'Onion', 'Corn'], 2),
        d.pick(['Delivery', 'Pick-up']),
      ];
      const task = d.pick([
        `Order a ${size!.toLowerCase()} pizza with ${top[0]!.toLowerCase()} and ${top[1]!.toLowerCase()} for ${how!.toLowerCase()}.`,
        `Go through the order: size ${size}, toppings ${top[0]} and ${top[1]}, ${how}. Then place the order.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Pizza</h3><div class=st><p>Step 1 of 3: size</p>${['Small', 'Medium', 'Large'].map((x) => `<label><input type=radio name=s value=${x}> ${x}</label><br>`).join('')}</div><div class=st hidden><p>Step 2 of 3: toppings</p>${['Olives', 'Ham', 'Onion', 'Corn'].map((x) => `<label><input type=checkbox class=t value=${x}> ${x}</label><br>`).join('')}</div><div class=st hidden><p>Step 3 of 3: how do you get it?</p>${['Delivery', 'Pick-up'].map((x) => `<label><input type=radio name=h value=${x}> ${x}</label><br>`).join('')}</div><p><button class="btn ghost" id=b>Back</button> <button class=btn id=n>Next</button></p>`,
            `let k=0;function paint(){$$('.st').forEach((s,i)=>s.hidden=i!==k);b.style.visibility=k?'':'hidden';n.textContent=k===2?'Place order':'Next'}b.onclick=()=>{k--;paint()};n.onclick=()=>{if(k<2){k++;paint();return}const v=x=>($('input[name='+x+']:checked')||{}).value;fin(v('s')==='${size}'&&$$('.t:checked').map(x=>x.value).sort().join()==='${[...top].sort().join()}'&&v('h')==='${how}');document.body.innerHTML='<h3>Thank you</h3>'};paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a line drawn between two points',
    make: (d) => {
      const [x1, y1, x2, y2] = [d.int(30, 90), d.int(40, 160), d.int(210, 280), d.int(40, 160)];
      const task = d.pick([
        'Draw a straight line from A to B.',
        'Connect the points A and B by drawing a line with the mouse.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<svg id=s width=320 height=200 style="border:1px solid #aaa;user-select:none"><circle cx=${x1} cy=${y1} r=7 fill=red /><text x=${x1 - 4} y=${y1 - 11} font-size=14>A</text><circle cx=${x2} cy=${y2} r=7 fill=blue /><text x=${x2 - 4} y=${y2 - 11} font-size=14>B</text></svg>`,
            `let l=null;const P=v=>{const r=s.getBoundingClientRect();return[v.clientX-r.left,v.clientY-r.top]};s.onmousedown=v=>{const[x,y]=P(v);l=document.createElementNS('http://www.w3.org/2000/svg','line');l.setAttribute('x1',x);l.setAttribute('y1',y);l.setAttribute('x2',x);l.setAttribute('y2',y);l.setAttribute('stroke','black');s.append(l);v.preventDefault()};s.onmousemove=v=>{if(!l)return;const[x,y]=P(v);l.setAttribute('x2',x);l.setAttribute('y2',y)};s.onmouseup=v=>{if(!l)return;const n=k=>+l.getAttribute(k),near=(a,b,c,e)=>Math.hypot(a-c,b-e)<14;fin((near(n('x1'),n('y1'),${x1},${y1})&&near(n('x2'),n('y2'),${x2},${y2}))||(near(n('x1'),n('y1'),${x2},${y2})&&near(n('x2'),n('y2'),${x1},${y1})));l=null}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a thing dragged into a zone, by pointer',
    make: (d) => {
      const all = d.some(THINGS, 4);
      const w = d.pick(all);
      const [a, b] = d.some(['Kitchen', 'Attic', 'Cellar', 'Garden'], 2) as [string, string];
      const task = d.pick([`Drag the ${w} into the ${a} box.`, `Put the ${w} in ${q(d, a)}.`]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div style="display:flex;gap:8px">${all.map((x) => `<div class=i data-x=${x} style="padding:8px;background:#fe9;cursor:grab;touch-action:none;position:relative">${x}</div>`).join('')}</div><div style="display:flex;gap:20px;margin-top:40px">${[a, b].map((x) => `<div class=z data-z=${x} style="width:160px;height:100px;border:2px dashed #888">${x}</div>`).join('')}</div>`,
            `$$('.i').forEach(e=>{let s=null;e.onpointerdown=v=>{s=[v.clientX,v.clientY];e.setPointerCapture(v.pointerId)};e.onpointermove=v=>{if(s)e.style.transform='translate('+(v.clientX-s[0])+'px,'+(v.clientY-s[1])+'px)'};e.onpointerup=v=>{if(!s)return;s=null;e.style.transform='';const z=document.elementsFromPoint(v.clientX,v.clientY).find(x=>x.classList.contains('z'));if(z){z.append(e);fin(e.dataset.x==='${w}'&&z.dataset.z==='${a}')}}})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a link in one of the tabs',
    make: (d) => {
      const words = d.some(['amet', 'vitae', 'tempor', 'irure', 'culpa', 'nisi', 'velit', 'risus'], 6);
      const w = d.pick(words);
      const task = d.pick([
        `Click on the link "${w}", which is in one of the tabs.`,
        `Switch between the tabs to find and click on the link "${w}".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<ul style="display:flex;list-style:none;padding:0;margin:2px">${[1, 2, 3].map((k) => `<li style="border:1px solid #999;padding:2px 5px;margin:1px"><a href="#t${k}" class=tb>Tab #${k}</a></li>`).join('')}</ul>${[0, 1, 2].map((k) => `<div id=t${k + 1} class=tp ${k ? 'style="display:none"' : ''}>${prose(d, 8)} <span class=alink style="color:#00e;text-decoration:underline;cursor:pointer">${words[k * 2]}</span> ${prose(d, 5)} <span class=alink style="color:#00e;text-decoration:underline;cursor:pointer">${words[k * 2 + 1]}</span></div>`).join('')}`,
            `$$('.tb').forEach(t=>t.onclick=v=>{v.preventDefault();$$('.tp').forEach(p=>p.style.display='#'+p.id===t.getAttribute('href')?'':'none')});$$('.alink').forEach(x=>x.onclick=()=>fin(x.textContent==='${w}'))`,
            2,
          ),
        },
      };
    },
  },
];
