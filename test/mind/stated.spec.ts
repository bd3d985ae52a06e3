import { expect, test } from '@playwright/test';
import { asQuestion, inOwnVoice } from '../../src/mind/language/index.ts';
import { actsIn } from '../../src/mind/scent/account/acts.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const FORM = (title: string, rows: string, button: string, right: string) =>
  `<title>${title}</title><style>body{font:14px sans-serif}.r{display:flex;margin:6px 0}.r>label,.r>span{width:180px}</style><h1>${title}</h1><form id=f>${rows}<p><button>${button}</button></form>
<script>f.onsubmit=function(e){e.preventDefault();var d=Object.fromEntries(new FormData(f));f.querySelectorAll('[role=switch]').forEach(function(s){d[s.id]=s.getAttribute('aria-checked')});window.won=!!(${right});document.body.innerHTML='<h1>Thank you</h1><p>It was saved.</p>'}</script>`;
const row = (label: string, name: string, type = 'text', more = '') =>
  `<div class=r><label for=${name}>${label}</label><input type=${type} id=${name} name=${name} ${more}></div>`;
const list = (label: string, name: string, options: readonly string[]) =>
  `<div class=r><label for=${name}>${label}</label><select id=${name} name=${name}><option value="">Choose…</option>${options.map((option) => `<option>${option}`).join('')}</select></div>`;
const radios = (label: string, name: string, options: readonly string[]) =>
  `<fieldset><legend>${label}</legend>${options.map((option) => `<label><input type=radio name=${name} value="${option}"> ${option}</label>`).join(' ')}</fieldset>`;
const box = (label: string, name: string, more = '') =>
  `<p><label><input type=checkbox name=${name} ${more}> ${label}</label>`;

