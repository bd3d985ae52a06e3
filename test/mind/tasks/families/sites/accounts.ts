import { knows } from '../../types.ts';
import { type Family, MONTHS, title } from '../family.ts';
import { DAYS, field, select, site, tick } from './site.ts';

const YEARS = Array.from({ length: 60 }, (_, i) => String(2006 - i));

/** Sites with a place of one's own: joining, signing in, appointments. */
export const ACCOUNT_SITES: readonly Family[] = [
  {
    name: 'site: newsletter with consent',
    make: (d) => {
      const join = d.pick(['Subscribe', 'Sign me up', 'Join']);
      return {
        instructions: d.pick([
          'Subscribe to the newsletter with your email address.',
          'Sign up for the newsletter of this shop.',
        ]),
        knowledge: knows({ email: 'kaja@example.org' }),
        pages: site(d, {
          brand: d.pick(['Harbour Books', 'Nettle & Rye', 'Studio Kiln']),
          nav: [
            ['Shop', '/shop'],
            ['Stories', '/stories'],
            ['Contact', '/contact'],
          ],
          views: {
            '/': { heading: 'Welcome', body: `<div style="height:${d.int(200, 1100)}px">New things every week.</div>` },
            '/shop': { heading: 'Shop', body: '<p>Nothing to see today.</p>' },
            '/stories': { heading: 'Stories', body: '<p>How we began.</p>' },
            '/contact': { heading: 'Contact', body: '<p>Write to hello@example.org.</p>' },
          },
          footer: `<form onsubmit="event.preventDefault();if(!val('mail')){n.textContent='Please enter your email address.';return}if(!val('ok')){n.textContent='Please tick the box to agree.';return}win(val('mail')==='kaja@example.org');n.textContent='Thank you, you are on our list.'"><p><b>Our newsletter</b>, once a month.</p>${field(d, d.pick(['Your email', 'Email address']), 'mail')}${tick('I agree to receive emails from you', 'ok')}<button>${join}</button><p id=n role=status></p></form>`,
        }),
      };
    },
  },
  {
    name: 'site: an appointment at a time',
    make: (d) => {
      const service = d.pick(['Haircut', 'Colouring', 'Beard trim']);
      const day = d.int(9, 13);
      const slots = ['9:00', '10:30', '13:15', '15:00', '16:45'];
      const slot = d.pick(slots);
      return {
        instructions: d.pick([
          `Book an appointment for a ${service.toLowerCase()} on ${day} November at ${slot}.`,
          `Make an appointment: ${service.toLowerCase()}, 2026-11-${String(day).padStart(2, '0')}, ${slot}.`,
        ]),
        knowledge: knows({ name: 'Ada Brook', phone: '020 7946 0101' }),
        pages: site(d, {
          brand: 'Salon Vera',
          nav: [
            ['Prices', '/prices'],
            [d.pick(['Book online', 'Appointments', 'Book now']), '/book'],
            ['Team', '/team'],
          ],
          views: {
            '/': { heading: 'Hair by Vera', body: '<p>Open Monday to Saturday.</p>' },
            '/prices': { heading: 'Prices', body: '<p>Haircut 40 EUR, colouring 70 EUR, beard trim 15 EUR.</p>' },
            '/team': { heading: 'Team', body: '<p>Vera, Milo and June.</p>' },
            '/book': {
              heading: 'Which service?',
              body: ['Haircut', 'Colouring', 'Beard trim']
                .map((s) => `<p><button onclick="put('what','${s}');go('/day')">${s}</button></p>`)
                .join(''),
            },
            '/day': {
              heading: 'Choose a day',
              body: [9, 10, 11, 12, 13]
                .map(
                  (n, i) =>
                    `<button onclick="put('day',${n});go('/time')">${['Mon', 'Tue', 'Wed', 'Thu', 'Fri'][i]} ${n} Nov</button> `,
                )
                .join(''),
            },
            '/time': {
              heading: 'Choose a time',
              body: slots.map((s) => `<button onclick="put('time','${s}');go('/who')">${s}</button> `).join(''),
            },
            '/who': {
              heading: 'Your details',
              body: `<form onsubmit="event.preventDefault();if(!val('who')||!val('tel')){say('Please fill in all fields.');return}win(get('what')==='${service}'&&get('day')===${day}&&get('time')==='${slot}');go('/done')">${field(d, 'Name', 'who')}${field(d, 'Phone', 'tel')}<button>${d.pick(['Confirm appointment', 'Book', 'Confirm'])}</button></form>`,
            },
            '/done': { heading: 'See you soon', body: '<p>Your appointment is booked. We sent you a message.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'site: joining with rules for the password',
    make: (d) => ({
      instructions: d.pick(['Create an account.', 'Register as a new customer.']),
      knowledge: knows({
        email: 'ada@example.org',
        'first name': 'Ada',
        'last name': 'Brook',
        phone: '+44 20 7946 0101',
        'date of birth': '1990-04-17',
      }),
      pages: site(d, {
        brand: 'Larch Bank',
        nav: [
          ['Products', '/products'],
          [d.pick(['Sign in', 'Log in']), '/login'],
        ],
        views: {
          '/': { heading: 'Banking that is quiet', body: '<p>No noise.</p>' },
          '/products': { heading: 'Products', body: '<p>Accounts and cards.</p>' },
          '/login': {
            heading: 'Sign in',
            body: `<form onsubmit="event.preventDefault();say('Unknown email or password.')">${field(d, 'Email', 'a')}${field(d, 'Password', 'b', 'type=password')}<button>Sign in</button></form><p>New here? <a href="/join">${d.pick(['Create an account', 'Register', 'Open an account'])}</a></p>`,
          },
          '/join': {
            heading: 'Create your account',
            body: `<form onsubmit="event.preventDefault();join()"><fieldset><legend>About you</legend>${field(d, 'First name', 'fn')}${field(d, 'Last name', 'ln')}<fieldset><legend>Date of birth</legend><label>Day <select name=dd><option value="">Day</option>${DAYS.map((x) => `<option>${x}</option>`).join('')}</select></label> <label>Month <select name=mm><option value="">Month</option>${MONTHS.map((x) => `<option>${x}</option>`).join('')}</select></label> <label>Year <select name=yy><option value="">Year</option>${YEARS.map((x) => `<option>${x}</option>`).join('')}</select></label></fieldset></fieldset><fieldset><legend>Access</legend>${field(d, 'Email address', 'em', 'type=email')}<div class=f><label>Password <input type=password name=pw></label></div><div class=f><label>Repeat password <input type=password name=pw2></label></div>${tick('I accept the <a href="/privacy">terms and conditions</a>', 'tc')}</fieldset><ul id=errs style="color:#a00"></ul><button>${d.pick(['Create account', 'Register', 'Sign up'])}</button></form>`,
          },
          '/welcome': { heading: 'Welcome, Ada', body: '<p>Your account has been created.</p>' },
        },
        script: `function join(){var e=[];if(!val('fn')||!val('ln'))e.push('Please enter your name.');if(!val('dd')||!val('mm')||!val('yy'))e.push('Please choose your date of birth.');if(!/@/.test(val('em')))e.push('Please enter a valid email address.');if(val('pw').length<${d.int(10, 14)}||!/[0-9]/.test(val('pw'))||!/[^A-Za-z0-9]/.test(val('pw')))e.push('The password must have at least 14 characters, with a number and a special character.');if(val('pw')!==val('pw2'))e.push('The passwords do not match.');if(!val('tc'))e.push('You must accept the terms.');document.getElementById('errs').innerHTML=e.map(function(x){return '<li>'+x+'</li>'}).join('');if(!e.length){win(val('fn')==='Ada'&&val('dd')==='17'&&val('mm')==='April'&&val('yy')==='1990');go('/welcome')}}`,
      }),
    }),
  },
  {
    name: 'site: sign in and send a thing back',
    make: (d) => {
      const things = d.some(['rain jacket', 'wool hat', 'desk lamp', 'coffee grinder'], 3);
      const w = d.pick(things);
      const reason = d.pick(['Too small', 'Arrived broken', 'Changed my mind']);
      const said = {
        'Too small': 'It is too small.',
        'Arrived broken': 'It arrived broken.',
        'Changed my mind': 'You changed your mind.',
      }[reason];
      return {
        instructions: `Return the ${w} that you ordered. ${said}`,
        knowledge: knows({ email: 'ada@example.org', password: 'quiet-river-9' }),
        pages: site(d, {
          brand: 'Fell & Field',
          nav: [
            ['New in', '/new'],
            ['Help', '/help'],
            [d.pick(['My account', 'Sign in', 'Account']), '/account'],
          ],
          views: {
            '/': { heading: 'For wet days', body: '<p>Made to last.</p>' },
            '/new': { heading: 'New in', body: '<p>Boots, bags and bottles.</p>' },
            '/help': {
              heading: 'Help',
              body: '<p>Returns are free within 30 days. Start a return from your orders.</p>',
            },
            '/account': {
              heading: 'Sign in',
              body: `<form onsubmit="event.preventDefault();if(val('em')==='ada@example.org'&&val('pw')==='quiet-river-9'){put('in',1);go('/orders')}else say('Wrong email or password.')">${field(d, 'Email', 'em')}${field(d, 'Password', 'pw', 'type=password')}<button>Sign in</button></form>`,
              opens: "if(get('in'))go('/orders')",
            },
            '/orders': {
              heading: 'Your orders',
              body: `<table><tr><th>Item</th><th>Ordered</th><th></th></tr>${things.map((t) => `<tr><td>${title(t)}</td><td>${d.int(2, 27)} October</td><td><button onclick="put('r','${t}');go('/return')">${'Return'}</button></td></tr>`).join('')}</table>`,
            },
            '/return': {
              heading: 'Return an item',
              body: `<p id=what></p><form onsubmit="event.preventDefault();if(!val('why')){say('Please choose a reason.');return}win(get('r')==='${w}'&&val('why')==='${reason}');go('/label')">${select('Reason', 'why', ['Too small', 'Too large', 'Arrived broken', 'Changed my mind'])}<button>${d.pick(['Continue', 'Request return', 'Submit'])}</button></form>`,
              opens: "document.getElementById('what').textContent='You are returning: '+get('r')",
            },
            '/label': { heading: 'Return registered', body: '<p>We have emailed you a label. Thank you.</p>' },
          },
        }),
      };
    },
  },
];
