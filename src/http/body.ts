import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../contract/index.ts';
import { type Lifted, release } from '../service/lifted.ts';
import { liftBase64 } from './lift.ts';

/** How much of a body that is too large is read on and thrown away, so that its sender gets to read the answer. */
const DRAINED_AT_MOST = 64 * 1024 * 1024;

const tooLarge = (limit: number) =>
  new ServiceError(413, 'body_too_large', `The body is over the limit of ${limit} bytes.`, { limit });
const malformed = (why: string) => new ServiceError(400, 'malformed_json', why);

/** Where the pieces of a body are put together to be parsed, again and again: fresh memory costs more than the copying. */
const SCRATCH = Buffer.allocUnsafeSlow(4 * 1024 * 1024);

/** The body in one piece. It stands in memory that the next body is read into, so it is parsed before anything is awaited. */
function joined(chunks: readonly Buffer[], total: number): Buffer {
  const [first] = chunks;
  if (chunks.length === 1 && first) return first;
  if (total > SCRATCH.length) return Buffer.concat(chunks, total);
  let at = 0;
  for (const chunk of chunks) {
    at += chunk.copy(SCRATCH, at);
    release(chunk);
  }
  return SCRATCH.subarray(0, total);
}

function read(stream: IncomingMessage, limit: number): Promise<{ chunks: Buffer[]; total: number }> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let total = 0;
    stream.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (total <= limit) chunks.push(chunk);
      else {
        chunks = [];
        if (total > limit + DRAINED_AT_MOST) {
          reject(tooLarge(limit));
          stream.destroy();
        }
      }
    });
    stream.on('end', () => (total > limit ? reject(tooLarge(limit)) : resolve({ chunks, total })));
    stream.on('error', reject);
    stream.on('close', () => reject(new Error('The connection ended first.')));
  });
}

/** Where a body may hold a picture that is worth decoding before the rest is parsed. */
export interface Liftable {
  /** The member whose value it is. */
  member: string;
  /** Whether that member stood where the operation looks for it; anywhere else it is parsed like the rest. */
  holds(body: unknown, value: string): boolean;
}

export interface ReadBody {
  body: unknown;
  lifted: Lifted | null;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw malformed('The body is not well-formed JSON.');
  }
}

function parseLifting(bytes: Buffer, liftable: Liftable | undefined): ReadBody {
  const found = liftable ? liftBase64(bytes, liftable.member) : null;
  if (!found) return { body: parse(bytes), lifted: null };
  const { rest, lifted } = found;
  const body = parse(rest);
  return liftable?.holds(body, lifted.token) ? { body, lifted } : { body: parse(bytes), lifted: null };
}

/**
 * Reads and parses a JSON body; an empty one is undefined.
 *
 * @throws ServiceError 400 `malformed_json`, 413 `body_too_large`, 415 `unsupported_media_type`
 */
export async function readJson(
  stream: IncomingMessage,
  limit: number,
  isJson: boolean,
  liftable?: Liftable,
): Promise<ReadBody> {
  const encoding = stream.headers['content-encoding'];
  const body = await read(stream, limit).catch((error) => {
    if (error instanceof ServiceError && isJson) throw error;
    if (error instanceof ServiceError) return null;
    throw malformed('The body ended before it was whole.');
  });
  if (body?.total === 0) return { body: undefined, lifted: null };
  if (!isJson || body === null) throw new ServiceError(415, 'unsupported_media_type', 'Bodies are application/json.');
  if (encoding !== undefined && encoding !== 'identity')
    throw new ServiceError(415, 'unsupported_media_type', 'Bodies are sent without a content encoding.');
  const bytes = joined(body.chunks, body.total);
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8.');
  return parseLifting(bytes, liftable);
}
