import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Check, Success } from '../contract/index.ts';
import { isCss } from '../run/check.ts';
import { nearest } from '../scenario/problem.ts';
import { CHECK_KINDS } from '../scenario/schema.ts';

/** What an attempt may be told beyond its task. */
export interface AttemptOptions {
  /** What is really true when the task is done: checks as in a scenario file, or one check. */
  success?: Success | Check;
  /** What the person knows. `{ secret }` is typed into the page and recorded nowhere; at its own origin, unless `origin` says where. */
  data?: Record<string, string | number | boolean | { secret: string; origin?: string | string[] }>;
  /** Checked after every turn, never shown to the person. */
  steps?: ReadonlyArray<{ id?: string; name: string; when: Check }>;
  /** Files that may be uploaded: the name the person knows -> path. */
  files?: Record<string, string>;
  maxTurns?: number;
  minutes?: number;
  seed?: number;
}

const Secret = z.strictObject({ secret: z.string(), origin: z.union([z.string(), z.array(z.string())]).optional() });
const Options = z.strictObject({
  success: z.looseObject({}).optional(),
  data: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), Secret], {
        error: 'must be a text, a number, true or false, or { secret, origin? }',
      }),
    )
    .optional(),
  steps: z.array(z.strictObject({ id: z.string().optional(), name: z.string(), when: z.looseObject({}) })).optional(),
  files: z.record(z.string(), z.string()).optional(),
  maxTurns: z.int().min(1).max(200).optional(),
  minutes: z.number().gt(0).optional(),
  seed: z.int().min(0).max(2_147_483_647).optional(),
});
const GROUPS = ['all', 'any', 'none'] as const;

/** The groups of checks that `success` comes to; a check alone is one that must hold. */
export function successOf(success: AttemptOptions['success']): Success {
  if (!success) return {};
  return GROUPS.some((group) => group in success) ? (success as Success) : { all: [success as Check] };
}

/**
 * Playwright runs tests without checking their types, so a slip would leave out what was meant and say nothing.
 * @throws Error naming what cannot be used, and the nearest that can
 */
export async function checkAttempt(task: string, attempt: AttemptOptions, page: Page): Promise<void> {
  if (typeof task !== 'string' || task.trim() === '')
    throw new Error('person.attempt needs a task in words: person.attempt("Buy a blue mug", { ... })');
  if (page.isClosed()) throw new Error('person.attempt needs an open page: this one was closed');
  const problems = faults(Options, attempt, '');
  if (problems.length === 0) {
    const { success, steps = [] } = attempt;
    if (success) problems.push(...successFaults(success));
    for (const [index, { when }] of steps.entries()) problems.push(...checkFaults(when, `steps[${index}].when`));
  }
  if (problems.length === 0) problems.push(...missingFiles(attempt), ...(await wrongSelectors(attempt, page)));
  if (problems.length > 0)
    throw new Error(`person.attempt cannot use these options:\n${problems.map((words) => `  ${words}`).join('\n')}`);
}

function missingFiles({ files = {} }: AttemptOptions): string[] {
  return Object.entries(files)
    .filter(([, path]) => !existsSync(path))
    .map(([name, path]) => `files.${name}: there is no file ${path}`);
}

async function wrongSelectors({ success, steps = [] }: AttemptOptions, page: Page): Promise<string[]> {
  const { all = [], any = [], none = [] } = successOf(success);
  const checks = [...all, ...any, ...none, ...steps.map(({ when }) => when)];
  const selectors = checks.flatMap((check) => ('selector' in check ? [check.selector] : []));
  const wrong: string[] = [];
  for (const selector of new Set(selectors))
    if (!(await isCss(page, selector))) wrong.push(`"${selector}" is no CSS selector`);
  return wrong;
}

function successFaults(success: Success | Check): string[] {
  if (GROUPS.every((group) => !(group in success))) return checkFaults(success, 'success', GROUPS);
  return Object.entries(success).flatMap(([group, checks]) => {
    if (!GROUPS.some((known) => known === group)) return [unknown('success', group, GROUPS)];
    if (!Array.isArray(checks)) return [`success.${group}: must be a list of checks`];
    return checks.flatMap((check, index) => checkFaults(check, `success.${group}[${index}]`));
  });
}

/** @param others keys that may stand there in place of a check's */
function checkFaults(check: unknown, at: string, others: readonly string[] = []): string[] {
  const kinds = Object.keys(CHECK_KINDS) as (keyof typeof CHECK_KINDS)[];
  const keys = Object.keys(Object(check));
  // A selector may carry a text of its own, so it is asked for first.
  const kind = keys.includes('selector') ? 'selector' : kinds.find((name) => keys.includes(name));
  if (kind) return faults(CHECK_KINDS[kind], check, at);
  const known = [...others, ...kinds];
  return keys[0] === undefined ? [`${at}: must hold one of ${known.join(', ')}`] : [unknown(at, keys[0], known)];
}

function faults(schema: z.ZodType, value: unknown, at: string): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = [...(at ? [at] : []), ...issue.path.map(String)].join('.');
    if (issue.code !== 'unrecognized_keys') return [`${place}: ${issue.message}`];
    const known = schema instanceof z.ZodObject && issue.path.length === 0 ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) => unknown(place, key, known));
  });
}

function unknown(at: string, key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  const mend = near ? `; did you mean "${near}"?` : known.length > 0 ? `; known: ${known.join(', ')}` : '';
  return `unknown "${key}"${at ? ` in ${at}` : ''}${mend}`;
}
