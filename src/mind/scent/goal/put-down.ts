/** "Enrol Tom Hartnell in …", "sign Wanda up as …": who is put down for something by their name. */
const PUT_DOWN =
  /^([Ss]ign|[Ee]nrol+|[Ee]nlist)\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,3})(\s+(?:up|on|down))?\s+(?=(?:for|in|into|on|onto|as|to|at|with)\s)/u;

/** A clause without who is put down: none of the things of a list bears their name. "Enrol in the pottery course." */
export function withoutWhoIsPutDown(clause: string): string {
  return clause.replace(PUT_DOWN, '$1$3 ');
}

/** What somebody is put down for by their name: "the pottery course", "volunteer to mend bicycles". */
export function putDownFor(clause: string): string | undefined {
  const found = PUT_DOWN.exec(clause);
  return found
    ? clause
        .slice(found[0].length)
        .replace(/^\S+\s+(?:an?\s+)?/, '')
        .trim() || undefined
    : undefined;
}
