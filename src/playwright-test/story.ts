import type { TurnRecord } from '../contract/index.ts';
import type { Attempt } from './attempt.ts';

const LINE_LENGTH = 110;

/**
 * An attempt told in five lines: who tried what and what came of it, how it began, where it went wrong, how it ended,
 * and how to see and repeat it.
 */
export function story({ record, turns }: Attempt): string {
  const last = turns.at(-1);
  const turning = turningPoint(turns.slice(1, -1));
  return [
    `${record.person.name} ${SAID[record.claimed]}${record.error ? ` (${record.error.kind}: ${record.error.message})` : ''}; ${record.verified ? 'it is done' : 'it is not done'} after ${record.turns} turns.`,
    turns[0] ? `began  ${told(turns[0])}` : 'began  nowhere: there was no turn',
    turning ? `then   ${told(turning)}` : 'then   nothing stood out',
    last ? `ended  ${told(last)}` : 'ended  before anything was seen',
    `again  seed ${record.seed}, engine ${record.engine}, session ${record.id}`,
  ]
    .map((line) => `  ${shorten(line)}`)
    .join('\n');
}

const SAID = {
  completed: 'said it was done',
  gave_up: 'gave up',
  max_turns: 'ran out of turns',
  closed: 'ran out of time',
  error: 'was stopped by a failure',
} as const;

/** The turn at which the chance of success, as the person saw it, fell most; else the first that felt bad. */
function turningPoint(turns: readonly TurnRecord[]): TurnRecord | undefined {
  let turning: TurnRecord | undefined;
  let fall = 0.05;
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1]?.chance;
    if (before === null || before === undefined || turn.chance === null) continue;
    if (before - turn.chance > fall) {
      fall = before - turn.chance;
      turning = turn;
    }
  }
  return turning ?? turns.find((turn) => turn.valence < 0);
}

function told(turn: TurnRecord): string {
  const { decision, effect } = turn;
  const did = decision.action_name ?? decision.status.replace('_', ' ');
  const came = effect && effect.kind !== 'changed' ? ` [${effect.words}]` : '';
  return `turn ${turn.turn_index}: ${did}${came} on “${turn.title}”: “${decision.comment}” (${decision.sentiment})`;
}

function shorten(line: string): string {
  const text = line.replace(/\s+/g, ' ').trim();
  return text.length <= LINE_LENGTH ? text : `${text.slice(0, LINE_LENGTH - 1)}…`;
}
