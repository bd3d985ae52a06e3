import { type Draw, WORDS } from '../family.ts';

/** HTML text or attribute value of any words. */
export function safe(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

const STYLES = [
  'body{font:15px sans-serif;margin:18px}',
  'body{font:14px/1.5 Georgia,serif;margin:0;background:#f4f1ea}#page{width:520px;margin:20px auto;padding:16px;background:#fff;border:1px solid #ccc}',
  '*{box-sizing:border-box}body{font:16px system-ui;margin:0;padding:12px;background:#fafafa}#page{display:flex;flex-direction:column;gap:8px;align-items:flex-start}',
  'body{font:13px Verdana,sans-serif;margin:8px}#page{width:340px;padding:6px;border:2px solid #555}',
];

/**
 * A page that says nothing when the task is done. The script calls `fin(right)` once the asked act was done or another one in its
 * place: the first call counts. Now and then the page shows the task itself.
 */
export function quiet(d: Draw, task: string, body: string, script = ''): string {
  const shown = d.next() < 0.4 ? `<div class=task style="background:#ffd;padding:6px">${safe(task)}</div>` : '';
  const name = d.pick(['Exercise', 'Panel', 'Desk', 'Untitled', 'Home', 'Workspace']);
  const head = d.next() < 0.5 ? `<h2>${name}</h2>` : '';
  return `<title>${name}</title><style>${d.pick(STYLES)}</style><script>function fin(x){if(window.over)return;window.over=true;window.won=!!x;sessionStorage.won=String(!!x)}</script>${shown}<div id=page>${head}${body}</div><script>${script}</script>`;
}

/** Something to press that runs `code`, written in one of the ways web pages are. */
export function pressable(d: Draw, label: string, code: string, style = ''): string {
  const run = safe(code);
  const look = style ? ` style="${style}"` : '';
  return d.pick([
    `<button type=button onclick="${run}"${look}>${label}</button>`,
    `<button class="btn btn-primary" onclick="${run}"${look}><span>${label}</span></button>`,
    `<input type=button value="${label}" onclick="${run}"${look}>`,
    `<div role=button tabindex=0 onclick="${run}" style="display:inline-block;padding:4px 10px;background:#dde;cursor:pointer;${style}">${label}</div>`,
    `<span class=b onclick="${run}" style="display:inline-block;padding:4px 10px;border:1px solid #888;cursor:pointer;${style}">${label}</span>`,
    `<a href="#" onclick="event.preventDefault();${run}"${look}>${label}</a>`,
  ]);
}

/** An instruction as different people word it; `base` begins with its verb and ends without a full stop. */
export function asked(d: Draw, base: string): string {
  const lower = base.charAt(0).toLowerCase() + base.slice(1);
  return d.pick([
    `${base}.`,
    `${base}.`,
    base,
    `Please ${lower}.`,
    `Could you ${lower}?`,
    `Your task is to ${lower}.`,
    `I would like you to ${lower}.`,
    `You have to ${lower}.`,
  ]);
}

/** Words with quotes of one kind or another, or none. */
export function q(d: Draw, words: string): string {
  return d.pick([`"${words}"`, `"${words}"`, words, `'${words}'`, `“${words}”`]);
}

export function prose(d: Draw, count: number): string {
  return Array.from({ length: count }, () => d.pick(WORDS)).join(' ');
}

/** A list in words: "a, b and c". */
export function listed(d: Draw, list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? '';
  return `${list.slice(0, -1).join(', ')}${d.pick([' and ', ', ', ', and '])}${list.at(-1)}`;
}

export const ENDS = ['Submit', 'Done', 'OK', 'Send', 'Save'] as const;

export function ordinal(n: number): string {
  return `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`;
}

export const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
