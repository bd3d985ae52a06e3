import { expect, test } from '@playwright/test';
import { questionsIn } from '../../src/mind/scent/account/questions.ts';
import { underBoth } from '../../src/mind/scent/answering/reading/two-heads.ts';
import type { Step } from '../../src/mind/scent/goal/types.ts';
import { tabled } from './tabled.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('two things that are asked at once are two questions, each in words of its own', () => {
  const read: Record<string, string[]> = {
    'What does the pottery course cost, and who teaches it?': [
      'What does the pottery course cost?',
      'Who teaches the pottery course?',
    ],
    'When and where does the choir meet?': ['When does the choir meet?', 'Where does the choir meet?'],
    'Find out how many seats are left and what a seat costs.': [
      'Find out how many seats are left.',
      'Find out what a seat costs.',
    ],
    'You live in Ashby. When do they come for paper? And what goes into the blue bin?': [
      'You live in Ashby. When do they come for paper?',
      'You live in Ashby. What goes into the blue bin?',
    ],
    'Of the evening courses, which is the cheapest, and who teaches it? Do not sign up.': [
      'Which of the evening courses is the cheapest? Do not sign up.',
      'Who teaches {found}? Do not sign up.',
    ],
    'Find out whether you may bring a bicycle onto the tram, and whether onto the bus as well.': [
      'Find out whether you may bring a bicycle onto the tram.',
      'Find out whether you may bring a bicycle onto the bus.',
    ],
    'Look at the walks of this season: which walk is second, and where does it end?': [
      'Look at the walks of this season. Which walk is second?',
      'Where does {found} end?',
    ],
    'Which lamp is cheaper and has more light?': [],
    'Find out when the shop opens and has parking.': [],
    'Buy the mug and say how much it costs.': [],
    'Find out on which day and at what time they read tales at the branch.': [],
    'Who wrote "Tom and where he went"?': [],
  };
  for (const [text, questions] of Object.entries(read)) expect.soft(questionsIn(text), text).toEqual(questions);
});

const page = (title: string, body: string) =>
  `<title>${title} – Corn Hall</title><nav><a href=/>Home</a> <a href=/visit>Plan your visit</a> <a href=/classes>Classes</a></nav><h1>${title}</h1>${body}`;
const HALL: Task['pages'] = {
  '/': page('Corn Hall', '<p>Concerts, classes and a small museum in the old market.</p>'),
  '/visit': page(
    'Plan your visit',
    '<h2>Opening hours</h2><p>The museum opens at 10:00 from Tuesday to Saturday and at 11:30 on Sunday.</p><h2>Tickets</h2><table><tr><th>Ticket</th><th>Price</th></tr><tr><td>Day ticket</td><td>£7.40</td></tr><tr><td>Year ticket</td><td>£31</td></tr></table>',
  ),
  '/classes': page(
    'Classes',
    '<table><tr><th>Class</th><th>Day</th><th>Teacher</th><th>Fee</th></tr><tr><td>Life drawing</td><td>Monday</td><td>Ida Holm</td><td>£88</td></tr><tr><td>Bookbinding</td><td>Thursday</td><td>Paul Frey</td><td>£64</td></tr><tr><td>Lace</td><td>Friday</td><td>June Abbot</td><td>£52</td></tr></table>',
  ),
};

const walks = (title: string, body: string) =>
  `<title>${title} – Fell Guides</title><nav><a href=/>Fell Guides</a> <a href=/walks>Walks</a> <a href=/about>About us</a></nav><h1>${title}</h1>${body}`;
const WALKS: Task['pages'] = {
  '/': walks('Fell Guides', '<p>Guided walks from April to October.</p>'),
  '/about': walks('About us', '<p>We have walked here since 1988.</p>'),
  '/walks': walks(
    'Walks of this season',
    '<ol><li><a href=/w/1>Mere round</a>: easy, by the water</li><li><a href=/w/2>Harrow Tor</a>: steep, with a view</li><li><a href=/w/3>Old drove</a>: long, on grass</li></ol>',
  ),
  '/w/1': walks('Mere round', '<p>Begins and ends at the mill. The highest place is at 210 m.</p>'),
  '/w/2': walks(
    'Harrow Tor',
    '<dl><dt>Begins</dt><dd>Mill car park</dd><dt>Height of its end</dt><dd>640 m</dd></dl><button>Book</button>',
  ),
  '/w/3': walks(
    'Old drove',
    '<dl><dt>Begins</dt><dd>Church</dd><dt>Height of its end</dt><dd>410 m</dd></dl><button>Book</button>',
  ),
};

const letter =
  '<div id=v style="display:none;position:fixed;inset:0;background:#0008"><div role=dialog aria-modal=true aria-label=Newsletter style="background:#fff;margin:120px auto;width:360px;padding:20px"><button aria-label=Close id=c>×</button><p>Once a month we write what is new on our lines.</p><label>Your email <input type=email required></label> <button>Put me on the list</button></div></div><script>if(!sessionStorage.shut)setTimeout(function(){v.style.display="block"},900);c.onclick=function(){sessionStorage.shut=1;v.style.display="none"}</script>';
const lines = (title: string, body: string) =>
  `<title>${title} – Valley Lines</title><nav><a href=/>Valley Lines</a> <a href=/fares>Fares</a> <a href=/take>What you may bring</a></nav><h1>${title}</h1>${body}${letter}`;
const RULES: Task['pages'] = {
  '/': lines('Valley Lines', '<p>Trams and buses between the villages.</p>'),
  '/fares': lines('Fares', '<p>A day ticket is 6.40.</p>'),
  '/take': lines(
    'What you may bring',
    '<h2>Bicycles</h2><p>A bicycle may be brought onto the back of the tram. Onto the bus you may bring a bicycle only folded.</p><h2>Dogs</h2><p>Dogs travel free on both.</p>',
  ),
};

const TASKS: Task[] = [
  {
    name: 'a price and an hour',
    instructions: 'How much is a day ticket, and when does the museum open on Sunday?',
    answer: /7\.40[\s\S]*11:30/,
    pages: HALL,
  },
  {
    name: 'one of a list, and what its own page tells of it',
    instructions:
      'Look at the walks of this season: which walk is second, and at what height does it end? Do not book it.',
    answer: /Harrow Tor[\s\S]*640 m/,
    pages: WALKS,
  },
  {
    name: 'two places, of which a sentence each tells, behind a letter that comes up late',
    instructions:
      'Find out whether you may bring a bicycle onto the tram, and whether onto the bus as well. You do not want the newsletter.',
    answer: /back of the tram[\s\S]*only folded/,
    pages: RULES,
  },
  {
    name: 'a person and a price of the same thing',
    instructions: 'Who teaches the bookbinding class and what does it cost?',
    answer: /Paul Frey[\s\S]*£64/,
    pages: HALL,
  },
];

test('who is asked two things answers both', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});

test('what stands under both heads that a question joins is one answer, and under one head where it asks for one', () => {
  const page = tabled(
    [
      ['Team', 'Day', 'Time', 'Pitch'],
      ['Under 12', 'Wednesday', '17:00', 'Small'],
      ['Under 14', 'Thursday', '17:30', 'Main'],
    ],
    'Training',
  );
  const both = (text: string) => underBoth(page, { text } as Step);
  expect(both('On which day and at what time does the Under 14 team train?')).toBe('Thursday, 17:30');
  expect(both('On what pitch and on which day does Under 12 train?')).toBe('Small, Wednesday');
  expect(both('On which day does the Under 14 team train?')).toBeNull();
  expect(both('On which day and at what time do they train?')).toBeNull();
});
