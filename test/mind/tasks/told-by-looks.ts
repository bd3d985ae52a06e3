import type { Task } from './types.ts';

const patch = (colour: string, size: number, then: string) =>
  `<span onclick="${then}" style="display:inline-block;width:${size}px;height:${size}px;margin:10px;background:${colour}"></span>`;
const SHADES = ['hsl(240,80%,35%)', 'hsl(0,60%,80%)', 'hsl(240,60%,85%)', 'hsl(120,50%,40%)', 'hsl(0,70%,40%)'];

/** What is told by how it looks or where it stood, and not by words. */
export const TOLD_BY_LOOKS: Task[] = [
  {
    name: 'every shade of a colour',
    instructions: 'Select all the shades of red and press Done.',
    pages: {
      '/': `<title>Paints</title><h1>Paints</h1><div>${SHADES.map((colour, i) => patch(colour, 30, `on[${i}]=!on[${i}];this.style.outline=on[${i}]?'2px solid black':''`)).join('')}</div><button onclick="window.won=on.map((x,i)=>x?i:'').join('')==='14';s.textContent='ok'">Done</button><p id=s></p><script>var on=[]</script>`,
    },
  },
  {
    name: 'a colour with a name of its own',
    instructions: 'Click on the magenta square.',
    pages: {
      '/': `<title>Squares</title><h1>Squares</h1>${['pink', 'magenta', 'purple', 'red'].map((colour) => patch(colour, 50, `window.won='${colour}'==='magenta';s.textContent='ok'`)).join('')}<p id=s></p>`,
    },
  },
  {
    name: 'numbers that are covered once one has begun',
    instructions: 'Click on the numbers in ascending order.',
    pages: {
      '/': `<title>Memory</title><h1>Memory</h1><div id=a style="position:relative;height:300px">${[3, 1, 4, 2].map((n, i) => `<div data-n=${n} onclick="hit(this)" style="position:absolute;left:${40 + 110 * i}px;top:${30 + 60 * (n % 3)}px;width:40px;height:40px;font-size:28px">${n}</div>`).join('')}</div><p id=s></p><script>var next=1;function hit(d){if(+d.dataset.n!==next){next=99;return}d.remove();next++;for(const x of document.querySelectorAll('[data-n]')){x.textContent='';x.style.background='black'}if(next===5){window.won=true;s.textContent='ok'}}</script>`,
    },
  },
  {
    name: 'a sign that is shown for itself',
    instructions: 'Click the button that best describes the figure below.',
    pages: {
      '/': `<title>Figures</title><p>Round 2 of 8</p><p style="font-size:60px">K</p>${['Circle', 'Letter', 'Number'].map((word) => `<button onclick="window.won='${word}'==='Letter';s.textContent='ok'">${word}</button> `).join('')}<p id=s></p>`,
    },
  },
  {
    name: 'what the only sign unfolds',
    instructions: 'Expand the wheel menu below and click on the item labeled "Moss".',
    pages: {
      '/': `<title>Wheel</title><h1>Wheel</h1><button onclick="setTimeout(()=>{w.hidden=false},900)">+</button><div id=w hidden>${['Fern', 'Moss', 'Reed'].map((word) => `<button onclick="window.won='${word}'==='Moss';s.textContent='ok'">${word}</button> `).join('')}</div><p id=s></p>`,
    },
  },
  {
    name: 'the corners of a drawn figure',
    instructions: 'Press the button with the number of corners that the drawn figure has.',
    pages: {
      '/': `<title>Polygons</title><h1>Polygons</h1><canvas id=c width=200 height=160></canvas><p>${[3, 4, 5, 6, 7].map((n) => `<button onclick="window.won=${n}===5;s.textContent='ok'">${n}</button> `).join('')}</p><p id=s></p><script>const x=c.getContext('2d');x.translate(100,80);x.rotate(.3);x.lineWidth=3;x.beginPath();for(let i=0;i<=5;i++)x.lineTo(60*Math.cos(i*2*Math.PI/5),60*Math.sin(i*2*Math.PI/5));x.stroke()</script>`,
    },
  },
];
