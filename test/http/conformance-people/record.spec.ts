import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { malformed, PERSON_FIELDS, refused, succeeded, TIMESTAMP, UUID, wait } from './checks.ts';
import { test } from './served.ts';

// The person record: what may be written, what is read back, what is refused.

const ENUMS: Record<string, string[]> = {
  education_level: [
    'less_than_secondary',
    'secondary',
    'some_post_secondary',
    'vocational_or_associate',
    'bachelor',
    'graduate',
  ],
  employment_status: [
    'employed_full_time',
    'employed_part_time',
    'self_employed',
    'unemployed_seeking',
    'student',
    'homemaker',
    'retired',
    'unable_to_work',
    'other',
  ],
  gender: ['male', 'female', 'non-binary', 'prefer_not_to_say'],
  household: [
    'single',
    'couple_no_kids',
    'couple_with_kids',
    'single_parent',
    'shared_housing',
    'adult_with_parents',
    'multi_generational',
  ],
  income_level: ['lower', 'lower_middle', 'middle', 'upper_middle', 'upper', 'prefer_not_to_say'],
  locale_type: ['urban', 'suburban', 'small_town', 'rural'],
};

const FULL = {
  name: 'Ana Ruiz',
  accessibility_profile: { vision: 'low_vision', screen_reader: true, text_zoom: 150 },
  avatar_url: 'https://example.org/ana.png',
  bio: 'Drives a bus through Málaga.',
  city: 'Málaga',
  country: 'ES',
  date_of_birth: '1961-02-28',
  education_level: 'secondary',
  employment_status: 'employed_full_time',
  gender: 'female',
  household: 'single',
  income_level: 'middle',
  interests: ['sports.cycling', 'food'],
  locale_type: 'urban',
  occupation: 'Bus driver',
};

test('a person of a name alone has every field, unset ones empty', async ({ client }) => {
  const answer = await client.post(client.at('/people'), { name: 'Ada' });
  const person = succeeded(answer, 201);
  expect(Object.keys(person).sort()).toEqual(PERSON_FIELDS);
  expect(person.id).toMatch(UUID);
  expect(person.created_at).toMatch(TIMESTAMP);
  expect(person.updated_at).toBe(person.created_at);
  expect(person).toMatchObject({ name: 'Ada', owner: 'self', workspace_id: client.workspace, type: 'ai' });
  expect(person.accessibility_profile).toEqual({});
  expect(person.interests).toEqual([]);
  for (const field of PERSON_FIELDS)
    if (!/^(accessibility_profile|interests|name|owner|workspace_id|type|id|created_at|updated_at)$/.test(field))
      expect(person[field], field).toBeNull();
  expect(succeeded(await client.get(client.at(`/people/${person.id}`)), 200)).toEqual(person);
  expect(succeeded(await client.get(client.at(`/people/${person.id.toUpperCase()}`)), 200)).toEqual(person);
});

test('every settable field is read back as written', async ({ client }) => {
  const external_id = randomUUID();
  const person = await client.made(client.at('/people'), { ...FULL, external_id });
  expect(person).toMatchObject({ ...FULL, external_id, occupation_code: '8331', generation_job_id: null });
  expect((await client.get(client.at(`/people/${person.id}`))).body).toEqual(person);
  expect((await client.get(client.at(`/people?external_id=${external_id}`))).body.items).toEqual([person]);
});

test('every value of every enum is taken, and no other', async ({ client }) => {
  for (const [field, values] of Object.entries(ENUMS)) {
    for (const value of values) {
      const answer = await client.post(client.at('/people'), { name: 'Enum', [field]: value });
      expect.soft([answer.status, answer.body[field]], field).toEqual([201, value]);
    }
    for (const wrong of ['robot', '', 5, [], values[0]?.toUpperCase()]) {
      const issue = malformed(await client.post(client.at('/people'), { name: 'E', [field]: wrong }), field, field);
      if (typeof wrong === 'string') expect.soft(issue?.allowed_values, field).toEqual(values);
    }
  }
});

