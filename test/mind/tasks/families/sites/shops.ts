import { knows } from '../../types.ts';
import type { Family } from '../family.ts';
import { KINDS, shop, wares } from './shop.ts';
import { field, radios, select, site } from './site.ts';

const ADA = { name: 'Ada Brook', email: 'ada@example.org', address: '4 Quay Road, 9000 Ghent' };

/** Shops: looking, choosing within limits, taking, paying, and what is not to be had. */
export const SHOP_SITES: readonly Family[] = [
  {
    name: 'site: buy so many of a thing',
    make: (d) => {
      const all = wares(d);
      const w = d.pick(all);
      const n = d.int(2, 4);
      return {
        instructions: d.pick([
          `Buy ${n} ${w.name.toLowerCase()}s.`,
          `Order the ${w.name.toLowerCase()}, ${n} of them.`,
          `Buy the ${w.name.toLowerCase()}. You need ${n} of them.`,
        ]),
        knowledge: knows(ADA),
        pages: shop(d, all, `c.length===1&&c[0][0]==='${w.name}'&&c[0][1]===${n}`),
      };
    },
  },
  {
    name: 'site: the dearest below a limit',
    make: (d) => {
      const all = wares(d);
      const kind = d.pick(Object.keys(KINDS));
      const mine = all.filter((w) => w.kind === kind);
      const sorted = [...mine].sort((a, b) => a.price - b.price);
      const limit = Math.ceil(sorted[0]!.price) + 1;
      return {
        instructions: d.pick([
          `Put one of the ${kind.toLowerCase()} for less than €${limit} into your basket.`,
          `Add one of the ${kind.toLowerCase()} under ${limit} euros to the basket.`,
        ]),
        pages: Object.fromEntries(
          Object.entries(shop(d, all, 'false')).map(([path, html]) => [
            path,
            html.replace(
              'function sort(',
              `var P=put;put=function(k,v){P(k,v);if(k==='c')win(v.every(function(x){return x[2]<${limit}&&${JSON.stringify(mine.map((w) => w.name))}.indexOf(x[0])>=0}))};function sort(`,
            ),
          ]),
        ),
      };
    },
  },
  {
    name: 'site: a thing that is not sold',
    make: (d) => {
      const all = wares(d);
      const w = d.pick(['garden hose', 'sewing machine', 'bread knife']);
      return {
        instructions: d.pick([`Buy a ${w}.`, `Order a ${w} from this shop.`]),
        knowledge: knows(ADA),
        claim: 'gave_up',
        pages: shop(d, all, 'false'),
      };
    },
  },
  {
    name: 'site: sold out in that size',
    make: (d) => {
      const size = d.pick(['S', 'M', 'L']);
      const colour = d.pick(['Green', 'Navy']);
      return {
        instructions: d.pick([`Buy the linen shirt in size ${size}.`, `Order a linen shirt, size ${size}.`]),
        knowledge: knows(ADA),
        claim: 'gave_up',
        pages: site(d, {
          brand: 'Flax',
          nav: [
            ['Shirts', '/shirts'],
            ['Trousers', '/trousers'],
            ['Basket', '/cart'],
          ],
          views: {
            '/': { heading: 'Linen, woven here', body: '<p>Summer is coming.</p>' },
            '/shirts': {
              heading: 'Shirts',
              body: `<p><a href="/linen">Linen shirt</a> €59.00</p><p><a href="/cotton">Cotton shirt</a> €49.00</p>`,
            },
            '/trousers': { heading: 'Trousers', body: '<p>None this week.</p>' },
            '/linen': {
              heading: 'Linen shirt',
              body: `<p>€59.00, ${colour}</p>${radios(
                'Size',
                'size',
                ['S', 'M', 'L', 'XL'].map((s) => (s === size ? `${s} (sold out)` : s)),
              ).replace(
                `value="${size}"`,
                `value="${size}" disabled`,
              )}<button onclick="if(!val('size')){say('Please choose a size.');return}say('Added to your basket.')">Add to basket</button>`,
            },
            '/cotton': { heading: 'Cotton shirt', body: '<p>€49.00</p><p>Sold out.</p>' },
            '/cart': { heading: 'Basket', body: '<p>Your basket.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'site: code and delivery at the till',
    make: (d) => {
      const code = `${d.pick(['SPRING', 'HELLO', 'MOSS'])}${d.int(5, 30)}`;
      const all = wares(d);
      const w = d.pick(all);
      return {
        instructions: `Buy the ${w.name.toLowerCase()} and use the voucher code ${code} before you pay.`,
        knowledge: knows(ADA),
        pages: shop(
          d,
          all,
          `c.length===1&&c[0][0]==='${w.name}'&&get('code')==='${code}'`,
          `<form onsubmit="event.preventDefault();if(val('code')==='${code}'){put('code','${code}');say('Code applied: 10% off.')}else say('This code is not valid.')"><details ${d.next() < 0.5 ? 'open' : ''}><summary>${d.pick(['Have a voucher code?', 'Add a voucher'])}</summary>${field(d, d.pick(['Voucher code', 'Promo code']), 'code')}<button>Apply</button></details></form>`,
        ),
      };
    },
  },
  {
    name: 'site: delivery refused at the till',
    make: (d) => {
      const all = wares(d);
      const w = d.pick(all);
      const pages = shop(d, all, 'false');
      const failing = d.pick([
        'Your order could not be placed. Please try again later.',
        'Payment service unavailable.',
      ]);
      return {
        instructions: `Buy the ${w.name.toLowerCase()}.`,
        knowledge: knows(ADA),
        claim: 'gave_up',
        pages: Object.fromEntries(
          Object.entries(pages).map(([path, html]) => [
            path,
            html.replaceAll("win(false);go('/thanks')", `say('${failing}')`),
          ]),
        ),
      };
    },
  },
  {
    name: 'site: a room for some nights',
    make: (d) => {
      const from = d.int(9, 16);
      const nights = d.int(2, 5);
      const guests = d.int(2, 4);
      const rooms = [
        ['Garden room', 4, d.int(90, 120)],
        ['Tower room', 4, d.int(130, 180)],
        ['Attic room', 1, 40],
      ] as const;
      const iso = (n: number): string => `2026-11-${String(n).padStart(2, '0')}`;
      return {
        instructions: d.pick([
          `Book the cheapest room for ${guests} people from ${from} to ${from + nights} November.`,
          `Book the cheapest room for ${guests} guests, arriving on ${from} November and leaving on ${from + nights} November.`,
        ]),
        knowledge: knows(ADA),
        pages: site(d, {
          brand: 'Inn at the Weir',
          nav: [
            ['Rooms', '/rooms'],
            ['Dining', '/dining'],
            ['Find us', '/find'],
          ],
          views: {
            '/': {
              heading: 'A house by the river',
              body: `<form onsubmit="event.preventDefault();if(!val('in')||!val('out')){say('Please choose your dates.');return}put('s',[val('in'),val('out'),val('g')]);go('/free')"><div class=f><label>${d.pick(['Check-in', 'Arrival'])} <input type=date name=in></label></div><div class=f><label>${d.pick(['Check-out', 'Departure'])} <input type=date name=out></label></div>${select('Guests', 'g', ['1', '2', '3', '4'], '')}<button>${d.pick(['Search', 'Check availability', 'Find a room'])}</button></form>`,
            },
            '/rooms': { heading: 'Rooms', body: rooms.map(([n]) => `<p>${n}</p>`).join('') },
            '/dining': { heading: 'Dining', body: '<p>Breakfast from seven.</p>' },
            '/find': { heading: 'Find us', body: '<p>By train or on foot.</p>' },
            '/free': {
              heading: 'Available rooms',
              body: rooms
                .filter(([, n]) => n >= 2)
                .map(
                  ([n, , p]) =>
                    `<div class=card><h2>${n}</h2><p>€${p} a night</p><button onclick="put('r','${n}');go('/guest')">${'Book'}</button></div>`,
                )
                .join(''),
            },
            '/guest': {
              heading: 'Your details',
              body: `<form onsubmit="event.preventDefault();if(!val('nm')||!val('em')){say('Please enter your name and email.');return}var s=get('s');win(get('r')==='Garden room'&&s[0]==='${iso(from)}'&&s[1]==='${iso(from + nights)}'&&s[2]==='${guests}');go('/ok')">${field(d, 'Name', 'nm')}${field(d, 'Email', 'em')}<button>Confirm booking</button></form>`,
            },
            '/ok': { heading: 'Booking confirmed', body: '<p>We look forward to seeing you. Reference W-118.</p>' },
          },
        }),
      };
    },
  },
];
