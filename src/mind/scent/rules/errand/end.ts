import { fold } from '../../../language/index.ts';
import type { Item, Line } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal } from '../../situation.ts';
import { completed } from '../common.ts';
import { sheetOf } from '../sheet/meant.ts';
import { finished, thanked } from '../sheet/send.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { fillIn } from './fill.ts';

import { givesUp, PRICE, press, toBasket, VAIN, type Walk } from './walk.ts';

const CHECKS_OUT =
  /\bcheck ?out\b|\bto (?:the )?(?:till|payment)\b|^(?:order|buy) now\b|^proceed\b|^continue\b|^pay\b|^order$|^place\b.*\border\b/;
const CODE_FIELD = /\b(?:code|voucher|coupon|promo\w*|discount)\b/;

/** Once all is in the basket: the code is put in, the total told, the order placed, as far as the task asks for that. */
export function atTheEnd(walk: Walk): Proposal | null {
  const { situation, asks, errand } = walk;
  const { page, items } = situation;
  if (errand.sent) return orderAll(walk);
  if (asks.code && !errand.code) {
    const there = toBasket(walk);
    if (there) return there;
    const field = items.find(
      (item) =>
        item.kind === 'type' && !isSearchBox(item) && CODE_FIELD.test(fold(`${item.label} ${item.placeholder}`)),
    );
    if (!field) return onward(walk, 'the code is to go somewhere');
    if (fold(field.value) !== fold(asks.code)) {
      const [parameter = 'text'] = Object.keys(field.action.parameters?.properties ?? {});
      return press(field, `“${asks.code}” is my code`, { rule: 'fill_field', args: { [parameter]: asks.code } });
    }
    const use = items
      .filter((item) => item.kind === 'click' && item.role === 'button' && item.order > field.order && !item.disabled)
      .sort((a, b) => a.order - b.order)[0];
    if (!use || timesTried(situation.memory, situation.key, use.name) >= VAIN)
      return givesUp(`“${asks.code}” is not taken`);
    errand.begun = { act: 'code', name: asks.code, held: 0, key: situation.key, times: 0 };
    return press(use, `“${use.label}” uses the code`, { commits: true, rule: 'commit' });
  }
  if (asks.buys) return orderAll(walk);
  if (asks.total) {
    const there = toBasket(walk);
    if (there) return there;
    const line = totalIn(page.lines);
    if (line) return completed({ why: 'the basket tells it', cause: line, sure: 0.85, answer: line });
    const down = furtherDown(situation);
    return down ? scrollDown(situation, down, 'the total stands further down') : null;
  }
  // What was to go and did not is still in there.
  if (asks.removes && errand.out.length === 0) return toBasket(walk);
  const what = errand.got.join(', ');
  return completed({ why: `“${what}” is in the basket`, cause: what, sure: 0.85 });
}

/** The line that tells what all comes to; the amount may stand on the line behind it. */
function totalIn(lines: readonly Line[]): string | null {
  const at = lines.findLastIndex(
    ({ text }) =>
      /^(?:grand |order |final )?total\b(?! (?:items|articles))/i.test(text.trim()) ||
      /\b(?:to pay|amount due)\b/i.test(text),
  );
  if (at < 0) return null;
  const line = lines[at]!.text;
  return PRICE.test(line)
    ? line
    : [line, lines.slice(at + 1, at + 3).find(({ text }) => PRICE.test(text))?.text ?? ''].join(' ').trim();
}

/** What sends off what is in sight, and is no way to elsewhere. */
export function commitOf({ situation }: Walk): Item | null {
  const { send } = sheetOf(situation);
  return send && !send.disabled ? send : null;
}

/** From the basket on to where one says who and where, and to the end of that. */
function orderAll(walk: Walk): Proposal | null {
  const { situation, errand } = walk;
  const { memory, key } = situation;
  if (!errand.sent) {
    const there = toBasket(walk);
    if (there) return there;
    return onward(walk, 'all is in the basket');
  }
  const { blanks } = sheetOf(situation);
  // Some shops ask for nothing more, and thank at once.
  const good = thanked(situation);
  if (good && blanks.length === 0 && !commitOf(walk)) return finished(good, 0.9);
  const next = fillIn(situation, null, errand.marks);
  if (next) return next;
  const down = furtherDown(situation);
  const send = commitOf(walk);
  if (!send || (down && commitWord(send.label) < 0.5))
    return down ? scrollDown(situation, down, 'the form goes on further down') : null;
  if (blanks.length === 0 && commitWord(send.label) < 0.5 && !/^(?:next|continue)\b/.test(send.said.folded))
    return null;
  if (timesTried(memory, key, send.name) > VAIN) return givesUp(`“${send.label}” comes to nothing`);
  errand.begun = { act: 'order', name: send.label, held: 0, key, times: 0 };
  return press(send, `all that I was told is filled in, and “${send.label}” sends it off`, {
    commits: true,
    rule: 'commit',
  });
}

/** On from the basket. */
function onward({ situation, errand }: Walk, why: string): Proposal | null {
  const { items, memory, key } = situation;
  const on = items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      CHECKS_OUT.test(item.said.folded) &&
      timesTried(memory, key, item.name) < VAIN,
  );
  if (on) {
    errand.sent = true;
    return press(on, `${why}, and “${on.label}” leads on`);
  }
  const down = furtherDown(situation);
  return down ? scrollDown(situation, down, 'the way on stands further down') : null;
}
