import { fold, numberOf, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { furtherDown, scrollDown } from '../way/look.ts';

const ENTRY =
  'posts?|tweets?|toots?|comments?|messages?|photos?|pictures?|videos?|reviews?|entries|entry|answers?|repl(?:y|ies)|notes?';
/** Whose entries are meant: by a handle, or by a name after the word for an entry or a person. */
const WHOSE = new RegExp(
  `(@[\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_])|\\b(?:(?:${ENTRY})\\s+(?:by|from|of)|users?|authors?|member)\\s+"?(\\p{Lu}[\\p{L}\\p{N}'-]+(?:\\s\\p{Lu}[\\p{L}\\p{N}'-]+)*)`,
  'u',
);
const COUNT = new RegExp(
  `\\b(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:of\\s+the\\s+)?(?:${ENTRY})\\b`,
  'i',
);
const OPTIONS = /^(?:more\b|options\b|actions\b|menu\b|open menu\b|⋮|⋯|…|\.\.\.)/i;
/** What a sign is called that says nothing. */
const NAMELESS = /^(?:(?:area|button|icon|image|(?:\p{L}+ )?(?:square|circle|shape))(?: \d+ of \d+)?)?$/iu;
const PRESSED = 'by author:';

interface Wish {
  author: RegExp;
  name: string;
  /** The control, by the name that the task spells. */
  control: string;
  /** How many entries; all of them where it is infinite. */
  count: number;
}

function wishOf(step: Step): Wish | null {
  const found = step.verb === 'press' && step.quoted.length === 1 && step.nth === null ? WHOSE.exec(step.text) : null;
  const name = found?.[1] ?? found?.[2];
  if (!name || name.includes(step.quoted[0]!)) return null;
  const said = COUNT.exec(step.text)?.[1];
  const bare = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    author: new RegExp(`(?<![\\p{L}\\p{N}_@])${bare}(?![\\p{L}\\p{N}_])`, 'iu'),
    name,
    control: step.quoted[0]!,
    count: step.all ? Number.POSITIVE_INFINITY : said ? (numberOf(said.toLowerCase()) ?? 1) : 1,
  };
}

/** What marks an entry's control as pressed, wherever scrolling takes it and by whatever name it is offered then. */
function tagOf(item: Item): string {
  return `${PRESSED}${item.raw}|${item.context.folded}`;
}

/** Whether a control bears the wanted name, with or without the author's behind it: "Block", "Block @ann". */
function bears({ control, author }: Wish, item: Item): boolean {
  const own = item.raw.replace(author, ' ').trim();
  return fold(own) === fold(control) || similarity(phrase(control), item.said) > 0.9;
}

/** What may stand before the name of who wrote something: another form of it, and no sentence that only mentions somebody. */
const BYLINE = /^(?:(?:by|from|author:?|\p{Lu}[\p{L}'’.-]*|@[\w.-]+|[^\p{L}\s]{1,3})\s+)*$/u;

function wrote({ author }: Wish, context: string): boolean {
  const at = context.search(author);
  return at >= 0 && BYLINE.test(context.slice(0, at));
}

/** Whether a control stands with what somebody else wrote, by their handle, where the step names one author. */
export function isOfOtherAuthor({ step }: Situation, { context, kind }: Item): boolean {
  const wish = step && kind === 'click' && HANDLE.test(context.text) ? wishOf(step) : null;
  return wish?.name.startsWith('@') === true && !wish.author.test(context.text);
}
const HANDLE = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_]/u;

/** The controls of the author's entries in sight, from the top. */
function owned({ items }: Situation, wish: Wish): Item[] {
  return items.filter(
    (item) =>
      isClickable(item) &&
      item.kind !== 'point' &&
      item.box !== null &&
      !item.disabled &&
      (wrote(wish, item.context.text) || wish.author.test(item.raw)),
  );
}

function left(situation: Situation, wish: Wish): Item[] {
  const { done } = situation.memory;
  return owned(situation, wish).filter((item) => bears(wish, item) && !done.includes(tagOf(item)));
}

function pressed({ memory }: Situation): number {
  return memory.done.filter((tag) => tag.startsWith(PRESSED)).length;
}

/** "Press «Share» on all posts by @ann": the control of that name on the entries of one author, on all, on so many, or on one. */
export function actOnEntries(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  const wish = step ? wishOf(step) : null;
  if (!wish) return null;
  const [item] = left(situation, wish);
  if (item) {
    memory.done.push(tagOf(item));
    return {
      rule: 'each_entry',
      why: `“${item.label}” stands with what ${wish.name} wrote`,
      status: 'continue',
      item,
      args: null,
      sure: 0.9,
      completes: pressed(situation) >= wish.count,
      cause: item.label,
    };
  }
  const entries = owned(situation, wish);
  const signs = entries.filter((entry) => NAMELESS.test(entry.raw.trim()));
  // Among signs without words the last one is for the rest of what can be done.
  const menu =
    entries.find((entry) => OPTIONS.test(entry.raw.trim()) && timesTried(memory, key, entry.name) < 2) ??
    (signs.length > 1 ? signs.slice(-1).find((entry) => timesTried(memory, key, entry.name) === 0) : undefined);
  // What stands with an entry, and is not among its signs, is in its menu.
  if (menu && pressed(situation) === 0 && memory.last?.name !== menu.name)
    return {
      rule: 'each_entry',
      why: `“${menu.label}” of ${wish.name} may hold “${wish.control}”`,
      status: 'continue',
      item: menu,
      args: null,
      sure: 0.75,
      cause: menu.label,
    };
  const down = furtherDown(situation);
  return down ? scrollDown(situation, down, `there may be more by ${wish.name} further down`) : null;
}

/** Whether all entries of the author have been acted on, down to the end of the page. */
export function entriesDone(situation: Situation, step: Step): boolean {
  const wish = wishOf(step);
  return (
    wish !== null &&
    pressed(situation) > 0 &&
    (pressed(situation) >= wish.count || (left(situation, wish).length === 0 && !furtherDown(situation)))
  );
}
