import { fold, literalCoverage, phrase, WEEKDAYS, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { demandsIn } from '../filling/coverage/told.ts';
import { sentences } from '../goal/sentences.ts';

/** What is known of the reader and of what they want, by which a rule is theirs or is not. */
export interface Case {
  text: string;
  today: Date;
}

/** Says that a rule holds for all to whom the one before it does not. */
const OTHERWISE =
  /\b(?:otherwise|else|others|all other|every other|any other|in all other cases|the rest|smaller|larger|bigger|older|younger|shorter|longer|if not)\b/;
const BOUND =
  /\b(more than|over|above|at least|from|up to|under|below|fewer than|less than|at most|not more than|no more than)\s+(\d+)\b|\b(\d+)\s+(?:\p{L}+\s+)?(?:or|and)\s+(more|over|above|older|fewer|less|under|younger)\b/u;
const UPWARDS = /^(?:more than|over|above|at least|from|more|older)$/;
const WITHIN = /^(?:at least|from|up to|at most|not more than|no more than)$/;
/** What stands before what has to be there for a rule to hold. */
const PRESENCE = /\b(?:if|when|whoever|with|in case|for|without|who)\b(.*)$/;
const DENIES = /\b(?:no|not|without|never|none|neither)\b|n['’]t\b/;
/** Weight from which on a word says what has to be there. */
const TELLS = 0.3;
/** Share of what has to be there that somebody says of themselves. */
const MUCH = 0.5;

/** Whether a number of the reader keeps to a bound: how many they are, or how old. */
function keepsBound(said: string, { text, today }: Case): boolean | null {
  const found = BOUND.exec(said);
  if (!found) return null;
  const word = found[1] ?? found[4]!;
  const limit = Number(found[2] ?? found[3]);
  const noun = /^\s*(\p{L}+)/u.exec(said.slice(found.index + found[0].length))?.[1] ?? '';
  const years = /\b(?:aged?:?|am|is|who is|i'm)\s+(\d{1,3})\b(?!\s*(?:people|persons|guests|kg|cm|m)\b)/.exec(
    fold(text),
  )?.[1];
  const numbers = demandsIn(text, today, true).filter((one) => one.kind === 'number' && !one.weak);
  const named = numbers.find(({ nouns }) => nouns.some((own) => own.startsWith(noun.slice(0, 5)) && noun.length > 2));
  const own = named?.number ?? (years ? Number(years) : numbers.length === 1 ? numbers[0]!.number : null);
  if (own === null) return null;
  if (found[4] || WITHIN.test(word)) return UPWARDS.test(word) ? own >= limit : own <= limit;
  return UPWARDS.test(word) ? own > limit : own < limit;
}

/** Whether the day of the reader is one of those that a rule names. */
function onDay(said: string, { text, today }: Case): boolean | null {
  const named = WEEKDAYS.map((day, i) => (new RegExp(`\\b${day}s?\\b`).test(said) ? i : -1)).filter((i) => i >= 0);
  const weekdays = /\b(?:weekdays?|working days?|week days?)\b/.test(said);
  const weekends = /\bweekends?\b/.test(said);
  if (named.length === 0 && !weekdays && !weekends) return null;
  const day = demandsIn(text, today, true).find((one) => one.day !== null)?.day;
  if (!day) return null;
  const at = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  const free = at === 0 || at === 6;
  return named.includes(at) || (weekdays && !free) || (weekends && free);
}

/** Whether the reader says of themselves what has to be so for a rule to hold. */
function saysSo(said: string, { text }: Case): boolean | null {
  const told = PRESENCE.exec(said);
  if (!told) return null;
  const asked = phrase(told[1]!.replace(/,.*$/, '')).tokens.filter(
    (token) =>
      token.weight > TELLS && !/^(?:event|visit|booking|bring|need|needed|have|take|like|want)$/.test(token.word),
  );
  if (asked.length === 0) return null;
  const share = (fact: string) =>
    asked.filter((token) => literalCoverage(phrase(token.word), phrase(fact)) === 1).length / asked.length;
  const fact = sentences(text)
    .flatMap((one) => one.split(/,\s+|\s+and\s+|\s+but\s+/))
    .sort((a, b) => share(b) - share(a))[0];
  if (!fact || share(fact) < MUCH) return null;
  const holds = !DENIES.test(fold(fact));
  return /\bwithout\b/.test(told[0]) ? !holds : holds;
}

function holdsFor(said: string, facts: Case): boolean | null {
  return onDay(said, facts) ?? keepsBound(said, facts) ?? saysSo(said, facts);
}

/** The answers of a form that a sentence names, with where it names them last. */
function namedIn(sentence: string, answers: readonly Item[]): Array<{ item: Item; at: number; end: number }> {
  const low = fold(sentence);
  return answers
    .flatMap((item) => {
      const name = fold(item.label.replace(/\s*\(.*\)\s*$/, ''));
      const at = name.length > 2 ? low.lastIndexOf(name) : -1;
      return at < 0 ? [] : [{ item, at, end: at + name.length }];
    })
    .sort((a, b) => a.at - b.at);
}

/** What the rules of a page say of each answer of its form: those that are the reader's to give, and all that they speak of. */
export function byRules({ lines, items }: Page, facts: Case): { chosen: Item[]; named: Item[] } {
  const answers = items.filter((item) => item.kind === 'check' && !item.disabled);
  const chosen: Item[] = [];
  const named: Item[] = [];
  for (const { text, level } of lines) {
    if (level > 0 || answers.some((item) => item.raw === text)) continue;
    let before: boolean | null = null;
    for (const sentence of sentences(text)) {
      const found = namedIn(sentence, answers);
      if (found.length === 0 || words(sentence).length < SENTENCE) continue;
      const low = fold(sentence);
      const ahead = found.length === 1 || holdsFor(low.slice(0, found[0]!.at), facts) !== null;
      for (const [i, { item, at, end }] of found.entries()) {
        const part = ahead
          ? low.slice(found[i - 1]?.end ?? 0, i === found.length - 1 ? undefined : end)
          : low.slice(i === 0 ? 0 : at, found[i + 1]?.at);
        const other: boolean = OTHERWISE.test(part) && before !== null && !BOUND.test(part);
        const holds: boolean | null = other ? !before : holdsFor(part, facts);
        if (holds === null) continue;
        named.push(item);
        if (holds) chosen.push(item);
        before = other ? before : holds;
      }
    }
  }
  return { chosen: chosen.filter((item, i) => chosen.indexOf(item) === i), named };
}
/** Words from which on a line is a rule. */
const SENTENCE = 4;
