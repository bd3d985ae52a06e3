import { fold, literalCoverage, type Phrase, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { assigned } from '../../filling/coverage/assign.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, properNames } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';
import { cover } from '../form/cover.ts';
import { isOn } from '../state.ts';

/** Which way a list is to be sorted: with the least first, or with the most; null where the task does not say. */
function directionOf(text: string): 'up' | 'down' | null {
  if (
    /\b(?:descending|high(?:est)?(?: to low| first| on top| at the top)|high(?:est)? .{0,20}\b(?:top|first)|z (?:to|-) a|z-a|newest|latest|most|largest|biggest|longest|reverse|down)\b/.test(
      text,
    )
  )
    return 'down';
  if (
    /\b(?:cheapest|ascending|low(?:est)?\b|a (?:to|-) z|a-z|alphabet\w*|smallest|shortest|least|fewest|earliest|up)/.test(
      text,
    )
  )
    return 'up';
  // By age the oldest are the most, by date the first.
  if (/\b(?:oldest|youngest)\b/.test(text)) return /\bage\b/.test(text) === /\boldest\b/.test(text) ? 'down' : 'up';
  return null;
}

/** Presses of a column's head that people make to turn its order round. */
const TURNS = 3;

/** What a column's head says beside its name: how it can be sorted. */
const HINT = /[:,]?\s*(?:activate to |click to |press to )?(?:sort(?:ed)?|invert sort|remove sort)\b.*$/i;

function stateOf(item: Item): 'up' | 'down' | null {
  return item.state.has('sorted-ascending') ? 'up' : item.state.has('sorted-descending') ? 'down' : null;
}

/** The head of the column that a step sorts by. */
function headOf(situation: Situation, column: Phrase): Item | null {
  const heads = situation.items.filter((item) => item.role === 'columnheader' && isClickable(item) && !item.disabled);
  const best = weigh(heads, (item) => similarity(column, phrase(item.raw.replace(HINT, '').trim() || item.raw)))[0];
  return best && best.fit >= 0.5 ? best.item : null;
}

function columnOf(step: Step): Phrase {
  return phrase(
    step.scope
      .replace(/,.*$|\bso that\b.*$/i, ' ')
      .replace(/\bby\b/gi, ' ')
      .trim() || step.object,
  );
}

/** Whether the head of the column says that it is sorted as the step asks. */
export function isSorted(situation: Situation, step: Step): boolean {
  const item = headOf(situation, columnOf(step));
  const way = directionOf(fold(step.text));
  return item !== null && way !== null && stateOf(item) === way;
}

/** Sorts by a column's head, and presses it again while the order is the contrary. */
function byHead(situation: Situation, column: Phrase, way: 'up' | 'down' | null): Proposal | null {
  const { memory, key } = situation;
  const item = headOf(situation, column);
  if (!item) return null;
  const now = stateOf(item);
  const tries = timesTried(memory, key, item.name);
  const told = situation.items.some((head) => [...head.state].some((state) => state.startsWith('sorted-')));
  const proposal = (completes: boolean): Proposal => ({
    rule: 'sort',
    why: tries > 0 ? `once more on “${item.label}” turns the order round` : `“${item.label}” puts them in order`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    completes,
    cause: item.label,
  });
  if (way === null || tries >= TURNS) return proposal(true);
  // A head that says what a press on it does is taken at its word.
  const will = /\b(ascending|descending)\b/i.exec(item.raw)?.[1]?.toLowerCase();
  if (!told && will) return proposal((will === 'ascending') === (way === 'up'));
  // Most tables begin with the least; where nothing tells, the second press is taken to turn it round.
  if (!told && tries > 0) return proposal(true);
  const after = now === null ? 'up' : now === 'up' ? 'down' : 'up';
  return proposal(after === way && (told || way === 'up'));
}

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
  const field = named && named.fit > 0.9 ? named.item : lone.length === 1 ? lone[0] : undefined;
  if (!field) return null;
  const own = new Set([...phrase(field.label).tokens.map((token) => token.stem), 'filter', 'column', 'table']);
  const value =
    step.quoted[0] ??
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

/** Sorting and narrowing: an option of a list, a column's head, a box or a link that says it. */
export function arrange(situation: Situation, step: Step): Proposal | null {
  const told = step.verb === 'filter' ? cover(situation, step) : null;
  if (told) return told;
  // What is set over the list as the task tells is not set otherwise for want of something to do.
  if (step.verb === 'filter' && situation.memory.last?.step === situation.memory.step && assigned(situation).length > 0)
    return null;
  const way = directionOf(fold(step.text));
  const direction = way === 'up' ? 'low to high ascending' : way === 'down' ? 'high to low descending' : '';
  const about = phrase(`${step.object} ${step.scope} ${step.quoted.join(' ')} ${direction}`.replace(/\bby\b/g, ' '));
  let best: { item: Item; option: string; fit: number } | null = null;
  for (const item of situation.items) {
    if (item.kind !== 'choose' || item.disabled) continue;
    for (const option of item.options) {
      if (fold(option) === fold(item.value) && step.verb === 'filter') continue;
      const fit =
        similarity(about, phrase(option)) + (step.verb === 'sort' && /sort|order/.test(item.said.folded) ? 0.2 : 0);
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
  const head = step.verb === 'sort' ? byHead(situation, columnOf(step), way) : null;
  if (head) return head;
  const clickable = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      !(step.verb === 'filter' && isOn(item)) &&
      timesTried(situation.memory, situation.key, item.name) < 2,
  );
  const ranked = weigh(
    clickable,
    (item) =>
      similarity(about, item.said) +
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
