/** Instructions with each quoted string replaced by a mark that holds no blanks or punctuation. */
export interface Quoted {
  text: string;
  strings: string[];
}

/** Takes quoted strings out, so that what they hold is never read as an instruction. */
export function takeQuotes(text: string): Quoted {
  const strings: string[] = [];
  const keep = (inner: string, after = ''): string => {
    strings.push(inner);
    // A sentence that ends within the quotes ends the one around it, too.
    const end = / .*[.!?]$/.test(inner) && /^\s+\p{Lu}/u.test(after) ? '.' : '';
    return ` «${strings.length - 1}»${end} `;
  };
  const out = text
    .replace(/"([^"\n]{1,2000})"/g, (found, inner: string, at: number, whole: string) =>
      keep(inner, whole.slice(at + found.length)),
    )
    .replace(/“([^”\n]{1,2000})”/g, (found, inner: string, at: number, whole: string) =>
      keep(inner, whole.slice(at + found.length)),
    )
    .replace(/‘([^’\n]{1,2000})’/g, (_, inner: string) => keep(inner))
    .replace(/`([^`\n]{1,2000})`/g, (_, inner: string) => keep(inner))
    .replace(
      /(^|[\s(:])'([^'\n]{1,300}(?:'[a-z]{1,2} [^'\n]{1,300})?)'(?=[\s,.;:!?)]|$)/g,
      (_, before: string, inner: string) => before + keep(inner),
    );
  return { text: out.replace(/[ \t]+/g, ' '), strings };
}

/** Puts the quoted strings back. */
export function putQuotes(text: string, strings: readonly string[], mark = ''): string {
  return text
    .replace(/\s?«(\d+)»\s?/g, (_, i: string) => ` ${mark}${strings[Number(i)] ?? ''}${mark} `)
    .replace(/\s+/g, ' ')
    .trim();
}
