import { type Draw, title } from '../family.ts';
import { field, site } from './site.ts';

interface Ware {
  name: string;
  kind: string;
  price: number;
  colour: string;
}

export const KINDS = {
  Lamps: ['floor lamp', 'desk lamp', 'reading lamp', 'night light'],
  Chairs: ['stool', 'armchair', 'rocking chair', 'bench'],
  Rugs: ['hall rug', 'wool rug', 'door mat', 'runner'],
};

export function wares(d: Draw): Ware[] {
  return Object.entries(KINDS).flatMap(([kind, names]) =>
    names.map((name) => ({
      name: title(name),
      kind,
      price: d.int(12, 190) + 0.5,
      colour: d.pick(['Red', 'Green', 'Black', 'Oak']),
    })),
  );
}

const slug = (name: string): string => `/p-${name.toLowerCase().replace(/ /g, '-')}`;

/** A shop with departments, a page for each thing, a basket and a form at the end. */
export function shop(d: Draw, all: readonly Ware[], won: string, extra = ''): Record<string, string> {
  const add = d.pick(['Add to cart', 'Add to basket', 'Put in basket']);
  const cart = add.includes('cart') ? 'Cart' : 'Basket';
  const card = (w: Ware): string =>
    `<div class=card><a href="${slug(w.name)}">${w.name}</a><p>${w.colour}</p><p>€${w.price.toFixed(2)}</p></div>`;
  return site(d, {
    brand: d.pick(['Oak & Iron', 'Homestead', 'Casa Nera']),
    nav: [...Object.keys(KINDS).map((kind) => [kind, `/${kind.toLowerCase()}`] as const), [cart, '/cart']],
    search: '/search',
    views: {
      '/': { heading: 'For the home', body: '<p>Solid things for rooms.</p>' },
      ...Object.fromEntries(
        Object.keys(KINDS).map((kind) => [
          `/${kind.toLowerCase()}`,
          {
            heading: kind,
            body: `<p><label>Sort by <select onchange="sort(this.value)"><option>Our choice</option><option>Price: low to high</option><option>Price: high to low</option></select></label></p><div id=list>${all
              .filter((w) => w.kind === kind)
              .map(card)
              .join('')}</div>`,
          },
        ]),
      ),
      ...Object.fromEntries(
        all.map((w) => [
          slug(w.name),
          {
            heading: w.name,
            body: `<p>€${w.price.toFixed(2)}</p><p>Colour: ${w.colour}</p><div class=f><label>Quantity <input name=qty type=number value=1 min=1 style="width:60px"></label></div><button onclick="var c=get('c')||[];c.push(['${w.name}',+val('qty'),${w.price}]);put('c',c);say('${w.name} is now in your ${cart.toLowerCase()}.')">${add}</button>`,
          },
        ]),
      ),
      '/search': {
        heading: 'Search',
        body: '<div id=hits></div>',
        opens: `var q=(get('q')||'').toLowerCase();var hits=${JSON.stringify(all)}.filter(function(w){return (w.name+' '+w.kind).toLowerCase().indexOf(q)>=0});document.getElementById('hits').innerHTML=hits.length?hits.map(function(w){return '<p><a href="'+(location.hash?'#':'')+'/p-'+w.name.toLowerCase().replace(/ /g,'-')+'">'+w.name+'</a> €'+w.price.toFixed(2)+'</p>'}).join(''):'<p>No products match your search.</p>'`,
      },
      '/cart': {
        heading: `Your ${cart.toLowerCase()}`,
        body: `<div id=c></div>${extra}<p><a href="/checkout">Checkout</a></p>`,
        opens: `var c=get('c')||[];document.getElementById('c').innerHTML=c.length?c.map(function(x){return '<p>'+x[1]+' × '+x[0]+' €'+(x[1]*x[2]).toFixed(2)+'</p>'}).join(''):'<p>There is nothing here yet.</p>'`,
      },
      '/checkout': {
        heading: 'Checkout',
        body: `<form onsubmit="event.preventDefault();if(!val('nm')||!val('ad')||!/@/.test(val('em'))){say('Please fill in your name, address and email.');return}var c=get('c')||[];win(${won});go('/thanks')">${field(d, 'Name', 'nm')}${field(d, 'Address', 'ad')}${field(d, 'Email', 'em')}<button>Place order</button></form>`,
      },
      '/thanks': { heading: 'Thank you', body: '<p>Your order has been placed.</p>' },
    },
    script: `function sort(how){var l=document.getElementById('list');var up=/low to high/.test(how);[].slice.call(l.children).sort(function(a,b){var p=function(x){return +/€([0-9.]+)/.exec(x.textContent)[1]};return up?p(a)-p(b):p(b)-p(a)}).forEach(function(x){l.append(x)})}`,
  });
}
