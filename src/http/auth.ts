import { createSecretKey } from 'node:crypto';
import { v5 } from 'uuid';
import { SCOPES, ServiceError } from '../contract/index.ts';
import type { BudgetState, Core } from '../service/core.ts';
import { asId } from '../service/ids.ts';
import { findKey } from '../service/keys.ts';
import type { Principal } from './operation.ts';

export interface TokenOptions {
  /** Shared secret of user tokens (HS256). */
  jwtSecret?: string | undefined;
  /** Address of the key set of user tokens. */
  jwksUrl?: string | undefined;
}

/** Namespace of the ids that stand for users where a key's id is wanted; any constant would do. */
const USERS = 'f3b1d2ac-52a1-4f4e-9d4b-6f0c8f8f3a11';
const ALL_SCOPES: ReadonlySet<string> = new Set(SCOPES);

const refused = () =>
  new ServiceError(401, 'invalid_api_key', 'The token is missing, malformed, unknown, expired or revoked.');

/** Checks the tokens of requests: workspace keys, and user tokens where the server knows how to verify them. */
export class Authenticator {
  readonly #core: Core;
  readonly #options: TokenOptions;
  #keySet: ReturnType<typeof import('jose')['createRemoteJWKSet']> | undefined;

  constructor(core: Core, options: TokenOptions) {
    this.#core = core;
    this.#options = options;
  }

  /** @throws ServiceError 401 `invalid_api_key`: one kind for every reason */
  async principal(authorization: string | undefined): Promise<Principal> {
    const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization ?? '')?.[1];
    if (!token) throw refused();
    const key = await findKey(this.#core, token);
    if (key) {
      return {
        kind: 'key',
        keyId: key.id,
        scopes: key.scopes,
        workspaceIds: new Set([key.workspaceId]),
        requestsPerMinute: key.requestsPerMinute,
        sessionsPerDay: key.sessionsPerDay,
      };
    }
    if (token.split('.').length === 3) return this.#user(token);
    throw refused();
  }

  async #user(token: string): Promise<Principal> {
    const payload = await this.#claims(token);
    const workspaces = payload.workspace_ids;
    if (!Array.isArray(workspaces)) throw refused();
    const ids = workspaces.map((id) => (typeof id === 'string' ? asId(id) : null)).filter((id) => id !== null);
    return {
      kind: 'user',
      keyId: v5(`${payload.iss ?? ''} ${payload.sub ?? ''}`, USERS),
      scopes: ALL_SCOPES,
      workspaceIds: new Set(ids),
      requestsPerMinute: null,
      sessionsPerDay: null,
    };
  }

  async #claims(token: string): Promise<Record<string, unknown>> {
    const { jwtSecret, jwksUrl } = this.#options;
    if (!jwtSecret && !jwksUrl) throw refused();
    const jose = await import('jose');
    if (jwtSecret) {
      const secret = createSecretKey(Buffer.from(jwtSecret, 'utf8'));
      const verified = await jose.jwtVerify(token, secret, { algorithms: ['HS256'] }).catch(() => null);
      if (verified) return verified.payload;
    }
    if (jwksUrl) {
      this.#keySet ??= jose.createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
      const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
      const verified = await jose.jwtVerify(token, this.#keySet, { algorithms }).catch(() => null);
      if (verified) return verified.payload;
    }
    throw refused();
  }
}

/** The three headers of a budget. */
export function budgetHeaders({ limit, remaining, resetSeconds }: BudgetState): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetSeconds),
  };
}
