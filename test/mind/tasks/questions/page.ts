import { doc } from '../lists/page.ts';

/** A table with its heads. */
export function table(heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
}

/** Cards side by side, each with its lines under a heading. */
export function cards(all: ReadonlyArray<readonly string[]>): string {
  return `<div class=grid>${all
    .map(
      ([name, ...lines]) => `<div class=card><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`,
    )
    .join('')}</div>`;
}

/** Terms and what is said of each. */
export function terms(all: ReadonlyArray<readonly [string, string]>): string {
  return `<dl>${all.map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`).join('')}</dl>`;
}

const STYLE =
  '.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}.card{border:1px solid #ccc;padding:10px}.card p{margin:4px 0}dt{font-weight:600;margin-top:8px}';

/** A page of a site that has a name and a menu. */
export function page(
  site: string,
  title: string,
  body: string,
  menu: ReadonlyArray<readonly [string, string]> = [],
): string {
  const nav = `<nav><b>${site}</b> ${menu.map(([path, name]) => `<a href="${path}">${name}</a>`).join(' ')}</nav>`;
  return doc(`${title} - ${site}`, `${nav}<main><h1>${title}</h1>${body}</main>`, STYLE);
}

/** The pages of one list, each with links to the one before and the one after. */
export function paged(
  site: string,
  title: string,
  path: string,
  parts: readonly string[],
  names: readonly [string, string],
  menu: ReadonlyArray<readonly [string, string]> = [],
): Record<string, string> {
  const at = (i: number) => (i === 0 ? path : `${path === '/' ? '' : path}/${i + 1}`);
  return Object.fromEntries(
    parts.map((part, i) => [
      at(i),
      page(
        site,
        title,
        `${part}<p class=muted>${i > 0 ? `<a href="${at(i - 1)}">${names[0]}</a> ` : ''}Page ${i + 1} of ${parts.length}${i < parts.length - 1 ? ` <a href="${at(i + 1)}">${names[1]}</a>` : ''}</p>`,
        menu,
      ),
    ]),
  );
}
