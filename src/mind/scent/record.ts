import type { Decision } from '../../contract/index.ts';
import { fold } from '../language/index.ts';
import type { Item } from '../perception/page.ts';
import { noteSeenTo } from './account/seen-to.ts';
import { wantedIn } from './filling/coverage/assign.ts';
import { classOfField } from './filling/fields.ts';
import { linksOn } from './foraging/leaf.ts';
import { keepThing } from './meaning/at-thing.ts';
import { noteRow } from './meaning/row-before.ts';
import { isOn } from './meaning/state.ts';
import { noteAct } from './rules/several/once.ts';
import type { Proposal, Situation } from './situation.ts';

const KEPT_PAGES = 60;

/** Pages of which it is kept in mind what was left there, for each thing that working memory holds. */
const PAGES_KEPT = 3;

/** Keeps in mind the best that is left untried on this page. */
function remember({ memory, key, traits, request }: Situation, { item, candidates = [] }: Proposal): void {
  const left = candidates.filter((entry) => entry.item !== item && entry.item?.kind === 'click');
  if (left.length === 0) return;
  memory.promises[key] = { scent: Math.max(...left.map((entry) => entry.scent)), turn: request.turnIndex };
  const kept = Object.entries(memory.promises).sort((a, b) => b[1].turn - a[1].turn);
  memory.promises = Object.fromEntries(kept.slice(0, PAGES_KEPT * traits.workingMemory));
}

/** Own acts that are kept in mind. */
const OWN = 30;

/** Keeps in mind how stood what is now set, chosen or pressed. Writes to `memory`. */
function noteOwn({ memory, key }: Situation, item: Item): void {
  if (!['check', 'choose', 'click'].includes(item.kind)) return;
  const { name, kind, role, raw, group, value } = item;
  memory.own = [
    ...memory.own,
    { key, name, kind, role, raw, group, at: placeOn(item), step: memory.step, was: isOn(item), value },
  ].slice(-OWN);
}

/** Addresses that are kept in mind. */
const ADDRESSES = 12;

/** Answers to choose from, up to which one knows what was left. */
const ANSWERS = 12;
/** Choices that are kept in mind. */
const CHOICES = 12;

/** Keeps in mind what was chosen, and what was left for it. Writes to `memory`. */
function notePassedBy({ memory, page }: Situation, item: Item, argument: string): void {
  const radio = item.role === 'radio' && item.group !== '';
  const answers = radio
    ? page.items.filter(({ role, group }) => role === 'radio' && group === item.group).map(({ raw }) => raw)
    : item.kind === 'choose'
      ? item.options
      : [];
  const taken = radio ? item.raw : argument;
  const others = answers.filter((answer) => fold(answer) !== fold(taken));
  if (others.length === 0 || others.length === answers.length || answers.length > ANSWERS) return;
  memory.passedBy = [...memory.passedBy.filter((one) => one.taken !== taken), { taken, others }].slice(-CHOICES);
}

/** Where a thing stands on the frame, to the width of a finger. */
export function placeOn({ box }: Item): string {
  return box ? `${Math.round(box.x / 24)},${Math.round(box.y / 24)}` : '';
}

/** What something lay over was not tried yet. */
function forgetCovered({ memory, page }: Situation): void {
  const { last } = memory;
  const before = last && /^blocked\b/i.test(page.outcome) ? memory.tried[last.key] : undefined;
  if (before?.[last!.name]) before[last!.name]! -= 1;
}

