import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { findScenarioFiles } from '../../scenario/load.ts';

/** A generated file bears the name of its scenario file and this; it belongs in .gitignore. */
const SHIM = '.spec.mjs';
const OURS = /\.scenario\.ya?ml\.spec\.mjs$/;
const HEAD = '// Written by dramatis for the scenario file beside it; ignore it in git.\n';

/**
 * Makes scenario files tests: use it as `testDir` of a Playwright project. Playwright only loads JavaScript and
 * TypeScript, so each scenario file gets a file of three lines beside it, written while the configuration loads. UI
 * mode, editors and the command line choose tests by the place they are shown at, which is the scenario file, and
 * Playwright holds that against the path of the file it loads: the path of the one therefore begins with the other's.
 *
 * @param folder holds `*.scenario.yaml` files; taken from the working folder unless absolute
 * @returns the folder, for `testDir`
 */
export function defineScenarios(folder: string): string {
  const root = resolve(folder);
  // Workers load the configuration too, when the files are there already and may be in use.
  if (process.env.TEST_WORKER_INDEX !== undefined) return root;
  const wanted = new Set<string>();
  for (const file of findScenarioFiles([root])) {
    const shim = `${file}${SHIM}`;
    wanted.add(shim);
    const yaml = JSON.stringify(`./${encodeURIComponent(basename(file))}`);
    writeWhenOther(
      shim,
      `${HEAD}import { scenarioTests } from 'dramatis/test';\nawait scenarioTests(new URL(${yaml}, import.meta.url));\n`,
    );
  }
  removeOthers(root, wanted);
  return root;
}

/** A file whose scenario is gone must not stay a test. */
function removeOthers(root: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!OURS.test(name) || name.split(/[\\/]/).includes('node_modules')) continue;
    const path = join(root, name);
    if (!wanted.has(path) && readFileSync(path, 'utf8').startsWith(HEAD)) rmSync(path);
  }
}

/** A file that is written again without need would set off the watch mode. */
function writeWhenOther(path: string, content: string): void {
  try {
    if (readFileSync(path, 'utf8') === content) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, content);
}
