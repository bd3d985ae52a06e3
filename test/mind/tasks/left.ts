import type { Task } from './types.ts';

const HOUSES = ['Elm Cottage', 'Birch Lodge', 'Row 7', 'Row 4'];
const RETURNS = ['Kettle', 'Toaster', 'Iron'];

/** Houses that can be kept in mind, the last of them behind a button, and settings on a page of their own. */
const HOME = `<title>Houses</title><h1>Houses</h1><nav><a href=/>Houses</a> <a href=/settings>Settings</a></nav><ul id=l></ul><button id=m>Load more houses</button><p role=status id=o></p><script>
const own=JSON.parse(sessionStorage.kept||'[]');function show(n){l.innerHTML='';${JSON.stringify(HOUSES)}.slice(0,n).forEach(function(h){const i=document.createElement('li');i.innerHTML='<h3>'+h+'</h3><p>Two rooms</p>';const b=document.createElement('button');b.textContent='Keep';b.onclick=function(){own.push(h);sessionStorage.kept=JSON.stringify(own);o.textContent=h+' is kept for you.'};i.append(b);l.append(i)})}
show(3);m.onclick=function(){show(4);m.hidden=true}</script>`;
const SETTINGS = `<title>Settings</title><h1>Settings</h1><nav><a href=/>Houses</a> <a href=/settings>Settings</a></nav><label><input type=checkbox id=c> Weekly letter</label><p role=status id=o></p><script>c.checked=!!sessionStorage.letter;c.onchange=function(){sessionStorage.letter=c.checked?'1':'';o.textContent='Your settings have been saved.'}</script>`;
const BACK = `<title>Your orders</title><h1>Your orders</h1>${RETURNS.map((name) => `<section><h3>${name}</h3><p>Sent in May</p><button onclick="ask('${name}')">Return</button></section>`).join('')}<div id=d role=dialog hidden><h2 id=h></h2><label><input type=radio name=a value=money> Money back</label><label><input type=radio name=a value=voucher> A voucher</label><button onclick="d.hidden=true">Keep it</button><button onclick="send()">Return it</button><p role=alert id=e></p></div><p role=status id=o></p><script>
function ask(n){h.textContent='Return '+n+'?';d.dataset.n=n;d.hidden=false}function send(){const a=document.querySelector('input:checked');if(!a){e.textContent='Please choose what should happen.';return}d.hidden=true;o.textContent=d.dataset.n+' can be sent back.';window.won=d.dataset.n+'/'+a.value==='Toaster/money'}</script>`;

/** The pages, won once what is kept and whether the letter comes are as told. */
function houses(kept: string, letter: string): Record<string, string> {
  const aim = `<script>setInterval(function(){sessionStorage.won=String((sessionStorage.kept||'')==='${kept}'&&(sessionStorage.letter||'')==='${letter}')},50)</script>`;
  return { '/': HOME + aim, '/settings': SETTINGS + aim };
}

/** Tasks of several acts, and acts that are asked back about or belong to something that is not there. */
export const LEFT: readonly Task[] = [
  {
    name: 'left: what is left of the task is done, too',
    instructions: 'Keep Birch Lodge. Also, the weekly letter should be turned on in the settings.',
    pages: houses('["Birch Lodge"]', '1'),
  },
  {
    name: 'left: a number belongs to the name, and more of the list is loaded for it',
    instructions: 'Keep Row 4.',
    pages: houses('["Row 4"]', ''),
  },
  {
    name: 'left: what is asked beside the act is answered as the task says',
    instructions: 'Return the toaster and have the money paid back.',
    pages: { '/': BACK },
  },
  {
    name: 'left: what is not there is done to nothing else',
    instructions: 'Keep “Mill House”, please.',
    pages: houses('', ''),
    claim: 'gave_up',
    maxTurns: 20,
  },
];
