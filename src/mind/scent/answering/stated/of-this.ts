import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Line, Page } from '../../../perception/page.ts';
import { knownKind } from '../asked.ts';
import { factsOn } from '../facts/read.ts';

/** "E-mail: ann@...": a name and its value in one line. */
const NAMED = /^([^:.!?]{2,40}):\s*(\S.*)$/;
/** Pixels by which lines of one row differ. */
const BAND = 8;
/** The longest value that stands beside or below its name. */
const LONGEST = 160;

/** Whether a name on the page is that of what is asked for: "E-mail", for the e-mail address of the customer. */
function isCalled(head: string, noun: string): boolean {
  const [own, asked] = [phrase(head.replace(/:$/, '')), phrase(noun)];
  return own.tokens.length > 0 && asked.tokens.length > 0 && literalCoverage(own, asked) > 0.99;
}

/** What stands right beside a name, or else right below it. */
function valueBeside({ lines }: Page, line: Line): string {
  const { box } = line;
  if (!box) return '';
  const others = lines.filter((other) => other !== line && other.box !== null && other.text.length < LONGEST);
  const right = others
    .filter(({ box: at }) => Math.abs(at!.y - box.y) < BAND && at!.x > box.x)
    .sort((a, b) => a.box!.x - b.box!.x)[0];
  const below = others
    .filter(({ box: at }) => Math.abs(at!.x - box.x) < 4 * BAND && at!.y > box.y && at!.y < box.y + 3 * box.height)
    .sort((a, b) => a.box!.y - b.box!.y)[0];
  return (right ?? below)?.text ?? '';
}

/** What a page tells of its own thing under a name, or, where one value of the kind stands on it, that; null where it leaves it open. */
export function valueOfThis(page: Page, noun: string): string | null {
  const lines = page.lines.filter(({ text }) => text.length < LONGEST);
  const kind = knownKind(`what is the ${fold(noun)}`);
  const named = [
    ...factsOn(page).flatMap(({ head, value }) => (isCalled(head, noun) ? [value] : [])),
    ...lines.flatMap(({ text }) => {
      const told = NAMED.exec(text);
      return told && isCalled(told[1]!, noun) ? [told[2]!] : [];
    }),
    ...lines.flatMap((line) => (isCalled(line.text, noun) ? valueBeside(page, line) || [] : [])),
  ].filter((text) => !kind || kind[1].test(text));
  const told = new Set(named);
  if (told.size > 0) return told.size === 1 ? named[0]! : null;
  const ofKind = new Set(kind ? lines.flatMap(({ text }) => kind[1].exec(text)?.[0] ?? []) : []);
  return ofKind.size === 1 ? [...ofKind][0]! : null;
}
