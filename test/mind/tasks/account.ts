import { knows, type Task } from './types.ts';

const page = (title: string, body: string) =>
  `<title>${title}</title><style>body{font-family:Georgia,serif;margin:30px;color:#222}label{display:block;margin:8px 0 2px}</style><script>function win(x=true){window.won=!!x;sessionStorage.won=String(!!x)}</script>${body}`;

/** What people do around an account: its language, its looks, coming in and leaving; and buttons that do nothing. */
export const ACCOUNT: Task[] = [
  {
    name: 'dead button',
    instructions: 'Send a message to the team that the heating in flat 12 is broken.',
    claim: 'gave_up',
    pages: {
      '/': page(
        'Contact',
        `<main><h1>Contact us</h1><label>Your message</label><textarea id=m rows=5 cols=50></textarea><p><button class=btn onclick="void 0">Send message</button></p><script>win()</script></main>`,
      ),
    },
  },
  {
    name: 'dead save',
    instructions: 'Change your display name to "Rosa D".',
    claim: 'gave_up',
    pages: {
      '/': page(
        'P',
        `<main><h1>Profile</h1><label>Display name</label><input id=m value="Rosa Delgado"><p><button class=btn onclick="void 0">Save changes</button></p><script>win()</script></main>`,
      ),
    },
  },
  {
    name: 'live message',
    instructions: 'Send a message to the team that the heating in flat 12 is broken.',
    pages: {
      '/': page(
        'Contact',
        `<main><h1>Contact us</h1><label>Your message</label><textarea id=m rows=5 cols=50></textarea><p><button class=btn onclick="win(/heating/.test(m.value)&&/12/.test(m.value));m.value='';document.getElementById('o').textContent='We have got it and will be in touch.'">Send message</button></p><p id=o></p></main>`,
      ),
    },
  },
  {
    name: 'language',
    instructions: 'Switch the site to German.',
    pages: {
      '/': page(
        'Trains',
        `<header style="background:#234;padding:10px;display:flex;gap:20px"><b style="color:#fff">Rail</b><a href=/t style="color:#fff">Tickets</a><a href=/m style="color:#fff">Map</a><div style="position:relative"><button onclick="l.hidden=!l.hidden">🌐 EN</button><div id=l hidden style="position:absolute;background:#fff;border:1px solid #ccc">${['English', 'Français', 'Deutsch', 'Italiano'].map((x) => `<div style="padding:6px;color:#000;cursor:pointer" onclick="win('${x}'==='Deutsch');document.querySelector('h1').textContent={English:'Where to?',Deutsch:'Wohin?','Français':'Où allez-vous ?',Italiano:'Dove?'}['${x}'];l.hidden=true">${x}</div>`).join('')}</div></div></header><main><h1>Where to?</h1></main>`,
      ),
      '/t': page('t', 't'),
      '/m': page('m', 'm'),
    },
  },
  {
    name: 'language select',
    instructions: 'Change the language to Spanish.',
    pages: {
      '/': page(
        'Shop',
        `<h1 id=h>Welcome</h1><p>Nice things for your home.</p><footer><label>Language <select id=s onchange="win(this.value==='es');h.textContent={en:'Welcome',es:'Bienvenidos',pt:'Bem-vindos'}[this.value]"><option value=en>English (UK)<option value=pt>Português<option value=es>Español (España)</select></label></footer>`,
      ),
    },
  },
  {
    name: 'language links',
    instructions: 'Show this page in French.',
    pages: {
      '/': page(
        'City',
        `<header style="text-align:right"><a href="/">EN</a> | <a href="/de">DE</a> | <a href="/fr">FR</a> | <a href="/it">IT</a></header><h1>Welcome to the town</h1><p>News from the council.</p>`,
      ),
      '/de': page('Stadt', '<h1>Willkommen</h1>'),
      '/fr': page(
        'Ville',
        '<html lang=fr><h1>Bienvenue dans la ville</h1><p>Nouvelles du conseil.</p><script>win()</script>',
      ),
      '/it': page('Città', '<h1>Benvenuti</h1>'),
    },
  },
  {
    name: 'dark mode',
    instructions: 'Turn on dark mode.',
    pages: {
      '/': page(
        'App',
        `<header><b>Notes</b> <button aria-label="Settings" onclick="s.hidden=!s.hidden">⚙</button></header><div id=s hidden><h2>Settings</h2><p>Theme</p><div role=radiogroup aria-label=Theme>${['Light', 'Dark', 'System'].map((t) => `<button role=radio aria-checked=${t === 'Light'} onclick="document.querySelectorAll('[role=radio]').forEach(x=>x.ariaChecked='false');this.ariaChecked='true';document.body.style.background='${t}'==='Dark'?'#222':'#fff';win('${t}'==='Dark')">${t}</button>`).join('')}</div></div><main><h1>My notes</h1><p>Shopping list</p></main>`,
      ),
    },
  },
  {
    name: 'logout',
    instructions: 'Sign out of the site.',
    pages: {
      '/': page(
        'Site',
        `<header style="text-align:right"><button onclick="m.hidden=!m.hidden" style="border-radius:50%;width:36px;height:36px">RD</button><div id=m hidden><div><a href="/p">Your profile</a></div><div><a href="/b">Billing</a></div><div><a href="/o">Sign out</a></div></div></header><h1>Dashboard</h1>`,
      ),
      '/p': page('p', '<h1>Your profile</h1>'),
      '/b': page('b', '<h1>Billing</h1>'),
      '/o': page('Bye', '<h1>You are signed out</h1><a href="/">Sign in again</a><script>win()</script>'),
    },
  },
  {
    name: 'signin',
    instructions: 'Sign in and open your invoices.',
    knowledge: knows({ username: 'rdelgado', password: 'sea-Salt-77' }),
    pages: {
      '/': page(
        'Portal',
        `<h1>Customer portal</h1><form onsubmit="event.preventDefault();if(u.value==='rdelgado'&&p.value==='sea-Salt-77')location='/home';else e.textContent='Wrong user name or password'"><input id=u placeholder="User name"><br><input id=p type=password placeholder="Password"><p id=e style="color:#b00"></p><button>Log in</button> <a href="/forgot">Forgot your password?</a></form>`,
      ),
      '/forgot': page('f', '<h1>Reset</h1>'),
      '/home': page(
        'Home',
        '<h1>Hello, R. Delgado</h1><ul><li><a href="/contracts">Contracts</a><li><a href="/inv">Invoices</a><li><a href="/tickets">Support tickets</a></ul>',
      ),
      '/contracts': page('c', '<h1>Contracts</h1>'),
      '/tickets': page('c', '<h1>Tickets</h1>'),
      '/inv': page('Invoices', '<h1>Invoices</h1><p>2026-09: 44 €</p><script>win()</script>'),
    },
  },
  {
    name: 'unsubscribe',
    instructions: 'Cancel my subscription.',
    pages: {
      '/': page(
        'Stream',
        `<nav><a href="/">Home</a> <a href="/films">Films</a> <a href="/acc">Account</a></nav><h1>Tonight</h1>`,
      ),
      '/films': page('f', '<h1>Films</h1>'),
      '/acc': page(
        'Account',
        `<h1>Account</h1><h2>Plan</h2><p>Premium, 11.99 € a month. <a href="/plan">Change plan</a></p><p><a href="/cancel">Cancel membership</a></p>`,
      ),
      '/plan': page('p', '<h1>Change plan</h1><button>Basic</button><button>Premium</button>'),
      '/cancel': page(
        'Cancel',
        `<h1>Sorry to see you go</h1><p>Why are you leaving?</p><select id=w><option value="">Choose a reason<option>Too expensive<option>Nothing to watch<option>Other</select><p><button onclick="location='/acc'">Keep my membership</button> <button onclick="if(!w.value){e.textContent='Please choose a reason';return}win();document.body.innerHTML='<h1>Your membership ends on 30 November</h1>'">Finish cancellation</button></p><p id=e style="color:red"></p>`,
      ),
    },
  },
];
