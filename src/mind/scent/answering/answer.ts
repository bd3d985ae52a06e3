import {
  coverage,
  fold,
  literalCoverage,
  NOT_BEHIND_SHORT,
  numbers,
  type Phrase,
  phrase,
  prices,
  stem,
} from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isClickable, properNames } from '../meaning/match.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';
import { kindAsked, knownKind } from './asked.ts';
import { isOfList } from './of-list.ts';
import { linesUnderHeads } from './question/heads.ts';
import { ofOtherParts } from './question/other-part.ts';

/** A line of the page that answers, and how well it fits the question, 0..1. */
export interface Answer {
  line: string;
  fit: number;
}

const QUESTION_WORDS =
  /\b(?:what|what's|who|whose|when|where|which|how|much|many|long|find|out|tell|look|up|is|are|does|do|did|the|of|for|price|cost|name|number)\b/gi;

/** When a place lets people in, in the question and on the page. */
const OPENS = /\b(?:when|until|what time|how long)\b/;
const OPENING = /\b(?:open|opens|opening|hours|last entry|entry until|doors)\b/;

const OPEN = /\b(?:open(?:s|ed)?|clos(?:e|es|ed))\b/gi;

/** How well a line that shows the kind of value asked for fits, beside what it is about. */
const TYPED = 0.38;
/** Scent of what was opened, from which what comes up is read as its answer. */
const UNFOLDED = 12;
/** A day at the head of a column says when and not where. */
const DAY = /^(?:\p{L}+,? )?\d{1,2}\.? \p{L}{3,9}(?: \d{4})?$/u;
const WHO = /^(?:find out |see |tell me )?who(?:se)?\b/;
/** The longest line that is read as an answer. */
const LONGEST = 400;

/** Words of a question that say what kind of answer is wanted, or nothing. */
const PASSING =
  /\b(?:day|date|time|will|would|can|could|should|come|comes|arrive|arrives|coming|happen|happens|take|takes|get|gets|need|needs|have|has|had|been|meets?|enter|entered|until|till|you|your|can|held|keeps?|kept|stored?|stores|located|situated|stands?|sits?|lives?|runs?|starts?|begins?|ends?|last|current|exact|exactly|please|page|article|post|website|site|according)\b/gi;

/** Words for the place that one is in: its pages speak of "our hours", not of the shop's. */
const THIS_PLACE =
  /\b(?:shop|store|site|website|company|business|firm|organi[sz]ation|museum|gallery|inn|hotel|restaurant|library|clinic|school|theatre|theater|cinema|zoo|pool|gym|club|university|college)(?:'s)?\b/gi;

/** Where the next sentence of a line begins: "Mr. Bahr" is one name. */
const NEXT_SENTENCE = new RegExp(String.raw`(?<=[.!?])${NOT_BEHIND_SHORT}\s+(?=[\p{Lu}\d])`, 'u');

/** Of a line in several sentences the one that answers, for saying it: nobody reads a whole paragraph out. */
export function tellingPart(line: string, step: Step): string {
  const parts = line.split(NEXT_SENTENCE);
  if (parts.length < 2) return line;
  const kind = knownKind(fold(step.text))?.[1];
  const question = phrase(step.text);
  const told = (part: string) =>
    literalCoverage(question, phrase(part)) + (kind?.test(part) ? 0.4 : 0) + (/\d/.test(part) ? 0.05 : 0);
  return parts.reduce((best, part) => (told(part) > told(best) ? part : best));
}

/** Whether a line tells something that the question did not hold already. */
function tellsMore(said: Phrase, question: Phrase): boolean {
  const asked = new Set(question.tokens.map((token) => token.stem));
  return said.tokens.some((token) => !asked.has(token.stem) && (token.weight > 0.2 || /\d/.test(token.word)));
}

/** "Which size fits 98 cm?": the row of a table whose span holds the number. */
function inSpan(situation: Situation, step: Step, entity: Phrase): Answer | null {
  if (!/\b(?:which|what)\b/.test(fold(step.text))) return null;
  const asked = numbers(step.text)[0];
  if (asked === undefined) return null;
  const { lines } = situation.page;
  for (const [i, line] of lines.entries()) {
    const span = /^\D{0,12}(\d+(?:[.,]\d+)?)\s*(?:-|–|—|to)\s*(\d+(?:[.,]\d+)?)\b/.exec(line.text);
    if (!span || line.text.length > 60) continue;
    const [low, high] = [Number(span[1]!.replace(',', '.')), Number(span[2]!.replace(',', '.'))];
    if (!(low < high && asked >= low && asked <= high)) continue;
    if (coverage(entity, phrase(`${situation.page.about.text} . ${situation.page.all.text}`)) < 0.4) continue;
    // The row's name stands before its numbers.
    let at = i - 1;
    while (at > 0 && i - at < 6 && /^[\d\s.,–—-]+$/.test(lines[at]!.text)) at--;
    const row = lines[at]?.text ?? '';
    return { line: row && row.length < 60 ? `${row}: ${line.text}` : line.text, fit: 0.8 };
  }
  return null;
}

/** "On which day is glass collected?": what is done to it need not be said where the glass and a day stand. */
function withoutDeed(entity: string, question: string): string {
  const deed = /\b(?:is|are|was|were|gets?|be|being)\s+(?:[\p{L}\s]*\s)?(\p{L}{3,}(?:ed|en))\s*\??$/u.exec(
    question,
  )?.[1];
  const left = deed
    ? entity
        .replace(new RegExp(`\\b${deed}\\b`, 'i'), ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : entity;
  return left || entity;
}

/** Lines of a card below its name, in which its price stands. */
const CARD = 3;

/** "What does the lamp cost?": on a card that bears the name and nothing else, the amount that stands below it. */
function pricedBelow(situation: Situation, entity: Phrase, question: string): Answer | null {
  if (!/\b(?:price|costs?|how much|balance|fee|charge)\b/.test(question) || entity.tokens.length === 0) return null;
  const { lines } = situation.page;
  const cards = lines.flatMap((line, i) => {
    const said = phrase(line.text);
    return line.text.length < 60 && literalCoverage(entity, said) > 0.95 && literalCoverage(said, entity) > 0.95
      ? [i]
      : [];
  });
  if (cards.length !== 1) return null;
  const at = cards[0]!;
  for (const line of lines.slice(at + 1, at + 1 + CARD)) {
    if (line.level > 0) return null;
    if (prices(line.text).length === 1) return { line: `${lines[at]!.text}: ${line.text}`, fit: 0.85 };
  }
  return null;
}

/** The line that answers a question, when the page says what it is about and shows what is asked. */
export function findAnswer(situation: Situation, step: Step): Answer | null {
  const { page, memory } = situation;
  const question = fold(step.text);
  const asked = phrase(`${step.text} ${memory.searched.join(' ')}`);
  const attribute = kindAsked(question);
  const object = step.object.replace(THIS_PLACE, ' ').replace(/\s+/g, ' ').trim() || step.object;
  // "Who leads the campaign?": a table says it under "Lead", a sentence as it likes.
  const does =
    /^who(?:se)? do(?:es)? .+? (\p{L}+)(?: to| for| with| by)?\??$/u.exec(question)?.[1] ??
    /^who(?:se)? (?!is|are|was|were|do|does|did)(\p{L}+)\b/u.exec(question)?.[1];
  const named = does ? object.replace(new RegExp(`\\b${does}\\b`, 'i'), ' ') : object;
  const entityText = [
    named.replace(/\btakes? place\b|\b(?:next|this) (?:week|month|year)\b/gi, ' ').replace(QUESTION_WORDS, ' '),
    ...step.quoted,
  ]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bareEntity = attribute ? entityText.replace(new RegExp(attribute[0].source, 'gi'), ' ') : entityText;
  // "Until when is the sauna open?": that it is open is told by the hours alone.
  const hoursOnly = OPENS.test(question) ? bareEntity.replace(OPEN, ' ') : bareEntity;
  const bare = withoutDeed(hoursOnly.replace(PASSING, ' ').replace(/\s+/g, ' ').trim(), question);
  const entity = phrase(bare || object);
  // "What is the phone number of the inn?", asked on the inn's own site, is about nothing else.
  const ofPlace = bare === '' && attribute !== undefined && object !== step.object;
  const labels = new Set(page.items.filter((item) => isClickable(item)).map((item) => item.raw));
  // The row of tabs says what lies behind them, and nothing of what stands below it.
  const tabs = page.items.flatMap((item) => (item.role === 'tab' ? [item.raw] : []));
  const lines = page.lines.filter(
    (line) => tabs.length === 0 || tabs.reduce((text, tab) => text.replace(tab, ''), line.text).trim() !== '',
  );
  const below = pricedBelow(situation, entity, question);
  if (below) return below;
  const span = inSpan(situation, step, entity) ?? null;
  if (span) return span;
  // Where one came in says whose site it is: the library's hours need not name the library again.
  const place = `${memory.trail[0]?.title ?? ''} . ${page.about.text}`;
  const predicate = stem(/^how (?:is|are|was|were) .+ (\p{L}{4,})\??$/u.exec(question)?.[1] ?? '');
  const people = properNames(step.text).filter((name) => lines.some((line) => line.text.includes(name)));
  const inQuestion = new Set(phrase(bare || object).tokens.map((token) => token.stem));
  // "Who is the mayor of Marden?": somebody who is told of there, and no other name.
  const role = phrase(
    WHO.test(question) ? people.reduce((text, name) => text.replaceAll(name, ' '), bare || object).trim() : '',
  );
  // What a fold brought to light that was opened for the question.
  const unfolded =
    memory.last?.kind === 'click' && memory.last.key === situation.key && memory.last.scent >= UNFOLDED
      ? new Set(situation.fresh)
      : null;
  const isOther = ofOtherParts(situation, step);
  const under = isOther ? linesUnderHeads(page) : [];
  let heading = '';
  let best: Answer | null = null;
  for (const [i, line] of lines.entries()) {
    if (line.level > 0) heading = line.text;
    if (line.text.length > LONGEST || isOther?.(under[page.lines.indexOf(line)]!)) continue;
    if (isOfList(line.text, question)) continue;
    const around = [lines[i - 2]?.text, lines[i - 1]?.text].filter(Boolean).join(' . ');
    const said = phrase(line.text);
    if (/\?\s*$/.test(line.text) || !tellsMore(said, asked)) continue;
    // A link to somebody else's page is no word of the one who is asked about.
    if (labels.has(line.text) && people.length > 0 && !people.some((name) => line.text.includes(name))) continue;
    const local = phrase(`${heading} . ${around} . ${line.text}`);
    const next = lines[i + 1]?.level === 0 ? (lines[i + 1]?.text ?? '') : '';
    const about = Math.max(
      0.9 * coverage(entity, phrase(`${local.text} . ${next}`)),
      coverage(entity, local),
      0.9 * coverage(entity, phrase(`${place} . ${local.text}`)),
    );
    let fit = 0.5 * (ofPlace ? 1 : about);
    if (attribute) {
      // Who it is, is somebody else than who is asked about.
      const told = WHO.test(question)
        ? people.reduce((text, name) => text.replaceAll(name, ' '), line.text)
        : line.text;
      if (!attribute[1].test(told) || (/^where\b/.test(question) && DAY.test(line.text))) continue;
      if (role.tokens.length > 0 && coverage(role, phrase(`${around} . ${line.text} . ${next}`)) < 0.4) continue;
      const before = lines[i - 1]?.text ?? '';
      const near = fold(`${before.length < 40 ? before : ''} ${line.text}`);
      const named =
        attribute[0].test(near) ||
        (before.length < 40 &&
          !/\d/.test(before) &&
          phrase(before).tokens.some((token) => token.weight > 0.25 && inQuestion.has(token.stem))) ||
        (does !== undefined &&
          line.text.length < 80 &&
          near.split(/[^\p{L}]+/u).some((word) => stem(word) === stem(does))) ||
        (ofPlace && OPENING.test(fold(`${heading} ${near}`)) && OPENS.test(question));
      fit += named ? 0.5 : ofPlace ? 0.1 : TYPED;
      if (prices(line.text).length > 2) fit -= 0.1;
      if (!/[\p{L}]/u.test(line.text) && numbers(line.text).length > 2) fit -= 0.3;
    } else {
      fit += 0.45 * literalCoverage(entity, said);
      if (line.level > 0) fit -= 0.2;
    }
    // "How is it heated?": the line that speaks of heating, and is no button.
    if (predicate && !labels.has(line.text) && said.tokens.some((token) => token.stem === predicate)) fit += 0.15;
    // The line that names the thing itself comes before its neighbours.
    fit += 0.12 * literalCoverage(entity, said);
    if (labels.has(line.text)) fit -= 0.2;
    // Half of a name is another thing of the kind: standard delivery is no express delivery.
    if (!ofPlace && literalCoverage(entity, phrase(`${place} . ${local.text} . ${next}`)) < 0.75) fit -= 0.2;
    if (
      entity.tokens.length > 0 &&
      !ofPlace &&
      literalCoverage(entity, phrase(`${place} . ${local.text} . ${next}`)) === 0
    )
      fit -= 0.15;
    // What every page shows was there before anybody asked.
    if (memory.frame.includes(hash(fold(line.text)))) fit -= 0.25;
    // What follows a question of the same words answers it.
    const before = lines[i - 1]?.text ?? '';
    if (/\?\s*$/.test(before) && coverage(entity, phrase(before)) > 0.7) fit = Math.max(fit, 0.8);
    if (attribute && unfolded && unfolded.size <= 3 && unfolded.has(line.text)) fit += 0.25;
    if (!best || fit > best.fit + 0.001) best = { line: line.text, fit };
  }
  return best;
}
