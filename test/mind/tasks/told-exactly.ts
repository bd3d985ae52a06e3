import type { Task } from './types.ts';

const comment = (author: string, words: string, i: number) =>
  `<li style="padding:14px;border-bottom:1px solid #ccc"><b>${author}</b> <p>${words}</p><button onclick="seen[${i}]=!seen[${i}];this.style.background=seen[${i}]?'#9d9':''">Approve</button> <button onclick="bad=1">Spam</button></li>`;
const COMMENTS: ReadonlyArray<[string, string]> = [
  ['Ines Roth', 'The path was muddy.'],
  ['Olu Bello', 'Lovely walk.'],
  ['Ines Roth', 'Bring boots.'],
  ['Ineska Berg', 'Thanks, Ines Roth!'],
  ['Tom Ines', 'Closed on Monday.'],
  ['Ines Roth', 'The gate is open again.'],
  ['Olu Bello', 'Good to know.'],
];
const thread = (wanted: string) =>
  `<title>Comments</title><h1>Comments</h1><ul style="height:300px;overflow:auto">${COMMENTS.map(([who, words], i) => comment(who, words, i)).join('')}</ul><button onclick="window.won=!bad&&Object.keys(seen).filter(k=>seen[k]).join()==='${wanted}';document.body.innerHTML='<p>Published.</p>'">Publish</button><script>var seen={},bad=0</script>`;

const shelf = (things: string, style: string, wanted: string) =>
  `<title>Shelf</title><h1>Shelf</h1><ul class="ui-sortable" style="padding:0;list-style:none;width:330px;user-select:none">${things
    .split(' ')
    .map((thing) => `<li class="ui-sortable-handle" style="height:36px;border:1px solid #888;${style}">${thing}</li>`)
    .join(
      '',
    )}</ul><script>const ul=document.querySelector('ul');let held=null;ul.addEventListener('mousedown',e=>{held=e.target.closest('li')});addEventListener('mouseup',e=>{const to=document.elementFromPoint(e.clientX,e.clientY).closest('li');if(!held||!to||to===held)return;const all=[...ul.children];const down=all.indexOf(held)<all.indexOf(to);to[down?'after':'before'](held);held=null;window.won=[...ul.children].map(l=>l.textContent).join(' ')==='${wanted}'})</script>`;

/** Commands that are carried out to the letter: how long, which spelling, whose entries and how many of them. */
export const TOLD_EXACTLY: Task[] = [
  {
    name: 'a time to let pass between two presses',
    instructions: 'Press Start, wait for 2 seconds, then press Stop.',
    pages: {
      '/': '<title>Timer</title><h1>Timer</h1><button onclick="t=Date.now()">Start</button> <button onclick="const d=Date.now()-t;window.won=d>1800&&d<4500;s.textContent=d+\' ms\'">Stop</button><p id=s></p><script>var t=0</script>',
    },
  },
  {
    name: 'after so many seconds',
    instructions: 'Press "Heat". After 3 seconds, press "Pour".',
    pages: {
      '/': '<title>Kettle</title><h1>Kettle</h1><button onclick="t=Date.now()">Heat</button> <button onclick="const d=Date.now()-t;window.won=d>2800&&d<5500;s.textContent=\'poured\'">Pour</button><p id=s></p><script>var t=0</script>',
    },
  },
  {
    name: 'the one that is spelled so',
    instructions: 'Click on the "stop" button.',
    pages: {
      '/': `<title>Machine</title><h1>Machine</h1>${['Stop', 'STOP', 'stop', 'stop.'].map((word) => `<button onclick="window.won='${word}'==='stop';s.textContent='ok'">${word}</button> `).join('')}<p id=s></p>`,
    },
  },
  {
    name: 'all entries of one author',
    instructions: 'Click the "Approve" button on all comments by Ines Roth and then click Publish.',
    pages: { '/': thread('0,2,5') },
  },
  {
    name: 'so many entries of one author',
    instructions: 'Click the "Approve" button on 2 comments by Ines Roth and then click Publish.',
    pages: { '/': thread('0,2') },
  },
  {
    name: 'to the n-th place by dragging',
    instructions: 'Drag Oats to the 2nd position.',
    pages: { '/': shelf('Tea Rice Salt Oats Flour', '', 'Tea Oats Rice Salt Flour') },
  },
  {
    name: 'to a corner of a grid by dragging',
    instructions: 'Drag Rice to the bottom right corner.',
    pages: {
      '/': shelf('Tea Rice Salt Oats Flour Yeast', 'float:left;width:100px', 'Tea Salt Oats Flour Yeast Rice'),
    },
  },
  {
    name: 'several sliders told by their numbers',
    instructions: 'Set the sliders to 3, 8 and 5, then press Mix.',
    pages: {
      '/': `<title>Mixer</title><h1>Mixer</h1>${['a', 'b', 'c'].map((id) => `<p><input type=range id=${id} min=0 max=10 value=1></p>`).join('')}<button onclick="window.won=a.value+b.value+c.value==='385';s.textContent='Mixed.'">Mix</button><p id=s></p>`,
    },
  },
  {
    name: 'a number that its buttons alone turn',
    instructions: 'Select -3 with the spinner and press Save.',
    pages: {
      '/': `<title>Freezer</title><h1>Freezer</h1><p><label>Degrees <input type=text role=spinbutton id=d value=0 onkeydown="event.preventDefault()" style="width:60px"></label><button onclick="d.value=+d.value+1">+</button><button onclick="d.value-=1">-</button></p><button onclick="window.won=d.value==='-3';s.textContent='Saved.'">Save</button><p id=s></p>`,
    },
  },
];
