import type { Task } from '../types.ts';

/** A drawing on which figures are pulled about, with two frames below them. */
function drawing(figures: ReadonlyArray<[string, number, number, string]>, frames = true): string {
  const shape = (kind: string) =>
    kind === 'circle' ? '<circle r=12 />' : '<polygon points="0,-13 13,-4 8,12 -8,12 -13,-4"/>';
  const boxes = `<rect id=a x=10 y=90 width=90 height=60 fill=none stroke=black /><rect id=b x=120 y=90 width=90 height=60 fill=none stroke=black />`;
  return `<svg id=v width=260 height=200>${frames ? boxes : ''}${figures
    .map(
      ([kind, x, y, colour]) =>
        `<g data-kind=${kind} data-x=${x} data-y=${y} transform="translate(${x},${y})" fill=${colour} style="cursor:move">${shape(kind)}</g>`,
    )
    .join('')}</svg><script>
for(const e of v.querySelectorAll('[data-kind]'))e.addEventListener('mousedown',d=>{d.preventDefault();const x=d.clientX-e.dataset.x,y=d.clientY-e.dataset.y;document.onmousemove=m=>{e.dataset.x=m.clientX-x;e.dataset.y=m.clientY-y;e.setAttribute('transform','translate('+e.dataset.x+','+e.dataset.y+')')};document.onmouseup=()=>{document.onmousemove=document.onmouseup=null}});
function lies(e,o){const r=o.getBBox();return +e.dataset.x>r.x&&+e.dataset.x<r.x+r.width&&+e.dataset.y>r.y&&+e.dataset.y<r.y+r.height}
</script>`;
}

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
  {
    name: 'dragged: kinds into two trays, and a button for it',
    instructions: 'Move all pentagons into the left tray, and everything else into the right tray.',
    pages: {
      '/': `${drawing([
        ['pentagon', 20, 20, 'green'],
        ['circle', 70, 20, 'red'],
        ['pentagon', 120, 20, 'purple'],
        ['circle', 170, 20, 'green'],
      ])}<button onclick="window.won=[...v.querySelectorAll('[data-kind]')].every(e=>lies(e,e.dataset.kind==='pentagon'?a:b));this.after(' Thanks')">Submit</button>`,
    },
  },
  {
    name: 'dragged: none of the kind is there',
    instructions: 'Drag all triangles into the black box and press Check.',
    pages: {
      '/': `${drawing([
        ['circle', 20, 20, 'red'],
        ['pentagon', 90, 20, 'green'],
      ])}<button onclick="window.won=![...v.querySelectorAll('[data-kind]')].some(e=>lies(e,a)||lies(e,b));this.after(' Thanks')">Check</button>`,
    },
  },
  {
    name: 'dragged: to one side',
    instructions: 'Pull the thing upwards and then press Ready.',
    pages: {
      '/': `${drawing([['circle', 100, 90, 'orange']], false)}<button onclick="window.won=+v.querySelector('[data-kind]').dataset.y<80;this.after(' ok')">Ready</button>`,
    },
  },
];
