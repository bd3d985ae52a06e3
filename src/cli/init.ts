import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, Option } from 'commander';

/** What `init` writes, and the template it comes from. */
const FILES: ReadonlyArray<{ path: string; template: string; only?: 'github' | 'gitlab' }> = [
  { path: 'scenarios/first.scenario.yaml', template: 'first.scenario.yaml' },
  { path: 'scenarios/sample-site.mjs', template: 'sample-site.mjs' },
  // Not named .ts among the sources, where it would be compiled.
  { path: 'playwright.config.ts', template: 'playwright.config.ts.txt' },
  { path: '.github/workflows/dramatis.yml', template: 'github.yml', only: 'github' },
  { path: '.gitlab-ci.yml', template: 'gitlab.yml', only: 'gitlab' },
];

const IGNORED = [
  'dramatis-results/',
  'test-results/',
  'playwright-report/',
  'blob-report/',
  '.dramatis/',
  '*.scenario.y*ml.spec.mjs',
];

export function register(program: Command): void {
  program
    .command('init')
    .description('write a starter scenario, a Playwright configuration and a CI workflow into this folder')
    .addOption(
      new Option('--ci <which>', 'the workflow to write').choices(['github', 'gitlab', 'none']).default('github'),
    )
    .action(({ ci }: { ci: string }) => {
      for (const { path, template, only } of FILES) if (!only || only === ci) write(path, template);
      ignore();
      process.stdout.write(
        [
          '',
          'Next:',
          '  npx dramatis doctor             is everything there?',
          '  npx dramatis run scenarios      two people try the sample site',
          '  npx dramatis report --open      what came of it',
          '  npx playwright test             the same as Playwright tests',
          '',
        ].join('\n'),
      );
    });
}

/** What is there already is the user's and stays as it is. */
function write(path: string, template: string): void {
  if (existsSync(path)) {
    process.stdout.write(`kept     ${path} (it was there)\n`);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, readFileSync(join(import.meta.dirname, 'templates/sample', template)));
  process.stdout.write(`written  ${path}\n`);
}

function ignore(): void {
  const lines = existsSync('.gitignore') ? readFileSync('.gitignore', 'utf8').split('\n') : [];
  const missing = IGNORED.filter((entry) => !lines.includes(entry));
  if (missing.length === 0) return;
  const gap = lines.length > 0 && lines.at(-1) !== '' ? '\n' : '';
  appendFileSync('.gitignore', `${gap}${missing.join('\n')}\n`);
  process.stdout.write(`added    ${missing.join(' ')} to .gitignore\n`);
}
