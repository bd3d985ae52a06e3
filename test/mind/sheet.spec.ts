import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import { taken, thanked } from '../../src/mind/scent/rules/sheet/send.ts';
import { switchOf, wayOf } from '../../src/mind/scent/rules/sheet/switched.ts';
import { says, valuesOf } from '../../src/mind/scent/rules/sheet/told.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { passed, playEach } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const situation = (more: object): Situation =>
  ({
    request: { today: new Date('2026-11-02T00:00:00Z') },
    dayFirst: true,
    knowledge: [],
    goal: { steps: [] },
    memory: freshMemory(),
    ...more,
  }) as unknown as Situation;

test('what a task tells is read whatever its sentences ask', () => {
  const asked =
    'I am Ola Berg. The ferry desk should hear "The ramp is icy" from me; ola.berg@mail.example is where I am.';
  const told = valuesOf(situation({ asked })).map(({ kind, text }) => `${kind}: ${text}`);
  expect(told).toEqual(
    expect.arrayContaining(['said: The ramp is icy', 'mail: ola.berg@mail.example', 'name: Ola Berg']),
  );
  expect(says('Only tea and rye bread, without butter', 'Rye bread')).toBe(true);
  expect(says('Only tea and rye bread, without butter', 'Butter')).toBe(false);
});

test('what is said of a switch in its part of the sentence tells its side', () => {
  const asked = 'Please stop "Night trains" for me and start "Ferry alarms" instead.';
  expect([wayOf(asked, 'Night trains'), wayOf(asked, 'Ferry alarms')]).toEqual(['off', 'on']);
  const blank = { label: 'Ferry alarms', options: ['Enabled', 'Disabled'] } as Parameters<typeof switchOf>[1];
  expect(switchOf('No more Ferry alarms, please', blank)).toBe('Disabled');
  expect(switchOf('Turn on Night trains', blank)).toBeNull();
});

test('a message on what was sent ends it where it objects to nothing and speaks of no field', () => {
  const item = { kind: 'type', value: '', raw: 'Berth', label: 'Berth', said: phrase('Berth') } as unknown as Item;
  const blank = {
    kind: 'text' as const,
    id: '',
    label: 'Berth',
    items: [item],
    options: [],
    shown: '',
    required: false,
    order: 0,
  };
  const memory = { ...freshMemory(), last: { commits: true } };
  const page = (line: string) => ({
    outcome: `changed: A message appeared: "${line}"`,
    error: '',
    dialog: '',
    items: [item],
  });
  const at = (line: string) => situation({ memory, fresh: [], page: page(line) });
  expect(taken(at('The harbour office takes it from here.'), [blank])).toBe('The harbour office takes it from here.');
  expect(taken(at('Berth: capital letters only.'), [blank])).toBeNull();
  expect(thanked(at('Your berth has been reserved.'))).toBe('Your berth has been reserved.');
});

const form = (fields: string, won: string, said: string) =>
  `<title>Harbour</title><nav><a href="/news">News</a> <a href="/prices">Prices</a></nav><h1>Guest berths</h1><form id=f>${fields}<button>Send</button></form><script>f.onsubmit=function(e){e.preventDefault();window.won=${won};f.outerHTML='<p>${said}</p>'}</script>`;

const TASKS: Task[] = [
  {
    name: 'sheet: a statement, and a form that takes what it tells',
    instructions:
      'My name is Ola Berg and you can reach me at ola.berg@mail.example. Tell the harbour office this: "The ramp is icy". The concern is "Pier 4".',
    pages: {
      '/': form(
        '<p><label>Your name <input name=n></label><p><label>E-mail <input name=m type=email></label><p><label>Concern <input name=c></label><p><label>Message <textarea name=t></textarea></label><p>',
        "f.n.value==='Ola Berg'&&f.m.value==='ola.berg@mail.example'&&f.c.value==='Pier 4'&&f.t.value==='The ramp is icy'",
        'Our team will answer you soon.',
      ),
    },
  },
  {
    name: 'sheet: what is left over is what the last field asks',
    instructions: 'Could you announce us to the harbour? All they need is listed with this task.',
    knowledge: knows({ Boat: 'Sea Finch', Email: 'ola.berg@mail.example', 'Crew size': '4', Draught: '1.4 m' }),
    pages: {
      '/': form(
        '<p><label>Name of the boat * <input name=b required></label><p><label>E-mail * <input name=m type=email required></label><p><label>How many people? * <input name=p required></label><p><label>Depth you need * <input name=d required></label><p>',
        "f.b.value==='Sea Finch'&&f.p.value==='4'&&f.d.value==='1.4 m'",
        'Your boat is announced.',
      ),
    },
  },
];

test('the form that takes all that a task tells is filled in and sent', async () => {
  test.setTimeout(60_000);
  const failed: string[] = [];
  await playEach(TASKS, 1, (task, played) => {
    if (!passed(task, played)) failed.push(`${task.name} (${played.claimed})`);
  });
  expect(failed).toEqual([]);
});
