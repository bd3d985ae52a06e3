import { expect, test } from '@playwright/test';
import { ageOn, isServiceError, type Person } from '../../src/contract/index.ts';
import { matches, normalizeRule, peopleSchema, ruleToPredicate, validateRule } from '../../src/people/index.ts';
import { leaf, person } from './person.ts';

const TODAY = new Date('2026-06-15T12:00:00Z');

function refusal(rule: unknown) {
  try {
    validateRule(rule);
  } catch (error) {
    if (isServiceError(error)) return error;
    throw error;
  }
  throw new Error('the rule was accepted');
}

const group = (op: string, ...conditions: unknown[]) => ({ op, conditions });
const nested = (depth: number): unknown =>
  depth === 0 ? leaf('country', 'eq', 'ES') : group('and', nested(depth - 1));

test.describe('what a rule matches', () => {
  const cases: Array<[name: string, fields: Partial<Person>, rule: unknown, expected: boolean]> = [
    ['exact', { country: 'ES' }, leaf('country', 'eq', 'ES'), true],
    ['exact minds the case', { country: 'ES' }, leaf('country', 'eq', 'es'), false],
    ['exact minds accents', { city: 'Málaga' }, leaf('city', 'in', ['Malaga']), false],
    ['contains folds case and accents', { city: 'Málaga' }, leaf('city', 'contains', 'LAGA'), true],
    [
      'starts_with folds on both sides',
      { name: 'Łukasz Żak' },
      leaf('name', 'starts_with', 'lukasz z', 'profile'),
      true,
    ],
    ['contains takes % literally', { occupation: 'Baker' }, leaf('occupation', 'contains', '%'), false],
    ['neq', { gender: 'male' }, leaf('gender', 'neq', 'female'), true],
    ['in', { gender: 'male' }, leaf('gender', 'in', ['female', 'male']), true],
    ['code prefix', { occupation_code: '2512' }, leaf('occupation_code', 'starts_with', '25'), true],
    ['code prefix of another family', { occupation_code: '2512' }, leaf('occupation_code', 'starts_with', '51'), false],
    ['has a leaf', { interests: ['sports.cycling'] }, leaf('interests', 'has', 'sports.cycling'), true],
    ['has a parent', { interests: ['sports.cycling'] }, leaf('interests', 'has', 'sports'), true],
    [
      'a leaf does not match its parent tag',
      { interests: ['sports'] },
      leaf('interests', 'has', 'sports.cycling'),
      false,
    ],
    ['has_any', { interests: ['food.wine'] }, leaf('interests', 'has_any', ['sports', 'food']), true],
    [
      'access need',
      { accessibility_profile: { vision: 'blind' } },
      leaf('vision', 'eq', 'blind', 'accessibility'),
      true,
    ],
    [
      'access number',
      { accessibility_profile: { text_zoom: 200 } },
      leaf('text_zoom', 'gte', 150, 'accessibility'),
      true,
    ],
    [
      'access flag',
      { accessibility_profile: { screen_reader: true } },
      leaf('screen_reader', 'eq', true, 'accessibility'),
      true,
    ],
    [
      'date between',
      { date_of_birth: '1980-02-01' },
      leaf('date_of_birth', 'between', ['1980-01-01', '1980-12-31']),
      true,
    ],
    ['instants compare as instants', {}, leaf('created_at', 'lte', '2026-01-01T01:00:00+01:00', 'provenance'), true],
    ['is_null on null', {}, leaf('city', 'is_null'), true],
    ['is_null on an empty list', {}, leaf('interests', 'is_null'), true],
    ['is_not_null', { city: 'Bari' }, leaf('city', 'is_not_null'), true],
    [
      'is_not_null of an empty profile',
      {},
      leaf('accessibility_profile', 'is_not_null', undefined, 'accessibility'),
      false,
    ],
    [
      'and',
      { city: 'Bari', country: 'IT' },
      group('and', leaf('city', 'eq', 'Bari'), leaf('country', 'eq', 'FR')),
      false,
    ],
    ['or', { city: 'Bari', country: 'IT' }, group('or', leaf('city', 'eq', 'Bari'), leaf('country', 'eq', 'FR')), true],
    ['not', { country: 'IT' }, group('not', leaf('country', 'eq', 'FR')), true],
    ['unset satisfies no comparison', {}, leaf('country', 'neq', 'FR'), false],
    ['nor its negation', {}, group('not', leaf('country', 'eq', 'FR')), false],
    ['unset interests have nothing, and not nothing', {}, group('not', leaf('interests', 'has', 'sports')), false],
    [
      'unknown or true is true',
      { city: 'Bari' },
      group('or', leaf('country', 'eq', 'FR'), leaf('city', 'eq', 'Bari')),
      true,
    ],
    [
      'unknown and false negated is true',
      { city: 'Bari' },
      group('not', group('and', leaf('country', 'eq', 'FR'), leaf('city', 'eq', 'Rome'))),
      true,
    ],
    [
      'unknown and true negated is unknown',
      { city: 'Bari' },
      group('not', group('and', leaf('country', 'eq', 'FR'), leaf('city', 'eq', 'Bari'))),
      false,
    ],
  ];
  for (const [name, fields, rule, expected] of cases)
    test(name, () => {
      expect(matches(rule, person(fields), TODAY)).toBe(expected);
    });
});

