import { knows } from '../../types.ts';
import { type Family, NAMES, sheet, THINGS, text, title } from '../family.ts';

/** Forms in several parts or made of other controls: pages, settings, cards, switches. */
export const PARTED_FORM_FAMILIES: readonly Family[] = [
  {
    name: 'a form in three pages',
    make: (d) => {
      const plan = d.pick(['Basic', 'Family', 'Studio']);
      return {
        instructions: `Subscribe to the ${plan} plan.`,
        knowledge: knows({
          name: 'Ada Brook',
          email: 'ada@example.org',
          'card number': '4111 1111 1111 1111',
          expiry: '11/29',
          'security code': '321',
        }),
        pages: {
          '/': sheet(
            'Plans',
            ['Basic', 'Family', 'Studio']
              .map(
                (p) =>
                  `<article style="border:1px solid #bbb;padding:8px;margin:6px;display:inline-block"><h3>${p}</h3><p>${text(d, 5)}</p><a href="/d" onclick="sessionStorage.plan='${p}'">Choose</a></article>`,
              )
              .join(''),
          ),
          '/d': sheet(
            'Your details',
            "<form onsubmit=\"event.preventDefault();if(n.value&&e.value.includes('@')){sessionStorage.ok=1;location='/p'}\"><p><label>Name <input id=n required></label></p><p><label>Email <input id=e required></label></p><button>Continue</button></form>",
          ),
          '/p': sheet(
            'Payment',
            `<form onsubmit="event.preventDefault();done(sessionStorage.ok&&sessionStorage.plan==='${plan}'&&c.value.replace(/ /g,'')==='4111111111111111'&&x.value&&s.value==='321','Thank you! Your subscription is active.');this.remove()"><p><label>Card number <input id=c required></label></p><p><label>Expiry date (MM/YY) <input id=x required></label></p><p><label>CVC <input id=s required></label></p><button>Pay now</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'log in and change a setting',
    make: (d) => {
      const pass = `fjord-${d.int(10, 99)}`;
      const lang = d.pick(['Deutsch', 'Español', 'Português']);
      return {
        instructions: `Log in and change the language to ${lang}.`,
        knowledge: knows({ username: 'ivo', password: pass }),
        pages: {
          '/': sheet(
            'Log in',
            `<form onsubmit="event.preventDefault();if(u.value==='ivo'&&p.value==='${pass}')location='/home';else er.textContent='Wrong user name or password.'"><p id=er role=alert></p><p><label>Username <input id=u></label></p><p><label>Password <input id=p type=password></label></p><button>Log in</button></form>`,
          ),
          '/home': sheet(
            'Dashboard',
            '<nav><a href="/home">Dashboard</a> <a href="/rep">Reports</a> <a href="/set">Settings</a> <a href="/">Log out</a></nav><p>Hello Ivo.</p>',
          ),
          '/rep': sheet('Reports', '<a href="/home">Dashboard</a>'),
          '/set': sheet(
            'Settings',
            `<p><label>Language <select id=l><option>English</option><option>Deutsch</option><option>Español</option><option>Português</option></select></label></p><p><label>Time zone <select><option>UTC</option><option>CET</option></select></label></p><button onclick="done(l.value==='${lang}','Settings saved.')">Save changes</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a new record',
    make: (d) => {
      const name = `${title(d.pick(THINGS))} ${d.int(10, 99)}`;
      const price = `${d.int(5, 90)}.50`;
      return {
        instructions: `Add a product named "${name}" with the price ${price}.`,
        pages: {
          '/': sheet(
            'Products',
            `<button onclick="m.hidden=false">${d.pick(['New product', 'Add product', '+ Add'])}</button><table><tr><th>Name</th><th>Price</th></tr><tr><td>Old chair</td><td>20.00</td></tr></table><div id=m hidden role=dialog aria-label="New product"><p><label>Name <input id=n></label></p><p><label>Price <input id=p></label></p><p><label>Notes (optional) <textarea></textarea></label></p><button onclick="m.hidden=true">Cancel</button> <button onclick="m.hidden=true;done(n.value==='${name}'&&p.value==='${price}',n.value+' was added.')">Save</button></div>`,
          ),
        },
      };
    },
  },
  {
    name: 'a form above and below the fold',
    make: (d) => {
      const email = `${d.pick(NAMES).toLowerCase()}@example.org`;
      return {
        instructions: d.pick(['Apply for a library card.', 'Apply for a card of the library.']),
        knowledge: knows({ email, phone: '5550142', street: '4 Quay Road' }),
        pages: {
          '/': sheet(
            'Apply for a library card',
            `<form onsubmit="event.preventDefault();done(e.value==='${email}'&&s.value==='4 Quay Road'&&n.value&&b.checked,'Your application has been sent.');this.remove()"><p><label>Full name <input id=n required></label></p><p style="height:330px">${text(d, 20)}</p><p><label>Email <input id=e required></label></p><p style="height:330px">${text(d, 20)}</p><p><label>Street address <input id=s required></label></p><p><label><input type=checkbox id=b required> I accept the rules of the library</label></p><button>Apply</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'a choice by cards',
    make: (d) => {
      const all = d.some(['Economy', 'Comfort', 'Business', 'First'], 3);
      const wanted = d.pick(all);
      return {
        instructions: d.pick([`Choose the ${wanted} class and continue.`, `Select "${wanted}" and press Continue.`]),
        pages: {
          '/': sheet(
            'Class',
            `${all.map((c) => `<div role=radio aria-checked=false tabindex=0 onclick="document.querySelectorAll('[role=radio]').forEach(x=>x.setAttribute('aria-checked',x===this));s='${c}'" style="display:inline-block;border:1px solid;padding:14px;margin:6px"><b>${c}</b><p>${text(d, 4)}</p></div>`).join('')}<br><button onclick="done(s==='${wanted}')">Continue</button>`,
            'var s=null',
          ),
        },
      };
    },
  },
  {
    name: 'a switch among settings',
    make: (d) => {
      const all = d.some(
        ['Dark mode', 'Email notifications', 'Weekly summary', 'Two-step sign-in', 'Public profile'],
        4,
      );
      const wanted = d.pick(all);
      const off = d.next() < 0.5;
      return {
        instructions: off ? `Turn off ${wanted.toLowerCase()}.` : `Turn on "${wanted}".`,
        pages: {
          '/': sheet(
            'Settings',
            all
              .map(
                (l) =>
                  `<p>${l} <button role=switch aria-label="${l}" aria-checked=${l === wanted ? off : d.next() < 0.5} onclick="const v=this.getAttribute('aria-checked')!=='true';this.setAttribute('aria-checked',v);if('${l}'==='${wanted}')done(v===${!off},'Saved.');else done(false)">⬤</button></p>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
];
