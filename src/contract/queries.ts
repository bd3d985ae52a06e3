import { z } from 'zod';
import { Uuid } from './common.ts';
import { QueryBoolean, QueryInstant, queryInteger } from './page.ts';
import { SessionStatus } from './session.ts';

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item).max(100));

export const NoQuery = z.strictObject({});

export const ListSessionsQuery = z.strictObject({
  status: oneOrMore(SessionStatus).optional(),
  api_key_id: Uuid.optional(),
  environment_id: Uuid.optional(),
  environment_version_id: Uuid.optional(),
  task_id: Uuid.optional(),
  search: z.string().max(200).optional(),
  created_from: QueryInstant.optional(),
  created_to: QueryInstant.optional(),
  after: z.string().max(500).optional(),
  limit: queryInteger(1, 100).optional(),
});
export type ListSessionsQuery = z.infer<typeof ListSessionsQuery>;

export const GetSessionQuery = z.strictObject({
  after_index: queryInteger(0).optional(),
  limit: queryInteger(1, 200).optional(),
});

export const IncludeArchivedQuery = z.strictObject({ include_archived: QueryBoolean.optional() });
export const ArchivedQuery = z.strictObject({ archived: QueryBoolean.optional() });

export const ListPeopleQuery = z.strictObject({
  owner: z.enum(['self', 'platform']).optional(),
  search: z.string().max(200).optional(),
  external_id: z.string().max(255).optional(),
  generation_job_id: Uuid.optional(),
  archived: QueryBoolean.optional(),
  after: z.string().max(500).optional(),
  limit: queryInteger(1, 100).optional(),
});
export type ListPeopleQuery = z.infer<typeof ListPeopleQuery>;

/** The rule is checked by the service against the published schema, and refused as `search_rule_*`. */
export const SearchPeople = z.strictObject({
  archived: z.boolean().optional(),
  generation_job_id: Uuid.optional(),
  owner: z.enum(['self', 'platform']).optional(),
  pagination: z
    .strictObject({ after: z.string().max(500).nullish(), limit: z.int().min(1).max(100).optional() })
    .optional(),
  rule: z.unknown().optional(),
  search: z.string().max(200).optional(),
});
export type SearchPeople = z.infer<typeof SearchPeople>;

export const UsageSessionsQuery = z.strictObject({
  from: QueryInstant.optional(),
  to: QueryInstant.optional(),
  bucket: z.enum(['hour', 'day']).optional(),
  split: z.enum(['environment', 'status']).optional(),
});
export type UsageSessionsQuery = z.infer<typeof UsageSessionsQuery>;

export const FrameQuery = z.looseObject({ expires: z.string().optional(), signature: z.string().optional() });

/** A body that says nothing: absent, or an empty object. */
export const NoBody = z.strictObject({}).optional();
