import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import type { Situation } from '../../situation.ts';
import { classOfField } from '../fields.ts';
import type { Control } from './controls.ts';
import type { Fit } from './types.ts';

/** Kinds of items that a form asks with. */
const ASKS = new Set(['type', 'choose', 'set', 'check', 'upload']);
/** How much a label has to promise to send a form off, to be the end of one. */
const ENDS = 0.8;
/** Fit from which a value plainly belongs into a field. */
const BELONGS = 0.55;

interface Form {
  fields: Item[];
  /** What sends it; null where that stands further down than one sees. */
  button: Item | null;
}

/** The forms of a page one below or beside the other: fields up to the button that sends them, or the one that stands among their own words. */
function formsOf({ items }: Situation): Form[] {
  const ordered = [...items].sort((a, b) => a.order - b.order);
  const buttons = ordered.filter((item) => item.kind === 'click' && item.role === 'button' && sends(item));
  const out = new Map<Item | null, Item[]>();
  for (const item of ordered) {
    if (!ASKS.has(item.kind)) continue;
    const beside = buttons.filter((button) => item.context.folded.includes(button.said.folded));
    const button = (beside.length === 1 ? beside[0] : buttons.find((other) => other.order > item.order)) ?? null;
    out.set(button, [...(out.get(button) ?? []), item]);
  }
  return [...out].map(([button, fields]) => ({ fields, button }));
}

function sends(item: Item): boolean {
  return commitWord(item.label) >= ENDS || /^(?:call|ring|write|contact|ask|subscribe|go)\b/.test(item.said.folded);
}

/** Whether two forms ask the same, of who fills them in or under the same names, so that either stands for itself. */
function repeats(one: Form, other: Form): boolean {
  const typed = ({ fields }: Form) => fields.filter((item) => item.kind === 'type').map((item) => fold(item.raw));
  const named = typed(other);
  const shared = typed(one).filter((label) => label !== '' && named.includes(label)).length;
  // Under heads of their own two forms are told apart by one.
  const head = ({ fields, button }: Form) => button?.group ?? fields[0]?.group;
  if (shared >= (head(one) === head(other) ? ALIKE : 1)) return true;
  const classes = (form: Form) =>
    form.fields.flatMap((item) => (item.kind === 'type' ? classOfField(item) : [])).filter((group) => WHO.has(group));
  const asked = classes(other);
  return classes(one).some((group) => asked.includes(group));
}
/** Fields of one name in two forms, from which on each stands for itself. */
const ALIKE = 2;
const WHO = new Set(['name', 'email', 'tel', 'given-name', 'family-name']);

/**
 * The fields and the end of forms that stand beside the one that the step is for and ask the same: a callback, a tour and a message, each with
 * a name. Of them the one counts that bears most of what the step says and takes most of what is told and known.
 */
export function foreignFields(situation: Situation, fits: readonly Fit[]): Set<Item> {
  const { step } = situation;
  const forms = formsOf(situation);
  const alike = forms.filter((form) => forms.some((other) => other !== form && repeats(form, other)));
  if (!step || alike.length < 2) return new Set();
  const wish = phrase(step.text);
  const score = ({ fields, button }: Form) => {
    const heads = [...new Set(fields.flatMap((item) => [item.context.text, item.group]))].filter(
      (text) => text.length < 60,
    );
    const said = phrase([button?.label ?? '', ...heads, ...fields.map((item) => item.label)].join(' . '));
    const taken = fields.filter((item) =>
      fits.some(
        ({ control, score: fit }: { control: Control; score: number }) =>
          fit >= BELONGS && control.items.includes(item),
      ),
    );
    return (
      literalCoverage(wish, said) +
      literalCoverage(wish, phrase(button?.label ?? '')) +
      taken.length / (fields.length + 1)
    );
  };
  const best = alike.reduce((one, other) => (score(other) > score(one) ? other : one));
  return new Set(
    alike.flatMap((form) => (form === best ? [] : [...form.fields, ...(form.button ? [form.button] : [])])),
  );
}
