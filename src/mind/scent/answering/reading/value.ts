import { fold, ordinalOf, reckon, tellsSum, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { countOf } from './count.ts';
import { markedText } from './marked.ts';
import { partShown } from './part-of.ts';
import { reckonNamed, reckonTogether } from './reckon.ts';
import { crossing } from './table.ts';

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

/** A code among words: letters and digits, or dashes, in one piece. */
const CODE = /^(?=.*\d)(?=.*[\p{L}-])[\p{L}\p{N}-]{3,40}$/u;

/** The n-th word of the text that the page shows, or of what stands in its text area. */
function nthWord(page: Page, folded: string): string | null {
  const nth =
    /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) word\b/.exec(folded);
  const place = nth ? ordinalOf(nth[1]!) : null;
  if (place === null) return null;
  const longest = [...page.lines].filter((line) => line.level === 0).sort((a, b) => b.text.length - a.text.length)[0];
  const area = page.items.find((item) => item.role === 'textbox' && item.value.split(/\s+/).length > 4)?.value;
  const source =
    area && (!longest || area.length > longest.text.length || /\btext ?area\b/.test(folded)) ? area : longest?.text;
  const all = source?.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return all.at(place > 0 ? place - 1 : place) ?? null;
}

/** What is asked of a word that stands alone: its n-th letter, how many letters it has, or the word itself. */
function ofWord(page: Page, folded: string): string | null {
  if (!/\bletters?\b|\bbackwards?\b|\breversed?\b/.test(folded)) return null;
  const alone = page.lines
    .map((line) => line.text.trim())
    .filter(
      (text) =>
        /^\p{L}{2,30}$/u.test(text) && !page.items.some((item) => item.kind !== 'type' && sameLabel(item.raw, text)),
    );
  const word = alone.at(-1);
  if (!word) return null;
  if (/\bhow many letters\b|\bnumber of letters\b/.test(folded)) return String([...word].length);
  // Whoever types it turns it round.
  if (/\bbackwards?\b|\breversed?\b/.test(folded)) return word;
  const nth = /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|last) letter\b/.exec(folded);
  const place = nth ? ordinalOf(nth[1]!) : null;
  return place === null ? null : ([...word].at(place > 0 ? place - 1 : place) ?? null);
}