test('ages compared as dates of birth agree with the age itself, leap days included', () => {
  const births = ['2008-06-15', '2008-06-16', '1960-02-29', '1961-02-28', '1961-03-01', '2030-01-01', '1901-12-31'];
  const days = ['2026-06-15', '2024-02-29', '2025-02-28', '2025-03-01'].map((day) => new Date(`${day}T00:00:00Z`));
  const operators = {
    eq: (age: number, n: number) => age === n,
    neq: (age: number, n: number) => age !== n,
    gt: (age: number, n: number) => age > n,
    gte: (age: number, n: number) => age >= n,
    lt: (age: number, n: number) => age < n,
    lte: (age: number, n: number) => age <= n,
  };
  for (const date_of_birth of births)
    for (const day of days)
      for (const n of [-5, 0, 17, 18, 63, 64, 65, 120, 99_999])
        for (const [operator, compare] of Object.entries(operators)) {
          const age = ageOn(date_of_birth, day) as number;
          const found = matches(leaf('age', operator, n), person({ date_of_birth }), day);
          expect([date_of_birth, day.toISOString(), operator, n, found]).toEqual([
            date_of_birth,
            day.toISOString(),
            operator,
            n,
            compare(age, n),
          ]);
        }
  expect(matches(leaf('age', 'in', [18, 66]), person({ date_of_birth: '1960-02-29' }), TODAY)).toBe(true);
  expect(matches(leaf('age', 'between', [60, 66]), person({ date_of_birth: '1960-02-29' }), TODAY)).toBe(true);
});

