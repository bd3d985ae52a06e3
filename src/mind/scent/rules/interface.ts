import { fold, literalCoverage, phrase } from '../../language/index.ts';
import { optionFor } from '../filling/option-for.ts';
import type { Step } from '../goal/types.ts';
import type { Proposal, Situation } from '../situation.ts';
import { argumentOf } from './common.ts';
import { commitButton } from './form/commit.ts';
import { typeDigits } from './form/digits.ts';
import { editCell } from './form/edit-cell.ts';
import { enter } from './form/enter.ts';
import { fillFromLabels } from './form/from-labels.ts';
import { setInOrder } from './form/several-numbers.ts';
import { typeBeginning } from './form/suggest.ts';
import { addLabels } from './form/tags.ts';
import { pressAllOfColour } from './looks/all-of-colour.ts';
import { countCorners } from './looks/count-corners.ts';
import { nameFigure } from './looks/name-figure.ts';
import { oddOne } from './looks/odd-one.ts';
import { tellParity } from './looks/parity.ts';
import { pressCount } from './looks/press-count.ts';
import { pickItem, takeOff } from './pick.ts';
import { press } from './press.ts';
import { awaitTarget } from './setbacks/await.ts';
import { guess } from './setbacks/feedback.ts';
import { pause } from './setbacks/pause.ts';
import { pressInOrder } from './several/order.ts';
import { furtherDown, furtherInPart, scrollDown } from './way/look.ts';
import { turnToNamed } from './way/next-page.ts';
import { openKin } from './way/open-kin.ts';
import { openSign } from './way/open-sign.ts';
import { nextQuery } from './way/queries.ts';
import { scrollOn } from './way/scroll-on.ts';
import { search } from './way/search.ts';
import { workOut } from './widgets/calculator.ts';
import { leaveCalendar } from './widgets/calendar.ts';
import { pickTime } from './widgets/clock.ts';
import { giveCommand } from './widgets/command-line.ts';
import { setCounters } from './widgets/counters.ts';
import { dealOut } from './widgets/deal-out.ts';
import { moveThing, putIntoColumn } from './widgets/drag.ts';
import { dragFrame } from './widgets/frame.ts';
import { atPlace } from './widgets/grid.ts';
import { pressKeys } from './widgets/keypad.ts';
import { highlight, styleText } from './widgets/mark-text.ts';
import { pressDay } from './widgets/press-day.ts';
import { answerQuestions } from './widgets/quiz.ts';
import { rate } from './widgets/rate.ts';
import { pullCorner } from './widgets/resize.ts';
import { sortByHand } from './widgets/sort-by-hand.ts';
import { takeCounted } from './widgets/take-counted.ts';
import { transfer } from './widgets/transfer.ts';

/** Some of what is to be chosen is chosen, and the rest is further down. */
function lookForRest(situation: Situation, step: Step): Proposal | null {
  const wished = step.items.length > 0 ? step.items : step.quoted;
  const region = situation.items.some((item) => item.kind === 'scroll' && item.name !== 'scroll:down');
  const shown = (name: string) => situation.items.some((item) => literalCoverage(phrase(name), item.said) > 0.95);
  const began = step.items.length > 1 && situation.memory.done.length > 0;
  if (!began && !(region && wished.length > 0 && !wished.some(shown))) return null;
  const down = furtherDown(situation);
  return down
    ? scrollDown(situation, down, 'the rest of what is wanted may be further down')
    : furtherInPart(situation);
}

/** Does a step that is done with the interface itself; null when its target is not in sight. */
export function operate(situation: Situation): Proposal | null {
  const step = situation.step;
  if (!step) return null;
  const special =
    guess(situation, step) ??
    takeOff(situation, step) ??
    scrollOn(situation, step) ??
    rate(situation, step) ??
    tellParity(situation, step) ??
    highlight(situation, step) ??
    styleText(situation, step) ??
    pressAllOfColour(situation, step) ??
    setInOrder(situation, step) ??
    addLabels(situation, step) ??
    typeDigits(situation, step) ??
    oddOne(situation, step) ??
    takeCounted(situation, step) ??
    giveCommand(situation, step) ??
    workOut(situation, step) ??
    nameFigure(situation, step) ??
    countCorners(situation, step) ??
    sortByHand(situation, step) ??
    dealOut(situation, step) ??
    transfer(situation, step) ??
    atPlace(situation, step) ??
    dragFrame(situation, step) ??
    pullCorner(situation, step) ??
    pickTime(situation, step) ??
    editCell(situation, step) ??
    (step.verb === 'enter' || step.verb === 'transact' ? putIntoColumn(situation, step) : null) ??
    fillFromLabels(situation, step) ??
    answerQuestions(situation, step) ??
    (['enter', 'pick', 'transact'].includes(step.verb) ? setCounters(situation, step) : null);
  if (special) return special;
  const named = null;
  if (named) return named;
  switch (step.verb) {
    case 'reach':
      return pressDay(situation, step);
    case 'press':
    case 'close':
    case 'expand':
    case 'hover':
      return (
        (/\bhow many\b|\bnumber of\b/.test(fold(step.text)) ? pressCount(situation, step) : null) ??
        pressInOrder(situation, step) ??
        turnToNamed(situation, step) ??
        pressDay(situation, step) ??
        press(situation, step) ??
        openSign(situation, step) ??
        leaveCalendar(situation) ??
        openKin(situation, step) ??
        awaitTarget(situation, step)
      );
    case 'wait':
      return pause(situation, step);
    case 'learn':
      return pressCount(situation, step);
    case 'submit': {
      const named = press(situation, { ...step, object: step.object || 'submit' });
      if (named) return named;
      const button = commitButton(situation, step);
      return button ? { ...button, completes: true } : leaveCalendar(situation);
    }
    case 'enter':
      return (
        typeBeginning(situation, step) ??
        pressKeys(situation, step) ??
        enter(situation, step) ??
        awaitTarget(situation, step)
      );
    case 'search':
      return search(situation, nextQuery(situation, step), 'the task says to search, and here is a search box', true);
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
    case 'drag':
      return moveThing(situation, step);
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
    case 'pick': {
      return typeBeginning(situation, step) ?? pickItem(situation, step) ?? lookForRest(situation, step);
    }
    case 'tick':
    case 'untick':
      return pickItem(situation, step) ?? lookForRest(situation, step);
    case 'sort':
    case 'filter':
      return pickItem(situation, step);
    default:
      return null;
  }
}
