import { fold, isStopWord, plain, stem, words } from '../../../language/index.ts';
import type { Blank } from './blanks.ts';

/** Words of one part of a sentence that tell to which side something is turned. */
const OFF =
  /\b(?:off|disabled?|deactivated?|stop(?:ped)?|no longer|no more|not|don t|no(?! \d)|without|untick|uncheck|mute|end|drop(?:ped)?|removed?|unsubscribe|rid of|never|leave(?: \w+){0,2} out|exclud(?:e|ed|ing)|hide|hidden|skip)\b/;
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

/** What is said not to be wanted, by its name: "without gift wrapping", "no donation", "leave the book out". */
const RULED_OUT =
  /\b(?:without|no|not include|not want|exclud(?:e|ing)|leave(?! me))\s+(?:(?:the|any|an?|my)\s+)?((?!longer|more|one|other|else|need)\p{L}[\p{L}-]*(?:\s(?!and\b|or\b|out\b|please\b|in\b|at\b|for\b)\p{L}[\p{L}-]*){0,2})(?=\s*(?:[.,;:!–—(]|$|\s(?:and|or|please|out|in|at|for)\b))/giu;

/** Whether the task wants nothing of what a box offers, which may tell more of it: "no donation", for "Donation of £2 to the roof fund". */
export function isRuledOut(asked: string, label: string): boolean {
  const own = new Set(words(label).map(stem));
  return [...asked.matchAll(RULED_OUT)].some(([, name]) => {
    const said = words(name!).filter((word) => !isStopWord(word));
    return said.length > 0 && said.every((word) => own.has(stem(word)));
  });
}

/** The side of a list or a pair of answers, "On" and "Off", that the task wants for what they are called; null where it names none. */
export function switchOf(asked: string, { label, options }: Blank): string | null {
  const on = options.find((option) => SAYS_ON.test(fold(option)));
  const off = options.find((option) => SAYS_OFF.test(fold(option)));
  if (options.length !== 2 || !on || !off || !` ${plain(asked)} `.includes(` ${plain(label)} `)) return null;
  return wayOf(asked, label) === 'on' ? on : off;
}
