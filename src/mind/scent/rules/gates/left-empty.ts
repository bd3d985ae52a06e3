import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What a page says of a field that nobody is to put anything into: "Leave this field empty", "do not fill in". */
const EMPTY =
  /\b(?:leave|keep|remain)s?\b[^.;!?]{0,60}\b(?:empty|blank|as it is)\b|\b(?:do not|don['’]t|never) (?:fill(?: in)?|enter|write|type|put)\b|\bfor (?:robots|bots) only\b/;
/** What it says of a field that may be left so: who has nothing to put in. */
const IF = /\b(?:if|unless|where|when|may|can|in case)\b/;

/** Whether the page says in writing that a field is to stay empty, beside it or by its name. */
export function staysEmpty({ page }: Situation, item: Item): boolean {
  const name = fold(item.raw).replace(/[*:]+/g, '').trim();
  if (EMPTY.test(name) && !IF.test(name)) return true;
  if (name.length < 3) return false;
  const own = new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'u');
  return page.lines.some(({ text }) =>
    fold(text)
      .split(/[.,;!?]\s/)
      .some((part) => {
        const at = IF.test(part) ? -1 : part.search(EMPTY);
        return at >= 0 && own.test(part.slice(at));
      }),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether something is put where the page says that nothing is to be. */
export function fillsEmpty(situation: Situation, { item }: Proposal): boolean {
  return item !== null && ['type', 'choose', 'set'].includes(item.kind) && staysEmpty(situation, item);
}
