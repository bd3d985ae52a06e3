import { coverage, fold, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { isClickable, properNames } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';

/** Below what any luck makes up for. */
export const UNTOUCHED = -0.3;
/** What does something for good: nobody presses it to see what it is. */
const BINDS =
  /^(?:approve|decline|reject|deny|delete|remove|archive|block|ban|publish|unpublish|watch|unwatch|follow|unfollow|subscribe|unsubscribe|empty|discard|save|add|like|star|share|print|bookmark|pay|buy|submit|send|confirm|resolve|upgrade|downgrade|revoke|disable|deactivate|cancel)\b/;

export function binds(item: Item): boolean {
  return item.role !== 'link' && isClickable(item) && item.said.tokens.length <= 3 && BINDS.test(item.said.folded);
}

/** Acts on what is there already, as against those that make something new. */
const ON_WHAT_IS_THERE =
  /^(?:watch|save|delete|remove|edit|rename|approve|decline|reject|archive|move|share|like|follow|mark|renew|cancel|correct|fix|update|change|put|add|unfollow|pin|star|bookmark)\b/i;

/** A bare button for the act on a page that names neither who nor what the task is about: it acts on something else. */
export function onAnother(situation: Situation, step: Step, item: Item): boolean {
  if (!isClickable(item) || item.said.tokens.length > 1 || !ON_WHAT_IS_THERE.test(step.text)) return false;
  // "Account" does nothing to anything: it is a way, and may lead to where the thing is named.
  const said = words(item.said.folded)[0] ?? '';
  if (!BINDS.test(said) && !actNames(step).includes(stem(said))) return false;
  const spoken = step.pairs.reduce((text, pair) => text.replace(pair.value, ' '), `${step.text} . ${step.scope}`);
  // "Correct it": on the page of what was spoken of before.
  const meant = phrase(step.object);
  if (/^\p{L}+ (?:it|this|that|them)\b/iu.test(step.text) && meant.tokens.length > 1)
    return coverage(meant, situation.page.all) < 0.5;
  const names = properNames(spoken);
  // What was opened by its name need not say it again.
  if (names.some((name) => fold(situation.memory.last?.label ?? '').includes(fold(name)))) return false;
  return names.length > 0 && !names.some((name) => situation.page.all.folded.includes(fold(name)));
}
