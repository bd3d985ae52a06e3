import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** A board of cards, each of which is one control in which its name and its owner stand; under one heading stands a single card. */
const BOARD = `<title>Desk</title><h1>Desk</h1><div id=b style="display:flex;gap:20px"></div><div id=d></div><script>
var C=[['Paint the gate','Open','Bo'],['Contact the printer','Open','Al'],['Terms of the loan','Open','Jo'],['Order chairs','Waiting','Bo'],['Find a hall','Closed','Jo'],['Fix the fence','Open','Al']];
function draw(){b.innerHTML=['Open','Waiting','Closed'].map(function(s){return '<section style="width:220px"><h3>'+s+'</h3>'+C.map(function(c,i){return c[1]===s?'<article style="border:1px solid #999;padding:8px;margin:6px;cursor:pointer" onclick="show('+i+')"><b>'+c[0]+'</b><div>'+c[2]+'</div></article>':''}).join('')+'</section>'}).join('')}
function show(i){d.innerHTML='<div role=dialog aria-label="'+C[i][0]+'" style="position:fixed;top:60px;left:250px;background:#fff;border:2px solid;padding:20px"><h2>'+C[i][0]+'</h2><label>State <select id=st><option>Open<option>Waiting<option>Closed</select></label><button onclick="C['+i+'][1]=st.value;window.won=C[2][1]===\\'Waiting\\'&&C[0][1]===\\'Open\\';d.innerHTML=\\'\\';draw()">Apply</button></div>';st.value=C[i][1]}draw()</script>`;

const THREADS: Record<string, string[]> = {
  Touring: ['Best panniers', 'Across the Alps'],
  Repairs: ['Squeaky brakes', 'Loose handlebar', 'Flat again'],
  'Threads for beginners': ['Which size?', 'Helmet or not?'],
};
const path = (name: string) => `/${name.replace(/\W+/g, '')}`;

/** A forum: sections, threads in each, and a reply under each thread; a new one can be begun anywhere. */
function forum(): Task['pages'] {
  const links = (names: readonly string[]) =>
    `<ul>${names.map((name) => `<li><a href="${path(name)}">${name}</a>`).join('')}</ul>`;
  const thread = (name: string) =>
    `<title>${name}</title><a href="/">Sections</a><h1>${name}</h1><p>First post.</p><div id=p></div><label>Your reply<br><textarea id=r></textarea></label><button onclick="p.innerHTML='<p>'+r.value+'</p>';window.won=${name === 'Loose handlebar'}&&r.value.length>9;r.value=''">Send reply</button>`;
  const sections = Object.entries(THREADS);
  return {
    '/': `<title>Spoke talk</title><h1>Sections</h1>${links(Object.keys(THREADS))}`,
    ...Object.fromEntries(
      sections.map(([name, own]) => [
        path(name),
        `<title>${name}</title><a href="/">Sections</a><h1>${name}</h1><a href="/new">New thread</a>${links(own)}`,
      ]),
    ),
    ...Object.fromEntries(sections.flatMap(([, own]) => own.map((name) => [path(name), thread(name)]))),
    '/new':
      '<title>New thread</title><h1>New thread</h1><label>Title <input id=t></label><label>Text <textarea id=x></textarea></label><button onclick="o.textContent=\'Published\'">Publish</button><p id=o role=status></p>',
  };
}

/** A paper: what can be done with a story stands on its own page. */
function paper(): Task['pages'] {
  const stories = ['New ferry timetable', 'Seals are back in the harbour', 'Storm closes the pier', 'A new lamp'];
  return {
    '/': `<title>Coast paper</title><h1>Today</h1>${stories.map((name) => `<h3><a href="${path(name)}">${name}</a></h3><p>Read on.</p>`).join('')}`,
    ...Object.fromEntries(
      stories.map((name, i) => [
        path(name),
        `<title>Story</title><h1>${name}</h1><p>Long text.</p><button onclick="this.textContent='Bookmarked';window.won=${i === 1}">Bookmark</button>`,
      ]),
    ),
  };
}

