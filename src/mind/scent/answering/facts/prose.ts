import { fold, NOT_BEHIND_SHORT, phrase, prices, type Token, tokens, wordSimilarity } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';

/** Where the next sentence of a text begins. */
const NEXT_SENTENCE = new RegExp(String.raw`(?<=[.!;])${NOT_BEHIND_SHORT}\s+(?=\p{L})`, 'u');

/** A kind of answer: what asks for it, as a question or by its noun, and how a sentence looks that gives one. */
type Kind = readonly [asked: RegExp, given: (text: string) => boolean];

const tells =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

const SPAN = /\b\d+\s?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?)\b/i;
const LENGTH = /\b\d[\d.,]*\s?(?:mm|cm|m|km|met(?:re|er)s?|feet|ft|inch(?:es)?|miles?)\b/i;

const KINDS: readonly Kind[] = [
  [
    /\bhow often\b|\bintervals?\b|\btime between\b|\bfrequency\b/,
    tells(
      /\bevery\s+(?:\p{L}+\s+)?(?:\d+|days?|weeks?|months?|years?|hours?)\b|\b\d+ times\b|\b(?:once|twice) an?\b/iu,
    ),
  ],
  [/\b(?:what|which) year\b|\byear (?:in which|when|that|of)\b/, tells(/\b(?:1[5-9]|20)\d{2}\b/)],
  [
    /\bcosts?\b|\bprice\b|\bfees?\b|\bdeposit\b|\bcharged?\b|\bhow much\b(?! (?:does it |it )?weigh)|\bamount\b|\bshare of\b/,
    (text) => prices(text).length > 0,
  ],
  [
    /\bwhat time\b|\b(?:check-?in|check-?out|opening|closing|starting) times?\b/,
    tells(/\b\d{1,2}[.:]\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b|\bnoon\b|\bmidnight\b/i),
  ],
  [/\bweigh(?:s|t)?\b|\bheavy\b/, tells(/\b\d[\d.,]*\s?(?:kg|g|grams?|kilos?|tonnes?|lbs?)\b/i)],
  [/\bage\b|\bhow old\b/, tells(/\b(?:from|aged?|under|over|until) \d{1,2}\b|\b\d{1,2} years?\b/i)],
  [/\bhow (?:tall|high|wide|deep|far)\b|\b(?:height|width|depth|distance)\b/, tells(LENGTH)],
  [/\bhow long\b|\blength\b|\bduration\b/, (text) => SPAN.test(text) || LENGTH.test(text)],
  [/\b(?:how many|number of) (?:minutes|hours|days|weeks|months|years)\b/, tells(SPAN)],
  [/\bhow many\b|\bnumber of\b/, tells(/\b\d[\d.,]*\b/)],
  [/\bwho\b|\bname of the\b|\bperson\b|\bchair of\b/, tells(/\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}']+)+/u)],
  [/\bwhere\b|\bplace of\b/, tells(/\b(?:in|at|on|to) (?:the )?\p{Lu}\p{L}+/u)],
];

/** Words that ask, or tell where one asks. */
const ASKING =
  /\b(?:please|tell|report|note|find out|know|what|which|who|whom|how|much|many|often|long|number|name|page|site|website|given|told|say|says|said|would|like|could|can|look|round|browse|answer|article|somebody|asked|caller|hear|need|wants?|must|should|be|somewhere|stated|visitor|learn|check|it)\b/g;
/** How near a word has to be to say the same in other words. */
const AKIN = 0.5;

function coveredBy(asked: readonly Token[], line: string): number {
  const own = tokens(fold(line));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const met = asked
    .filter((token) =>
      own.some(
        (other) =>
          other.stem === token.stem || (!token.number && !other.number && wordSimilarity(token, other) >= AKIN),
      ),
    )
    .reduce((sum, { weight }) => sum + weight, 0);
  return all > 0 ? met / all : 0;
}

/** Whether a question asks for something that is known by its looks. */
export function isOfKind(question: string): boolean {
  return KINDS.some(([pattern]) => pattern.test(fold(question)));
}

/** A sentence that answers a question by its words or by its kind. */
export interface Told {
  sentence: string;
  /** Share of what the question is about that the sentence says. */
  covered: number;
}

/**
 * The sentence of a page's prose that tells what a question asks for, of those that look like an answer of its kind the one that says most of
 * what it is about; `alone` where no other looks so, or says nearly as much.
 * @param names what the thing is called of which all the page tells
 */
export function toldInProse(
  question: string,
  page: Page,
  names: readonly string[],
): (Told & { alone: boolean }) | null {
  const asked = fold(question);
  const kind = KINDS.find(([pattern]) => pattern.test(asked));
  if (!kind) return null;
  const labels = new Set(page.items.map(({ raw }) => fold(raw)));
  const sentences = page.lines
    .filter(({ text, level }) => level === 0 && /[.!]\s*$/.test(text) && !labels.has(fold(text)))
    .flatMap(({ text }) => text.split(NEXT_SENTENCE))
    .filter((text) => kind[1](text));
  const called = new Set(names.flatMap((name) => tokens(fold(name)).map(({ stem }) => stem)));
  const rest = asked
    .replace(kind[0], ' ')
    .replace(/\bthis \p{L}+/gu, ' ')
    .replace(ASKING, ' ');
  const about = phrase(rest).tokens.filter(({ stem, weight }) => !called.has(stem) && weight > 0.2);
  const ranked = sentences
    .map((sentence): Told => ({ sentence, covered: coveredBy(about, sentence) }))
    .sort((a, b) => b.covered - a.covered);
  const [best, second] = ranked;
  if (!best || (second && second.covered === best.covered)) return null;
  return { ...best, alone: best.covered - (second?.covered ?? -1) >= APART };
}
/** By how much more of it one sentence has to say than another. */
const APART = 0.15;
