import { expect, test } from '@playwright/test';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { nounFit } from '../../src/mind/scent/filling/coverage/numbers.ts';
import { pressesHint } from '../../src/mind/scent/rules/gates/hints.ts';
import { thingOfStory } from '../../src/mind/scent/rules/way/queries.ts';
import type { Proposal } from '../../src/mind/scent/situation.ts';
import { parsed } from '../../src/mind/scent/whole.ts';
import { failures, TODAY } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('who is told only what to do looks for what the story is about', () => {
  const sought = (text: string) => {
    const { goal } = parsed(text);
    return thingOfStory(goal, goal.steps[0]!);
  };
  expect(sought('I counted the wood glue in the blue tins: there are 12 on the shelf. Correct the stock.')).toBe(
    'wood glue',
  );
  expect(sought('Correct the stock of the item "Wood glue".')).toBe('');
});

test('what there is of a counted thing is its number', () => {
  const wish = readWish(
    'Correct the stock . I counted the glue in the 20 ml tins: there are 12 on the shelf',
    TODAY,
    true,
  );
  const fits = wish.demands.map((demand) => [demand.number, nounFit('New quantity', demand, wish) > 0.5]);
  expect(fits).toEqual([
    [20, false],
    [12, true],
  ]);
});

test('a sentence that tells how to use a field is no control', () => {
  const pressed = (raw: string, role: string) =>
    pressesHint(null, { item: { kind: 'click', role, raw } } as unknown as Proposal);
  expect(pressed('Type a name or a number to find things.', 'generic')).toBe(true);
  expect(pressed('Enter the competition', 'link')).toBe(false);
  expect(pressed('Select all', 'generic')).toBe(false);
});

test('the third quarter of a year is no third thing', () => {
  expect(parsed('Open the report for the third quarter of 2026.').goal.steps[0]?.nth).toBeNull();
  expect(parsed('Open the third report.').goal.steps[0]?.nth).toBe(3);
});

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** A table of hours by project and day, of two weeks of which the later one is shown first. */
const HOURS = `<title>Hours</title><h1>Hours</h1><p><button aria-label="Previous week" id=p>‹</button> <b id=w></b> <button aria-label="Next week" id=x>›</button></p><table id=t></table><button id=s>Send week</button><p role=status id=o></p><script>var at=1,h=[{},{}],S=['26 Oct – 30 Oct 2026','2 Nov – 6 Nov 2026'],D=${JSON.stringify(DAYS)},P=['Mill Lane','Mill Lane Garage','Office'];function draw(){w.textContent=S[at];p.disabled=at===0;x.disabled=at===1;t.innerHTML='<tr><th>Project'+D.map(function(d){return '<th>'+d}).join('')+'</tr>'+P.map(function(q){return '<tr><th>'+q+D.map(function(d){return '<td><input size=4 inputmode=decimal aria-label="'+q+', '+d+'" value="'+(h[at][q+d]||'')+'">'}).join('')+'</tr>'}).join('');t.querySelectorAll('input').forEach(function(i){i.oninput=function(){h[at][i.getAttribute('aria-label').replace(', ','')]=i.value}})}p.onclick=function(){at=0;draw()};x.onclick=function(){at=1;draw()};s.onclick=function(){o.textContent='The week was sent. Thank you!';window.won=JSON.stringify(h)===JSON.stringify([{'Mill LaneTue':'4','Mill LaneWed':'6.5'},{}])};draw()</script>`;

const ROOMS = [
  ['Oak', 6, 20],
  ['Larch', 12, 25],
  ['Pine', 16, 45],
] as const;
/** Rooms with hours that are pressed, and a box that books what was pressed. */
const BOOKING = `<title>Rooms</title><h1>Rooms for Tuesday 3 November</h1>${ROOMS.map(([name, seats, rate]) => `<section style="border:1px solid #999;margin:8px;padding:8px"><h3>${name}</h3><p>${seats} seats</p><p>${['09:00', '10:00', '11:00'].map((time) => `<button onclick="sel='${name} ${time}';b.hidden=false;q.textContent=sel">${time}</button>`).join(' ')}</p><b>£${rate}</b> an hour</section>`).join('')}<div id=b hidden role=dialog aria-label="Book"><p id=q></p><button id=g>Reserve</button></div><p role=status id=o></p><script>var sel='';g.onclick=function(){b.hidden=true;o.textContent='Reserved: '+sel;window.won=sel==='Larch 10:00'}</script>`;

const TASKS: Task[] = [
  {
    name: 'hours by row and day, in the week that is told',
    instructions:
      'For last week (26 to 30 October), enter 4 hours on Tuesday and 6.5 hours on Wednesday for Mill Lane, then send the week.',
    pages: { '/': HOURS },
  },
  {
    name: 'a room that is not there',
    instructions: 'Book the room called Juniper for Tuesday 3 November at 10:00.',
    pages: { '/': BOOKING },
    claim: 'gave_up',
  },
];

const LONG: Task[] = [
  {
    name: 'the cheapest room that is large enough',
    instructions: 'Book the cheapest room with at least 10 seats at 10:00.',
    pages: { '/': BOOKING },
  },
];

for (const task of TASKS)
  test(`${task.name}`, async () => {
    expect(await failures([task])).toEqual([]);
  });

for (const task of LONG)
  test(`${task.name}`, { tag: '@long' }, async () => {
    expect(await failures([task])).toEqual([]);
  });
