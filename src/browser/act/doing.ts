import type { Page } from 'playwright-core';
import { type Effect, waitingSaid } from '../../contract/index.ts';
import { orElse, sleep, within } from '../guard/deadline.ts';
import { type Dialogs, dialogWords } from '../guard/dialogs.ts';
import { followDownloads } from '../guard/downloads.ts';
import type { Happenings } from '../guard/happenings.ts';
import type { Origins } from '../guard/origins.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { Straying } from '../guard/straying.ts';
import type { Tabs } from '../guard/tabs.ts';
import { type NamedScroller, scrollerOf } from '../observe/index.ts';
import type { Senses } from '../person/senses.ts';
import { busySigns, type settle } from '../settle/settle.ts';
import type { Traffic } from '../settle/traffic.ts';
import type { Box, PageAction, StageOptions } from '../types.ts';
import { answerToTyping, saysComing } from './answering.ts';
import { Clocks } from './clocks.ts';
import { coverAt } from './cover.ts';
import { effectOf } from './effect.ts';
import type { Point } from './element.ts';
import { type Arguments, failed, type Hands, type Trouble } from './hands.ts';
import { domSignature, type Look, noticed } from './look.ts';
import { performPageLevel, scroll } from './page-level.ts';
import { perform } from './perform.ts';
import { pixelsChanged } from './pixels.ts';
import { refind } from './refind.ts';
import type { Secrets } from './secrets.ts';
import { answerChooser } from './upload.ts';

/** What was handed out, and what stands behind the names. */
export interface Offer {
  offered: ReadonlyMap<string, PageAction>;
  scrollers: readonly NamedScroller[];
  texts: Look['texts'];
  /** The picture that was handed out with it. */
  picture: Buffer | null;
}

export interface DoingParts {
  options: StageOptions;
  tabs: Tabs;
  dialogs: Dialogs;
  traffic: Traffic;
  straying: Straying;
  secrets: Secrets;
  origins: Origins;
  happenings: Happenings;
  sessions: ProtocolSessions;
  bytesInProgress: () => Promise<number>;
  settle: typeof settle;
  /** What is on a page now: the same finding that made the offer. */
  find: (page: Page) => Promise<{ actions: PageAction[]; texts: Look['texts'] }>;
  locale: string;
  touch: boolean;
  senses: Senses;
  aim: (action: PageAction, page: Page) => Point;
}

/** An action may take this long by itself, typing a long text included; then it counts as not answered. */
const PERFORM_MS = 6000;
const FIND_MS = 4000;
const UNANSWERED = 'The page did not respond.';
/** When nothing seems to have happened, a person looks a moment longer before believing it. */
const SECOND_LOOK_MS = 900;
const GLANCE_MS = 100;
const MOVING_MS = 1500;
const FRAME_MS = 50;
/** An empty tab, or words that something is coming: people wait three seconds and more with such a sign. */
const COMING_MS = 3000;
const MOTION_MS = 250;
/** A control, as opposed to a part of the page. */
const SMALL_HEIGHT = 100;

/** Does what was chosen and says what came of it. */
export class Doing {
  readonly #parts: DoingParts;
  #givesFile = false;
  /** Words of what was last operated. */
  #pressed = '';
  readonly #clocks = new Clocks();
  /** Where the pointer was left by the act before, and by this one. */
  #pointer: { before: Point | null; now: Point | null } = { before: null, now: null };
  /** Milliseconds in which the page only showed that something is coming, and whether it came. */
  #busyMs = 0;
  #came = true;

  constructor(parts: DoingParts) {
    this.#parts = parts;
  }

