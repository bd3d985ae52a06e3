import type { S3Client } from '@aws-sdk/client-s3';
import { ServiceError } from '../contract/index.ts';
import type { FrameStore } from './frames.ts';

export interface BucketOptions {
  bucket: string;
  /** What stands before every key, without slashes at its ends. */
  prefix: string;
  region: string;
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

type Library = typeof import('@aws-sdk/client-s3');

/** Only who keeps frames in a bucket has the library. */
async function library(): Promise<Library> {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    throw new Error('Frames in a bucket need the AWS client. Mend it with: npm install @aws-sdk/client-s3', { cause });
  }
}

/**
 * Frames in a bucket that speaks S3. Credentials are found as every AWS client finds them: the environment, a profile,
 * or the role of the machine. Every operation ends within its deadline: what cannot be done in it is a 502
 * `frame_storage_unavailable`.
 */
export class BucketFrames implements FrameStore {
  readonly #options: BucketOptions;
  #opened: Promise<{ s3: Library; client: S3Client }> | undefined;

  constructor(options: BucketOptions) {
    this.#options = options;
  }

  #open(): Promise<{ s3: Library; client: S3Client }> {
    const { region, endpoint, attemptMs = ATTEMPT_MS } = this.#options;
    this.#opened ??= library().then((s3) => ({
      s3,
      client: new s3.S3Client({
        region,
        maxAttempts: ATTEMPTS,
        requestHandler: { connectionTimeout: attemptMs, requestTimeout: attemptMs, throwOnRequestTimeout: true },
        // Stores that are not Amazon's mostly know nothing of its newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      }),
    }));
    return this.#opened;
  }

  #key(id: string): string {
    const { prefix } = this.#options;
    return `${prefix ? `${prefix}/` : ''}${id.slice(-2)}/${id}`;
  }

  /** What the work gives; null where there is no such object. */
  async #within<T>(work: (s3: Library, client: S3Client, abortSignal: AbortSignal) => Promise<T>): Promise<T | null> {
    const { bucket, deadlineMs = DEADLINE_MS } = this.#options;
    const { s3, client } = await this.#open();
    try {
      return await work(s3, client, AbortSignal.timeout(deadlineMs));
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null;
      throw Object.assign(
        new ServiceError(
          502,
          'frame_storage_unavailable',
          'The storage of frames could not be reached; nothing was recorded. Try again.',
        ),
        { cause: new Error(`the bucket ${bucket}: ${(error as Error).name}, ${(error as Error).message}`) },
      );
    }
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    const at = { Bucket: this.#options.bucket, Key: this.#key(id) };
    await this.#within((s3, client, abortSignal) =>
      client.send(new s3.PutObjectCommand({ ...at, Body: bytes }), { abortSignal }),
    );
  }

  async get(id: string): Promise<Uint8Array | null> {
    const at = { Bucket: this.#options.bucket, Key: this.#key(id) };
    return this.#within(async (s3, client, abortSignal) => {
      const { Body } = await client.send(new s3.GetObjectCommand(at), { abortSignal });
      // The body too is under the deadline.
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    });
  }

  async delete(id: string): Promise<void> {
    const at = { Bucket: this.#options.bucket, Key: this.#key(id) };
    await this.#within((s3, client, abortSignal) => client.send(new s3.DeleteObjectCommand(at), { abortSignal }));
  }

  async *list(): AsyncIterable<{ id: string; modifiedAt: number }> {
    const { bucket, prefix } = this.#options;
    let token: string | undefined;
    do {
      const query = {
        Bucket: bucket,
        ...(prefix ? { Prefix: `${prefix}/` } : {}),
        ...(token ? { ContinuationToken: token } : {}),
      };
      const page = await this.#within((s3, client, abortSignal) =>
        client.send(new s3.ListObjectsV2Command(query), { abortSignal }),
      );
      for (const { Key = '', LastModified } of page?.Contents ?? []) {
        const id = Key.split('/').at(-1) ?? '';
        // A bucket may hold what is not ours.
        if (Key === this.#key(id) && LastModified) yield { id, modifiedAt: LastModified.getTime() };
      }
      token = page?.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }
}
