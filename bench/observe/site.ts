import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import type { Browser } from 'playwright-core';

/** A page to look at. `labelled` ones say in their markup what must be found. */
export interface Subject {
  name: string;
  path: string;
  labelled: boolean;
}

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const FIXTURES = join(import.meta.dirname, '../../fixtures/pages');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.zip': 'application/zip',
};

const PETS = JSON.stringify({
  openapi: '3.0.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: '/' }],
  paths: {
    '/pets': {
      get: {
        tags: ['pets'],
        summary: 'List',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'A list' } },
      },
      post: { tags: ['pets'], summary: 'Create', responses: { 201: { description: 'Done' } } },
    },
    '/pets/{id}': { delete: { tags: ['admin'], summary: 'Remove', responses: { 204: { description: 'Gone' } } } },
  },
  components: { schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } } },
});
const SWAGGER = `<!doctype html><title>API</title><link rel=stylesheet href="/npm/swagger-ui-dist/swagger-ui.css"><div id=ui></div>
  <script src="/npm/swagger-ui-dist/swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ spec: ${PETS}, dom_id: '#ui' })</script>`;
const DOCSIFY = `<!doctype html><title>Docs</title><meta name=viewport content="width=device-width"><link rel=stylesheet href="/npm/docsify/themes/vue.css"><div id=app></div>
  <script>window.$docsify = { name: 'Docs', basePath: '/docs/', loadSidebar: false, subMaxLevel: 2, search: 'auto' }</script>
  <script src="/npm/docsify/lib/plugins/search.js"></script><script src="/npm/docsify/lib/docsify.js"></script>`;

/** A wiki in one file, as its own builder makes it. */
function buildWiki(folder: string): void {
  const command = join(folderOf('tiddlywiki'), 'tiddlywiki.js');
  execFileSync(process.execPath, [command, 'editions/empty', '--output', folder, '--build', 'index'], {
    cwd: folderOf('tiddlywiki'),
    stdio: 'ignore',
    timeout: 60_000,
  });
}

/** A short trace, for the viewer to show. */
async function recordTrace(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext();
  await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  await page.setContent('<button onclick="this.textContent = 1">Press</button>');
  await page.click('button');
  await context.tracing.stop({ path });
  await context.close();
}

/** The pages of the bench on loopback: labelled ones of our own, and applications that npm packages ship. */
export async function startSite(browser: Browser): Promise<{ origin: string; subjects: Subject[]; close(): void }> {
  const made = mkdtempSync(join(tmpdir(), 'dramatis-bench-'));
  buildWiki(made);
  await recordTrace(browser, join(made, 'trace.zip'));
  const viewer = join(folderOf('playwright-core'), 'lib/vite/traceViewer');
  const roots: Array<[string, string]> = [
    ['/fixtures/', FIXTURES],
    ['/docs/', join(import.meta.dirname, '../../docs')],
    ['/made/', made],
    ['/trace/', viewer],
    ...['swagger-ui-dist', 'docsify'].map((name): [string, string] => [`/npm/${name}/`, folderOf(name)]),
  ];
  const fileOf = (path: string): string | null => {
    if (path === '/docs/README.md') return join(import.meta.dirname, '../../README.md');
    const root = roots.find(([prefix]) => path.startsWith(prefix));
    if (!root) return null;
    const file = normalize(join(root[1], path.slice(root[0].length)));
    return file.startsWith(root[1]) ? file : null;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inline = path === '/swagger' ? SWAGGER : path === '/docsify' ? DOCSIFY : null;
    if (inline) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(inline);
      return;
    }
    try {
      const body = readFileSync(fileOf(path) ?? '');
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const subjects: Subject[] = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name: name.slice(0, -5), path: `/fixtures/${name}`, labelled: true }));
  for (const [name, path] of [
    ['TiddlyWiki', '/made/index.html'],
    ['Swagger UI', '/swagger'],
    ['docsify', '/docsify'],
    ['trace viewer', '/trace/index.html?trace=/made/trace.zip'],
  ] as const)
    subjects.push({ name, path, labelled: false });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subjects,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(made, { recursive: true, force: true });
    },
  };
}
