import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const rows = Array.from(
  { length: 60 },
  (_, row) => `<li><a href="#${row}">Article ${row}</a> <button>Add ${row}</button> <span>${4 + row}.50</span></li>`,
).join('');
const page = `<!doctype html><title>Bench</title><style>li{display:inline-block;width:280px}</style>
  <button id=plain onclick="out.textContent = 'n' + n++">Plain</button>
  <button id=ask onclick="fetch('/slow').then(r => r.text()).then(t => out.textContent = t + n++)">Ask</button>
  <button id=poll onclick="out.textContent = 'p' + n++; window.p ??= setInterval(() => fetch('/poll'), 200)">Poll</button>
  <a id=go href="/next">Go</a><p id=out role=status></p><ul>${rows}</ul><script>let n = 0</script>`;

/** A page of 120 controls on loopback, with an answer at once, one after 400 ms, a poll and a link. */
export async function startSite(): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/slow') setTimeout(() => response.end('answer '), 400);
    else if (path === '/poll') setTimeout(() => response.end('ok'), 150);
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(path === '/next' ? page.replace('<title>Bench', '<title>Next') : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
