import type { Percept } from '../mind.ts';
import { lineHash, type Seen } from './fingerprint.ts';

/** How a page differs from the one that was recorded. */
export interface PageChange {
  turnIndex: number;
  /** `unseen` when nothing at all was recorded for this person and task. */
  kind: 'different' | 'unseen' | 'longer';
  appeared: string[];
  disappeared: string[];
  /** Actions that are still there and look otherwise: label, value or state. */
  altered: string[];
  /** New lines of text, as shown. */
  newText: string[];
  /** How many recorded lines are gone; the words of a recording are not kept. */
  goneText: number;
}

/** Compares what is seen now with what was recorded for this turn. */
export function compare(turnIndex: number, recorded: Seen, now: Seen, percept: Percept): PageChange {
  const appeared = Object.keys(now.looks).filter((name) => !(name in recorded.looks));
  const disappeared = Object.keys(recorded.looks).filter((name) => !(name in now.looks));
  const altered = Object.keys(now.looks).filter(
    (name) => name in recorded.looks && recorded.looks[name] !== now.looks[name],
  );
  const before = new Set(recorded.lines);
  const current = new Set(now.lines);
  const newText = percept.texts
    .flatMap(({ label, text }) => text.split('\n').map((line) => ({ label, line: line.trim() })))
    .filter(
      ({ label, line }) => line !== '' && current.has(lineHash(label, line)) && !before.has(lineHash(label, line)),
    )
    .map(({ line }) => line);
  return {
    turnIndex,
    kind: 'different',
    appeared: appeared.map((name) => say(name, now)),
    disappeared: disappeared.map((name) => say(name, recorded)),
    altered: altered.map((name) => sayAltered(name, recorded, now)),
    newText,
    goneText: recorded.lines.filter((hash) => !current.has(hash)).length,
  };
}

/** Nothing to compare with: the errand was never recorded, or the recording ended before this turn. */
export function nothingRecorded(turnIndex: number, kind: 'unseen' | 'longer'): PageChange {
  return { turnIndex, kind, appeared: [], disappeared: [], altered: [], newText: [], goneText: 0 };
}

/** The change in one sentence, for a message or an explanation. */
export function describeChange(change: PageChange): string {
  const turn = turnSaid(change.turnIndex);
  if (change.kind === 'unseen') return `${turn}: nothing is recorded for this person and task`;
  if (change.kind === 'longer') return `${turn}: the recorded session ended before this turn`;
  const parts = [
    list('appeared', change.appeared),
    list('disappeared', change.disappeared),
    list('changed', change.altered),
    list(
      'new text',
      change.newText.map((line) => `"${line.slice(0, 80)}"`),
    ),
    change.goneText > 0 ? `${change.goneText} recorded ${change.goneText === 1 ? 'line is' : 'lines are'} gone` : '',
  ].filter(Boolean);
  return `${turn}: the page is not the one that was recorded: ${parts.join('; ') || 'it was met in another order'}`;
}

/** As the command line counts turns, from 1, with the index that the service and the files know it by. */
function turnSaid(turnIndex: number): string {
  return `turn ${turnIndex + 1} (turn_index ${turnIndex})`;
}

function list(word: string, things: readonly string[]): string {
  if (things.length === 0) return '';
  const shown = things.slice(0, 5).join(', ');
  return `${word} ${shown}${things.length > 5 ? ` and ${things.length - 5} more` : ''}`;
}

function say(name: string, seen: Seen): string {
  const label = seen.actions[name];
  return label && label !== name ? `${name} ("${label}")` : name;
}

function sayAltered(name: string, before: Seen, now: Seen): string {
  const [was, is] = [before.actions[name], now.actions[name]];
  return was === is ? `${name} (value or state)` : `${name} ("${was}" is now "${is}")`;
}
