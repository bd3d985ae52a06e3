import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Outcome, type SessionRecord, type TurnRecord } from '../../contract/index.ts';
import { isMissing, ResultsError, writeAtomically } from '../folder.ts';

/** What a baseline remembers of one session: enough to say what changed, little enough to review line by line. */
export const BaselineSession = z.strictObject({
  person: z.string(),
  seed: z.int(),
  outcome: Outcome,
  turns: z.int(),
  seconds: z.number(),
  /** Mean valence of its turns, -1..1; not in baselines that were recorded before it was. */
  feeling: z.number().optional(),
  /** Short hash of `path`. */
  actions: z.string(),
  /** Names of the actions in order; the last entry is what the person said at the end. */
  path: z.array(z.string()),
});
export type BaselineSession = z.infer<typeof BaselineSession>;

/** A session as it is compared; `id` where it can be opened. */
export type ComparedSession = BaselineSession & { id?: string };

export const Baseline = z.strictObject({
  schema: z.literal('dramatis-baseline/1'),
  scenario: z.string(),
  engine: z.string(),
  deterministic: z.boolean(),
  environment: z.string(),
  /** Keys of the findings that were known, so that a new one can be told from an old one. */
  findings: z.array(z.string()),
  sessions: z.array(BaselineSession),
});
export type Baseline = z.infer<typeof Baseline>;

/** Engines whose sessions repeat exactly, for records that do not say. */
const DETERMINISTIC_ENGINES = new Set(['scent', 'replay']);

export function isDeterministic(session: SessionRecord): boolean {
  return session.deterministic ?? DETERMINISTIC_ENGINES.has(session.engine);
}

export function baselineSession(record: SessionRecord, turns: readonly TurnRecord[]): BaselineSession {
  const path = turns.map(({ decision }) => decision.action_name ?? decision.status);
  return {
    person: record.person.name,
    seed: record.seed,
    outcome: record.outcome,
    turns: record.turns,
    seconds: Math.round(record.seconds_predicted * 10) / 10,
    ...(turns.length > 0
      ? { feeling: Math.round((1000 * turns.reduce((sum, { valence }) => sum + valence, 0)) / turns.length) / 1000 }
      : {}),
    actions: createHash('sha256').update(JSON.stringify(path)).digest('hex').slice(0, 12),
    path,
  };
}

/** JSON, also where the file is called .yaml (JSON is YAML): a line a session, in a fixed order, so that it reviews well. */
export async function writeBaseline(path: string, baseline: Baseline): Promise<void> {
  const { sessions, ...head } = baseline;
  const order = (a: BaselineSession, b: BaselineSession) =>
    a.person < b.person ? -1 : a.person > b.person ? 1 : a.seed - b.seed;
  const lines = [...sessions].sort(order).map((session) => `    ${JSON.stringify(session)}`);
  const opening = JSON.stringify(head, null, 2).replace(/\n}$/, '');
  await mkdir(dirname(path), { recursive: true });
  await writeAtomically(path, `${opening},\n  "sessions": [\n${lines.join(',\n')}\n  ]\n}\n`);
}

/**
 * @throws ResultsError when the file is missing, damaged, of another format, or of another scenario
 */
export async function readBaseline(path: string, scenario?: string): Promise<Baseline> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new ResultsError(
      `There is no baseline ${path}. Record one with \`dramatis run --update-baseline\` and commit it.`,
    );
  });
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new ResultsError(
      `${path} is damaged: ${(error as Error).message.split('\n')[0]} Record it again with --update-baseline.`,
    );
  }
  const schema = (value as { schema?: unknown } | null)?.schema;
  if (schema !== 'dramatis-baseline/1') {
    throw new ResultsError(
      `${path} is ${typeof schema === 'string' ? `of format ${schema}` : 'no baseline'}; this dramatis reads dramatis-baseline/1. Record it again with --update-baseline.`,
    );
  }
  const parsed = Baseline.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ResultsError(`${path} is damaged at ${issue.path.join('.') || 'its root'}: ${issue.message}`);
  }
  if (scenario !== undefined && parsed.data.scenario !== scenario) {
    throw new ResultsError(
      `${path} is the baseline of another scenario, "${parsed.data.scenario}"; this one is "${scenario}". Name its own file in expect.regression.baseline, or record it with --update-baseline.`,
    );
  }
  return parsed.data;
}
