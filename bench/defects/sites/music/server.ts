import { type App, data, page, serve } from '../../../../fixtures/apps/app.ts';
import { app, type Build } from './app.ts';

const STYLE = `body{font:16px/1.5 sans-serif;margin:0;background:#16181d;color:#f2f3f5}a{color:inherit}
#app{display:grid;grid-template-columns:14rem 1fr;min-height:100vh;padding-bottom:5rem;box-sizing:border-box}
aside{padding:1.25rem;background:#0f1115}.brand{font-weight:700;font-size:1.3rem;text-decoration:none;display:block;margin-bottom:1rem}
nav a{display:block;padding:.45rem 0;text-decoration:none}.right{padding:1rem 2rem}header{min-height:2.6rem}
input,button{font:inherit;padding:.4rem .8rem;border-radius:999px;border:1px solid #8b93a1;background:#23262e;color:#f2f3f5}
input[type=checkbox],input[type=radio]{width:auto}.find{display:flex;gap:.5rem;max-width:30rem}.find input{flex:1}
button{cursor:pointer}.main{background:#8fd6a4;color:#10231a;border-color:#8fd6a4;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:1rem;padding:0;list-style:none}
.card{background:#23262e;border-radius:8px;padding:1rem;display:grid;gap:.3rem}td{padding:.35rem 1.5rem .35rem 0}
footer{position:fixed;bottom:0;left:0;right:0;background:#0b0c0f;padding:.8rem 1.5rem;display:flex;gap:1rem;align-items:center}
.toast{position:fixed;bottom:5.5rem;left:40%;background:#f2f3f5;color:#16181d;padding:.7rem 1.2rem;border-radius:8px}
dialog{background:#23262e;color:inherit;border:0;border-radius:12px;padding:1.5rem 2rem;max-width:26rem}dialog::backdrop{background:#000a}
.stack{display:grid;gap:.5rem;max-width:24rem}.stack button{justify-self:start;margin-top:.5rem}#said{color:#ffb4a8}
.cover{position:fixed;inset:0;background:#000d;display:grid;place-items:center}.cover div{background:#23262e;padding:2rem 3rem;border-radius:12px}
.drawer{position:absolute;bottom:3.5rem;right:1rem;background:#23262e;padding:1rem}.dots{margin-left:auto;font-size:.6rem;padding:0 .3rem;color:#5d6470;background:none;border:0}
.promo{height:24rem}`;

/** Styles by which a build spoils what it shows. */
const SPOILED: Record<string, string> = {
  'pale-label': '.add,.main{color:#34373f;background:#2b2e36;border-color:#2b2e36}',
  'tiny-target': '.add{font-size:5px;padding:0 1px;line-height:7px}',
};

/** Serves the music service with some of its defects switched on, on a free port of the loopback. */
export function startMusic({ defects, seed }: Build): Promise<App> {
  const style = STYLE + defects.map((defect) => SPOILED[defect] ?? '').join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Larkline</title><style>${style}</style></head><body><div id="app"></div><script>(${app})(${JSON.stringify({ defects, seed })})</script></body></html>`;
  return serve(async (path) => (path.startsWith('/api/') ? data({ done: true }) : page(html)));
}
