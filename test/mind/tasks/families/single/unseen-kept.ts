import { type Family, MONTHS, NAMES, title } from '../family.ts';
import { area } from './area.ts';
import { prose } from './page.ts';

/** Held out, and nobody looked at why they fail: small areas and components of other idioms than those before. */
export const UNSEEN_KEPT: readonly Family[] = [
  {
    name: 'unseen: a window with a cross on it',
    make: (d) => {
      const buttons = d.some(['OK', 'Cancel', 'Yes', 'No', 'Maybe'], 2);
      const w = d.next() < 0.4 ? 'x' : d.pick(buttons);
      const task =
        w === 'x'
          ? d.pick([
              'Close the dialog box by clicking the "x".',
              'Click the button in the dialog box labeled "x".',
              'Close the dialog.',
            ])
          : `Click the button in the dialog box labeled "${w}".`;
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<p>${prose(d, 8)}</p><div class="ui-dialog ui-widget" style="position:absolute;left:${d.int(2, 12)}px;top:${d.int(5, 20)}px;width:136px;border:1px solid #888;background:#fff"><div class="ui-dialog-titlebar" style="background:#e9e9e9;padding:3px;height:16px"><span class="ui-dialog-title">${title(prose(d, 1))}</span><button type=button class="ui-button ui-dialog-titlebar-close" title="Close" style="float:right;width:16px;height:14px;padding:0;text-indent:-999px;overflow:hidden" onclick="hit('x',this)"><span class="ui-icon ui-icon-closethick"></span>Close</button></div><div style="padding:4px">${prose(d, 5)}</div><div class="ui-dialog-buttonpane" style="padding:3px">${buttons.map((b) => `<button onclick="hit('${b}',this)">${b}</button>`).join(' ')}</div></div>`,
            `function hit(x,e){e.closest('.ui-dialog').remove();fin(x==='${w}')}`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a small box dragged into a large one',
    make: (d) => {
      const [x, y] = [d.int(90, 120), d.int(5, 100)];
      const task = d.pick([
        'Drag the smaller box so that it is completely inside the larger box.',
        'Drag the small box into the large box.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div id=big style="position:absolute;left:8px;top:30px;width:70px;height:70px;border:1px solid #000"></div><div id=sm style="position:absolute;left:${x}px;top:${y}px;width:22px;height:22px;background:#c44;cursor:move"></div>`,
            `let m=null;const s=$('#sm');s.addEventListener('mousedown',v=>{v.preventDefault();m={x:v.clientX-s.offsetLeft,y:v.clientY-s.offsetTop}});document.addEventListener('mousemove',v=>{if(m){s.style.left=v.clientX-m.x+'px';s.style.top=v.clientY-m.y+'px'}});document.addEventListener('mouseup',()=>{if(!m)return;m=null;const a=s.getBoundingClientRect(),b=$('#big').getBoundingClientRect();fin(a.left>=b.left&&a.right<=b.right&&a.top>=b.top&&a.bottom<=b.bottom)})`,
            1,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: small arrows beside a number',
    make: (d) => {
      const w = d.pick([-6, -4, -3, 2, 3, 5, 8]);
      const task = d.pick([
        `Select ${w} with the spinner and hit Submit.`,
        `Set the spinner to ${w} and press Submit.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<span class="ui-spinner ui-widget" style="display:inline-block;position:relative;margin:8px;border:1px solid #999"><input id=i class=ui-spinner-input ${d.next() < 0.5 ? 'readonly' : ''} value=0 size=6 style="border:0"><a tabindex=-1 class="ui-spinner-button ui-spinner-up" style="display:inline-block;cursor:pointer"><span class="ui-icon">&#9650;</span></a><a tabindex=-1 class="ui-spinner-button ui-spinner-down" style="display:inline-block;cursor:pointer"><span class="ui-icon">&#9660;</span></a></span><br><button id=b>Submit</button>`,
            `const go=n=>i.value=(parseInt(i.value)||0)+n;$('.ui-spinner-up').onclick=()=>go(1);$('.ui-spinner-down').onclick=()=>go(-1);i.onkeydown=e=>{if(e.key==='ArrowUp')go(1);if(e.key==='ArrowDown')go(-1)};$('#b').onclick=()=>fin(+i.value===${w})`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a calendar that a field opens',
    make: (d) => {
      const m = d.int(9, 11);
      const day = d.int(1, 28);
      const said = `${String(m + 1).padStart(2, '0')}/${String(day).padStart(2, '0')}/2026`;
      const task = d.pick([
        `Select ${said} as the date and hit submit.`,
        `Choose ${said} in the date picker and press Submit.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<p style="margin:4px">Date: <input id=i readonly size=10></p><button id=b>Submit</button><div id=p style="display:none;position:absolute;left:4px;top:30px;background:#fff;border:1px solid #999;z-index:5"></div>`,
            `let m=11;const N=${JSON.stringify(MONTHS)};function paint(){const f=new Date(2026,m,1).getDay(),n=new Date(2026,m+1,0).getDate();let h='<div class="ui-datepicker-header"><a class="ui-datepicker-prev" title="Prev" style="cursor:pointer">&#9664;</a> <span class=ui-datepicker-title><span>'+N[m]+'</span> <span>2026</span></span> <a class="ui-datepicker-next" title="Next" style="cursor:pointer">&#9654;</a></div><table><tr>'+['Su','Mo','Tu','We','Th','Fr','Sa'].map(x=>'<th><span>'+x+'</span></th>').join('')+'</tr><tr>';for(let k=0;k<f;k++)h+='<td></td>';for(let k=1;k<=n;k++){h+='<td><a href="#" class="ui-state-default" data-d='+k+'>'+k+'</a></td>';if((k+f)%7===0)h+='</tr><tr>'}$('#p').innerHTML=h+'</tr></table>';$('.ui-datepicker-prev').onclick=e=>{if(m>0)m--;paint()};$('.ui-datepicker-next').onclick=e=>{if(m<11)m++;paint()};$$('[data-d]').forEach(a=>a.onclick=e=>{e.preventDefault();i.value=String(m+1).padStart(2,'0')+'/'+a.dataset.d.padStart(2,'0')+'/2026';$('#p').style.display='none'})}i.addEventListener('focus',()=>{$('#p').style.display='block';paint()});$('#b').onclick=()=>fin(i.value==='${said}')`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: text marked with the mouse',
    make: (d) => {
      const all = [prose(d, 8), prose(d, 8), prose(d, 8)];
      const w = d.int(0, 2);
      const one = d.next() < 0.5;
      const task = one
        ? 'Highlight the text in the paragraph below and click submit.'
        : `Highlight the text in the ${['1st', '2nd', '3rd'][w]} paragraph and click submit.`;
      const shown = one ? [all[w]!] : all;
      const at = one ? 0 : w;
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${shown.map((p) => `<p style="margin:6px">${p}</p>`).join('')}<button id=b>Submit</button>`,
            `let s='';document.addEventListener('mouseup',()=>{const t=String(getSelection());if(t.trim())s=t});$('#b').onmousedown=e=>e.preventDefault();$('#b').onclick=()=>fin((String(getSelection())||s).trim()===$$('p')[${at}].textContent)`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: what the figure is',
    make: (d) => {
      const kind = d.pick(['Rectangle', 'Circle', 'Triangle', 'Letter', 'Number']);
      const c = d.pick(['red', 'blue', 'green', 'orange']);
      const figure = {
        Rectangle: `<rect x=10 y=14 width=34 height=24 fill=${c} />`,
        Circle: `<circle cx=26 cy=26 r=18 fill=${c} />`,
        Triangle: `<polygon points="26,6 6,44 46,44" fill=${c} />`,
        Letter: `<text x=14 y=40 font-size=40 fill=${c}>${d.pick(['a', 'K', 'p', 'W'])}</text>`,
        Number: `<text x=14 y=40 font-size=40 fill=${c}>${d.int(2, 9)}</text>`,
      }[kind];
      const task = d.pick([
        'Click the button that best describes the figure below.',
        'What is shown? Click the button that describes the figure.',
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<svg width=54 height=54>${figure}</svg><div>${['Rectangle', 'Circle', 'Triangle', 'Letter', 'Number'].map((k) => `<button onclick="fin('${k}'==='${kind}')">${k}</button>`).join(' ')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a few posts of one user',
    make: (d) => {
      const [a, b, c] = d.some(NAMES, 3) as [string, string, string];
      const posts = d.shuffle([a, a, a, b, c]);
      const acts = ['Reply', 'Retweet', 'Like', 'Share'];
      const act = d.pick(acts);
      const n = d.int(1, 2);
      const task = `Click the "${act}" button on ${n} post${n > 1 ? 's' : ''} by @${a.toLowerCase()} and then click "Submit".`;
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${posts.map((p, i) => `<div class=media style="border-bottom:1px solid #ddd;padding:3px"><span class=name>${p}</span> <span class=username style="color:#777">@${p.toLowerCase()}</span> <span>${d.int(1, 20)}h</span><div>${prose(d, 4)}</div><div>${acts.map((x) => `<span class="${x.toLowerCase()}" data-k="${x}${i}" title="${x}" style="display:inline-block;width:14px;height:12px;margin-right:10px;cursor:pointer;background:#bcd"></span>`).join('')}</div></div>`).join('')}<button id=b>Submit</button>`,
            `const S=new Set(),P=${JSON.stringify(posts)};$$('[data-k]').forEach(e=>e.onclick=()=>{S.has(e.dataset.k)?S.delete(e.dataset.k):S.add(e.dataset.k);e.style.background=S.has(e.dataset.k)?'#e33':'#bcd'});$('#b').onclick=()=>fin(S.size===${n}&&[...S].every(k=>k.startsWith('${act}')&&P[+k.at(-1)]==='${a}'))`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: blocks to be counted and typed',
    make: (d) => {
      const [a, b] = [d.int(1, 9), d.int(1, 9)];
      const task = d.pick([
        'Type the total number of blocks into the textbox and press Submit.',
        'Count all the blocks, type how many there are and press Submit.',
      ]);
      const blocks = (n: number) =>
        Array.from(
          { length: n },
          () =>
            '<div class="block" style="display:inline-block;width:10px;height:10px;border:1px solid #000;background:#8ad;margin:1px"></div>',
        ).join('');
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div class=addition><div style="width:60px;border:1px solid #ccc;display:inline-block">${blocks(a)}</div> + <div style="width:60px;border:1px solid #ccc;display:inline-block">${blocks(b)}</div></div><input id=i size=5> <button id=b>Submit</button>`,
            `$('#b').onclick=()=>fin(+i.value===${a + b})`,
          ),
        },
      };
    },
  },
];
