import { fold } from '../../../language/index.ts';
import { objects } from '../../filling/complaints.ts';
import type { Step } from '../../goal/types.ts';
import { isGoodNews } from '../../meaning/evidence.ts';
import { isClickable, sameWords, wantedText } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { newsOf } from './news.ts';

/** Rules by which a box or a switch is brought into the state that is wanted. */
const TURNS_ON = new Set(['tick', 'pick', 'each_meant', 'untick']);
/** Acts by which one only looks for something: nothing is done by them. */
const LOOKS = new Set(['type_query', 'send_search', 'scroll', 'back', 'next_page', 'wait', 'clear_overlay']);
const ACTS = new Set<Step['verb']>(['buy', 'add', 'transact', 'remove', 'register']);
/** What shuts something that has come up over the page. */
const SHUTS = /^(?:close|dismiss|no,? thank|not now|maybe later|x$|×)/;
/** Lines that come up together, up to which they are an answer to what was pressed. */
const ANSWER = 3;

/** Whether a box or a switch that was turned stands otherwise than it was turned, or what came up over the page hides how it stands. */
function standsOtherwise({ memory, page, items, appeared }: Situation): boolean {
  const { last } = memory;
  if (last?.kind !== 'check' || !TURNS_ON.has(last.rule)) return false;
  const box = page.byName.get(last.name);
  if (/\bis now (?:un)?checked\b/.test(fold(page.outcome))) return false;
  if (!box) return items.some((item) => appeared.has(item.name) && SHUTS.test(item.said.folded));
  const known = box.role === 'switch' || box.role === 'checkbox';
  return known && isOn(box) === (last.rule === 'untick');
}

/** Whether what a step names stands there and was not pressed, but something that is not called so was: it has only just come up. */
function ownIsLeft({ memory, items, key }: Situation, step: Step): boolean {
  const { last } = memory;
  const name = wantedText(step);
  if (step.verb !== 'press' || last?.kind !== 'click' || name === '' || sameWords(name, last.label)) return false;
  return items.some(
    (item) =>
      isClickable(item) && !item.disabled && sameWords(name, item.raw) && timesTried(memory, key, item.name) === 0,
  );
}

/** Whether something was to be chosen, and the press has only turned to another place of the site's menu. */
function onlyTurned({ memory, page, key }: Situation, step: Step): boolean {
  const { last } = memory;
  if (!['pick', 'tick', 'untick', 'enter'].includes(step.verb) || last?.kind !== 'click' || last.key === key)
    return false;
  const pressed = page.byName.get(last.name);
  return pressed?.role === 'link' && pressed.state.has('current');
}

/** The line by which the page objects to what was pressed last, while nothing else has come of it; null where it does not. */
export function objection(situation: Situation): string | null {
  const { last } = situation.memory;
  if (last?.kind !== 'click') return null;
  const news = newsOf(situation);
  if (news.length === 0 || news.length > ANSWER || news.some(isGoodNews)) return null;
  const names = new Set(situation.page.items.map((item) => fold(item.raw)));
  return news.find((line) => !names.has(fold(line)) && objects(line)) ?? null;
}

/**
 * Whether the page shows that what was asked for is not so, whatever else speaks for it: the thing stands otherwise, its own button is still to
 * be pressed, nothing but looking was done, or the site objects.
 */
export function unmet(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  if (memory.last?.step !== memory.step) return false;
  if (ACTS.has(step.verb) && memory.commits === 0 && !memory.added && LOOKS.has(memory.last.rule)) return true;
  if (standsOtherwise(situation) || ownIsLeft(situation, step) || onlyTurned(situation, step)) return true;
  // A button that the task itself names is pressed, whatever comes of it.
  const named = step.role !== null && memory.told === null;
  return !named && objection(situation) !== null;
}
