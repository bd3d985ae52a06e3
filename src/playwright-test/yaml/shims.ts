import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { findScenarioFiles } from '../../scenario/load.ts';

/** Generated files live in a folder of this name beside the scenarios; it belongs in .gitignore. */
export const SHIM_FOLDER = '.dramatis';

/**
 * Makes scenario files tests: use it as `testDir` of a Playwright project. Playwright only loads JavaScript and
 * TypeScript, so each scenario file gets a file of two lines, written while the configuration loads.
 *
 * @param folder holds `*.scenario.yaml` files; taken from the working folder unless absolute
 * @returns the folder, for `testDir`
 */
export function defineScenarios(folder: string): string {
  const root = resolve(folder);
  // Workers load the configuration too, when the files are there already and may be in use.
  if (process.env.TEST_WORKER_INDEX !== undefined) return root;
  const wanted = new Map<string, string>();
  for (const file of findScenarioFiles([root])) {
    const shim = join(dirname(file), SHIM_FOLDER, `${basename(file).replace(/\.scenario\.ya?ml$/, '')}.spec.mjs`);
    const yaml = relative(dirname(shim), file).split(sep).join('/');
    wanted.set(
      shim,
      `import { scenarioTests } from 'dramatis/test';\nawait scenarioTests(new URL(${JSON.stringify(yaml)}, import.meta.url));\n`,
    );
  }
  for (const shimFolder of new Set([...wanted.keys()].map(dirname))) removeOthers(shimFolder, wanted);
  for (const [shim, content] of wanted) writeWhenOther(shim, content);
  return root;
}

/** A file whose scenario is gone must not stay a test. */
function removeOthers(folder: string, wanted: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.spec.mjs') && !wanted.has(join(folder, name))) rmSync(join(folder, name));
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
