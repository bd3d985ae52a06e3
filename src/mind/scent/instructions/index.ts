import type { Knowledge } from '../../../contract/index.ts';
import { fold, literalCoverage, phrase, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { instructedBy } from '../goal/instructed.ts';
import { parseCommands } from '../goal/parse.ts';
import { blank } from '../goal/step/blank.ts';
import type { Goal, Step } from '../goal/types.ts';
import { sameWords } from '../meaning/match.ts';
import { isOn } from '../meaning/state.ts';
import type { Memory } from '../memory.ts';
import type { Told } from '../remembered.ts';
import { inCase, namesForCase } from './cases.ts';
import { askedOf, followsAt, placeOf, sheetOf, subjectOf } from './follow.ts';
import { givenOn } from './given.ts';
import { byRules } from './house-rules.ts';
import { isGrounded, partsMeant, partsOf } from './parts.ts';

/** What somebody knows of themselves, as it is told with the task. */
function factsOf({ background }: Goal, knowledge: readonly Knowledge[]): string {
  return [background, ...knowledge.map(({ name, value }) => `${name.replace(/_/g, ' ')}: ${value}`)].join('. ');
}

/** A step whose value is the name of a field leaves the answer to who reads it: "Choose the assembly point for your building". */
function leftOpen({ items }: Page, step: Step): Step {
  if (step.verb !== 'pick' || step.quoted.length > 0) return step;
  const said = step.pairs.length === 1 ? step.pairs[0]!.value : step.items.length === 1 ? step.items[0]! : '';
  const names = (item: Item) => item.kind === 'choose' && fold(item.raw) === fold(said);
  return said && items.some(names) ? { ...step, object: said, pairs: [], items: [] } : step;
}

/** "Press the button with the name of your gate": of several that would do, the one whose name the text itself says. */
function pointedAt(page: Page, step: Step): Step {
  if (step.verb !== 'press' || step.quoted.length > 0) return step;
  const said = phrase(step.object);
  const alike = page.items.filter(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      item.said.tokens.some((token) => said.tokens.some((other) => other.stem === token.stem && token.weight > 0.3)),
  );
  if (alike.some((item) => sameWords(item.raw, step.object))) return step;
  const prose = page.lines.filter(({ text }) => alike.filter((item) => text.includes(item.raw)).length === 1);
  const told = alike.filter((item) =>
    prose.some(({ text }) => text.length > item.raw.length + SENTENCE && text.includes(item.raw)),
  );
  return alike.length > 1 && told.length === 1 ? { ...step, object: told[0]!.raw, quoted: [told[0]!.raw] } : step;
}
/** Characters by which a line is longer than a name that it says in passing. */
const SENTENCE = 20;

/** What a page tells the reader to do, in the order in which it stands there. */
function commandsOn(
  page: Page,
  asked: Goal,
  knowledge: readonly Knowledge[],
  today: Date,
): { text: string; steps: Step[]; avoid: string[] } {
  const all = partsOf(page, factsOf(asked, knowledge), asked.text);
  const named = partsMeant(`${askedOf(asked)} ${subjectOf(asked)}`.trim() || asked.text, all);
  // "The leaves hang down. Do what the sheet says": what it is about is told beside it.
  const parts = named.length < all.length ? named : partsMeant(asked.background, all);
  const goals = parts.flatMap((part) => part.goals);
  const given = givenOn(page);
  // A question that is printed belongs to what is to be answered, and asks nothing of its own.
  const commands = instructedBy(goals.flatMap((goal) => goal.steps.filter((step) => step.verb !== 'learn')))
    .map((step) => pointedAt(page, leftOpen(page, step)))
    .filter((step) => askedOf(asked) === '' || PUT_IN.has(step.verb) || isGrounded(page, step));
  const facts = [...asked.steps.map((step) => step.text), factsOf(asked, knowledge)].join('. ');
  const ruled = byRules(page, { text: facts, today });
  const free = commands.filter((step) => !ruled.named.some((item) => fold(step.text).includes(fold(item.label))));
  const chosen = ruled.chosen.map((item): Step => {
    const verb = item.role === 'radio' ? 'pick' : 'tick';
    return { ...blank(verb, `choose "${item.label}"`), quoted: [item.label], items: [item.label] };
  });
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
    steps: [...chosen, ...free],
    avoid: goals.flatMap((goal) => goal.avoid),
  };
}

