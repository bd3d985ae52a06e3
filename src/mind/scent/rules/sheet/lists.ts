// Lists that the page draws itself: which of them hold their answer, and what is done with one that lies open.
import { fold, parseDate, plain } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isEmptyOption } from '../../filling/fields.ts';
import { datesIn } from '../../goal/timing.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { toldApart } from '../../meaning/told-apart.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

const ENTRIES = new Set(['option', 'menuitemradio']);

/** Whether a control is one of the entries of a list, and no list of its own. */
const isEntry = (item: Item): boolean => ENTRIES.has(item.role) && item.kind === 'click' && !item.disabled;

/**
 * Whether a list was opened and holds its answer now: an entry was taken right after it was opened, or it is called by what was taken, or it shows
 * something and was looked into once.
 */
export function isAnswered({ memory, key }: Situation, item: Item): boolean {
  const { own } = memory;
  const taken = (at: number) => own.slice(at + 1).find(({ name }) => name !== item.name)?.role ?? '';
  if (own.some((act, at) => act.name === item.name && act.kind === item.kind && ENTRIES.has(taken(at)))) return true;
  const shown = fold(item.value || item.raw);
  if (own.some(({ role, raw }) => ENTRIES.has(role) && fold(raw) === shown)) return true;
  const isList = item.state.has('haspopup') || item.role === 'combobox';
  return isList && item.value !== '' && !isEmptyOption(item.value) && timesTried(memory, key, item.name) > 0;
}

/** The entries of the list that lies open; empty where none does, or what was typed has brought them up. */
function openEntries({ items, memory }: Situation): Item[] {
  const entries = items.filter(isEntry);
  if (entries.length === 0 || memory.last?.kind === 'type') return [];
  const covers = items.every((item) => isEntry(item) || !item.box || item.kind === 'scroll' || item.kind === 'select');
  return covers || items.some((item) => item.kind === 'click' && isShut(item)) ? entries : [];
}

const isShut = (item: Item): boolean => item.state.has('expanded') && opensMore(item) && item.role !== 'link';

/**
 * A list that lies open is answered with the entry of which the task tells more than of any other; where it tells of none, or the one that is meant
 * is chosen already, it is shut before anything else is done.
 */
export function answerOrShut(
  situation: Situation,
  put: readonly string[],
): { proposal: Proposal; mark: string | null } | null {
  const entries = openEntries(situation);
  if (entries.length === 0) return null;
  const { asked, items, memory, key } = situation;
  const list = `list=${plain(entries.map(({ raw }) => raw).join(' '))}`;
  const chosen = entries.find(isOn);
  const told = put.includes(list)
    ? null
    : toldApart(
        asked,
        entries.map(({ label }) => label),
      );
  const entry = put.includes(list) ? undefined : (ofDay(situation, entries) ?? (told ? entries[told.at]! : undefined));
  const base = { status: 'continue', args: null, sure: 0.7 } as const;
  if (entry && entry !== chosen) {
    const why = `“${entry.label}” is the one of these that the task tells of`;
    return { mark: list, proposal: { ...base, rule: 'take_option', why, item: entry, cause: entry.label } };
  }
  const shuts = [...items.filter(isShut), ...items.filter(({ name }) => name === 'press:escape')];
  const item = shuts.find(({ name }) => timesTried(memory, key, name) < SHUTS);
  if (!item) return null;
  const why = chosen
    ? `“${chosen.label}” is chosen, and the list is shut`
    : 'the list has nothing that I was told, and is shut';
  return { mark: list, proposal: { ...base, rule: 'shut_list', why, item, cause: item.label } };
}
/** The one entry of a list of days that is a day which the task tells. */
function ofDay({ asked, request: { today }, dayFirst }: Situation, entries: readonly Item[]): Item | undefined {
  const daysOf = (text: string) =>
    datesIn(text, today, dayFirst).flatMap((date) => {
      const day = /\d/.test(date) ? parseDate(date, today, dayFirst) : null;
      return day ? [`${day.month}-${day.day}`] : [];
    });
  const meant = new Set(daysOf(asked));
  const days = entries.map(({ label }) => daysOf(label));
  if (days.filter((own) => own.length > 0).length < DAYS) return undefined;
  const told = entries.filter((_, i) => days[i]!.some((day) => meant.has(day)));
  return told.length === 1 ? told[0] : undefined;
}
/** Entries that are days, from which on a list is one of days. */
const DAYS = 2;

/** Times that one control shuts a list. */
const SHUTS = 8;
