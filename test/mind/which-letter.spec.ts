import { expect, test } from '@playwright/test';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { messageOf } from '../../src/mind/scent/filling/say.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { isItself } from '../../src/mind/scent/rules/records/controls.ts';
import type { Row } from '../../src/mind/scent/rules/records/rows.ts';
import { isWriting } from '../../src/mind/scent/rules/several/chosen.ts';
import { towardsMeant } from '../../src/mind/scent/rules/way/thing-meant.ts';
import type { Proposal } from '../../src/mind/scent/situation.ts';
import { asked } from './asked.ts';
import { tabled } from './tabled.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const letters = [
  ['Ines Falk', 'Rehearsal on Tuesday', 'I shall be a little late, the bridge is closed.'],
  ['Ines Falk', 'Cello for the summer', 'Our van comes late. Until what time can we come to the cloakroom?'],
  ['Tom Reed', 'Programme', 'The programme goes to the printer tonight.'],
  ['Ada Moor', 'Cello lost', 'I have lost the bow of my cello.'],
  ['Ben Ost', 'Chairs', 'We are six chairs short.'],
];

const days = ['Sat', 'Fri', 'Fri', 'Thu', 'Mon'];

const TASKS: Task[] = [
  {
    name: 'of two letters by the same hand the one that is about what the task tells, and nothing else once the answer is begun',
    instructions:
      'Ines Falk is asking until when she can fetch her cello. Answer her that it is until ten in the evening.',
    pages: {
      '/': `<title>Orchestra post</title><style>body{display:grid;grid-template-columns:320px 1fr}nav>div{padding:8px;border-bottom:1px solid #ccc;cursor:pointer}</style><nav><h1>Post</h1>${letters.map(([who, what, text], i) => `<div role=button tabindex=0 data-i=${i}><b>${who}</b> <span style="float:right">${days[i]}</span><br>${what}<small style="display:block">${text}</small></div>`).join('')}</nav><main id=v><p>Nothing is open.</p></main><script>
var L=${JSON.stringify(letters)};document.querySelectorAll('nav>div').forEach(function(d){d.onclick=function(){var i=+d.dataset.i;v.innerHTML='<h2>'+L[i][1]+'</h2><p>From '+L[i][0]+'</p><p>'+L[i][2]+'</p><button id=r>Reply</button><div id=f></div>';r.onclick=function(){f.innerHTML='<label>Your words<br><textarea rows=4 cols=40></textarea></label><br><button id=s>Send</button>';s.onclick=function(){var t=f.querySelector('textarea').value;if(!t)return;window.won=i===1&&/until (?:ten|22)/.test(t)&&!/asking/.test(t);f.innerHTML='<p>You: '+t+'</p>'}}}})</script>`,
    },
    maxTurns: 6,
  },
];

test('a letter is told by what it is about, and answered in the words of the answer alone', async () => {
  expect(await failures(TASKS)).toEqual([]);
});

test('a control that says nothing but what stands at a record is the record itself, whatever it begins with', () => {
  const properties = ['Ines Falk', 'Cello for Thursday'].map((text) => ({ head: '', text }));
  const row = { name: 'Cello for Thursday', thing: { properties } } as unknown as Row;
  const isRow = (raw: string) => isItself({ raw, role: 'button' } as Item, row);
  expect(isRow('Ines Falk Cello for Thursday')).toBe(true);
  expect(isRow('Answer Ines Falk, Cello for Thursday')).toBe(false);
});

test('of what bears the same name the one is opened that the rest of the task tells of, and none once the answer is begun', () => {
  const task = 'Ines Falk is asking when she can fetch her cello. Answer her that it is at ten.';
  const letter = (raw: string) => ({
    raw,
    label: raw,
    name: raw,
    kind: 'click',
    role: 'button',
    context: { text: '' },
  });
  const rows = ['Ines Falk: the chairs', 'Ines Falk: a cello', 'Tom Reed: my cello'].map(letter);
  const box = { kind: 'type', name: 'box', state: new Set(['multiline']), value: 'It is at ten.' };
  const { situation, step } = asked({ ...tabled([]), items: [box] } as unknown as Page, task);
  Object.assign(situation, { asked: task, items: rows, knowledge: [], appeared: new Set() });
  const towards = (item: object) =>
    towardsMeant(situation, { rule: 'satisfice', status: 'continue', item } as unknown as Proposal).item?.raw;
  expect(towards(rows[0]!)).toBe('Ines Falk: a cello');
  expect(towards(letter('Reply'))).toBe('Reply');
  expect(isWriting(situation, step)).toBe(false);
  situation.memory.filled.page = { box: 'It is at ten.' };
  expect(isWriting(situation, step)).toBe(true);
});

test('what somebody is asking is no part of the answer', () => {
  const goal = parseGoal('Ines Falk is wondering when it begins. Answer her that it begins at eight.');
  expect(messageOf(goal, goal.steps[0])).toBe('It begins at eight.');
});
