import type { Page } from 'playwright-core';
import type { Effect } from '../../contract/index.ts';
import { orElse, sleep } from '../guard/deadline.ts';
import { imageOptions } from '../stage/options.ts';
import type { Box, PageAction } from '../types.ts';
import { saysComing, sharesDone } from './answering.ts';
import { Clocks } from './clocks.ts';
import { browserComplaint } from './complaint.ts';
import { effectOf } from './effect.ts';
import type { Point } from './element.ts';
import type { Trouble } from './hands.ts';
import { addressOf, domSignature, type Look, noticed, withoutDigits } from './look.ts';
import type { DoingParts, Offer } from './parts.ts';
import { UNANSWERED } from './performing.ts';
import { pixelsChanged } from './pixels.ts';

/** An act that is over, and how the page was before it. */
export interface Done {
  page: Page;
  before: Look;
  trouble: Trouble | null;
  seen: Offer | null;
  name: string;
  pointerBefore: Point | null;
  /** Waits once more for what was caused. */
  settled: () => Promise<boolean>;
}

const FIND_MS = 4000;
/** A page that has not even answered how it is gets only this much longer to be looked at. */
const MUTE_MS = 500;
/** When nothing seems to have happened, a person looks a moment longer before believing it. */
const SECOND_LOOK_MS = 900;
const GLANCE_MS = 100;
/** Words that something is coming: people wait three seconds and more with such a sign. */
const COMING_MS = 3000;
const MOTION_MS = 250;
/** Words of a change by which something is there that was not. */
const COMES = / (?:is|are) new, | can be used\.$|^(?:A message appeared|The page )/;
const UNREAD = 'Something on the page changed, though nothing new can be read.';
/** Words of a change by which one is elsewhere. */
const WAY = /^(?:The page (?:changed to|is now called) |The address changed)/;
const MOMENT_MS = 600;
/** An answer that takes longer than this is not looked for among news. */
const ANSWER_MS = 1500;
/** A control, as opposed to a part of the page. */
const SMALL_HEIGHT = 100;

/** Tells what came of an act, by what was there before and what is there now. */
export class Outcome {
  readonly #parts: DoingParts;
  readonly #interrupted: () => boolean;
  readonly #clocks = new Clocks();
  /** Nothing could be done on the page when it was last looked at: one step of a tour went and the next is to come. */
  #bare = false;
  /** Milliseconds in which the page only showed that something is coming, and whether it came. */
  readonly waiting = { busyMs: 0, came: true };

  constructor(parts: DoingParts, interrupted: () => boolean) {
    this.#parts = parts;
    this.#interrupted = interrupted;
  }

