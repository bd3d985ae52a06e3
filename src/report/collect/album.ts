import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { SessionRecord } from '../../contract/index.ts';
import { sessionFolder } from '../../results/index.ts';
import type { Album } from './model.ts';

/** Bytes of base64 that all pictures together may take in the page. */
const BUDGET = 16_000_000;
/** Frames that are looked at; reading ever more would make a report of thousands of sessions slow to build. */
const MOST_FRAMES = 8_000;
const STRIP_WIDTH = 480;
const MAP_WIDTH = 1_000;

/** Small pictures of the frames that retention allows, each stored once however many turns saw the same. */
export class FrameAlbum {
  readonly #dir: string;
  readonly #now: Date;
  readonly #pictures = new Map<string, string>();
  readonly #byContent = new Map<string, string>();
  readonly #byFrame = new Map<string, string>();
  #bytes = 0;
  #left = 0;
  #expires: string | null = null;

  constructor(dir: string, now: Date) {
    this.#dir = dir;
    this.#now = now;
  }

  /** Takes in the frames of these sessions, the first ones first, until the budget is spent. */
  async fill(sessions: readonly SessionRecord[]): Promise<void> {
    const queue = new PQueue({ concurrency: 2 });
    let looked = 0;
    for (const session of sessions) {
      if (!this.#allowed(session)) continue;
      const folder = join(sessionFolder(this.#dir, session.id), 'frames');
      const names = (await readdir(folder).catch(() => [])).sort(
        (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
      );
      for (const name of names) {
        if (looked >= MOST_FRAMES || this.#bytes >= BUDGET) {
          this.#left += 1;
          continue;
        }
        looked += 1;
        await queue.onSizeLessThan(8);
        void queue.add(() => this.#take(session, `frames/${name}`));
      }
    }
    await queue.onIdle();
  }

  /** Id of the picture of a turn's frame, null when there is none. */
  find(sessionId: string, frame: string | null): string | null {
    return frame === null ? null : (this.#byFrame.get(`${sessionId}/${frame}`) ?? null);
  }

  /** Adds a frame at the size of a map, whatever the budget says: there are a dozen of these at most. */
  async large(session: SessionRecord, frame: string): Promise<string | null> {
    if (!this.#allowed(session)) return null;
    const bytes = await this.#read(session, frame);
    return bytes ? this.#add(bytes, MAP_WIDTH, `${MAP_WIDTH} ${hash(bytes)}`) : null;
  }

  /** Takes over a picture of another results folder. */
  adopt(other: FrameAlbum, id: string): string | null {
    const data = other.#pictures.get(id);
    if (data === undefined) return null;
    const own = `p${this.#pictures.size}`;
    this.#pictures.set(own, data);
    this.#expiresBy(other.#expires);
    return own;
  }

  album(): Album {
    return { pictures: this.#pictures, left: this.#left, expires: this.#expires };
  }

  #allowed({ retention, expires_at }: SessionRecord): boolean {
    return retention !== 'none' && (expires_at === null || Date.parse(expires_at) > this.#now.getTime());
  }

  async #take(session: SessionRecord, frame: string): Promise<void> {
    const bytes = await this.#read(session, frame);
    const id = bytes && (await this.#add(bytes, STRIP_WIDTH, hash(bytes)));
    if (id) this.#byFrame.set(`${session.id}/${frame}`, id);
  }

  async #read(session: SessionRecord, frame: string): Promise<Buffer | null> {
    const bytes = await readFile(join(sessionFolder(this.#dir, session.id), frame)).catch(() => null);
    if (bytes) this.#expiresBy(session.expires_at);
    return bytes;
  }

  #expiresBy(day: string | null): void {
    if (day !== null && (this.#expires === null || day < this.#expires)) this.#expires = day;
  }

  /** A frame that cannot be decoded is left out of the page; the session's own file stays what it is. */
  async #add(bytes: Buffer, width: number, content: string): Promise<string | null> {
    const known = this.#byContent.get(content);
    if (known) return known;
    const small = await sharp(bytes)
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 64, chromaSubsampling: '4:2:0' })
      .toBuffer()
      .catch(() => null);
    if (!small) return null;
    // Two turns with one frame may both have come this far.
    const meanwhile = this.#byContent.get(content);
    if (meanwhile) return meanwhile;
    const id = `p${this.#pictures.size}`;
    const data = small.toString('base64');
    this.#pictures.set(id, data);
    this.#byContent.set(content, id);
    this.#bytes += data.length;
    return id;
  }
}

function hash(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('base64');
}
