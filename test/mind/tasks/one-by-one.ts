import type { Task } from './types.ts';

const page = (title: string, body: string): Task['pages'] => ({
  '/': `<title>${title}</title><h1>${title}</h1>${body}`,
});
const dish = (name: string, signs: string) =>
  `<p class=dish>${name} <small>${signs}</small> <span class=less>-</span><span class=n> </span><span class=more>+</span></p>`;
const message = (name: string, about: string) =>
  `<li><b>${name}</b> <span>${about}</span> <button class=star title="Star">☆</button></li>`;
const crossing = (leaves: string, takes: string, price: number) =>
  `<div class=card style="height:90px"><p>Leaves ${leaves}</p><p>Takes: ${takes}</p><button class=book data-p=${price}>Book crossing for €${price}</button></div>`;
const session = (book: string, label: string, lines: readonly string[]) =>
  `<div class=card style="height:90px">${lines.map((line) => `<p>${line}</p>`).join('')}<button class=book data-p="${book}">${label}</button></div>`;
const inBox = (asks: string, cards: string, right: string) =>
  `<div id=f><p><label>${asks} <input id=a></label><p><button id=s>Show</button></div><div id=r hidden style="height:150px;width:320px;overflow-y:scroll">${cards}</div><script>s.onclick=()=>{if(!a.value)return;f.hidden=true;r.hidden=false};document.querySelectorAll('.book').forEach(x=>x.onclick=()=>{window.won=x.dataset.p==='${right}';document.body.innerHTML='<h1>Thank you</h1><p>You have a place. We look forward to it.</p>'})</script>`;
const lent = (name: string, who: string, due: string, right: boolean) =>
  `<section style="border:1px solid;margin:6px;padding:6px;width:260px"><h3>${name}</h3><p>With ${who}</p><p>${due}</p><button onclick="o.textContent='${name} is back.';window.won=${right}">Mark as returned</button> <button onclick="o.textContent='Reminder sent.';window.won=false">Remind</button></section>`;
const number = (n: number) =>
  `<div class=row><button class=odd>Odd</button> <b>${n}</b> <button class=even>Even</button></div>`;

