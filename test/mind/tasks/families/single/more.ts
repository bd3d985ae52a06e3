import { type Family, NAMES, THINGS } from '../family.ts';
import { ENDS, pressable, prose, q, quiet } from './page.ts';

/** More single controls, on pages that say nothing when it is done. */
export const MORE_SINGLE_FAMILIES: readonly Family[] = [
  {
    name: 'quiet: far down in a box that scrolls',
    make: (d) => {
      const all = d.some(
        THINGS.flatMap((t) => ['grey', 'tiny'].map((a) => `${a} ${t}`)),
        22,
      );
      const w = all[d.int(9, 21)]!;
      const end = d.pick(ENDS);
      const tick = d.next() < 0.5;
      const task = tick
        ? `Tick ${q(d, w)} in the list and press ${end}.`
        : `Scroll through the list, choose ${q(d, w)} and press ${end}.`;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<ul style="height:140px;width:230px;overflow-y:scroll;border:1px solid #888;padding:0;list-style:none">${all.map((x) => (tick ? `<li><input type=checkbox value="${x}" onchange="v=this.checked?this.value:''"> ${x}</li>` : `<li class=opt style="cursor:pointer;padding:4px" onclick="v='${x}';document.querySelectorAll('.opt').forEach(e=>e.style.background='');this.style.background='#cdf'">${x}</li>`)).join('')}</ul>${pressable(d, end, `fin(v==='${w}')`)}`,
            "var v=''",
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a swatch or a colour well',
    make: (d) => {
      const [name, hex] = d.pick([
        ['green', '#008000'],
        ['orange', '#ffa500'],
        ['white', '#ffffff'],
        ['purple', '#800080'],
      ] as const);
      const end = d.pick(ENDS);
      const kind = d.int(0, 2);
      const task =
        kind === 2
          ? d.pick([
              `Choose the colour ${hex} and press ${end}.`,
              `Change the background colour to ${hex}, then click ${q(d, end)}.`,
            ])
          : d.pick([`Choose ${name} as the colour and press ${end}.`, `Click the ${name} swatch, then ${q(d, end)}.`]);
      const swatch = (n: string, h: string) =>
        kind === 0
          ? `<button title="${n}" style="width:40px;height:40px;background:${h}" onclick="v='${h}'"></button>`
          : `<i onclick="v='${h}'" style="display:inline-block;width:40px;height:40px;margin:4px;border:1px solid #555;cursor:pointer;background:${h}"></i>`;
      const all = d.shuffle([
        ['green', '#008000'],
        ['orange', '#ffa500'],
        ['white', '#ffffff'],
        ['purple', '#800080'],
      ] as const);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${kind === 2 ? '<p>Background colour <input type=color id=c oninput="v=this.value"></p>' : all.map(([n, h]) => swatch(n, h)).join('')}<br>${pressable(d, end, `fin(v==='${hex}')`)}`,
            "var v=''",
          ),
        },
      };
    },
  },
  {
    name: 'quiet: sign up with a password and its repetition',
    make: (d) => {
      const [user, p] = [d.pick(NAMES).toLowerCase(), `${prose(d, 1)}${d.int(100, 999)}`];
      const end = d.pick(['Register', 'Sign up', 'Create account']);
      const task = d.pick([
        `Fill in user name ${q(d, user)} and password "${p}" (both times), and press ${q(d, end)}.`,
        `Enter the username "${user}" and the password "${p}" in both password fields, then click ${end}.`,
        `Enter "${p}" as password, confirm it, and press ${end}.`,
      ]);
      const named = task.includes(user);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${named ? '<p>User name <input id=u></p>' : ''}<p>Password <input type=password id=a></p><p>${d.pick(['Confirm password', 'Repeat'])} <input type=password id=b></p>${pressable(d, end, `fin(a.value==='${p}'&&b.value==='${p}'${named ? `&&u.value==='${user}'` : ''})`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a result that takes its time',
    make: (d) => {
      const code = `${d.int(1000, 9999)}`;
      const [a, end] = [d.pick(['Fetch', 'Get code', 'Request']), d.pick(ENDS)];
      const ms = d.int(2, 5) * 1000;
      const typed = d.next() < 0.5;
      const task = typed
        ? `Press ${q(d, a)}, wait for the code, type it into the box and press ${end}.`
        : d.pick([
            `Click "${a}". As soon as "${end}" can be pressed, press it.`,
            `Press ${a} and wait until ${end} is enabled, then click it.`,
          ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<button onclick="o.textContent='${d.pick(['Loading...', 'Please wait', 'Working'])}';setTimeout(()=>{o.textContent='${typed ? `Your code: ${code}` : 'Ready'}';e.disabled=false},${ms})">${a}</button><p id=o></p>${typed ? '<input id=i>' : ''}<button id=e ${typed ? '' : 'disabled'} onclick="fin(${typed ? `i.value==='${code}'` : 'true'})">${end}</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a switch of some make',
    make: (d) => {
      const all = d.some(['Sound', 'Vibration', 'Auto-save', 'Spell check', 'Live updates', 'Power saving'], 4);
      const w = d.pick(all);
      const on = d.next() < 0.5;
      const task = d.pick([
        `Switch ${q(d, w)} ${on ? 'on' : 'off'}.`,
        `Turn ${w} ${on ? 'on' : 'off'}.`,
        `Set ${w} to ${on ? 'on' : 'off'}.`,
        `${on ? 'Activate' : 'Deactivate'} ${w.toLowerCase()}.`,
      ]);
      const kind = d.int(0, 2);
      const one = (x: string) => {
        const start = x === w ? !on : d.next() < 0.5;
        const run = `fin('${x}'==='${w}')`;
        if (kind === 0)
          return `<p><span>${x}</span> <button aria-pressed=${start} onclick="this.setAttribute('aria-pressed',this.getAttribute('aria-pressed')!=='true');${run}">${start ? 'On' : 'Off'}</button></p>`;
        if (kind === 1)
          return `<p><label>${x} <select onchange="${run}"><option ${start ? 'selected' : ''}>On</option><option ${start ? '' : 'selected'}>Off</option></select></label></p>`;
        return `<div><label><input type=checkbox role=switch ${start ? 'checked' : ''} onchange="${run}"> ${x}</label></div>`;
      };
      return { instructions: task, pages: { '/': quiet(d, task, all.map(one).join('')) } };
    },
  },
];
