import { fold, isStopWord, monthOf, parseDate, parseTime, stem, tokens, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { sizesIn } from '../filling/measures.ts';
import { datesIn } from '../goal/timing.ts';
import type { Proposal, Situation } from '../situation.ts';
import { isHalfNamed } from './half.ts';
import { isClickable } from './match.ts';

/** Rules that are not about one of several rows, or have told it from the others. */
const ELSEWHERE = new Set([
  'among',
  'each_meant',
  'clear_overlay',
  'back',
  'send_search',
  'next_page',
  'await',
  'wait',
]);
/** Rules that have compared or counted the rows. */
const COMPARED = new Set(['among', 'compare', 'preset', 'nth', 'glimpse', 'scroll', 'sort']);
/** Weight of a word from which on it tells one row from another. */
const TELLS = 0.3;
/** Digits from which on a number is a code or a name and no count. */
const CODE = 3;
/** What a task says is not meant: "not the blue one", "instead of Monday". */
const REFUSED = /\b(?:not|without|except|excluding|other than|instead of|rather than)\s+(?:the |an? )?\S+(?:\s+\S+)?/gi;
/** A month by its name or the usual short form: "mark" and "Marcia" begin like March and are not. */
const MONTH =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g;
const TIME = /\b\d{1,2}[:.]\d{2}(?:\s*[ap]\.?m\b\.?)?|\b\d{1,2}\s*[ap]\.?m\b\.?/gi;

/** "Bay 2", "plot 47": a word and the number that tells one of its kind from the others. */
const NUMBERED = /\b(\p{L}{3,})\s+(?:no\.? |number |nr\.? )?(\d{1,4})\b(?![.,:]\d|\s*(?:%|per\b))/gu;
/** What a number behind it counts or dates, and names nothing. */
const COUNTS =
  /^(?:and|for|from|the|until|till|before|after|than|about|over|under|only|least|most|between|every|each|with|take|get|buy|add|order|book|put|need|want|choose|make|pay|costs?|now|are|has|have|was|were|all|next|last|page|jan\p{L}*|feb\p{L}*|mar(?:ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|\p{L}+day|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)$/u;

/** The numbered things that a text names: "bay" and "2". */
export function numberedIn(text: string): ReadonlyArray<readonly [kind: string, number: string]> {
  return [...fold(text).matchAll(NUMBERED)].flatMap(([, word, number]) =>
    COUNTS.test(word!) ? [] : [[stem(word!), String(Number(number))] as const],
  );
}

/** What a text tells a row by: words that mean something, codes, days, months and times, whichever way they are written. */
export function marksOf({ request, dayFirst }: Situation, text: string): Set<string> {
  const marks = new Set<string>();
  const folded = fold(text);
  for (const token of tokens(folded))
    if (token.number ? token.word.replace(/\D/g, '').length >= CODE : token.weight > TELLS) marks.add(token.stem);
  for (const [kind, number] of numberedIn(text)) marks.add(`${kind} ${number}`);
  for (const size of sizesIn(text)) marks.add(`size ${size}`);
  for (const date of datesIn(text, request.today, dayFirst)) {
    const day = parseDate(date, request.today, dayFirst);
    if (day) marks.add(`day ${day.month}-${day.day}`).add(`month ${day.month}`);
  }
  for (const [, name] of folded.matchAll(MONTH)) marks.add(`month ${monthOf(name!)}`);
  for (const [time] of folded.matchAll(TIME)) {
    const at = parseTime(time.replace('.', ':'));
    marks.add(`time ${at ?? time}`);
    if (at) marks.add(`part ${PARTS.find(({ from }) => at >= from)!.part}`);
  }
  for (const [, part] of folded.matchAll(PART)) marks.add(`part ${part}`);
  for (const [, short, long] of text.matchAll(WEEKDAY))
    marks.add(`weekday ${(short ?? long)!.slice(0, 3).toLowerCase()}`);
  return marks;
}
/** A day of the week; its short form is written with a capital letter, or it may be "sat" and "sun". */
export const WEEKDAY =
  /\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b|\b((?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day)s?\b/g;
/** A part of the day by its name, and where it begins; the latest first. */
const PART = /\b(morning|afternoon|evening)s?\b/g;
const PARTS = [
  { part: 'evening', from: '17:00' },
  { part: 'afternoon', from: '12:00' },
  { part: 'morning', from: '00:00' },
] as const;

/** The words of a control without those that its row bears, too: "Add … to my list" of "Add Blue Willow to my list". */
export function frameOf({ raw, context }: Item): string {
  const row = new Set(words(context.text));
  for (const [, number] of numberedIn(raw)) row.add(number);
  const [first = '', ...rest] = words(raw);
  // Small words stand in some rows by chance, and in some names.
  const telling = rest.filter((word) => !isStopWord(word));
  return [first, ...telling.map((word) => (row.has(word) ? '…' : word))].join(' ').replace(/…(?: …)+/g, '…');
}

/** The same control in the other rows of a list, each with what its row says; it may be called by the thing of its row. */
export function kinOf({ items }: Situation, item: Item): Item[] {
  const frame = frameOf(item);
  const kin = items.filter(
    (other) =>
      (other.raw === item.raw || (frame.includes('…') && frameOf(other) === frame)) &&
      other.kind === item.kind &&
      other.role === item.role &&
      other.box &&
      // Words that merely stand before a control are no row.
      other.action.target?.context,
  );
  const rows = new Set(kin.map((other) => other.context.text));
  const short = kin.every(({ context }) => context.text !== '' && context.text.length < ROW);
  return rows.size === kin.length && short && !kin.some((other) => other !== item && sharesPlace(other, item))
    ? kin
    : [];
}
/** Things of a list from which on a menu that stands at each of them is theirs. */
const LISTED = 3;

/** Whether something opens what can be done with one of the things of a list, and no answers of a form: "Actions for Room 4". */
export function isMenuOfListed(situation: Situation, item: Item): boolean {
  const isMenu = MENU.test(frameOf(item)) || SIGN.test(item.raw);
  return isMenu && item.role !== 'combobox' && kinOf(situation, item).length >= LISTED;
}
/** What calls a menu of what can be done, apart from the thing that it is for. */
const MENU = /\b(?:menu|more|actions?|options?|manage)\b/;
const SIGN = /^[⋯…⋮•☰.]+$/u;

/** Characters up to which what stands around a control is its row, and not the page. */
const ROW = 240;
/** Share of their words from which on two controls stand in the same place, and not in two rows. */
const SAME = 0.9;

function sharesPlace(a: Item, b: Item): boolean {
  const one = new Set(a.context.tokens.map((token) => token.stem));
  const two = new Set(b.context.tokens.map((token) => token.stem));
  const common = [...one].filter((word) => two.has(word)).length;
  return one.size > 0 && common / Math.max(one.size, two.size) >= SAME;
}

/**
 * Turns an act that stands in each of several rows to the row that the task tells of: the one that bears all that the chosen
 * row bears of the task's words, days and codes, and more. What the step itself says counts first; where that tells the rows not
 * apart ("block his card"), what was said before does.
 */
export function inRowMeant(situation: Situation, proposal: Proposal): Proposal {
  const { goal, step, memory, key } = situation;
  const { item, rule } = proposal;
  if (!item || !step || proposal.status !== 'continue' || ELSEWHERE.has(rule)) return proposal;
  if (!(isClickable(item) || (item.kind === 'check' && item.role !== 'radio')) || step.all) return proposal;
  if ((step.superlative || step.nth !== null) && COMPARED.has(rule)) return proposal;
  const kin = kinOf(situation, item);
  if (kin.length < 2) return proposal;
  const rows = kin.map((other) => ({
    other,
    marks: marksOf(situation, `${other.raw} . ${other.context.text} . ${other.group}`),
  }));
  const spread = (mark: string) => rows.filter(({ marks }) => marks.has(mark)).length;
  for (const said of [step.text, `${goal.background} ${goal.text}`]) {
    const told = [...marksOf(situation, said.replace(REFUSED, ' '))].filter((mark) => {
      const among = spread(mark);
      return among > 0 && among < rows.length;
    });
    if (told.length === 0) continue;
    const own = rows.find(({ other }) => other === item)?.marks;
    if (!own) return proposal;
    const borne = told.filter((mark) => own.has(mark));
    const better = rows
      .filter(
        ({ other, marks }) =>
          other !== item &&
          !other.disabled &&
          borne.every((mark) => marks.has(mark)) &&
          told.some((mark) => marks.has(mark) && !own.has(mark)) &&
          !memory.tried[key]?.[other.name],
      )
      .map(({ other, marks }) => ({
        other,
        tells: told.filter((mark) => marks.has(mark)),
      }))
      .map(({ other, tells }) => ({
        other,
        tells,
        weight: tells.reduce((sum, mark) => sum + Math.log(rows.length / spread(mark)), 0),
      }))
      .sort((a, b) => b.weight - a.weight);
    // Where the row at hand bears no more of the name, that another one bears half of it is nothing against it.
    const isHalf = ({ context }: Item) => isHalfNamed(step, context, situation.page.about);
    const [best, next] = better.filter(({ other }) => isHalf(item) || !isHalf(other));
    if (!best || (next && next.weight > best.weight - EVEN)) return proposal;
    const { thing: _, ...rest } = proposal;
    return {
      ...rest,
      rule: 'row_meant',
      item: best.other,
      why: `“${best.other.label}” stands with what the task tells of it: “${best.other.context.text.slice(0, 80)}”`,
    };
  }
  return proposal;
}
/** Difference of weight under which two rows are equally well meant. */
const EVEN = 0.01;
