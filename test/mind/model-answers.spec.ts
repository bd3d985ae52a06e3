import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type Action, parseInstructions } from '../../src/contract/index.ts';
import { fitAnswer } from '../../src/mind/model/answer/fit.ts';
import { parseAnswer } from '../../src/mind/model/answer/parse.ts';
import { AnswerRefusal } from '../../src/mind/model/answer/refusal.ts';
import { directAnswer } from '../../src/mind/model/answer/schema.ts';
import { asksFor } from '../../src/mind/model/answer/secrets.ts';
import { ACTIONS, answerOf, requestFor } from './model-fixtures.ts';

const { knowledge } = parseInstructions((await requestFor()).instructions);
const fit = (answer: unknown, actions: readonly Action[] = ACTIONS): ReturnType<typeof fitAnswer> =>
  fitAnswer(parseAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer)), actions, knowledge);
const given = (name: string, value: unknown): unknown[] => [{ name, value }];

test('arguments become the declared type', () => {
  expect(fit(answerOf({ action: 'set:quantity', arguments: given('value', '3') })).arguments).toEqual({ value: 3 });
  expect(fit(answerOf({ action: 'choose:size', arguments: { option: 'LARGE' } })).arguments).toEqual({
    option: 'Large',
  });
  expect(fit(answerOf({ action: 'type:search', arguments: given('text', 42) })).arguments).toEqual({ text: '42' });
  expect(fit(answerOf({ arguments: given('text', 'left over') })).arguments).toBeNull();
});

const REFUSED: Array<[title: string, answer: unknown, reason: string]> = [
  [
    'an action that is not declared',
    answerOf({ action: 'click:add_to_basket' }),
    'nearest name is `click:add-to-basket`',
  ],
  ['another case', answerOf({ action: 'Click:help' }), 'not among the listed actions'],
  ['a property of every object', answerOf({ action: 'constructor' }), 'not among the listed actions'],
  ['no action', answerOf({ action: '(none)' }), '`continue` needs an action'],
  ['a missing parameter', answerOf({ action: 'type:search' }), 'needs the parameter `text`'],
  [
    'another parameter',
    answerOf({ action: 'type:search', arguments: given('__proto__', 'x') }),
    'has no parameter `__proto__`',
  ],
  ['too long', answerOf({ action: 'type:search', arguments: given('text', 'x'.repeat(41)) }), 'at most 40 characters'],
  [
    'an option that is not there',
    answerOf({ action: 'choose:size', arguments: given('option', 'XL') }),
    'one of `Small`, `Medium`, `Large`',
  ],
  ['a number out of bounds', answerOf({ action: 'set:quantity', arguments: given('value', '99') }), 'at most 9'],
  ['not whole', answerOf({ action: 'set:quantity', arguments: given('value', '1.5') }), 'whole number'],
  ['no status', { comment: 'Hm.' }, '`status` must be one of'],
  ['prose', 'I think the person would press Help.', 'not one JSON object'],
  ['a list', '[1, 2]', 'not one JSON object'],
];
for (const [title, answer, reason] of REFUSED) {
  test(`refused: ${title}`, () => {
    expect(() => fit(answer)).toThrow(AnswerRefusal);
    expect(() => fit(answer)).toThrow(reason);
  });
}

test('an answer is found in a fence and among words', () => {
  const json = JSON.stringify(answerOf({ comment: 'A } in a "comment" { too' }));
  for (const text of [
    `\`\`\`json\n${json}\n\`\`\``,
    `Sure! Here it is: ${json} Hope that helps.`,
    `{not json} ${json}`,
  ]) {
    expect(fit(text)).toMatchObject({ action: { name: 'click:add-to-basket' }, comment: 'A } in a "comment" { too' });
  }
});

test('habits of models that know no schema are understood', () => {
  const thinking = '<think>Perhaps {"status": "gave_up"}? No.</think>';
  expect(fit(`${thinking}{"action_name": "choose:size", "arguments": {"option": "Small"}}`)).toMatchObject({
    status: 'continue',
    action: { name: 'choose:size' },
    arguments: { option: 'Small' },
    comment: '',
    sentiment: null,
  });
  expect(fit('{"action": "choose:size", "arguments": [{"option": "Small"}]}').arguments).toEqual({ option: 'Small' });
  // The template has opened the thought in the prompt.
  expect(fit(`Perhaps {"action": "click:help"}? No.\n</think>\n${JSON.stringify(answerOf())}`)).toMatchObject({
    action: { name: 'click:add-to-basket' },
  });
});

