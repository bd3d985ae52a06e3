import type { Candidate, Kit } from './kit.ts';

/** Takes out of a name what is no part of it, and adds what the eye adds. */
export function installPlainer(kit: Kit): void {
  const TICKED = /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
  /** A drawn box or tick before the words of what is ticked tells its state, and not what it is. */
  const STATE =
    /^(?:[\u2713-\u2718\u2705\u274c\u2610-\u2612\u25a0\u25a1\u25cb\u25c9\u25cf\u25ef\u2b1c\u2b1b\u2022–—-]\ufe0f?\s*)+(?=\p{L})/u;

  function unmarked({ role, strength }: Candidate, label: string): string {
    return strength > 1 && TICKED.test(role) ? label.replace(STATE, '') : label;
  }

  /** A letter with a bar of colour under it is what it colours. */
  function lettered({ element, kind }: Candidate, label: string): string {
    const colours = kind === 'type' && (element as HTMLInputElement).type === 'color';
    return colours && /^\p{L}$/u.test(label) ? 'Text colour' : label;
  }

  kit.plainer = (candidate, label) => kit.coined.coloured(lettered(candidate, unmarked(candidate, label)));
}
