import { coverage, fold, literalCoverage, phrase, similarity } from '../language/index.ts';
import { asksForFact, findAnswer, tellingPart } from './answer.ts';
import { complaints, confirmation, describedFit, pageFit, saysNothingFound } from './evidence.ts';
import type { Step } from './goal/types.ts';
import { isClickable, properNames, sameWords, wantedText } from './match.ts';
import { hasMet, rowGone, valuesGiven } from './met.ts';
import { onePage, quietlyChosen, quietlyDone } from './quiet.ts';
import { countOf } from './reading/count.ts';
import { isSorted } from './rules/arrange.ts';
import { countersSet } from './rules/counters.ts';
import { inColumn } from './rules/drag.ts';
import { partsDone } from './rules/enter.ts';
import { everyLeft } from './rules/every.ts';
import { furtherDown } from './rules/look.ts';
import { tellParity } from './rules/parity.ts';
import { picksDone } from './rules/pick.ts';
import { quizOver } from './rules/quiz.ts';
import { rate } from './rules/rate.ts';
import { sortedByHand } from './rules/sort-by-hand.ts';
import { counterStands } from './rules/take-counted.ts';
import { notYetDrawn } from './rules/until.ts';
import { versusOf } from './rules/versus.ts';
import { givenBack, greeted, saidWho, sentOff, toggled } from './sent.ts';
import type { Situation } from './situation.ts';

/** Why a step counts as done, in the person's words; null while it is not. */
export type Done = { why: string; cause: string; sure: number; answer?: string } | null;

const INTERFACE = new Set([
  'press',
  'enter',
  'pick',
  'tick',
  'untick',
  'search',
  'sort',
  'filter',
  'submit',
  'close',
  'expand',
  'drag',
  'upload',
  'back',
  'hover',
]);

/** Signs that take off what they stand with. */
const TAKES_OFF = /^(?:close x|close|x|×|✕|remove|delete|trash|bin|discard|clear)\b/;

/** Rules that carry a step out from its beginning to its end, whatever its verb. */
const CARRIED_OUT = new Set([
  'label',
  'command',
  'work_out',
  'name_figure',
  'transfer',
  'at_place',
  'frame',
  'pick_time',
  'write_cell',
  'odd_one',
  'digit',
]);

export function isInterfaceStep(step: Step): boolean {
  return INTERFACE.has(step.verb);
}

function performed(situation: Situation): boolean {
  const { last } = situation.memory;
  return last?.completes === true && last.step === situation.memory.step;
}

/** Judges from what is on the page whether the current step is done. */
export function stepDone(situation: Situation, step: Step, isLast: boolean): Done {
  return judged(situation, step, isLast) ?? quietlyChosen(situation, step);
}

