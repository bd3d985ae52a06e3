import type { Draw } from '../family.ts';
import { safe } from './page.ts';

const FIN =
  'function fin(x){if(window.over)return;window.over=true;window.won=!!x;sessionStorage.won=String(!!x)}function $(s,r){return (r||document).querySelector(s)}function $$(s,r){return [...(r||document).querySelectorAll(s)]}';

/**
 * A small fixed area with the task at its top, in the way of exercises made for machines. `fin(right)` in the script says how it ended; the
 * page itself says nothing. `grown` is how much larger than 160 by 210 pixels it is.
 */
export function area(d: Draw, task: string, body: string, script = '', grown = d.pick([1, 1, 2])): string {
  const [w, h] = [160 * grown, 160 * grown];
  return `<title>${d.pick(['Task', 'Exercise', 'Untitled', 'Trial'])}</title><style>html,body{margin:0;font:${d.pick(['10px', '11px', '13px'])}/1.3 Verdana,sans-serif}#wrap{width:${w}px;border:1px solid #333}#query{background:#ff9;padding:3px;min-height:40px}#area{position:relative;width:${w}px;height:${h}px;overflow:auto}input,button,textarea,select{font:inherit}</style><script>${FIN}</script><div id=wrap><div id=query>${safe(task)}</div><div id=area>${body}</div></div><script>${script}</script>`;
}

/** A page as a component library renders it: generated class names, elements within elements, what opens hangs at the end of the body. */
export function app(d: Draw, body: string, script = ''): string {
  const c = d.pick(['css', 'sc', 'jss', 'mui']);
  return `<title>${d.pick(['App', 'Console', 'Workspace', 'Admin'])}</title><style>*{box-sizing:border-box}body{margin:0;font:14px/1.5 system-ui,sans-serif;background:#f6f7f9;color:#1a1d21}.${c}-paper{max-width:640px;margin:24px auto;background:#fff;border-radius:8px;box-shadow:0 1px 4px #0003;padding:20px}.btn{border:0;border-radius:6px;padding:7px 14px;background:#3257d6;color:#fff;cursor:pointer}.btn.ghost{background:none;color:#3257d6}.pop{position:absolute;background:#fff;border-radius:6px;box-shadow:0 3px 12px #0005;padding:6px 0;z-index:20}.pop>*{padding:6px 16px;cursor:pointer}.veil{position:fixed;inset:0;background:#0006;display:flex;align-items:center;justify-content:center}.veil>div{background:#fff;border-radius:8px;padding:20px;width:340px}</style><script>${FIN}</script><div id=root><div class="${c}-1x2y3 ${c}-paper">${body}</div></div><script>${script}</script>`;
}
