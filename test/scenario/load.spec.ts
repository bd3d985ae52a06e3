import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findScenarioFiles, loadScenarios } from '../../src/scenario/load.ts';
import { InputError, type Problem } from '../../src/scenario/problem.ts';

const WHOLE = `scenario: Return a jacket
tags: [returns, nightly]
environment:
  name: Outfitters
  url: http://127.0.0.1:4173/shop
people:
  - person: Rosa Delgado
  - { name: Ken, bio: Retired, date_of_birth: 1951-03-02, accessibility_profile: { vision: low_vision } }
  - { where: { age: { gte: 65 }, country: ES }, pick: 3 }
task:
  instructions: Send back the jacket.
  data: { email: rosa@example.org, password: { env: SHOP_PASSWORD }, order: 1042 }
  steps: [ { name: Opened returns, when: { url: "**/returns*" } } ]
success:
  all: [ { text: Your return is booked }, { selector: "#done", state: visible, text: booked } ]
  none: [ { storage: { local: failed, value: "1" } } ]
`;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function load(text: string, env: Record<string, string> = { SHOP_PASSWORD: 's3cret' }) {
  writeFileSync(join(folder, 'a.scenario.yaml'), text);
  return loadScenarios(findScenarioFiles(['.'], folder), env, folder);
}

function problems(text: string, env?: Record<string, string>): Problem[] {
  try {
    load(text, env);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return [...(error as InputError).problems];
  }
  throw new Error('it was taken as valid');
}

test('a whole scenario is read with its defaults', () => {
  const [scenario] = load(WHOLE);
  expect(scenario).toMatchObject({
    title: 'Return a jacket',
    file: 'a.scenario.yaml',
    sessions: 1,
    retention: 'none',
    pacing: 'pause_on_decide',
    limits: { max_turns: 30 },
    steps: [{ name: 'Opened returns', when: { url: '**/returns*' } }],
  });
  expect(scenario?.people.map(({ kind }) => kind)).toEqual(['reference', 'inline', 'query']);
});

test('what comes from the environment stays a placeholder among what the person knows', () => {
  const [scenario] = load(WHOLE);
  expect(scenario?.knowledge).toEqual([
    { name: 'email', value: 'rosa@example.org', secret: false },
    { name: 'password', value: '{{password}}', secret: true },
    { name: 'order', value: '1042', secret: false },
  ]);
  expect([...(scenario?.secrets ?? [])]).toEqual([['{{password}}', 's3cret']]);
});

/** Line and column, from 1, of the first place where `mark` stands. */
function placeOf(text: string, mark: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(mark)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

for (const [what, from, to, at, words] of [
  ['a slip in a key', 'tags:', 'tgas:', 'tgas', 'did you mean "tags"?'],
  ['a slip deep inside', 'when: { url', 'when: { ulr', '{ ulr', 'did you mean "url"?'],
  ['a slip in a check', 'state: visible', 'stat: visible', 'stat:', 'did you mean "state"?'],
  ['a slip in the device', 'tags:', 'device: phon\ntags:', 'phon', 'did you mean "phone"?'],
  ['a slip in a value', 'low_vision', 'lov_vision', 'lov_vision', 'did you mean "low_vision"?'],
  ['a slip in a profile', '{ vision:', '{ visoin:', 'visoin', 'did you mean "vision"?'],
  ['a key that no profile has', '{ vision:', '{ glasses: true, vision:', 'glasses', 'valid keys: vision, color_vision'],
  [
    'a secret for where nobody may go',
    '{ env: SHOP_PASSWORD }',
    '{ env: SHOP_PASSWORD, origin: "https://login.example" }',
    '"https://login.example"',
    'add it there',
  ],
  ['no time at all', 'tags:', 'limits: { minutes: 0 }\ntags:', '0 }', 'limits.minutes: must be more than 0, got 0'],
  ['a second document', 'success:', '---\nsuccess:', '---', 'a file of its own'],
  ['a wrong type', 'Send back the jacket.', '4711', '4711', 'expected a text, got a number'],
  ['an address of another kind', 'http://127.0.0.1:4173/shop', 'ftp://x', 'ftp', 'http or https'],
  ['a count that is none', 'pick: 3', 'pick: none', 'none }', 'expected a number, got a text'],
  ['an attribute that nobody has', '{ age:', '{ aeg:', 'aeg', 'did you mean "age"?'],
  ['an operator that is none', 'gte', 'getal', 'getal', 'age has no operator "getal"'],
  ['a key that is there twice', 'tags:', 'tags: [x]\ntags:', 'tags: [returns', 'the key "tags" is there twice'],
  [
    'a check of two kinds',
    '{ text: Your',
    '{ url: "**/done", text: Your',
    'text: Your',
    'give "text" an entry of its own',
  ],
  ['two storages at once', 'local: failed', 'local: failed, cookie: x', '{ local', 'exactly one'],
] as const) {
  test(`${what} is shown at its place with the mend`, () => {
    const text = WHOLE.replace(from, to);
    const found = problems(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: 'a.scenario.yaml', ...placeOf(text, at) });
    expect(found[0]?.message).toContain(words);
  });
}

