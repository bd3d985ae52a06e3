import { phrase, similarity } from '../../language/index.ts';
import { optionFor } from '../choices.ts';
import type { Step } from '../goal/types.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';
import { commitButton } from './commit.ts';
import { argumentOf, weigh } from './common.ts';
import { pressCount } from './count.ts';
import { enter } from './enter.ts';
import { guess } from './feedback.ts';
import { pressInOrder } from './order.ts';
import { pickItem } from './pick.ts';
import { press } from './press.ts';
import { queryOf, search } from './search.ts';
import { typeBeginning } from './suggest.ts';

/** "Scroll to the bottom ...": the scrolling is the step. */
function scrollOn(situation: Situation, step: Step): Proposal | null {
  if (step.verb !== 'reach' || !/^scroll\b/i.test(step.text)) return null;
  const down = situation.items.find(
    (item) =>
      item.kind === 'scroll' &&
      item.name.endsWith(':down') &&
      !item.disabled &&
      timesTried(situation.memory, situation.key, item.name) < 12,
  );
  if (!down) return null;
  return {
    rule: 'scroll',
    why: 'the task says to scroll down',
    status: 'continue',
    item: down,
    args: null,
    sure: 0.9,
    cause: situation.page.title,
  };
}

/** Does a step that is done with the interface itself; null when its target is not in sight. */
export function operate(situation: Situation): Proposal | null {
  const step = situation.step;
  if (!step) return null;
  const special = guess(situation, step) ?? scrollOn(situation, step);
  if (special) return special;
  switch (step.verb) {
    case 'press':
    case 'close':
    case 'expand':
    case 'hover':
      return pressInOrder(situation, step) ?? press(situation, step);
    case 'learn':
      return pressCount(situation, step);
    case 'submit': {
      const named = press(situation, { ...step, object: step.object || 'submit' });
      if (named) return named;
      const button = commitButton(situation, step);
      return button ? { ...button, completes: true } : null;
    }
    case 'enter':
      return typeBeginning(situation, step) ?? enter(situation, step);
    case 'search':
      return search(
        situation,
        queryOf(step) || step.quoted[0] || step.object,
        'the task says to search, and here is a search box',
        true,
      );
    case 'back': {
      const back = situation.items.find((item) => item.name === 'back');
      return back
        ? {
            rule: 'press_named',
            why: 'the task says to go back',
            status: 'continue',
            item: back,
            args: null,
            sure: 0.9,
            completes: true,
            cause: 'going back',
          }
        : null;
    }
    case 'drag': {
      const drags = situation.items.filter((item) => item.kind === 'drag');
      const [what = '', where = ''] = step.text
        .replace(/^\w+\s+/, '')
        .split(/\s+(?:to|into|onto|above|below|before|after|on)\s+/);
      const best = weigh(drags, (item) => similarity(phrase(what.replace(/"/g, '')), item.said))[0];
      if (!best || best.fit < 0.4) return null;
      const to =
        optionFor(where.replace(/"/g, ''), best.item.options)?.option ??
        (step.nth !== null
          ? best.item.options[step.nth > 0 ? step.nth - 1 : best.item.options.length + step.nth]
          : undefined) ??
        best.item.options[0];
      return to
        ? {
            rule: 'drag',
            why: `“${best.item.label}” belongs at “${to}”`,
            status: 'continue',
            item: best.item,
            args: argumentOf(best.item, to),
            sure: best.fit,
            completes: true,
            cause: best.item.label,
          }
        : null;
    }
    case 'upload': {
      const place = situation.items.find((item) => item.kind === 'upload');
      const known = situation.knowledge.map((entry) => entry.value);
      const file = place?.options.length
        ? (optionFor(step.object, place.options)?.option ?? place.options[0])
        : (step.quoted[0] ?? known[0]);
      return place && file
        ? {
            rule: 'upload',
            why: `“${place.label}” takes the file`,
            status: 'continue',
            item: place,
            args: argumentOf(place, file),
            sure: 0.85,
            completes: true,
            cause: place.label,
          }
        : null;
    }
    case 'pick':
    case 'tick':
    case 'untick':
    case 'sort':
    case 'filter':
      return pickItem(situation, step);
    default:
      return null;
  }
}
