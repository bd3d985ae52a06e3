import { readFileSync } from 'node:fs';

/** The version of the installed package; package.json stands one folder above src/ and dist/ alike. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** The oldest major version of Node that runs dramatis: rows are kept by its own SQLite. */
export const OLDEST_NODE = 24;

/** The command that puts a Node beside the project; npm scripts and npx use it then. */
export const MEND_NODE = `npm install --save-dev node@${OLDEST_NODE}`;

export function nodeIsOld(): boolean {
  return Number(process.versions.node.split('.')[0]) < OLDEST_NODE;
}
