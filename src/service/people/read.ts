import { type Expression, type SqlBool, sql } from 'kysely';
import type { Page, Person } from '../../contract/index.ts';
import { type NormalRule, normalizeRule } from '../../people/search/normalize.ts';
import type { PersonRow } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { type Position, readCursor, writeCursor } from '../cursor.ts';
import { narrowed, narrowedByRule } from '../words.ts';
import { PLATFORM, presentPerson } from './rows.ts';
import { likeLiteral, ruleCondition } from './rule-sql.ts';

export const DEFAULT_PAGE = 25;

export interface PeopleFilter {
  owner?: 'self' | 'platform' | undefined;
  search?: string | undefined;
  external_id?: string | undefined;
  generation_job_id?: string | undefined;
  archived?: boolean | undefined;
  rule?: unknown;
  after?: string | null | undefined;
  limit?: number | undefined;
}

/** Whether nobody with an empty accessibility profile can fit: an index holds the others. */
function asksForNeed(rule: NormalRule): boolean {
  if (rule.test === 'and') return rule.rules.some(asksForNeed);
  if (!('column' in rule) || !rule.column.startsWith('accessibility_profile.')) return false;
  return rule.test !== 'null' || rule.negated;
}

async function conditions(core: Core, filter: PeopleFilter): Promise<Expression<SqlBool>[]> {
  const found: Expression<SqlBool>[] = [];
  if (filter.search) {
    const words = await narrowed(core, 'people', filter.search.toLowerCase());
    if (words) found.push(words);
    found.push(sql<SqlBool>`people.name_lower like ${`%${likeLiteral(filter.search.toLowerCase())}%`} escape '\\'`);
  }
  if (filter.external_id !== undefined) found.push(sql<SqlBool>`people.external_id = ${filter.external_id}`);
  if (filter.generation_job_id !== undefined)
    found.push(sql<SqlBool>`people.generation_job_id = ${filter.generation_job_id.toLowerCase()}`);
  if (filter.rule !== undefined && filter.rule !== null) {
    const rule = normalizeRule(filter.rule, new Date(core.now()));
    const few = await narrowedByRule(core, rule);
    if (few) found.push(few);
    found.push(ruleCondition(rule, core.store.dialect));
    if (asksForNeed(rule)) found.push(sql<SqlBool>`people.accessibility_profile <> '{}'`);
  }
  return found;
}

async function ownersPage(
  core: Core,
  owner: string,
  archived: boolean,
  where: readonly Expression<SqlBool>[],
  after: Position | null,
  limit: number,
): Promise<PersonRow[]> {
  let query = core.store.db
    .selectFrom('people')
    .selectAll()
    .where('workspace_id', '=', owner)
    .where('archived', '=', archived ? 1 : 0);
  for (const condition of where) query = query.where(condition);
  if (after) query = query.where(sql<SqlBool>`(people.created_at, people.id) < (${after.at}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

const newestFirst = (a: PersonRow, b: PersonRow) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1);

/**
 * One page, newest first. The workspace's people and the library are read along the index one after the other and
 * merged, because no database merges two ranges of an index in order.
 *
 * @throws ServiceError `search_rule_invalid`, `search_rule_too_complex`, or a validation error for the cursor
 */
export async function listPeople(
  core: Core,
  workspaceId: string,
  filter: PeopleFilter,
  cursorLoc: string[],
): Promise<Page<Person>> {
  const limit = filter.limit ?? DEFAULT_PAGE;
  const after = filter.after ? readCursor('p', filter.after, cursorLoc) : null;
  const where = await conditions(core, filter);
  const owners = [
    ...(filter.owner === 'platform' ? [] : [workspaceId]),
    ...(filter.owner === 'self' || filter.external_id !== undefined ? [] : [PLATFORM]),
  ];
  const pages = await Promise.all(
    owners.map((owner) => ownersPage(core, owner, filter.archived ?? false, where, after, limit + 1)),
  );
  const rows = pages.flat().sort(newestFirst);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const has_more = rows.length > limit;
  return {
    items: items.map(presentPerson),
    has_more,
    next_cursor: has_more && last ? writeCursor('p', { at: last.created_at, id: last.id }) : null,
  };
}

export async function countPeople(core: Core, workspaceId: string, archived: boolean) {
  const count = async (owner: string) => {
    const { total } = await core.store.db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('workspace_id', '=', owner)
      .where('archived', '=', archived ? 1 : 0)
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const [self, platform] = await Promise.all([count(workspaceId), count(PLATFORM)]);
  return { platform, self, total: self + platform };
}
