import { fold, literalCoverage, numbers, type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { properNames } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import type { Answer } from './answer.ts';
import { crossing } from './reading/table.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const HOURS = /\b(?:open|opens|opening|close|closes|closing|closed|hours|until|till|what time|when)\b/;
const CLOCK = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|h|o'clock)\b|\b\d{1,2}[:.]\d{2}\b|\bclosed\b/i;
/** Cells of one row of a table, or what stands right after a name, that are looked at. */
const CELLS = 4;

function dayOf(word: string): number {
  return DAYS.findIndex(
    (day) =>
      word.length >= 3 &&
      day.startsWith(word.replace(/s$/, '').slice(0, 3)) &&
      /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(word),
  );
}

/** Whether a row's name ("Saturday", "Mon to Fri", "Weekdays", "Daily") takes in a day of the week. */
export function namesDay(label: string, day: number): boolean {
  const folded = fold(label);
  if (/\b(?:daily|every ?day|all week)\b/.test(folded)) return true;
  if (/\bweekdays?\b/.test(folded)) return day < 5;
  if (/\bweekends?\b/.test(folded)) return day >= 5;
  const named = words(folded)
    .map(dayOf)
    .filter((found) => found >= 0);
  const [from, to] = named;
  if (from === undefined) return false;
  if (to !== undefined && /\b(?:to|until|through)\b|[-–—]/.test(folded))
    return from <= to ? day >= from && day <= to : day >= from || day <= to;
  return named.includes(day);
}

/** "When does the Krakow branch close on Saturdays?": the row of that day in the opening hours. */
function hoursOf(situation: Situation, step: Step): Answer | null {
  const question = fold(step.text);
  const day = words(question)
    .map(dayOf)
    .find((found) => found >= 0);
  if (day === undefined || !HOURS.test(question)) return null;
  const { lines, about, headings } = situation.page;
  const whose = phrase(
    step.object
      .replace(
        /\b(?:branch|shop|store|office|opening|open|opens|close|closes|closing|hours|times?|until|till|what|when)\b/gi,
        ' ',
      )
      .split(/\s+/)
      .filter((word) => dayOf(fold(word)) < 0)
      .join(' ')
      .trim(),
  );
  for (const [i, line] of lines.entries()) {
    if (line.text.length > 80 || !namesDay(line.text, day)) continue;
    const cells = CLOCK.test(line.text) ? [] : lines.slice(i + 1, i + 1 + CELLS).map((next) => next.text);
    const end = cells.findIndex((text) => !CLOCK.test(text) || text.length > 40);
    const values = end < 0 ? cells : cells.slice(0, end);
    if (!CLOCK.test(line.text) && values.length === 0) continue;
    const head = [...lines.slice(0, i)].reverse().find((other) => other.level > 0);
    const before = head?.text ?? '';
    const place = phrase(`${about.text} . ${before} . ${headings.map((heading) => heading.text).join(' . ')}`);
    if (whose.tokens.length > 0 && literalCoverage(whose, place) < 0.5) continue;
    // Where a section beside this one bears the name that is asked for, these rows are of another place.
    const names = (text: string) => literalCoverage(whose, phrase(text));
    const beside = headings.filter((other) => other.level === head?.level);
    if (whose.tokens.length > 0 && beside.some((other) => names(other.text) > names(before) + 0.3)) continue;
    return { line: [line.text, values.join(' – ')].filter(Boolean).join(': '), fit: 0.85 };
  }
  return null;
}

const OF =
  /\bthe ([\p{L}\p{N} -]{3,40}?) (?:of|for) (?:the |a |an )?(?:(?:option|setting|parameter|property|field|product|item|article|book|person|employee|member|order|command|variable|key)s? )?["“”'«]?([\p{L}\p{N} ._'-]{2,50}?)["“”'»]?(?: (?:in|on|from|at) (?:the |this )?[\p{L} ]+)?\??$/iu;

/** Words that stand beside the name of an attribute and add nothing to it. */
const VALUE = /\b(?:value|number|amount|exact|current|full)\b/gi;

/** Values that need no name beside them. */
const LOOKS: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/\be-?mail\b/, /^\S+@\S+\.\S+$/],
  [/\b(?:phone|telephone|mobile)\b/, /^\+?[\d\s().-]{6,}$/],
];

