import { type Token, tokens } from '../../../language/index.ts';
import { toldWords } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Situation } from '../../situation.ts';

/** The words of what was set, chosen, pressed and put in so far. Following a link sees to nothing by itself. */
function done({ memory }: Situation): Token[] {
  const pressed = memory.own.filter(({ role }) => role !== 'link' && role !== 'tab').map(({ raw }) => raw);
  const put = Object.values(memory.filled).flatMap((fields) => Object.values(fields));
  return tokens([...pressed, ...put, ...memory.taken].join(' . '));
}

/** The telling words of the task that nothing which was done bears. */
export function stillOpen(situation: Situation): Token[] {
  const acts = done(situation);
  return toldWords(situation.asked)
    .map(({ token }) => token)
    .filter((token) => !saidBy(token, acts));
}
