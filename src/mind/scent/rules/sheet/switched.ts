import { fold } from '../../../language/index.ts';
import type { Blank } from './blanks.ts';
import { plain } from './told.ts';

/** Words of one part of a sentence that tell to which side something is turned. */
const OFF =
  /\b(?:off|disabled?|deactivated?|stop(?:ped)?|no longer|no more|not|don t|without|untick|uncheck|mute|end|drop(?:ped)?|removed?|unsubscribe|rid of|never|leave(?: \w+){0,2} out|exclud(?:e|ed|ing)|hide|hidden|skip)\b/;
const ON = /\b(?:on|enabled?|activated?|start(?:ed)?|tick|check|want|with|get|like)\b/;
/** "Tick off the first item": done, and not turned off. */
const DONE_WITH = /\b(?:tick|check|cross)(?:ed|ing)? (?:it |them )?off\b/g;
/** The two sides of what is turned on and off, as lists and answers call them. */
const SAYS_ON = /^(?:on|yes|enabled?|active)$/;
const SAYS_OFF = /^(?:off|no|disabled?|inactive)$/;

/** To which side the task wants something turned that it names: by what is said of it in its part of the sentence. */
export function wayOf(asked: string, label: string): 'on' | 'off' {
  const own = plain(label);
  const parts = fold(asked)
    .replace(DONE_WITH, 'tick')
    .split(/[.;,:!?]|\b(?:and|but|while)\b(?! (?:the )?rest)/)
    .map((part) => ` ${plain(part)} `);
  const at = parts.findIndex((part) => own !== '' && part.includes(` ${own} `));
  if (at < 0) {
    const whole = ` ${plain(asked)} `;
    const start = whole.indexOf(` ${own} `);
    return start >= 0 && OFF.test(whole.slice(Math.max(0, start - 24), start)) ? 'off' : 'on';
  }
  // "I am fed up with X, get rid of it": what is said of it right behind is said of X.
  const behind = parts[at + 1] ?? '';
  const rest = `${parts[at]!.replace(` ${own} `, ' ')} ${/\b(?:it|them|that)\b/.test(behind) ? behind : ''}`;
  if (OFF.test(rest)) return 'off';
  if (ON.test(rest)) return 'on';
  // "Stop A and B": what is said of the one before is said of this one too.
  const before = parts
    .slice(0, at)
    .reverse()
    .find((part) => OFF.test(part) || ON.test(part));
  return before && OFF.test(before) && !ON.test(before) ? 'off' : 'on';
}

/** The side of a list or a pair of answers, "On" and "Off", that the task wants for what they are called; null where it names none. */
export function switchOf(asked: string, { label, options }: Blank): string | null {
  const on = options.find((option) => SAYS_ON.test(fold(option)));
  const off = options.find((option) => SAYS_OFF.test(fold(option)));
  if (options.length !== 2 || !on || !off || !` ${plain(asked)} `.includes(` ${plain(label)} `)) return null;
  return wayOf(asked, label) === 'on' ? on : off;
}
