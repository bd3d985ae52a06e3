import type { Kit } from './kit.ts';

/** Names that are made of what programs call things: of ids, classes and the codes of colours. */
export function installCoined(kit: Kit): void {
  /** One sees a colour, not its code. */
  function coloured(label: string): string {
    const [code, digits = ''] = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(label) ?? [];
    if (!code) return label;
    const each = digits.length === 3 ? 1 : 2;
    const [red, green, blue] = [0, 1, 2].map((at) =>
      Number.parseInt(digits.slice(at * each, at * each + each).padStart(2, digits.charAt(at)), 16),
    );
    return `${kit.looks.colour(`rgb(${red},${green},${blue})`)} ${code}`;
  }

  /** The words of which an id or a class is made; empty where a program made it up: `ioyo`, `css-1rv3fii`. */
  function spoken(named: string, fewest: number): string {
    const words = kit.words.tidy(named.replace(/[-_]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')).split(' ');
    if (!/[a-z]{3}/i.test(named) || words.some((word) => /[a-z]\d|\d[a-z]/i.test(word))) return '';
    return words.length >= fewest || named.length > 5 ? words.join(' ') : '';
  }

  /** Plain words of which an id is made: `sidebarToggle`. */
  function identified(id: string): string {
    const words = id.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[\s_-]+/);
    if (words.length < 2 || words.length > 4 || !words.every((word) => /^[a-z]{2,}$|^\d{1,6}$/i.test(word))) return '';
    const phrase = words.join(' ').toLowerCase();
    return phrase.charAt(0).toUpperCase() + phrase.slice(1);
  }

  const UP = /(?:^|[-_])(?:up|increment|increase)(?:[-_]?(?:btn|button|icon|arrow|inner))?$/i;
  const DOWN = /(?:^|[-_])(?:down|decrement|decrease)(?:[-_]?(?:btn|button|icon|arrow|inner))?$/i;
  const NEITHER = /(?:drop|pull|scroll|pop|sign|slide|fade|set|back|mark)[-_]?(?:up|down)/i;

  /** Which way a sign beside a number counts, by its class or by what its component calls it. */
  function stepping(real: Element): string {
    const element = kit.plain(real);
    const said = element
      .getAttributeNames()
      .filter((name) => /^(?:part|data-.*(?:name|part|section|action|type|direction))$/.test(name));
    const marks = element.getAttributeNames().filter((name) => name.startsWith('data-'));
    const names = ['class', ...said]
      .flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/))
      .concat(marks)
      .filter((name) => !NEITHER.test(name));
    return names.some((name) => UP.test(name)) ? 'Up' : names.some((name) => DOWN.test(name)) ? 'Down' : '';
  }

  kit.coined = { coloured, spoken, identified, stepping };
}
