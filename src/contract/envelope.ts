import { z } from 'zod';

/** Everything except request-shape failures. Callers branch on `detail.error_kind`. */
export const ErrorEnvelope = z.object({
  detail: z.union([z.string(), z.looseObject({ error_kind: z.string(), message: z.string() })]),
  request_id: z.string(),
  docs_url: z.string(),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

export const ValidationIssue = z.object({
  loc: z.array(z.string()),
  msg: z.string(),
  type: z.string(),
  allowed_values: z.array(z.unknown()).optional(),
  input: z.unknown().optional(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** A request whose shape is wrong: 422. */
export const ValidationEnvelope = z.object({
  error_code: z.string(),
  errors: z.array(ValidationIssue),
  retryable: z.boolean(),
  status: z.int(),
  suggestions: z.array(z.string()),
  detail: z.string(),
  error: z.string(),
  request_id: z.string(),
});
export type ValidationEnvelope = z.infer<typeof ValidationEnvelope>;
