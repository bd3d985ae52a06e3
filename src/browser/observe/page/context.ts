import type { Kit } from './kit.ts';

/** The row, card or field group that something lies in, by its words. */
export function installContext(kit: Kit): void {
  const LETTERS = /[\p{L}\p{N}]/u;
  const ROWS = new Set(['tr', 'li', 'article', 'fieldset', 'dd']);
  const ROW_ROLES = new Set(['row', 'listitem', 'article', 'group', 'radiogroup', 'option', 'treeitem']);
  const SILENT = { legend: '', row: '' };

  const repeated = kit.once((real: Element): boolean => {
    const element = kit.plain(real);
    const name = element.getAttribute('class');
    if (!name) return alike(element);
    for (const sibling of [element.previousElementSibling, element.nextElementSibling])
      if (
        sibling &&
        sibling.localName === element.localName &&
        sibling.getAttribute('class')?.split(' ')[0] === name.split(' ')[0]
      )
        return true;
    return false;
  });

  /** Has words of its own, beside those of its children. */
  function worded(element: Element): boolean {
    for (let node = element.firstChild; node; node = kit.plain(node).nextSibling)
      if (kit.typeOf(node) === 3 && LETTERS.test((node as Text).data)) return true;
    return false;
  }

  /** The tags of its children. */
  const built = kit.once((element: Element) => {
    let tags = '';
    for (let child = element.firstElementChild; child; child = kit.plain(child).nextElementSibling)
      tags += `${child.localName},`;
    return tags;
  });

  /** A block without a class beside others built like it: the same children in the same order. */
  function alike(element: Element): boolean {
    if (element.localName !== 'div' && element.localName !== 'section' && element.localName !== 'p') return false;
    const count = element.childElementCount;
    if (count === 0 || count > 12 || (count === 1 && !worded(element))) return false;
    const build = built(element);
    const same = (other: Element | null | undefined) =>
      other?.localName === element.localName && other.childElementCount === count && built(other) === build;
    if (same(element.previousElementSibling) || same(element.nextElementSibling)) return true;
    const parent = element.parentElement;
    // A card may be alone in its column, under the column's heading: the columns beside it hold others. Beside anything else
    // it is a part of a row.
    const alone = [...(parent ? kit.plain(parent).children : [])].every(
      (child) => child === element || /^(?:h[1-6]|header)$/.test(child.localName),
    );
    return (
      alone &&
      (same(parent?.previousElementSibling?.lastElementChild) || same(parent?.nextElementSibling?.lastElementChild))
    );
  }

  function without(words: string, own: string): string {
    const at = ` ${words} `.indexOf(` ${own} `);
    return at < 0 ? words : kit.words.tidy(words.slice(0, at) + words.slice(at + own.length));
  }

  /** A row of a tree holds the rows below it too. */
  function ofRow(node: Element): string {
    const here = kit.plain(node);
    const nested = here.querySelector('ul,ol,[role=group]');
    if (!nested || !/^(?:li|treeitem)$/.test(here.getAttribute('role') ?? here.localName))
      return kit.nearby.short(node, 240);
    for (const child of here.children) {
      if (child === nested || child.contains(nested)) break;
      const words = kit.nearby.short(child, 240);
      if (words) return words;
    }
    return kit.nearby.short(node, 240);
  }

  /** Words of the row, card or field group around an element, without its own. */
  kit.context = (element, own) => {
    let node = kit.geometry.parentOf(element);
    for (let up = 0; node && up < 7; up++) {
      const said = around(node);
      if (said === null) return '';
      if (said.legend && said.legend !== own) return said.legend;
      if (said.row) {
        const rest = own ? without(said.row, own) : said.row;
        if (LETTERS.test(rest)) return rest.slice(0, 200);
      }
      node = kit.geometry.parentOf(node);
    }
    return '';
  };

  let buttons: string[] | null = null;

  /** What several buttons and links say: every row has them. */
  function recurring(): string[] {
    const said = new Set<string>();
    const twice = new Set<string>();
    for (const { element, role, kind } of kit.candidates) {
      if (kind !== 'click' || !/^(?:button|link|generic)$/.test(role)) continue;
      const words = kit.words.text(element, 40);
      if (words.length > 1 && words.length < 25) (said.has(words) ? twice : said).add(words);
    }
    return [...twice];
  }

  kit.rowOf = (element) => {
    const whole = kit.context(element, '');
    buttons ??= recurring();
    let rest = whole;
    for (;;) {
      const last = buttons.find((words) => rest.endsWith(words));
      if (!last) break;
      rest = rest.slice(0, -last.length).trimEnd();
    }
    return LETTERS.test(rest) ? rest : whole;
  };
  kit.afresh(() => {
    buttons = null;
  });

  /** What something says to all that lies in it, as a field group or a row; null where it is a part of the page. */
  const around = kit.once((node: Element): { legend: string; row: string } | null => {
    const here = kit.plain(node);
    const tag = here.localName;
    if (tag === 'body' || tag === 'main' || tag === 'nav') return null;
    const legend = tag === 'fieldset' ? node.querySelector('legend') : null;
    const role = here.getAttribute('role');
    if (!ROWS.has(tag) && !(role && ROW_ROLES.has(role)) && !repeated(node))
      return legend ? { legend: kit.nearby.short(legend, 120), row: '' } : SILENT;
    const label = here.getAttribute('aria-label');
    return {
      legend: legend ? kit.nearby.short(legend, 120) : '',
      row: label?.trim() ? kit.words.tidy(label) : ofRow(node),
    };
  });
}
