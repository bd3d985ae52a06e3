import type { Kit } from './kit.ts';

/** What the source of a handler tells of it. */
export interface Studied {
  selector: string;
  generic: boolean;
  own: boolean;
  opaque: boolean;
  jquery: boolean;
  moves: boolean;
  follows: boolean;
  passes: boolean;
  climbs: boolean;
  /** What it looks for where something is let go. */
  lands: string;
}

/** Reads the handlers of a page's scripts. */
export function installStudy(kit: Kit): void {
  /** How a handler speaks that follows the pointer from where it was pressed. */
  const MOVES = /\b(?:client|page|screen|offset|movement)[XY]\b|(?:mouse|pointer|touch)move|setPointerCapture/;
  const FOLLOWS = /(?:mouse|pointer|touch)move|setPointerCapture/;
  const sources = new Map<string, Studied>();
  const MOST_SOURCES = 5000;
  const OPAQUE =
    /jQuery|globalZoneAware|callWithAsyncErrorHandling|event\.dispatch|nativeEvent|\[native code\]|\b\w+\.(?:call|apply)\(|return [\w$]+\(this,\s*[\w$]+,/;

  /** A handler that hands its event on to another function. */
  const PASSES =
    /^(?:async\s+)?(?:function\b[^(]*)?\(?\s*([\w$]+)[^)=]*\)?\s*(?:=>|\{)[\s\S]*[\w$]\((?:[^()]*,)?\s*\1\s*\)/;

  /** Looks upwards from what was pressed for what it was told to serve, as helpers that set handlers do. */
  const LOOKS = /\.target\.closest\(\s*[A-Za-z_$][\w$]*\s*\)/;

  function unescaped(value: string): string {
    return value.replace(/\\(.)/g, '$1');
  }

  function kebab(name: string): string {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  }

  /** What was looked for only to know whose part was pressed: `if (row && target.closest('.remove')) drop(row.id)`. */
  function onlyAround(text: string, match: RegExpExecArray, before: string): boolean {
    const name = /([A-Za-z_$][\w$]*)\s*=\s*[\w$.?]*$/.exec(before)?.[1];
    if (!name) return false;
    const rest = text.slice(match.index + match[0].length);
    const called = name.replaceAll('$', '\\$');
    const part = `&&[^;{}]{0,40}\\.(?:closest|matches)\\(`;
    if (!new RegExp(`(?<![\\w$.])${called}\\s*${part}`).test(rest)) return false;
    return !new RegExp(`(?<![\\w$.])${called}(?![\\w$])(?!\\s*(?:\\??\\.|${part}))`).test(rest);
  }

  /** A row that was looked for ahead of a chain of questions about what in it was pressed, and of nothing else. */
  function onlyAsked(text: string, match: RegExpExecArray): boolean {
    const end = text.indexOf(';', match.index);
    if (end < 0 || !/^[^;{}]*$/.test(text.slice(match.index + match[0].length, end))) return false;
    let at = end + 1;
    let asked = 0;
    for (;;) {
      const next = /^[\s;}]*(?:else\s+)?(?:if\s*\()?/.exec(text.slice(at))?.[0] ?? '';
      if (!next.endsWith('(')) return asked > 0 && text.slice(at).replace(/[\s;})]/g, '') === '';
      let from = at + next.length;
      const opened = from;
      for (let depth = 1; depth > 0 && from < text.length; from++)
        depth += text[from] === '(' ? 1 : text[from] === ')' ? -1 : 0;
      if (!/\btarget\b/.test(text.slice(opened, from))) return false;
      asked++;
      at = endOf(text, from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0));
    }
  }

  /** Asked of what was found before, to know whose part it is: `hit = target.closest('.remove'); row = hit.closest('li')`. */
  function fromFound(text: string, before: string): boolean {
    const name = /(?<![\w$.])([A-Za-z_$][\w$]*)\??$/.exec(before)?.[1];
    if (!name) return false;
    const called = name.replaceAll('$', '\\$');
    return new RegExp(`(?<![\\w$.])${called}\\s*=\\s*[^;,{}]{0,60}\\.closest\\(`).test(text);
  }

  /** Asked of what the page has kept, and not of what was pressed: `const card = dragged; card.closest('.column')`. */
  function fromElsewhere(text: string, before: string): boolean {
    const name = /(?<![\w$.])([A-Za-z_$][\w$]*)\??$/.exec(before)?.[1];
    if (!name) return false;
    return new RegExp(`\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\s*=\\s*[A-Za-z_$][\\w$]*\\s*;`).test(
      text,
    );
  }

  /** Only one thing is served, and all that is asked after that is whose part it is: `if (!target.matches('.cap')) return`. */
  const ALONE =
    /\bif\s*\(\s*(?:![\w$.]+\.(?:matches|closest)\([^;{}|&)]*\)|[\w$.]+\.(?:className|tagName|nodeName|localName)\s*!==?\s*["'`][\w-]+["'`])\s*\)\s*\{?\s*return\b/;

  /** What lies where the pointer let go, asked of that or of all that lies there. */
  const LANDED = /elements?FromPoint\([^;{}]*\)[?)\s]*(?:\.(?:find|filter|some)\(\(?[\w$]+\)?\s*=>\s*(?:[\w$]+\??)?)?$/;

  /** Where the block, or the one statement, that begins there ends. */
  function endOf(text: string, from: number): number {
    if (text[from] !== '{') {
      const end = text.indexOf(';', from);
      return end < 0 ? text.length : end + 1;
    }
    let depth = 0;
    for (let at = from; at < text.length; at++) {
      if (text[at] === '{') depth++;
      else if (text[at] === '}' && --depth === 0) return at + 1;
    }
    return text.length;
  }

  /** Does something for it in the same breath: `if (hit(x)) return open(x)`. */
  const ACTS = /^[^;{}]*?\)\s*\{?\s*return\s+(?![\w$]+\.(?:stop|prevent))[\w$.]+\(/;

  const BRANCH = /\bif\s*\([^;{}]*?\.(?:closest|matches|contains)\([^;{}]*?\)\s*\)\s*(?=[{\w])/g;
  /** One more part that is looked for: `const row = target.closest('tr'); if (row) ...`. */
  const KEPT =
    /^[\s;}]*(?:const|let|var)\s+([\w$]+)\s*=\s*[^;{}]*?\.closest\([^;{}]*?\)[^;{}]*;\s*if\s*\(\s*\1\s*\)\s*/;
  /** Without a hit nothing is done: `const row = target.closest('tr'); if (!row) return`. */
  const GUARD = /\bif\s*\(\s*!\s*[^;{}]*\)\s*\{?\s*return\b/;

  /**
   * Does something for each of its parts and returns, and something else where none of them was pressed, as a card does
   * with buttons in it: `if (target.closest('.heart')) { like(); return } open()`.
   */
  function falls(text: string): boolean {
    if (GUARD.test(text)) return false;
    let end = -1;
    for (const match of text.matchAll(BRANCH)) {
      if (match.index < end) continue;
      if (end >= 0 && text.slice(end, match.index).trim() !== '') return false;
      const from = match.index + match[0].length;
      end = endOf(text, from);
      const block = text.slice(from, end);
      if (!/^return\b|\breturn\b[^;{}]*;?\s*\}$/.test(block)) return false;
    }
    for (let part = KEPT.exec(text.slice(end)); end >= 0 && part; part = KEPT.exec(text.slice(end)))
      end = endOf(text, end + part[0].length);
    return end >= 0 && /[\w$)\]]\s*(?:\(|[^=!<>]=[^=])/.test(text.slice(end));
  }

  /** Names under which a handler goes up from what was pressed: `let node = event.target`, `event.composedPath().find((node) => ...)`. */
  const ALIAS =
    /(?<![\w$.])([A-Za-z_$][\w$]*)\s*=\s*[\w$]+\.(?:target|srcElement)\s*(?=[;,)\n}|])|composedPath\(\)\s*\.(?:find|some|filter)\(\s*\(?([A-Za-z_$][\w$]*)\)?\s*=>|\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s+of\s+[\w$]+\.composedPath\(\)/g;

  /** Asks that of each thing on its way up, or of one after the other; else it may be asked to leave a few of many out. */
  const SORTS = /\.parent(?:Node|Element)\b|composedPath|\b(?:else|switch)\b/;

  /** The same with what was pressed called so where a handler asks what it is marked by. */
  function plainly(source: string): string {
    let text = source;
    if (!SORTS.test(source)) return text;
    for (const match of source.matchAll(ALIAS)) {
      const name = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('$', '\\$');
      text = text.replace(
        new RegExp(`(?<![\\w$.])${name}(?=\\??\\.(?:dataset|(?:get|has)Attribute|id|className)\\b)`, 'g'),
        'event.target',
      );
    }
    return text;
  }

  const SWITCH = /\bswitch\s*\(\s*[\w$.]*\btarget\??\.(id|className)\s*\)/;

  /** The parts that a handler tells apart one by one: `switch (event.target.id) { case 'undo': ... }`. */
  function cases(text: string): string[] {
    const asked = SWITCH.exec(text);
    if (!asked) return [];
    const [from, sign] = [asked.index + asked[0].length, asked[1] === 'id' ? '#' : '.'];
    const block = text.slice(from, endOf(text, text.indexOf('{', from)));
    return [...block.matchAll(/\bcase\s*["'`]([A-Za-z][\w-]*)["'`]/g)].map((match) => sign + match[1]);
  }

  /**
   * Reads from a handler's source what it looks for: `closest('li')`, `tagName === 'TD'`, `dataset.id`, ... `jquery` is true for
   * the dispatcher that jQuery sets in place of the handlers it keeps.
   */
  function study(source: string): Studied {
    const known = sources.get(source);
    if (known) return known;
    const text = plainly(source);
    const found = new Set<string>();
    // `if (!hit(x)) return` looks for x; `if (hit(x)) return` leaves x to others; another `!hit(x)` is a click beside it.
    let spares = false;
    const lands = new Set<string>();
    const alone = ALONE.exec(text);
    const serves = (match: RegExpExecArray, selector: string): boolean => {
      const before = text.slice(Math.max(0, match.index - 80), match.index);
      // What lies where the pointer let go, and not what was pressed.
      if (LANDED.test(before)) {
        if (/[.#[]/.test(selector)) lands.add(selector);
        return false;
      }
      if (match[0].startsWith('.') && (fromFound(text, before) || fromElsewhere(text, before))) return false;
      if (alone && match[0].startsWith('.') && match.index > alone.index + alone[0].length) return false;
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const leaves = /^[^;{}]*?\)\s*\{?\s*(?:return|break|continue)\b/.test(after);
      // `if (!hit(x)) return`, `if (className !== 'x') return`
      if (/!\s*[\w.$?[\]()]*$/.test(before) || match[0].includes('!=')) return leaves;
      // `hit(x) || close()` is a click beside it too.
      if (/^\)*[\w.?[\]]*\s*\|\|\s*\(?[^;]*[\w$\]]\(/.test(after)) return false;
      // `if (!row || row.matches('.off')) return` spares a few of those that it serves.
      if (leaves && /\bif\s*\(\s*!\s*[\w$.]+\s*\|\|[^;{}]*$/.test(before)) return false;
      if (leaves && !ACTS.test(after) && /\bif\s*\([^;{}]*$/.test(before)) {
        spares = true;
        return false;
      }
      const ahead = match[0].startsWith('.closest') && !/\bif\s*\([^;{}]*$/.test(before);
      return !onlyAround(text, match, before) && !(ahead && onlyAsked(text, match));
    };
    const collect = (pattern: RegExp, build: (value: string) => string) => {
      for (const match of text.matchAll(pattern)) {
        const value = match.at(-1);
        if (value !== undefined && serves(match, build(value))) found.add(build(value));
      }
    };
    if (!OPAQUE.test(text)) {
      // Written as text, a selector keeps its own quotes: `closest('[data-toggle="tab"]')`.
      collect(/\.(?:closest|matches|is|parents)\(\s*(["'`])((?:\\.|(?!\1)[^\\]){1,120})\1/g, unescaped);
      // A helper of the page's own that looks upwards, whatever it is called.
      collect(/[\w$]\(\s*[\w$]+\.target\s*,\s*(["'`])([.#[](?:\\.|(?!\1)[^\\]){1,120})\1/g, unescaped);
      collect(
        /(?:tagName|nodeName|localName)(?:\.to\w+Case\(\))?\s*[=!]={1,2}\s*["'`]([A-Za-z][\w-]*)["'`]/g,
        (value) => value.toLowerCase(),
      );
      collect(/["'`]([A-Za-z][\w-]*)["'`]\s*={2,3}\s*[\w.$]+\.(?:tagName|nodeName|localName)/g, (value) =>
        value.toLowerCase(),
      );
      collect(/(?:classList\.contains|hasClass)\(\s*["'`]([\w-]+)["'`]/g, (value) => `.${value}`);
      collect(/(?<![\w$.])[\w$]+\.(?:target\.)?className\s*[=!]={1,2}\s*["'`]([\w-]+)["'`]/g, (value) => `.${value}`);
      collect(/target\??\.dataset\??\.(\w+)/g, (value) => `[data-${kebab(value)}]`);
      collect(/target\??\.(?:get|has)Attribute\(\s*["'`]([\w:-]+)["'`]/g, (value) => `[${value}]`);
      collect(/target\.id\s*={2,3}\s*["'`]([\w-]+)["'`]/g, (value) => `#${value}`);
      for (const selector of cases(text)) found.add(selector);
    }
    const valid = [...found].filter((selector) => {
      try {
        kit.plain(document).createDocumentFragment().querySelector(selector);
        return !/^(?:html|body|\*|:root|\[(?:class|id|style)\])$/.test(selector);
      } catch {
        return false;
      }
    });
    const opaque = OPAQUE.test(text);
    const generic = !opaque && /\.(?:target|srcElement)\b|composedPath/.test(text);
    const jquery = /event\.(?:dispatch|triggered)/.test(text);
    const own =
      !jquery && !opaque && ((valid.length === 0 && (spares || !generic)) || (valid.length > 0 && falls(text)));
    const result = {
      selector: valid.join(','),
      generic: generic && valid.length === 0 && !spares,
      own,
      opaque,
      jquery,
      lands: [...lands].join(','),
      moves: MOVES.test(text),
      follows: FOLLOWS.test(text),
      passes: PASSES.test(text),
      climbs:
        (generic && /\.parent(?:Node|Element)\b/.test(text)) ||
        (/composedPath/.test(text) && /cancelBubble/.test(text)) ||
        LOOKS.test(text),
    };
    if (sources.size < MOST_SOURCES) sources.set(source, result);
    return result;
  }

  kit.study = study;
}
