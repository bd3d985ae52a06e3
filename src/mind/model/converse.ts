import type { FilePart, LanguageModel, ModelMessage, TextPart } from 'ai';
import { type Action, type Knowledge, type ReasoningEffort, ServiceError } from '../../contract/index.ts';
import { type Choice, fitAnswer } from './answer/fit.ts';
import { parseAnswer } from './answer/parse.ts';
import { AnswerRefusal } from './answer/refusal.ts';
import { directAnswer, intentAnswer } from './answer/schema.ts';
import { ask, type Reply } from './call/ask.ts';
import { CallFault } from './call/fault.ts';
import { persist } from './call/persist.ts';
import type { ModelEngine } from './config/schema.ts';
import { type Budget, creditsFor } from './cost/budget.ts';
import { tokensOfImage, tokensOfText } from './cost/tokens.ts';

export interface Prompt {
  instructions: string;
  text: string;
  /** Null for a person who sees no picture. */
  image: { bytes: Uint8Array; mediaType: string; width: number; height: number } | null;
  seed: number;
  reasoningEffort: ReasoningEffort;
}

export interface Conversation {
  engine: ModelEngine;
  model: LanguageModel;
  budget: Budget;
  firstDelayMs: number;
}

export interface Spent {
  inputTokens: number;
  outputTokens: number;
  credits: number;
  validationRetries: number;
}

/**
 * Asks until an answer fits the offered actions: faults are waited out, an answer that does not fit is told why.
 * @throws ServiceError 502 `engine_unavailable` (the reason `cap_reached` among others) or `decision_invalid`
 */
export async function converse(
  { engine, model, budget, firstDelayMs }: Conversation,
  prompt: Prompt,
  offered: readonly Action[],
  knowledge: readonly Knowledge[],
  signal: AbortSignal,
): Promise<{ choice: Choice; spent: Spent }> {
  const spent: Spent = { inputTokens: 0, outputTokens: 0, credits: 0, validationRetries: 0 };
  const messages: ModelMessage[] = [{ role: 'user', content: firstMessage(prompt) }];
  const schema = engine.decision_mode === 'intent' ? intentAnswer() : directAnswer(offered);
  let faults = 0;

  const once = async (): Promise<Reply> => {
    const most = mostCredits(engine, prompt, messages);
    const settle = budget.reserve(most);
    const before = spent.credits;
    let unknown = false;
    try {
      const reply = await ask(
        {
          model,
          instructions: prompt.instructions,
          messages,
          schema,
          seed: prompt.seed,
          temperature: engine.temperature,
          reasoning: engine.reasoning ? prompt.reasoningEffort : undefined,
          maxOutputTokens: engine.max_output_tokens,
          timeoutMs: engine.timeout_seconds * 1000,
          stream: engine.stream,
        },
        signal,
      );
      count(spent, engine, reply);
      return reply;
    } catch (error) {
      // A call that was left in the middle may be billed in full; the cap counts it so.
      unknown = !(error instanceof CallFault) || error.reason === 'timed_out';
      if (error instanceof CallFault) count(spent, engine, error);
      throw error;
    } finally {
      settle(unknown ? most : spent.credits - before);
    }
  };

  for (;;) {
    const reply = await persist(
      once,
      { maxRetries: engine.max_retries - faults, firstDelayMs },
      signal,
      () => void faults++,
    ).catch((error: unknown) => {
      throw error instanceof CallFault ? unavailable(engine, error, faults) : error;
    });
    try {
      return { choice: fitAnswer(parseAnswer(reply.text), offered, knowledge), spent };
    } catch (error) {
      if (!(error instanceof AnswerRefusal)) throw error;
      if (spent.validationRetries >= engine.max_retries) {
        throw invalid(engine, error, reply.text, spent.validationRetries);
      }
      spent.validationRetries++;
      messages.push(
        { role: 'assistant', content: reply.text.slice(0, 4000) },
        {
          role: 'user',
          content: `Your answer cannot be used: ${error.message}. Answer again with one JSON object of the asked-for shape.`,
        },
      );
    }
  }
}

function firstMessage({ image, text }: Prompt): Array<TextPart | FilePart> {
  const words: TextPart = { type: 'text', text };
  if (!image) return [words];
  return [{ type: 'file', mediaType: image.mediaType, data: { type: 'data', data: image.bytes } }, words];
}

function count(spent: Spent, engine: ModelEngine, used: { inputTokens: number; outputTokens: number }): void {
  spent.inputTokens += used.inputTokens;
  spent.outputTokens += used.outputTokens;
  spent.credits = creditsFor(engine.price, spent.inputTokens, spent.outputTokens);
}

/** The most that one call can cost: its whole prompt and every token that it may answer with. */
function mostCredits(engine: ModelEngine, prompt: Prompt, messages: readonly ModelMessage[]): number {
  const said = messages.map((message) => (typeof message.content === 'string' ? message.content : prompt.text));
  const image = prompt.image ? tokensOfImage(engine.kind, prompt.image.width, prompt.image.height) : 0;
  const input = tokensOfText(prompt.instructions) + tokensOfText(said.join('\n')) + image;
  return creditsFor(engine.price, input, engine.max_output_tokens);
}

/** By these words a server says that it takes no JSON schema. */
const NO_SCHEMA = /response_?format|json_?schema|structured.?outputs?/i;

function unavailable(engine: ModelEngine, fault: CallFault, tries: number): ServiceError {
  const times = tries > 1 ? ` after ${tries} tries` : '';
  const schemaless = engine.kind === 'openai-compatible' && engine.structured_output && NO_SCHEMA.test(fault.message);
  const mend = schemaless && fault.reason === 'request_refused' ? '; set `structured_output: false`' : '';
  return new ServiceError(502, 'engine_unavailable', `engine \`${engine.name}\`: ${fault.message}${times}${mend}`, {
    engine: engine.name,
    reason: fault.reason,
    tries,
    ...(fault.waitMs === null ? {} : { retry_after_seconds: Math.ceil(fault.waitMs / 1000) }),
  });
}

/** Characters of an answer that could not be used that are told. */
const ANSWER_TOLD = 160;

function invalid(engine: ModelEngine, refusal: AnswerRefusal, answer: string, retries: number): ServiceError {
  const text = answer.replace(/\s+/g, ' ').trim();
  // What is no JSON is mostly a refusal in words, which says more than that it was none.
  const told = text.startsWith('{') || text === '' ? '' : `; it said: "${text.slice(0, ANSWER_TOLD)}"`;
  return new ServiceError(
    502,
    'decision_invalid',
    `engine \`${engine.name}\` gave no usable decision in ${retries + 1} answers; the last: ${refusal.message}${told}`,
    { engine: engine.name, validation_retries: retries },
  );
}
