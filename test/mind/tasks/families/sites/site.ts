import type { Draw } from '../family.ts';

/** The days of a month, as a list offers them. */
export const DAYS = Array.from({ length: 31 }, (_, i) => String(i + 1));

/** One page of a site: its heading, what stands under it, and what its script does when it opens. */
export interface View {
  heading: string;
  body: string;
  opens?: string;
}

export interface SiteParts {
  brand: string;
  /** Label and path of each entry of the navigation. */
  nav: ReadonlyArray<readonly [label: string, path: string]>;
  /** Path -> page; `/` is the front page. Links are written as `href="/path"`. */
  views: Record<string, View>;
  /** Functions for every page. */
  script?: string;
  /** What stands at the foot of every page. */
  footer?: string;
  /** Path of the page of results: a search box at the top sends people there, with their words in `get('q')`. */
  search?: string;
}

const LOOKS = [
  'body{font:16px/1.5 Georgia,serif;margin:0}header,footer{background:#f3efe6;padding:12px 24px}nav ul{list-style:none;display:flex;gap:18px;padding:0;margin:6px 0}main{padding:12px 24px;max-width:820px}',
  'body{font:14px/1.45 Arial,sans-serif;margin:0;display:grid;grid-template-columns:180px 1fr}header,footer{grid-column:1/3;background:#123;color:#fff;padding:10px 16px}header a,footer a{color:#fff}nav{background:#eef;padding:12px}nav a{display:block;padding:4px 0}main{padding:8px 22px}',
  'body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:900px;color:#223}header{display:flex;gap:24px;align-items:center;border-bottom:1px solid #ccd;padding:14px 0}nav a{margin-right:14px;text-decoration:none;color:#245}main{padding:16px 0}button{background:#246;color:#fff;border:0;border-radius:6px;padding:8px 14px}footer{border-top:1px solid #ccd;padding:14px 0;margin-top:30px}',
];
const CARDS =
  '.card{border:1px solid #bbc;border-radius:4px;padding:10px;margin:8px 8px 8px 0;display:inline-block;width:200px;vertical-align:top}table{border-collapse:collapse}td,th{border:1px solid #ccd;padding:5px 9px;text-align:left}fieldset{margin:10px 0}.f{margin:8px 0}dialog::backdrop{background:#0006}';

/** What every page can call: `go` to a page, `get` and `put` what the site keeps, `win` to say how it went. */
const COMMON = `function get(k){return JSON.parse(sessionStorage.getItem('s.'+k)||'null')}
function put(k,v){sessionStorage.setItem('s.'+k,JSON.stringify(v))}
function win(x){sessionStorage.won=String(!!x)}
function say(t){var p=document.getElementById('said');if(!p){p=document.createElement('p');p.id='said';p.setAttribute('role','status');document.querySelector('main').append(p)}p.textContent=t}
function val(n){var e=document.querySelector('[name="'+n+'"]');if(!e)return null;if(e.type==='radio'){e=document.querySelector('[name="'+n+'"]:checked');return e?e.value:null}return e.type==='checkbox'?e.checked:e.value}`;

