import { literalCoverage, type Phrase, phrase } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import { asMeant } from '../goal/instructed.ts';
import { parseCommands } from '../goal/parse.ts';
import { type Goal, isInterfaceStep, type Step } from '../goal/types.ts';
import { isVerb } from '../goal/verbs/index.ts';
import { forOwnCase } from './cases.ts';

/** The shortest line that is taken for an instruction, in characters. */
const SENTENCE = 8;

/** Whom to write to with questions. */
const ADDRESS = /\S@\S|\bhttps?:/;

/** What one part of a page tells the reader to do, under which headings. */
export interface Part {
  /** Its own heading and those over it, the own one first. */
  headings: string[];
  lines: string[];
  goals: Goal[];
}

/** A part that only goes on with the one before it. */
const GOES_ON = /^(?:step|part)? ?\d+\b|^(?:then|next|and|finally)\b/i;

/** The level of a caption: under every heading. */
const CAPTION = 9;

/** Whether a line is what one presses to fold a part of the page in or out, so that it stands over that part. */
function isFold({ items }: Page, text: string): boolean {
  return items.some((item) => item.raw === text && (item.state.has('expanded') || item.state.has('collapsed')));
}

/** "The light is red", over what is to be done then: a line that asks for nothing and stands right over one that does. */
function isCaption(page: Page, at: number): boolean {
  const { text } = page.lines[at]!;
  const next = page.lines[at + 1];
  if (!next || next.level > 0 || text.length > 60 || text.length < 6 || /[.!:;]$/.test(text)) return false;
  if (!/\s/.test(text) || page.items.some((item) => item.raw !== '' && text.includes(item.raw))) return false;
  return parseCommands(text).steps.length === 0 && parseCommands(commandIn(next.text)).steps.length > 0;
}

/** Whether a line holds nothing but the names of controls that stand beside each other. */
function isOfControls({ items }: Page, text: string): boolean {
  const names = items.map((item) => item.raw).filter((raw) => raw !== '' && text.includes(raw));
  const rest = names.sort((a, b) => b.length - a.length).reduce((left, raw) => left.replace(raw, ' '), text);
  if (!/[\p{L}\p{N}]/u.test(rest)) return true;
  // The page that one is on is no link in the bar that leads to the others: "Sound check | Closing down".
  const parts = text.split(/\s+[|·•/]\s+/);
  return (
    parts.length > 1 &&
    parts.every((part) => part.length < ENTRY) &&
    parts.some((part) => items.some((item) => item.role === 'link' && item.raw === part.trim()))
  );
}
/** Characters up to which a part of a bar names a place. */
const ENTRY = 30;

/** A line without what leads up to its command: "To begin, ...", "Step 2: ...", "Your turn: ..." */
function commandIn(text: string): string {
  const bare = text.replace(/^to [^,]{3,60},\s*/i, '').replace(/^step \d+\s*[:.)-]\s*/i, '');
  const called = /^\p{L}[\p{L} ]{1,30}:\s+(?=(\p{L}+)\s)/u.exec(bare);
  const lead = called && !isVerb(bare.split(' ')[0]!) && isVerb(called[1]!) ? called[0] : '';
  const rest = bare.slice(lead.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * The parts of a page that tell the reader to do something, each under its own heading.
 * @param facts what is known of the reader, by which a case is theirs or is not
 */
export function partsOf(page: Page, facts: string, told: string): Part[] {
  const own = forOwnCase(
    page.lines.map(({ text }) => text),
    told,
  );
  const over: Array<{ level: number; text: string }> = [];
  const parts: Part[] = [{ headings: [], lines: [], goals: [] }];
  for (const [i, printed] of page.lines.entries()) {
    const { text } = printed;
    const level = printed.level > 0 ? printed.level : isFold(page, text) || isCaption(page, i) ? CAPTION : 0;
    if (level > 0 && !GOES_ON.test(text)) {
      while ((over.at(-1)?.level ?? 0) >= level) over.pop();
      over.push({ level, text });
      parts.push({ headings: over.map((heading) => heading.text).reverse(), lines: [], goals: [] });
    }
    if (level > 0 || text.length < SENTENCE || ADDRESS.test(text) || isOfControls(page, text)) continue;
    const line = asMeant(commandIn(own(text)), facts);
    parts.at(-1)!.lines.push(line);
    parts.at(-1)!.goals.push(parseCommands(line));
  }
  return parts.filter((part) => instructs(page, part));
}

/** Whether a step can be done with something that the page shows. */
export function isGrounded({ items }: Page, { text, object, quoted, pairs }: Step): boolean {
  const whole = phrase(text);
  const said = phrase([object, ...quoted, ...pairs.map(({ field }) => field)].join(' '));
  return items.some(
    ({ name, said: own }) =>
      !/^(?:press|scroll)/.test(name) &&
      own.tokens.length > 0 &&
      // "Lock the desk" is a button that says all of it.
      (literalCoverage(own, said) > HALF || literalCoverage(own, whole) > WHOLE),
  );
}
const HALF = 0.5;
const WHOLE = 0.99;

/** Whether a part is there to be carried out: "Questions? Email us" names nothing that stands on the page. */
function instructs(page: Page, { goals }: Part): boolean {
  return goals.some(({ steps }) => steps.some((step) => isInterfaceStep(step) || isGrounded(page, step)));
}

/** The parts that a task speaks of: where it names the heading of one, the others are for something else. */
export function partsMeant(wanted: string, parts: readonly Part[]): Part[] {
  const said = phrase(wanted);
  // What stands over all of them tells none from another.
  const shared = (heading: string) => parts.length > 1 && parts.every(({ headings }) => headings.includes(heading));
  const named = parts.map(({ headings }) =>
    Math.max(
      0,
      ...headings.map((heading, i) => (shared(heading) ? 0 : namedBy(heading, said) * (i === 0 ? 1 : HEAD_ABOVE))),
    ),
  );
  const best = Math.max(0, ...named);
  return best >= NAMED ? parts.filter((_, i) => named[i]! >= best - NEAR) : [...parts];
}

/** How far a task names a heading: how much of it the task says, and how much of what the task says it bears. */
function namedBy(heading: string, said: Phrase): number {
  const own = phrase(heading);
  return OF_HEADING * literalCoverage(own, said) + (1 - OF_HEADING) * literalCoverage(said, own);
}
const OF_HEADING = 0.7;
/** From how far on it is named. */
const NAMED = 0.4;
/** How far what is under a heading of its own belongs to the heading over that. */
const HEAD_ABOVE = 0.9;
/** By how much less another part may be named and be meant too. */
const NEAR = 0.15;
