import { fold, numberOf, prepareSentences, sentenceLikeness, type Token, tokens } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { askedWords, lastAsking, matters, near, nearest, said } from '../../meaning/nearness.ts';
import { type Cues, flag, utility } from '../../meaning/utility.ts';
import { kindAsked } from '../asked.ts';
import { type Unit, unitsOf } from './units.ts';
import { WEIGHTS } from './weights.ts';

const WHO = /\bwho(?:se|m)?\b|\bwhat name|\bname of\b/i;
const WHERE = /\bwhere\b|\bwhich (?:room|floor|street|city|town|place|hall|level|wing|building)\b/i;
const HOW_MUCH =
  /\bhow (?:much|many|long|far|old|big|large|heavy|tall|high|late|early)\b|\bwhat (?:does|do|did|will|would) .{1,60} cost\b|\bprice\b|\bwhen\b|\bwhat time\b|\bwhich (?:day|date|month|year)\b|\bnumber\b|\bcosts?\b|\bpay\b/i;
/** How what is asked for is called where it stands as a label or in a sentence, by how one asks for it. */
const CALLED: ReadonlyArray<readonly [asked: RegExp, called: RegExp]> = [
  [
    /\bwhen\b|\b(?:what|which) (?:day|date|time|month)\b|\buntil\b|\bhow (?:late|early)\b/i,
    /\b(?:when|dates?|times?|days?|hours|opening|open|closes?|deadline|until|from|by|due|valid|expires?|starts?|begins?|ends?|departs?|departure|arriv\p{L}+|last|next)\b/iu,
  ],
  [
    WHERE,
    /\b(?:where|places?|location|address|venue|room|floor|level|wing|building|hall|street|at the|desk|meeting point)\b/i,
  ],
  [
    WHO,
    /\b(?:who|by|contact|author|owner|assigned|doctor|teacher|name|manager|responsible|person|led|guide|reported|created)\b/i,
  ],
  [
    /\bhow much\b|\bcosts?\b|\bprice\b|\bpay\b|\bfee\b/i,
    /\b(?:prices?|costs?|fees?|rate|total|amount|charges?|deposit|free|pay|fine)\b/i,
  ],
  [/\bhow long\b/i, /\b(?:duration|takes?|lasts?|length|within|minutes?|hours?|days?|weeks?|months?|years?)\b/i],
  [/\bhow old\b|\bwhat age\b/i, /\b(?:age[ds]?|years? old|from \d+|birthday|under|over|years)\b/i],
  [
    /\b(?:may|can|could|am|are|is|do|does) (?:I|we|you|one|my|he|she|they|it|there)\b/i,
    /\b(?:allowed|welcome|may|must|not|only|permitted|possible|please|yes|no|can|cannot|available)\b/i,
  ],
];

const FULL_NAME = /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+/gu;
/** Words up to which a piece is short, and from which on it is as long as any. */
const SHORT = 2;
const FULL = 40;
/**
 * Pieces that are read for what they mean, after a glance at the words of all of them: on the questions of bench/golden the likeliest piece is
 * the right one as often as where all are read (435 of 625), and a page of 75 pieces takes a third of the time.
 */
const READ = 24;
/** Share of a line that may be left once the links in it are taken out, for it to be a menu. */
const BESIDE_LINKS = 0.2;

/** Whether a word tells a number, in figures or spelled out: "seven", "seventh". */
function isFigure({ number, word }: Token): boolean {
  return number || (word !== 'one' && numberOf(word.replace(/(?:th|nd|rd|st)$/, '')) !== null);
}

/** A piece of a page with what speaks for it; `unit` is null for the answer being somewhere else. */
export interface Rated {
  unit: Unit | null;
  cues: Cues;
}

/** A question as it is held against each piece of a page. */
interface Asked {
  text: string;
  folded: string;
  words: Token[];
  /** The sentence that asks, the last one where several do, and its words. */
  asking: string;
  last: Token[];
  kind: RegExp | undefined;
  howMuch: boolean;
  called: RegExp[];
}

