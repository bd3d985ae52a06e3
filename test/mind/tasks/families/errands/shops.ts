import { knows } from '../../types.ts';
import { type Family, sheet, THINGS, text, title } from '../family.ts';

const card = (name: string, price: string, then: string) =>
  `<article style="border:1px solid #ccc;padding:8px;margin:6px;width:200px;display:inline-block"><h3>${name}</h3><p>${price}</p><button onclick="${then}">${'Add to cart'}</button></article>`;

/** Small shops: the cheapest, a size and a colour, several dishes. */
export const SHOP_FAMILIES: readonly Family[] = [
  {
    name: 'the cheapest into the cart',
    make: (d) => {
      const all = d.some(THINGS, 6).map((n) => ({ n, p: d.int(5, 200) + d.int(0, 99) / 100 }));
      const high = d.next() < 0.4;
      const best = [...all].sort((a, b) => (high ? b.p - a.p : a.p - b.p))[0]!;
      return {
        instructions: d.pick([
          `Add the ${high ? 'most expensive' : 'cheapest'} item to your cart.`,
          `Put the ${high ? 'most expensive' : 'cheapest'} product in the cart.`,
        ]),
        pages: {
          '/': sheet(
            'Shop',
            all
              .map((x) =>
                card(
                  title(x.n),
                  `$${x.p.toFixed(2)}`,
                  `done('${x.n}'==='${best.n}','${title(x.n)} was added to your cart.')`,
                ),
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'a thing in a shop with categories',
    make: (d) => {
      const groups = {
        Garden: ['rake', 'spade', 'hose'],
        Kitchen: ['kettle', 'whisk', 'grater'],
        Office: ['stapler', 'folder', 'lamp'],
      };
      const [_group, things] = d.pick(Object.entries(groups)) as [string, string[]];
      const w = d.pick(things);
      return {
        instructions: d.pick([`Buy a ${w}.`, `Order a ${w} from the shop.`]),
        knowledge: knows({ name: 'Ada Brook', email: 'ada@example.org', address: '4 Quay Road, Ghent' }),
        pages: {
          '/': sheet(
            'Corner store',
            `<nav>${Object.keys(groups)
              .map((g) => `<a href="/${g}">${g}</a>`)
              .join(' ')} <a href="/cart">Cart</a></nav><p>${text(d, 15)}</p>`,
          ),
          ...Object.fromEntries(
            Object.entries(groups).map(([g, list]) => [
              `/${g}`,
              sheet(
                g,
                `<a href="/">Home</a> <a href="/cart">Cart</a>${list.map((n) => `<p><a href="/${n}">${title(n)}</a> $${d.int(4, 40)}</p>`).join('')}`,
              ),
            ]),
          ),
          ...Object.fromEntries(
            Object.values(groups)
              .flat()
              .map((n) => [
                `/${n}`,
                sheet(
                  title(n),
                  `<a href="/">Home</a> <a href="/cart">Cart</a><p>${text(d, 12)}</p><button onclick="sessionStorage.cart='${n}';o.textContent='Added to cart'">Add to cart</button><p id=o role=status></p>`,
                ),
              ]),
          ),
          '/cart': sheet(
            'Your cart',
            `<p id=c></p><a href="/check">Checkout</a>`,
            "c.textContent=sessionStorage.cart||'Your cart is empty'",
          ),
          '/check': sheet(
            'Checkout',
            `<form onsubmit="event.preventDefault();done(sessionStorage.cart==='${w}','Thank you for your order. Order number 5512.');this.remove()"><p><label>Name <input required></label></p><p><label>Email <input required></label></p><p><label>Address <input required></label></p><button>Place order</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'an item with size and colour',
    make: (d) => {
      const [c, s, q] = [d.pick(['Black', 'White', 'Green']), d.pick(['S', 'M', 'L', 'XL']), d.int(1, 4)];
      return {
        instructions:
          q > 1
            ? `Add ${q} ${c.toLowerCase()} shirts in size ${s} to the basket.`
            : `Add a ${c.toLowerCase()} shirt in size ${s} to the basket.`,
        pages: {
          '/': sheet(
            'Linen shirt',
            `<p>€39</p><fieldset><legend>Size</legend>${['S', 'M', 'L', 'XL'].map((x) => `<label><input type=radio name=s value=${x}>${x}</label>`).join('')}</fieldset><p><label>Colour <select id=c><option>White</option><option>Black</option><option>Green</option></select></label></p><p><label>Quantity <input id=q type=number value=1></label></p><button onclick="const s=document.querySelector('[name=s]:checked')?.value;if(!s){er.textContent='Please choose a size.';return}done(s==='${s}'&&c.value==='${c}'&&q.value==='${q}','Added to your basket.')">Add to basket</button><p id=er role=alert></p>`,
          ),
        },
      };
    },
  },
  {
    name: 'order several dishes',
    make: (d) => {
      const all = d.some(['Taco', 'Pizza', 'Salad', 'Soup', 'Curry', 'Burger'], 4);
      const [a, b] = all as [string, string];
      return {
        instructions: `Order one ${a} and one ${b}.`,
        pages: {
          '/': sheet(
            'Menu',
            `${d
              .shuffle(all)
              .map(
                (x) =>
                  `<p>${x} $${d.int(4, 20)} <button onclick="s.push('${x}');this.nextElementSibling.textContent='✓'">Add</button> <span></span></p>`,
              )
              .join(
                '',
              )}<button onclick="done(s.sort().join()==='${[a, b].sort().join()}','Your order has been placed.')">Place order</button>`,
            'var s=[]',
          ),
        },
      };
    },
  },
];