function saysKey(key: Phrase, text: string): boolean {
  return key.tokens.some((token) => token.weight > 0.15 && words(text).some((word) => stem(word) === token.stem));
}

/** "The default of timeout": the section that bears the thing's name, and in it what stands at the attribute's. */
function attributeOf(situation: Situation, step: Step): Answer | null {
  const asked = OF.exec(step.text.trim());
  if (!asked) return null;
  const key = phrase(asked[1]!.replace(VALUE, ' ').trim() || asked[1]!);
  const thing = phrase(asked[2]!);
  if (thing.tokens.length === 0 || key.tokens.length === 0) return null;
  const { lines } = situation.page;
  for (const [i, line] of lines.entries()) {
    if (line.text.length > 80 || literalCoverage(thing, phrase(line.text)) < 0.95) continue;
    const extra = phrase(line.text).tokens.length - thing.tokens.length;
    if (line.level === 0 && extra > 3) continue;
    const end = lines.findIndex(
      (other, j) => j > i && other.level > 0 && (line.level === 0 || other.level <= line.level),
    );
    const section = lines.slice(i, end < 0 ? i + 14 : Math.min(end, i + 14));
    for (const [j, inside] of section.entries()) {
      // An address or a number is known by its looks, without its name.
      const looks = LOOKS.find(([word]) => word.test(key.folded))?.[1];
      if (looks && j > 0 && j <= CELLS && looks.test(inside.text))
        return { line: `${line.text}: ${inside.text}`, fit: 0.85 };
      if ((j === 0 && line.level > 0) || inside.text.length > 200 || !saysKey(key, inside.text)) continue;
      const bare = literalCoverage(phrase(inside.text.replace(/[:：]\s*$/, '')), key) > 0.95;
      const next = section[j + 1]?.text ?? '';
      if (bare && next && next.length < 80)
        return { line: `${inside.text.replace(/[:：]\s*$/, '')}: ${next}`, fit: 0.85 };
      if (!bare && !/\?\s*$/.test(inside.text)) return { line: inside.text, fit: 0.85 };
    }
  }
  return null;
}

/** A figure that stands alone, as on a tile: "53%", "$40,000", "1.2k". */
const FIGURE = /^[-+]?\s?[$€£¥]?\s?\d[\d.,\s]*\s?(?:%|[kKmM]|bn|€|£|\$)?\+?$/;

/** "What is the bounce rate?": the figure on the tile of that name, above or below the words. */
function figureOf(situation: Situation, step: Step): Answer | null {
  if (!/^(?:what|how (?:much|many|high|large|big))\b/.test(fold(step.text)) || step.superlative) return null;
  const { lines } = situation.page;
  const thing = phrase(step.object.replace(/\b(?:number|amount|figure|value|current|there|total)\b/gi, ' ').trim());
  if (thing.tokens.length === 0) return null;
  for (const [i, line] of lines.entries()) {
    if (line.text.length > 40 || /\d/.test(line.text)) continue;
    const said = phrase(line.text);
    if (literalCoverage(thing, said) < 0.95 || literalCoverage(said, thing) < 0.6) continue;
    const figures = [lines[i - 1], lines[i + 1]].map((near) => (near && FIGURE.test(near.text) ? near : null));
    const [above, below] = figures;
    // What is set larger than its name belongs to the name after it.
    const own = above && (!below || above.level > line.level || below.level > line.level) ? above : below;
    if (own) return { line: `${line.text}: ${own.text}`, fit: 0.85 };
  }
  return null;
}

