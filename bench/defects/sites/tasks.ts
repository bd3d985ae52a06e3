import { known, type Task } from '../tasks.ts';
import { bank } from './bank.ts';
import { clinic } from './clinic.ts';
import { college } from './college.ts';
import { council } from './council.ts';
import type { Site } from './kit.ts';
import { library } from './library.ts';

const BOOK: Task = {
  start: '/',
  instructions: 'Book an appointment with a nurse on Tuesday.',
  knowledge: known({ name: 'Robin Hale', 'date of birth': '27 March 1985', 'telephone number': '0113 496 0123' }),
  success: { all: [{ text: 'Your appointment is booked' }, { text: 'Tuesday with a nurse' }] },
  maxTurns: 24,
};

const HOURS: Task = {
  start: '/',
  instructions: 'Find out the opening hours on Saturday.',
  knowledge: [],
  success: { all: [{ url: '**/hours' }] },
  maxTurns: 14,
};

const SEND: Task = {
  start: '/',
  instructions: 'Send 50 pounds to Priya Shah.',
  knowledge: known({
    payee: 'Priya Shah',
    'sort code': '20-45-12',
    'account number': '73920418',
    amount: '50',
    reference: 'Concert tickets',
  }),
  success: { all: [{ request: { method: 'POST', url: '**/payments/sent' } }], none: [{ text: 'Handling charge' }] },
  maxTurns: 22,
};

const RESERVE: Task = {
  start: '/',
  instructions: 'Reserve the book "Reading Clouds".',
  knowledge: known({ 'library card number': '2210 8841', branch: 'Station Square' }),
  success: { all: [{ text: 'Reading Clouds is reserved for you' }] },
  maxTurns: 18,
};

const COMPARE: Task = {
  start: '/subject/novels',
  instructions: 'Open Harbour Lights. Then go back to the list. Then open Winter Ferry.',
  knowledge: [],
  success: { all: [{ url: '**/book/winter-ferry' }] },
  maxTurns: 14,
};

const OPENING: Task = {
  start: '/',
  instructions: 'Go to the opening hours of the library.',
  knowledge: [],
  success: { all: [{ url: '**/visit' }] },
  maxTurns: 14,
};

const ENROL: Task = {
  start: '/',
  instructions: 'Enrol on the cheapest course in crafts.',
  knowledge: known({ name: 'Robin Hale', 'telephone number': '0113 496 0123' }),
  success: { all: [{ text: 'we will see you in Glazing and Firing' }] },
  maxTurns: 18,
};

const ROOM: Task = {
  start: '/',
  instructions: 'Find out in which room Spanish for Beginners meets.',
  knowledge: [],
  success: { all: [{ url: '**/course/spanish-one' }] },
  maxTurns: 14,
};

const BIND: Task = {
  start: '/',
  instructions: 'Open the page of the course Throwing Pots.',
  knowledge: [],
  success: { all: [{ url: '**/course/throwing-pots' }] },
  maxTurns: 14,
};

const REPORT: Task = {
  start: '/',
  instructions: 'Tell the council that a street light is out in Quay Street.',
  knowledge: known({ street: 'Quay Street', 'house number': '14', email: 'robin@example.org' }),
  success: { all: [{ text: 'your problem has been reported' }] },
  maxTurns: 18,
};

const PERMIT: Task = {
  start: '/',
  instructions: 'Apply for a parking permit for your car, from 7 March 2027.',
  knowledge: known({ 'registration number': 'KL19 XPT', street: 'Quay Street', 'start date': '7 March 2027' }),
  success: { all: [{ text: 'We have your application' }] },
  maxTurns: 18,
};

const GLASS: Task = {
  start: '/',
  instructions: 'Find out on which day glass is collected.',
  knowledge: [],
  success: { all: [{ url: '**/bins' }] },
  maxTurns: 14,
};

const WASTE: Task = {
  start: '/',
  instructions: 'Search the site for refuse collection and open what it finds.',
  knowledge: [],
  success: { all: [{ url: '**/bins' }] },
  maxTurns: 14,
};

/** The council's, written last; they are played apart. */
export const COUNCIL: ReadonlyArray<{ site: Site; task: string; what: Task; defects: readonly string[] }> = [
  {
    site: council,
    task: 'report',
    what: REPORT,
    defects: ['extra-step', 'server-error', 'no-confirmation', 'jargon', 'low-contrast', 'covering-dialog'],
  },
  { site: council, task: 'permit', what: PERMIT, defects: ['vague-error', 'misleading-label', 'dead-control'] },
  { site: council, task: 'glass', what: GLASS, defects: ['white-on-white', 'buried', 'moved-navigation'] },
  { site: council, task: 'refuse', what: WASTE, defects: ['literal-search'] },
];

/** Which defects of which site stand in the way of what; a site's tasks are also played on two good builds. */
export const SITES: ReadonlyArray<{ site: Site; task: string; what: Task; defects: readonly string[] }> = [
  {
    site: clinic,
    task: 'appointment',
    what: BOOK,
    defects: [
      'form-loses-input',
      'vague-error',
      'jargon',
      'forced-registration',
      'dead-control',
      'overlap',
      'slow-answers',
    ],
  },
  { site: clinic, task: 'hours', what: HOURS, defects: ['moved-navigation', 'covering-dialog'] },
  {
    site: bank,
    task: 'payment',
    what: SEND,
    defects: ['hidden-cost', 'low-contrast', 'tiny-targets', 'missing-feedback', 'misleading-label'],
  },
  {
    site: bank,
    task: 'payment by keyboard',
    what: { ...SEND, keyboardOnly: true },
    defects: ['keyboard-trap', 'missing-focus'],
  },
  { site: library, task: 'reservation', what: RESERVE, defects: ['no-results', 'shifting-layout'] },
  { site: library, task: 'compare books', what: COMPARE, defects: ['broken-back'] },
  {
    site: college,
    task: 'enrolment',
    what: ENROL,
    defects: ['no-prices', 'disabled-button', 'renamed-button', 'session-expired', 'no-way-on'],
  },
  {
    site: college,
    task: 'room',
    what: ROOM,
    defects: ['small-print', 'behind-hover', 'dead-link', 'foreign-words', 'carousel'],
  },
  { site: college, task: 'second page', what: BIND, defects: ['stuck-pages'] },
  { site: library, task: 'visit', what: OPENING, defects: ['moved-navigation'] },
];
