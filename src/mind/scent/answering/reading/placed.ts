// Who or what stands in a place of a table of places: "Which team is in third place?"
import { fold, literalCoverage, ordinalOf, phrase, similarity } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isOn } from '../../meaning/state.ts';
import { thingsOf } from '../../things/index.ts';
import type { Thing } from '../../things/thing.ts';

const ORDINAL = '(\\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)';
/** "In third place", "in place 3", "came third", "who finished second". */
const IN_PLACE = new RegExp(
  `\\b(?:in|on|took|has|have|got|holds?) (?:the )?${ORDINAL} (?:place|position|rank)\\b|\\b(?:in|at|on) (?:place|position|rank|number) (\\d{1,3})\\b|\\b(?:came|come|comes|finished|finish|finishes|placed|ranked|is|stands|was|ended(?: up)?) (?:in )?${ORDINAL}\\b(?! \\p{L}+ (?:of|that|which))`,
  'u',
);
/** What the column of places is headed by. */
const PLACES = /^(?:places?|pos(?:ition)?s?|ranks?|ranking|standing|rk|#|no|nr)\.?$/;
/** What is asked for, behind the word that asks. */
const ASKED =
  /\b(?:which|what|who(?:se)?)(?:'s)?\s+((?:\p{L}+ ){0,2}?\p{L}+)\s+(?:is|are|was|were|came|comes?|finish\p{L}*|took|has|got|holds?|stands?|ended|ranked|placed)\b/u;
/** How near the head of a column has to be to what is asked for. */
const MEANT = 0.5;

function placeAsked(said: string): number | null {
  const [, named, number, came] = IN_PLACE.exec(said) ?? [];
  return number !== undefined ? Number(number) : (named ?? came) ? ordinalOf((named ?? came)!) : null;
}

/** The place that a row is told to have; null where it tells none. */
function placeOf({ properties }: Thing): number | null {
  const own = properties.find(({ head }) => PLACES.test(fold(head)));
  const [, digits] = /^(\d{1,3})(?:\.|st|nd|rd|th)?$/.exec(own?.text.trim() ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** What stands in the place that a question asks for; null where it asks for none, or no table of places is shown for what it is about. */
export function inPlace(page: Page, step: Step): string | null {
  const said = fold(step.text);
  const place = placeAsked(said);
  if (place === null) return null;
  // "In the district league", beside the regional one: it is looked up in its own table.
  const parts = page.items.filter((item) => ['tab', 'link', 'radio'].includes(item.role) && !isOn(item));
  const shown = page.items.filter((item) => isOn(item) || item.state.has('current'));
  const meant = (label: string) => literalCoverage(phrase(label), phrase(said)) > 0.99;
  const isElse = (label: string) =>
    !shown.some((item) => meant(item.label)) && !page.headings.some(({ text }) => fold(text) === fold(label));
  if (parts.some((item) => item.said.tokens.length > 1 && meant(item.label) && isElse(item.label))) return null;
  const kind = ASKED.exec(said)?.[1] ?? '';
  for (const { from, things } of thingsOf(page)) {
    if (from !== 'rows') continue;
    const ranked = things.filter((thing) => placeOf(thing) !== null);
    if (ranked.length < 2) continue;
    const found = place === -1 ? ranked.at(-1) : ranked.find((thing) => placeOf(thing) === place);
    if (!found) return null;
    const named = found.properties.filter(({ head, text }) => !PLACES.test(fold(head)) && /\p{L}{2}/u.test(text));
    const own = named.find(({ head }) => kind !== '' && similarity(phrase(head), phrase(kind)) >= MEANT);
    return (own ?? named[0])?.text ?? null;
  }
  return null;
}
