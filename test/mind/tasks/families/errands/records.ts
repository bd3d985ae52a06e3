import { type Family, NAMES, sheet, THINGS, text, title } from '../family.ts';

/** Rows, lists and records of small sites: changed, sorted, filtered, looked up. */
export const RECORD_FAMILIES: readonly Family[] = [
  {
    name: 'edit a row',
    make: (d) => {
      const people = d.some(NAMES, 4);
      const w = d.pick(people);
      const role = d.pick(['Editor', 'Viewer', 'Admin']);
      return {
        instructions: d.pick([`Change the role of ${w} to ${role}.`, `Make ${w} an ${role}.`]).replace('an V', 'a V'),
        pages: {
          '/': sheet(
            'Members',
            `<table>${people.map((n) => `<tr><td>${n}</td><td><select id=r${n}><option>Guest</option><option>Editor</option><option>Viewer</option><option>Admin</option></select></td><td><button onclick="done('${n}'==='${w}'&&r${n}.value==='${role}','Saved.')">Save</button></td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'delete a row with a question',
    make: (d) => {
      const all = d.some(THINGS, 4);
      const w = d.pick(all);
      return {
        instructions: d.pick([`Delete the ${w} from the list.`, `Remove "${title(w)}".`]),
        pages: {
          '/': sheet(
            'Things',
            `<ul>${all.map((n) => `<li id=x${n}>${title(n)} <button onclick="c='${n}';q.hidden=false;qt.textContent='Are you sure you want to delete ${title(n)}?'">Delete</button></li>`).join('')}</ul><div id=q hidden role=dialog><p id=qt></p><button onclick="q.hidden=true">Cancel</button> <button onclick="q.hidden=true;document.getElementById('x'+c).remove();done(c==='${w}','Deleted.')">Yes, delete</button></div>`,
            'var c=null',
          ),
        },
      };
    },
  },
  {
    name: 'a to-do list',
    make: (d) => {
      const t = `${title(d.pick(['buy', 'mend', 'paint', 'sell']))} the ${d.pick(THINGS)}`;
      const button = d.next() < 0.5;
      return {
        instructions: d.pick([`Add "${t}" to the list.`, `Add a task called "${t}".`]),
        pages: {
          '/': sheet(
            'To do',
            `<form onsubmit="event.preventDefault();if(i.value){l.insertAdjacentHTML('beforeend','<li>'+i.value+'</li>');window.won=i.value==='${t}';i.value=''}"><input id=i placeholder="${d.pick(['What needs to be done?', 'New task', 'Add an item'])}">${button ? '<button>Add</button>' : ''}</form><ul id=l><li>Water the fern</li></ul>`,
          ),
        },
      };
    },
  },
  {
    name: 'mark as done',
    make: (d) => {
      const all = d.some(THINGS, 4).map((x) => `Mend the ${x}`);
      const w = d.pick(all);
      return {
        instructions: d.pick([`Mark "${w}" as done.`, `Tick off "${w}".`, `Complete the task "${w}".`]),
        pages: {
          '/': sheet(
            'To do',
            `<ul>${all.map((x) => `<li><input type=checkbox onchange="window.won='${x}'==='${w}'&&this.checked"> <span>${x}</span></li>`).join('')}</ul>`,
          ),
        },
      };
    },
  },
  {
    name: 'a cookie banner and a trail',
    make: (d) => {
      const w = d.pick([
        ['Careers', 'Open positions', 'Find the open positions.'],
        ['Press', 'Press photos', 'Find the press photos.'],
        ['Investors', 'Annual report', 'Find the annual report.'],
      ]);
      return {
        instructions: w[2]!,
        pages: {
          '/': sheet(
            'Northwind',
            `<div style="position:fixed;inset:0;background:#0008"><div style="background:#fff;margin:220px auto;width:420px;padding:20px">We use cookies. <button onclick="this.closest('div').parentNode.remove()">Accept all</button> <button onclick="this.closest('div').parentNode.remove()">Only necessary</button></div></div><nav>${['Products', 'Careers', 'Press', 'Investors'].map((n) => `<a href="/${n}">${n}</a>`).join(' ')}</nav>`,
          ),
          ...Object.fromEntries(
            ['Products', 'Careers', 'Press', 'Investors'].map((n) => [
              `/${n}`,
              sheet(n, `<a href="/">Home</a> ${n === w[0] ? `<a href="/x">${w[1]}</a>` : ''} <a href="/z">Contact</a>`),
            ]),
          ),
          '/x': sheet(w[1]!, '<p>Here they are.</p>', "sessionStorage.won='true'"),
          '/z': sheet('Contact', '<a href="/">Home</a>'),
        },
      };
    },
  },
  {
    name: 'something not there',
    make: (d) => {
      const w = d.pick(['grand piano', 'snow plough', 'fax machine']);
      return {
        instructions: d.pick([`Buy a ${w}.`, `Put a ${w} in the cart.`]),
        claim: 'gave_up',
        pages: {
          '/': sheet(
            'Tea house',
            `<form action="/s"><input name=q placeholder="Search products"><button>Search</button></form><nav><a href="/t">Teas</a> <a href="/c">Cups</a></nav><p>${text(d, 20)}</p><script>sessionStorage.won='true'</script>`,
          ),
          '/s': sheet('Search', '<a href="/">Home</a><p>No results found for your search.</p>'),
          '/t': sheet('Teas', '<a href="/">Home</a><p>Green tea</p>'),
          '/c': sheet('Cups', '<a href="/">Home</a><p>Blue cup</p>'),
        },
      };
    },
  },
  {
    name: 'sort a table',
    make: (d) => {
      const col = d.pick(['Name', 'Price', 'Date']);
      return {
        instructions: d.pick([`Sort the table by ${col.toLowerCase()}.`, `Sort by ${col}.`]),
        pages: {
          '/': sheet(
            'Stock',
            `<table><tr>${['Name', 'Price', 'Date'].map((c) => `<th><button onclick="done('${c}'==='${col}')">${c}</button></th>`).join('')}</tr>${d
              .some(THINGS, 4)
              .map((t) => `<tr><td>${t}</td><td>${d.int(1, 90)}</td><td>${d.int(1, 28)} May</td></tr>`)
              .join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'filter a list',
    make: (d) => {
      const w = d.pick(['In stock', 'On sale', 'New']);
      return {
        instructions: d.pick([`Show only the products that are ${w.toLowerCase()}.`, `Filter the list by "${w}".`]),
        pages: {
          '/': sheet(
            'Catalogue',
            `<aside><h3>Filter</h3>${['In stock', 'On sale', 'New'].map((l) => `<label><input type=checkbox onchange="window.won='${l}'==='${w}'&&this.checked"> ${l}</label><br>`).join('')}</aside>${d
              .some(THINGS, 5)
              .map((t) => `<p>${title(t)}</p>`)
              .join('')}`,
          ),
        },
      };
    },
  },
  {
    name: 'the agreement below',
    make: (d) => {
      const n = `${d.pick(NAMES)} ${d.pick(NAMES)}`;
      const agree = d.next() < 0.6;
      return {
        instructions: `Scroll to the bottom of the agreement, enter the name "${n}" then press "${agree ? 'Agree' : 'Cancel'}".`,
        pages: {
          '/': sheet(
            'Agreement',
            `<div style="height:1400px"><p>${text(d, 60)}</p></div><p><label>Sign here <input id=i></label></p><button onclick="done(${!agree}&&i.value==='${n}')">Cancel</button> <button onclick="done(${agree}&&i.value==='${n}')">Agree</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a contact of a phone book',
    make: (d) => {
      const all = d.some(NAMES, 5);
      const w = all[d.int(2, 4)]!;
      const kind = d.pick(['phone number', 'email', 'address']);
      return {
        instructions: `Find ${w} in the contact book and click on their ${kind}.`,
        pages: {
          '/': sheet(
            'Contacts',
            `<div id=c></div><p><a href="#" onclick="event.preventDefault();k=Math.max(0,k-1);draw()">&lt;</a> <a href="#" onclick="event.preventDefault();k=Math.min(${all.length - 1},k+1);draw()">&gt;</a></p>`,
            `var k=0;const N=${JSON.stringify(all)};function row(l,v,t){return '<div>'+l+': <a href="#" onclick="event.preventDefault();done(N[k]===\\'${w}\\'&&\\''+t+'\\'===\\'${kind}\\')">'+v+'</a></div>'}function draw(){const n=N[k];c.innerHTML='<h2>'+n+'</h2>'+row('Phone','555-01'+(20+k),'phone number')+row('Email',n.toLowerCase()+'@mail.org','email')+row('Address',(k+3)+' Mill Lane','address')}draw()`,
          ),
        },
      };
    },
  },
];
