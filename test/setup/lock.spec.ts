import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

test('the lock file names every platform’s packages, or npm ci refuses it', () => {
  const missing = Object.values(packages)
    .flatMap((locked) => Object.keys(locked.optionalDependencies ?? {}))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing, 'mend it with: npm run lock').toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(packages).filter((locked) => locked.resolved)).toEqual([]);
});
