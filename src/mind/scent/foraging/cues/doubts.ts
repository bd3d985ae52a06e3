import { fold, phrase, similarity } from '../../../language/index.ts';
import { contrary, isAnother, makesAnother } from '../../meaning/amiss.ts';
import { tellsNothing } from '../../meaning/match.ts';
import { besideOthers } from '../../meaning/whose.ts';
import type { Situation } from '../../situation.ts';
import { saysLittle, standsAtAnother } from '../beside.ts';
import { identified } from '../clues.ts';
import { isKindOfThis, isThroughHere, leadsToOwnFront, namesThisPage, timesThere } from '../led.ts';
import { canSignIn } from '../own-place.ts';
import { paysTooEarly } from '../scripts.ts';
import { isOfTheShelf, leadsToHad } from '../tenure.ts';
import { type Cue, LOOKS_FOR, SIGNS_IN } from './cue.ts';
import { isCompared } from './on-the-way.ts';
import { shareSaid } from './said.ts';

/** Something that speaks against a control, and the share of its scent that is left where it holds. */
interface Doubt {
  /** Why, as a person would say it. */
  why: string;
  left: number;
  holds: (cue: Cue) => boolean;
}

const AVOIDED =
  /\b(?:log ?out|sign ?out|delete account|close account|unsubscribe|cookie settings|print|privacy policy|terms)\b/;
/** What stands at the foot of every site and leads to none of its things. */
const FRAME =
  /^(?:about(?: us)?|privacy(?: policy)?|terms(?: .*)?|imprint|legal(?: notice)?|cookies?|accessibility|sitemap)$/;
const OUTSIDE = /^(?:facebook|twitter|instagram|youtube|linkedin|pinterest|x|tiktok|github)$/;

/** Against what a control is, before the place that the task names is asked for. */
export const OF_ITSELF: readonly Doubt[] = [
  {
    why: 'what is drawn and what only arranges the page draws nobody who looks for something',
    left: 0.1,
    holds: ({ step, item }) =>
      LOOKS_FOR.has(step.verb) && tellsNothing(item) && !fold(step.text).includes(item.raw.toLowerCase()),
  },
  {
    why: 'the head of a column puts rows in order and leads nowhere',
    left: 0.1,
    holds: ({ step, item }) => item.role === 'columnheader' && LOOKS_FOR.has(step.verb),
  },
  {
    why: 'what is open already would only be folded up again',
    left: 0.2,
    holds: ({ step, item }) => item.state.has('expanded') && item.kind === 'click' && LOOKS_FOR.has(step.verb),
  },
  {
    why: 'it does the contrary',
    left: 0.15,
    holds: ({ step, item, situation }) => contrary(step, item.said.folded, fold(situation.goal.text)),
  },
  { why: 'it leads to where one is', left: 0.3, holds: leadsHere },
  {
    why: 'who has nothing to sign in with does not look behind it',
    left: 0.3,
    holds: ({ step, item, situation }) =>
      SIGNS_IN.test(item.said.folded) && !['signin', 'register'].includes(step.verb) && !canSignIn(situation),
  },
  {
    why: 'it stands at the foot of every site',
    left: 0.3,
    holds: ({ step, item }) => FRAME.test(item.said.folded) && !FRAME.test(fold(step.text)),
  },
  { why: 'it bears the name of another', left: 0.45, holds: isOfAnother },
];

/** Against what a control would do for this task. */
export const OF_ITS_ACT: readonly Doubt[] = [
  {
    why: 'it ends what one is at',
    left: 0.3,
    holds: ({ item, situation }) => AVOIDED.test(item.said.folded) && !AVOIDED.test(fold(situation.goal.text)),
  },
  {
    // The flyer about bills is no bill.
    why: 'it stands with something that bears half of the name, and a name of its own',
    left: 0.4,
    holds: ({ situation, step, item, wanders }) =>
      saysLittle(step, item) && !wanders && standsAtAnother(situation, step, item),
  },
  {
    // "My appointments" are those that were made.
    why: 'it leads to what one has, or to what the shop has',
    left: 0.3,
    holds: ({ situation, step, item }) =>
      leadsToHad(situation, step, item.said.folded) || isOfTheShelf(situation, step, item, fold(situation.goal.text)),
  },
  {
    // "New task", where the step is about one that is there.
    why: 'it makes another one',
    left: 0.3,
    holds: ({ step, item }) => makesAnother(step, item.said.folded),
  },
  {
    why: 'it goes back to where one came from',
    left: 0.5,
    holds: ({ step, item }) =>
      /^(?:go )?(?:back|return) to\b/.test(item.said.folded) &&
      !LOOKS_FOR.has(step.verb) &&
      !/\b(?:back|return)\b/i.test(step.text),
  },
  {
    why: 'what is kept for later is not bought',
    left: 0.1,
    holds: ({ step, item }) =>
      /\b(?:cart|basket|bag)\b/.test(item.said.folded) && /\bwish ?list\b|\bfavou?rites\b/.test(fold(step.text)),
  },
  {
    why: 'nothing is ready to be paid',
    left: 0.3,
    holds: ({ situation, step, item }) => paysTooEarly(situation, step, item.said.folded),
  },
  {
    why: 'it leads to another site',
    left: 0.2,
    holds: ({ situation, item }) =>
      OUTSIDE.test(item.said.folded) && !fold(situation.goal.text).includes(item.said.folded),
  },
];

/** Which of the doubts hold for a control. */
export function heldAgainst(doubts: readonly Doubt[], cue: Cue): Doubt[] {
  return doubts.filter((doubt) => doubt.holds(cue));
}

/** Share of the scent that all of them leave. */
export function left(doubts: readonly Doubt[]): number {
  return doubts.reduce((share, doubt) => share * doubt.left, 1);
}

/** "No other newsletter": what is not wanted is of the kind that is, and the way to it is the same. */
const OF_THE_KIND = /\b(?:others?|else|another|further|additional)\b/;

/** Share that is left by how often one was there, by whose it is, and by what is to be avoided. */
export function leftByUse(cue: Cue): number {
  const { situation, step, item, station } = cue;
  const worn =
    !leadsHere(cue) && (station.weight < 0.8 || isThroughHere(situation, item))
      ? 0.6 ** Math.min(3, timesThere(situation, item))
      : 1;
  const avoided = situation.goal.avoid.filter(
    (avoid) => !OF_THE_KIND.test(fold(avoid)) && similarity(phrase(avoid), item.said) > 0.5,
  ).length;
  return worn * besideOthers(situation, step, item) * 0.15 ** avoided;
}

function leadsHere({ situation, item }: Cue): boolean {
  return namesThisPage(situation, item) || isKindOfThis(situation.goal.text, item) || leadsToOwnFront(situation, item);
}

function isOfAnother({ situation, step, item, wanted, station }: Cue): boolean {
  if (!isAnother(step, wanted, item, siteName(situation)) || identified(step, item)) return false;
  // What the step says in so many words is the name of nothing else.
  if (shareSaid({ situation, step, item }) > 0) return false;
  return !(station.ofThing && isCompared(situation));
}

/** Words of the name that the site bears on its first link. */
function siteName({ page, items }: Situation): ReadonlySet<string> {
  const brand = items.find((item) => item.role === 'link' && item.box !== null && item.box.y < page.height * 0.2);
  return new Set((brand?.said.tokens ?? []).map((token) => token.stem));
}
