import { words } from '../../language/index.ts';
import type { Percept } from '../../mind.ts';
import { hardPrint, type Pixels, type Print, READ_AT_ONCE, withoutPrint } from '../../perception/index.ts';
import type { Memory } from '../memory.ts';
import { type Chance, hash } from './random.ts';
import type { Traits } from './traits.ts';

/** What reading this page asks of these eyes. */
export interface Reading {
  /** Words that reading the hard lines takes longer by, as if they were so many more. */
  slower: number;
  /** 0..1: share of the words on the page that are new and hard to read, by how hard they are. */
  strain: number;
  /** The line that is hardest to read of those that are new; without its words where it was not read. */
  worst: Print | null;
}

/** Shares of legibility under which reading gets no slower: the line is then given up. */
const SLOWEST = 0.3;

/**
 * What this person has read of the page so far: faint and small lines are passed over at first and come with looking
 * again, as targets do; what cannot be made out never comes. Writes to `memory`.
 */
export function readWhatShows(
  percept: Percept,
  pixels: Pixels | null,
  traits: Traits,
  memory: Memory,
  chance: Chance,
): { percept: Percept; reading: Reading } {
  const unread = new Set<string>();
  const reading: Reading = { slower: 0, strain: 0, worst: null };
  let all = 0;
  for (const { text } of percept.texts.filter(({ label }) => label === 'page_text')) all += words(text).length;
  for (const print of hardPrint(percept, pixels, traits)) {
    const place = `read/${hash(print.text)}`;
    const looks = (memory.looks[place] ?? 0) + 1;
    memory.looks[place] = looks;
    const read =
      print.seen >= READ_AT_ONCE ||
      (print.seen > 0 && chance.uniform(place) < 1 - (1 - print.seen * traits.attention) ** looks);
    if (!read) unread.add(print.text);
    if (looks > 1) continue;
    const count = words(print.text).length;
    if (read) reading.slower += count * (1 / Math.max(SLOWEST, print.seen) - 1);
    reading.strain += (count / Math.max(1, all)) * (1 - print.seen);
    if (!reading.worst || print.seen < reading.worst.seen) reading.worst = read ? print : { ...print, text: '' };
  }
  return { percept: withoutPrint(percept, unread), reading };
}
