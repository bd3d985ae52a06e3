/** Defects that can be laid over any page of these sites. */
export const SHARED = {
  'slow-answers': 'Every page takes 3 seconds.',
  'dead-control': 'The main button does nothing.',
  'low-contrast': 'The main button is pale grey on pale grey.',
  'tiny-targets': 'The main button is 10 pixels high.',
  overlap: 'A notice lies over the main button.',
  'covering-dialog': 'An offer covers every page, and asks twice before it goes.',
  'shifting-layout': 'Notices push the page down while it is read.',
  'keyboard-trap': 'Tab does not leave the first field.',
  'missing-focus': 'Nothing shows which control the keyboard is at.',
  'broken-back': 'Back does not leave a page.',
  'moved-navigation': 'The navigation is at the end of a long page, small and under other names.',
} as const;

export type SharedDefect = keyof typeof SHARED;

/** Style, script and markup by which the defects that are on spoil a page. */
export function spoil(has: (defect: SharedDefect) => boolean): { style: string; script: string; extra: string } {
  const style: string[] = [];
  const script: string[] = [];
  let extra = '';
  if (has('low-contrast')) style.push('.primary{color:#cfd4da;background:#e4e7eb}');
  if (has('tiny-targets')) style.push('.primary{font-size:7px;line-height:10px;padding:0 2px}');
  if (has('dead-control'))
    script.push(
      "document.querySelectorAll('.primary').forEach(e=>e.addEventListener('click',v=>v.preventDefault()));document.addEventListener('submit',v=>v.preventDefault())",
    );
  if (has('overlap'))
    script.push(
      "document.querySelectorAll('.primary').forEach(e=>{const r=e.getBoundingClientRect(),n=document.createElement('div');n.textContent='We are improving our services. Some of what you see here may look different.';n.style.cssText='position:absolute;background:#fff8e1e8;overflow:hidden;font-size:13px;left:'+(r.left+scrollX-8)+'px;top:'+(r.top+scrollY-12)+'px;width:'+(r.width+40)+'px;height:'+(r.height+30)+'px';document.body.append(n)})",
    );
  if (has('covering-dialog')) {
    style.push(
      '.offer{position:fixed;inset:0;background:#0009}.offer div{background:#fff;width:26rem;margin:10% auto;padding:2rem}',
    );
    extra =
      '<div class="offer" role="dialog" aria-label="Get the app"><div><h2>Get the app</h2><p>Everything here is easier in our app. Scan the code with your phone.</p><button class="primary" type="button">Send me a link</button> <button class="plain" type="button" id="no">Maybe later</button></div></div>';
    script.push(
      "no.onclick=()=>{no.onclick=()=>document.querySelector('.offer').remove();no.previousElementSibling.previousElementSibling.textContent='Really go on without the app? You will miss our best offers.';no.textContent='Lose my offers'}",
    );
  }
  if (has('shifting-layout'))
    script.push(
      "let n=0;const t=setInterval(()=>{const b=document.createElement('p');b.textContent='New: '+['our winter hours','a survey of our visitors','a word from the director','what others look at','how we are doing','our newsletter'][n%6];b.style.cssText='background:#e8f1fb;margin:0;padding:2.2rem';document.body.prepend(b);if(++n>7)clearInterval(t)},900)",
    );
  if (has('keyboard-trap'))
    script.push(
      "document.querySelector('main input,main select')?.addEventListener('keydown',v=>{if(v.key==='Tab'){v.preventDefault()}})",
    );
  if (has('missing-focus')) style.push('*:focus{outline:none!important}');
  if (has('broken-back'))
    script.push("history.pushState(0,'');addEventListener('popstate',()=>history.pushState(0,''))");
  return { style: style.join(''), script: script.join(';'), extra };
}
