import type { CDPSession, Page } from 'playwright-core';
import type { Piece } from './secrets.ts';

/** Beyond this many characters the rest is put in at once: nobody's page needs the thousandth key press. */
const TYPED_BY_KEY = 160;
/**
 * Milliseconds that a key is held: a field that puts its value in anew a moment after each key is not overtaken by the next one.
 * People take many times as long.
 */
const BETWEEN_KEYS_MS = 8;

/**
 * Types into what has the focus. Secrets go through the protocol's own key events: what `keyboard.type` is given
 * stands in the trace, what these are given stands nowhere.
 *
 * @param stillMeant asked before each key of a secret: a page may move the focus on while it is typed.
 * @returns false when it was broken off, as the keys would have gone to somebody else.
 */
export async function typePieces(
  page: Page,
  pieces: readonly Piece[],
  session: () => Promise<CDPSession | null>,
  stillMeant: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  for (const piece of pieces) {
    if (!piece.secret) {
      await page.keyboard.type(piece.text.slice(0, TYPED_BY_KEY), { delay: BETWEEN_KEYS_MS });
      if (piece.text.length > TYPED_BY_KEY) await page.keyboard.insertText(piece.text.slice(TYPED_BY_KEY));
      continue;
    }
    const protocol = await session();
    if (!protocol) {
      // Elsewhere it stands in Playwright's recording as one text, and is taken out of that with every other.
      if (!(await stillMeant())) return false;
      await page.keyboard.type(piece.text);
      continue;
    }
    for (const character of piece.text) {
      if (!(await stillMeant())) return false;
      const key = character === '\n' ? 'Enter' : character;
      const text = character === '\n' ? '\r' : character;
      await protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, unmodifiedText: text });
      await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    }
  }
  return true;
}

/** Takes out what is in the focused field. */
export async function clearField(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}
