import { fold, isStopWord, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { leavesOut } from '../filling/coverage/boxes.ts';
import type { Goal } from '../goal/types.ts';
import { isVerb } from '../goal/verbs/index.ts';
import { isClickable, sameWords } from './match.ts';

/** Words of what is forbidden that name nothing: "anything", "yet". */
const EMPTY =
  /^(?:anything|nothing|something|anybody|anyone|it|them|this|that|any|yet|now|today|already|either|up|off|out)$/;
/** All but what is asked for: the act itself may be asked for, too. */
const BESIDE = /\b(?:else|other|others|more|rest|again)\b/;
/** Acts of sending off, starting and ending, which are not undone by another press; what is opened, typed or ticked can be. */
const WEIGHTY = new Set(
  'send start book order buy pay reserve publish submit delete remove cancel begin launch print post release share confirm subscribe join sign register call ring rent hire run fire'.split(
    ' ',
  ),
);

/** "Press “Call the manager”": the control itself, by its name. */
const PRESSES =
  /^(?:press|click|tap|use|touch)(?:ing)?\s+(?:on\s+)?(?:the\s+(?:button\s+|link\s+)?)?["“]?(.+?)["”]?(?:\s+(?:button|link))?$/i;

/** "Want to order yet": who does not want it. */
const UNWISHED = /^(?:want|wish|need|like|mean|intend)\s+to\s+/;

interface Forbidden {
  verb: string;
  things: string[];
}

const read = new WeakMap<Goal, Forbidden[]>();

/** "Reserving" and "reserve": the verb itself. */
function verbOfWord(word: string): string | null {
  const stems = [word, word.replace(/ing$/, ''), word.replace(/ing$/, 'e'), word.replace(/(.)\1ing$/, '$1')];
  return stems.find((one) => WEIGHTY.has(one) && isVerb(one)) ?? null;
}

function contentOf(text: readonly string[]): string[] {
  return text.filter((word) => !EMPTY.test(word) && !isStopWord(word)).map(stem);
}

function forbiddenActs(goal: Goal): Forbidden[] {
  let found = read.get(goal);
  if (!found) {
    found = goal.avoid.flatMap((text) => {
      const [first = '', ...rest] = words(fold(text).replace(UNWISHED, ''));
      const verb = BESIDE.test(fold(text)) ? null : verbOfWord(first);
      return verb ? [{ verb, things: contentOf(rest) }] : [];
    });
    read.set(goal, found);
  }
  return found;
}

/** Whether the task asks for an act by the same verb, so that only the thing of the forbidden one tells them apart. */
function isAsked({ steps }: Goal, verb: string): boolean {
  return steps.some(({ text }) => words(fold(text)).some((word) => stem(word) === stem(verb)));
}

/** Whether what bears a label does what the task forbids in so many words: "Start kiln", for who is told not to start the kiln yet. */
export function forbids(goal: Goal, label: string): boolean {
  const [first = '', ...rest] = words(fold(label));
  if (goal.avoid.some((text) => sameWords(PRESSES.exec(text)?.[1] ?? '', label))) return true;
  return forbiddenActs(goal).some(({ verb, things }) => {
    if (stem(first) !== stem(verb)) return false;
    const own = contentOf(rest);
    const shared = own.some((word) => things.includes(word));
    return isAsked(goal, verb) ? shared : things.length === 0 || own.length === 0 || shared;
  });
}

/** Share of the words of a button that what is not to be done says of it. */
const SAID = 0.6;
/** "Do not send it yet". */
const YET = /\s(?:yet|now|for now|at all|just yet|any ?more)\W*$/i;

function firstOf(text: string): string {
  return words(fold(text))[0] ?? '';
}

/**
 * Whether pressing this is the very act that the task says is not to be done: "Send list to the wardrobe", for who is told not to send the list yet.
 * An act that the task asks for elsewhere is refused for one thing only, which its row tells.
 */
export function isForbidden(goal: Goal, item: Item): boolean {
  if (!isClickable(item) || item.role === 'link' || item.role === 'tab') return false;
  // Who is to go without something takes it back where it is ticked beforehand.
  if (item.state.has('checked')) return false;
  // Nor is something done by what is ticked for it not to be.
  if (item.kind === 'check' && leavesOut(item)) return false;
  if (forbids(goal, item.raw)) return true;
  // "Do not check out yet".
  if (goal.avoid.some((text) => sameWords(text.replace(YET, ''), item.raw))) return true;
  const act = stem(firstOf(item.raw));
  return goal.avoid.some((text) => {
    const told = firstOf(text);
    if (!isVerb(told) || stem(told) !== act || goal.steps.some((step) => stem(firstOf(step.text)) === act))
      return false;
    const said = phrase(text.replace(YET, ''));
    return literalCoverage(item.said, said) >= SAID || literalCoverage(said, item.said) > 0.99;
  });
}