test.describe('what is refused', () => {
  const invalid: Array<[name: string, rule: unknown, offender: RegExp]> = [
    ['no object', 'country = ES', /leaf .* or a group/],
    ['neither leaf nor group', {}, /neither/],
    ['leaf and group at once', { ...leaf('country', 'eq', 'ES'), op: 'and', conditions: [] }, /never both/],
    ['unknown attribute', leaf('shoe_size', 'eq', 44), /shoe_size/],
    ['misspelt attribute', leaf('contry', 'eq', 'ES'), /did you mean `country`/],
    ['unknown source', leaf('country', 'eq', 'ES', 'astrology'), /astrology/],
    ['the wrong source of an attribute', leaf('name', 'eq', 'Ana'), /its source is `profile`/],
    ['unknown operator', leaf('country', 'like', 'E%'), /like/],
    ['an operator of another type', leaf('gender', 'contains', 'male'), /contains/],
    ['an order where none is published', leaf('city', 'gt', 'B'), /gt/],
    ['a number for text', leaf('country', 'eq', 5), /5/],
    ['text for a number', leaf('age', 'gte', '65'), /whole number/],
    ['a fraction of a year', leaf('age', 'gte', 65.5), /65\.5/],
    ['no value', leaf('country', 'eq'), /nothing/],
    ['null for a value', leaf('country', 'eq', null), /is_null|string/],
    ['a date that is none', leaf('date_of_birth', 'lt', '2026-02-30'), /2026-02-30/],
    ['an unknown option', leaf('gender', 'eq', 'robot'), /robot/],
    ['an unknown interest', leaf('interests', 'has', 'sports.curling'), /sports\.curling/],
    ['an unknown interest among others', leaf('interests', 'has_any', ['sports', 'nope']), /nope/],
    ['in without an array', leaf('country', 'in', 'ES'), /array/],
    ['in with nothing', leaf('country', 'in', []), /at least one/],
    ['between of one', leaf('age', 'between', [3]), /exactly two/],
    ['between upside down', leaf('age', 'between', [70, 60]), /smaller value first/],
    ['a value for is_null', leaf('country', 'is_null', 'ES'), /takes no value/],
    ['an unknown key on a leaf', { ...leaf('country', 'eq', 'ES'), negate: true }, /negate/],
    [
      'an unknown key on a field',
      { field: { source: 'demographic', key: 'country', x: 1 }, operator: 'eq', value: 'ES' },
      /field\.x/,
    ],
    ['an unknown op', group('xor', leaf('country', 'eq', 'ES')), /xor/],
    ['not of two', group('not', leaf('country', 'eq', 'ES'), leaf('country', 'eq', 'FR')), /exactly one/],
    ['an empty group', group('and'), /at least one/],
    ['conditions that are no array', { op: 'and', conditions: { 0: leaf('country', 'eq', 'ES') } }, /array/],
    [
      'a bad node deep inside',
      group('and', leaf('country', 'eq', 'ES'), group('or', leaf('nope', 'eq', 1))),
      /rule\.conditions\[1\]\.conditions\[0\]\.field\.key/,
    ],
  ];
  for (const [name, rule, offender] of invalid)
    test(name, () => {
      const error = refusal(rule);
      expect([error.status, error.kind]).toEqual([422, 'search_rule_invalid']);
      expect(error.message).toMatch(offender);
    });

  const many = (count: number) => Array.from({ length: count }, () => leaf('country', 'eq', 'ES'));
  const complex: Array<[name: string, rule: unknown, count: number, limit: number]> = [
    ['a third level', nested(3), 3, 2],
    ['a tree thousands of levels deep', nested(4000), 4000, 2],
    ['sixteen in one group', group('or', ...many(16)), 16, 15],
    ['twenty-six in total', group('and', group('or', ...many(13)), group('or', ...many(13))), 26, 25],
  ];
  for (const [name, rule, count, limit] of complex)
    test(name, () => {
      const error = refusal(rule);
      expect([error.status, error.kind]).toEqual([422, 'search_rule_too_complex']);
      expect(error.extra).toMatchObject({ count, limit });
      expect(error.message).toContain(String(count));
    });

  test('but not what stands exactly at a cap', () => {
    validateRule(group('and', ...many(15)));
    validateRule(group('and', group('or', ...many(12)), group('or', ...many(13))));
    validateRule(leaf('country', 'eq', 'ES'));
  });
});

test('everything the schema publishes can be asked, and finds or does not', () => {
  const { attributes } = peopleSchema();
  expect(new Set(attributes.map(({ name }) => name)).size).toBe(attributes.length);
  const sample: Record<string, unknown> = {
    string: 'a',
    code: '25',
    integer: 5,
    number: 120,
    boolean: true,
    date: '2000-01-01',
    datetime: '2026-01-01T00:00:00.000Z',
    uuid: '0197a000-0000-7000-8000-000000000001',
  };
  for (const { name, type, filter, options, writability } of attributes) {
    expect(writability.readable, name).toBe(true);
    if (!filter) throw new Error(`${name} cannot be searched`);
    for (const operator of filter.operators) {
      const one = sample[type] ?? options?.[0]?.value;
      const value = /null/.test(operator)
        ? undefined
        : /^(in|has_any)$/.test(operator)
          ? [one]
          : operator === 'between'
            ? [one, one]
            : one;
      const rule = leaf(filter.key, operator, value, filter.source);
      expect([true, false, null], `${name} ${operator}`).toContain(ruleToPredicate(rule, TODAY)(person()));
    }
  }
  const readOnly = attributes.filter(({ writability }) => writability.read_only).map(({ name }) => name);
  expect(readOnly).toEqual(expect.arrayContaining(['age', 'occupation_code', 'archived_at', 'generation_job_id']));
});

test('the normalized rule is plain data for a store', () => {
  expect(normalizeRule(group('and', leaf('age', 'gte', 65), leaf('city', 'contains', 'MÁL')), TODAY)).toEqual({
    test: 'and',
    rules: [
      { test: 'lte', column: 'date_of_birth', value: '1961-06-15' },
      { test: 'contains', column: 'city', folded: 'mal' },
    ],
  });
});
