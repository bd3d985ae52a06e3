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
];
