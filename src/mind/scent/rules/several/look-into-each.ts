import { fold, phrase, type Token, tokens } from '../../../language/index.ts';
import { rowBears } from '../../answering/query/bearing.ts';
import { candidates } from '../../answering/query/candidates.ts';
import { queryOf } from '../../answering/query/query.ts';
import type { Row } from '../../answering/query/rows.ts';
import { type Bound, conditionsOf } from '../../goal/conditions.ts';
import type { Step } from '../../goal/types.ts';
import type { Examined } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { keeps } from '../../things/bounds.ts';
import { thingOf } from '../../things/cards.ts';
import { handleOf } from '../../things/reading.ts';
import { isPicked } from '../../things/selection.ts';
import { type StateAsked, statesAsked } from '../../things/states.ts';
import { signOf } from '../../things/thing.ts';
import { wishOf } from '../../things/wish.ts';
import { follow, goBack } from '../way/follow.ts';
import { furtherDown } from '../way/look.ts';
import { atChosen } from './chosen.ts';

/** Things of a list that a person opens one after the other to find out about each. */
const MOST = 8;
/** Share of a condition that the page of a thing has to bear. */
const BORNE = 0.6;
/** Words of a sentence that say the opposite of what it speaks of. */
const DENIES =
  /\b(?:no|not|never|without|neither|nor|cannot|can't|isn't|aren't|unsuitable|unsafe|toxic|poisonous|forbidden|prohibited|except)\b/;
/** Words for granting something, for which each page has others: "dogs are welcome". */
const GRANTS = /^(?:allow|permit|accept|welcom|offer|provid|includ|suit|fit|possib)/;
/** What is said of the thing that is meant: "that may hang in a bathroom", "with a lift". */
const CONDITION =
  /\b(?:that|which|who|where|suitable for|fit for|safe for|good for|allowed|allowing)\b\s*(.+?)(?:\s+(?:in|into|to|on)\s+(?:the|my|your)\s+(?:\p{L}+\s)?(?:basket|cart|bag|trolley|list|wish ?list|favou?rites)\b.*|\s+(?:in|into|to|on|onto)\s+(?:my|your|our)\s.*|[,.;?].*)?$/iu;

/** What the thing must be like: what is counted or measured, how it stands, and in words. */
interface Requirement {
  bounds: Bound[];
  states: StateAsked[];
  words: Token[];
}

function requirementOf(step: Step): Requirement {
  const clause = CONDITION.exec(step.text)?.[1] ?? '';
  const states = statesAsked(`x ${clause}`);
  const { bounds, rest } = conditionsOf(states.reduce((text, { words }) => fold(text).replace(words, ' '), clause));
  return { bounds, states, words: tokens(rest).filter((token) => !CONNECTS.test(token.word)) };
}
/** Verbs by which something belongs to a thing, and that nothing says of itself. */
const CONNECTS = /^(?:comes?|has|have|having|gets?|made|offers?|features?)$/;

/** Of what is required that which nothing on the list tells. */
function untold(situation: Situation, step: Step, rows: readonly Row[]): string[] {
  const query = queryOf(situation, step);
  const { bounds, states, words } = requirementOf(step);
  const nouns = new Set(query.noun.tokens.map((token) => token.stem));
  const said = step.verb === 'learn' ? query.said : words;
  const { about } = situation.page;
  const open = said.filter(
    (token) =>
      token.weight > 0.3 &&
      !nouns.has(token.stem) &&
      !rows.some((row) => rowBears(row, token, false)) &&
      !about.tokens.some((own) => own.stem === token.stem),
  );
  const telling = open.filter((token) => !GRANTS.test(token.word));
  const left = (telling.length > 0 ? telling : open).map((token) => token.word);
  if (step.verb === 'learn') return left;
  return [
    ...left,
    ...states.filter((state) => !rows.some(state.told)).map((state) => state.words),
    ...bounds.filter((bound) => rows.every((row) => keeps(row, bound) === null)).map((bound) => bound.of.join(' ')),
  ].filter(Boolean);
}

/** Whether the page of a thing says that it is as described: false where it says the opposite or nothing of it. */
function isSo(situation: Situation, step: Step, condition: readonly string[]): boolean {
  const { lines } = situation.page;
  const { bounds, states } = step.verb === 'learn' ? NOTHING : requirementOf(step);
  const thing = thingOf(lines, [], '');
  if (states.some((state) => !state.told(thing) || state.of(thing) < HAD)) return false;
  if (bounds.some((bound) => keeps(thing, bound) === false)) return false;
  const measured = new Set([...states.map((state) => state.words), ...bounds.map((bound) => bound.of.join(' '))]);
  const wanted = phrase(condition.filter((word) => !measured.has(word)).join(' '));
  if (wanted.tokens.length === 0) return true;
  const met = new Set<string>();
  for (const [i, { text }] of lines.entries())
    for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
      const said = phrase(sentence);
      const found = wanted.tokens.filter((token) => said.tokens.some((own) => own.stem === token.stem));
      if (found.length === 0) continue;
      const sign = signOf(/:\s*(\S+)$/.exec(sentence)?.[1] ?? lines[i + 1]?.text ?? 'x');
      if (DENIES.test(fold(sentence)) || (sentence.length < 40 && sign === false)) return false;
      for (const token of found) met.add(token.stem);
    }
  // A number is met by that number, and by nothing that is like it.
  if (wanted.tokens.some(({ word, stem }) => /^\d/.test(word) && !met.has(stem))) return false;
  const total = wanted.tokens.reduce((sum, token) => sum + token.weight, 0);
  const borne = wanted.tokens.reduce((sum, token) => sum + (met.has(token.stem) ? token.weight : 0), 0);
  return total > 0 && borne >= BORNE * total;
}
const NOTHING: Requirement = { bounds: [], states: [], words: [] };
/** How well a state is had from where it is. */
const HAD = 0.5;

