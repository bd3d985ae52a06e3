import type { Kit } from './kit.ts';

/** Countries on a map: one knows them by their shapes, where the page itself only knows their codes. */
export function installLands(kit: Kit): void {
  const FEWEST = 8;
  /** Share of the codes on a map that have to be those of countries: other maps are of states and districts. */
  const MOST = 0.9;
  const CODE = /^(?:\w*_)?([a-z]{2})$/i;
  const names = new Map<string, string>();

  function code(shape: Element): string {
    for (const name of shape.getAttributeNames()) {
      if (name !== 'id' && !/^data-.*(?:id|code|key|country|region|iso2?)$/.test(name)) continue;
      const found = CODE.exec(shape.getAttribute(name)?.trim() ?? '')?.[1];
      if (found) return found.toUpperCase();
    }
    return '';
  }

  function land(of: string): string {
    let name = names.get(of);
    if (name === undefined) {
      try {
        name = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'region', fallback: 'none' }).of(
          of,
        );
      } catch {}
      names.set(of, name ?? '');
    }
    return name ?? '';
  }

  /** Whether what lies in one group of a drawing are the countries of a map. */
  const mapped = kit.once((group: Element): boolean => {
    const codes = [...kit.plain(group).children].map(code).filter(Boolean);
    return codes.length >= FEWEST && codes.filter((each) => land(each) !== '').length >= MOST * codes.length;
  });

  kit.lands = {
    name(shape) {
      const own = code(shape);
      const group = shape.parentElement;
      return own && group && mapped(group) ? land(own) : '';
    },
  };
}
