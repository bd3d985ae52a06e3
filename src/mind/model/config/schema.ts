import { z } from 'zod';

/** Names an environment variable: keys never stand in a file. */
const VariableName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable');

/** Credits per million tokens. */
const Price = z.strictObject({ input: z.number().min(0), output: z.number().min(0) });

const model = {
  model: z.string().min(1),
  api_key_env: VariableName.optional(),
  price: Price.default({ input: 0, output: 0 }),
  /** Spending of this process at which the engine refuses to be asked again. */
  cap_credits: z.number().min(0).optional(),
  /** For one call; a decision may take several. */
  timeout_seconds: z.number().min(0.1).max(600).default(60),
  /** Further tries after a fault, and as many after an answer that does not fit. */
  max_retries: z.int().min(0).max(10).default(3),
  /** The largest side of the image that is sent, in pixels. */
  image_size: z.int().min(64).max(4096).default(1280),
  temperature: z.number().min(0).max(2).optional(),
  max_output_tokens: z.int().min(100).max(32_000).default(1200),
  stream: z.boolean().default(false),
  /** Hand the session's reasoning effort to the model; off for models that know none. */
  reasoning: z.boolean().default(false),
  decision_mode: z.enum(['direct', 'intent']).default('direct'),
};

const BaseUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'iu');
    return true;
  } catch {
    return false;
  }
}

const OpenAiCompatibleEngine = z.strictObject({
  kind: z.literal('openai-compatible'),
  ...model,
  base_url: BaseUrl,
  /** Send the JSON schema of the answer; off for servers that know only `json_object`. */
  structured_output: z.boolean().default(true),
});
const OpenAiEngine = z.strictObject({ kind: z.literal('openai'), ...model, base_url: BaseUrl.optional() });
const AnthropicEngine = z.strictObject({ kind: z.literal('anthropic'), ...model, base_url: BaseUrl.optional() });
const GoogleEngine = z.strictObject({ kind: z.literal('google'), ...model, base_url: BaseUrl.optional() });
const ScentEngine = z.strictObject({ kind: z.literal('scent') });
const ReplayEngine = z.strictObject({
  kind: z.literal('replay'),
  /** JSON lines; relative to the configuration file. */
  file: z.string().min(1),
  /** `record` asks `live` every time and writes the file; `replay` reads it. */
  mode: z.enum(['replay', 'record']).default('replay'),
  /** The engine that is asked while recording, or when a page has changed. */
  live: z.string().min(1).optional(),
  on_change: z.enum(['fail', 'live', 'continue']).default('fail'),
  /** Regular expressions: texts and actions whose words match are left out of what is compared. */
  ignore: z.array(z.string().min(1).refine(isPattern, 'is not a regular expression')).default([]),
});

export const ENGINE_SCHEMAS = {
  'openai-compatible': OpenAiCompatibleEngine,
  openai: OpenAiEngine,
  anthropic: AnthropicEngine,
  google: GoogleEngine,
  scent: ScentEngine,
  replay: ReplayEngine,
} as const;

export type EngineKind = keyof typeof ENGINE_SCHEMAS;
export const ENGINE_KINDS = Object.keys(ENGINE_SCHEMAS) as EngineKind[];

/** An engine that asks a language model, as configured and with defaults filled in. */
export type ModelEngine = { name: string } & (
  | z.infer<typeof OpenAiCompatibleEngine>
  | z.infer<typeof OpenAiEngine>
  | z.infer<typeof AnthropicEngine>
  | z.infer<typeof GoogleEngine>
);
type ReplayEngine = { name: string } & z.infer<typeof ReplayEngine>;
type ScentEngine = { name: string } & z.infer<typeof ScentEngine>;
export type EngineConfig = ModelEngine | ReplayEngine | ScentEngine;

export const ENGINE_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

export function isModelEngine(engine: EngineConfig): engine is ModelEngine {
  return engine.kind !== 'scent' && engine.kind !== 'replay';
}

/** Where each vendor's own tools look for a key when the configuration does not say. */
const DEFAULT_KEY: Partial<Record<EngineKind, string>> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
};

/** The environment variable that holds the engine's key, or null when it needs none. */
export function keyVariable(engine: ModelEngine): string | null {
  return engine.api_key_env ?? DEFAULT_KEY[engine.kind] ?? null;
}
