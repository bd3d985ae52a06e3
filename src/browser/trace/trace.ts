import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Secrets } from '../act/secrets.ts';
import { orElse, within } from '../guard/deadline.ts';
import { removeFolder, temporaryFolder } from '../launch/temp.ts';
import type { StageOptions, TurnNote } from '../types.ts';
import { bareTrace } from './bare.ts';
import { editTrace } from './edit.ts';
import { END_OF_TURN, type TracedTurn } from './format.ts';
import { Redactor } from './redact.ts';

const CALL_MS = 5000;
const STOP_MS = 30_000;
const SNAPSHOT_MS = 1000;

/**
 * The record of one session for Playwright's trace viewer. Where something may be kept Playwright records it, with
 * snapshots and network; where nothing may, only the turns are written down, at the end.
 */
export class SessionTrace {
  readonly #context: BrowserContext;
  readonly #path: string;
  readonly #title: string;
  readonly #workFolder: string | null;
  readonly #redactor: Redactor;
  readonly #turns: TracedTurn[] = [];
  readonly #startedAt = Date.now();
  readonly #records: boolean;
  readonly #name = randomUUID();
  #recording = false;
  /** Set when a secret stood readable in the page: then no picture may be kept. */
  secretShown = false;

  constructor(
    context: BrowserContext,
    path: string,
    options: StageOptions,
    secrets: Secrets,
    workFolder: string | null,
  ) {
    this.#context = context;
    this.#path = path;
    this.#title = options.person?.name ?? 'dramatis';
    this.#workFolder = workFolder;
    this.#records = options.retention !== 'none';
    this.#redactor = new Redactor(secrets);
  }

  async start(): Promise<void> {
    if (!this.#records) return;
    const started = this.#context.tracing.start({
      name: this.#name,
      title: this.#title,
      screenshots: true,
      snapshots: true,
      sources: false,
    });
    this.#recording = await orElse(
      CALL_MS,
      false,
      started.then(() => true),
    );
  }

  /**
   * Runs the body as one named step.
   *
   * @param seen where the person looks when it is done, null where nothing can be asked of it: the step ends with that page's snapshot.
   */
  async turn<T>(note: TurnNote, body: () => Promise<T>, seen: () => Page | null): Promise<T> {
    const title = this.#redactor.text(note.title);
    const startedAt = Date.now();
    if (this.#recording) await orElse(CALL_MS, undefined, this.#context.tracing.group(title));
    try {
      return await body();
    } finally {
      // Only calls leave snapshots, and the last one of the person's may be over long before what it caused is there.
      if (this.#recording) await orElse(SNAPSHOT_MS, undefined, seen()?.evaluate(END_OF_TURN) ?? Promise.resolve());
      if (this.#recording) await orElse(CALL_MS, undefined, this.#context.tracing.groupEnd());
      this.#turns.push({
        title,
        startedAt,
        endedAt: Date.now(),
        decision: note.decision,
        frame: this.#records ? note.frame : null,
      });
    }
  }

  /** Writes the zip. A browser that died took its recording with it; the turns are still written then. */
  async stop(): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    if (!(this.#recording && (await this.#stopRecording()))) await this.#write(this.#bare());
  }

  async #stopRecording(): Promise<boolean> {
    this.#recording = false;
    // As Playwright writes it, it may hold secrets: it stays in the folder that is swept even after a crash.
    const folder = this.#workFolder ?? (await temporaryFolder());
    const raw = join(folder, `${randomUUID()}.zip`);
    try {
      await within(STOP_MS, 'Writing the trace', this.#context.tracing.stop({ path: raw }));
      const edit = { turns: this.#turns, redactor: this.#redactor, dropPictures: this.secretShown };
      await this.#write(editTrace(await readFile(raw), edit));
      return true;
    } catch {
      return false;
    } finally {
      await (this.#workFolder ? rm(raw, { force: true }) : removeFolder(folder));
      await this.#removeLeftovers();
    }
  }

  /** Playwright leaves copies of what it recorded until the browser closes; they were not redacted. */
  async #removeLeftovers(): Promise<void> {
    if (!this.#workFolder) return;
    const traces = join(this.#workFolder, 'traces');
    const names = await readdir(traces).catch(() => [] as string[]);
    const own = names.filter((name) => name.startsWith(this.#name));
    await Promise.all(own.map((name) => rm(join(traces, name), { recursive: true, force: true })));
  }

  /** Appears whole or not at all. */
  async #write(zip: Uint8Array): Promise<void> {
    const partial = `${this.#path}.partial`;
    await writeFile(partial, zip);
    await rename(partial, this.#path);
  }

  #bare(): Uint8Array {
    const { version } = createRequire(import.meta.url)('playwright-core/package.json') as { version: string };
    const browserName = this.#context.browser()?.browserType().name() ?? 'chromium';
    const turns = this.secretShown ? this.#turns.map((turn) => ({ ...turn, frame: null })) : this.#turns;
    return bareTrace(
      {
        title: this.#title,
        browserName,
        playwrightVersion: version,
        viewport: null,
        startedAt: this.#startedAt,
        turns,
      },
      this.#redactor,
    );
  }
}
