import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the output with one plain line that counts the tests, for machines that read it. */
export default class ClosingLine implements Reporter {
  readonly #outcomes = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#outcomes.set(test.id, result.status);
  }

  onEnd(_result: FullResult): void {
    const count = (wanted: (status: TestResult['status']) => boolean) =>
      [...this.#outcomes.values()].filter(wanted).length;
    const passed = count((status) => status === 'passed');
    const skipped = count((status) => status === 'skipped');
    process.stdout.write(`\n${passed} passed, ${this.#outcomes.size - passed - skipped} failed, ${skipped} skipped\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
