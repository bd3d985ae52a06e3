import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A form with what stands on every page around it: a coupon, letters by mail, and what the site asks about itself. */
const REQUEST = `<title>Catalogue – Loom house</title><header><form onsubmit="return false"><input type=search aria-label=Search> <button>Search</button></form></header>
<h1>Ask for our catalogue</h1><form id=f><p><label>Full name <input id=n></label></p><p><label>Email <input id=e></label></p><p><label>Coupon code <input id=c></label></p><p><button>Send request</button></p></form>
<p>Was this page helpful? <button onclick="hurt()">Yes</button> <button onclick="hurt()">No</button></p>
<footer><form id=l><h3>Our newsletter</h3><label>Email for the newsletter <input></label> <button>Subscribe</button></form></footer><p id=o role=status></p>
<script>var wrong=false;function hurt(){wrong=true;o.textContent='Thank you.'}l.onsubmit=function(e){e.preventDefault();hurt()};
f.onsubmit=function(e){e.preventDefault();if(!n.value||!document.getElementById('e').value){o.textContent='Please fill in name and email.';return}f.hidden=true;o.textContent='We have your request.';window.won=!wrong&&n.value==='Petra Lund'&&document.getElementById('e').value==='petra.lund@example.org'&&c.value===''}</script>`;

const TASKS: Task[] = [
  {
    name: 'details told one after the other',
    instructions: 'Ask for the catalogue. Name Petra Lund, email petra.lund@example.org.',
    pages: { '/': REQUEST },
  },
  {
    name: 'who one is, told in passing',
    instructions: 'Hello, I am Petra Lund (petra.lund@example.org). Please ask for the catalogue.',
    pages: { '/': REQUEST },
  },
];

test('a form gets what is told for it, and what stands beside it on every page is let be', {
  tag: '@long',
}, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
