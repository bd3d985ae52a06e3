import { sql } from 'kysely';
import { listPeople } from '../../src/service/people/read.ts';
import { listSessions } from '../../src/service/sessions/read.ts';
import type { Store } from '../../src/store/index.ts';
import type { Row } from '../service.ts';
import { testCore } from './core.ts';
import { plansOf, recording } from './plans.ts';

export interface Size {
  sessions: number;
  people: number;
}

/** Share of the pages' database time that the interface promises to stay under, in milliseconds. */
const AIM_MS = 20;

/** Rows by the databases' own series, which is faster than any client. */
export async function fill(store: Store, workspaceId: string, size: Size): Promise<void> {
  const digits = store.dialect === 'sqlite' ? "substr('00000000' || n, -8)" : "lpad(n::text, 8, '0')";
  const uuid = sql.raw(`${digits} || '-0000-7000-8000-000000000000'`);
  // Three runs of digits that look like chance, so that neighbours differ.
  const one = (list: string, step: number) => {
    const items = list.split(' ');
    return sql.raw(
      `case (cast(n as bigint) * ${step}) % ${items.length} ${items.map((item, at) => `when ${at} then '${item}'`).join(' ')} end`,
    );
  };
  const first = one('Ana Ben Cleo Dana Emil Fatma Goran Hana Ivo Jun Kaja Liam Mina Noor Otto Pia Quim Rosa', 7919);
  const last = one(
    'Adler Bakker Costa Dubois Evans Ferrari Garcia Horvat Ito Jensen Kovac Lopez Moreau Novak',
    104_729,
  );
  const low = (of: ReturnType<typeof one>) => sql`lower(${of})`;
  await sql`with recursive series(n) as (select 1 union all select n + 1 from series where n < ${sql.lit(size.people)})
    insert into people (id, workspace_id, name, name_lower, name_fold, type, accessibility_profile, bio, bio_fold, city, city_fold,
      country, country_fold, date_of_birth, gender, employment_status, occupation_code, interests, archived, created_at, updated_at)
    select ${uuid}, ${sql.lit(workspaceId)}, ${first} || ' ' || ${last} || ' ' || n, ${low(first)} || ' ' || ${low(last)} || ' ' || n,
      ${low(first)} || ' ' || ${low(last)} || ' ' || n, 'ai',
      case n % 50 when 0 then '{"vision":"blind","screen_reader":true}' else '{}' end, 'Keeps bees and a diary.', 'keeps bees and a diary.',
      'City ' || (cast(n as bigint) * 31 % 500), 'city ' || (cast(n as bigint) * 31 % 500), ${one('ES PL DE FR IT PT SE UK JP BR', 3)}, ${one('es pl de fr it pt se uk jp br', 3)},
      (1940 + n % 66) || '-0' || (1 + n % 9) || '-1' || (n % 10), ${one('female male', 1)},
      ${one('employed_full_time retired student homemaker', 5)}, ${one('2221 8331 2512 5120 9112', 11)},
      ${one('["sports.cycling"] ["food.wine"] ["music.jazz","games.chess"] []', 13)}, 0, 1700000000000 + n, 1700000000000 + n
    from series`.execute(store.db);
  await sql`with recursive series(n) as (select 1 union all select n + 1 from series where n < ${sql.lit(size.sessions)})
    insert into sessions (id, workspace_id, person_id, person_snapshot, instructions, instructions_lower, environment_name, environment_kind,
      environment_revision, decision_mode, status, max_turns, pacing, reasoning_effort, observation_retention, turn_count, accrued, created_by, seed,
      engine, created_at, updated_at, ended_at)
    select ${uuid}, ${sql.lit(workspaceId)}, '', '{"name":"A","type":"ai"}', 'Buy a mug, order ' || n, 'buy a mug, order ' || n, 'Shop', 'web', 1, 'direct',
      case n % 7 when 0 then 'completed' else 'closed' end, 30, 'pause_on_decide', 'medium', 'none', 0, 0, 'key ' || (n % 9), 1, 'idle',
      1700000000000 + n, 1700000000000 + n, 1700000000000 + n
    from series`.execute(store.db);
  await sql.raw(store.dialect === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.db);
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

const leaf = (key: string, operator: string, value: unknown, source = 'demographic') => ({
  field: { source, key },
  operator,
  value,
});
const and = (...conditions: unknown[]) => ({ op: 'and', conditions });

/** Median times of one page, deep and rare ones included, with how the database goes about it. */
export async function pageTimes(opened: Store, workspaceId: string, size: Size): Promise<Row[]> {
  const store = recording(opened);
  const core = testCore(store);
  const half = (count: number) => new Date(1_700_000_000_000 + count / 2);
  const middle = await listSessions(core, workspaceId, { created_to: half(size.sessions), limit: 25 });
  const people = await listPeople(core, workspaceId, { limit: 100 }, []);
  const sessions = (filter: object) => () => listSessions(core, workspaceId, filter);
  const search =
    (rule: unknown, more: object = {}) =>
    () =>
      listPeople(core, workspaceId, { rule, ...more }, []);
  const pages: [string, () => Promise<unknown>][] = [
    ['sessions, first page', sessions({})],
    ['sessions, in the middle', sessions({ after: middle.next_cursor ?? '' })],
    ['sessions, 100 rows', sessions({ limit: 100 })],
    ['sessions of one status', sessions({ status: ['completed'] })],
    ['sessions of a status nobody has', sessions({ status: ['gave_up', 'open'] })],
    ['sessions of one key', sessions({ api_key_id: '00000000-0000-7000-8000-000000000000' })],
    [
      'sessions in a span of time',
      sessions({ created_from: half(size.sessions), created_to: half(size.sessions + 900) }),
    ],
    ['sessions by id', sessions({ search: '00000077-0000' })],
    ['sessions by rare words', sessions({ search: `order ${Math.floor(size.sessions / 3)}` })],
    ['sessions by words of none', sessions({ search: 'buy a kayak' })],
    ['people, first page', search(undefined)],
    ['people, second page', search(undefined, { after: people.next_cursor })],
    ['people by a common rule', search(and(leaf('country', 'eq', 'ES'), leaf('age', 'gte', 60)))],
    ['people by interest', search(leaf('interests', 'has', 'sports'))],
    ['people by access', search(leaf('screen_reader', 'eq', true, 'accessibility'))],
    ['people by a rule nobody fits', search(and(leaf('country', 'eq', 'NZ'), leaf('age', 'gte', 60)))],
    ['people by a city nobody has', search(leaf('city', 'contains', 'atlantis'))],
    ['people by a part of the name', search(undefined, { search: 'rosa g' })],
    ['people by a name nobody has', search(undefined, { search: 'zebedee' })],
    ['people by external id', search(undefined, { external_id: 'nobody' })],
  ];
  const rows: Row[] = [];
  for (const [name, work] of pages) {
    const value = await median(work);
    rows.push({ name: `${store.dialect}: ${name}${value > AIM_MS ? ' (over the aim)' : ''}`, value, unit: 'ms' });
    const [plan = ''] = await plansOf(opened, work);
    process.stdout.write(`plan, ${store.dialect}, ${name}: ${plan}\n`);
  }
  process.stdout.write(
    `(${size.sessions} sessions, ${size.people} people; the plan of people is the workspace's own half)\n`,
  );
  return rows;
}
