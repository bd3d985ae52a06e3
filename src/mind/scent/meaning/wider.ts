import { fold, literalCoverage, phrase, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { isClickable } from './match.ts';

/** Acts by which something ends. */
const ENDS =
  /^(?:cancel|block|close|delete|remove|terminate|end|deactivate|disable|switch off|turn off|shut down|give up|leave|freeze|dissolve|quit|erase|wipe|reset|revoke|withdraw|unsubscribe)\b\s*/;
/** What says that nothing of it is left. */
const FOR_GOOD =
  /\b(?:for good|permanent(?:ly)?|for ever|forever|terminat\w+|entire(?:ly)?|whole|completely|everything|all)\b/;
/** What holds all that one has of a firm, each line by its names. */
const WHOLES = [
  'contract subscription membership plan tariff policy agreement',
  'account profile user customer login',
  'card',
  'number line sim',
  'project workspace team organisation organization company site website list board',
  'order booking reservation trip visit appointment stay ticket journey',
].map((line) => new Set(line.split(' ')));

function wholes(text: string): number[] {
  const said = words(fold(text)).map((word) => word.replace(/s$/, ''));
  return WHOLES.flatMap((names, i) => (said.some((word) => names.has(word)) ? [i] : []));
}
/** Share of the words of a thing that says that it is that one. */
const OWN = 0.8;

/**
 * Whether an act would end more than the step asks for: "Cancel contract" for who wants to be rid of an option, "Block card for
 * good" for payments abroad. What a step names only to say where its thing belongs ("on your mobile plan") is not its thing. What stands at the
 * very thing, or has come up by a press on it, ends no more than that, whatever it calls it: "Cancel appointment" at an eye test.
 * @param at what says which thing a control stands at.
 */
export function endsMore(step: Step, item: Item, at: () => string = () => ''): boolean {
  if (!isClickable(item) || step.all || ['press', 'learn', 'locate', 'signout'].includes(step.verb)) return false;
  const label = item.said.folded;
  const verb = ENDS.exec(label)?.[0];
  if (verb === undefined) return false;
  const rest = label.slice(verb.length);
  const named = [...step.quoted, step.object].join(' ');
  if (FOR_GOOD.test(rest) && !FOR_GOOD.test(fold(step.text))) return true;
  const ended = phrase(rest.replace(FOR_GOOD, ' '));
  if (step.object === '' || !ended.tokens.some((token) => token.weight > 0.3)) return false;
  if (literalCoverage(ended, phrase(named)) > 0) return false;
  if (literalCoverage(phrase(step.object), phrase(at())) > OWN) return false;
  const more = wholes(rest);
  const asked = wholes(named);
  return more.length > 0 && !more.some((kind) => asked.includes(kind));
}
