import type { Page } from 'playwright-core';
import { type Effect, waitingSaid } from '../../contract/index.ts';
import { orElse, sleep, within } from '../guard/deadline.ts';
import { dialogWords } from '../guard/dialogs.ts';
import { followDownloads } from '../guard/downloads.ts';
import { busySigns } from '../settle/busy.ts';
import { PATIENCE_MS } from '../settle/settle.ts';
import { answerToTyping } from './answering.ts';
import { effectOf } from './effect.ts';
import type { Point } from './element.ts';
import { type Arguments, failed, type Trouble } from './hands.ts';
import { domSignature } from './look.ts';
import { Outcome } from './outcome.ts';
import { performPageLevel } from './page-level.ts';
import type { DoingParts, Offer } from './parts.ts';
import { PERFORM_MS, Performing, troubleWords, UNANSWERED } from './performing.ts';
import { answerChooser } from './upload.ts';

const GLANCE_MS = 100;
/** An empty tab: people wait three seconds and more for what comes in it. */
const COMING_MS = 3000;
const EMPTY = /^(?:about:blank)?$/;
const CLOSE_MS = 3000;

/** Does what was chosen and says what came of it. */
export class Doing {
  readonly #parts: DoingParts;
  #givesFile = false;
  /** Words of what was last operated. */
  #pressed = '';
  readonly #outcome: Outcome;
  readonly #performing: Performing;
  /** Where the pointer was left by the act before, and by this one. */
  #pointer: { before: Point | null; now: Point | null } = { before: null, now: null };

  constructor(parts: DoingParts) {
    this.#parts = parts;
    this.#outcome = new Outcome(parts, () => this.#interrupted());
    this.#performing = new Performing(parts, (page) => this.#outcome.look(page));
  }

