import { sql } from 'kysely';
import { listPeople } from '../../src/service/people/read.ts';
import { listSessions } from '../../src/service/sessions/read.ts';
import type { Store } from '../../src/store/index.ts';
import type { Row } from '../service.ts';
import { testCore } from './core.ts';

export interface Size {
  sessions: number;
  people: number;
}

/** Rows by the databases' own series, which is faster than any client. */
export async function fill(store: Store, workspaceId: string, size: Size): Promise<void> {
  const uuid = (prefix: string) =>
    sql.raw(`'${prefix}' || substr('00000000' || n, -8) || '-0000-7000-8000-000000000000'`);
  await sql`with recursive series(n) as (select 1 union all select n + 1 from series where n < ${size.people})
    insert into people (id, workspace_id, name, name_lower, name_fold, type, accessibility_profile, bio, bio_fold, city, city_fold,
      country, country_fold, date_of_birth, interests, archived, created_at, updated_at)
    select ${uuid('')}, ${workspaceId}, 'Person ' || n, 'person ' || n, 'person ' || n, 'ai', '{}', 'x', 'x', 'C' || (n % 500), 'c' || (n % 500),
      substr('ESPLDEFRITPTSEUKJPBR', 1 + 2 * (n % 10), 2), '', (1940 + n % 60) || '-01-01', '["sports.cycling"]', 0, 1700000000000 + n, 1700000000000 + n
    from series`.execute(store.db);
  await sql`with recursive series(n) as (select 1 union all select n + 1 from series where n < ${size.sessions})
    insert into sessions (id, workspace_id, person_id, person_snapshot, instructions, instructions_lower, environment_name, environment_kind,
      environment_revision, decision_mode, status, max_turns, pacing, reasoning_effort, observation_retention, turn_count, accrued, created_by, seed,
      engine, created_at, updated_at, ended_at)
    select ${uuid('')}, ${workspaceId}, '', '{"name":"A","type":"ai"}', 'Buy a mug', 'buy a mug', 'Shop', 'web', 1, 'direct',
      case n % 7 when 0 then 'completed' else 'closed' end, 30, 'pause_on_decide', 'medium', 'none', 0, 0, '', 1, 'idle', 1700000000000 + n, 1700000000000 + n, 1700000000000 + n
    from series`.execute(store.db);
  await sql`analyze`.execute(store.db);
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[4] ?? Number.NaN;
}

/** Median times of one page, deep ones included, and SQLite's plan for the first. */
export async function pageTimes(store: Store, workspaceId: string, size: Size): Promise<Row[]> {
  const core = testCore(store);
  const middle = await listSessions(core, workspaceId, {
    created_to: new Date(1700000000000 + size.sessions / 2),
    limit: 25,
  });
  const leaf = (key: string, operator: string, value: unknown) => ({
    field: { source: 'demographic', key },
    operator,
    value,
  });
  const rule = { op: 'and', conditions: [leaf('country', 'eq', 'ES'), leaf('age', 'gte', 60)] };
  const pages: [string, () => Promise<unknown>][] = [
    ['sessions, first page', () => listSessions(core, workspaceId, {})],
    ['sessions, in the middle', () => listSessions(core, workspaceId, { after: middle.next_cursor ?? '' })],
    ['sessions of one status', () => listSessions(core, workspaceId, { status: ['completed'] })],
    ['people, first page', () => listPeople(core, workspaceId, {}, [])],
    ['people by a rule', () => listPeople(core, workspaceId, { rule }, [])],
    ['people by a part of the name', () => listPeople(core, workspaceId, { search: 'person 77' }, [])],
  ];
  const rows: Row[] = [];
  for (const [name, work] of pages)
    rows.push({
      name: `${name} (${size.sessions} sessions, ${size.people} people)`,
      value: await median(work),
      unit: 'ms',
    });
  const plan = await sql<{
    detail: string;
  }>`explain query plan select id from sessions where workspace_id = ${workspaceId}
    order by created_at desc, id desc limit 26`.execute(store.db);
  process.stdout.write(`plan of the session list: ${plan.rows.map(({ detail }) => detail).join('; ')}\n`);
  return rows;
}
