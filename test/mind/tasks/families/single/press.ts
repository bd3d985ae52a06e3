import { type Family, NAMES, THINGS, title } from '../family.ts';
import { asked, ENDS, listed, pressable, prose, q, quiet } from './page.ts';

/** Pressing what is named, on pages that say nothing when it is done. */
export const PRESS_FAMILIES: readonly Family[] = [
  {
    name: 'quiet: a button by its name',
    make: (d) => {
      const labels = d.some(['Archive', 'Refresh', 'Print', 'Skip', 'Apply', 'Undo', 'Details', 'Later', 'Agree'], 6);
      const w = d.pick(labels);
      const task = asked(
        d,
        `${d.pick(['Click', 'Press', 'Tap', 'Hit', 'Click on', 'Push'])} ${d.pick([`the ${q(d, w)} button`, q(d, w), `the button labelled ${q(d, w)}`])}`,
      );
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${prose(d, 8)}</p>${labels.map((l) => pressable(d, l, `fin('${l}'==='${w}')`)).join(d.pick([' ', '<br>', ' | ']))}<p>${prose(d, 5)}</p>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a shape by size, colour and form',
    make: (d) => {
      const sizes = { small: 24, large: 72 } as const;
      const all = d.some(
        (['small', 'large'] as const).flatMap((s) =>
          ['red', 'blue', 'green', 'orange'].flatMap((c) => ['circle', 'square'].map((f) => ({ s, c, f }))),
        ),
        6,
      );
      const w = d.pick(all);
      const kin = all.filter((x) => x.c === w.c && x.f === w.f);
      const said = kin.length > 1 ? `${w.s} ${w.c} ${w.f}` : d.pick([`${w.c} ${w.f}`, `${w.s} ${w.c} ${w.f}`]);
      const task = asked(d, `${d.pick(['Click', 'Select', 'Click on', 'Press'])} the ${said}`);
      const svg = d.next() < 0.5;
      const draw = (x: (typeof all)[number], i: number) => {
        const [n, px] = [sizes[x.s], 20 + i * 90];
        const run = `fin(${x === w})`;
        if (!svg)
          return `<div onclick="${run}" style="display:inline-block;margin:8px;cursor:pointer;width:${n}px;height:${n}px;background:${x.c};${x.f === 'circle' ? 'border-radius:50%' : ''}"></div>`;
        return x.f === 'circle'
          ? `<circle onclick="${run}" cx=${px + 36} cy=60 r=${n / 2} fill=${x.c} />`
          : `<rect onclick="${run}" x=${px} y=${60 - n / 2} width=${n} height=${n} fill=${x.c} />`;
      };
      const shapes = all.map(draw).join('');
      return {
        instructions: task,
        pages: { '/': quiet(d, task, svg ? `<svg width=600 height=130>${shapes}</svg>` : shapes) },
      };
    },
  },
  {
    name: 'quiet: a button inside a tab',
    make: (d) => {
      const tabs = d.some(['General', 'Members', 'History', 'Billing', 'Photos'], 3);
      const w = d.pick(tabs.slice(1));
      const b = d.pick(['Refresh', 'Export', 'Share']);
      const task = d.pick([
        `Open the ${q(d, w)} tab and click ${q(d, b)}.`,
        `Go to the ${w} tab, then press ${q(d, b)}`,
        `In the tab "${w}", press the ${b} button.`,
      ]);
      const div = d.next() < 0.5;
      const tab = (t: string, i: number) =>
        div
          ? `<div class="tab" style="display:inline-block;padding:6px 12px;cursor:pointer;border:1px solid #999" onclick="show(${i})">${t}</div>`
          : `<button role=tab aria-selected=${i === 0} onclick="show(${i})">${t}</button>`;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div${div ? '' : ' role=tablist'}>${tabs.map(tab).join('')}</div>${tabs.map((t, i) => `<div class=pane style="${i ? 'display:none' : ''}"><p>${prose(d, 6)}</p>${pressable(d, b, `fin('${t}'==='${w}')`)}</div>`).join('')}`,
            `function show(n){document.querySelectorAll('.pane').forEach((p,i)=>p.style.display=i===n?'':'none');document.querySelectorAll('[role=tab]').forEach((p,i)=>p.setAttribute('aria-selected',i===n))}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a file in a tree',
    make: (d) => {
      const folders = d.some(['Music', 'Reports', 'Invoices', 'Pictures', 'Drafts'], 3);
      const files = d.some(THINGS, 6);
      const at = d.int(0, 5);
      const [folder, file] = [folders[Math.floor(at / 2)]!, `${files[at]}.txt`];
      const task = d.pick([
        `Open the folder ${q(d, folder)} and select the file ${q(d, file)}.`,
        `Navigate through the file tree. Find and click the file named "${file}".`,
        `Expand ${folder} and click on ${file}`,
      ]);
      const aria = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<ul${aria ? ' role=tree' : ''} style="list-style:none">${folders
              .map(
                (f, i) =>
                  `<li${aria ? ' role=treeitem aria-expanded=false' : ''}><span style="cursor:pointer" onclick="var u=this.nextElementSibling;u.hidden=!u.hidden;this.firstChild.textContent=u.hidden?'▸ ':'▾ '${aria ? ";this.parentNode.setAttribute('aria-expanded',!u.hidden)" : ''}"><i>▸ </i>${f}</span><ul hidden style="list-style:none">${files
                    .slice(i * 2, i * 2 + 2)
                    .map(
                      (x) =>
                        `<li${aria ? ' role=treeitem' : ''} style="cursor:pointer" onclick="event.stopPropagation();fin('${x}.txt'==='${file}')">${x}.txt</li>`,
                    )
                    .join('')}</ul></li>`,
              )
              .join('')}</ul>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a dialog answered as told',
    make: (d) => {
      const [open, no, yes] = [
        d.pick(['Delete', 'Publish', 'Leave']),
        d.pick(['Cancel', 'No', 'Go back']),
        d.pick(['OK', 'Yes', 'Confirm']),
      ];
      const cancel = d.next() < 0.5;
      const w = cancel ? no : yes;
      const task = d.pick([
        `Click ${q(d, open)} and then ${cancel ? 'cancel' : 'confirm'} in the dialog.`,
        `Press the ${open} button, then choose "${w}" in the box that comes up.`,
        `Click "${open}". When asked, ${cancel ? 'cancel' : 'confirm'}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${prose(d, 12)}</p>${pressable(d, open, "g.style.display=''")}<div id=g style="display:none;position:fixed;left:200px;top:150px;width:260px;padding:14px;background:#fff;border:1px solid #333;box-shadow:0 0 0 2000px #0005"><b>${open}?</b><p>Do you want to ${open.toLowerCase()} this?</p>${pressable(d, no, `g.style.display='none';fin(${cancel})`)} ${pressable(d, yes, `g.style.display='none';fin(${!cancel})`)}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: dial a number on a pad',
    make: (d) => {
      const n = `${d.int(100, 999)}${d.int(10, 99)}`;
      const task = d.pick([
        `Dial ${n} on the keypad and press Call.`,
        `Enter the number "${n}" with the keypad, then click "Call".`,
        `Use the number pad to enter ${n} and hit Call`,
      ]);
      const key = (k: string) =>
        `<button style="width:44px;height:40px" onclick="${k === '⌫' ? 'o.textContent=o.textContent.slice(0,-1)' : `o.textContent+='${k}'`}">${k}</button>`;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=o style="height:24px;border:1px solid #999;width:140px"></div>${[
              ['1', '2', '3'],
              ['4', '5', '6'],
              ['7', '8', '9'],
              ['⌫', '0', '#'],
            ]
              .map((r) => `<div>${r.map(key).join('')}</div>`)
              .join('')}<button onclick="fin(o.textContent==='${n}')">Call</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a choice in the menu of one post',
    make: (d) => {
      const people = d.some(NAMES, 3);
      const w = d.pick(people);
      const act = d.pick(['Block', 'Mute', 'Report', 'Hide']);
      const task = d.pick([
        `${act} the user @${w.toLowerCase()}.`,
        `For the user @${w.toLowerCase()}, click on the "${act}" option in the menu.`,
        `${act} @${w.toLowerCase()}`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            people
              .map(
                (p, i) =>
                  `<div class=post style="border:1px solid #ccc;margin:6px;padding:6px;position:relative"><b>${p}</b> <span style="color:#666">@${p.toLowerCase()}</span><p>${prose(d, 7)}</p><span class=reply style="cursor:pointer" onclick="1">↩</span> <span class=more style="cursor:pointer" onclick="document.querySelectorAll('.m').forEach(m=>m.hidden=true);m${i}.hidden=false">⋯</span><ul class=m id=m${i} hidden style="list-style:none;position:absolute;right:4px;top:20px;background:#fff;border:1px solid #777;margin:0;padding:4px;z-index:3">${['Copy link', 'Block', 'Mute', 'Report', 'Hide'].map((a) => `<li style="cursor:pointer;padding:2px 8px" onclick="fin('${a}${p}'==='${act}${w}')">${a}</li>`).join('')}</ul></div>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a pop-up in between',
    make: (d) => {
      const [a, b] = d.some(['Start', 'Load', 'Finish', 'Open', 'Check'], 2) as [string, string];
      const end = d.pick(ENDS);
      const task = d.pick([
        `Click ${q(d, a)}, then ${q(d, b)}, and then ${q(d, end)}.`,
        `Press ${listed(d, [a, b, end])} in this order.`,
        `Click the buttons "${a}", "${b}" and "${end}" in that order.`,
      ]);
      const close = d.pick(['×', 'Close', 'No thanks', 'Dismiss']);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${d
              .shuffle([a, b, end, 'Other'])
              .map((l) => pressable(d, l, `hit('${l}')`))
              .join(
                ' ',
              )}<div id=pop style="display:none;position:fixed;inset:0;background:#0006"><div style="margin:120px auto;width:260px;background:#fff;padding:14px">${title(prose(d, 6))}! ${d.pick(['Take our survey.', 'Get 10% off your first order.', 'You have a new message.'])}<p><button onclick="pop.style.display='none'">${close}</button></p></div></div>`,
            `var s=[];function hit(l){s.push(l);if(s.length===1)pop.style.display='';if(s.length===3)fin(s.join()==='${a},${b},${end}');else if(!'${a},${b},${end}'.startsWith(s.join()))fin(false)}`,
          ),
        },
      };
    },
  },
];
