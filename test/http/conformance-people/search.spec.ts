import { expect } from '@playwright/test';
import type { Client } from '../harness.ts';
import { group, leaf, refused, succeeded } from './checks.ts';
import { test } from './served.ts';

// Search rules: what the schema publishes, three-valued logic, caps, and what is refused.

const and = (...conditions: unknown[]) => group('and', ...conditions);
const or = (...conditions: unknown[]) => group('or', ...conditions);
const not = (condition: unknown) => group('not', condition);

const born = (age: number, days = 0) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - age);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

async function cast(client: Client): Promise<void> {
  const people = [
    {
      name: 'Old',
      date_of_birth: born(70),
      city: 'Łódź',
      country: 'PL',
      gender: 'female',
      interests: ['sports.cycling', 'music.jazz'],
      occupation: 'Nurse',
      accessibility_profile: { screen_reader: true, vision: 'blind', text_zoom: 200 },
      bio: 'Loves Crème brûlée & 100% wool.',
      household: 'single',
      external_id: 'A-1',
    },
    {
      name: 'Young',
      date_of_birth: born(20, 1),
      city: 'lodi',
      country: 'IT',
      gender: 'male',
      interests: ['food.wine'],
      occupation: 'Software engineer',
      accessibility_profile: { motor: 'tremor', text_zoom: 120 },
      household: 'shared_housing',
      employment_status: 'student',
    },
    { name: 'Middle', date_of_birth: born(40), city: 'Lodi', country: 'US', gender: 'female', interests: ['sports'] },
    { name: 'Blank' },
  ];
  for (const person of people) await client.made(client.at('/people'), person);
}

