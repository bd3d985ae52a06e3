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
  {
    name: 'meant: the offer that is named after the act',
    instructions: 'Join the gym with the anytime membership.',
    pages: {
      '/': `<title>Gym</title><nav><a href="/">Membership</a> | <a href="/classes">Classes</a></nav><h1>Membership</h1>${['Off-peak', 'Anytime', 'Student'].map((kind, i) => `<section><h2>${kind}</h2><p>£${19 + 7 * i} a month</p><button onclick="window.won=${i === 1};this.outerHTML='<p>You have joined.</p>'">Choose</button></section>`).join('')}`,
      '/classes': `<title>Gym</title><h1>Classes</h1><p>Yoga, Monday <button>Book</button></p>`,
    },
  },
  {
    name: 'meant: who does it, under the name of those who do',
    instructions: 'Find out who teaches Pilates.',
    answer: /Mei/,
    pages: {
      '/': `<title>Classes</title><h1>Class timetable</h1><table><tr><th>Class<th>When<th>Teacher<th>Places left<th></tr>${[
        ['Yoga', 'Monday 18:00', 'Anna', '4'],
        ['Spinning', 'Tuesday 07:00', 'Rob', '6'],
        ['Pilates', 'Wednesday 12:15', 'Mei', '2'],
      ]
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('')}<td><a href="/book">Book</a></tr>`)
        .join('')}</table>`,
      '/book': '<title>Book</title><h1>Book a class</h1>',
    },
  },
  {
    name: 'meant: a delivery that is skipped is no dialog',
    instructions: 'You are away on 17 March. Skip the box of that week.',
    pages: {
      '/': `<title>Boxes</title><nav><a href="/recipes">This week's recipes</a></nav><h1>My deliveries</h1>${['10 March', '17 March', '24 March'].map((day) => `<li>Tuesday ${day}, 3 recipes <button onclick="window.won='${day}'==='17 March';this.parentNode.textContent='Skipped. Nothing will be delivered.'">Skip this week</button>`).join('')}`,
      '/recipes': `<title>Recipes</title><h1>This week's recipes</h1><p>Lentil curry</p>`,
    },
  },
  {
    name: 'meant: the second floor is no place in a list, and nobody makes a number up',
    instructions: 'Report that the printer on the second floor is jammed.',
    pages: {
      '/': `<title>Help desk</title><h1>How can we help?</h1><nav><a href="/new">Report a problem</a> | <a href="/status">Ticket status</a></nav><div style="border:1px solid"><a href="/new">Something is broken</a></div><div style="border:1px solid"><a href="/request">I need something new</a></div><div style="border:1px solid"><a href="/status">Where is my ticket?</a></div>`,
      '/new': `<title>Help desk</title><h1>Report a problem</h1><form id=f><label>What is it about? <select name=k><option value="">Please select<option>Laptop<option>Printer</select></label> <label>Summary <input name=s required></label> <button>Submit ticket</button></form><script>f.onsubmit=function(e){e.preventDefault();window.won=f.k.value==='Printer';f.outerHTML='<h2>Thank you</h2><p>Ticket 5120 was created.</p>'}</script>`,
      '/request': `<title>Help desk</title><h1>Request equipment</h1><form onsubmit="event.preventDefault();this.outerHTML='<h2>Request sent</h2>'"><label>Item <select><option>Headset<option>Monitor</select></label> <button>Send request</button></form>`,
      '/status': `<title>Help desk</title><h1>Ticket status</h1><form onsubmit="event.preventDefault();this.outerHTML='<p>There is no such ticket.</p>'"><label>Ticket number <input></label> <button>Look up</button></form>`,
    },
  },
  {
    name: 'meant: what a dialog hid is no answer to it',
    instructions: 'Change to the Family plan.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Plan</title><h1>Your plan</h1><p>You are on the Individual plan.</p>${['Individual', 'Family', 'Student'].map((kind) => `<section><h2>${kind}</h2><p>For you</p><p>In good sound</p><button onclick="q('${kind}')">Choose ${kind}</button></section>`).join('')}<script>window.won=true;function q(k){var d=document.createElement('dialog');d.innerHTML='<h2>Change to '+k+'?</h2><p>You pay it from now on.</p><button onclick="this.parentNode.remove()">Change plan</button>';document.body.append(d);d.showModal()}</script>`,
    },
    maxTurns: 14,
  },
  {
    name: 'meant: no longer muted is unmuted, and the others stay as they are',
    instructions: 'Unmute otter_7.',
    pages: {
      '/': `<title>Choir chat</title><h1>Muted voices</h1><div id=l>${['heron.low', 'otter_7', 'wren'].map((name) => `<div style="padding:8px"><span>${name}</span> <button onclick="un(this,'${name}')">Unmute</button></div>`).join('')}</div><p id=o role=status></p><script>var n=[];function un(b,x){n.push(x);b.parentNode.remove();o.textContent=x+' is no longer muted';window.won=n.join()==='otter_7'}</script>`,
    },
  },
  {
    name: 'meant: the form for another detail is left alone',
    instructions: 'Change your display name to Tin Whistle.',
    pages: {
      '/': `<title>Choir chat</title><h1>Welcome</h1><nav><a href="/login">Account</a> | <a href="/me">Profile</a></nav>`,
      '/login': `<title>Account</title><nav><a href="/login">Account</a> | <a href="/me">Profile</a></nav><h1>Account</h1><p>E-mail address: rosa@example.org <button onclick="q.hidden=false">Change</button></p><form id=q hidden onsubmit="event.preventDefault();sessionStorage.spoilt=1"><h2>Change e-mail address</h2><label>New e-mail address <input type=email></label><button>Change e-mail</button></form>`,
      '/me': `<title>Profile</title><nav><a href="/login">Account</a> | <a href="/me">Profile</a></nav><h1>Profile</h1><form id=f><label>Display name <input name=n value="Reed"></label><p><button>Save profile</button></p></form><p id=o role=status></p><script>f.onsubmit=function(e){e.preventDefault();window.won=f.n.value==='Tin Whistle'&&!sessionStorage.spoilt;o.textContent='Your profile was saved.'}</script>`,
    },
  },
  {
    name: 'meant: one question after the other, and all of it once more',
    instructions: 'Book a deep clean with Ivo.',
    knowledge: knows({ name: 'Rosa Delgado', phone: '030 5550121' }),
    pages: {
      '/': `<title>Bike shed</title><nav><a href="/book">Book now</a> | <a href="/rates">Rates</a></nav><h1>We mend bikes</h1><p>Open from Tuesday on.</p>`,
      '/rates': `<title>Rates</title><h1>Rates</h1><p>Deep clean £40</p>`,
      '/book': `<title>Book</title><nav><a href="/book">Book now</a> | <a href="/rates">Rates</a></nav><h1>Book a visit</h1><div id=s></div><button id=n>Next</button><p id=m role=alert></p><script>var k=0,c={};var Q=[['What does your bike need?',[['Deep clean','40 min · £40'],['Brakes','20 min · £15'],['Quick wash','10 min · £9']]],['Who should do it?',[['Anybody','the first who is free'],['Ivo','wheels and frames'],['Ada','brakes and chains']]]];function draw(){if(k<2)s.innerHTML='<h2>'+Q[k][0]+'</h2>'+Q[k][1].map(function(o){return '<div tabindex=0 style="cursor:pointer;width:240px;padding:12px;margin:6px;border:2px solid '+(c[k]===o[0]?'#06c;background:#def':'#bbb')+'" data-o="'+o[0]+'" onclick="c['+k+']=this.dataset.o;draw()"><b>'+o[0]+'</b><br>'+o[1]+'</div>'}).join('');else if(k===2)s.innerHTML='<h2>Your details</h2><p><label>Name <input id=a></label></p><p><label>Phone <input id=t></label></p>';else{s.innerHTML='<h2>Is everything right?</h2><p>'+c[0]+' by '+c[1]+'</p>';n.textContent='Book visit'}}n.onclick=function(){m.textContent='';if(k<2&&!c[k]){m.textContent='Please choose one.';return}if(k===2){if(!a.value||!t.value){m.textContent='Please fill in both.';return}c.n=a.value}if(k===3){window.won=c[0]==='Deep clean'&&c[1]==='Ivo'&&c.n==='Rosa Delgado';document.body.innerHTML='<h1>Your visit is booked</h1><p>Thank you.</p>';return}k++;draw()};draw()</script>`,
    },
  },
  {
    name: 'meant: what goes with the thing that was taken is not taken instead',
    instructions: 'Put the cheapest tent that keeps the rain out in the basket.',
    pages: {
      '/': `<title>Camping</title><h1>Out and about</h1><h2>Popular this week</h2><ul><li><a href="/lodge">Lodge, tent</a> £329</li><li><a href="/mat">Mat</a> £9</li><li><a href="/lamp">Lamp</a> £19</li></ul><a href="/tents">All tents</a>`,
      '/tents': `<title>Tents</title><h1>Tents</h1><ul>${[
        ['shell', 'Shell', 'Not waterproof', 39],
        ['ridge', 'Ridge', 'Waterproof', 189],
        ['lodge', 'Lodge', 'Waterproof', 329],
      ]
        .map(([at, name, cloth, price]) => `<li><a href="/${at}">${name}</a><p>${cloth}</p><p>£${price}</p></li>`)
        .join('')}</ul>`,
      '/ridge': `<title>Ridge</title><h1>Ridge</h1><p>Waterproof. £189</p><div style="height:900px"></div><h2>Goes well with</h2><ul><li><a href="/mat">Mat, tent mat</a> £9</li><li><a href="/lamp">Lamp</a> £19</li></ul><button onclick="sessionStorage.won='true';this.outerHTML='Added to your basket.'">Add to basket</button>`,
    },
  },
  {
    name: 'meant: the cheapest of one part of the page',
    instructions: 'Add the cheapest garden hose to the basket.',
    pages: {
      '/': `<title>Green Gate: hoses and gloves</title><main>${[
        ['Garden hoses', ['Flexa', 24.5], ['Aqua 20', 18.9], ['Coil', 21]],
        ['Garden gloves', ['Thorn', 7.5], ['Soft', 5.2]],
      ]
        .map(
          ([head, ...things]) =>
            `<h2>${head}</h2><div style="display:flex;gap:12px">${(things as [string, number][])
              .map(
                ([name, price]) =>
                  `<div style="border:1px solid #ccc;padding:10px"><h3>${name}</h3><p>€${price.toFixed(2)}</p><button aria-label="Add ${name} to basket" onclick="window.won='${name}'==='Aqua 20';k.textContent='${name} is in your basket'">Add to basket</button></div>`,
              )
              .join('')}</div>`,
        )
        .join('')}<p id=k role=status></p></main>`,
    },
  },
  {
    name: 'meant: nobody takes what is in another language',
    instructions: 'Order the visitor map in Welsh.',
    claim: 'gave_up',
    pages: {
      '/': '<title>Visitor maps</title><main><h1>Visitor maps</h1><p>Visitor map in English, £2.</p><button onclick="window.won=false;k.textContent=\'Visitor map in English: ordered\'">Order the visitor map in English</button><p id=k role=status></p></main><script>window.won=true</script>',
    },
  },
];
