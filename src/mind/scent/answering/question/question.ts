import { fold, numberOf, ordinalOf, phrase, type Token, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import { MEASURED, type Measure, measureOf } from '../measure.ts';
import { DAY } from '../query/bearing.ts';
import { CONDITION, withoutAside } from './aside.ts';
import { REACHED, sortsAsked, type ValueSort, WHICH } from './kinds.ts';

/** A word of a question that says of what it is asked. */
export interface Qualifier {
  token: Token;
  /** A name, a number or a day: what does not bear it is something else. */
  hard: boolean;
  /** The noun that a number belongs to: "season" of "the third season"; null where it stands alone. */
  of: Token | null;
  value: number | null;
  /** It says what kind of thing a name beside it stands for: "the Brenna oven", "the bicycle called Ferrel". */
  kind: boolean;
  /** It says what somebody does who is asked for: who stands at a thing does that, whether or not it is said. */
  deed: boolean;
}

/** What a question wants to know, and of what. */
export interface Question {
  text: string;
  sorts: readonly ValueSort[];
  qualifiers: readonly Qualifier[];
  /** "The last bus", "the first of them": which of several it is; null where none is meant. */
  place: 'first' | 'last' | null;
  /** How wide it is, what is left of it: which of several values at one thing is meant. */
  measure: Measure | null;
  /** It is asked when something ends, or when it begins. */
  edge: 'begins' | 'ends' | null;
}

/** Words that ask, and words that say what kind of value is wanted. */
const ASKING =
  /\bthe (?:two|three|four|both|pair|lot) of (?:them|us|you)\b|\bbe free\b|\b(?:find|out|tell|me|say|see|check|look|up|please|whether|if|what|what's|who|whom|whose|when|where|which|how|much|many|long|soon|far|high|heavy|wide|tall|deep|thick|weighs?|expensive|called|named|until|till|since|price|costs?|amount|fee|salary|wages?|value|charge[sd]?|asks?|get|gets|got|back|take|takes|have|has|had|there|stay|one|you|your|person|people|allowed|permitted|may|can|could|must|should|want|wants|need|needs|does|do|did|done|per|expected|currently|now|exactly|exact|according|page|site|website|in the end|at all|after|before|run|runs|leave|leaves|begin|begins|start|starts|end|ends|last|first|next|final|come|comes|came|works?(?=\s*\??\s*$))\b/gi;
/** That it is open is asked for with the hours, and tells of what is asked with anything else: "whom to ring when the surgery is closed". */
const OPEN = /\b(?:open|opens|closed?|closes)\b/gi;
/** The kind of value that is asked for, by its own name: "how many days", "which month". */
const OF_KIND =
  /\b(how (?:many|much)|which|what) (?:(?:more|whole|working|full) )?(?:time|days?|dates?|months?|years?|hours?|minutes?|weeks?|nights?|(?:centi|milli|kilo)?met(?:re|er)s|cm|mm|km|miles|inches|feet|kilo(?:gram)?s|grams|tonnes|litres|liters|pounds|euros|dollars|pence|cents|money)\b/gi;
/** What is asked for by the name of its kind is not told of it, and neither is what kind of thing it is that a name stands for. */
const WHICH_NOUN = new RegExp(WHICH.source, 'iu');
const NAMED_KIND =
  /\b(?:phone|telephone|mobile) number\b|\be-?mail address\b|\b(?:author|writer)(?= of\b)|\b[\p{L}-]+(?=\s+["“])/giu;
const ENDS = /\b(?:until|till|ends?|close|closes|over|finish|finishes|expires?|latest)\b/;
const BEGINS = /\b(?:begins?|starts?|opens?|from when|since)\b/;
const PLACE = /\b(?:the|her|his|its|their|your) (?:very )?(first|last|final|latest|earliest)\b/;

/** Words of a question by which everything on the page would be about it. */
const FAINT = 0.12;

const parsed = new WeakMap<Step, Question>();

/** Reads a question, with what the task tells before it; the same step gives the same question. */
export function questionOf(step: Step, background: string): Question {
  let question = parsed.get(step);
  if (!question) {
    question = parse(step);
    // "How much do you get back?" is asked of what was spoken of before.
    if (question.qualifiers.length === 0 && background !== '') {
      const told = qualifiersIn(step, background);
      question = { ...question, qualifiers: told.map((qualifier) => ({ ...qualifier, hard: false })) };
    }
    parsed.set(step, question);
  }
  return question;
}

/** The words of a text told around a question by which one thing is told from another. */
export function qualifiersIn(step: Step, text: string): readonly Qualifier[] {
  return text === '' ? [] : parse({ ...step, text, quoted: [] }).qualifiers;
}

/** What names the value itself, by the kind of it, and tells nothing of what it is asked. */
const OF_SORT: Partial<Record<ValueSort, RegExp>> = {
  phone: /^(?:tele|mobile)?phones?$|^(?:mobile|numbers?|calls?|rings?|dial)$/,
  email: /^(?:e-?mails?|mails?|address)$/,
  place: /^(?:place|venue|location|located|situated|held|found|kept|happens?|stands?)$/,
};
/** Those whose page it is: "the charity's shop" is called the shop there. */
const OF_PLACE =
  /\b(?:shop|store|company|firm|organi[sz]ation|charity|museum|hotel|restaurant|library|clinic|school|theatre|cinema|club|university|college|council|office|practice)['’]s\b/gi;
/** The site itself, as those speak of it who are on it. */
const THIS_SITE =
  /\b(?:(?:of|in|on|at|from|with|by) )?(?:this|our) (?:[\p{L}-]+ ){0,2}?(?:tool|app|platform|program|software|service|shop|store|site|website|company|firm|business|provider|practice|surgery|clinic|museum|gallery|inn|hotel|hostel|restaurant|caf[eé]|library|school|theatre|theater|cinema|zoo|pool|gym|club|park|university|college|office|garage|bakery|town|council|place)\b/giu;
/** Those who are paid for it: "how much would the practice charge". */
const PAYEE =
  /(?<=\b(?:do|does|did|would|will|can|could) )(?:the |your |our )?(?:[\p{Ll}-]+ )?[\p{Ll}-]+(?= (?:charge|ask for|bill)\b)/gu;
/** What somebody does who is asked for: "who teaches", "who wrote". */
const DOES =
  /\b(?:who|which \p{L}+) (?:else |first )?(?!(?:is|are|was|were|has|have|had|can|may|will|do|does|did)\b)(\p{L}+)\b/u;
/** What a word that is seldom said counts. */
const UNSAID = 0.3;

/** Whether a word stands right beside a name, or before one that it is called by. */
function standsByName(text: string, word: string, names: readonly string[]): boolean {
  const spoken = words(text).filter((one) => !/^(?:called|named|the)$/.test(one));
  return spoken.some(
    (one, i) =>
      one === word && [spoken[i - 1], spoken[i + 1]].some((other) => other !== undefined && names.includes(other)),
  );
}

function parse(whole: Step): Question {
  const step = { ...whole, text: withoutAside(whole.text) };
  const asked = fold(step.text);
  const measure = measureOf(asked);
  const names = [...step.quoted, ...properNames(step.text)].flatMap((name) => words(name));
  const said = phrase(
    step.text
      .replace(OF_PLACE, ' ')
      .replace(PAYEE, ' ')
      .replace(/["“”?]/g, ' '),
  );
  const sorts = sortsAsked(step.text);
  const kept = phrase(
    step.text
      .replace(sorts[0] && REACHED.has(sorts[0]) ? /$^/ : OPEN, ' ')
      .replace(OF_KIND, '$1')
      .replace(PAYEE, ' ')
      .replace(WHICH_NOUN, 'which')
      .replace(NAMED_KIND, ' ')
      .replace(measure ? MEASURED : /$^/, ' ')
      .replace(THIS_SITE, ' ')
      .replace(ASKING, ' ')
      .replace(/["“”?]/g, ' ')
      .trim() || ' ',
  );
  const left = new Set(kept.tokens.map((token) => token.word));
  const valued = (token: Token) => numberOf(token.word) ?? ordinalOf(token.word);
  const deed = sorts[0] === 'person' || sorts[0] === 'name' ? DOES.exec(asked)?.[1] : undefined;
  // A question that begins with it asks whether it is so.
  const condition = CONDITION.exec(asked);
  const conditional = condition && condition.index > 0 && sorts[0] !== 'truth' ? words(condition[0]) : [];
  const qualifiers: Qualifier[] = [];
  for (const [i, token] of said.tokens.entries()) {
    const value = valued(token);
    if (!left.has(token.word) && (value === null || sorts[0] === 'name')) continue;
    if (/^(?:first|last|one|second|seconds|next)$/.test(token.word) && !left.has(token.word)) continue;
    const hard = token.number || value !== null || names.includes(token.word) || DAY.test(token.word);
    if (!hard && (token.weight <= FAINT || (sorts[0] && OF_SORT[sorts[0]]?.test(token.word)))) continue;
    if (qualifiers.some((other) => other.token.stem === token.stem && other.value === value)) continue;
    // "The third season" and "season 3", but "second in the race".
    const spoken = words(step.text);
    const place = spoken.indexOf(token.word) + (numberOf(token.word) === null ? 1 : -1);
    const near =
      value === null
        ? undefined
        : [said.tokens[i - 1], said.tokens[i + 1]].find((other) => other?.word === spoken[place]);
    const untold = token.word === deed || (!hard && conditional.includes(token.word));
    const weight = untold ? UNSAID * token.weight : token.weight;
    qualifiers.push({
      token: { ...token, weight },
      hard,
      value,
      kind: !hard && standsByName(step.text, token.word, names),
      deed: token.word === deed,
      of: value !== null && near && !near.number ? near : null,
    });
  }
  const place = PLACE.exec(asked)?.[1];
  return {
    text: asked,
    sorts,
    qualifiers,
    place: place ? (/first|earliest/.test(place) ? 'first' : 'last') : null,
    measure,
    edge: ENDS.test(asked) ? 'ends' : BEGINS.test(asked) ? 'begins' : null,
  };
}
