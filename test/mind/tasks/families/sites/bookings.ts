import { knows } from '../../types.ts';
import { type Family, NAMES, PLACES, text } from '../family.ts';
import { field, radios, select, site } from './site.ts';

/** Bookings, plans, offices and settings. */
export const BOOKING_SITES: readonly Family[] = [
  {
    name: 'site: a switch in the settings, saved',
    make: (d) => {
      const [label, wish] = d.pick([
        ['Weekly summary', 'Turn off the weekly summary emails.'],
        ['Two-step sign-in', 'Switch on two-step sign-in for your account.'],
        ['Public profile', 'Make sure that your public profile is switched off.'],
      ] as const);
      const on = label !== 'Two-step sign-in';
      const rows = ['Weekly summary', 'Two-step sign-in', 'Public profile', 'Sound effects'];
      return {
        instructions: wish,
        pages: site(d, {
          brand: 'Tally',
          nav: [
            ['Sheets', '/sheets'],
            ['Reports', '/reports'],
            [d.pick(['Settings', 'Preferences', 'My account']), '/settings'],
          ],
          views: {
            '/': { heading: 'Good morning', body: '<p>Three sheets changed.</p>' },
            '/sheets': { heading: 'Sheets', body: '<p>Budget, Trips, Garden.</p>' },
            '/reports': { heading: 'Reports', body: '<p>None yet.</p>' },
            '/settings': {
              heading: 'Settings',
              body: `${rows.map((r) => `<p><span id="s-${r.replace(/ /g, '')}">${r}</span> <button role=switch aria-checked=${r !== 'Two-step sign-in'} aria-labelledby="s-${r.replace(/ /g, '')}" onclick="this.setAttribute('aria-checked',this.getAttribute('aria-checked')!=='true');this.textContent=this.getAttribute('aria-checked')==='true'?'On':'Off'">${r === 'Two-step sign-in' ? 'Off' : 'On'}</button></p>`).join('')}<button onclick="var s=document.querySelectorAll('[role=switch]');win(s[${rows.indexOf(label)}].getAttribute('aria-checked')==='${!on}');say('Settings saved.')">Save</button>`,
            },
          },
        }),
      };
    },
  },
  {
    name: 'site: a table in a restaurant',
    make: (d) => {
      const day = d.int(9, 20);
      const n = d.int(2, 6);
      const time = d.pick(['18:00', '19:30', '21:00']);
      return {
        instructions: d.pick([
          `Reserve a table for ${n} on ${day} November at ${time}.`,
          `Book a table for ${n} people on 2026-11-${String(day).padStart(2, '0')}, ${time}.`,
        ]),
        knowledge: knows({ name: 'Ada Brook', phone: '020 7946 0101' }),
        pages: site(d, {
          brand: 'Osteria Lume',
          nav: [
            ['Menu', '/menu'],
            [d.pick(['Reservations', 'Book a table', 'Reserve']), '/reserve'],
            ['Contact', '/contact'],
          ],
          views: {
            '/': { heading: 'Cooking with fire', body: '<p>Closed on Mondays.</p>' },
            '/menu': { heading: 'Menu', body: '<p>Bread, fish, pears.</p>' },
            '/contact': { heading: 'Contact', body: '<p>12 Dock Street.</p>' },
            '/reserve': {
              heading: 'Your table',
              body: `<form onsubmit="event.preventDefault();if(!val('d')||!val('t')||!val('g')||!val('nm')){say('Please complete all fields.');return}win(val('d')==='2026-11-${String(day).padStart(2, '0')}'&&val('t')==='${time}'&&val('g')==='${n}');go('/ok')"><div class=f><label>Date <input type=date name=d></label></div>${select('Time', 't', ['18:00', '18:30', '19:00', '19:30', '20:00', '21:00'])}${select(d.pick(['Guests', 'Party size', 'Number of people']), 'g', ['1', '2', '3', '4', '5', '6'])}${field(d, 'Name', 'nm')}${field(d, 'Phone', 'tel')}<button>${d.pick(['Reserve', 'Request table', 'Book'])}</button></form>`,
            },
            '/ok': { heading: 'Your table is reserved', body: '<p>See you then.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'site: joining in two steps, name taken',
    make: (d) => ({
      instructions: d.pick(['Sign up for the basic plan.', 'Create an account with the Basic plan.']),
      knowledge: knows({
        username: 'ada',
        'other username': 'ada.brook90',
        email: 'ada@example.org',
        password: 'Quiet-river-977',
      }),
      pages: site(d, {
        brand: 'Loomcast',
        nav: [
          ['Listen', '/listen'],
          ['Plans', '/plans'],
          [d.pick(['Sign up', 'Join', 'Get started']), '/join'],
        ],
        views: {
          '/': { heading: 'Talks worth an hour', body: '<p>No advertising.</p>' },
          '/listen': { heading: 'Listen', body: '<p>Sign up to listen.</p>' },
          '/plans': { heading: 'Plans', body: '<p>Basic is free. Full is 6 EUR a month.</p>' },
          '/join': {
            heading: 'Choose a plan',
            body: `<form onsubmit="event.preventDefault();if(!val('plan')){say('Please choose a plan.');return}put('plan',val('plan'));go('/you')">${radios('Plan', 'plan', ['Full - 6 EUR a month', 'Basic - free', 'Team - 20 EUR a month'])}<button>Continue</button></form>`,
          },
          '/you': {
            heading: 'Your account',
            body: `<form onsubmit="event.preventDefault();if(val('un')==='ada'){say('This username is already taken. Please choose another username.');return}if(!val('un')||!/@/.test(val('em'))||val('pw').length<8){say('Please fill in all fields; the password needs at least 8 characters.');return}win(get('plan')==='Basic');go('/in')">${field(d, 'Username', 'un')}${field(d, 'Email', 'em')}${field(d, 'Password', 'pw', 'type=password')}<button>${d.pick(['Create account', 'Sign up'])}</button></form>`,
          },
          '/in': { heading: 'Welcome to Loomcast', body: '<p>Your account is ready.</p>' },
        },
      }),
    }),
  },
  {
    name: 'site: the phone of an office',
    make: (d) => {
      const towns = d.some(PLACES, 4);
      const town = d.pick(towns);
      const number = (i: number): string => `+44 20 ${7100 + i * 37} ${3000 + i * 111}`;
      return {
        instructions: d.pick([
          `What is the phone number of the office in ${town}?`,
          `Find the telephone number of the ${town} office.`,
        ]),
        answer: new RegExp(number(towns.indexOf(town)).replace('+', '\\+')),
        pages: site(d, {
          brand: 'Corran Law',
          nav: [
            ['Services', '/services'],
            ['People', '/people'],
            [d.pick(['Contact us', 'Offices', 'Where we are']), '/offices'],
          ],
          views: {
            '/': { heading: 'Advice in plain words', body: '<p>Call our main line: +44 20 7000 0000.</p>' },
            '/services': { heading: 'Services', body: '<p>Houses, wills, work.</p>' },
            '/people': {
              heading: 'People',
              body: NAMES.slice(0, 5)
                .map((n) => `<p>${n}</p>`)
                .join(''),
            },
            '/offices': {
              heading: 'Our offices',
              body: towns
                .map(
                  (t, i) =>
                    `<details><summary>${t}</summary><p>${d.int(1, 60)} Mill Street</p><p>Telephone ${number(i)}</p></details>`,
                )
                .join(''),
            },
          },
        }),
      };
    },
  },
  {
    name: 'site: a how-to by searching',
    make: (d) => {
      const topics = ['Change your password', 'Add a second user', 'Export your data', 'Connect a printer'];
      const topic = d.pick(topics);
      const key = d.pick(['F7', 'F8', 'F9']);
      return {
        instructions: d.pick([`Find out how to ${topic.toLowerCase()}.`, `How do you ${topic.toLowerCase()}?`]),
        answer: new RegExp(`press ${key}|${topic}`, 'i'),
        pages: site(d, {
          brand: 'Pocket Ledger Help',
          nav: [
            ['Guides', '/guides'],
            ['Videos', '/videos'],
          ],
          search: '/results',
          views: {
            '/': { heading: 'How can we help?', body: '<p>Search, or browse the guides.</p>' },
            '/videos': { heading: 'Videos', body: '<p>None yet.</p>' },
            '/guides': { heading: 'Guides', body: topics.map((t, i) => `<p><a href="/g-${i}">${t}</a></p>`).join('') },
            ...Object.fromEntries(
              topics.map((t, i) => [
                `/g-${i}`,
                {
                  heading: t,
                  body: `<p>Open the main menu and press ${t === topic ? key : 'F2'} to ${t.toLowerCase()}.</p><p>${text(d, 20)}</p>`,
                },
              ]),
            ),
            '/results': {
              heading: 'Results',
              body: '<div id=r></div>',
              opens: `var q=(get('q')||'').toLowerCase().split(' ');document.getElementById('r').innerHTML=${JSON.stringify(topics)}.map(function(t,i){return [t,i]}).filter(function(x){return q.some(function(w){return w.length>3&&x[0].toLowerCase().indexOf(w)>=0})}).map(function(x){return '<p><a href="'+(location.hash?'#':'')+'/g-'+x[1]+'">'+x[0]+'</a></p>'}).join('')||'<p>Nothing found.</p>'`,
            },
          },
        }),
      };
    },
  },
];
