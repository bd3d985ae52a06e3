import { knows } from '../../types.ts';
import { type Family, NAMES, PLACES, THINGS, text, title } from '../family.ts';
import { field, radios, select, site, tick } from './site.ts';

/** Sites of several pages that the engine was never mended on: what to expect of one that nobody tried. */
export const HELD_OUT_SITES: readonly Family[] = [
  {
    name: 'held out site: a switch in the settings, saved',
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
    name: 'held out site: a table in a restaurant',
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
    name: 'held out site: joining in two steps, name taken',
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
    name: 'held out site: the phone of an office',
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
    name: 'held out site: a how-to by searching',
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
  {
    name: 'held out site: the cheapest train',
    make: (d) => {
      const [from, to] = d.some(PLACES, 2) as [string, string];
      const day = d.int(9, 20);
      const trains = d.shuffle([29, 41, 57]).map((p, i) => ({ p, at: `${7 + i * 3}:${d.pick(['05', '20', '48'])}` }));
      const best = Math.min(...trains.map((t) => t.p));
      return {
        instructions: `Find trains from ${from} to ${to} on ${day} November and choose the cheapest one.`,
        pages: site(d, {
          brand: 'Railhead',
          nav: [
            ['Tickets', '/'],
            ['Stations', '/stations'],
          ],
          views: {
            '/stations': { heading: 'Stations', body: PLACES.map((p) => `<p>${p}</p>`).join('') },
            '/': {
              heading: 'Where to?',
              body: `<form onsubmit="event.preventDefault();if(!val('from')||!val('to')||!val('d')){say('Please fill in from, to and date.');return}put('t',[val('from'),val('to'),val('d')]);go('/found')">${field(d, 'From', 'from')}${field(d, 'To', 'to')}<div class=f><label>Date <input name=d placeholder="DD/MM/YYYY"></label></div><button>${d.pick(['Search', 'Show trains', 'Find trains'])}</button></form>`,
            },
            '/found': {
              heading: 'Trains',
              body: `<table>${trains.map((t) => `<tr><td>${t.at}</td><td>€${t.p}.00</td><td><button onclick="var s=get('t');win(${t.p}===${best}&&s[0]==='${from}'&&s[1]==='${to}'&&s[2]==='${String(day).padStart(2, '0')}/11/2026');go('/chosen')">Select</button></td></tr>`).join('')}</table>`,
            },
            '/chosen': { heading: 'Your train', body: '<p>Seat and name come next.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: out of stock for good',
    make: (d) => {
      const things = d.some(THINGS, 5).map(title);
      const w = d.pick(things);
      return {
        instructions: d.pick([`Order the ${w.toLowerCase()}.`, `Put the ${w.toLowerCase()} in your cart.`]),
        knowledge: knows({ name: 'Ada Brook', email: 'ada@example.org' }),
        claim: 'gave_up',
        pages: site(d, {
          brand: 'Attic & Co',
          nav: [
            ['All things', '/all'],
            ['Cart', '/cart'],
          ],
          views: {
            '/': { heading: 'Found things', body: '<p>One of each.</p>' },
            '/all': {
              heading: 'All things',
              body: things.map((t) => `<div class=card><a href="/t-${t}">${t}</a></div>`).join(''),
            },
            ...Object.fromEntries(
              things.map((t) => [
                `/t-${t}`,
                {
                  heading: t,
                  body:
                    t === w
                      ? `<p>€${d.int(9, 80)}</p><p>${d.pick(['Out of stock', 'Sold out', 'Currently unavailable'])}</p><button disabled>Add to cart</button><form onsubmit="event.preventDefault();say('We will let you know.')">${field(d, 'Email me when it is back', 'em')}<button>Notify me</button></form>`
                      : `<p>€${d.int(9, 80)}</p><button onclick="say('${t} added to your cart.')">Add to cart</button>`,
                },
              ]),
            ),
            '/cart': { heading: 'Cart', body: '<p>Your cart is empty.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: a save that does not take',
    make: (d) => ({
      instructions: d.pick([
        'Change your phone number to 020 7946 0999.',
        'Update your phone number: it is 020 7946 0999 now.',
      ]),
      claim: 'gave_up',
      pages: site(d, {
        brand: 'Members',
        nav: [
          ['News', '/news'],
          ['Profile', '/profile'],
        ],
        views: {
          '/': { heading: 'Hello, Ada', body: '<p>Good to see you.</p>' },
          '/news': { heading: 'News', body: '<p>Spring fair in May.</p>' },
          '/profile': {
            heading: 'Profile',
            body: `<form onsubmit="event.preventDefault();${d.pick(["val('tel');document.querySelector('[name=tel]').value='020 7946 0101';say('Could not save your changes.')", "say('An error occurred. Your changes were not saved.')", "say('Network error, please try again.')"])}">${field(d, 'Name', 'nm', 'value="Ada Brook"')}${field(d, 'Phone', 'tel', 'value="020 7946 0101"')}<button>Save changes</button></form>`,
          },
        },
      }),
    }),
  },
  {
    name: 'held out site: leave all mailing lists',
    make: (d) => ({
      instructions: d.pick(['Unsubscribe from all emails.', 'Stop receiving any emails from this site.']),
      knowledge: knows({ email: 'ada@example.org' }),
      pages: site(d, {
        brand: 'Daily Kiln',
        nav: [
          ['Today', '/today'],
          ['Archive', '/archive'],
        ],
        footer: `<p><a href="/${d.pick(['emails', 'emails'])}">${d.pick(['Email preferences', 'Manage emails', 'Unsubscribe'])}</a> <a href="/about">About us</a></p>`,
        views: {
          '/': { heading: 'Clay, every day', body: `<div style="height:${d.int(100, 900)}px">A pot a day.</div>` },
          '/today': { heading: 'Today', body: '<p>A jug.</p>' },
          '/archive': { heading: 'Archive', body: '<p>Many jugs.</p>' },
          '/emails': {
            heading: 'Email preferences',
            body: `<form onsubmit="event.preventDefault();if(val('em')!=='ada@example.org'){say('Please enter your email address.');return}if(!val('all')){say('Please choose what to stop.');return}win(true);go('/gone')">${field(d, 'Your email', 'em')}${tick('Unsubscribe me from everything', 'all')}<button>${d.pick(['Update', 'Save preferences', 'Confirm'])}</button></form>`,
          },
          '/gone': { heading: 'You are unsubscribed', body: '<p>We are sorry to see you go.</p>' },
        },
      }),
    }),
  },
  {
    name: 'held out site: a list that grows as one scrolls',
    make: (d) => {
      const all = Array.from(
        { length: 40 },
        (_, i) => `${d.pick(NAMES)} ${d.pick(['Lark', 'Stone', 'Field', 'Marsh'])} ${i + 1}`,
      );
      const w = all[d.int(18, 34)]!;
      return {
        instructions: d.pick([`Open the profile of ${w}.`, `Find ${w} in the directory and open the profile.`]),
        pages: site(d, {
          brand: 'Guild of Bakers',
          nav: [
            ['Members', '/members'],
            ['Events', '/events'],
          ],
          views: {
            '/': { heading: 'Guild of Bakers', body: '<p>Since 1820.</p>' },
            '/events': { heading: 'Events', body: '<p>None.</p>' },
            '/members': {
              heading: 'Members',
              body: '<div id=l></div>',
              opens: `var A=${JSON.stringify(all)},n=0;function more(){A.slice(n,n+10).forEach(function(x){var p=document.createElement('p');p.style.height='48px';p.innerHTML='<a href="#">'+x+'</a>';p.firstChild.onclick=function(e){e.preventDefault();win(x==='${w}');say('Profile of '+x)};document.getElementById('l').append(p)});n+=10}more();more();addEventListener('scroll',function(){if(n<A.length&&scrollY+innerHeight>document.documentElement.scrollHeight-80)more()})`,
            },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: three steps with a change of mind',
    make: (d) => {
      const [a, b] = d.some(THINGS, 2).map(title) as [string, string];
      return {
        instructions: `Put the ${a.toLowerCase()} and the ${b.toLowerCase()} in the cart. Then remove the ${a.toLowerCase()} from the cart.`,
        pages: site(d, {
          brand: 'Two Things',
          nav: [
            [a, '/a'],
            [b, '/b'],
            ['Cart', '/cart'],
          ],
          views: {
            '/': { heading: 'Two things', body: '<p>We sell two things.</p>' },
            '/a': {
              heading: a,
              body: `<p>€12</p><button onclick="put('a',1);say('Added to cart.')">Add to cart</button>`,
            },
            '/b': {
              heading: b,
              body: `<p>€15</p><button onclick="put('b',1);say('Added to cart.')">Add to cart</button>`,
            },
            '/cart': {
              heading: 'Cart',
              body: '<div id=c></div>',
              opens: `function line(k,n){return get(k)?'<p>'+n+' <button onclick="put(\\''+k+'\\',0);show()">Remove</button></p>':''}window.show=function(){document.getElementById('c').innerHTML=line('a','${a}')+line('b','${b}')||'<p>Your cart is empty.</p>';win(get('a')===0&&get('b')===1)};show()`,
            },
          },
        }),
      };
    },
  },
];
