import type { Knowledge } from '../../../contract/index.ts';
import { fold } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';

/** "Your activation code is BX-3391": what a page gives to be used on the way. */
const GIVEN =
  /\b(?:your|the|this|its) ((?:\p{L}+ ){0,2}\p{L}+) (?:is|reads|:)(?:\s[^.:;]{3,60}[:;,]\s+(?:and\s+)?it (?:is|reads|says))?\s*:?\s*["“'‘]?([^\s"”'’,;]+?)["”'’]?(?:[.,;!]|$|\s)/giu;

/** What the lines of a page give to be used on the way: codes, passwords, numbers. */
export function givenOn(page: Page): Knowledge[] {
  return page.lines.flatMap((line) =>
    [...line.text.matchAll(GIVEN)]
      .filter((match) => /\d|[A-Z]{2}|\b(?:password|code|word|pin|key)\b/.test(`${match[2]!} ${fold(match[1]!)}`))
      .map((match) => ({ name: match[1]!, value: match[2]!, secret: false })),
  );
}
