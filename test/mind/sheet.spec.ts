import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { byFigures, timeMeant } from '../../src/mind/scent/meaning/by-figures.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import type { Blank } from '../../src/mind/scent/rules/sheet/blanks.ts';
import { taken, thanked } from '../../src/mind/scent/rules/sheet/send.ts';
import { swapOf } from '../../src/mind/scent/rules/sheet/swap.ts';
import { switchOf, wayOf } from '../../src/mind/scent/rules/sheet/switched.ts';
import { says, valuesOf } from '../../src/mind/scent/rules/sheet/told.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { failures } from './tasks/play.ts';
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
  expect(wayOf('I am fed up with "Night trains", get rid of it', 'Night trains')).toBe('off');
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

test('of several the one is taken that keeps to the amounts told and is the best of those', () => {
  const berths = ['Pier A (8 m, £40)', 'Pier B (12 m, £55)', 'Pier C (14 m, £70)', 'Pier D (20 m, £120)'];
  expect(byFigures('We need 11 m or more and pay as little as possible', berths)).toBe(1);
  expect(byFigures('As long a berth as £80 will buy', berths)).toBe(2);
  expect(byFigures('The cheapest berth, please', berths)).toBe(0);
  expect(byFigures('A berth at the harbour', berths)).toBeNull();
  const times = ['09:30', '10:30', '12:00'];
  expect(timeMeant('the earliest after that', '10:00', times)).toBe('10:30');
  expect(timeMeant('at 12:00', '12:00', times)).toBe('12:00');
});

