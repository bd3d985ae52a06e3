import { isStopWord, plain, stem, words } from '../../../../language/index.ts';
import type { Answer } from '../answer.ts';
import type { Blank } from '../blanks.ts';
import { STATED } from './values.ts';

const ON = '(?:tick|check|enable|activate|select|accept)';
const OFF = '(?:untick|uncheck|un-tick|un-check|disable|deactivate|deselect|unselect|clear)';
const OBJECT = '((?:["“«][^"”»]+["”»]|[^.;,:!?"“«]+?))';
const END = String.raw`(?=\s*(?:[.;,:!?]|$|\s(?:and|but|then)\s))`;
/** An act on something that is on or off, and what it is done to. */
const ACTS: ReadonlyArray<readonly [RegExp, 'on' | 'off']> = [
  [new RegExp(String.raw`\b${OFF}\s+${OBJECT}${END}`, 'giu'), 'off'],
  [new RegExp(String.raw`(?<!un)(?<!un-)\b${ON}\s+${OBJECT}${END}`, 'giu'), 'on'],
  [new RegExp(String.raw`\b(?:switch|turn|set|leave|keep)\s+${OBJECT}\s+(?:to\s+)?(?:on)\b`, 'giu'), 'on'],
  [new RegExp(String.raw`\b(?:switch|turn|set|leave|keep)\s+${OBJECT}\s+(?:to\s+)?(?:off)\b`, 'giu'), 'off'],
  [new RegExp(String.raw`\b(?:switch|turn)\s+on\s+${OBJECT}${END}`, 'giu'), 'on'],
  [new RegExp(String.raw`\b(?:switch|turn)\s+off\s+${OBJECT}${END}`, 'giu'), 'off'],
  [/\band\s+(["“«][^"”»]+["”»])\s+off\b/giu, 'off'],
  [/\band\s+(["“«][^"”»]+["”»])\s+on\b/giu, 'on'],
  [
    /\bmark\s+(?:it|this|that|them)\s+as\s+(?:an?\s+)?([\p{L} -]{3,30}?)(?=\s*(?:[.;,:!?]|$|\s(?:and|but|then)\s))/giu,
    'on',
  ],
  [/\bmake\s+(?:it|this|that)\s+(?:an?\s+)?([\p{L} -]{3,30}?)(?=\s*(?:[.;,:!?]|$|\s(?:and|but|then)\s))/giu, 'on'],
];

/** Words that say of what kind something is, and not which. */
const KINDS = new Set(
  ['box', 'checkbox', 'option', 'switch', 'toggle', 'tick', 'setting', 'field', 'button'].map(stem),
);
/** Share of what is said that the name of a box has to bear. */
const BEARS = 0.99;

function tellingOf(text: string): string[] {
  return words(text)
    .filter((word) => !isStopWord(word))
    .map(stem)
    .filter((one) => !KINDS.has(one));
}

/** How much of what an act is done to the name of a box bears, and how much of the name that is. */
function bornBy(said: readonly string[], { label, items: [item] }: Blank): [number, number] {
  const own = tellingOf(label);
  const around = [...own, ...tellingOf(item!.group)];
  // "The declaration", for "I declare that all of this is true".
  const hits = said.filter((one) =>
    around.some((other) => other === one || (one.length > 5 && other.slice(0, 5) === one.slice(0, 5))),
  );
  return [said.length === 0 ? 0 : hits.length / said.length, own.length === 0 ? 0 : hits.length / own.length];
}

/** The boxes and switches that the task says to turn on or off, by their names or by words of them that no other has. */
export function switchesIn(text: string, blanks: readonly Blank[]): Array<{ answer: Answer; span: [number, number] }> {
  const boxes = blanks.filter(({ kind }) => kind === 'box');
  const out: Array<{ answer: Answer; span: [number, number] }> = [];
  for (const [act, way] of ACTS)
    for (const found of text.matchAll(act)) {
      const named = found[1]!.replace(/^["“«]|["”»]$/g, '');
      const said = tellingOf(named);
      const at = found.index + found[0].indexOf(found[1]!);
      const fits = boxes
        .map((box) => ({
          box,
          fit: plain(box.label) === plain(named) ? ([2, 1] as [number, number]) : bornBy(said, box),
        }))
        .filter(({ fit: [share] }) => share >= BEARS)
        .sort((a, b) => b.fit[0] - a.fit[0] || b.fit[1] - a.fit[1]);
      const [best, second] = fits;
      if (!best || (second && second.fit[0] === best.fit[0] && second.fit[1] === best.fit[1])) continue;
      if (out.some(({ answer }) => answer.blank === best.box)) continue;
      out.push({ answer: { blank: best.box, text: way, fit: STATED }, span: [at, at + found[1]!.length] });
    }
  return out;
}
