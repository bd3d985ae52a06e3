import { fold, literalCoverage, phrase, similarity, stem, words } from '../../../language/index.ts';
import { inUnitOf, MONEY } from '../../filling/coverage/numbers.ts';
import type { Situation } from '../../situation.ts';
import { qualityOf } from '../several/take-some.ts';
import { type Answer, bestFirst } from './answer.ts';
import type { Blank } from './blanks.ts';
import type { Value } from './told.ts';

/** Numbers into the fields and counters for numbers: what is counted is what they are called, or there is only one. */
export function numbersIn(situation: Situation, blanks: readonly Blank[], values: readonly Value[]): Answer[] {
  const open = blanks.filter((blank) => blank.kind === 'number' || blank.kind === 'counter' || asksSum(blank));
  // "3 items that are vegan" are three of any, and not of one.
  if (situation.step && qualityOf(situation.step)) return [];
  // The 7 of "a 7 litre pot" is no count, where "7 litres" can be chosen.
  const options = blanks.flatMap(({ options: own }) => own.map((option) => words(option).map(stem)));
  const isOption = ({ number, nouns: [unit = ''] }: Value) =>
    options.some((own) => own.length > 1 && own.includes(String(number)) && own.includes(stem(unit)));
  const told = values.filter((value) => value.kind === 'number' && value.number !== null && !isOption(value));
  const heads = situation.page.headings.map(({ text }) => text).join(' ');
  const pairs = open.flatMap((blank) =>
    told.map((value) => {
      const about = phrase(`${value.nouns.join(' ')} ${value.called}`);
      const label = phrase(blank.label);
      // What is counted is what stands right behind the number: "2 hours 25 minutes".
      const counted = value.nouns.length > 0 && literalCoverage(label, phrase(value.nouns[0]!)) === 1 ? 1.2 : 0;
      const often = rateOf(situation.asked.slice(Math.max(0, value.at)));
      const rated = value.at >= 0 && often !== null && often === rateOf(blank.label) ? RATED : 0;
      const near = Math.max(counted, rated, similarity(label, about), similarity(about, label));
      const lone = open.length === 1 && told.length === 1 ? 0.5 : 0;
      const headed = open.length === 1 ? 0.3 * similarity(about, phrase(heads)) : 0;
      // A sum goes where one is asked for, and nothing else does.
      const sum = asksSum(blank) === value.money ? (value.money ? SUM : 0) : -1;
      return { blank, value, fit: sum < 0 ? 0 : Math.max(near, lone + headed) + sum };
    }),
  );
  const inFigures = (label: string, value: Value) => (value.money ? value.text : String(inUnitOf(label, value)));
  const inUnits = inListedUnits(blanks, told);
  const rest = pairs.filter(
    ({ blank, value }) => !inUnits.some((one) => one.blank === blank || (one.value && one.value === value)),
  );
  const found = bestFirst(rest.map((pair) => ({ ...pair, text: inFigures(pair.blank.label, pair.value) })));
  const out = [...inUnits, ...found];
  return situation.memory.sheet?.engaged ? [...out, ...lastNumber(situation, open, told, out)] : out;
}

/** In which time something is counted: "three times a week", "Planned visits per week"; null where that is not told. */
function rateOf(text: string): string | null {
  const found =
    /^\S+ times (?:a|per|each|every) (\p{L}+)/iu.exec(text)?.[1] ??
    /\b(?:per|each) (\p{L}+)/iu.exec(text.slice(0, LABEL))?.[1];
  return found && /^(?:day|week|month|year)$/i.test(found) ? found.toLowerCase() : null;
}
/** What it counts for that both tell the same time; letters that a name has at most. */
const RATED = 1.1;
const LABEL = 60;

/** Numbers whose unit can be chosen in the list right behind the field: "ten minutes", for "For at least" and its "minutes". */
function inListedUnits(blanks: readonly Blank[], told: readonly Value[]): Answer[] {
  return blanks.flatMap((blank, i): Answer[] => {
    const list = blanks[i + 1];
    if (blank.kind !== 'number' || list?.kind !== 'list') return [];
    const own = told.flatMap((value) => {
      const unit = stem(value.nouns[0] ?? '');
      const option = unit && list.options.find((one) => words(one).length === 1 && stem(words(one)[0]!) === unit);
      return option ? [{ value, option }] : [];
    });
    if (own.length !== 1) return [];
    const { value, option } = own[0]!;
    return [
      { blank, value, text: String(value.number), fit: 1 },
      { blank: list, text: option, fit: 1 },
    ];
  });
}

/** The one number that has no place yet, into the one field for numbers that is empty. */
function lastNumber(
  { asked, memory, key }: Situation,
  open: readonly Blank[],
  told: readonly Value[],
  answers: readonly Answer[],
): Answer[] {
  const empty = open.filter(
    (blank) => blank.kind === 'number' && blank.shown === '' && !answers.some((one) => one.blank === blank),
  );
  const held = [...answers.map(({ text }) => text), ...Object.values(memory.filled[key] ?? {})].map(words);
  const isHeld = ({ number, text }: Value) => held.some((one) => one.includes(String(number)) || one.includes(text));
  const left = told.filter(
    (value) => !answers.some((one) => one.value === value) && !isHeld(value) && FIGURES.test(asked.slice(value.at)),
  );
  if (empty.length !== 1 || left.length !== 1 || asksSum(empty[0]!) !== left[0]!.money) return [];
  return [{ blank: empty[0]!, value: left[0]!, text: String(left[0]!.number), fit: LAST }];
}
/** How plainly belongs there what is left of both; "one" and "a" count nothing. */
const LAST = 0.55;
const FIGURES = /^[€£$]?\s?\d/;

/** Whether a blank asks for a sum of money, by its name or a sign of money at it. */
const asksSum = ({ kind, label }: Blank): boolean =>
  (kind === 'number' || kind === 'text') && MONEY.test(fold(label)) && !NO_SUM.test(fold(label));
/** What is told of money and is no sum: "Cost centre". */
const NO_SUM =
  /\b(?:cent(?:re|er)|code|type|category|currency|method|frequency|reference|number|no|date|day|by|with|to|from)\b/;
/** What it counts for that a sum is told and asked for. */
const SUM = 0.45;
