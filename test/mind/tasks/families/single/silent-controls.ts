import { type Family, THINGS, title } from '../family.ts';
import { asked, ENDS, listed, ORDINALS, ordinal, pressable, prose, q, quiet } from './page.ts';

/** Pages that say nothing: single controls. */
export const SILENT_CONTROLS: readonly Family[] = [
  {
    name: 'silent: the n-th of a kind',
    make: (d) => {
      const n = d.int(1, 5);
      const kind = d.pick(['button', 'link', 'checkbox'] as const);
      const task = asked(
        d,
        `${kind === 'checkbox' ? 'tick' : 'click'} the ${d.pick([ORDINALS[n], ordinal(n)])} ${kind}`,
      );
      const one = (i: number) => {
        const run = `fin(${i}===${n})`;
        if (kind === 'button') return `<p><button onclick="${run}">${title(prose(d, 1))}</button></p>`;
        if (kind === 'link')
          return `<p>${prose(d, 3)} <a href="#${i}" onclick="event.preventDefault();${run}">${prose(d, 2)}</a></p>`;
        return `<p><label><input type=checkbox onclick="${run}"> ${prose(d, 1)}</label></p>`;
      };
      return { instructions: task, pages: { '/': quiet(d, task, [1, 2, 3, 4, 5].map(one).join('')) } };
    },
  },
  {
    name: 'silent: a drawn shape with a sign on it',
    make: (d) => {
      const colours = d.some(['red', 'blue', 'green', 'magenta', 'cyan', 'yellow'], 4);
      const forms = ['circle', 'rectangle', 'triangle'];
      const all = colours.map((c) => ({ c, f: d.pick(forms), t: d.pick(['A', 'B', '4', '7', 'k', '9']) }));
      const w = d.pick(all);
      const same = all.filter((x) => x.f === w.f).length;
      const task = d.pick([
        `Click on a ${w.c} ${w.f}.`,
        same === 1 ? `Click the ${w.f}` : `Click the ${w.c} shape`,
        `Select the ${w.c} item.`,
      ]);
      const one = (x: (typeof all)[number], i: number) => {
        const run = `onclick="fin(${x === w})"`;
        const left = 20 + i * 90;
        const shape =
          x.f === 'circle'
            ? `<circle ${run} cx=${left + 25} cy=50 r=25 fill=${x.c} />`
            : x.f === 'rectangle'
              ? `<rect ${run} x=${left} y=30 width=60 height=36 fill=${x.c} />`
              : `<polygon ${run} points="${left + 25},20 ${left},75 ${left + 50},75" fill=${x.c} />`;
        return shape;
      };
      return {
        instructions: task,
        pages: {
          '/': quiet(d, task, `<svg width=420 height=110 style="border:1px solid #ddd">${all.map(one).join('')}</svg>`),
        },
      };
    },
  },
  {
    name: 'silent: boxes in a box that scrolls',
    make: (d) => {
      const all = d.some(
        THINGS.flatMap((t) => ['old', 'new', 'wooden'].map((a) => `${a} ${t}`)),
        18,
      );
      const w = d.some(all, d.int(1, 3));
      const end = d.pick(ENDS);
      const task = d.pick([
        `Select ${listed(d, w)} and click ${q(d, end)}.`,
        `Check ${listed(d, w)} in the list, then press ${end}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div style="height:120px;width:220px;overflow:auto;border:1px solid #888">${all.map((x) => `<label style="display:block"><input type=checkbox value="${x}">${x}</label>`).join('')}</div>${pressable(d, end, `fin([...document.querySelectorAll('input:checked')].map(e=>e.value).sort().join()==='${[...w].sort().join()}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: options made of plain boxes',
    make: (d) => {
      const [sizes, colours] = [d.some(['S', 'M', 'L', 'XL'], 4), d.some(['Red', 'Blue', 'Black', 'White'], 3)];
      const [s, c] = [d.pick(sizes), d.pick(colours)];
      const end = d.pick(['Add to bag', 'Add to cart', 'Continue']);
      const task = d.pick([
        `Choose size ${s} and colour ${c.toLowerCase()}, then press ${q(d, end)}.`,
        `Select the ${c.toLowerCase()} one in size ${s} and click "${end}".`,
      ]);
      const opt = (g: string, x: string) =>
        `<div class="opt opt-${g}" onclick="o.${g}='${x}';document.querySelectorAll('.opt-${g}').forEach(e=>e.classList.toggle('on',e===this))" style="display:inline-block;border:1px solid #777;padding:5px 10px;margin:3px;cursor:pointer">${x}</div>`;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<style>.on{outline:3px solid #06c}</style><div><p>Size</p>${sizes.map((x) => opt('s', x)).join('')}</div><div><p>Colour</p>${colours.map((x) => opt('c', x)).join('')}</div>${pressable(d, end, `fin(o.s==='${s}'&&o.c==='${c}')`)}`,
            'var o={}',
          ),
        },
      };
    },
  },
  {
    name: 'silent: several sliders',
    make: (d) => {
      const [a, b] = d.some(['Volume', 'Brightness', 'Speed', 'Contrast'], 2) as [string, string];
      const [x, y] = [d.int(0, 20) * 5, d.int(0, 20) * 5];
      const end = d.pick(ENDS);
      const task = d.pick([
        `Set ${a.toLowerCase()} to ${x} and ${b.toLowerCase()} to ${y}, then press ${end}.`,
        `Move the ${a} slider to ${x} and the ${b} slider to ${y} and click ${q(d, end)}.`,
      ]);
      const native = d.next() < 0.6;
      const slider = (n: string, i: string) =>
        native
          ? `<p><label>${n} <input type=range id=${i} min=0 max=100 step=5 value=50 oninput="this.nextElementSibling.textContent=this.value"><output>50</output></label></p>`
          : `<p>${n} <span role=slider tabindex=0 aria-label="${n}" aria-valuemin=0 aria-valuemax=100 aria-valuenow=50 id=${i} style="display:inline-block;width:120px;height:14px;background:#cdf" onkeydown="var v=+this.getAttribute('aria-valuenow')+({ArrowRight:5,ArrowUp:5,ArrowLeft:-5,ArrowDown:-5}[event.key]||0);if(event.key==='Home')v=0;if(event.key==='End')v=100;v=Math.max(0,Math.min(100,v));this.setAttribute('aria-valuenow',v);this.value=v;this.textContent=v"></span></p>`;
      const read = (i: string) => (native ? `+${i}.value` : `+${i}.getAttribute('aria-valuenow')`);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${slider(a, 'sa')}${slider(b, 'sb')}${pressable(d, end, `fin(${read('sa')}===${x}&&${read('sb')}===${y})`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: a colour',
    make: (d) => {
      const [name, hex] = d.pick([
        ['red', '#ff0000'],
        ['blue', '#0000ff'],
        ['lime', '#00ff00'],
        ['black', '#000000'],
        ['yellow', '#ffff00'],
      ] as const);
      const end = d.pick(ENDS);
      const native = d.next() < 0.5;
      const task = native
        ? d.pick([`Set the colour to ${hex} and press ${end}.`, `Select ${name} with the color picker and hit ${end}.`])
        : d.pick([
            `Select the ${name} colour and press ${end}.`,
            `Pick ${name} in the palette, then click ${q(d, end)}.`,
          ]);
      const pal = ['#ff0000', '#0000ff', '#00ff00', '#000000', '#ffff00']
        .map(
          (h) =>
            `<span class=sw onclick="v='${h}'" style="display:inline-block;width:36px;height:36px;margin:3px;cursor:pointer;background:${h}"></span>`,
        )
        .join('');
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${native ? '<label>Colour <input type=color id=i value="#808080"></label>' : pal}<br>${pressable(d, end, native ? `fin(i.value==='${hex}')` : `fin(v==='${hex}')`)}`,
            'var v=null',
          ),
        },
      };
    },
  },
  {
    name: 'silent: a day and a time in native fields',
    make: (d) => {
      const [m, day] = [d.int(1, 12), d.int(13, 28)];
      const iso = `2027-${String(m).padStart(2, '0')}-${day}`;
      const [h, min] = [d.int(1, 11), d.pick(['05', '30', '45'])];
      const pm = d.next() < 0.5;
      const time = `${String(pm ? h + 12 : h).padStart(2, '0')}:${min}`;
      const said = d.pick([`${String(m).padStart(2, '0')}/${day}/2027`, iso, `${day}.${m}.2027`]);
      const end = d.pick(ENDS);
      const only = d.pick(['date', 'time', 'both'] as const);
      const t = `${h}:${min} ${pm ? 'PM' : 'AM'}`;
      const task =
        only === 'date'
          ? `Enter ${said} as the date and press ${end}.`
          : only === 'time'
            ? `Enter ${t} as the time and press ${end}.`
            : d.pick([
                `Set the date to ${said} and the time to ${t}, then press ${end}.`,
                `Enter the date ${said} and the time ${t} and click ${q(d, end)}.`,
              ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${only !== 'time' ? '<p><label>Date <input type=date id=a></label></p>' : ''}${only !== 'date' ? '<p><label>Time <input type=time id=b></label></p>' : ''}${pressable(d, end, `fin(${only !== 'time' ? `a.value==='${iso}'` : 'true'}&&${only !== 'date' ? `b.value==='${time}'` : 'true'})`)}`,
          ),
        },
      };
    },
  },
];