function judged(situation: Situation, step: Step, isLast: boolean): Done {
  const { memory, page } = situation;
  // A way off the site that was not taken has done nothing.
  if (/\bleads away from this site\b/.test(fold(page.outcome))) return null;
  const failed = /\b(?:fail|failed|blocked|could not|couldn't|covered|not possible|refused)\b/.test(fold(page.outcome));
  if ((step.verb === 'remove' || step.verb === 'transact') && !hasMet(situation, step)) return null;
  const every = everyLeft(situation, step);
  if (every && every.left.length > 0) return null;
  if (every && every.done > 0 && !furtherDown(situation))
    return { why: `I did it on each of ${every.done}`, cause: memory.last?.label ?? step.text, sure: 0.85 };
  const begun = memory.last?.step === memory.step && !memory.last.completes && CARRIED_OUT.has(memory.last.rule);
  if (begun || counterStands(situation, step) === false) return null;
  if (performed(situation) && CARRIED_OUT.has(memory.last!.rule) && !failed)
    return { why: `I did “${step.text}”`, cause: memory.last!.label, sure: memory.idle > 0 ? 0.55 : 0.8 };
  if (inColumn(situation, step)) return { why: 'it stands in that column', cause: memory.last!.label, sure: 0.8 };
  if (quizOver(situation, step)) return { why: 'nothing more is asked', cause: page.title, sure: 0.75 };
  if (sortedByHand(situation, step)) return { why: 'they stand in that order', cause: step.text, sure: 0.85 };
  if (step.verb === 'transact' && memory.last?.rule === 'turn_counter' && countersSet(situation, step))
    return { why: 'it shows the number that is wanted', cause: memory.last.label, sure: 0.85 };
  if (counterStands(situation, step))
    return { why: 'it shows the number that is wanted', cause: memory.last?.label ?? step.text, sure: 0.85 };
  if (isInterfaceStep(step)) {
    if (performed(situation) && notYetDrawn(situation, step)) return null;
    if (performed(situation) && !failed)
      return { why: `I did “${step.text}”`, cause: memory.last!.label, sure: memory.idle > 0 ? 0.55 : 0.9 };
    if (memory.last?.rule === 'choose_option' && memory.last.step === memory.step && step.pairs.length === 1 && !failed)
      return { why: `“${memory.last.argument}” is chosen`, cause: memory.last.label, sure: 0.85 };
    if (step.place && inPlace(situation, step))
      return { why: `I am at “${step.object || step.quoted[0]}” already`, cause: step.object, sure: 0.7 };
    if ((step.verb === 'enter' || step.verb === 'pick') && countersSet(situation, step))
      return { why: 'it shows the number that is wanted', cause: memory.last?.label ?? step.text, sure: 0.9 };
    if (memory.last?.rule === 'tell' && memory.last.step === memory.step && tellParity(situation, step) === null)
      return { why: 'each has its word', cause: memory.last.label, sure: 0.85 };
    if (step.verb === 'enter' && memory.last?.rule !== 'press_key' && partsDone(situation, step))
      return { why: 'all of it is typed in', cause: memory.last?.label ?? step.text, sure: 0.85 };
    if ((step.verb === 'pick' || step.verb === 'tick' || step.verb === 'untick') && picksDone(situation, step))
      return { why: 'all of it is chosen', cause: memory.last?.label ?? step.text, sure: 0.85 };
    if (step.verb === 'sort' && isSorted(situation, step))
      return { why: 'the head of the column says that it is sorted so', cause: step.text, sure: 0.85 };
    if (memory.commits === 0) return null;
  }
  if (step.verb === 'reach' && /^scroll\b/i.test(step.text)) {
    const more = situation.items.some((item) => item.kind === 'scroll' && item.name.endsWith(':down'));
    return more && (memory.depth[situation.key] ?? 0) < 12
      ? null
      : { why: 'I have scrolled to the end', cause: page.title, sure: 0.8 };
  }
  if (step.verb === 'learn' && situation.items.filter((item) => /^\d+$/.test(item.raw)).length < 2) {
    const count = countOf(page, step.text);
    if (count !== null && !furtherDown(situation))
      return { why: `I count ${count}`, cause: String(count), sure: 0.7, answer: String(count) };
  }
  if (performed(situation) && step.verb === 'learn' && memory.last?.rule === 'count')
    return { why: 'I pressed what I counted', cause: memory.last.label, sure: 0.8 };
  if (step.verb === 'locate') {
    const said = phrase([step.object, ...step.quoted].join(' '));
    // A proper name on the page is the thing itself; common words need more of the description.
    const names = [...step.quoted, ...(step.text.slice(1).match(/(?<=\s)[@\p{Lu}][\p{L}\p{N}_'-]+/gu) ?? [])];
    const named = names.length > 0 && names.every((name) => page.all.folded.includes(fold(name)));
    // What was looked for with a form has been found when its answer comes, whatever that repeats of the question.
    const given = phrase(
      Object.values(memory.filled)
        .flatMap((fields) => Object.values(fields))
        .join(' . '),
    );
    const answered =
      memory.last?.commits === true && memory.last.key !== situation.key && memory.last.step === memory.step;
    if (
      answered &&
      names.length > 0 &&
      names.filter((name) => literalCoverage(phrase(name), given) > 0.95).length >= 0.6 * names.length &&
      complaints(situation).length === 0 &&
      !saysNothingFound(situation)
    )
      return { why: 'this is what came of my search', cause: page.headings[0]?.text || page.title, sure: 0.7 };
    if (named || names.length === 0 || said.tokens.length === 0 || coverage(said, page.all) > 0.6)
      return { why: 'it is on this page', cause: page.title, sure: 0.7 };
    return null;
  }
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
  // Which of two it is, is known once both were seen.
  if (versusOf(step)) return null;
  if (step.verb === 'learn' && asksForFact(step)) {
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
  if (step.verb === 'reach' || step.verb === 'learn') {
    const fit = Math.max(pageFit(situation, wantedText(step)), describedFit(situation, wantedText(step)));
    // "Its recipe" is not the page of all recipes: whose it is has to be told there, or the page bears no more than the name.
    const bare = [page.title, ...page.headings.map((line) => line.text)].some((text) =>
      sameWords(text, wantedText(step)),
    );
    const others = step.scope !== '' && !bare && literalCoverage(phrase(step.scope), page.about) < 0.3;
    if (!others && fit >= 0.82 && (situation.request.turnIndex > 0 || fit >= 0.99))
      return {
        why: `this page is about “${page.headings[0]?.text || page.title}”`,
        cause: page.headings[0]?.text || page.title,
        sure: fit,
      };
    // "Profile of Ann" comes up: words that say all of what was to be opened.
    const wanted = phrase([wantedText(step), ...properNames(`of ${step.scope}`)].join(' '));
    const up =
      memory.last?.kind === 'click' &&
      saysNothingFound(situation) === null &&
      memory.last.step === memory.step &&
      wanted.tokens.length > 1 &&
      step.verb === 'reach'
        ? situation.fresh.find((line) => line.length < 100 && literalCoverage(wanted, phrase(line)) > 0.95)
        : undefined;
    const linked = up && situation.items.some((item) => isClickable(item) && sameWords(item.raw, up));
    if (up && !linked && memory.idle === 0) return { why: `“${up}” has come up`, cause: up, sure: 0.75 };
    // A link that leads nowhere has not brought anybody there; a button for one of many rows may well say nothing.
    const rows = /^(?:view|show|details?|edit|see)\b/.test(fold(memory.last?.label ?? '')) && onePage(situation);
    if (performed(situation) && (memory.idle === 0 || rows))
      return { why: `I did “${step.text}”`, cause: memory.last!.label, sure: memory.idle === 0 ? 0.7 : 0.5 };
    return null;
  }
  if (step.verb === 'signin') {
    // Only who has said who they are is signed in; unless the page greets them on arrival.
    if (!memory.identified || memory.commits === 0) return greeted(situation);
    const out = situation.items.some((item) => /^(?:log ?out|sign ?out|my account)\b/.test(item.said.folded));
    const gone = !situation.items.some((item) => item.kind === 'type' && /password/.test(item.said.folded));
    if (out && gone) return { why: 'I am signed in', cause: page.title, sure: 0.85 };
    if (gone && memory.last?.key !== situation.key && !isLast)
      return { why: 'the sign-in form is gone', cause: page.title, sure: 0.7 };
  }
  // A button of an editor for what was marked.
  if (memory.done.includes('marked') && performed(situation) && !failed)
    return { why: 'it is written so now', cause: memory.last!.label, sure: 0.75 };
  if (
    memory.last?.rule === 'rate' &&
    memory.last.step === memory.step &&
    step.pairs.length === 0 &&
    !failed &&
    !rate({ ...situation, memory: structuredClone(memory) }, step)
  )
    return { why: 'it is rated', cause: memory.last.label, sure: 0.8 };
  if (step.verb === 'add' && performed(situation) && !failed)
    return { why: `I took “${step.object}”`, cause: memory.last!.label, sure: 0.65 };
  // Saying who one is only opens the way: what comes up then confirms nothing else.
  const ofPasswords = /\bpass(?:word|code|phrase)s?\b|\bpin\b/i.test(step.text);
  if (step.verb !== 'signin' && step.verb !== 'register' && !ofPasswords && saidWho(situation)) return null;
  // Nothing that was to be put in has been put in, or stands there.
  if (step.verb === 'transact' && !valuesGiven(situation, step)) return null;
  const confirmed = confirmation(situation, step);
  const acted =
    memory.commits > 0 ||
    (memory.last?.kind === 'click' && memory.last.scent >= 24 && memory.last.step === memory.step) ||
    (step.verb === 'add' && memory.added);
  if (confirmed && acted && confirmed.fit >= 0.6)
    return { why: `the page says “${confirmed.line}”`, cause: confirmed.line, sure: Math.min(0.95, confirmed.fit) };
  const sent = sentOff(situation, step);
  if (sent) return sent;
  const values = step.pairs.map((pair) => fold(pair.value)).filter((value) => value.length > 2);
  if (step.verb === 'transact' && memory.last?.commits && values.length > 0 && memory.idle === 0) {
    const shown = situation.fresh.find((line) => values.some((value) => fold(line).includes(value)));
    if (shown) return { why: `“${shown}” is on the page now`, cause: shown, sure: 0.75 };
  }
  const turned = toggled(situation);
  if (turned && ['transact', 'add'].includes(step.verb))
    return { why: `“${memory.last!.label}” has become “${turned}”`, cause: turned, sure: 0.8 };
  const emptied =
    EMPTIES.test(step.text) && memory.commits > 0 && page.lines.find((line) => EMPTY.test(fold(line.text)));
  if (emptied) return { why: `the page says “${emptied.text}”`, cause: emptied.text, sure: 0.8 };
  const listed = step.verb === 'transact' && memory.idle === 0 ? givenBack(situation) : null;
  if (listed) return { why: `“${listed}” is on the page now`, cause: listed, sure: 0.75 };
  if (
    step.verb === 'add' &&
    memory.last?.commits &&
    memory.idle === 0 &&
    /\b(?:cart|basket|bag|trolley)\b.{0,12}[1-9]|\b[1-9]\d* items?\b/.test(situation.fresh.map(fold).join(' '))
  )
    return { why: 'it is in the basket now', cause: 'the basket', sure: 0.75 };
  // A box that covers the list takes nothing off it, and who is asked back is not done yet.
  const asked = situation.fresh.some((line) => /\?/.test(line)) || situation.fresh.length > 0.6 * page.lines.length;
  const taken =
    memory.last?.kind === 'click' && memory.last.step === memory.step && TAKES_OFF.test(fold(memory.last.label));
  if (step.verb === 'remove' && (memory.commits > 0 || taken) && memory.idle === 0 && !asked) {
    const said = phrase(
      taken && step.quoted.length > 0
        ? step.quoted.join(' ')
        : [step.object, step.scope, ...step.quoted].join(' ').trim(),
    );
    if (
      (literalCoverage(said, page.all) < 0.5 || rowGone(situation, phrase([step.object, ...step.quoted].join(' ')))) &&
      memory.last?.key === situation.key
    )
      return { why: 'it is no longer listed', cause: page.title, sure: 0.7 };
  }
  return ['transact', 'remove', 'buy', 'add', 'register', 'signin'].includes(step.verb)
    ? quietlyDone(situation, step)
    : null;
}

const EMPTIES = /^(?:empty|clear)\b/i;
const EMPTY =
  /^(?:there (?:is|are) )?(?:nothing (?:here|to (?:show|see)|left)|(?:the |this |your )?[\p{L} ]{0,24}(?:is|are) (?:now )?empty|no (?:more )?[\p{L}]{3,12}(?: here| yet)?)\b[.!]?$/u;

/** Whether the part of the page that a step only opens is open: it says so, or its name stands there with nothing to press. */
function inPlace(situation: Situation, step: Step): boolean {
  const wanted = phrase(wantedText(step));
  const bearers = situation.items.filter((item) => isClickable(item) && similarity(wanted, item.said) > 0.8);
  if (bearers.length > 0)
    return bearers.some((item) => ['selected', 'expanded', 'current'].some((state) => item.state.has(state)));
  return situation.page.lines.some((line) => similarity(wanted, phrase(line.text)) > 0.9) && !furtherDown(situation);
}
