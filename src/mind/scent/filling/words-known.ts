import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { assigned } from './coverage/assign.ts';

/** Names under which the words are known that somebody is to be told. */
const WORDS =
  /\b(?:messages?|texts?|words|descri\w+|details?|explanation|reasons?|why|notes?|comments?|remarks?|questions?|complaint|what (?:happened|is wrong)|problem|feedback|review|body|content|answer|reply|request|instructions?)\b/;
/** From so many words on it is something that is said. */
const SENTENCE = 3;

/**
 * What was given with the task to be said, for a field that takes words of one's own and is called otherwise: the "description" where
 * a form says "Please tell us more". Null where another field asks for it, or where several would do.
 */
export function wordsKnown(situation: Situation, item: Item): string | null {
  const fits = assigned(situation);
  const here = fits.find(({ control }) => control.items.includes(item))?.entry;
  if (here?.source === 'knowledge') return here.value;
  const open = situation.knowledge.filter(
    ({ name, value, secret }) =>
      !secret &&
      WORDS.test(fold(name.replace(/[_-]+/g, ' '))) &&
      !fits.some(({ entry }) => entry?.source === 'knowledge' && entry.value === value),
  );
  const said = open.length > 1 ? open.filter(({ value }) => value.split(/\s+/).length >= SENTENCE) : open;
  return said.length === 1 ? said[0]!.value : null;
}
