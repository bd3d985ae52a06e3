import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Proposal } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { messageOf } from '../sheet/send.ts';
import { scrollDown } from '../way/look.ts';
import {
  ACT,
  actAmong,
  bareName,
  beside,
  changes,
  isItself,
  isMenu,
  mayAct,
  type Opener,
  openersOf,
  opensMenu,
  ownOf,
  showsMore,
  wasOpened,
} from './controls.ts';
import { flat, placeOf } from './flat.ts';
import { isAboutName, putInto, toldNumber, type Wording, wordingFor } from './put.ts';
import type { Row } from './rows.ts';
import { isThin, says } from './says.ts';
import { doing, furtherIn, scrollOf, stoodBefore, type Work } from './work.ts';

const SAVES = /^(?:save|apply|ok|done|rename|move|update|change|confirm|set|submit|add|enter)\b/i;

/** Fit from which on a control is called what is asked for, in so many words. */
const OUTRIGHT = 0.9;

/** Acts that are complete, though their verb says nothing without the rest: "Mark as done". */
const MARKS = /^(?:mark|turn|switch|make)\b/i;

/** Controls of the form that is open for the record in hand. */
export function fieldsIn({ situation, plan, rows }: Work, others: readonly Item[]): Item[] {
  if (plan.focus === '') return [];
  const own = rows.find(({ name }) => name === plan.focus)?.items ?? [];
  // Buttons of which one is pressed are the answers to one question.
  const chips = others.some((item) => item.role === 'button' && item.state.has('pressed'));
  const takes = (item: Item) =>
    ['type', 'choose', 'set'].includes(item.kind) ||
    ['radio', 'option'].includes(item.role) ||
    (chips && item.kind === 'click' && item.role === 'button' && !SAVES.test(item.raw));
  const isOpen = (item: Item) =>
    own.includes(item) ||
    situation.appeared.has(item.name) ||
    situation.key !== plan.list ||
    plan.put.length > 0 ||
    rows.length === 0;
  return [...own, ...others].filter(
    (item) => takes(item) && !/search|filter|sort|language/i.test(`${item.role} ${item.label}`) && isOpen(item),
  );
}

/** The next thing to do with one record; null where nothing is left to try, 'seen' where it only was to be looked at and is. */
export function withOne(work: Work, name: string, row: Row | null): Proposal | 'seen' | null {
  const { situation, plan, rows, said, undo, sets, opens } = work;
  const heads = new Set(plan.seen.flatMap(({ properties }) => properties.map(({ head }) => flat(head))));
  // The head of a column orders the list.
  const others =
    plan.focus === name
      ? beside(situation, rows, plan.offers).filter(
          (item) => !isClickable(item) || !heads.has(flat(item.raw.replace(/\s*[▲▼↑↓]$/, ''))),
        )
      : [];
  if (plan.focus !== name) stoodBefore(work, name);
  const plain = sets && plan.put.length === 0 ? [...(row ? ownOf(row, situation) : []), ...others] : [];
  const isPlainAct = plain.some(
    (item) =>
      isClickable(item) &&
      !['link', 'radio', 'option', 'combobox'].includes(item.role) &&
      !item.state.has('pressed') &&
      !(isThin(item.raw) && !MARKS.test(item.raw)) &&
      says(item.raw, MARKS.test(item.raw) ? work.whole : said, undo) >= 0.95,
  );
  if (sets && !isPlainAct) {
    const put = putOne(work, name, row, others);
    if (put || plan.done.includes(name)) return put;
  }
  const own = row ? ownOf(row, situation) : [];
  const acting = others.filter((item) => mayAct(situation, item));
  const wish = isPlainAct ? work.whole : said;
  // What begins with the name of a record is the record, and opens it, whatever else of the task stands in it.
  const deeds = own.filter((item) => !flat(item.raw).startsWith(`${flat(name)} `));
  const act = actAmong(deeds, row, wish, undo) ?? actAmong(acting, row, wish, undo);
  // Who finds what is asked for by its very name does it, and does not only look.
  const looks = opens && !(act && !showsMore(act, row) && says(bareName(act, row), said, undo) >= OUTRIGHT);
  if (act && !looks && !(sets && plan.put.length > 0)) {
    plan.focus = name;
    plan.pressed = { name, label: act.label, fields: false, before: stoodBefore(work, name) };
    return doing(act, `“${act.label}” is what is to be done with “${name}”`, { commits: true });
  }
  const list = own.find((item) => item.kind === 'choose' && item.options.some((option) => says(option, said) >= ACT));
  if (list && !opens && !sets) return byOptions(work, name, list, own);
  // What has come up may open more of it: the menu on the panel of the record, "Details" over the list.
  const cameUp = ({ name }: Item) => situation.appeared.has(name) || plan.up.includes(name);
  const came = [...own, ...others].filter(
    (item) => own.includes(item) || cameUp(item) || (item.role !== 'link' && isOverList(work, name, item)),
  );
  const deeper =
    plan.focus === name
      ? came.find(
          (item) =>
            (opens ? showsMore(item, row) : opensMenu(item, row)) && !plan.opened.includes(`${name}/${item.name}`),
        )
      : undefined;
  if (opens && !deeper && plan.focus === name && plan.opened.length > 0 && situation.memory.idle === 0) return 'seen';
  const next: Opener | undefined = deeper
    ? { item: deeper, why: `what can be done with “${name}” should be in here` }
    : row
      ? openersOf(row, situation, false).find(
          ({ item }) => !(opens && item.kind === 'check') && wasOpened(plan, row, item) === 0,
        )
      : undefined;
  const down = scrollOf(work, 'down');
  if (!next && plan.focus === name && down && situation.memory.last?.kind !== 'scroll')
    return scrollDown(situation, down, `more of “${name}” may stand further down`);
  if (!next) return null;
  plan.opened.push(`${name}/${next.item.name}`);
  plan.focus = name;
  return doing(next.item, next.why);
}

