import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { InputError, type Problem } from '../problem.ts';
import type { Scenario } from '../scenario.ts';

const READY_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 5_000;
const PROBE_DEADLINE_MS = 5_000;
const PROBE_EVERY_MS = 100;
/** What of a server's output is kept, to be shown when it dies. */
const OUTPUT_KEPT = 4_000;

/** The servers that a run started for its environments. */
export class EnvironmentServers {
  readonly #running = new Map<string, { child: ChildProcess; output: () => string }>();

  /**
   * Starts what the scenarios say must serve them, waits until each answers, and makes sure that there is a server at
   * every address; one that is slow or hangs is a matter of the sessions.
   * @throws InputError naming the scenario whose server died or whose address cannot be reached; nothing is left running
   */
  async start(scenarios: readonly Scenario[], signal?: AbortSignal): Promise<void> {
    const problems: Problem[] = [];
    const wrong = (scenario: Scenario, message: string) =>
      problems.push({ file: scenario.file, ...scenario.environmentPlace, message });
    const waits: Promise<void>[] = [];
    for (const scenario of scenarios) {
      const { environment } = scenario;
      if (environment.id !== undefined || !environment.serve) continue;
      const { command, ready } = environment.serve;
      const key = JSON.stringify([command, ready]);
      if (this.#running.has(key)) continue;
      if (await answers(ready)) {
        wrong(scenario, `serve: something answers at ${ready} already; stop it, or leave out serve to use it`);
        continue;
      }
      const server = this.#spawn(command);
      this.#running.set(key, server);
      waits.push(
        untilReady(server.child, ready, signal).then((failure) => {
          if (failure) wrong(scenario, `serve: \`${command}\`: ${failure}${quoted(server.output())}`);
        }),
      );
    }
    await Promise.all(waits);
    await Promise.all(
      scenarios.map(async (scenario) => {
        const { environment } = scenario;
        if (environment.id !== undefined || problems.length > 0 || signal?.aborted) return;
        if (!(await answers(environment.url)) && !(await isListening(environment.url))) {
          wrong(
            scenario,
            `${environment.url} cannot be reached; is the server running? serve: { command, ready } would start it`,
          );
        }
      }),
    );
    if (problems.length > 0 || signal?.aborted) await this.stop();
    if (problems.length > 0) throw new InputError(problems);
  }

  /** Ends every server with all that it started; after a deadline by force. */
  async stop(): Promise<void> {
    const running = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(
      running.map(async ({ child }) => {
        if (hasEnded(child)) return letGo(child);
        const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        child.stdin?.end();
        await Promise.race([gone, sleep(STOP_DEADLINE_MS, undefined, { ref: false })]);
        if (!hasEnded(child)) killGroup(child);
        letGo(child);
      }),
    );
  }

  #spawn(command: string): { child: ChildProcess; output: () => string } {
    const child = spawn(process.execPath, [supervisor(), command], {
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.stdin?.on('error', () => undefined);
    // A command may end and leave what it started behind, and whoever watches over it may be ended by force.
    child.once('exit', () => killGroup(child));
    return { child, output: () => output };
  }
}

function supervisor(): string {
  const beside = fileURLToPath(new URL('./supervisor.js', import.meta.url));
  if (!existsSync(beside)) throw new Error(`the package is damaged: ${beside} is missing`);
  return beside;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** What has left the group may hold the other end of our pipes; nobody waits for it. */
function letGo(child: ChildProcess): void {
  for (const pipe of child.stdio) pipe?.destroy();
}

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid as number), 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Waits until the address answers; what went wrong otherwise. */
async function untilReady(child: ChildProcess, ready: string, signal?: AbortSignal): Promise<string | null> {
  const until = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < until) {
    if (signal?.aborted) return 'interrupted';
    if (hasEnded(child)) {
      const mend = child.exitCode === 0 ? '; it has to stay in the foreground, without `&` or `--detach`' : '';
      return `ended with exit code ${child.exitCode} before it was ready${mend}`;
    }
    if (await answers(ready)) return null;
    await sleep(PROBE_EVERY_MS);
  }
  return `${ready} did not answer within ${READY_DEADLINE_MS / 1000} s`;
}

/** Any answer counts: a page that refuses or redirects is served too. */
async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PROBE_DEADLINE_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Whether anybody takes a call there, whatever becomes of it. */
function isListening(address: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(address);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: PROBE_DEADLINE_MS,
  });
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const end of ['error', 'timeout']) socket.once(end, () => resolve(false));
  }).finally(() => socket.destroy());
}

function quoted(output: string): string {
  const lines = output.trim().split('\n').slice(-8).filter(Boolean);
  return lines.length > 0 ? `\n  its last words:\n${lines.map((line) => `    ${line}`).join('\n')}` : '';
}
