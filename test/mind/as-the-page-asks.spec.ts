import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const KINDS = ['Apples', 'Leeks', 'Peas', 'Radish', 'Sorrel', 'Turnip'];

/** A form whose first question is out of sight by the time the last field is filled in. */
const hamper = `<title>Hampers</title><h1>Your hamper</h1><form onsubmit="event.preventDefault();var f=new FormData(this);window.won=f.get('s')==='medium'&&f.get('h')==='weekly'&&f.getAll('x').join()==='Leeks,Sorrel'&&f.get('n')==='Ada Prior'&&f.get('w').trim()!=='';o.textContent='Thank you. Your hamper is on its way.'"><h2>Size</h2><p>${[
  ['small', 'Small', '6 kinds, £12'],
  ['medium', 'Medium', '8 kinds, £16'],
  ['large', 'Large', '10 kinds, £21'],
]
  .map(
    ([value, name, more]) =>
      `<label><input type=radio name=s value=${value} required> <b>${name}</b><br>${more}</label>`,
  )
  .join(
    ' ',
  )}</p><p style="margin-top:200px"><label>How often <select name=h><option value=once>Only once<option value=weekly>Every week<option value=monthly>Every month</select></label></p><h2 style="margin-top:150px">Leave these out</h2><p>${KINDS.map((kind) => `<label><input type=checkbox name=x value=${kind}> ${kind}</label>`).join(' ')}</p><p style="margin-top:300px"><label>Name <input name=n required></label></p><p><label>Where may we leave the hamper? <input name=w required></label></p><p><button>Order my hamper</button></p><p role=status id=o></p></form>`;

const TASKS: Task[] = [
  {
    name: 'a form from the top down, with what is to be left out and what nobody told',
    instructions: 'Order a medium hamper every week, without leeks and sorrel.',
    knowledge: knows({ Name: 'Ada Prior' }),
    pages: { '/': hamper },
  },
  {
    name: 'instructions on a page that name a field in quotes',
    instructions: 'Register three visitors for the kiln day, following the instructions on the page.',
    knowledge: knows({ Name: 'Joris Lund' }),
    pages: {
      '/': '<title>Glassworks</title><h1>Glassworks</h1><p><a href=/kiln>Kiln day</a> <a href=/care>Caring for glass</a></p>',
      '/care': '<title>Care</title><h1>Caring for glass</h1><p>Wash by hand.</p>',
      '/kiln': `<title>Kiln day</title><h1>Kiln day</h1><p>See the glass being blown. Please register like this:</p><ol><li>Choose the late tour. The early one is for schools only.<li>Write EMBER in the field “Pass word”.<li>Enter the number of visitors, at most five.<li>Press the button “Register”.</ol><form onsubmit="event.preventDefault();window.won=t.value==='late'&&w.value==='EMBER'&&n.value==='3';o.textContent='You are registered for the kiln day.'"><p>Tour: <label><input type=radio name=t value=early checked> Early (9–11)</label> <label><input type=radio name=t value=late> Late (15–17)</label></p><p><label>Your name <input></label> <label>Number of visitors <input id=n type=number min=1 max=5 required></label> <label>Pass word <input id=w></label></p><p><button>Register</button> <button type=reset>Clear</button></p><p role=status id=o></p></form><script>var t={get value(){return document.querySelector('[name=t]:checked').value}}</script>`,
    },
  },
  {
    name: 'a box that hides what is to stay hidden',
    instructions: 'Sign the guest book with “A fine garden”, and keep my name private.',
    knowledge: knows({ Name: 'Vera Holt' }),
    pages: {
      '/': `<title>Guest book</title><h1>Sign the guest book</h1><form onsubmit="event.preventDefault();window.won=h.checked&&!l.checked&&m.value==='A fine garden'&&n.value==='Vera Holt';o.textContent='Thank you for signing.'"><p><label>Your name <input id=n required></label><p><label>Message <textarea id=m required></textarea></label><p><label><input type=checkbox id=h> Do not show my name</label><p><label><input type=checkbox id=l> Send me the garden letter</label><p><button>Sign</button></form><p role=status id=o></p>`,
    },
  },
  {
    name: 'what cancels a booking, where the page is for making one',
    instructions: 'Cancel my visit to the archive.',
    pages: {
      '/': '<title>Archive</title><p><a href=/>Home</a> <a href=/mine>My visits</a></p><main><h1>The town archive</h1><p>Maps, letters and ledgers.</p><p><a href=/book role=button>Book a visit</a></p></main>',
      '/book':
        '<title>Book a visit</title><p><a href=/>Home</a> <a href=/mine>My visits</a></p><h1>Book a visit</h1><form><label>Day <input type=date></label><button>Book visit</button></form>',
      '/mine': `<title>My visits</title><p><a href=/>Home</a> <a href=/mine>My visits</a></p><h1>My visits</h1><ul><li>Archive, 4 May <button onclick="window.won=true;this.parentNode.remove();o.textContent='Your visit is cancelled.'">Cancel</button><li>Museum, 6 May <button onclick="window.won=false;o.textContent='Your visit is cancelled.'">Cancel</button></ul><p role=status id=o></p>`,
    },
  },
  {
    name: 'a record whose page asks how it is to be had',
    instructions: 'Search for Night Ferry and reserve the audiobook, to collect at Dockside.',
    pages: {
      '/': `<title>Books</title><h1>Find a book</h1><form action=/found><label>Title or author <input name=q></label><button>Search</button></form>`,
      '/found':
        '<title>Results</title><h1>Results</h1><ul><li><a href=/nf>Night Ferry</a> Jo Amis<li><a href=/nt>Night Train</a> Li Orr<li><a href=/ff>Ferry Folk</a> Ed Nye</ul>',
      '/nf': `<title>Night Ferry</title><h1>Night Ferry</h1><p>Jo Amis</p><form onsubmit="event.preventDefault();var f=new FormData(this);window.won=f.get('k')==='audio'&&f.get('b')==='Dockside';o.textContent='Reserved for you.'"><fieldset><legend>Format</legend><label><input type=radio name=k value=paper checked> Paper</label> <label><input type=radio name=k value=audio> Audiobook</label></fieldset><p><label>Collect from <select name=b required><option value="">Choose<option>Central<option>Dockside</select></label><p><button>Reserve</button></form><p role=status id=o></p>`,
      '/nt': '<title>Night Train</title><h1>Night Train</h1>',
      '/ff': '<title>Ferry Folk</title><h1>Ferry Folk</h1>',
    },
  },
];

test('a form is answered as its page asks, and an act as its own page asks', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  expect(await failures(TASKS)).toEqual([]);
});
