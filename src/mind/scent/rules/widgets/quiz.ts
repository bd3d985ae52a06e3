import { fold, reckon } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { questionsOn, rightAnswer } from '../../answering/reading/question.ts';
import { ASKED_BY_PAGE, type Step } from '../../goal/types.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** The choices that belong to a question: those grouped under it, or all where one question is put. */
function choicesFor(situation: Situation, question: string, alone: boolean): Item[] {
  const choices = situation.items.filter(
    (item) =>
      !item.disabled &&
      isClickable(item) &&
      item.kind !== 'point' &&
      (item.kind === 'check' || ['radio', 'option', 'button', 'listitem', 'generic', 'link'].includes(item.role)) &&
      (item.kind === 'check' || commitWord(item.label) < 0.8),
  );
  const own = choices.filter((item) => sameWords(item.group, question) || sameWords(item.context.text, question));
  if (own.length > 1) return own;
  const boxes = choices.filter((item) => item.kind === 'check' || item.role === 'radio' || item.role === 'option');
  return alone ? (boxes.length > 1 ? boxes : choices) : [];
}

/** Answers what the page asks, each question once, by what the page itself tells. */
export function answerQuestions(situation: Situation, step: Step): Proposal | null {
  if (step.source !== ASKED_BY_PAGE) return null;
  const { page, memory } = situation;
  const questions = questionsOn(page);
  const open = questions.filter((question) => !memory.done.includes(`answered:${fold(question)}`));
  for (const question of open) {
    const proposal = answerOne(situation, question, questions.length === 1);
    if (!proposal) continue;
    memory.done.push(`answered:${fold(question)}`);
    return { ...proposal, completes: open.length === 1 && !goesOn(situation) };
  }
  return open.length === 0 && questions.length > 0 ? onward(situation) : null;
}

/** The button that takes an answer and brings the next question, where no later step of the task names it. */
function nextButton(situation: Situation): Item | undefined {
  const { goal, memory } = situation;
  if (memory.step < goal.steps.length - 1) return undefined;
  return situation.items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      item.kind === 'click' &&
      /^(?:next|continue|submit|check|answer|ok|finish|send|confirm|done|see (?:my )?(?:result|score))\b/.test(
        item.said.folded,
      ),
  );
}

function goesOn(situation: Situation): boolean {
  return nextButton(situation) !== undefined;
}

function onward(situation: Situation): Proposal | null {
  const item = nextButton(situation);
  return item && situation.memory.last?.rule === 'answer'
    ? {
        rule: 'quiz_next',
        why: `“${item.label}” takes my answer`,
        status: 'continue',
        item,
        args: null,
        sure: 0.85,
        cause: item.label,
      }
    : null;
}

/** Whether the last question has been answered: nothing more is asked. */
export function quizOver(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  if (step.source !== ASKED_BY_PAGE || memory.last?.rule !== 'quiz_next') return false;
  const open = questionsOn(situation.page).filter((question) => !memory.done.includes(`answered:${fold(question)}`));
  return open.length === 0;
}

function answerOne(situation: Situation, question: string, alone: boolean): Proposal | null {
  const { page } = situation;
  const base = { rule: 'answer', status: 'continue', args: null, sure: 0.8 } as const;
  const choices = choicesFor(situation, question, alone);
  const right = rightAnswer(
    page,
    question,
    choices.map((item) => item.label),
  );
  const item = choices.find((entry) => entry.label === right);
  if (item && !isOn(item))
    return {
      ...base,
      why: `“${item.label}” answers “${question}”`,
      item,
      args: argumentOf(item, ''),
      cause: item.label,
    };
  for (const list of situation.items.filter((entry) => entry.kind === 'choose' && !entry.disabled)) {
    const option = rightAnswer(page, question, list.options);
    if (option && fold(option) !== fold(list.value))
      return {
        ...base,
        why: `“${option}” answers “${question}”`,
        item: list,
        args: argumentOf(list, option),
        cause: option,
      };
  }
  const field = situation.items.find((entry) => (entry.kind === 'type' || entry.kind === 'set') && !entry.disabled);
  const value = reckon(question.replace(/^[^\d(-]*(?=[\d(-])/, ''));
  return field && value !== null && alone
    ? { ...base, why: `${question} ${value}`, item: field, args: argumentOf(field, value), cause: question }
    : null;
}
