import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { browserAsked, namedBy } from './choice.ts';
import { launchBrowser } from './launch.ts';

const STEP_DEADLINE_MS = 10 * 60_000;

/** One way to get a browser, as it is shown to the user and run. */
export interface MendStep {
  command: string;
  arguments: string[];
  /** What it does, in words. */
  words: string;
}

/** The ways to get a browser on this machine, in the order they are tried. */
export function mendSteps(browser = browserAsked()): MendStep[] {
  const steps: MendStep[] = [
    {
      command: process.execPath,
      arguments: [playwrightCli(), 'install', browser],
      words: `Playwright's own download (npx playwright install ${browser})`,
    },
  ];
  // The others come from nowhere else.
  if (browser !== 'chromium') return steps;
  if (process.platform === 'linux')
    steps.push({
      command: 'npm',
      arguments: ['install', '--save-dev', '@sparticuz/chromium'],
      words: 'the npm package that carries one (npm install --save-dev @sparticuz/chromium)',
    });
  if (process.platform === 'linux' && process.getuid?.() === 0)
    steps.push({
      command: 'sh',
      arguments: ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
      words: "the system's package (apt-get install chromium)",
    });
  return steps;
}

/**
 * Gets a browser when none can be started: tries one way after the other until one starts, and says what it does.
 *
 * @throws BrowserNotFoundError when none of them helped.
 */
export async function mendBrowser(say: (words: string) => void = (words) => console.log(words)): Promise<void> {
  if (await starts()) return;
  // A browser that the user named and that does not start is theirs to correct.
  const named = namedBy(browserAsked());
  for (const step of named && process.env[named] ? [] : mendSteps()) {
    say(`Trying ${step.words} ...`);
    const code = await run(step);
    if (code === 0 && (await starts())) return;
    say(code === 0 ? 'It is there, but does not start.' : `It did not work (exit code ${code ?? 'none'}).`);
  }
  const browser = await launchBrowser();
  await browser.close();
}

async function starts(): Promise<boolean> {
  try {
    const browser = await launchBrowser();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function run(step: MendStep): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.arguments, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: STEP_DEADLINE_MS,
      shell: process.platform === 'win32' && step.command === 'npm',
    });
    child.on('error', () => resolve(null));
    child.on('exit', (code) => resolve(code));
  });
}

function playwrightCli(): string {
  return join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
}
