import { type Family, NAMES, sheet, THINGS, text, title } from '../family.ts';

/** Mail, posts, files and search on small sites. */
export const MAIL_FAMILIES: readonly Family[] = [
  {
    name: 'delete a mail',
    make: (d) => {
      const all = d.some(NAMES, 4);
      const w = d.pick(all);
      const [icon, word, verb] = d.pick([
        ['🗑', 'Trash', 'click the trash icon to delete it'],
        ['☆', 'Star', 'click the star icon to mark it as important'],
      ] as const);
      const other = word === 'Trash' ? ['☆', 'Star'] : ['🗑', 'Trash'];
      return {
        instructions: `Find the email by ${w} and ${verb}.`,
        pages: {
          '/': sheet(
            'Inbox',
            all
              .map(
                (n) =>
                  `<div style="border-bottom:1px solid #ccc;padding:8px"><b>${n}</b> ${text(d, 3)} <button title="${other[1]}" onclick="done(false)">${other[0]}</button><button title="${word}" onclick="done('${n}'==='${w}')">${icon}</button></div>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'reply to a mail',
    make: (d) => {
      const all = d.some(NAMES, 4);
      const w = d.pick(all);
      const msg = title(text(d, 3));
      return {
        instructions: `Find the email by ${w} and reply to them with the text "${msg}".`,
        pages: {
          '/': sheet(
            'Inbox',
            `<div id=list>${all.map((n) => `<div role=button tabindex=0 onclick="o='${n}';list.hidden=true;mail.hidden=false;w.textContent='From '+o" style="border-bottom:1px solid #ccc;padding:8px;cursor:pointer"><b>${n}</b> ${text(d, 3)}</div>`).join('')}</div><div id=mail hidden><h2 id=w></h2><p>${text(d, 20)}</p><button onclick="mail.hidden=true;rep.hidden=false">Reply</button> <button>Forward</button></div><div id=rep hidden><p>to: <span>sender</span></p><textarea id=t></textarea><br><button onclick="done(o==='${w}'&&t.value==='${msg}','Sent.')">Send</button></div>`,
            'var o=null',
          ),
        },
      };
    },
  },
  {
    name: 'a button of one post',
    make: (d) => {
      const all = d.some(NAMES, 4).map((n) => `@${n.toLowerCase()}`);
      const w = d.pick(all);
      const act = d.pick(['Reply', 'Share', 'Like']);
      return {
        instructions: d.pick([
          `For the user ${w}, click on the "${act}" button.`,
          `Click the "${act}" button on the post by ${w}.`,
        ]),
        pages: {
          '/': sheet(
            'Feed',
            all
              .map(
                (n) =>
                  `<div style="border:1px solid #ddd;padding:8px;margin:4px"><b>${n}</b> <span>${d.int(1, 9)}h ago</span><p>${text(d, 8)}</p>${['Reply', 'Share', 'Like'].map((b) => `<button onclick="done('${n}'==='${w}'&&'${b}'==='${act}')">${b}</button>`).join('')}</div>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'a file in a tree',
    make: (d) => {
      const [a, b, c, e, f, g] = d.some(NAMES, 6) as [string, string, string, string, string, string];
      const wanted = d.pick([c, e, g]);
      const leaf = (n: string) =>
        `<li role=treeitem tabindex=0 onclick="event.stopPropagation();done('${n}'==='${wanted}')">📄 ${n}</li>`;
      const folder = (n: string, inner: string) =>
        `<li role=treeitem aria-expanded=false tabindex=0 onclick="event.stopPropagation();const u=this.querySelector('ul');u.hidden=!u.hidden;this.setAttribute('aria-expanded',!u.hidden)">📁 ${n}<ul hidden>${inner}</ul></li>`;
      return {
        instructions: `Navigate through the file tree. Find and click on the folder or file named "${wanted}".`,
        pages: {
          '/': sheet('Files', `<ul role=tree>${folder(a, leaf(c) + leaf(e))}${folder(b, folder(f, leaf(g)))}</ul>`),
        },
      };
    },
  },
  {
    name: 'search and the n-th result',
    make: (d) => {
      const q = d.pick(NAMES);
      const n = d.int(1, 5);
      const nth = ['1st', '2nd', '3rd', '4th', '5th'][n - 1];
      return {
        instructions: `Use the textbox to enter "${q}" and press "Search", then find and click the ${nth} search result.`,
        pages: {
          '/': sheet(
            'Search engine',
            `<input id=i><button onclick="if(i.value)r.innerHTML=R">Search</button><div id=r></div>`,
            `const R=${JSON.stringify([1, 2, 3, 4, 5, 6].map((i) => `<div><a href="#${i}" onclick="done(i.value==='${q}'&&${i}===${n})">${title(d.pick(NAMES))}</a><p>${text(d, 6)}</p></div>`).join(''))}`,
          ),
        },
      };
    },
  },
  {
    name: 'search pages of results',
    make: (d) => {
      const q = d.pick(THINGS);
      const names = d.some(
        THINGS.filter((t) => t !== q),
        9,
      );
      const w = names[d.int(4, 8)]!;
      return {
        instructions: `Search for "${q}" and open the result called "${title(w)}".`,
        pages: {
          '/': sheet(
            'Finder',
            `<input id=i placeholder="Search"><button onclick="p=0;draw()">Go</button><div id=r></div>`,
            `const N=${JSON.stringify(names.map(title))};var p=0;function draw(){r.innerHTML=N.slice(p*3,p*3+3).map(n=>'<p><a href="#" onclick="done(i.value===\\'${q}\\'&&this.textContent===\\'${title(w)}\\')">'+n+'</a></p>').join('')+(p>0?'<button onclick="p--;draw()">Previous</button>':'')+(p<2?'<button onclick="p++;draw()">Next</button>':'')}`,
          ),
        },
      };
    },
  },
];
