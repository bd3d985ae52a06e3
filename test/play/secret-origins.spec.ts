import { expect, test } from '@playwright/test';
import { secretOriginsOf } from '../../src/play/index.ts';

const planned = (url: string, named: Record<string, string[]> = {}) => ({
  secrets: new Map([['{{password}}', 'x']]),
  secretOrigins: new Map(Object.entries(named)),
  environment: { name: 'shop', url, id: null, versionId: null },
  origins: ['https://shop.example', 'https://login.example'],
});

test('a secret goes where the scenario says, else to the place itself, and from no place at all to what is allowed', () => {
  const of = (...given: Parameters<typeof planned>) => secretOriginsOf(planned(...given)).get('{{password}}');
  expect(of('https://shop.example/a')).toEqual(['https://shop.example']);
  expect(of('https://shop.example/a', { '{{password}}': ['https://login.example'] })).toEqual([
    'https://login.example',
  ]);
  expect(of('about:blank')).toEqual(['https://shop.example', 'https://login.example']);
});
