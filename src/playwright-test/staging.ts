import { type TestInfo, test } from '@playwright/test';
import type { Location } from '@playwright/test/reporter';
import type { Stage, TurnNote } from '../browser/types.ts';

/**
 * A stage whose turns are steps of the running test: named by what was chosen, with the frame and the decision
 * attached, so that Playwright's own trace and reports tell the story.
 */
export function steppedStage(
  stage: Stage,
  label: string,
  location: Location | undefined,
  own: { opens: boolean },
): Stage {
  return {
    context: stage.context,
    device: stage.device,
    get requests() {
      return stage.requests;
    },
    page: () => stage.page(),
    // An attempt on the page of a test begins where the test has brought it.
    open: (url) => (own.opens ? stage.open(url) : Promise.resolve()),
    observe: () => stage.observe(),
    act: (name, args) => stage.act(name, args),
    close: () => stage.close(),
    turn: <T>(note: TurnNote, body: () => Promise<T>) =>
      test.step(
        note.title,
        async (step) => {
          if (note.frame) {
            await step.attach(`${label} turn ${note.turnIndex}`, {
              body: note.frame.bytes,
              contentType: note.frame.mediaType,
            });
          }
          await step.attach(`${label} turn ${note.turnIndex} decision`, {
            body: JSON.stringify(note.decision, null, 2),
            contentType: 'application/json',
          });
          return stage.turn(note, body);
        },
        { ...(location ? { location } : {}), subtitle: label },
      ),
  };
}

/** Whether Playwright records traces in this test; frames may be kept then, and secrets must not be typed in view. */
export function traceIsOn(testInfo: TestInfo): boolean {
  const { trace } = testInfo.project.use;
  const mode = typeof trace === 'string' ? trace : trace?.mode;
  return mode !== undefined && mode !== 'off';
}
