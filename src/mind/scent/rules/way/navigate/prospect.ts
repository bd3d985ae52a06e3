import { phrase, similarity } from '../../../../language/index.ts';
import type { Item } from '../../../../perception/page.ts';
import { asWeighed, forage, glance, type Scented } from '../../../foraging/forage.ts';
import type { Step } from '../../../goal/types.ts';
import { isHalf } from '../../../meaning/half.ts';
import { wantedText } from '../../../meaning/match.ts';
import { saysNothingFound } from '../../../meaning/nothing-found.ts';
import type { Glimpse } from '../../../remembered.ts';
import type { Proposal, Situation, Weighed } from '../../../situation.ts';
import { follow } from '../follow.ts';
import { furtherDown, glimpse, outOfSight, pageFirst, scrollDown } from '../look.ts';
import { ofOtherName } from '../menus.ts';
import { nextQuery, queriesFor, thingOfStory } from '../queries.ts';
import { searchBox } from '../search.ts';
import { FAINT, STRONG, SURE } from './levels.ts';

/** What a person sees before them on a page, weighed for what they are looking for. */
export interface Prospect {
  readonly situation: Situation;
  readonly step: Step;
  /** Controls that smell of what is looked for, but those that nobody tries for it. */
  readonly list: readonly Scented[];
  /** Why a control smells of it, by its name. */
  readonly reasons: ReadonlyMap<string, string>;
  /** What was read on this look, in the order in which it was looked at. */
  readonly read: readonly Scented[];
  /** How many of them were read before the choice was made. */
  readonly count: number;
  readonly best: Scented | null;
  /** Whether a person would rather go back than take any of them. */
  readonly backs: boolean;
  readonly shown: Weighed[];
  /** What is left untried on the page before. */
  readonly left: readonly number[];
  readonly first: 'this' | 'arrived' | null;
  /** What scrolls the page on; undefined at its end. */
  readonly down: Item | undefined;
  /** The best is called otherwise than what was named. */
  readonly other: boolean;
  /** What bears half of the name is another thing: who can ask for the whole of it does. */
  readonly half: boolean;
  /** What can be searched for, and has not been. */
  readonly query: string;
}

/** What is known once the page has been looked over, and nothing on it was taken at once. */
export interface Survey extends Prospect {
  /** Something better that stands out of sight. */
  readonly missed: Glimpse | undefined;
  /** The best scent on the page, in sight or out of it. */
  readonly top: number;
  readonly scrolls: number;
  /** Whether the site can be asked for it. */
  readonly asks: boolean;
  /** The line that says that nothing was found. */
  readonly nothing: string | null;
}

/** Group headers first: groups in falling scent of their heading, and within a group in reading order. */
function lookingOrder(situation: Situation, step: Step, list: Scented[]): Scented[] {
  // What a press has just unfolded is what one looks at.
  const { memory, key, appeared, page } = situation;
  const unfolded = memory.last?.key === key && page.byName.get(memory.last.name)?.state.has('expanded') === true;
  if (unfolded && appeared.size > 0)
    return [...list].sort((a, b) => Number(appeared.has(b.item.name)) - Number(appeared.has(a.item.name)));
  const groups = new Map<string, Scented[]>();
  for (const entry of list) {
    const together = groups.get(entry.group);
    if (together) together.push(entry);
    else groups.set(entry.group, [entry]);
  }
  if (groups.size < 2) return list;
  const wanted = phrase(wantedText(step));
  const ranked = [...groups.entries()].map(([name, entries], i) => ({
    entries,
    i,
    scent: name ? Math.round(4 * similarity(wanted, phrase(name))) : 0,
  }));
  ranked.sort((a, b) => b.scent - a.scent || a.i - b.i);
  return ranked.flatMap((group) => group.entries);
}

