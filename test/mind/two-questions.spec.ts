import { expect, test } from '@playwright/test';
import { questionsIn } from '../../src/mind/scent/account/questions.ts';
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
    'Which lamp is cheaper and has more light?': [],
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

const TASKS: Task[] = [
  {
    name: 'a price and an hour',
    instructions: 'How much is a day ticket, and when does the museum open on Sunday?',
    answer: /7\.40[\s\S]*11:30/,
    pages: HALL,
  },
  {
    name: 'a person and a price of the same thing',
    instructions: 'Who teaches the bookbinding class and what does it cost?',
    answer: /Paul Frey[\s\S]*£64/,
    pages: HALL,
  },
];

test('who is asked two things answers both', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
