import { fold, type Phrase } from '../../language/index.ts';
import type { Box, Item } from '../../perception/page.ts';

/** One property of a thing: what stands at it, and the name over or beside it; no name where the page gives none. */
export interface Property {
  head: string;
  text: string;
}

/** One of several things that a page shows alike: a row, a card, an entry of a list, a column of a comparison. */
export interface Thing {
  /** What it is called: its heading, else the first words that stand in it. */
  name: string;
  /** All that is written in it. */
  text: string;
  said: Phrase;
  properties: Property[];
  /** What can be done with it, in reading order. */
  items: Item[];
  box: Box | null;
  /** How it is written where that is told: "bold". */
  manner?: string;
  /** The heading of the part of the page in which it stands beside others of its kind, where there are several parts. */
  part?: string;
}

/** Things of one kind, in reading order. */
export interface Things {
  from: 'rows' | 'columns' | 'cards' | 'entries';
  things: Thing[];
}

const YES = /^(?:✓|✔|☑|✅|●|yes|y|true|included|available|ja|oui|check(?: mark)?|tick)$/;
const NO =
  /^(?:✗|✘|✕|×|x|☐|❌|–|—|-|−|no|n|none|false|n\/a|not included|not available|unavailable|nein|non|never|cross|closed|nothing)?$/;

/** What a sign in a cell says: that the thing has what the head names, or that it does not; null where it says something else. */
export function signOf(text: string): boolean | null {
  const bare = fold(text)
    .replace(/[.!]+$/, '')
    .trim();
  if (YES.test(bare)) return true;
  return NO.test(bare) ? false : null;
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Whether the middle of something lies in a box. */
export function liesIn(inner: Box, outer: Box, slack = 4): boolean {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  return (
    x >= outer.x - slack &&
    x <= outer.x + outer.width + slack &&
    y >= outer.y - slack &&
    y <= outer.y + outer.height + slack
  );
}