/** Writes what was just decided into memory, for the next turn to judge. */
export function record(situation: Situation, proposal: Proposal, decision: Decision): void {
  const { memory, key, content, traits } = situation;
  const { item } = proposal;
  // What came between and was turned down is no act: what came of the one before is yet to be seen.
  if (proposal.status !== 'continue' || !item || proposal.rule === 'decline') return;
  if (proposal.rule === 'clear_overlay') forgetCovered(situation);
  const tried = memory.tried[key] ?? {};
  memory.tried[key] = tried;
  tried[item.name] = (tried[item.name] ?? 0) + 1;
  const argument = String(Object.values(proposal.args ?? {})[0] ?? '');
  if (['type', 'choose', 'set', 'upload', 'check'].includes(item.kind) && proposal.rule !== 'type_query') {
    memory.filled[key] = { ...memory.filled[key], [item.name]: argument };
  }
  if (!['scroll', 'wait', 'back'].includes(item.kind)) noteSeenTo(memory, item, argument);
  if (item.kind === 'type' && argument.includes('@'))
    memory.addressed = [...memory.addressed, { value: argument, at: memory.own.length }].slice(-ADDRESSES);
  if (item.kind === 'type' && classOfField(item) === 'password') memory.identified = true;
  const wanted = wantedIn(situation, item);
  if (wanted !== null && !memory.covered.includes(wanted)) memory.covered = [...memory.covered, wanted].slice(-40);
  const scent = proposal.scent ?? 50 * proposal.sure;
  if (item.kind === 'click' || item.kind === 'tab') {
    const left = (proposal.candidates ?? [])
      .filter((entry) => entry.item !== item)
      .map((entry) => Math.round(entry.scent * 100) / 100);
    // Working memory bounds how far back the trail is remembered.
    memory.trail = [
      ...memory.trail.filter((visited) => visited.key !== key),
      {
        key,
        title: situation.page.title || (situation.page.headings[0]?.text ?? ''),
        left: left.slice(0, 40),
        lead: scent,
        links: linksOn(situation),
      },
    ].slice(-Math.max(3, traits.workingMemory * 3));
  }
  if (item.kind !== 'type') remember(situation, proposal);
  // Saying who one is sends nothing off, unless that is the task.
  const identifies =
    !['signin', 'register'].includes(situation.step?.verb ?? '') &&
    Object.keys(memory.filled[key] ?? {}).some((name) => /pass(?:word|code)/.test(name));
  if (proposal.commits && !identifies) memory.commits += 1;
  if (
    /^(?:add to|buy|put in|add item|add\b|book\b|reserve\b|select\b)/.test(fold(item.label)) &&
    item.kind === 'click' &&
    ['buy', 'add'].includes(situation.step?.verb ?? '')
  )
    memory.added = true;
  memory.waits = proposal.rule === 'wait' ? memory.waits + 1 : 0;
  const clear = proposal.sure >= 0.55 && memory.idle === 0;
  memory.stuck = clear ? Math.max(0, memory.stuck - 1) : memory.stuck + 1;
  memory.last = {
    name: item.name,
    kind: item.kind,
    label: item.label,
    rule: proposal.rule,
    key,
    content,
    step: memory.step,
    completes: proposal.completes === true,
    commits: proposal.commits === true,
    scent,
    margin:
      scent -
      Math.max(0, ...(proposal.candidates ?? []).filter((entry) => entry.item !== item).map((entry) => entry.scent)),
    argument,
    at: placeOn(item),
    alike: situation.page.items.filter((other) => other.raw === item.raw && other.kind === item.kind).length,
  };
  if (proposal.commits) memory.sent = key;
  else if (item.kind !== 'scroll' && proposal.rule !== 'wait') memory.sent = '';
  if (item.kind !== 'scroll' && item.kind !== 'wait') memory.refusedBy = '';
  keepThing(situation, proposal);
  noteAct(situation, proposal);
  noteRow(situation, item);
  noteOwn(situation, item);
  notePassedBy(situation, item, argument);
  if (proposal.thing !== undefined)
    memory.acted = { thing: proposal.thing, label: item.raw, key, step: memory.step, alike: memory.last.alike };
  else if (proposal.rule !== 'confirm' && proposal.rule !== 'scroll') memory.acted = null;
  const pages = Object.keys(memory.tried);
  if (pages.length > KEPT_PAGES) for (const old of pages.slice(0, pages.length - KEPT_PAGES)) delete memory.tried[old];
  if (decision.status !== 'continue') memory.last = null;
}
