import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { putsTwice } from '../../src/mind/scent/rules/gates/put-twice.ts';
import { nextQuery } from '../../src/mind/scent/rules/way/queries.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { asked } from './asked.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const NAV = '<nav><a href="/">Home</a> <a href="/team">The team</a> <a href="/repeat">Repeat prescriptions</a></nav>';

/** A vet: the form for a new animal is called by its kind, and not by what the task calls it. */
const VET: Task = {
  name: 'a link called by the kind of thing is followed before anything is tried at a guess',
  instructions: 'Register my cat Pepper with the practice.',
  knowledge: knows({ name: 'Rowan Tate', email: 'rowan@tate.example' }),
  pages: {
    '/': `<title>Vets</title>${NAV}<h1>Caring for pets</h1><p>New to us? <a href="/new">Register a pet</a></p>`,
    '/team': `<title>Team</title>${NAV}<h1>The team</h1><p>Two vets and three nurses.</p>`,
    '/repeat': `<title>Repeat</title>${NAV}<h1>Repeat prescriptions</h1><p>By telephone only.</p>`,
    '/new': `<title>Register a pet</title>${NAV}<h1>Register a pet</h1><form onsubmit="event.preventDefault();window.won=p.value==='Pepper'&&s.value==='Cat'&&o.value==='Rowan Tate';this.innerHTML='<h2>Pepper is registered</h2>'"><p><label>Pet's name <input id=p></label></p><p><label>Species <select id=s><option value="">Choose<option>Dog<option>Cat</select></label></p><p><label>Owner <input id=o></label></p><button>Register</button></form>`,
  },
};

const COURSES: ReadonlyArray<readonly [subject: string, ...titles: string[]]> = [
  ['Languages', 'Italian for Beginners', 'Polish for Beginners', 'Spanish for Beginners'],
  ['Work', 'Bookkeeping', 'Spreadsheets', 'Typing'],
  ['Evenings', 'Throwing Pots', 'Glazing', 'Bookbinding'],
];
const path = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}`;

/** A college whose subjects say nothing of the course that is sought. */
const COLLEGE: Task = {
  name: 'things of a list that go by other names are left closed',
  instructions: 'Open the page of the course Throwing Pots.',
  maxTurns: 9,
  pages: {
    '/': `<title>College</title><h1>Our courses</h1><ul>${COURSES.map(([name]) => `<li><a href="${path(name)}">${name}</a></li>`).join('')}</ul>`,
    ...Object.fromEntries(
      COURSES.map(([subject, ...titles]) => [
        path(subject),
        `<title>${subject}</title><a href="/">College</a><h1>${subject}</h1><table><tr><th>Course</th><th>Day</th><th>Price</th></tr>${titles
          .map(
            (name, i) => `<tr><td><a href="${path(name)}">${name}</a></td><td>Monday</td><td>£${90 + 10 * i}</td></tr>`,
          )
          .join('')}</table>`,
      ]),
    ),
    ...Object.fromEntries(
      COURSES.flatMap(([, ...titles]) => titles).map((name) => [
        path(name),
        `<title>${name}</title><a href="/">College</a><h1>${name}</h1><p>Mondays.</p><script>window.won=${name === 'Throwing Pots'}</script>`,
      ]),
    ),
  },
};

test('who sees nothing better looks behind what was turned down, and behind no thing of another name', async () => {
  test.setTimeout(60_000);
  expect(await failures([VET, COLLEGE])).toEqual([]);
});

test('a text of the task is written into one field, and what is known or repeated into two', () => {
  const field = (label: string, value = ''): Item =>
    ({
      kind: 'type',
      label,
      raw: label,
      name: `type:${label}`,
      value,
      said: phrase(label),
      placeholder: '',
      group: '',
      state: new Set(),
    }) as unknown as Item;
  const filled = field('Street or road', 'Weir Lane');
  const at = (asked: string, known: Record<string, string> = {}) =>
    ({ asked, knowledge: knows(known), page: { items: [filled] } }) as unknown as Situation;
  const put = (label: string, text = 'Weir Lane') => ({ item: field(label), args: { text } }) as unknown as Proposal;
  const told = 'There is a leak in Weir Lane, Upton.';
  expect(putsTwice(at(told), put('Town or village'))).toBe(true);
  expect(putsTwice(at(told), put('Town or village', 'Upton'))).toBe(false);
  expect(putsTwice(at(told), put('Repeat the street'))).toBe(false);
  expect(putsTwice(at(told, { street: 'Weir Lane' }), put('Town or village'))).toBe(false);
  expect(putsTwice(at('Write Weir Lane into both fields.'), put('Town or village'))).toBe(false);
});

test('what a step names is searched for, and what the story is about by who is told only what to do', () => {
  const query = (text: string) => {
    const { step, situation } = asked({} as Page, text);
    return nextQuery({ ...situation, knowledge: [] }, step);
  };
  expect(query('Buy the milk frother.')).toBe('milk frother');
  expect(query('Reserve a chainsaw for Saturday 7 November.')).toMatch(/chainsaw/i);
  expect(query('I recounted the thread locker on the shelf. Correct the stock.')).toBe('thread locker');
});
