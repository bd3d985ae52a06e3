import type { Candidate, Kit } from './kit.ts';

/** Takes out of a name what is no part of it, and adds what the eye adds. */
export function installPlainer(kit: Kit): void {
  const TICKED = /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
  /** A drawn box or tick before the words of what is ticked tells its state, and not what it is. */
  const STATE =
    /^(?:[\u2713-\u2718\u2705\u274c\u2610-\u2612\u25a0\u25a1\u25cb\u25c9\u25cf\u25ef\u2b1c\u2b1b\u2022–—-]\ufe0f?\s*)+(?=\p{L})/u;

  const GRIP = /^[\u22ee\u2261\u2807\u283f\u2630\u205d\u2059\u25a6:=.·\s]+/u;

  function unmarked({ role, strength }: Candidate, label: string): string {
    return strength > 1 && TICKED.test(role) ? label.replace(STATE, '') : label;
  }

  /** A letter with a bar of colour under it is what it colours. */
  function lettered({ element, kind }: Candidate, label: string): string {
    const colours = kind === 'type' && (element as HTMLInputElement).type === 'color';
    return colours && /^\p{L}$/u.test(label) ? 'Text colour' : label;
  }

  /** Dots or lines that say no more than that it is taken there: the handle of the row that it moves. */
  function handled({ element, kind }: Candidate, label: string): string {
    if (kind !== 'drag' || label === '' || /[\p{L}\p{N}]/u.test(label) || !GRIP.test(label)) return label;
    const row = kit.words.tidy(kit.context(element, label).replace(GRIP, ''));
    return row === '' ? label : `Handle of ${row.slice(0, 60)}`;
  }

  const TAKES_OUT = /^[×✕✖✗⨯]\ufe0f?$/u;

  const CROSS = /^(?:close|remove|delete|clear)(?: [×✕✖✗⨯]\ufe0f?)?$/i;
  const CHIP = /(?:^|[-_\s])(?:chip|tag|token|pill|badge|multi-?value)(?:$|[-_\s])/i;
  /** Pixels: no chip is higher. */
  const CHIP_HEIGHT = 48;

  /** The words of the small frame with rounded corners, or so called, that a cross stands in. */
  kit.chip = (element) => {
    let frame = kit.geometry.parentOf(element);
    for (let up = 0; frame && up < 2; up++, frame = kit.geometry.parentOf(frame)) {
      const { width, height } = kit.rect(frame);
      if (height > CHIP_HEIGHT || width > 320) return '';
      if (!CHIP.test(kit.plain(frame).getAttribute('class') ?? '')) continue;
      // What the cross itself is called is no part of what the chip says.
      const own = kit.words.tidy(element.getAttribute('aria-label') ?? kit.words.text(element, 20));
      const said = kit.words.text(frame, 60);
      const rest = own !== '' && said.endsWith(own) ? said.slice(0, -own.length) : said;
      const words = kit.words.tidy(rest.replace(/[×✕✖✗⨯]\ufe0f?/gu, ' '));
      return /[\p{L}\p{N}]/u.test(words) ? words : '';
    }
    return '';
  };

  /** The cross beside what was chosen, called by the words that it takes away and by nothing else. */
  function takesAway(candidate: Candidate, label: string): string {
    const { element, role, kind } = candidate;
    if (kind !== 'click' || !/[\p{L}\p{N}]/u.test(label)) return label;
    if (CROSS.test(label)) {
      const words = kit.chip(element);
      if (words) return `Remove ${words}`;
      const field = /^close\b/i.test(label) && !element.hasAttribute('aria-label') ? kit.fieldBy(candidate) : '';
      if (field) return `Clear ${field}`;
    }
    if (role !== 'button') return label;
    const sign = kit.words.text(element, 8);
    const whole = TAKES_OUT.test(sign) && element.parentElement ? kit.words.text(element.parentElement, 80) : '';
    return whole !== '' && kit.words.tidy(whole.replace(sign, ' ')) === label ? `Remove ${label}` : label;
  }

  kit.plainer = (candidate, label) =>
    kit.coined.coloured(handled(candidate, takesAway(candidate, lettered(candidate, unmarked(candidate, label)))));
}