test('every operator finds those it should', async ({ client }) => {
  await cast(client);
  const access = (key: string, operator: string, value?: unknown) => leaf(key, operator, value, 'accessibility');
  const profile = (key: string, operator: string, value?: unknown) => leaf(key, operator, value, 'profile');
  const provenance = (key: string, operator: string, value?: unknown) => leaf(key, operator, value, 'provenance');
  const table: Array<[rule: unknown, found: string]> = [
    [leaf('gender', 'eq', 'female'), 'Middle Old'],
    [leaf('gender', 'neq', 'female'), 'Young'],
    [leaf('gender', 'in', ['male', 'female']), 'Middle Old Young'],
    [leaf('gender', 'in', ['non-binary']), ''],
    [leaf('gender', 'is_null'), 'Blank'],
    [leaf('gender', 'is_not_null'), 'Middle Old Young'],
    [not(leaf('gender', 'eq', 'female')), 'Young'],
    [not(leaf('gender', 'is_null')), 'Middle Old Young'],
    [not(leaf('gender', 'is_not_null')), 'Blank'],
    [not(leaf('gender', 'in', ['male'])), 'Middle Old'],
    [leaf('city', 'eq', 'lodi'), 'Young'],
    [leaf('city', 'eq', 'Lodi'), 'Middle'],
    [leaf('city', 'neq', 'Lodi'), 'Old Young'],
    [leaf('city', 'in', ['lodi', 'Lodi']), 'Middle Young'],
    [leaf('city', 'contains', 'OD'), 'Middle Old Young'],
    [leaf('city', 'contains', 'lodz'), 'Old'],
    [leaf('city', 'starts_with', 'LOD'), 'Middle Old Young'],
    [leaf('city', 'starts_with', 'odi'), ''],
    [not(leaf('city', 'starts_with', 'lodi')), 'Old'],
    [leaf('age', 'eq', 70), 'Old'],
    [leaf('age', 'neq', 70), 'Middle Young'],
    [leaf('age', 'gt', 40), 'Old'],
    [leaf('age', 'gte', 40), 'Middle Old'],
    [leaf('age', 'lt', 40), 'Young'],
    [leaf('age', 'lte', 40), 'Middle Young'],
    [leaf('age', 'between', [19, 40]), 'Middle Young'],
    [leaf('age', 'between', [40, 40]), 'Middle'],
    [leaf('age', 'eq', 19), 'Young'],
    [leaf('age', 'in', [19, 70]), 'Old Young'],
    [leaf('age', 'is_null'), 'Blank'],
    [not(leaf('age', 'gte', 40)), 'Young'],
    [leaf('date_of_birth', 'gt', born(40)), 'Young'],
    [leaf('date_of_birth', 'lte', born(40)), 'Middle Old'],
    [leaf('date_of_birth', 'eq', born(40)), 'Middle'],
    [leaf('date_of_birth', 'between', [born(70), born(40)]), 'Middle Old'],
    [leaf('interests', 'has', 'sports'), 'Middle Old'],
    [leaf('interests', 'has', 'sports.cycling'), 'Old'],
    [leaf('interests', 'has_any', ['food', 'music']), 'Old Young'],
    [leaf('interests', 'has_any', ['games']), ''],
    [leaf('interests', 'is_null'), 'Blank'],
    [leaf('interests', 'is_not_null'), 'Middle Old Young'],
    [not(leaf('interests', 'has', 'sports')), 'Young'],
    [leaf('occupation_code', 'starts_with', '2'), 'Old Young'],
    [leaf('occupation_code', 'starts_with', '25'), 'Young'],
    [leaf('occupation_code', 'is_null'), 'Blank Middle'],
    [leaf('occupation', 'contains', 'ENGINEER'), 'Young'],
    [access('screen_reader', 'eq', true), 'Old'],
    [access('screen_reader', 'eq', false), ''],
    [not(access('screen_reader', 'eq', true)), ''],
    [access('screen_reader', 'is_null'), 'Blank Middle Young'],
    [access('vision', 'eq', 'blind'), 'Old'],
    [access('vision', 'in', ['blind', 'low_vision']), 'Old'],
    [access('motor', 'neq', 'tremor'), ''],
    [access('text_zoom', 'gte', 150), 'Old'],
    [access('text_zoom', 'between', [100, 150]), 'Young'],
    [access('accessibility_profile', 'is_null'), 'Blank Middle'],
    [access('accessibility_profile', 'is_not_null'), 'Old Young'],
    [profile('bio', 'contains', 'creme brulee'), 'Old'],
    [profile('bio', 'contains', '100%'), 'Old'],
    [profile('bio', 'contains', '_'), ''],
    [profile('name', 'starts_with', 'o'), 'Old'],
    [profile('name', 'eq', 'old'), ''],
    [profile('name', 'in', ['Old', 'Blank']), 'Blank Old'],
    [profile('external_id', 'eq', 'A-1'), 'Old'],
    [profile('external_id', 'starts_with', 'a-'), 'Old'],
    [provenance('archived_at', 'is_null'), 'Blank Middle Old Young'],
    [provenance('archived_at', 'is_not_null'), ''],
    [provenance('generation_job_id', 'is_null'), 'Blank Middle Old Young'],
    [provenance('created_at', 'gt', '2020-01-01T00:00:00Z'), 'Blank Middle Old Young'],
    [provenance('created_at', 'lt', '2020-01-01T00:00:00Z'), ''],
    [and(leaf('gender', 'eq', 'female'), leaf('age', 'gte', 65)), 'Old'],
    [or(leaf('gender', 'eq', 'male'), leaf('age', 'gte', 65)), 'Old Young'],
    [or(leaf('gender', 'is_null'), leaf('age', 'gte', 65)), 'Blank Old'],
    [and(leaf('gender', 'eq', 'female')), 'Middle Old'],
    [not(and(leaf('gender', 'eq', 'female'), leaf('age', 'gte', 65))), 'Middle Young'],
    [not(or(leaf('gender', 'eq', 'male'), leaf('age', 'gte', 65))), 'Middle'],
    [and(not(leaf('country', 'eq', 'PL')), leaf('gender', 'eq', 'female')), 'Middle'],
    [or(and(leaf('country', 'eq', 'PL')), and(leaf('country', 'eq', 'IT'))), 'Old Young'],
    [and(or(leaf('country', 'eq', 'PL'), leaf('country', 'eq', 'US')), leaf('age', 'lt', 65)), 'Middle'],
    // Unknown on one side, true on the other: `or` knows, `and` does not.
    [or(leaf('employment_status', 'eq', 'student'), leaf('country', 'eq', 'US')), 'Middle Young'],
    [not(and(leaf('employment_status', 'eq', 'student'), leaf('country', 'eq', 'US'))), 'Old Young'],
  ];
  for (const [rule, found] of table) {
    const what = JSON.stringify(rule);
    const answer = await client.post(client.at('/people/search'), { owner: 'self', rule });
    const names = (answer.body.items ?? []).map(({ name }: { name: string }) => name).sort();
    expect.soft([answer.status, names.join(' ')], what).toEqual([200, found]);
  }
});

test('a rule is joined with owner, name and archive by and', async ({ client }) => {
  await cast(client);
  const rule = leaf('gender', 'eq', 'female');
  const count = async (body: object) =>
    succeeded(await client.post(client.at('/people/search'), { rule, pagination: { limit: 100 }, ...body }), 200).items;
  expect(await count({ owner: 'self' })).toHaveLength(2);
  expect(await count({ owner: 'self', search: 'mid' })).toHaveLength(1);
  expect(await count({ owner: 'self', archived: true })).toHaveLength(0);
  const platform = await count({ owner: 'platform' });
  expect(platform.length).toBeGreaterThan(50);
  expect(
    platform.every(
      ({ gender, owner }: { gender: string; owner: string }) => gender === 'female' && owner === 'platform',
    ),
  ).toBe(true);
  expect((await count({})).length).toBe(100);
  expect((await count({ pagination: { limit: 3 } })).length).toBe(3);
});

