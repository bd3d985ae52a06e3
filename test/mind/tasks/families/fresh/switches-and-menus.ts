import { type Family, MONTHS, PLACES, title } from '../family.ts';
import { app, area } from '../single/area.ts';

/** Switches, calendars, completed entries and menus of many makes. */
export const FRESH_SWITCHES: readonly Family[] = [
  {
    name: 'fresh: switches turned on and off',
    make: (d) => {
      const all = d.some(['Wi-Fi', 'Bluetooth', 'Location', 'Dark mode', 'Sounds', 'Backup'], 4);
      const on = all.map(() => d.next() < 0.5);
      const [a, b] = d.some([0, 1, 2, 3], 2) as [number, number];
      const say = (i: number) => `turn ${on[i] ? 'off' : 'on'} ${all[i]}`;
      const task = title(`${say(a)} and ${say(b)}.`);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            all
              .map(
                (x, i) =>
                  `<div style="display:flex;justify-content:space-between;width:260px;margin:8px 0"><span id=l${i}>${x}</span><div class=sw role=switch aria-checked=${on[i]} aria-labelledby=l${i} tabindex=0 style="width:38px;height:20px;border-radius:10px;cursor:pointer"></div></div>`,
              )
              .join(''),
            `const W=${JSON.stringify(on.map((v, i) => (i === a || i === b ? !v : v)))};function paint(){$$('.sw').forEach(s=>s.style.background=s.getAttribute('aria-checked')==='true'?'#2a7':'#bbb')}$$('.sw').forEach(s=>s.onclick=()=>{s.setAttribute('aria-checked',String(s.getAttribute('aria-checked')!=='true'));paint();window.won=$$('.sw').map(x=>x.getAttribute('aria-checked')).join()===W.join()});paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a start and an end in one calendar',
    make: (d) => {
      const [a, n, m] = [d.int(2, 18), d.int(2, 7), d.int(0, 11)];
      const [da, db] = [`${a} ${MONTHS[m]}`, `${a + n} ${MONTHS[m]}`];
      const task = d.pick([
        `Choose the stay from ${da} to ${db} and press Apply.`,
        `Select ${da} as check-in and ${db} as check-out, then click Apply.`,
        `Pick the dates ${MONTHS[m]} ${a} - ${MONTHS[m]} ${a + n} and click Apply.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<b>${MONTHS[m]} 2027</b><div id=g style="display:grid;grid-template-columns:repeat(7,36px);gap:2px">${Array.from({ length: 28 }, (_, i) => `<div class=day style="text-align:center;padding:5px;cursor:pointer;border-radius:4px">${i + 1}</div>`).join('')}</div><p id=o>Check-in – Check-out</p><button class=btn id=e>Apply</button>`,
            `let A=0,B=0;$$('.day').forEach(x=>x.onclick=()=>{const k=+x.textContent;if(!A||B||k<A){A=k;B=0}else B=k;$$('.day').forEach(y=>{const t=+y.textContent;y.style.background=t===A||t===B?'#3257d6':B&&t>A&&t<B?'#cdd8fa':''});o.textContent=(A?A+' ${MONTHS[m]}':'Check-in')+' – '+(B?B+' ${MONTHS[m]}':'Check-out')});e.onclick=()=>fin(A===${a}&&B===${a + n})`,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: an entry by how it begins and ends',
    make: (d) => {
      const lands = [
        'Albania',
        'Algeria',
        'Angola',
        'Argentina',
        'Armenia',
        'Australia',
        'Austria',
        'Bahamas',
        'Belgium',
        'Belize',
        'Bolivia',
        'Bosnia',
        'Brazil',
        'Bulgaria',
        'Cameroon',
        'Canada',
        'Colombia',
        'Croatia',
        'Cuba',
        'Cyprus',
      ];
      const w = d.pick(lands);
      const [s, e] = [w.slice(0, 2), w.slice(-2)];
      const task = d.pick([
        `Enter an item that starts with "${s}" and ends with "${e}", then press Submit.`,
        `Choose a country beginning with ${s} and ending in "${e}" and press Submit.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div><label>Country: </label><input id=i autocomplete=off size=12><ul id=m style="list-style:none;margin:0;padding:0;border:1px solid #aaa;display:none;position:absolute;background:#fff;max-height:90px;overflow:auto;z-index:9"></ul></div><button id=b>Submit</button>`,
            `const L=${JSON.stringify(lands)};i.oninput=()=>{const v=i.value.toLowerCase();m.innerHTML='';const f=v?L.filter(x=>x.toLowerCase().startsWith(v)):[];f.forEach(x=>{const l=document.createElement('li');l.className='ui-menu-item';l.innerHTML='<div>'+x+'</div>';l.style='padding:2px;cursor:pointer';l.onmousedown=()=>{i.value=x;m.style.display='none'};m.append(l)});m.style.display=f.length?'block':'none'};b.onclick=()=>fin(L.includes(i.value)&&i.value.startsWith('${s}')&&i.value.endsWith('${e}'))`,
            1,
          ),
        },
      };
    },
  },
  {
    name: 'fresh: a menu bar and what hangs under it',
    make: (d) => {
      const menus = {
        File: ['New', 'Open', 'Export'],
        Edit: ['Undo', 'Redo', 'Find'],
        View: ['Zoom', 'Rulers', 'Grid'],
      };
      const sub = ['PDF', 'PNG', 'CSV'];
      const w = d.pick(sub);
      const task = d.pick([
        `Export the document as ${w}.`,
        `Click File > Export > ${w}.`,
        `In the File menu choose Export, then ${w}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<div role=menubar style="display:flex;gap:4px">${Object.entries(menus)
              .map(
                ([k, v]) =>
                  `<div style="position:relative"><div role=menuitem aria-haspopup=true class=top style="padding:4px 10px;cursor:pointer">${k}</div><div role=menu class=pop style="display:none;min-width:120px">${v.map((x) => `<div role=menuitem ${x === 'Export' ? 'class=sub aria-haspopup=true style="position:relative"' : 'class=leaf'}>${x}${x === 'Export' ? ` ▸<div role=menu class=pop style="display:none;left:100%;top:0">${sub.map((y) => `<div role=menuitem class=leaf>${y}</div>`).join('')}</div>` : ''}</div>`).join('')}</div></div>`,
              )
              .join(
                '',
              )}</div><div contenteditable style="min-height:120px;border:1px solid #ddd;margin-top:10px;padding:8px">Quarterly report of ${d.pick(PLACES)}</div>`,
            `$$('.top').forEach(t=>t.onclick=()=>{$$('[role=menubar]>div>.pop').forEach(p=>p.style.display=p===t.nextElementSibling&&p.style.display==='none'?'block':'none')});$$('.sub').forEach(s=>{s.onmouseenter=s.onclick=()=>{$('.pop',s).style.display='block'};s.onmouseleave=()=>{$('.pop',s).style.display='none'}});$$('.leaf').forEach(x=>x.onclick=v=>{v.stopPropagation();fin(x.textContent==='${w}')})`,
          ),
        },
      };
    },
  },
];
