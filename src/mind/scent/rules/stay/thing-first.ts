// What is told of a thing besides its name may be asked on its own page: that is opened before the thing is taken from the list as it stands there.
import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { outstanding } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { alikeIn, type Thing, thingsOf } from '../../things/index.ts';

/** Steps by which a thing is taken. */
const TAKES = new Set<Step['verb']>(['buy', 'add']);
/** Weight of a word that tells how a thing is to be. */
const TELLS = 0.4;
/** Things with a page of their own from which on they are a list. */
const LIST = 2;

/** Whether a control asks how many or which: who has that before them need not look elsewhere. */
const asks = ({ kind, role }: Item): boolean =>
  ['choose', 'set', 'type', 'check'].includes(kind) || role === 'spinbutton';

/** The link by which the page of a thing is opened: called as the thing is. */
function ownPage({ name, items }: Thing): Item | undefined {
  const called = fold(name);
  return items.find(
    (item) =>
      item.role === 'link' &&
      item.kind === 'click' &&
      !item.disabled &&
      item.raw !== '' &&
      called.includes(fold(item.raw)),
  );
}

/** What one has of a thing that is for many tells nothing of how it is to be: "a place in the yoga class". */
const PART = /\b(?:places?|seats?|spots?|spaces?|tickets?|slots?|copy|copies) (?=(?:in|on|at|for|to|of)\b)/g;

/** Whether the task tells something of the thing that nothing in sight speaks of: how it is to be, or that several are wanted. */
function tellsMore(situation: Situation, step: Step): boolean {
  const { page, asked } = situation;
  if ((step.constraints.quantity ?? 1) > 1) return true;
  const said = new Set(
    fold(step.text)
      .replace(PART, ' ')
      .split(/[^\p{L}]+/u),
  );
  return outstanding(situation, asked).some(
    ({ token }) => !token.number && token.weight >= TELLS && said.has(token.word) && !saidBy(token, page.all.tokens),
  );
}

/** Opens the page of the thing that would be taken; the proposal itself where it has none, or nothing more is told. */
export function thingFirst(situation: Situation, proposal: Proposal): Proposal {
  const { step, page, memory, key } = situation;
  const { item, status } = proposal;
  if (!step || !TAKES.has(step.verb) || !item || status !== 'continue' || memory.told || page.dialog !== '')
    return proposal;
  if (item.kind !== 'click' || item.role !== 'button') return proposal;
  const list = [...alikeIn(page), ...thingsOf(page)].find(
    ({ things }) =>
      things.some(({ items }) => items.includes(item)) && things.filter((thing) => ownPage(thing)).length >= LIST,
  );
  const thing = list?.things.find(({ items }) => items.includes(item));
  const link = thing && !thing.items.some(asks) ? ownPage(thing) : undefined;
  if (!link || timesTried(memory, key, link.name) > 0 || !tellsMore(situation, step)) return proposal;
  return {
    rule: 'open_holder',
    why: `how “${thing!.name}” is to be may be asked on its own page`,
    status: 'continue',
    item: link,
    args: null,
    sure: 0.75,
    cause: link.label,
  };
}