/** A long list that loads more as one comes to its end, with one and the same act at each entry. */
const APPLICANTS = `<title>Applicants</title><h1>Applicants</h1><p><a href="/stats">Statistics</a></p><div id=l></div><p id=m>Loading…</p><script>
var F=['Ana','Ben','Cleo','Dan','Eva','Finn','Gus','Hana','Ines','Jan'],L=['Moss','Reed','Stone','Field'];var A=[];for(var i=0;i<30;i++)A.push(F[i%10]+' '+L[(i+Math.floor(i/10))%4]);A[26]='Mira Okafor';var n=18,S=[],busy=false;
function draw(){l.innerHTML=A.slice(0,n).map(function(a,i){return '<div style="border-bottom:1px solid;padding:14px;display:flex"><b style="flex:1">'+a+'</b><span style="flex:1">Cook, '+(i%7+2)+' years</span><button aria-label="Add '+a+' to my shortlist" onclick="S.push('+i+');window.won=S.join()===\\'26\\';draw()">'+(S.indexOf(i)>=0?'On my shortlist':'Shortlist')+'</button></div>'}).join('');m.textContent=n<30?'Loading more…':''}
addEventListener('scroll',function(){if(n<30&&!busy&&innerHeight+scrollY>document.body.scrollHeight-150){busy=true;setTimeout(function(){n+=6;busy=false;draw()},100)}});draw()</script>`;

/** A club with a way to join it and a way to ask it something; all of the page listens to presses. */
const CLUB = {
  '/': '<title>Hill walkers</title><div onclick="1"><nav><a href="/">Home</a> <a href="/join">Join a walk</a> <a href="/contact">Contact</a></nav><h1>Hill walkers</h1><p>We walk every Sunday.</p></div>',
  '/join':
    '<title>Join</title><h1>Join a walk</h1><label>Name <input></label><label>Email <input type=email></label><button onclick="o.textContent=\'You have joined.\'">Join</button><p id=o></p>',
  '/contact': `<title>Contact</title><h1>Contact</h1><label>About <select id=s><option value="">Choose<option>Walks<option>Membership</select></label><br><label>Name <input id=n></label><br><label>Email <input id=e></label><br><label>Your question <textarea id=q></textarea></label><br><button onclick="if(!s.value){o.textContent='Please choose what it is about.';return}window.won=n.value==='Ada Holm'&&q.value.length>9;o.textContent='Thank you, we will answer soon.'">Send</button><p id=o role=alert></p>`,
};

/** A museum with a page on what is asked about, which takes no questions. */
const MUSEUM = {
  '/': '<title>Mill museum</title><nav><a href="/">Start</a> <a href="/bookings">School visits</a> <a href="/rooms">Cloakroom and lockers</a> <a href="/reach">Get in touch</a></nav><h1>Mill museum</h1><p>Open every day.</p>',
  '/rooms': '<title>Cloakroom</title><h1>Cloakroom and lockers</h1><p>Lockers take a coin.</p><a href="/">Start</a>',
  '/bookings':
    '<title>School visits</title><h1>School visits</h1><label>School <input></label><label>Email <input type=email></label><button onclick="o.textContent=\'You have booked.\'">Book visit</button><p id=o></p>',
  '/reach': `<title>Get in touch</title><h1>Get in touch</h1><label>Your name <input id=n></label><br><label>Email address <input id=e></label><br><label>Message <textarea id=q></textarea></label><br><button onclick="window.won=n.value==='Kai Roth'&&/school bags/.test(q.value);o.textContent='Thank you for your message.'">Send message</button><p id=o role=status></p>`,
};

/** A bakery that sells what is written about. */
const BAKERY = {
  '/': '<title>Oven and Co</title><nav><a href="/">Oven and Co</a> <a href="/order">Order bread</a> <a href="/write">Write to us</a></nav><h1>Oven and Co</h1><p>Baked at night.</p>',
  '/order':
    '<title>Order</title><h1>Order bread</h1><label>Your name <input></label><label>Email <input type=email></label><button onclick="o.textContent=\'Your order is placed.\'">Order</button><p id=o></p>',
  '/write': `<title>Write to us</title><h1>Write to us</h1><label>Your name <input id=n></label><br><label>Email <input id=e></label><br><label>What would you like to tell us? <textarea id=q></textarea></label><br><button onclick="window.won=n.value==='Kai Roth'&&/mouldy/.test(q.value);o.textContent='Thank you, we will see to it.'">Send</button><p id=o role=status></p>`,
};