/** A code, a word or a number that the page shows to be copied. */
function shownCode(page: Page, folded: string): string | null {
  const kind =
    /\b(code|word|text|phrase|sentence|passage|characters|letters|number|captcha|voucher|coupon|reference|password|key|token|pin)\b/.exec(
      folded,
    )?.[1];
  if (
    !kind ||
    !/\b(?:below|above|shown|displayed|you see|(?:on|from) the (?:page|image|screen)|given|here|in (?:bold|large|big|italics?|red|blue|green)|bold|underlined|highlighted)\b/.test(
      folded,
    )
  )
    return null;
  const text = page.lines.filter((line) => line.level === 0).map((line) => line.text);
  for (const line of text) {
    const told = new RegExp(
      `\\b(?:code|word|number|key|token|pin|${kind})(?:\\s+is)?\\s*[:=]?\\s+"?([\\p{L}\\p{N}-]{2,40})"?\\.?$`,
      'iu',
    ).exec(line)?.[1];
    if (told && (CODE.test(told) || kind === 'word' || /^\d+$/.test(told))) return told;
  }
  if (PASSAGE.test(folded)) {
    const passage = passageShown(page);
    if (passage !== null) return passage;
  }
  const alone = text.filter(
    (line) => line.length < 40 && /^[\p{L}\p{N}-]+$/u.test(line) && words(line).length >= 1 && !isName(page, line),
  );
  const code =
    alone.find((line) => CODE.test(line)) ??
    text
      .flatMap((line) => line.split(/[\s:"“”]+/).map((word) => word.replace(/[.,;!]+$/, '')))
      .find((word) => CODE.test(word));
  return code ?? alone[0] ?? null;
}

/** "The text below" is all of it, and no single word. */
const PASSAGE = /\b(?:the|this|that|following)\s+(?:\w+\s+)?(?:text|phrase|sentence|line|passage|characters|letters)\b/;

/** The one line that a page shows beside its controls: what stands alone over a field is no name of it, where it is to be copied. */
function passageShown(page: Page): string | null {
  const lines = page.lines.filter(({ level, text }) => level === 0 && !isPressed(page, text));
  return lines.length === 1 ? lines[0]!.text.trim() : null;
}

/** Whether a text is all that the page shows to be copied, where a clause speaks of "the text below". */
export function isWholePassage(page: Page, clause: string, text: string): boolean {
  const folded = fold(clause);
  return /\b(?:below|above|shown|displayed|here)\b/.test(folded) && PASSAGE.test(folded) && passageShown(page) === text;
}

/** Whether a line is what something that is pressed or chosen is called. */
function isPressed(page: Page, line: string): boolean {
  return page.items.some((item) => item.kind !== 'type' && item.kind !== 'drag' && sameLabel(item.raw, line));
}

/** Whether a line is what a control is called. */
function isName(page: Page, line: string): boolean {
  return page.items.some((item) => sameLabel(item.raw, line));
}

function sameLabel(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

/** Who and what a clause asks about: "Karel's team" and "the team of Karel" both name a value of somebody. */
const OF_SOMETHING = /\b(?:of|for|'s)\b|'s\s|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;

/** Reads off the page what a clause asks to have entered: a named value, a word of a text, a cell, a sum, a count. Null when it finds none. */
export function readOff(page: Page, clause: string, quoted: readonly string[]): string | null {
  const folded = fold(clause);
  const area =
    /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last) (?:text ?area|text ?box|box|area|field)\b/.exec(
      folded,
    );
  if (/^copy\b/.test(folded) && (area || /\b(?:text ?area|text ?box|box|area|field)\b/.test(folded))) {
    const place = area ? (ordinalOf(area[1]!) ?? 1) : 1;
    const filled = page.items.filter((item) => item.kind === 'type' && item.value !== '');
    const found = area || filled.length === 1 ? filled.at(place > 0 ? place - 1 : place) : undefined;
    if (found) return found.value;
  }
  const marked = markedText(page, clause);
  if (marked) return marked;
  const word = partShown(page, clause) ?? nthWord(page, folded) ?? ofWord(page, folded);
  if (word) return word;
  const value =
    /\b(?:value|content|text|number|name|code|result|word)s? (?:of|for|in|next to|shown (?:in|under|for)|under|(?:that )?(?:corresponds? (?:with|to)|belongs to)) (?:the )?"?([^",.]+?)"?(?: (?:row|field|column|cell|below|above))?(?: (?:in|into|to) .*)?$/.exec(
      folded,
    );
  for (const name of [...quoted, value?.[1] ?? '']) {
    const found = name ? lookUp(page, name) : null;
    if (found !== null && /\b(?:value|content|number|code|word|result|of)\b/.test(folded)) return found;
  }
  const text = page.lines.filter((line) => line.level === 0).map((line) => line.text);
  const named = reckonNamed(clause, text);
  if (named !== null) return named;
  if (/\b(?:the|this|main|page) (?:heading|headline|title)\b/.test(folded) && page.headings[0])
    return page.headings[0].text;
  const together = reckonTogether(clause, text);
  if (together !== null) return together;
  const count = countOf(page, clause);
  if (count !== null) return String(count);
  if (OF_SOMETHING.test(folded)) {
    const cell = crossing(page.lines, clause);
    if (cell !== null) return cell;
  }
  if (
    /\b(?:solve|calculate|compute|answer|result|sum|math|problem|equation|x)\b/.test(folded) ||
    /=/.test(clause) ||
    tellsSum(clause)
  ) {
    for (const line of [clause, ...page.lines.map((entry) => entry.text)]) {
      const result = reckon(line);
      if (result !== null) return result;
    }
  }
  const code = shownCode(page, folded);
  if (code) return code;
  if (/\b(?:copy|paste)\b/.test(folded)) {
    const source = page.items.find((item) => item.role === 'textbox' && item.value.length > 3);
    if (source) return source.value;
  }
  // "Enter the access code": what the page shows under that name.
  const object =
    /\b(?:enter|type|write|copy|put|input|find|read)\s+(?:the\s+)?((?:[\p{L}-]+\s){0,3}[\p{L}-]+?)(?:\s+(?:shown|from|into|in|on|that|which|you|below|above|of)\b|[,.]|$)/u.exec(
      folded,
    )?.[1];
  return object ? lookUp(page, object) : null;
}

const SHOWN_CODE = /\b(?:code|pin|passcode|number)\b[^.:]{0,30}?(?:\bis|:)\s*["“]?((?=[A-Z-]*\d)[A-Z0-9-]{4,10})\b/i;

/** The code that a page itself shows to be put in again: "your code is 5829". Null when it shows none. */
export function codeShown(page: Page): string | null {
  for (const line of page.lines) {
    const code = SHOWN_CODE.exec(line.text)?.[1];
    if (code) return code;
  }
  return null;
}
