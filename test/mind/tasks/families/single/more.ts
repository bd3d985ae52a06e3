import { type Family, MONTHS, NAMES, PLACES, THINGS, title } from '../family.ts';
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
  {
    name: 'quiet: a line typed and sent with Enter',
    make: (d) => {
      const w = d.pick(['hello', 'start', 'who', 'clear']);
      const task = d.pick([
        `Type ${q(d, w)} into the field and press the Enter key.`,
        `Enter "${w}" and hit Return.`,
        `Send "${w}" to the chat by pressing Enter.`,
      ]);
      const area = d.next() < 0.4;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=log>${prose(d, 5)}</div>${area ? '<textarea id=i rows=2 placeholder="Message"></textarea>' : '<input id=i placeholder="Type here">'}`,
            `i.addEventListener('keydown',e=>{if(e.key==='Enter'){e.preventDefault();fin(i.value.trim()==='${w}');i.value=''}})`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: reckon with two named amounts',
    make: (d) => {
      const people = d.some(NAMES, 3);
      const points = d.some([12, 25, 31, 44, 58, 63, 77], 3);
      const kind = d.pick(['sum', 'difference', 'more'] as const);
      const [x, y] = [points[0]!, points[1]!];
      const r = kind === 'sum' ? x + y : kind === 'difference' ? Math.abs(x - y) : Math.max(x, y);
      const end = d.pick(ENDS);
      const task = {
        sum: `How many points do ${people[0]} and ${people[1]} have together? Enter the number and press ${end}.`,
        difference: `Enter the difference between the points of ${people[0]} and ${people[1]} and press ${end}.`,
        more: `Who has more points, ${people[0]} or ${people[1]}? Type the name and press ${end}.`,
      }[kind];
      const want = kind === 'more' ? (x > y ? people[0]! : people[1]!) : String(r);
      const table = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${table ? `<table>${people.map((p, i) => `<tr><td>${p}</td><td>${points[i]}</td></tr>`).join('')}</table>` : people.map((p, i) => `<p>${p}: ${points[i]} points</p>`).join('')}<p><input id=i></p>${pressable(d, end, `fin(i.value.trim()==='${want}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: words written another way',
    make: (d) => {
      const w = title(prose(d, 1));
      const kind = d.pick(['lower', 'upper', 'copy', 'reverse'] as const);
      const r = { lower: w.toLowerCase(), upper: w.toUpperCase(), copy: w, reverse: [...w].reverse().join('') }[kind];
      const end = d.pick(ENDS);
      const how = { lower: ' in small letters', upper: ' in capitals', copy: '', reverse: ' in reverse' }[kind];
      const task = d.pick([
        `Type the heading${how} into the box and press ${end}.`,
        `Write the word in large print${how} in the field, then press ${end}.`,
        `Enter "${w}"${how} and press ${q(d, end)}.`,
      ]);
      const heading = task.includes('heading');
      return {
        instructions: task,
        pages: {
          '/': `<title>Form</title>${quiet(d, task, `${heading ? `<h1>${w}</h1>` : `<span style="font-size:34px">${w}</span>`}<p style="font-size:11px">${prose(d, 5)}</p><input id=i> ${pressable(d, end, `fin(i.value==='${r}')`)}`).replace(/<h2>.*?<\/h2>/, '')}`,
        },
      };
    },
  },
  {
    name: 'quiet: chosen from what comes up',
    make: (d) => {
      const w = d.pick(PLACES);
      const end = d.pick(ENDS);
      const whole = d.next() < 0.5;
      const task = whole
        ? `Type ${q(d, w)} and choose it from the suggestions, then press ${end}.`
        : `Pick the town that begins with "${w.slice(0, 2)}" and ends in "${w.slice(-2)}" and press ${end}.`;
      const aria = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<label>Town <input id=i autocomplete=off ${aria ? 'role=combobox aria-expanded=false' : ''}></label><ul id=l ${aria ? 'role=listbox' : 'class=suggest'} style="list-style:none;padding:0;width:160px"></ul>${pressable(d, end, `fin(k===1&&i.value==='${w}')`)}`,
            `var k=0;const A=${JSON.stringify(PLACES)};i.addEventListener('input',()=>{k=0;l.innerHTML='';setTimeout(()=>{l.innerHTML='';for(const x of A.filter(x=>i.value&&x.toLowerCase().startsWith(i.value.toLowerCase()))){const e=document.createElement('li');e.textContent=x;${aria ? "e.setAttribute('role','option');" : ''}e.style.cursor='pointer';e.onclick=()=>{i.value=x;k=1;l.innerHTML=''};l.append(e)}},200)})`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: through a menu',
    make: (d) => {
      const tops = d.some(['Insert', 'Format', 'Help', 'Window'], 3);
      const subs = d.some(['Table', 'Picture', 'Font', 'Colour', 'Manual', 'Zoom'], 6);
      const at = d.int(0, 2);
      const [top, sub] = [tops[at]!, subs[at * 2 + d.int(0, 1)]!];
      const task = d.pick([
        `Choose ${sub} from the ${top} menu.`,
        `Open the ${q(d, top)} menu and click ${q(d, sub)}.`,
        `Select ${top} > ${sub}.`,
        `Go to ${top}, then ${sub}.`,
      ]);
      const hover = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<style>.bar{display:flex;gap:4px;list-style:none;padding:0}.bar>li{position:relative;padding:6px 12px;background:#ddd;cursor:pointer}.bar ul{display:none;position:absolute;left:0;top:30px;background:#fff;border:1px solid #777;list-style:none;padding:0;width:110px;z-index:9}.bar ul li{padding:5px;cursor:pointer}${hover ? '.bar>li:hover>ul{display:block}' : '.bar>li.open>ul{display:block}'}</style><ul class=bar>${tops
              .map(
                (t, i) =>
                  `<li ${hover ? '' : 'onclick="this.classList.toggle(\'open\')"'}>${t}<ul>${subs
                    .slice(i * 2, i * 2 + 2)
                    .map((s) => `<li onclick="event.stopPropagation();fin('${t}${s}'==='${top}${sub}')">${s}</li>`)
                    .join('')}</ul></li>`,
              )
              .join('')}</ul><p style="margin-top:90px">${prose(d, 10)}</p>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: when, in fields of the browser',
    make: (d) => {
      const [m, day] = [d.int(0, 11), d.int(1, 28)];
      const iso = `2027-${String(m + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const [h, min] = [d.int(0, 23), d.pick(['00', '15', '40'])];
      const time = `${String(h).padStart(2, '0')}:${min}`;
      const [sayDay, sayTime] = [
        d.pick([`${MONTHS[m]} ${day}, 2027`, `${day} ${MONTHS[m]!.slice(0, 3)} 2027`, iso]),
        d.pick([time, `${h % 12 || 12}:${min} ${h < 12 ? 'am' : 'pm'}`]),
      ];
      const end = d.pick(ENDS);
      const one = d.next() < 0.4;
      const task = one
        ? d.pick([`Set the alarm to ${sayTime} and press ${end}.`, `Choose ${sayTime} as time and click ${end}.`])
        : d.pick([
            `Set the deadline to ${sayDay} at ${sayTime} and press ${end}.`,
            `Enter ${sayDay} as day and ${sayTime} as time, then press ${q(d, end)}.`,
          ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${one ? '' : `<p><label>${d.pick(['Day', 'Deadline'])} <input type=date id=a></label></p>`}<p><label>${one ? 'Alarm' : 'Time'} <input type=time id=b></label></p>${pressable(d, end, `fin(b.value==='${time}'${one ? '' : `&&a.value==='${iso}'`})`)}`,
          ),
        },
      };
    },
  },
];
