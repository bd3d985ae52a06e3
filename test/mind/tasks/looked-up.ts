import { knows, type Task } from './types.ts';

const fair =
  '<nav><a href="/what">Programme</a> | <a href="/mine">My booking</a> | <a href="/here">Getting here</a></nav>';
const carrier = (main: string) =>
  `<title>Carrier</title><p><button onclick="location='/track'">Track a parcel</button> <button onclick="location='/prices'">Prices</button> <button onclick="location='/help'">Help</button></p>${main}`;
const PRICES = carrier(
  '<h1>Prices</h1><label>Weight in kg <input id=w></label> <label>Send to <select><option>Spain<option>Norway</select></label> <button>Show the price</button>',
);
const HELP = carrier('<h1>Help</h1><p>Ring 0345 600 0000.</p>');

/** What is looked up by its number, what is there already and what is made anew, and what is only offered. */
export const LOOKED_UP: Task[] = [
  {
    name: 'looked up: what is to go is found by its number',
    instructions: 'Cancel your booking KT-2093.',
    knowledge: knows({ 'booking number': 'KT-2093', email: 'jo@example.org' }),
    pages: {
      '/': `<title>Fair</title>${fair}<h1>Kite fair</h1><p>Two days of kites.</p>`,
      '/what': `<title>Programme</title>${fair}<h1>Programme</h1><p>Kites, from ten.</p>`,
      '/here': `<title>Getting here</title>${fair}<h1>Getting here</h1><p>Bus 7.</p>`,
      '/mine': `<title>My booking</title>${fair}<h1>My booking</h1><form id=f><p><label>Booking number <input name=n></label></p><p><label>E-mail address <input name=e></label></p><button>Find my booking</button></form><div id=b></div><script>f.onsubmit=function(e){e.preventDefault();if(f.n.value==='KT-2093'&&f.e.value==='jo@example.org'){f.remove();b.innerHTML='<h2>Booking KT-2093</h2><p>Kite making, 3 places</p><button id=c>Cancel this booking</button>';c.onclick=function(){window.won=true;b.innerHTML='<p>Your booking was cancelled.</p>'}}else b.textContent='We found no booking with this number.'}</script>`,
    },
  },
  {
    name: 'looked up: what was booked before is no way to book',
    instructions: 'Book two places in the workshop "Paper Kites".',
    knowledge: knows({ name: 'Jo Marsh', email: 'jo@example.org' }),
    pages: {
      '/': `<title>Fair</title>${fair}<h1>Kite fair</h1><p>Two days of kites.</p>`,
      '/what': `<title>Programme</title>${fair}<h1>Programme</h1><h3>Paper Kites</h3><p>Saturday</p><a href="/kites">Details</a><h3>Kite Songs</h3><p>Sunday</p><a href="/songs">Details</a>`,
      '/songs': `<title>Kite Songs</title>${fair}<h1>Kite Songs</h1>`,
      '/kites': `<title>Paper Kites</title>${fair}<h1>Paper Kites</h1><form id=f><p><label>Name <input name=a></label></p><p><label>E-mail <input name=e></label></p><p><label>Number of places <select name=n><option>1<option>2<option>3</select></label></p><button>Confirm booking</button></form><script>f.onsubmit=function(e){e.preventDefault();window.won=f.n.value==='2'&&f.a.value!=='';f.outerHTML='<p>You are booked in.</p>'}</script>`,
      '/here': `<title>Getting here</title>${fair}<h1>Getting here</h1><p>Bus 7.</p>`,
      '/mine': `<title>My booking</title>${fair}<h1>My booking</h1><form id=f><p><label>Booking number <input name=n></label></p><p><label>E-mail address <input name=e></label></p><button>Find my booking</button></form><p id=o></p><script>f.onsubmit=function(e){e.preventDefault();f.reset();o.textContent='We found no booking with this number and e-mail address.'}</script>`,
    },
  },
  {
    name: 'looked up: what a whole day costs',
    instructions: 'Find out what parking costs for a whole day.',
    answer: /6\.00/,
    pages: {
      '/': '<title>Parking</title><h1>Parking</h1><p>Park at Mill Lane.</p><table><tr><th>Up to 2 hours</th><td>£2.40</td></tr><tr><th>All day</th><td>£6.00</td></tr></table>',
    },
  },
  {
    name: 'looked up: where a parcel is, behind the button for it',
    instructions: 'Find out when your parcel QX4481920 will arrive.',
    knowledge: knows({ 'tracking number': 'QX4481920' }),
    answer: /12 March/,
    pages: {
      '/': carrier('<h1>Parcels, on time</h1>'),
      '/prices': PRICES,
      '/help': HELP,
      '/track': carrier(
        `<h1>Track a parcel</h1><div id=f><label>Tracking number <input id=n></label> <button onclick="if(n.value==='QX4481920'){window.won=true;f.innerHTML='<h2>Parcel QX4481920</h2><p>Arrives on Thursday 12 March</p>'}">Track</button></div>`,
      ),
    },
    maxTurns: 8,
  },
  {
    name: 'looked up: what is offered is not chosen yet',
    instructions: 'You are not at home on Thursday. Have your parcel QX4481920 delivered on Friday instead.',
    knowledge: knows({ 'tracking number': 'QX4481920', postcode: 'EH6 7QT' }),
    pages: {
      '/': carrier('<h1>Parcels, on time</h1>'),
      '/prices': PRICES,
      '/help': HELP,
      '/track': carrier(
        `<h1>Track a parcel</h1><div id=f><label>Tracking number <input id=n></label> <button onclick="if(n.value==='QX4481920')f.innerHTML='<h2>Parcel QX4481920</h2><p>Arrives on Thursday 12 March</p><button onclick=change()>Change my delivery</button>'">Track</button></div><script>function change(){f.innerHTML='<h2>Change my delivery</h2><p><label><input type=radio name=o> Leave with a neighbour</label></p><p><label><input type=radio name=o id=y> Deliver on Friday 13 March instead</label></p><p><label>Postcode of the delivery address <input id=p></label></p><button onclick=save()>Save the change</button>'}function save(){window.won=y.checked&&p.value==='EH6 7QT';f.innerHTML='<h2>Your delivery has been changed</h2>'}</script>`,
      ),
    },
  },
  {
    name: 'looked up: the name of a thing opens it, and the act is still to come',
    instructions: 'Follow the podcast Deep Current.',
    pages: {
      '/': '<title>Podcasts</title><h1>Podcasts</h1><ul><li><a href="/deep">Deep Current</a><li><a href="/night">Night Trains</a></ul>',
      '/night': '<title>Night Trains</title><h1>Night Trains</h1><button>Follow</button>',
      '/deep': `<title>Deep Current</title><h1>Deep Current</h1><p>About the sea.</p><button onclick="window.won=true;this.textContent='Following'">Follow</button>`,
    },
  },
  {
    name: 'looked up: what lies in the basket is not ordered yet',
    instructions: 'Order two large lattes with oat milk, to be picked up from Harbour Street.',
    pages: {
      '/': `<title>Coffee</title><p><button id=bb>Basket (0)</button></p><h1 id=h>Latte</h1><div id=m><form><fieldset><legend>Size</legend><label><input type=radio name=s value=Small checked> Small</label> <label><input type=radio name=s value=Large> Large</label></fieldset><p><label>Milk <select name=k><option>Whole<option>Oat</select></label></p><p>How many: <button type=button aria-label="One less" onclick="q.textContent=Math.max(1,q.textContent-1)">−</button><span id=q>1</span><button type=button aria-label="One more" onclick="q.textContent=+q.textContent+1">+</button></p><button type=button onclick="take(this.form)">Add to basket</button></form></div><script>let o;function take(f){o=[f.s.value,f.k.value,q.textContent].join();bb.textContent='Basket ('+q.textContent+')';h.textContent='Menu';m.textContent='Latte, Americano, Mocha'}bb.onclick=function(){h.textContent='Your basket';m.innerHTML='<p>Latte, 2</p><label>Pick up from <select id=p><option>Mill Lane<option>Harbour Street</select></label><button id=x>Place order</button>';x.onclick=function(){window.won=o==='Large,Oat,2'&&p.value==='Harbour Street';h.textContent='Order placed';m.textContent='Thank you.'}}</script>`,
    },
  },
];
