// Something that is to be read on one page and put in on another.
import { literalCoverage, phrase } from '../../language/index.ts';

/** What is read where, and where it is put in. */
export interface Carried {
  what: string;
  /** Where it is read. */
  from: string;
  /** The question for it. */
  ask: string;
  /** What is done once it is known. */
  use: string;
  /** The two of which one is what is read, where that is looked up wherever it stands. */
  names?: readonly [string, string];
}

/** A name in quotes, and the page that is called so. */
const NAME = '[“"]([^“”"]{2,40})[”"]';
const PLACE = new RegExp(
  String.raw`\b(?:on|in|under|from|at|to|into)\s+(?:the\s+)?(?:(?:page|section|part)\s+)?${NAME}`,
  'giu',
);
/** What somebody does who wants to know what stands there, and what it is that they read. */
const READS =
  /\b(?:read|look(?:ed)? up|note|noting|get|got|copy|take|find|found|see|check|reading|looking up)(?:\s+down)?\b\s*([^.;“”"]*?)\s*(?=\b(?:on|in|under|from|at)\s+(?:the\s+)?(?:page\s+)?[“"]|,\s*(?:and|then)\b|[.;]|$)/iu;
/** Only what was spoken of before. */
const POINTS = /^(?:it|that|this|them)?$/i;
/** A thing that is spoken of, up to where it goes. */
const THING =
  /\b(?:the|my|your|our)\s+((?!page\b|site\b|form\b)[^.;,“”"]{3,50}?)(?=\s+(?:on|in|into|to(?=\s+the\s+(?:form|page))|from|under)\s+(?:the\s+)?(?:form\b|page\b|[“"])|[.;,]|$)/iu;

/** Clauses of a text, as far as something else is done in each. */
function clausesOf(text: string): string[] {
  return text.split(
    /[.;]\s+|,\s+(?=and\b|having\b|then\b)|\s+and\s+(?=(?:then|after that|put|choose|enter|type|use|send|add|give|write)\b)/i,
  );
}

/** Reads a task that names two places in quotes, one to read something in and one to put it in; null for any other. */
export function carriedIn(text: string): Carried | null {
  const places = [...text.matchAll(PLACE)];
  if (places.length !== 2) return null;
  const clauses = clausesOf(text);
  const bears = (name: string) => clauses.findIndex((clause) => clause.includes(name));
  const at = places.map(([, name]) => bears(name!));
  // "Go to A, note the size": the clause behind the one that leads there reads.
  const reads = (i: number) => {
    const clause = clauses[i] ?? '';
    return (
      READS.exec(clause) ??
      (/^(?:\p{L}+\s+)?(?:go|turn|switch) to\b/iu.test(clause) ? READS.exec(clauses[i + 1] ?? clause) : null)
    );
  };
  const from = at.findIndex((i) => reads(i) !== null);
  const read = from < 0 ? null : reads(at[from]!);
  if (!read || at[0] === at[1]) return null;
  const told = read[1]!.replace(/^(?:the|my|your|our)\s+/i, '').trim();
  const what = POINTS.test(told) ? (THING.exec(text)?.[1] ?? '') : told;
  const [source, target] = [places[from]![1]!, places[1 - from]![1]!];
  if (what === '' || source === target) return null;
  return {
    what,
    from: source,
    ask: `What is the ${what}?`,
    use: `Go to ${target}. Fill in the form there and send it.`,
  };
}

/** How a value is written, by what it is called. */
const WRITTEN: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/\be-?mail\b|\baddress of\b/i, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  [/\bcode\b|\bvoucher\b|\breference\b/i, /\b(?=[A-Z\d-]*\d)[A-Z\d]{2,}(?:-[A-Z\d]+)*\b|\b\p{Lu}{4,}\b/u],
  [/\b(?:phone|telephone|number to (?:call|text|ring)|emergency number)\b/i, /\+?\d[\d ]{5,}\d/],
  [/\b(?:time|hour)\b/i, /\b\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b\.?)?/i],
  [/\b(?:number|size|amount|count|age|price|cost|fee|limit|capacity)\b/i, /\d[\d.,]*(?:[ -]\d+)*/],
];

/** What of an answer is the value itself: "Groups may have up to 6 people", for their size. */
export function valueIn(what: string, answer: string): string {
  const told = answer.includes(': ') ? answer.slice(answer.lastIndexOf(': ') + 2) : answer;
  const [, written] = WRITTEN.find(([named]) => named.test(what)) ?? [];
  return ((written && (written.exec(told) ?? written.exec(answer))?.[0]) || told).trim();
}

/** The value in the one line that bears most of what it is called, where values of its kind stand in several; empty where none does. */
export function valueAmong(what: string, lines: readonly string[]): string {
  const [, written] = WRITTEN.find(([named]) => named.test(what)) ?? [];
  if (!written) return '';
  const asked = phrase(what);
  const [best, second] = lines
    .filter((line) => written.test(line))
    .map((line) => ({ line, fit: literalCoverage(asked, phrase(line)) }))
    .sort((a, b) => b.fit - a.fit);
  return best && best.fit > 0 && best.fit > (second?.fit ?? 0) ? valueIn(what, best.line) : '';
}
