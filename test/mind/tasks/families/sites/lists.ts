import { knows } from '../../types.ts';
import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { field, site, tick } from './site.ts';

/** Lists to choose from, things that are not to be had, changes of mind. */
export const LIST_SITES: readonly Family[] = [
  {
    name: 'site: the cheapest train',
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
    name: 'site: out of stock for good',
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
    name: 'site: a save that does not take',
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
    name: 'site: leave all mailing lists',
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
    name: 'site: a list that grows as one scrolls',
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
    name: 'site: three steps with a change of mind',
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
