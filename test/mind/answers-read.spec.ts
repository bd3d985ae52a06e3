import { expect, test } from '@playwright/test';
import { questionsIn } from '../../src/mind/scent/account/questions.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}nav a,.tile{margin-right:16px}[role=tab]{padding:8px}section{border:1px solid #bbb;margin:8px 0;padding:4px}</style>';

const quay = (title: string, body: string) =>
  `<title>${title} – Harbour office Lune</title>${STYLE}<nav><a href="/">Harbour office Lune</a></nav><h1>${title}</h1>${body}<footer><a href="/people">Who we are</a> <a href="/notices">Notices</a></footer>`;

const DEEPER: Task = {
  name: 'what stands on a page is looked into before others are',
  instructions: 'Your dinghy needs a new rudder. Find out how much the harbour asks to lift it onto the land.',
  maxTurns: 16,
  pages: {
    '/': quay(
      'What we do',
      '<p><a class="tile" href="/berths">Berths and moorings</a></p><p><a class="tile" href="/fees">Harbour dues</a></p><p><a class="tile" href="/yard">Yard and slipway</a></p><p><a class="tile" href="/tides">Tides and weather</a></p>',
    ),
    '/berths': quay('Berths and moorings', '<p>Visitors tie up at the outer wall. Call on channel 12.</p>'),
    '/fees': quay('Harbour dues', '<p>Up to 8 metres £14 a night, longer boats £19.</p>'),
    '/yard': quay(
      'Yard and slipway',
      '<ul><li><a href="/wash">Washing down</a></li><li><a href="/crane">Crane: boats and masts</a></li><li><a href="/store">Winter storage</a></li></ul>',
    ),
    '/wash': quay('Washing down', '<p>The hose is free on weekdays.</p>'),
    '/crane': quay(
      'Crane',
      '<p>We take boats out of the water and put them ashore.</p><table><tr><th>What</th><th>Charge</th></tr><tr><td>Mast</td><td>£18</td></tr><tr><td>Dinghy or small boat</td><td>£43</td></tr><tr><td>Yacht up to 10 metres</td><td>£120</td></tr></table>',
    ),
    '/store': quay('Winter storage', '<p>From October to March, by arrangement.</p>'),
    '/tides': quay('Tides and weather', '<p>High water today at 11:20.</p>'),
    '/people': quay('Who we are', '<p>The harbour master is Ines Holm.</p>'),
    '/notices': quay('Notices', '<p>The fuel berth is closed on Monday.</p>'),
  },
  answer: /\b43\b/,
};

const fold = (name: string, text: string) =>
  `<section><button aria-expanded="false" onclick="var d=this.nextElementSibling;d.hidden=!d.hidden;this.setAttribute('aria-expanded',!d.hidden)">${name}</button><div hidden>${text}</div></section>`;

const UNASKED: Task = {
  name: 'who only wants to know something sends nothing',
  instructions: 'Find out when Nora has to give back her costume for the play.',
  pages: {
    '/': `<title>Youth theatre</title>${STYLE}<h1>Our children</h1><p id="m" role="status"></p><div role="tablist"><button role="tab" aria-selected="true" id="a" onclick="turn(0)">Emil (juniors)</button><button role="tab" aria-selected="false" id="b" onclick="turn(1)">Nora (seniors)</button></div>
<div class="p"><button onclick="away('Emil')">Sign off</button>${fold('Dance', 'Bring soft shoes on Monday, 9 November.')}${fold('Choir', 'Give back the song book by Tuesday, 17 November.')}</div>
<div class="p" hidden><button onclick="away('Nora')">Sign off</button>${fold('Costume', 'Wash it first. Give it back by Saturday, 21 November.')}${fold('Lines', 'Act two by Thursday, 12 November.')}</div>
<dialog id="d"><p>Sign off from the next rehearsal</p><label>Reason <select id="r"><option value="">Choose<option>Ill<option>Holiday</select></label><button onclick="if(!r.value){e.textContent='Please choose a reason.';return}d.close();m.textContent='Thank you, you have been signed off.'">Send</button><p id="e" role="alert"></p></dialog>
<script>function turn(n){document.querySelectorAll('.p').forEach((p,i)=>p.hidden=i!==n);[a,b].forEach((t,i)=>t.setAttribute('aria-selected',i===n))}function away(){d.showModal()}</script>`,
  },
  answer: /\b21\b.*Nov/,
};

