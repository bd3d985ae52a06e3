import type { Knowledge } from '../../contract/index.ts';
import { fold } from '../language/index.ts';
import type { Page } from '../perception/page.ts';
import { parseCommands } from './goal/parse.ts';
import type { Goal, Step } from './goal/types.ts';
import type { Memory } from './memory.ts';

const FOLLOW =
  /\b(?:follow(?:ing)?|do|complete|perform|carry out|as)\b.*\b(?:instructions?|steps|described|instructed|told|challenge|tasks?)\b.*\b(?:pages?|below|above|screen|there|site|here)\b|\b(?:instructions?|steps) on (?:the|this|each|every) (?:page|screen|site)\b|\bwhat (?:it|(?:the|this|each) (?:page|text|site|screen)) (?:says|asks|tells|wants)\b/i;

/** The shortest line that is taken for an instruction, in characters. */
const SENTENCE = 8;

/** "Your activation code is BX-3391": what a page gives to be used on the way. */
const GIVEN =
  /\b(?:your|the|this|its) ((?:\p{L}+ ){0,2}\p{L}+) (?:is|reads|:)\s*:?\s*["“'‘]?([^\s"”'’,;]+?)["”'’]?(?:[.,;!]|$|\s)/giu;

/** Whether a line holds nothing but the names of controls that stand beside each other. */
function isOfControls({ items }: Page, text: string): boolean {
  const names = items.map((item) => item.raw).filter((raw) => raw !== '' && text.includes(raw));
  const rest = names.sort((a, b) => b.length - a.length).reduce((left, raw) => left.replace(raw, ' '), text);
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** What a page tells the reader to do, in the order in which it stands there. */
function commandsOn(page: Page): { text: string; steps: Step[]; avoid: string[] } {
  const told = page.lines
    .filter((line) => line.level === 0 && line.text.length >= SENTENCE && !isOfControls(page, line.text))
    .map((line) => line.text.replace(/^to [^,]{3,60},\s*/i, '').replace(/^step \d+\s*[:.)-]\s*/i, ''));
  const goals = told.map(parseCommands);
  const given = givenOn(page);
  // A question that is printed belongs to what is to be answered, and asks nothing of its own.
  const commands = goals.flatMap((goal) => goal.steps.filter((step) => step.verb !== 'learn'));
  for (const step of commands) {
    const known = given.find(
      ({ name }) => fold(step.object) === fold(name) || fold(name).endsWith(` ${fold(step.object)}`),
    );
    if (step.verb === 'enter' && known && step.pairs.length === 0)
      step.pairs = [{ field: step.object, value: known.value }];
  }
  return {
    text: told.filter((_, i) => goals[i]!.steps.length > 0).join(' '),
    steps: commands,
    avoid: goals.flatMap((goal) => goal.avoid),
  };
}

/**
 * What is to be done where the task says to do as the page tells: the commands on it, and on each further page those
 * that come once the ones before are at their end. Null where the task itself says what to do.
 */
export function instructionsOf(asked: Goal, page: Page, memory: Memory, newPage: boolean): Goal | null {
  if (!FOLLOW.test(asked.text)) return null;
  if (memory.told && !(newPage && memory.step >= memory.told.steps.length - 1)) return memory.told;
  const { text, steps, avoid } = commandsOn(page);
  if (steps.length === 0 || text === memory.told?.text) return memory.told;
  const before = memory.told?.steps ?? [];
  // Only what came last is still open, and the page that it led to says that it is done.
  memory.step = before.length;
  if (before.length > 0) Object.assign(memory, { done: [], commits: 0 });
  return { text, steps: [...before, ...steps], background: '', avoid };
}

/** What the lines of a page give to be used on the way: codes, passwords, numbers. */
export function givenOn(page: Page): Knowledge[] {
  return page.lines.flatMap((line) =>
    [...line.text.matchAll(GIVEN)]
      .filter((match) => /\d|[A-Z]{2}|\b(?:password|code|word|pin|key)\b/.test(`${match[2]!} ${fold(match[1]!)}`))
      .map((match) => ({ name: match[1]!, value: match[2]!, secret: false })),
  );
}
