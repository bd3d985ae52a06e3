// The least a server can do with a turn: read it, parse it, answer.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const parsed = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : null;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ turn_index: parsed?.turn_index ?? null }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
process.on('SIGTERM', () => process.exit(0));
