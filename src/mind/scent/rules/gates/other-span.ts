import { durationMinutes, fold, parseTime } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import type { Situation } from '../../situation.ts';
import { spanOf } from '../several/narrow.ts';

const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?`;
/** "8:30am to 1pm": from when to when what is made would be. */
const SPAN = new RegExp(`^(?:from\\s+)?(${CLOCK})\\s*(?:to|until|[-–])\\s*(${CLOCK})$`, 'i');
/** How long something is to be: "a 30 mins event", "for two hours". */
const LONG = /\b(?:\d+(?:\.\d+)?|an?|one|two|three|four|half an)[\s-]?(?:min(?:ute)?s?|h(?:ou)?rs?)\b/i;
const DAY = 1440;

function minutes(text: string): number | null {
  const [hours, rest] = (parseTime(text.replace(/(\d)\.(?=\d)/, '$1:')) ?? '').split(':').map(Number);
  return hours === undefined || rest === undefined || Number.isNaN(hours) ? null : hours * 60 + rest;
}

/** The one span of times that the page shows, in minutes; null where it shows none or several. */
function spanShown({ lines }: Page): readonly [number, number] | null {
  const shown = lines.flatMap(({ text }) => {
    const [, from, to] = SPAN.exec(text.trim()) ?? [];
    const begins = from && /[ap]\.?m|[:.]/i.test(`${from}${to}`) ? minutes(from) : null;
    const ends = to ? minutes(to) : null;
    return begins === null || ends === null ? [] : [[begins, ends] as const];
  });
  return shown.length === 1 ? shown[0]! : null;
}

/** Whether a button would make something for another time than is told: what the page shows lasts longer or shorter, or lies outside of it. */
export function makesForOtherTime({ step, page }: Situation, item: Item): boolean {
  const ends = item.name === 'press:enter' || (item.kind === 'click' && commitWord(item.label) >= ENDS);
  if (!step || !ends || !makesNew(step)) return false;
  const long = LONG.exec(fold(step.text))?.[0];
  const wanted = long ? durationMinutes(long) : null;
  const within = spanOf(step.text);
  const shown = wanted === null && within === null ? null : spanShown(page);
  if (!shown) return false;
  const [from, to] = shown;
  const lasts = (to - from + DAY) % DAY;
  if (wanted !== null && lasts !== wanted) return true;
  if (within === null) return false;
  const last = /\bbetween\b/i.test(step.text) ? from + lasts : from;
  return from < within[0] || last > within[1];
}
/** How much the word of a button is one that ends a form. */
const ENDS = 0.6;
