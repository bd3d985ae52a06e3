import { knows } from '../../types.ts';
import { type Family, NAMES, PLACES, sheet, THINGS, text, title } from '../family.ts';

/** Everyday acts on small sites: newsletters, bookings, polls, settings, coupons. */
export const EVERYDAY_FAMILIES: readonly Family[] = [
  {
    name: 'a newsletter in the footer',
    make: (d) => ({
      instructions: d.pick(['Subscribe to the newsletter.', 'Sign up for the newsletter.']),
      knowledge: knows({ email: 'kaja@example.org' }),
      pages: {
        '/': sheet(
          'Harbour Books',
          `<p style="height:900px">${text(d, 40)}</p><footer><form onsubmit="event.preventDefault();done(e.value==='kaja@example.org','Thanks for subscribing!')"><label>${d.pick(['Your email', 'Email address'])} <input id=e type=email></label><button>${d.pick(['Subscribe', 'Sign up', 'Join'])}</button></form></footer>`,
        ),
      },
    }),
  },
  {
    name: 'cancel a booking',
    make: (d) => {
      const all = d.some(PLACES, 3);
      const w = d.pick(all);
      return {
        instructions: d.pick([`Cancel your booking in ${w}.`, `Cancel the trip to ${w}.`]),
        pages: {
          '/': sheet(
            'My trips',
            `${all.map((p) => `<section style="border:1px solid #ccc;margin:6px;padding:6px"><h2>${p}</h2><p>${d.int(2, 27)} August</p><button>Change</button> <button onclick="c='${p}';q.hidden=false">Cancel booking</button></section>`).join('')}<div id=q hidden role=dialog><p>Do you really want to cancel? This cannot be undone.</p><button onclick="q.hidden=true;done(c==='${w}','Your booking has been cancelled.')">Yes, cancel it</button> <button onclick="q.hidden=true">Keep it</button></div>`,
            'var c=null',
          ),
        },
      };
    },
  },
  {
    name: 'the heaviest of a table',
    make: (d) => {
      const rows = d.some(THINGS, 5).map((n) => ({ n, kg: d.int(1, 90) + 0.5 }));
      const best = [...rows].sort((a, b) => b.kg - a.kg)[0]!;
      return {
        instructions: 'Open the heaviest item.',
        pages: {
          '/': sheet(
            'Depot',
            `<table>${rows.map((r) => `<tr><td>${title(r.n)}</td><td>${r.kg} kg</td><td><a href="#" onclick="event.preventDefault();done('${r.n}'==='${best.n}')">Open</a></td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'how many days of leave',
    make: (d) => {
      const n = d.int(12, 28);
      return {
        instructions: 'Find out how many days of leave you have left.',
        answer: new RegExp(`${n}`),
        pages: {
          '/': sheet(
            'Staff portal',
            `<nav>${['Payslips', 'Leave', 'Training', 'Directory'].map((x) => `<a href="/${x}">${x}</a>`).join(' ')}</nav>`,
          ),
          ...Object.fromEntries(
            ['Payslips', 'Training', 'Directory'].map((x) => [
              `/${x}`,
              sheet(x, `<a href="/">Home</a><p>${text(d, 12)}</p>`),
            ]),
          ),
          '/Leave': sheet(
            'Leave',
            `<a href="/">Home</a><dl><dt>Taken</dt><dd>${d.int(1, 9)} days</dd><dt>Days left</dt><dd>${n} days</dd></dl>`,
          ),
        },
      };
    },
  },
  {
    name: 'a poll',
    make: (d) => {
      const all = d.some(THINGS, 4);
      const w = d.pick(all);
      return {
        instructions: d.pick([`Vote for "${title(w)}" in the poll.`, `Vote for the ${w}.`]),
        pages: {
          '/': sheet(
            'Poll of the week',
            `<form onsubmit="event.preventDefault();done(document.querySelector(':checked')?.value==='${w}','Thank you for voting.')">${all.map((x) => `<p><label><input type=radio name=v value=${x}> ${title(x)}</label></p>`).join('')}<button>Vote</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'like all posts of one person',
    make: (d) => {
      const [a, b] = d.some(NAMES, 2) as [string, string];
      const posts = d.shuffle([a, a, b, b]);
      return {
        instructions: `Click the "Like" button on all posts by @${a} and then click Submit.`,
        pages: {
          '/': sheet(
            'Wall',
            `${posts.map((n, i) => `<article style="border:1px solid #ccc;margin:4px;padding:6px"><b>@${n}</b><p>${text(d, 6)}</p><button aria-pressed=false onclick="this.setAttribute('aria-pressed','true');s.add(${i})">Like</button> <button>Share</button></article>`).join('')}<button onclick="done([...s].sort().join()==='${posts
              .map((n, i) => (n === a ? i : -1))
              .filter((i) => i >= 0)
              .join()}')">Submit</button>`,
            'var s=new Set()',
          ),
        },
      };
    },
  },
  {
    name: 'a setting two menus deep',
    make: (d) => {
      const unit = d.pick(['Kilometres', 'Miles']);
      return {
        instructions: `Set the unit of distance to ${unit.toLowerCase()}.`,
        pages: {
          '/': sheet(
            'Trail log',
            '<button aria-label="Menu" aria-expanded=false onclick="m.hidden=!m.hidden">☰</button><div id=m hidden><a href="/runs">Runs</a><br><a href="/prefs">Preferences</a><br><a href="/help">Help</a></div><p>Good morning.</p>',
          ),
          '/runs': sheet('Runs', '<a href="/">Home</a>'),
          '/help': sheet('Help', '<a href="/">Home</a>'),
          '/prefs': sheet(
            'Preferences',
            `<p>Distance</p><label><input type=radio name=u value=Kilometres> Kilometres</label><label><input type=radio name=u value=Miles> Miles</label><p><label>Week starts on <select><option>Monday</option><option>Sunday</option></select></label></p><button onclick="done(document.querySelector(':checked')?.value==='${unit}','Saved.')">Save</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a coupon at the till',
    make: (d) => {
      const code = `SPRING${d.int(10, 99)}`;
      return {
        instructions: `Apply the coupon code "${code}" to your order.`,
        pages: {
          '/': sheet(
            'Your basket',
            `<p>${title(d.pick(THINGS))} €${d.int(10, 60)}</p><p><label>${d.pick(['Coupon', 'Promo code', 'Discount code'])} <input id=c></label> <button onclick="done(c.value==='${code}',c.value==='${code}'?'Your discount has been applied.':'Not valid.')">Apply</button></p><a href="/pay">Check out</a>`,
          ),
          '/pay': sheet('Pay', '<p>Card number</p>'),
        },
      };
    },
  },
];
