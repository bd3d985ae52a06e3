import type { Task } from '../types.ts';

const MAILS = [
  ['Olaf Brandt', 'Keys', 'The keys are under the mat.'],
  ['Petra Lind', 'Ferry', 'The ferry leaves at nine.'],
  ['Juri Sepp', 'Boots', 'Your boots are ready.'],
];

/** What the page tells has to be put into its field, or sent on. */
export const READ_AND_TYPE: readonly Task[] = [
  {
    name: 'read and type: the number that a search tells',
    instructions: 'Search for "heron", find the number of results, type it into the answer field and press Submit.',
    pages: {
      '/': `<input type=search id=q placeholder=Search><button onclick="o.innerHTML='<p>About '+(q.value==='heron'?318:77)+' results in 0.3 s</p><p>The grey bird</p>'">Go</button><div id=o></div><hr><label>Answer <input id=a></label><button onclick="window.won=a.value==='318';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'read and type: the number on a delivery note',
    instructions: 'What is the delivery number? Type the answer into the box and press Submit.',
    pages: {
      '/': `<h2>Brick &amp; Sons</h2><p>Delivery no. D-40718</p><p>Bricks: 240</p><p>Total $96.00</p><input id=a><button onclick="window.won=a.value==='D-40718';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'read and type: how long, behind a tab',
    instructions: 'How long does the repair take? Enter it and press OK.',
    pages: {
      '/': `<div role=tablist><button role=tab aria-selected=true onclick="p.textContent='Weight: 3 kg'">Facts</button><button role=tab onclick="p.textContent='Repaired within 6 days'">Repair</button></div><div role=tabpanel id=p>Weight: 3 kg</div><hr><input id=a><button onclick="window.won=/^6( days)?$/.test(a.value);this.after(' ok')">OK</button>`,
    },
  },
  {
    name: 'read and type: a message passed on',
    instructions: 'Petra Lind wrote to you. Pass the message on to Mina.',
    pages: {
      '/': `<h1>Inbox</h1><div id=m></div><script>
const mails=${JSON.stringify(MAILS)};
inbox();
function inbox(){m.innerHTML=mails.map((e,i)=>'<div onclick="show('+i+')" style="cursor:pointer;padding:6px"><b>'+e[0]+'</b> '+e[1]+'</div>').join('')}
function show(i){const e=mails[i];m.innerHTML='<h2>'+e[1]+'</h2><p>From '+e[0]+'</p><p>'+e[2]+'</p><button onclick="compose('+i+',0)">Reply</button> <button onclick="compose('+i+',1)">Forward</button>'}
function compose(i,f){m.innerHTML='<label>To <input id=to></label><textarea id=t>'+(f?mails[i][2]:'')+'</textarea><button onclick="window.won='+(i===1&&f)+'&&to.value===\\'Mina\\';m.innerHTML=\\'Message sent\\'">Send</button>'}
</script>`,
    },
  },
  {
    name: 'read and type: things of a drawing, letters among them',
    instructions: 'How many big green things are there? Press the right number.',
    pages: {
      '/': `<svg width=320 height=140><circle cx=40 cy=40 r=20 fill=green /><rect x=90 y=20 width=40 height=40 fill=red /><text x=160 y=60 font-size=46 fill=green>R</text><text x=220 y=60 font-size=14 fill=green>Z</text><circle cx=270 cy=40 r=6 fill=green /></svg><p>${[1, 2, 3, 4].map((n) => `<button onclick="window.won=${n}===2;this.parentNode.after('Thank you')">${n}</button>`).join(' ')}</p>`,
    },
  },
  {
    name: 'read and type: a phrase over its field',
    instructions: 'Copy the phrase below into the box and press Keep.',
    pages: {
      '/': `<p>Seven grey herons. By the weir</p><input id=a><button onclick="window.won=a.value==='Seven grey herons. By the weir';this.after(' ok')">Keep</button>`,
    },
  },
  {
    name: 'read and type: two heaps of tiles',
    instructions: 'Enter the total number of tiles into the field and press Check.',
    pages: {
      '/': `<style>.h{display:flex;gap:6px;margin:8px}.h i{width:18px;height:18px;background:#c33}</style><div class=h>${'<i></i>'.repeat(4)}</div><p>and</p><div class=h>${'<i></i>'.repeat(7)}</div><input id=a><button onclick="window.won=a.value==='11';this.after(' ok')">Check</button>`,
    },
  },
  {
    name: 'read and type: corners on a panel',
    instructions: 'How many corners does the figure have? Type it in and press Check.',
    pages: {
      '/': `<style>body{background:#345}main{background:#fff;width:320px;padding:12px}</style><main><canvas id=c width=200 height=120></canvas><p>Your answer</p><input id=a><button onclick="window.won=a.value==='6';this.after(' ok')">Check</button></main><script>
const g=c.getContext('2d');g.lineWidth=3;g.beginPath();for(let i=0;i<=6;i++)g.lineTo(100+45*Math.cos(i*Math.PI/3+.3),60+45*Math.sin(i*Math.PI/3+.3));g.stroke();
c.onclick=()=>{};
</script>`,
    },
  },
  {
    name: 'read and type: a field and no button',
    instructions: 'Type "harbour 7" into the Place field.',
    pages: {
      '/': `<p><label>Place <input onchange="window.won=this.value==='harbour 7'"></label></p><p><label>Guests <input></label></p>`,
    },
  },
];
