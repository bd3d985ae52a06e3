import { known, type Task } from '../../tasks.ts';

const posted = (what: string) => ({ request: { method: 'POST', url: `**/api/${what}` } });

/** What people do in the music service, and what stands in their way. */
export const MUSIC: ReadonlyArray<{ task: string; what: Task; defects: readonly string[] }> = [
  {
    task: 'playlist',
    what: {
      start: '/album/northbound',
      instructions: 'Add the song Paper Boats to the playlist Running.',
      knowledge: [],
      success: { all: [posted('add/running/paper-boats')] },
      maxTurns: 16,
    },
    defects: ['pale-label', 'tiny-target', 'unlabelled-icon'],
  },
  {
    task: 'plan',
    what: {
      start: '/',
      instructions: 'Change to the Family plan.',
      knowledge: [],
      success: { all: [posted('plan/family')] },
      maxTurns: 18,
    },
    defects: [
      'misleading-label',
      'no-confirmation',
      'hidden-nav',
      'wrong-default',
      'extra-step',
      'jargon',
      'below-the-fold',
    ],
  },
  {
    task: 'card',
    what: {
      start: '/account',
      instructions: 'Put in your new payment card.',
      knowledge: known({
        'card number': '4242 4242 4242 4242',
        'expiry date': 'December 2028',
        'security code': '123',
      }),
      success: { all: [{ text: 'Your card was saved' }] },
      maxTurns: 20,
    },
    defects: ['vague-error'],
  },
  {
    task: 'podcast',
    what: {
      start: '/podcasts',
      instructions: 'Follow the podcast Deep Current.',
      knowledge: [],
      success: { all: [posted('follow/deep-current')] },
      maxTurns: 14,
    },
    defects: ['dead-button'],
  },
  {
    task: 'subject',
    what: {
      start: '/',
      instructions: 'Search for a podcast about astronomy and open it.',
      knowledge: [],
      success: { all: [{ url: '**/podcast/orbit-diaries' }] },
      maxTurns: 14,
    },
    defects: ['no-synonyms'],
  },
  {
    task: 'delete',
    what: {
      start: '/',
      instructions: 'Delete the playlist Old Mixes.',
      knowledge: [],
      success: { all: [posted('delete/old-mixes')] },
      maxTurns: 14,
    },
    defects: ['icon-nav', 'slow-answers'],
  },
  {
    task: 'compare albums',
    what: {
      start: '/genre/folk',
      instructions: 'Open the album Northbound. Then go back to the list. Then open the album Slow Harbour.',
      knowledge: [],
      success: { all: [{ url: '**/album/slow-harbour' }] },
      maxTurns: 14,
    },
    defects: ['broken-back', 'cover-banner'],
  },
];