test('every mistake of every file is shown at once, in reading order', () => {
  writeFileSync(join(folder, 'b.scenario.yaml'), WHOLE.replace('tags', 'tag'));
  const found = problems(WHOLE.replace('tags', 'tgas').replace('task:', 'taks:'));
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'a.scenario.yaml:1',
    'a.scenario.yaml:2',
    'a.scenario.yaml:10',
    'b.scenario.yaml:2',
  ]);
});

test('an environment variable that is not set names the variable and the place', () => {
  expect(problems(WHOLE, {})).toMatchObject([
    { ...placeOf(WHOLE, 'SHOP_PASSWORD'), message: expect.stringContaining('SHOP_PASSWORD is not set') },
  ]);
});

test('two scenarios of one title are refused, naming both', () => {
  writeFileSync(join(folder, 'b.scenario.yaml'), WHOLE);
  expect(problems(WHOLE)).toMatchObject([
    { file: 'b.scenario.yaml', line: 1, message: expect.stringContaining('a.scenario.yaml:1') },
  ]);
});

test('aliases without end are told as what they are', () => {
  const level = (name: string, of: string) => `${name}: &${name} [${`*${of}, `.repeat(9)}]\n`;
  const bomb = `a: &a [x]\n${level('b', 'a')}${level('c', 'b')}${level('d', 'c')}${level('e', 'd')}`;
  const [problem] = problems(bomb + WHOLE);
  expect(problem).toMatchObject({ line: 1, column: 1, message: expect.stringMatching(/not valid YAML: .*alias/) });
});

test('an alias of nothing is told where it stands', () => {
  const [problem] = problems(`${WHOLE}sessions: *many\n`);
  expect(problem).toMatchObject({ line: WHOLE.split('\n').length, column: 11, message: expect.stringMatching(/many/) });
});

test('a number among the data is known as it is written', () => {
  const data = 'data: { postcode: 01234, price: 1.50, number: 123456789012345678901, news: true, ';
  const [scenario] = load(WHOLE.replace('data: {', data));
  expect(scenario?.knowledge.slice(0, 4).map(({ value }) => value)).toEqual([
    '01234',
    '1.50',
    '123456789012345678901',
    'true',
  ]);
});

test('a file that is not UTF-8 says so', () => {
  for (const text of [Buffer.from(`\ufeff${WHOLE}`, 'utf16le'), Buffer.from('scenario: Caf\u00e9', 'latin1')]) {
    writeFileSync(join(folder, 'a.scenario.yaml'), text);
    expect(() => loadScenarios(findScenarioFiles(['.'], folder), {}, folder)).toThrow(/a\.scenario\.yaml.*UTF-8/);
  }
});

test('what could never be met, or is there twice, is refused', () => {
  const said = (text: string) => problems(text).map(({ message }) => message);
  expect(said(`${WHOLE}expect: { success: {} }\n`)).toEqual(['expect.success: needs at_least, at_most or both']);
  expect(said(`${WHOLE}expect: { gave_up: { at_least: 0.9, at_most: 0.1 } }\n`)).toEqual([
    'expect.gave_up: at_least is more than at_most',
  ]);
  const twice = 'steps: [ { id: a, name: One, when: { url: x } }, { id: a, name: Two, when: { url: y } } ]';
  expect(said(WHOLE.replace(/steps: .*/, twice))).toEqual([expect.stringContaining('has the id "a" as well')]);
  expect(said(WHOLE.replace('Return a jacket', '"  "'))).toEqual(['scenario: must hold a word']);
});

test('a folder that a link leads back to is looked through once', () => {
  mkdirSync(join(folder, 'more/node_modules/x'), { recursive: true });
  writeFileSync(join(folder, 'more/a.scenario.yaml'), WHOLE);
  writeFileSync(join(folder, 'more/node_modules/x/b.scenario.yaml'), WHOLE);
  symlinkSync('..', join(folder, 'more/back'));
  symlinkSync('nowhere', join(folder, 'more/dead'));
  expect(findScenarioFiles(['.'], folder)).toEqual([join(folder, 'more/a.scenario.yaml')]);
});

test('broken YAML, an empty file and a missing file say so', () => {
  expect(problems('scenario: "x\n')[0]?.message).toContain('not valid YAML');
  expect(problems('')[0]?.message).toContain('holds no mapping');
  expect(() => findScenarioFiles(['nowhere'], folder)).toThrow('no such file or folder');
  expect(() => findScenarioFiles([join(import.meta.dirname, '../../bin')], folder)).toThrow('holds no *.scenario.yaml');
});

test('what is missing is said once, with what to give', () => {
  const missing = problems(WHOLE.replace('environment:', 'enviroment:')).filter(({ message }) =>
    /missing/.test(message),
  );
  expect(missing.map(({ message }) => message)).toEqual([expect.stringContaining('give { name, url }')]);
});

test('a slip in a key that has to be there is taken for that key, and not for one that may be left out', () => {
  const found = problems(WHOLE.replace('task:', 'taks:')).map(({ message }) => message);
  expect(found).toEqual(['"task" is missing', 'unknown key "taks"; did you mean "task"?']);
});

test('a key that is only as short as another is no slip of it', () => {
  const found = problems(WHOLE.replace('tags:', 'age:')).map(({ message }) => message);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('unknown key "age"');
  expect(found[0]).not.toContain('did you mean "name"');
});
