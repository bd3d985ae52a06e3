import { coverage, fold, phrase } from '../../../language/index.ts';
import { areSizes, sizeIn } from '../../filling/coverage/sizes.ts';
import { isEmptyOption } from '../../filling/fields.ts';
import { station } from '../../foraging/scripts.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, sameWords, wantedText } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { notToBeHad } from '../common.ts';
import { atChosen } from '../several/chosen.ts';
import { refusedHere } from './not-taken.ts';

const GONE =
  /\b(?:sold out|out of stock|no longer (?:available|sold|offered)|currently unavailable|not available|fully booked|discontinued)\b/;

/** How a choice that is not to be had is marked. */
const MARKED = /\s*[-–—(:,]*\s*\b(?:sold out|out of stock|unavailable|not available|none left)\b\)?/i;

/** The very thing that is wanted cannot be had: the page says so and offers no way to take it. */
export function unavailable(situation: Situation): Proposal | null {
  const { step, page } = situation;
  if (!step || !['buy', 'add', 'transact'].includes(step.verb)) return null;
  const refused = refusedHere(situation, step);
  if (refused) return notToBeHad(refused, 0.3);
  if (step.verb === 'transact') return null;
  const wanted = phrase(wantedText(step));
  if (wanted.tokens.length === 0 || (coverage(wanted, page.about) < 0.7 && !atChosen(situation))) return null;
  const line = page.lines.find((entry) => entry.text.length < 160 && GONE.test(fold(entry.text)));
  const kind = missingKind(situation, step);
  if (kind) return kind;
  if (!line) return null;
  const way = situation.items.some(
    (item) => isClickable(item) && !item.disabled && station(situation, step, item.label).ofThing,
  );
  return way ? null : notToBeHad(line.text, 0.3);
}

/** The thing is there, but not in the size or colour that was asked for: that choice is marked so, or is not among them. */
function missingKind(situation: Situation, step: Step): Proposal | null {
  const wishes = [...step.constraints.sizes, ...step.constraints.colours];
  for (const wish of wishes) {
    const names = (text: string) =>
      sameWords(text.replace(MARKED, ' '), wish) || sameWords(text.replace(MARKED, ' '), `size ${wish}`);
    const chosen = situation.page.items.find(
      (item) => (item.kind === 'check' || item.kind === 'click') && item.role !== 'link' && names(item.raw),
    );
    const option = situation.page.items.flatMap((item) => (item.kind === 'choose' ? item.options : [])).find(names);
    const other = chosen === undefined && option === undefined ? sizesWithout(situation, wish) : undefined;
    if (other)
      return {
        rule: 'unavailable',
        why: `there is ${other.join(', ')}, and no “${wish}”`,
        status: 'gave_up',
        item: null,
        args: null,
        sure: 0.3,
        cause: wish,
      };
    const gone = chosen ? chosen.disabled || MARKED.test(chosen.raw) : option !== undefined && MARKED.test(option);
    if (!gone) continue;
    const said = chosen?.raw ?? option!;
    return {
      rule: 'unavailable',
      why: `“${said}” cannot be had`,
      status: 'gave_up',
      item: null,
      args: null,
      sure: 0.3,
      cause: said,
    };
  }
  return null;
}

/** The sizes that a list of the page has, where the one that is wanted is not among them. */
function sizesWithout({ page }: Situation, wish: string): readonly string[] | undefined {
  const wanted = sizeIn(wish);
  if (wanted < 0) return undefined;
  const lists: string[][] = page.items.flatMap((item) => {
    const options = item.kind === 'choose' ? item.options.filter((option) => !isEmptyOption(option)) : [];
    // Where the size is asked for, even a single one is a choice of sizes.
    const few = /\bsize\b/i.test(item.label) ? 0 : 1;
    return options.length > few && areSizes(options) ? [options] : [];
  });
  const pressed = page.items.filter(
    (item) => item.role !== 'link' && item.options.length === 0 && sizeIn(item.raw) >= 0,
  );
  if (pressed.length > 1) lists.push(pressed.map((item) => item.raw));
  return lists.length === 1 && !lists[0]!.some((option) => sizeIn(option) === wanted) ? lists[0] : undefined;
}
