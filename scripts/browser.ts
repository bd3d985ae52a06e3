// Makes sure that a browser can be started: what is there is used, and only when nothing is there one is fetched.

import { findChromium } from '../src/browser/launch/find.ts';
import { mendBrowser } from '../src/browser/launch/mend.ts';

export async function ensureBrowser(): Promise<void> {
  if (await findChromium()) return;
  process.stdout.write('No browser was found; fetching one.\n');
  await mendBrowser();
}
