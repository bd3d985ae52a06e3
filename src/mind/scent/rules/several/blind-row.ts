import { coverage, fold, knownApart, type Phrase, phrase, stem, type Token, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames, makesNew } from '../../meaning/act-names.ts';
import { DESTROYS, isAct } from '../../meaning/acts.ts';
import { takenBy } from '../../meaning/at-thing.ts';
import { properNames } from '../../meaning/match.ts';
import { frameOf, kinOf } from '../../meaning/row-meant.ts';
import type { Situation } from '../../situation.ts';
import { wishOf } from '../../things/wish.ts';

/** Steps that do something to one thing of a list. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register', 'pick', 'press']);
/** Share of the words for a thing from which on a row may be the thing's. */
const BORNE = 0.34;

/** Weight of a word from which on it tells one row from another. */
const TELLS = 0.3;
/** Digits from which on a number is a name of one thing. */
const CODE = 3;

/** The words by which a step tells the thing it acts on from others of its kind, without those for all that the page is about. */
function tellingWords(situation: Situation, step: Step): Token[] {
  const { page } = situation;
  const own = new Set([stem(words(step.text)[0] ?? ''), ...actNames(step), wishOf(situation, step).kind]);
  const head = page.headings.find((line) => line.level === 1)?.text ?? '';
  const here = phrase(`${page.title} . ${head}`).tokens.map((token) => token.stem);
  const codes = phrase(`${step.text} ${step.scope}`).tokens.filter(
    ({ number, word }) => number && word.replace(/\D/g, '').length >= CODE,
  );
  // "Like the post about the horse": what is pressed is named first, and where it stands after that; "it" is what was looked for.
  const where =
    step.verb === 'press' || step.object === '' ? phrase(step.scope).tokens.filter(({ weight }) => weight > TELLS) : [];
  return [...codes, ...takenBy(step).tokens, ...where].filter(
    (token) => !own.has(token.stem) && !here.includes(token.stem),
  );
}

function rowOf({ raw, context, group }: Item): Phrase {
  return phrase(`${raw} . ${context.text} . ${group}`);
}

/** Rows from which on what most of them bear is common to their kind, and how many are most. */
const MANY = 3;
const MOST = 0.7;

function borneBy(rows: readonly Phrase[], { stem: own }: Token): number {
  return rows.filter((row) => row.tokens.some((it) => it.stem === own)).length;
}

/** "Bronze frog, small", for the large one: of two that everybody tells apart the row bears the one that is not asked for. */
function isOtherKind(asked: Token, { tokens }: Phrase, step: Step): boolean {
  const said = phrase(step.text).tokens;
  return (
    !tokens.some(({ stem: own }) => own === asked.stem) &&
    tokens.some(({ word, stem: own }) => knownApart(word, asked.word) && !said.some((it) => it.stem === own))
  );
}

const blind = new WeakMap<Situation, Map<string, ReadonlySet<Item>>>();

/** Of the same control in the rows of a list those in whose rows next to nothing stands of what the step acts on. */
function blindAlike(situation: Situation, step: Step, item: Item): ReadonlySet<Item> {
  const known = blind.get(situation) ?? new Map<string, ReadonlySet<Item>>();
  blind.set(situation, known);
  const name = `${item.kind} ${item.role} ${item.raw}`;
  let found = known.get(name);
  if (!found) {
    const kin = kinOf(situation, item);
    const rows = kin.map((other) => [other, rowOf(other)] as const);
    const asked = (kin.length < 2 ? [] : tellingWords(situation, step)).filter(
      // What stands in nearly every row tells none of them from the others.
      (token) =>
        borneBy(
          rows.map(([, row]) => row),
          token,
        ) <
        (rows.length < MANY ? 1 : MOST) * rows.length,
    );
    const names = properNames(step.text).map((name) => phrase(name));
    const all = asked.reduce((sum, token) => sum + token.weight, 0);
    const isBlind = (row: Phrase) => {
      if (asked.some((token) => isOtherKind(token, row, step))) return true;
      const lacking = names.filter(
        ({ tokens }) => !tokens.every(({ stem: own }) => row.tokens.some((it) => it.stem === own)),
      );
      // Whoever bears half of a name is somebody else.
      const half = new Set(lacking.flatMap(({ tokens }) => tokens.map((token) => token.stem)));
      const borne = asked.filter((token) => !half.has(token.stem) && coverage(phrase(token.word), row) > 0.7);
      return all > 0 && borne.reduce((sum, token) => sum + token.weight, 0) <= BORNE * all;
    };
    found = new Set(rows.filter(([, row]) => isBlind(row)).map(([other]) => other));
    known.set(name, found);
  }
  return found;
}

/**
 * Whether pressing this would do the act to whatever happens to stand in its row: the step says which thing is meant, and the row bears
 * next to nothing of it.
 */
export function actsBlindly(situation: Situation, item: Item): boolean {
  const { step } = situation;
  if (!step || item.kind !== 'click' || !ACTS.has(step.verb) || makesNew(step)) return false;
  if (step.all || step.superlative || step.nth !== null || step.quoted.length > 0 || step.items.length > 1)
    return false;
  const first = stem(words(fold(item.raw))[0] ?? '');
  if (step.verb === 'press' && (step.scope === '' || !actNames(step).includes(first))) return false;
  const destroys = DESTROYS.test(item.said.folded);
  if (item.role === 'link' && !destroys) return false;
  // "Keep Jigsaw two weeks longer", in the row of the jigsaw: it is done to what it names, whatever the act is called.
  const named = item.role === 'button' && frameOf(item).includes('…') && frameOf(item) !== '…';
  if (!destroys && !named && !isAct(item) && !actNames(step).includes(first)) return false;
  return blindAlike(situation, step, item).has(item);
}

/** Whether the rows of this page are of other things than the one that the step acts on. */
export function showsOthers(situation: Situation): boolean {
  return situation.page.items.some((item) => actsBlindly(situation, item));
}
