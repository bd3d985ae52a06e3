import { type Family, NAMES, sheet, THINGS, text } from '../family.ts';

/** What a page says to do, and facts to be found on a small site. */
export const FACT_FAMILIES: readonly Family[] = [
  {
    name: 'what the page says to do',
    make: (d) => {
      const [a, b] = d.some(THINGS, 2) as [string, string];
      return {
        instructions: d.pick([
          'Follow the instructions on the page.',
          'Do what the page asks.',
          'Complete the task described below.',
        ]),
        pages: {
          '/': sheet(
            'Exercise',
            `<p>To finish, type "${a}" into the box and click the "${b}" button.</p><input id=i> ${d
              .shuffle([b, 'Skip', 'Later'])
              .map((l) => `<button onclick="done('${l}'==='${b}'&&i.value==='${a}')">${l}</button>`)
              .join(' ')}`,
          ),
        },
      };
    },
  },
  {
    name: 'the price of a thing',
    make: (d) => {
      const things = d.some(THINGS, 5).map((n) => ({ n, p: `€${d.int(3, 80)}.${d.int(10, 99)}` }));
      const w = d.pick(things);
      return {
        instructions: d.pick([
          `Find out what the ${w.n} costs.`,
          `How much is the ${w.n}?`,
          `What is the price of the ${w.n}?`,
        ]),
        answer: new RegExp(w.p.replace(/[.$]/g, '\\$&')),
        pages: {
          '/': sheet(
            'Prices',
            `<table>${things.map((t) => `<tr><td>${t.n}</td><td>${t.p}</td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'opening hours',
    make: (d) => {
      const [h1, h2] = [d.int(7, 10), d.int(16, 20)];
      const place = d.pick(['library', 'museum', 'swimming pool']);
      return {
        instructions: d.pick([`Find the opening hours of the ${place}.`, `When does the ${place} open?`]),
        answer: new RegExp(`${h1}`),
        pages: {
          '/': sheet(
            'Town of Eskdale',
            `<nav><a href="/v">Visit</a> <a href="/g">Government</a> <a href="/n">News</a></nav><p>${text(d, 30)}</p>`,
          ),
          '/v': sheet(
            'Visit',
            `<a href="/">Home</a><ul><li><a href="/l">The ${place}</a></li><li><a href="/p">Parking</a></li></ul>`,
          ),
          '/l': sheet(
            `The ${place}`,
            `<a href="/v">Visit</a><p>${text(d, 10)}</p><h2>Opening hours</h2><p>Monday to Friday ${h1}:00 to ${h2}:00</p>`,
          ),
          '/p': sheet('Parking', '<p>Park by the church.</p>'),
          '/g': sheet('Government', '<p>The council meets on Mondays.</p>'),
          '/n': sheet('News', '<p>Nothing new.</p>'),
        },
      };
    },
  },
  {
    name: 'a question answered in a list of questions',
    make: (d) => {
      const days = d.int(5, 29);
      return {
        instructions: d.pick(['Find out how long a refund takes.', 'How many days does a refund take?']),
        answer: new RegExp(`${days} days`),
        pages: {
          '/': sheet(
            'Help',
            `<a href="/">Home</a>${d.shuffle([`<h3>How long does a refund take?</h3><p>We pay it back within ${days} days.</p>`, '<h3>Do you ship abroad?</h3><p>Yes, to most of Europe.</p>', '<h3>Can I change my order?</h3><p>Only within the hour.</p>']).join('')}`,
          ),
        },
      };
    },
  },
  {
    name: 'who wrote it',
    make: (d) => {
      const [a, b] = d.some(NAMES, 2) as [string, string];
      const posts = d.some(
        ['Bread without a tin', 'Keeping bees in town', 'A shed of pallets', 'Sharpening knives'],
        3,
      );
      const w = d.pick(posts);
      const slug = (t: string) => `/${t.toLowerCase().replace(/ /g, '-')}`;
      return {
        instructions: d.pick([`Who wrote "${w}"?`, `Find the author of the article "${w}".`]),
        answer: new RegExp(`${a} ${b}son`),
        pages: {
          '/': sheet('Journal', posts.map((p) => `<p><a href="${slug(p)}">${p}</a></p>`).join('')),
          ...Object.fromEntries(
            posts.map((p) => [
              slug(p),
              sheet(p, `<p>Written by ${p === w ? `${a} ${b}son` : 'Someone Else'} in May</p><p>${text(d, 40)}</p>`),
            ]),
          ),
        },
      };
    },
  },
  {
    name: 'further down the page',
    make: (d) => {
      const phone = `0${d.int(20, 89)} ${d.int(1000, 9999)} ${d.int(1000, 9999)}`;
      return {
        instructions: d.pick([
          'Find the phone number of the workshop.',
          'What is the telephone number of the workshop?',
        ]),
        answer: new RegExp(phone),
        pages: {
          '/': sheet(
            'Mill Street Cycles',
            `${Array.from({ length: 9 }, () => `<h2>${d.pick(THINGS)}</h2><p style="height:170px">${text(d, 30)}</p>`).join('')}<h2>Find us</h2><p>Workshop: ${phone}</p>`,
          ),
        },
      };
    },
  },
];
