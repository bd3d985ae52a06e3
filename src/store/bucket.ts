import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ServiceError } from '../contract/index.ts';
import type { FrameStore } from './frames.ts';

export interface BucketOptions {
  bucket: string;
  /** What stands before every key, without slashes at its ends. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** Address of a store that is not Amazon's; the bucket is then the first part of the path. */
  endpoint?: string | undefined;
  /** Milliseconds that one request may take, and one operation with its repeats. */
  attemptMs?: number | undefined;
  deadlineMs?: number | undefined;
}

const ATTEMPT_MS = 4_000;
/** A server that is told to stop waits ten seconds for what is in flight. */
const DEADLINE_MS = 8_000;
const ATTEMPTS = 4;
/** Between two attempts, doubled each time. */
const WAIT_MS = 200;
const TRANSIENT = new Set([408, 429, 500, 502, 503, 504]);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element that holds nothing but text, or undefined where there is none. */
function elementText(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, word) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[word] ?? whole);
  });
}

/**
 * Frames in a bucket that speaks S3, signed with AWS Signature Version 4. Every operation ends within its deadline: what
 * cannot be done in it is a 502 `frame_storage_unavailable`.
 */
export class BucketFrames implements FrameStore {
  readonly #options: BucketOptions;
  readonly #client: AwsClient;
  readonly #address: string;

  constructor(options: BucketOptions) {
    const { bucket, region, endpoint, accessKeyId, secretAccessKey, sessionToken } = options;
    this.#options = options;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken ? { sessionToken } : {}),
      service: 's3',
      region,
      retries: 0,
    });
    // A bucket with a dot in its name is no host that a certificate of theirs is for.
    const host = bucket.includes('.') ? `s3.${region}.amazonaws.com/${bucket}` : `${bucket}.s3.${region}.amazonaws.com`;
    this.#address = endpoint ? `${endpoint.replace(/\/+$/, '')}/${bucket}` : `https://${host}`;
  }

  #key(id: string): string {
    const { prefix } = this.#options;
    return `${prefix ? `${prefix}/` : ''}${id.slice(-2)}/${id}`;
  }

  async #attempt(method: string, path: string, body: Uint8Array | null, until: number): Promise<Response> {
    const { attemptMs = ATTEMPT_MS } = this.#options;
    const request = await this.#client.sign(this.#address + path, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    });
    const response = await fetch(request.url, {
      method,
      headers: request.headers,
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(1, Math.min(attemptMs, until - performance.now()))),
    });
    // The answer is read here, so that its body too is under the deadline.
    return new Response([204, 304].includes(response.status) ? null : await response.arrayBuffer(), response);
  }

  async #send(method: string, path: string, body: Uint8Array | null = null): Promise<Response> {
    const { bucket, deadlineMs = DEADLINE_MS } = this.#options;
    const until = performance.now() + deadlineMs;
    let why = '';
    for (let attempt = 1, wait = WAIT_MS; ; attempt += 1, wait *= 2) {
      try {
        const response = await this.#attempt(method, path, body, until);
        if (response.ok || response.status === 404) return response;
        why = `${response.status} ${elementText(await response.text(), 'Code') ?? ''}`.trim();
        if (!TRANSIENT.has(response.status)) break;
      } catch (error) {
        const { cause, message } = error as Error;
        why = cause instanceof Error ? cause.message : message;
      }
      if (attempt === ATTEMPTS || performance.now() + wait >= until) break;
      await delay(wait);
    }
    throw Object.assign(
      new ServiceError(
        502,
        'frame_storage_unavailable',
        'The storage of frames could not be reached; nothing was recorded. Try again.',
      ),
      { cause: new Error(`${method} in the bucket ${bucket} failed: ${why}`) },
    );
  }

  async #must(method: string, path: string, body: Uint8Array | null = null): Promise<Response> {
    const response = await this.#send(method, path, body);
    if (response.status === 404) throw new Error(`There is no bucket ${this.#options.bucket}.`);
    return response;
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    await this.#must('PUT', `/${this.#key(id)}`, bytes);
  }

  async get(id: string): Promise<Uint8Array | null> {
    const response = await this.#send('GET', `/${this.#key(id)}`);
    return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
  }

  async delete(id: string): Promise<void> {
    await this.#send('DELETE', `/${this.#key(id)}`);
  }

  async *list(): AsyncIterable<{ id: string; modifiedAt: number }> {
    const { prefix } = this.#options;
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2' });
      if (prefix) query.set('prefix', `${prefix}/`);
      if (token) query.set('continuation-token', token);
      const xml = await (await this.#must('GET', `/?${query}`)).text();
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = elementText(entry, 'Key') ?? '';
        const id = key.split('/').at(-1) ?? '';
        const modifiedAt = Date.parse(elementText(entry, 'LastModified') ?? '');
        // A bucket may hold what is not ours.
        if (key === this.#key(id) && !Number.isNaN(modifiedAt)) yield { id, modifiedAt };
      }
      token = elementText(xml, 'IsTruncated') === 'true' ? elementText(xml, 'NextContinuationToken') : undefined;
    } while (token);
  }
}
