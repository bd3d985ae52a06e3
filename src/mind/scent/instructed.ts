import type { Knowledge } from '../../contract/index.ts';
import { fold, literalCoverage, phrase, words } from '../language/index.ts';
import type { Page } from '../perception/page.ts';
import { asMeant, instructedBy } from './goal/instructed.ts';
import { parseCommands } from './goal/parse.ts';
import type { Goal, Step } from './goal/types.ts';
import type { Memory, Told } from './memory.ts';

const FOLLOW =
  /\b(?:follow(?:ing)?|do|complete|perform|carry out|as)\b.*\b(?:instructions?|steps|described|instructed|told|challenge|tasks?)\b.*\b(?:pages?|below|above|screen|there|site|here)\b|\b(?:instructions?|steps) on (?:the|this|each|every) (?:page|screen|site)\b|\b(?:what|(?:in )?the way|how|as|like) (?:it|(?:the|this|that|each) (?:page|text|site|screen|notice)) (?:says|asks|tells|wants|explains|describes|shows)\b|\b(?:the way|how|as) (?:it |this |that )?(?:is |was )?(?:explained|described|written|told|set out|laid out)(?: (?:on|in) (?:the|that|this) (?:page|site|screen)| there| here| below| above)/i;

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

/** What one part of a page tells the reader to do, and how much of its headings the task names. */
interface Part {
  heading: string;
  lines: string[];
  goals: Goal[];
}

/** A part that only goes on with the one before it. */
const GOES_ON = /^(?:step|part)? ?\d+\b|^(?:then|next|and|finally)\b/i;

/** The parts of a page that tell the reader to do something, each under its own heading. */
function partsOf(page: Page): Part[] {
  const parts: Part[] = [{ heading: '', lines: [], goals: [] }];
  for (const { level, text } of page.lines) {
    if (level > 0 && !GOES_ON.test(text)) parts.push({ heading: text, lines: [], goals: [] });
    if (level > 0 || text.length < SENTENCE || isOfControls(page, text)) continue;
    const line = asMeant(text.replace(/^to [^,]{3,60},\s*/i, '').replace(/^step \d+\s*[:.)-]\s*/i, ''));
    const goal = parseCommands(line);
    parts.at(-1)!.lines.push(line);
    parts.at(-1)!.goals.push(goal);
  }
  return parts.filter(({ goals }) => goals.some(({ steps }) => steps.length > 0));
}

/** The parts that a task speaks of: where it names the heading of one, the others are for something else. */
function partsMeant(asked: Goal, parts: readonly Part[]): Part[] {
  const named = parts.map(({ heading }) => literalCoverage(phrase(heading), phrase(asked.text)));
  return Math.max(0, ...named) >= NAMED ? parts.filter((_, i) => named[i]! > 0) : [...parts];
}
/** Share of a heading that a task has to say to name it. */
const NAMED = 0.5;

/** What a page tells the reader to do, in the order in which it stands there. */
function commandsOn(page: Page, asked: Goal): { text: string; steps: Step[]; avoid: string[] } {
  const parts = partsMeant(asked, partsOf(page));
  const goals = parts.flatMap((part) => part.goals);
  const given = givenOn(page);
  // A question that is printed belongs to what is to be answered, and asks nothing of its own.
  const commands = instructedBy(goals.flatMap((goal) => goal.steps.filter((step) => step.verb !== 'learn')));
  for (const step of commands) {
    const known = given.find(
      ({ name }) => fold(step.object) === fold(name) || fold(name).endsWith(` ${fold(step.object)}`),
    );
    if (step.verb === 'enter' && known && step.pairs.length === 0)
      step.pairs = [{ field: step.object, value: known.value }];
  }
  return {
    text: words(parts.flatMap(({ lines, goals }) => lines.filter((_, i) => goals[i]!.steps.length > 0)).join(' ')).join(
      ' ',
    ),
    steps: commands,
    avoid: goals.flatMap((goal) => goal.avoid),
  };
}

/** The place of the step that leaves it to the page what is to be done; what stands before it the task itself asks for. */
function placeOf({ steps, text }: Goal): number {
  const said = steps.findIndex((step) => FOLLOW.test(step.text));
  if (said >= 0) return said;
  const at = FOLLOW.exec(text)?.index ?? 0;
  return Math.max(
    0,
    steps.findLastIndex((step) => {
      const from = text.indexOf(words(step.text).join(' '));
      return from >= 0 && from <= at;
    }),
  );
}

/**
 * What is to be done where the task says to do as the page tells: what the task asks for before, the commands on the page, and on
 * each further page those that come once the ones before are at their end. Null where the task itself says what to do next.
 */
export function instructionsOf(asked: Goal, page: Page, memory: Memory, newPage: boolean): Told | null {
  if (!FOLLOW.test(asked.text)) return null;
  const { told } = memory;
  if (told && !(newPage && memory.step >= told.steps.length - 1)) return told;
  const at = placeOf(asked);
  if (!told && memory.step < at) return null;
  const { text, steps, avoid } = commandsOn(page, asked);
  if (steps.length === 0 || text === told?.text) return told;
  const before = told?.steps ?? asked.steps.slice(0, at);
  // Only what came last is still open, and the page that it led to says that it is done.
  memory.step = before.length;
  if (told) Object.assign(memory, { done: [], commits: 0 });
  return { text, steps: [...before, ...steps], background: '', avoid, from: before.length, again: false };
}

/** What the lines of a page give to be used on the way: codes, passwords, numbers. */
export function givenOn(page: Page): Knowledge[] {
  return page.lines.flatMap((line) =>
    [...line.text.matchAll(GIVEN)]
      .filter((match) => /\d|[A-Z]{2}|\b(?:password|code|word|pin|key)\b/.test(`${match[2]!} ${fold(match[1]!)}`))
      .map((match) => ({ name: match[1]!, value: match[2]!, secret: false })),
  );
}
