import { fold, numberOf, type Phrase, parseTime, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';

/** A time of day, "3 in the afternoon"; a number of something else is none: "13 by 18 centimetres". */
const CLOCK =
  '((?:\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?|\\p{L}+(?= o.clock| in the (?:morning|afternoon|evening)))(?: o.clock)?(?: in the (?:morning|afternoon|evening))?|noon|midnight)(?![\\d.:]|\\s?(?:[%€£$]|(?:centi|milli|kilo)?met(?:re|er)s?\\b|[cmk]?m\\b|inch|feet|foot|[mk]?g\\b|kilo|lit(?:re|er)s?\\b|m?l\\b|percent|euros?\\b|pounds?\\b|dollars?\\b))';
const AFTER = new RegExp(
  `\\b(?:after|later than|not before|no earlier than|between)\\s+(?:about\\s+)?${CLOCK}(?!\\d)`,
  'iu',
);
const BEFORE = new RegExp(
  `\\b(?:before|earlier than|by|no later than|until|between\\s+${CLOCK}\\s+and)\\s+(?:about\\s+)?${CLOCK}(?!\\d)`,
  'iu',
);
const PARTS: Array<[RegExp, [number, number]]> = [
  [/\b(?:in the|this|\w+day) morning\b/, [0, 719]],
  [/\b(?:in the|this|\w+day) afternoon\b/, [720, 1079]],
  [/\b(?:in the|this|\w+day) evening\b/, [1020, 1439]],
];

const NOON = 12;

function minutes(text: string | undefined): number | null {
  if (!text) return null;
  if (/^noon/i.test(text)) return 720;
  if (/^midnight/i.test(text)) return 1439;
  const late = /\b(?:afternoon|evening)$/i.test(text);
  const bare = text.replace(/ (?:o.clock|in the \p{L}+)/giu, '').trim();
  const hour = numberOf(bare);
  const time = hour === null ? parseTime(bare.replace(/(\d)\.(?=\d)/, '$1:')) : `${hour}:00`;
  const [hours, rest] = (time ?? '').split(':').map(Number);
  if (hours === undefined || rest === undefined || Number.isNaN(hours)) return null;
  return (late && hours < NOON ? hours + NOON : hours) * 60 + rest;
}

/** The span of a day, in minutes, within which a wish wants something to begin: "after 11:00 and before 15:00"; null without one. */
export function spanOf(wish: string): [number, number] | null {
  const from = minutes(AFTER.exec(wish)?.[1]);
  const to = minutes(BEFORE.exec(wish)?.at(-1));
  if (from !== null || to !== null) return [from ?? 0, to ?? 1440];
  return PARTS.find(([said]) => said.test(fold(wish)))?.[1] ?? null;
}

/** Whether a thing, or the page it stands on, bears the proper names that the task gives it: a house in Westbury is in Westbury. */
export function bearsNames(step: Step, item: Item, about: string): boolean {
  const spoken = step.pairs.reduce((text, pair) => text.replace(pair.value, ' '), step.text);
  const told = fold(`${item.label} . ${item.context.text} . ${about}`);
  return properNames(spoken).every((name) => told.includes(fold(name)));
}

/** The first time of day that a text tells, in minutes: when something begins. */
export function beginsAt(text: string): number | null {
  return minutes(/\b\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?|\b\d{1,2}\s?[ap]\.?m\b/i.exec(text)?.[0]);
}

/** What a wish counts, which tells how many and not of what kind. */
const COUNTED = /^(?:people|persons?|guests?|adults?|children|nights?|days?|seats?|rooms?|tickets?|pieces?|items?)$/;

function bears(text: Phrase, stem: string): boolean {
  return text.tokens.some((token) => token.stem === stem);
}

/**
 * Of things of a kind those that are as the task describes them: within the span of time that it names, and with the words of the
 * description that some of the things bear and others do not ("the cheapest direct train"). All of them where that leaves none.
 */
export function asDescribed(step: Step, things: readonly Item[], about: Phrase): Item[] {
  const told = (item: Item) => `${item.label} . ${item.context.text}`;
  const span = spanOf(step.text);
  let left = [...things];
  if (span) {
    const timed = left.filter((item) => beginsAt(told(item)) !== null);
    if (timed.length >= 2)
      left = timed.filter((item) => {
        const at = beginsAt(told(item))!;
        return at >= span[0] && at <= span[1];
      });
  }
  const said = new Map(left.map((item) => [item, phrase(told(item))]));
  // On a shelf of bags a tote is a bag, whatever it is called.
  const kind = phrase(step.object.split(/\s(?:in|on|at|of|for|with|from)\s/i)[0] ?? '').tokens.at(-1)?.stem;
  for (const token of phrase(`${step.object} ${step.scope}`).tokens) {
    if (token.stem === kind && bears(about, token.stem)) continue;
    if (token.weight < 0.15 || /\d/.test(token.word) || COUNTED.test(token.word)) continue;
    const bearing = left.filter((item) => bears(said.get(item)!, token.stem));
    if (bearing.length > 0 && bearing.length < left.length) left = bearing;
  }
  return left;
}
