import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveEach } from '../../test/mind/tasks/stage.ts';

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
export const serve = (sites: ReadonlyArray<Pick<Site, 'pages'>>) => serveEach(sites, 'site');