const TASKS: Task[] = [
  {
    name: 'each value goes to the field that the task names, in whatever order they are told',
    instructions:
      "Log a defect with the headline 'Invoice shows the wrong total'. Priority: High. Area: Payments. Found in build 7.3.0. Owner is Lena Brandt. Effort: 4 days. In what you did put 'Open an invoice, add a line, save'. Mark it as blocking, and clear 'Tell the team'.",
    pages: {
      '/': FORM(
        'Defects',
        `${row('Headline', 'h')}${list('Priority', 'p', ['Low', 'Medium', 'High'])}${list('Area', 'a', ['Catalogue', 'Payments', 'Search'])}${row('Found in build', 'v')}${list('Owner', 'o', ['Nobody', 'Jan Brandt', 'Lena Brandt'])}${row('Effort', 'e', 'number')}<select name=u aria-label="Unit of effort"><option>hours<option>days</select><div class=r><label for=w>What you did</label><textarea id=w name=w></textarea></div>${box('Blocking', 'b')}${box('Tell the team', 't', 'checked')}`,
        'Create',
        "d.h==='Invoice shows the wrong total'&&d.p==='High'&&d.a==='Payments'&&d.v==='7.3.0'&&d.o==='Lena Brandt'&&d.e==='4'&&d.u==='days'&&/^Open an invoice, add a line, save/.test(d.w)&&d.b&&!d.t",
      ),
    },
  },
  {
    name: 'days, hours and switches that are stated are set, and what stands otherwise is changed',
    instructions:
      'Add a workshop called "Bread for beginners" in the category Baking. It starts on 6 March 2027 at 09:30 and ends the same day at 13:00. Places 12; sign-up closes 1 March 2027. Switch "Public" on and "Waiting list" off. Contact e-mail: bread@mill.example.',
    pages: {
      '/': FORM(
        'New workshop',
        `${row('Workshop title', 'n')}${list('Category', 'c', ['Baking', 'Knitting', 'Wood'])}${row('Starts', 's', 'datetime-local')}${row('Ends', 'e', 'datetime-local')}${row('Places', 'p', 'number')}${row('Sign-up closes', 'd', 'date')}${[
          ['Public', 'false'],
          ['Waiting list', 'true'],
        ]
          .map(
            ([label, on], i) =>
              `<p><span id=l${i}>${label}</span> <button type=button role=switch id=s${i} aria-labelledby=l${i} aria-checked=${on} style="width:40px;height:20px" onclick="this.setAttribute('aria-checked',this.getAttribute('aria-checked')!=='true')"></button>`,
          )
          .join('')}${row('Contact e-mail', 'm', 'email')}`,
        'Publish',
        "d.n==='Bread for beginners'&&d.c==='Baking'&&d.s==='2027-03-06T09:30'&&d.e==='2027-03-06T13:00'&&d.p==='12'&&d.d==='2027-03-01'&&d.s0==='true'&&d.s1==='false'&&d.m==='bread@mill.example'",
      ),
    },
  },
  {
    name: 'a number before what it counts, a question that is denied, and a box that is told by its thing',
    instructions:
      'Fill in the kennel form. Name of dog: Bramble. Age 2 years and 7 months. Breed is Border collie. Not vaccinated against kennel cough. Stay from 4 May 2027, until 9 May 2027. Tick the declaration and untick the offers by post.',
    pages: {
      '/': FORM(
        'Hill Kennels',
        `${row('Name of dog', 'n')}<fieldset><legend>Age</legend><input type=number name=y id=y><label for=y>years</label> <input type=number name=m id=m><label for=m>months</label></fieldset>${row('Breed', 'b')}${radios('Is your dog vaccinated against kennel cough?', 'v', ['Yes', 'No'])}${row('Stay from', 's', 'date')}${row('Until', 'u', 'date')}${box('I declare that all of this is true', 'd')}${box('Send me offers by post', 'o', 'checked')}`,
        'Send',
        "d.n==='Bramble'&&d.y==='2'&&d.m==='7'&&/collie/.test(d.b)&&d.v==='No'&&d.s==='2027-05-04'&&d.u==='2027-05-09'&&d.d&&!d.o",
      ),
    },
  },
  {
    name: 'who is reached where, a sum, a town before its postcode, and what a clause denies',
    instructions:
      'Apply for the garden plot. You live at 8 Mill Row in Otley, LS21 3AB, take home £1,940 a month, and none of you keeps hens. If nobody answers they may ring your sister, Ruth Abel, on 07700 900145.',
    knowledge: [{ name: 'name', value: 'Iris Abel', secret: false }],
    pages: {
      '/': FORM(
        'Garden plots',
        `${row('Lead applicant', 'n')}${row('Street', 's')}${row('Town', 't')}${row('Postcode', 'z')}${row('Net monthly income', 'i')}${radios('Do you keep hens?', 'h', ['Yes', 'No'])}<fieldset><legend>Somebody else to reach</legend>${row('Their name', 'on')}${row('Phone', 'op', 'tel')}</fieldset>`,
        'Apply',
        "d.n==='Iris Abel'&&/8 Mill Row/.test(d.s)&&d.t==='Otley'&&d.z==='LS21 3AB'&&/^1,?940/.test(d.i)&&d.h==='No'&&d.on==='Ruth Abel'&&/900145/.test(d.op)",
      ),
    },
  },
];

test('a form gets what the task states for it in the words of the form', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('a value with its name belongs to the act before it', () => {
  const form =
    'Create a lead called "Nordhaus". Source: Fair. Budget 400. In the notes put "Call back". Mark it as warm.';
  expect(actsIn(form)).toEqual([form]);
  expect(actsIn('Delete the invoice of Baker Ltd. Rename the file “Plan” to “Old plan”.').length).toBe(2);
});

test('what a task tells the person is written in their own voice', () => {
  const said = {
    'you are a beginner': 'I am a beginner',
    'You and your partner want to come': 'My partner and I want to come',
    'they should call you back after six': 'they should call me back after six',
    'your card was charged twice and you want your money back': 'my card was charged twice and I want my money back',
    'one of you is allergic to nuts': 'one of us is allergic to nuts',
    'the plumber left you a key that you lost': 'the plumber left me a key that I lost',
    'it is for you and your wife': 'it is for me and my wife',
    'the sign says "your turn"': 'the sign says "your turn"',
    'the drain is blocked': 'the drain is blocked',
  };
  for (const [told, own] of Object.entries(said)) expect(inOwnVoice(told)).toBe(own);
  expect(asQuestion('when you could start')).toBe('When could I start?');
  expect(asQuestion('whether Wednesday afternoons would be possible')).toBe('Would Wednesday afternoons be possible?');
  expect(asQuestion('what it costs')).toBe('I would like to know what it costs.');
});
