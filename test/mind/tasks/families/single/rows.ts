import { type Family, NAMES, PLACES, THINGS, title } from '../family.ts';
import { ENDS, pressable, prose, q, quiet } from './page.ts';

/** One of many alike: rows, cards, messages, results, on pages that say nothing when it is done. */
export const ROW_FAMILIES: readonly Family[] = [
  {
    name: 'quiet: the cheapest of the offers',
    make: (d) => {
      const offers = d.some(THINGS, 4).map((n) => ({ n, p: d.int(5, 99), s: d.int(1, 9) / 2 + 0.5 }));
      const dim = d.pick(['cheapest', 'most expensive', 'best rated'] as const);
      const key = (o: (typeof offers)[number]) =>
        dim === 'cheapest' ? -o.p : dim === 'most expensive' ? o.p * 1 : o.s;
      offers.forEach((o, i) => {
        o.p += i * 0.25;
        o.s = Math.round((1 + ((o.s * 7 + i * 1.1) % 4)) * 10) / 10;
      });
      const best = [...offers].sort((a, b) => key(b) - key(a))[0]!;
      const b = d.pick(['Buy', 'Choose', 'Add to cart', 'Order']);
      const task = d.pick([
        `Buy the ${dim} product.`,
        `Choose the ${dim} item.`,
        `Order the ${dim} thing on this page.`,
        `Press ${q(d, b)} for the ${dim} one.`,
      ]);
      const card = (o: (typeof offers)[number]) => {
        const price = d.pick([`$${o.p.toFixed(2)}`, `€ ${o.p.toFixed(2)}`]);
        return `<div class=card style="border:1px solid #ccc;margin:5px;padding:6px"><b>${title(o.n)}</b> <i>${o.s.toFixed(1)} stars</i> <span>${price.replace('€ ', '$')}</span> ${pressable(d, b, `fin('${o.n}'==='${best.n}')`)}</div>`;
      };
      return { instructions: task, pages: { '/': quiet(d, task, offers.map(card).join('')) } };
    },
  },
  {
    name: 'quiet: an act on the message of a person',
    make: (d) => {
      const people = d.some(NAMES, 4);
      const w = d.pick(people);
      const act = d.pick(['star', 'delete', 'archive'] as const);
      const sign = { star: '☆', delete: '🗑', archive: '🗃' };
      const inside = d.next() < 0.5;
      const task = d.pick([
        `Find the email by ${w} and ${act} it.`,
        {
          star: `Mark the message from ${w} as important with the star.`,
          delete: `Delete the email from ${w}.`,
          archive: `Archive the message by ${w}.`,
        }[act],
        `${title(act)} ${w}'s email.`,
      ]);
      const icon = (a: keyof typeof sign, p: string) =>
        `<span class="${a}" ${d.next() < 0.6 ? `title="${title(a)}"` : `aria-label="${title(a)}"`} role=button style="cursor:pointer" onclick="event.stopPropagation();fin('${p}${a}'==='${w}${act}')">${sign[a]}</span>`;
      const icons = (p: string) => (Object.keys(sign) as Array<keyof typeof sign>).map((a) => icon(a, p)).join(' ');
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=list>${people.map((p, i) => `<div class=mail style="border-bottom:1px solid #ccc;padding:6px;cursor:pointer" ${inside ? `onclick="list.hidden=true;m${i}.hidden=false"` : ''}><b>${p}</b> <span>${title(prose(d, 3))}</span> ${inside ? '' : icons(p)}</div>`).join('')}</div>${inside ? people.map((p, i) => `<div id=m${i} hidden><a href="#" onclick="event.preventDefault();m${i}.hidden=true;list.hidden=false">←</a><h3>${title(prose(d, 3))}</h3><p>${p}</p><p>${prose(d, 20)}</p>${icons(p)}</div>`).join('') : ''}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: contacts turned page by page',
    make: (d) => {
      const people = d.some(NAMES, 5).map((n) => ({
        n: `${n} ${title(d.pick(THINGS))}`,
        phone: `${d.int(200, 999)}-${d.int(1000, 9999)}`,
        mail: `${n.toLowerCase()}@${d.pick(['mail', 'post'])}.example`,
      }));
      const at = d.int(1, 4);
      const w = people[at]!;
      const what = d.pick(['phone', 'email'] as const);
      const want = what === 'phone' ? w.phone : w.mail;
      const task = d.pick([
        `Find ${w.n} in the contact book and click on their ${what === 'phone' ? 'phone number' : 'email'}.`,
        `Look through the contacts for ${q(d, w.n)} and click the ${what === 'phone' ? 'phone number' : 'email'}.`,
      ]);
      const next = d.pick(['Next', '>', '›', 'Next contact']);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=card></div><a href="#" onclick="event.preventDefault();k>0&&k--;paint()">${next === 'Next' || next === 'Next contact' ? 'Previous' : '<'}</a> <a href="#" onclick="event.preventDefault();k<P.length-1&&k++;paint()">${next}</a>`,
            `var k=0;const P=${JSON.stringify(people)};function paint(){const p=P[k];card.innerHTML='<h3>'+p.n+'</h3><p>Phone: <a href="#" onclick="event.preventDefault();fin(\\''+p.phone+'\\'===\\'${want}\\')">'+p.phone+'</a></p><p>Email: <a href="#" onclick="event.preventDefault();fin(\\''+p.mail+'\\'===\\'${want}\\')">'+p.mail+'</a></p>'}paint()`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: a flight looked up and booked',
    make: (d) => {
      const [a, b] = d.some(PLACES, 2) as [string, string];
      const [m, day] = [d.int(1, 12), d.int(13, 28)];
      const iso = `2027-${String(m).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const dim = d.pick(['cheapest', 'shortest'] as const);
      const task = d.pick([
        `Book the ${dim} one-way flight from ${a} to ${b} on ${iso}.`,
        `Book the ${dim} flight from: ${a} to: ${b} on ${String(m).padStart(2, '0')}/${String(day).padStart(2, '0')}/2027.`,
        `Find and book the ${dim} flight from "${a}" to "${b}" for ${iso}`,
      ]);
      const flights = d
        .some([1, 2, 3, 4], 3)
        .map((x, i) => ({ h: x + 1, min: d.int(0, 5) * 10, p: 60 + ((x * 37 + i * 53) % 170) }));
      const best = flights.reduce((u, v) =>
        dim === 'cheapest' ? (v.p < u.p ? v : u) : v.h * 60 + v.min < u.h * 60 + u.min ? v : u,
      );
      const list = `${flights.map((f, i) => `<div class=flight style="border:1px solid #bbb;padding:6px;margin:4px"><div>Depart ${6 + i * 3}:15</div><div>Duration: ${f.h}h ${f.min}m</div><div>Price: $${f.p}</div><button onclick="fin(ok&&${f === best})">Book flight for $${f.p}</button></div>`).join('')}`;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=s><p>From: <input id=f placeholder="From:" oninput="hint(this)"></p><p>To: <input id=t placeholder="To:" oninput="hint(this)"></p><div id=sg></div><p>Departure <input id=w type=date></p>${pressable(d, 'Search', 'go()')}</div><div id=r hidden></div>`,
            `var ok=false;const C=${JSON.stringify(PLACES)};function hint(e){sg.innerHTML=e.value?C.filter(c=>c.toLowerCase().startsWith(e.value.toLowerCase())).map(c=>'<div style=cursor:pointer;padding:3px onclick=put("'+e.id+'","'+c+'")>'+c+' (airport)</div>').join(''):''}function put(i,c){document.getElementById(i).value=c;sg.innerHTML=''}function go(){ok=f.value==='${a}'&&t.value==='${b}'&&w.value==='${iso}';s.hidden=true;r.hidden=false;r.innerHTML=${JSON.stringify(list)}}`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: remove a row of a table',
    make: (d) => {
      const rows = d.some(THINGS, 5).map((n, i) => ({ n, id: 100 + i * 7, p: d.pick(PLACES) }));
      const w = d.pick(rows);
      const b = d.pick(['Remove', 'Edit', 'View', '✎', '×']);
      const verb = { Remove: 'Remove', Edit: 'Edit', View: 'View', '✎': 'Edit', '×': 'Remove' }[b]!;
      const task = d.pick([
        `${verb} the row of the ${w.n}.`,
        `${verb} item ${w.id}.`,
        `Click ${verb.toLowerCase()} in the row with ${q(d, w.n)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table>${rows.map((x) => `<tr><td>${x.id}</td><td>${title(x.n)}</td><td>${x.p}</td><td><a href="#" title="${verb}" onclick="event.preventDefault();fin(${x === w})">${b}</a></td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'quiet: how many of them, chosen',
    make: (d) => {
      const kinds = d.some(['apple', 'star', 'leaf', 'moon'], 3);
      const all = Array.from({ length: d.int(5, 10) }, () => d.pick(kinds));
      const w = d.pick(all);
      const n = all.filter((x) => x === w).length;
      const sign: Record<string, string> = { apple: '🍎', star: '⭐', leaf: '🍃', moon: '🌙' };
      const end = d.pick(ENDS);
      const plural = w === 'leaf' ? 'leaves' : `${w}s`;
      const typed = d.next() < 0.5;
      const task = typed
        ? `Count the ${plural}, type the number into the box and press ${end}.`
        : `How many ${plural} are on the page? Choose the number and press ${end}.`;
      const emoji = d.next() < 0.5;
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div>${all.map((x) => (emoji ? `<span style="font-size:26px">${sign[x]}</span>` : `<span style="display:inline-block;border:1px solid #bbb;padding:3px;margin:3px">${x}</span>`)).join(' ')}</div>${typed ? '<input id=i>' : `<select id=i><option value="">-</option>${Array.from({ length: 11 }, (_, k) => `<option>${k}</option>`).join('')}</select>`} ${pressable(d, end, `fin(i.value==='${n}')`)}`,
          ),
        },
      };
    },
  },
];
