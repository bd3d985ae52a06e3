import { knows } from '../../types.ts';
import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { HELD_OUT_WORK } from './held-out-work.ts';
import { field, radios, select, site } from './site.ts';

/** Sites of several pages that the engine was never mended on: what to expect of one that nobody tried. */
export const HELD_OUT_SITES: readonly Family[] = [
  ...HELD_OUT_WORK,
  {
    name: 'held out site: a room by the hour',
    make: (d) => {
      const rooms = ['Ash', 'Birch', 'Elm', 'Oak'];
      const hours = ['9:00', '10:00', '11:00', '14:00'];
      const [room, hour] = [d.pick(rooms), d.pick(hours)];
      return {
        instructions: d.pick([
          `Book the meeting room ${room} at ${hour}.`,
          `Reserve ${room} for ${hour}. It is a meeting room.`,
        ]),
        pages: site(d, {
          brand: 'The Granary',
          nav: [
            ['Desks', '/desks'],
            [d.pick(['Meeting rooms', 'Rooms']), '/rooms'],
            ['Coffee', '/coffee'],
          ],
          views: {
            '/': { heading: 'Work by the river', body: '<p>Good light.</p>' },
            '/desks': { heading: 'Desks', body: '<p>All taken today.</p>' },
            '/coffee': { heading: 'Coffee', body: '<p>From eight.</p>' },
            '/rooms': {
              heading: 'Meeting rooms today',
              body: `<table><thead><tr><th>Room</th>${hours.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rooms.map((r) => `<tr><th scope=row>${r}</th>${hours.map((h) => `<td><button aria-label="${r}, ${h}" onclick="put('r',['${r}','${h}']);win('${r}'==='${room}'&&'${h}'==='${hour}');go('/held')">Free</button></td>`).join('')}</tr>`).join('')}</tbody></table>`,
            },
            '/held': { heading: 'Your room is booked', body: '<p>The door opens with your card.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: when the bus leaves',
    make: (d) => {
      const stops = d.some(PLACES, 4);
      const lines = ['4', '7', '12'];
      const at = (i: number, j: number): string => `${7 + i}:${String(3 + j * 13).padStart(2, '0')}`;
      const [i, j] = [d.int(0, 2), d.int(0, 3)];
      return {
        instructions: d.pick([
          `When does bus ${lines[i]} leave ${stops[j]}?`,
          `At what time does line ${lines[i]} depart from ${stops[j]}?`,
        ]),
        answer: new RegExp(at(i, j)),
        pages: site(d, {
          brand: 'Valley Buses',
          nav: [
            ['Fares', '/fares'],
            [d.pick(['Timetables', 'Times', 'Departures']), '/times'],
            ['Lost property', '/lost'],
          ],
          views: {
            '/': { heading: 'Up the valley and down', body: '<p>All stops on request.</p>' },
            '/fares': { heading: 'Fares', body: '<p>One zone: €2.10.</p>' },
            '/lost': { heading: 'Lost property', body: '<p>Kept for a month.</p>' },
            '/times': {
              heading: 'First buses',
              body: `<table><tr><th>Stop</th>${lines.map((l) => `<th>Line ${l}</th>`).join('')}</tr>${stops.map((s, row) => `<tr><td>${s}</td>${lines.map((_, column) => `<td>${at(column, row)}</td>`).join('')}</tr>`).join('')}</table>`,
            },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: a page that is not there',
    make: (d) => ({
      instructions: d.pick(['Find the page about gift cards.', 'Open the page on student discounts.']),
      claim: 'gave_up',
      pages: site(d, {
        brand: 'Ink & Sons',
        nav: [
          ['Pens', '/pens'],
          ['Paper', '/paper'],
          ['Our shop', '/shop'],
        ],
        views: {
          '/': { heading: 'Pens since 1904', body: '<p>Come in and try them.</p>' },
          '/pens': {
            heading: 'Pens',
            body: d
              .some(THINGS, 4)
              .map((t) => `<p>${title(t)}</p>`)
              .join(''),
          },
          '/paper': { heading: 'Paper', body: '<p>Laid and wove.</p>' },
          '/shop': { heading: 'Our shop', body: '<p>12 Dock Street. Monday to Friday, 9:00 to 17:00.</p>' },
        },
      }),
    }),
  },
  {
    name: 'held out site: the loan that is due first',
    make: (d) => {
      const things = d.some(THINGS, 3).map(title);
      const days = d.shuffle([6, 14, 23]);
      const first = days.indexOf(Math.min(...days));
      return {
        instructions: d.pick([
          'Renew the loan that is due first.',
          'Renew the loan with the earliest due date in your account.',
        ]),
        pages: site(d, {
          brand: 'Library of Things',
          nav: [
            ['Borrow', '/borrow'],
            [d.pick(['My loans', 'Your account', 'My account']), '/loans'],
          ],
          views: {
            '/': { heading: 'Borrow, do not buy', body: '<p>Open to all.</p>' },
            '/borrow': { heading: 'Borrow', body: '<p>Ask at the desk.</p>' },
            '/loans': {
              heading: 'Your loans',
              body: things
                .map(
                  (t, i) =>
                    `<div class=card><h3>${t}</h3><p>Due ${days[i]} November 2026</p><button onclick="win(${i}===${first});say('${t} renewed until December.')">Renew</button></div>`,
                )
                .join(''),
            },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: a new postcode',
    make: (d) => {
      const code = d.pick(['LS6 3HN', 'YO1 7HH', 'BA2 4QX']);
      return {
        instructions: d.pick([
          `Your postcode has changed to ${code}. Update your delivery address.`,
          `Change the postcode of your delivery address to ${code}.`,
        ]),
        knowledge: knows({ postcode: code }),
        pages: site(d, {
          brand: 'Crate Weekly',
          nav: [
            ['This week', '/week'],
            ['Recipes', '/recipes'],
            [d.pick(['Account', 'My account', 'Your details']), '/me'],
          ],
          views: {
            '/': { heading: 'A crate of greens', body: '<p>On Thursdays.</p>' },
            '/week': { heading: 'This week', body: '<p>Kale, leeks, pears.</p>' },
            '/recipes': { heading: 'Recipes', body: '<p>Leek pie.</p>' },
            '/me': {
              heading: 'Your details',
              body: '<dl><dt>Name</dt><dd>Ada Brook</dd><dt>Delivery address</dt><dd>4 Mill Lane, LS1 1AA</dd></dl><p><a href="/edit">Edit address</a></p>',
            },
            '/edit': {
              heading: 'Delivery address',
              body: `<form onsubmit="event.preventDefault();win(val('pc')==='${code}'&&val('st')==='4 Mill Lane');go('/kept')">${field(d, 'Street', 'st', 'value="4 Mill Lane"')}${field(d, 'Postcode', 'pc', 'value="LS1 1AA"')}<button>${d.pick(['Save', 'Save address', 'Update'])}</button></form>`,
            },
            '/kept': { heading: 'Address updated', body: '<p>From next Thursday on.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: a fault is reported',
    make: (d) => {
      const what = d.pick(['The heating in flat 12 does not work', 'The lift stops between floors']);
      return {
        instructions: `Report a fault: "${what}". It is urgent.`,
        knowledge: knows({ name: 'Ada Brook', flat: '12', email: 'ada@example.org' }),
        pages: site(d, {
          brand: 'Harbour Homes',
          nav: [
            ['Rent', '/rent'],
            [d.pick(['Repairs', 'Report a fault', 'Maintenance']), '/repairs'],
            ['Neighbours', '/neighbours'],
          ],
          views: {
            '/': { heading: 'Good evening', body: '<p>Bins on Tuesday.</p>' },
            '/rent': { heading: 'Rent', body: '<p>Paid.</p>' },
            '/neighbours': {
              heading: 'Neighbours',
              body: NAMES.slice(0, 3)
                .map((n) => `<p>${n}</p>`)
                .join(''),
            },
            '/repairs': {
              heading: 'Repairs',
              body: `<form onsubmit="event.preventDefault();var t=val('what');if(!t||!val('how')||!val('kind')){say('Please complete all fields.');return}win(t.indexOf('${what}')>=0&&val('how')==='Urgent');go('/thanks')">${select('Kind', 'kind', ['Heating', 'Lift', 'Water', 'Other'])}<div class=f><label>What is wrong?<br><textarea name=what rows=4></textarea></label></div>${radios('How soon?', 'how', ['Urgent', 'Within a week', 'Some time'])}<button>${d.pick(['Send report', 'Report', 'Submit'])}</button></form>`,
            },
            '/thanks': { heading: 'Your report was sent', body: '<p>We will call you.</p>' },
          },
        }),
      };
    },
  },
];
