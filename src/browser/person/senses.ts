import type { Page } from 'playwright-core';
import type { AccessibilityProfile } from '../../contract/index.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { Observation, PageAction, PageText } from '../types.ts';
import { paintedColours, throughEyes, wearColours } from './eyes.ts';
import { reachable } from './order.ts';
import { spoken } from './reader.ts';
import { spokenTexts } from './reader-texts.ts';
import { unseenStops } from './unseen.ts';

/** Blocks that tell of looks alone. */
const LOOKS = new Set(['marked_text', 'drawn', 'text_places']);

/** What a person perceives of a page, and by what they operate it. Without a profile nothing is done and nothing asked. */
export class Senses {
  readonly #profile: AccessibilityProfile;
  readonly #sessions: ProtocolSessions;
  readonly #quality: number;

  constructor(profile: AccessibilityProfile, sessions: ProtocolSessions, quality: number) {
    this.#profile = profile;
    this.#sessions = sessions;
    this.#quality = quality;
  }

  get byKeyboard(): boolean {
    return this.#profile.motor === 'keyboard_only';
  }

  /** Draws over words with the mouse. */
  get marks(): boolean {
    return !this.byKeyboard && !this.listens;
  }

  /** Hears the page instead of seeing it. */
  get listens(): boolean {
    return this.#profile.screen_reader === true || this.#profile.vision === 'blind';
  }

  arrived(page: Page): void {
    void wearColours(page, this.#profile, this.#sessions).catch(() => {});
  }

  async picture(page: Page, image: Observation['image']): Promise<Observation['image']> {
    const { color_vision: vision } = this.#profile;
    const painted = vision && (await this.#sessions.of(page)) === null;
    const coloured = painted ? await paintedColours(image, vision, this.#quality) : image;
    return throughEyes(coloured, this.#profile, this.#quality);
  }

  /** The words in CSS pixels, as this person comes to know them; the same array when they are seen. */
  async words(page: Page, texts: readonly PageText[]): Promise<readonly PageText[]> {
    return this.listens ? spokenTexts(page, texts) : texts;
  }

  /** How words look, where they stand and what is drawn is not heard. */
  blocks<T extends { label: string }>(blocks: readonly T[]): readonly T[] {
    return this.listens ? blocks.filter(({ label }) => !LOOKS.has(label)) : blocks;
  }

  /** The same array when this person is offered everything. */
  async offered(page: Page, actions: readonly PageAction[]): Promise<readonly PageAction[]> {
    let left = actions;
    if (this.listens) left = await spoken(page, this.#sessions, left);
    if (this.byKeyboard) left = await reachable(page, this.#sessions, left);
    if (!this.byKeyboard && !this.listens) return left;
    return [...left, ...(await unseenStops(page, left, { revealed: !this.listens }))];
  }
}
