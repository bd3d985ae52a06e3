import { type Call, dataEvent, type Protocol, pieces } from './server.ts';

type Block = { type: string; text?: string; source?: { media_type: string; data: string } };
type Message = { role: string; content: string | Block[] };

/**
 * Anthropic messages: `POST {base}/messages`. A model that knows no output format is given the schema as a tool that
 * it must use; the answer is then that tool's input.
 */
export const anthropic: Protocol = {
  base: '/v1',
  read(path, body) {
    if (path !== '/v1/messages') return null;
    const blocks = (body.messages as Message[]).flatMap((message) =>
      typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content,
    );
    const system = body.system as string | Block[] | undefined;
    return {
      system: typeof system === 'string' ? system : (system ?? []).map((block) => block.text ?? '').join('\n'),
      texts: blocks.filter((block) => block.type === 'text').map((block) => block.text ?? ''),
      images: blocks
        .filter((block) => block.type === 'image')
        .map(({ source }) => ({ mediaType: source!.media_type, bytes: Buffer.from(source!.data, 'base64') })),
      schema: toolOf(body)?.input_schema ?? formatOf(body),
      streaming: body.stream === true,
    };
  },
  whole(call, text, kind) {
    const tool = toolOf(call.body);
    const content =
      kind === 'empty' || kind === 'refusal'
        ? []
        : tool
          ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: looseJson(text) }]
          : [{ type: 'text', text }];
    return { ...message(call), content, stop_reason: stop(kind, !!tool), stop_sequence: null, usage: USAGE };
  },
  stream(call, text, kind) {
    const tool = toolOf(call.body);
    const event = (type: string, data: object): string => dataEvent({ type, ...data }, type);
    const deltas = pieces(text).map((piece) =>
      event('content_block_delta', {
        index: 0,
        delta: tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece },
      }),
    );
    const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} } : { type: 'text', text: '' };
    const hasContent = kind !== 'empty' && kind !== 'refusal';
    return [
      event('message_start', {
        message: { ...message(call), content: [], stop_reason: null, usage: { ...USAGE, output_tokens: 1 } },
      }),
      event('ping', {}),
      ...(hasContent
        ? [
            event('content_block_start', { index: 0, content_block: block }),
            ...deltas,
            event('content_block_stop', { index: 0 }),
          ]
        : []),
      event('message_delta', {
        delta: { stop_reason: stop(kind, !!tool), stop_sequence: null },
        usage: { output_tokens: USAGE.output_tokens },
      }),
      event('message_stop', {}),
    ];
  },
  failure: (status) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message: `failed with ${status}` },
  }),
};

const USAGE = { input_tokens: 1000, output_tokens: 50 };

function message(call: Call): Record<string, unknown> {
  return { id: 'msg_1', type: 'message', role: 'assistant', model: call.body.model };
}

function toolOf(body: Record<string, unknown>): { name: string; input_schema: Record<string, unknown> } | null {
  const tools = body.tools as Array<{ name: string; input_schema: Record<string, unknown> }> | undefined;
  return tools?.[0] ?? null;
}

function formatOf(body: Record<string, unknown>): Record<string, unknown> | null {
  const config = body.output_config as { format?: { schema: Record<string, unknown> } } | undefined;
  return config?.format?.schema ?? null;
}

/** A tool's input is an object on this wire; a model's broken text becomes an object that says nothing. */
function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

function stop(kind: string, tool: boolean): string {
  if (kind === 'refusal') return 'refusal';
  if (kind === 'length') return 'max_tokens';
  return tool && kind === 'answer' ? 'tool_use' : 'end_turn';
}
