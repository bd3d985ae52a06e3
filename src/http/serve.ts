import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { openQueue } from '../service/generation/queue.ts';
import { type OpenOptions, openCore } from '../service/open.ts';
import { startSweeper } from '../service/sweep.ts';
import { buildApp } from './app.ts';
import type { TokenOptions } from './auth.ts';
import { openLog } from './log.ts';

export interface ServeOptions extends OpenOptions {
  port: number;
  host: string;
  publicUrl?: string | undefined;
  tokens?: TokenOptions | undefined;
  logLevel?: string | undefined;
  log?: FastifyBaseLogger | undefined;
}

export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Finishes what is in flight, for at most `deadlineMs`, then closes everything. */
  close(deadlineMs?: number): Promise<void>;
}

const RECOVERED_EVERY = 5_000;
/** How long before the deadline engines are told to stop, so that those who wait get an answer. */
const ANSWERED_WITHIN = 2_000;
/** A connection that was busy when closing began is idle afterwards, and would be waited for. */
const IDLE_CUT_EVERY = 50;

/** Opens the store and listens. */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const log = options.log ?? (openLog(options.logLevel ?? 'warn') as FastifyBaseLogger);
  const { core, stop: stopCore, close: closeCore } = await openCore(options);
  const queue = await openQueue(core).catch(async (error) => {
    await closeCore();
    throw error;
  });
  const app = buildApp({
    core,
    queue,
    log,
    tokens: options.tokens ?? {},
    publicUrl: options.publicUrl?.replace(/\/+$/, ''),
  });
  const quietly = (work: () => Promise<unknown>) => () => {
    work().catch((err: unknown) => log.error({ err }, 'background work failed'));
  };
  await queue.recover();
  const recovery = setInterval(
    quietly(() => queue.recover()),
    RECOVERED_EVERY,
  );
  const sweeper = startSweeper(core, (err) => log.error({ err }, 'sweeping failed'));
  const closeRest = async () => {
    clearInterval(recovery);
    await sweeper.stop();
    await queue.stop();
    await closeCore();
  };
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await closeRest();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host}:${port}`,
    close(deadlineMs = 10_000) {
      closing ??= (async () => {
        const cut = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
        const stop = setTimeout(stopCore, Math.max(0, deadlineMs - ANSWERED_WITHIN));
        const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CUT_EVERY);
        try {
          await app.close();
        } finally {
          clearTimeout(cut);
          clearTimeout(stop);
          clearInterval(idle);
          stopCore();
          await closeRest();
        }
      })();
      return closing;
    },
  };
}
