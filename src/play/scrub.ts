/**
 * Takes the values of secrets out of whatever is about to leave the browser: a page may show a password back in a
 * field's value, an address or a message, and neither an engine nor a record may see it.
 */
export function scrubber(secrets: ReadonlyMap<string, string>): <T>(value: T) => T {
  const forms: [needle: string, placeholder: string][] = [];
  for (const [placeholder, secret] of secrets) {
    const spellings = [
      secret,
      encodeURIComponent(secret),
      new URLSearchParams({ s: secret }).toString().slice(2),
      Buffer.from(secret).toString('base64'),
    ];
    for (const needle of new Set(spellings)) forms.push([needle, placeholder]);
  }
  // A secret that holds another goes first, or its rest would stay behind.
  forms.sort(([a], [b]) => b.length - a.length);

  const clean = (value: unknown): unknown => {
    if (typeof value === 'string')
      return forms.reduce((text, [needle, placeholder]) => text.replaceAll(needle, placeholder), value);
    if (Array.isArray(value)) return value.map(clean);
    if (value !== null && typeof value === 'object' && !(value instanceof Uint8Array)) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
    }
    return value;
  };
  return <T>(value: T): T => (forms.length === 0 ? value : (clean(value) as T));
}
