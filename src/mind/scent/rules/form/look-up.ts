import { lookUpBehind } from '../../../perception/search-boxes.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** "Find address", right behind the postcode that was typed in just now: the rest of the form waits for what it brings up. */
export function lookUpTyped({ memory, key, page, items }: Situation): Proposal | null {
  const { last } = memory;
  if (last?.kind !== 'type' || last.key !== key || last.rule === 'type_query') return null;
  const field = page.byName.get(last.name);
  if (!field || field.value === '' || isSearchBox(field)) return null;
  const item = lookUpBehind(field, items);
  if (!item || item.disabled || timesTried(memory, key, item.name) > 0) return null;
  return {
    rule: 'look_up',
    why: `“${item.label}” looks up “${field.value}”`,
    status: 'continue',
    item,
    args: null,
    sure: 0.8,
    cause: item.label,
  };
}
