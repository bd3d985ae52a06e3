import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { kinOf } from '../../meaning/row-meant.ts';
import { opensMore } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** "The room called Juniper": a thing that is there, by its name. */
const CALLED = /\bthe (?:\p{Ll}[\p{L}-]* ){1,3}(?:called|named) ["“«]?(\p{Lu}[\p{L}\d'’-]*(?: \p{Lu}[\p{L}\d'’-]*)*)/gu;
/** What is only to come to be called so. */
const MAKES =
  /^(?:please )?(?:create|make|add|start|set up|write|name|rename|call|save|open an?|register|found|plant|enter|upload)\b/i;
/** What only shows more of a thing. */
const SHOWS = /^(?:details?|view|show|open|see|more|read|preview|info)\b/;

/**
 * What would be done in one of several rows alike, while none of them and nothing else on the page bears the name of the thing that is told: the same
 * in all of them. Another thing is not taken for one that is not there.
 */
export function actsForUnseen(situation: Situation, { item, status }: Proposal): Item[] {
  const { step, page } = situation;
  if (status !== 'continue' || item?.kind !== 'click' || !step || item.role === 'link' || opensMore(item)) return [];
  if (MAKES.test(step.text) || SHOWS.test(fold(item.raw))) return [];
  const shown = phrase(
    [page.all.text, page.title, ...page.items.flatMap(({ raw, value, options }) => [raw, value, ...options])].join(
      ' . ',
    ),
  );
  const isUnseen = [...step.text.matchAll(CALLED)].some(([, name]) => literalCoverage(phrase(name!), shown) === 0);
  return isUnseen && kinOf(situation, item).length > 1
    ? page.items.filter(({ kind, raw, role }) => kind === 'click' && raw === item.raw && role === item.role)
    : [];
}
