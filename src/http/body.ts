import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../contract/index.ts';

/** How much of a body that is too large is read on and thrown away, so that its sender gets to read the answer. */
const DRAINED_AT_MOST = 64 * 1024 * 1024;

const tooLarge = (limit: number) =>
  new ServiceError(413, 'body_too_large', `The body is over the limit of ${limit} bytes.`, { limit });
const malformed = (why: string) => new ServiceError(400, 'malformed_json', why);

async function read(stream: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total <= limit) chunks.push(chunk);
    else {
      chunks.length = 0;
      if (total > limit + DRAINED_AT_MOST) break;
    }
  }
  if (total > limit) throw tooLarge(limit);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, total);
}

/**
 * Reads and parses a JSON body; an empty one is undefined.
 *
 * @throws ServiceError 400 `malformed_json`, 413 `body_too_large`, 415 `unsupported_media_type`
 */
export async function readJson(stream: IncomingMessage, limit: number, isJson: boolean): Promise<unknown> {
  const encoding = stream.headers['content-encoding'];
  const bytes = await read(stream, limit).catch((error) => {
    if (error instanceof ServiceError && isJson) throw error;
    if (error instanceof ServiceError) return null;
    throw malformed('The body ended before it was whole.');
  });
  if (bytes?.length === 0) return undefined;
  if (!isJson || bytes === null) throw new ServiceError(415, 'unsupported_media_type', 'Bodies are application/json.');
  if (encoding !== undefined && encoding !== 'identity')
    throw new ServiceError(415, 'unsupported_media_type', 'Bodies are sent without a content encoding.');
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw malformed('The body is not well-formed JSON.');
  }
}
