import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A card that is changed in a box over the board: toggles, a list that is shut, a list of things to tick. */
const CARD = `<title>Site</title><body style="font-family:sans-serif"><h1>Volunteers</h1><p>Nobody is on the card yet.</p><button onclick="card.showModal()">Spring fair stall</button>
<dialog id=card><h2>Spring fair stall</h2>
<h3>To do</h3><label><input type=checkbox name=hire>Hire the tent</label> <label><input type=checkbox name=tea>Order the tea</label> <input placeholder="Another thing to do">
<h3>About it</h3><p>Who <button aria-haspopup=listbox aria-expanded=false onclick="who.hidden=!who.hidden;this.setAttribute('aria-expanded',!who.hidden)" id=open>No one</button></p>
<ul id=who role=listbox hidden style="border:1px solid;padding:0;list-style:none">${['Asa Lind', 'Bea Norén', 'Cal Ost'].map((name) => `<li role=option tabindex=-1 onclick="open_(this)">${name}</li>`).join('')}</ul>
<p>${['outdoors', 'money', 'food'].map((tag, i) => `<button aria-pressed=${i === 0} onclick="this.setAttribute('aria-pressed', this.getAttribute('aria-pressed') !== 'true')">${tag}</button>`).join(' ')}</p>
<button onclick="save()">Save card</button></dialog><p id=said role=status></p>
<script>let whom = ''; const open_ = (li) => { whom = li.textContent; open.textContent = whom; who.hidden = true; open.setAttribute('aria-expanded', false) };
const save = () => { window.app = [whom, [...card.querySelectorAll('[aria-pressed=true]')].map((b) => b.textContent).join('+'), [...card.querySelectorAll('input:checked')].map((b) => b.name).join('+'), card.querySelector('[placeholder]').value].join('|'); window.won = window.app === 'Bea Norén|outdoors+food|hire|'; card.close(); said.textContent = 'Saved' }</script>`;

/** Settings of several kinds that one button saves, some of them folded away. */
const SETTINGS = `<title>Site</title><body style="font-family:sans-serif"><h1>Alerts</h1>
<p><label><input type=checkbox role=switch checked id=digest>Monthly digest</label></p><p><label><input type=checkbox role=switch checked id=news>Offers</label></p>
<fieldset><legend>Write to me about</legend>${['All of it', 'Only replies and invitations', 'None of it'].map((label, i) => `<label><input type=radio name=about value=${i} ${i === 0 ? 'checked' : ''}>${label}</label> `).join('')}</fieldset>
<p><label>Silence from <select id=from><option>20:00</option><option>21:00</option><option>22:00</option></select></label></p>
<button aria-expanded=false onclick="more.hidden=!more.hidden;this.setAttribute('aria-expanded',!more.hidden)">More options</button><p id=more hidden><label><input type=checkbox checked id=old>Include closed groups</label></p>
<p><button onclick="window.app=[digest.checked,news.checked,document.querySelector('[name=about]:checked').value,from.value,old.checked].join();window.won=window.app==='false,true,1,22:00,false';said.textContent='Your alerts are saved'">Save alerts</button></p><p id=said role=status></p>`;

/** A box that asks once more, in another word than the button that brought it up. */
const BOX = `<title>Site</title><body style="font-family:sans-serif"><h1>Guests</h1><p>Ida Falk, invited on Monday <button onclick="ask.showModal()">Withdraw invitation</button></p>
<dialog id=ask><h2>Remove from the list</h2><p>ida.falk@mail.example will no longer get in.</p><button onclick="ask.close()">Keep</button> <button onclick="window.won=true;ask.close();document.querySelector('p').textContent='The invitation for Ida Falk is withdrawn.'">Remove</button></dialog>`;

const TASKS: Task[] = [
  {
    name: 'card',
    pages: { '/': CARD },
    instructions:
      'Open the card about the spring fair stall. Give it to Bea Norén, add the food label, tick off the item "Hire the tent" and save the card.',
  },
  {
    name: 'settings',
    pages: { '/': SETTINGS },
    instructions:
      'Turn off the monthly digest, get mail only for replies and invitations, let the silence start at 22:00 and, under More options, leave closed groups out. Save it.',
  },
  {
    name: 'box',
    pages: { '/': BOX },
    instructions: 'Withdraw the invitation for Ida Falk.',
  },
];

for (const task of TASKS)
  test(`what is told of one thing is saved together: ${task.name}`, async () => {
    test.setTimeout(60_000);
    expect(await failures([task])).toEqual([]);
  });
