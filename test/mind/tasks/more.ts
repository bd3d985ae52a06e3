import { knows, type Task } from './types.ts';

const head = (title: string) => `<title>${title}</title><h1>${title}</h1>`;
const ok = 'window.won=true;document.body.insertAdjacentHTML("beforeend","<p>ok</p>")';

/** Longer ways, odd wordings, and sites that do not go along. */
export const MORE: Task[] = [
  {
    name: 'find a word by its place',
    instructions: 'Find the 4th word in the paragraph, type that into the textbox and press "Submit".',
    pages: {
      '/': `<p>Vestibulum amet quam lacinia dolor mattis.</p><input id=i><button onclick="window.won=i.value==='lacinia';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a sum',
    instructions: 'Solve the math problem and type your answer into the textbox. Press submit when done.',
    pages: {
      '/': `<p>7 × 6 =</p><input id=i><button onclick="window.won=i.value==='42';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a spinner',
    instructions: 'Select -3 with the spinner and hit Submit.',
    pages: {
      '/': `<input type=number id=n value=0 min=-10 max=10> <button onclick="window.won=n.value==='-3';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'autocomplete',
    instructions: 'Enter "Lisbon" into the city field, choose it from the suggestions and press Submit.',
    pages: {
      '/': `<label>City <input id=i autocomplete=off oninput="l.innerHTML=['Lisbon','Lisburn','London'].filter(x=>x.toLowerCase().startsWith(this.value.toLowerCase())).map(x=>'<li onclick=\\'i.value=this.textContent;window.c=1;l.innerHTML=&quot;&quot;\\' style=cursor:pointer>'+x+'</li>').join('')"></label><ul id=l></ul><button onclick="window.won=i.value==='Lisbon'&&window.c===1;this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a movie search form',
    instructions: 'Search for drama movies directed by Ingrid Falk from the year 1993.',
    pages: {
      '/': `${head('Movie search')}<p><label>Genre <input id=g></label></p><p><label>Director <input id=d></label></p><p><label>Year <input id=y></label></p><button onclick="window.won=/drama/i.test(g.value)&&/Falk/.test(d.value)&&y.value==='1993';document.getElementById('r').textContent='1 result: The Lake (1993)'">Search</button><p id=r></p>`,
    },
  },
  {
    name: 'a flight form',
    instructions: 'Book the cheapest one-way flight from Oslo to Porto on 12/05/2026.',
    pages: {
      '/': `${head('Book your one-way flight')}<p><label>From <input id=f></label></p><p><label>To <input id=t></label></p><p><label>Departure date (MM/DD/YYYY) <input id=d placeholder="MM/DD/YYYY"></label></p><button onclick="if(f.value==='Oslo'&&t.value==='Porto'&&d.value==='12/05/2026')r.innerHTML=[['09:10',240],['12:30',180],['18:00',310]].map(x=>'<div class=fl><b>'+x[0]+'</b> Oslo to Porto $'+x[1]+' <button onclick=\\'window.won='+x[1]+'===180;r.textContent=&quot;Your flight is booked.&quot;\\'>Book flight</button></div>').join('');else r.textContent='No flights found'">Search flights</button><div id=r></div>`,
    },
  },
  {
    name: 'order of numbers',
    instructions: 'Click the buttons in this order: "Alpha", "Gamma", "Beta".',
    pages: {
      '/': `<script>var o=''</script><button onclick="o+='b'">Beta</button><button onclick="o+='a'">Alpha</button><button onclick="o+='g';">Gamma</button><script>setInterval(()=>{if(o==='agb')window.won=true},50)</script>`,
    },
  },
  {
    name: 'a file tree',
    instructions: 'Navigate through the file tree. Find and click on the file named "Ione.png".',
    pages: {
      '/': `<ul><li><span style="cursor:pointer" onclick="a.hidden=!a.hidden">▸ Letters</span><ul id=a hidden><li><span onclick="window.won=false">Ada.txt</span></li></ul></li><li><span style="cursor:pointer" onclick="b.hidden=!b.hidden">▸ Pictures</span><ul id=b hidden><li><span style="cursor:pointer" onclick='${ok}'>Ione.png</span></li></ul></li></ul>`,
    },
  },
  {
    name: 'a phone book',
    instructions: 'Find Kester in the contact book and click on their email.',
    pages: {
      '/': `<div id=c></div><button onclick="p=Math.max(0,p-1);d()">&lt;</button> <button onclick="p=Math.min(2,p+1);d()">&gt;</button><script>var p=0,N=['Ada','Bea','Kester'];function d(){c.innerHTML='<h3>'+N[p]+'</h3><p>Phone: <a href=#>555-01'+p+'</a></p><p>Email: <a href=# onclick="window.won='+(p===2)+'">'+N[p].toLowerCase()+'@mail.example</a></p>'}d()</script>`,
    },
  },
  {
    name: 'reply to a mail',
    instructions: 'Reply to the email by Tove with the text "See you on Friday".',
    pages: {
      '/': `${head('Inbox')}<div id=l>${['Arne', 'Tove', 'Gil'].map((n) => `<div class=mail onclick="o('${n}')" style="cursor:pointer;padding:6px"><b>${n}</b> <span>Question about dinner</span></div>`).join('')}</div><div id=v></div><script>function o(n){l.hidden=true;v.innerHTML='<h2>'+n+'</h2><p>Are we meeting?</p><button id=rp>Reply</button> <button>Forward</button>';rp.onclick=()=>{v.innerHTML+='<p><textarea id=t placeholder="Write a reply"></textarea></p><button id=s>Send</button>';s.onclick=()=>{window.won=n==='Tove'&&t.value==='See you on Friday';v.innerHTML='<p>Your message was sent.</p>'}}}</script>`,
    },
  },
  {
    name: 'all boxes of one kind',
    instructions: 'Select all the checkboxes and click Done.',
    pages: {
      '/': `${['a', 'b', 'c', 'd'].map((x) => `<label><input type=checkbox> Item ${x}</label><br>`).join('')}<button onclick="window.won=document.querySelectorAll('input:checked').length===4;this.after(' ok')">Done</button>`,
    },
  },
  {
    name: 'words that mean the same',
    instructions: 'Select words similar to big, happy and click Submit.',
    pages: {
      '/': `<label><input type=checkbox value=large> large</label><br><label><input type=checkbox value=blue> blue</label><br><label><input type=checkbox value=glad> glad</label><br><label><input type=checkbox value=slow> slow</label><br><button onclick="window.won=[...document.querySelectorAll('input:checked')].map(e=>e.value).join()==='large,glad';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a newsletter left alone',
    instructions: 'Register for the pottery course, but do not sign up for the newsletter.',
    knowledge: knows({ name: 'Ken Abe', email: 'ken@example.org' }),
    pages: {
      '/': `${head('Pottery course')}<p>Six evenings from January.</p><form onsubmit="event.preventDefault();window.won=n.value==='Ken Abe'&&e.value==='ken@example.org'&&!nl.checked&&lv.value==='Beginner';this.outerHTML='<p>You are registered for the pottery course.</p>'"><p><label>Name* <input id=n required></label></p><p><label>Email* <input id=e required></label></p><p><label>Level* <select id=lv required><option value="">Please choose</option><option>Beginner</option><option>Advanced</option></select></label></p><p><label><input type=checkbox id=nl checked> Subscribe me to the newsletter</label></p><button>Register</button></form>`,
    },
  },
  {
    name: 'out of stock',
    instructions: 'Add the Petra vase to the basket.',
    claim: 'gave_up',
    pages: {
      '/': `${head('Vases')}<a href="/v">Petra vase</a> <a href="/w">Lina vase</a>`,
      '/v': `${head('Petra vase')}<p>€30</p><p>Sold out. We do not know when it will be back.</p><button disabled>Add to basket</button> <a href="/">Back to vases</a><script>window.won=true</script>`,
      '/w': `${head('Lina vase')}<p>€28</p><button onclick="window.won=false;sessionStorage.won='false';this.after('Lina vase was added to your basket')">Add to basket</button> <a href="/">Back to vases</a>`,
    },
  },
  {
    name: 'a wizard of three steps',
    instructions: 'Request a quote for moving to Bergen on 4 March 2027. You have 12 boxes.',
    knowledge: knows({ email: 'ada@example.org' }),
    pages: {
      '/': `${head('Movers')}<p>We move you.</p><a href="/q1">Get a quote</a> <a href="/prices">Prices</a>`,
      '/prices': `${head('Prices')}<p>From €300.</p><a href="/q1">Get a quote</a>`,
      '/q1': `${head('Your move')}<p>Step 1 of 3</p><p><label>Where are you moving to? <input id=t></label></p><p><label>Moving date <input type=date id=d></label></p><button onclick="sessionStorage.a=t.value+d.value;location='/q2'">Next</button>`,
      '/q2': `${head('Your things')}<p>Step 2 of 3</p><p><label>Number of boxes <input type=number id=b></label></p><button onclick="history.back()">Back</button> <button onclick="sessionStorage.b=b.value;location='/q3'">Next</button>`,
      '/q3': `${head('Contact')}<p>Step 3 of 3</p><p><label>Email <input type=email id=e required></label></p><button onclick="history.back()">Back</button> <button onclick="if(sessionStorage.a==='Bergen2027-03-04'&&sessionStorage.b==='12'&&e.value==='ada@example.org')sessionStorage.won='true';location='/done'">Request quote</button>`,
      '/done': `${head('Thank you')}<p>Your request has been received. We will send you a quote.</p>`,
    },
  },
  {
    name: 'admin: a new product',
    instructions: 'Create a new product named "Copper kettle" with the price 49.90 and category Kitchen.',
    pages: {
      '/': `${head('Dashboard')}<nav><a href="/orders">Orders</a> <a href="/products">Products</a> <a href="/customers">Customers</a></nav><p>Sales today: €0</p>`,
      '/orders': `${head('Orders')}<a href="/">Dashboard</a>`,
      '/customers': `${head('Customers')}<a href="/">Dashboard</a>`,
      '/products': `${head('Products')}<a href="/">Dashboard</a> <a href="/new">Add product</a><table><tr><th>Name</th><th>Price</th></tr><tr><td>Iron pan</td><td>39.00</td></tr></table>`,
      '/new': `${head('Add product')}<p><label>Product name <input id=n></label></p><p><label>Price <input id=p></label></p><p><label>Category <select id=c><option>Garden</option><option>Kitchen</option><option>Office</option></select></label></p><p><label>Description <textarea></textarea></label></p><button onclick="if(n.value==='Copper kettle'&&parseFloat(p.value)===49.9&&c.value==='Kitchen')sessionStorage.won='true';document.getElementById('s').textContent='Product saved.'">Save</button> <a href="/products">Cancel</a><p id=s></p>`,
    },
  },
  {
    name: 'admin: change a role in a row',
    instructions: 'Change the role of Mia Roth to Editor.',
    pages: {
      '/': `${head('Team')}<table><tr><th>Name</th><th>Role</th><th></th></tr>${['Leo Beck', 'Mia Roth', 'Ivo Lenz'].map((n) => `<tr><td>${n}</td><td><select data-n="${n}"><option>Viewer</option><option>Editor</option><option>Admin</option></select></td><td><button onclick="const s=this.closest('tr').querySelector('select');window.won=s.dataset.n==='Mia Roth'&&s.value==='Editor';document.getElementById('o').textContent='Role updated.'">Save</button></td></tr>`).join('')}</table><p id=o role=status></p>`,
    },
  },
  {
    name: 'a documentation site',
    instructions: 'Find out how to install the package on Windows.',
    answer: /winget|installer|setup/i,
    pages: {
      '/': `${head('Larkspur docs')}<nav><ul>${['Introduction', 'Getting started', 'Guides', 'API reference', 'Changelog'].map((x) => `<li><a href="/${x.replace(/ /g, '')}">${x}</a></li>`).join('')}</ul></nav><p>Larkspur is a task runner.</p>`,
      '/Introduction': `${head('Introduction')}<p>What it is.</p><a href="/">Docs</a>`,
      '/Gettingstarted': `${head('Getting started')}<ul><li><a href="/req">Requirements</a></li><li><a href="/inst">Installation</a></li><li><a href="/first">Your first task</a></li></ul>`,
      '/Guides': `${head('Guides')}<ul><li><a href="/g1">Caching</a></li><li><a href="/g2">Plugins</a></li></ul>`,
      '/APIreference': `${head('API reference')}<p>run()</p>`,
      '/Changelog': `${head('Changelog')}<p>1.0</p>`,
      '/req': `${head('Requirements')}<p>Any computer.</p>`,
      '/first': `${head('Your first task')}<p>Write it.</p>`,
      '/inst': `${head('Installation')}<h2>macOS</h2><p>Run brew install larkspur.</p><h2>Windows</h2><p>To install the package on Windows, run winget install larkspur.</p><h2>Linux</h2><p>Use your package manager.</p><script>sessionStorage.won='true'</script>`,
    },
  },
  {
    name: 'drag is not needed: pick the largest',
    instructions: 'Click the card with the largest number.',
    pages: {
      '/': `${[17, 4, 88, 63].map((n) => `<button class=card onclick="window.won=${n}===88;this.after(' ok')" style="margin:8px;padding:12px">${n}</button>`).join('')}`,
    },
  },
  {
    name: 'a modal form',
    instructions: 'Add a task called "Water the ferns" to the list.',
    pages: {
      '/': `${head('My list')}<button onclick="m.showModal()">New task</button><ul id=l><li>Buy milk</li></ul><dialog id=m><form method=dialog><p><label>Title <input id=t></label></p><button type=button onclick="m.close()">Cancel</button> <button onclick="window.won=t.value==='Water the ferns';l.insertAdjacentHTML('beforeend','<li>'+t.value+'</li>')">Add task</button></form></dialog>`,
    },
  },
  {
    name: 'a to-do without any button',
    instructions: 'Add "Call the plumber" to the list.',
    pages: {
      '/': `${head('todos')}<input id=i placeholder="What needs to be done?" onkeydown="if(event.key==='Enter'&&this.value){window.won=this.value==='Call the plumber';l.insertAdjacentHTML('beforeend','<li>'+this.value+'</li>');this.value=''}"><ul id=l></ul>`,
    },
  },
  {
    name: 'tick off in a list',
    instructions: 'Mark "Buy milk" as completed.',
    pages: {
      '/': `${head('todos')}<ul>${['Walk the dog', 'Buy milk', 'Post letter'].map((x) => `<li class=todo><input type=checkbox onchange="window.won='${x}'==='Buy milk'&&this.checked"> <label>${x}</label> <button>×</button></li>`).join('')}</ul>`,
    },
  },
  {
    name: 'unsubscribe in account settings',
    instructions: 'Stop the weekly email from being sent to you.',
    pages: {
      '/': `${head('Account')}<nav><a href="/p">Profile</a> <a href="/n">Notifications</a> <a href="/b">Billing</a></nav>`,
      '/p': `${head('Profile')}<a href="/">Account</a>`,
      '/b': `${head('Billing')}<a href="/">Account</a>`,
      '/n': `${head('Notifications')}<p><label><input type=checkbox id=w checked> Weekly email</label></p><p><label><input type=checkbox checked> Security alerts</label></p><button onclick="if(!w.checked)sessionStorage.won='true';s.textContent='Your preferences have been saved.'">Save</button><p id=s></p>`,
    },
  },
];
