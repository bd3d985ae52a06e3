import { type Token, tokens } from '../../../language/index.ts';
import { toldWords } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

/** What of the task a place is called by. */
function borne(told: readonly Token[], name: string): Token[] {
  const own = tokens(name);
  return told.filter((token) => saidBy(token, own));
}

/**
 * The telling words of the task that this page is called by and that the site as a whole is not: "Guji" on the page of that coffee.
 * Words that many pages of the site bear tell none of them.
 */
export function calledBy({ page, memory, asked }: Situation): Token[] {
  const told = toldWords(asked).map(({ token }) => token);
  const heads = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const others = Object.entries(memory.names).filter(([, name]) => !heads.includes(name));
  const site = tokens(page.site);
  return borne(told, [page.title, ...heads].join(' . ')).filter((token) => {
    if (saidBy(token, site)) return false;
    const elsewhere = others.filter(([, name]) => borne([token], name).length > 0).length;
    return elsewhere === 0 || elsewhere <= others.length / 4;
  });
}

/** Whether a link that was not followed yet bears all that a page is called by: what was searched for is named by what was found, and by the thing in it. */
function leadsOn({ items, memory }: Situation, here: readonly Token[]): boolean {
  return items.some(
    ({ role, said, name }) =>
      role === 'link' && timesAnywhere(memory, name) === 0 && here.every((token) => saidBy(token, said.tokens)),
  );
}

/**
 * Whether this is the page of what the task speaks of: it is called by a word of the task, and no page met so far by more. What only leads on to it
 * is not.
 */
export function isTheirPage(situation: Situation): boolean {
  const here = calledBy(situation);
  if (here.length === 0 || leadsOn(situation, here)) return false;
  const told = toldWords(situation.asked).map(({ token }) => token);
  const most = Math.max(0, ...Object.values(situation.memory.names).map((name) => borne(told, name).length));
  return here.length >= most;
}
