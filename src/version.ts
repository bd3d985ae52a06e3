import { readFileSync } from 'node:fs';

/** The version of the installed package; package.json stands one folder above src/ and dist/ alike. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
