import type { Task } from '../types.ts';

const SWITCH =
  '<style>.s{display:inline-block;width:40px;height:20px;border-radius:10px;background:#bbb}.s[aria-checked=true]{background:#393}</style>';

function switches(states: Record<string, boolean>): string {
  return Object.entries(states)
    .map(
      ([name, on]) =>
        `<p><span role=switch tabindex=0 class=s aria-label="${name}" aria-checked=${on} onclick="this.setAttribute('aria-checked',this.getAttribute('aria-checked')!=='true')"></span> ${name}</p>`,
    )
    .join('');
}

const READ =
  "[...document.querySelectorAll('[role=switch]')].filter(s=>s.getAttribute('aria-checked')==='true').map(s=>s.getAttribute('aria-label')).join()";

const verdicts = ['Lift', 'Ramp', 'Stairs']
  .map(
    (name) =>
      `<tr><td>${name}<td><span class=m onclick="v.${name}=1" style="cursor:pointer">✔</span> <span class=m onclick="v.${name}=0" style="cursor:pointer">✘</span>`,
  )
  .join('');

/** Several choices of one kind, some of which stand as they are wanted. */
export const CHOICES: readonly Task[] = [
  {
    name: 'choices: one on and one off',
    instructions: 'Turn the porch lamp on and the heater off, then press Save.',
    pages: {
      '/': `${SWITCH}<h1>House</h1>${switches({ 'Porch lamp': false, Heater: true, Fan: true })}<button onclick="window.won=${READ}==='Porch lamp,Fan';this.after(' Saved')">Save</button>`,
    },
  },
  {
    name: 'choices: only one is to be on',
    instructions: 'Only the fan should be on. Press Save when you are done.',
    pages: {
      '/': `${SWITCH}<h1>House</h1>${switches({ 'Porch lamp': true, Fan: true, Heater: false, Radio: true })}<button onclick="window.won=${READ}==='Fan';this.after(' Saved')">Save</button>`,
    },
  },
  {
    name: 'choices: what is chosen already',
    instructions: 'Choose Oslo from the list and click Apply.',
    pages: {
      '/': `<select id=c><option>Oslo<option>Riga<option>Bern</select><button onclick="window.won=c.value==='Oslo';this.after(' Applied')">Apply</button>`,
    },
  },
  {
    name: 'choices: ticks and crosses',
    instructions: 'Tick Lift and Ramp and cross Stairs, then press Send.',
    pages: {
      '/': `<script>v={}</script><table>${verdicts}</table><button onclick="window.won=v.Lift===1&&v.Ramp===1&&v.Stairs===0;this.after(' Thanks')">Send</button>`,
    },
  },
  {
    name: 'choices: a slider and the last box',
    instructions: 'Move the slider to 4, tick the 3rd checkbox and press Go.',
    pages: {
      '/': `<input type=range min=0 max=9 value=0 id=r><p>${'<input type=checkbox class=b> '.repeat(3)}</p><button onclick="window.won=r.value==='4'&&[...document.querySelectorAll('.b')].map(b=>+b.checked).join('')==='001';this.after(' ok')">Go</button>`,
    },
  },
  {
    name: 'choices: a seat by what it costs, without a headline',
    instructions: 'Reserve the seat with the highest fare.',
    pages: {
      '/': `${[
        ['Window', 312],
        ['Aisle', 498],
        ['Middle', 205],
      ]
        .map(
          ([place, fare]) =>
            `<div style="border:1px solid #999;margin:4px;width:200px">Place: ${place}<br><button onclick="window.won=${fare}===498;document.body.textContent='Thanks'">Reserve for $${fare}</button></div>`,
        )
        .join('')}`,
    },
  },
  {
    name: 'choices: the one thing offered, once it costs less',
    instructions: 'Order KRV oil when the price is below $31.00.',
    pages: {
      '/': `<div>Firm: <b>KRV</b></div><div>Oil price: <b id=p>$34.50</b></div><button onclick="clearInterval(t);window.won=n<31;document.body.textContent='Thanks'">Order</button><script>
n=34.5;t=setInterval(()=>{n=Math.max(28,n-.5);p.textContent='$'+n.toFixed(2)},250)
</script>`,
    },
  },
  {
    name: 'choices: words that mean nearly the same',
    instructions: 'Tick the words similar to quick, hide, end and press Save.',
    pages: {
      '/': `${['finish', 'table', 'conceal', 'river', 'swift'].map((word) => `<label><input type=checkbox value=${word}>${word}</label><br>`).join('')}<button onclick="window.won=[...document.querySelectorAll(':checked')].map(b=>b.value).join()==='finish,conceal,swift';this.after(' Saved')">Save</button>`,
    },
  },
  {
    name: 'choices: a list of dishes in a box, the first further up',
    instructions: 'Order one of each dish: Plum tart, Bread and olive soup',
    pages: {
      '/': `<div style="height:170px;width:300px;overflow-y:scroll">${[
        'Onion rings',
        'Bread and olive soup',
        'Leek pie',
        'Fish stew',
        'Baked beans',
        'Rice bowl',
        'Plum tart',
        'Fig cake',
      ]
        .map(
          (dish) =>
            `<div style="padding:10px;border-top:1px solid #aaa">${dish} <span style="float:right"><span class=b style="cursor:pointer" onclick="add('${dish}',-1,this.nextElementSibling)">-</span> <b></b> <span class=b style="cursor:pointer" onclick="add('${dish}',1,this.previousElementSibling)">+</span></span></div>`,
        )
        .join(
          '',
        )}<button onclick="window.won=JSON.stringify(n)==='{&quot;Plum tart&quot;:1,&quot;Bread and olive soup&quot;:1}';document.body.textContent='Thank you'">Order</button></div><script>n={};function add(d,k,e){n[d]=Math.max(0,(n[d]||0)+k);e.textContent=n[d]||''}</script>`,
    },
  },
];
