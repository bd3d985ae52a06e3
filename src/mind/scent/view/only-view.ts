import { fold, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isSearchBox } from '../filling/fields.ts';
import type { Step, Verb } from '../goal/types.ts';
import { isVerb } from '../goal/verbs/index.ts';
import { isClickable } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import { headsColumn } from '../things/column-heads.ts';
import { placesOf, type Said, type Span } from './said.ts';

/** Acts that change more than how something is shown. */
const DOES = new Set<Verb>([
  'buy',
  'add',
  'register',
  'signin',
  'signout',
  'drag',
  'upload',
  'search',
  'back',
  'submit',
  'hover',
  'wait',
]);
/** Verbs of setting how something is shown, which a page may also call a button by. */
const SETS =
  /^(?:show|sort|order|filter|set|change|switch|choose|select|pick|put|make|list|display|arrange|view|limit|narrow|leave|check|use|turn|apply|see|close|hide|open|go|stay|keep)$/;
/** Asking for something to be told. */
const ASKS =
  /^(?:how|what|who|whose|when|where|which|why|tell|report|name|count|say|find out|note|is|are|does|do|has|have)\b/i;
/** What takes things away for good. */
const REMOVES = /^(?:delete|remove|discard|erase|trash|bin|cancel|drop)\b|🗑/iu;
/** What is asked for is answered by what is left to be seen. */
const STAYS = /\b(?:leave|keep)\b[^.?!]*\bon (?:the |my |your )?screen\b/i;
/** Whether a task ends with what a list shows. */
export function leavesShown(text: string): boolean {
  return STAYS.test(text);
}

/** Steps that lead somewhere, and words that speak of how something is shown all the same. */
const LEADS = new Set<Verb>(['reach', 'locate']);
const SHOWN =
  /\b(?:show\w*|sort\w*|order(?:ed)?|filter\w*|list(?:ed)?|set|only|view|display\w*|switch\w*|language|currency|theme|mode|first|per page|by|as|instead|should|must|to be|appear\w*|hid\w*)\b/i;
/** Weight from which a word says something of its own. */
const TELLING = 0.35;

/** Whether a step asks for something that the controls of the page other than its settings do. */
function doesMore(step: Step, others: readonly Item[], stays: boolean): boolean {
  if (DOES.has(step.verb)) return true;
  // What a list cannot be rid of is only not to be shown.
  if (step.verb === 'remove') return others.some((item) => REMOVES.test(item.raw));
  if (step.verb === 'learn' && ASKS.test(step.text)) return !stays;
  const [verb = ''] = words(step.text);
  // What is to be done in the world is told by its verb: "swap one thing for the other".
  if (step.verb === 'transact' && isVerb(verb) && !SETS.test(verb)) return true;
  return !SETS.test(verb) && others.some((item) => stem(words(item.raw)[0] ?? '') === stem(verb));
}

/**
 * Whether all that a task asks is how something is shown: none of its steps does anything else, and it names none of the things and other
 * controls of the page.
 */
export function isOnlyView(
  { page, goal, knowledge }: Situation,
  said: Said,
  settings: ReadonlySet<Item>,
  spans: readonly Span[],
): boolean {
  if (knowledge.length > 0 || goal.steps.length === 0) return false;
  const about = new Set([page.title, ...page.headings.slice(0, 2).map(({ text }) => text)].map(fold));
  const others = page.items.filter(
    (item) =>
      isClickable(item) &&
      !settings.has(item) &&
      item.raw !== '' &&
      !about.has(fold(item.raw)) &&
      !headsColumn(page, item),
  );
  // What is to be filled in is more than how it is shown, where there are fields for words.
  const writes = page.items.some((item) => item.kind === 'type' && !isSearchBox(item));
  if (writes && goal.steps.some(({ verb, pairs }) => verb === 'enter' && pairs.every(({ field }) => field === '')))
    return false;
  // Who wants to get to a page sets nothing.
  if (goal.steps.every(({ verb, text }) => LEADS.has(verb) && !SHOWN.test(text))) return false;
  const stays = leavesShown(said.text);
  if (goal.steps.some((step) => doesMore(step, others, stays))) return false;
  const free = ([from, to]: Span) => !spans.some(([a, b]) => a < to && from < b);
  return !others.some(
    (item) =>
      words(item.raw).length > 1 &&
      phrase(item.raw).tokens.some(({ weight }) => weight > TELLING) &&
      placesOf(said, item.raw).some(free),
  );
}
