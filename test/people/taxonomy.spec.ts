import { expect, test } from '@playwright/test';
import { HOBBIES } from '../../src/people/generate/bio/hobbies.ts';
import { JOBS } from '../../src/people/generate/jobs.ts';
import { deriveOccupationCode, expandInterest, fold, interestTaxonomy, isInterest } from '../../src/people/index.ts';
import { TITLES } from '../../src/people/occupations/titles.ts';

test('the taxonomy is two levels of unique dotted ids, each with a label', () => {
  const nodes = interestTaxonomy();
  const parents = nodes.filter((node) => node.parent === null);
  expect(parents.length).toBeGreaterThanOrEqual(12);
  expect(nodes.length - parents.length).toBeGreaterThanOrEqual(80);
  expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length);
  for (const node of nodes) {
    expect(node.id).toMatch(/^[a-z0-9_]+(\.[a-z0-9_]+)?$/);
    expect(node.label).toMatch(/\S/);
    if (node.parent) expect(node.id.startsWith(`${node.parent}.`)).toBe(true);
  }
});

test('a parent expands to itself and what is beneath it, and to nothing beside it', () => {
  expect(expandInterest('sports')).toContain('sports.cycling');
  expect(expandInterest('sports')).toContain('sports');
  expect(expandInterest('sports.cycling')).toEqual(['sports.cycling']);
  expect(expandInterest('sport')).toEqual([]);
  expect(isInterest('sports.cycling')).toBe(true);
  expect(isInterest('sports.')).toBe(false);
});

test('every leaf has something to say in a bio', () => {
  const leaves = interestTaxonomy().filter((node) => node.parent !== null);
  for (const { id } of leaves) expect(HOBBIES.get(id)?.length ?? 0, id).toBeGreaterThanOrEqual(3);
  expect([...HOBBIES.keys()].filter((id) => !isInterest(id))).toEqual([]);
});

test('folding takes away case, accents and letters of their own', () => {
  expect(fold('Łódź STRASSE Straße Ærø Muñoz İzmir')).toBe('lodz strasse strasse aero munoz izmir');
});

test('job titles as people write them get their ISCO-08 code', () => {
  const expected: Record<string, string | null> = {
    'Bus driver': '8331',
    'Retired bus driver': '8331',
    'former BUS DRIVER': '8331',
    Nurse: '2221',
    'Registered nurse (ICU)': '2221',
    'Senior software engineer at a bank': '2512',
    'Front-end developer': '2513',
    'Primary school teacher, part-time': '2341',
    Teacher: '23',
    'Sales managers': '1221',
    'Financial advisor': '2412',
    'Hairdresser & make-up artist': '5142',
    Student: null,
    'Law student': null,
    Homemaker: null,
    'Stay-at-home parent': null,
    'Dream alchemist': null,
    '': null,
  };
  for (const [title, code] of Object.entries(expected))
    expect([title, deriveOccupationCode(title)]).toEqual([title, code]);
  expect(deriveOccupationCode(null)).toBeNull();
});

test('no title stands in two groups, and each finds its own', () => {
  const seen = new Map<string, string>();
  for (const line of TITLES.trim().split('\n')) {
    const [code = ''] = line.split(' ', 1);
    expect(code).toMatch(/^\d{1,4}$/);
    for (const title of line.slice(code.length + 1).split('|')) {
      expect(seen.get(title), title).toBeUndefined();
      seen.set(title, code);
      expect([title, deriveOccupationCode(title)]).toEqual([title, code]);
    }
  }
  expect(seen.size).toBeGreaterThan(1200);
  for (const job of JOBS) expect(job.code, job.title).toMatch(/^\d{4}$/);
});
