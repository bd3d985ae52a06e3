import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}label{display:block;margin:8px}[hidden]{display:none!important}.card{border:1px solid #999;padding:10px;margin:8px}</style>';

const LETTERS = [
  'Ida reaches the harbour',
  'Bill for the roof',
  'The garden in May',
  'Ida in the hot balloon',
  'A recipe for plums',
];

const FOLDERS: Task = {
  name: 'the list that comes up over the page is chosen from before anything is done',
  instructions:
    "Put the two letters of Ida's journey (with the harbour and with the balloon) into the folder for Grandpa.",
  pages: {
    '/': `<title>Letters</title>${STYLE}<div id="desk"><h1>Letters</h1><p><a href="/folders">Folders</a></p>${LETTERS.map(
      (name) =>
        `<div class="card"><input type="checkbox" aria-label="Select: ${name}" value="${name}" onchange="bar.hidden=!document.querySelector('.card input:checked')"> ${name}</div>`,
    ).join(
      '',
    )}<p id="bar" hidden><button onclick="window.won=false;desk.hidden=true;box.hidden=false">Add to folder</button> <button>Clear</button></p><p id="m" role="status"></p></div><div id="box" hidden><h3>Add to folder</h3><button onclick="into('school')">The school</button> <button onclick="into('ivo')">For Grandpa</button> <button onclick="into('fair')">Spring fair</button> <button onclick="box.hidden=true;desk.hidden=false">Cancel</button></div><script>function into(to){var c=[...document.querySelectorAll('.card input:checked')];window.won=to==='ivo'&&c.map(function(x){return x.value}).join()==='Ida reaches the harbour,Ida in the hot balloon';m.textContent=c.length+' letters added to '+({ivo:'For Grandpa',school:'The school',fair:'Spring fair'})[to]+'.';box.hidden=true;desk.hidden=false}</script>`,
    '/folders': `<title>Folders</title>${STYLE}<h1>Folders</h1><p>Three drawers.</p>`,
  },
};

const TWO_NUMBERS: Task = {
  name: 'a number that is named for one field is not written over another',
  instructions: 'Change the mobile number of Ilse Brandt to 01632 960777.',
  pages: {
    '/': `<title>Suppliers</title>${STYLE}<h1>Suppliers</h1><ul><li><a href="#" onclick="p.hidden=false;return false">Ilse Brandt</a></li><li><a href="#">Ivo Mills</a></li></ul><div id="p" hidden><h2>Ilse Brandt</h2><p>Mobile 01632 960101</p><p>Home phone 01632 960100</p><button onclick="p.hidden=true;f.hidden=false">Edit</button></div><form id="f" hidden onsubmit="event.preventDefault();window.won=mob.value.replace(/ /g,'')==='01632960777'&&tel.value==='01632 960100';m.textContent='Saved.';f.hidden=true"><h2>Edit supplier</h2><label>Name <input value="Ilse Brandt"></label><label>Mobile <input id="mob" value="01632 960101"></label><label>Home phone <input id="tel" value="01632 960100"></label><label>Email <input></label><button>Save</button></form><p id="m" role="status"></p>`,
  },
};

const CARD: Task = {
  name: 'a place that is told for one list goes into no other field, and a box that speaks of others is let be',
  instructions:
    'In the choir profile, change the stage name to "Nell Ash" and the meeting place to Lisbon, and save it.',
  pages: {
    '/': `<title>Choir profile</title>${STYLE}<h1>Choir profile</h1><form onsubmit="event.preventDefault();window.won=n.value==='Nell Ash'&&v.value==='Lisbon (old town)'&&s.value==='Bath'&&c.checked;m.textContent='Your profile is saved.'"><label>Stage name <input id="n" value="Nelly A."></label><label>About you <textarea id="a">I sing.</textarea></label><label>Town <input id="s" value="Bath"></label><label>Meeting place <select id="v"><option>London (pier)<option>Lisbon (old town)<option>Oslo</select></label><label><input type="checkbox" id="c" checked> Show my profile to people who are not in the choir</label><button>Save profile</button></form><p id="m" role="status"></p>`,
  },
};

const LOG: Task = {
  name: 'stars that were given in a form are not given once more after it',
  instructions: 'Add to the log that you walked the cliff path on 14 March 2027 and give it 3 stars.',
  pages: {
    '/': `<title>Cliff path</title>${STYLE}<h1>Cliff path</h1><label>Walkers <select id="w" onchange="window.other=1"><option>2<option>3<option selected>5</select></label><details><summary>I walked this</summary><form id="f" onsubmit="event.preventDefault();window.won=d.value==='2027-03-14'&&f.s.value==='3'&&r.value===''&&!window.other;m.textContent='Added to your log with '+f.s.value+' stars.';f.closest('details').remove()"><label>When <input type="date" id="d"></label><fieldset><legend>How was it?</legend>${[1, 2, 3, 4].map((n) => `<label><input type="radio" name="s" value="${n}"> ${n} star${n > 1 ? 's' : ''}</label>`).join('')}</fieldset><label>Remarks <input id="r"></label><button>Add to log</button></form></details><p id="m" role="status"></p>`,
  },
};

const GIFT: Task = {
  name: 'a sum is set before what bears the name of the act is pressed, and a box that says what is not to be is ticked for it',
  instructions: 'Donate £35 to the organ fund without a letter being posted to you.',
  pages: {
    '/': `<title>Funds</title>${STYLE}<h1>Funds</h1><p><a href="/organ">Organ fund</a></p><p><a href="/bells">Bell fund</a></p>`,
    '/organ': `<title>Organ fund</title>${STYLE}<h1>Organ fund</h1><label>Your gift: <b id="o">£10</b> <input type="range" id="g" min="5" max="100" step="5" value="10" oninput="o.textContent='£'+this.value"></label><label><input type="checkbox" id="c"> Do not post me a letter</label><button onclick="window.won=g.value==='35'&&c.checked;m.textContent='Thank you for your gift of £'+g.value+'.';this.remove()">Donate</button><p id="m" role="status"></p>`,
    '/bells': `<title>Bell fund</title>${STYLE}<h1>Bell fund</h1><p>All given.</p>`,
  },
};

const PARCEL: Task = {
  name: 'what was given opens the field for another one',
  instructions: 'Order the seed catalogue and have it sent to your uncle.',
  knowledge: knows({ name: 'Ada Fern', uncle_address: '3 Kiln Row, Bude EX23 8AB' }),
  pages: {
    '/': `<title>Catalogue</title>${STYLE}<h1>Order the seed catalogue</h1><form id="f" onsubmit="event.preventDefault();if(!n.value){m.textContent='Please give your name.';return}window.won=n.value==='Ada Fern'&&f.w.value==='other'&&a.value.indexOf('3 Kiln Row')===0;m.textContent='Thank you, your order has been received.';f.remove()"><label>Full name <input id="n"></label><fieldset><legend>Where shall it go?</legend><label><input type="radio" name="w" value="own" checked onchange="x.hidden=true"> To the address on my account</label><label><input type="radio" name="w" value="other" onchange="x.hidden=false"> To a different address</label></fieldset><label id="x" hidden>Address <input id="a"></label><button>Send order</button></form><p id="m" role="status"></p>`,
  },
};

const VIEW: Task = {
  name: 'of answers that nothing names the one is taken that means what is told',
  instructions: 'The council plans a car park on the meadow, and you are against it. Tell them so on their page.',
  knowledge: knows({ name: 'Ada Fern' }),
  pages: {
    '/': `<title>Meadow car park</title>${STYLE}<h1>Your view on the meadow car park</h1><form id="f" onsubmit="event.preventDefault();window.won=n.value==='Ada Fern'&&s.value==='object to';m.textContent='Thank you, your view has been received. We will confirm it by letter.';f.remove()"><label>Your name <input id="n" required></label><p>I <select id="s" aria-label="I" required><option value="">--<option>am neutral about<option>support<option>object to</select> the plan</p><button>Send your view</button></form><p id="m" role="status"></p>`,
  },
};

const HUSH: Task = {
  name: 'who is to hush a group writes nothing to it',
  instructions: 'The walking group is driving you mad. Make the group silent for two days.',
  pages: {
    '/': `<title>Chats</title>${STYLE}<h1>Walking group</h1><button onclick="p.hidden=false">Silence this group</button><div id="p" class="card" hidden><b>Mute this group for</b><label><input type="radio" name="t" value="1"> 1 hour</label><label><input type="radio" name="t" value="2"> 2 days</label><button onclick="p.hidden=true">Cancel</button> <button onclick="window.won=document.querySelector('[name=t]:checked').value==='2'&&!window.said;m.textContent='Muted for 2 days.';p.remove()">Silence</button></div><p>Olga: who is coming?</p><p>Femi: I am!</p><input aria-label="Message" id="w"> <button onclick="window.said=1;w.value=''">Send</button><p id="m" role="status"></p>`,
  },
};

test('a form is done once all that is told has its place, and nothing else is touched', async () => {
  test.setTimeout(240_000);
  // Two at a time are all played.
  for (const two of [
    [FOLDERS, TWO_NUMBERS],
    [CARD, LOG],
    [GIFT, PARCEL],
    [VIEW, HUSH],
  ])
    expect(await failures(two)).toEqual([]);
});

test('who is only to know is told, and what is wanted beside something else is no new state', () => {
  const verbs = (text: string) => parseGoal(text).steps.map(({ verb, text: said }) => `${verb}: ${said}`);
  expect(verbs('The handrail is loose. Let the wardens know.')).toEqual(['transact: inform the wardens']);
  expect(verbs('You want a text as well when the tide is high.')[0]).not.toContain('change');
});
