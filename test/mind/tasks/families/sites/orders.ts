import { knows } from '../../types.ts';
import { type Family, THINGS, title } from '../family.ts';
import { field, site } from './site.ts';

/** Sites on which something that was ordered is undone. */
export const ORDER_SITES: readonly Family[] = [
  {
    name: 'site: sign in and cancel an order',
    make: (d) => {
      const orders = d.some(THINGS, 3).map((t, i) => [title(t), 4100 + i * d.int(3, 9)] as const);
      const [w, number] = d.pick(orders);
      return {
        instructions: d.pick([`Cancel order ${number}.`, `Cancel your order of the ${w.toLowerCase()}.`]),
        knowledge: knows({ email: 'ada@example.org', password: 'quiet-river-9' }),
        pages: site(d, {
          brand: 'Quay Store',
          nav: [
            ['Shop', '/shop'],
            [d.pick(['Log in', 'My orders', 'Account']), '/login'],
          ],
          views: {
            '/': { heading: 'By the quay', body: '<p>Everything for boats.</p>' },
            '/shop': { heading: 'Shop', body: '<p>Ropes, lamps, paint.</p>' },
            '/login': {
              heading: 'Log in',
              body: `<form onsubmit="event.preventDefault();if(val('em')==='ada@example.org'&&val('pw')==='quiet-river-9'){put('in',1);go('/orders')}else say('Wrong email or password.')">${field(d, 'Email', 'em')}${field(d, 'Password', 'pw', 'type=password')}<button>Log in</button></form>`,
              opens: "if(get('in'))go('/orders')",
            },
            '/orders': {
              heading: 'My orders',
              body: orders
                .map(
                  ([t, n]) =>
                    `<div class=card><h2>Order ${n}</h2><p>${t}, on its way</p><a href="/o-${n}">Details</a></div>`,
                )
                .join(''),
            },
            ...Object.fromEntries(
              orders.map(([t, n]) => [
                `/o-${n}`,
                {
                  heading: `Order ${n}`,
                  body: `<p>${t}</p><p>To be delivered on 9 November.</p><button onclick="q.showModal()">Cancel order</button> <button>Print</button><dialog id=q><p>Cancel this order? You will get your money back.</p><button onclick="q.close();win('${n}'==='${number}');say('Order ${n} has been cancelled.')">Yes, cancel</button> <button onclick="q.close()">No, keep it</button></dialog>`,
                },
              ]),
            ),
          },
        }),
      };
    },
  },
];
