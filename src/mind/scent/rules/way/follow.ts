import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { wanders } from '../../foraging/cues/index.ts';
import { foundLinks } from '../../foraging/found.ts';
import { station } from '../../foraging/scripts.ts';
import { bearsTitle, titleOf } from '../../foraging/title.ts';
import { aroundLink } from '../../foraging/told-beside.ts';
import type { Step } from '../../goal/types.ts';
import { isGeneric, isMerePlace, properNames, wantedText } from '../../meaning/match.ts';
import { isPlaceOfKind } from '../../meaning/place-of-kind.ts';
import type { Proposal, Situation, Weighed } from '../../situation.ts';

/** Scent, in the units of the equations, from which a person who was told to press something takes it that this is it. */
const SURE = 26;

/** Clicks what was chosen, with what it stood against. */
export function follow(
  item: Item,
  why: string,
  situation: Situation,
  candidates: Weighed[],
  scent: number,
  read: number,
  rule = 'satisfice',
): Proposal {
  const { step } = situation;
  const stage = step ? station(situation, step, item.label) : { weight: 0 };
  return {
    rule,
    why,
    status: 'continue',
    item,
    args: null,
    candidates,
    sure: Math.max(0.05, Math.min(0.95, scent / 40)),
    scent,
    read,
    commits: stage.weight >= 0.42,
    completes:
      step !== undefined &&
      rule === 'satisfice' &&
      // Where the things are is not yet how they are put in order.
      step.verb !== 'sort' &&
      !isPlaceOfKind(step, item) &&
      !isMerePlace(phrase(wantedText(step)), item) &&
      (isNamed(step, item, situation.page) ||
        foundLinks(situation, step).has(item.name) ||
        (step.verb === 'press' &&
          scent >= SURE &&
          !opensIts(step, item) &&
          !item.state.has('collapsed') &&
          !item.state.has('haspopup')) ||
        takenBesideOthers(situation, step, 'ofThing' in stage && stage.ofThing === true)),
    cause: item.label,
  };
}

/** Whether a link is the name of what the step acts on, and not the act: "Deep Current", for "follow the podcast Deep Current". */
function opensIts(step: Step, item: Item): boolean {
  return (
    item.role === 'link' &&
    step.scope !== '' &&
    literalCoverage(phrase(step.object), item.said) === 0 &&
    literalCoverage(item.said, phrase(step.scope)) > 0.5
  );
}

/** Of several things to be taken one after the other, each is taken once its button is pressed. */
function takenBesideOthers(situation: Situation, step: Step, ofThing: boolean): boolean {
  const { goal, memory } = situation;
  return (
    step.verb === 'add' &&
    ofThing &&
    goal.steps.filter((other) => other.verb === 'add').length > 1 &&
    memory.step < goal.steps.length
  );
}

/** What one has of somebody or something, where its name stands for it. */
const KIND_OF_PAGE = /^(?:profile|page|record|entry|details?|card|account|file|article|post)$/;

/** Whether the step names this very thing, so that choosing it is doing the step. */
function isNamed(step: Step, item: Item, page: Page): boolean {
  const about = page.about.text;
  if (!['press', 'close', 'expand', 'reach', 'learn', 'pick', 'sort', 'filter', 'submit'].includes(step.verb))
    return false;
  // "Find Ann and open the profile": in a list of people it is her name that opens it.
  const whose = properNames(`of ${step.scope}`);
  if (
    KIND_OF_PAGE.test(fold(step.object)) &&
    whose.length > 0 &&
    whose.every((name) => literalCoverage(phrase(name), item.said) === 1)
  )
    return true;
  const wanted = phrase(wantedText(step));
  // "Its recipe" is not every recipe: whose it is has to be said by the link or by the page.
  if (
    step.verb === 'reach' &&
    step.scope !== '' &&
    literalCoverage(phrase(step.scope), phrase(`${item.label} ${item.context.text} ${about}`)) < 0.3
  )
    return false;
  const around = wanders(step, item) ? aroundLink(page, item) : item.context;
  const told = isGeneric(item) ? `${item.label} ${around.text}` : item.label;
  if (wanted.tokens.length === 0) return false;
  const title = titleOf(step);
  if (title && wanders(step, item) && !isGeneric(item)) return bearsTitle(title, item.said);
  // A page that the task calls by its name in quotes is that page, and not one that shares a word with it.
  if (step.quoted.length > 0 && item.role === 'link' && !isGeneric(item) && ['reach', 'learn'].includes(step.verb))
    return literalCoverage(wanted, item.said) >= 0.85 && literalCoverage(item.said, wanted) >= 0.5;
  // The kind of thing may be named by the page and the very one by its row: "Open", Brandt, on the page of invoices.
  return literalCoverage(wanted, phrase(told)) >= 0.4 && literalCoverage(wanted, phrase(`${told} . ${about}`)) >= 0.85;
}

export function goBack(situation: Situation, why: string, candidates: Weighed[], read: number): Proposal | null {
  const back = situation.items.find((item) => item.kind === 'back');
  if (!back || situation.memory.trail.length === 0) return null;
  return {
    rule: 'back',
    why,
    status: 'continue',
    item: back,
    args: null,
    candidates,
    sure: 0.3,
    read,
    cause: fold(situation.page.title) ? situation.page.title : (situation.page.headings[0]?.text ?? 'this page'),
  };
}
