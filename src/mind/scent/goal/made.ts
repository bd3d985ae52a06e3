import { words } from '../../language/index.ts';
import type { Step } from './types.ts';

/** The kind of what is made: "a new pot". */
const MADE = /^\S+(?: up)? (?:an?|another) (?:new )?(\p{Ll}+)\b/u;

/** "Enter Hart & Sons as a new client": what is made, by its name and its kind. */
const MADE_AS =
  /^(?:add|enter|create|register|record|set up|put in)\s+(\p{Lu}[^,.;]*?|".+?")\s+as an?\s+(?:new\s+)?(\p{Ll}[\p{L} -]*\p{L})$/iu;
/** What is done with it in a later step. */
const DONE_WITH = /\b(to|for|with|from|on|under|by) (?:them|her|him|it)\b/i;

/** What a step makes under a name, with its kind; null where it makes none so. */
function madeAs({ text }: Step): { name: string; kind: string } | null {
  const [, name = '', kind = ''] = MADE_AS.exec(text.replace(/[.!]+$/, '').replace(/\s+first$/i, '')) ?? [];
  const bare = name.replace(/^["“]|["”]$/g, '');
  return /^\p{Lu}/u.test(bare) && kind !== '' ? { name: bare, kind } : null;
}

/** "Enter Hart & Sons as a new client, then assign the job to them": the name is the client's, and who is meant. */
export function nameWhatWasEntered(steps: readonly Step[]): void {
  let made: { name: string; kind: string } | null = null;
  for (const step of steps) {
    if (made && DONE_WITH.test(step.text)) {
      const { name } = made;
      step.text = step.text.replace(DONE_WITH, (_, by: string) => `${by} ${name}`);
      if (step.scope === '' || step.scope.startsWith(name)) step.scope = name;
    }
    const next = madeAs(step);
    if (!next) continue;
    made = next;
    step.pairs = [{ field: 'name', value: next.name }, ...step.pairs.filter(({ value }) => value !== next.name)];
    step.object = next.kind;
  }
}

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
