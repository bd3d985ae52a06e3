// What was given beside what a site knows already may have its field only behind the answer that says so: "To another address".
import { fold, plain, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { endsForm } from './tell-first.ts';

/** What an answer says that asks for another one than is known. */
const ANOTHER = /\b(?:another|a different|an? (?:new|alternative)|other|somebody else|someone else)\b/;

/** What came with the task and was put into no field so far, with the words that it is called by. */
function unused({ knowledge, memory }: Situation): ReturnType<typeof tokens>[] {
  const put = Object.values(memory.filled)
    .flatMap((form) => Object.values(form))
    .map(plain);
  return knowledge
    .filter(({ secret, value }) => !secret && !put.some((held) => held !== '' && plain(value).includes(held)))
    .map(({ name }) => tokens(fold(name.replace(/[_-]+/g, ' '))).filter(isTelling));
}

/** The answer that says of what was given that it is another one than is known, and was not taken yet. */
function answerFor(situation: Situation): Item | undefined {
  const { page, memory, key } = situation;
  const offered = page.items.filter(
    (item) =>
      item.kind === 'check' &&
      !item.disabled &&
      !isOn(item) &&
      ANOTHER.test(fold(item.label)) &&
      timesTried(memory, key, item.name) === 0,
  );
  if (offered.length === 0) return undefined;
  const left = unused(situation).filter((called) => called.length > 0);
  return offered.find(({ label }) => {
    const own = tokens(fold(label));
    return left.some((called) => called.some((token) => saidBy(token, own)));
  });
}

/**
 * Before a form is sent, says that what was given is another one than is known, where that has no field yet: "Send it to another address" brings up
 * the field for it. The proposal itself where all has its place, or nothing offers one.
 */
export function otherFirst(situation: Situation, proposal: Proposal): Proposal {
  const { memory, key } = situation;
  if (memory.told || Object.keys(memory.filled[key] ?? {}).length === 0 || !endsForm(situation, proposal))
    return proposal;
  const item = answerFor(situation);
  if (!item || fitFor(situation, item)?.value === 'off') return proposal;
  return {
    rule: 'pick',
    why: `what I was given is another one, and “${item.label}” has room for it`,
    status: 'continue',
    item,
    args: argumentOf(item, ''),
    sure: 0.85,
    cause: item.label,
  };
}
