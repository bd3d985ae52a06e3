import { fold } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { distance } from '../way/search.ts';

const CODE = /\b(?:coupon|voucher|promo\w*|discount|gift(?: card)?)\b/;
/** A code is one word, or groups of figures; what a voucher is worth and whom it is for is none. */
const WRITTEN = /^\{\{\w+\}\}$|^[\p{L}\d_-]{3,}$|^[A-Z\d]{2,}(?:[ -][A-Z\d]{2,})+$/u;
const APPLY = /^(?:apply|redeem|use|add|ok|submit)\b|^go$/;

/** The code that the task gives or the person knows; null when there is none. */
export function codeOf(situation: Situation): string | null {
  const { goal, knowledge } = situation;
  const told = goal.steps.flatMap((step) => step.pairs).find((pair) => CODE.test(fold(pair.field)))?.value;
  const known = knowledge.find(
    ({ name, value }) => CODE.test(fold(name.replace(/[_-]+/g, ' '))) && WRITTEN.test(value),
  );
  return told ?? known?.value ?? null;
}

/** Redeems a code where a page takes one: opens what hides the field, fills it, presses the button beside it. */
export function redeem(situation: Situation): Proposal | null {
  const { step, memory, key, items, goal } = situation;
  if (!step || !['buy', 'add', 'transact', 'enter', 'press'].includes(step.verb)) return null;
  // A later step says when the code is to be used.
  const later = goal.steps.slice(memory.step + 1).some(({ text }) => CODE.test(fold(text)));
  if (later && !CODE.test(fold(step.text))) return null;
  const code = codeOf(situation);
  if (!code || memory.taken.includes(fold(code))) return null;
  const field = items.find((item) => item.kind === 'type' && !item.disabled && classOfField(item) === 'coupon');
  if (!field) {
    const opener = items.find(
      (item) =>
        isClickable(item) &&
        !item.disabled &&
        item.kind !== 'point' &&
        CODE.test(item.said.folded) &&
        /\b(?:code|coupon|voucher|promo\w*|have|add|enter|apply|use|redeem)\b/.test(item.said.folded) &&
        timesTried(memory, key, item.name) === 0,
    );
    return opener
      ? {
          rule: 'open_choices',
          why: `“${opener.label}” should take my code`,
          status: 'continue',
          item: opener,
          args: null,
          sure: 0.85,
          cause: opener.label,
        }
      : null;
  }
  if (fold(field.value) !== fold(code)) {
    if (timesTried(memory, key, field.name) >= 2) return null;
    return {
      rule: 'fill_field',
      why: `“${field.label || field.placeholder}” takes my code`,
      status: 'continue',
      item: field,
      args: argumentOf(field, code),
      sure: 0.9,
      cause: field.label || field.placeholder,
    };
  }
  const button = items
    .filter((item) => isClickable(item) && !item.disabled && item.kind !== 'point' && APPLY.test(item.said.folded))
    // What has brought the field up would only shut it again.
    .filter((item) => !item.state.has('expanded') && timesTried(memory, key, item.name) === 0)
    .sort((a, b) => distance(a, field) - distance(b, field))[0];
  if (!button || distance(button, field) > 500) return null;
  memory.taken.push(fold(code));
  return {
    rule: 'redeem',
    why: `“${button.label}” redeems the code`,
    status: 'continue',
    item: button,
    args: null,
    sure: 0.9,
    commits: step.verb !== 'buy',
    cause: button.label,
  };
}
