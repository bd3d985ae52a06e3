import type { BrowserContext, Dialog, Page } from 'playwright-core';
import { within } from './deadline.ts';
import type { Happenings } from './happenings.ts';

const ANSWER_DEADLINE_MS = 5000;

/** The dialogs that pages opened with alert, confirm, prompt or by being left. They wait for the person's answer. */
export class Dialogs {
  readonly #open: Dialog[] = [];
  readonly #happenings: Happenings;
  readonly #listener = (dialog: Dialog) => this.#opened(dialog);
  readonly #context: BrowserContext;

  constructor(context: BrowserContext, happenings: Happenings) {
    this.#context = context;
    this.#happenings = happenings;
    context.on('dialog', this.#listener);
  }

  /** The dialog that stands before `page`, if one does. */
  before(page: Page): Dialog | null {
    return this.#open.find((dialog) => dialog.page() === page) ?? null;
  }

  /** Answers the dialog before `page`. */
  async answer(page: Page, accept: boolean, text?: string): Promise<boolean> {
    const dialog = this.before(page);
    if (!dialog) return false;
    this.#open.splice(this.#open.indexOf(dialog), 1);
    const answered = accept ? dialog.accept(text) : dialog.dismiss();
    await within(ANSWER_DEADLINE_MS, 'Answering the dialog', answered).catch(() => {});
    return true;
  }

  /** Dismisses what is open on pages that are gone or about to be. */
  async dismissAll(): Promise<void> {
    const open = this.#open.splice(0);
    await Promise.all(open.map((dialog) => within(1000, 'Dismissing the dialog', dialog.dismiss()).catch(() => {})));
    this.#context.off('dialog', this.#listener);
  }

  #opened(dialog: Dialog): void {
    this.#open.push(dialog);
    dialog.page()?.once('close', () => {
      const at = this.#open.indexOf(dialog);
      if (at >= 0) this.#open.splice(at, 1);
    });
    this.#happenings.note('dialog', dialogWords(dialog));
  }
}

/** What the person reads in the dialog. */
export function dialogWords(dialog: Dialog): string {
  if (dialog.type() === 'beforeunload')
    return 'The browser asks: "Leave this page? Changes you made may not be saved."';
  const message = dialog.message().slice(0, 2000);
  const typed = dialog.type() === 'prompt' ? ` (a line to type in, now "${dialog.defaultValue()}")` : '';
  return `A dialog says: "${message}"${typed}`;
}
