import type { DefectName } from '../../fixtures/shop/defects.ts';
import type { Knowledge, Success } from '../../src/contract/index.ts';

/** Something to do on a site, short enough to be played many times. */
export interface Task {
  /** Where the person starts, as a path. */
  start: string;
  instructions: string;
  knowledge: readonly Knowledge[];
  success: Success;
  maxTurns: number;
  /** The person uses no mouse. */
  keyboardOnly?: boolean;
}

/** What the person knows, none of it secret. */
export function known(data: Record<string, string>): Knowledge[] {
  return Object.entries(data).map(([name, value]) => ({ name, value, secret: false }));
}

const ADDRESS = {
  'full name': 'Maya Lindqvist',
  'email address': 'maya@example.org',
  'street and house number': '22 Chapel Lane',
  town: 'Leeds',
  postcode: 'LS6 3BN',
};
const CARD = { 'card number': '4242 4242 4242 4242', 'expiry date': '12/28', 'security code': '123' };
const SOCKS: Success = {
  any: ['moss', 'blue', 'rust'].map((colour) => ({ text: `Long walk socks (${colour}, size M) is in your basket` })),
};

export const TASKS = {
  socks: {
    start: '/',
    instructions: 'Put the long walk socks in size M into your basket.',
    knowledge: [],
    success: SOCKS,
    maxTurns: 20,
  },
  'socks in the basket': {
    start: '/p/long-walk-socks',
    instructions: 'Put the long walk socks in size M into your basket, then open your basket.',
    knowledge: [],
    success: { all: [{ url: '**/basket' }, { text: 'size M' }, { selector: 'qty-stepper[value="1"]' }] },
    maxTurns: 16,
  },
  'socks by keyboard': {
    start: '/',
    instructions: 'Put the long walk socks in size M into your basket.',
    knowledge: [],
    success: SOCKS,
    maxTurns: 20,
    keyboardOnly: true,
  },
  'search by keyboard': {
    start: '/p/tarn-enamel-mug',
    instructions: 'Search the shop for a head torch, then put the Beam head torch into your basket.',
    knowledge: [],
    success: { all: [{ text: 'Beam head torch' }, { text: 'is in your basket' }] },
    maxTurns: 18,
    keyboardOnly: true,
  },
  search: {
    start: '/',
    instructions: 'Search for "head torch" and open the Beam head torch.',
    knowledge: [],
    success: { all: [{ url: '**/p/beam-head-torch' }] },
    maxTurns: 16,
  },
  compare: {
    start: '/c/kitchen',
    instructions: 'Open the Tarn enamel mug. Then go back to the list. Then open the Ferry travel mug.',
    knowledge: [],
    success: { all: [{ url: '**/p/ferry-travel-mug' }] },
    maxTurns: 16,
  },
  department: {
    start: '/',
    instructions: 'Go to the department where the mugs are.',
    knowledge: [],
    success: { all: [{ url: '**/c/kitchen*' }] },
    maxTurns: 16,
  },
  checkout: {
    start: '/p/tarn-enamel-mug',
    instructions: 'Put this mug into your basket, open the basket, and go to the checkout.',
    knowledge: [],
    success: { any: [{ url: '**/checkout/start' }, { url: '**/checkout/address' }] },
    maxTurns: 16,
  },
  buy: {
    start: '/p/tarn-enamel-mug',
    instructions: 'Buy a Tarn enamel mug. Order as a guest and pay by card.',
    knowledge: known({ ...ADDRESS, ...CARD }),
    success: { all: [{ url: '**/orders/*/confirmed' }], none: [{ text: 'insurance' }] },
    maxTurns: 36,
  },
  'buy with another date': {
    start: '/p/tarn-enamel-mug',
    instructions: 'Buy a Tarn enamel mug. Order as a guest and pay by card.',
    knowledge: known({ ...ADDRESS, ...CARD, 'expiry date': 'December 2028' }),
    success: { all: [{ url: '**/orders/*/confirmed' }] },
    maxTurns: 40,
  },
  contact: {
    start: '/help/contact',
    instructions: 'Write to the shop through this form and ask what mending the zip of your jacket costs.',
    knowledge: known({
      name: 'Ingrid Solheim',
      email: 'ingrid@example.org',
      topic: 'A repair',
      message: 'The zip of my Calder fleece is broken. What does it cost to mend it?',
    }),
    success: { all: [{ url: '**/help/contact/FQ-*' }] },
    maxTurns: 16,
  },
  return: {
    start: '/',
    instructions:
      'The rain jacket from your last order does not fit. Send it back and get the money back to your card.',
    knowledge: known({ email: 'rosa@example.org', password: 'fern-and-moss' }),
    success: { all: [{ url: '**/returns/*/booked' }, { text: 'Your return is booked' }] },
    maxTurns: 25,
  },
  delivery: {
    start: '/',
    instructions: 'Find out what express delivery costs.',
    knowledge: [],
    success: { all: [{ text: '£7.50' }] },
    maxTurns: 16,
  },
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof TASKS;

/** What a person is doing when the defect stands in the way. */
export const TASK_OF: Record<DefectName, TaskName> = {
  'vague-label': 'socks',
  'low-contrast-button': 'socks',
  'tiny-target': 'socks',
  'hidden-search': 'search',
  'misleading-confirmation': 'return',
  'dead-button': 'checkout',
  'covering-banner': 'delivery',
  'icon-only-nav': 'return',
  'error-without-field': 'buy with another date',
  'form-resets-on-error': 'buy with another date',
  'slow-response': 'compare',
  'unexpected-new-tab': 'compare',
  'competing-headings': 'department',
  'long-form': 'buy',
  'keyboard-trap': 'search by keyboard',
  'unfocusable-control': 'socks by keyboard',
  jargon: 'delivery',
  'preselected-extra': 'buy',
  'broken-back': 'compare',
  'infinite-spinner': 'search',
  'placeholder-as-label': 'contact',
  'forced-account': 'buy',
  'late-cost': 'buy',
  'no-feedback': 'socks in the basket',
};
