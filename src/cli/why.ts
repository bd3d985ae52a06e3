import pc from 'picocolors';
import type { SessionRecord, TurnRecord } from '../contract/index.ts';
import { elementOf } from '../results/index.ts';
import { shorten } from './words.ts';

const BAR = 24;
const SHOWN = 12;

/** One decision for a person to read: the situation, what was weighed, what was chosen and how it felt. */
export function whyText(record: SessionRecord, turn: TurnRecord, of: number): string {
  const { decision, effect } = turn;
  const element = elementOf(turn);
  const typed = Object.entries(decision.arguments ?? {}).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const chosen =
    decision.status === 'completed'
      ? 'said that the task is done'
      : decision.status === 'gave_up'
        ? 'gave up'
        : `${decision.action_name}${element ? ` “${element.label}”` : ''}${typed.length > 0 ? `, ${typed.join(', ')}` : ''}`;
  const rows: Array<[string, string | null]> = [
    ['page', `${turn.title || 'untitled'}  ${pc.dim(turn.url)}`],
    ['wanted', turn.wanted],
    ['chose', pc.bold(chosen)],
    ['rule', turn.rule],
    ['why', turn.why],
    ['then', effect && `${effect.kind}${effect.words ? `: ${effect.words}` : ''}`],
    ['felt', `${decision.sentiment}, ${decision.felt_intensity} (valence ${turn.valence.toFixed(2)})`],
    ['said', decision.comment ? `“${decision.comment}”` : null],
    ['chance', turn.chance === null ? null : `${Math.round(turn.chance * 100)}%, the person's own estimate`],
    ['time', `${turn.seconds_predicted.toFixed(1)} s, predicted`],
  ];
  const head = `${pc.bold(record.person.name)}, “${record.scenario}”, turn ${turn.turn_index + 1} of ${of}  ${pc.dim(`session ${record.id}, seed ${record.seed}, ${record.engine}`)}`;
  const story = rows
    .filter((row): row is [string, string] => Boolean(row[1]))
    .map(([name, value]) => `  ${pc.dim(name.padEnd(7))} ${value}`);
  return `${[head, ...story, ...weighed(turn)].join('\n')}\n`;
}

function weighed({ candidates, decision }: TurnRecord): string[] {
  // What leads nowhere stands without an action, and so does the end.
  const ends = decision.status !== 'continue' && candidates?.length === 1;
  const mine = (it: { action_name: string | null }) =>
    (ends || it.action_name !== null) && it.action_name === decision.action_name;
  const list = [...(candidates ?? [])].sort(
    (a, b) => b.utility - a.utility || Number(mine(b)) - Number(mine(a)) || b.scent - a.scent,
  );
  if (list.length === 0) return [`  ${pc.dim('This engine does not say what it weighed.')}`];
  const strongest = Math.max(...list.map(({ scent }) => scent)) || 1;
  const shown = list.filter((it, index) => index < SHOWN || mine(it));
  return [
    '',
    `  ${pc.dim(`${'weighed'.padEnd(40)} utility   scent  seen`)}`,
    ...shown.map((it) => {
      const chosen = mine(it);
      const bar = '█'.repeat(Math.max(0, Math.round((it.scent / strongest) * BAR)));
      const name = shorten(it.label || (it.action_name ?? ''), 38).padEnd(38);
      const seen = it.seen === undefined ? '     ' : `${Math.round(it.seen * 100)}%`.padStart(5);
      const line = `${chosen ? '→' : ' '} ${name} ${it.utility.toFixed(2).padStart(7)} ${it.scent.toFixed(2).padStart(7)} ${seen}  `;
      return `  ${chosen ? pc.bold(line) : line}${chosen ? pc.cyan(bar) : pc.dim(bar)}${it.reason ? pc.dim(` ${it.reason}`) : ''}`;
    }),
    ...(shown.length < list.length ? [`  ${pc.dim(`and ${list.length - shown.length} more`)}`] : []),
  ];
}
