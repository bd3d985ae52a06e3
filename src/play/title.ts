import type { Decision } from '../contract/index.ts';

const COMMENT_LENGTH = 90;

/** The name of a turn's step in the trace: what was chosen, how it was put and how it felt, in one line. */
export function turnTitle(turnIndex: number, decision: Decision): string {
  const comment = shorten(decision.comment);
  // A trace list shows the beginning of a title: what was done and how it felt stand before the words.
  return `${turnIndex + 1}. ${chosen(decision)} (${decision.sentiment}) — “${comment}”`;
}

function chosen(decision: Decision): string {
  if (decision.status === 'completed') return 'says it is done';
  if (decision.status === 'gave_up') return 'gives up';
  const values = Object.values(decision.arguments ?? {}).map((value) => JSON.stringify(value));
  return [decision.action_name, ...values].join(' ');
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= COMMENT_LENGTH ? line : `${line.slice(0, COMMENT_LENGTH - 1)}…`;
}
