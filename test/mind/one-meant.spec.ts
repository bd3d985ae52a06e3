import { expect, test } from '@playwright/test';
import { foundIn } from '../../src/mind/scent/answering/facts/asked.ts';
import { factsOn } from '../../src/mind/scent/answering/facts/read.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { saidIn } from '../../src/mind/scent/view/said.ts';
import { tabled } from './tabled.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** A kiln that is booked for one day: most days of the month that opens are over, and the form goes on below once a day is taken. */
const KILN = `<title>Clay house</title><style>#w button{width:34px}.far{height:620px}</style><h1>Fire your pots</h1><p><label>Day <input readonly id=d value="26 November 2026"></label><span id=w hidden></span><p class=far>Pots are fired overnight.</p><section id=s></section>
<script>var names=['November','December'],mo=11;d.onclick=function(){w.hidden=!w.hidden;month()};function month(){var h='<b>'+names[mo-11]+' 2026</b> <button aria-label="Next month">›</button><br>';for(var i=1;i<=30;i++)h+='<button class=y '+(mo===11&&i<26?'disabled':'')+'>'+i+'</button>';w.innerHTML=h;w.querySelector('[aria-label]').onclick=function(){mo=12;month()};w.querySelectorAll('.y').forEach(function(b){b.onclick=function(){d.value=b.textContent+' '+names[mo-11]+' 2026';w.hidden=true;part()}})}
function part(){s.innerHTML='<h2>Your firing</h2><label>Name for the firing <input id=n></label><p><button id=b>Book firing</button>';document.getElementById('b').onclick=function(){window.won=d.value==='8 December 2026'&&n.value==='Ada Quill';document.body.innerHTML='<h1>Booked</h1><p>Your firing is booked.</p>'}}</script>`;

test('a month of which most days are over is leafed in, and its field is let be then', async () => {
  const task: Task = {
    name: 'a firing by its day',
    instructions: 'Book a firing on 8 December 2026. Book it in the name of Ada Quill.',
    pages: { '/': KILN },
  };
  expect(parseGoal(task.instructions).steps.map(({ pairs }) => pairs)).toEqual([
    [{ field: 'name', value: 'Ada Quill' }],
  ]);
  expect(await failures([task])).toEqual([]);
});

/** A dog school with the same walk for two dogs: what is asked of each has a page of its own. */
function walks(): Task['pages'] {
  const dogs = [
    ['Bruno', 'Group walk, 9 November', 'Bath day, 12 November'],
    ['Tilda', 'Group walk, 11 November', 'Chip check'],
  ] as const;
  const lists = dogs.map(([dog, ...notes], i) => {
    const links = notes.map((note, j) => `<li><a href="/n${i}${j}">${note}</a></li>`).join('');
    return `<h2>${dog}, ${i === 0 ? 'spaniel' : 'collie'}</h2><ul>${links}</ul>`;
  });
  const form = (dog: string, wins: boolean) =>
    `<title>Note</title><h1>Group walk</h1><p>For ${dog}.</p><form id=f><fieldset><legend>May ${dog} come?</legend><label><input type=radio name=a value=y> Yes, ${dog} may come</label><br><label><input type=radio name=a value=n> No</label></fieldset><button>Send answer</button></form><script>f.onsubmit=function(e){e.preventDefault();var a=document.querySelector('[name=a]:checked');if(!a)return;window.won=${wins}&&a.value==='y';document.body.innerHTML='<h1>Thank you</h1><p>Your answer for ${dog} is saved.</p>'}</script>`;
  return {
    '/': '<title>Sign in – Dog school</title><h1>Dog school</h1><form action="/home"><label>User name <input name=u></label><p><label>Password <input type=password name=p></label><p><button>Sign in</button></form>',
    '/home': `<title>My dogs – Dog school</title><p><a href="/">Sign out</a></p><h1>My dogs</h1>${lists.join('')}`,
    '/n00': form('Bruno', true),
    '/n10': form('Tilda', false),
    '/n01': '<title>Note</title><h1>Bath day</h1><p>There is nothing to answer.</p>',
    '/n11': '<title>Note</title><h1>Chip check</h1><p>There is nothing to answer.</p>',
  };
}

