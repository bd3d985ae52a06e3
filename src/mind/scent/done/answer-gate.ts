import { fold } from '../../language/index.ts';
import { ofOtherCircumstances } from '../answering/question/circumstance.ts';
import { mayAnswer } from '../answering/question/gate.ts';
import type { Step } from '../goal/types.ts';
import { isHeldBack } from '../meaning/held-back.ts';
import { saysOnlyButtons } from '../meaning/messages.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';

/** What asks for days, and what tells some. */
const ASKS_DAYS = /\b(?:on|in) (?:what|which) (?:days|months)\b/i;
const DAYS =
  /\b(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|\p{L}+(?:uary|ember|ober|ust|il)|march|daily|every|weekdays?|weekends?|all|any|no|never)\b|\d/iu;

/** Whether days or months are asked for, and a line names none. */
export function lacksDays(step: Step, line: string): boolean {
  return ASKS_DAYS.test(step.text) && !DAYS.test(line);
}

/** Whether a line may be given for the answer: the one gate for what was read, looked up, compared or brought up. */
export function mayGive(situation: Situation, step: Step, line: string, compared: boolean): boolean {
  return (
    !tellsOfNothing(situation, line) &&
    !lacksDays(step, line) &&
    !ofOtherCircumstances(situation, step, line) &&
    mayAnswer(situation, step, line, compared)
  );
}

/** Words over what a search has found. */
const OVER_RESULTS = /\b(?:results?|search(?:ed)?|found|matches|hits|no|nothing|for|of|your|\d+)\b/g;

/** Whether a line only says what was searched for. */
function isEcho({ memory }: Situation, line: string): boolean {
  return memory.searched.some((query) => {
    const rest = fold(line).replace(query, ' ');
    return (
      query.length > 2 && rest !== fold(line) && rest.replace(OVER_RESULTS, ' ').replace(/[^\p{L}\p{N}]/gu, '') === ''
    );
  });
}

/** The foot of every page, which tells whose site it is and answers nothing but that. */
const FOOT = /©|\ball rights reserved\b/i;

/** Whether a line says where on the site one is: "Home > Roads". */
function isCrumbs({ page }: Situation, line: string): boolean {
  const [first, ...rest] = line.split(/\s*[>›»]\s*/);
  return rest.length > 0 && page.items.some(({ role, raw }) => role === 'link' && raw !== '' && raw === first!.trim());
}

/** Whether a line says what was searched for, that nothing was found, what a button does, or whose site it is. */
export function tellsOfNothing(situation: Situation, line: string): boolean {
  // What the site is called tells nothing of what is in it.
  const { title, headings, site } = situation.page;
  const bare = fold(line);
  const called = title.split(/\s+[|–—·:-]\s+/).map(fold);
  const isSite = (site !== '' && bare === fold(site)) || (called.length > 1 && bare === called.at(-1));
  if (isSite && !headings.some(({ text }) => fold(text) === bare)) return true;
  if (bare === fold(title) && !headings.some(({ text }) => fold(text) === bare)) return true;
  // What a button says tells what it does.
  if (saysOnlyButtons(situation.page.items, line) || isHeldBack(line, situation.asked ?? '')) return true;
  const named = line.split(' · ').length > 3;
  if (isCrumbs(situation, line)) return true;
  return FOOT.test(line) || (named && situation.memory.frame.includes(hash(fold(line)))) || isEcho(situation, line);
}
