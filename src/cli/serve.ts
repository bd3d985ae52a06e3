import type { Command } from 'commander';
import { storeOptions, UserError } from './service-data.ts';

/** Where `dramatis serve` listens unless it is told otherwise. */
export const DEFAULT_PORT = '4100';

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new UserError(`A port is a number from 0 to 65535, not ${text}. 0 takes any that is free.`);
  return port;
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`DRAMATIS_PUBLIC_URL must be an http or https address, not ${text}.`);
  return text;
}

/** Resolves with the first signal that asks the process to stop; a second one ends it at once. */
function asked(): Promise<void> {
  return new Promise((resolve) => {
    let before = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (before) process.exit(1);
        before = true;
        resolve();
      });
    }
  });
}

/** `dramatis serve`. */
export function register(program: Command): void {
  program
    .command('serve')
    .description('serve the session service over HTTP')
    .option('--port <n>', `port; DRAMATIS_PORT, else ${DEFAULT_PORT}; 0 takes any that is free`)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .action(async (options: { port?: string; host: string }) => {
      const { env } = process;
      const port = portOf(options.port ?? (env.DRAMATIS_PORT || DEFAULT_PORT));
      const store = storeOptions();
      const publicUrl = publicUrlOf(env.DRAMATIS_PUBLIC_URL);
      const [{ startServer }, { loadEngines }, { platformPeople }] = await Promise.all([
        import('../http/serve.ts'),
        import('../mind/engines.ts'),
        import('../people/library.ts'),
      ]);
      const server = await startServer({
        store,
        port,
        host: options.host,
        publicUrl,
        minds: await loadEngines(),
        platformPeople: platformPeople(),
        tokens: { jwtSecret: env.DRAMATIS_JWT_SECRET || undefined, jwksUrl: env.DRAMATIS_JWKS_URL || undefined },
        logLevel: env.DRAMATIS_LOG_LEVEL || undefined,
      }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          throw new UserError(`Port ${port} on ${options.host} is taken. Choose another: dramatis serve --port N`);
        if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
          throw new UserError(`Cannot listen on port ${port} of ${options.host}: ${error.message}`);
        throw error;
      });
      process.stdout.write(`dramatis listens on ${server.url}\n`);
      const where = store.databaseUrl ? 'PostgreSQL' : store.dataFolder;
      process.stdout.write(`Data: ${where}   Interface: ${server.url}/docs\n`);
      await asked();
      await server.close();
    });
}
