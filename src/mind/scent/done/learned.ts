import { fold, literalCoverage, numberOf, phrase, similarity, words } from '../../language/index.ts';
import { type Answer, findAnswer, tellingPart } from '../answering/answer.ts';
import { asksForFact } from '../answering/asked.ts';
import { labelledValue, lacksFigures } from '../answering/labelled.ts';
import { isAggregate } from '../answering/query/candidates.ts';
import { inquire, shownOtherwise } from '../answering/query/inquire.ts';
import { oneOfTwo } from '../answering/query/one-of-two.ts';
import { pointsBack, type Query, queryOf } from '../answering/query/query.ts';
import { inAgeGroup, ofOtherCircumstances } from '../answering/question/circumstance.ts';
import { REACHED, sortsAsked } from '../answering/question/kinds.ts';
import { readAnswer } from '../answering/question/read.ts';
import { countOf } from '../answering/reading/count.ts';
import { inPlace } from '../answering/reading/placed.ts';
import { underBoth } from '../answering/reading/two-heads.ts';
import { valueOfThis } from '../answering/stated/of-this.ts';
import { complaints } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { ownTitle } from '../meaning/site.ts';
import { missedGuess } from '../rules/setbacks/feedback.ts';
import { versusOf } from '../rules/several/versus.ts';
import { furtherDown } from '../rules/way/look.ts';
import type { Situation } from '../situation.ts';
import { answerAmong } from '../things/answer.ts';
import { lacksDays, mayGive, tellsOfNothing } from './answer-gate.ts';
import { performed, type Verdict } from './verdict.ts';

/** "How much more does A cost than B", "the one that nobody has": what is worked out, or told by what is not there. */
const COMPARED =
  /\b(?:\p{L}+er|more|less)\b[^?]* than\b|(?<!\b(?:if|unless|when)\b.*)\b(?:no|not|without|nobody|none|except|neither)\b/u;

/** Whether a question sets no conditions that are met by meaning and not by words. */
function isPlain(query: Query): boolean {
  return (
    query.bounds.length + query.without.length === 0 &&
    !query.vacant &&
    !query.overdue &&
    query.times <= 1 &&
    query.portions === null
  );
}

/** "From when on must she not eat": what is forbidden, and no condition on what is looked for. */
const FORBIDS = /\b(?:must|may|can|should|ought)\s(?:(?:\p{L}+\s){1,3})?not\b|\bcannot\b/u;

/** A single value is told on the page, of just what the question says. */
export function told(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn' || !asksForFact(step) || versusOf(step)) return undefined;
  if (situation.memory.examined?.step === situation.memory.step) return undefined;
  const query = queryOf(situation, step);
  const { superlative } = query;
  const placed = superlative === null || superlative.dimension === 'date';
  if (isAggregate({ ...query, superlative: null }) || !placed || query.more) return undefined;
  const without = FORBIDS.test(query.text) ? [] : query.without;
  if (!isPlain({ ...query, bounds: [], without }) || COMPARED.test(query.text) || shownOtherwise(situation, query))
    return undefined;
  const answer = readAnswer(situation, step);
  // "Over 50s" are called so, and not found by comparing.
  const spoken = words(step.text);
  const called = query.bounds.every(
    ({ least, most }) =>
      !spoken.some((word) => numberOf(word) === (least ?? most)) ||
      answer?.line.includes(String(least ?? most)) ||
      inAgeGroup(answer?.line ?? '', (least ?? most)!) === true,
  );
  if (!called) return undefined;
  const tells =
    answer &&
    !tellsOfNothing(situation, answer.line) &&
    !lacksDays(step, answer.line) &&
    !ofOtherCircumstances(situation, step, answer.line) &&
    !lacksFigures(step, answer.line);
  return tells ? given(answer) : undefined;
}

export function given({ line, fit }: Answer): Verdict {
  return { why: `the page answers it: “${line}”`, cause: line, sure: fit, answer: line };
}

