import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { misnamed } from '../../src/mind/scent/telling/misnamed.ts';

test('who acts on what bears none of the names that were given for it wonders whether it is the one', () => {
  const press = { rule: 'records', commits: true, item: { kind: 'click', label: 'Choose' } } as Proposal;
  const before = (shown: string, by: string) =>
    ({
      memory: {
        records: {
          text: 'Change your tariff to the Comfort plan for £24 a month.',
          focus: 'T-2',
          meant: { meant: { by } },
        },
      },
      page: { title: 'Tariffs', site: '', all: phrase(shown), items: [] },
    }) as unknown as Situation;
  expect(misnamed(before('T-2 £24 a month Choose', 'amounts'), press)).toBe('T-2');
  expect(misnamed(before('Comfort £24 a month Choose', 'amounts'), press)).toBe(null);
  expect(misnamed(before('T-2 £24 a month Choose', 'name'), press)).toBe(null);
});