function askedOf(text: string): Asked {
  const last = lastAsking(text);
  return {
    text,
    folded: fold(text),
    words: askedWords(text),
    asking: last,
    last: askedWords(last),
    kind: kindAsked(fold(text))?.[1],
    howMuch: HOW_MUCH.test(text),
    called: CALLED.filter(([ask]) => ask.test(last)).map(([, called]) => called),
  };
}

/** A piece with what it stands under, as one sentence. */
function inFull({ under, heads, cells }: Unit): string {
  const told = cells.map((cell, i) => (heads[i] ? `${heads[i]}: ${cell}` : cell));
  return [...under.slice(0, 1).map((heading) => `${heading}:`), ...told].join(' ');
}

function cuesOf(asked: Asked, unit: Unit, about: Token[]): Cues {
  const { words, last, kind, howMuch } = asked;
  const text = unit.cells.join(' . ');
  const own = tokens(text);
  const under = [...own, ...tokens(unit.heads.join(' . ')), ...tokens(unit.under.join(' . '))];
  const all = [...under, ...about];
  const fresh = matters(text).filter((token) => !saidBy(token, words));
  const typed = kind?.test(text) === true;
  const fresher = howMuch && own.some((token) => isFigure(token) && !saidBy(token, words));
  const underSaid = said(words, under);
  const underNear = near(words, under);
  const person = WHO.test(asked.text);
  return {
    line: flag(unit.kind === 'line'),
    row: flag(unit.kind === 'row'),
    pair: flag(unit.kind === 'pair'),
    heading: flag(unit.level > 0),
    short: flag(own.filter(isTelling).length <= SHORT),
    length: Math.min(1, own.length / FULL),
    question: flag(unit.kind === 'line' && text.trim().endsWith('?')),
    answersQuestion: flag(unit.kind === 'pair' && unit.cells[0]!.trim().endsWith('?')),
    near: near(words, own),
    nearUnder: underNear,
    nearAll: near(words, all),
    nearHeading: near(last, tokens(unit.under[0] ?? '')),
    lastNear: near(last, own),
    lastUnder: near(last, under),
    labelCalled: flag(unit.cells.length > 1 && asked.called.some((called) => called.test(unit.cells[0]!))),
    called: flag(asked.called.some((called) => called.test(text))),
    questionNear: unit.kind === 'pair' && unit.cells[0]!.trim().endsWith('?') ? near(last, tokens(unit.cells[0]!)) : 0,
    valueLong: flag(unit.cells.length > 1 && unit.cells.at(-1)!.length > 30),
    lastOwn: said(last, own),
    lastAll: said(last, all),
    labelSaid: unit.cells.length > 1 ? said(matters(unit.cells[0]!), words) : 0,
    nothingNew: flag(fresh.length === 0),
    ofKind: flag(typed),
    ofOtherKind: flag(kind !== undefined && !typed),
    ofNoKind: flag(kind === undefined),
    ofKindSaid: typed ? underSaid : 0,
    ofKindNear: typed ? underNear : 0,
    figure: flag(fresher),
    figureSaid: fresher ? underSaid : 0,
    noFigure: flag(howMuch && !fresher),
    person: flag(person && (text.match(FULL_NAME) ?? []).some((name) => !asked.folded.includes(fold(name)))),
    nameSaid: (person || WHERE.test(asked.text)) && fresh.length > 0 ? underSaid : 0,
  };
}

/** What a piece means against what is asked. */
function likenessOf(asked: Asked, unit: Unit): Cues {
  return {
    like: sentenceLikeness(asked.asking, unit.cells.join(' ')),
    likeUnder: sentenceLikeness(asked.asking, inFull(unit)),
    likeTask: sentenceLikeness(asked.text, inFull(unit)),
  };
}

/**
 * How much of what is asked each of some pieces tells before the others: each word counts for the pieces that come nearest to it, and the less
 * the more of them there are. 1 for the piece that tells most.
 */
