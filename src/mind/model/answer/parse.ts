import { z } from 'zod';
import { DecisionStatus, INTENSITIES, SENTIMENTS } from '../../../contract/index.ts';
import { AnswerRefusal } from './refusal.ts';
import { NO_ACTION } from './schema.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);

/**
 * What is taken from an answer. Wider than what is asked for, since local models bend a schema; what matters (status,
 * action, arguments) is checked afterwards, and what does not (comment, feeling) never costs a retry.
 */
const Loose = z.object({
  noticed: z.string().catch(''),
  status: DecisionStatus,
  action: z.string().nullish().catch(null),
  intention: z.string().nullish().catch(null),
  arguments: z
    .union([
      z
        .array(z.object({ name: z.string(), value: Scalar }))
        .transform((list) => list.map((p) => [p.name, p.value] as const)),
      z.array(z.record(z.string(), Scalar)).transform((list) => list.flatMap((record) => Object.entries(record))),
      z.record(z.string(), Scalar).transform((record) => Object.entries(record)),
      z.null().transform(() => []),
    ])
    .default([]),
  comment: z.string().catch(''),
  sentiment: z.enum(SENTIMENTS).nullable().catch(null),
  felt_intensity: z.enum(INTENSITIES).nullable().catch(null),
});
export type ParsedAnswer = z.infer<typeof Loose>;

/**
 * Reads an answer's JSON, also out of a code fence or from among words.
 * @throws AnswerRefusal with a reason that can be told to the model
 */
export function parseAnswer(text: string): ParsedAnswer {
  const value = jsonIn(text);
  if (value === undefined) throw new AnswerRefusal('it was not one JSON object');
  const parsed = Loose.safeParse(usual(value));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const key = issue?.path.map(String).join('.') || 'answer';
  if (key === 'status') throw new AnswerRefusal('`status` must be one of continue, completed, gave_up');
  throw new AnswerRefusal(`\`${key}\` did not have the asked-for shape`);
}

/** Habits of models that know no schema: the published name of the action, and no status beside an action. */
function usual(value: Record<string, unknown>): Record<string, unknown> {
  const action = value.action ?? value.action_name;
  const named = typeof action === 'string' && action !== '' && action !== NO_ACTION;
  return { ...value, action, ...(value.status === undefined && named ? { status: 'continue' } : {}) };
}

/** The answer's JSON object; undefined when there is none. What a model thinks aloud first is no answer. */
function jsonIn(text: string): Record<string, unknown> | undefined {
  const trimmed = text
    .replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
    // Templates that open the thought in the prompt leave only its end in the answer (DeepSeek-R1, Qwen3).
    .replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
    .trim();
  const direct = tryJson(trimmed);
  if (isObject(direct)) return direct;
  for (
    let from = trimmed.indexOf('{'), tries = 0;
    from >= 0 && tries < 8;
    from = trimmed.indexOf('{', from + 1), tries++
  ) {
    const to = closing(trimmed, from);
    if (to < 0) continue;
    const value = tryJson(trimmed.slice(from, to + 1));
    if (isObject(value)) return value;
  }
  return undefined;
}

/** Where the brace opened at `from` closes, minding strings; -1 when it does not. */
function closing(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return i;
  }
  return -1;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
