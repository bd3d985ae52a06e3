// A server in a process of its own, for tests that kill it: the data folder, and a database or `-`, are arguments.
import { startServer } from '../../src/http/serve.ts';
import { testMind } from '../service/minds.ts';

const [dataFolder = '', databaseUrl = '-'] = process.argv.slice(2);
const server = await startServer({
  store: { dataFolder, databaseUrl: databaseUrl === '-' ? undefined : databaseUrl },
  port: 0,
  host: '127.0.0.1',
  minds: [testMind()],
  logLevel: 'error',
});
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
