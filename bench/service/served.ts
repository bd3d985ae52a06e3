// The service with an engine that costs nothing, so that the service alone is measured.
import { startServer } from '../../src/http/serve.ts';
import type { Mind } from '../../src/mind/mind.ts';

const idle: Mind = {
  name: 'idle',
  decisionMode: 'direct',
  deterministic: true,
  async decide({ percept }) {
    const action_name = percept.actions[0]?.name ?? null;
    return {
      decision: {
        status: 'continue',
        action_name,
        arguments: null,
        comment: 'On.',
        sentiment: 'neutral',
        felt_intensity: 'low',
        explanation: null,
      },
      memory: null,
      inputTokens: 0,
      outputTokens: 0,
      validationRetries: 0,
      credits: 0,
    };
  },
};
const [dataFolder = '', databaseUrl = '-'] = process.argv.slice(2);
const store = { dataFolder, databaseUrl: databaseUrl === '-' ? undefined : databaseUrl };
const server = await startServer({ store, port: 0, host: '127.0.0.1', minds: [idle], logLevel: 'silent' });
process.stdout.write(`${server.url}\n`);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
const end = () => void server.close().then(() => process.exit(0));
process.on('SIGTERM', end);
// Whoever measures is gone.
process.on('disconnect', end);
