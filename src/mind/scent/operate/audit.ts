// Whether what a task orders of a thing was done by anybody at all: nobody is done with "Hide the section" who has pressed nothing that hides.
import { words } from '../../language/index.ts';
import { tookItAll } from '../memory.ts';
import type { OwnAct } from '../remembered.ts';
import { ACT } from '../rules/records/controls.ts';
import { says, spoken } from '../rules/records/says.ts';
import type { Situation } from '../situation.ts';
import { saysAct } from './act.ts';
import { type Frame, framesOf, isSwitch } from './frame.ts';
import { bears, tells } from './thing.ts';

/** Acts that a press does by its name, so that who has pressed nothing of that name has not done it. */
const PLAIN =
  /^(?:archive|close|reopen|delete|remove|mute|unmute|star|unstar|pin|unpin|block|unblock|revoke|disconnect|pause|resume|deny|approve|reject|decline|hide|unhide|publish|unpublish|lock|unlock|duplicate|rename)\b/i;

/** A day and its hour, whatever joins them: "Friday 12 February at 12:45", "Friday 12 February, 12:45". */
const joined = (text: string) => text.replace(/(?:,|\s(?:at|on|from))\s(?=\d)/g, ' ');

/** Whether a text says what a thing is to be brought to, or part of that. */
function isValue(text: string, value: string): boolean {
  return text !== '' && (bears(joined(text), joined(value)) || bears(joined(value), joined(text)));
}

/** Whether one of one's own acts may have been what an order asks for. */
function fits(frame: Frame, { raw, value, kind }: OwnAct): boolean {
  const label = raw.replace(/[^\p{L}\p{N}'’ -]+/gu, ' ').trim();
  // A sign tells nothing of what it does.
  if (label === '' || words(label).length === 0) return true;
  if (isSwitch(frame.act)) return kind === 'check' || tells(frame, raw) > 0.5 || says(label, spoken(frame.act)) >= ACT;
  if (frame.value !== null && [label, value].some((said) => isValue(said, frame.value!))) return true;
  return saysAct(frame, label) >= ACT;
}

/** Whether the task is an order that nothing which was pressed, chosen or put in can have followed. */
export function isUnfollowed({ asked, knowledge, memory }: Situation): boolean {
  if (memory.told || knowledge.length > 0 || !memory.operation?.off) return false;
  // What a form took, value by value, was put there and not ordered of a thing.
  if (tookItAll(memory)) return false;
  const frames = framesOf(asked);
  if (!frames) return false;
  const put = Object.values(memory.filled).flatMap((page) => Object.values(page));
  return frames.some((frame) => {
    if (frame.value === null && !PLAIN.test(frame.act) && !isSwitch(frame.act)) return false;
    if (frame.value !== null && put.some((text) => isValue(text, frame.value!))) return false;
    return !memory.own.some((act) => fits(frame, act));
  });
}