/** "In which office does Ann work?": the cell where her row crosses that column. */
function cellOf(situation: Situation, step: Step): Answer | null {
  if (!QUESTION.test(fold(step.text)) || step.superlative || OF_TWO.test(fold(step.text))) return null;
  const { lines } = situation.page;
  const asking = new Set(words(step.text).map(stem));
  const named = lines
    .filter(
      (line) => line.level === 0 && line.text.length < 40 && words(line.text).every((word) => asking.has(stem(word))),
    )
    .map((line) => line.text);
  const amounts = named.filter((text) => /^\d+ \p{L}/u.test(text));
  const names = [...step.quoted, ...properNames(step.text), ...amounts];
  // "Vitamin D" is a row's name too, though the question writes it small; a head in two words comes before any row.
  const rows = names.some((name) => lines.some((line) => fold(line.text) === fold(name)))
    ? names
    : named.filter((text) => /^\p{Lu}\S* \S/u.test(text)).slice(-1);
  // Of two that are named neither is asked about alone.
  if (rows.filter((name) => lines.some((line) => fold(line.text) === fold(name))).length !== 1) return null;
  const at = lines.findIndex((line) => line.level === 0 && rows.some((name) => fold(line.text) === fold(name)));
  const row = lines[at]?.text;
  const asked = new Set(words(step.text).map(stem));
  // A column's head is a common word of the question that stands above, and no heading.
  const headed = lines.slice(0, Math.max(0, at)).filter((line) => {
    const own = words(line.text).map(stem);
    const common = !rows.some((name) => fold(name) === fold(line.text));
    return line.level === 0 && common && own.length > 0 && own.length <= 3 && own.every((word) => asked.has(word));
  });
  // Two columns that the question could mean, or a number that no head bears, leave it open.
  const counted = numbers(step.text).filter((value) => !numbers(row ?? '').includes(value));
  const sure =
    new Set(headed.map((line) => fold(line.text))).size === 1 &&
    counted.every((value) => headed.some((line) => numbers(line.text).includes(value)));
  const cell = row && sure ? crossing(lines, step.text) : null;
  const leads = situation.page.items.some((item) => item.role === 'link' && item.raw === cell);
  return row && cell && !leads && cell.length < 60 ? { line: `${row}: ${cell}`, fit: 0.85 } : null;
}

/** "The excess for water damage": the one row that shares a word with what is asked, under the column that is named. */
export function cellNear(situation: Situation, step: Step): Answer | null {
  if (!QUESTION.test(fold(step.text)) || step.superlative || OF_TWO.test(fold(step.text))) return null;
  const { lines, about } = situation.page;
  const cells = lines.filter((line) => line.level === 0 && line.text.length < 40);
  const asked = words(step.text).map(stem);
  const head = cells.findIndex((line) => {
    const own = words(line.text).map(stem);
    return own.length > 0 && own.length <= 2 && own.every((word) => asked.includes(word));
  });
  if (head < 0) return null;
  // What the whole page is about tells no row from another.
  const telling = phrase(step.object).tokens.filter(
    (token) =>
      token.weight > 0.3 &&
      literalCoverage(phrase(token.word), about) < 1 &&
      stem(words(cells[head]!.text)[0]!) !== token.stem,
  );
  const rows = cells
    .slice(head + 1)
    .filter((line) => /^\p{L}[^\d]*$/u.test(line.text))
    .filter((line) => telling.some((token) => words(line.text).some((word) => stem(word) === token.stem)));
  const names = [...new Set(rows.map((line) => line.text))];
  if (names.length !== 1) return null;
  const cell = crossing(lines, `${step.text} ${names[0]!}`);
  const leads = situation.page.items.some((item) => item.role === 'link' && item.raw === cell);
  return cell && !leads && cell.length < 60 && fold(cell) !== fold(names[0]!)
    ? { line: `${names[0]}: ${cell}`, fit: 0.8 }
    : null;
}

/** "Which is longer, A or B?" is answered by both of them. */
const OF_TWO = /\b(?:\w{3,}er|more|less|better|worse)\b.*\bor\b/;

const QUESTION = /\b(?:what|which|who|whose|when|where|how)\b/;

/** An answer that is laid out on the page: on a tile, in a table's row or under the heading of the thing asked about. */
export function laidOut(situation: Situation, step: Step): Answer | null {
  return (
    hoursOf(situation, step) ?? attributeOf(situation, step) ?? cellOf(situation, step) ?? figureOf(situation, step)
  );
}
