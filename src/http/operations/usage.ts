import { z } from 'zod';
import { NoQuery, RateLimits, SessionUsage, SpendCap, UsageSessionsQuery } from '../../contract/index.ts';
import type { BudgetState } from '../../service/core.ts';
import { sessionUsage, spendCap } from '../../service/usage.ts';
import { theWorkspace } from '../find.ts';
import { type Operation, operation } from '../operation.ts';

const tag = 'Usage';
const base = '/api/v1/workspaces/{workspace_id}/usage';

const shown = ({ limit, remaining, resetSeconds }: BudgetState) => ({ limit, remaining, reset_seconds: resetSeconds });

export const usageOperations: Operation[] = [
  operation({
    id: 'getSessionUsage',
    method: 'GET',
    path: `${base}/sessions`,
    tag,
    summary: 'What ended sessions used, over time',
    description: 'Sessions and their turns count when the session ended. At most 1000 buckets.',
    scope: 'usage:read',
    query: UsageSessionsQuery,
    success: { status: 200, description: 'The series', schema: SessionUsage },
    kinds: ['usage_window_too_wide'],
    find: theWorkspace,
    run: async ({ core, resource, query }) => ({ status: 200, body: await sessionUsage(core, resource, query) }),
  }),
  operation({
    id: 'getSpendCap',
    method: 'GET',
    path: `${base}/spend-cap`,
    tag,
    summary: 'The spend cap and what the month drew',
    scope: 'usage:read',
    query: NoQuery,
    success: { status: 200, description: 'The cap', schema: SpendCap },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, resource }) => ({ status: 200, body: await spendCap(core, resource) }),
  }),
  operation({
    id: 'getRateLimits',
    method: 'GET',
    path: `${base}/rate-limits`,
    tag,
    summary: 'The budgets of this key, charged to none of them',
    scope: 'usage:read',
    query: NoQuery,
    charged: false,
    success: { status: 200, description: 'The budgets', schema: RateLimits },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, principal }) => {
      const { keyId, requestsPerMinute, sessionsPerDay } = principal;
      const now = core.now();
      return {
        status: 200,
        body: {
          requests:
            requestsPerMinute === null ? null : shown(await core.budgets.peekRequests(keyId, requestsPerMinute, now)),
          sessions_per_day:
            sessionsPerDay === null ? null : shown(await core.budgets.peekSessions(keyId, sessionsPerDay, now)),
        },
      };
    },
  }),
  operation({
    id: 'getMe',
    method: 'GET',
    path: '/api/v1/me',
    tag,
    summary: 'What this token may do',
    scope: null,
    query: NoQuery,
    success: {
      status: 200,
      description: 'Workspace and scopes, and the engines that a session may name',
      schema: z.object({
        kind: z.enum(['key', 'user']),
        workspace_id: z.string().nullable(),
        workspace_ids: z.array(z.string()),
        scopes: z.array(z.string()),
        engines: z.array(z.string()),
      }),
    },
    kinds: [],
    find: async () => null,
    run: async ({ principal, core }) => {
      const workspace_ids = [...principal.workspaceIds];
      const [first = null] = workspace_ids;
      return {
        status: 200,
        body: {
          kind: principal.kind,
          workspace_id: workspace_ids.length === 1 ? first : null,
          workspace_ids,
          scopes: [...principal.scopes].filter(Boolean),
          engines: [...core.engines.keys()],
        },
      };
    },
  }),
];
