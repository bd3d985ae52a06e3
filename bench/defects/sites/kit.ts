import { setTimeout as delay } from 'node:timers/promises';
import { type App, bodyOf, serve } from '../../../fixtures/apps/app.ts';
import { type SharedDefect, spoil } from './shared.ts';

/** What a site is asked for. Sites keep no state: what goes on from page to page stands in forms and addresses. */
export interface Visit {
  path: string;
  query: URLSearchParams;
  /** Fields of a POST; null otherwise. */
  form: URLSearchParams | null;
  /** Whether a defect is switched on. */
  has: (defect: string) => boolean;
  seed: number;
}

export interface Answer {
  title: string;
  main: string;
  status?: number;
}

export interface Site {
  name: string;
  /** Where the navigation leads, and what it says there; the third is what somebody thought it could also be called. */
  nav: ReadonlyArray<readonly [path: string, label: string, renamed: string]>;
  answer(visit: Visit): Answer;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `body{font:16px/1.5 sans-serif;color:#1d2733;margin:0;background:#fff}
header,footer,main{max-width:60rem;margin:0 auto;padding:1rem}header{border-bottom:1px solid #c6ccd4}
nav a{margin-right:1.25rem}a{color:#0b4f9c}.brand{font-weight:700;font-size:1.25rem;display:block;margin-bottom:.5rem}
form.stack{display:grid;gap:.9rem;max-width:28rem}label{display:block;font-weight:600}
input,select{font:inherit;padding:.45rem;border:1px solid #6b7684;border-radius:4px;width:100%;box-sizing:border-box}
input[type=radio]{width:auto;margin-right:.5rem}fieldset{border:1px solid #c6ccd4}
.primary{font:inherit;font-weight:600;color:#fff;background:#0b4f9c;border:0;border-radius:4px;padding:.6rem 1.1rem;text-decoration:none;display:inline-block;cursor:pointer}
.plain{font:inherit;color:#0b4f9c;background:none;border:0;text-decoration:underline;cursor:pointer;padding:.6rem}
.errors{border:2px solid #b3261e;padding:.5rem 1rem;color:#8c1d18}.hint,.error{font-weight:400;font-size:.9rem}.error{color:#8c1d18}
table{border-collapse:collapse}td,th{text-align:left;padding:.35rem 1.5rem .35rem 0}`;

function page(site: Site, { title, main }: Answer, visit: Visit): string {
  const moved = visit.has('moved-navigation');
  const links = site.nav
    .map(([path, label, renamed]) => `<a href="${path}">${escapeHtml(moved ? renamed : label)}</a>`)
    .join(' ');
  const { style, script, extra } = spoil((defect: SharedDefect) => visit.has(defect));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title><style>${STYLE}${style}</style></head>
<body><header><a class="brand" href="/">${escapeHtml(site.name)}</a>${moved ? '' : `<nav>${links}</nav>`}</header><main>${main}</main>
${moved ? '<div style="height:70rem"></div>' : ''}<footer>${moved ? `<nav style="font-size:.7rem">${links}</nav>` : ''}<p>${escapeHtml(site.name)}</p></footer>${extra}<script>${script}</script></body></html>`;
}

/** Serves a site with some of its defects switched on, on a free port of the loopback. */
export async function startSite(
  site: Site,
  { defects = [], seed = 0 }: { defects?: readonly string[]; seed?: number },
): Promise<App> {
  const on = new Set(defects);
  return serve(async (path, request) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : null;
    const visit: Visit = { path, query: searchParams, form, has: (defect) => on.has(defect), seed };
    const answer = site.answer(visit);
    const body = page(site, answer, visit);
    if (on.has('slow-answers')) await delay(3000);
    return { status: answer.status ?? 200, body, type: 'text/html; charset=utf-8' };
  });
}

export const NOT_FOUND: Answer = { title: 'Not found', main: '<h1>There is no such page</h1>', status: 404 };
