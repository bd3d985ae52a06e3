import type { LanguageModel } from 'ai';
import type { ModelEngine } from '../config/schema.ts';
import { withoutDetour } from './no-detour.ts';

/**
 * The language model of an engine. Each vendor's package is loaded when its first engine is, because together they
 * cost more to load than all else that a run needs.
 */
export async function languageModel(engine: ModelEngine, apiKey: string | undefined): Promise<LanguageModel> {
  // The SDK prints a warning for each setting that a model lacks; a session of 30 turns would print it 30 times.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS ??= false;
  const key = { ...(apiKey === undefined ? {} : { apiKey }), fetch: withoutDetour };
  const base = engine.base_url === undefined ? {} : { baseURL: engine.base_url.replace(/\/+$/, '') };
  switch (engine.kind) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: engine.name,
        baseURL: engine.base_url.replace(/\/+$/, ''),
        ...key,
        includeUsage: true,
        // Without this the schema is dropped without a word.
        supportsStructuredOutputs: engine.structured_output,
      }).chatModel(engine.model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ ...base, ...key }).chat(engine.model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ ...base, ...key })(engine.model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ ...base, ...key })(engine.model);
    }
  }
}
