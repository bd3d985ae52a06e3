import { type Call, dataEvent, type Protocol, pieces } from './server.ts';

type Part = { type: string; text?: string; image_url?: { url: string } };
type Message = { role: string; content: string | Part[] };

/** OpenAI chat completions, as OpenAI, vLLM, Ollama and llama.cpp speak it: `POST {base}/chat/completions`. */
export const openai: Protocol = {
  base: '/v1',
  read(path, body) {
    if (path !== '/v1/chat/completions') return null;
    const messages = body.messages as Message[];
    const parts = messages.flatMap((message) =>
      typeof message.content === 'string'
        ? [{ role: message.role, part: { type: 'text', text: message.content } as Part }]
        : message.content.map((part) => ({ role: message.role, part })),
    );
    const isSystem = (role: string): boolean => role === 'system' || role === 'developer';
    const format = body.response_format as
      | { type: string; json_schema?: { schema: Record<string, unknown> } }
      | undefined;
    return {
      system: parts
        .filter(({ role }) => isSystem(role))
        .map(({ part }) => part.text ?? '')
        .join('\n'),
      texts: parts
        .filter(({ role, part }) => !isSystem(role) && part.type === 'text')
        .map(({ part }) => part.text ?? ''),
      images: parts.flatMap(({ part }) => {
        const match = /^data:([^;]+);base64,(.*)$/.exec(part.image_url?.url ?? '');
        return match ? [{ mediaType: match[1]!, bytes: Buffer.from(match[2]!, 'base64') }] : [];
      }),
      schema: format?.type === 'json_schema' ? (format.json_schema?.schema ?? null) : null,
      streaming: body.stream === true,
    };
  },
  whole(call, text, kind) {
    return {
      ...frame(call, 'chat.completion'),
      choices: [
        {
          index: 0,
          message:
            kind === 'refusal'
              ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
              : { role: 'assistant', content: text },
          finish_reason: finish(kind),
        },
      ],
      usage: USAGE,
    };
  },
  stream(call, text, kind) {
    const chunk = (delta: unknown, reason: string | null = null): string =>
      dataEvent({ ...frame(call, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason: reason }] });
    return [
      chunk({ role: 'assistant', content: '' }),
      ...(kind === 'refusal'
        ? [chunk({ refusal: 'I cannot help with that.' })]
        : pieces(text).map((piece) => chunk({ content: piece }))),
      chunk({}, finish(kind)),
      dataEvent({ ...frame(call, 'chat.completion.chunk'), choices: [], usage: USAGE }) + dataEvent('[DONE]'),
    ];
  },
  failure: (status) => ({ error: { message: `failed with ${status}`, type: 'error', code: null, param: null } }),
};

const USAGE = { prompt_tokens: 1000, completion_tokens: 50, total_tokens: 1050 };

function frame(call: Call, object: string): Record<string, unknown> {
  return { id: 'chatcmpl-1', object, created: 1_700_000_000, model: call.body.model };
}

function finish(kind: string): string {
  return kind === 'refusal' ? 'content_filter' : kind === 'length' ? 'length' : 'stop';
}
