import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { unpackedChromium } from './unpack.ts';

/** A browser that was found, and how. */
export interface FoundBrowser {
  executablePath: string;
  source: 'DRAMATIS_CHROMIUM' | 'playwright' | 'system' | 'npm';
}

const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Finds a Chromium without downloading anything; null when there is none. */
export async function findChromium(): Promise<FoundBrowser | null> {
  const own = process.env.DRAMATIS_CHROMIUM;
  if (own) return { executablePath: own, source: 'DRAMATIS_CHROMIUM' };
  const bundled = chromium.executablePath();
  if (bundled && existsSync(bundled)) return { executablePath: bundled, source: 'playwright' };
  const system = SYSTEM_PATHS[process.platform]?.find((path) => existsSync(path));
  if (system) return { executablePath: system, source: 'system' };
  const unpacked = await unpackedChromium();
  return unpacked ? { executablePath: unpacked, source: 'npm' } : null;
}

/** Arguments a Chromium needs here: no sandbox only as root, and none of its own traffic. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-quic',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ];
}
