import { KINDS } from './kinds.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations/index.ts';

const html = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');
const prose = (text: string) => html(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #0b6e4f; }
@media (prefers-color-scheme: dark) { :root { --accent: #6fd3ad; } }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 6rem; }
h1 { margin: 0; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); } h3 { margin: 2rem 0 .25rem; font-size: 1rem; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { background: var(--soft); padding: .75rem; overflow-x: auto; }
a { color: var(--accent); } .method { display: inline-block; min-width: 4rem; font-weight: 700; color: var(--accent); }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
nav ul { columns: 2; padding-left: 1.25rem; } .scope { font-size: .85rem; opacity: .8; } :target { background: var(--soft); }
`;

function section(operation: Operation): string {
  const { id, method, path, summary, description, scope, success, kinds, example, repeatable } = operation;
  const words = [
    description ? `<p>${prose(description)}</p>` : '',
    `<p class="scope">${scope ? `Scope <code>${scope}</code>` : 'Any accepted token'} · answers ${success.status}${
      repeatable ? ' · takes an <code>Idempotency-Key</code>' : ''
    }</p>`,
    example?.body ? `<pre>${html(JSON.stringify(example.body, null, 2))}</pre>` : '',
    kinds.length > 0
      ? `<p>Refusals: ${kinds.map((kind) => `<a href="#${kind}"><code>${kind}</code></a>`).join(', ')}</p>`
      : '',
  ];
  return `<h3 id="${id}"><span class="method">${method}</span> <code>${html(path)}</code></h3>
<p>${prose(summary)}.</p>${words.join('\n')}`;
}

function kindRow([kind, [status, meaning]]: [string, readonly [number, string]]): string {
  return `<tr id="${kind}"><td><code>${kind}</code></td><td>${status}</td><td>${prose(meaning)}</td></tr>`;
}

let page: string | undefined;

/** The interface for people to read: one page, no script, nothing fetched from elsewhere. */
export function docsPage(): string {
  if (page) return page;
  const tags = [...new Set(OPERATIONS.map(({ tag }) => tag))];
  const contents = OPERATIONS.map(({ id, summary }) => `<li><a href="#${id}">${prose(summary)}</a></li>`);
  page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>dramatis session service</title><style>${STYLE}</style></head>
<body><header><h1>dramatis session service</h1>
<p>A client opens a session in which one simulated person works toward one task. On each turn it submits what the person perceives and the actions it offers, and learns what they do and how it felt.
The whole interface as OpenAPI 3.1: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
<pre>curl -H "Authorization: Bearer $DRAMATIS_API_KEY" $BASE/api/v1/me</pre></header>
<nav aria-label="Operations"><ul>${contents.join('')}</ul></nav>
<main>${tags
    .map(
      (tag) =>
        `<section><h2>${html(tag)}</h2>${OPERATIONS.filter((item) => item.tag === tag)
          .map(section)
          .join('\n')}</section>`,
    )
    .join('\n')}
<section><h2 id="errors">Refusals</h2><p>Branch on <code>detail.error_kind</code>; new kinds may come. A wrong shape is a 422 of another form, with <code>errors</code> naming each place.</p>
<table><thead><tr><th>Kind</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${Object.entries(KINDS).map(kindRow).join('\n')}</tbody></table></section>
</main></body></html>
`;
  return page;
}