function sharesOf(asked: readonly Token[], pieces: ReadonlyArray<readonly Token[]>): number[] {
  const sums = pieces.map(() => 0);
  for (const token of asked) {
    const nearness = pieces.map((words) => nearest(token, words) ** 2);
    const all = nearness.reduce((sum, value) => sum + value, 0);
    if (all > 0) for (const [i, value] of nearness.entries()) sums[i]! += (token.weight * value) / Math.sqrt(all);
  }
  const most = Math.max(0, ...sums);
  return sums.map((sum) => (most > 0 ? sum / most : 0));
}

/** Whether a line is no more than some of the links of the page, one after the other. */
function isMenu(text: string, links: readonly string[]): boolean {
  const bare = (part: string) => part.replace(/\W+/g, '').length;
  const left = links.reduce((rest, label) => rest.replace(label, ''), text);
  return bare(text) > 0 && bare(left) < BESIDE_LINKS * bare(text);
}

/** Whether a row is the bar of a site: nothing but what leads on stands beside its name. */
function isBar([first, ...cells]: readonly string[], labels: ReadonlySet<string>): boolean {
  return cells.length > 1 && !labels.has(first!) && cells.every((cell) => labels.has(cell));
}

/**
 * Each piece of a page with what speaks for its being the answer to a question, and last what speaks for the answer being somewhere else.
 */
export function rate(page: Page, question: string): Rated[] {
  const asked = askedOf(question);
  const head = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const about = tokens([page.title, ...head].join(' '));
  const presses = page.items.filter(({ kind }) => kind === 'click' || kind === 'check');
  const labels = new Set(presses.map(({ raw }) => raw));
  const links = presses.filter(({ role, raw }) => role === 'link' && raw.length > 2).map(({ raw }) => raw);
  const units = unitsOf(page);
  const rated: Rated[] = units.map((unit) => ({
    unit,
    cues: {
      ...cuesOf(asked, unit, about),
      press: flag((unit.cells.length === 1 || unit.kind === 'pair') && labels.has(unit.cells.at(-1)!)),
      menu: flag(isMenu(unit.cells.join(' . '), links) || isBar(unit.cells, labels)),
    },
  }));
  for (const [name, words] of [
    ['share', (unit: Unit) => tokens(unit.cells.join(' . '))],
    ['shareUnder', (unit: Unit) => tokens([...unit.cells, ...unit.heads, ...unit.under].join(' . '))],
  ] as const) {
    const shares = sharesOf(
      asked.words,
      rated.map(({ unit }) => words(unit!)),
    );
    for (const [i, { cues }] of rated.entries()) cues[name] = shares[i]!;
    const lasts = sharesOf(
      asked.last,
      rated.map(({ unit }) => words(unit!)),
    );
    for (const [i, { cues }] of rated.entries()) cues[`${name}Last`] = lasts[i]!;
  }
  const best = (name: string) => Math.max(0, ...rated.map(({ cues }) => cues[name] ?? 0));
  for (const name of ['ofKindSaid', 'nearUnder', 'shareUnder', 'share']) {
    const most = best(name);
    if (most > 0.1) for (const { cues } of rated) cues[`${name}Most`] = flag(cues[name]! >= most);
  }
  const read = [...rated].sort((a, b) => utility(WEIGHTS, b.cues) - utility(WEIGHTS, a.cues)).slice(0, READ);
  prepareSentences([asked.asking, asked.text, ...read.flatMap(({ unit }) => [unit!.cells.join(' '), inFull(unit!)])]);
  for (const { unit, cues } of read) Object.assign(cues, likenessOf(asked, unit!));
  const elsewhere = {
    elsewhere: 1,
    elsewherePage: said(
      asked.words,
      page.lines.flatMap(({ text }) => tokens(text)),
    ),
    elsewhereKind: flag(asked.kind !== undefined),
    elsewhereHowMuch: flag(asked.howMuch),
    elsewhereFigure: best('figure'),
    elsewhereLike: best('likeUnder'),
  };
  return [...rated, { unit: null, cues: elsewhere }];
}
