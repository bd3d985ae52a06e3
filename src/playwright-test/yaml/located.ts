import vm from 'node:vm';

type Call = (call: (...args: unknown[]) => unknown, args: unknown[]) => unknown;

/**
 * Calls a function so that the frame below it stands at a place of another file. Playwright takes the location of a
 * test from its caller's frame, so lists, errors and code frames point into the YAML where the scenario was written.
 */
export function callAt(
  place: { file: string; line: number },
  call: (...args: never[]) => unknown,
  args: unknown[],
): void {
  // The call begins the second line of the code, so that it stands in the first column of its own.
  const located = vm.runInThisContext('((call, args) =>\ncall(...args))', {
    filename: place.file,
    lineOffset: place.line - 2,
  }) as Call;
  located(call as (...args: unknown[]) => unknown, args);
}
