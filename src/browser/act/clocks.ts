import { sleep } from '../guard/deadline.ts';
import type { Box } from '../types.ts';
import { type Look, movingTexts, onlyDigitsChanged, withoutDigits } from './look.ts';

/** Numbers that go on by themselves are seen doing so within this. */
const MOTION_MS = 250;
/** Written like a time of day or a count of seconds: it may move only once a second. */
const CLOCK = /\d:\d\d|\d\s?s(ec|\b)/i;
const CLOCK_MS = 1100;

/** Which texts of a session count by themselves, so that they are not taken for an answer to what the person did. */
export class Clocks {
  readonly #moving = new Set<string>();
  /** Texts whose numbers stood still once they had answered: counters. */
  readonly #steady = new Set<string>();

  /** The texts that are known to move, without their digits. */
  get moving(): ReadonlySet<string> {
    return this.#moving;
  }

  /** Learns from two looks with nothing done between them. */
  learn(earlier: Look['texts'], later: Look['texts']): void {
    for (const shape of movingTexts(earlier, later)) this.#moving.add(shape);
  }

  /** Where the clocks among some texts are, with the mark that an item of a list bears before its words. */
  places(texts: Look['texts']): Box[] {
    const moving = texts.filter(({ text }) => this.#moving.has(withoutDigits(text)));
    return moving.map(({ box, line }) => ({ ...box, x: box.x - line, width: box.width + line }));
  }

  /** Finds out whether the numbers that alone changed go on changing by themselves; each text is asked once. */
  async watch(before: Look, after: Look, again: () => Promise<Look>): Promise<void> {
    const suspects = onlyDigitsChanged(before, after, this.#moving);
    if ([...suspects].every((shape) => this.#steady.has(shape))) return;
    const slow = after.texts.some(({ text }) => suspects.has(withoutDigits(text)) && CLOCK.test(text));
    await sleep(slow ? CLOCK_MS : MOTION_MS);
    this.learn(after.texts, (await again()).texts);
    for (const shape of suspects) if (!this.#moving.has(shape)) this.#steady.add(shape);
  }
}
