import type { SessionUsage, SpendCap, UsageBucket, UsageSeries, UsageSessionsQuery } from '../contract/index.ts';
import { ServiceError } from '../contract/index.ts';
import type { Core } from './core.ts';
import { drawnIn, periodOf, toCredits, workspaceRow } from './credits.ts';
import { iso } from './ids.ts';
import { invalid } from './validate.ts';

const SIZE = { hour: 3_600_000, day: 86_400_000 } as const;
const MOST_BUCKETS = 1000;
/** Below this many turns a 95th percentile says nothing. */
const FEWEST_TURNS = 20;
const WEEK = 7 * SIZE.day;

interface EndedSession {
  id: string;
  status: string;
  ended_at: number;
  accrued: number;
  environment_origin: string | null;
  environment_revision: number;
}

/** Nearest rank: the smallest value that at least this share of the values does not exceed. */
function percentile(values: number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

interface Tally {
  sessions: number;
  accrued: number;
  latencies: number[];
}

const emptyTally = (): Tally => ({ sessions: 0, accrued: 0, latencies: [] });

function bucketOf(start: number, tally: Tally): UsageBucket {
  return {
    start: iso(start),
    sessions_ended: tally.sessions,
    turns: tally.latencies.length,
    accrued_credits: toCredits(tally.accrued),
    latency_p95_ms: tally.latencies.length < FEWEST_TURNS ? null : percentile(tally.latencies, 0.95),
  };
}

type Split = UsageSessionsQuery['split'];

function keyOf(session: EndedSession, split: Split): string {
  if (split === 'status') return session.status;
  if (split !== 'environment') return 'all';
  return session.environment_origin === null
    ? 'inline'
    : `${session.environment_origin}@${session.environment_revision}`;
}

function seriesHead(key: string, split: Split): Omit<UsageSeries, 'buckets'> {
  if (split !== 'environment') return { key };
  const [id = '', revision] = key.split('@');
  if (revision === undefined) return { key, environment_id: null, environment_revision: null };
  return { key, environment_id: id, environment_revision: Number(revision) };
}

/** The window cut to bucket starts. @throws ValidationError, ServiceError 422 `usage_window_too_wide` */
function windowOf(query: UsageSessionsQuery, now: number): { from: number; to: number; size: number } {
  const size = SIZE[query.bucket ?? 'day'];
  const to = query.to?.getTime() ?? now;
  const from = query.from?.getTime() ?? to - WEEK;
  if (from > to) throw invalid(['query', 'from'], 'from must not be after to');
  const cut = { from: Math.floor(from / size) * size, to: Math.ceil(to / size) * size, size };
  if ((cut.to - cut.from) / size > MOST_BUCKETS)
    throw new ServiceError(
      422,
      'usage_window_too_wide',
      `The window holds more than ${MOST_BUCKETS} buckets. Narrow it, or ask for days.`,
      { limit: MOST_BUCKETS },
    );
  return cut;
}

/** Sessions that ended in the window, and their turns, in buckets of `ended_at`. */
export async function sessionUsage(core: Core, workspaceId: string, query: UsageSessionsQuery): Promise<SessionUsage> {
  const { from, to, size } = windowOf(query, core.now());
  const { db } = core.store;
  const sessions: EndedSession[] = await db
    .selectFrom('sessions')
    .select(['id', 'status', 'ended_at', 'accrued', 'environment_origin', 'environment_revision'])
    .where('workspace_id', '=', workspaceId)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .$narrowType<{ ended_at: number }>()
    .execute();
  const turns = await db
    .selectFrom('turns')
    .innerJoin('sessions', 'sessions.id', 'turns.session_id')
    .select(['turns.session_id', 'turns.latency_ms'])
    .where('sessions.workspace_id', '=', workspaceId)
    .where('sessions.ended_at', '>=', from)
    .where('sessions.ended_at', '<', to)
    .execute();
  const { started } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('started'))
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  const latencies = new Map<string, number[]>();
  for (const turn of turns) {
    const list = latencies.get(turn.session_id);
    if (list) list.push(turn.latency_ms);
    else latencies.set(turn.session_id, [turn.latency_ms]);
  }
  const keys = new Map<string, Map<number, Tally>>();
  if (query.split === undefined) keys.set('all', new Map());
  for (const session of sessions) {
    const key = keyOf(session, query.split);
    const buckets = keys.get(key) ?? new Map<number, Tally>();
    keys.set(key, buckets);
    const start = Math.floor(session.ended_at / size) * size;
    const tally = buckets.get(start) ?? emptyTally();
    buckets.set(start, tally);
    tally.sessions += 1;
    tally.accrued += session.accrued;
    for (const latency of latencies.get(session.id) ?? []) tally.latencies.push(latency);
  }
  const starts = Array.from({ length: (to - from) / size }, (_, index) => from + index * size);
  const all = turns.map((turn) => turn.latency_ms);
  return {
    from: iso(from),
    to: iso(to),
    bucket: query.bucket ?? 'day',
    window: {
      turns: all.length,
      sessions_started: Number(started),
      sessions_ended: sessions.length,
      accrued_credits: toCredits(sessions.reduce((sum, { accrued }) => sum + accrued, 0)),
      latency_p50_ms: percentile(all, 0.5),
      latency_p95_ms: percentile(all, 0.95),
    },
    series: [...keys]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, buckets]) => ({
        ...seriesHead(key, query.split),
        buckets: starts.map((start) => bucketOf(start, buckets.get(start) ?? emptyTally())),
      })),
  };
}

export async function spendCap(core: Core, workspaceId: string): Promise<SpendCap> {
  const now = core.now();
  const workspace = await workspaceRow(core, core.store.db, workspaceId);
  const period = periodOf(now);
  const credits = (micro: number | null) => (micro === null ? null : toCredits(micro));
  return {
    cap_credits: credits(workspace.spend_cap),
    drawn_credits: toCredits(drawnIn(workspace, now).drawn),
    balance_credits: credits(workspace.balance),
    plan_allowance_credits: credits(workspace.plan_allowance),
    period_start: iso(period.start),
    period_end: iso(period.end),
  };
}
