import vm from 'node:vm';

type Call = (call: (...args: unknown[]) => unknown, args: unknown[]) => unknown;

/**
 * Calls a function so that the frame below it stands at a place of another file. Playwright takes the location of a
 * test from its caller's frame, so lists, errors and code frames point into the YAML where the scenario was written.
 */
export function callAt(
  place: { file: string; line: number; column: number },
  call: (...args: never[]) => unknown,
  args: unknown[],
): void {
  const located = vm.runInThisContext('((call, args) => call(...args))', {
    filename: place.file,
    lineOffset: place.line - 1,
    // The call stands 18 characters into the line of code above.
    columnOffset: Math.max(0, place.column - 19),
  }) as Call;
  located(call as (...args: unknown[]) => unknown, args);
}