  arrived(page: Page): void {
    const { happenings, options } = this.#parts;
    followDownloads(page, happenings, this.#parts.bytesInProgress, (url) => this.#parts.traffic.downloaded(url));
    page.on('filechooser', (chooser) => {
      // The action that asked for it gives the file itself.
      if (this.#givesFile) return;
      const say = (words: string) => happenings.note('file', words);
      void answerChooser(chooser, options.files ?? new Map(), this.#pressed, say).catch(() => {});
    });
  }

  /** Does it; the effect tells also how long the page let the person wait, where they would notice. */
  async act(name: string, args: Arguments | null, seen: Offer | null): Promise<Effect> {
    const { waiting } = this.#outcome;
    Object.assign(waiting, { busyMs: 0, came: true });
    const effect = await this.#act(name, args, seen);
    const waited = waitingSaid(this.#parts.traffic.waited(Date.now()) + waiting.busyMs, waiting.came);
    return waited ? { ...effect, words: `${effect.words} ${waited}` } : effect;
  }

  async #act(name: string, args: Arguments | null, seen: Offer | null): Promise<Effect> {
    const { tabs, dialogs, happenings, traffic, straying } = this.#parts;
    const page = tabs.front;
    if (name.startsWith('dialog:')) {
      happenings.setAside();
      return this.#answerDialog(page, name, args);
    }
    // One that opened by itself meanwhile stands in the way of everything else.
    const dialog = dialogs.before(page);
    if (dialog) return effectOf(null, [...happenings.drain(), { kind: 'dialog', words: dialogWords(dialog) }], []);
    happenings.setAside();

    const before = await this.#outcome.look(page);
    if (before.blind && before.signature === null && !this.#interrupted()) return this.#mute(page, name, args, seen);
    const busyBefore = await busySigns(page);
    traffic.mark();
    straying.forget();
    const element = seen?.offered.get(name);
    this.#pointer = { before: this.#pointer.now, now: element?.point ?? this.#pointer.now };
    this.#givesFile = element?.kind === 'upload';
    this.#pressed = `${element?.label ?? ''} ${element?.context ?? ''}`;
    const trouble = await this.#untilDialog(page, this.#performing.perform(page, name, args, seen, before));
    if (trouble?.words === UNANSWERED) return effectOf(trouble, happenings.drain(), []);
    const { waiting } = this.#outcome;
    const settled = async () => {
      waiting.came = await this.#parts.settle(this.#parts.tabs.front, traffic, {
        busyBefore,
        mayCome: () => this.#parts.timersPending(this.#parts.tabs.front, PATIENCE_MS),
        drawsOn: () => this.#parts.timersPending(this.#parts.tabs.front, 0),
        onBusy: (milliseconds) => {
          waiting.busyMs += milliseconds;
        },
        interrupted: () => this.#interrupted(),
      });
      return waiting.came;
    };
    const typed = element?.kind === 'type' && !trouble && !this.#interrupted();
    const after = typed ? await domSignature(page) : null;
    let patient = await settled();
    if (typed && tabs.front === page && !this.#interrupted()) {
      const answered = await answerToTyping(page, this.#parts, after, () => this.#interrupted());
      if (answered) patient = await settled();
    }
    if (tabs.front !== page) await this.#emptyTab(settled);
    if (straying.refused) await straying.undo(page, tabs);
    else if (!patient && traffic.navigating(tabs.front)) {
      happenings.note('error', 'The next page is still loading.');
      // Until it comes or is given up, the old one answers nothing.
      if ((await domSignature(tabs.front)) === null) return effectOf(trouble, happenings.drain(), []);
    }
    const pointerBefore = this.#pointer.before;
    return this.#outcome.effect({ page, before, trouble, seen, name, pointerBefore, settled });
  }

  /** A page that answers nothing: what does not need it can be done, and it may come to itself meanwhile. */
  async #mute(page: Page, name: string, args: Arguments | null, seen: Offer | null): Promise<Effect> {
    const { tabs, happenings, traffic, dialogs } = this.#parts;
    if (seen?.offered.has(name)) return effectOf(failed('The page does not respond.'), happenings.drain(), []);
    traffic.mark();
    const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
    const trouble = await this.#untilDialog(page, performPageLevel(name, args, { page, tabs, dialogs, viewport }));
    await this.#parts.settle(tabs.front, traffic, { interrupted: () => this.#interrupted() });
    const happened = happenings.drain();
    if ((await domSignature(tabs.front)) !== null && !trouble)
      return effectOf(null, happened, [tabs.front === page ? 'The page responds again.' : 'It shows another page.']);
    if (trouble || happened.length > 0) return effectOf(trouble, happened, []);
    return { kind: 'nothing', words: 'The page still does not respond.' };
  }

  async #answerDialog(page: Page, name: string, args: Arguments | null): Promise<Effect> {
    const { tabs, dialogs, traffic } = this.#parts;
    traffic.mark();
    const trouble = await performPageLevel(name, args, { page, tabs, dialogs, viewport: { width: 0, height: 0 } });
    await this.#parts.settle(tabs.front, traffic, {
      interrupted: () => this.#interrupted(),
    });
    const happened = this.#parts.happenings.drain();
    if (!trouble && happened.length === 0) return { kind: 'changed', words: 'The dialog closed.' };
    return effectOf(trouble, happened, []);
  }

  /** A click that opens a dialog does not come back until the dialog is answered, so nobody waits for it. */
  async #untilDialog(page: Page, doing: Promise<Trouble | null>): Promise<Trouble | null> {
    let done = false;
    const guarded = within(PERFORM_MS, 'The page', doing)
      .catch((error: Error) => failed(troubleWords(error)))
      .finally(() => {
        done = true;
      });
    while (!done && !this.#parts.dialogs.before(page) && !page.isClosed()) await Promise.race([guarded, sleep(20)]);
    return done ? guarded : null;
  }

  #interrupted(): boolean {
    const { tabs, dialogs } = this.#parts;
    return dialogs.before(tabs.front) !== null || tabs.crashed(tabs.front);
  }

  /** A tab that opened with nothing in it is about to show something. */
  async #emptyTab(settled: () => Promise<boolean>): Promise<void> {
    const { happenings } = this.#parts;
    const front = this.#parts.tabs.front;
    const until = Date.now() + COMING_MS;
    while (EMPTY.test(front.url()) && Date.now() < until && !this.#interrupted() && !front.isClosed()) {
      if (this.#parts.straying.refused) return;
      // Without an address there is no document yet that could be looked at.
      if (front.url() !== '' && (await this.#outcome.look(front)).texts.length > 0) return;
      if (happenings.has('download')) {
        // It was opened for nothing but a file: a browser with a window takes it away again.
        await orElse(CLOSE_MS, undefined, front.close());
        happenings.forget('tab');
        break;
      }
      await sleep(GLANCE_MS);
    }
    await settled();
  }
}