  /** What can be told of a page now. */
  async look(page: Page): Promise<Look> {
    const finding = orElse(FIND_MS, null, this.#parts.find(page));
    const [signature, title, url] = await Promise.all([
      domSignature(page),
      orElse(1000, '', page.title()),
      addressOf(page),
    ]);
    const found = await (signature === null ? orElse(MUTE_MS, null, finding) : finding);
    return {
      url,
      title,
      actions: found?.actions ?? [],
      // What comes up for the ear alone is an answer, too.
      texts: await this.#parts.senses.words(page, found?.texts ?? []),
      blind: found === null,
      signature,
    };
  }

  /** What came of an act, in words. */
  async effect(done: Done): Promise<Effect> {
    const { page, before, trouble, seen, name, settled } = done;
    const { tabs, traffic, happenings, secrets, timersPending } = this.#parts;
    const say = (effect: Effect): Effect => ({ ...effect, words: secrets.hide(effect.words) });
    if (this.#interrupted() || trouble?.words === UNANSWERED) return say(effectOf(trouble, happenings.drain(), []));
    this.#clocks.learn(seen?.texts ?? [], before.texts);
    let changes = await this.#changes(page, before);
    const sends = name === 'press:enter' || seen?.offered.get(name)?.kind === 'click';
    const complaint = sends && tabs.front === page && !trouble ? await browserComplaint(page) : '';
    // A button that only switched itself off has begun something; that it looks otherwise now goes with it.
    const telling = changes.filter((text) => !/" is (?:now|no longer) highlighted\.$/.test(text));
    const begun = telling.length === 1 && /" is now disabled(?:, highlighted)?\.$/.test(telling[0]!);
    // Whoever hands over a file watches it being taken; where something went and nothing came, that is to come.
    const emptied = changes.some((text) => /went away\.$/.test(text)) && !changes.some((text) => COMES.test(text));
    const given = seen?.offered.get(name)?.kind === 'upload';
    const stripped = async () => this.#bare && before.actions.length > 0 && (await this.#mayStillCome(page));
    const until = Date.now() + SECOND_LOOK_MS;
    const more = begun || ((given || emptied) && (await timersPending(page)));
    for (let waits = more || (await stripped()); waits && (given || !happenings.any); ) {
      await this.#glance(page);
      await settled();
      if (this.#interrupted()) break;
      changes = await this.#changes(page, before);
      waits = Date.now() < until && (await stripped());
    }
    // A way within the page, and the end of a list, say that something is to come and not yet what.
    const onTheWay = changes.length > 0 && changes.every((text) => WAY.test(text));
    // Where news come by themselves, what has come may be theirs, with the answer still to come.
    const mixed = changes.length > 0 && (await this.#newsComes(page, before, seen));
    const soon = mixed ? ANSWER_MS : onTheWay || name.startsWith('scroll') ? MOMENT_MS : 0;
    const timed = soon > 0 && !traffic.navigated && (await this.#untilTimed(page, soon));
    if (timed || mixed) {
      if (timed) await settled();
      if (!this.#interrupted()) changes = await this.#changes(page, before);
    }
    // What nobody can read is a sign of work as often as an answer.
    const dumb = changes;
    changes = changes.filter((text) => text !== UNREAD);
    if (changes.length === 0 && !complaint && !trouble && !happenings.any && name !== 'wait') {
      const patient = Date.now() + COMING_MS;
      const begun = () => this.#timed(page, dumb.length > 0 ? ANSWER_MS : COMING_MS);
      let waits = (dumb.length === 0 && (await this.#mayStillCome(page))) || (await begun());
      while (waits) {
        await this.#glance(page);
        await settled();
        if (this.#interrupted()) break;
        changes = (await this.#changes(page, before)).filter((text) => text !== UNREAD);
        // What it has begun is known to come: people wait for an answer longer than for one that may not be.
        const left = patient - Date.now();
        waits = changes.length === 0 && !happenings.any && left > 0 && (await this.#timed(page, left));
      }
      const looks = changes.length + dumb.length === 0 && !happenings.any && !this.#interrupted();
      if (looks && seen?.picture) {
        const target = seen.offered.get(name)?.target ?? null;
        const image = imageOptions(this.#parts.options);
        const rings = this.#parts.senses.byKeyboard ? [...seen.offered.values()].flatMap(ringOf) : [];
        const aside = async () => {
          const { texts } = await this.look(tabs.front);
          return [...this.#clocks.places([...seen.texts, ...texts]), ...this.#left(seen, done.pointerBefore), ...rings];
        };
        if (await pixelsChanged(tabs.front, seen.picture, target, image, aside)) changes = ['The picture changed.'];
      }
    }
    if (changes.length === 0) changes = dumb;
    if (complaint && !changes.some((text) => text.includes(complaint)))
      changes = [...changes, `A message appeared: "${complaint}"`];
    return say(effectOf(trouble, happenings.drain(), changes));
  }

  /** What the pointer stood on and left: that it looks different now is no answer to what was done. */
  #left(seen: Offer, before: Point | null): Box[] {
    if (!before) return [];
    const boxes = [...seen.offered.values()].map(({ target }) => target);
    return boxes.filter(
      ({ x, y, width, height }) =>
        before.x >= x && before.x <= x + width && before.y >= y && before.y <= y + height && height <= SMALL_HEIGHT,
    );
  }

  /**
   * Whether an answer may be on its way that shows nothing of itself: a timer that the act started, a line to a server or
   * a worker over which it may come, a frame that cannot be asked.
   */
  async #mayStillCome(page: Page): Promise<boolean> {
    const { tabs, traffic, lines, timersPending } = this.#parts;
    if (tabs.front !== page || traffic.quietFor(Date.now()) < GLANCE_MS) return true;
    return lines.open(page) || traffic.held(page, Date.now()) || page.workers().length > 0 || timersPending(page);
  }

  /** Whether a timer that the act started fires within so many milliseconds, where that is known. */
  async #timed(page: Page, milliseconds: number): Promise<boolean> {
    // What frames of another origin have begun is not known.
    if (this.#parts.tabs.front !== page || page.frames().length > 1) return false;
    return this.#parts.timersPending(page, milliseconds);
  }

  /** Whether a page tells something whatever one does: over a line that is open, by asking again and again, or of itself. */
  async #newsComes(page: Page, before: Look, seen: Offer | null): Promise<boolean> {
    const { tabs, traffic, lines } = this.#parts;
    if (tabs.front !== page) return false;
    if (lines.open(page) || traffic.polls(Date.now()) || traffic.held(page, Date.now())) return true;
    const known = new Set(seen?.texts.map(({ text }) => withoutDigits(text)));
    return known.size > 0 && before.texts.some(({ text }) => !known.has(withoutDigits(text)));
  }

  /** Waits for timers that the act started and that fire within so many milliseconds; false when there were none. */
  async #untilTimed(page: Page, soon: number): Promise<boolean> {
    let waited = false;
    const longest = Math.max(soon, SECOND_LOOK_MS);
    for (const until = Date.now() + longest; Date.now() < until && (await this.#timed(page, soon)); ) {
      waited = true;
      await sleep(GLANCE_MS);
      if (this.#interrupted()) break;
    }
    return waited;
  }

  /** Until something moves after all, or a moment has gone by. */
  async #glance(page: Page): Promise<void> {
    const { tabs, traffic } = this.#parts;
    const was = await domSignature(page);
    for (let waited = 0; waited < SECOND_LOOK_MS; waited += GLANCE_MS) {
      await sleep(GLANCE_MS);
      if (this.#interrupted() || tabs.front !== page || traffic.quietFor(Date.now()) < GLANCE_MS) return;
      const now = await domSignature(page);
      if (now === null || now !== was) return;
    }
  }

  async #changes(page: Page, before: Look): Promise<string[]> {
    const { tabs } = this.#parts;
    const front = tabs.front;
    let after = await this.look(front);
    let share = sharesDone(before, after);
    let until = Date.now() + COMING_MS;
    for (let moved = Date.now(); Date.now() < until; ) {
      const goes = share !== '' && Date.now() - moved < SECOND_LOOK_MS && (await this.#mayStillCome(front));
      if (!goes && !saysComing(before, after)) break;
      const from = Date.now();
      await sleep(GLANCE_MS);
      if (this.#interrupted() || tabs.front !== front) break;
      after = await this.look(front);
      this.waiting.busyMs += Date.now() - from;
      this.waiting.came = !saysComing(before, after);
      const now = sharesDone(before, after);
      if (now === share) continue;
      // As long as it gets on, its end is waited for.
      until += share === '' ? 0 : Math.min(SECOND_LOOK_MS, Date.now() - moved);
      share = now;
      moved = Date.now();
    }
    this.#bare = !after.blind && after.actions.length === 0;
    if (front !== page) return [`It shows "${after.title || after.url}".`];
    await this.#clocks.watch(before, after, () => this.look(front));
    const words = noticed(before, after, this.#clocks.moving);
    if (words.length > 0) return words;
    if (before.url !== after.url) return ['The address changed.'];
    // A document with a clock in it is never the same; what is drawn beside the clock tells then.
    if (before.signature === after.signature || after.signature === null || this.#clocks.places(after.texts).length > 0)
      return [];
    // What goes on changing without anybody doing anything is no answer to what was done.
    await sleep(MOTION_MS);
    const later = await domSignature(front);
    return later === after.signature ? [UNREAD] : [];
  }
}

/** Where the mark of the focus is drawn around a control: that it goes on from one to the next is no answer. */
function ringOf({ target: { x, y, width, height } }: PageAction): Box[] {
  return [
    { x, y, width, height: 1 },
    { x, y: y + height, width, height: 1 },
    { x, y, width: 1, height },
    { x: x + width, y, width: 1, height },
  ];
}
