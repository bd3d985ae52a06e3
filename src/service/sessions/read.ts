import { type Expression, type SqlBool, sql } from 'kysely';
import type { ListSessionsQuery, Page, Session, SessionSummary, Turn } from '../../contract/index.ts';
import { type Queryable, statement } from '../../store/index.ts';
import type { Core, FrameLinks } from '../core.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { asId } from '../ids.ts';
import { likeLiteral } from '../people/rule-sql.ts';
import { sessionNotFound } from '../refusals.ts';
import { narrowed } from '../words.ts';
import { presentSession, presentSummary, presentTurn, SESSION_COLUMNS, type StoredSession } from './present.ts';

const DEFAULT_TURNS = 50;
/** The column is a 32-bit integer, and PostgreSQL compares it with nothing larger. */
const LARGEST_INDEX = 2_147_483_647;
const DEFAULT_PAGE = 25;

const sessionOfId = statement((db, { id }: { id: string }) =>
  db.selectFrom('sessions').select(SESSION_COLUMNS).where('id', '=', id),
);

/** @throws ServiceError 404 `session_not_found` */
export async function sessionRow(core: Core, sessionId: string, db: Queryable = core.store.db): Promise<StoredSession> {
  const id = asId(sessionId);
  const [row] = id ? await sessionOfId(db, { id }) : [];
  if (!row) throw sessionNotFound();
  return row;
}

interface TurnPage {
  sessionId: string;
  after: number;
  limit: number;
}

const turnPage = statement((db, { sessionId, after, limit }: TurnPage) =>
  db
    .selectFrom('turns')
    .leftJoin('frames', 'frames.id', 'turns.frame_id')
    .selectAll('turns')
    .select(['frames.id as kept', 'frames.expires_at as kept_until'])
    .where('turns.session_id', '=', sessionId)
    .where('turns.turn_index', '>', after)
    .orderBy('turns.turn_index')
    .limit(limit),
);

export async function turnsOf(
  core: Core,
  sessionId: string,
  page: { after_index?: number | undefined; limit?: number | undefined },
  links: FrameLinks,
): Promise<{ turns: Turn[]; hasMore: boolean }> {
  const limit = page.limit ?? DEFAULT_TURNS;
  const now = core.now();
  const after = Math.min(page.after_index ?? -1, LARGEST_INDEX);
  const rows = await turnPage(core.store.db, { sessionId, after, limit: limit + 1 });
  await core.signer.ready(now);
  const turns = rows
    .slice(0, limit)
    .map((row) => presentTurn(row, row.kept !== null && (row.kept_until === null || row.kept_until > now), links));
  return { turns, hasMore: rows.length > limit };
}

/** The session with one page of its trace. */
export async function readSession(
  core: Core,
  session: StoredSession,
  page: { after_index?: number | undefined; limit?: number | undefined },
  links: FrameLinks,
): Promise<Session> {
  const { turns, hasMore } = await turnsOf(core, session.id, page, links);
  return presentSession(session, turns, hasMore);
}

type Position = ReturnType<typeof readCursor>;

/** Rows of one status, or of all, along the index of that. */
async function statusPage(
  core: Core,
  workspaceId: string,
  status: string | null,
  filter: ListSessionsQuery,
  words: Expression<SqlBool> | null,
  after: Position | null,
  limit: number,
): Promise<StoredSession[]> {
  let query = core.store.db.selectFrom('sessions').select(SESSION_COLUMNS).where('workspace_id', '=', workspaceId);
  const { api_key_id, environment_id, environment_version_id, task_id, search } = filter;
  if (status) query = query.where('status', '=', status);
  if (api_key_id) query = query.where('created_by', '=', api_key_id.toLowerCase());
  if (environment_id) query = query.where('environment_id', '=', environment_id.toLowerCase());
  if (environment_version_id) query = query.where('environment_version_id', '=', environment_version_id.toLowerCase());
  if (task_id) query = query.where('task_id', '=', task_id.toLowerCase());
  if (words) query = query.where(words);
  if (search) {
    const text = likeLiteral(search.toLowerCase());
    query = query.where(
      sql<SqlBool>`(id like ${`${text}%`} escape '\\' or instructions_lower like ${`%${text}%`} escape '\\')`,
    );
  }
  if (filter.created_from) query = query.where('created_at', '>=', filter.created_from.getTime());
  if (filter.created_to) query = query.where('created_at', '<=', filter.created_to.getTime());
  if (after) query = query.where(sql<SqlBool>`(created_at, id) < (${after.at}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

const newestFirst = (a: StoredSession, b: StoredSession) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1);

/**
 * Rows newest first, by whatever filters are given. Several statuses are read one after the other and merged, because
 * no database merges ranges of an index in order.
 *
 * @throws ValidationError for a cursor that is none
 */
export async function listSessions(
  core: Core,
  workspaceId: string,
  filter: ListSessionsQuery,
): Promise<Page<SessionSummary>> {
  const limit = filter.limit ?? DEFAULT_PAGE;
  const after = filter.after === undefined ? null : readCursor('s', filter.after, ['query', 'after']);
  const words = filter.search ? await narrowed(core, 'sessions', filter.search.toLowerCase(), true) : null;
  const statuses = filter.status?.length ? [...new Set(filter.status)] : [null];
  const pages = await Promise.all(
    statuses.map((status) => statusPage(core, workspaceId, status, filter, words, after, limit + 1)),
  );
  const rows = pages.flat().sort(newestFirst);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const has_more = rows.length > limit;
  return {
    items: items.map(presentSummary),
    has_more,
    next_cursor: has_more && last ? writeCursor('s', { at: last.created_at, id: last.id }) : null,
  };
}