/** On the page of a thing that was opened to find out about it: what it tells is kept in mind. */
function examine(situation: Situation, step: Step, seen: Examined): Proposal | null {
  const { memory } = situation;
  const name = seen.current;
  const down = furtherDown(situation);
  const so = isSo(situation, step, seen.condition);
  if (!so && down) return null;
  seen.found[name] = so;
  seen.current = '';
  if (!so) return goBack(situation, `“${name}” is not what I am after`, [], 1);
  if (step.verb !== 'learn') {
    memory.compared = fold(name);
    return null;
  }
  return {
    rule: 'answered',
    why: `“${name}” is as asked`,
    status: 'completed',
    item: null,
    args: null,
    sure: 0.8,
    cause: name,
    answer: name,
  };
}

/** A step in the words in which its thing was told: "save it", after a search for a soup that serves eight. */
function described({ goal, memory }: Situation, step: Step): Step {
  const before = goal.steps[memory.step - 1];
  const points =
    /^\S+ (?:it|one|that one)\b/i.test(step.text) && before?.verb === 'search' && CONDITION.test(before.text);
  return points ? { ...step, text: before.text, object: before.object } : step;
}

/**
 * What is asked of the things of a list stands on none of them: the person opens one after the other, the best first, until one is as
 * described.
 */
export function lookIntoEach(situation: Situation): Proposal | null {
  const { memory, key } = situation;
  const step = situation.step && described(situation, situation.step);
  if (!step || !['learn', 'add', 'buy'].includes(step.verb) || step.all) return null;
  if (step.verb !== 'learn' && (memory.added || !(step.superlative || CONDITION.test(step.text)))) return null;
  const seen = memory.examined?.step === memory.step ? memory.examined : null;
  if (seen?.values) return null;
  if (seen?.current && key !== seen.key) return examine(situation, step, seen);
  if ((seen && Object.values(seen.found).includes(true)) || atChosen(situation)) return null;
  const query = queryOf(situation, step);
  if (step.verb === 'learn' && query.wants !== 'name') return null;
  const selection = candidates(situation, { ...query, wants: 'name' }, 0.15).find(
    ({ relation, rows, ranked, missing }) =>
      missing === null &&
      (relation.from === 'cards' || relation.from === 'rows') &&
      relation.rows.length >= 2 &&
      (step.verb === 'learn' ? relation.rows : rows).length <= MOST &&
      (query.superlative === null || ranked.length > 0) &&
      relation.rows.every((row) => handleOf(situation, step, row)?.item.role === 'link'),
  );
  if (!selection || (step.verb === 'learn' && query.noun.tokens.length === 0)) return null;
  const { relation } = selection;
  const set = { from: 'cards', things: relation.rows } as const;
  if (step.superlative && isPicked(situation, set, wishOf(situation, step).kind)) return null;
  const kind = query.noun.tokens.at(-1);
  const own = phrase(`${situation.page.about.text} . ${relation.rows.map((row) => row.name).join(' . ')}`);
  if (step.verb === 'learn' && kind && !own.tokens.some((token) => token.stem === kind.stem)) return null;
  const condition = seen?.condition ?? untold(situation, step, relation.rows);
  if (condition.length === 0 || furtherDown(situation)) return null;
  const order = selection.ranked.length > 0 ? selection.ranked.map(({ thing }) => thing) : selection.rows;
  const next = order.find((row) => seen?.found[row.name] === undefined);
  const handle = next ? handleOf(situation, step, next) : null;
  if (!next || !handle) return null;
  memory.examined = {
    step: memory.step,
    key,
    current: next.name,
    condition,
    found: seen?.found ?? {},
  };
  return follow(
    handle.item,
    `nothing here says which is “${condition.join(' ')}”, so I look at “${next.name}”`,
    situation,
    [],
    28,
    relation.rows.length,
    'examine',
  );
}
