import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { assigned } from '../../filling/coverage/assign.ts';
import type { Step } from '../../goal/types.ts';
import { changesByName } from '../../meaning/acts.ts';
import { directionOf } from '../../meaning/direction.ts';
import { isClickable, properNames } from '../../meaning/match.ts';
import { measures } from '../../meaning/scale.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { showsUnasked } from '../../things/mixed.ts';
import type { Property } from '../../things/thing.ts';
import { argumentOf, weigh } from '../common.ts';
import { openList } from '../form/answer-list.ts';
import { cover } from '../form/cover.ts';
import { byHead, columnOf } from './sort.ts';

const BY_WHAT = [
  /\bdown to (?:the )?(.+?)(?: (?:with|by|using|in|on)\b|$)/i,
  /\b(?:by|for|to|on|with|containing|where|like|=)\s+(?:only\s+)?(?:the\s+)?(.+?)(?: (?:in|with|using|of) the\b|$)/i,
  /^\S+\s+only\s+(?:the\s+)?(.+)$/i,
];

/** A field that narrows the rows by its column: named by the step, or the only one that filters. */
function byField(situation: Situation, step: Step): Proposal | null {
  const fields = situation.items.filter((item) => item.kind === 'type' && !item.disabled);
  const said = phrase(step.text);
  const named = weigh(fields, (item) => literalCoverage(phrase(item.label), said))[0];
  const lone = fields.filter((item) => /\b(?:filter|search)\b/i.test(`${item.label} ${item.placeholder}`));
  const shown = columnShowing(situation, step);
  const under = shown && fields.find((item) => fold(item.label) === fold(shown.head));
  const field = under ?? (named && named.fit > 0.9 ? named.item : lone.length === 1 ? lone[0] : undefined);
  if (!field) return null;
  const own = new Set([...phrase(field.label).tokens.map((token) => token.stem), 'filter', 'column', 'table']);
  const value =
    step.quoted[0] ??
    (under ? shown?.text : undefined) ??
    properNames(` ${step.text}`).find((name) => !phrase(name).tokens.every((token) => own.has(token.stem))) ??
    BY_WHAT.map((pattern) => pattern.exec(step.text)?.[1]).find(
      (text) => text && !phrase(text).tokens.every((token) => own.has(token.stem)),
    );
  const args = value ? argumentOf(field, value) : null;
  return args && fold(field.value) !== fold(value!)
    ? {
        rule: 'filter',
        why: `“${field.label}” narrows them down to “${value}”`,
        status: 'continue',
        item: field,
        args,
        sure: 0.8,
        completes: true,
        cause: field.label,
      }
    : null;
}

const CELL = /^(?:cell|gridcell)$/;

/** What a step asks for as it stands in one of the columns, and the head of that column. */
function columnShowing({ page }: Situation, step: Step): Property | undefined {
  const asked = phrase(step.object);
  return thingsOf(page)
    .filter(({ from }) => from === 'rows')
    .flatMap(({ things }) => things.flatMap(({ properties }) => properties))
    .find(({ head, text }) => {
      const own = phrase(text);
      return head !== '' && own.tokens.length > 0 && literalCoverage(own, asked) > 0.99;
    });
}
const SORTS = /^(?:sort|order(?!s)|arrange|rank)(?:ed|ing)?\b/;

/** Sorting and narrowing: an option of a list, a column's head, a box or a link that says it. */
export function arrange(situation: Situation, step: Step): Proposal | null {
  const told =
    step.verb === 'filter'
      ? (cover(situation, step) ?? (showsUnasked(situation, step) ? openList(situation) : null))
      : null;
  if (told) return told;
  // What is set over the list as the task tells is not set otherwise for want of something to do.
  if (step.verb === 'filter' && situation.memory.last?.step === situation.memory.step && assigned(situation).length > 0)
    return null;
  const way = directionOf(fold(step.text));
  const direction = way === 'up' ? 'low to high ascending' : way === 'down' ? 'high to low descending' : '';
  const what = step.verb === 'sort' ? columnOf(step).text : `${step.object} ${step.scope}`;
  const about = phrase(`${what} ${step.quoted.join(' ')} ${direction}`.replace(/\bby\b/g, ' '));
  const compared = (name: string) => step.verb === 'sort' && measures(name, step.text);
  let best: { item: Item; option: string; fit: number } | null = null;
  for (const item of situation.items) {
    if (item.kind !== 'choose' || item.disabled) continue;
    // What shows only a part of a list puts nothing in order.
    const orders =
      SORTS.test(item.said.folded) || item.options.some((one) => directionOf(fold(one)) !== null || compared(one));
    if (step.verb === 'sort' && !orders) continue;
    for (const option of item.options) {
      if (fold(option) === fold(item.value) && step.verb === 'filter') continue;
      const told = step.verb === 'sort' ? directionOf(fold(option)) : null;
      if (told !== null && way !== null && told !== way) continue;
      const fit =
        similarity(about, phrase(option)) +
        (told !== null ? 0.2 : 0) +
        (compared(option) ? (told !== null ? 0.3 : 0.45) : 0) +
        (step.verb === 'sort' && /sort|order/.test(item.said.folded) ? 0.2 : 0);
      if (fit > (best?.fit ?? 0.4)) best = { item, option, fit };
    }
  }
  if (best)
    return {
      rule: 'choose_option',
      why: `“${best.item.label}” has “${best.option}”`,
      status: 'continue',
      item: best.item,
      args: argumentOf(best.item, best.option),
      sure: Math.min(0.9, best.fit),
      completes: true,
      cause: best.option,
    };
  const written = step.verb === 'filter' ? byField(situation, step) : null;
  if (written) return written;
  const head = step.verb === 'sort' ? (byHead(situation, step) ?? null) : null;
  if (head) return head;
  const clickable = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      // What stands in a cell is one of the things themselves, and narrows nothing.
      !(step.verb === 'filter' && (isOn(item) || CELL.test(item.role))) &&
      timesTried(situation.memory, situation.key, item.name) < 2,
  );
  const runsBack = (item: Item) => {
    const told = step.verb === 'sort' ? directionOf(fold(item.raw)) : null;
    return told !== null && way !== null && told !== way;
  };
  const ranked = weigh(
    clickable.filter((item) => !runsBack(item) && !(step.verb === 'sort' && changesByName(item))),
    (item) =>
      similarity(about, item.said) +
      (compared(item.raw) ? 0.3 : 0) +
      (item.role === 'columnheader' && step.verb === 'sort' ? 0.25 : 0) +
      (item.kind === 'check' && step.verb === 'filter' ? 0.15 : 0),
  );
  const top = ranked[0];
  if (!top || top.fit < 0.45) return null;
  const said = phrase(step.text);
  const more = clickable.some(
    (item) =>
      item !== top.item &&
      item.kind === 'check' &&
      !isOn(item) &&
      literalCoverage(item.said, said) === 1 &&
      item.said.tokens.length > 0,
  );
  return {
    rule: step.verb,
    why: `“${top.item.label}” ${step.verb === 'sort' ? 'puts them in order' : 'narrows them down'}`,
    status: 'continue',
    item: top.item,
    args: null,
    sure: 0.8,
    completes: !more,
    cause: top.item.label,
  };
}
