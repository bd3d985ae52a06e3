import { fold, type Phrase, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { asksForFact } from '../answering/asked.ts';
import type { Step } from '../goal/types.ts';
import { ASKING, objectWords } from '../goal/words.ts';
import { isClickable } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';

/** "Invoice 3391", "CL-20417": a number of three digits and more that names a thing, and no year, sum or date. */
export function identified(step: Step, item: Item): boolean {
  if (!isClickable(item)) return false;
  if (standsAt(step, item)) return true;
  const spoken = step.pairs.reduce((text, pair) => text.replace(pair.value, ' '), `${step.text} ${step.scope}`);
  const codes = [
    ...spoken.matchAll(
      /(?<![$€£\d.,:/-])\b(?:[A-Za-z]{1,4}-?)?\d{3,}\b(?![.,:/-]?\d|\s?(?:€|£|\$|euros?|dollars?|pounds?))/g,
    ),
  ]
    .map((match) => match[0])
    .filter((code) => !/^(?:19|20)\d{2}$/.test(code));
  return codes.some((code) =>
    fold(item.raw)
      .split(/[^\p{L}\p{N}-]+/u)
      .includes(fold(code)),
  );
}

const places = new WeakMap<Step, RegExp[]>();

/** How a place in rows that a step names is written: "seat D3" and "row D, number 3" are "D3" and "Row D seat 3". */
function placeOf(step: Step): RegExp[] {
  let found = places.get(step);
  if (!found) {
    const place =
      /\b(?:seat|place|table|desk|locker|cell|square|field|bay|box|room|position)s? ([A-Za-z])[- ]?(\d{1,2})\b/.exec(
        step.text,
      ) ??
      /\b(?:row|line|column) ([A-Za-z]),?(?: and)?(?: the)? (?:seat|place|number|no\.?|table|desk|column)? ?(\d{1,2})\b/i.exec(
        step.text,
      );
    const [row, at] = [place?.[1]?.toLowerCase(), place?.[2]];
    found = place
      ? [new RegExp(`^(?:\\p{L}+ )?${row}[- ]?${at}\\b`, 'u'), new RegExp(`\\brow ${row}\\b\\D*\\b${at}\\b`)]
      : [];
    places.set(step, found);
  }
  return found;
}

function standsAt(step: Step, item: Item): boolean {
  return placeOf(step).some((written) => written.test(item.said.folded));
}

/** How far a link stands in a sentence that tells what is asked beyond what the page is about, 0..1. */
export function leadsOn({ page }: Situation, step: Step, wanted: Phrase, item: Item): number {
  if (!asksForFact(step)) return 0;
  const missing = wanted.tokens.filter(
    (token) => token.weight > 0.3 && !page.about.tokens.some((other) => other.stem === token.stem),
  );
  if (missing.length === 0) return 0;
  const line = page.lines.find(
    (one) => one.level === 0 && one.text.length > item.raw.length + 12 && one.text.includes(item.raw),
  );
  const sentence = line?.text.split(/(?<=[.!?;])\s+/).find((part) => part.includes(item.raw));
  if (!sentence) return 0;
  const said = phrase(sentence);
  const borne = missing.filter((token) => said.tokens.some((other) => other.stem === token.stem)).length;
  // Nearest before the link: "the village of ...".
  const before = phrase(sentence.slice(Math.max(0, sentence.indexOf(item.raw) - 24), sentence.indexOf(item.raw)));
  const led = missing.some((token) => before.tokens.some((other) => other.stem === token.stem));
  return borne === 0 ? 0 : Math.min(0.7, 0.2 + (0.4 * borne) / missing.length + (led ? 0.2 : 0));
}

/** Of a long question the thing that is asked about first: "the railway station" in the village where ... */
export function headOf(step: Step): Phrase {
  let head = heads.get(step);
  if (!head) {
    const [first = ''] =
      step.object.split(' ').length < LONG
        ? []
        : step.text.split(/\b(?:in|of|at|on|where|which|that|from|for|by|whose)\b/i);
    head = phrase(
      objectWords(first.replace(ASKING, ' ').replace(/\b(?:was|were|is|are|did|does|find|out|opened|built)\b/gi, ' ')),
    );
    heads.set(step, head);
  }
  return head;
}
const heads = new WeakMap<Step, Phrase>();
/** Words from which on a question tells its thing by other things. */
const LONG = 5;