test('the profile keeps known keys in bounds, unknown ones as they are, and drops defaults', async ({ client }) => {
  const write = (accessibility_profile: unknown) =>
    client.post(client.at('/people'), { name: 'Access', accessibility_profile });
  const taken: Record<string, unknown[]> = {
    vision: ['low_vision', 'blind'],
    color_vision: ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'],
    motor: ['tremor', 'limited_reach', 'keyboard_only'],
    hearing: ['hard_of_hearing', 'deaf'],
    cognition: ['dyslexia', 'adhd', 'low_literacy', 'memory'],
    screen_reader: [true],
    reduced_motion: [true],
    high_contrast: [true],
    text_zoom: [101, 150, 400],
    later: ['kept', { deep: [1] }, null],
  };
  for (const [key, values] of Object.entries(taken))
    for (const value of values)
      expect.soft((await write({ [key]: value })).body.accessibility_profile, key).toEqual({ [key]: value });
  for (const [key, value] of [
    ['screen_reader', false],
    ['reduced_motion', false],
    ['high_contrast', false],
    ['text_zoom', 100],
  ] as const)
    expect.soft((await write({ [key]: value })).body.accessibility_profile, key).toEqual({});
  for (const [key, value] of [
    ['vision', 'eagle'],
    ['color_vision', true],
    ['motor', 'fast'],
    ['hearing', 7],
    ['cognition', 'sharp'],
    ['screen_reader', 'yes'],
    ['reduced_motion', 1],
    ['high_contrast', 'true'],
    ['text_zoom', 99],
    ['text_zoom', 401],
    ['text_zoom', '150'],
  ] as const)
    malformed(await write({ [key]: value }), `accessibility_profile.${key}`, key);
  malformed(await write('blind'), 'accessibility_profile');
  malformed(await write(['blind']), 'accessibility_profile');
});

test('wrong types and lengths are refused by place, limits are taken', async ({ client }) => {
  const long = (length: number) => 'x'.repeat(length);
  const refusedOnes: Array<[string, unknown]> = [
    ['name', ''],
    ['name', null],
    ['name', 5],
    ['name', ['Ada']],
    ['name', long(1000)],
    ['bio', 5],
    ['bio', {}],
    ['city', true],
    ['country', 34],
    ['occupation', []],
    ['avatar_url', 1],
    ['date_of_birth', '1961-02-30'],
    ['date_of_birth', '28.02.1961'],
    ['date_of_birth', '1961'],
    ['date_of_birth', 1961],
    ['date_of_birth', '1961-02-28T00:00:00Z'],
    ['external_id', ''],
    ['external_id', long(256)],
    ['external_id', 7],
    ['interests', 'sports'],
    ['interests', { sports: true }],
    ['interests', [5]],
  ];
  for (const [field, value] of refusedOnes) {
    const body = { name: 'Wrong', [field]: value };
    malformed(await client.post(client.at('/people'), body), Array.isArray(value) && value[0] ? '' : field, field);
  }
  malformed(await client.post(client.at('/people'), {}), 'name', 'no name');
  for (const body of [[], 'x', 5, null, true])
    malformed(await client.post(client.at('/people'), body), 'body', JSON.stringify(body));
  for (const [field, value] of [
    ['name', 'x'],
    ['name', long(120)],
    ['external_id', long(255)],
    ['external_id', 'ü %_?&'],
    ['bio', long(4000)],
    ['date_of_birth', '2004-02-29'],
    ['name', 'Zoë Müller-Ñandú 王芳 🙂'],
  ] as const) {
    const answer = await client.post(client.at('/people'), { name: 'Right', [field]: value });
    expect.soft([answer.status, answer.body[field]], field).toEqual([201, value]);
  }
});

const UNWRITABLE: Record<string, unknown> = {
  age: 40,
  archived_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  custom_fields: {},
  generation_job_id: null,
  id: randomUUID(),
  nonsense: 1,
  occupation_code: '8331',
  owner: 'self',
  product_id: 'x',
  publisher: 'x',
  simulation_config: {},
  type: 'ai',
  updated_at: '2026-01-01T00:00:00.000Z',
  visibility: 'private',
  workspace_id: randomUUID(),
};

