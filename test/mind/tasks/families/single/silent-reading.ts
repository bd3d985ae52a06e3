import { type Family, MONTHS, NAMES, PLACES, THINGS, title } from '../family.ts';
import { asked, ENDS, ordinal, pressable, prose, q, quiet } from './page.ts';

/** Pages that say nothing: reading, comparing and rows. */
export const SILENT_READING: readonly Family[] = [
  {
    name: 'silent: compare the numbers shown',
    make: (d) => {
      const all = d.some([4, 13, 28, 37, 52, 66, 81, 95], d.int(3, 5));
      const kind = d.pick(['largest', 'smallest', 'even', 'odd'] as const);
      const even = all.filter((n) => n % 2 === 0);
      const odd = all.filter((n) => n % 2 === 1);
      const usable = (kind === 'even' && even.length !== 1) || (kind === 'odd' && odd.length !== 1) ? 'largest' : kind;
      const w =
        usable === 'largest'
          ? Math.max(...all)
          : usable === 'smallest'
            ? Math.min(...all)
            : usable === 'even'
              ? even[0]!
              : odd[0]!;
      const task = asked(d, d.pick([`click the ${usable} number`, `press the button with the ${usable} number`]));
      return {
        instructions: task,
        pages: { '/': quiet(d, task, all.map((n) => pressable(d, String(n), `fin(${n}===${w})`)).join(' ')) },
      };
    },
  },
  {
    name: 'silent: the latest or the largest row',
    make: (d) => {
      const files = d.some(THINGS, 4).map((n, i) => ({
        n: `${n}.pdf`,
        kb: [120, 3400, 45, 910][i]! + d.int(0, 9),
        day: new Date(Date.UTC(2026, d.int(0, 11), 1 + ((i * 7 + d.int(0, 6)) % 28))),
      }));
      const kind = d.pick(['newest', 'oldest', 'largest', 'smallest'] as const);
      const key = (f: (typeof files)[number]) =>
        ({ newest: +f.day, oldest: -f.day, largest: f.kb, smallest: -f.kb })[kind];
      const best = [...files].sort((a, b) => key(b) - key(a))[0]!;
      const act = d.pick(['Download', 'Delete', 'Open']);
      const task = d.pick([`${act} the ${kind} file.`, `Click ${act} for the ${kind} file.`]);
      const size = (kb: number) => (kb > 1000 ? `${(kb / 1000).toFixed(2)} MB` : `${kb} KB`);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table><tr><th>File</th><th>Size</th><th>Changed</th><th></th></tr>${files.map((f) => `<tr><td>${f.n}</td><td>${size(f.kb)}</td><td>${f.day.getUTCDate()} ${MONTHS[f.day.getUTCMonth()]!.slice(0, 3)} ${f.day.getUTCFullYear()}</td><td>${pressable(d, act, `fin(${f === best})`)}</td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: a question about a text',
    make: (d) => {
      const [who, other] = d.some(NAMES, 2) as [string, string];
      const [place, elsewhere] = d.some(PLACES, 2) as [string, string];
      const [pet, toy] = d.some(['cat', 'parrot', 'rabbit', 'turtle'], 2) as [string, string];
      const facts = [
        {
          q: `Where does ${who} live?`,
          a: place,
          x: [elsewhere, d.pick(PLACES.filter((p) => p !== place && p !== elsewhere))],
        },
        { q: `Which animal does ${who} have?`, a: pet, x: [toy, 'dog'] },
        { q: `Who lives in ${elsewhere}?`, a: other, x: [who, d.pick(NAMES.filter((n) => n !== who && n !== other))] },
      ];
      const w = d.pick(facts);
      const end = d.pick(ENDS);
      const task = d.pick([
        `Read the text, choose the right answer and press ${end}.`,
        `Answer the question below and click ${q(d, end)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${who} lives in ${place} and has a ${pet}. ${other} lives in ${elsewhere} and has a ${toy}.</p><p><b>${w.q}</b></p>${d
              .shuffle([w.a, ...w.x])
              .map((o) => `<label style="display:block"><input type=radio name=a value="${o}"> ${o}</label>`)
              .join('')}${pressable(d, end, `fin(document.querySelector(':checked')?.value==='${w.a}')`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: reply to or forward a message',
    make: (d) => {
      const people = d.some(NAMES, 4);
      const w = d.pick(people);
      const to = d.pick(NAMES.filter((n) => !people.includes(n)));
      const reply = d.next() < 0.5;
      const words = title(prose(d, 3));
      const task = reply
        ? d.pick([
            `Find the email by ${w} and reply to them with the text "${words}".`,
            `Reply to ${w}'s message with "${words}".`,
          ])
        : d.pick([
            `Find the email by ${w} and forward that email to ${to}.`,
            `Forward the message from ${w} to ${to}.`,
          ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div id=list>${people.map((p, i) => `<div style="border-bottom:1px solid #ccc;padding:6px;cursor:pointer" onclick="open_(${i})"><b>${p}</b><br>${title(prose(d, 4))}</div>`).join('')}</div><div id=one hidden><b id=who></b><p>${prose(d, 15)}</p><span style="cursor:pointer" onclick="mode='r';form.hidden=false;rc.hidden=true">↩ Reply</span> <span style="cursor:pointer" onclick="mode='f';form.hidden=false;rc.hidden=false">→ Forward</span><div id=form hidden><p id=rc>To: <input id=to></p><textarea id=t></textarea><br><button onclick="send()">Send</button></div></div>`,
            `var at=0,mode='';const P=${JSON.stringify(people)};function open_(i){at=i;who.textContent=P[i];list.hidden=true;one.hidden=false}function send(){form.hidden=true;fin(P[at]==='${w}'&&(${reply ? `mode==='r'&&t.value==='${words}'` : `mode==='f'&&to.value==='${to}'`}))}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: follow or like what one person wrote',
    make: (d) => {
      const [a, b, c] = d.some(NAMES, 3) as [string, string, string];
      const posts = d.shuffle([a, a, b, c, b]);
      const act = d.pick(['Like', 'Share']);
      const end = d.pick(['Submit', 'Done']);
      const want = posts.map((p, i) => (p === a ? i : -1)).filter((i) => i >= 0);
      const task = d.pick([
        `${act} all posts by ${a} and then click ${end}.`,
        `Click the "${act}" button on all posts by @${a.toLowerCase()} and then click "${end}".`,
        `${act} every post of ${a}, then press ${q(d, end)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `${posts.map((p, i) => `<div class=post style="border:1px solid #ddd;margin:4px;padding:5px"><b>${p}</b> <i>@${p.toLowerCase()}</i><p>${prose(d, 5)}</p><span class="act like" style="cursor:pointer" onclick="s.has('L${i}')?s.delete('L${i}'):s.add('L${i}');this.classList.toggle('on')">Like</span> <span class="act share" style="cursor:pointer" onclick="s.has('S${i}')?s.delete('S${i}'):s.add('S${i}');this.classList.toggle('on')">Share</span></div>`).join('')}${pressable(d, end, `fin([...s].sort().join()==='${want.map((i) => act.charAt(0) + i).join()}')`)}`,
            'var s=new Set()',
          ),
        },
      };
    },
  },
  {
    name: 'silent: the n-th result of a search',
    make: (d) => {
      const name = d.pick(NAMES);
      const n = d.int(1, 7);
      const results = d.some(
        THINGS.flatMap((t) => [`${title(t)} ${d.pick(['guide', 'shop', 'news'])}`, `About a ${t}`]),
        9,
      );
      const task = d.pick([
        `Use the textbox to enter "${name}" and press "Search", then find and click the ${ordinal(n)} search result.`,
        `Search for ${name} and open the ${ordinal(n)} result.`,
        `Search for "${name}", then click on result number ${n}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<input id=i> <button id=b onclick="k=0;paint()">Search</button><div id=o></div>`,
            `var k=0;const R=${JSON.stringify(results)};function paint(){o.innerHTML='';R.slice(k*3,k*3+3).forEach((r,j)=>{const e=document.createElement('div');e.innerHTML='<a href="#">'+r+'</a><p>${prose(d, 5)}</p>';e.firstChild.onclick=v=>{v.preventDefault();fin(i.value==='${name}'&&k*3+j+1===${n})};o.append(e)});const p=document.createElement('div');p.innerHTML=(k>0?'<a href="#" id=pv>&lt;</a> ':'')+[0,1,2].map(x=>'<a href="#" class=pg>'+(x+1)+'</a>').join(' ')+(k<2?' <a href="#" id=nx>&gt;</a>':'');p.querySelectorAll('.pg').forEach((e,x)=>e.onclick=v=>{v.preventDefault();k=x;paint()});const nx=p.querySelector('#nx');if(nx)nx.onclick=v=>{v.preventDefault();k++;paint()};const pv=p.querySelector('#pv');if(pv)pv.onclick=v=>{v.preventDefault();k--;paint()};o.append(p)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: an entry of a day planner',
    make: (d) => {
      const entries = d.some(['Dentist', 'Choir', 'Swimming', 'Parents evening', 'Train to town'], 3);
      const hours = d.some([8, 10, 13, 15, 18], 3);
      const at = d.int(0, 2);
      const task = d.pick([
        `Delete the event "${entries[at]}".`,
        `Remove the entry at ${hours[at]}:00 from the planner.`,
        `Delete the ${entries[at]} appointment`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<table border=1 style="width:300px">${[8, 10, 13, 15, 18]
              .map((h) => {
                const i = hours.indexOf(h);
                return `<tr><td>${h}:00</td><td>${i < 0 ? '' : `<div style="background:#cfe;cursor:pointer" onclick="x=${i};p.hidden=false;pn.textContent='${entries[i]}'">${entries[i]}</div>`}</td></tr>`;
              })
              .join(
                '',
              )}</table><div id=p hidden style="border:1px solid #333;width:220px;padding:8px;background:#fff"><b id=pn></b><p><button onclick="p.hidden=true">Edit</button> <button onclick="p.hidden=true;fin(x===${at})">Delete</button> <button onclick="p.hidden=true">Close</button></p></div>`,
            'var x=null',
          ),
        },
      };
    },
  },
];
