import { randomInt } from 'node:crypto';
import { type CreateSession, hasBackground, type Retention, ServiceError, type Session } from '../../contract/index.ts';
import type { PersonRow, SessionRow } from '../../store/index.ts';
import type { Caller, Core } from '../core.ts';
import { fundsRefusal, workspaceRow } from '../credits.ts';
import { type Answered, once, type RepeatableCall } from '../idempotency.ts';
import { iso, newId } from '../ids.ts';
import { PLATFORM, presentPerson } from '../people/rows.ts';
import { conflict, personNotFound } from '../refusals.ts';
import { invalid } from '../validate.ts';
import { presentSession } from './present.ts';
import { type FrozenEnvironment, resolveEnvironment, resolveTask } from './resolve.ts';
import { insertSession, personOfId } from './rows.ts';

const DEFAULT_MAX_TURNS = 30;
const LARGEST_SEED = 2_147_483_647;

/** What the shape of the body alone cannot say: which of two fields, and which engines there are. */
function checkShape(core: Core, body: CreateSession): void {
  if ((body.environment_id === undefined) === (body.environment === undefined))
    throw invalid(
      ['body', body.environment_id === undefined ? 'environment_id' : 'environment'],
      'exactly one of environment_id and environment is wanted',
      body.environment_id === undefined ? { type: 'missing' } : {},
    );
  if (body.environment_version_id !== undefined && body.environment_id === undefined)
    throw invalid(['body', 'environment_version_id'], 'a version is named only together with its environment_id');
  if (body.engine !== undefined && !core.engines.has(body.engine))
    throw invalid(['body', 'engine'], 'the server has no engine of this name', {
      type: 'enum',
      allowed_values: [...core.engines.keys()],
      input: body.engine.slice(0, 100),
    });
}

async function findPerson(core: Core, workspaceId: string, personId: string): Promise<PersonRow> {
  const [row] = await personOfId(core.store.db, { id: personId.toLowerCase() });
  if (!row) throw personNotFound();
  if (row.workspace_id !== workspaceId && row.workspace_id !== PLATFORM)
    throw new ServiceError(
      403,
      'person_out_of_scope',
      'The person is neither owned by the workspace nor in the shared library.',
    );
  return row;
}

function snapshotOf(row: PersonRow, at: number): string {
  const { owner: _o, workspace_id: _w, created_at: _c, updated_at: _u, archived_at: _a, ...kept } = presentPerson(row);
  return JSON.stringify({ ...kept, snapshotted_at: iso(at) });
}

function refuseBeforeOpening(person: PersonRow, task: { archived: boolean }, environment: FrozenEnvironment): void {
  if (!hasBackground(person))
    throw new ServiceError(
      422,
      'person_background_missing',
      'The person has no background to play: give a bio or at least one demographic field.',
    );
  if (person.archived) throw conflict('person_archived', 'The person is archived.');
  if (task.archived) throw conflict('task_archived', 'The task is archived.');
  if (environment.archived) throw conflict('environment_archived', 'The environment is archived.');
  if (environment.versionArchived)
    throw conflict('environment_version_archived', 'The environment version is archived.');
}

/** Opens a session: everything it needs is frozen onto it. */
export async function createSession(
  core: Core,
  caller: Caller,
  workspaceId: string,
  body: CreateSession,
  call: RepeatableCall | null,
): Promise<Answered<Session>> {
  checkShape(core, body);
  return once<Session>(core, call, async (remember) => {
    const at = core.now();
    if (caller.sessionsPerDay !== null) {
      const state = await core.budgets.peekSessions(caller.keyId, caller.sessionsPerDay, at);
      if (state.remaining <= 0) {
        caller.onDailyQuota?.(state);
        core.budgets.refuseSession(state);
      }
    }
    const person = await findPerson(core, workspaceId, body.person_id);
    const task = await resolveTask(core, workspaceId, body.task);
    const environment = await resolveEnvironment(core, workspaceId, body);
    refuseBeforeOpening(person, task, environment);
    const engine = body.engine ?? core.defaultEngine;
    const retention: Retention = body.observation_retention ?? environment.retention ?? 'none';
    const row: SessionRow = {
      id: newId(),
      workspace_id: workspaceId,
      person_id: person.id,
      person_snapshot: snapshotOf(person, at),
      task_id: task.id,
      task_name: task.name,
      task_revision: task.revision,
      instructions: task.instructions,
      instructions_lower: task.instructions.toLowerCase(),
      environment_id: environment.id,
      environment_origin: environment.id,
      environment_name: environment.name,
      environment_kind: environment.kind,
      environment_config: environment.config,
      operating_notes: environment.operatingNotes,
      environment_revision: environment.revision,
      environment_version_id: environment.versionId,
      environment_version_label: environment.versionLabel,
      decision_mode: core.engines.get(engine)?.decisionMode ?? 'direct',
      status: 'open',
      ended_reason: null,
      ended_at: null,
      settled_at: null,
      max_turns: body.max_turns ?? DEFAULT_MAX_TURNS,
      pacing: body.pacing ?? 'pause_on_decide',
      reasoning_effort: body.reasoning_effort ?? 'medium',
      observation_retention: retention,
      turn_count: 0,
      accrued: 0,
      created_by: caller.keyId,
      seed: body.seed ?? randomInt(LARGEST_SEED),
      engine,
      created_at: at,
      updated_at: at,
      memory: null,
    };
    const session = presentSession(row, [], false);
    await core.store.transaction(async (transaction) => {
      const workspace = await workspaceRow(core, transaction, workspaceId);
      const refusal = fundsRefusal(workspace, workspace.credits_per_turn ?? 0, at);
      if (refusal) throw refusal;
      if (row.environment_version_id) {
        // From here on the version's config stands still; the row's lock also keeps an archiving apart from this.
        const used = await transaction
          .updateTable('environment_versions')
          .set({ used: 1 })
          .where('id', '=', row.environment_version_id)
          .where('archived_at', 'is', null)
          .returning('config')
          .executeTakeFirst();
        if (!used) throw conflict('environment_version_archived', 'The environment version is archived.');
        row.environment_config = used.config ?? row.environment_config;
      }
      if (caller.sessionsPerDay !== null) {
        const state = await core.budgets.chargeSession(transaction, caller.keyId, caller.sessionsPerDay, at);
        caller.onDailyQuota?.(state);
      }
      await insertSession(transaction, row);
      await remember(transaction, session);
    });
    return session;
  });
}
