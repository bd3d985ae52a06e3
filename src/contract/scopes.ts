/** What a key may be allowed; fixed when it is minted. */
export const SCOPES = [
  'sessions:run',
  'sessions:read',
  'environments:read',
  'environments:write',
  'tasks:read',
  'tasks:write',
  'people:read',
  'people:write',
  'usage:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key gets when nothing is asked for. */
export const DEFAULT_SCOPES: readonly Scope[] = ['sessions:run', 'sessions:read', 'tasks:read'];