/** The page tells what was asked, and what it tells meets all that the question says; while more of a list is to be seen it is not done. */
export function inquired(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn' || versusOf(step)) return undefined;
  // It is read where it stands, and not looked for among things.
  if (REACHED.has(sortsAsked(step.text)[0] ?? 'name') && !isAggregate(queryOf(situation, step))) return undefined;
  // While the things of a list are looked into one by one, nothing else that their pages say is the answer.
  if (situation.memory.examined?.step === situation.memory.step) return null;
  const found = inquire(situation, step);
  if (!found) return undefined;
  // A sentence that tells the day of what is asked about answers, whatever rows stand beside it.
  if (!found.answer) return null;
  const { line, fit } = found.answer;
  const query = queryOf(situation, step);
  // What is counted, and which of several it is, is no value of a kind.
  const worked = query.wants !== 'value';
  const simple = query.wants === 'value' && query.spans.length === 0 && !isAggregate(query) && isPlain(query);
  const compared = !simple || COMPARED.test(query.text);
  const fits = worked
    ? !tellsOfNothing(situation, line) && !ofOtherCircumstances(situation, step, line)
    : mayGive(situation, step, line, compared);
  return fits ? given({ line, fit }) : null;
}

/** What is asked of the best of a list, on the page of that one, which was opened to read it there. */
export function toldInside(situation: Situation, step: Step): Verdict {
  const { memory, key } = situation;
  const { gathered } = memory;
  if (step.verb !== 'learn' || gathered?.step !== memory.step || !gathered.opened || gathered.opened === key)
    return undefined;
  const value = valueOfThis(situation.page, queryOf(situation, step).noun.text);
  return value === null ? null : given({ line: value, fit: 0.85 });
}

/** "Tell its title", "name the number": of what was found out just now, and told already. */
export function toldAlready({ memory, goal }: Situation, step: Step): Verdict {
  const before = goal.steps[memory.step - 1];
  if (before?.verb !== 'learn' || memory.answer === '') return undefined;
  return pointsBack(step)
    ? { why: 'I have found it out', cause: memory.answer, sure: 0.8, answer: memory.answer }
    : undefined;
}

/** Who or what stands in the place that is asked for, and what stands under both of two heads. */
export function placed(situation: Situation, step: Step): Verdict {
  const found = step.verb === 'learn' ? (inPlace(situation.page, step) ?? underBoth(situation.page, step)) : null;
  return found === null ? undefined : given({ line: found, fit: 0.85 });
}

/** What is asked the measure of. */
const MEASURED =
  /\bhow many (?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|nights?|miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|grams?|kilos?|litres?|percent|degrees?|pounds?|euros?|dollars?|points?)\b/;

/** What was to be counted is counted. */
export function counted(situation: Situation, step: Step): Verdict {
  const { memory, page } = situation;
  // How long, how far and how much is told, and not counted.
  if (MEASURED.test(fold(step.text))) return undefined;
  if (step.verb === 'learn' && situation.items.filter((item) => /^\d+$/.test(item.raw)).length < 2) {
    const count = countOf(page, step.text);
    if (count !== null && !furtherDown(situation))
      return { why: `I count ${count}`, cause: String(count), sure: 0.7, answer: String(count) };
  }
  if (performed(situation) && step.verb === 'learn' && memory.last?.rule === 'count')
    return { why: 'I pressed what I counted', cause: memory.last.label, sure: 0.8 };
  return undefined;
}

/** What a task calls what comes out of an act. */
const RESULT =
  /^(?:the )?(?:result|outcome|answer|output|number|total|figure|sum|value)(?: (?:it shows|shown|given))?$/;

/** Lines that come up together, from which on they are a page to be read and no answer. */
const MOST_LINES = 8;

/** New links on the page that a form led to, from which on it is the front of something to look round in. */
const LEADS_ON = 2;