test('the schema is complete, the same for all, and every operator it publishes works', { tag: '@long' }, async ({
  client,
  server,
}) => {
  const { attributes } = succeeded(await client.get(client.at('/people/schema')), 200);
  const other = await server.client();
  expect((await other.get(other.at('/people/schema'))).body).toEqual({ attributes });
  const byName = new Map<string, { [key: string]: unknown }>(
    attributes.map((attribute: { name: string }) => [attribute.name, attribute]),
  );
  expect(byName.size).toBe(attributes.length);
  for (const attribute of attributes) {
    const { name, label, type, writability, description, filter, options } = attribute;
    expect.soft([typeof name, typeof label, typeof type], name).toEqual(['string', 'string', 'string']);
    expect.soft(Object.keys(writability).sort(), name).toEqual(['read_only', 'readable']);
    if (description !== undefined) expect.soft(typeof description, name).toBe('string');
    if (options !== undefined)
      for (const option of options)
        expect.soft([typeof option.label, typeof option.value], name).toEqual(['string', 'string']);
    if (filter === undefined) continue;
    expect.soft([typeof filter.key, typeof filter.source], name).toEqual(['string', 'string']);
    expect.soft(new Set(filter.operators).size, name).toBe(filter.operators.length);
  }
  const settable =
    'name accessibility_profile avatar_url bio city country date_of_birth education_level employment_status external_id gender household income_level interests locale_type occupation';
  for (const name of settable.split(' '))
    expect.soft(byName.get(name)?.writability, name).toEqual({ read_only: false, readable: true });
  for (const name of ['age', 'occupation_code', 'archived_at', 'generation_job_id'])
    expect.soft(byName.get(name)?.writability, name).toEqual({ read_only: true, readable: true });
  const options = byName.get('interests')?.options as { value: string }[];
  const ids = new Set(options.map(({ value }) => value));
  expect(ids.has('sports.cycling')).toBe(true);
  for (const id of ids) if (id.includes('.')) expect.soft(ids.has(id.slice(0, id.lastIndexOf('.'))), id).toBe(true);
  const samples: Record<string, unknown> = {
    integer: 40,
    number: 150,
    boolean: true,
    date: '2000-01-01',
    datetime: '2026-01-01T00:00:00.000Z',
    uuid: '0192f0c1-7a10-7c31-9d2e-000000000001',
  };
  const known = new Set(
    'eq neq in contains starts_with gt gte lt lte between has has_any is_null is_not_null'.split(' '),
  );
  for (const { filter, type, options: choices, name } of attributes) {
    const one = samples[type] ?? choices?.[0]?.value ?? 'a';
    for (const operator of known) {
      const value = operator.startsWith('is_')
        ? undefined
        : operator === 'between'
          ? [one, one]
          : ['in', 'has_any'].includes(operator)
            ? [one]
            : one;
      const rule = leaf(filter.key, operator, value, filter.source);
      const answer = await client.post(client.at('/people/search'), { rule, pagination: { limit: 1 } });
      if (filter.operators.includes(operator)) expect.soft(answer.status, `${name} ${operator}`).toBe(200);
      else refused(answer, 422, 'search_rule_invalid', `${name} ${operator}`);
    }
    for (const operator of filter.operators) expect.soft(known.has(operator), operator).toBe(true);
  }
});

