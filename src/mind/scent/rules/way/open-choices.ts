import { phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { lookUp } from '../../answering/reading/value.ts';
import { heldInBar } from '../../foraging/menu-bar.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { weigh } from '../common.ts';

/** A sign that there is more to choose from. */
const OPENS = /[▾▼⌄▿⏷]|^(?:open|select|choose|drop-?down)\b/i;

/** Opens what may hold the choices: a closed list named after the field, or the only one there is. */
export function openChoices(
  situation: Situation,
  step: Step,
  field: string,
  clickable: readonly Item[],
): Proposal | null {
  const { memory, key } = situation;
  const shown = field ? lookUp(situation.page, field) : null;
  const closed = clickable.filter(
    (item) =>
      (['combobox', 'listbox'].includes(item.role) ||
        item.state.has('collapsed') ||
        item.state.has('haspopup') ||
        (item.role === 'generic' && shown !== null && item.raw === shown) ||
        (step.role === 'combobox' && item.role === 'generic' && OPENS.test(item.label))) &&
      timesTried(memory, key, item.name) < 1 &&
      !item.state.has('expanded'),
  );
  const opener = weigh(
    closed,
    (item) =>
      0.3 +
      (heldInBar(situation.items, step, item) ??
        similarity(phrase(`${field} ${step.object} ${step.scope}`), item.said)),
  )[0];
  if (opener)
    return {
      rule: 'open_choices',
      why: `“${opener.item.label}” may hold the choices`,
      status: 'continue',
      item: opener.item,
      args: null,
      sure: 0.6,
      cause: opener.item.label,
    };
  return null;
}