/** Whether a step of the task is what the instructions end with: "and send the claim". */
function isAmong(step: Step, text: string): boolean {
  if (!['transact', 'submit', 'signin', 'press', 'register', 'enter'].includes(step.verb)) return false;
  return literalCoverage(phrase(`${step.text.split(' ')[0]!} ${step.object}`), phrase(text)) >= AMONG;
}
const AMONG = 0.9;

/** What the task asks for itself, where the instructions only tell what is to be put in for it. */
function itself(asked: Goal, told: readonly Step[]): Step[] {
  const said = askedOf(asked);
  if (said === '' || told.some(({ verb }) => !PUT_IN.has(verb))) return [];
  return parseCommands(`${said}.`).steps.slice(-1);
}
const PUT_IN = new Set<Step['verb']>(['enter', 'pick', 'tick', 'untick']);

/** Stands for the text of a sheet of which only what it tells for the reader's case counts. */
const BY_CASE = 'by case';

/** The act itself, without how it is done. */
function itselfIn(asked: Goal): Partial<Step> {
  return parseCommands(`${askedOf(asked)}.`).steps.at(-1) ?? {};
}

/** The way to the sheet itself, where it is on another page and a link is called so: "House rules". */
function toSheet({ items, headings }: Page, sheet: string): Item | null {
  if (sheet === '' || headings.some(({ text }) => sameWords(text, sheet))) return null;
  const links = items.filter(
    (item) =>
      !item.disabled && (item.role === 'link' || item.role === 'tab') && !isOn(item) && sameWords(item.raw, sheet),
  );
  return links.length === 1 ? links[0]! : null;
}

/** How far something is called what the task is about. */
function calls(name: string, subject: string): number {
  const own = phrase(name);
  const said = phrase(subject);
  if (own.tokens.length === 0) return 0;
  return Math.max(literalCoverage(own, said), literalCoverage(said, own));
}
/** How far from here on it is. */
const CALLED = 0.5;
/** By how much more than all that stands here it has to be, for who goes there first. */
const PLAINLY = 0.2;

/** The part of the page that is folded away and called by the very act: "Aligning the print head", beside one for cleaning it. */
function foldedAway({ items }: Page, act: string): Item | null {
  const parts = items.filter((item) => item.kind === 'click' && item.role !== 'link' && !item.disabled);
  const fit = (item: Item) => literalCoverage(item.said, phrase(act));
  const open = parts.filter((item) => item.state.has('expanded')).map(fit);
  const [best] = parts.filter((item) => item.state.has('collapsed')).sort((a, b) => fit(b) - fit(a));
  return best && best.said.tokens.length > 1 && fit(best) >= WHOLLY && fit(best) > Math.max(0, ...open) ? best : null;
}
/** How much of the name of a part the act has to say. */
const WHOLLY = 0.8;

/** Whether a name says what is to be done, and of what: "Activate your pass". */
function saysDeed({ said }: Item, act: string): boolean {
  const [deed, ...rest] = phrase(act).tokens;
  const bears = (stem: string) => said.tokens.some((token) => token.stem === stem);
  return deed !== undefined && bears(deed.stem) && rest.some(({ stem, weight }) => weight > TELLING && bears(stem));
}
/** What that counts, and how seldom a word has to be for telling of what it is. */
const DEED = 0.8;
const TELLING = 0.2;

/** Whether one came along here already: what one looks for is further on, and not back there. */
function isFollowed({ tried }: Memory, { name }: Item): boolean {
  return Object.values(tried).some((entries) => (entries[name] ?? 0) > 0);
}

