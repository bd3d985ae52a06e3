/** Something that happened to the browser, in words a person would use of it. */
export interface Happening {
  kind: 'dialog' | 'tab' | 'download' | 'refused' | 'asked' | 'print' | 'error' | 'file' | 'sound' | 'slip';
  words: string;
}

const KEPT = 50;
const MEANWHILE = 5;

/** What happened since it was last looked at. A page that makes a thousand of them is heard fifty times. */
export class Happenings {
  #list: Happening[] = [];
  #aside: string[] = [];

  note(kind: Happening['kind'], words: string): void {
    if (this.#list.length >= KEPT) return;
    if (this.#list.some((one) => one.kind === kind && one.words === words)) return;
    this.#list.push({ kind, words });
  }

  /** Whether anything happened since. */
  get any(): boolean {
    return this.#list.length > 0;
  }

  has(kind: Happening['kind']): boolean {
    return this.#list.some((one) => one.kind === kind);
  }

  /** Takes back what was noted of a kind: it was undone. */
  forget(kind: Happening['kind']): void {
    this.#list = this.#list.filter((one) => one.kind !== kind);
  }

  /** Puts by what happened before the person did anything: it is no answer to what they do next. */
  setAside(): void {
    this.#aside.push(...this.drain().map(({ words }) => words));
  }

  /** Takes what was put by, and what has happened since. */
  meanwhile(): string[] {
    this.setAside();
    const words = [...new Set(this.#aside)].slice(-MEANWHILE);
    this.#aside = [];
    return words;
  }

  drain(): Happening[] {
    const list = this.#list;
    this.#list = [];
    return list;
  }
}
