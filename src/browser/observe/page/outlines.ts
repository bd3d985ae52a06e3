import type { Kit } from './kit.ts';

/** What a sign means whose markup says nothing: by its outline as the common sets of icons draw it, or by its parts. */
export function installOutlines(kit: Kit): void {
  /** How the paths of Heroicons, Material, Feather (and Lucide) and Bootstrap begin, without spaces and commas. */
  const DRAWN: Record<string, string> = {
    Search:
      'M2121l-6-6m2-5a7 M2121-5.197-5.197 m2121-5.197 M15.514h-.79l-.28 m2121-4.34-4.34 M11.74210.344 m2121-4.3-4.3 M2121l-4.35-4.35 M2121l-5.197',
    Menu: 'M46h16M412h16M418 M46h16M412h8m M3.756.75h16.5 M318h18v-2H3 M412h16M46 M412h16M418',
    Close: 'M618L186M66l12 M618186M66l12 M196.41L17.595 M186L618 M186618 M4.2934.293a1 M6.286.2208',
    Delete:
      'M197l-.86712.142 m14.749-.346 M14.749l-.346 M619c01.1.92 M36h18M196v14 M196v14a220 M36h18 M5.55.5A.5 M94v1H4v2h1v13 M36h2h16',
    Edit: 'M15.2325.232l3.536 M115H6a220 m16.8624.487 M16.8624.487 M317.25V21h3.75 M173a2.828 M212h7M18.52 M114H4a220 M12.146.146 M12H5a220 M18.52.5a2',
    Notifications: 'M1517h5l-1.405 M14.85717.082 M1222c1.10 M188A6 M68a660 M10.26821a2 M816a2',
    Account: 'M167a44 M15.756a3.75 M17.98218.725 M1212c2.210 M2021v-2a4 M1921v-2a4 M17.9818.725 M5.12117.804 M88a33',
    Favourite:
      'M4.3186.318a4.5 M218.25c0-2.485 M1221.35l-1.45 M16.53c-1.74 M20.844.61a5.5 M20.84.6a5.5 M1914c1.49-1.46 M29.5a5.5 m82.748-.717 M3.1725.172a4',
    Basket: 'M33h2l.42 M1611V7a4 M2.253h1.386 M15.7510.5V6 M718c-1.1 M11h4l2.68 M62L36v14 M2.052.05h2l2.66 M01.5A.5.5',
    Settings:
      'M10.3254.317 M9.5943.94 M19.1412.94 M19.4312.98 M19.415a1.65 M12.222h-.44 M10.56a1.5 M9.6714.136 M8.64.756a3.25',
    Home: 'M312l2-2m0 m2.2512 M2.2512l8.954 M1020v-6h4v6 M39l9-79 m399-7 M1521v-8a1',
    Show: 'M1512a33 M2.03612.322 M124.5C74.5 M112s4-8 M2.06212.348 M212s3-7 M168s-3-5.5',
    Hide: 'M13.87518.825A10 M3.988.223A10 M127c2.760 M17.9417.94A10 M9.889.88a3 M10.7335.076',
    More: 'M125v.01M12 M512h.01M12 M6.7512a.75 M126.75a.75 M128c1.10 M610c-1.1 M9.513a1.5 M39.5a1.5',
    Add: 'M124v16m8 M126v6m0 M124.5v15 M1913h-6v6h M512h14M125 M125v14M512 M84a.5',
    Less: 'M2012H4 M1912h-15 M512h14z M512h14$ M1913H5v-2h14v2',
    Confirm: 'M513l44L197 m4.512.75 M4.512.75l6 M916.17L4.83 M206917 M206L917',
    Star: 'M11.0492.927 M11.483.499 M1217.27L18.18 M229.24l-7.19 M122l3.096.26 M11.5252.295 M2.866',
    Calendar: 'M87V3m8 M6.753v2.25 M1712h-5v5 M203h-1V1h-2 M82v4 M3.50a.5',
    Time: 'M128v4l33m6 M126v6h4.5 M11.992C6.47 M126v6l42',
    Download:
      'M416v1a3300033h10a33000-3-3v-1m-4-4l M316.5v2.25A2.2500 M199h-4V3H9v6 M516l712 M1215V3 M2115v4a22001-22H5a22001-2-2v-4710 M.59.9a.5',
    Upload: 'M416v1a3300033h10a33000-3-3v-1m-4-8 M916h6v-6h4 M123v12 M2115v4a22001-22H5a22001-2-2v-4178',
    Share: 'M8.68413.342 M7.21710.907 M1816.08c-.76 M412v8a2',
    Copy: 'M816H6a220 M81618 M15.7517.25v3.375 M161H4c-1.1 M515H4a220 M416c-1.1',
    Mail: 'M38l7.895.26 M21.756.75v10.5 M204H4c-1.1 M44h16c1.1 m227-8.9 M04a22',
    Phone: 'M35a220012 M2.256.75c08.284 M6.6210.79 M2216.92v3a2 M13.83216.568',
    Refresh: 'M44v5h.582 M16.0239.348h4.992 M17.656.35C16.2 M234v6h-6 M312a99 M2112a99000-9',
    Filter: 'M34a110 M123c2.7550 M1018h4v-2h-4 M223H2l8',
    'Sign out': 'M1716l4-4m0 M15.759V5.25 M177l-1.411.41 M921H5a22 M1617l5-5 m16175-5',
    'Dark mode': 'M20.35415.354 M21.75215.002 M2112.79A9 M20.98512.486 M123a66',
    'Light mode': 'M123v1m0 M123v2.25 M121v2',
    Language: 'M3.0555H5 M1221a9.004 M11.992C6.472 M10.521l5.25',
    Attach: 'M15.1727l-6.586 M18.37512.739 M16.56v11.5 M21.4411.05',
    Send: 'M1219l92-9 M612L3.269 M63.269 M2.0121L23 M222L11 M14.53621.686 m222-72',
    Print: 'M1717h2a2 M6.7213.829 M198H5c-1.66 M69V2h12 M618H4a2',
    Help: 'M8.2289c.549 M9.8797.519 M9.099a33',
    Information: 'M1316h-1v-4 m11.25 M11.2511.25',
    Save: 'M87H5a2 M173H5c-1.11 M1921H5a22 M15.23a22',
    Message: 'M812h.01M12 M8.62512a.375 M2111.5a8.38 M2115a220 M7.920A9 M202H4c-1.1',
    Like: 'M1410h4.764 M6.63310.25 M121h4V9H1 M149V5a33 M710v12',
    Sound: 'M15.5368.464 M19.1145.636 M39v6h4l55V4L79H3zm13.5 M19.074.93',
    Mute: 'M5.58615H4 M17.259.75 M16.512c0-1.77',
    'Full screen': 'M48V4m0 M3.753.75v4.5 M714H5v5h5 M83H5a2',
    Play: 'M14.75211.168 M5.255.653 M85v14l11 M53l149',
    Pause: 'M109v6m4 M15.755.25v13.5 M619h4V5H6',
    Location: 'M17.65716.657L13.41 M1510.5a33 M122C8.13 M2110c07-9 M2010c04.993',
    Previous:
      'M1519l-7-7 M15.7519.5 1518912156 m1518-6-6 M15.417.41 M15.4116.59 M2011H7.83 M1019l-7-7 m1219-7-7 M10.519.5L3',
    Next: 'M95l77-7 m8.254.5 M8.254.5 9181512 m9186-6 M106L8.59 M8.5916.59 M124l-1.41 M145l77 M512h14m125 M13.54.5L21',
    Up: 'M515l7-7 m4.515.75 M4.515.75 1815129 m1815-6-6 M128l-66',
    Undo: 'M310h10a8 M915L39 M12.58c-2.65 M914410l5',
    Microphone: 'M1911a77 M1218.75a66 M1214c1.66 M121a33',
    Lock: 'M1215v2m-6 M16.510.5V6.75 M188h-1V6 M711V7a5',
    Bookmark: 'M55a22001 M17.5933.322 M173H7c-1.1 M1921l-7-5 m1921-7-4',
  };
  /** A path says nothing by fewer signs than these. */
  const LEAST = 6;
  const MOST_PARTS = 8;
  const LONGEST = 160;
  /** Pixels: a sign is no larger. */
  const LARGEST = 64;
  const outlines = Object.entries(DRAWN).flatMap(([meaning, starts]) =>
    starts.split(' ').map((start): [string, string] => [start, meaning]),
  );
  const known = new Map<string, string>();

  function read(path: string): string {
    const plain = path.replace(/[\s,]+/g, '');
    if (plain.length < LEAST) return '';
    // Of two that begin alike the longer one is meant.
    let best = '';
    let found = '';
    for (const [start, meaning] of outlines)
      if (start.length > best.length && plain.startsWith(start)) {
        best = start;
        found = meaning;
      }
    return found;
  }

  function byPath(path: string): string {
    let found = known.get(path);
    if (found === undefined) {
      found = read(path);
      if (known.size > 500) known.clear();
      known.set(path, found);
    }
    return found;
  }

  /** A ring with a handle out of its lower right is a glass, three dots in a line are more, three lines above each other a menu. */
  function byParts(parts: readonly SVGGraphicsElement[]): string {
    const boxes = parts.map((part) => part.getBBox());
    const [first, second, third] = boxes;
    if (!first || !second) return '';
    if (!third) {
      const ring = parts[0]?.localName === 'circle' && first.width > second.width && first.width < 4 * second.width;
      const out = second.x >= first.x + first.width / 2 && second.y >= first.y + first.height / 2;
      return ring && out && second.width > 0 && Math.abs(second.width - second.height) < 1 ? 'Search' : '';
    }
    if (boxes.length !== 3) return '';
    const alike = (read: (box: DOMRect) => number) =>
      Math.abs(read(first) - read(second)) + Math.abs(read(first) - read(third)) < 1;
    const dots = parts.every(({ localName }) => localName === 'circle') && alike(({ width }) => width);
    if (dots && (alike(({ x }) => x) || alike(({ y }) => y))) return 'More';
    const flat = boxes.every(({ width, height }) => width > 4 * Math.max(0.5, height));
    return flat && alike(({ x }) => x) && !alike(({ y }) => y) ? 'Menu' : '';
  }

  kit.outlined = (candidate) => {
    const { element } = candidate;
    const drawings = element.localName === 'svg' ? [element] : kit.plain(element).querySelectorAll('svg');
    const svg = drawings.length === 1 ? drawings[0] : null;
    // What stands in a field is told by the field.
    if (!svg || Math.max(kit.rect(svg).width, kit.rect(svg).height) > LARGEST || kit.fieldBy(candidate)) return '';
    const parts = [...svg.querySelectorAll<SVGGraphicsElement>('path,circle,line,rect,polyline,polygon')].filter(
      // A clear square as large as the sign keeps its place.
      (part) => kit.style(part).fill !== 'none' || kit.style(part).stroke !== 'none',
    );
    if (parts.length === 0 || parts.length > MOST_PARTS) return '';
    const paths = parts.map((part) => part.getAttribute('d') ?? part.getAttribute('points') ?? '').join('');
    return byPath(`${paths.slice(0, LONGEST)}$`) || byParts(parts);
  };
}
