import type { Page } from 'playwright-core';
import { worldOfPage } from '../observe/chromium/world.ts';
import { isChromium } from '../observe/look.ts';
import type { ProtocolSessions } from './session.ts';

/**
 * Runs a function in the page's main document. In Chromium it goes through the protocol, because `page.evaluate` takes
 * a DOM snapshot for a running trace before and after each call, and fills the trace with the driver's own questions.
 */
export async function evaluateIn<Argument, Result>(
  page: Page,
  sessions: ProtocolSessions,
  body: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const session = await sessions.of(page);
  if (!session) return page.evaluate(body as (argument: unknown) => Result, argument as unknown) as Promise<Result>;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${body.toString()})(${JSON.stringify(argument ?? null)})`,
    returnByValue: true,
    awaitPromise: true,
    silent: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

/**
 * The same beside the page's scripts, where they can break nothing: the same document, but built-ins of its own. In other
 * browsers than Chromium it runs among them.
 */
export async function evaluateBeside<Argument, Result>(
  page: Page,
  body: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  if (!isChromium(page)) return page.evaluate(body as (argument: unknown) => Result, argument as unknown);
  for (let attempt = 0; ; attempt++) {
    const { session, world } = await worldOfPage(page);
    try {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${body.toString()})(${JSON.stringify(argument ?? null)})`,
        uniqueContextId: world.uniqueId,
        returnByValue: true,
        awaitPromise: true,
        silent: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as Result;
    } catch (error) {
      // The page navigated meanwhile: the next document is asked.
      if (attempt > 0 || !/context|navigat/i.test(String(error))) throw error;
    }
  }
}
