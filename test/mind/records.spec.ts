import { expect, test } from '@playwright/test';
import { passed, playEach, told } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const KILNS = [
  ['Ash glaze', 'Imke Roth', '21 March 2027', '14 kg'],
  ['Bone china', 'Per Lund', '2 April 2027', '9 kg'],
  ['Cobalt set', 'Noor Said', '11 March 2027', '22 kg'],
  ['Dune vases', 'Ola Berg', '30 March 2027', '17 kg'],
] as const;

/** A list of firings, of which the page keeps what was done with each in `state`; `won` says whether that is as it should be. */
function list(row: (name: string, i: number) => string, script: string, over = ''): Task['pages'] {
  const rows = KILNS.map(
    ([name, owner, day, weight], i) =>
      `<li data-i="${i}"><h3>${name}</h3><p>Potter: ${owner}</p><p>Ready: ${day}</p><p>Weight: ${weight}</p><p class=st>Waiting</p>${row(name, i)}</li>`,
  ).join('');
  return {
    '/': `<title>Firings – Clay yard</title><style>li{border:1px solid #999;margin:6px;padding:6px;list-style:none;display:inline-block;width:200px}</style><h1>Firings</h1>${over}<ul id=l>${rows}</ul><p id=o role=status></p><script>var state=['','','',''];function does(i,act){state[i]=act;document.querySelectorAll('li')[i].querySelector('.st').textContent=act;o.textContent=document.querySelectorAll('h3')[i].textContent+': '+act.toLowerCase();check()}${script}</script>`,
  };
}

const wants = (state: string) => `function check(){window.won=JSON.stringify(state)===${JSON.stringify(state)}}`;
const buttons = (name: string, i: number) =>
  `<button onclick="does(${i},'Released')">Release</button> <button onclick="does(${i},'Held')">Hold back</button> <button aria-label="Discard ${name}" onclick="if(confirm('Discard?'))does(${i},'Discarded')">🗑</button>`;
const menu = (_: string, i: number) =>
  `<button aria-haspopup=menu aria-label="More actions" onclick="this.nextElementSibling.hidden^=1">⋮</button><div role=menu hidden><button role=menuitem onclick="does(${i},'Released')">Release</button><button role=menuitem onclick="does(${i},'Held')">Hold back</button></div>`;
const box = (name: string) => `<label><input type=checkbox aria-label="Select ${name}"></label>`;
const bar = `<p><button id=r onclick="each('Released')">Release</button> <button onclick="each('Held')">Hold back</button></p>`;
const forAll = `function each(act){document.querySelectorAll('li').forEach(function(li,i){var b=li.querySelector('input');if(b.checked){b.checked=false;does(i,act)}})}`;

const TAPES = [
  ['Night train', 'Mara Voss'],
  ['Owls at dusk', 'Sol Wray'],
  ['Rain on tin', 'Udo Kern'],
  ['Harbour bells', 'Mara Voss'],
] as const;

const HIDES = { Approve: 'Approved', Hide: 'Hidden', Delete: 'Deleted' };
const PUBLISHES = { Publish: 'Published', 'Keep back': 'Kept back', Delete: 'Deleted' };
/** A table of recordings; what is thrown away goes from it once the browser's own question is answered. */
const tapes = (right: string, acts: Readonly<Record<string, string>> = HIDES): Task['pages'] => ({
  '/': `<title>Sound shelf</title><h1>Recordings</h1><table><tr><th>Title</th><th>Recorded by</th><th>State</th><th></th></tr>${TAPES.map(
    ([name, by], i) =>
      `<tr data-i=${i}><td>${name}</td><td>${by}</td><td class=st>Draft</td><td>${Object.entries(acts)
        .map(
          ([act, done]) =>
            `<button onclick="${act === 'Delete' ? "if(confirm('Delete this recording for good?'))" : ''}does(${i},'${done}')">${act}</button>`,
        )
        .join(' ')}</td></tr>`,
  ).join(
    '',
  )}</table><p id=o role=status></p><script>var state=['','','',''];function does(i,act){var r=document.querySelector('[data-i="'+i+'"]'),name=r.cells[0].textContent;state[i]=act;if(act==='Deleted')r.remove();else r.querySelector('.st').textContent=act;o.textContent=name+': '+act.toLowerCase();window.won=JSON.stringify(state)===${JSON.stringify(right)}}</script>`,
});

