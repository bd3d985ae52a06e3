import { literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { notAsAsked } from '../done/against/index.ts';
import { takenForDone } from '../done/taken-for-done.ts';
import { overlooks } from '../person/awareness.ts';
import { isAgainst, reconsider } from '../reconsider.ts';
import { takesNo } from '../rules/setbacks/ruled-out.ts';
import { beforeLeaving } from '../rules/stay/before-leaving.ts';
import { whatIsFirst } from '../rules/stay/first.ts';
import { stayInForm } from '../rules/stay/in-form.ts';
import { keptFirst } from '../rules/stay/unsaved.ts';
import { keepInMind } from '../rules/way/look.ts';
import { towardsMeant } from '../rules/way/thing-meant.ts';
import { secondChance } from '../second-chance.ts';
import type { Proposal, Situation } from '../situation.ts';
import { weighUp } from '../weigh-up.ts';
import { choose } from './choose.ts';

/** Looks at a page before it counts as having nothing to offer. */
const LOOKS = 3;

/** Whether one would look once more before doing this: it bears no word of what is wanted, or is nothing at all. */
function isUnsure({ step }: Situation, { rule, item, sure }: Proposal, looks: number): boolean {
  if (rule === 'exhausted' || rule === 'try_again') return looks < LOOKS;
  // Who does not see what an order speaks of looks once more before going elsewhere for it.
  if (rule === 'order') return looks < 2 && sure < 0.7;
  return rule === 'satisfice' && looks < 2 && !!item && literalCoverage(item.said, phrase(step?.text ?? '')) < 0.5;
}

/**
 * Decides. Visual search goes on until something fits or it is given up: as long as something may have been overlooked, the
 * page is looked over again before what does not fit is taken.
 */
export function lookedOver(situation: Situation, look: () => Item[]): Proposal {
  for (let looks = 1; ; looks++) {
    const { items } = situation;
    const start = structuredClone(situation.memory);
    const before = overlooks(situation, items) ? structuredClone(situation.memory) : null;
    const thought = secondChance(
      situation,
      weighUp(
        situation,
        reconsider(situation, (again) => towardsMeant(again, choose(again))),
      ),
    );
    const last = stayInForm(situation, beforeLeaving(situation, thought), start);
    const chosen = last !== thought && isAgainst(situation, last) ? thought : last;
    const kept = keptFirst(situation, chosen);
    const next = takesNo(situation, whatIsFirst(situation, kept, items));
    // What is put off is not begun; what sends a form is gone back to when the rest of it was looked at.
    if (next !== kept) {
      Object.assign(situation.memory, start);
      if (kept.item && kept.commits && next.item?.kind === 'scroll') keepInMind(situation, kept.item);
    }
    const proposal = notAsAsked(situation, takenForDone(situation, next) ?? next);
    if (!before || !isUnsure(situation, proposal, looks))
      return { ...proposal, read: (proposal.read ?? 1) + (looks - 1) * items.length };
    Object.assign(situation.memory, before);
    situation.items = look();
  }
}
