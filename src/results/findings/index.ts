import { createHash } from 'node:crypto';
import type { Outcome, SessionRecord, TurnRecord } from '../../contract/index.ts';
import { SESSIONS_FOLDER } from '../folder.ts';
import { readTurnsIfKept } from '../read.ts';
import { actOf, decidingTurn, elementOf, pageName, pagePath } from './place.ts';
import { repeatCommand } from './repeat.ts';

export { FINDING_FORMATS, type FindingFormat, formatFindings } from './format.ts';
export { actOf, elementOf, isFriction, pageName, pagePath } from './place.ts';
export { repeatCommand } from './repeat.ts';

/** What went wrong for somebody, once for all the sessions in which it went wrong the same way. */
export interface Finding {
  /** The same finding has the same key in every run: made of scenario, outcome, page and element. */
  key: string;
  kind: Exclude<Outcome, 'success'>;
  title: string;
  scenario: string;
  file: string;
  page: { path: string; url: string; title: string } | null;
  element: { name: string; label: string } | null;
  /** Sessions in which it happened, and of how many sessions of the scenario. */
  count: number;
  of: number;
  people: string[];
  /** From the session that shows it most briefly. */
  wanted: string | null;
  tried: string[];
  saw: string | null;
  felt: { sentiment: string; intensity: string; comment: string } | null;
  turn_index: number | null;
  /** Where the element stood in the frame, in pixels of a frame of `viewport` size. */
  target: TurnRecord['actions'][number]['target'];
  viewport: { width: number; height: number } | null;
  session: string;
  seed: number;
  repeat: string;
  /** Paths from the results folder, null where none may be kept. */
  frame: string | null;
  trace: string | null;
  error: SessionRecord['error'];
  sessions: string[];
}

interface Seen {
  record: SessionRecord;
  turns: TurnRecord[];
  turn: TurnRecord | null;
}

/**
 * One finding for each way in which sessions did not simply succeed, those of the most sessions first.
 * @param dir results folder, for the turns
 * @param sessions those to look at, successes included: they count in `of`
 */
export async function findFindings(dir: string, sessions: readonly SessionRecord[]): Promise<Finding[]> {
  const groups = new Map<string, Seen[]>();
  for (const record of sessions) {
    if (record.outcome === 'success') continue;
    const turns = await readTurnsIfKept(dir, record.id);
    const turn = decidingTurn(record, turns);
    const key = findingKey(record, turn);
    const group = groups.get(key);
    // Only the shortest session of a group keeps its turns: two thousand of them would not fit in memory.
    if (!group) groups.set(key, [{ record, turns, turn }]);
    else if (turns.length > 0 && turns.length < group[0]!.turns.length) {
      group[0]!.turns = [];
      group.unshift({ record, turns, turn });
    } else group.push({ record, turns: [], turn: null });
  }
  const perScenario = Map.groupBy(sessions, (session) => session.scenario);
  return [...groups]
    .map(([key, group]) => finding(key, group, perScenario.get(group[0]!.record.scenario)!.length))
    .sort(
      (a, b) =>
        Number(a.kind === 'error') - Number(b.kind === 'error') || b.count - a.count || (a.key < b.key ? -1 : 1),
    );
}

/** Findings that are not among the keys known before, for instance a baseline's. Errors are no finding about the environment. */
export function newFindings(findings: readonly Finding[], known: Iterable<string>): Finding[] {
  const keys = new Set(known);
  return findings.filter((finding) => finding.kind !== 'error' && !keys.has(finding.key));
}

function findingKey(record: SessionRecord, turn: TurnRecord | null): string {
  const place =
    record.outcome === 'error'
      ? [record.error?.kind ?? 'internal']
      : turn
        ? [pagePath(turn.url), elementOf(turn)?.name.replace(/\.\d+$/, '') ?? '']
        : [];
  const text = JSON.stringify([record.scenario, record.outcome, ...place]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function finding(key: string, group: readonly Seen[], of: number): Finding {
  const { record, turns, turn } = group[0]!;
  const kind = record.outcome as Finding['kind'];
  const failed = kind === 'error';
  const element = turn && !failed ? elementOf(turn) : null;
  // Where no element is to blame, the last one that was tried still says what the person was at.
  const lastTried = turns.map(elementOf).findLast((it) => it !== null) ?? null;
  const last = turns.at(-1) ?? null;
  return {
    key,
    kind,
    title: titleOf(kind, turn, element, record),
    scenario: record.scenario,
    file: record.file,
    page: turn
      ? { path: pagePath(turn.url), url: turn.url, title: pageName(turn.title, record.environment.name) }
      : null,
    element: element ?? (failed ? null : lastTried),
    count: group.length,
    of,
    people: [...new Set(group.map((seen) => seen.record.person.name))].sort(),
    wanted: turn?.wanted ?? null,
    tried: turns
      .slice(-7)
      .flatMap((it) => actOf(it)?.label ?? [])
      .slice(-6),
    saw: turn?.effect?.words || last?.effect?.words || null,
    felt: last
      ? {
          sentiment: last.decision.sentiment,
          intensity: last.decision.felt_intensity,
          comment: last.decision.comment,
        }
      : null,
    turn_index: turn?.turn_index ?? null,
    target: turn?.actions.find((action) => action.name === element?.name)?.target ?? null,
    viewport: turn ? { width: turn.frame.width, height: turn.frame.height } : null,
    session: record.id,
    seed: record.seed,
    repeat: repeatCommand(record),
    frame: turn?.frame.path ? `${SESSIONS_FOLDER}/${record.id}/${turn.frame.path}` : null,
    trace: record.trace,
    error: record.error,
    sessions: group.map((seen) => seen.record.id).sort(),
  };
}

function titleOf(
  kind: Finding['kind'],
  turn: TurnRecord | null,
  element: Finding['element'],
  record: SessionRecord,
): string {
  const where = turn ? ` on ${pageName(turn.title, record.environment.name) || pagePath(turn.url)}` : '';
  const at = element ? ` at “${element.label}”` : '';
  switch (kind) {
    case 'gave_up':
      return `Gave up${where}${at}`;
    case 'max_turns':
      return `Ran out of turns${where}${at}`;
    case 'false_success':
      return `Believed to be done after “${element?.label ?? 'nothing'}”${where}, and was not`;
    case 'unnoticed_success':
      return `Did not notice that it was done${where}`;
    case 'error':
      return `The session broke: ${record.error?.message.split('\n')[0] ?? 'unknown error'}`;
  }
}
