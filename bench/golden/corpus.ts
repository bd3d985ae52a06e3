import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DATA = join(import.meta.dirname, 'data');

/** One act of a golden path: what is done, to which element (CSS), and with what. */
export type Act = readonly [
  does: 'click' | 'type' | 'choose' | 'check' | 'uncheck' | 'set' | 'hover' | 'press',
  css: string,
  value?: string | number,
];

/** A task on a site, how one does it, and how one knows that it is done. */
export interface GoldenTask {
  id: string;
  instructions: string;
  data?: Record<string, string | number>;
  claim?: 'completed' | 'gave_up';
  /** Source of a regular expression that the answer matches; null where nothing is asked. */
  answer?: string | null;
  /** An expression that is true on the page once the task is done; null where nothing is to be done. */
  won?: string | null;
  golden: Act[];
}

export interface Site {
  /** Author and file. */
  from: string;
  pages: Record<string, string>;
  tasks: GoldenTask[];
}

/** A page with questions that it answers or does not, and needs with the link that one would follow for them. */
export interface SinglePage {
  from: string;
  html: string;
  asks: Array<{ q: string; answer: string | null }>;
  ways: Array<{ need: string; link: string }>;
}

/** The authors of the sites, or of the single pages. */
export function authors(kind: 'sites' | 'pages'): string[] {
  return readdirSync(join(DATA, kind)).sort();
}

async function load<T>(kind: 'sites' | 'pages', author: string): Promise<T[]> {
  const folder = join(DATA, kind, author);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .sort();
  return Promise.all(
    files.map(async (name) => ({
      ...(await import(pathToFileURL(join(folder, name)).href)).default,
      from: `${author}/${name.slice(0, -'.mjs'.length)}`,
    })),
  );
}

export const sitesOf = (author: string) => load<Site>('sites', author);
export const pagesOf = (author: string) => load<SinglePage>('pages', author);

/** Serves sites, each under its number: `/site-3` leads to the front page of the fourth. */
export async function serve(
  sites: ReadonlyArray<Pick<Site, 'pages'>>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const start = /^\/site-(\d+)$/.exec(pathname)?.[1];
    if (start) {
      response.writeHead(302, { location: '/', 'set-cookie': `site=${start}; Path=/` }).end();
      return;
    }
    const number = /site=(\d+)/.exec(request.headers.cookie ?? '')?.[1];
    const body = sites[Number(number)]?.pages[pathname];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    const missing = '<title>Not found</title><h1>Page not found</h1><a href="/">Home</a>';
    response.end(`<!doctype html><html lang=en><meta charset=utf-8>${body ?? missing}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