test('who signs in has only opened the way to what is asked behind it, and does it for the one under whose name it stands', {
  tag: '@long',
}, async () => {
  expect(parseGoal('Sign in and let Bruno come on the group walk.').steps.map(({ verb }) => verb)).toEqual([
    'signin',
    'transact',
  ]);
  const task: Task = {
    name: 'the walk of the one dog',
    instructions: 'Sign in and let Bruno come on the group walk.',
    knowledge: knows({ user_name: 'quill7', password: 'Clover!9' }),
    pages: walks(),
  };
  expect(await failures([task])).toEqual([]);
});

/** A register of bells on three pages, of which the one that is shown is no link. */
function bells(): Task['pages'] {
  const makers = ['Rudd', 'Amsel', 'Pike'];
  const states = ['Cracked', 'Sound', 'Cracked', 'Cracked', 'Lent'];
  const row = (i: number) =>
    `<tr><td><a href="/b">Bell ${String.fromCharCode(65 + i)}</a><td>${makers[i % 3]}<td>${states[i % 5]}`;
  const page = (n: number) => {
    const rows = Array.from({ length: 6 }, (_, i) => row(6 * n + i)).join('');
    const signs = [1, 2, 3].map((i) => (i === n + 1 ? `<b>${i}</b>` : `<a href="/${i === 1 ? '' : i}">${i}</a>`));
    return `<title>Bells</title><h1>Bells</h1><table><thead><tr><th>Bell<th>Founder<th>State</thead><tbody>${rows}</table><p>${signs.join(' ')}</p>`;
  };
  return { '/': page(0), '/2': page(1), '/3': page(2), '/b': '<title>Bell</title><h1>A bell</h1>' };
}

test('what is counted is counted on each page of a list once, and by all that is said of it', async () => {
  const task: Task = {
    name: 'bells of one founder',
    instructions: 'How many bells by the founder Rudd are there?',
    pages: bells(),
    answer: /\b6\b/,
    maxTurns: 8,
  };
  expect(await failures([task])).toEqual([]);
  const told = factsOn(
    tabled(
      [
        ['Bell', 'Founder', 'State'],
        ['Great Tom', 'Rudd', 'Hung'],
        ['Old Kate', 'Rudd', 'Stored'],
        ['Little Jack', 'Pike', 'Stored'],
      ],
      'Bells',
    ),
  );
  expect(foundIn(saidIn('How many bells are there by the founder Rudd?'), told)?.answer).toBe('2');
  expect(foundIn(saidIn('How many stored bells are there by the founder Rudd?'), told)).toBe(null);
});

/** A site with a menu of many entries, of which one leads to a list by rank. */
function ranked(): Task['pages'] {
  const menu =
    '<p><a href="/">Home</a> <a href="/all">All rides</a> <a href="/top">Favourites</a> <a href="/plan">Plan</a> <a href="/find">Find us</a></p>';
  const rides = ['Swan boats', 'Ghost mill', 'Carousel', 'Log flume', 'Star wheel'];
  const list = rides.map((ride) => `<li><a href="/r">${ride}</a> – opens at ten</li>`).join('');
  const page = (title: string, body: string) => `<title>${title}</title>${menu}<h1>${title}</h1>${body}`;
  return {
    '/': page('Welcome', '<p>Open all summer.</p>'),
    '/all': page('All rides', '<p>There are five of them.</p>'),
    '/top': page('Favourites this year', `<ol>${list}</ol>`),
    '/plan': page('Plan', '<p>Bring a hat.</p>'),
    '/find': page('Find us', '<p>By the lake.</p>'),
    '/r': page('A ride', '<p>It goes round.</p>'),
  };
}

test('a place in a list is counted in that list, and not in the menu of the site', { tag: '@long' }, async () => {
  const task: Task = {
    name: 'third of the favourites',
    instructions: 'Which ride is third of the favourites?',
    pages: ranked(),
    answer: /Carousel/,
    maxTurns: 6,
  };
  expect(await failures([task])).toEqual([]);
});
