/** Which origins a person may reach. An origin is scheme, host and port; `localhost` and `127.0.0.1` are two. */
export class Origins {
  readonly #origins: ReadonlySet<string>;
  readonly #hosts: ReadonlySet<string>;

  /** @throws TypeError naming the entry that is not an http or https origin. */
  constructor(origins: Iterable<string>) {
    const parsed = [...origins].map((text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      if (!url || !/^https?:$/.test(url.protocol))
        throw new TypeError(`"${text}" is not an origin; write it like https://shop.example or http://127.0.0.1:4173`);
      return url;
    });
    this.#origins = new Set(parsed.map((url) => url.origin));
    this.#hosts = new Set(parsed.map((url) => hostAndPort(url)));
  }

  /** Whether the person may go to this address. Addresses without a server of their own carry no one away. */
  allows(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (url.protocol === 'about:' || url.protocol === 'data:') return true;
    if (url.protocol === 'blob:') return this.allows(url.pathname);
    if (url.protocol === 'chrome-error:') return true;
    const web = url.protocol.replace(/^ws/, 'http');
    return this.#origins.has(`${web}//${url.host}`);
  }

  /** Whether a connection to this host may be made: what is known of an encrypted request. */
  allowsHost(host: string, port: number): boolean {
    return this.#hosts.has(`${host.toLowerCase().replace(/^\[|\]$/g, '')}:${port}`);
  }

  toString(): string {
    return [...this.#origins].join(', ');
  }
}

function hostAndPort(url: URL): string {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return `${url.hostname.toLowerCase().replace(/^\[|\]$/g, '')}:${port}`;
}
