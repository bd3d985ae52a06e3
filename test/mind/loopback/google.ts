import { type Call, dataEvent, type Protocol, pieces } from './server.ts';

type Part = { text?: string; inlineData?: { mimeType: string; data: string } };
type Content = { role?: string; parts: Part[] };

/** Google's `POST {base}/models/{model}:generateContent` and `:streamGenerateContent?alt=sse`. */
export const google: Protocol = {
  base: '/v1beta',
  read(path, body) {
    const match = /^\/v1beta\/models\/[^:]+:(generateContent|streamGenerateContent\?alt=sse)$/.exec(path);
    if (!match) return null;
    const parts = (body.contents as Content[]).flatMap((content) => content.parts);
    const system = body.systemInstruction as Content | undefined;
    const config = body.generationConfig as Record<string, unknown> | undefined;
    return {
      system: system?.parts.map((part) => part.text ?? '').join('\n') ?? '',
      texts: parts.filter((part) => part.text !== undefined).map((part) => part.text ?? ''),
      images: parts.flatMap(({ inlineData }) =>
        inlineData ? [{ mediaType: inlineData.mimeType, bytes: Buffer.from(inlineData.data, 'base64') }] : [],
      ),
      schema: (config?.responseJsonSchema ?? config?.responseSchema ?? null) as Record<string, unknown> | null,
      streaming: match[1] !== 'generateContent',
    };
  },
  whole(call, text, kind) {
    return candidate(call, kind === 'empty' || kind === 'refusal' ? null : text, finish(kind));
  },
  stream(call, text, kind) {
    const said = kind === 'empty' || kind === 'refusal' ? [] : pieces(text);
    return [
      ...said.map((piece) => dataEvent(candidate(call, piece, undefined))),
      dataEvent(candidate(call, null, undefined)),
      dataEvent(candidate(call, null, finish(kind))),
    ];
  },
  failure: (status) => ({ error: { code: status, message: `failed with ${status}`, status: 'INTERNAL' } }),
};

function candidate(call: Call, text: string | null, finishReason: string | undefined): unknown {
  return {
    candidates: [
      {
        content: { role: 'model', parts: text === null ? [] : [{ text }] },
        ...(finishReason === undefined ? {} : { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 50, totalTokenCount: 1050 },
    modelVersion: String(call.body.model ?? 'gemini'),
  };
}

function finish(kind: string): string {
  return kind === 'refusal' ? 'SAFETY' : kind === 'length' ? 'MAX_TOKENS' : 'STOP';
}
