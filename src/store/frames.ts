import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Disk } from 'flydrive';

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

class DriveFrames implements FrameStore {
  readonly #open: () => Promise<Disk>;
  #disk: Promise<Disk> | undefined;

  constructor(open: () => Promise<Disk>) {
    this.#open = open;
  }

  #drive(): Promise<Disk> {
    this.#disk ??= this.#open();
    return this.#disk;
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    await (await this.#drive()).put(keyOf(id), bytes);
  }

  async get(id: string): Promise<Uint8Array | null> {
    const disk = await this.#drive();
    try {
      return await disk.getBytes(keyOf(id));
    } catch (error) {
      if (await disk.exists(keyOf(id))) throw error;
      return null;
    }
  }

  async delete(id: string): Promise<void> {
    await (await this.#drive()).delete(keyOf(id));
  }

  async *list(): AsyncIterable<{ id: string; modifiedAt: number }> {
    const disk = await this.#drive();
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll('/', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
      for (const object of page.objects) {
        if (!object.isFile) continue;
        const id = object.key.split('/').at(-1) ?? '';
        const meta = await disk.getMetaData(object.key).catch(() => null);
        if (meta) yield { id, modifiedAt: meta.lastModified.getTime() };
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }
}

async function openFolder(folder: string): Promise<Disk> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [{ Disk: Drive }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
  return new Drive(new FSDriver({ location: pathToFileURL(`${resolve(folder)}/`), visibility: 'private' }));
}

async function openBucket(address: URL): Promise<Disk> {
  const [{ Disk: Drive }, drivers] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3').catch((cause) => {
      throw new Error(
        'Frames in a bucket need the AWS client. Mend it with: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
        { cause },
      );
    }),
  ]);
  const { DRAMATIS_S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  const driver = new drivers.S3Driver({
    bucket: address.hostname,
    visibility: 'private',
    region: AWS_REGION ?? 'us-east-1',
    ...(DRAMATIS_S3_ENDPOINT ? { endpoint: DRAMATIS_S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY } }
      : {}),
  });
  return new Drive(driver);
}

/** Opens the place `where` names: a folder, or `s3://bucket`. Nothing is loaded before the first frame. */
export function openFrames(where: string): FrameStore {
  const address = /^s3:\/\//.test(where) ? URL.parse(where) : null;
  if (/^s3:/.test(where) && !address?.hostname)
    throw new Error(`The place for frames must be a folder or s3://bucket, not ${where}.`);
  return new DriveFrames(() => (address ? openBucket(address) : openFolder(where)));
}
