import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Entry, Recording } from './recording.ts';

/** Thrown when a recording holds a line that is whole but not of this format. */
export class RecordingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordingError';
  }
}

/**
 * Reads a recording. A file that is not there is an empty one. A torn line, left by a crash in the middle of a write,
 * is passed over: the decision was not acknowledged then.
 * @throws RecordingError naming file, line and key
 */
export async function readRecording(file: string): Promise<Recording> {
  const recording = new Recording();
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return recording;
    throw new RecordingError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const value = parse(line);
    if (value === undefined) return;
    const entry = Entry.safeParse(value);
    if (!entry.success) {
      const key = entry.error.issues[0]?.path.map(String).join('.') || 'line';
      throw new RecordingError(
        `${file}:${index + 1}: not a recorded decision (\`${key}\`: ${entry.error.issues[0]?.message}); remove the line or record anew`,
      );
    }
    recording.add(entry.data);
  });
  return recording;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Appends to a recording. Each decision is one write to a file opened for appending, which local file systems do as a
 * whole, so sessions and processes side by side never mix their lines; within a process writes are queued.
 */
export class Journal {
  readonly #file: string;
  #last: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when the line is on disk. */
  append(entry: Entry): Promise<void> {
    const write = this.#last.then(() => this.#write(`${JSON.stringify(entry)}\n`));
    // One failed write must not fail the next ones.
    this.#last = write.catch(() => {});
    return write;
  }

  async close(): Promise<void> {
    await this.#last;
  }

  async #write(line: string): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    // Only the owner may read it: it holds what people typed.
    const handle = await open(this.#file, 'a+', 0o600);
    try {
      const { size } = await handle.stat();
      // Another process may be in the middle of its write: then a line too many is broken off, and an empty line is nothing.
      const torn = size > 0 && (await lastByte(handle, size)) !== 0x0a;
      await writeWhole(handle, Buffer.from(torn ? `\n${line}` : line));
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }
}

async function lastByte(handle: Awaited<ReturnType<typeof open>>, size: number): Promise<number | undefined> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return bytesRead === 1 ? buffer[0] : undefined;
}

/** One system call as long as the disk has room: `appendFile` would cut a long line into several. */
async function writeWhole(handle: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await handle.write(bytes, written, bytes.length - written)).bytesWritten;
  }
}
