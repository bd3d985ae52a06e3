import type { Task } from '../types.ts';

/** Things that are moved with the mouse. */
export const DRAGGED: readonly Task[] = [
  {
    name: 'dragged: sums below and above nothing',
    instructions: 'Put the balances in rising order, the lowest first, and press Done.',
    pages: {
      '/': `<style>li{width:90px;height:24px;list-style:none;border:1px solid;cursor:move;user-select:none}</style><ul id=l>${[12, -30, 5, -4].map((n) => `<li>${n}</li>`).join('')}</ul><button onclick="window.won=[...l.children].map(e=>e.textContent).join()==='-30,-4,5,12';this.after(' ok')">Done</button><script>
let held=null;
l.onmousedown=e=>{held=e.target.closest('li');e.preventDefault()};
document.onmousemove=e=>{if(!held)return;for(const o of l.children){if(o===held)continue;const r=o.getBoundingClientRect();if(e.clientY<r.top||e.clientY>r.bottom)continue;const low=e.clientY>r.top+r.height/2;const after=held.compareDocumentPosition(o)&4;if(low&&after)o.after(held);else if(!low&&!after)o.before(held);break}};
document.onmouseup=()=>{held=null};
</script>`,
    },
  },
  {
    name: 'dragged: the little one into the large one',
    instructions: 'Move the small square so that it lies entirely inside the big square.',
    pages: {
      '/': `<div style="position:relative;height:260px"><div id=b style="position:absolute;left:30px;top:30px;width:140px;height:140px;background:#9c6"></div><div id=s style="position:absolute;left:280px;top:90px;width:36px;height:36px;background:#336;cursor:move"></div></div><script>
s.onmousedown=e=>{e.preventDefault();const x=e.clientX-s.offsetLeft,y=e.clientY-s.offsetTop;document.onmousemove=m=>{s.style.left=m.clientX-x+'px';s.style.top=m.clientY-y+'px'};document.onmouseup=()=>{document.onmousemove=document.onmouseup=null;window.won=s.offsetLeft>=30&&s.offsetTop>=30&&s.offsetLeft<=134&&s.offsetTop<=134}};
</script>`,
    },
  },
];
