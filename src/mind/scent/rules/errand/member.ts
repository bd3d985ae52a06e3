// An errand at one's own account: one signs in with what is told, and then does the one thing one came for: changes a setting, or does something
// with the order of the latest day.
import type { Item } from '../../../perception/page.ts';
import { objects } from '../../filling/complaints.ts';
import { classOfField } from '../../filling/fields.ts';
import { denies } from '../../meaning/confirmation.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { sheetOf } from '../sheet/meant.ts';
import { signsIn } from '../sheet/signed-in.ts';
import { valuesOf } from '../sheet/told.ts';
import { fillIn } from './fill.ts';
import { actOnLatest, ordersAct } from './latest.ts';
import { type At, SIGNS_OUT } from './places.ts';
import { changeSetting } from './setting.ts';
import { givesUp, inTheWay, menuOf, press, VAIN } from './walk.ts';

const REGISTERS =
  /\b(?:register\p{L}*|registration|sign(?:ed)? (?:\p{L}+ )?up|new (?:account|user|member|visitor|customer)|create|open (?:an|a new) account|an account)\b/iu;
const SIGNS_IN = /^(?:(?:my )?account )?(?:sign|log) ?(?:in|on)\b/;

/** What was one of several things of an order is seen to by itself. */
const PART = /\b(?:from|in|out of) (?:my|your|our|the|her|his) (?:last|latest|newest|most recent) order\b/i;

/** Whether the task tells with what to sign in, for something that is done there. */
function isMember(situation: Situation): boolean {
  if (PART.test(situation.asked)) return false;
  const values = valuesOf(situation);
  const secret = values.some(({ called, secret: own }) => own || /\bpass(?:word|code|phrase)?\b|\bpin\b/i.test(called));
  return secret && values.some(({ text }) => /@/.test(text)) && !REGISTERS.test(situation.asked);
}

/** What is next of an errand at one's own account; null where the task is none, or it is left to how one finds the way. */
export function runMember(situation: Situation): Proposal | null {
  const { memory, page } = situation;
  if (memory.told || memory.member?.off || (!memory.member && !isMember(situation))) return null;
  const door = page.items.find((item) => isClickable(item) && SIGNS_IN.test(item.said.folded));
  if (!memory.member && !door && !menuOf(situation)) return null;
  const over = inTheWay(situation);
  if (over) return over;
  memory.member ??= { inside: false, marks: [], begun: null, opened: false, days: [] };
  const at: At = { situation, member: memory.member };
  if (!at.member.inside) {
    const asksSecret = page.items.some((item) => item.kind === 'type' && classOfField(item) === 'password');
    const refused = page.error !== '' || situation.fresh.some((line) => objects(line) || denies(line));
    const isOut = page.items.some((item) => SIGNS_OUT.test(item.said.folded));
    at.member.inside = isOut || (at.member.begun?.act === 'in' && !asksSecret && !refused);
    if (!at.member.inside) return signIn(at, door, asksSecret);
    at.member.begun = null;
    at.member.marks = [];
  }
  return ordersAct(situation) ? actOnLatest(at) : changeSetting(at);
}

/** Lets oneself in. */
function signIn({ situation, member }: At, door: Item | undefined, asksSecret: boolean): Proposal | null {
  const { memory, key } = situation;
  const menu = !asksSecret && !door ? menuOf(situation) : undefined;
  if (menu) return press(menu, 'the way in should be in here');
  if (!asksSecret)
    return door && timesTried(memory, key, door.name) < VAIN ? press(door, 'I have to be let in first') : null;
  const next = fillIn(situation, null, member.marks);
  if (next) return next;
  const { send } = sheetOf(situation);
  const button =
    send && signsIn(send)
      ? send
      : situation.items.find((item) => item.role === 'button' && SIGNS_IN.test(item.said.folded));
  if (!button) return null;
  if (timesTried(memory, key, button.name) >= VAIN) return givesUp('I am not let in');
  member.begun = { act: 'in', key };
  return press(button, `“${button.label}” lets me in`, { commits: true, rule: 'commit' });
}