/** Whether what stood beside the list all the time is called after what it is for, and belongs to no other record: "Actions", and not somebody's account. */
function isOverList({ plan }: Work, name: string, item: Item): boolean {
  const ofOther = plan.seen.some((one) => one.name !== name && placeOf(flat(item.raw), flat(one.name)) >= 0);
  return !ofOther && (isMenu(item.label) || showsMore(item, null));
}

/** The act is one of the answers of a list in the row, with or without a button behind it. */
function byOptions(work: Work, name: string, list: Item, own: readonly Item[]): Proposal | null {
  const { plan, said } = work;
  const option = [...list.options].sort((a, b) => says(b, said) - says(a, said))[0]!;
  plan.focus = name;
  const go = own.find((item) => isClickable(item) && item.role === 'button' && !item.disabled);
  if (!go || flat(list.value) === flat(option))
    plan.pressed = { name, label: option, fields: true, before: stoodBefore(work, name) };
  if (flat(list.value) === flat(option))
    return go ? doing(go, `“${option}” is chosen, and “${go.label}” does it`, { commits: true }) : null;
  const why = `“${option}” is what is to be done with “${name}”`;
  return doing(list, why, { args: argumentOf(list, option) });
}

/** Puts what is told into the field of the record, and keeps it. */
function putOne(work: Work, name: string, row: Row | null, others: readonly Item[]): Proposal | null {
  const { situation, plan, said } = work;
  const wording = wordingFor(plan.text, name, plan);
  const renames = isAboutName(said.text);
  const own = row?.items ?? [];
  const inRow = own.filter((item) => ['type', 'choose', 'set', 'drag'].includes(item.kind));
  const fields = [...new Set([...inRow, ...fieldsIn(work, others)])];
  const open = fields.filter((item) => !wasPut(plan, name, item.name));
  const put = putInto(situation, open, wording, renames);
  if (put && !put.stands) {
    plan.put.push({ at: `${name}/${put.item.name}`, value: put.value });
    plan.focus = name;
    const kept = own.some((item) => item.role === 'button' && SAVES.test(item.raw));
    if (inRow.includes(put.item) && !kept)
      plan.pressed = { name, label: put.item.label, fields: true, before: stoodBefore(work, name) };
    return doing(put.item, `“${put.item.label}” of “${name}” is to be “${put.value}”`, { args: put.args ?? null });
  }
  const part = fields.some((item) => item.role === 'option') ? furtherIn(work) : undefined;
  if (!put && part) return scrollDown(situation, part, 'what I need may stand further down');
  const turned = turnTo(work, name, wording, [...own, ...others], row);
  if (turned) return turned;
  const list = plan.put.length === 0 ? listIn(work, name, others) : null;
  if (list) return list;
  if (plan.put.length > 0) {
    const near = [...own, ...others].filter(
      (item) =>
        isClickable(item) &&
        !item.disabled &&
        item.role !== 'link' &&
        SAVES.test(item.raw.replace(/^[^\p{L}]+/u, '')) &&
        !plan.seen.some((one) => flat(one.name) === flat(item.raw)),
    );
    const save =
      near.find((item) => /^(?:save|apply|ok|done|update)/i.test(item.raw)) ??
      near.find((item) => situation.appeared.has(item.name)) ??
      near[0];
    // What was taken out of a list that came up, and is told as done, needs nothing that keeps it.
    const taken = plan.put.at(-1)?.at === `${name}/${situation.memory.last?.name}`;
    if (!save && taken && situation.memory.last?.kind === 'click' && messageOf(situation) !== null) {
      plan.done.push(name);
      return null;
    }
    const down = scrollOf(work, 'down');
    if (!save && inRow.length === 0 && down && situation.memory.last?.kind !== 'scroll')
      return scrollDown(situation, down, 'the form goes on further down');
    if (save) {
      plan.pressed = { name, label: save.label, fields: true, before: stoodBefore(work, name) };
      return doing(save, `“${save.label}” keeps it`, { commits: true });
    }
  }
  return opensForm(work, name, row, [...own, ...others], renames);
}

