import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A browser that is spoken to over a socket does not notice that the process which started it was killed. This writes a
 * script that starts it and ends it with that process; Playwright ends both as one group.
 *
 * @param folder that goes away with the browser.
 * @returns the script; the browser itself where there is no shell for it, or where nothing in the folder may be run.
 */
export function tiedToThisProcess(executablePath: string, folder: string): string {
  if (process.platform === 'win32') return executablePath;
  const script = join(folder, 'browser.sh');
  const quoted = `'${executablePath.replaceAll("'", "'\\''")}'`;
  const lines = [
    '#!/bin/sh',
    `${quoted} "$@" &`,
    'browser=$!',
    `(while kill -0 ${process.pid} && kill -0 $browser; do sleep 1; done; kill -KILL $browser) </dev/null >/dev/null 2>&1 &`,
    'wait $browser',
  ];
  writeFileSync(script, `${lines.join('\n')}\n`, { mode: 0o700 });
  try {
    accessSync(script, constants.X_OK);
    return script;
  } catch {
    return executablePath;
  }
}
