import {
  coverage,
  fold,
  knownApart,
  literalCoverage,
  type Phrase,
  phrase,
  stem,
  type Token,
  words,
} from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames, makesNew } from '../../meaning/act-names.ts';
import { DESTROYS, isAct } from '../../meaning/acts.ts';
import { takenBy } from '../../meaning/at-thing.ts';
import { properNames } from '../../meaning/match.ts';
import { frameOf, kinOf, WEEKDAY } from '../../meaning/row-meant.ts';
import { isOn } from '../../meaning/state.ts';
import type { Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { wishOf } from '../../things/wish.ts';
import { actsOnRow } from '../way/only-asks.ts';

/** Steps that do something to one thing of a list. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register', 'pick', 'press']);
/** Share of the words for a thing from which on a row may be the thing's. */
const BORNE = 0.34;

/** Weight of a word from which on it tells one row from another. */
const TELLS = 0.3;
/** Digits from which on a number is a name of one thing. */
const CODE = 3;
/** "3.1", by which one release is not another. */
const VERSION = /^\d+\.\d+$/;

/** The words by which a step tells the thing it acts on from others of its kind, without those for all that the page is about. */
function tellingWords(situation: Situation, step: Step, raw: string, withKind = false): Token[] {
  const { page } = situation;
  const own = new Set([
    stem(words(step.text)[0] ?? ''),
    ...actNames(step),
    withKind ? '' : wishOf(situation, step).kind,
  ]);
  const head = page.headings.find((line) => line.level === 1)?.text ?? '';
  const here = phrase(`${page.title} . ${head}`).tokens.map((token) => token.stem);
  const codes = phrase(`${step.text} ${step.scope}`).tokens.filter(
    ({ number, word }) => number && (word.replace(/\D/g, '').length >= CODE || VERSION.test(word)),
  );
  // "Like the post about the horse": what is pressed is named first, and where it stands after that; "it" is what was looked for.
  const where =
    step.verb === 'press' || step.object === '' ? phrase(step.scope).tokens.filter(({ weight }) => weight > TELLS) : [];
  const tells = (token: Token) => (token.number || !own.has(token.stem)) && !here.includes(token.stem);
  const told = [...codes, ...takenBy(step).tokens, ...where].filter(tells);
  // "Say thanks for the kingfisher": where the button says all of the act, the rest tells which one is meant.
  const button = phrase(raw).tokens.map((token) => token.stem);
  const left = told.filter((token) => !button.includes(token.stem));
  const allOfAct = raw !== '' && step.object !== '' && literalCoverage(phrase(step.object), phrase(raw)) > 0.99;
  return left.length > 0 || !allOfAct
    ? told
    : phrase(step.scope).tokens.filter((token) => token.weight > TELLS && tells(token));
}

/** Kinds of things that are had without being there: rows are of the days, people or rooms for them. */
const HAD =
  /^(?:appointments?|bookings?|reservations?|tables?|seats?|places?|spots?|slots?|tickets?|visits?|sessions?|orders?|items?|products?|things?|ones?|lessons?|terms?)$/;

/**
 * The same; where nothing but the kind is told, the kind, unless the page says that it has such things or they are only had: of dogs and cats
 * none is "a rabbit".
 */
function toldOf(situation: Situation, step: Step, { raw }: Item, withKind: boolean): Token[] {
  const told = tellingWords(situation, step, raw, withKind);
  const { quantity } = step.constraints;
  if (told.length > 0 || withKind || (quantity ?? 1) > 1 || !/^(?:an? |any |the )?\p{L}+$/iu.test(step.object.trim()))
    return told;
  const shown = new Set(situation.page.all.tokens.map((token) => token.stem));
  const kind = tellingWords(situation, step, raw, true);
  return kind.some((token) => shown.has(token.stem) || HAD.test(token.word)) ? [] : kind;
}

/** The words behind the thing that a step acts on that say which one of its kind it is: "of the tiles". */
function ofWhich({ page }: Situation, step: Step): Token[] {
  const here = page.about.tokens.map((token) => token.stem);
  const acts = actNames(step);
  return phrase(/\bof (?!(?:all|both|each|it|them|this|that)\b)(.+)$/i.test(step.text) ? step.scope : '').tokens.filter(
    (token) => token.weight > TELLS && !acts.includes(token.stem) && !here.includes(token.stem),
  );
}

/** "The kingfisher at Alder Pool": what it is comes before where it is. */
const HEAD =
  /^(?:the|that|this|an?|my|your)?\s*((?:(?!(?:at|in|on|by|near|from|of|with|for|to)\b)[\p{L}'’-]+\s)+)(?:at|in|on|by|near|from)\s/iu;

/** Whether a row bears only where the thing is, and not what it is. */
function lacksHead(asked: readonly Token[], step: Step, row: Phrase): boolean {
  const head = phrase(HEAD.exec(step.scope)?.[1] ?? '');
  const own = { ...head, tokens: head.tokens.filter(({ stem }) => asked.some((token) => token.stem === stem)) };
  return own.tokens.length > 0 && coverage(own, row) < LIKE;
}
/** Likeness from which on a row may say it in another word: "German" of "Deutsch". */
const LIKE = 0.5;

function daysIn(text: string): string[] {
  return [...text.matchAll(WEEKDAY)].map(([day]) => day.slice(0, 3).toLowerCase());
}

/** Whether what stands in a row is on another day of the week than the step says: by the row itself, else by the day that is chosen over it. */
function isOnOtherDay({ page }: Situation, step: Step, { raw, context, group }: Item): boolean {
  const asked = daysIn(step.text);
  if (asked.length === 0 || step.pairs.length > 0) return false;
  const own = daysIn(`${raw} . ${context.text} . ${group}`);
  const over = [
    ...page.items.filter((item) => isOn(item) || item.state.has('current')).map((item) => item.raw),
    ...page.headings.map((line) => line.text),
  ].flatMap(daysIn);
  const shown = own.length > 0 ? own : over;
  return shown.length > 0 && !shown.some((day) => asked.includes(day));
}

/** What the row of a table says in which a control stands; null where it stands in none. */
function thingWith({ page }: Situation, item: Item): string | null {
  const set = thingsOf(page).find(
    ({ from, things }) => from === 'rows' && things.length > 1 && things.some(({ items }) => items.includes(item)),
  );
  const row = set?.things.find(({ items }) => items.includes(item));
  return row && row.items.length <= FEW ? `${row.name} . ${row.text}` : null;
}
/** Controls up to which something is one row, and no part of the page. */
const FEW = 4;

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

/** Where a row bears a whole name that is told, what stands in no row at all tells none of them: "for Macbeth", of "two adult tickets". */
function ofNamed(asked: readonly Token[], names: readonly Phrase[], rows: readonly Phrase[]): readonly Token[] {
  const bears = (row: Phrase, own: string) => row.tokens.some((it) => it.stem === own);
  const isNamed = names.some(({ tokens }) => rows.some((row) => tokens.every(({ stem: own }) => bears(row, own))));
  return isNamed ? asked.filter(({ stem: own }) => rows.some((row) => bears(row, own))) : asked;
}

/** The times of day in a text: of a row of hours the one that is told is meant, whatever it is free for. */
function timesIn(text: string): string[] {
  return (text.match(/\b\d{1,2}[:.]\d\d\b/g) ?? []).map((time) => time.replace('.', ':').replace(/^0/, ''));
}

const blind = new WeakMap<Situation, Map<string, ReadonlySet<Item>>>();

/** Of the same control in the rows of a list those in whose rows next to nothing stands of what the step acts on. */
function blindAlike(situation: Situation, step: Step, item: Item, withKind: boolean): ReadonlySet<Item> {
  const known = blind.get(situation) ?? new Map<string, ReadonlySet<Item>>();
  blind.set(situation, known);
  const name = `${item.kind} ${item.role} ${withKind} ${item.raw}`;
  let found = known.get(name);
  if (!found) {
    const alike = kinOf(situation, item);
    // The only button of a list stands in one of its rows all the same: the others are full.
    // What has come up by one's own press, or keeps what one has put in, goes with that.
    const brought =
      item.role === 'menuitem' ||
      situation.appeared.has(item.name) ||
      Object.keys(situation.memory.filled[situation.key] ?? {}).length > 0;
    const alone = alike.length < 2 && !brought ? thingWith(situation, item) : null;
    // What stands in no row at all is no act on one of several.
    const kin = alone !== null ? [item] : alike.length < 2 ? [] : alike;
    const rows = kin.map((other) => [other, phrase(`${rowOf(other).text} . ${alone ?? ''}`)] as const);
    const told = kin.length === 0 ? [] : toldOf(situation, step, item, withKind);
    // What stands in nearly every row tells none of them from the others.
    const tellsApart = (token: Token) =>
      rows.length < 2 ||
      borneBy(
        rows.map(([, row]) => row),
        token,
      ) <
        (rows.length < MANY ? 1 : MOST) * rows.length;
    const own = told.filter(tellsApart);
    // "The delivery of the tiles", among deliveries: which one it is comes behind what all of them are.
    const telling = own.length > 0 || kin.length < MANY ? own : ofWhich(situation, step).filter(tellsApart);
    const names = properNames(step.text).map((name) => phrase(name));
    const asked = ofNamed(
      telling,
      names,
      rows.map(([, row]) => row),
    );
    const all = asked.reduce((sum, token) => sum + token.weight, 0);
    const times = timesIn(step.text);
    const isBlind = (row: Phrase) => {
      if (asked.some((token) => isOtherKind(token, row, step))) return true;
      if (times.some((time) => timesIn(row.text).includes(time))) return false;
      const lacking = names.filter(
        ({ tokens }) => !tokens.every(({ stem: own }) => row.tokens.some((it) => it.stem === own)),
      );
      // Whoever bears half of a name is somebody else.
      const half = new Set(lacking.flatMap(({ tokens }) => tokens.map((token) => token.stem)));
      if (lacksHead(asked, step, row)) return true;
      const borne = asked.filter((token) => !half.has(token.stem) && coverage(phrase(token.word), row) > 0.7);
      return all > 0 && borne.reduce((sum, token) => sum + token.weight, 0) <= BORNE * all;
    };
    found = new Set(
      rows.filter(([one, row]) => isBlind(row) || isOnOtherDay(situation, step, one)).map(([other]) => other),
    );
    known.set(name, found);
  }
  return found;
}

/** "Mark the numbers as odd or even": what is pressed is one of the answers that the step itself gives for each row. */
function isAnswerToEach(step: Step, { said }: Item): boolean {
  const [, one = '', other = ''] = /\bas (?:either )?(\p{L}+) or (\p{L}+)\b/u.exec(fold(step.text)) ?? [];
  return said.folded !== '' && [one, other].includes(said.folded);
}

/** "Thu 10 Dec at 14:00": free hours are of the thing whose page it is, and not of their row. */
const MOMENT =
  /^\s*(?=.*\d{1,2}[:.]\d{2})(?=.*\p{L}{3})(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|\d{1,2}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d{4}|\d{1,2}[:.]\d{2}|[ap]\.?m\.?|at|of|from|to|[,.·–—-]|\s)+$/iu;

/**
 * Whether pressing this would do the act to whatever happens to stand in its row: the step says which thing is meant, and the row bears
 * next to nothing of it.
 */
export function actsBlindly(situation: Situation, item: Item): boolean {
  const { step } = situation;
  if (!step || item.kind !== 'click' || !ACTS.has(step.verb) || makesNew(step)) return false;
  if (step.all || step.superlative || step.nth !== null || step.quoted.length > 0 || step.items.length > 1)
    return false;
  if (isAnswerToEach(step, item) || MOMENT.test(item.raw)) return false;
  const first = stem(words(fold(item.raw))[0] ?? '');
  if (step.verb === 'press' && (step.scope === '' || !actNames(step).includes(first))) return false;
  const destroys = DESTROYS.test(item.said.folded);
  if (item.role === 'link' && !destroys) return false;
  // "Keep Jigsaw two weeks longer", in the row of the jigsaw: it is done to what it names, whatever the act is called.
  const named = item.role === 'button' && frameOf(item).includes('…') && frameOf(item) !== '…';
  const does = destroys || named || isAct(item) || actNames(step).includes(first);
  if (!does && !(item.role === 'button' && step.verb !== 'press' && actsOnRow(situation, item))) return false;
  // "It belongs to me", beside each thing that was found: whoever looks for a violin presses it beside a violin.
  return blindAlike(situation, step, item, !does).has(item);
}

/** Whether what was compared to what is meant bears only where that is: a jackdaw at the same pool. */
export function standsOnlyThere(situation: Situation, item: Item): boolean {
  const { step } = situation;
  return !!step && item.kind === 'click' && lacksHead(tellingWords(situation, step, item.raw), step, rowOf(item));
}

/** Whether the rows of this page are of other things than the one that the step acts on. */
export function showsOthers(situation: Situation): boolean {
  return situation.page.items.some((item) => actsBlindly(situation, item));
}
