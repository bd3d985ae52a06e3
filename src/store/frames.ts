import { mkdir, opendir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BucketFrames } from './bucket.ts';

/** Bytes of retained frames, on a disk, in a folder shared by replicas, or in a bucket that speaks S3. */
export interface FrameStore {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** null when there is none. */
  get(id: string): Promise<Uint8Array | null>;
  delete(id: string): Promise<void>;
  /** Every stored id with the instant it was last written. */
  list(): AsyncIterable<{ id: string; modifiedAt: number }>;
}

// The last two digits of a UUIDv7 are random, its first ones are the clock: they spread the files over 256 folders.
const keyOf = (id: string) => `${id.slice(-2)}/${id}`;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** A folder of this machine, or one that replicas share. Each frame is one write into a folder that is mostly there. */
class FolderFrames implements FrameStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  #path(id: string): string {
    return join(this.#folder, keyOf(id));
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(id);
    const write = () => writeFile(path, bytes, { mode: 0o600 });
    try {
      await write();
    } catch (error) {
      if (!isMissing(error)) throw error;
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
      await write();
    }
  }

  async get(id: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#path(id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  async *list(): AsyncIterable<{ id: string; modifiedAt: number }> {
    const folder = await opendir(this.#folder, { recursive: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for await (const entry of folder) {
      if (!entry.isFile()) continue;
      const meta = await stat(join(entry.parentPath, entry.name)).catch(() => null);
      if (meta) yield { id: entry.name, modifiedAt: meta.mtimeMs };
    }
  }
}

function bucketOf(address: URL): FrameStore {
  const { DRAMATIS_S3_ENDPOINT, AWS_REGION } = process.env;
  return new BucketFrames({
    bucket: address.hostname,
    prefix: address.pathname.replace(/^\/+|\/+$/g, ''),
    region: AWS_REGION || 'us-east-1',
    endpoint: DRAMATIS_S3_ENDPOINT || undefined,
  });
}

/** Opens the place `where` names: a folder, or `s3://bucket` with or without a path. Nothing is written yet. */
export function openFrames(where: string): FrameStore {
  const address = /^s3:\/\//.test(where) ? URL.parse(where) : null;
  if (/^s3:/.test(where) && !address?.hostname)
    throw new Error(`The place for frames must be a folder or s3://bucket, not ${where}.`);
  return address ? bucketOf(address) : new FolderFrames(where);
}
