import { fold } from '../../language/index.ts';
import { CAPABILITIES } from './capabilities.ts';
import type { Thing } from './thing.ts';

/** How something stands, as a task asks for it and as a page says that it is so, or is not. */
export interface State {
  asked: RegExp;
  so: RegExp;
  not: RegExp | null;
  /** What it is where the page says neither. */
  silent: number;
}

const NEVER = /(?!)/;
/** What can no longer be had. */
export const GONE =
  /\b(?:sold out|out of stock|fully booked|booked out|booked up|full|taken|unavailable|not available|occupied|reserved|no longer|on loan|checked out|borrowed|waiting list|wait ?list|none left|no (?:places|seats|tickets|spaces|rooms|vacanc\w+)(?: left| free| available)?|0 (?:left|free|available|places|seats|spaces|in stock)|departed|closed|cancelled|discontinued)\b/;
const HAD =
  /\b(?:free|available|in stock|bookable|vacant|open|[1-9]\d* (?:left|free|places?|seats?|spaces?|spots?|available|in stock)|(?:places|seats|spaces|tickets|rooms) (?:left|free|available)|few left|on the shelf)\b/;

const STATES: readonly State[] = [
  {
    asked:
      /\b(?:not (?:yet )?(?:sold out|full|fully booked|booked|taken|out of stock|reserved|on loan)|(?:in stock|available|bookable|vacant)\b(?! (?:in|as|with|from|for|since|until|on)\b)|(?:is|are|that's) (?:still )?free\b|still (?:free|(?:has|have|got|has got|have got) (?:(?:free|some|any) )?(?:places?|seats?|spaces?|tickets?|rooms?)|available|open for)|(?:has|have) (?:still )?(?:(?:free|some|any) )?(?:places?|seats?|spaces?|room) (?:left|free)|(?:with|has|have) room (?:left|for)|(?:places|seats|spaces|tickets|spots) (?:left|free|available)|free (?:time|slot|place|seat|table|space|appointment|desk|spot|date|day|room|court|locker|bike|car)|can (?:still )?be (?:booked|borrowed|bought|ordered|reserved))/,
    so: HAD,
    not: GONE,
    silent: 0.7,
  },
  { asked: /\b(?:sold out|fully booked|out of stock|taken)\b/, so: GONE, not: HAD, silent: 0.2 },
  {
    asked:
      /\b(?:not (?:been )?(?:yet )?paid|unpaid|outstanding|(?:still )?to (?:be )?pa(?:y|id)|not yet paid|still owed)\b/,
    so: /\b(?:unpaid|open|due|overdue|outstanding|pending|not (?:yet )?paid|to pay|owed|awaiting)\b/,
    not: /(?<!not |not yet |un)\b(?:paid|settled)\b/,
    silent: 0.4,
  },
  {
    asked: /\b(?:overdue|past due|(?:is|are) late)\b/,
    so: /\b(?:overdue|past due|late|expired|reminder)\b/,
    not: NEVER,
    silent: 0.2,
  },
  {
    asked: /\b(?:overdrawn|negative|in the red|below zero|in debt|minus)\b/,
    so: /(?:^|[\s(.])[−–-]\s?[€£$]?\s?\d|[€£$]\s?[−–-]\s?\d|\boverdrawn\b|\bin debit\b/,
    not: NEVER,
    silent: 0,
  },
  {
    asked:
      /\b(?:unanswered|(?:not|nor) (?:yet )?(?:been )?(?:answered|replied to)|(?:without|no) (?:an? |any )?(?:answers?|repl(?:y|ies)|responses?|comments?)|(?:nobody|no[ -]one) has (?:yet )?(?:answered|replied|responded|commented)(?: (?:to|on)(?: yet)?)?)\b/,
    so: /\b(?:0|no) (?:answers?|repl(?:y|ies)|responses?|comments?)\b|\bunanswered\b|\bnot (?:yet )?answered\b/,
    not: /\b[1-9]\d* (?:answers?|repl(?:y|ies)|responses?|comments?)|(?<!un|not |not yet )\banswered\b/,
    silent: 0.3,
  },
  {
    asked: /\b(?:unread|not (?:yet )?(?:been )?read|have not read)\b/,
    so: /\b(?:unread|new)\b/,
    not: /(?<!not )\bread\b/,
    silent: 0.4,
  },
  {
    asked:
      /\b(?:(?:is|are|still|not|that's) (?:not )?(?:still |yet |also )?(?:open|unresolved|unfinished|undone|to do|pending)|not (?:yet )?(?:been )?(?:done|closed|finished|resolved|completed|solved|fixed)|unresolved|unfinished|open (?:issues?|tickets?|tasks?|bugs?|cases?|questions?|orders?|items?))\b/,
    so: /\b(?:open|opened|in progress|to ?do|pending|new|unresolved|not done|ongoing|reopened|until)\b/,
    not: /(?<!not |un)\b(?:closed|done|finished|resolved|completed?|solved|fixed|shut|cancelled)\b/,
    silent: 0.5,
  },
  {
    asked:
      /\b(?:(?:is|are|already|been|that's) (?:already )?(?:closed|done|finished|resolved|completed)|completed|(?:done|finished|ticked(?: off)?|checked off) (?:tasks?|items?|to-?dos?|entries)|closed (?:issues?|tickets?|tasks?|bugs?|cases?))\b/,
    so: /(?<!not |un)\b(?:closed|done|finished|resolved|completed?|solved|fixed|shut)\b/,
    not: /\b(?:open|in progress|to ?do|pending|not done)\b/,
    silent: 0.2,
  },
  {
    asked: /\b(?:online|remote(?:ly)?|virtual(?:ly)?|by video|over the internet|from home)\b/,
    so: /\b(?:online|video|zoom|teams|skype|webinar|remote|virtual|livestream|live stream|distance)\b/,
    not: /\b(?:in person|on site|room \w?\d+|hall \w+)\b/,
    silent: 0.3,
  },
  {
    asked:
      /\b(?:direct|non-?stop|(?:without|no) (?:changes?|stops?|changing|transfers?|stopovers?|layovers?|having to change))\b/,
    so: /\b(?:direct|non-?stop|(?:0|no) (?:changes?|stops?|transfers?|stopovers?)|without (?:changes?|stops?))\b/,
    not: /\b(?:[1-9]|one|two|three) (?:changes?|stops?|transfers?|stopovers?)\b|\bvia\b/,
    silent: 0.4,
  },
  {
    asked: /\b(?:(?:can be|be) cancelled|free cancellation|refundable|money back)\b(?<!non-?refundable)/,
    so: /\b(?:free cancellation|can be cancelled|cancel free|(?<!non-?)refundable|money back)\b/,
    not: /\bnon-?refundable|no refunds?|not refundable|no cancellation\b/,
    silent: 0.3,
  },
  {
    asked:
      /\b(?:costs nothing|free of charge|for free|(?:is|are) free of|no (?:charge|fee|cost)|free (?:entry|admission|delivery|of cost|event|concert|course|tour))\b/,
    so: /\b(?:free|no charge|complimentary|gratis)\b|[€£$]\s?0(?:[.,]00)?(?!\d)/,
    not: /[€£$]\s?(?!0(?:[.,]00)?(?!\d))\d|\d\s?€/,
    silent: 0.3,
  },
  ...CAPABILITIES,
];

/** "That can be returned": what is returnable, for any verb. */
function verbal(wish: string): State[] {
  const said = /\b(?:can|may|could) be (\p{L}{3,}?)(?:ed|en)\b/u.exec(wish);
  if (!said) return [];
  const bears = `${said[1]}(?:e?able|ible|ed|en)`;
  return [
    {
      asked: new RegExp(`\\b(?:can|may|could) be ${said[1]}(?:ed|en)\\b`, 'u'),
      so: new RegExp(`\\b${bears}\\b`, 'u'),
      not: new RegExp(`\\b(?:not|cannot be|can't be|non)[- ]${bears}\\b`, 'u'),
      silent: 0.3,
    },
  ];
}

/** A state that a step asks for: how well each thing is in it, 0..1, and the words that say it. */
export interface StateAsked {
  words: string;
  of: (thing: Thing) => number;
  /** Whether a thing says that it is so, or that it is not. */
  told: (thing: Thing) => boolean;
  /** Whether it is asked that something be open. */
  open: boolean;
}

/** What a thing says, folded: a count together with what heads its column, as in "0 replies". */
function sayingOf({ text, properties }: Thing): string {
  const counts = properties.flatMap(({ head, text: count }) =>
    head !== '' && /^\d+$/.test(count) ? [`${count} ${head}`] : [],
  );
  return fold([text, ...counts].join(' . '));
}

/** Words for work that is done, or not yet. */
const DONE = /\b(?:done|completed|finished|ticked|checked|undone|unfinished|to do|open tasks?|open items?)\b/;

/** The states that a wish asks for. A verb that it begins with is none: "Open the door" asks for no open door. */
export function statesAsked(wish: string): StateAsked[] {
  const folded = fold(wish);
  const found: StateAsked[] = [];
  for (const { asked, so, not, silent } of [...STATES, ...verbal(folded)]) {
    const match = asked.exec(folded);
    if (!match || match.index === 0 || found.some((other) => other.words.includes(match[0]))) continue;
    found.push({
      words: match[0],
      open: /\bopen\b/.test(match[0]),
      told: (thing) => so.test(sayingOf(thing)) || not?.test(sayingOf(thing)) === true,
      of: (thing) => {
        // New messages are written in bold.
        const own = sayingOf(thing);
        const said = /\bread\b/.test(match[0]) && /bold/.test(thing.manner ?? '') ? `${own} unread` : own;
        // What is ticked off is done.
        const ticked = thing.items.some((item) => item.kind === 'check' && item.state.has('checked'));
        const usable = thing.items.some((item) => !item.disabled);
        const ofWork = DONE.test(match[0]) && ticked ? `${said} . done` : said;
        if (not?.test(ofWork) || (not === GONE && !usable)) return 0;
        return so.test(ofWork) ? 1 : silent;
      },
    });
  }
  return found;
}