const MORE = /^(?:\+|＋|increase|more|one more|add one|plus|up)(?:\b|\s|$)/i;
const LESS = /^(?:−|-|–|decrease|less|fewer|one less|minus|down)(?:\b|\s|$)/i;

function wasPut(plan: RecordPlan, name: string, field: string): boolean {
  return plan.put.some(({ at }) => at === `${name}/${field}`);
}

/** A counter with a button for more and one for less is turned until it shows the number that is told. */
function turnTo(work: Work, name: string, wording: Wording, items: readonly Item[], row: Row | null): Proposal | null {
  const { situation, plan } = work;
  const named = (item: Item) => bareName(item, row).replace(/^[^\p{L}+＋−–-]+/u, '');
  const up = items.find((item) => isClickable(item) && MORE.test(named(item)));
  const down = items.find((item) => isClickable(item) && LESS.test(named(item)));
  if (!up || !down || !up.box || !down.box) return null;
  const told = toldNumber(wording, '');
  const between = situation.page.lines.find(
    ({ text, box }) =>
      box &&
      /^\d{1,4}$/.test(text.trim()) &&
      Math.abs(box.y + box.height / 2 - up.box!.y - up.box!.height / 2) < up.box!.height &&
      Math.abs(box.x - up.box!.x) < 160,
  );
  if (told === null || !between) return null;
  const now = Number(between.text);
  if (now === told) {
    if (!wasPut(plan, name, 'counter')) return null;
    const saves = items.some((item) => isClickable(item) && SAVES.test(item.raw));
    if (!saves) plan.done.push(name);
    return null;
  }
  if (!wasPut(plan, name, 'counter')) plan.put.push({ at: `${name}/counter`, value: '' });
  plan.focus = name;
  const item = now < told ? up : down;
  return item.disabled ? null : doing(item, `it says ${now} and I need ${told}`);
}

/** A field whose answers come up when it is pressed: it shows what stands at the record. */
function listIn({ plan }: Work, name: string, others: readonly Item[]): Proposal | null {
  const stands = plan.seen.find((one) => one.name === name)?.properties.map(({ text }) => flat(text)) ?? [];
  const closed = others.filter(
    (item) => isClickable(item) && item.state.has('haspopup') && !plan.opened.includes(`${name}/${item.name}`),
  );
  // The one that the task names, else one that shows what stands at the record.
  const told = flat(plan.text);
  const list =
    closed.find(
      (item) => item.role === 'combobox' && flat(item.raw).trim() !== '' && placeOf(told, flat(item.raw)) >= 0,
    ) ?? closed.find((item) => stands.some((text) => text.length > 1 && placeOf(flat(item.raw), text) >= 0));
  if (!list) return null;
  plan.opened.push(`${name}/${list.name}`);
  return doing(list, `“${list.label}” holds what else it can be`);
}

/** Fit up to which the name of a control only says that something is changed, and nothing of what is told. */
const WEAK = 0.1;

/** A control that is named after the field, or after changing, opens the form. */
function opensForm(
  { plan, situation }: Work,
  name: string,
  row: Row | null,
  items: readonly Item[],
  renames: boolean,
): Proposal | null {
  const isOfRecord = (item: Item) =>
    row?.items.includes(item) || situation.appeared.has(item.name) || plan.up.includes(item.name);
  const [best] = items
    .filter((item) => isClickable(item) && !item.disabled && !(row && isItself(item, row)))
    .map((item) => ({ item, fit: changes(bareName(item, row), plan.text, renames) }))
    // What stood there before the record was opened has to be called after what is to be changed.
    .filter(({ item, fit }) => fit > (isOfRecord(item) ? 0 : WEAK))
    .filter(({ item }) => !plan.opened.includes(`${name}/${item.name}`))
    .sort((a, b) => b.fit - a.fit);
  if (!best) return null;
  plan.opened.push(`${name}/${best.item.name}`);
  plan.focus = name;
  return doing(best.item, `“${best.item.label}” lets me change it`);
}
