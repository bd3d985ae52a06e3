// Bringing a record up to what a task tells of a thing: the thing itself is looked for and opened by what opens it, every property that is told goes
// into its field, and all of them before they are kept. What cannot be read, found or placed is left to other ways.
import { words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { objects } from '../filling/complaints.ts';
import { isSearchBox } from '../filling/fields.ts';
import { isGoodNews } from '../meaning/confirmation.ts';
import { isClickable } from '../meaning/match.ts';
import { timesTried } from '../memory.ts';
import type { EntryWork } from '../remembered.ts';
import { argumentOf, completed } from '../rules/common.ts';
import { waitFor } from '../rules/setbacks/setback.ts';
import type { Answer } from '../rules/sheet/answer.ts';
import { type Blank, blanksOf } from '../rules/sheet/blanks.ts';
import { sheetOf } from '../rules/sheet/meant.ts';
import { put, stands } from '../rules/sheet/put.ts';
import { furtherDown, scrollDown } from '../rules/way/look.ts';
import { nextPage } from '../rules/way/next-page.ts';
import { searchBox, sendSearch } from '../rules/way/search.ts';
import type { Proposal, Situation } from '../situation.ts';
import type { Thing } from '../things/index.ts';
import { bearsName, editsHere, findMeant, isAt, listed, openers, wordsOf } from './find.ts';
import { placesFor } from './place.ts';
import { type Statement, statementOf, type Told } from './told.ts';

/** Turns spent on the way to the thing before it is left to other ways. */
const PATIENCE = 14;
const KEEPS = /^(?:save|apply|update|done|ok(?:ay)?|confirm|submit|keep|store|✓|✔)(?:\b|\s|$)/i;
const AGREES = /^(?:yes|ok(?:ay)?|confirm|continue|proceed|save|update)\b/i;
/** Things of a list from which on it is one. */
const LIST = 3;

/** What is next for a task that tells how a thing is to be in the records; null where it is none, or is left to other ways. */
export function bringUpToDate(situation: Situation): Proposal | null {
  const { memory, asked } = situation;
  if (memory.told || memory.entry?.off) return null;
  const statement = statementOf(asked);
  if (!statement) return null;
  const busy = memory.entry?.opened.length ? waitFor(situation) : null;
  if (busy) return busy;
  memory.entry ??= { off: false, opened: [], since: [], tried: [], put: [], kept: false, looked: 0, question: false };
  return new Update(situation, statement, memory.entry).next();
}

class Update {
  private readonly situation: Situation;
  private readonly statement: Statement;
  private readonly work: EntryWork;
  private readonly thing: Thing | null;

  constructor(situation: Situation, statement: Statement, work: EntryWork) {
    this.situation = situation;
    this.statement = statement;
    this.work = work;
    this.thing = findMeant(situation, statement.thing);
    const { memory, items, appeared } = situation;
    const came = items.filter(({ name }) => appeared.has(name)).map(({ name }) => name);
    if (memory.last && work.opened.includes(memory.last.name)) work.since = [...new Set([...work.since, ...came])];
  }

  next(): Proposal | null {
    const { work } = this;
    if (work.kept) return this.afterKeeping();
    if (work.looked > PATIENCE) return this.leave();
    return this.fill() ?? (work.off ? null : this.comeToIt());
  }

  private leave(): null {
    this.work.off = true;
    return null;
  }

  /** What was kept stands, unless the page asks once more or finds fault with it. */
  private afterKeeping(): Proposal | null {
    const { situation, work, statement } = this;
    const { page, fresh, items, appeared, memory } = situation;
    if (page.error !== '' || (fresh.some(objects) && !fresh.some(isGoodNews))) return this.leave();
    const agree = items.find((item) => isClickable(item) && appeared.has(item.name) && AGREES.test(item.raw.trim()));
    if (agree && (page.dialog !== '' || fresh.some((line) => /\?\s*$/.test(line))) && !work.question) {
      work.question = true;
      return this.act(agree, `it asks once more, and “${agree.label}” is what I want`, { commits: true });
    }
    if (memory.idle > 0) return this.leave();
    const line =
      fresh.find(isGoodNews) ?? fresh.find((text) => words(statement.thing).some((word) => words(text).includes(word)));
    const why = line ? `the page says “${line}”` : `what I was told of “${statement.thing}” is put in and kept`;
    return completed({ why, cause: line ?? statement.thing, sure: 0.85 });
  }

  /** The fields that belong to the thing: those of its row, those that have come up by opening it, those of its own page. */
  private fields(): Blank[] {
    const { situation, work, thing, statement } = this;
    // A choice of which the thing is one answer is the list that it stands in.
    const isList = ({ items }: Blank) => new Set(items.map((item) => thing?.items.includes(item) ?? false)).size > 1;
    const all = blanksOf(situation).filter((blank) => !blank.items.some(isSearchBox) && !isList(blank));
    const others = listed(situation).filter(({ items }) => items.some(({ kind }) => kind === 'click'));
    const shown = all.map((blank) => blank.shown);
    // A row that bears the name of the thing has fields of its own.
    const inRow = all.filter(({ items }) => items.some((item) => thing?.items.includes(item)));
    const typed = inRow.filter(({ kind }) => kind !== 'box');
    if (typed.length > 0 && work.opened.length === 0 && bearsName(statement.thing, thing!.name)) return inRow;
    if (others.length >= LIST && situation.page.dialog === '') {
      const own = new Set<Item>(thing?.items ?? []);
      const near = all.filter(({ items }) => items.some((item) => own.has(item) || work.since.includes(item.name)));
      if (near.length > 0)
        return near.filter(
          ({ kind, label }) => kind !== 'box' || !/^(?:select|mark|choose)\b/i.test(label) || work.opened.length > 0,
        );
      const ofOthers = new Set(others.flatMap(({ items }) => items));
      const beside = all.filter(({ items }) => !items.some((item) => ofOthers.has(item)));
      return isAt(
        statement.thing,
        { ...situation.page, title: '' },
        beside.map((blank) => blank.shown),
      )
        ? beside
        : [];
    }
    return work.opened.length > 0 || isAt(statement.thing, situation.page, shown) ? all : [];
  }

  /** Puts in what is told, then keeps it. */
  private fill(): Proposal | null {
    const { situation, work, statement } = this;
    const blanks = this.fields();
    if (blanks.length === 0) return null;
    const places = placesFor(situation, statement.told, blanks);
    if (places.length === 0 && work.put.length === 0 && work.opened.length === 0) return null;
    for (const { of, answer } of places) {
      const mark = `${statement.told.indexOf(of)}`;
      if (this.isShown(answer) || timesTried(situation.memory, situation.key, answer.blank.items[0]!.name) > 2) {
        if (!work.put.includes(mark)) work.put.push(mark);
        continue;
      }
      const next = put(situation, answer);
      if (!next?.item) continue;
      if (!work.put.includes(mark)) work.put.push(mark);
      return { ...next, rule: 'entry' };
    }
    const left = statement.told.filter((told, i) => !work.put.includes(`${i}`) && !isAside(told));
    const keeper = this.keeper();
    if (left.length > 0 || !keeper) {
      const down = furtherDown(situation);
      if (down) return scrollDown(situation, down, 'the form goes on further down');
    }
    if (left.length > 0) {
      const part = this.partFor(left);
      if (part) return this.act(part, `“${part.label}” may hold the rest`);
      if (work.put.length === 0) return null;
      return this.leave();
    }
    if (!keeper) return this.keepByKey();
    work.kept = true;
    return this.act(keeper, `all that I was told of “${statement.thing}” is put in, and “${keeper.label}” keeps it`, {
      commits: true,
    });
  }

  private isShown(answer: Answer): boolean {
    return stands(this.situation, answer, []);
  }

  /** What keeps what was put in: in the row, with what has come up, or at the end of the form. */
  private keeper(): Item | null {
    const { situation, thing, work } = this;
    const keeps = (item: Item) =>
      isClickable(item) && item.kind === 'click' && !item.disabled && KEEPS.test(item.raw.trim());
    const near = situation.items.filter(
      (item) => keeps(item) && (thing?.items.includes(item) || work.since.includes(item.name)),
    );
    const { send } = sheetOf(situation);
    return near[0] ?? (send && !send.disabled ? send : null) ?? situation.items.find(keeps) ?? null;
  }

  /** Where no button keeps it, what was typed is sent off by a key; what was set in place stands. */
  private keepByKey(): Proposal | null {
    const { situation, work, statement } = this;
    const { memory, items } = situation;
    work.kept = true;
    const enter = memory.last?.kind === 'type' ? items.find(({ name }) => name === 'press:enter') : undefined;
    if (enter) return this.act(enter, 'there is no button that keeps it, so I press Enter', { commits: true });
    return completed({ why: `“${statement.thing}” is as I was told`, cause: statement.thing, sure: 0.7 });
  }

  /** A part of the form that is folded away or behind a tab. */
  private partFor(left: readonly Told[]): Item | null {
    const { situation, work } = this;
    const open = situation.items.filter(
      (item) =>
        isClickable(item) &&
        !item.disabled &&
        !work.tried.includes(item.name) &&
        (item.state.has('collapsed') || (item.role === 'tab' && !item.state.has('selected'))),
    );
    const said = (item: Item) =>
      left.some(({ field, value }) => words(`${field} ${value ?? ''}`).some((word) => words(item.raw).includes(word)));
    const part = open.find(said) ?? open[0] ?? null;
    if (part) work.tried.push(part.name);
    return part;
  }

  /** Opens the thing, or looks for it. */
  private comeToIt(): Proposal | null {
    const { situation, work, thing, statement } = this;
    const { memory } = situation;
    if (work.opened.length > 0) {
      // A menu or a page of the thing's own has come up by opening it.
      const up = situation.items.filter((item) => work.since.includes(item.name));
      const edit =
        editsHere({ ...situation, items: up }, statement.thing, work.opened) ??
        (thing === null ? editsHere(situation, statement.thing, work.opened) : undefined);
      if (edit) return this.open(edit, `“${edit.label}” opens what is to be changed`);
    } else if (thing === null && isAt(statement.thing, situation.page, [])) {
      const edit = editsHere(situation, statement.thing, work.opened);
      if (edit) return this.open(edit, `“${edit.label}” opens what is to be changed`);
    }
    if (thing) {
      const [way] = openers(situation, thing).filter((item) => !work.opened.includes(item.name));
      if (!way) return work.opened.length > 0 ? null : this.leave();
      const proposal = this.open(way, `“${thing.name.slice(0, 60)}” is what I was told of`);
      return { ...proposal, thing: thing.name };
    }
    if (work.opened.length > 0) return null;
    work.looked += 1;
    const box = searchBox(situation);
    const search = box ? this.search(box) : null;
    if (search) return search;
    const isList = listed(situation).length >= LIST;
    const down = furtherDown(situation);
    if (down && isList) return scrollDown(situation, down, `“${statement.thing}” may stand further down`);
    const more = isList && memory.last?.rule !== 'send_search' ? nextPage(situation) : undefined;
    if (more) return { ...this.act(more, `“${statement.thing}” is not on this page of the list`), rule: 'next_page' };
    return null;
  }

  /** Looks the thing up by what tells it best. */
  private search(box: Item): Proposal | null {
    const { situation, work, statement } = this;
    const { memory } = situation;
    const large = statement.thing.match(/[\p{Lu}\d][\p{L}\p{N}'’.-]*/gu) ?? [];
    const told = wordsOf(statement.thing).filter(({ weight }) => weight > 1);
    const own = large.filter((word) =>
      told.some(({ word: stemmed }) => word.toLowerCase().startsWith(stemmed.slice(0, 4))),
    );
    const queries = [
      own.join(' '),
      ...own.sort((a, b) => b.length - a.length),
      ...(own.length > 0 ? [] : [statement.thing]),
    ];
    const typed = queries.find((one) => work.tried.at(-1) === `query ${one}`);
    if (typed !== undefined && memory.last?.name === box.name) {
      const send = sendSearch(situation, box);
      if (send) return { ...this.act(send, `I typed “${typed}” and now send it off`), rule: 'send_search' };
    }
    const query = queries.find((one) => one !== '' && !work.tried.includes(`query ${one}`));
    const args = query === undefined ? null : argumentOf(box, query);
    if (!args) return null;
    work.tried.push(`query ${query}`);
    return { ...this.act(box, `I look for “${query}”`), rule: 'type_query', args };
  }

  private open(item: Item, why: string): Proposal {
    this.work.opened.push(item.name);
    return this.act(item, why);
  }

  private act(item: Item, why: string, more: Partial<Proposal> = {}): Proposal {
    return { rule: 'entry', why, status: 'continue', item, args: null, sure: 0.85, cause: item.label, ...more };
  }
}

/** What is only told beside the rest and is no value of anything: "is now in full bloom". */
const isAside = ({ field, value }: Told): boolean => field === '' && !/[\p{Lu}\d]/u.test(value ?? '');
