import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const page = (title: string, body: string, script = ''): string => `<title>${title} – SC Rowan</title>${PAGES}
<style>body{margin:0;font:16px/1.5 Helvetica,Arial,sans-serif}#h{display:flex;justify-content:space-between;background:#111;color:#fff;padding:12px 20px}#h button{background:#111;color:#fff;border:1px solid #fff;font-size:18px;padding:4px 12px}#n{background:#222;padding:10px 20px}#n a{display:block;color:#fff;padding:5px 0}main{padding:12px 20px;max-width:820px;min-height:380px}table{border-collapse:collapse}td{padding:5px 12px;border-bottom:1px solid #ccc}.k{background:#c1121f;color:#fff;border:0;padding:8px 14px;font:inherit}</style>
<div id=h><a href="/" style="color:#fff">SC Rowan 1908</a><button aria-label="Menu" aria-expanded=false aria-controls=n onclick="var n=$('n');n.hidden=!n.hidden;this.setAttribute('aria-expanded',!n.hidden)">☰</button></div><div id=n hidden><a href="/teams">Teams</a><a href="/sports">Sports and groups</a><a href="/dates">Dates</a><a href="/hall">Hall and grounds</a><a href="/members">Members</a><a href="/board">The board</a></div><main><h1>${title}</h1>${body}</main><script>${script}</script>`;
const team = (name: string, games: ReadonlyArray<readonly [string, string, string]>): string =>
  page(
    name,
    `<p><a href="/teams">All teams</a></p><table>${games.map((game) => `<tr>${game.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><button class=k onclick="stir('fan')">Follow team</button>`,
  );

/** A sports club behind one menu button: teams, groups, dates on two pages, and members with a number and a PIN. */
export const SPORTS = written(
  'sports club',
  {
    '/': page(
      'Moving together',
      `<p>1,240 members in 11 sports.</p><button class=k onclick="put('join',1)">Become a member</button>`,
    ),
    '/teams': page(
      'Teams',
      `<ul><li><a href="/teams/first">First eleven</a><li><a href="/teams/u16b">Under 16 boys</a><li><a href="/teams/u14g">Under 14 girls</a><li><a href="/teams/u14b">Under 14 boys</a></ul>`,
    ),
    '/teams/first': team('First eleven', [
      ['22 November', 'Pelham', 'Rowan Park'],
      ['29 November', 'Hale', 'Hale Road'],
    ]),
    '/teams/u16b': team('Under 16 boys', [['28 November', 'Stowe', 'School field']]),
    '/teams/u14g': team('Under 14 girls', [
      ['21 November', 'Hale', 'Rowan Park'],
      ['28 November', 'Pelham', 'Old Brewery Ground'],
    ]),
    '/teams/u14b': team('Under 14 boys', [['28 November', 'Hale', 'Hale Road']]),
    '/sports': page(
      'Sports and groups',
      `<ul><li><a href="/sports/football">Football</a><li><a href="/sports/swimming">Swimming</a><li><a href="/sports/gym">Gymnastics</a><li><a href="/sports/judo">Judo</a></ul>`,
    ),
    '/sports/football': page('Football', `<p>Training on the ground in Rowan Park.</p>`),
    '/sports/swimming': page(
      'Swimming',
      `<table><tr><td>Beginners</td><td>Monday 16:00</td><td>Ana Pires</td></tr><tr><td>Racing</td><td>Tuesday 18:00</td><td>Col Mayer</td></tr><tr><td>Over 50s</td><td>Thursday 9:30</td><td>Bea Lund</td></tr></table>`,
    ),
    '/sports/gym': page('Gymnastics', `<p>Wednesdays at 17:00 with Jo Hart.</p>`),
    '/sports/judo': page('Judo', `<p>Fridays at 18:00 with Ken Abe.</p>`),
    '/dates': page(
      'Dates',
      `<p><a href="/d/cup">Autumn cup, 14 November 2026</a></p><p><a href="/d/jumble">Jumble sale, 28 November 2026</a></p><p><a href="/d/santa">Santa run, 6 December 2026</a></p><p>1 <a href="/dates-2">2</a></p>`,
    ),
    '/dates-2': page(
      'Dates',
      `<p><a href="/d/meeting">Yearly meeting, 12 March 2027</a></p><p><a href="/d/party">Summer party, 19 June 2027</a></p><p><a href="/d/camp">Junior camp, 2 August 2027</a></p><p><a href="/dates">1</a> 2</p>`,
    ),
    ...Object.fromEntries(
      (
        [
          ['cup', 'Autumn cup'],
          ['jumble', 'Jumble sale'],
          ['santa', 'Santa run'],
          ['meeting', 'Yearly meeting'],
          ['party', 'Summer party'],
          ['camp', 'Junior camp'],
        ] as const
      ).map(([id, name]) => [
        `/d/${id}`,
        page(
          name,
          `<p>Everybody is welcome.</p><div id=g></div>`,
          `function draw(){$('g').innerHTML=get('come',[]).indexOf('${id}')>=0?'<p>We look forward to seeing you.</p>':'<button class=k onclick="put(\\'come\\',get(\\'come\\',[]).concat(\\'${id}\\'));draw()">I am coming</button>'}draw()`,
        ),
      ]),
    ),
    '/hall': page(
      'Hall and grounds',
      `<p>The hall can be rented for £60 an hour.</p><button class=k onclick="stir('hall')">Request the hall</button>`,
    ),
    '/board': page('The board', `<p>Chair: Marta Bell. Treasurer: Ole Krug.</p>`),
    '/signin': page(
      'Members',
      `<form class=in><p><input name=u placeholder="Member number"></p><p><input name=p type=password placeholder="PIN"></p><p id=wrong role=alert></p><button class=k>Log in</button></form>`,
      signIn('R-1190', '2604', '/members'),
    ),
    '/members': page(
      'Members',
      `<p><a href="/members/card">Card and membership</a></p><p><a href="/members/bank">Bank details</a></p><p><a href="/members/lockers">Lockers</a></p>`,
      'signed()',
    ),
    '/members/bank': page(
      'Bank details',
      `<p>XX31 0020 <button onclick="stir('bank')">Change</button></p>`,
      'signed()',
    ),
    '/members/lockers': page(
      'Lockers',
      `<p>You have none.</p><button onclick="stir('locker')">Rent a locker</button>`,
      'signed()',
    ),
    '/members/card': page(
      'Card and membership',
      `<div id=c></div>`,
      `signed();function draw(){$('c').innerHTML=get('season',0)?'<p>Renewed. Your card is valid until 31 July 2028.</p>':'<p>Valid until 31 July 2027.</p><button class=k onclick="put(\\'season\\',1);draw()">Renew for another season</button> <button onclick="stir(\\'card\\')">Order a new card</button>'}draw()`,
    ),
  },
  [
    { name: 'where the girls play', asks: 'Where do the Under 14 girls play on 28 November?', says: /Old Brewery/ },
    {
      name: 'one more season',
      asks: 'Renew your membership for the next season.',
      knows: { memberNumber: 'R-1190', pin: '2604' },
      holds: 's.season===1&&!s.join&&!s.stirred',
    },
    { name: 'who teaches', asks: 'Who teaches the swimmers over 50?', says: /Bea Lund/ },
    {
      name: 'coming to a party',
      asks: "Let them know that you will come to the club's summer party.",
      holds: "s.come&&s.come.length===1&&s.come[0]==='party'",
    },
  ],
);