const HOURS: Task = {
  name: 'of several days the one is told that is open so late',
  instructions: 'On which day can you come to the service counter after seven in the evening?',
  pages: {
    '/': `<title>Tool library</title>${STYLE}<nav><a href="/">Start</a> <a href="/hours">When we are here</a> <a href="/tools">Tools</a></nav><h1>Tool library</h1><p>Borrow instead of buying.</p>`,
    '/hours': `<title>When we are here</title>${STYLE}<nav><a href="/">Start</a> <a href="/hours">When we are here</a> <a href="/tools">Tools</a></nav><h1>When we are here</h1><table><tr><th>Day</th><th>Service counter</th><th>Telephone</th></tr>${[
      ['Monday', '09:00 to 18:00', '09:00 to 17:00'],
      ['Tuesday', '09:00 to 18:00', '09:00 to 17:00'],
      ['Wednesday', '12:00 to 20:30', '12:00 to 17:00'],
      ['Thursday', '09:00 to 18:00', '09:00 to 17:00'],
    ]
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`,
    '/tools': `<title>Tools</title>${STYLE}<nav><a href="/">Start</a> <a href="/hours">When we are here</a> <a href="/tools">Tools</a></nav><h1>Tools</h1><p>Drills, saws, ladders.</p>`,
  },
  answer: /Wednesday/,
};

const UNFOLDED: Task = {
  name: 'what was opened for it tells what is asked',
  instructions: 'The clinic turned down your claim for the two visits in Aarau. Find out what was wrong.',
  pages: {
    '/': `<title>Health fund</title>${STYLE}<style>.c{display:grid;grid-template-columns:30px 260px 120px 90px 90px}</style><h1>My claims</h1>${[
      ['Glasses', '2 Sep 2026', '€120.00', 'Paid', 'Paid on 9 September.'],
      [
        'Clinic Aarau, 2 visits',
        '14 Oct 2026',
        '€310.00',
        'Turned down',
        'The bill lacks the signature of the doctor. Please hand it in again.',
      ],
      ['Dentist', '20 Oct 2026', '€88.00', 'Open', 'We are looking at it.'],
    ]
      .map(
        ([name, day, sum, state, more]) =>
          `<section><div class="c"><button aria-expanded="false" aria-label="Details of ${name}" onclick="var x=this.closest('section').lastElementChild;x.hidden=!x.hidden;this.setAttribute('aria-expanded',!x.hidden)">▾</button><span>${name}</span><span>${day}</span><span>${sum}</span><b>${state}</b></div><p hidden>${more}</p></section>`,
      )
      .join('')}`,
  },
  answer: /signature/,
};

const hall = (title: string, body: string) =>
  `<title>${title} / Boulder barn</title>${STYLE}<nav><a href="/">Courses</a> <a href="/way">Getting here</a> <a href="/rules">House rules</a></nav><h1>${title}</h1>${body}`;

const AGE: Task = {
  name: 'an age that somebody asks for is looked up, and no place is taken for it',
  instructions:
    'A cousin who wants to join one of the evening courses asks how old you have to be for that. Look it up.',
  maxTurns: 12,
  pages: {
    '/': hall(
      'Choose a course',
      '<label><input type="radio" name="c"> Morning course £20</label><br><label><input type="radio" name="c"> Evening course £24</label><br><button onclick="location=\'/book\'">Continue to your details</button>',
    ),
    '/book': hall('Your details', '<button onclick="this.after(\'Booked! Your number is 4417.\')">Book now</button>'),
    '/way': hall('Getting here', '<p>Tram 4 to Mill Gate.</p>'),
    '/rules': hall('House rules', '<p>Climbers must be at least 8 years old; for evening courses at least 14.</p>'),
  },
  answer: /\b14\b/,
};

test('what is asked is looked for on page after page, and nothing is sent for it', async () => {
  test.setTimeout(120_000);
  expect(await failures([DEEPER, UNASKED])).toEqual([]);
});

test('the passage that meets what is asked, and what was opened for it, is said', async () => {
  test.setTimeout(90_000);
  expect(await failures([HOURS, UNFOLDED])).toEqual([]);
});

test('what a sentence asks besides is a question of its own, and an age is looked up', async () => {
  test.setTimeout(60_000);
  expect(
    questionsIn('Find out whether the old sofa is fetched and, if not, to which yard you have to bring it.'),
  ).toEqual(['Find out whether the old sofa is fetched.', 'Find out to which yard you have to bring the old sofa.']);
  expect(questionsIn('What is the name of the oldest (wooden) boat on show, and what does it weigh?')[1]).toBe(
    'What does the oldest boat weigh?',
  );
  expect(await failures([AGE])).toEqual([]);
});
