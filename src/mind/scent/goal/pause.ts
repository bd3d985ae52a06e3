import { numberOf } from '../../language/index.ts';

const COUNT = String.raw`\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten`;
/** A time to let pass, beginning with "wait" or "pause". */
const PAUSE = new RegExp(
  `^(?:wait|pause)\\s+(?:for\\s+)?(?:about\\s+|at least\\s+)?(${COUNT})\\s*(seconds?|secs?|s|minutes?|mins?|moment)\\b`,
  'i',
);
/** "After 3 seconds, press ...": the same, told as a circumstance. */
const AFTER = new RegExp(
  `(?:^|(?<=[\\s,]))after\\s+(?:about\\s+|another\\s+)?(${COUNT})\\s*(seconds?|secs?)\\s*,?\\s+(?=(?:click|press|tap|hit|push|select|choose|submit|send|release|open|type|enter)\\b)`,
  'gi',
);

/** The seconds that a clause asks to let pass, and nothing else; null where it asks for something else. */
export function pauseOf(clause: string): number | null {
  const found = PAUSE.exec(clause.trim());
  if (!found) return null;
  const count = /^an?$/i.test(found[1]!) ? 1 : numberOf(found[1]!.toLowerCase());
  return count === null ? null : count * (/^min/i.test(found[2]!) ? 60 : 1);
}

/** A text in which each time to let pass is a command of its own. */
export function pausesToldFirst(text: string): string {
  return text.replace(AFTER, (_, count: string, unit: string, at: number) => {
    const begins = /(?:^|[.!?])\s*$/.test(text.slice(0, at));
    return `${begins ? 'Wait' : 'wait'} ${count} ${unit}, then `;
  });
}
