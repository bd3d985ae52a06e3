import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import { readPage } from '../../src/mind/perception/page.ts';
import { isGoodNews } from '../../src/mind/scent/meaning/confirmation.ts';
import { isVague } from '../../src/mind/scent/meaning/vague.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import { takeIn } from '../../src/mind/scent/observe.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { decideOn, draw } from './sight.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const NAV = '<p><a href="/prices">Prices</a> <a href="/visitors">Visitor vouchers</a> <a href="/bins">Bins</a></p>';
const WON = '<script>sessionStorage.won="true"</script>';

/** A sign without a word on it is all that leads on. */
const SIGN =
  '<svg width="18" height="18" viewBox="0 0 18 18"><path d="M2 9a7 7 0 1 0 2-5M2 2v4h4" fill="none" stroke="#fff" stroke-width="2"/></svg>';

const LANES = `<title>Lanes</title><h1>Swimming lanes</h1><p>Choose a day and a time. A lane is yours for an hour.</p><form action="/lane"><p><label>Day <select name=d><option>Friday<option>Saturday</select></label><p><label>Time <select name=t><option>9:00<option>10:00</select></label><p><button>Show free lanes</button></form>`;

const TASKS: Task[] = [
  {
    name: 'who pressed a sign at a guess sees by the heading what they did',
    instructions: 'Renew your parking permit.',
    pages: {
      '/': `<title>Parking</title><h1>Your parking permit</h1><p>Your permit for zone C ends on 30 June.</p><form action="/done"><button style="background:#0a5cad">${SIGN}</button></form>`,
      '/done': `<title>Renewed</title><h1>Your permit is renewed</h1><p>Thank you.</p>${NAV}${WON}`,
    },
  },
  {
    name: 'an offer that shames who turns it down is turned down',
    instructions: 'Book a swimming lane for Saturday at 10:00.',
    pages: {
      '/': `${LANES}<div id=o style="position:fixed;inset:0;background:#0008"><div style="background:#fff;width:400px;margin:120px auto"><h2>Become a member!</h2><p>Save 20% on all visits.</p><button onclick="location='/join'">Join now</button> <button onclick="o.remove()">No, I like paying more</button></div></div>`,
      '/lane': `<title>Free</title><h1>Free lanes</h1><p>Lane 3.</p><form action="/booked"><button>Book this lane</button></form>`,
      '/booked': `<title>Booked</title><h1>Your lane is booked</h1><p>Lane 3, Saturday at 10:00.</p>${WON}`,
      '/join': '<title>Join</title><h1>Become a member</h1>',
    },
  },
];

test('what is done is seen by who did it', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});

test('what stood beside a form is no news when the form comes up once more', async () => {
  const lines = ['Swimming lanes', 'Choose a day and a time. A lane is yours for an hour.'];
  const frame = { bytes: new Uint8Array(), mediaType: 'image/png' as const, width: 10, height: 10 };
  const shown = (url: string, text: string) =>
    readPage({
      frame,
      texts: [
        { label: 'address', text: `http://x${url}` },
        { label: 'page_text', text },
      ],
      actions: [],
      frameAgeMs: 0,
    });
  const memory = freshMemory();
  const act = {
    name: 'a',
    label: 'a',
    rule: '',
    content: 0,
    step: 0,
    completes: false,
    scent: 9,
    margin: 9,
    argument: '',
    at: '',
    alike: 1,
  };
  const next = (url: string, text: string, kind: string | null, commits = false) => {
    const came = takeIn(shown(url, text), memory);
    memory.last = kind === null ? null : { ...act, kind, commits, key: came.key };
    return came.fresh;
  };
  next('/lanes', lines.join('\n'), 'choose');
  next('/lanes', lines.join('\n'), 'click', true);
  expect(next('/free', 'Lane 3 is free.', 'click', true)).toEqual(['Lane 3 is free.']);
  expect(next('/lanes', [...lines, 'Booked.'].join('\n'), null)).toEqual(['Booked.']);
});

test('what is offered to anybody reports nothing', () => {
  expect(isGoodNews('Choose a day and a time. A lane is yours for an hour.')).toBe(false);
  expect(isGoodNews('Lane 3 is yours on Saturday at 10:00.')).toBe(true);
});

test('a button that says nothing of what is wanted is vague, whatever it sends', () => {
  const vague = (label: string, text: string, heading: string) =>
    isVague(
      { goal: { text }, page: { title: heading, headings: [{ text: heading }] } } as unknown as Situation,
      { rule: 'commit', item: { kind: 'click', label, said: phrase(label) } } as unknown as Proposal,
    );
  const task = 'Book a swimming lane for Saturday at 10:00.';
  expect(vague('Effect provisioning', task, 'Free lanes')).toBe(true);
  expect(vague('Book this lane', task, 'Free lanes')).toBe(false);
  expect(vague('Show free lanes', task, 'Swimming lanes')).toBe(false);
  expect(vague('Save changes', 'Put the new number in.', 'Profile')).toBe(false);
  expect(vague('Record reading', 'Enter that the meter stands at 4411.', 'Record a meter reading')).toBe(false);
});

test('nobody reads on a sign what it is called for want of a name', async () => {
  const page = await draw([
    { name: 'click:prices', label: 'Prices', role: 'link' },
    { name: 'click:area', label: 'Area', width: 34, ink: '#ffffff', ground: '#0a5cad' },
  ]);
  for (let seed = 1; seed <= 6; seed++)
    for (const { action_name: name, comment } of await decideOn(
      { ...page, text: 'Parking\nPrices' },
      'Renew your parking permit.',
      seed,
      { turns: 4 },
    )) {
      expect(comment).not.toContain('Area');
      if (name === 'click:area') expect(comment).toMatch(/word|picture|sign/i);
    }
});
