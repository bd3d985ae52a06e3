import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const FRAMES = /\b(?:drag\w*|lasso|rubber band|frame|marquee|draw(?:ing)? (?:a|the) (?:box|frame|rectangle))\b/;

/** "Select A to D by dragging a box over them": the mouse is drawn over them, from the first to the last. */
export function dragFrame(situation: Situation, step: Step): Proposal | null {
  const said = fold(step.text);
  const select = situation.items.find((item) => item.name === 'select');
  if (!select || !FRAMES.test(said) || !/\b(?:select|mark|choose|selection|highlight)/.test(said)) return null;
  if (situation.memory.last?.rule === 'frame') return null;
  // A surface that can be pulled at in any direction, with the things lying on it.
  const surface = situation.items.find(
    (item) => item.kind === 'drag' && item.options.includes('left') && item.raw.split(/\s+/).length > 3,
  );
  if (!surface) return null;
  const on = fold(surface.raw);
  const things = situation.page.lines.map((line) => line.text).filter((text) => on.includes(fold(text)));
  const named = things.filter((text) =>
    new RegExp(`(?<![\\p{L}\\d])${escaped(fold(text))}(?![\\p{L}\\d])`, 'u').test(said),
  );
  const chosen = /\ball\b|\bevery\b/.test(said) || named.length === 0 ? things : named;
  const [first, last] = [things.indexOf(chosen[0] ?? ''), things.indexOf(chosen.at(-1) ?? '')];
  if (first < 0 || last < first) return null;
  return {
    rule: 'frame',
    why: `from “${things[first]}” to “${things[last]}” they are drawn over`,
    status: 'continue',
    item: select,
    args: argumentOf(select, things.slice(first, last + 1).join(' ')),
    sure: 0.8,
    completes: true,
    cause: things[first]!,
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
