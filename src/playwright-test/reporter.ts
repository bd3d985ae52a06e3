import './old-node.ts';

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { buildReport } from '../report/index.ts';
import {
  compareToBaseline,
  type Expect,
  evaluateExpectations,
  type RegressionOutcome,
  ResultsError,
  ResultsWriter,
} from '../results/index.ts';
import { VERSION } from '../version.ts';
import { KeptRecord, RECORD_ATTACHMENT } from './keep.ts';

export interface ReporterOptions {
  /** Where results and report go, from the configuration's folder. Default `dramatis-results`. */
  outputDir?: string;
}

/**
 * Collects every session that tests left behind, also from merged blobs, into a results folder with its report, and
 * holds scenarios against what they expect of all their sessions together.
 */
export default class DramatisReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #started = new Date();
  /** Sessions by test; a retry takes the place of what it repeats. */
  readonly #byTest = new Map<string, { kept: KeptRecord[]; frames: Map<string, Buffer | string> }>();
  readonly #trouble: string[] = [];
  #root = process.cwd();

  constructor(options: ReporterOptions = {}) {
    this.#options = options;
  }

  onBegin(config: FullConfig): void {
    this.#root = config.configFile ? dirname(config.configFile) : config.rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const kept: KeptRecord[] = [];
    for (const attachment of result.attachments.filter(({ name }) => name === RECORD_ATTACHMENT)) {
      const record = parseRecord(attachment.body);
      if (record) kept.push(record);
      else this.#trouble.push(`${test.title}: a session of another version of dramatis was left out`);
    }
    if (kept.length === 0) return;
    const frames = new Map<string, Buffer | string>();
    for (const { name, contentType, body, path } of result.attachments) {
      const content = body ?? path;
      if (contentType.startsWith('image/') && content !== undefined) frames.set(name, content);
    }
    this.#byTest.set(test.id, { kept, frames });
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    const entries = [...this.#byTest.values()];
    if (entries.length === 0) return undefined;
    const dir = resolve(this.#root, this.#options.outputDir ?? 'dramatis-results');
    const all = entries.flatMap(({ kept }) => kept);
    const scenarios = [
      ...new Map(all.map(({ record: { scenario, file } }) => [`${file}\n${scenario}`, { scenario, file }])).values(),
    ];
    try {
      const writer = await ResultsWriter.open(dir, { dramatis: VERSION, startedAt: this.#started, scenarios });
      for (const { kept, frames } of entries) for (const session of kept) await addSession(writer, session, frames);
      const met = await this.#judge(writer, all, scenarios);
      const errors = all.some(({ record }) => record.outcome === 'error');
      await writer.finish(errors ? 3 : met ? 0 : 1);
      await buildReport(dir);
      for (const words of [...this.#trouble, ...missingShards(all)]) process.stderr.write(`dramatis: ${words}\n`);
      process.stdout.write(`\n  Sessions of people: npx dramatis report ${dir} --open\n`);
      return met || result.status !== 'passed' ? undefined : { status: 'failed' };
    } catch (error) {
      process.stderr.write(`dramatis: the results could not be written: ${(error as Error).message}\n`);
      return { status: 'failed' };
    }
  }

  async #judge(
    writer: ResultsWriter,
    all: readonly KeptRecord[],
    scenarios: readonly { scenario: string; file: string }[],
  ): Promise<boolean> {
    let met = true;
    for (const scenario of scenarios) {
      const own = all.filter(({ record }) => record.scenario === scenario.scenario && record.file === scenario.file);
      const expect = (own[0]?.expect ?? {}) as Expect;
      let regression: RegressionOutcome | null = null;
      if (expect.regression) {
        const path = resolve(dirname(resolve(scenario.file)), expect.regression.baseline);
        regression = await compareToBaseline(path, writer.dir, scenario.scenario, {
          alpha: expect.regression.alpha,
        }).catch((error) => {
          if (error instanceof ResultsError) return { error: error.message };
          throw error;
        });
      }
      const expectations = evaluateExpectations(
        expect,
        own.map(({ record }) => record),
        regression,
      );
      writer.setExpectations(scenario, expectations);
      for (const { name, expected, actual } of expectations.filter((expectation) => !expectation.met)) {
        met = false;
        process.stderr.write(
          `dramatis: ${scenario.scenario}: expect.${name} ${JSON.stringify(expected)} is not met, was ${JSON.stringify(actual)}\n`,
        );
      }
    }
    return met;
  }

  printsToStdio(): boolean {
    return false;
  }
}

function parseRecord(body: Buffer | undefined): KeptRecord | null {
  try {
    return KeptRecord.parse(JSON.parse((body ?? Buffer.from('null')).toString()));
  } catch {
    return null;
  }
}

async function addSession(
  writer: ResultsWriter,
  { record, turns, deterministic }: KeptRecord,
  frames: Map<string, Buffer | string>,
): Promise<void> {
  const kept = [];
  for (const turn of turns) {
    const frame = turn.frame.path === null ? undefined : frames.get(turn.frame.path);
    const body = typeof frame === 'string' ? await readIfThere(frame) : frame;
    let path: string | null = null;
    if (body && record.retention !== 'none') {
      path = `frames/${turn.turn_index}.jpg`;
      const place = join(writer.sessionFolder(record.id), path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, body);
    }
    kept.push({ ...turn, frame: { ...turn.frame, path } });
  }
  await writer.addSession({ ...record, deterministic }, kept);
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

/** Shards whose blobs were not among those merged: a report that looks whole must not be taken for it. */
function missingShards(all: readonly KeptRecord[]): string[] {
  const total = Math.max(0, ...all.map(({ shard }) => shard?.total ?? 0));
  const seen = new Set(all.map(({ shard }) => shard?.current));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((shard) => !seen.has(shard));
  return missing.length > 0 ? [`no session came from shard ${missing.join(', ')} of ${total}`] : [];
}
