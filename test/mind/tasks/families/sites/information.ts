import { type Family, NAMES, PLACES, THINGS, text, title } from '../family.ts';
import { site } from './site.ts';

/** Sites to find things out on, over several pages; lists that go on; things that are not there. */
export const INFORMATION_SITES: readonly Family[] = [
  {
    name: 'site: when a branch is open',
    make: (d) => {
      const towns = d.some(PLACES, 4);
      const town = d.pick(towns);
      const hours = Object.fromEntries(towns.map((t) => [t, `${d.int(8, 11)}:00`]));
      const closes = Object.fromEntries(towns.map((t) => [t, `${d.int(13, 19)}:30`]));
      return {
        instructions: d.pick([
          `When does the branch in ${town} close on Saturdays?`,
          `Find out until what time the ${town} branch is open on Saturday.`,
        ]),
        answer: new RegExp(closes[town]!),
        pages: site(d, {
          brand: 'Meridian Optics',
          nav: [
            ['Glasses', '/glasses'],
            ['Eye tests', '/tests'],
            [d.pick(['Branches', 'Our shops', 'Find a branch']), '/branches'],
          ],
          views: {
            '/': { heading: 'See well', body: '<p>Forty branches, one standard.</p>' },
            '/glasses': { heading: 'Glasses', body: '<p>From 49 EUR.</p>' },
            '/tests': { heading: 'Eye tests', body: '<p>Free, and done in 20 minutes.</p>' },
            '/branches': {
              heading: 'Branches',
              body: `<ul>${towns.map((t) => `<li><a href="/b-${t.toLowerCase()}">${t}</a></li>`).join('')}</ul>`,
            },
            ...Object.fromEntries(
              towns.map((t) => [
                `/b-${t.toLowerCase()}`,
                {
                  heading: `Meridian Optics ${t}`,
                  body: `<p>${d.int(1, 90)} Station Road, ${t}</p><h2>Opening hours</h2><table><tr><th>Monday to Friday</th><td>9:00</td><td>18:00</td></tr><tr><th>Saturday</th><td>${hours[t]}</td><td>${closes[t]}</td></tr><tr><th>Sunday</th><td colspan=2>closed</td></tr></table>`,
                },
              ]),
            ),
          },
        }),
      };
    },
  },
  {
    name: 'site: a default in the manual',
    make: (d) => {
      const options = [
        ['timeout', `${d.int(3, 90)} seconds`],
        ['retries', `${d.int(2, 9)}`],
        ['cacheSize', `${d.int(10, 90)} MB`],
        ['port', `${d.int(3001, 9999)}`],
      ] as const;
      const [name, value] = d.pick(options);
      return {
        instructions: d.pick([
          `What is the default value of the option ${name}?`,
          `Find the default of "${name}" in the manual.`,
        ]),
        answer: new RegExp(value.split(' ')[0]!),
        pages: site(d, {
          brand: 'Quern manual',
          nav: [
            ['Getting started', '/start'],
            ['Configuration', '/configuration'],
            ['Plugins', '/plugins'],
            ['Command line', '/cli'],
          ],
          views: {
            '/': { heading: 'Quern', body: '<p>Quern grinds data into reports.</p>' },
            '/start': {
              heading: 'Getting started',
              body: '<h2>Install</h2><pre>npm install quern</pre><h2>First run</h2><p>Call quern with a file.</p>',
            },
            '/configuration': {
              heading: 'Configuration',
              body: `<p>Options go into quern.json.</p>${options.map(([n, v]) => `<h2>${n}</h2><p>${text(d, 8)}.</p><p>Default: ${v}</p>`).join('')}`,
            },
            '/plugins': { heading: 'Plugins', body: '<p>A plugin is a function.</p>' },
            '/cli': { heading: 'Command line', body: '<p>quern --help lists all commands.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'site: an article some pages on',
    make: (d) => {
      const heads = d.some(THINGS, 12).map((t) => `The ${t} of ${d.pick(NAMES)}`);
      const w = d.pick(heads.slice(4));
      const older = d.pick(['Older posts', 'Next', 'Next page']);
      const page = (n: number) =>
        `${heads
          .slice(n * 4, n * 4 + 4)
          .map((h, i) => `<article><h2><a href="/a-${n * 4 + i}">${h}</a></h2><p>${text(d, 14)}</p></article>`)
          .join(
            '',
          )}<p>${n > 0 ? `<a href="${n === 1 ? '/blog' : `/blog-${n}`}">Newer posts</a>` : ''} ${n < 2 ? `<a href="/blog-${n + 2}">${older}</a>` : ''}</p>`;
      return {
        instructions: d.pick([`Find and open the blog post "${w}".`, `Read the article called "${w}" in the blog.`]),
        pages: site(d, {
          brand: 'Paper Lane',
          nav: [
            ['Blog', '/blog'],
            ['Books', '/books'],
          ],
          views: {
            '/': { heading: 'Paper Lane', body: '<p>A house for stories.</p>' },
            '/books': { heading: 'Books', body: '<p>In print since 1962.</p>' },
            '/blog': { heading: 'Blog', body: page(0) },
            '/blog-2': { heading: 'Blog, page 2', body: page(1) },
            '/blog-3': { heading: 'Blog, page 3', body: page(2) },
            ...Object.fromEntries(
              heads.map((h, i) => [`/a-${i}`, { heading: h, body: `<p>${text(d, 60)}</p>`, opens: `win(${h === w})` }]),
            ),
          },
        }),
      };
    },
  },
  {
    name: 'site: which of two is lighter',
    make: (d) => {
      const [a, b] = d.some(['Heron', 'Otter', 'Lynx', 'Marten'], 2) as [string, string];
      const ga = d.int(600, 1200);
      const gb = ga + d.int(1, 9) * 30 * (d.next() < 0.5 ? 1 : -1);
      const page = (n: string, g: number) => ({
        heading: `${n} tent`,
        body: `<p>${text(d, 12)}</p><table><tr><th>Weight</th><td>${g} g</td></tr><tr><th>Sleeps</th><td>2</td></tr></table>`,
      });
      return {
        instructions: d.pick([
          `Which tent is lighter, the ${a} or the ${b}?`,
          `Find out whether the ${a} or the ${b} weighs less.`,
        ]),
        answer: new RegExp(ga < gb ? a : b),
        pages: site(d, {
          brand: 'Upland Tents',
          nav: [
            ['Tents', '/tents'],
            ['Care', '/care'],
          ],
          views: {
            '/': { heading: 'Sleep out', body: '<p>Two tents, no more.</p>' },
            '/care': { heading: 'Care', body: '<p>Dry before storing.</p>' },
            '/tents': { heading: 'Tents', body: `<p><a href="/t-a">${a}</a></p><p><a href="/t-b">${b}</a></p>` },
            '/t-a': page(a, ga),
            '/t-b': page(b, gb),
          },
        }),
      };
    },
  },
  {
    name: 'site: several in order on a board',
    make: (d) => {
      const notes = d.some(THINGS, 4).map(title);
      const [a, b] = d.some(notes, 2) as [string, string];
      return {
        instructions: d.pick([
          `On the board, first archive "${a}", then pin "${b}".`,
          `Archive the note "${a}" on the board. Then pin the note "${b}".`,
        ]),
        pages: site(d, {
          brand: 'Corkboard',
          nav: [
            ['Board', '/board'],
            ['Archive', '/archive'],
          ],
          views: {
            '/': { heading: 'Corkboard', body: '<p>Keep what matters in sight.</p>' },
            '/archive': { heading: 'Archive', body: '<p>Notes that were archived.</p>' },
            '/board': {
              heading: 'Board',
              body: notes
                .map(
                  (n) =>
                    `<div class=card><h3>${n}</h3><p>${text(d, 5)}</p><button aria-label="Pin" title="Pin" onclick="act('pin','${n}');say('Pinned.')">📌</button> <button onclick="act('archive','${n}');this.parentNode.remove()">Archive</button></div>`,
                )
                .join(''),
            },
          },
          script: `var A=[];function act(w,n){A.push(w+n);win(A.join()==='archive${a},pin${b}')}`,
        }),
      };
    },
  },
  {
    name: 'site: like all but one',
    make: (d) => {
      const who = d.some(NAMES, 4);
      const w = d.pick(who);
      return {
        instructions: d.pick([`Like every photo except the one by ${w}.`, `Like all photos but not the one by ${w}.`]),
        pages: site(d, {
          brand: 'Shutter',
          nav: [
            ['Photos', '/photos'],
            ['People', '/people'],
          ],
          views: {
            '/': { heading: 'Shutter', body: '<p>Pictures by friends.</p>' },
            '/people': { heading: 'People', body: who.map((n) => `<p>${n}</p>`).join('') },
            '/photos': {
              heading: 'Photos',
              body: who
                .map(
                  (n) =>
                    `<div class=card><div style="height:60px;background:#9ab"></div><p>Photo by ${n}</p><button aria-pressed=false onclick="this.setAttribute('aria-pressed',this.getAttribute('aria-pressed')==='false');like('${n}')">Like</button></div>`,
                )
                .join(''),
            },
          },
          script: `var L=[];function like(n){var i=L.indexOf(n);if(i<0)L.push(n);else L.splice(i,1);win(L.length===3&&L.indexOf('${w}')<0)}`,
        }),
      };
    },
  },
];
