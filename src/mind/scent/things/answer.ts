import { fold, literalCoverage, type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Answer } from '../answering/answer.ts';
import { knownKind } from '../answering/asked.ts';
import { WHICH } from '../answering/question/kinds.ts';
import type { Step } from '../goal/types.ts';
import { sameWords } from '../meaning/match.ts';
import { furtherDown } from '../rules/way/look.ts';
import type { Situation } from '../situation.ts';
import { type Ask, askOf } from './ask.ts';
import { bearsWord } from './fitting.ts';
import { readThings } from './reading.ts';
import { signOf, type Thing, type Things } from './thing.ts';

const OF_TWO = /\b(?:\w{3,}er|more|less|better|worse)\b.*\bor\b/;
const NAMES_THING =
  /^(?:(?:find out|tell me|say|look up|see) )?(?:which|who|whose|what (?:is|are) the (?:name|title)|what\b)/;
const COUNTS = /\bhow many\b|\b(?:the|total) number of\b|\bcount\b/;

/** The property of a thing that a question asks for: the one whose head it names; null where it names none, or more than one. */
function propertyAsked(thing: Thing, said: Phrase, step: Step): string | null {
  const asked = new Set(words(step.text).map(stem));
  const named = thing.properties.filter(({ head, text }) => {
    const own = words(head).map(stem);
    return own.length > 0 && text !== thing.name && own.every((word) => asked.has(word)) && signOf(text) === null;
  });
  const longest = named.sort((a, b) => words(b.head).length - words(a.head).length);
  if (longest.length === 0) return null;
  const best = longest.filter(({ head }) => words(head).length === words(longest[0]!.head).length);
  const [only] = best.length === 1 || literalCoverage(phrase(best[0]!.head), said) > 0.99 ? best : [];
  // "Where does the interview take place?" is not answered by whom it is with.
  const kind = knownKind(fold(step.text));
  if (!only || (kind && !kind[1].test(only.text) && !kind[0].test(fold(only.head)))) return null;
  return only.text;
}

/** Things among which one that alone bears a telling word is the one that is asked about, and the weight of such a word. */
const MANY = 5;
const TELLING = 0.6;
/** The longest row that is read out as a whole. */
const LONGEST = 160;

/**
 * Of a list that names none of its columns the row that a question speaks of: it alone bears what the question tells of it, and all of
 * it is the answer then. Null where none does, or more than one.
 */
function rowSpokenOf(step: Step, { things }: Things, { said }: Ask): Thing | null {
  const headed = things.filter(({ properties }) => properties.some(({ head }) => head !== ''));
  if (things.length < MANY || headed.length > 0.5 * things.length) return null;
  const asked = stem(WHICH.exec(fold(step.text))?.[1] ?? '');
  const bearing = said.tokens
    .filter((token) => token.weight >= TELLING && token.stem !== asked)
    .map((token) => things.filter((thing) => bearsWord(thing, token.word, token.stem)));
  const [only] = bearing.find((those) => those.length === 1) ?? [];
  const agree = bearing.every((those) => those.length === 0 || (only && those.includes(only)));
  return only && agree && only.text.length <= LONGEST ? only : null;
}

/** What a row tells, without what can be pressed there. */
function inOneLine({ properties, items }: Thing): string {
  const told = properties.filter(({ text }) => !items.some((item) => sameWords(item.raw, text)));
  return told.map(({ head, text }) => (head ? `${head}: ${text}` : text)).join(', ');
}

/**
 * What a table, or cards with labelled values, answer: which of the things is as asked, or what stands at a property of the one that is
 * named. Null where they leave it open.
 */
export function answerAmong(situation: Situation, step: Step): Answer | null {
  if (step.quoted.length > 1 || OF_TWO.test(fold(step.text)) || COUNTS.test(fold(step.text))) return null;
  const found = readThings(situation, step);
  const ask = askOf(step);
  if (!found || found.missing !== null || found.set.from === 'entries') return null;
  const { set, things, told, measured, ranked } = found;
  if (ask.superlative) {
    const best = ranked[found.nth !== null && found.nth > 0 ? found.nth - 1 : 0];
    if (!best || furtherDown(situation) || (told === 0 && things.length < set.things.length)) return null;
    const about = told >= 2;
    if (!about) return null;
    const value = propertyAsked(best.thing, ask.said, step);
    const kind = knownKind(fold(step.text));
    if (value === null && kind && !NAMES_THING.test(fold(step.text)) && !kind[1].test(best.thing.name)) return null;
    const shown = value && !NAMES_THING.test(fold(step.text)) ? `${best.thing.name}: ${value}` : best.thing.name;
    return { line: shown, fit: 0.8 };
  }
  const row = NAMES_THING.test(fold(step.text)) ? rowSpokenOf(step, set, ask) : null;
  if (row) return { line: inOneLine(row), fit: 0.75 };
  if (told < 1) return null;
  const place = found.nth === null ? 0 : found.nth > 0 ? found.nth - 1 : things.length + found.nth;
  const thing = things[place];
  if (!thing || (things.length !== 1 && (found.nth === null || furtherDown(situation)))) return null;
  const value = propertyAsked(thing, ask.said, step);
  if (value !== null) return { line: `${thing.name}: ${value}`, fit: 0.85 };
  if (measured >= 1 && NAMES_THING.test(fold(step.text))) return { line: thing.name, fit: 0.75 };
  return null;
}
