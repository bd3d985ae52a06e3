import { type Family, THINGS, title } from '../family.ts';
import { ENDS, pressable, prose, q, quiet } from './page.ts';

/** Pages that say nothing: what opens, is completed, or shows only later. */
export const SILENT_OPENERS: readonly Family[] = [
  {
    name: 'silent: a menu that opens under the pointer',
    make: (d) => {
      const tops = d.some(['File', 'Edit', 'View', 'Tools'], 3);
      const subs = d.some(['Export', 'Import', 'Zoom', 'Convert', 'Arrange', 'Filter'], 6);
      const leaves = d.some(THINGS, 4).map(title);
      const at = d.int(0, 2);
      const [top, sub] = [tops[at]!, subs[at * 2]!];
      const leaf = d.pick(leaves.slice(0, 2));
      const task = d.pick([
        `Select ${top} > ${sub} > ${leaf}`,
        `In the menu, choose ${top}, then ${sub}, then ${leaf}.`,
        `Choose "${leaf}" from the ${sub} submenu of the ${top} menu.`,
      ]);
      const item = (words: string, inner: string) => `<li class=mi>${words}${inner ? `<ul>${inner}</ul>` : ''}</li>`;
      const leafOf = (t: string, s: string) =>
        leaves
          .slice(0, 2)
          .map(
            (l) =>
              `<li class=mi onclick="event.stopPropagation();fin('${t}${s}${l}'==='${top}${sub}${leaf}')">${l}</li>`,
          )
          .join('');
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<style>ul.menu,ul.menu ul{list-style:none;margin:0;padding:0}ul.menu{width:120px;border:1px solid #999}.mi{position:relative;padding:5px;cursor:pointer;background:#eee}.mi ul{display:none;position:absolute;left:110px;top:0;width:110px;border:1px solid #999;z-index:5}.mi:hover>ul{display:block}</style><ul class=menu>${tops
              .map((t, i) =>
                item(
                  t,
                  subs
                    .slice(i * 2, i * 2 + 2)
                    .map((s) => item(s, leafOf(t, s)))
                    .join(''),
                ),
              )
              .join('')}</ul>`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: completed while typing',
    make: (d) => {
      const all = [
        'Argentina',
        'Armenia',
        'Austria',
        'Australia',
        'Belgium',
        'Belarus',
        'Brazil',
        'Bulgaria',
        'Canada',
        'Cambodia',
        'Denmark',
        'Dominica',
        'Estonia',
        'Ethiopia',
      ];
      const w = d.pick(all);
      const end = d.pick(ENDS);
      const [a, b] = [w.slice(0, 2), w.slice(-2)];
      const right = all.filter((x) => x.startsWith(a) && x.endsWith(b));
      const task = d.pick([
        `Choose a country that starts with "${a}" and ends with "${b}" and press ${end}.`,
        `Enter an item that starts with '${a}' and ends with '${b}', then click ${end}.`,
        `Type and select "${w}" in the field and press ${end}.`,
      ]);
      const ok = task.includes(w) ? [w] : right;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<input id=i autocomplete=off placeholder="Country"><div id=l style="border:1px solid #ddd;width:180px"></div>${pressable(d, end, `fin(ok.includes(i.value))`)}`,
            `const A=${JSON.stringify(all)},ok=${JSON.stringify(ok)};i.addEventListener('input',()=>{l.innerHTML='';for(const x of A.filter(x=>i.value&&x.toLowerCase().startsWith(i.value.toLowerCase()))){const e=document.createElement('div');e.textContent=x;e.style.cursor='pointer';e.addEventListener('mousedown',()=>{i.value=x;l.innerHTML=''});l.append(e)}})`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: a password given twice',
    make: (d) => {
      const p = `${prose(d, 1)}${d.int(10, 99)}${d.pick(['!', '?', 'X'])}`;
      const end = d.pick(ENDS);
      const task = d.pick([
        `Enter the password "${p}" into both fields and press ${end}.`,
        `Type ${q(d, p)} as the new password, repeat it, and click ${end}.`,
        `Set the password to "${p}" (twice) and hit ${end}.`,
      ]);
      const labels = d.pick([
        ['Password', 'Verify password'],
        ['New password', 'Repeat password'],
        ['Choose a password', 'Once more'],
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${labels.map((l, i) => `<p>${l}<br><input type=password id=p${i}></p>`).join('')}${pressable(d, end, `fin(p0.value==='${p}'&&p1.value==='${p}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: what shows only later',
    make: (d) => {
      const [a, b] = [
        d.pick(['Start', 'Begin', 'Connect', 'Generate']),
        d.pick(['Continue', 'Collect', 'Download', 'Open']),
      ];
      const ms = d.int(2, 6) * 1000;
      const task = d.pick([
        `Click ${q(d, a)}, wait until the ${b} button appears, and click it.`,
        `Press "${a}" and then, once it is ready, press "${b}".`,
        `Press ${a}. After the countdown click ${b}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${pressable(d, a, 'run()')}<p id=o></p><div id=z></div>`,
            `var t=0;function run(){if(t)return;t=Date.now();const k=setInterval(()=>{const left=Math.ceil((${ms}-(Date.now()-t))/1000);if(left<=0){clearInterval(k);o.textContent='';z.innerHTML='<button onclick=fin(true)>${b}</button>'}else o.textContent='Ready in '+left+' seconds'},200)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: a switch in a panel',
    make: (d) => {
      const all = d.some(['Wi-Fi', 'Bluetooth', 'Dark mode', 'Airplane mode', 'Location', 'Notifications'], 4);
      const w = d.pick(all);
      const on = d.next() < 0.5;
      const task = d.pick([
        `Turn ${on ? 'on' : 'off'} ${w}.`,
        `${on ? 'Enable' : 'Disable'} ${q(d, w)}.`,
        `Switch ${w} ${on ? 'on' : 'off'}`,
      ]);
      const kind = d.int(0, 2);
      const one = (x: string) => {
        const start = x === w ? !on : d.next() < 0.5;
        const run = `fin('${x}'==='${w}')`;
        if (kind === 0)
          return `<p>${x} <button role=switch aria-checked=${start} aria-label="${x}" onclick="this.setAttribute('aria-checked',this.getAttribute('aria-checked')!=='true');${run}">${start ? 'ON' : 'OFF'}</button></p>`;
        if (kind === 1)
          return `<p><label class=switch><input type=checkbox ${start ? 'checked' : ''} onchange="${run}"><span class=slider></span></label> ${x}</p>`;
        return `<div style="display:flex;width:240px;justify-content:space-between"><span>${x}</span><span class="toggle ${start ? 'on' : 'off'}" onclick="${run}" style="cursor:pointer;background:${start ? '#6c6' : '#ccc'};width:36px;text-align:center">${start ? 'On' : 'Off'}</span></div>`;
      };
      return { instructions: task, pages: { '/': quiet(d, task, all.map(one).join('')) } };
    },
  },
];
