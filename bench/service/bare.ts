// The least a server can do with a turn: read it, parse it, answer. At `/kept` it also writes the picture to a file.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'dramatis-bare-'));
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const parsed = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : null;
    if (request.url === '/kept')
      await writeFile(join(folder, randomUUID()), Buffer.from(parsed.observation[0].data, 'base64'));
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
const end = () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', end);
// Whoever measures is gone.
process.on('disconnect', end);