test('what is not writable is an unknown key, on create and on update', async ({ client }) => {
  const person = await client.person();
  for (const [key, value] of Object.entries(UNWRITABLE)) {
    malformed(await client.post(client.at('/people'), { name: 'X', [key]: value }), key, `create ${key}`);
    malformed(await client.patch(client.at(`/people/${person.id}`), { [key]: value }), key, `update ${key}`);
  }
  const several = await client.post(client.at('/people'), { colour: 1, gender: 'x' });
  for (const place of ['colour', 'gender', 'name']) malformed(several, place);
  expect((await client.get(client.at(`/people/${person.id}`))).body).toEqual(person);
});

test('an update changes what it names and nothing else', async ({ client }) => {
  const person = await client.made(client.at('/people'), { ...FULL, external_id: randomUUID() });
  const path = client.at(`/people/${person.id}`);
  const steps: Record<string, unknown> = {
    name: 'Ana R.',
    bio: 'Retired now.',
    city: 'Ronda',
    country: 'PT',
    date_of_birth: '1960-01-01',
    avatar_url: 'https://example.org/b.png',
    education_level: 'graduate',
    employment_status: 'retired',
    external_id: randomUUID(),
    gender: 'non-binary',
    household: 'shared_housing',
    income_level: 'upper',
    interests: ['music'],
    locale_type: 'rural',
    accessibility_profile: { hearing: 'deaf' },
  };
  let before = person;
  for (const [field, value] of Object.entries(steps)) {
    await wait(2);
    const after = succeeded(await client.patch(path, { [field]: value }), 200, field);
    expect.soft(after, field).toEqual({ ...before, [field]: value, updated_at: after.updated_at });
    expect.soft(Date.parse(after.updated_at), field).toBeGreaterThan(Date.parse(before.updated_at));
    before = after;
  }
  const renamed = succeeded(await client.patch(path, { occupation: 'Nurse' }), 200);
  expect(renamed).toMatchObject({ occupation: 'Nurse', occupation_code: expect.stringMatching(/^2221|^222|^2/) });
  expect(succeeded(await client.patch(path, {}), 200)).toEqual(renamed);
  const several = succeeded(await client.patch(path, { city: 'Cádiz', country: 'ES', bio: null }), 200);
  expect(several).toMatchObject({ city: 'Cádiz', country: 'ES', bio: null, name: 'Ana R.' });
});

test('null clears any field but the name', async ({ client }) => {
  const person = await client.made(client.at('/people'), { ...FULL, external_id: randomUUID() });
  const path = client.at(`/people/${person.id}`);
  const empty: Record<string, unknown> = { accessibility_profile: {}, interests: [] };
  for (const field of [...Object.keys(FULL), 'external_id']) {
    if (field === 'name') continue;
    const { status, body } = await client.patch(path, { [field]: null });
    expect.soft([status, body[field]], field).toEqual([200, empty[field] ?? null]);
  }
  expect((await client.get(path)).body).toMatchObject({ name: FULL.name, occupation_code: null, bio: null });
  malformed(await client.patch(path, { name: null }), 'name');
  malformed(await client.patch(path, { name: '' }), 'name');
  const nulls = Object.fromEntries(Object.keys(FULL).map((field) => [field, field === 'name' ? 'Null' : null]));
  expect((await client.post(client.at('/people'), nulls)).body).toMatchObject({
    bio: null,
    interests: [],
    name: 'Null',
  });
});

test('the occupation code follows the title', async ({ client }) => {
  for (const [occupation, code] of [
    ['Bus driver', '8331'],
    ['Retired bus driver', '8331'],
    ['Nurse', '2221'],
    ['Software engineer', '2512'],
    ['Keeper of nothing at all', null],
  ] as const)
    expect
      .soft((await client.person({ occupation })).occupation_code, occupation)
      .toEqual(code === null ? null : expect.stringMatching(new RegExp(`^${code.slice(0, 2)}`)));
});