/** Something that is put together: what saves it stays in view while the choices go on below, and tells what it comes to in large letters. */
const TENT = `<title>Tent maker</title><h1>Make your tent</h1><div style="display:flex"><div style="width:600px">${Object.entries(
  {
    Size: ['Two people', 'Four people £80'],
    Floor: ['Thin', 'Strong +£25'],
    Door: ['One', 'Two +£30'],
    Cloth: ['Cotton', 'Nylon'],
    Poles: ['Steel', 'Aluminium +£40'],
    Extras: ['Porch +£60', 'Lamp hook +£5'],
  },
)
  .map(
    ([name, all]) =>
      `<section style="padding:20px;margin:20px"><h2 id="h${name}">${name}</h2><div role=${name === 'Extras' ? 'group' : 'radiogroup'} aria-labelledby="h${name}">${all.map((one, i) => `<div tabindex=0 role=${name === 'Extras' ? 'checkbox' : 'radio'} aria-checked=${name !== 'Extras' && i === 0} onclick="pick(this,'${name}')">${one}</div>`).join('')}</div></section>`,
  )
  .join(
    '',
  )}</div><aside aria-live=polite style="position:sticky;top:10px;align-self:start"><h2>Your tent</h2><p style="font-size:26px" id=t>Total £200</p><button onclick="s.textContent='Saved to your account.'">Save my tent</button><p id=s role=status></p></aside></div><script>function pick(e,g){if(g==='Extras')e.setAttribute('aria-checked',e.getAttribute('aria-checked')!=='true');else [].forEach.call(e.parentNode.children,function(c){c.setAttribute('aria-checked',c===e)});var n=200;[].forEach.call(document.querySelectorAll('[aria-checked=true]'),function(c){var m=/£(\\d+)/.exec(c.textContent);if(m)n+=+m[1]});t.textContent='Total £'+n}</script>`;

const TASKS: Task[] = [
  {
    name: 'a card that is one control is opened by its name, and moved',
    instructions: 'Please move "Terms of the loan" to Waiting.',
    pages: { '/': BOARD },
  },
  {
    name: 'a thread that is there is looked for, and nothing written before it shows',
    instructions: 'Reply to the thread "Loose handlebar" with the text below.',
    knowledge: knows({ reply: 'Tighten the stem bolts crosswise.' }),
    pages: forum(),
  },
  {
    name: 'what was opened to do something with it is not done with it yet',
    instructions: 'Bookmark the article about the harbour seals.',
    pages: paper(),
  },
  {
    name: 'a list that goes on is gone through for who is named',
    instructions: 'Add Mira Okafor to the shortlist.',
    pages: { '/': APPLICANTS, '/stats': '<title>Statistics</title><h1>Statistics</h1>' },
  },
  {
    name: 'who is asked something is written to',
    instructions: 'Ask the club whether dogs may come along on the Sunday walk.',
    knowledge: knows({ name: 'Ada Holm', email: 'ada@holm.example', message: 'May my dog come along on Sunday?' }),
    pages: CLUB,
  },
  {
    name: 'what is asked about has a page of its own, and is asked elsewhere',
    instructions: 'Ask the museum if a class may leave its school bags in the lockers.',
    knowledge: knows({ name: 'Kai Roth', email: 'kai@roth.example' }),
    pages: MUSEUM,
  },
  {
    name: 'who is told something of what they sell is sold nothing',
    instructions: 'Write to the bakery, saying that the bread of this morning was mouldy.',
    knowledge: knows({ name: 'Kai Roth', email: 'kai@roth.example' }),
    pages: BAKERY,
  },
  {
    name: 'all that is told is chosen further down, and then what it comes to is read',
    instructions:
      'Configure a tent for four people with aluminium poles, porch and a lamp hook. What is the total price?',
    answer: /385/,
    pages: { '/': TENT },
  },
];

test('what the task says to be there is found and acted upon, and nothing beside it', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});
