import { knows, type Task } from './types.ts';

const menu =
  '<nav><a href="/a">Home</a> <a href="/b">Places</a> <a href="/c">Opening hours</a> <a href="/d">Questions</a> <a href="/e">Contact</a></nav>';
const foot = '<footer><p>Riverside centre, 4 Mill Lane. <a href="/f">Imprint</a> <a href="/g">Privacy</a></p></footer>';
const page = (title: string, body: string): Task['pages'] => ({
  '/': `<title>${title}</title><style>#o{position:fixed;inset:0;background:#0008}#o[hidden]{display:none}#o>div{margin:120px auto;width:420px;background:#fff;padding:20px}.far{height:900px}</style>${menu}<main><h1>${title}</h1>${body}</main>${foot}`,
});
const over = (body: string): string => `<div id=o hidden><div role=dialog aria-modal=true>${body}</div></div>`;
const rows = (['Mon 2 Nov', 'Tue 3 Nov', 'Thu 5 Nov'] as const)
  .map((day, i) => `<tr><td>${day}<td>${9 + i}:00<td><button data-n=${i}>Take this time</button>`)
  .join('');

/** What comes up by a press of one's own is gone on with, and what a refusal names is worked. */
export const THROUGH: Task[] = [
  {
    name: 'through: a press that is asked back about in a box over the page',
    instructions: 'Arrange to give blood on Tuesday 3 November.',
    pages: page(
      'Give blood',
      `<p id=m role=alert></p><table><tr><th>Day<th>Time<th></tr>${rows}</table>${over('<h2>Put you down for this?</h2><p>Please bring your card.</p><button id=n>Not now</button> <button id=y>Yes, put me down</button>')}<script>let b;document.querySelectorAll('[data-n]').forEach(x=>x.onclick=()=>{b=x;o.hidden=false});n.onclick=()=>{o.hidden=true};y.onclick=()=>{o.hidden=true;window.won=b.dataset.n==='1'&&!window.twice;window.twice=true;b.textContent='Give it back';m.textContent='You have an appointment now.'}</script>`,
    ),
  },
  {
    name: 'through: what was put in is shown once more before it goes',
    instructions: 'Send in my meter reading.',
    knowledge: knows({ meter_reading: '20418', day: '2026-11-02' }),
    pages: page(
      'Meter',
      `<p id=m role=alert></p><form id=f><p><label>Day <input type=date id=d></label><p><label>Reading <input id=r></label><p><button>Send reading</button></form>${over('<h2>Is this what you see?</h2><p id=t></p><button id=c>Change it</button> <button id=s>Send</button>')}<script>f.onsubmit=e=>{e.preventDefault();t.textContent=r.value;o.hidden=false};c.onclick=()=>{o.hidden=true};s.onclick=()=>{o.hidden=true;window.won=r.value==='20418'&&!window.once;window.once=true;f.reset();m.textContent='Good, the figure has reached us.'}</script>`,
    ),
  },
  {
    name: 'through: a refusal that names what a button opens',
    instructions: 'Order the birthday cake with the flavour lemon.',
    pages: page(
      'Birthday cake',
      `<form id=f><p><label>Slices <input id=q type=number value=8></label><div>Flavour: <span id=w>none yet</span></div><p><button type=button id=p>Pick a flavour</button><p id=m style="color:#b00"></p><button>Order cake</button></form>${over('<h2>Flavours</h2><label><input type=radio name=l value=Nut>Nut</label><label><input type=radio name=l value=Lemon>Lemon</label><label><input type=radio name=l value=Plum>Plum</label><p><button id=u>Use it</button>')}<script>let l='';p.onclick=()=>{o.hidden=false};u.onclick=()=>{l=document.querySelector('[name=l]:checked')?.value||'';o.hidden=true;w.textContent=l||'none yet'};f.onsubmit=e=>{e.preventDefault();if(!l){m.textContent='You have to pick a flavour first.';return}window.won=l==='Lemon';document.querySelector('main').innerHTML='<h1>Thank you</h1><p>Your cake is ordered.</p>'}</script>`,
    ),
  },
  {
    name: 'through: a refusal at the head of the page, and the question far below it',
    instructions: 'Apply for a parking permit for my car and pay by invoice.',
    knowledge: knows({ number_plate: 'KX12 RTL', email: 'rosa@example.org' }),
    pages: page(
      'Parking permit',
      `<div id=m role=alert></div><form id=f novalidate><p><label>Number plate <input id=n></label><p><label>E-mail <input id=e></label><p class=far>A permit is for one car and one street. It has to lie behind the windscreen.</p><fieldset><legend>How will you pay?</legend><label><input type=radio name=h value=card>Card</label> <label><input type=radio name=h value=invoice>Invoice</label></fieldset><p><label><input type=checkbox id=k> I have read the rules for permits</label><p><button>Apply</button></form><script>f.onsubmit=v=>{v.preventDefault();const h=document.querySelector('[name=h]:checked');if(!h||!k.checked||!n.value||!e.value){m.textContent=!n.value||!e.value?'Please fill in your details.':!h?'Please say how you will pay.':'Please tick the box about the rules.';scrollTo(0,0);return}window.won=h.value==='invoice';document.querySelector('main').innerHTML='<h1>We have your application</h1><p>The permit comes by post.</p>'}</script>`,
    ),
  },
  {
    name: 'through: a list that opens under a button without being a list',
    instructions: 'Request a parental leave from 1 March to 30 April 2027 at work.',
    knowledge: knows({ first_day: '2027-03-01', last_day: '2027-04-30' }),
    pages: page(
      'Time away',
      `<form id=f><div><span id=lb>Kind</span> <button type=button id=k aria-haspopup=listbox aria-labelledby="lb k">Please select</button><ul id=u role=listbox hidden><li role=option tabindex=0>Holiday<li role=option tabindex=0>Parental leave<li role=option tabindex=0>Illness</ul></div><p><label>First day <input type=date id=a></label><p><label>Last day <input type=date id=b></label><p id=m style="color:#b00"></p><button>Send request</button></form><script>k.onclick=()=>{u.hidden=!u.hidden};u.onclick=e=>{k.textContent=e.target.textContent.trim();u.hidden=true};f.onsubmit=e=>{e.preventDefault();if(k.textContent==='Please select'){m.textContent='Select the kind.';return}window.won=k.textContent==='Parental leave'&&a.value==='2027-03-01';document.querySelector('main').innerHTML='<h1>Request sent</h1><p>Your manager has been told.</p>'}</script>`,
    ),
  },
  {
    name: 'through: a form that only narrows the list is not the act',
    instructions: 'Reserve a kayak in the harbour for Sunday.',
    pages: page(
      'Boats',
      `<form id=f><label>Place <select id=p><option value="">All places<option>Harbour<option>Lake</select></label> <label>Day <select id=d><option value="">Any day<option>Saturday<option>Sunday</select></label> <button>Show boats</button></form><p id=c role=status></p><div id=l></div><script>const all=[['Rowing boat','Harbour','Sunday'],['Kayak','Lake','Sunday'],['Kayak','Harbour','Sunday'],['Kayak','Harbour','Saturday']];const draw=()=>{const s=all.filter(x=>(!p.value||x[1]===p.value)&&(!d.value||x[2]===d.value));c.textContent=s.length+' boats';l.innerHTML=s.map(x=>'<section><h3>'+x[0]+'</h3><p>'+x[1]+', '+x[2]+'</p><button data-k="'+x.join()+'">Reserve</button></section>').join('');l.querySelectorAll('button').forEach(b=>b.onclick=()=>{window.won=b.dataset.k==='Kayak,Harbour,Sunday';b.replaceWith('Reserved for you')})};f.onsubmit=e=>{e.preventDefault();draw()};draw()</script>`,
    ),
  },
  {
    name: 'through: another page shows once more what was put in, beside the menu of the site',
    instructions: 'Report a broken street lamp to the town.',
    knowledge: knows({ street: 'Tanner Row', lamp_number: 'L-2207', postcode: 'RV3 8TT' }),
    pages: {
      ...page(
        'Broken lamps',
        `<form id=f><p><label>Number on the lamp <input id=n></label><p><label>Postcode <input id=p></label> <button type=button id=b>Find street</button><p id=w hidden><label>Street <select id=s><option value="">Choose<option>Mill Row<option>Tanner Row</select></label><p id=m style="color:#b00"></p><p><button>Continue</button></form><script>b.onclick=()=>{w.hidden=!p.value};f.onsubmit=e=>{e.preventDefault();if(!s.value){m.textContent='Find the street.';return}sessionStorage.lamp=n.value+', '+s.value;location.href='/look'}</script>`,
      ),
      '/look': `<title>Before it goes</title>${menu}<main><h1>Before it goes</h1><dl><dt>Lamp</dt><dd id=a></dd><dt>Where</dt><dd id=b></dd></dl><button id=s>Report the lamp</button> <a href="/">Change</a><p id=m role=status></p></main>${foot}<script>[a.textContent,b.textContent]=sessionStorage.lamp.split(', ');s.onclick=()=>{sessionStorage.won=String(sessionStorage.lamp==='L-2207, Tanner Row');s.remove();m.textContent='Noted. We will send somebody.'}</script>`,
    },
  },
];