test('of two values that a task names the one that stands there is to become the other', () => {
  const swap = (asked: string, shown: string, put: string[] = []) => {
    const memory = { ...freshMemory(), sheet: { put, sends: 0, engaged: true, at: -1, by: '' } };
    return swapOf(situation({ asked, memory, page: { lines: [] } }), [{ shown } as Blank]);
  };
  const asked = 'Replace Ola Berg with Ida Kern in my details.';
  expect(swap(asked, 'Ola Berg')).toEqual({ old: 'Ola Berg', now: 'Ida Kern' });
  expect(swap(asked, 'Ida Kern', ['text:skipper=Ida Kern'])?.now).toBe('Ida Kern');
  expect(swap('Ola Berg and Ida Kern come along.', 'Ola Berg')).toBeNull();
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
  {
    name: 'sheet: parts one after the other, and a box that is to be ticked before the last',
    instructions:
      'I want Pier A (berth) and 3 guests; I am Ola Berg, ola.berg@mail.example. Please take it right to the end.',
    pages: {
      '/': `<title>Harbour</title><nav><a href="/news">News</a> <a href="/prices">Prices</a></nav><h1>Berth request</h1><div id=d></div><script>var n=0,P=['<p><label>Berth <select id=b><option>Choose<option>Pier A<option>Pier B</select></label>','<p><label>Guests <input id=g inputmode=numeric></label>','<p><label>Name <input id=w></label><p><label>E-mail <input id=m></label>','<p>All right so far. <label><input type=checkbox id=t> I accept the terms</label>'],V=[];function show(){d.innerHTML='<h2>Part '+(n+1)+'</h2>'+P[n]+'<p><button id=k>'+(n<3?'Next':'Confirm request')+'</button>';k.onclick=function(){d.querySelectorAll('input,select').forEach(function(e){V.push(e.type==='checkbox'?e.checked:e.value)});if(n===3){window.won=V.join()==='Pier A,3,Ola Berg,ola.berg@mail.example,true';d.innerHTML='<p>Your request is with the harbour master.</p>'}else{n++;show()}}}show()</script>`,
    },
  },
  {
    name: 'sheet: the one button of a page leads in, what to do goes into no field, and a box that thanks ends it',
    instructions: 'Berths: required entries from the data only. See it through.',
    knowledge: knows({ Skipper: 'Ola Berg', Email: 'ola.berg@mail.example', Boat: 'Sea Finch', Season: '26' }),
    pages: {
      '/': `<title>Harbour</title><nav><a href="/news">News</a> <a href="/prices">Prices</a></nav><h1>Harbour</h1><p>Quiet water.</p><button id=b>Come by boat</button><div id=d></div><script>b.onclick=function(){b.remove();d.innerHTML='<form id=f><p><label>Skipper * <input name=s required></label><p><label>E-mail * <input name=m required></label><p><label>Boat * <input name=t required></label><p><label>Season * <input name=y required></label><p><label>Anything else? <textarea name=e></textarea></label><p><label>Heard of us <select name=h><option><option>Friends<option>Paper</select></label><p id=w></p><button>Send</button></form>';f.onsubmit=function(e){e.preventDefault();if(f.y.value.length<4){w.textContent='Season: please enter all four digits, for example 2024.';return}window.sent=(window.sent||0)+1;window.won=window.sent===1&&f.s.value==='Ola Berg'&&f.t.value==='Sea Finch'&&f.y.value==='2026'&&f.e.value===''&&f.h.value==='';f.hidden=true;d.insertAdjacentHTML('beforeend','<div id=x><h2>Thank you</h2><p>The harbour master will answer you.</p><button>OK</button></div>');x.querySelector('button').onclick=function(){x.remove();f.reset();f.hidden=false}}}</script>`,
    },
  },
  {
    name: 'sheet: days and hours go box by box, a second choice is taken where the first is refused, and a word comes before a text',
    instructions: 'Put us down for the night watch with Nora, or with Tom if she cannot. We stay 2 hours 25 minutes.',
    knowledge: knows({ Name: 'Ola Berg', 'Date of birth': '1988-03-09', Reason: 'We like the dark' }),
    pages: {
      '/': `<title>Harbour</title><h1>Night watch</h1><form id=f novalidate><p><label>Name <input name=n></label><p>Date of birth<br><input aria-label=Day placeholder=DD name=a> <input aria-label=Month placeholder=MM name=b> <input aria-label=Year placeholder=YYYY name=c><p>How long? <input type=number aria-label=Hours name=h> <input type=number aria-label=Minutes name=i><p><label>Partner <select name=p><option>Nobody yet<option>Ida Kern<option>Nora Lind<option>Tom Reed</select></label><p><label>Reason <input name=r></label><p><label><input type=checkbox name=x> Lantern (£5)</label><p id=w role=alert></p><button>Send</button></form><script>f.onsubmit=function(e){e.preventDefault();if(f.p.value==='Nora Lind'){w.textContent='Partner: Nora Lind is away, choose somebody else.';return}if(!/^Beacon /.test(f.r.value)){w.textContent='The reason must start with the word Beacon.';return}window.won=[f.n.value,+f.a.value,+f.b.value,f.c.value,f.h.value,f.i.value,f.p.value,f.r.value,f.x.checked].join('|')==='Ola Berg|9|3|1988|2|25|Tom Reed|Beacon We like the dark|false';f.outerHTML='<p>Thank you, you are down for the watch.</p>'}</script>`,
    },
  },
  {
    name: 'sheet: who has no account yet gets one before they are let in',
    instructions: 'I need an account of my own for the harbour, see to it.',
    knowledge: knows({ User: 'ola_berg', Email: 'ola.berg@mail.example', Password: 'Marble7!Canoe' }),
    pages: {
      '/': `<title>Harbour</title><h1>My account</h1><div role=tablist><button role=tab aria-selected=true>Sign in</button> <button role=tab id=n>New here?</button></div><div id=d><form id=f><p><label>User name <input name=u></label><p><label>Password <input name=p type=password></label><p><button>Sign in</button></form></div><script>f.onsubmit=function(e){e.preventDefault()};n.onclick=function(){d.innerHTML='<form id=g><p><label>User name <input name=u required></label><p><label>E-mail <input name=m required></label><p><label>Password <input name=p type=password required></label><p><label>Password again <input name=q type=password required></label><p><button>Create account</button></form>';g.onsubmit=function(e){e.preventDefault();window.won=g.u.value==='ola_berg'&&g.m.value==='ola.berg@mail.example'&&g.p.value===g.q.value;d.innerHTML='<p>Your account has been created.</p>'}}</script>`,
    },
  },
  {
    name: 'sheet: a filter over a list is no form that is meant',
    instructions: 'Put the wool socks in size M into the basket.',
    pages: {
      '/': `<title>Shop</title><h1>Socks</h1><form onsubmit="return false"><label><input type=checkbox> Wool</label> <label><input type=checkbox> Cotton</label> <button>Show results</button></form><ul><li><a href="/wool">Wool socks</a> £9</li><li><a href="/cotton">Cotton socks</a> £5</li><li><a href="/silk">Silk socks</a> £19</li></ul>`,
      '/wool': `<title>Wool socks</title><h1>Wool socks</h1><fieldset><legend>Size</legend><label><input type=radio name=s> S</label> <label><input type=radio name=s id=m> M</label></fieldset><p><button onclick="window.won=m.checked;this.outerHTML='<p>Wool socks, size M, are in your basket.</p>'">Add to basket</button>`,
    },
  },
];

test('the form that takes all that a task tells is filled in and sent', { tag: '@long' }, async () => {
  test.setTimeout(60_000);
  expect(await failures(TASKS)).toEqual([]);
});
