import { words } from '../../language/index.ts';
import type { Step } from './types.ts';

/** The kind of what is made: "a new pot". */
const MADE = /^\S+(?: up)? (?:an?|another) (?:new )?(\p{Ll}+)\b/u;

/** "Open a pot called Bike and move 60 pounds into it": it is what was made before. */
export function nameWhatWasMade(steps: readonly Step[]): void {
  let made = '';
  let kind = '';
  for (const step of steps) {
    if (made !== '' && kind !== '' && step.pairs.length === 0 && step.quoted.length === 0) {
      const known = new RegExp(`\\b(?:the|this|that) ${kind}\\b(?!\\s+(?:called|named|with|«|\\p{Lu}))`, 'u');
      if (known.test(step.text) && !step.text.includes(made)) {
        step.text = step.text.replace(known, (found) => `${found} ${made}`);
        if (words(step.object).at(-1) === kind) step.object = `${step.object} ${made}`;
        step.items = step.items.map((item) => (words(item).at(-1) === kind ? made : item));
      }
    }
    if (made !== '')
      step.pairs = step.pairs.map((pair) => (/^(?:it|this|that)$/i.test(pair.value) ? { ...pair, value: made } : pair));
    const name = step.pairs.find(({ field }) => field === 'name')?.value;
    if (name === undefined || name === made) continue;
    made = name;
    kind = MADE.exec(step.text)?.[1] ?? '';
  }
}
