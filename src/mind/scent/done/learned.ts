import { fold, phrase, similarity } from '../../language/index.ts';
import { findAnswer, tellingPart } from '../answer.ts';
import { asksForFact } from '../asked.ts';
import type { Step } from '../goal/types.ts';
import { sameWords } from '../match.ts';
import { countOf } from '../reading/count.ts';
import { furtherDown } from '../rules/look.ts';
import { versusOf } from '../rules/versus.ts';
import type { Situation } from '../situation.ts';
import { quietlyDone } from './quiet.ts';
import { performed, type Verdict } from './verdict.ts';

/** What was to be counted is counted. */
export function counted(situation: Situation, step: Step): Verdict {
  const { memory, page } = situation;
  if (step.verb === 'learn' && situation.items.filter((item) => /^\d+$/.test(item.raw)).length < 2) {
    const count = countOf(page, step.text);
    if (count !== null && !furtherDown(situation))
      return { why: `I count ${count}`, cause: String(count), sure: 0.7, answer: String(count) };
  }
  if (performed(situation) && step.verb === 'learn' && memory.last?.rule === 'count')
    return { why: 'I pressed what I counted', cause: memory.last.label, sure: 0.8 };
  return undefined;
}

/** What was to be read is before the person. */
export function readOut(situation: Situation, step: Step): Verdict {
  const { page } = situation;
  if (step.verb === 'learn' && /^(?:read|open|view)\b/i.test(step.text) && step.quoted.length > 0) {
    const title = page.headings.find(
      (line) => line.level <= 2 && step.quoted.some((text) => sameWords(text, line.text)),
    );
    const leadsOn = situation.items.some((item) => item.role === 'link' && title && sameWords(item.raw, title.text));
    if (title && !leadsOn && situation.request.turnIndex > 0)
      return { why: `I have “${title.text}” before me`, cause: title.text, sure: 0.85 };
  }
  if (step.verb === 'learn' && step.pairs.length > 0) {
    const sent = quietlyDone(situation, step);
    if (sent) return sent;
  }
  return undefined;
}

/** Which of two it is, is known once both were seen. */
export function weighedUp(_: Situation, step: Step): Verdict {
  return versusOf(step) ? null : undefined;
}

/** The page answers what was asked. */
export function answered(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn' || !asksForFact(step)) return undefined;
  const { page } = situation;
  const answer = findAnswer(situation, step);
  if (answer && answer.fit >= 0.72)
    return {
      why: `the page answers it: “${answer.line}”`,
      cause: tellingPart(answer.line, step),
      sure: Math.min(0.95, answer.fit),
      answer: tellingPart(answer.line, step),
    };
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
      ...[page.title.split(/\s[|–—·-]\s/)[0] ?? '', page.headings[0]?.text ?? ''].map((heading) =>
        similarity(phrase(topic), phrase(heading)),
      ),
    );
    if (fit >= 0.75)
      return { why: `this page is about “${page.title}”`, cause: first.text, sure: 0.7, answer: first.text };
  }
  return null;
}