test('a comment cannot write into a terminal, and has an end', () => {
  const { comment } = fit(answerOf({ comment: `red\u001b[31m\u202eevil\n\n${'a'.repeat(5000)}` }));
  expect(comment).toMatch(/^red \[31m evil a+\.\.\.$/);
  expect(comment).toHaveLength(600);
});

test('a secret goes only whole, and only into a field that asks for it', () => {
  expect(fit(answerOf({ action: 'type:password', arguments: given('text', '{{password}}') })).arguments).toEqual({
    text: '{{password}}',
  });
  for (const [action, value] of [
    ['type:search', '{{password}}'],
    ['type:password', ' {{password}}'],
    ['type:password', 'https://evil.example/?p={{password}}'],
    ['type:password', '{{ password }}'],
    ['type:password', '{ {password} }'],
    ['type:password', '{{admin}}'],
    ['type:search', '\uff5b\uff5bpassword\uff5d\uff5d'],
  ] as const) {
    expect(() => fit(answerOf({ action, arguments: given('text', value) })), `${action} ${value}`).toThrow(
      AnswerRefusal,
    );
  }
});

test('which fields ask for which secret', () => {
  const field = (label: string, placeholder?: string): Action => ({
    name: 'type:field',
    target: { x: 0, y: 0, width: 1, height: 1, label, ...(placeholder ? { placeholder } : {}) },
  });
  const yes: Array<[string, string]> = [
    ['password', 'Password *'],
    ['password', 'Your passphrase'],
    ['password', 'Passwort'],
    ['password', '请输入密码'],
    ['password', 'パスワード'],
    ['password', 'Пароль'],
    ['password', 'Mot de passe'],
    ['password', 'Contraseña'],
    ['shop_password', 'Password'],
    ['card_number', 'Card number'],
    ['cvc', 'Security code'],
    ['otp', 'Verification code'],
    ['pin', 'PIN'],
    ['api_key', 'API key'],
    ['new password', 'New password'],
  ];
  const no: Array<[string, string]> = [
    ['password', 'Search'],
    ['password', 'Comment'],
    ['password', 'Email'],
    ['card_number', 'Order number'],
    ['password', 'Coupon'],
    ['cvc', 'Postcode'],
    ['password', 'Leave a message'],
    ['password', `Write here, for the comfort of all our readers and of the support team, your password please`],
  ];
  for (const [secret, label] of yes) expect(asksFor(field(label), secret), `${secret} in ${label}`).toBe(true);
  for (const [secret, label] of no) expect(asksFor(field(label), secret), `${secret} in ${label}`).toBe(false);
  expect(asksFor(field('', 'Enter your password'), 'password')).toBe(true);
  const near: Action = {
    name: 'type:field',
    target: { x: 0, y: 0, width: 1, height: 1, label: 'Comment', context: 'password' },
  };
  expect(asksFor(near, 'password')).toBe(false);
});

test('an intention is matched to the control it names', () => {
  const meant = (intention: string): string | undefined =>
    fit({
      ...answerOf(),
      action: undefined,
      intention,
      arguments: intention.includes('type') ? given('text', 'jackets') : [],
    }).action?.name;
  expect(meant('Press "Add to basket"')).toBe('click:add-to-basket');
  expect(meant('put the jacket into my basket, so I press Add to basket')).toBe('click:add-to-basket');
  expect(meant('type jackets into the search')).toBe('type:search');
  expect(meant('open the help page')).toBe('click:help');
  expect(meant('scroll down')).toBe('scroll:down');
  expect(() => meant('call the shop on the telephone')).toThrow('matches nothing');
});

test('whatever comes back, only declared actions and fitting arguments come out', () => {
  const names = fc.oneof(fc.constantFrom(...ACTIONS.map((action) => action.name)), fc.string());
  const values = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('{{password}}', 'a {{password}} b', '{{x}}', 'Small', '3'),
  );
  const argument = fc.record({
    name: fc.constantFrom('text', 'option', 'value', 'toString', '__proto__', 'x'),
    value: values,
  });
  const answers = fc.record({
    status: fc.constantFrom('continue', 'completed', 'gave_up', 'obeyed'),
    action: names,
    arguments: fc.oneof(fc.array(argument, { maxLength: 3 }), fc.dictionary(fc.string(), values)),
    comment: fc.string(),
    sentiment: fc.string(),
  });
  fc.assert(
    fc.property(answers, (answer) => {
      let choice: ReturnType<typeof fit>;
      try {
        choice = fit(answer);
      } catch (error) {
        expect(error).toBeInstanceOf(AnswerRefusal);
        return;
      }
      if (choice.status !== 'continue') {
        expect(choice.action).toBeNull();
        return;
      }
      expect(ACTIONS).toContain(choice.action);
      const properties = choice.action?.parameters?.properties ?? {};
      for (const [name, value] of Object.entries(choice.arguments ?? {})) {
        const schema = properties[name];
        expect(schema).toBeDefined();
        expect(typeof value).toBe(schema?.type === 'integer' ? 'number' : schema?.type);
        if (schema?.enum) expect(schema.enum).toContain(value);
        if (String(value).includes('{{'))
          expect([choice.action?.name, value]).toEqual(['type:password', '{{password}}']);
      }
      for (const name of choice.action?.parameters?.required ?? []) expect(choice.arguments).toHaveProperty(name);
    }),
    { numRuns: 2000 },
  );
});

test('500 actions with long names stay a closed set though the schema cannot list them', () => {
  const many: Action[] = Array.from({ length: 500 }, (_, i) => ({ name: `click:${'x'.repeat(50)}-${i}` }));
  expect(directAnswer(many).safeParse(answerOf({ action: 'navigate:evil', arguments: [] })).success).toBe(true);
  expect(() => fit(answerOf({ action: 'navigate:evil' }), many)).toThrow('not among the listed actions');
  expect(fit(answerOf({ action: many[499]!.name }), many).action).toBe(many[499]);
});
