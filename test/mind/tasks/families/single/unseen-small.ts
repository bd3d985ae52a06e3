import { type Family, NAMES, title } from '../family.ts';
import { area } from './area.ts';
import { prose } from './page.ts';

const SHAPE_COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'black'];

/** Held out: small areas that say nothing, of other idioms than those before. */
export const UNSEEN_SMALL: readonly Family[] = [
  {
    name: 'unseen: a control by its kind',
    make: (d) => {
      const kinds: Record<string, string> = {
        button: '<button data-k="button">$</button>',
        radio: '<span><input type=radio data-k="radio">$</span>',
        checkbox: '<span><input type=checkbox data-k="checkbox">$</span>',
        text: '<input type=text data-k="text" size=10>',
        textarea: '<textarea data-k="textarea" cols=12 rows=2></textarea>',
      };
      const shown = d.some(Object.keys(kinds), d.int(3, 5));
      const w = d.pick(shown);
      const task = d.pick([`Click on a "${w}" widget.`, `Click on a ${w} ${w === 'text' ? 'field' : 'element'}.`]);
      const body = shown.map((k) => `<div style="margin:4px">${kinds[k]!.replace('$', prose(d, 1))}</div>`).join('');
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            body,
            `$$('[data-k]').forEach(e=>e.addEventListener('click',()=>fin(e.dataset.k==='${w}')))`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a list put in order with the mouse',
    make: (d) => {
      const names = d.some(NAMES, 5);
      const from = d.int(0, 4);
      const to = d.pick([0, 1, 2, 3, 4].filter((i) => i !== from));
      const ways = [`to the ${['1st', '2nd', '3rd', '4th', '5th'][to]} position`];
      if (to === 0) ways.push('to the top');
      if (to === 4) ways.push('to the bottom');
      if (to === from + 1) ways.push('down by one position');
      if (to === from - 1) ways.push('up by one position');
      const task = `Drag ${names[from]} ${ways.at(-1)}.`;
      const want = names.filter((_, i) => i !== from);
      want.splice(to, 0, names[from]!);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<ul id=s style="list-style:none;margin:5px;padding:0">${names.map((n) => `<li style="border:1px solid #bbb;background:#f3f3f3;margin:2px;padding:3px;height:16px;cursor:move"><span style="opacity:.5">&#8597;</span><div style="display:inline">${n}</div></li>`).join('')}</ul>`,
            `let m=null;const s=$('#s');$$('li',s).forEach(e=>e.addEventListener('mousedown',v=>{v.preventDefault();m=e}));document.addEventListener('mousemove',v=>{if(!m)return;for(const e of $$('li',s)){if(e===m)continue;const r=e.getBoundingClientRect(),c=r.top+r.height/2;const after=m.compareDocumentPosition(e)&4;if(after&&v.clientY>c-2)e.after(m);else if(!after&&v.clientY<c+2){e.before(m);break}}});document.addEventListener('mouseup',()=>{if(m){m=null;fin($$('li div').map(e=>e.textContent).join()==='${want.join()}')}})`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a handle on a track',
    make: (d) => {
      const [low, high] = d.pick([
        [0, 10],
        [0, 20],
        [-10, 10],
        [0, 100],
      ]) as [number, number];
      const w = d.int(low, high);
      const start = d.pick([low, Math.round((low + high) / 2)]);
      const task = d.pick([
        `Select ${w} with the slider and hit Submit.`,
        `Move the slider to ${w} and click "Submit".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div id=sl class="ui-slider ui-widget" style="position:relative;height:8px;margin:20px;background:#ddd;border:1px solid #aaa"><span id=h tabindex=0 class="ui-slider-handle ui-state-default" style="position:absolute;top:-5px;margin-left:-8px;width:16px;height:16px;background:#eee;border:1px solid #777"></span></div><div id=v style="text-align:center">${start}</div><button id=b style="margin:6px">Submit</button>`,
            `let x=${start},m=0;const put=n=>{x=Math.max(${low},Math.min(${high},Math.round(n)));$('#h').style.left=(x-${low})/${high - low}*100+'%';$('#v').textContent=x};put(x);const at=v=>{const r=$('#sl').getBoundingClientRect();put(${low}+(v.clientX-r.left)/r.width*${high - low})};$('#sl').addEventListener('mousedown',v=>{m=1;v.preventDefault();$('#h').focus();at(v)});document.addEventListener('mousemove',v=>m&&at(v));document.addEventListener('mouseup',()=>m=0);$('#h').addEventListener('keydown',e=>{const k={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1}[e.key];if(k){e.preventDefault();put(x+k)}if(e.key==='Home')put(${low});if(e.key==='End')put(${high})});$('#b').onclick=()=>fin(x===${w})`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: values of several labels into a form',
    make: (d) => {
      const all = [
        ['First name', d.pick(NAMES)],
        ['Country', d.pick(['Malta', 'Peru', 'Ghana', 'Laos'])],
        ['Religion', d.pick(['None', 'Buddhist', 'Muslim', 'Jewish'])],
        ['Year of birth', String(d.int(1950, 2004))],
        ['Language', d.pick(['Czech', 'Malay', 'Tamil', 'Dutch'])],
        ['Gender', d.pick(['Female', 'Male'])],
      ] as [string, string][];
      const rows = d.shuffle(all);
      const asked = d.some(rows, 2);
      const task = d.pick([
        'Enter the value that corresponds with each label into the form and submit when done.',
        'Fill in the form with the values shown in the table and press Submit.',
        `Enter the values of ${asked[0]![0]} and ${asked[1]![0]} into the form and press Submit.`,
      ]);
      const soup = d.next() < 0.5;
      const shown = soup
        ? `<div>${rows.map(([k, v]) => `<div><span style="display:inline-block;width:80px;background:#eee">${k}</span><span>${v}</span></div>`).join('')}</div>`
        : `<table border=1 cellspacing=0>${rows.map(([k, v]) => `<tr><td>${k}</td><td>${v}</td></tr>`).join('')}</table>`;
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${shown}<div>${asked.map(([k], i) => `<p style="margin:3px"><b>${k}</b>: <input id=i${i} size=10></p>`).join('')}<button id=b>Submit</button></div>`,
            `$('#b').onclick=()=>fin(i0.value==='${asked[0]![1]}'&&i1.value==='${asked[1]![1]}')`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a text editor with styles',
    make: (d) => {
      const words = title(prose(d, 4)).split(' ');
      const whole = d.next() < 0.5;
      const w = whole ? 'everything' : d.pick(words.filter((x, i) => words.indexOf(x) === i));
      const style = d.pick(['bold', 'italics', 'underlined']);
      const cmd = { bold: 'bold', italics: 'italic', underlined: 'underline' }[style]!;
      const task = whole
        ? `Using the text editor, make everything ${style} and press Submit.`
        : `Using the text editor, give the text ${w} the style ${style} and press Submit.`;
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div class=ql-toolbar><button class=ql-bold title=Bold data-c=bold><b>B</b></button><button class=ql-italic title=Italic data-c=italic><i>I</i></button><button class=ql-underline title=Underline data-c=underline><u>U</u></button></div><div id=e contenteditable=true style="border:1px solid #999;min-height:60px;padding:4px">${words.join(' ')}</div><button id=b>Submit</button>`,
            `$$('[data-c]').forEach(e=>{e.onmousedown=v=>v.preventDefault();e.onclick=()=>document.execCommand(e.dataset.c)});const P={bold:e=>getComputedStyle(e).fontWeight>=600,italic:e=>getComputedStyle(e).fontStyle==='italic',underline:e=>{for(;e&&e.id!=='e';e=e.parentElement)if(getComputedStyle(e).textDecorationLine.includes('underline'))return true;return false}}.${cmd};$('#b').onclick=()=>{let on='',t=document.createTreeWalker($('#e'),4),n;while(n=t.nextNode())if(P(n.parentElement))on+=n.data;const c=x=>x.replace(/\\s/g,'');fin(c(on)===c(${whole ? "$('#e').textContent" : `'${w}'`}))}`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: how many shapes of a kind',
    make: (d) => {
      const forms = ['circle', 'square', 'triangle'] as const;
      const cs = d.some(SHAPE_COLOURS, 3);
      const all = Array.from({ length: d.int(4, 8) }, () => ({ c: d.pick(cs), f: d.pick(forms) }));
      const [c, f] = [d.pick(cs), d.pick(forms)];
      const kind = d.int(0, 2);
      const n = all.filter((s) => (kind === 1 || s.c === c) && (kind === 0 || s.f === f)).length;
      const what = kind === 0 ? `${c} items` : kind === 1 ? `${f}s` : `${c} ${f}s`;
      const task = d.pick([`How many ${what} are there?`, `How many ${what} are there? Click the right number.`]);
      const options = d.shuffle([n, n + 1, n === 0 ? 2 : n - 1, n + 3]);
      const draw = (s: (typeof all)[number], i: number) => {
        const [x, y] = [20 + (i % 4) * 34, 20 + Math.floor(i / 4) * 34];
        if (s.f === 'circle') return `<circle cx=${x} cy=${y} r=12 fill=${s.c} />`;
        if (s.f === 'square') return `<rect x=${x - 11} y=${y - 11} width=22 height=22 fill=${s.c} />`;
        return `<polygon points="${x},${y - 12} ${x - 12},${y + 11} ${x + 12},${y + 11}" fill=${s.c} />`;
      };
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<svg width=156 height=90>${all.map(draw).join('')}</svg><div id=c>${options.map((o) => `<button onclick="fin(${o}===${n})">${o}</button>`).join(' ')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: all shades of a colour',
    make: (d) => {
      const hues = { red: [0, 10], blue: [225, 245], green: [110, 130] } as const;
      const w = d.pick(Object.keys(hues) as (keyof typeof hues)[]);
      const other = (Object.keys(hues) as (keyof typeof hues)[]).filter((h) => h !== w);
      const mine = d.int(3, 5);
      const all = d.shuffle(
        Array.from({ length: 12 }, (_, i) => {
          const hue = i < mine ? w : d.pick(other);
          return { hue, css: `hsl(${d.int(hues[hue][0], hues[hue][1])} ${d.int(70, 100)}% ${d.int(32, 60)}%)` };
        }),
      );
      const task = d.pick([
        `Select all the shades of ${w} and press Submit.`,
        `Click all ${w} squares, then press Submit.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div id=g style="width:152px">${all.map((x, i) => `<span class=c data-h=${x.hue} id=c${i} style="display:inline-block;width:28px;height:24px;margin:2px;cursor:pointer;border:2px solid #fff;background:${x.css}"></span>`).join('')}</div><button id=b>Submit</button>`,
            `$$('.c').forEach(e=>e.onclick=()=>{e.classList.toggle('sel');e.style.borderColor=e.classList.contains('sel')?'#000':'#fff'});$('#b').onclick=()=>fin($$('.c').every(e=>(e.dataset.h==='${w}')===e.classList.contains('sel')))`,
            2,
          ),
        },
      };
    },
  },
];
