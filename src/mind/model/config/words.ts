import type { z } from 'zod';
import type { EngineIssue } from './file.ts';
import { nearest } from './problem.ts';

/** Says what is wrong with a setting in the words of the file, with the mend. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodObject): EngineIssue[] {
  const key = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysAt(schema, issue.path);
      return issue.keys.map((unknown) => {
        const meant = nearest(unknown, known);
        return {
          path: [...issue.path, unknown],
          message: unknownKey(unknown, meant, known),
          ...(meant ? { meant: [...issue.path, meant].join('.') } : {}),
        };
      });
    }
    case 'invalid_type':
      return issue.input === undefined
        ? [{ path: issue.path, message: `\`${key}\` is missing`, missing: key }]
        : [{ path: issue.path, message: `\`${key}\` must be ${article(issue.expected)}` }];
    case 'invalid_value':
      return [{ path: issue.path, message: `\`${key}\` is one of ${issue.values.map(String).join(', ')}` }];
    case 'too_small':
      return [{ path: issue.path, message: `\`${key}\` must be at least ${String(issue.minimum)}` }];
    case 'too_big':
      return [{ path: issue.path, message: `\`${key}\` must be at most ${String(issue.maximum)}` }];
    default:
      return [{ path: issue.path, message: `\`${key}\` ${issue.message}` }];
  }
}

function unknownKey(key: string, meant: string | null, known: readonly string[]): string {
  if (key === 'api_key') {
    return '`api_key` is not taken, so that no key stands in a file; name the environment variable in `api_key_env`';
  }
  return meant
    ? `unknown key \`${key}\`; did you mean \`${meant}\`?`
    : `unknown key \`${key}\`; the keys here are ${known.join(', ')}`;
}

function keysAt(schema: z.ZodObject, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const step of path) at = (unwrap(at) as z.ZodObject | undefined)?.shape?.[String(step)];
  return Object.keys((unwrap(at) as z.ZodObject | undefined)?.shape ?? {});
}

/** Looks through `.optional()` and `.default()`. */
function unwrap(schema: unknown): unknown {
  let at = schema as { def?: { innerType?: unknown } } | undefined;
  while (at?.def?.innerType) at = at.def.innerType as typeof at;
  return at;
}

function article(type: string): string {
  const word = { int: 'a whole number', record: 'a map', object: 'a map', array: 'a list' }[type];
  return word ?? `a ${type}`;
}