test('an external id is unique among the people of the workspace', async ({ client, server }) => {
  const external_id = `crm ${randomUUID()}`;
  const person = await client.person({ external_id });
  refused(await client.post(client.at('/people'), { name: 'Twin', external_id }), 409, 'external_id_taken');
  const other = await client.person();
  const path = client.at(`/people/${other.id}`);
  refused(await client.patch(path, { external_id }), 409, 'external_id_taken');
  expect((await client.get(path)).body.external_id).toBeNull();
  succeeded(await client.patch(client.at(`/people/${person.id}`), { external_id }), 200, 'its own again');
  const elsewhere = await server.client();
  expect((await elsewhere.person({ external_id })).external_id).toBe(external_id);
  succeeded(await client.patch(client.at(`/people/${person.id}`), { external_id: null }), 200);
  succeeded(await client.patch(path, { external_id }), 200, 'freed by clearing');
  for (let index = 0; index < 3; index += 1)
    expect((await client.person({ external_id: null })).external_id).toBeNull();
});

test('a create is done once for each Idempotency-Key', async ({ client, server }) => {
  const send = (body: object, key: string, by = client) => by.post(by.at('/people'), body, { 'idempotency-key': key });
  const key = randomUUID();
  const first = await send({ name: 'Once', city: 'Faro' }, key);
  const again = await send({ city: 'Faro', name: 'Once' }, key);
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body]);
  refused(await send({ name: 'Once' }, key), 409, 'idempotency_conflict');
  const sibling = await server.key(client);
  expect((await send({ name: 'Once', city: 'Faro' }, key, sibling)).body.id).toBe(first.body.id);
  const elsewhere = await server.client();
  expect((await send({ name: 'Once', city: 'Faro' }, key, elsewhere)).status).toBe(201);
  const task = await client.post(client.at('/tasks'), { name: 'T', instructions: 'Go' }, { 'idempotency-key': key });
  expect(task.status, 'another operation').toBe(201);
  succeeded(await client.patch(client.at(`/people/${first.body.id}`), { city: 'Beja' }), 200);
  expect((await send({ name: 'Once', city: 'Faro' }, key)).body, 'the stored answer').toEqual(first.body);
  for (const wrong of ['x'.repeat(256), 'two words', 'ünder'])
    refused(
      await send({ name: 'X' }, encodeURI(wrong) === wrong || wrong.includes(' ') ? wrong : 'ü'),
      422,
      'idempotency_key_invalid',
    );
  for (const right of ['x', 'x'.repeat(255), '!"#$%&()*+,-./:;<=>?@[]^_`{|}~'])
    expect.soft((await send({ name: 'X' }, `${right}`)).status, right).toBe(201);
  const refusedKey = randomUUID();
  malformed(await send({ name: '' }, refusedKey), 'name');
  expect((await send({ name: 'Now' }, refusedKey)).status, 'a refusal is not remembered').toBe(201);
  const raced = await Promise.all(Array.from({ length: 8 }, () => send({ name: 'Raced' }, 'raced')));
  expect(new Set(raced.map((answer) => answer.body.id)).size).toBe(1);
  expect(raced.filter((answer) => answer.status === 201)).toHaveLength(1);
  const external = await Promise.all(
    Array.from({ length: 6 }, () => send({ name: 'Raced', external_id: 'one' }, 'raced-external')),
  );
  expect(external.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
});

test('what is sent must be JSON of a size', async ({ client }) => {
  const send = (body: string, type: string | null = 'application/json', path = '/people') =>
    client.raw('POST', client.at(path), { body, ...(type ? { headers: { 'content-type': type } } : {}) });
  for (const path of ['/people', '/people/search', '/people/generation-jobs']) {
    for (const body of ['{', '{"name":', 'name=Ada', '{"name":"A",}', "{'name':'A'}"])
      refused(await send(body, undefined, path), 400, 'malformed_json', path);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      refused(await send('{"name":"A"}', type, path), 415, 'unsupported_media_type', `${path} ${type}`);
    refused(await send(JSON.stringify({ name: 'x'.repeat(1_100_000) }), undefined, path), 413, 'body_too_large', path);
  }
  succeeded(await send('{"name":"A"}', 'application/json; charset=utf-8'), 201);
  succeeded(await send('{"name":"A"}', 'Application/JSON'), 201);
  const empty = await client.raw('POST', client.at('/people'));
  expect(empty.status).toBe(422);
  const nul = await client.post(client.at('/people'), { name: 'a\u0000b' });
  expect(nul.status).toBe(422);
});
