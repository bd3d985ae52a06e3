import type { Action } from '../../../contract/index.ts';
import { fold, textSimilarity, words } from '../../language/index.ts';
import { AnswerRefusal } from './refusal.ts';

/** Below this an intention is taken to mean none of the actions. */
const LEAST = 0.45;

/** What people call the doing of each kind of action, and so how an intention's verb tells kinds apart. */
const VERBS: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/\b(type|enter|write|fill|input|put)\b/, ['type', 'set']],
  [/\b(choose|select|pick)\b/, ['choose', 'click', 'check']],
  [/\b(tick|check|untick|uncheck)\b/, ['check', 'click']],
  [/\b(double-?click)\b/, ['double-click']],
  [/\b(right-?click|context menu)\b/, ['context']],
  [/\b(click|press|tap|open|follow|go to|push|hit)\b/, ['click', 'press', 'tab']],
  [/\b(scroll)\b/, ['scroll']],
  [/\b(go back|return to the previous|back to the previous)\b/, ['back']],
  [/\b(wait)\b/, ['wait']],
  [/\b(hover|point at)\b/, ['point']],
];

/**
 * The declared action that an intention in words means.
 * @throws AnswerRefusal when none is meant clearly enough, naming the nearest
 */
export function matchIntention(intention: string, actions: readonly Action[]): Action {
  const said = fold(intention);
  const byName = actions.find((action) => said === action.name.toLowerCase());
  if (byName) return byName;
  const quoted = [...intention.matchAll(/["'\u2018\u201c`]([^"'\u2019\u201d`]{1,200})["'\u2019\u201d`]/g)].map((m) =>
    fold(m[1] ?? ''),
  );
  const kinds = VERBS.filter(([verb]) => verb.test(said)).flatMap(([, of]) => of);
  const rest = fold(said.replace(/["'`]/g, ' '));

  let best: Action | null = null;
  let most = 0;
  for (const action of actions) {
    const score = likeness(action, rest, quoted) * (kinds.length === 0 || kinds.includes(kindOf(action)) ? 1 : 0.6);
    if (score > most) {
      most = score;
      best = action;
    }
  }
  if (best && most >= LEAST) return best;
  const near = best ? `; the nearest is "${labelOf(best)}"` : '';
  throw new AnswerRefusal(`the intention matches nothing that can be done here${near}. Name a control by its words`);
}

function likeness(action: Action, said: string, quoted: readonly string[]): number {
  const label = fold(labelOf(action));
  if (label === '') return 0;
  if (quoted.includes(label)) return 1;
  const nearQuote = Math.max(0, ...quoted.map((quote) => textSimilarity(quote, label)));
  const spoken =
    words(said).length > 0 && ` ${said} `.includes(` ${label} `) ? 0.6 + 0.3 * Math.min(1, label.length / 12) : 0;
  return Math.max(
    nearQuote,
    spoken,
    quoted.length > 0 ? 0.5 * textSimilarity(said, label) : textSimilarity(said, label),
  );
}

function labelOf(action: Action): string {
  return action.target?.label ?? action.description ?? action.name.replace(/^[a-z]+:/, '').replaceAll('-', ' ');
}

function kindOf(action: Action): string {
  return action.target?.kind ?? action.name.split(':')[0] ?? '';
}
