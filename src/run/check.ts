import type { Browser, Page } from 'playwright-core';
import { InputError, nearest, type Problem } from '../scenario/problem.ts';
import type { Scenario } from '../scenario/scenario.ts';

/**
 * Refuses engines that nobody has configured.
 * @param engine what the command line says over the files
 * @param known null when only the remote service knows
 */
export function checkEngines(
  scenarios: readonly Scenario[],
  engine: string | undefined,
  known: readonly string[] | null,
): void {
  if (!known) return;
  const unknown = (name: string) => {
    const near = nearest(name, known);
    return `unknown engine "${name}";${near ? ` did you mean "${near}"?` : ''} configured: ${known.join(', ')}`;
  };
  const problems: Problem[] = [];
  if (engine !== undefined) {
    if (!known.includes(engine)) problems.push({ file: '', line: null, column: null, message: unknown(engine) });
  } else
    for (const { engine: named, enginePlace, file } of scenarios)
      if (named !== null && !known.includes(named)) problems.push({ file, ...enginePlace, message: unknown(named) });
  if (problems.length > 0) throw new InputError(problems);
}

/** Refuses selectors that are not CSS: such a check never holds, and every session would count as failed. */
export async function checkSelectors(scenarios: readonly Scenario[], browser: Browser): Promise<void> {
  if (scenarios.every(({ selectors }) => selectors.length === 0)) return;
  const page = await browser.newPage();
  const problems: Problem[] = [];
  try {
    for (const { file, selectors } of scenarios)
      for (const { selector, line, column } of selectors)
        if (!(await isCss(page, selector)))
          problems.push({ file, line, column, message: `"${selector}" is no CSS selector` });
  } finally {
    await page.close();
  }
  if (problems.length > 0) throw new InputError(problems);
}

/** Whether a page takes a text as a CSS selector; only a browser can tell. */
export async function isCss(page: Pick<Page, 'locator'>, selector: string): Promise<boolean> {
  return page
    .locator(`css=${selector}`)
    .count()
    .then(
      () => true,
      () => false,
    );
}