/** Looks at the page as far as this person reads it, and weighs what was read against going back. */
export function prospectOf(
  situation: Situation,
  step: Step,
  list: Scented[],
  reasons: ReadonlyMap<string, string>,
): Prospect {
  const { memory, key, traits } = situation;
  const last = memory.trail.at(-1);
  // Nobody weighs going back against what is here where there is no way back.
  const back = situation.items.some((item) => item.kind === 'back' && !item.disabled);
  // Each time that the page was left again one expects it less.
  const times = Math.max(1, memory.visits[key] ?? 1);
  const expected = last ? Math.max(0, Math.min(1, last.lead / SURE)) * 0.5 ** (times - 1) : 0;
  const before =
    back && last && last.left.length > 0
      ? {
          left: last.left,
          lead: last.lead + memory.doubt,
          lost: memory.stuck,
          expects: last.lead >= STRONG && times <= SURE_FOR && list.length > LONG_LIST,
        }
      : null;
  // Another look at the page is another chance to see what was passed over.
  const looks = Object.values(memory.tried[key] ?? {}).reduce((a, b) => a + b, memory.visits[key] ?? 0);
  const { read, missed: passed } = glance(
    lookingOrder(situation, step, list),
    traits.attention,
    (item) => situation.chance.uniform(`glance/${key}/${item.name}/${looks}`),
    expected,
  );
  const result = forage(read, traits.satisficing, before);
  const best = result.choice;
  const unread = passed.map((entry) => ({ ...asWeighed(entry), utility: 0, reason: 'passed over' }));
  const asked = best !== null && reasons.get(best.item.name) === 'what is asked about first';
  return {
    situation,
    step,
    list,
    reasons,
    read,
    count: result.read,
    best,
    backs: result.outcome === 'back',
    shown: [...result.weighed, ...unread].sort((a, b) => b.scent - a.scent),
    left: last?.left ?? [],
    first: pageFirst(situation),
    down: furtherDown(situation),
    other: best !== null && ofOtherName(step, best.item),
    half: best !== null && !asked && isHalf(step, best.item) && best.scent < SURE && searchBox(situation) !== undefined,
    query: nextQuery(situation, step),
  };
}

/** Links from which on a page is a list of things that is gone through, and no text with links in it. */
const LONG_LIST = 40;
/** Times of coming to such a list by a plain scent up to which it is read to its end before one goes back. */
const SURE_FOR = 2;

/** Verbs whose object may be typed into a search box. */
const SEARCHABLE = ['reach', 'learn', 'locate', 'buy', 'add', 'press', 'pick', 'remove', 'transact'];

/** Whether such a thing is one that people search a site for. */
export function isSearchable(step: Step): boolean {
  return SEARCHABLE.includes(step.verb);
}

/** Looks the page over, and keeps in mind what smells on it for when it is out of sight. */
export function surveyOf(prospect: Prospect): Survey {
  const { situation, step, best, half, list, query } = prospect;
  const missed = outOfSight(situation)[0];
  glimpse(
    situation,
    list.filter((entry) => entry.scent > FAINT),
  );
  const nothing = saysNothingFound(situation);
  const other = nothing !== null || foundOthers(situation, best?.scent ?? 0);
  return {
    ...prospect,
    missed,
    top: half ? 0 : Math.max(best?.scent ?? 0, missed?.scent ?? 0),
    scrolls: Math.max(0, situation.memory.scrolled[situation.key] ?? 0),
    asks:
      isSearchable(step) &&
      !situation.goal.steps.some((step) => step.verb === 'search') &&
      query !== '' &&
      (query === queriesFor(step, situation.knowledge)[0] || query === thingOfStory(situation.goal, step) || other) &&
      searchBox(situation) !== undefined,
    nothing,
  };
}

/** Searches after which a person takes it that other words find nothing either. */
const SEARCHES = 4;

/** Whether a search has found things of which none smells of what is looked for: other words may find more. */
function foundOthers({ memory }: Situation, best: number): boolean {
  const { searched, last } = memory;
  return searched.length > 0 && searched.length < SEARCHES && last?.rule === 'send_search' && best < FAINT;
}

/** Whether the step is to find a page, wherever it is. */
export function looksForPage(step: Step): boolean {
  return ['reach', 'learn'].includes(step.verb);
}

/** Whether the best that was read promises anything. */
export function promises({ best }: Prospect): boolean {
  return best !== null && best.scent > FAINT;
}

/** Takes one of the controls that were read. */
export function take({ situation, reasons, shown, count }: Prospect, entry: Scented): Proposal {
  return follow(entry.item, because(entry, reasons), situation, shown, entry.scent, count);
}

/** Opens something that may hold what is looked for. */
export function tryOpen({ situation, shown, count }: Prospect, item: Item, why: string, scent: number): Proposal {
  return follow(item, why, situation, shown, scent, count, 'open_menu');
}

/** Looks further down the page, where there is more of it. */
export function lookDown({ situation, shown, count, down }: Prospect, why: string): Proposal | null {
  return down ? scrollDown(situation, down, why, shown, count) : null;
}

export function because(entry: Scented, reasons: ReadonlyMap<string, string>): string {
  const reason = reasons.get(entry.item.name);
  if (reason === 'where such things are kept') return `“${entry.item.label}” is where such things are kept`;
  if (reason === 'a station on the way') return `“${entry.item.label}” is the next thing to do`;
  if (entry.scent > STRONG) return `“${entry.item.label}” is what I am after`;
  if (entry.scent > FAINT)
    return reason === 'what stands around it'
      ? `what stands around “${entry.item.label}” fits`
      : `“${entry.item.label}” sounds close to it`;
  return `“${entry.item.label}” is a guess`;
}
