import { fold, numbers, prices } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** Waits that a person makes for a thing to come about before they doubt that it will. */
const LONGEST_WATCH = 40;

/** Seconds between two looks at what is watched: reading a number takes about as long. */
const GLANCE = 0.3;

/** "Buy when the price is less than $60": watches the number on the page until the condition holds. */
export function watch(situation: Situation): Proposal | null {
  const { step, page, memory } = situation;
  if (!step) return null;
  const told =
    /\b(?:when|once|as soon as|if|until)\b.{0,60}?\b(?:less than|below|under|falls? (?:to|below)|drops? (?:to|below)|more than|above|over|greater than|reaches|exceeds)\s+([$€£]?\s?\d[\d.,]*)/.exec(
      fold(`${situation.goal.steps.map((other) => other.text).join(' . ')} ${situation.goal.background}`),
    );
  const wait = situation.items.find((item) => item.name === 'wait' || item.kind === 'wait');
  if (!told || !wait || memory.waits >= LONGEST_WATCH) return null;
  const limit = numbers(told[1]!)[0];
  if (limit === undefined) return null;
  const below = /less than|below|under|falls?|drops?/.test(told[0]);
  const text = page.lines.map((line) => line.text).join('\n');
  const now = (/[$€£]/.test(told[1]!) ? prices(text) : numbers(text))[0];
  // Nobody presses before there is a figure to go by.
  const act = fold(step.text).split(' ')[0]!;
  const tempted = memory.waits < 4 && situation.items.some((item) => isClickable(item) && item.said.folded === act);
  const watching = tempted || (memory.last?.rule === 'wait' && memory.waits > 0);
  if (now === undefined ? !watching : below ? now < limit : now >= limit) return null;
  // Who watches a number that moves does not look away from it.
  const brief = wait.action.parameters?.properties?.seconds ? { seconds: GLANCE } : null;
  return {
    rule: 'wait',
    why: `it says ${now ?? 'nothing'}, and I am to wait until it is ${below ? 'below' : 'at'} ${limit}`,
    status: 'continue',
    item: wait,
    args: brief,
    sure: 0.7,
    cause: String(now ?? 'nothing'),
  };
}

/** The line that says which way a guess missed. */
function hintOf(lines: readonly string[]): string | undefined {
  return lines
    .map(fold)
    .find(
      (line) =>
        /\b(?:higher|lower|too (?:high|low|big|small)|bigger|smaller|greater|less)\b/.test(line) &&
        /\d|guess|number|too/.test(line) &&
        !/\bguess the number between\b/.test(line),
    );
}

/** Whether the page has just said that a guess missed: the number is not found yet. */
export function missedGuess({ memory, fresh }: Situation): boolean {
  return memory.between !== null && hintOf(fresh) !== undefined;
}

/** The guess that the page no longer finds fault with: it said of each one before which way that missed, and says nothing of this one. */
export function heldGuess({ memory, page }: Situation): string | null {
  const tried = memory.between?.tried ?? null;
  const { last, idle } = memory;
  if (tried === null || last?.kind !== 'click' || last.rule !== 'commit' || idle === 0) return null;
  const said = hintOf(page.lines.map((line) => line.text));
  const of = said === undefined ? [] : numbers(said);
  return of.length > 0 && !of.includes(tried) ? String(tried) : null;
}

/** Guesses a number and goes by the answer, halving what is left: "higher", "lower", "too high". */
export function guess(situation: Situation, step: Step): Proposal | null {
  const { memory, page } = situation;
  const game = fold(`${situation.goal.text} ${situation.goal.background}`);
  if (
    !/\bguess\b/.test(game) &&
    !(
      /\b(?:secret|hidden|mystery|right|correct)\b.{0,12}\bnumber\b/.test(game) &&
      /\bhigher\b|\blower\b|\btoo (?:high|low|big|small)\b/.test(game)
    )
  )
    return null;
  const field = situation.items.find(
    (item) => !item.disabled && (item.kind === 'set' || item.kind === 'type' || item.role === 'spinbutton'),
  );
  const button = situation.items.find(
    (item) => isClickable(item) && !item.disabled && /^(?:submit|guess|ok|check|try|go)\b/.test(item.said.folded),
  );
  const span = /(-?\d+)\s*(?:-|–|to|and)\s*(-?\d+)/.exec(
    `${step.text} ${situation.goal.text.replace(/(\d+) (\d+)/, '$1-$2')}`,
  );
  if (!field || !button || !span) return null;
  const between = memory.between ?? { low: Number(span[1]), high: Number(span[2]), tried: null };
  const said = hintOf(page.lines.map((line) => line.text));
  if (said && between.tried !== null && memory.last?.kind === 'click') {
    const up = /\b(?:higher|bigger|greater|too (?:low|small))\b/.test(said);
    if (up) between.low = Math.max(between.low, between.tried + 1);
    else between.high = Math.min(between.high, between.tried - 1);
  }
  memory.between = between;
  if (between.low > between.high) return null;
  const middle = Math.floor((between.low + between.high) / 2);
  if (between.tried === middle && memory.last?.kind !== 'click')
    return {
      rule: 'commit',
      why: `I try ${middle}`,
      status: 'continue',
      item: button,
      args: null,
      sure: 0.7,
      commits: true,
      completes: false,
      cause: String(middle),
    };
  const args = argumentOf(field, String(middle));
  if (!args) return null;
  between.tried = middle;
  return {
    rule: 'guess',
    why: `it lies between ${between.low} and ${between.high}, so I try ${middle}`,
    status: 'continue',
    item: field,
    args,
    sure: 0.6,
    cause: `${between.low} to ${between.high}`,
  };
}
