import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { app, area } from '../single/area.ts';
import { ENDS, prose, q, quiet } from '../single/page.ts';

/** What takes several steps in a row. */
export const FRESH_SEQUENCES: readonly Family[] = [
  {
    name: 'fresh: buttons pressed in an order',
    make: (d) => {
      const all = d.some(['ONE', 'TWO', 'RED', 'STAR', 'UP', 'LEFT'], 4);
      const w = d.some(all, 3);
      const task = d.pick([
        `Click button ${w[0]}, then click button ${w[1]}, then click button ${w[2]}.`,
        `Press ${w[0]}, ${w[1]} and ${w[2]} in this order.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            all
              .map(
                (x, i) =>
                  `<button style="position:absolute;left:${(i % 2) * 70 + d.int(2, 20)}px;top:${Math.floor(i / 2) * 50 + d.int(2, 20)}px">${x}</button>`,
              )
              .join(''),
            `const P=[];$$('button').forEach(b=>b.onclick=()=>{P.push(b.textContent);if(P.length===3||P.join()!=='${w.join()}'.slice(0,P.join().length))fin(P.join()==='${w.join()}')})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: to the end of a text, then agreed',
    make: (d) => {
      const task = d.pick([
        'Scroll to the end of the terms and press Accept.',
        'Read the terms to the bottom and accept them.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=t style="height:130px;width:300px;overflow:auto;border:1px solid #999;padding:6px">${Array.from({ length: 9 }, () => `<p>${title(prose(d, 24))}.</p>`).join('')}</div><button id=a disabled>Accept</button> <button id=r>Decline</button>`,
            `t.onscroll=()=>{if(t.scrollTop+t.clientHeight>t.scrollHeight-8)a.disabled=false};a.onclick=()=>fin(true);r.onclick=()=>fin(false)`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a trip looked up and the best taken',
    make: (d) => {
      const [from, to] = d.some(PLACES, 2) as [string, string];
      const fares = d.some([89, 120, 145, 210, 340], 3);
      const hours = d.some([2, 3, 5, 7, 9], 3);
      const cheap = d.next() < 0.5;
      const best = cheap ? fares.indexOf(Math.min(...fares)) : hours.indexOf(Math.min(...hours));
      const task = `Book the ${cheap ? 'cheapest' : 'shortest'} one-way flight from ${from} to ${to} on 12/${d.int(10, 28)}/2026.`;
      const day = /(\d+)\/2026/.exec(task)![1];
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div id=s><p><input id=a placeholder="From:"></p><p><input id=b placeholder="To:"></p><p><label>Departure <input type=date id=c></label></p><button class=btn id=g>Search</button></div><div id=r></div>`,
            `g.onclick=()=>{const ok=a.value==='${from}'&&b.value==='${to}'&&c.value==='2026-12-${day}';s.hidden=true;r.innerHTML=${JSON.stringify(fares)}.map((f,i)=>'<div style="border:1px solid #ccc;margin:6px;padding:6px">Duration: '+${JSON.stringify(hours)}[i]+'h <button class=btn data-i='+i+'>Book flight for $'+f+'</button></div>').join('');$$('[data-i]').forEach(x=>x.onclick=()=>{fin(ok&&+x.dataset.i===${best});r.innerHTML='<p>Booked.</p>'})}`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a sign on and a profile',
    make: (d) => {
      const [u, p] = [d.pick(NAMES).toLowerCase(), `${d.pick(THINGS)}${d.int(10, 99)}`];
      const task = d.pick([
        `Log in with the username "${u}" and the password "${p}", then tick "Remember me" and sign in.`,
        `Enter the username "${u}" and the password "${p}" into the text fields and press login.`,
      ]);
      const remember = /Remember/.test(task);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<p style="margin:3px">Username<br><input id=u size=14></p><p style="margin:3px">Password<br><input type=password id=p size=14></p><label><input type=checkbox id=r> Remember me</label><br><button id=b>Login</button>`,
            `b.onclick=()=>fin(u.value==='${u}'&&p.value==='${p}'&&r.checked===${remember})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a board moved on with its own buttons',
    make: (d) => {
      const cards = d.some(['Fix login', 'Write docs', 'Ship logo', 'Call Ana', 'Test app'], 4);
      const w = d.pick(cards);
      const goal = d.pick(['Doing', 'Done']);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Move the card "${w}" to ${goal} and press ${end}.`,
        `Put ${q(d, w)} into the column ${goal}, then click ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div id=k style="display:flex;gap:12px"></div><button class=btn id=e>${end}</button>`,
            `const C=['To do','Doing','Done'],P={${cards.map((c) => `${JSON.stringify(c)}:0`).join()}};function paint(){k.innerHTML='';C.forEach((c,i)=>{const x=document.createElement('div');x.style='width:170px;background:#eef;padding:6px';x.innerHTML='<b>'+c+'</b>';Object.entries(P).filter(([,v])=>v===i).forEach(([n])=>{const y=document.createElement('div');y.style='background:#fff;margin:4px;padding:6px';y.innerHTML='<div>'+n+'</div>';[['◀',-1],['▶',1]].forEach(([s,m])=>{const b=document.createElement('button');b.textContent=s;b.onclick=()=>{P[n]=Math.max(0,Math.min(2,P[n]+m));paint()};y.append(b)});x.append(y)});k.append(x)})}paint();e.onclick=()=>fin(Object.entries(P).every(([n,v])=>v===(n==='${w}'?${goal === 'Done' ? 2 : 1}:0)))`,
          ),
        },
      };
    },
  },
];
