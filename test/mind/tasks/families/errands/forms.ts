import { knows } from '../../types.ts';
import { type Family, MONTHS, NAMES, PLACES, sheet, text } from '../family.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** Forms of several fields, as sites have them. */
export const FORM_FAMILIES: readonly Family[] = [
  {
    name: 'a contact form',
    make: (d) => {
      const email = `${d.pick(NAMES).toLowerCase()}@example.org`;
      const labels = d.pick([
        ['Your name', 'Email', 'Message', 'Send message'],
        ['Full name', 'E-mail address', 'How can we help?', 'Send'],
        ['Name *', 'Email *', 'Your question *', 'Submit'],
      ]);
      const fields = d.shuffle([
        `<p><label>${labels[0]} <input id=n required></label></p>`,
        `<p><label>${labels[1]} <input id=e type=email required></label></p>`,
      ]);
      return {
        instructions: d.pick([
          'Write to the company: the invoice is wrong.',
          'Send the company a message that the invoice is wrong.',
          'Contact the company about a wrong invoice.',
        ]),
        knowledge: knows({ email }),
        pages: {
          '/': sheet(
            'Larch & Co',
            `<nav><a href="/a">About</a> <a href="/c">${d.pick(['Contact', 'Contact us', 'Get in touch'])}</a> <a href="/j">Jobs</a></nav>`,
          ),
          '/a': sheet('About', `<a href="/">Home</a><p>${text(d, 20)}</p>`),
          '/j': sheet('Jobs', '<a href="/">Home</a><p>None.</p>'),
          '/c': sheet(
            'Contact',
            `<form onsubmit="event.preventDefault();if(e.value==='${email}'&&n.value&&m.value.length>4){done(true,'Thank you, we have received your message.');this.remove()}">${fields.join('')}<p><label>${labels[2]} <textarea id=m required></textarea></label></p><button>${labels[3]}</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'sign up',
    make: (d) => {
      const email = `${d.pick(NAMES).toLowerCase()}@example.net`;
      const pass = `Willow-${d.int(100, 999)}`;
      return {
        instructions: d.pick(['Create an account.', 'Sign up for an account.', 'Register as a new user.']),
        knowledge: knows({ email, password: pass }),
        pages: {
          '/': sheet(
            'Notebook',
            `<header><a href="/in">Log in</a> <a href="/up">${d.pick(['Sign up', 'Create account', 'Register'])}</a></header><p>${text(d, 20)}</p>`,
          ),
          '/in': sheet(
            'Log in',
            '<label>Email <input></label><label>Password <input type=password></label><button>Log in</button>',
          ),
          '/up': sheet(
            'Create your account',
            `<form onsubmit="event.preventDefault();if(!t.checked){er.textContent='Please accept the terms.';return}if(e.value==='${email}'&&p.value==='${pass}'&&q.value==='${pass}'){done(true,'Welcome! Your account has been created.');this.remove()}else er.textContent='The passwords do not match.'"><p id=er role=alert></p><p><label>Email <input id=e type=email required></label></p><p><label>Password <input id=p type=password required></label></p><p><label>Confirm password <input id=q type=password required></label></p><p><label><input id=t type=checkbox> I agree to the terms</label></p><p><label><input type=checkbox> Send me news</label></p><button>${d.pick(['Sign up', 'Create account', 'Register'])}</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'a flight search and the cheapest',
    make: (d) => {
      const [from, to] = d.some(PLACES, 2) as [string, string];
      const [m, day] = [d.int(1, 12), d.int(1, 28)];
      const short = d.next() < 0.4;
      const flights = d
        .some([89, 120, 240, 310, 455], 3)
        .map((p, i) => ({ p, min: 60 + 47 * ((i * 2 + d.int(0, 9)) % 11) }));
      const best = [...flights].sort((a, b) => (short ? a.min - b.min : a.p - b.p))[0]!;
      return {
        instructions: `Book the ${short ? 'shortest' : 'cheapest'} one-way flight from: ${from} to: ${to} on ${two(m)}/${two(day)}/2027.`,
        pages: {
          '/': sheet(
            'Book your one-way flight',
            `<div id=f><p><input id=a placeholder="From:"></p><p><input id=b placeholder="To:"></p><p>Departure date <input id=c type=date></p><button onclick="f.hidden=true;r.hidden=false">Search</button></div><div id=r hidden>${flights.map((x) => `<div style="border:1px solid #aaa;margin:6px;padding:8px"><div>Duration: ${Math.floor(x.min / 60)}h ${x.min % 60}m</div><button onclick="done(a.value==='${from}'&&b.value==='${to}'&&c.value==='2027-${two(m)}-${two(day)}'&&${x.p}===${best.p},'Your flight is booked.')">Book flight for $${x.p}</button></div>`).join('')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'an address with a state list',
    make: (d) => {
      const city = d.pick(PLACES);
      const zip = String(d.int(10000, 99999));
      const country = d.pick(['Spain', 'Norway', 'Portugal']);
      return {
        instructions: d.pick(['Change your delivery address to the one you know.', 'Update the delivery address.']),
        knowledge: knows({ street: '12 Orchard Row', city, postcode: zip, country }),
        pages: {
          '/': sheet(
            'Your account',
            '<ul><li><a href="/o">Orders</a></li><li><a href="/d">Delivery address</a></li><li><a href="/p">Payment methods</a></li></ul>',
          ),
          '/o': sheet('Orders', '<p>None.</p>'),
          '/p': sheet('Payment methods', '<p>None.</p>'),
          '/d': sheet(
            'Delivery address',
            `<form onsubmit="event.preventDefault();done(s.value==='12 Orchard Row'&&c.value==='${city}'&&z.value==='${zip}'&&k.value==='${country}','Your address has been saved.')"><p><label>Street address <input id=s value="1 Old Lane"></label></p><p><label>Town <input id=c value="Oldham"></label></p><p><label>ZIP / Postcode <input id=z value="00000"></label></p><p><label>Country <select id=k><option>Germany</option><option>Norway</option><option>Portugal</option><option>Spain</option></select></label></p><button>Save</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'a booking with guests and nights',
    make: (d) => {
      const [m, day, g] = [d.int(0, 11), d.int(1, 20), d.int(2, 4)];
      const place = d.pick(PLACES);
      return {
        instructions: `Book a room in ${place} for ${g} guests from ${day} ${MONTHS[m]} 2027 to ${day + 4} ${MONTHS[m]} 2027.`,
        pages: {
          '/': sheet(
            'Rooms',
            `<form onsubmit="event.preventDefault();done(w.value==='${place}'&&i.value==='2027-${two(m + 1)}-${two(day)}'&&o.value==='2027-${two(m + 1)}-${two(day + 4)}'&&Number(g.value)===${g},'Your booking is confirmed. Reference BK-77')"><p><label>Where <input id=w placeholder="City"></label></p><p><label>Check-in <input id=i type=date></label> <label>Check-out <input id=o type=date></label></p><p><label>Guests ${d.next() < 0.5 ? '<input id=g type=number value=1 min=1>' : '<select id=g><option>1</option><option>2</option><option>3</option><option>4</option></select>'}</label></p><button>${d.pick(['Book', 'Book now', 'Reserve'])}</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'an error names the field',
    make: (d) => {
      const phone = `0${d.int(20, 79)} ${d.int(100, 999)} ${d.int(1000, 9999)}`;
      return {
        instructions: 'Request a call back.',
        knowledge: knows({ phone }),
        pages: {
          '/': sheet(
            'Call back',
            `<form novalidate onsubmit="event.preventDefault();if(!/^[0-9]+$/.test(p.value)){er.textContent='Phone number: digits only, no spaces.';return}if(!t.value){er.textContent='Please choose a time.';return}done(p.value==='${phone.replace(/ /g, '')}','Thank you. We will call you.');this.remove()"><p id=er role=alert style="color:#a00"></p><p><label>Phone number <input id=p></label></p><p><label>Time <select id=t><option value="">Choose a time</option><option>Morning</option><option>Afternoon</option></select></label></p><button>Request call</button></form>`,
          ),
        },
      };
    },
  },
];
