import { existsSync, realpathSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import { type FoundBrowser, playwrightsOwn } from './own.ts';

/**
 * The first Firefox as Mozilla makes it that knows every command with which Playwright 1.65 opens a context over
 * WebDriver BiDi (`emulation.setMediaFeaturesOverride` came last).
 */
export const OLDEST_FIREFOX = 159;

const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/firefox', '/opt/firefox/firefox', '/snap/bin/firefox', '/usr/bin/firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe', 'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe'],
};

const DENIED = 2;
const PREFERENCES = {
  // Without these, loopback addresses and WebRTC go past the proxy, and pages and what was typed are written to the disk.
  'network.proxy.allow_hijacking_localhost': true,
  'media.peerconnection.ice.proxy_only': true,
  'browser.cache.disk.enable': false,
  'browser.formfill.enable': false,
  'browser.sessionstore.privacy_level': 2,
  'places.history.enabled': false,
  // A page that came back out of memory is not told of, and one that asks or prints waits for somebody at the window.
  'browser.sessionhistory.max_total_viewers': 0,
  'print.enabled': false,
  'permissions.default.geo': DENIED,
  'permissions.default.desktop-notification': DENIED,
  'permissions.default.camera': DENIED,
  'permissions.default.microphone': DENIED,
};

/** Every Firefox that may be tried, best first: the one that the user names and no other, Playwright's own, the machine's. */
export function* firefoxCandidates(missed: (words: string) => void): Generator<FoundBrowser> {
  const own = process.env.DRAMATIS_FIREFOX;
  if (own) {
    if (existsSync(own)) yield { executablePath: own, source: 'DRAMATIS_FIREFOX' };
    else missed(`DRAMATIS_FIREFOX names ${own}, which does not exist`);
    return;
  }
  yield* playwrightsOwn('firefox', missed);
  const paths = SYSTEM_PATHS[process.platform] ?? [];
  const there = paths.filter((path) => existsSync(path));
  const known = new Set<string>();
  for (const executablePath of there) {
    const real = realpathSync(executablePath);
    if (!known.has(real)) yield { executablePath, source: 'system' };
    known.add(real);
  }
  if (there.length === 0) missed(`an installed Firefox: none at ${paths.join(', ') || 'known places'}`);
}

/** How it is started: what is not Playwright's own build speaks WebDriver BiDi alone. */
export function firefoxLaunch({ source }: FoundBrowser): Pick<LaunchOptions, 'channel' | 'firefoxUserPrefs'> {
  return { firefoxUserPrefs: PREFERENCES, ...(source === 'playwright' ? {} : { channel: 'moz-firefox' }) };
}
