/**
 * Playwright's glob for addresses: `*` matches within a path segment, `**` across segments, `{a,b}` either; `?` and
 * everything else stand for themselves, `\` escapes.
 */
export function globToRegExp(glob: string): RegExp {
  let pattern = '';
  let alternatives = false;
  for (let at = 0; at < glob.length; at++) {
    const char = glob[at] as string;
    if (char === '\\' && at + 1 < glob.length) {
      pattern += literally(glob[++at] as string);
    } else if (char === '*') {
      const start = at;
      while (glob[at + 1] === '*') at++;
      if (at === start) pattern += '[^/]*';
      else if (glob[at + 1] === '/' && (start === 0 || glob[start - 1] === '/')) {
        pattern += '(?:.*/)?';
        at++;
      } else pattern += '.*';
    } else if (char === '{') {
      pattern += '(?:';
      alternatives = true;
    } else if (char === '}' && alternatives) {
      pattern += ')';
      alternatives = false;
    } else if (char === ',' && alternatives) {
      pattern += '|';
    } else {
      pattern += literally(char);
    }
  }
  return new RegExp(`^${pattern}$`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Whether an address matches; a glob without a scheme is matched from the path on. */
export function addressMatches(glob: string, address: string): boolean {
  const pattern = globToRegExp(glob);
  if (pattern.test(address)) return true;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(glob)) {
    // `http://host` and `http://host/` are one address.
    return address.endsWith('/') && pattern.test(address.slice(0, -1));
  }
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  const path = url.pathname + url.search + url.hash;
  return pattern.test(path) || pattern.test(path.slice(1));
}
