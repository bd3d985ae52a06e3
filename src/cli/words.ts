import pc from 'picocolors';

const COLOURS: Readonly<Record<string, (text: string) => string>> = {
  success: pc.green,
  false_success: pc.red,
  unnoticed_success: pc.yellow,
  gave_up: pc.yellow,
  max_turns: pc.yellow,
  error: pc.magenta,
};

/** An outcome as shown in a terminal. */
export function outcomeWord(outcome: string): string {
  return (COLOURS[outcome] ?? String)(outcome.replaceAll('_', ' '));
}

/** At most `length` characters of a text, on one line. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}
