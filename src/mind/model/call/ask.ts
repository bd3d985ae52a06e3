import { generateText, type LanguageModel, type LanguageModelUsage, type ModelMessage, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { ReasoningEffort } from '../../../contract/index.ts';
import { tokensOfText } from '../cost/tokens.ts';
import { CallFault, faultOf } from './fault.ts';

/** One question to the model: what is sent, how, and for how long. */
export interface Question {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  schema: z.ZodType;
  seed: number;
  temperature: number | undefined;
  reasoning: ReasoningEffort | undefined;
  maxOutputTokens: number;
  timeoutMs: number;
  stream: boolean;
}

export interface Reply {
  text: string;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Asks once. The text comes back unparsed: what it says is judged by us, the same for every vendor.
 * @throws CallFault when there is no whole answer; the caller's own abort reason when `signal` aborted
 */
export async function ask(question: Question, signal: AbortSignal): Promise<Reply> {
  const deadline = AbortSignal.timeout(question.timeoutMs);
  const settings = {
    model: question.model,
    instructions: question.instructions,
    messages: question.messages,
    output: unparsed(question.schema),
    seed: question.seed,
    maxOutputTokens: question.maxOutputTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, deadline]),
    ...(question.temperature === undefined ? {} : { temperature: question.temperature }),
    ...(question.reasoning === undefined ? {} : { reasoning: question.reasoning }),
  };
  try {
    const ended = question.stream ? await streamed(settings) : await whole(settings);
    // A stream that is aborted ends without an error.
    if (ended.finishReason === 'missing') {
      signal.throwIfAborted();
      deadline.throwIfAborted();
    }
    return judge(ended, question);
  } catch (error) {
    signal.throwIfAborted();
    throw faultOf(error, deadline.aborted);
  }
}

type Settings = Omit<Parameters<typeof generateText>[0], 'prompt'> & { messages: ModelMessage[] };

interface Ended {
  text: string;
  finishReason: string;
  usage: LanguageModelUsage | undefined;
}

/** Carries the schema to the vendor and hands the text back as it came, so that a bad answer can be answered. */
function unparsed(schema: z.ZodType): Output.Output<string, string, never> {
  const object = Output.object({ schema, name: 'decision' });
  return {
    name: 'object',
    responseFormat: object.responseFormat,
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}

async function whole(settings: Settings): Promise<Ended> {
  const result = await generateText(settings);
  return { text: result.text, finishReason: result.finishReason, usage: result.usage };
}

async function streamed(settings: Settings): Promise<Ended> {
  // Errors come as parts of the stream; the default handler would print them as well.
  const { stream } = streamText({ ...settings, onError: () => {} } as Parameters<typeof streamText>[0]);
  const ended: Ended = { text: '', finishReason: 'missing', usage: undefined };
  for await (const part of stream) {
    if (part.type === 'text-delta') ended.text += part.text;
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'finish') {
      ended.finishReason = part.finishReason;
      ended.usage = part.totalUsage;
    }
  }
  return ended;
}

function judge({ text, finishReason, usage }: Ended, question: Question): Reply {
  const reply = {
    text,
    // Some local servers count nothing; what is then counted is our own estimate, so that a cap still holds.
    inputTokens: usage?.inputTokens ?? tokensOfText(question.instructions + JSON.stringify(question.messages, noBytes)),
    outputTokens: usage?.outputTokens ?? tokensOfText(text),
  };
  const fault = (reason: 'declined' | 'empty' | 'cut_short', message: string): never => {
    const thrown = new CallFault(reason, message, true);
    thrown.inputTokens = reply.inputTokens;
    thrown.outputTokens = reply.outputTokens;
    throw thrown;
  };
  if (finishReason === 'content-filter') fault('declined', 'the model declined to answer');
  if (finishReason === 'length') fault('cut_short', 'the answer reached `max_output_tokens`');
  if (finishReason === 'missing' || finishReason === 'error') fault('cut_short', 'the answer broke off');
  if (text.trim() === '') fault('empty', 'the answer was empty');
  return reply;
}

function noBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? '' : value;
}