/** What a form that was sent has brought up: for who only wants to know, that is the answer. */
export function broughtUp(situation: Situation, step: Step): Verdict {
  const { memory, fresh, appeared } = situation;
  const { last } = memory;
  if (step.verb !== 'learn' || last?.kind !== 'click') return undefined;
  // "... and tell me the result": of what was sent, or pressed by its name, for the step before.
  const ofBefore = last.step === memory.step - 1 && RESULT.test(fold(step.object));
  const isSent = last.commits && last.rule === 'commit';
  if (!ofBefore && !(isSent && last.step === memory.step)) return undefined;
  if (missedGuess(situation)) return null;
  const gave = Object.values(memory.filled).reduce((sum, fields) => sum + Object.keys(fields).length, 0);
  if (gave === 0 || memory.idle > 0 || fresh.length === 0 || fresh.length > MOST_LINES) return undefined;
  if (complaints(situation).length > 0 || saysNothingFound(situation)) return undefined;
  // Where more is asked the form goes on.
  const asks = situation.items.some(
    (item) => appeared.has(item.name) && ['type', 'choose', 'set', 'check', 'upload'].includes(item.kind),
  );
  // Whoever was let in, and is shown where to go from here, has not been told anything yet.
  const leads = situation.items.filter((item) => item.role === 'link' && appeared.has(item.name));
  if (last.key !== situation.key && leads.length >= LEADS_ON) return undefined;
  const better = findAnswer(situation, step);
  if (asks || (better && better.fit >= 0.72 && !fresh.includes(better.line))) return undefined;
  const said = fresh.filter((line) => line.length < 200 && !situation.items.some((item) => item.raw === line));
  const telling = said.some((line) => /\d/.test(line)) ? said.filter((line, i) => /\d/.test(line) || i === 0) : said;
  const answer = telling.slice(0, 4).join(': ').slice(0, 240);
  return answer && mayGive(situation, step, answer, true)
    ? { why: `it says “${answer}” now`, cause: answer, sure: 0.75, answer }
    : undefined;
}

/** Which of two rows of a list it is, is told by the list. */
export function comparedHere({ page }: Situation, step: Step): Verdict {
  const one = step.verb === 'learn' ? oneOfTwo(page, step.text) : null;
  return one === null ? undefined : given({ line: one, fit: 0.85 });
}

/** Which of two it is, is known once both were seen. */
export function weighedUp(_: Situation, step: Step): Verdict {
  return versusOf(step) ? null : undefined;
}

const SHOWS = /^(?:show|see|view|display|find|look up|get)\b/i;

/** "Show the phone number of Ann": it stands in her row. */
export function shown(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'reach' || step.nth !== null || step.superlative || !SHOWS.test(step.text)) return undefined;
  const answer = answerAmong(situation, step);
  // "In pounds", "as a list": what is shown otherwise is not shown so.
  const form = FORM.exec(step.text)?.[1];
  if (answer && form && literalCoverage(phrase(form), phrase(answer.line)) < 1) return undefined;
  return answer ? { why: `it says “${answer.line}”`, cause: answer.line, sure: 0.75, answer: answer.line } : undefined;
}

/** How something is to be shown: the unit, the size, the make. */
const FORM = /\b(?:in|as)\s+(?:an?\s+|the\s+)?(\p{Ll}+)$/u;

/** The page answers what was asked. */
export function answered(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn' || !asksForFact(step)) return undefined;
  const { page } = situation;
  const answer = labelledValue(page, step) ?? findAnswer(situation, step);
  if (answer && answer.fit >= 0.72 && mayGive(situation, step, answer.line, false))
    return given({ line: tellingPart(answer.line, step), fit: Math.min(0.95, answer.fit) });
  // "How to ..." is answered by the page that is about it.
  const topic = step.object.replace(/\b(?:how|tool|you|i|one|things?|something|goes)\b/gi, ' ').trim();
  const first = page.lines.find((line) => line.level === 0 && line.text.length > 30);
  if (
    /\b(?:how (?:to|do|can)|about|what to do)\b/.test(fold(step.text)) &&
    topic &&
    first &&
    situation.request.turnIndex > 0
  ) {
    const fit = Math.max(
      ...[ownTitle(page.title), page.headings[0]?.text ?? ''].map((heading) =>
        similarity(phrase(topic), phrase(heading)),
      ),
    );
    if (fit >= 0.75)
      return { why: `this page is about “${page.title}”`, cause: first.text, sure: 0.7, answer: first.text };
  }
  return null;
}
