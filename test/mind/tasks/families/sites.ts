import { knows } from '../types.ts';
import { type Family, NAMES, PLACES, sheet, THINGS, text, title } from './family.ts';

const card = (name: string, price: string, then: string) =>
  `<article style="border:1px solid #ccc;padding:8px;margin:6px;width:200px;display:inline-block"><h3>${name}</h3><p>${price}</p><button onclick="${then}">${'Add to cart'}</button></article>`;

/** Small sites: mail, shops, lists, trees, feeds, back offices. */
export const SITE_FAMILIES: readonly Family[] = [
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
  {
    name: 'the cheapest into the cart',
    make: (d) => {
      const all = d.some(THINGS, 6).map((n) => ({ n, p: d.int(5, 200) + d.int(0, 99) / 100 }));
      const high = d.next() < 0.4;
      const best = [...all].sort((a, b) => (high ? b.p - a.p : a.p - b.p))[0]!;
      return {
        instructions: d.pick([
          `Add the ${high ? 'most expensive' : 'cheapest'} item to your cart.`,
          `Put the ${high ? 'most expensive' : 'cheapest'} product in the cart.`,
        ]),
        pages: {
          '/': sheet(
            'Shop',
            all
              .map((x) =>
                card(
                  title(x.n),
                  `$${x.p.toFixed(2)}`,
                  `done('${x.n}'==='${best.n}','${title(x.n)} was added to your cart.')`,
                ),
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'a thing in a shop with categories',
    make: (d) => {
      const groups = {
        Garden: ['rake', 'spade', 'hose'],
        Kitchen: ['kettle', 'whisk', 'grater'],
        Office: ['stapler', 'folder', 'lamp'],
      };
      const [_group, things] = d.pick(Object.entries(groups)) as [string, string[]];
      const w = d.pick(things);
      return {
        instructions: d.pick([`Buy a ${w}.`, `Order a ${w} from the shop.`]),
        knowledge: knows({ name: 'Ada Brook', email: 'ada@example.org', address: '4 Quay Road, Ghent' }),
        pages: {
          '/': sheet(
            'Corner store',
            `<nav>${Object.keys(groups)
              .map((g) => `<a href="/${g}">${g}</a>`)
              .join(' ')} <a href="/cart">Cart</a></nav><p>${text(d, 15)}</p>`,
          ),
          ...Object.fromEntries(
            Object.entries(groups).map(([g, list]) => [
              `/${g}`,
              sheet(
                g,
                `<a href="/">Home</a> <a href="/cart">Cart</a>${list.map((n) => `<p><a href="/${n}">${title(n)}</a> $${d.int(4, 40)}</p>`).join('')}`,
              ),
            ]),
          ),
          ...Object.fromEntries(
            Object.values(groups)
              .flat()
              .map((n) => [
                `/${n}`,
                sheet(
                  title(n),
                  `<a href="/">Home</a> <a href="/cart">Cart</a><p>${text(d, 12)}</p><button onclick="sessionStorage.cart='${n}';o.textContent='Added to cart'">Add to cart</button><p id=o role=status></p>`,
                ),
              ]),
          ),
          '/cart': sheet(
            'Your cart',
            `<p id=c></p><a href="/check">Checkout</a>`,
            "c.textContent=sessionStorage.cart||'Your cart is empty'",
          ),
          '/check': sheet(
            'Checkout',
            `<form onsubmit="event.preventDefault();done(sessionStorage.cart==='${w}','Thank you for your order. Order number 5512.');this.remove()"><p><label>Name <input required></label></p><p><label>Email <input required></label></p><p><label>Address <input required></label></p><button>Place order</button></form>`,
          ),
        },
      };
    },
  },
  {
    name: 'an item with size and colour',
    make: (d) => {
      const [c, s, q] = [d.pick(['Black', 'White', 'Green']), d.pick(['S', 'M', 'L', 'XL']), d.int(1, 4)];
      return {
        instructions:
          q > 1
            ? `Add ${q} ${c.toLowerCase()} shirts in size ${s} to the basket.`
            : `Add a ${c.toLowerCase()} shirt in size ${s} to the basket.`,
        pages: {
          '/': sheet(
            'Linen shirt',
            `<p>€39</p><fieldset><legend>Size</legend>${['S', 'M', 'L', 'XL'].map((x) => `<label><input type=radio name=s value=${x}>${x}</label>`).join('')}</fieldset><p><label>Colour <select id=c><option>White</option><option>Black</option><option>Green</option></select></label></p><p><label>Quantity <input id=q type=number value=1></label></p><button onclick="const s=document.querySelector('[name=s]:checked')?.value;if(!s){er.textContent='Please choose a size.';return}done(s==='${s}'&&c.value==='${c}'&&q.value==='${q}','Added to your basket.')">Add to basket</button><p id=er role=alert></p>`,
          ),
        },
      };
    },
  },
  {
    name: 'order several dishes',
    make: (d) => {
      const all = d.some(['Taco', 'Pizza', 'Salad', 'Soup', 'Curry', 'Burger'], 4);
      const [a, b] = all as [string, string];
      return {
        instructions: `Order one ${a} and one ${b}.`,
        pages: {
          '/': sheet(
            'Menu',
            `${d
              .shuffle(all)
              .map(
                (x) =>
                  `<p>${x} $${d.int(4, 20)} <button onclick="s.push('${x}');this.nextElementSibling.textContent='✓'">Add</button> <span></span></p>`,
              )
              .join(
                '',
              )}<button onclick="done(s.sort().join()==='${[a, b].sort().join()}','Your order has been placed.')">Place order</button>`,
            'var s=[]',
          ),
        },
      };
    },
  },
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
  {
    name: 'win at noughts and crosses',
    make: (d) => {
      const at = d.pick([2, 5, 8]);
      const board = at === 2 ? 'XX OO    ' : at === 5 ? 'O  XX  O ' : 'OO    XX ';
      return {
        instructions: "Playing as 'X', win a game of tic-tac-toe.",
        pages: {
          '/': sheet(
            'Tic-tac-toe',
            `<div style="display:grid;grid-template-columns:repeat(3,60px)">${[...board].map((c, i) => `<button aria-label="row ${Math.floor(i / 3) + 1} column ${(i % 3) + 1}${c === ' ' ? ' empty' : ` ${c}`}" style="height:60px" onclick="done(${i === at})" ${c === ' ' ? '' : 'disabled'}>${c === ' ' ? '' : c}</button>`).join('')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'buy when the price is low',
    make: (d) => {
      const limit = d.int(50, 60);
      return {
        instructions: `Buy QTX stock when the price is less than $${limit}.00.`,
        pages: {
          '/': sheet(
            'Stock',
            `<p>QTX <b id=p>$80.00</b></p><button onclick="done(v<${limit},'Bought.')">Buy</button>`,
            `var v=80,n=0;setInterval(()=>{n++;v=n<5?80-n:${limit - 6};p.textContent='$'+v.toFixed(2)},700)`,
          ),
        },
      };
    },
  },
  {
    name: 'a ticket by place and time',
    make: (d) => {
      const all = d.some(PLACES, 3);
      const w = d.pick(all);
      return {
        instructions: `Buy a ticket for the concert in ${w}.`,
        pages: {
          '/': sheet(
            'Tour',
            all
              .map(
                (p) =>
                  `<div style="border:1px solid #ccc;padding:8px;margin:4px"><h3>${p}</h3><p>${d.int(1, 28)} June</p><button onclick="done('${p}'==='${w}','Your ticket for ${p} is booked.')">Buy ticket</button></div>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'an article of documentation',
    make: (d) => {
      const all = ['Installation', 'Configuration', 'Plugins', 'Testing', 'Deployment', 'Troubleshooting'];
      const w = d.pick(all);
      const say = {
        Installation: 'how to install the tool',
        Configuration: 'how to configure the tool',
        Plugins: 'about plugins',
        Testing: 'how to test',
        Deployment: 'how to deploy',
        Troubleshooting: 'what to do when something goes wrong',
      }[w];
      return {
        instructions: d.pick([
          `Open the page about ${w.toLowerCase()}.`,
          `Find the documentation on ${w.toLowerCase()}.`,
          `Find out ${say}.`,
        ]),
        pages: {
          '/': sheet(
            'Tool manual',
            `<nav><ul>${all.map((a) => `<li><a href="/${a}">${a}</a></li>`).join('')}</ul></nav><p>${text(d, 20)}</p>`,
          ),
          ...Object.fromEntries(
            all.map((a) => [
              `/${a}`,
              sheet(a, `<a href="/">Manual</a><p>${a}: ${text(d, 30)}</p>`, a === w ? "sessionStorage.won='true'" : ''),
            ]),
          ),
        },
      };
    },
  },
];
