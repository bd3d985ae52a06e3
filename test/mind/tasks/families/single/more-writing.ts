import { type Family, MONTHS, NAMES, PLACES, title } from '../family.ts';
import { ENDS, pressable, prose, q, quiet } from './page.ts';

/** Lines typed, worked out or chosen from what comes up, on pages that say nothing when it is done. */
export const MORE_WRITING_FAMILIES: readonly Family[] = [
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
