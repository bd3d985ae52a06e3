import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app } from '../single/area.ts';
import { prose, quiet } from '../single/page.ts';

/** A second draught of small programs, written before anything was mended on them. */
export const SECOND_APPS: readonly Family[] = [
  {
    name: 'second: rename by a pencil',
    make: (d) => {
      const files = d.some(THINGS, 4).map((x) => `${x}.txt`);
      const w = d.pick(files);
      const neu = `${d.pick(PLACES).toLowerCase()}.txt`;
      const task = d.pick([`Rename ${w} to ${neu}.`, `Change the name of the file "${w}" to "${neu}".`]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<ul style="list-style:none;padding:0">${files.map((x) => `<li style="padding:5px"><span class=f>${x}</span> <button class=p title=Rename>✏️</button></li>`).join('')}</ul>`,
            `$$('.p').forEach(b=>b.onclick=()=>{const s=$('.f',b.parentNode),o=s.textContent;if(!s)return;const i=document.createElement('input');i.value=o;s.replaceWith(i);i.focus();i.select();i.onkeydown=v=>{if(v.key==='Enter'){const t=document.createElement('span');t.className='f';t.textContent=i.value;i.replaceWith(t);window.won=$$('.f').map(e=>e.textContent).join()==='${files.map((x) => (x === w ? neu : x)).join()}'}}})`,
          ),
        },
      };
    },
  },
  {
    name: 'second: pages of pictures until one is found',
    make: (d) => {
      const all = d.some(THINGS, 6);
      const k = d.int(2, 5);
      const task = d.pick([
        `Go through the pictures until you see the ${all[k]}, then press Choose.`,
        `Find the ${all[k]} with the arrows and click Choose.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div style="display:flex;gap:10px;align-items:center"><button id=l aria-label=Previous>‹</button><div id=v style="width:140px;height:90px;background:#eee;text-align:center;padding-top:30px">${all[0]}</div><button id=r aria-label=Next>›</button></div><p><button class=btn id=c>Choose</button></p>`,
            `const A=${JSON.stringify(all)};let k=0;const p=()=>v.textContent=A[k];l.onclick=()=>{k=Math.max(0,k-1);p()};r.onclick=()=>{k=Math.min(5,k+1);p()};c.onclick=()=>fin(k===${k})`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a message written to a person of a list',
    make: (d) => {
      const people = d.some(NAMES, 5);
      const w = d.pick(people);
      const text = title(prose(d, 3));
      const task = d.pick([`Send "${text}" to ${w}.`, `Write "${text}" to ${w} in the chat.`]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div style="display:flex"><div id=l style="width:140px">${people.map((x) => `<div class=c style="cursor:pointer;padding:6px">${x}</div>`).join('')}</div><div style="flex:1"><h4 id=h>Choose a chat</h4><div id=o style="min-height:80px"></div><div id=w hidden><input id=i placeholder="Message"><button id=s aria-label=Send>➤</button></div></div></div>`,
            `let who='';$$('.c').forEach(c=>c.onclick=()=>{who=c.textContent;h.textContent=who;o.innerHTML='';$('#w').hidden=false});s.onclick=()=>{if(!i.value)return;const p=document.createElement('p');p.textContent=i.value;o.append(p);fin(who==='${w}'&&i.value==='${text}');i.value=''}`,
          ),
        },
      };
    },
  },
  {
    name: 'second: money changed into another',
    make: (d) => {
      const [a, r] = [d.int(2, 9) * 10, d.pick([2, 3, 5])];
      const task = d.pick([
        `Convert ${a} florins into crowns and tell me the result.`,
        `How many crowns are ${a} florins? Use the converter.`,
      ]);
      return {
        instructions: task,
        answer: new RegExp(`\\b${a * r}\\b`),
        pages: {
          '/': quiet(
            d,
            task,
            `<p><label>Amount <input id=a></label> <select id=f aria-label=From><option>crowns<option>florins</select> to <select id=t aria-label=To><option>florins<option>crowns</select></p><button id=b>Convert</button><p id=o></p>`,
            `b.onclick=()=>{const v=+a.value,k=f.value===t.value?1:f.value==='florins'?${r}:1/${r};o.textContent=v+' '+f.value+' = '+v*k+' '+t.value}`,
          ),
        },
      };
    },
  },
  {
    name: 'second: cards dealt out by their kind',
    make: (d) => {
      const fruit = d.some(['apple', 'pear', 'plum', 'cherry'], 2);
      const beasts = d.some(['horse', 'rabbit', 'goat', 'fox'], 2);
      const task = d.pick([
        'Drag every fruit into the Fruit box and every animal into the Animals box.',
        'Sort the cards: fruit into Fruit, animals into Animals.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div id=s>${d
              .shuffle([...fruit, ...beasts])
              .map(
                (x) =>
                  `<span class=c draggable=true style="display:inline-block;padding:8px;margin:4px;background:#fe9;cursor:grab">${x}</span>`,
              )
              .join(
                '',
              )}</div><div style="display:flex;gap:20px">${['Fruit', 'Animals'].map((x) => `<div class=z data-z=${x} style="width:200px;min-height:90px;border:2px dashed #888"><b>${x}</b></div>`).join('')}</div>`,
            `let m=null;$$('.c').forEach(c=>c.ondragstart=()=>{m=c});$$('.z').forEach(z=>{z.ondragover=v=>v.preventDefault();z.ondrop=v=>{v.preventDefault();if(m)z.append(m);window.won=$$('.z').every(y=>$$('.c',y).map(e=>e.textContent).sort().join()===(y.dataset.z==='Fruit'?'${[...fruit].sort().join()}':'${[...beasts].sort().join()}'))}})`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a survey of scales',
    make: (d) => {
      const qs = d.some(['The staff were kind', 'The room was clean', 'The price was fair', 'I would come again'], 3);
      const scale = ['Disagree', 'Neutral', 'Agree'];
      const w = qs.map(() => d.pick(scale));
      const task = `Fill in the survey: ${qs.map((x, i) => `"${x}": ${w[i]}`).join(', ')}. Then submit it.`;
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<table><tr><th></th>${scale.map((s) => `<th>${s}</th>`).join('')}</tr>${qs.map((x, i) => `<tr><td>${x}</td>${scale.map((s) => `<td><input type=radio name=r${i} value=${s} aria-label="${x}: ${s}"></td>`).join('')}</tr>`).join('')}</table><button class=btn id=e>Submit</button>`,
            `e.onclick=()=>fin(['r0','r1','r2'].map(n=>($('input[name='+n+']:checked')||{}).value).join()==='${w.join()}')`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a size chosen and an opening time read',
    make: (d) => {
      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
      const hours = days.map(() => [d.int(7, 10), d.int(15, 20)] as const);
      const k = d.int(0, 4);
      const task = d.pick([
        `When does the library close on ${days[k]}? Type the hour and press Send.`,
        `Enter the hour at which the library closes on ${days[k]} and press Send.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table><tr><th>Day</th><th>Opens</th><th>Closes</th></tr>${days.map((x, i) => `<tr><td>${x}</td><td>${hours[i]![0]}</td><td>${hours[i]![1]}</td></tr>`).join('')}</table><input id=i size=4> <button onclick="fin(i.value.trim()==='${hours[k]![1]}')">Send</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a light in a plan of rooms',
    make: (d) => {
      const rooms = d.some(['Kitchen', 'Bedroom', 'Hall', 'Office', 'Bath'], 4);
      const on = rooms.map(() => d.next() < 0.5);
      const i = d.int(0, 3);
      const task = d.pick([
        `Turn the light in the ${rooms[i]!.toLowerCase()} ${on[i] ? 'off' : 'on'}.`,
        `Switch ${on[i] ? 'off' : 'on'} the ${rooms[i]} light.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div style="display:grid;grid-template-columns:repeat(2,160px);gap:8px">${rooms.map((x, k) => `<div class=card style="border:1px solid #ccc;padding:10px"><b>${x}</b><div>Light: <span class=st>${on[k] ? 'on' : 'off'}</span></div><button class=tg>${on[k] ? 'Turn off' : 'Turn on'}</button></div>`).join('')}</div>`,
            `$$('.tg').forEach(b=>b.onclick=()=>{const s=$('.st',b.parentNode),o=s.textContent==='on';s.textContent=o?'off':'on';b.textContent=o?'Turn on':'Turn off';window.won=$$('.st').map(x=>x.textContent).join()==='${rooms.map((_, k) => ((k === i) !== on[k] ? 'on' : 'off')).join()}'})`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a code put in digit by digit',
    make: (d) => {
      const code = String(d.int(1000, 9999));
      const task = d.pick([
        `Enter the code ${code} and press Verify.`,
        `The code is ${code}. Type it into the boxes and click Verify.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<p>Verification code</p><div>${[1, 2, 3, 4].map((k) => `<input class=c maxlength=1 size=1 aria-label="Digit ${k}" style="width:30px;text-align:center">`).join('')}</div><button class=btn id=e>Verify</button>`,
            `$$('.c').forEach((x,i,a)=>x.oninput=()=>{if(x.value&&a[i+1])a[i+1].focus()});e.onclick=()=>fin($$('.c').map(x=>x.value).join('')==='${code}')`,
          ),
        },
      };
    },
  },
  {
    name: 'second: a fold with the answer in it',
    make: (d) => {
      const facts = d.some(
        [
          ['returns', '30 days'],
          ['shipping', '4 euros'],
          ['warranty', '2 years'],
          ['opening', '9 am'],
        ],
        3,
      ) as string[][];
      const w = d.pick(facts);
      const ask: Record<string, string> = {
        returns: 'How long can things be returned?',
        shipping: 'What does shipping cost?',
        warranty: 'How long is the warranty?',
        opening: 'When does the shop open?',
      };
      const say: Record<string, string> = {
        returns: 'You can return things within 30 days.',
        shipping: 'Shipping costs 4 euros.',
        warranty: 'The warranty lasts 2 years.',
        opening: 'The shop opens at 9 am.',
      };
      return {
        instructions: `${ask[w[0]!]!}`,
        answer: new RegExp(w[1]!),
        pages: {
          '/': app(
            d,
            `<h3>Help</h3>${facts.map((f) => `<div><button class=h aria-expanded=false>${title(f[0]!)}</button><div class=b hidden><p>${say[f[0]!]}</p></div></div>`).join('')}`,
            `$$('.h').forEach(h=>h.onclick=()=>{const b=h.nextElementSibling;b.hidden=!b.hidden;h.setAttribute('aria-expanded',String(!b.hidden))})`,
          ),
        },
      };
    },
  },
];
