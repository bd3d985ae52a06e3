import type { Observation } from '../browser/types.ts';
import type { Decision } from '../contract/index.ts';

const COMMENT_LENGTH = 90;

/** The name of a turn's step in the trace: what was chosen, how it was put and how it felt, in one line. */
export function turnTitle(turnIndex: number, decision: Decision, observation: Pick<Observation, 'actions'>): string {
  const comment = shorten(decision.comment);
  return `${turnIndex + 1}. ${chosen(decision, observation)} — “${comment}” (${decision.sentiment}, ${decision.felt_intensity})`;
}

function chosen(decision: Decision, observation: Pick<Observation, 'actions'>): string {
  if (decision.status === 'completed') return 'Done';
  if (decision.status === 'gave_up') return 'Gives up';
  const label = observation.actions.find(({ name }) => name === decision.action_name)?.target?.label;
  const values = Object.values(decision.arguments ?? {}).map((value) => JSON.stringify(value));
  return [decision.action_name, label ? `“${shorten(label)}”` : '', ...values].filter(Boolean).join(' ');
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= COMMENT_LENGTH ? line : `${line.slice(0, COMMENT_LENGTH - 1)}…`;
}