/** What is told from its neighbours by counting, comparing or a name, and then done to just that, as often as is wanted. */
export const ONE_BY_ONE: Task[] = [
  {
    name: 'one by one: a guess that the page waits for, and what it says of each',
    instructions: 'Guess the number between 1-20 and press Try. The page tells whether it is higher or lower.',
    pages: page(
      'Guess',
      `<p id=m>Waiting for your guess...</p><form id=f><input type=number id=g aria-label=Guess><button>Try</button></form><script>f.onsubmit=e=>{e.preventDefault();const n=+g.value;window.won=n===18;m.textContent=n===18?'Correct!':n<18?'The number is higher than '+n+'.':'The number is lower than '+n+'.'}</script>`,
    ),
  },
  {
    name: 'one by one: fewer kinds than are wanted, counted between two signs that touch the number',
    instructions: 'Order 3 dishes that are spicy.',
    pages: page(
      'Menu',
      `<style>.dish span{font-size:20px;cursor:pointer;padding:0}</style>${dish('Bean soup', 'mild')}${dish('Red curry', 'spicy')}${dish('Plain rice', 'mild')}${dish('Pepper noodles', 'spicy')}${dish('Apple pie', 'sweet')}<div style="height:480px"></div><button id=o>Order!</button><p id=m></p><script>document.querySelectorAll('.dish').forEach(d=>{const n=d.querySelector('.n'),set=k=>n.textContent=k>0?k:' ';d.querySelector('.more').onclick=()=>set(+n.textContent+1);d.querySelector('.less').onclick=()=>set(+n.textContent-1)});o.onclick=()=>{let all=0,hot=0;document.querySelectorAll('.dish').forEach(d=>{const k=+d.querySelector('.n').textContent;all+=k;if(d.textContent.includes('spicy'))hot+=k});window.won=all===3&&hot===3;document.body.innerHTML='<h1>Thank you</h1><p>Your order is on its way.</p>'}</script>`,
    ),
  },
  {
    name: 'one by one: each row has its answer of the two that are told',
    instructions: 'Mark the numbers below as odd or even and press Done.',
    pages: page(
      'Numbers',
      `<style>.on{color:#06c;outline:2px solid}</style>${number(5)}${number(4)}${number(-4)}<button id=d>Done</button><p id=m></p><script>document.querySelectorAll('.row button').forEach(b=>b.onclick=()=>{b.parentNode.querySelectorAll('button').forEach(x=>x.className=x.className.replace(' on',''));b.className+=' on'});d.onclick=()=>{window.won=[...document.querySelectorAll('.row')].every(r=>r.querySelector('.on')?.textContent===(+r.querySelector('b').textContent%2?'Odd':'Even'));m.textContent='Done, thank you.'}</script>`,
    ),
  },
  {
    name: 'one by one: "mark" is no month, and Marcia no March',
    instructions: 'Find the message by Loretta and click the star to mark it as important.',
    pages: page(
      'Messages',
      `<ul>${message('Joan', 'Lamp')}${message('Marcia', 'Kiln')}${message('Loretta', 'Keys')}${message('Trudy', 'Bread')}</ul><script>document.querySelectorAll('.star').forEach(b=>b.onclick=()=>{b.textContent='★';window.won=b.closest('li').textContent.includes('Loretta')&&!window.wrong;if(!window.won)window.wrong=true})</script>`,
    ),
  },
  {
    name: 'one by one: the cheapest of a list in a box of its own that answers a form',
    instructions: 'Book the cheapest crossing from: Ardal to: Bryne.',
    pages: page(
      'Ferries',
      `<div id=f><p><label>From <input id=a></label><p><label>To <input id=b></label><p><button id=s>Search</button></div><div id=r hidden style="height:150px;width:300px;overflow-y:scroll"><button id=k>Back</button><p>Ardal to Bryne</p>${crossing('9:10', '2h 40m', 61)}${crossing('11:30', '3h 5m', 48)}${crossing('14:00', '1h 50m', 95)}</div><script>s.onclick=()=>{if(!a.value||!b.value)return;f.hidden=true;r.hidden=false};k.onclick=()=>{f.hidden=false;r.hidden=true};document.querySelectorAll('.book').forEach(x=>x.onclick=()=>{window.won=x.dataset.p==='48';document.body.innerHTML='<h1>Thank you</h1><p>Your crossing is booked.</p>'})</script>`,
    ),
  },
  {
    name: 'one by one: the shortest of several that are taken by buttons that tell how long each is',
    instructions: 'Reserve the shortest massage. The town is Lindau.',
    pages: page(
      'Bath house',
      inBox(
        'Town',
        [
          ['60', 'Lotus, with oil'],
          ['25', 'Neck and shoulders'],
          ['90', 'Massage of the whole body, our best massage'],
        ]
          .map(([min, of]) => session(min!, `Reserve ${min} min massage`, [of!, 'Lindau']))
          .join(''),
        '25',
      ),
    ),
  },
  {
    name: 'one by one: the only one that begins within the span that is told',
    instructions: 'Book a guided tour that starts between 13:00 and 15:00.',
    pages: page(
      'Salt mine',
      ['10:00', '13:30', '16:00']
        .map((at) => session(at, `Book guided tour at ${at}`, [`${at}, ${at === '13:30' ? 'with Ida' : 'a tour'}`]))
        .join('') +
        `<script>document.querySelectorAll('.book').forEach(x=>x.onclick=()=>{window.won=x.dataset.p==='13:30';document.body.innerHTML='<h1>Thank you</h1><p>Your tour is booked.</p>'})</script>`,
    ),
  },
  {
    name: 'one by one: the one that may be had for what is to be spent',
    instructions: 'Rent a locker for at most €30.',
    pages: page(
      'Station lockers',
      [
        ['48', 'Locker, large'],
        ['26', 'Narrow'],
        ['35', 'Locker with a socket'],
      ]
        .map(([price, of]) => session(price!, `Rent for €${price}`, [of!, 'A month']))
        .join('') +
        `<script>document.querySelectorAll('.book').forEach(x=>x.onclick=()=>{window.won=x.dataset.p==='26';document.body.innerHTML='<h1>Thank you</h1><p>It is yours. The key comes by post.</p>'})</script>`,
    ),
  },
  {
    name: 'one by one: of two of somebody the one that is due later',
    instructions: 'Of the two things that Olga Penn has, mark the one that is due later as returned.',
    pages: page(
      'Out on loan',
      `${lent('Drill', 'Olga Penn', 'due 3 May', false)}${lent('Ladder', 'Rui Costa', 'due 9 May', false)}${lent('Saw', 'Olga Penn', 'due 21 May', true)}${lent('Tent', 'Mel Hart', 'due 2 June', false)}<p role=status id=o></p>`,
    ),
  },
  {
    name: 'one by one: of two that are free the one that is cheaper',
    instructions: 'Of the two huts that are free, reserve the one that is cheaper.',
    pages: page(
      'Huts in July',
      `${[
        ['Fox hut', 'Free', 80],
        ['Owl hut', 'Taken', 40],
        ['Elk hut', 'Free', 65],
      ]
        .map(
          ([name, state, price]) =>
            `<section style="padding:8px"><h2>${name}</h2><p>${state}</p><p>€${price} a night</p>${state === 'Free' ? `<button onclick="o.textContent='${name} is reserved for you.';window.won=${name === 'Elk hut'}">Reserve</button>` : ''}</section>`,
        )
        .join('')}<p role=status id=o></p>`,
    ),
  },
  {
    name: 'one by one: what is said back is no thing that is named',
    instructions: 'Respond to the letter from Ann with "Summer Lane suits me".',
    pages: page(
      'Letter from Ann',
      `<p>Shall we meet at the pier?</p><button id=y>Reply</button><div id=w hidden><p>to: Ann</p><textarea id=t rows=4></textarea><p><button id=s>Send</button></div><p id=m></p><script>y.onclick=()=>{w.hidden=false;y.hidden=true};s.onclick=()=>{window.won=t.value==='Summer Lane suits me';w.hidden=true;m.textContent='Your reply has been sent.'}</script>`,
    ),
  },
  {
    name: 'one by one: a box is pulled to another size by its corner',
    instructions: 'Resize the note so that its width is larger than before, then press Submit.',
    pages: page(
      'Note',
      `<label>Note <textarea id=t style="width:120px;height:60px"></textarea></label><p><button id=s>Submit</button><p id=m></p><script>s.onclick=()=>{window.won=t.offsetWidth>140;m.textContent='Thank you.'}</script>`,
    ),
  },
  {
    name: 'one by one: what was put in order by hand goes off with the one button there is',
    instructions: 'Sort the numbers in increasing order, with the lowest number at the top of the list.',
    pages: page(
      'Numbers',
      `<ul id=l style="width:200px">${[7, -2, 31].map((n) => `<li draggable=true>${n}</li>`).join('')}</ul><button id=s>Submit</button><p id=m></p><script>let d;l.ondragstart=e=>{d=e.target};l.ondragover=e=>e.preventDefault();l.ondrop=e=>{e.preventDefault();const to=e.target.closest('li');if(to&&to!==d){const all=[...l.children];l.insertBefore(d,all.indexOf(d)<all.indexOf(to)?to.nextSibling:to)}};s.onclick=()=>{window.won=[...l.children].map(x=>x.textContent).join()==='-2,7,31';m.textContent='Thank you.'}</script>`,
    ),
  },
  {
    name: 'one by one: a search that shows what it finds while one types, and minds capitals',
    instructions: 'Find the parcel for Loretta and click the star icon to mark it as important.',
    pages: page(
      'Parcels',
      `<div id=r><span id=b role=button title=Search><svg width=20 height=20><circle cx=8 cy=8 r=6 fill=none stroke=black stroke-width=2 /><path d="M12 12l6 6" stroke=black stroke-width=3 /></svg></span><ul>${['Joan', 'Trudy', 'Nell'].map((name) => `<li>${name}</li>`).join('')}</ul></div><div id=q hidden><input id=i placeholder=Search><div id=f></div></div><div id=p hidden><h2>Loretta</h2><p>Two lamps</p><span id=s role=button title=Star>☆</span></div><script>b.onclick=()=>{r.hidden=true;q.hidden=false};i.oninput=()=>{f.innerHTML=i.value&&'Loretta'.includes(i.value)?'<div id=h style="cursor:pointer">Loretta: two lamps</div>':'';const h=document.getElementById('h');if(h)h.onclick=()=>{q.hidden=true;p.hidden=false}};s.onclick=()=>{window.won=true;s.textContent='★'}</script>`,
    ),
  },
];
