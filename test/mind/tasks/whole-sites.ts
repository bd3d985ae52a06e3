import { knows, type Task } from './types.ts';

const menu = (...places: Array<[string, string]>) =>
  `<nav>${places.map(([path, name]) => `<a href="${path}">${name}</a>`).join(' | ')}</nav>`;

const surgery = menu(['/', 'Home'], ['/book', 'Appointments'], ['/staff', 'Our staff'], ['/hours', 'Opening times']);
const bank = menu(['/', 'Accounts'], ['/cards', 'Cards'], ['/papers', 'Documents']);
const parish = menu(['/', 'Dashboard'], ['/events', 'Events'], ['/news', 'Newsletter'], ['/settings', 'Settings']);

/** A day's times to choose from, each a radio button of the same question. */
const day = (name: string, times: readonly string[]) =>
  `<fieldset><legend>${name}</legend>${times.map((time) => `<label><input type=radio name=t value="${name} ${time}"> ${time}</label> `).join('')}</fieldset>`;

/** Sites of a few pages, on which what is told in passing decides: who speaks what, what is not wanted, what was full. */
export const WHOLE_SITES: Task[] = [
  {
    name: 'whole site: the first time in the afternoon of a day',
    instructions: 'Book an appointment on Tuesday 17 November, the first time after 2 pm.',
    pages: {
      '/': `<title>Surgery</title>${surgery}<h1>Mill Street Surgery</h1>`,
      '/staff': `<title>Our staff</title>${surgery}<h1>Our staff</h1>`,
      '/hours': `<title>Opening times</title>${surgery}<h1>Opening times</h1><p>8:00 to 18:00</p>`,
      '/book': `<title>Appointments</title>${surgery}<h1>Choose a time</h1><form id=f>${day('Monday 16 November', ['09:00', '14:20'])}${day('Tuesday 17 November', ['08:40', '13:30', '14:10', '16:00'])}${day('Wednesday 18 November', ['14:10', '15:00'])}<button>Book appointment</button></form><script>f.onsubmit=function(e){e.preventDefault();sessionStorage.won=String(f.t.value==='Tuesday 17 November 14:10');f.outerHTML='<p>Your appointment is booked.</p>'}</script>`,
    },
  },
  {
    name: 'whole site: who speaks a language, by a table',
    instructions: 'Which dentist speaks Turkish, and on which days does she work?',
    answer: /(?=.*Yilmaz)(?=.*Thu)/,
    pages: {
      '/': `<title>Surgery</title>${surgery}<h1>Dental practice</h1><p>Please be on time.</p>`,
      '/book': `<title>Appointments</title>${surgery}<h1>Appointments</h1><p>Call us.</p>`,
      '/hours': `<title>Opening times</title>${surgery}<h1>Opening times</h1><p>8:00 to 18:00</p>`,
      '/staff': `<title>Our staff</title>${surgery}<h1>Our staff</h1><table><tr><th>Name<th>Role<th>Languages<th>Days</tr><tr><td>Dr Anna Lund<td>Dentist<td>English, Danish<td>Mon, Tue<tr><td>Dr Elif Yilmaz<td>Dentist<td>English, Turkish<td>Wed, Thu<tr><td>Paul Reed<td>Hygienist<td>English<td>Mon to Fri</table>`,
    },
  },
  {
    name: 'whole site: what is not needed stays unticked',
    instructions: 'You have lost your debit card. Block it. You do not need a new one.',
    pages: {
      '/': `<title>Accounts</title>${bank}<h1>Your accounts</h1><p>Current account: €820.10</p>`,
      '/papers': `<title>Documents</title>${bank}<h1>Documents</h1><p>None.</p>`,
      '/cards': `<title>Cards</title>${bank}<h1>Your cards</h1><ul><li>Credit card ending 1182 <a href="/credit">Manage</a><li>Debit card ending 6640 <a href="/debit">Manage</a></ul>`,
      '/credit': `<title>Card</title>${bank}<h1>Credit card ending 1182</h1><button onclick="sessionStorage.won='false'">Block card</button>`,
      '/debit': `<title>Card</title>${bank}<h1>Debit card ending 6640</h1><button id=b onclick="f.hidden=false;this.hidden=true">Block card</button><form id=f hidden><p>Why do you want to block it?</p><label><input type=radio name=r value=lost> I have lost it</label> <label><input type=radio name=r value=stolen> It was stolen</label><p><label><input type=checkbox name=n> Send me a new card (€10)</label></p><p id=e role=alert></p><button>Block card now</button></form><script>f.onsubmit=function(x){x.preventDefault();if(!f.r.value){e.textContent='Please tell us the reason.';return}sessionStorage.won=String(f.r.value==='lost'&&!f.n.checked);f.outerHTML='<p role=status>The card has been blocked.</p>'}</script>`,
    },
  },
  {
    name: 'whole site: the date that is full',
    instructions: 'Order a collection of one wardrobe on the first date that is free.',
    knowledge: knows({ address: '8 Mill Lane', email: 'rosa@example.org' }),
    pages: {
      '/': `<title>Waste</title>${menu(['/', 'Calendar'], ['/bulky', 'Bulky waste'])}<h1>Collection calendar</h1><p>Paper: 3 November</p>`,
      '/bulky': `<title>Bulky waste</title>${menu(['/', 'Calendar'], ['/bulky', 'Bulky waste'])}<h1>Bulky waste collection</h1><form id=f><p id=e style="color:#c00"></p><p><label>Wardrobe <input type=number name=w value=0 min=0></label> <label>Mattress <input type=number name=m value=0 min=0></label></p><p><label>Date <select name=d><option value="">choose</option><option>Friday 6 November</option><option>Friday 13 November</option></select></label></p><p><label>Address <input name=a></label></p><button>Order collection</button></form><script>f.onsubmit=function(x){x.preventDefault();e.textContent=!f.d.value?'Please choose a date.':f.d.value==='Friday 6 November'?'Friday 6 November is fully booked.':!f.a.value?'Please enter the address.':'';if(e.textContent)return;sessionStorage.won=String(f.w.value==='1'&&f.m.value==='0');f.outerHTML='<p>Thank you. We will come on '+f.d.value+'.</p>'}</script>`,
    },
  },
  {
    name: 'whole site: hours of a day out of the usual',
    instructions: 'Until what time is the museum open on 24 December?',
    answer: /14[:.]00/,
    pages: {
      '/': `<title>Museum</title>${menu(['/', 'Home'], ['/visit', 'Plan your visit'])}<h1>Museum of Glass</h1>`,
      '/visit': `<title>Plan your visit</title>${menu(['/', 'Home'], ['/visit', 'Plan your visit'])}<h1>Plan your visit</h1><p>Tuesday to Sunday 10:00 to 18:00.</p><h2>Exceptions</h2><table><tr><td>24 December<td>10:00 - 14:00<tr><td>31 December<td>10:00 - 15:00</table>`,
    },
  },
  {
    name: 'whole site: a form on a site with a newsletter in its menu',
    instructions: 'Publish an event "Spring fair" on 12 May 2027 at 10:30 in the garden.',
    pages: {
      '/': `<title>Dashboard</title>${parish}<h1>Dashboard</h1><p>4 events</p>`,
      '/news': `<title>Newsletter</title>${parish}<h1>Newsletter</h1><p>212 readers</p>`,
      '/settings': `<title>Settings</title>${parish}<h1>Settings</h1><form onsubmit="event.preventDefault();sessionStorage.won='false';this.insertAdjacentHTML('afterend','<p>Settings saved.</p>')"><p><label>Site title <input value="St Olave"></label></p><button>Save settings</button></form>`,
      '/events': `<title>Events</title>${parish}<h1>Events</h1><a href="/add">Add event</a><ul><li>Choir practice, 11 November 2026</ul>`,
      '/add': `<title>Add event</title>${parish}<h1>Add event</h1><p id=e role=alert></p><form id=f><p><label>Title<br><input name=t></label></p><p><label>Date <input type=date name=d></label> <label>Start <input type=time name=s></label></p><p><label>Place <select name=p><option value="">-</option><option>Hall</option><option>Garden</option></select></label></p><button>Publish event</button></form><script>f.onsubmit=function(x){x.preventDefault();e.textContent=!f.t.value?'The title is missing.':!f.d.value?'The date is missing.':!f.p.value?'Where does it take place?':'';if(e.textContent)return;sessionStorage.won=String(f.t.value==='Spring fair'&&f.d.value==='2027-05-12'&&f.s.value==='10:30'&&f.p.value==='Garden');f.outerHTML='<p>Event published.</p>'}</script>`,
    },
  },
  {
    name: 'whole site: it was helpful',
    instructions: 'Read the article about changing the battery and tell them that it was helpful.',
    pages: {
      '/': `<title>Help</title><h1>How can we help?</h1><ul><li><a href="/light">The light is red</a><li><a href="/battery">Changing the battery</a></ul><a href="/ask">Submit a request</a>`,
      '/light': `<title>The light is red</title><h1>The light is red</h1><p>There is no network.</p>`,
      '/battery': `<title>Changing the battery</title><h1>Changing the battery</h1><p>Use a CR2450 cell.</p><div id=v>Was this article helpful? <button onclick="sessionStorage.won='true';v.textContent='Thank you for your feedback!'">Yes</button> <button onclick="sessionStorage.won='false';v.textContent='Thank you for your feedback!'">No</button></div><a href="/ask">Submit a request</a>`,
      '/ask': `<title>Submit a request</title><h1>Submit a request</h1><form onsubmit="event.preventDefault();sessionStorage.won='false';this.outerHTML='<p>Request received</p>'"><p><label>Description <textarea></textarea></label></p><button>Submit</button></form>`,
    },
  },
  {
    name: 'whole site: the payment is confirmed with the code that is shown',
    instructions: 'Send 75 euros to Marta Ilves, IBAN EE38 2200 2210 2014 5685.',
    pages: {
      '/': `<title>Accounts</title>${menu(['/', 'Accounts'], ['/pay', 'Transfers'])}<h1>Your accounts</h1>`,
      '/pay': `<title>New transfer</title>${menu(['/', 'Accounts'], ['/pay', 'Transfers'])}<h1>New transfer</h1><form id=f><p><label>Name of recipient <input name=n></label></p><p><label>IBAN <input name=i size=34></label></p><p><label>Amount in euros <input name=a></label></p><button>Next</button></form><script>f.onsubmit=function(x){x.preventDefault();sessionStorage.t=[f.n.value,f.i.value.replace(/ /g,''),Number(f.a.value)].join();location='/check'}</script>`,
      '/check': `<title>Check your transfer</title>${menu(['/', 'Accounts'], ['/pay', 'Transfers'])}<h1>Check your transfer</h1><p>We have sent a code to your phone. Your code is <b>5829</b>.</p><p><label>Confirmation code <input id=c></label></p><p id=e role=alert></p><button onclick="if(c.value!=='5829')e.textContent='The confirmation code is not right.';else{sessionStorage.won=String(sessionStorage.t==='Marta Ilves,EE382200221020145685,75');location='/sent'}">Confirm transfer</button>`,
      '/sent': `<title>Transfer sent</title>${menu(['/', 'Accounts'], ['/pay', 'Transfers'])}<h1>Transfer sent</h1>`,
    },
  },
];