  arrived(page: Page): void {
    const { happenings, options } = this.#parts;
    followDownloads(page, happenings, this.#parts.bytesInProgress);
    page.on('filechooser', (chooser) => {
      // The action that asked for it gives the file itself.
      if (this.#givesFile) return;
      const say = (words: string) => happenings.note('file', words);
      void answerChooser(chooser, options.files ?? new Map(), this.#pressed, say).catch(() => {});
    });
  }

  /** Does it; the effect tells also how long the page let the person wait, where they would notice. */
  async act(name: string, args: Arguments | null, seen: Offer | null): Promise<Effect> {
    this.#busyMs = 0;
    this.#came = true;
    const effect = await this.#act(name, args, seen);
    const waited = waitingSaid(this.#parts.traffic.waited(Date.now()) + this.#busyMs, this.#came);
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

    const before = await this.#look(page);
    const busyBefore = await busySigns(page);
    traffic.mark();
    straying.forget();
    const element = seen?.offered.get(name);
    this.#pointer = { before: this.#pointer.now, now: element?.point ?? this.#pointer.now };
    this.#givesFile = element?.kind === 'upload';
    this.#pressed = `${element?.label ?? ''} ${element?.context ?? ''}`;
    const trouble = await this.#untilDialog(page, this.#perform(page, name, args, seen, before));
    const settled = async () => {
      this.#came = await this.#parts.settle(this.#parts.tabs.front, traffic, {
        busyBefore,
        onBusy: (milliseconds) => {
          this.#busyMs += milliseconds;
        },
        interrupted: () => this.#interrupted(),
      });
      return this.#came;
    };
    const typed = element?.kind === 'type' && !trouble && !this.#interrupted();
    const after = typed ? await domSignature(page) : null;
    let patient = await settled();
    if (typed && tabs.front === page && !this.#interrupted()) {
      const answered = await answerToTyping(page, this.#parts.sessions, after, traffic, () => this.#interrupted());
      if (answered) patient = await settled();
    }
    if (tabs.front !== page) await this.#emptyTab(settled);
    if (straying.refused) await straying.undo(page, tabs);
    else if (!patient && traffic.navigating(tabs.front)) {
      happenings.note('error', 'The next page is still loading.');
      // Until it comes or is given up, the old one answers nothing.
      if ((await domSignature(tabs.front)) === null) return effectOf(trouble, happenings.drain(), []);
    }
    return this.#effect(page, before, trouble, seen, name, settled);
  }

  async #perform(
    page: Page,
    name: string,
    args: Arguments | null,
    seen: Offer | null,
    before: Look,
  ): Promise<Trouble | null> {
    const { tabs, dialogs } = this.#parts;
    const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
    const element = seen?.offered.get(name);
    const region = element ? null : scrollerOf(name, seen?.scrollers ?? []);
    if (region) return scroll(page, region.direction, region.point, region.at);
    if (!element) return performPageLevel(name, args, { page, tabs, dialogs, viewport });
    if (before.blind) return failed('The page does not respond.');
    const now = await this.#standing(page, element, refind(element, before.actions));
    if (!now) return this.#missing(page, element);
    return perform(this.#hands(page, before.actions), now, args);
  }

  /** One that is on the move is waited for, until it stands still or has moved long enough. */
  async #standing(page: Page, seen: PageAction, found: PageAction | null): Promise<PageAction | null> {
    let last = seen;
    let now = found;
    for (const until = Date.now() + MOVING_MS; now && movedFrom(last, now) && Date.now() < until; ) {
      last = now;
      await sleep(FRAME_MS);
      now = refind(seen, (await this.#look(page)).actions) ?? now;
    }
    return now;
  }

  /** The element is not to be reached any more: why, as far as it can be seen. */
  async #missing(page: Page, element: PageAction): Promise<Trouble> {
    const cover = await orElse(2000, null, coverAt(page, element));
    if (cover === null) return failed(`"${element.label}" is not there any more.`);
    return { kind: 'blocked', words: `"${element.label}" is covered by ${cover}.` };
  }

  #hands(page: Page, others: readonly PageAction[]): Hands {
    const { secrets, origins, options, happenings, sessions, locale, senses } = this.#parts;
    let landing: Point | null = null;
    return {
      page,
      secrets,
      origins,
      files: options.files ?? new Map(),
      locale,
      happenings,
      session: () => sessions.of(page),
      byKeyboard: senses.byKeyboard,
      touch: this.#parts.touch,
      // One attempt lands on one spot, however often it is asked for.
      aim: (action) => (landing ??= this.#parts.aim(action, page)),
      others,
    };
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

  async #look(page: Page): Promise<Look> {
    const [found, signature, title] = await Promise.all([
      orElse(FIND_MS, null, this.#parts.find(page)),
      domSignature(page),
      orElse(1000, '', page.title()),
    ]);
    return {
      url: page.url(),
      title,
      actions: found?.actions ?? [],
      texts: found?.texts ?? [],
      blind: found === null,
      signature,
    };
  }

  async #effect(
    page: Page,
    before: Look,
    trouble: Trouble | null,
    seen: Offer | null,
    name: string,
    settled: () => Promise<boolean>,
  ): Promise<Effect> {
    const { tabs, happenings, secrets } = this.#parts;
    const say = (effect: Effect): Effect => ({ ...effect, words: secrets.hide(effect.words) });
    if (this.#interrupted() || trouble?.words === UNANSWERED) return say(effectOf(trouble, happenings.drain(), []));
    this.#clocks.learn(seen?.texts ?? [], before.texts);
    let changes = await this.#changes(page, before);
    // A button that only switched itself off has begun something.
    const begun = changes.length === 1 && changes[0]!.endsWith('" is now disabled.');
    if (begun && !happenings.any) {
      await this.#glance(page);
      await settled();
      if (!this.#interrupted()) changes = await this.#changes(page, before);
    }
    if (changes.length === 0 && !trouble && !happenings.any && name !== 'wait') {
      await this.#glance(page);
      await settled();
      if (!this.#interrupted()) changes = await this.#changes(page, before);
      if (changes.length === 0 && seen?.picture && !happenings.any && !this.#interrupted()) {
        const target = seen.offered.get(name)?.target ?? null;
        const aside = [...this.#clocks.places(seen.texts), ...this.#left(seen)];
        if (await pixelsChanged(tabs.front, seen.picture, target, aside)) changes = ['The picture changed.'];
      }
    }
    return say(effectOf(trouble, happenings.drain(), changes));
  }

  /** What the pointer stood on and left: that it looks different now is no answer to what was done. */
  #left(seen: Offer): Box[] {
    const { before } = this.#pointer;
    if (!before) return [];
    const boxes = [...seen.offered.values()].map(({ target }) => target);
    return boxes.filter(
      ({ x, y, width, height }) =>
        before.x >= x && before.x <= x + width && before.y >= y && before.y <= y + height && height <= SMALL_HEIGHT,
    );
  }

  /** Until something moves after all, or a moment has gone by. */
  async #glance(page: Page): Promise<void> {
    const { tabs, traffic } = this.#parts;
    const was = await domSignature(page);
    for (let waited = 0; waited < SECOND_LOOK_MS; waited += GLANCE_MS) {
      await sleep(GLANCE_MS);
      if (this.#interrupted() || tabs.front !== page || traffic.quietFor(Date.now()) < GLANCE_MS) return;
      if ((await domSignature(page)) !== was) return;
    }
  }

  /** A tab that opened with nothing in it is about to show something. */
  async #emptyTab(settled: () => Promise<boolean>): Promise<void> {
    const front = this.#parts.tabs.front;
    const until = Date.now() + COMING_MS;
    while (front.url() === 'about:blank' && Date.now() < until && !this.#interrupted() && !front.isClosed()) {
      if (this.#parts.straying.refused || (await this.#look(front)).texts.length > 0) return;
      await sleep(GLANCE_MS);
    }
    await settled();
  }

  async #changes(page: Page, before: Look): Promise<string[]> {
    const { tabs } = this.#parts;
    const front = tabs.front;
    let after = await this.#look(front);
    for (const until = Date.now() + COMING_MS; saysComing(before.texts, after.texts) && Date.now() < until; ) {
      const from = Date.now();
      await sleep(GLANCE_MS);
      if (this.#interrupted() || tabs.front !== front) break;
      after = await this.#look(front);
      this.#busyMs += Date.now() - from;
      this.#came = !saysComing(before.texts, after.texts);
    }
    if (front !== page) return [`It shows "${after.title || after.url}".`];
    await this.#clocks.watch(before, after, () => this.#look(front));
    const words = noticed(before, after, this.#clocks.moving);
    if (words.length > 0) return words;
    if (before.url !== after.url) return ['The address changed.'];
    // A document with a clock in it is never the same; what is drawn beside the clock tells then.
    if (before.signature === after.signature || after.signature === null || this.#clocks.places(after.texts).length > 0)
      return [];
    // What goes on changing without anybody doing anything is no answer to what was done.
    await sleep(MOTION_MS);
    const later = await domSignature(front);
    return later === after.signature ? ['Something on the page changed, though nothing new can be read.'] : [];
  }
}

function movedFrom({ target: was }: PageAction, { target: is }: PageAction): boolean {
  return Math.hypot(is.x - was.x, is.y - was.y) > 2;
}

function troubleWords(error: Error): string {
  if (/took longer than/.test(error.message)) return UNANSWERED;
  return 'It could not be done: the page changed at that moment.';
}
