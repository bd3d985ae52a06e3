import { existsSync } from 'node:fs';
import { type FoundBrowser, playwrightsOwn } from './own.ts';
import { unpackedChromium } from './unpack.ts';

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

/**
 * Every Chromium that may be tried, best first, without downloading anything. `missed` is told in words of each place
 * that held none. A browser that the user names is the only one: falling back silently would test another browser.
 */
export async function* chromiumCandidates(missed: (words: string) => void = () => {}): AsyncGenerator<FoundBrowser> {
  const own = process.env.DRAMATIS_CHROMIUM;
  if (own) {
    if (existsSync(own)) yield { executablePath: own, source: 'DRAMATIS_CHROMIUM' };
    else missed(`DRAMATIS_CHROMIUM names ${own}, which does not exist`);
    return;
  }
  yield* playwrightsOwn('chromium', missed);

  const paths = SYSTEM_PATHS[process.platform] ?? [];
  const there = paths.filter((path) => existsSync(path));
  for (const executablePath of there) yield { executablePath, source: 'system' };
  if (there.length === 0)
    missed(`an installed Chrome, Chromium or Edge: none at ${paths.join(', ') || 'known places'}`);

  const unpacked = await unpackedChromium().catch((error: Error) => {
    missed(`the npm package @sparticuz/chromium: could not be unpacked (${error.message.split('\n')[0]})`);
    return undefined;
  });
  if (unpacked) yield { executablePath: unpacked, source: 'npm' };
  else if (unpacked === null) missed('the npm package @sparticuz/chromium: not installed');
}

/** Finds a Chromium without downloading or starting anything; null when there is none. */
export async function findChromium(): Promise<FoundBrowser | null> {
  for await (const found of chromiumCandidates()) return found;
  return null;
}

/** Arguments a Chromium needs here: no sandbox only as root, none of its own traffic, no way around the proxy. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-quic',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
    // Peer connections may use nothing but proxied TCP, so none can leave the allowed origins.
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  ];
}
