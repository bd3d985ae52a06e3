import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const TALL = '<div style="height:700px"></div>';
const form = (fields: string, send: string, won: string) =>
  `<form id=f>${fields}<p><button>${send}</button></p></form><p id=o role=status></p><script>f.onsubmit=x=>{x.preventDefault();window.won=${won};o.textContent='Thank you, we have your message.';f.remove()}</script>`;

const foot = (links: readonly string[]) =>
  `<footer>${links.map((name) => `<a href="/${name.split(' ')[0]!.toLowerCase()}">${name}</a>`).join(' ')}</footer>`;

/** Who writes to those who keep a site goes where one writes to them, whatever it is about. */
const TASKS: Task[] = [
  {
    name: 'form at the foot',
    maxTurns: 7,
    instructions: 'Write to the nursery through its contact form and ask whether the plum trees are grafted.',
    knowledge: knows({ name: 'Ada Quist', email: 'ada@example.org', message: 'Are your plum trees grafted?' }),
    pages: {
      '/': `<title>Combe Nursery</title><nav><a href="/plum">Plum trees</a> <a href="/apple">Apple trees</a> <a href="/roses">Roses</a></nav><h1>Combe Nursery</h1><p>Trees for small gardens.</p><a href="/plum">See our plum trees</a>${TALL}${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/plum': `<title>Plum trees</title><h1>Plum trees</h1><p>Victoria, 38 pounds. <button>Add to basket</button></p>${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/apple': `<title>Apple trees</title><h1>Apple trees</h1>${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/roses': `<title>Roses</title><h1>Roses</h1>${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/about': `<title>About us</title><h1>About us</h1><p>Since 1987.</p>`,
      '/privacy': `<title>Privacy</title><h1>Privacy</h1>`,
      '/contact': `<title>Contact us</title><h1>Contact us</h1>${form('<p><label>Your name <input name=n></label></p><p><label>E-mail <input name=e></label></p><p><label>Message <textarea name=m></textarea></label></p>', 'Send', "f.n.value==='Ada Quist'&&f.m.value.includes('grafted')")}`,
    },
  },
  {
    name: 'enquiry form',
    instructions: 'Ask the school through the enquiry form whether there is a place in Year 3.',
    knowledge: knows({ name: 'Piet Moll', email: 'piet@example.org' }),
    pages: {
      '/': `<title>Hill Lane School</title><nav><a href="/year">Year 3</a> <a href="/term">Term dates</a> <a href="/help">Help</a></nav><h1>Hill Lane School</h1><p>Welcome.</p>`,
      '/year': `<title>Year 3</title><h1>Year 3</h1><p>Mrs Bell teaches Year 3. <a href="/term">Term dates</a></p>`,
      '/term': `<title>Term dates</title><h1>Term dates</h1><p>7 January</p>`,
      '/help': `<title>Help</title><h1>Help</h1><ul><li><a href="/term">When is term?</a></li><li><a href="/write">Get in touch</a></li></ul>`,
      '/write': `<title>Get in touch</title><h1>Enquiries</h1>${form('<p><label>Name <input name=n></label></p><p><label>E-mail <input name=e></label></p><p><label>Your question <textarea name=m></textarea></label></p>', 'Send enquiry', 'f.m.value.length>10')}`,
    },
  },
  {
    name: 'way from a thing',
    instructions: 'Send the museum a message through its contact page and ask if the lift is working.',
    knowledge: knows({ name: 'Rosa Lind', email: 'rosa@example.org' }),
    pages: {
      '/': `<title>Clay Museum</title><nav><a href="/lift">The lift to the tower</a> <a href="/show">Exhibitions</a></nav><h1>Clay Museum</h1><p>Open till five.</p>${foot(['Imprint', 'Contact'])}`,
      '/lift': `<title>The lift to the tower</title><h1>The lift to the tower</h1><p>It holds six.</p>${foot(['Imprint', 'Contact'])}`,
      '/show': `<title>Exhibitions</title><h1>Exhibitions</h1>${foot(['Imprint', 'Contact'])}`,
      '/imprint': `<title>Imprint</title><h1>Imprint</h1>`,
      '/contact': `<title>Contact</title><h1>Contact</h1>${form('<p><label>Name <input name=n></label></p><p><label>E-mail <input name=e></label></p><p><label>Message <textarea name=m></textarea></label></p>', 'Send message', 'f.m.value.length>10')}`,
    },
  },
  {
    name: 'shop with shelves',
    maxTurns: 10,
    instructions: 'Write to the shop through its contact form and ask what sharpening your shears costs.',
    knowledge: knows({
      name: 'Ada Quist',
      email: 'ada@example.org',
      message: 'What does it cost to have my Tobi shears sharpened?',
    }),
    pages: {
      '/': `<title>Thorn and Blade</title><header><a href="/">Thorn and Blade</a> <a href="/help">Help</a> <a href="/basket">Basket</a></header><h1>Tools for hedges</h1><h2>New this week</h2><ul><li><a href="/shears">Shears and clippers</a></li><li><a href="/saws">Saws</a></li><li><a href="/gloves">Gloves</a></li></ul><p><a href="/shears">See all shears</a></p>${TALL}${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/shears': `<title>Shears and clippers</title><header><a href="/">Thorn and Blade</a> <a href="/help">Help</a></header><h1>Shears and clippers</h1><ul><li><a href="/tobi">Tobi shears</a> 45.00</li><li><a href="/tobi">Okatsune shears</a> 61.00</li></ul>${TALL}${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/tobi': `<title>Tobi shears</title><header><a href="/">Thorn and Blade</a> <a href="/help">Help</a></header><h1>Tobi shears</h1><p>45.00 <button>Add to basket</button></p>${TALL}${foot(['About us', 'Contact us', 'Privacy'])}`,
      '/saws': `<title>Saws</title><h1>Saws</h1>${foot(['About us', 'Contact us'])}`,
      '/gloves': `<title>Gloves</title><h1>Gloves</h1>${foot(['About us', 'Contact us'])}`,
      '/basket': `<title>Basket</title><h1>Your basket is empty</h1>`,
      '/about': `<title>About us</title><h1>About us</h1><p>Since 1987.</p>`,
      '/privacy': `<title>Privacy</title><h1>Privacy</h1>`,
      '/help': `<title>Help</title><h1>Help</h1><ul><li><a href="/post">Delivery</a></li><li><a href="/contact">Write, ring or come by</a></li></ul>`,
      '/post': `<title>Delivery</title><h1>Delivery</h1><p>Three days.</p>`,
      '/contact': `<title>Contact us</title><h1>Contact us</h1>${form('<p><label>Your name <input name=n></label></p><p><label>E-mail <input name=e></label></p><p><label>Your message <textarea name=m rows=12></textarea></label></p>', 'Send message', "f.m.value.includes('sharpened')")}<div style="height:420px"></div>${foot(['About us', 'Contact us', 'Privacy'])}`,
    },
  },
];

test('who writes to those who keep a site goes where one writes to them', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});
