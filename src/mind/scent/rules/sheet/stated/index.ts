import { formatDate, numberOf } from '../../../../language/index.ts';
import { NOT } from '../../../filling/coverage/told.ts';
import type { Situation } from '../../../situation.ts';
import type { Answer } from '../answer.ts';
import { type Blank, yesAndNo } from '../blanks.ts';
import { type Anchor, anchorsIn, wordsOf } from './anchors.ts';
import { switchesIn } from './switches.ts';
import { answerIn, isSaid, optionIn, STATED, windowBehind } from './values.ts';

/** What a form is told in its own words. */
export interface Stated {
  answers: readonly Answer[];
  /** Characters of the task that are accounted for by them. */
  spans: ReadonlyArray<readonly [number, number]>;
}

/** Statements from which on a form is plainly the one that a task is about. */
const SEVERAL = 3;
/** Words before the name of a list or a field in which its value may stand: "in the category", "60 % probability". */
const BEFORE =
  /(?:^|[\s,(])((?:["“«][^"”»]+["”»]|[\p{L}\p{N}.,%’'-]+)(?:\s+(?:as|for|in|under)\s+(?:the\s+|its\s+)?|\s+))$/u;

/**
 * Reads what a task states for a form in the form's own words: "Severity: Major", "set Source to “Trade fair”", "first name Tobias", "tick
 * “First visit” and clear “Reminders”". A name of the form is looked for in the task, and the value that stands with it has to be one that
 * the field takes; nothing is guessed.
 */
export function statedIn(situation: Situation, blanks: readonly Blank[]): Stated {
  const text = inDoubleQuotes(situation.asked);
  const said = wordsOf(text);
  const anchors = anchorsIn(text, said, blanks);
  const answers: Answer[] = [];
  const spans: Array<readonly [number, number]> = [];
  const free = (blank: Blank) => !answers.some((answer) => answer.blank === blank);
  const windows: Array<{ blank: Blank; said: string }> = [];
  for (const { answer, span } of switchesIn(text, blanks)) {
    answers.push(answer);
    spans.push(span);
  }
  for (const anchor of anchors) {
    if (spans.some(([from, to]) => anchor.start >= from && anchor.end <= to)) continue;
    const window = windowBehind(text, anchor, anchors);
    for (const blank of anchor.blanks) {
      if (!free(blank)) continue;
      const found =
        countBefore(text, anchor, blank) ??
        (isSaid(window.said) ? answerIn(situation, blank, window) : null) ??
        onSameDay(situation, blank, window.said, answers) ??
        toldBefore(text, anchor, blank) ??
        yesOrNo(text, anchor, blank);
      if (!found) continue;
      answers.push(found);
      // Words are told to their end; of anything else only what was read is accounted for.
      spans.push([anchor.start, blank.kind === 'text' ? Math.max(anchor.end, window.end) : anchor.end]);
      windows.push({ blank, said: window.said });
    }
  }
  const all = [...answers, ...unitsOf(blanks, answers, windows)];
  const several = all.length >= SEVERAL && all.some(({ blank }) => blank.kind !== 'box');
  // One name or two may be words of the task like any others.
  return several ? { answers: all, spans } : { answers: [], spans: [] };
}

/** Single quotation marks made double, each of one sign, so that all stands where it stood. */
const inDoubleQuotes = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])['‘]([^'‘’]{2,}?)['’](?![\p{L}\p{N}])/gu, '"$1"');

/** "Ends the same day at 13:30": the day that was stated last. */
function onSameDay(situation: Situation, blank: Blank, said: string, answers: readonly Answer[]): Answer | null {
  if (blank.kind !== 'date' || !/^(?:on )?(?:the|that) same (?:day|date)\b/i.test(said.trim())) return null;
  const before = answers.findLast((answer) => answer.blank.kind === 'date');
  if (!before) return null;
  const day = before.day ? formatDate(before.day, '') : before.text.slice(0, 10);
  return answerIn(situation, blank, {
    said: said.replace(/^.*?\bsame (?:day|date)/i, day),
    joined: true,
    quoted: false,
  });
}

/** "Not registered for VAT", for a question that is answered with yes or no and asks just that. */
function yesOrNo(text: string, anchor: Anchor, blank: Blank): Answer | null {
  const answers = anchor.length < 2 ? null : yesAndNo(blank);
  if (!answers) return null;
  const clause = text
    .slice(0, anchor.start)
    .split(/[.;:!?]\s|,\s/)
    .at(-1)!;
  const denied =
    NOT.test(clause) ||
    /\b(?:not|no|never|neither|nor|without)\s*$/i.test(clause) ||
    /\b(?:not|no|never)\b/i.test(text.slice(anchor.start, anchor.end));
  return { blank, text: denied ? answers.no : answers.yes, fit: STATED };
}

/** "3 years and 4 months", "two adults": a number that stands right before what it counts. */
function countBefore(text: string, anchor: Anchor, blank: Blank): Answer | null {
  if (blank.kind !== 'number' && blank.kind !== 'counter') return null;
  const before = /(?:^|[\s(])(\d[\d.,]*|\p{L}+)[\s-]+$/u.exec(text.slice(0, anchor.start))?.[1];
  const number = before ? numberOf(before) : null;
  return number === null ? null : { blank, text: String(number), fit: STATED };
}

/** A choice that is told before its name: "“Community” as the category". */
function toldBefore(text: string, anchor: Anchor, blank: Blank): Answer | null {
  if (blank.kind !== 'list' && blank.kind !== 'choice') return null;
  const before = BEFORE.exec(text.slice(0, anchor.start).replace(/\s+(?:the|its|an?)\s+$/, ' '))?.[1];
  const option = before ? optionIn(before, blank.options) : null;
  return option === null ? null : { blank, text: option, fit: STATED };
}

/** The list of units that stands right behind a number: "3 hours" is told for both. */
function unitsOf(
  blanks: readonly Blank[],
  answers: readonly Answer[],
  windows: ReadonlyArray<{ blank: Blank; said: string }>,
): Answer[] {
  return blanks.flatMap((blank, i) => {
    const before = blanks[i - 1];
    const window = windows.find((one) => one.blank === before);
    if (blank.kind !== 'list' || before?.kind !== 'number' || !window) return [];
    if (answers.some((answer) => answer.blank === blank)) return [];
    const option = optionIn(window.said.split(/[,;]/)[0]!, blank.options);
    return option === null ? [] : [{ blank, text: option, fit: STATED }];
  });
}
