import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** What people ask for outright, each on a site of another make. */
const TASKS: Task[] = [
  {
    name: 'card to column',
    instructions: 'Move "Fix the gate" to Waiting.',
    pages: {
      '/': `<title>Jobs</title><h1>Jobs of the allotment</h1><p id=o role=status></p><div style="display:flex;gap:20px">${['To do', 'Under way', 'Waiting', 'Finished'].map((c, i) => `<section><h2>${c}</h2><ul id=c${i}></ul></section>`).join('')}</div><script>const at={'Fix the gate':0,'Order compost':0,'Prune the pears':1};const cols=['To do','Under way','Waiting','Finished'];function draw(){for(let i=0;i<4;i++)document.getElementById('c'+i).innerHTML=Object.keys(at).filter(k=>at[k]===i).map(k=>'<li>'+k+' <button aria-label="Move '+k+' left" onclick="mv(\\''+k+'\\',-1)">◀</button> <button aria-label="Move '+k+' right" onclick="mv(\\''+k+'\\',1)">▶</button></li>').join('')}function mv(k,d){at[k]=Math.max(0,Math.min(3,at[k]+d));o.textContent=k+' is now in '+cols[at[k]];window.won=at['Fix the gate']===2&&at['Order compost']===0&&at['Prune the pears']===1;draw()}draw()</script>`,
    },
  },
  {
    name: 'close the pop-up and go on',
    instructions: 'Close the pop-up and open the tide table.',
    pages: {
      '/': `<title>Harbour</title><h1>Harbour office</h1><nav><a href="/tide">Tide table</a> <a href="/fees">Fees</a></nav><div id=d role=dialog aria-modal=true style="position:fixed;inset:80px;background:#fff;border:2px solid"><h2>Our letter</h2><p>Get news of the harbour by mail.</p><input placeholder="Your e-mail"><button onclick="window.sub=1">Subscribe</button> <button aria-label="Close" onclick="d.remove();sessionStorage.closed=1">×</button></div>`,
      '/tide': `<title>Tide table</title><h1>Tide table</h1><p>High water 6:10</p><script>sessionStorage.won=sessionStorage.closed==='1'</script>`,
      '/fees': `<title>Fees</title><h1>Fees</h1>`,
    },
  },
  {
    name: 'third of the list',
    instructions: 'Play the third recording in the list.',
    pages: {
      '/': `<title>Archive</title><h1>Sound archive</h1><p id=o role=status></p><ol>${['Rain on tin', 'Mill race', 'Owls at dusk', 'Ferry horn'].map((n, i) => `<li>${n} <small>${2 + i}:1${i}</small> <button onclick="window.won=${i === 2};o.textContent='Now playing: ${n}'">Play</button></li>`).join('')}</ol>`,
    },
  },
  {
    name: 'count who took part',
    instructions: 'How many adults took part in the beach clean?',
    answer: /\b14\b/,
    pages: {
      '/': `<title>Clean coast</title><h1>Clean coast</h1><h2>Beach clean, 3 October</h2><p>It rained until ten, and still 23 people came: 14 adults and 9 children. We filled 41 bags.</p><h2>River walk, 12 September</h2><p>31 people came: 22 adults and 9 children.</p>`,
    },
  },
  {
    name: 'not there in index',
    instructions: 'Open the page about Elderflower in the plant index.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Plants</title><h1>Plant index</h1><ul>${['Angelica', 'Borage', 'Chervil', 'Dill', 'Fennel', 'Hyssop', 'Lovage', 'Marjoram', 'Rue', 'Sorrel', 'Tansy', 'Yarrow'].map((n) => `<li><a href="/p">${n}</a>`).join('')}</ul><script>sessionStorage.won=true</script>`,
      '/p': `<title>A plant</title><h1>A plant</h1><script>sessionStorage.won=false</script>`,
    },
  },
  {
    name: 'rename each',
    instructions: 'Rename the album Trip to Spain and the album Kids to Children.',
    pages: {
      '/': `<title>Albums</title><h1>Albums</h1><p id=o role=status></p><ul id=l></ul><script>const a=['Garden','Trip','Kids'];function draw(){l.innerHTML=a.map((n,i)=>'<li><span>'+n+'</span> <button aria-label="Rename '+n+'" onclick="ed('+i+')">Rename</button></li>').join('')}function ed(i){l.children[i].innerHTML='<input aria-label="Album name" value="'+a[i]+'"> <button onclick="sv('+i+',this)">Save</button>'}function sv(i,b){a[i]=b.previousElementSibling.value.trim();o.textContent='Saved.';window.won=a.join()==='Garden,Spain,Children';draw()}draw()</script>`,
    },
  },
  {
    name: 'both mute and pin',
    instructions: 'Mute the conversation with Bea and pin the one with Ole.',
    pages: {
      '/': `<title>Chats</title><h1>Conversations</h1><p id=o role=status></p><ul>${['Ana', 'Bea', 'Ole', 'Finn'].map((n) => `<li><b>${n}</b> <button onclick="t(this,'${n}','m')">Mute</button> <button onclick="t(this,'${n}','p')">Pin</button></li>`).join('')}</ul><script>const s=new Set();function t(b,n,w){s.add(n+w);o.textContent=n+(w==='m'?' is muted.':' is pinned.');b.disabled=true;window.won=[...s].sort().join()==='Beam,Olep'}</script>`,
    },
  },
  {
    name: 'cheaper of two',
    instructions: 'Take the cheaper of the two canoes.',
    pages: {
      '/': `<title>Canoes</title><h1>For hire</h1><p id=o role=status></p>${[
        ['Canoe Otter', 28],
        ['Rowing boat Tern', 19],
        ['Canoe Heron', 24],
        ['Kayak Pike', 16],
      ]
        .map(
          ([n, p]) =>
            `<article style="border:1px solid;margin:6px"><h3>${n}</h3><p>€${p} a day</p><button onclick="window.won='${n}'==='Canoe Heron';o.textContent='${n} is yours.'">Take it</button></article>`,
        )
        .join('')}`,
    },
  },
  {
    name: 'except',
    instructions: 'Archive all notes except the one about the roof.',
    pages: {
      '/': `<title>Notes</title><h1>Notes</h1><p id=o role=status></p><ul>${['Call the plumber', 'Roof: two slates are loose', 'Paint for the hall', 'Seeds for spring'].map((n, i) => `<li>${n} <button aria-label="Archive ${n}" onclick="g(this,${i})">Archive</button></li>`).join('')}</ul><script>const s=new Set();function g(b,i){s.add(i);b.parentNode.remove();o.textContent='Archived.';window.won=[...s].sort().join()==='0,2,3'}</script>`,
    },
  },
  {
    name: 'setting by other words',
    instructions: 'Stop the shop from sending you text messages about offers.',
    pages: {
      '/': `<title>Account</title><h1>Messages from us</h1><p id=o role=status></p><form id=f><fieldset><legend>Offers</legend><label><input type=checkbox id=a checked> By e-mail</label><br><label><input type=checkbox id=b checked> By SMS</label></fieldset><fieldset><legend>Your orders</legend><label><input type=checkbox id=c checked> By e-mail</label><br><label><input type=checkbox id=d checked> By SMS</label></fieldset><button>Save</button></form><script>f.onsubmit=e=>{e.preventDefault();window.won=a.checked&&!b.checked&&c.checked&&d.checked;o.textContent='Saved.'}</script>`,
    },
  },
  {
    name: 'date in calendar and time',
    instructions: 'Book the tennis court on 18 November at 17:00.',
    pages: {
      '/': `<title>Court</title><h1>Tennis court</h1><p id=o role=status></p><table><caption>November 2026</caption><tr>${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((d) => `<th>${d}</th>`).join('')}</tr>${Array.from(
        { length: 5 },
        (_, w) =>
          `<tr>${Array.from({ length: 7 }, (_, d) => {
            const n = w * 7 + d;
            return n < 1 || n > 30 ? '<td></td>' : `<td><button onclick="day(${n})">${n}</button></td>`;
          }).join('')}</tr>`,
      ).join(
        '',
      )}</table><div id=h></div><script>let dd;function day(n){dd=n;h.innerHTML='<h2>'+n+' November</h2>'+['16:00','17:00','18:00'].map(t=>'<button onclick="pick(\\''+t+'\\')">'+t+'</button>').join(' ')}function pick(t){h.innerHTML='<p>'+dd+' November, '+t+'</p><button onclick="window.won='+(true)+'&&dd===18&&\\''+t+'\\'===\\'17:00\\';o.textContent=\\'Your court is booked.\\';h.innerHTML=\\'\\'">Confirm booking</button>'}</script>`,
    },
  },
  {
    name: 'gift note',
    instructions: 'Order the candle set as a gift with the note "Happy birthday, Ole".',
    knowledge: knows({ name: 'Rosa Delgado', address: 'Calle Mayor 4, 28013 Madrid' }),
    pages: {
      '/': `<title>Candles</title><h1>Candle set</h1><p>€18</p><form id=f><label><input type=checkbox id=g onchange="n.hidden=!g.checked"> This is a gift</label><p id=n hidden><label>Gift note <textarea id=t></textarea></label></p><p><label>Name <input id=a></label></p><p><label>Address <input id=b></label></p><button>Order now</button></form><p id=o role=status></p><script>f.onsubmit=e=>{e.preventDefault();window.won=g.checked&&t.value==='Happy birthday, Ole'&&a.value==='Rosa Delgado'&&/Calle Mayor 4/.test(b.value);o.textContent='Thank you, your order is placed.';f.remove()}</script>`,
    },
  },
];

test('what is asked outright is done to just that, and to all of it', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});
