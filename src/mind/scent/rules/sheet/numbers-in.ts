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
      const near = Math.max(counted, similarity(label, about), similarity(about, label));
      const lone = open.length === 1 && told.length === 1 ? 0.5 : 0;
      const headed = open.length === 1 ? 0.3 * similarity(about, phrase(heads)) : 0;
      // A sum goes where one is asked for, and nothing else does.
      const sum = asksSum(blank) === value.money ? (value.money ? SUM : 0) : -1;
      return { blank, value, fit: sum < 0 ? 0 : Math.max(near, lone + headed) + sum };
    }),
  );
  const inFigures = (label: string, value: Value) => (value.money ? value.text : String(inUnitOf(label, value)));
  return bestFirst(pairs.map((pair) => ({ ...pair, text: inFigures(pair.blank.label, pair.value) })));
}

/** Whether a blank asks for a sum of money, by its name or a sign of money at it. */
const asksSum = ({ kind, label }: Blank): boolean =>
  (kind === 'number' || kind === 'text') && MONEY.test(fold(label)) && !NO_SUM.test(fold(label));
/** What is told of money and is no sum: "Cost centre". */
const NO_SUM =
  /\b(?:cent(?:re|er)|code|type|category|currency|method|frequency|reference|number|no|date|day|by|with|to|from)\b/;
/** What it counts for that a sum is told and asked for. */
const SUM = 0.45;
