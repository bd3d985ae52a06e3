import { words } from '../../language/index.ts';
import { namedIn } from '../rules/records/work.ts';
import type { Proposal, Situation } from '../situation.ts';

/** Ways in which a record is told otherwise than by its name. */
const BY_MARKS = new Set(['value', 'amounts']);

/**
 * What is acted on though the site calls it by another name than the task: it was told by its price or its day alone, and nothing on the page
 * bears a name that was given for it. Who does that hopes it is the one.
 */
export function misnamed({ memory, page }: Situation, { rule, commits, item }: Proposal): string | null {
  const plan = memory.records;
  if (rule !== 'records' || !commits || item?.kind !== 'click' || !BY_MARKS.has(plan?.meant?.meant.by ?? ''))
    return null;
  const names = namedIn(plan!.text);
  const shown = new Set([page.title, page.site, page.all.text, ...page.items.map(({ raw }) => raw)].flatMap(words));
  return names.length > 0 && names.every((name) => !shown.has(name)) ? plan!.focus || item.label : null;
}
