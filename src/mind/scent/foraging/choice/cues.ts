import type { Token } from '../../../language/index.ts';
import { prepareSentences, sentenceLikeness, tokens } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { tellsWay } from '../../filling/say.ts';
import type { Step } from '../../goal/types.ts';
import { changesByName } from '../../meaning/acts.ts';
import { isClickable, properNames } from '../../meaning/match.ts';
import { askedWords, matters, near, nearest, said } from '../../meaning/nearness.ts';
import { isEcho } from '../../meaning/page-fit.ts';
import { opensMore } from '../../meaning/state.ts';
import { type Cues, flag } from '../../meaning/utility.ts';
import { timesAnywhere, timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { SCENT_SCALE, type Scented } from '../forage.ts';
import { isOfFrame } from '../leaf.ts';
import { timesThere } from '../led.ts';
import { toldBeside } from '../told-beside.ts';

const HOME = /^(?:home|start|overview|main page|back|welcome)\b/;
/** What stands at the head or the foot of every site. */
const FOOT =
  /^(?:about|privacy|terms|imprint|legal|cookie|accessib|contact|sign ?in|log ?in|sign ?out|log ?out|my |account|basket|cart|language|english|deutsch|facebook|instagram|twitter)/;
const SENDS =
  /^(?:save|send|submit|confirm|apply|place|pay|post|publish|book|reserve|order|request|register|sign up|create|add|done|finish|update|yes|continue|next|proceed|review|check ?out)\b/;
/** Words from which on a label is as long as any, those of a row that are read with it, and those of the task that count. */
const LONG = 10;
const ROW = 40;
const SEVERAL = 3;
/** Share of a name by which it is borne. */
const BORNE = 0.6;
/** Nearness from which on the nearest of all stands out. */
const STANDS_OUT = 0.1;
/** The least scent that the best is weighed against. */
const LEAST = 0.02;

/** To book is no matter of books, which is what the word alone is the likest to. */
const BOOKS = /\bbook (?=(?:an?|the|one|two|three|four|five|six|\d+|my|me|us|some|in|your)\b)/gi;

/** What speaks for following a control, by name; most of it 0..1. */
export interface Choice {
  item: Item;
  cues: Cues;
}

/** The task as it is held against each control. */
interface Sought {
  /** Everything that is asked, and the step, as they are told. */
  task: string;
  wish: string;
  /** Controls that share their label with others: these are told apart by what stands around them. */
  namesakes: ReadonlySet<Item>;
  words: Token[];
  /** Those of which the page that one is on is not about already. */
  beyond: Token[];
  stepWords: Token[];
  names: Token[][];
  about: Token[];
  learns: boolean;
}

function soughtOf(situation: Situation, step: Step, items: readonly Item[]): Sought {
  const { page } = situation;
  // "Ask the club whether dogs may come": the way leads to the club, and to no dogs.
  const asked = tellsWay(step, situation.asked);
  const wish = tellsWay(step);
  const words = askedWords(asked);
  const heads = [page.title, ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  const about = tokens(heads.filter((head) => !isEcho(situation, head)).join(' '));
  return {
    task: asked.replace(BOOKS, 'reserve '),
    wish: wish.replace(BOOKS, 'reserve '),
    namesakes: new Set(items.filter((item) => hasNamesake(page, item))),
    words,
    beyond: words.filter((word) => !saidBy(word, about)),
    stepWords: matters(wish),
    names: properNames(asked).map((name) => tokens(name)),
    about,
    learns: step.verb === 'learn',
  };
}

/** The most that a telling word of the task and one of a label have to do with each other. */
function bestPair(words: readonly Token[], own: readonly Token[]): number {
  const telling = own.filter(isTelling);
  return words.filter(isTelling).reduce(
    (most, word) =>
      Math.max(
        most,
        word.weight *
          nearest(
            word,
            telling.filter(({ weight }) => weight >= word.weight),
          ),
        ...telling.filter(({ weight }) => weight < word.weight).map((other) => other.weight * nearest(word, [other])),
      ),
    0,
  );
}

function hasNamesake({ items }: Page, { raw, kind, name }: Item): boolean {
  return items.some((other) => other.raw === raw && other.kind === kind && other.name !== name);
}

function cuesOf(situation: Situation, sought: Sought, item: Item, scent: number, top: number): Cues {
  const { page, memory, key, appeared } = situation;
  const { words, beyond, stepWords, names, about, learns, task, wish } = sought;
  const own = item.said.tokens;
  const telling = own.filter(isTelling);
  const beside = tokens(toldBeside(page, item).text);
  const row = tokens(item.context.text).slice(0, ROW);
  const all = [...own, ...beside, ...tokens(item.group)];
  const { folded } = item.said;
  const sends = SENDS.test(folded);
  const came = appeared.has(item.name);
  const taskLike = sentenceLikeness(task, item.raw);
  const ofFrame = isOfFrame(situation, item);
  const namesake = sought.namesakes.has(item);
  const isButton = item.role === 'button';
  return {
    taskLike,
    taskLikeFrame: ofFrame ? taskLike : 0,
    taskLikeLater: memory.trail.length > 0 ? taskLike : 0,
    taskLikeCame: came ? taskLike : 0,
    taskLikeButton: isButton ? taskLike : 0,
    frame: flag(ofFrame),
    rowLike: namesake ? sentenceLikeness(task, item.context.text) : 0,
    stepLike: sentenceLikeness(wish, item.raw),
    scent: scent / SCENT_SCALE,
    relative: scent / SCENT_SCALE / top,
    appeared: flag(came),
    appearedNear: came ? near(words, own) : 0,
    home: flag(HOME.test(folded)),
    foot: flag(FOOT.test(folded)),
    // What only names the page that one is on leads nowhere.
    here: flag(telling.length > 0 && telling.every((word) => about.some(({ stem }) => stem === word.stem))),
    beyondNear: near(beyond, own),
    beyondNearAll: near(beyond, all),
    wordsNear: near(words, own),
    best: bestPair(words, own),
    tells: Math.min(SEVERAL, telling.filter((word) => saidBy(word, words)).length),
    stepSays: said(telling, stepWords),
    besideSaid: said(words, beside),
    rowNames:
      names.length > 0 ? names.filter((name) => said(name, [...beside, ...row]) > BORNE).length / names.length : 0,
    rowSaid: namesake ? said(words, row) : 0,
    length: Math.min(1, own.length / LONG),
    wordless: flag(telling.length === 0),
    tab: flag(item.role === 'tab'),
    point: flag(item.kind === 'point'),
    buttonToAct: flag(isButton && !learns),
    buttonToLearn: flag(isButton && learns),
    changesToAct: flag(changesByName(item) && !learns),
    changesToLearn: flag(changesByName(item) && learns),
    sends: flag(sends),
    sendsPut: flag(sends && Object.keys(memory.filled[key] ?? {}).length > 0),
    opens: flag(opensMore(item)),
    again: flag(memory.last?.name === item.name),
    tried: Math.min(2, timesTried(memory, key, item.name)),
    triedAnywhere: Math.min(2, timesAnywhere(memory, item.name)),
    there: Math.min(2, timesThere(situation, item)),
  };
}

/** Everything in sight that may be followed, with what speaks for it. */
export function choicesOf(situation: Situation, step: Step, list: readonly Scented[]): Choice[] {
  const scents = new Map(list.map(({ item, scent }) => [item.name, scent]));
  const top = Math.max(LEAST, ...list.map(({ scent }) => scent / SCENT_SCALE));
  const items = situation.page.items
    .filter((item) => !item.disabled && item.kind !== 'check')
    .filter((item) => isClickable(item) || item.kind === 'point' || item.kind === 'tab');
  const sought = soughtOf(situation, step, items);
  const around = [...sought.namesakes].map(({ context }) => context.text);
  prepareSentences([sought.task, sought.wish, ...items.map(({ raw }) => raw), ...around]);
  const choices = items.map((item) => ({
    item,
    cues: cuesOf(situation, sought, item, scents.get(item.name) ?? 0, top),
  }));
  for (const name of ['beyondNearAll', 'wordsNear']) {
    const most = Math.max(0, ...choices.map(({ cues }) => cues[name]!));
    if (most > STANDS_OUT) for (const { cues } of choices) cues[`${name}Most`] = flag(cues[name]! >= most);
  }
  return choices;
}
