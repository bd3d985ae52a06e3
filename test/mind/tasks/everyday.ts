import { knows, type Task } from './types.ts';

const head = (title: string) => `<title>${title}</title><h1>${title}</h1>`;
const card = (name: string, price: string, then: string) =>
  `<article style="display:inline-block;width:220px;border:1px solid #ddd;padding:10px;margin:6px"><h3>${name}</h3><p>${price}</p><button onclick="${then}">Add to basket</button></article>`;

/** Things people do on sites every day: forms, shops, settings, lists. */
export const EVERYDAY: Task[] = [
  {
    name: 'contact form with what is known',
    instructions: 'Send the shop a message that your parcel has not arrived.',
    knowledge: knows({ email: 'rosa@example.org', 'order number': 'FH-2231' }),
    pages: {
      '/': `${head('Fernhill')}<nav><a href="/about">About us</a> <a href="/products">Products</a> <a href="/contact">Contact</a></nav><p>Welcome to our little shop.</p>`,
      '/about': `${head('About us')}<a href="/">Home</a><p>Since 1987.</p>`,
      '/products': `${head('Products')}<a href="/">Home</a><p>Soon.</p>`,
      '/contact': `${head('Contact us')}<form onsubmit="event.preventDefault();if(e.value==='rosa@example.org'&&m.value.length>5&&o.value==='FH-2231'){sessionStorage.won='true';this.outerHTML='<p>Thank you, your message has been sent.</p>'}"><p><label>Your name <input required id=n></label></p><p><label>Email <input required type=email id=e></label></p><p><label>Order number <input id=o></label></p><p><label>Message <textarea required id=m></textarea></label></p><button>Send message</button></form>`,
    },
  },
  {
    name: 'the cheapest to the basket',
    instructions: 'Add the cheapest lamp to your basket.',
    pages: {
      '/': `${head('Lamps')}${[
        ['Desk lamp', '€34.90'],
        ['Floor lamp', '€129.00'],
        ['Night lamp', '€19.50'],
        ['Reading lamp', '€44.00'],
      ]
        .map(([n, p]) =>
          card(
            n!,
            p!,
            `window.won='${n}'==='Night lamp';document.getElementById('b').textContent='${n} was added to your basket'`,
          ),
        )
        .join('')}<p id=b></p>`,
    },
  },
  {
    name: 'size, colour and quantity',
    instructions: 'Put 3 green T-shirts in size L into the basket.',
    pages: {
      '/': `${head('Plain T-shirt')}<p>€12.00</p><p><label>Colour <select id=c><option>White</option><option>Green</option><option>Black</option></select></label></p><p><label>Size <select id=s><option>Choose a size</option><option>S</option><option>M</option><option>L</option><option>XL</option></select></label></p><p><label>Quantity <input type=number id=q value=1 min=1></label></p><button onclick="window.won=c.value==='Green'&&s.value==='L'&&q.value==='3';document.getElementById('b').textContent='Added to your basket: '+q.value+' × T-shirt'">Add to basket</button><p id=b role=status></p>`,
    },
  },
  {
    name: 'an error to be mended',
    instructions: 'Subscribe to the gardening newsletter.',
    knowledge: knows({ email: 'ken@example.org', phone: '020 7946 0018' }),
    pages: {
      '/': `${head('Gardening newsletter')}<form novalidate onsubmit="event.preventDefault();const er=document.getElementById('er');if(!/^[0-9]+$/.test(p.value))er.textContent='Phone number may contain digits only, without spaces.';else if(!e.value.includes('@'))er.textContent='Please enter an email address.';else{window.won=true;this.outerHTML='<p>You are subscribed. Thank you!</p>'}"><p id=er role=alert style="color:#b00"></p><p><label>Email <input id=e></label></p><p><label>Phone number <input id=p></label></p><button>Subscribe</button></form>`,
    },
  },
  {
    name: 'terms left unticked are named',
    instructions: 'Create an account.',
    knowledge: knows({ email: 'ken@example.org', password: 'Heron-441!' }),
    pages: {
      '/': `${head('Welcome')}<nav><a href="/login">Log in</a> <a href="/join">Create account</a></nav>`,
      '/login': `${head('Log in')}<p><label>Email <input></label></p><p><label>Password <input type=password></label></p><button>Log in</button> <a href="/join">Create account</a>`,
      '/join': `${head('Create your account')}<form novalidate onsubmit="event.preventDefault();const er=document.getElementById('er');if(!t.checked)er.textContent='You must accept the terms.';else if(p.value!=='Heron-441!'||p2.value!=='Heron-441!'||e.value!=='ken@example.org')er.textContent='Please check your passwords.';else{sessionStorage.won='true';this.outerHTML='<p>Your account has been created. Welcome!</p>'}"><p id=er role=alert></p><p><label>Email <input id=e required></label></p><p><label>Password <input type=password id=p required></label></p><p><label>Repeat password <input type=password id=p2 required></label></p><p><label><input type=checkbox id=t> I accept the terms and conditions</label></p><p><label><input type=checkbox id=nl> Send me offers</label></p><button>Create account</button></form>`,
    },
  },
  {
    name: 'a cookie banner over the page',
    instructions: 'Find out how long delivery to Norway takes.',
    answer: /6\s*(?:-|–|to)\s*9/,
    pages: {
      '/': `${head('Home')}<nav><a href="/delivery">Delivery</a> <a href="/returns">Returns</a> <a href="/jobs">Jobs</a></nav><div id=k style="position:fixed;inset:0;background:#fffc"><div style="margin:200px;background:#eee;padding:20px">We use cookies to improve your visit. <button onclick="k.remove()">Accept all</button> <button onclick="k.remove()">Reject all</button></div></div>`,
      '/delivery': `${head('Delivery')}<h2>Europe</h2><p>France: 2 to 3 working days</p><p>Norway: 6 to 9 working days</p><h2>Overseas</h2><p>Japan: 12 to 20 working days</p><script>sessionStorage.won='true'</script>`,
      '/returns': `${head('Returns')}<p>Within 30 days.</p>`,
      '/jobs': `${head('Jobs')}<p>None.</p>`,
    },
  },
  {
    name: 'a trail by meaning',
    instructions: 'Find the page about grand pianos.',
    pages: {
      '/': `${head('Encyclopedia')}<ul>${['Animals', 'Arts', 'Geography', 'Science', 'Sports'].map((w) => `<li><a href="/${w.toLowerCase()}">${w}</a></li>`).join('')}</ul>`,
      '/animals': `${head('Animals')}<ul><li><a href="/x1">Mammals</a></li><li><a href="/x2">Birds</a></li></ul>`,
      '/arts': `${head('Arts')}<ul><li><a href="/x3">Painting</a></li><li><a href="/music">Music</a></li><li><a href="/x4">Dance</a></li></ul>`,
      '/geography': `${head('Geography')}<ul><li><a href="/x5">Rivers</a></li></ul>`,
      '/science': `${head('Science')}<ul><li><a href="/x6">Chemistry</a></li></ul>`,
      '/sports': `${head('Sports')}<ul><li><a href="/x7">Football</a></li></ul>`,
      '/music': `${head('Music')}<ul><li><a href="/instr">Instruments</a></li><li><a href="/x8">Composers</a></li><li><a href="/x9">Opera</a></li></ul>`,
      '/instr': `${head('Instruments')}<ul><li><a href="/x10">Violin</a></li><li><a href="/piano">Piano</a></li><li><a href="/x11">Drums</a></li></ul>`,
      '/piano': `${head('Piano')}<ul><li><a href="/x12">Upright piano</a></li><li><a href="/grand">Grand piano</a></li></ul>`,
      '/grand': `${head('Grand piano')}<p>The grand piano is large.</p><script>sessionStorage.won='true'</script>`,
    },
  },
  {
    name: 'a setting behind a menu',
    instructions: 'Turn on dark mode in the settings.',
    pages: {
      '/': `${head('Notes')}<button aria-label="Menu" aria-expanded=false onclick="n.hidden=!n.hidden">☰</button><nav id=n hidden><a href="/profile">Profile</a><br><a href="/settings">Settings</a><br><a href="/help">Help</a></nav><p>My first note</p>`,
      '/profile': `${head('Profile')}<a href="/">Home</a>`,
      '/help': `${head('Help')}<a href="/">Home</a>`,
      '/settings': `${head('Settings')}<p><label><input type=checkbox> Email notifications</label></p><p><label><input type=checkbox id=d onchange="sessionStorage.won=String(this.checked)"> Dark mode</label></p>`,
    },
  },
  {
    name: 'delete a user and confirm',
    instructions: 'Delete the user Bob Marsh.',
    pages: {
      '/': `${head('Users')}<table>${['Ann Lee', 'Bob Marsh', 'Cy Young'].map((u) => `<tr><td>${u}</td><td>${u.split(' ')[0]!.toLowerCase()}@example.org</td><td><button>Edit</button></td><td><button onclick="w='${u}';row=this.closest('tr');d.hidden=false">Delete</button></td></tr>`).join('')}</table><div id=d hidden role=dialog aria-modal=true style="border:1px solid;padding:10px;position:fixed;top:200px;left:300px;background:#fff"><p>Are you sure you want to delete this user?</p><button onclick="d.hidden=true">Cancel</button> <button onclick="d.hidden=true;row.remove();window.won=w==='Bob Marsh';s.textContent=w+' has been deleted.'">Yes, delete</button></div><p id=s role=status></p><script>var w,row</script>`,
    },
  },
  {
    name: 'a native confirm box',
    instructions: 'Cancel the booking for Tuesday.',
    pages: {
      '/': `${head('My bookings')}<ul><li>Monday, 10:00 <button onclick="c('Monday',this)">Cancel booking</button></li><li>Tuesday, 14:00 <button onclick="c('Tuesday',this)">Cancel booking</button></li></ul><p id=s></p><script>function c(d,b){if(confirm('Really cancel this booking?')){window.won=d==='Tuesday';b.closest('li').remove();s.textContent='Your booking was cancelled.'}}</script>`,
    },
  },
  {
    name: 'search finds what menus do not',
    instructions: 'Add the Harlow teapot to the basket.',
    pages: {
      '/': `${head('Kitchen store')}<form action="/search"><input type=search name=q placeholder="Search products"><button>Search</button></form><nav><a href="/a">Sale</a> <a href="/b">Gift ideas</a> <a href="/c">Stores</a></nav>`,
      '/a': `${head('Sale')}<p>Nothing on sale.</p>`,
      '/b': `${head('Gift ideas')}<p>Vouchers.</p>`,
      '/c': `${head('Stores')}<p>London.</p>`,
      '/search': `${head('Search results')}<div id=r></div><script>const q=new URLSearchParams(location.search).get('q')||'';r.innerHTML=/harlow|teapot/i.test(q)?'<p><a href="/p1">Harlow teapot</a> €39</p><p><a href="/p2">Harlow cup</a> €9</p>':'<p>No results found.</p>'</script>`,
      '/p1': `${head('Harlow teapot')}<p>€39</p><button onclick="sessionStorage.won='true';s.textContent='Harlow teapot has been added to your basket'">Add to basket</button><p id=s></p>`,
      '/p2': `${head('Harlow cup')}<p>€9</p><button onclick="s.textContent='Added to your basket'">Add to basket</button><p id=s></p>`,
    },
  },
  {
    name: 'sort, then the first',
    instructions: 'Sort the books by price from low to high and open the first one.',
    pages: {
      '/': `${head('Books')}<label>Sort by <select id=o onchange="draw()"><option>Relevance</option><option>Price: low to high</option><option>Price: high to low</option></select></label><div id=l></div><script>const B=[['Rivers',18],['Clouds',7],['Stones',25]];function draw(){const b=[...B];if(o.selectedIndex===1)b.sort((x,y)=>x[1]-y[1]);if(o.selectedIndex===2)b.sort((x,y)=>y[1]-x[1]);l.innerHTML=b.map(x=>'<p><a href="/book?'+x[0]+'">'+x[0]+'</a> $'+x[1]+'</p>').join('')}draw()</script>`,
      '/book': `<title>Book</title><h1 id=h></h1><script>h.textContent=location.search.slice(1);if(h.textContent==='Clouds')sessionStorage.won='true'</script>`,
    },
  },
  {
    name: 'a whole purchase as a guest',
    instructions: 'Buy a blue mug and have it sent to your home.',
    knowledge: knows({
      email: 'rosa@example.org',
      street: '14 Mill Road',
      'postal code': '28004',
      city: 'Madrid',
      'card number': '4242 4242 4242 4242',
      'card expiry': '12/29',
      'security code': '123',
    }),
    maxTurns: 40,
    pages: {
      '/': `${head('Clay & Co')}<nav><a href="/mugs">Mugs</a> <a href="/bowls">Bowls</a> <a href="/help">Help</a> <a href="/basket">Basket</a></nav>`,
      '/bowls': `${head('Bowls')}<a href="/">Home</a>`,
      '/help': `${head('Help')}<a href="/">Home</a>`,
      '/mugs': `${head('Mugs')}<p><a href="/mug?Red">Red mug</a> €11</p><p><a href="/mug?Blue">Blue mug</a> €12</p><p><a href="/mug?Green">Green mug</a> €12</p>`,
      '/mug': `<title>Mug</title><h1 id=h></h1><p>€12</p><button onclick="sessionStorage.mug=location.search.slice(1);s.innerHTML='Added to your basket. <a href=/basket>View basket</a>'">Add to basket</button><p id=s></p><script>h.textContent=location.search.slice(1)+' mug'</script>`,
      '/basket': `${head('Your basket')}<p id=i></p><script>i.textContent=sessionStorage.mug?sessionStorage.mug+' mug, €12':'Your basket is empty.'</script><a href="/">Continue shopping</a> <a href="/checkout">Checkout</a>`,
      '/checkout': `${head('Checkout')}<h2>Delivery</h2><form onsubmit="event.preventDefault();location='/pay'"><p><label>Full name <input required></label></p><p><label>Email <input type=email required></label></p><p><label>Street <input id=st required></label></p><p><label>City <input required></label></p><p><label>Postal code <input required></label></p><p><label>Country <select required><option value="">Choose</option><option>France</option><option>Spain</option></select></label></p><button>Continue to payment</button></form>`,
      '/pay': `${head('Payment')}<form onsubmit="event.preventDefault();if(sessionStorage.mug==='Blue'&&c.value.replace(/ /g,'')==='4242424242424242')sessionStorage.won='true';location='/thanks'"><p><label>Card number <input id=c required></label></p><p><label>Expiry (MM/YY) <input required></label></p><p><label>CVC <input required></label></p><button>Place order</button></form>`,
      '/thanks': `${head('Thank you')}<p>Your order has been placed. Order number 5531.</p>`,
    },
  },
  {
    name: 'sign in, then change the address',
    instructions: 'Sign in and change your delivery address to 9 Harbour Street.',
    knowledge: knows({ email: 'rosa@example.org', password: 'tulip-7' }),
    pages: {
      '/': `${head('Shop')}<nav><a href="/products">Products</a> <a href="/login">Sign in</a></nav>`,
      '/products': `${head('Products')}<a href="/">Home</a>`,
      '/login': `${head('Sign in')}<form onsubmit="event.preventDefault();if(p.value==='tulip-7'&&e.value==='rosa@example.org')location='/account';else er.textContent='Wrong email or password'"><p id=er></p><p><label>Email <input id=e></label></p><p><label>Password <input id=p type=password></label></p><button>Sign in</button></form><a href="/join">Register</a>`,
      '/join': `${head('Register')}<p>Closed.</p>`,
      '/account': `${head('My account')}<p>Welcome back, Rosa.</p><nav><a href="/orders">Orders</a> <a href="/addresses">Addresses</a> <a href="/">Log out</a></nav>`,
      '/orders': `${head('Orders')}<p>None yet. <a href="/account">My account</a></p>`,
      '/addresses': `${head('Addresses')}<h2>Delivery address</h2><p id=a>2 Old Lane</p><button onclick="f.hidden=false">Edit</button><form id=f hidden onsubmit="event.preventDefault();a.textContent=v.value;if(v.value==='9 Harbour Street')sessionStorage.won='true';f.hidden=true;s.textContent='Your address has been updated.'"><label>Street address <input id=v value="2 Old Lane"></label> <button>Save</button></form><p id=s></p>`,
    },
  },
  {
    name: 'filter a list',
    instructions: 'Filter the invoices by status "Overdue" and open the invoice of Brandt.',
    pages: {
      '/': `${head('Invoices')}<label>Status <select id=s onchange="draw()"><option>All</option><option>Paid</option><option>Overdue</option></select></label><table id=t></table><script>const I=[['Adler','Paid'],['Brandt','Paid'],['Brandt','Overdue'],['Clay','Overdue']];function draw(){t.innerHTML=I.map((x,i)=>[x,i]).filter(([x])=>s.value==='All'||x[1]===s.value).map(([x,i])=>'<tr><td>'+x[0]+'</td><td>'+x[1]+'</td><td><a href="/inv?'+i+'">Open</a></td></tr>').join('')}draw()</script>`,
      '/inv': `<title>Invoice</title><h1>Invoice</h1><p id=x></p><script>x.textContent='Number '+location.search.slice(1);if(location.search==='?2')sessionStorage.won='true'</script>`,
    },
  },
  {
    name: 'further down the page',
    instructions: 'Download the annual report.',
    pages: {
      '/': `${head('Company')}<p>About the company.</p><div style="height:1500px;background:#fafafa"></div><h2>Investors</h2><p><a href="#r" onclick="window.won=true;this.after(' Your download has started.')">Annual report</a></p>`,
    },
  },
  {
    name: 'instructions on the page',
    instructions: 'Activate your voucher by following the instructions on the page.',
    pages: {
      '/': `${head('Activate your voucher')}<p>To activate your voucher, type the word "marigold" into the box and press Activate.</p><p><label>Word <input id=w></label> <button onclick="if(w.value.toLowerCase()==='marigold'){window.won=true;s.textContent='Your voucher has been activated.'}else s.textContent='That is not the word.'">Activate</button></p><p id=s></p>`,
    },
  },
  {
    name: 'what is not there',
    instructions: 'Buy a wooden canoe.',
    claim: 'gave_up',
    pages: {
      '/': `${head('Tea house')}<nav><a href="/green">Green tea</a> <a href="/black">Black tea</a> <a href="/cups">Cups</a></nav><script>window.won=true</script>`,
      '/green': `${head('Green tea')}<p>Sencha, €8</p><a href="/">Home</a><script>window.won=true</script>`,
      '/black': `${head('Black tea')}<p>Assam, €7</p><a href="/">Home</a><script>window.won=true</script>`,
      '/cups': `${head('Cups')}<p>White cup, €5</p><a href="/">Home</a><script>window.won=true</script>`,
    },
  },
  {
    name: 'a price to find',
    instructions: 'What is the price of the Alder armchair?',
    answer: /420/,
    pages: {
      '/': `${head('Furniture')}<nav><a href="/tables">Tables</a> <a href="/seating">Seating</a> <a href="/beds">Beds</a></nav>`,
      '/tables': `${head('Tables')}<p>Elm table €600</p>`,
      '/beds': `${head('Beds')}<p>Oak bed €900</p>`,
      '/seating': `${head('Seating')}<ul><li><a href="/c1">Birch chair</a></li><li><a href="/c2">Alder armchair</a></li><li><a href="/c3">Pine bench</a></li></ul>`,
      '/c1': `${head('Birch chair')}<p>Price: €120</p>`,
      '/c2': `${head('Alder armchair')}<p>A deep chair in solid alder.</p><p>Price: €420.00</p><script>sessionStorage.won='true'</script>`,
      '/c3': `${head('Pine bench')}<p>Price: €150</p>`,
    },
  },
];
