// An errand at a shop: what is named is found, chosen as it is told, put in the basket, and ordered where that is asked. Where one stands is known
// by what pages show (a thing's own page, the basket, what asks for an address), and each act counts once the site shows it.
import { fold, plain, words } from '../../../language/index.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { finished, thanked } from '../sheet/send.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { asksOf, basketOf, speaksOfShop } from './asks.ts';
import { atTheEnd, commitOf } from './end.ts';
import { fillIn, putRight } from './fill.ts';
import { findThing, isSettled, wanted } from './find.ts';
import {
  addsOn,
  givesUp,
  held,
  inTheWay,
  isBasket,
  isRefused,
  isSame,
  menuOf,
  note,
  press,
  thingHere,
  toBasket,
  VAIN,
  type Walk,
} from './walk.ts';

const OUT =
  /\b(?:sold out|out of stock|not in stock|no longer (?:available|sold)|currently unavailable|not available|unavailable)\b/;
/** What a site says of a thing that went into the basket, without its name; and the length of a message. */
const IN_BASKET =
  /\b(?:added to|(?:is |are )?(?:now )?in) (?:the |your |my )?(?:shopping )?(?:basket|cart|bag|trolley)\b|^(?:item )?added\b/;
const SHORT = 80;
const TAKES_OUT = /^(?:remove|delete|take (?:it )?out|discard|×|x$|✕|🗑)/i;
/** What is next of an errand at a shop; null where the task is none, or the next step is left to how one finds the way. */
export function runErrand(situation: Situation): Proposal | null {
  const { memory } = situation;
  if (!speaksOfShop(situation) || (!memory.errand && !basketOf(situation) && !menuOf(situation))) return null;
  const own = asksOf(situation);
  if (memory.told || !(memory.errand || own.named)) return null;
  const names = own.named ? own.names : [];
  const asks = { ...own, names: memory.meant === '' ? names : [memory.meant, ...names] };
  const over = inTheWay(situation);
  if (over) return over;
  memory.errand ??= {
    got: [],
    out: [],
    looked: false,
    prices: {},
    missing: [],
    code: false,
    shelf: '',
    sent: false,
    marks: [],
    begun: null,
  };
  const walk: Walk = { situation, asks, errand: memory.errand };
  note(walk);
  const came = outcome(walk);
  if (came) return came;
  if (walk.errand.begun) return null;
  const first = asks.removes && !walk.errand.looked ? toBasket(walk) : null;
  return first ?? takeOut(walk) ?? getThing(walk);
}

/** What came of the last act that was to change something: noted when the site shows it, mended where it objects. */
function outcome(walk: Walk): Proposal | null {
  const { situation, errand } = walk;
  const { memory, fresh, page } = situation;
  const { begun } = errand;
  if (!begun) return null;
  const told = [/message appeared: "([^"]+)"/i.exec(page.outcome)?.[1] ?? '', ...fresh].filter((line) => line !== '');
  const refused = isRefused(situation);
  if (begun.act === 'add') {
    const names = told.some(
      (line) => plain(line).includes(begun.name) && words(line).length > words(begun.name).length,
    );
    const more = held(situation) > begun.held && held(situation) > 0;
    const shown = isBasket(situation) && page.lines.some(({ text }) => plain(text).includes(begun.name));
    const left = memory.last?.commits && situation.key !== begun.key && !refused;
    const says = told.some((line) => line.length < SHORT && !/\?\s*$/.test(line) && IN_BASKET.test(plain(line)));
    if (more || shown || ((names || says || left) && !refused)) {
      errand.got.push(begun.name);
      errand.begun = null;
      return null;
    }
  } else if (begun.act === 'out') {
    if (!page.lines.some(({ text }) => plain(text).startsWith(begun.name) && isBasket(situation))) {
      errand.begun = null;
      return null;
    }
  } else if (begun.act === 'code') {
    if (!refused) {
      errand.code = true;
      errand.begun = null;
      return null;
    }
  } else if (begun.act === 'order') {
    const good = thanked(situation);
    const asksOn = page.items.some(
      (item) =>
        ['choose', 'check', 'set'].includes(item.kind) ||
        (item.kind === 'type' && !isSearchBox(item) && item.group !== ''),
    );
    if (memory.last?.commits && !refused && good && !(asksOn && commitOf(walk))) return finished(good, 0.9);
  }
  if (refused && memory.last?.commits) {
    const mended = putRight(situation);
    if (mended && mended.status === 'continue') return mended;
  }
  errand.begun = null;
  if (begun.act === 'add' && (begun.times ?? 0) >= VAIN) return givesUp(`“${begun.name}” does not go into the basket`);
  return null;
}

/** Takes out of the basket what is named and was in it before. */
function takeOut(walk: Walk): Proposal | null {
  const { situation, asks, errand } = walk;
  if (!asks.removes || !isBasket(situation)) return null;
  const { page, memory, key } = situation;
  const there = page.items.flatMap((item) => {
    if (!isClickable(item) || !TAKES_OUT.test(item.raw)) return [];
    const name = asks.names
      .map(plain)
      .find((one) => plain(`${item.raw} ${item.context.text} ${item.group}`).includes(one));
    return name && !errand.got.includes(name) ? [{ item, name }] : [];
  });
  const [first] = there;
  if (!first || timesTried(memory, key, first.item.name) >= VAIN) return null;
  errand.out.push(first.name);
  errand.begun = { act: 'out', name: first.name, held: held(situation), key, times: 0 };
  return press(first.item, `“${first.name}” is to go`, { commits: true });
}

/** Whether all that is to be put in was put in already, one thing after the other, and the task goes on from there. */
function isPutIn({ goal, memory }: Situation): boolean {
  const adds = goal.steps.flatMap(({ verb }, i) => (verb === 'add' ? [i] : []));
  return adds.length > 0 && Math.max(...adds) < memory.step;
}

/** Finds the thing, chooses of it what is told, and puts it in the basket. */
function getThing(walk: Walk): Proposal | null {
  const { situation, errand, asks } = walk;
  if (errand.got.length === 0 && isPutIn(situation)) errand.got.push(...asks.names.map(plain));
  const want = wanted(walk);
  if (!want) return errand.got.length > 0 ? atTheEnd(walk) : null;
  const here = thingHere(walk);
  if (here && isSame(here.name, want) && isSettled(walk) && !isBasket(situation)) return putInBasket(walk, want);
  return findThing(walk, want);
}

function putInBasket(walk: Walk, name: string): Proposal | null {
  const { situation, asks, errand } = walk;
  const { page, items, memory, key } = situation;
  const adds = addsOn(situation);
  const soldOut = page.lines.find(({ text }) => OUT.test(fold(text)) && text.length < 80);
  if (soldOut && !adds.some(({ disabled }) => !disabled)) return givesUp(`the page says “${soldOut.text}”`);
  const next = fillIn(situation, asks.quantity, errand.marks);
  if (next) return next;
  const add = items.find((item) => adds.includes(item) && !item.disabled);
  if (!add) {
    const down = furtherDown(situation);
    return down ? scrollDown(situation, down, 'the form goes on further down') : null;
  }
  const times = timesTried(memory, key, add.name);
  if (times > VAIN) return givesUp(`“${add.label}” comes to nothing`);
  errand.begun = { act: 'add', name, held: held(situation), key, times };
  return press(add, `all is chosen as I was told, and “${add.label}” takes it`, { commits: true, rule: 'commit' });
}