/** What leads to what the task is about, where the page itself is about something else; null where one is there. */
function elsewhere(page: Page, memory: Memory, subject: string, act: string): Item | null {
  if (subject === '') return null;
  const folded = foldedAway(page, act);
  if (folded) return folded;
  const leads = (item: Item) => !item.disabled && (item.role === 'link' || item.role === 'tab' || item.kind === 'tab');
  const here = Math.max(
    0,
    ...page.headings.map(({ text }) => calls(text, subject)),
    ...page.items.filter((item) => leads(item) && isOn(item)).map((item) => calls(item.raw, subject)),
  );
  const ways = page.items
    .filter((item) => leads(item) && !isOn(item) && !isFollowed(memory, item))
    .map((item) => ({ item, fit: calls(item.raw, subject) + (saysDeed(item, act) ? DEED : 0) }))
    .sort((a, b) => b.fit - a.fit);
  const [best] = ways;
  return best && best.fit >= CALLED && best.fit > here + PLAINLY ? best.item : null;
}

/** The way to the page whose instructions are meant, which the task names only by what it is about. */
function wayTo(asked: Goal, at: number, { raw }: Item): Told {
  const before = asked.steps.slice(0, at);
  const go = { ...blank('press', `open "${raw}"`), object: raw, quoted: [raw] };
  const steps = [...before, go, ...asked.steps.slice(at)];
  return { ...asked, text: '', steps, from: steps.length, until: steps.length, again: false };
}

/**
 * What is to be done where the task says to do as the page tells: what the task asks for before, the commands on the page, and on
 * each further page those that come once the ones before are at their end. Null where the task itself says what to do next.
 */
export function instructionsOf(
  asked: Goal,
  {
    page,
    memory,
    newPage,
    knowledge,
    today,
  }: { page: Page; memory: Memory; newPage: boolean; knowledge: readonly Knowledge[]; today: Date },
): Told | null {
  if (followsAt(asked.text) < 0) return null;
  const { told } = memory;
  const onTheWay = told !== null && told.from >= told.steps.length;
  if (told?.text === BY_CASE) return told;
  if (told && !onTheWay && !(newPage && memory.step >= told.until - 1)) return told;
  const at = placeOf(asked);
  if (!told && memory.step < at) return null;
  const subject = subjectOf(asked);
  const way =
    (told ? null : toSheet(page, sheetOf(asked.text))) ??
    (!told || (onTheWay && memory.last?.kind === 'click') ? elsewhere(page, memory, subject, askedOf(asked)) : null);
  if (way) {
    memory.step = at;
    return wayTo(asked, at, way);
  }
  const { text, steps, avoid } = commandsOn(page, asked, knowledge, today);
  const step = asked.steps[at];
  const names =
    steps.length === 0 && step && askedOf(asked) !== '' ? namesForCase(page, factsOf(asked, knowledge)) : [];
  if (step && names.length > 0) {
    const before = told ? told.steps.slice(0, at + 1) : asked.steps.slice(0, at);
    memory.step = before.length;
    const own = { ...step, ...itselfIn(asked), text: askedOf(asked) || step.text };
    return {
      ...asked,
      text: BY_CASE,
      steps: [...before, inCase(own, names), ...asked.steps.slice(at + 1)],
      from: 99,
      until: 99,
      again: false,
    };
  }
  if (steps.length === 0 || text === told?.text) return told;
  // What led to the page is a step of its own.
  const before = told ? told.steps.slice(0, onTheWay ? at + 1 : told.until) : asked.steps.slice(0, at);
  const after = [...itself(asked, steps), ...asked.steps.slice(at + 1)].filter(
    (step) => !isAmong(step, text) && followsAt(step.text) < 0,
  );
  // Only what came last is still open, and the page that it led to says that it is done.
  memory.step = before.length;
  if (told) Object.assign(memory, { done: [], commits: 0 });
  return {
    text,
    steps: [...before, ...steps, ...after],
    background: [asked.background, askedOf(asked)].filter(Boolean).join('. '),
    avoid: [...asked.avoid, ...avoid],
    from: before.length,
    until: before.length + steps.length,
    again: false,
  };
}
