import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/index.ts';
import { isNewsletter } from '../filling/fields.ts';
import { OF_RATING, ratesPage } from '../meaning/acts.ts';
import { properNames } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';

/** What shows so well is not overlooked. */
const PLAIN = 0.85;
/** What shows less than this is not there for these eyes. */
const NOTHING = 0.01;
/** Looks that one takes on a turn at what one is looking for. */
const SEARCHING = 4;
/** Acuity under which one goes over a form with a glass, or enlarged. */
const WEAK = 0.5;

const FIELDS = new Set(['type', 'choose', 'set', 'check']);

/** Whether a field is the very one that the step has something for, and its name stands in words on the page: "to:", for who forwards to somebody. */
function isSoughtByName({ goal, memory }: Looking, item: Item): boolean {
  if (item.kind !== 'type') return false;
  const name = item.said.folded.replace(/[\s*:]+$/, '');
  return (goal.steps[memory.step]?.pairs ?? []).some(({ field }) => field !== '' && fold(field) === name);
}

type Looking = Pick<Situation, 'page' | 'key' | 'goal' | 'memory' | 'traits' | 'chance' | 'seen' | 'appeared'>;

/** Whether this person is aware of a target: what shows weakly may be missed at first, and comes with looking again. */
function notices(seen: number, looks: number, luck: number, attention: number): boolean {
  if (seen >= PLAIN) return true;
  if (seen <= NOTHING) return false;
  return luck < 1 - (1 - seen * attention) ** looks;
}

/** Whether one looks for this and does not merely come across it. */
function seeker({ key, goal, memory, traits, appeared }: Looking): (item: Item) => boolean {
  const now = goal.steps[memory.step];
  const rows = properNames(` ${now?.text ?? ''} ${now?.scope ?? ''}`).map(fold);
  const filling = memory.filled[key] !== undefined;
  const inForm =
    filling ||
    memory.entered.includes(key) ||
    now?.verb === 'search' ||
    goal.steps.some((step) => step.pairs.length > 0 || step.constraints.quantity !== null);
  // Who sees little goes over all that a form holds before leaving it; others look where they expect what comes next.
  const glass = filling && traits.acuity < WEAK;
  return (item) =>
    // What comes up draws the eye (Yantis and Jonides 1984).
    appeared.has(item.name) ||
    rows.some((name) => item.context.folded.includes(name) || fold(item.group).includes(name)) ||
    (inForm && FIELDS.has(item.kind)) ||
    (glass && item.role === 'button');
}

/** What a task says that is about letters, or about whatever such a form calls them. */
const OF_LETTERS =
  /\b(?:newsletters?|mailings?|news|updates?|letters?|offers?|subscri\w+|tips|sign(?:ing)? up|e-?mails? from)\b/;
/** Pixels within which a button stands with the only field of its form. */
const BESIDE = 260;

/** The sign-up for letters that stands on every page: who has come for something else passes over it with its button. */
function lettersAside({ page, goal }: Looking): ReadonlySet<Item> {
  if (OF_LETTERS.test(fold(`${goal.text} ${goal.background}`))) return new Set();
  const fields = page.items.filter((item) => item.kind === 'type' && isNewsletter(item));
  const isBeside = (button: Item, { box }: Item) =>
    button.box !== null &&
    box !== null &&
    button.box.y > box.y - box.height &&
    button.box.y < box.y + 3 * box.height &&
    button.box.x > box.x - box.width &&
    button.box.x < box.x + box.width + BESIDE;
  const buttons = page.items.filter(
    (item) =>
      item.role === 'button' && SIGNS_UP.test(item.said.folded) && fields.some((field) => isBeside(item, field)),
  );
  // What only leads there is passed over as well; a form of which such a field is a part is another matter.
  const leads = page.items.filter((item) => item.kind === 'click' && isNewsletter({ ...item, group: '' }));
  return new Set([...leads, ...(buttons.length > 0 ? [...fields, ...buttons] : [])]);
}
/** What the site wants to know of its own page is answered by nobody who has come for something else. */
function opinionsAside({ page, goal }: Looking): Item[] {
  if (OF_RATING.test(fold(`${goal.text} ${goal.background}`))) return [];
  const before = ({ box }: Item) =>
    page.lines
      .filter(
        (line) =>
          line.box !== null &&
          box !== null &&
          line.box.x < box.x &&
          Math.abs(line.box.y + line.box.height / 2 - box.y - box.height / 2) < box.height,
      )
      .map(({ text }) => text)
      .join(' ');
  return page.items.filter((item) => item.role === 'button' && ratesPage(item, before(item)));
}

const SIGNS_UP = /^(?:subscribe|sign (?:me )?up|join|register|ok|go|send|submit|get (?:it|them|updates?))\b/;

/**
 * The things on the page that this person is aware of. In a form one looks for the next field, among the answers to a question
 * for the right one, and all over a row, or under a head, that bears the name looked for; elsewhere the eye passes over what shows weakly.
 */
export function awareOf(looking: Looking): Item[] {
  const { page, key, memory, traits, chance, seen } = looking;
  const sought = seeker(looking);
  const shows = (item: Item) => seen.get(item.name) ?? 1;
  const noticed = new Set(
    page.items.filter((item) => {
      // The wheel turns wherever the pointer is: a part that goes on need not be seen to be a part.
      if (item.kind === 'scroll') return true;
      if (shows(item) >= PLAIN || (shows(item) > NOTHING && isSoughtByName(looking, item))) return true;
      const place = `${key}/${item.name}`;
      memory.looks[place] = (memory.looks[place] ?? 0) + (sought(item) ? SEARCHING : 1);
      return notices(shows(item), memory.looks[place], chance.uniform(`notice/${place}`), traits.attention);
    }),
  );
  const kinds = new Set([...noticed].map(likeness));
  const aside = new Set([...lettersAside(looking), ...opinionsAside(looking)]);
  return page.items.filter(
    (item) => !aside.has(item) && (noticed.has(item) || (shows(item) > NOTHING && kinds.has(likeness(item)))),
  );
}

/**
 * Things that were gone over in vain before this one was seen: a target that shows weakly takes several looks over the page,
 * the more of them the less it shows. 0 for what shows plainly and for what was found before.
 */
export function searchedBefore({ key, memory, traits, chance, seen }: Looking, item: Item, among: number): number {
  const shows = (seen.get(item.name) ?? 1) * traits.attention;
  const place = `${key}/${item.name}`;
  if ((seen.get(item.name) ?? 1) >= PLAIN || memory.tried[key]?.[item.name]) return 0;
  const needed = Math.ceil(Math.log(1 - chance.uniform(`notice/${place}`)) / Math.log(1 - shows));
  return Math.max(0, Math.min(needed, memory.looks[place] ?? 1) - 1) * among;
}

/** Whether these eyes see something once they are turned to it. */
export function seenUpClose({ seen }: Pick<Situation, 'seen'>, item: Item): boolean {
  return (seen.get(item.name) ?? 1) > NOTHING;
}

/** Whether something on the page that these eyes could see was not noticed so far. */
export function overlooks({ page, seen }: Looking, items: readonly Item[]): boolean {
  const noticed = new Set(items);
  return page.items.some((item) => !noticed.has(item) && (seen.get(item.name) ?? 1) > NOTHING);
}

/** Like things are seen as a group (similarity, Wertheimer 1923): who has noticed one button "Return" of a table sees the others. */
function likeness(item: Item): string {
  // The answers to a question are read together.
  return item.role === 'radio' ? `radio/${item.group}` : `${item.role}/${item.said.folded}`;
}
