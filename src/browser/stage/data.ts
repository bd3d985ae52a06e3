import { statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import type { Knowledge } from '../../contract/index.ts';
import type { StageOptions } from '../types.ts';

const USER_NAMES = ['username', 'user', 'user_name', 'login', 'account', 'email', 'e-mail'];
const PASSWORDS = ['password', 'pass', 'passphrase', 'passcode'];

/**
 * What the data of a task gives to the browser itself, and not to its pages: files that may be uploaded (values that
 * name a file, from the scenario's folder), and the name and password for a server that asks for them (HTTP
 * authentication), which the origin of `url` gets and nobody else.
 *
 * @param scenarioFile path of the scenario; null where there is none, and so no files.
 */
export function dataOptions(
  knowledge: readonly Knowledge[],
  secrets: ReadonlyMap<string, string>,
  scenarioFile: string | null,
  url: string,
): Pick<StageOptions, 'files' | 'httpCredentials'> {
  const files = new Map<string, string>();
  for (const { name, value, secret } of knowledge) {
    const path = secret || scenarioFile === null ? null : fileAt(resolve(dirname(scenarioFile), value), value);
    if (path) files.set(name, path);
  }
  const known = (names: readonly string[]) => {
    const found = names
      .map((name) => knowledge.find((item) => fold(item.name) === name))
      .find((item) => item !== undefined);
    return found ? (secrets.get(found.value) ?? found.value) : null;
  };
  const username = known(USER_NAMES);
  const password = known(PASSWORDS);
  const origin = URL.canParse(url) ? new URL(url).origin : null;
  return {
    ...(files.size > 0 ? { files } : {}),
    ...(username !== null && password !== null && origin ? { httpCredentials: { username, password, origin } } : {}),
  };
}

/** A path and not a word: it has an ending, and a file is there. */
function fileAt(path: string, value: string): string | null {
  if (extname(basename(value)) === '' || value.length > 1000) return null;
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : null;
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '_');
}
