import type { Task } from './types.ts';

const inn = `<title>The Heron</title><h1>The Heron, guest house</h1><p>From £12.00 a breakfast to £140.00 a suite.</p><h2>Rooms</h2><table><tr><th>Room</th><th>Weekday</th><th>Weekend</th></tr><tr><td>Single</td><td>£58.00</td><td>£66.00</td></tr><tr><td>Double</td><td>£84.00</td><td>£97.00</td></tr></table><h2>Extras</h2><dl><dt>Cot</dt><dd>£5.00 a night</dd><dt>Garage</dt><dd>£7.50 a night</dd></dl><h2>House rules</h2><ul><li>Breakfast is from 7:30 to 10:00. Late breakfast until 11:00 on Sundays only</li><li>Smoking is not permitted indoors; on the terrace it is</li></ul><h2>What guests say</h2><p>"The garage was 9 £ and narrow." Bert</p>`;
const talks = `<title>Sill Hall</title><h1>Talks at Sill Hall</h1><h2>November</h2><table><tr><th>Talk</th><th>Length</th></tr><tr><td>Moths</td><td>40 min</td></tr><tr><td>Kites</td><td>75 min</td></tr></table><h2>December</h2><table><tr><th>Talk</th><th>Length</th></tr><tr><td>Frost</td><td>55 min</td></tr><tr><td>Bells</td><td>90 min</td></tr></table><p>Speakers: Ada Monk (moths and kites), Ivo Stern (frost), Lise Holm (bells)</p>`;

/** A list that is searched by what its entries do not say of themselves. */
const helpers = `<title>Helpers</title><h1>Helpers</h1><input type=search aria-label="Search helpers" id=q><div id=l></div><div id=d></div><script>var h=[['Ada Monk','locksmith','020 5550 141'],['Ivo Stern','tree surgeon','020 5550 142'],['Lise Holm','roofer','020 5550 143'],['Olaf Reed','potter','020 5550 144']];q.oninput=function(){l.textContent='';h.filter(function(p){return p.join(' ').includes(q.value)}).forEach(function(p){var b=document.createElement('button');b.textContent=p[0];b.onclick=function(){d.innerHTML='<h2>'+p[0]+'</h2><p>'+p[1]+'</p><p>Mobile: '+p[2]+'</p>'};l.append(b)});if(!l.firstChild)l.textContent='No helpers found.'}</script>`;

/** Questions that one value answers, beside others of its kind that are told of something else. */
const ANSWERED: ReadonlyArray<readonly [string, string, RegExp]> = [
  ['What does a double room cost at the weekend at The Heron?', inn, /97/],
  ['How much is the garage at The Heron?', inn, /7\.50/],
  ['Find out whether you may smoke indoors at The Heron.', inn, /not permitted/],
  ['How long is the last talk in December at Sill Hall?', talks, /90/],
  ['What is the telephone number of your tree surgeon?', helpers, /5550 142/],
  ['Who speaks about frost at Sill Hall?', talks, /Ivo Stern(?!.*Lise)/],
];

const button = (label: string, reply: string, won = false) =>
  `<div id=v><button id=b>${label}</button></div><p id=m role=status></p><script>b.onclick=function(){${won ? 'window.won=true;' : ''}${reply}}</script>`;

/** Pages that answer an act, and whether it is done by it. */
const ACTED: ReadonlyArray<readonly [string, string, boolean]> = [
  [
    'Book the kayak tour on Saturday 14 November.',
    `<h1>Kayak tour, Saturday 14 November</h1>${button('Book this tour', "v.innerHTML='<h2>Your tour is booked</h2><p>Sunday 15 November, by the boat house</p>'")}`,
    false,
  ],
  [
    'Join the rowing club.',
    `<h1>Rowing club</h1>${button('Join the club', "v.innerHTML='<h2>Thank you, Rosa!</h2><p>The committee has to approve new members. You are not a member yet.</p>'")}`,
    false,
  ],
  [
    'Renew the library card.',
    `<h1>Library card</h1><p>Valid until 30 November</p>${button('Renew', "m.textContent='Cards with open fees are not renewed. Your card could not be renewed.'")}`,
    false,
  ],
  [
    'Delete the note "Paint the gate".',
    `<h1>Notes</h1><ul><li>Oil the hinge <button>Delete</button><li id=n>Paint the gate <button id=b>Delete</button></ul><script>b.onclick=function(){n.hidden=true;setTimeout(function(){n.hidden=false},700)}</script>`,
    false,
  ],
  [
    'Enter the raffle of the fire brigade.',
    `<h1>Raffle of the fire brigade</h1>${button('Enter the raffle', '')}`,
    false,
  ],
  [
    'Lock the bicycle in dock 12.',
    `<h1>Bicycle in dock 12</h1>${button('Lock', "if(b.textContent==='Lock'){b.textContent='Really lock?';return}window.won=true;v.textContent='Locked since 10:04'")}`,
    true,
  ],
  [
    'Let the newspaper be left in the shed.',
    `<h1>Newspaper</h1><p>It comes at six.</p><p><select id=s aria-label="Place"><option>Door<option>Shed<option>Neighbour</select></p>${button('Save', "window.won=s.value==='Shed';m.textContent='Your wish was noted: '+s.value+'.'")}`,
    true,
  ],
];

/** Questions and acts by which the engine has to tell what a page says of just this, and what it does not. */
export const JUDGED: Task[] = [
  ...ANSWERED.map(([instructions, page, answer]) => ({
    name: `judged: ${instructions}`,
    instructions,
    pages: { '/': page },
    answer,
  })),
  ...ACTED.map(([instructions, page, done]) => ({
    name: `judged: ${instructions}`,
    instructions,
    pages: { '/': page.includes('<title>') ? page : `<title>Town</title>${page}` },
    ...(done ? {} : { claim: 'gave_up' as const }),
  })),
];
