import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import { askOf } from '../../things/ask.ts';
import type { Things } from '../../things/index.ts';

/** The list of all the things of a kind, where only some of them are shown: "All plants" over the favourites, "Main courses" over the latest. */
export function shelfOf({ items, page, memory }: Situation, step: Step, set: Things): Item | undefined {
  const said = askOf(step).said;
  const listed = new Set(set.things.flatMap((thing) => thing.items));
  return items.find((item) => {
    if (item.role !== 'link' || item.disabled || listed.has(item) || item.box === null) return false;
    // The head of a column bears the name of what stands in each row.
    if (items.some((other) => other !== item && other.raw === item.raw && other.context.text !== item.context.text))
      return false;
    const kind = item.said.tokens.filter((token) => !/^(?:all|our|browse|see|view|show)$/.test(token.word));
    const tried = Object.values(memory.tried).some((entries) => entries[item.name]);
    return (
      !tried &&
      kind.length > 0 &&
      kind.every((token) => token.weight > 0.3 && said.tokens.some((own) => own.stem === token.stem)) &&
      (/^(?:see |view |show |browse )?all\b/.test(item.said.folded) ||
        !kind.every((token) => page.about.tokens.some((own) => own.stem === token.stem))) &&
      !page.headings.some((line) => line.level < 3 && literalCoverage(item.said, phrase(line.text)) > 0.99)
    );
  });
}
