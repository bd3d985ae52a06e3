import type { Transaction } from 'kysely';
import { ServiceError } from '../contract/index.ts';
import { type Queryable, statement, type Tables, type WorkspaceRow } from '../store/index.ts';
import type { Core } from './core.ts';
import { workspaceNotFound } from './refusals.ts';

/** Credits are kept in whole millionths, so that sums are exact. */
const UNIT = 1_000_000;

export const toMicro = (credits: number) => Math.round(credits * UNIT);
export const toCredits = (micro: number) => micro / UNIT;

/** The first instant of the month (UTC) that `at` is in, and of the next. */
export function periodOf(at: number): { start: number; end: number } {
  const day = new Date(at);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
}

/** What the period has drawn so far: sums of an earlier month count for nothing. */
export function drawnIn(workspace: WorkspaceRow, at: number): { drawn: number; allowance: number } {
  if (workspace.period_start !== periodOf(at).start) return { drawn: 0, allowance: 0 };
  return { drawn: workspace.drawn, allowance: workspace.drawn_allowance };
}

/**
 * Whether `price` (millionths) can be paid: null, or the 402 that says why not. The plan allowance is drawn before
 * the balance; a workspace with neither has no limit but its cap.
 */
export function fundsRefusal(workspace: WorkspaceRow, price: number, at: number): ServiceError | null {
  if (price <= 0) return null;
  const { drawn, allowance } = drawnIn(workspace, at);
  const { balance, plan_allowance, spend_cap } = workspace;
  if (balance !== null || plan_allowance !== null) {
    const left = Math.max(0, (plan_allowance ?? 0) - allowance) + Math.max(0, balance ?? 0);
    if (left < price)
      return balance !== null
        ? new ServiceError(402, 'credits_exhausted', 'The balance does not cover this. Top it up.')
        : new ServiceError(402, 'plan_allowance_exhausted', 'The plan allowance is used up. Top it up.');
  }
  if (spend_cap !== null && drawn + price > spend_cap)
    return new ServiceError(402, 'spend_cap_reached', 'The spend cap of the workspace is reached. Raise it.');
  return null;
}

const byId = (db: Queryable, { id }: { id: string }) => db.selectFrom('workspaces').selectAll().where('id', '=', id);
const readWorkspace = statement(byId);
const lockWorkspace = statement((db, values: { id: string }) => byId(db, values).forUpdate());

export async function workspaceRow(core: Core, db: Queryable, id: string, lock = false): Promise<WorkspaceRow> {
  const read = lock && core.store.dialect === 'postgres' ? lockWorkspace : readWorkspace;
  const [row] = await read(db, { id });
  if (!row) throw workspaceNotFound();
  return row;
}

/**
 * Draws `price` (millionths) in the caller's transaction.
 *
 * @throws ServiceError 402 when it cannot be paid in full; nothing is drawn then
 */
export async function draw(core: Core, transaction: Transaction<Tables>, workspaceId: string, price: number) {
  if (price <= 0) return;
  const at = core.now();
  const workspace = await workspaceRow(core, transaction, workspaceId, true);
  const refusal = fundsRefusal(workspace, price, at);
  if (refusal) throw refusal;
  const { drawn, allowance } = drawnIn(workspace, at);
  const fromAllowance = Math.min(price, Math.max(0, (workspace.plan_allowance ?? 0) - allowance));
  await transaction
    .updateTable('workspaces')
    .set({
      period_start: periodOf(at).start,
      drawn: drawn + price,
      drawn_allowance: allowance + fromAllowance,
      ...(workspace.balance === null ? {} : { balance: workspace.balance - (price - fromAllowance) }),
    })
    .where('id', '=', workspaceId)
    .execute();
}
