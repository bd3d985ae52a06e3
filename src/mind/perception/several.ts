import { phrase } from '../language/index.ts';
import type { Item } from './page.ts';

/** Answers from which on a list of several is taken as it stands: nobody looks at that many boxes one by one. */
const MOST = 60;

/** What is chosen in a list of several, as it shows. */
function chosenIn({ value, options }: Item): Set<string> {
  const shown = `, ${value}, `;
  return new Set(options.filter((option) => shown.includes(`, ${option}, `)));
}

/**
 * A list of which several answers can be taken is to a person what as many boxes are: each is on or off by itself. Choosing one that is
 * on takes it out again.
 */
export function spread(item: Item): Item[] {
  if (item.kind !== 'choose' || !item.state.has('multiple') || item.disabled) return [item];
  if (item.options.length < 2 || item.options.length > MOST) return [item];
  const on = chosenIn(item);
  return item.options.map((option) => ({
    ...item,
    name: `${item.name}~${option}`,
    kind: 'check',
    role: 'checkbox',
    label: option,
    raw: option,
    said: phrase(option),
    context: phrase(''),
    group: item.label,
    placeholder: '',
    value: '',
    state: new Set([on.has(option) ? 'checked' : 'unchecked']),
    options: [],
    answer: option,
  }));
}
