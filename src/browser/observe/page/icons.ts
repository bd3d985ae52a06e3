import type { Kit } from './kit.ts';

/** What an icon without words means: from its class names, its symbol's id or its file name. */
export function installIcons(kit: Kit): void {
  const MEANINGS: Array<[RegExp, string]> = [
    [/^(trash|delete|bin|garbage|trashcan)/, 'Delete'],
    [/^(remove|close|times|xmark|cross|x|clear|dismiss|cancel)$/, 'Close'],
    [/^(bars|menu(?!-(?:down|up|left|right))|hamburger|navicon|burger)/, 'Menu'],
    [/^(ellipsis|(?:three-)?dots|more|kebab|meatballs|overflow)/, 'More'],
    [/^(search|magnif\w*|loupe)/, 'Search'],
    [/^(cart|basket|shopping|bag)/, 'Basket'],
    [/^(pencil|edit|pen|compose)/, 'Edit'],
    [/^(cog|gear|settings?|sliders|preferences|options)/, 'Settings'],
    [/^(home|house)/, 'Home'],
    [/^(user|person|account|profile|avatar)/, 'Account'],
    [/^(heart|favou?rite|wishlist)/, 'Favourite'],
    [/^star/, 'Star'],
    [/^(plus|add|new|create)/, 'Add'],
    [/^(minus|subtract|less)/, 'Less'],
    [/^(skip-)?(prev\w*|back)/, 'Previous'],
    [/^(skip-)?(next|forward)/, 'Next'],
    [/^play(?:-?(?:arrow|circle|pause))?$/, 'Play'],
    [/^pause/, 'Pause'],
    [/^shuffle/, 'Shuffle'],
    [/^(repeat|loop)/, 'Repeat'],
    [/^(eye-?slash|eye-?off|hide|invisible|visibility-?off)/, 'Hide'],
    [/^(eye|show|view|visible|visibility)/, 'Show'],
    [/^(bell|notification)/, 'Notifications'],
    [/^(envelope|mail|email|inbox)/, 'Mail'],
    [/^(download)/, 'Download'],
    [/^(upload)/, 'Upload'],
    [/^(share)/, 'Share'],
    [/^(print)/, 'Print'],
    [/^(copy|clipboard|duplicate)/, 'Copy'],
    [/^(filter|funnel)/, 'Filter'],
    [/^sort/, 'Sort'],
    [/^(calendar|date)/, 'Calendar'],
    [/^(clock|time|history)/, 'Time'],
    [/^(refresh|reload|sync|arrows?-?rotate)/, 'Refresh'],
    [/^(undo)/, 'Undo'],
    [/^(redo)/, 'Redo'],
    [/^zoom-?(in|plus)/, 'Zoom in'],
    [/^zoom-?(out|minus)/, 'Zoom out'],
    [/^zoom/, 'Zoom'],
    [/^full-?screen-?exit|^exit-?full-?screen/, 'Leave full screen'],
    [/^full-?screen/, 'Full screen'],
    [/^(expand|maximi[sz]e|enlarge)/, 'Expand'],
    [/^(collapse|compress|minimi[sz]e)/, 'Collapse'],
    [/^(question|help)/, 'Help'],
    [/^(info\w*)/, 'Information'],
    [/^(check\w*|tick|done|accept)$/, 'Confirm'],
    [/^(logout|log-?out|sign-?out)/, 'Sign out'],
    [/^(login|log-?in|sign-?in)/, 'Sign in'],
    [/^(globe|language|translate)/, 'Language'],
    [/^(moon|dark)/, 'Dark mode'],
    [/^(sun|light)$/, 'Light mode'],
    [/^(phone|call|tel)/, 'Phone'],
    [/^(my-?location|locate|geolocation|gps|crosshairs?)/, 'My location'],
    [/^location/, 'Location'],
    [/^(pin|marker|map)/, 'Map'],
    [/^(save|floppy|disk)/, 'Save'],
    [/^(paper-?clip|attach\w*)/, 'Attach'],
    [/^(send|paper-?plane)/, 'Send'],
    [/^(chat|comments?|message)/, 'Message'],
    [/^(thumbs?-?up|like)/, 'Like'],
    [/^(volume-?(off|mute|x)|mute)/, 'Mute'],
    [/^(volume|speaker|sound)/, 'Sound'],
    [/^(chevron|angle|arrow|caret|triangle|angles|menu)s?-?(?:1-)?(left|back)/, 'Previous'],
    [/^(chevron|angle|arrow|caret|triangle|angles|menu)s?-?(?:1-)?(right|forward)/, 'Next'],
    [/^(chevron|angle|arrow|caret|triangle|angles|menu)s?-?(?:1-)?(up|n$)/, 'Up'],
    [/^(chevron|angle|arrow|caret|triangle|angles|menu)s?-?(?:1-)?(down|s$)/, 'Open'],
  ];
  const PREFIX =
    /(?:^|[\s_/#])(?:fa|bi|(?:[a-z]{1,4}-)?icon|icons|ico|mdi|ti|ri|bx|bxs|glyphicon|lucide|feather|pi|el-icon|anticon|octicon|ms-icon|codicon|k-i|dx-icon|ui-icon|tabler-icon|la|zmdi|ion|ion-md|ion-ios|uil|ph|eva|typcn|oi|entypo|sl-icon|cil|cib|svg|sprite|i|heroicon|material-symbols|simple-icon|ql|note-icon|fc-icon|tox-icon|ag-icon|icon-tabler|jp|btn-icon|vjs-icon|icn)[-_]{1,2}([a-z][a-z0-9-_]*)/i;
  const NOISE =
    /^(?:solid|blank|none|empty|picker|label|outer|inner|group|item|state|default|ui|corner|all|helper|reset|widget|content|header|solid|regular|light|thin|brands|duotone|fw|lg|sm|xs|xl|\d?x|spin|pulse|wrapper|container|button|btn|only|icon|svg|img|image|small|large|medium|base|outline|filled|s|left|right|active|inactive|selected|current|hover|hovered|on|off)$/;

  function words(token: string): string {
    const plain = token
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/^format-/, '');
    for (const [pattern, meaning] of MEANINGS) if (pattern.test(plain)) return meaning;
    const parts = plain.split('-').filter((part) => part && !NOISE.test(part) && !/^\d+$/.test(part));
    if (parts.length === 0) return '';
    // Lines that are set left and lines that are set right are two signs.
    const side = /-(left|right)(?:-(?:outlined?|round(?:ed)?|sharp|filled|line|alt))?$/.exec(plain)?.[1] ?? '';
    const phrase = [...parts.slice(0, 3), side].join(' ').trim();
    return phrase.length < 2 ? '' : phrase.charAt(0).toUpperCase() + phrase.slice(1);
  }

  /** Words that name a part of a layout as often as a picture. */
  const WIDE = /^(?:view|show|visible|hide|new|light|dark|time|date|options|message|user|item)$/;
  const byClass = new Map<string, string>();
  const byPlainClass = new Map<string, string>();

  /** Classes repeat a thousand times on a page, and mean the same each time. */
  function remembered(known: Map<string, string>, value: string, read: (value: string) => string): string {
    let found = known.get(value);
    if (found === undefined) {
      found = read(value);
      if (known.size > 2000) known.clear();
      known.set(value, found);
    }
    return found;
  }

  const fromClass = (value: string) => (value ? remembered(byClass, value, readClass) : '');
  const plainClass = (value: string) => (value.trim() ? remembered(byPlainClass, value, readPlainClass) : '');

  function readClass(value: string): string {
    const names = value.split(/\s+/);
    // `cloud upload icon`
    if (names.length > 1 && names.at(-1) === 'icon') {
      const found = words(names.slice(0, -1).join('-'));
      if (found) return found;
    }
    for (const name of names) {
      const match = PREFIX.exec(name);
      if (match?.[1] && !NOISE.test(match[1])) return words(match[1]);
    }
    return '';
  }

  /** A class that simply is an icon's word: `close`, `btn-search`, `search-button`. */
  function readPlainClass(value: string): string {
    let single = '';
    for (const name of value.split(/\s+/)) {
      // What a class says of the moment is no picture.
      if (/^(?:is|has|js|no)-|^(?:show|visible|hide|view|light|dark|print|new|open|more|less|s|x)$/i.test(name))
        continue;
      const parts = name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
      for (const [at, part] of parts.entries())
        for (const [pattern, meaning] of MEANINGS) {
          // `appZoomIn`: two words mean more than one.
          const both = /[-_]/.test(name) ? '' : `${part}-${parts[at + 1]}`;
          if (both && pattern.exec(both)?.[0].length === both.length) return meaning;
          if (part.length > 2 && !WIDE.test(part) && pattern.exec(part)?.[0].length === part.length) single ||= meaning;
        }
    }
    return single;
  }

  function fromFile(url: string): string {
    if (!url || /^(?:data|blob):/.test(url)) return '';
    const stem = (url.split(/[?#]/)[0]?.split('/').pop() ?? '')
      .replace(/\.\w{2,5}$/, '')
      .replace(/\.[0-9a-f]{6,}$/, '');
    return /[a-z]{3}/i.test(stem) && !/^[0-9a-f-]{12,}$/i.test(stem)
      ? words(stem.replace(/^(?:icon|ico|ic|btn|button)[-_]/, ''))
      : '';
  }

  /** A drawn sign whose parts say by their id which one it is: `app-icon-emoji`. */
  function fromId(node: Element): string {
    const named = 'ownerSVGElement' in node ? /(?:^|[-_])icon[-_]([a-z][a-z_-]+)/i.exec(node.id)?.[1] : undefined;
    if (!named) return '';
    return /^drop-?down/i.test(named) ? 'Open' : words(named);
  }

  /** One of many pictures in a file, picked out by a class beside the one that all of them have: `x-icon align-left`. */
  function fromSprite(element: Element): string {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
    if (classes.length < 2 || element.firstElementChild || !classes.some((name) => /icon|sprite|glyph/i.test(name)))
      return '';
    const own = classes.find(
      (name) => /^[a-z]{3,}(?:[-_][a-z]+){0,2}$/.test(name) && !/icon|sprite|glyph|img/.test(name),
    );
    return own && !NOISE.test(own) && kit.style(element).backgroundImage !== 'none' ? words(own) : '';
  }

  /** A picture that the style sheet puts in place of an element, or behind a small one, by the name of its file. */
  function fromStyle(element: Element): string {
    const style = kit.style(element);
    const put = /^url\("?([^"]+?)"?\)/.exec(style.content)?.[1];
    if (put) return fromFile(put);
    const behind = /^url\("?([^"]+?)"?\)$/.exec(style.backgroundImage)?.[1] ?? '';
    // Of a sheet with many pictures the file says nothing, and of a texture or a banner neither.
    const file = behind ? fromFile(behind) : '';
    return file !== '' &&
      MEANINGS.some(([, meaning]) => meaning === file) &&
      !/sprite|icons|bg|background/i.test(behind)
      ? file
      : '';
  }

  const LARGEST = 140;
  const MOST_PARTS = 12;

  /** An element and what is drawn in it, also where that lies in components or was put into one. */
  function gather(element: Element, parts: Element[]): void {
    parts.push(element);
    const put = element.localName === 'slot' ? (element as HTMLSlotElement).assignedElements() : [];
    const below = put.length > 0 ? put : (kit.geometry.rootOf(element) ?? kit.plain(element)).children;
    for (const child of below) {
      if (parts.length > MOST_PARTS) return;
      gather(child, parts);
    }
  }

  /** What a handler for several signs tells them by: `data-action="next"`, or one word of a picture in a field of the page's own. */
  function told(real: Element): string {
    const element = kit.plain(real);
    for (const name of element.getAttributeNames()) {
      if (!name.startsWith('data-')) continue;
      const value = (element.getAttribute(name) ?? '').toLowerCase();
      if (!/^[a-z][a-z_-]{2,20}$/.test(value)) continue;
      const whole = name !== 'data-action' && name !== 'data-direction';
      const found = MEANINGS.find(([pattern]) => {
        const match = pattern.exec(value);
        return match !== null && (!whole || match[0].length === value.length);
      });
      if (found) return found[1];
    }
    return '';
  }

  function meaning(element: Element): string {
    const box = kit.rect(element);
    if (Math.min(box.width, box.height) > LARGEST) return '';
    const scan: Element[] = [];
    gather(element, scan);
    // What a handler for several signs tells them by.
    const done = told(element);
    if (done) return done;
    for (const node of scan) {
      if (node.localName === 'use') {
        const reference = node.getAttribute('href') || node.getAttribute('xlink:href') || '';
        const id = reference.split('#')[1];
        if (id) {
          const found = words(id.replace(/^(?:icon|ico|ic|i|svg|symbol|sprite)[-_:]+/i, ''));
          if (found) return found;
        }
      }
      const found = fromClass(node.getAttribute('class') ?? '') || fromId(node);
      if (found) return found;
      const named =
        node.getAttribute('data-icon') ||
        node.getAttribute('icon') ||
        node.getAttribute('data-lucide') ||
        node.getAttribute('data-feather') ||
        node.getAttribute('icon-name') ||
        node.getAttribute('data-mat-icon-name') ||
        node.getAttribute('uk-icon')?.replace(/^\s*icon:\s*|;.*$/g, '') ||
        '';
      if (named) return words(named.replace(/^[\w-]+:/, ''));
      // `data-testid="DeleteOutlineIcon"`, which Material's own icons bear wherever they are shown.
      const tested = /^(?:([A-Z][A-Za-z0-9]+)Icon|icon-([a-z-]+)|([a-z-]+)-icon)$/
        .exec(node.getAttribute('data-testid') ?? '')
        ?.slice(1)
        .find(Boolean);
      if (tested) return words(tested.replace(/(?<=[a-z])(?=[A-Z])/g, '-'));
      if (/-ic(?:on)?$|icon$/.test(node.localName) && node.getAttribute('name'))
        return words(node.getAttribute('name') ?? '');
      const component = /-icon-([a-z]+(?:-[a-z]+)*)/.exec(node.localName)?.[1];
      if (component) return words(component);
      if (node.localName === 'img' || (node as HTMLInputElement).type === 'image') {
        const file = fromFile(node.getAttribute('src') ?? '');
        if (file) return file;
      }
      const styled = fromStyle(node);
      if (styled) return styled;
    }
    for (const node of Math.max(box.width, box.height) > LARGEST ? [] : scan) {
      const found = plainClass(`${node.getAttribute('class') ?? ''} ${node.getAttribute('id') ?? ''}`);
      if (found) return found;
    }
    for (const node of scan) {
      const found = fromSprite(node);
      if (found) return found;
    }
    // The frame drawn around it alone may carry the name.
    const parent = element.parentElement;
    const frame = parent?.getBoundingClientRect();
    if (parent && frame && Math.abs(frame.width - box.width) < 8 && Math.abs(frame.height - box.height) < 8)
      return fromClass(parent.getAttribute('class') ?? '');
    return '';
  }

  kit.icons = { meaning, written: words };
}
