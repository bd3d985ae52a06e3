import { z } from 'zod';

/** A keyset page: newest first, `next_cursor` null on the last. */
export interface Page<T> {
  items: T[];
  has_more: boolean;
  next_cursor: string | null;
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), has_more: z.boolean(), next_cursor: z.string().nullable() });
}

/** A whole collection in the same envelope: `has_more` is always false, `next_cursor` always null. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), has_more: z.literal(false), next_cursor: z.null() });
}

/** `true` or `false`, as a query string spells it. */
export const QueryBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A whole number between the bounds, as a query string spells it. */
export function queryInteger(minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, 'a whole number is wanted')
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum));
}

/** An ISO 8601 instant with its offset; a `+` that a query string turned into a space is put back. */
export const QueryInstant = z
  .string()
  .transform((text) => text.replace(/ (\d\d:\d\d)$/, '+$1'))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text));