test('a rule that does not hold is refused, naming the offender', async ({ client }) => {
  const ok = leaf('country', 'eq', 'ES');
  const table: Array<[rule: unknown, offender: string]> = [
    [leaf('shoe_size', 'eq', 1), 'shoe_size'],
    [leaf('country', 'like', 'E'), 'like'],
    [leaf('country', 'EQ', 'E'), 'EQ'],
    [leaf('country', 'gt', 'E'), 'gt'],
    [leaf('gender', 'contains', 'fem'), 'contains'],
    [leaf('age', 'contains', '4'), 'contains'],
    [leaf('interests', 'eq', 'sports'), 'eq'],
    [leaf('country', 'eq', 'ES', 'moon'), 'moon'],
    [leaf('country', 'eq', 'ES', 'accessibility'), 'country'],
    [leaf('interests', 'has', 'sports.curling'), 'sports.curling'],
    [leaf('interests', 'has_any', ['sports', 'nothing']), 'nothing'],
    [leaf('interests', 'has', 'cycling'), 'cycling'],
    [leaf('interests', 'has', ['sports']), 'interests'],
    [leaf('interests', 'has_any', 'sports'), 'sports'],
    [leaf('age', 'gte', 'old'), 'old'],
    [leaf('age', 'gte', '65'), '65'],
    [leaf('age', 'gte', 65.5), '65.5'],
    [leaf('age', 'gte', null), 'age'],
    [leaf('age', 'gte'), 'age'],
    [leaf('age', 'between', [1]), 'between'],
    [leaf('age', 'between', [1, 2, 3]), 'between'],
    [leaf('age', 'between', 5), 'between'],
    [leaf('gender', 'eq', 'robot'), 'robot'],
    [leaf('gender', 'in', []), 'in'],
    [leaf('gender', 'in', 'male'), 'in'],
    [leaf('gender', 'in', ['male', 'robot']), 'robot'],
    [leaf('city', 'eq', 5), 'city'],
    [leaf('date_of_birth', 'gt', 'yesterday'), 'yesterday'],
    [leaf('date_of_birth', 'gt', '2001-02-30'), '2001-02-30'],
    [leaf('screen_reader', 'eq', 'true', 'accessibility'), 'true'],
    [leaf('country', 'is_null', 'x'), 'is_null'],
    [{ ...ok, op: 'and', conditions: [ok] }, ''],
    [group('nand', ok), 'nand'],
    [group('AND', ok), 'AND'],
    [group('not', ok, ok), 'not'],
    [group('not'), ''],
    [group('and'), ''],
    [{ op: 'and' }, 'conditions'],
    [{ op: 'and', conditions: {} }, 'conditions'],
    [{ conditions: [ok] }, 'op'],
    [{}, ''],
    [[], ''],
    ['country', ''],
    [5, ''],
    [{ ...ok, extra: 1 }, 'extra'],
    [{ op: 'and', conditions: [ok], extra: 1 }, 'extra'],
    [{ operator: 'eq', value: 'ES' }, 'field'],
    [{ field: { source: 'demographic', key: 'country' }, value: 'ES' }, 'operator'],
    [{ field: 'country', operator: 'eq', value: 'ES' }, 'field'],
    [{ field: { key: 'country' }, operator: 'eq', value: 'ES' }, 'source'],
    [{ field: { source: 'demographic' }, operator: 'eq', value: 'ES' }, 'key'],
    [{ field: { source: 'demographic', key: 'country', x: 1 }, operator: 'eq', value: 'ES' }, 'x'],
    [group('and', ok, 5), ''],
    [group('and', ok, leaf('shoe_size', 'eq', 1)), 'shoe_size'],
  ];
  for (const [rule, offender] of table) {
    const what = JSON.stringify(rule);
    const answer = await client.post(client.at('/people/search'), { rule });
    const detail = refused(answer, 422, 'search_rule_invalid', what);
    expect.soft(JSON.stringify(detail), what).toContain(offender);
  }
});

test('caps: two levels, fifteen in a group, twenty-five in all', async ({ client }) => {
  const ok = leaf('country', 'eq', 'ES');
  const many = (count: number) => Array.from({ length: count }, () => ok);
  const search = (rule: unknown) => client.post(client.at('/people/search'), { rule, pagination: { limit: 1 } });
  for (const rule of [
    ok,
    and(ok),
    and(or(ok)),
    not(not(ok)),
    and(not(ok), or(ok, ok)),
    or(...many(15)),
    and(or(...many(15)), ...many(10)),
    and(or(...many(12)), or(...many(13))),
    and(...Array.from({ length: 15 }, () => not(ok))),
    leaf(
      'country',
      'in',
      Array.from({ length: 100 }, (_, index) => `C${index}`),
    ),
  ])
    expect.soft((await search(rule)).status, JSON.stringify(rule).slice(0, 80)).toBe(200);
  for (const [rule, count, limit] of [
    [and(or(and(ok))), 3, 2],
    [and(not(or(ok, ok))), 3, 2],
    [and(ok, or(ok, not(ok))), 3, 2],
    [not(not(not(not(ok)))), 4, 2],
    [or(...many(16)), 16, 15],
    [and(or(...many(16))), 16, 15],
    [and(or(...many(13)), or(...many(13))), 26, 25],
    [and(or(...many(15)), ...many(11)), 26, 25],
  ] as const) {
    const detail = refused(await search(rule), 422, 'search_rule_too_complex', `${count} over ${limit}`);
    expect.soft(JSON.stringify(detail)).toContain(String(count));
    expect.soft(JSON.stringify(detail)).toContain(String(limit));
  }
  const deep = Array.from({ length: 40 }).reduce((rule) => and(rule), ok as unknown);
  expect((await search(deep)).status).toBe(422);
});
