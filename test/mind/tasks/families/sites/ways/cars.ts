import { written } from '../written/written.ts';
import { PAGES } from './common.ts';

const SITE = `<title>Swallow Car Hire</title>${PAGES}<style>body{margin:0;font:16px/1.5 "Segoe UI",sans-serif;color:#123}#top{display:flex;gap:24px;background:#ffd400;padding:14px 28px}#top a{color:#123;font-weight:600;text-decoration:none}#v{max-width:940px;margin:18px auto;padding:0 18px;min-height:420px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.c{border:1px solid #bcd;border-radius:10px;padding:12px}.q button{display:block;width:100%;text-align:left;padding:10px;border:0;border-bottom:1px solid #cde;background:#f6fafd;font:inherit}.y{background:#123;color:#fff;border:0;border-radius:18px;padding:8px 18px;font:inherit}.r{color:#b00}</style>
<div id=top><a href="#/">Swallow</a><a href="#/">Book a car</a><a href="#/cars">Our cars</a><a href="#/places">Pick-up places</a><a href="#/manage">My booking</a><a href="#/help">Help</a></div><div id=v></div>
<script>
var C=[['Mini','£19','Deposit £150','2 bags'],['Compact','£26','Deposit £200','3 bags'],['Estate','£41','Deposit £320','6 bags'],['Van','£55','Deposit £400','-'],['Convertible','£78','Deposit £600','1 bag'],['Electric','£44','Deposit £250','3 bags']];
var P={'Dunmore Airport':['6:00 to 23:30','7:00 to 22:15'],'Dunmore Central Station':['7:00 to 20:00','9:00 to 14:00'],'Port Ashe':['8:00 to 18:00','closed'],'Little Wick':['8:00 to 12:00','closed']};
var Q=[['Which licence do I need?','One that you have held for a year or longer.'],['What if I bring the car back without fuel?','We fill it up and charge the fuel and £35 for the service.'],['Can somebody else drive as well?','Yes, for £7 a day each. They have to come to the desk.'],['May I drive abroad?','In all neighbouring countries, but not with a van.'],['What does a child seat cost?','£5 a day.']];
var V={
'':function(){return '<h1>Where do you want to go?</h1><p><label>Pick-up place <select>'+Object.keys(P).map(function(p){return '<option>'+p+'</option>'}).join('')+'</select></label></p><p><label>From <input type=date onchange="stir(\\'date\\')"></label> <label>Until <input type=date onchange="stir(\\'date\\')"></label></p><p>Drivers <button aria-label="Fewer drivers" onclick="stir(\\'drivers\\')">-</button> 1 <button aria-label="More drivers" onclick="stir(\\'drivers\\')">+</button></p><button class=y onclick="stir(\\'search\\')">Search</button>'},
cars:function(){return '<h1>Our cars</h1><div class=g>'+C.map(function(c){return '<div class=c><h2>'+c[0]+'</h2><p>from '+c[1]+' a day</p><a href="#/car/'+c[0]+'">Details</a></div>'}).join('')+'</div>'},
car:function(n){var c=C.filter(function(x){return x[0]===n})[0];return '<h1>'+c[0]+'</h1><ul><li>from '+c[1]+' a day</li><li>'+c[2]+'</li><li>Luggage: '+c[3]+'</li></ul><button class=y onclick="stir(\\'book\\')">Book this car</button>'},
places:function(){return '<h1>Pick-up places</h1>'+Object.keys(P).map(function(p){return '<p><a href="#/place/'+p+'">'+p+'</a></p>'}).join('')},
place:function(n){var p=P[n];return '<h1>'+n+'</h1><table><tr><td>Monday to Saturday</td><td>'+p[0]+'</td></tr><tr><td>Sunday</td><td>'+p[1]+'</td></tr></table><p>Cars can be returned while the desk is open.</p>'},
help:function(){return '<h1>Help</h1><div class=q>'+Q.map(function(x){return '<button aria-expanded=false onclick="var n=this.nextElementSibling;n.hidden=!n.hidden;this.setAttribute(\\'aria-expanded\\',!n.hidden)">'+x[0]+'</button><div hidden><p>'+x[1]+'</p></div>'}).join('')+'</div><p><a href="#/terms">Terms of hire</a> · <a href="#/write">Write to us</a></p>'},
terms:function(){return '<h1>Terms of hire</h1><p>Bookings are cancelled free of charge until the day before. After that one day is charged.</p>'},
write:function(){return '<h1>Write to us</h1><textarea oninput="stir(\\'write\\')"></textarea><button class=y>Send</button>'},
manage:function(){if(get('in',0))return '<h1>Booking SW-40917</h1><p>Compact, Dunmore Airport, 20 to 24 November 2026</p>'+(get('off',0)?'<p>Your booking has been cancelled.</p>':'<p><button class=y onclick="stir(\\'dates\\')">Change dates</button> <button class=y onclick="stir(\\'extra\\')">Add extras</button> <button class=y onclick="$(\\'sure\\').hidden=false">Cancel booking</button></p><div id=sure hidden><p>Cancel this booking?</p><button class=y onclick="put(\\'off\\',1);draw()">Yes, cancel it</button> <button class=y onclick="draw()">Keep it</button></div>');return '<h1>My booking</h1><form onsubmit="event.preventDefault();if(this.n.value===\\'SW-40917\\'&&this.l.value.toLowerCase()===\\'delgado\\'){put(\\'in\\',1);draw()}else $(\\'e\\').textContent=\\'We do not find this booking.\\'"><p><label>Booking number <input name=n></label></p><p><label>Last name <input name=l></label></p><p class=r id=e></p><button class=y>Show my booking</button></form>'}};
function draw(){var h=decodeURIComponent(location.hash.replace(/^#\\/?/,'')).split('/');$('v').innerHTML=(V[h[0]]||V[''])(h[1]);scrollTo(0,0)}addEventListener('hashchange',draw);draw()
</script>`;

/** A car hire firm in one page that is drawn in the browser: cars, places, a booking looked up by its number. */
export const CARS = written('car hire', { '/': SITE }, [
  {
    name: 'a booking given up',
    asks: 'You do not need the car that you have reserved any more. Call it off.',
    knows: { bookingNumber: 'SW-40917', lastName: 'Delgado' },
    holds: 's.off===1',
  },
  { name: 'what is left as a deposit', asks: 'How much deposit do you have to leave for an estate car?', says: /320/ },
  {
    name: 'late on Sunday',
    asks: 'Until what time can you bring a car back to Dunmore Airport on a Sunday?',
    says: /22:15/,
  },
  {
    name: 'an empty tank',
    asks: 'Find out what they charge for the service if you return the car with an empty tank.',
    says: /£ ?35/,
  },
]);
