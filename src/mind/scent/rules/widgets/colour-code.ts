import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';

/** A colour as it is written out: "#2a9d8f", "rgb(42, 157, 143)". */
const CODE = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\([^)]{5,30}\)/i;
const COLOUR = /\bcolou?rs?\b/g;
/** What a field for the code of a colour says of itself. */
const TAKES_CODE = /\bcolou?r\b|\bhex\b|\brgb\b|^#/;
const CONFIRMS = /^(?:ok|okay|apply|save|done|choose|select|set|use|confirm|✓|✔)(?: colou?r)?$/;
/** Pixels from the field within which what confirms it stands. */
const NEAR = 320;
/** Words of its name that the task has to say of a swatch. */
const NAMED = 0.9;

function codeIn(step: Step): string | null {
  return ['transact', 'enter', 'pick', 'press'].includes(step.verb) ? (CODE.exec(step.text)?.[0] ?? null) : null;
}

/** How far a step names what an item gives the colour of. */
function meant(step: Step, { label }: Item): number {
  const own = phrase(fold(label).replace(COLOUR, ' '));
  const said = phrase(step.text.replace(CODE, ' '));
  return own.tokens.length > 0 ? literalCoverage(own, said) : 0;
}

function apart(a: Item, b: Item): number {
  if (!a.box || !b.box) return Number.POSITIVE_INFINITY;
  const middle = ({ x, y, width, height }: NonNullable<Item['box']>) => [x + width / 2, y + height / 2] as const;
  const [[ax, ay], [bx, by]] = [middle(a.box), middle(b.box)];
  return Math.hypot(ax - bx, ay - by);
}

/** The field that takes the code: the one that is named, or the only one of a picker that was opened for it. */
function fieldFor({ items, memory }: Situation, step: Step): Item | null {
  const fields = items.filter(
    (item) =>
      item.kind === 'type' &&
      !item.disabled &&
      (TAKES_CODE.test(fold(`${item.label} ${item.placeholder}`)) || CODE.test(item.value)),
  );
  const named = fields.filter((item) => meant(step, item) > NAMED);
  if (named.length === 1) return named[0]!;
  return memory.done.includes(OPENED) && fields.length === 1 ? fields[0]! : null;
}
const OPENED = 'colour:opened';
const TAKEN = 'colour:taken';

/** The button beside a field that takes over what was typed there. */
function confirmFor({ items, memory, key }: Situation, field: Item): Item | null {
  const buttons = items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      CONFIRMS.test(item.said.folded) &&
      apart(item, field) < NEAR &&
      timesTried(memory, key, item.name) === 0,
  );
  return buttons.sort((a, b) => apart(a, field) - apart(b, field))[0] ?? null;
}

/** Whether the colour was typed and taken over. */
export function colourTaken({ memory }: Situation, step: Step): boolean {
  return codeIn(step) !== null && memory.done.includes(TAKEN) && memory.idle === 0;
}

/** Whether a colour was typed and waits to be taken over. */
export function awaitsConfirmation(situation: Situation, step: Step): boolean {
  const code = codeIn(step);
  const field = code ? fieldFor(situation, step) : null;
  return field !== null && confirmFor(situation, field) !== null;
}

/** Gives something a colour by its code: opens its swatch, types the code into the field of the picker and takes it over. */
export function typeColour(situation: Situation, step: Step): Proposal | null {
  const { items, memory, key } = situation;
  const code = codeIn(step);
  if (!code) return null;
  const base = { status: 'continue' as const, args: null, sure: 0.85 };
  const field = fieldFor(situation, step);
  if (field && fold(field.value) !== fold(code)) {
    const args = argumentOf(field, code);
    if (!args || timesTried(memory, key, field.name) > 1) return null;
    const completes = confirmFor(situation, field) === null;
    return {
      ...base,
      rule: 'set_value',
      why: `“${field.label}” takes “${code}”`,
      item: field,
      args,
      completes,
      cause: code,
    };
  }
  const confirm = field ? confirmFor(situation, field) : null;
  if (confirm) memory.done.push(TAKEN);
  if (field)
    return confirm
      ? {
          ...base,
          rule: 'commit',
          why: `“${confirm.label}” takes “${code}” over`,
          item: confirm,
          completes: true,
          cause: code,
        }
      : null;
  const swatches = items.filter(
    (item) => isClickable(item) && !item.disabled && timesTried(memory, key, item.name) === 0 && item.role !== 'link',
  );
  const best = weigh(swatches, (item) => meant(step, item) * (COLOURED.test(item.said.folded) ? 1 : NAMED))[0];
  if (!best || best.fit < NAMED * NAMED) return null;
  memory.done.push(OPENED);
  return {
    ...base,
    rule: 'open_choices',
    why: `“${best.item.label}” is to become “${code}”`,
    item: best.item,
    cause: code,
  };
}
const COLOURED = /\bcolou?r\b/;