const TASKS: Task[] = [
  {
    name: 'two that are named, by the menus of their rows',
    instructions: 'Bone china as well as Dune vases are waiting to be released. Nothing else is to be touched.',
    pages: list(menu, wants('["","Released","","Released"]')),
  },
  {
    name: 'all but one, by boxes and a bar over the list',
    instructions: 'We are holding everything back this week. Cobalt set is the only exception, so skip that one.',
    pages: list(box, `${wants('["Held","Held","","Held"]')};${forAll}`, bar),
  },
  {
    name: 'one that is told by who made it',
    instructions: 'I forgot what it is called, but the firing by Noor Said has to be held back.',
    pages: list(buttons, wants('["","","Held",""]')),
  },
  {
    name: 'one that is told by when, among menus',
    instructions: 'Whichever firing is ready last should be released.',
    pages: list(menu, wants('["","Released","",""]')),
  },
  {
    name: 'one that is told by its place',
    instructions: 'It is the third of the firings listed that I want released.',
    pages: list(buttons, wants('["","","Released",""]')),
  },
  {
    name: 'a new name, told as what was and what is',
    instructions: 'The name “Ash glaze” is outdated. Replace it with “Ash glaze, batch 2”.',
    pages: list(
      (_, i) =>
        `<button onclick="n.value=document.querySelectorAll('h3')[${i}].textContent;f.hidden=false;f.dataset.i=${i}">Rename</button> <button onclick="does(${i},'Held')">Hold back</button>`,
      `function check(){}f.onsubmit=function(e){e.preventDefault();document.querySelectorAll('h3')[f.dataset.i].textContent=n.value;f.hidden=true;o.textContent='Saved';window.won=[...document.querySelectorAll('h3')].map(function(h){return h.textContent}).join('/')==='Ash glaze, batch 2/Bone china/Cobalt set/Dune vases'}`,
      '<form id=f hidden><label>Name <input id=n></label> <button>Save</button></form>',
    ),
  },
  {
    name: 'several acts, one after the other, each on the records that it names',
    instructions:
      'First discard the firing by Noor Said. Then confirm Ash glaze and Dune vases, and at last hold back Bone china.',
    pages: list(
      (name, i) => `${buttons(name, i)} <button onclick="does(${i},'Confirmed')">Confirm</button>`,
      wants('["Confirmed","Held","Discarded","Confirmed"]'),
    ),
  },
  {
    name: 'one act that the browser asks about once more, and then two others',
    instructions: 'Delete the recording called Owls at dusk. After that approve Rain on tin and Harbour bells.',
    pages: tapes('["","Deleted","Approved","Approved"]'),
  },
  {
    name: 'several acts, the one that is asked about once more at the end',
    instructions: 'First approve Harbour bells, then hide the recording by Sol Wray, and delete Night train last.',
    pages: tapes('["Deleted","Hidden","","Approved"]'),
  },
  {
    name: 'three acts in one sentence, of which one holds something back',
    instructions: 'Delete Night train first, then keep back Rain on tin, and publish Harbour bells last.',
    pages: tapes('["Deleted","","Kept back","Published"]', PUBLISHES),
  },
  {
    name: 'two drafts that are published by their names',
    instructions: 'Publish Owls at dusk and Harbour bells.',
    pages: tapes('["","Published","","Published"]', PUBLISHES),
  },
  {
    name: 'what is told only by what stands in the data',
    instructions: 'Hold back the firing with the data given.',
    knowledge: [{ name: 'Firing', value: 'Bone china', secret: false }],
    pages: list(buttons, wants('["","Held","",""]')),
  },
  {
    name: 'all that stand under one heading',
    instructions: 'Please get the firings of the Red kiln released for us.',
    pages: {
      '/': `<title>Firings – Clay yard</title><style>li{border:1px solid #999;margin:6px;padding:6px;list-style:none}</style><h1>Firings</h1>${[
        'Red kiln',
        'Blue kiln',
      ]
        .map(
          (kiln, k) =>
            `<h2>${kiln}</h2><ul>${KILNS.slice(2 * k, 2 * k + 2)
              .map(
                ([name, owner, , weight], i) =>
                  `<li><h3>${name}</h3><p>Potter: ${owner}</p><p>Weight: ${weight}</p><button onclick="this.remove();does('${name}',${2 * k + i})">Release</button></li>`,
              )
              .join('')}</ul>`,
        )
        .join(
          '',
        )}<p id=o role=status></p><script>var done='';function does(name,i){done+=i;o.textContent=name+': released';window.won=done==='01'}</script>`,
    },
  },
  {
    name: 'a place that is chosen among answers of which some are out of sight',
    instructions: 'Take Cobalt set out of “Shed A” and place it in “Shed F”.',
    pages: list(
      (_, i) => `<p>Place: Shed A</p><button onclick="d.dataset.i=${i};d.showModal()">Move…</button>`,
      `function check(){}function take(p){b.textContent=p;b.setAttribute('aria-label','Place: '+p);u.hidden=true}function keep(){d.close();window.won=d.dataset.i==='2'&&b.textContent==='Shed F';o.textContent='Saved: '+document.querySelectorAll('h3')[d.dataset.i].textContent}`,
      `<dialog id=d><button id=b aria-haspopup=listbox aria-label="Place: Shed A" onclick="u.hidden=false">Shed A</button><ul id=u role=listbox hidden style="height:70px;overflow:auto">${[...'ABCDEF'].map((x) => `<li role=option style="display:block;border:0;margin:0" onclick="take('Shed ${x}')">Shed ${x}</li>`).join('')}</ul><p><button onclick="keep()">Move</button> <button onclick="d.close()">Cancel</button></p></dialog>`,
    ),
  },
  {
    name: 'how it is to be done is asked in a box that lies over the list',
    instructions: 'Check that a firing can be discarded: take Cobalt set, confirm, and go for the fee paid back.',
    pages: list(
      (_, i) => `<button onclick="ask(${i})">Discard</button>`,
      `function check(){}function ask(i){v.hidden=false;v.dataset.i=i;q.textContent='Discard '+document.querySelectorAll('h3')[i].textContent+'?'}function go(){v.hidden=true;window.won=v.dataset.i==='2'&&h.value==='Pay back the fee';o.textContent=document.querySelectorAll('h3')[v.dataset.i].textContent+' has been discarded.'}`,
      '<style>[hidden]{display:none!important}</style><div id=v hidden style="position:fixed;inset:0;background:#0008;display:flex;align-items:center;justify-content:center"><div style="background:#fff;padding:20px"><h2 id=q></h2><label>And then? <select id=h><option>Carry the fee over<option>Pay back the fee</select></label><p><button onclick="v.hidden=true">Keep it</button> <button onclick="go()">Discard it</button></p></div></div>',
    ),
  },
  {
    name: 'one that stands on another page of the list, which is turned by a list of numbers',
    instructions: 'Ticket 12: somebody could not get as far as Fern jug in the list. Try it, and release Fern jug.',
    pages: {
      '/': `<title>Firings – Clay yard</title><h1>Firings</h1><ul id=l></ul><label>Page <select id=p><option>1<option>2<option>3</select></label><p id=o role=status></p><script>var all=['Ash glaze','Bone china','Cobalt set','Dune vases','Ember bowls','Fern jug'];function draw(){var at=2*(p.value-1);l.innerHTML=all.slice(at,at+2).map(function(n){return '<li style="border:1px solid #999;margin:6px;padding:6px"><h3>'+n+'</h3><p>Potter: Per Lund</p><button onclick="rel(\\''+n+'\\')">Release</button></li>'}).join('')}function rel(n){o.textContent=n+': released';window.won=n==='Fern jug'}p.onchange=draw;draw()</script>`,
    },
  },
  {
    name: 'an act that comes to nothing is not claimed',
    instructions: 'Release Bone china.',
    claim: 'gave_up',
    pages: list(
      (_, i) => `<button onclick="this.blur()">Release</button><button onclick="does(${i},'Held')">Hold back</button>`,
      'function check(){}',
    ),
    maxTurns: 20,
  },
  {
    name: 'what is not on the list is not done to another',
    instructions: 'Please release “Ember bowls”; the other firings are none of my business.',
    claim: 'gave_up',
    pages: list(buttons, 'function check(){}'),
    maxTurns: 20,
  },
];

test('what is done with records of a list goes by what the page shows of them, however it is told and offered', async () => {
  test.setTimeout(120_000);
  const failed: string[] = [];
  await playEach(TASKS, 1, (task, played) => {
    const untouched =
      task.claim !== 'gave_up' || !played.turns.some(({ effect }) => /: (?:released|held|discarded)/.test(effect));
    if (!passed(task, played) || !untouched) failed.push(`${task.name} (${played.claimed}): ${told(played.turns)}`);
  });
  expect(failed).toEqual([]);
});
