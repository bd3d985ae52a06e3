import type { z } from 'zod';
import { ValidationError, type ValidationIssue } from '../contract/index.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const key of path) {
    // A parameter that may be repeated and was given once is the first of a list of one.
    if (typeof value === 'string' && key === 0) continue;
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

// What was sent is shown back only when it is short: never a frame, never a page of text.
function echoed(value: unknown): Partial<Pick<ValidationIssue, 'input'>> {
  if (typeof value === 'string' ? value.length <= 100 : ['number', 'boolean'].includes(typeof value) || value === null)
    return { input: value };
  return {};
}

/** Of a union's branches the one that came nearest says best what is wrong. */
function nearestBranch(issue: Extract<Issue, { code: 'invalid_union' }>): readonly Issue[] {
  const branches = issue.errors as readonly (readonly Issue[])[];
  const weight = (branch: readonly Issue[]) =>
    branch.reduce((sum, item) => sum + (item.code === 'invalid_type' ? 2 : 1), 0);
  return [...branches].sort((a, b) => weight(a) - weight(b))[0] ?? [];
}

function issuesOf(issue: Issue, root: unknown, where: string, above: Path): ValidationIssue[] {
  const path = [...above, ...issue.path];
  const loc = [where, ...path.map(String)];
  const value = valueAt(root, path);
  const shown = echoed(value);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        loc: [...loc, key],
        msg: `unknown key \`${key}\``,
        type: 'unknown_key',
      }));
    case 'invalid_type':
      if (value === undefined) return [{ loc, msg: 'this field is required', type: 'missing' }];
      return [{ loc, msg: issue.message, type: `${issue.expected}_type`, ...shown }];
    case 'invalid_value':
      if (value === undefined)
        return [{ loc, msg: 'this field is required', type: 'missing', allowed_values: [...issue.values] }];
      return [
        {
          loc,
          msg: `must be one of ${issue.values.map(String).join(', ')}`,
          type: 'enum',
          allowed_values: [...issue.values],
          ...shown,
        },
      ];
    case 'invalid_union': {
      const options = (issue as { discriminator?: string; options?: unknown[] }).discriminator;
      if (options !== undefined && issue.errors.length === 0) {
        const allowed = (issue as { options?: unknown[] }).options ?? ['image', 'text'];
        return [
          {
            loc,
            msg: `must be one of ${allowed.map(String).join(', ')}`,
            type: value === undefined ? 'missing' : 'enum',
            allowed_values: [...allowed],
            ...shown,
          },
        ];
      }
      const nearest = nearestBranch(issue);
      if (nearest.length === 0) return [{ loc, msg: issue.message, type: 'union', ...shown }];
      return nearest.flatMap((item) => issuesOf(item, root, where, path));
    }
    case 'custom': {
      const { type, allowed_values } = (issue.params ?? {}) as { type?: string; allowed_values?: unknown[] };
      return [
        {
          loc,
          msg: issue.message,
          type: type ?? 'value_error',
          ...(allowed_values ? { allowed_values } : {}),
          ...shown,
        },
      ];
    }
    case 'too_big':
    case 'too_small':
    case 'invalid_format':
      return [{ loc, msg: issue.message, type: issue.code, ...shown }];
    default:
      return [{ loc, msg: issue.message, type: issue.code, ...shown }];
  }
}

const DEEPEST = 64;

/**
 * The first place that could not be stored or walked, whatever the schema says of it: PostgreSQL's text takes no NUL,
 * its JSON no half of a surrogate pair, and nothing here should have to walk thousands of levels.
 */
function unstorable(value: unknown, path: string[]): { path: string[]; msg: string } | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { path, msg: 'text must not hold the character U+0000' };
    return value.isWellFormed() ? null : { path, msg: 'text must be well-formed Unicode' };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > DEEPEST)
    return { path: path.slice(0, 4), msg: `nothing may be nested over ${DEEPEST} levels deep` };
  for (const [key, item] of Object.entries(value)) {
    const found = unstorable(key, path) ?? unstorable(item, [...path, key]);
    if (found) return found;
  }
  return null;
}

/**
 * Checks the shape of a body or a query.
 *
 * @throws ValidationError naming each place that is wrong
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, where: 'body' | 'query'): z.infer<T> {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new ValidationError(result.error.issues.slice(0, 50).flatMap((issue) => issuesOf(issue, value, where, [])));
  const bad = unstorable(value, [where]);
  if (bad) throw invalid(bad.path, bad.msg);
  return result.data;
}

/** A mistake in the shape that only the service can see, such as an engine's name. */
export function invalid(loc: string[], msg: string, extra: Partial<ValidationIssue> = {}): ValidationError {
  return new ValidationError([{ loc, msg, type: 'value_error', ...extra }]);
}
