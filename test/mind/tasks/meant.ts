import { knows, type Task } from './types.ts';

const club = '<nav><a href="/">Start</a> | <a href="/visits">Visits</a> | <a href="/suggest">Suggest a walk</a></nav>';

/** What was meant and what was not: forms for another act, pages that only repeat, answers in other words than the task's. */
export const MEANT: Task[] = [
  {
    name: 'meant: the site answers in the word of its button',
    instructions: 'Extend your rental of the concrete mixer. Leave the ladder as it is.',
    pages: {
      '/': `<title>Tool hire</title><h1>Your rentals</h1><table><tr><td>Ladder, 4 m<td>until Friday<td><button onclick="done('l')">Renew</button><tr><td>Concrete mixer<td>until Friday<td><button onclick="done('c')">Renew</button></table><p id=o role=status></p><script>var n=[];function done(x){n.push(x);o.textContent='Your rental was renewed.';win(n.join()==='c')}function win(x){window.won=x}</script>`,
    },
  },
  {
    name: 'meant: what is only shown once more is not sent',
    instructions: 'Order a replacement parcel locker key to 4 Dyer Lane.',
    knowledge: knows({ name: 'Rosa Delgado', address: '4 Dyer Lane' }),
    pages: {
      '/': `<title>Keys</title><h1>Order a replacement key</h1><form id=f><p><label>Name <input name=n></label></p><p><label>Address <input name=a></label></p><button>Continue</button></form><script>f.onsubmit=function(e){e.preventDefault();document.body.innerHTML='<h1>Check your order</h1><p>'+f.n.value+'</p><p>'+f.a.value+'</p><button id=s>Send order</button>';s.onclick=function(){window.won=true;document.body.innerHTML='<h1>Thank you</h1><p>The key is on its way.</p>'}}</script>`,
    },
  },
  {
    name: 'meant: a form for another act is left alone',
    instructions: 'Cancel your visit to the lighthouse.',
    pages: {
      '/': `<title>Club</title>${club}<h1>Walking club</h1>`,
      '/suggest': `<title>Suggest a walk</title>${club}<h1>Suggest a walk</h1><form onsubmit="event.preventDefault();sessionStorage.spoilt=1"><label>Where to? <input></label><button>Send suggestion</button></form>`,
      '/visits': `<title>Visits</title>${club}<h1>Your visits</h1><ul><li>Lighthouse, 5 December <button onclick="this.parentNode.remove();sessionStorage.won=String(!sessionStorage.spoilt);o.textContent='The visit was cancelled.'">Cancel</button><li>Salt works, 9 December <button onclick="sessionStorage.spoilt=1">Cancel</button></ul><p id=o role=status></p>`,
    },
  },
  {
    name: 'meant: a window of the day that was asked for',
    instructions: 'Book a boiler check on Thursday 12 November in the afternoon. You have a dog.',
    pages: {
      '/': `<title>Service</title><h1>Book a boiler check</h1><form id=f><fieldset><legend>When may we come?</legend>${['Wed 11 November, 8–12', 'Thu 12 November, 8–12', 'Thu 12 November, 12–5', 'Fri 13 November, 12–5'].map((slot) => `<label><input type=radio name=s value="${slot}"> ${slot}</label> `).join('')}</fieldset><p><label><input type=checkbox name=p> There is a cat or dog at home</label></p><button>Book check</button></form><script>f.onsubmit=function(e){e.preventDefault();window.won=f.s.value==='Thu 12 November, 12–5'&&f.p.checked;f.outerHTML='<p>Booked.</p>'}</script>`,
    },
  },
  {
    name: 'meant: how often, in the words of the form',
    instructions: 'Subscribe to the market letter once a week.',
    knowledge: knows({ email: 'rosa@example.org' }),
    pages: {
      '/': `<title>Market letter</title><h1>Market letter</h1><form id=f><p><label>Email <input type=email name=e></label></p><fieldset><legend>How often?</legend>${['Every day', 'Every Tuesday', 'Once a month'].map((often) => `<label><input type=radio name=h value="${often}"> ${often}</label> `).join('')}</fieldset><button>Subscribe</button></form><script>f.onsubmit=function(e){e.preventDefault();window.won=f.h.value==='Every Tuesday'&&f.e.value==='rosa@example.org';f.outerHTML='<p>You are subscribed.</p>'}</script>`,
    },
  },
  {
    name: 'meant: a list in a sentence, in fields that are counted',
    instructions: 'Add a quiz team called "Owls". It has three members: Ida, Tom and Lea.',
    pages: {
      '/': `<title>Quiz night</title><h1>Add a team</h1><form id=f><p><label>Team name <input name=t></label></p><div id=m><p><label>Member 1 <input class=m></label></p><p><label>Member 2 <input class=m></label></p></div><button type=button onclick="var k=m.children.length+1;m.insertAdjacentHTML('beforeend','<p><label>Member '+k+' <input class=m></label></p>')">One more member</button> <button>Add team</button></form><script>f.onsubmit=function(e){e.preventDefault();window.won=f.t.value==='Owls'&&[...document.querySelectorAll('.m')].map(function(x){return x.value}).filter(Boolean).join()==='Ida,Tom,Lea';f.outerHTML='<p>Your team was added.</p>'}</script>`,
    },
  },
  {
    name: 'meant: the one with the number that the task gives',
    instructions: 'You have lost your travel card ending in 7305. Block it.',
    pages: {
      '/': `<title>Cards</title><h1>Your travel cards</h1>${[
        ['Child', '7350'],
        ['Adult', '7305'],
      ]
        .map(
          ([kind, code]) =>
            `<section style="border:1px solid #999;padding:8px;margin:8px"><h2>${kind} ${code}</h2><button onclick="window.won='${code}'==='7305';this.outerHTML='Blocked'">Block card</button></section>`,
        )
        .join('')}`,
    },
  },
  {
    name: 'meant: the menu of what was opened',
    instructions: 'Delete the note "Old shopping".',
    pages: {
      '/': `<title>Notes</title><h1>Notes</h1><ul id=l><li><button onclick="show(this)">Old shopping</button><li><button onclick="show(this)">Old songs</button></ul><aside id=p></aside><script>function show(b){p.innerHTML='<h2>'+b.textContent+'</h2><button aria-label="More actions" onclick="q.hidden=false">⋯</button><div id=q hidden><button>Duplicate</button><button id=d>Delete note</button></div>';d.onclick=function(){b.parentNode.remove();window.won=b.textContent==='Old shopping';p.innerHTML='<p role=status>The note was deleted.</p>'}}</script>`,
    },
  },
];
