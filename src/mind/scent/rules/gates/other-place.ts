import { fold } from '../../../language/index.ts';
import { isClickable } from '../../meaning/match.ts';
import { isWhereTo } from '../../meaning/put-where.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** "To the To do list", "in the column “Doing”": where something is to go, by the name of one of several alike. */
const PLACE =
  /\b(?:to|in|into|onto|on|under) (?:the |my |your )?(?:(?:list|column|lane|section|folder|group|category|playlist) )?["“]?([^"“”]+?)["”]?(?: (?:list|column|lane|section|folder|group|category|playlist)\b|[.!]?$)/giu;
/** A label that ends with where it puts something: "Add a card to Done". */
const PUTS_THERE = /^(.*?\b(?:to|in|into|onto|on|under)) (?:the )?(.+)$/;

/** The places that a step says by name, folded. */
function placesAsked(text: string): Set<string> {
  return new Set([...text.matchAll(PLACE)].map(([, name]) => fold(name!).trim()));
}

/** Whether a control puts something where the step says by name. */
export function putsThere(text: string, label: string): boolean {
  const place = PUTS_THERE.exec(fold(label))?.[2];
  return place !== undefined && placesAsked(text).has(place);
}

/** Whether a control puts something elsewhere than the step says, and another one that is called alike puts it there: "Add a card to Done", beside "Add a card to To do". */
export function putsElsewhere({ step, page }: Situation, { item }: Proposal): boolean {
  if (!step || item?.kind !== 'click') return false;
  const [, lead = '', place = ''] = PUTS_THERE.exec(fold(item.label)) ?? [];
  if (lead === '') return false;
  const asked = placesAsked(step.text);
  if (asked.size === 0 || asked.has(place)) return false;
  return page.items.some((other) => {
    const [, same, there = ''] = PUTS_THERE.exec(fold(other.label)) ?? [];
    return other !== item && same === lead && asked.has(there);
  });
}

/** Whether a link only leads to where something is to be put, while something here puts it there: "My shortlist", beside "Add to shortlist". */
export function goesWherePut({ step, page }: Situation, { item }: Proposal): boolean {
  if (!step || item?.role !== 'link' || !isWhereTo(step, item.label)) return false;
  return page.items.some(
    (other) => other !== item && isClickable(other) && !other.disabled && putsThere(step.text, other.label),
  );
}