/** Draws how a site is made: served page by page or routed in the browser, and one of several layouts. */
export function site(d: Draw, parts: SiteParts): Record<string, string> {
  const routed = d.next() < 0.4;
  const look = d.pick(LOOKS);
  const crumbs = d.next() < 0.4;
  const list = d.next() < 0.5;
  const to = (html: string): string => (routed ? html.replace(/href="\//g, 'href="#/') : html);
  const entries = parts.nav.map(([label, path]) => `<a href="${path}">${label}</a>`);
  const nav = `<nav aria-label="Main">${list ? `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>` : entries.join(' ')}</nav>`;
  const searching = parts.search
    ? `<form role=search onsubmit="event.preventDefault();put('q',this.q.value);go('${parts.search}')"><input name=q type=search ${d.pick(['placeholder="Search"', 'aria-label="Search the site"', 'placeholder="What are you looking for?"'])}><button>${d.pick(['Search', 'Go', '🔍'])}</button></form>`
    : '';
  const frame = (view: View, path: string): string => {
    const trail = crumbs && path !== '/' ? `<p class=crumbs><a href="/">Home</a> › ${view.heading}</p>` : '';
    return to(`${trail}<h1>${view.heading}</h1>${view.body}`);
  };
  const top = to(`<header><a href="/"><b>${parts.brand}</b></a>${searching}</header>${nav}`);
  const foot = to(
    `<footer>${parts.footer ?? `<p>© ${parts.brand} <a href="/about">About us</a> <a href="/privacy">Privacy</a></p>`}</footer>`,
  );
  const head = (title: string): string =>
    `<title>${title}</title><meta name=viewport content="width=device-width"><style>${look}${CARDS}</style>`;
  const extra: Record<string, View> = {
    '/about': { heading: 'About us', body: '<p>A small firm with many years behind it.</p>' },
    '/privacy': { heading: 'Privacy', body: '<p>We keep what the law asks us to keep.</p>' },
  };
  const views = { ...extra, ...parts.views };
  if (!routed)
    return Object.fromEntries(
      Object.entries(views).map(([path, view]) => [
        path,
        `${head(path === '/' ? parts.brand : `${view.heading} | ${parts.brand}`)}<script>function go(p){location.href=p}${COMMON}
${parts.script ?? ''}</script>${top}<main>${frame(view, path)}</main>${foot}<script>${view.opens ?? ''}</script>`,
      ]),
    );
  const shown = Object.fromEntries(
    Object.entries(views).map(([path, view]) => [path, { title: view.heading, html: frame(view, path) }]),
  );
  const opens = Object.entries(views)
    .filter(([, view]) => view.opens)
    .map(([path, view]) => `${JSON.stringify(path)}:function(){${view.opens}}`);
  return {
    '/': `${head(parts.brand)}<script>function go(p){if(location.hash==='#'+p)draw();else location.hash='#'+p}${COMMON}
${parts.script ?? ''}
var VIEWS=${JSON.stringify(shown).replace(/<\//g, '<\\/')};var OPENS={${opens.join(',')}};
function draw(){var p=location.hash.slice(1)||'/';var v=VIEWS[p]||{title:'Not found',html:'<h1>Page not found</h1>'};document.querySelector('main').innerHTML=v.html;document.title=p==='/'?${JSON.stringify(parts.brand)}:v.title+' | ${parts.brand}';scrollTo(0,0);if(OPENS[p])OPENS[p]()}
addEventListener('hashchange',draw);addEventListener('DOMContentLoaded',draw)</script>${top}<main></main>${foot}`,
  };
}

/** A field with its name, in one of the ways in which sites tie the two together. */
export function field(d: Draw, label: string, name: string, attributes = ''): string {
  const id = `f-${name}`;
  switch (d.int(0, 3)) {
    case 0:
      return `<div class=f><label for="${id}">${label}</label><br><input id="${id}" name="${name}" ${attributes}></div>`;
    case 1:
      return `<div class=f><label>${label} <input name="${name}" ${attributes}></label></div>`;
    case 2:
      return `<div class=f><span id="l-${id}">${label}:</span> <input name="${name}" aria-labelledby="l-${id}" ${attributes}></div>`;
    default:
      return `<div class=f><input name="${name}" placeholder="${label}" ${attributes}></div>`;
  }
}

export function select(label: string, name: string, options: readonly string[], first = 'Please choose'): string {
  return `<div class=f><label>${label} <select name="${name}">${first ? `<option value="">${first}</option>` : ''}${options.map((option) => `<option>${option}</option>`).join('')}</select></label></div>`;
}

export function radios(label: string, name: string, options: readonly string[]): string {
  return `<fieldset><legend>${label}</legend>${options.map((option) => `<label class=card><input type=radio name="${name}" value="${option.split(/ [-–(]/)[0]}"> ${option}</label>`).join('')}</fieldset>`;
}

export function tick(label: string, name: string): string {
  return `<div class=f><label><input type=checkbox name="${name}"> ${label}</label></div>`;
}
