import { fold, ordinalOf, words } from '../language/index.ts';
import type { Page } from '../perception/page.ts';

function bare(text: string): string {
  return fold(text)
    .replace(/[:：*]+\s*$/, '')
    .trim();
}

/** What a page shows for a name: "Religion: Shinto", or the cell or line after "Religion". Null when it shows none. */
export function lookUp(page: Page, name: string): string | null {
  const wanted = bare(name);
  if (!wanted) return null;
  for (const [i, line] of page.lines.entries()) {
    const text = line.text.trim();
    if (bare(text) === wanted) {
      const next = page.lines[i + 1];
      if (next && next.level === 0) return next.text.trim();
    }
    const folded = fold(text);
    if (folded.startsWith(wanted) && folded.length > wanted.length) {
      const rest = text.slice(wanted.length).replace(/^\s*(?:[:：=–—-]|is)\s*/i, '');
      if (rest !== text.slice(wanted.length) || /^\s/.test(text.slice(wanted.length))) return rest.trim() || null;
    }
  }
  return null;
}

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '−': (a, b) => a - b,
  '–': (a, b) => a - b,
  '*': (a, b) => a * b,
  x: (a, b) => a * b,
  '×': (a, b) => a * b,
  '/': (a, b) => a / b,
  '÷': (a, b) => a / b,
};

/** The result of a sum a person does in their head: "7 * 8 =", "x + 3 = 10". Null when the text holds none. */
export function reckon(text: string): string | null {
  const plain = /(-?\d+(?:\.\d+)?)\s*([-+*/x×÷−–])\s*(-?\d+(?:\.\d+)?)\s*=?\s*(?:\?|_+|$)/.exec(text.trim());
  if (plain) {
    const value = OPERATIONS[plain[2]!]!(Number(plain[1]), Number(plain[3]));
    return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : null;
  }
  const equation = /\b([a-z])\s*([-+*×])\s*(\d+)\s*=\s*(-?\d+)/i.exec(text) ?? null;
  if (equation) {
    const [, , sign, b, c] = equation;
    const value = sign === '+' ? Number(c) - Number(b) : sign === '-' ? Number(c) + Number(b) : Number(c) / Number(b);
    return String(value);
  }
  const turned = /(\d+)\s*([-+*×])\s*([a-z])\s*=\s*(-?\d+)/i.exec(text);
  if (turned) {
    const [, a, sign, , c] = turned;
    const value = sign === '+' ? Number(c) - Number(a) : sign === '-' ? Number(a) - Number(c) : Number(c) / Number(a);
    return String(value);
  }
  return null;
}

/** Reads off the page what a clause asks to have entered: a named value, a word of a text, a sum, a count. */
export function readOff(page: Page, clause: string, quoted: readonly string[]): string | null {
  const folded = fold(clause);
  const value =
    /\b(?:value|content|text|number|name|code|result|word)s? (?:of|for|in|next to|shown (?:in|under|for)|under) (?:the )?"?([^",.]+?)"?(?: (?:row|field|column|cell|below|above))?(?: (?:in|into|to) .*)?$/.exec(
      folded,
    );
  for (const name of [...quoted, value?.[1] ?? '']) {
    const found = name ? lookUp(page, name) : null;
    if (found !== null && /\b(?:value|content|number|code|word|result|of)\b/.test(folded)) return found;
  }
  const nth =
    /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) word\b/.exec(folded);
  if (nth) {
    const place = ordinalOf(nth[1]!);
    const longest = [...page.lines].filter((line) => line.level === 0).sort((a, b) => b.text.length - a.text.length)[0];
    const area = page.items.find((item) => item.kind === 'type' && item.value.split(/\s+/).length > 4)?.value;
    const source =
      area && (!longest || area.length > longest.text.length || /\btext ?area\b/.test(folded)) ? area : longest?.text;
    const all = source?.match(/[\p{L}\p{N}'-]+/gu) ?? [];
    const word = place !== null ? all.at(place > 0 ? place - 1 : place) : undefined;
    if (word) return word;
  }
  if (/\b(?:solve|calculate|compute|answer|result|sum|math|problem|equation|x)\b/.test(folded) || /=/.test(clause)) {
    for (const text of [clause, ...page.lines.map((line) => line.text)]) {
      const result = reckon(text);
      if (result !== null) return result;
    }
  }
  if (
    /\b(?:code|word|text|characters|letters|number|captcha)\b.*\b(?:below|above|shown|displayed|on the (?:page|image))\b/.test(
      folded,
    )
  ) {
    const line = page.lines.find(
      (entry) =>
        entry.text.length < 40 &&
        /^[\p{L}\p{N}-]+$/u.test(entry.text) &&
        words(entry.text).length === 1 &&
        entry.level === 0,
    );
    if (line) return line.text;
    const shown = page.lines
      .map((entry) => /\b(?:code|word|number)(?: is)?:?\s+"?([\p{L}\p{N}-]{2,})"?/iu.exec(entry.text)?.[1])
      .find(Boolean);
    if (shown) return shown;
  }
  const copied = /\b(?:copy|paste)\b/.test(folded);
  if (copied) {
    const source = page.items.find((item) => item.kind === 'type' && item.value.length > 3);
    if (source) return source.value;
  }
  return null;
}
