import { fold } from '../../language/index.ts';
import type { Situation } from '../situation.ts';
import { liesIn, type Thing, type Things } from './thing.ts';

/** How sites head a strip of things that were picked out of all there are. */
const PICKED =
  /^(?:(?:our |most |all-time |this week's |today's )?(?:popular|favou?rites|best ?sellers?|top picks?|trending|recommended|recommendations|featured|highlights?|new in|new arrivals|newest|latest|just in|inspiration|picks)\b|(?:you (?:may|might) (?:also )?(?:like|need|enjoy|want)|(?:often |frequently )?bought (?:together|with)|(?:others|customers|people|readers|members) (?:also|who)\b|(?:goes|go|pairs?|works?) (?:well |best )?with\b|similar\b|related\b|more like this|recently (?:viewed|seen)|complete the\b|to go with\b|matching\b|add-ons?\b|suggest(?:ed|ions)\b|picked for you|for you\b|offers? (?:of the|this) \p{L}+|(?:deals?|book|wine|product|plant|recipe) of the (?:day|week|month)))/u;
/** Things of a list from which on one of a kind among others is none of its kind's list. */
const OTHERS = 3;

/** Whether a line heads things that were picked out. */
export function headsPicked(text: string): boolean {
  return PICKED.test(fold(text));
}

/** The heading that a set of things stands under, and that is none of theirs. */
function headOver({ page }: Situation, { things }: Things): string {
  const top = things.reduce<Thing | null>((high, one) => {
    if (!one.box) return high;
    return !high || one.box.y < high.box!.y ? one : high;
  }, null)?.box;
  if (!top) return '';
  const over = page.headings.filter(
    ({ box }) => box && box.y <= top.y && !things.some((thing) => thing.box && liesIn(box, thing.box)),
  );
  return over.sort((a, b) => b.box!.y - a.box!.y)[0]?.text ?? '';
}

/** Whether the things are only some that the site has picked out: of these the cheapest is not the cheapest that there is. */
export function isPicked(situation: Situation, set: Things, kind: string): boolean {
  const head = fold(headOver(situation, set));
  const { page, step } = situation;
  if (headsPicked(head) && !fold(step?.text ?? '').includes(head)) return true;
  if (kind === '' || page.about.tokens.some((token) => token.stem === kind)) return false;
  const own = set.things.filter(({ said }) => said.tokens.some((token) => token.stem === kind));
  // The lines of one card, of which the last has the button, are no list.
  const offered = set.things.filter(({ items }) => items.length > 0);
  return own.length === 1 && offered.length >= OTHERS;
}
