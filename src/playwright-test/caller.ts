import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Location } from '@playwright/test/reporter';

const HERE = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the test called us: the first frame outside of this package, for steps and errors to point at. */
export function callerLocation(): Location | undefined {
  const stack = new Error().stack?.split('\n').slice(1) ?? [];
  for (const line of stack) {
    const match = /\(?((?:file:\/\/)?[^()]+):(\d+):(\d+)\)?$/.exec(line.replace(/^\s*at (?:async )?(?:.* \()?/, '('));
    if (!match) continue;
    const file = match[1]?.startsWith('file://') ? fileURLToPath(match[1]) : (match[1] ?? '').replace(/^\(/, '');
    if (file.startsWith('node:') || file.startsWith(HERE) || file.includes('node_modules')) continue;
    return { file, line: Number(match[2]), column: Number(match[3]) };
  }
  return undefined;
}
