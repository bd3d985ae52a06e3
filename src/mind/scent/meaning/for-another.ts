import { literalCoverage, parseTime, phrase, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { actNames } from './act-names.ts';
import { isAct } from './acts.ts';
import { properNames } from './match.ts';
import { putsElsewhere } from './put-where.ts';
import { numberedIn } from './row-meant.ts';

/** Whether a button says by its own name that it is for somebody or something else than the step speaks of. */
export function namesAnother({ step, items }: Situation, item: Item): boolean {
  if (!step) return false;
  if (item.kind !== 'click') return item.kind !== 'scroll' && namesAnotherCode(step, item);
  return (
    isForOtherOfList(step, item, items) ||
    putsElsewhere(step, item) ||
    namesAnotherCode(step, item) ||
    namesAnotherTime(step, item)
  );
}

function doesAct(step: Step, item: Item): boolean {
  const own = actNames(step);
  return isAct(item) || item.said.tokens.some((token) => own.includes(token.stem));
}

/** What stands before a name that is not the thing itself: whom it is for, where it is, what it is called. */
const BESIDE =
  /\b(?:for|with|as|by|at|in|on|of|from|to|into|under|near|about|than|called|named|is|my|and|or)\s+(?:the |my |our )?$/i;

/** The things that a step names: quoted, or by a name of their own, also where the step says "it" of them. */
function namedThings(step: Step): string[] {
  const quoted = step.quoted.filter((name) => !VALUE_AFTER.test(step.text.slice(0, step.text.indexOf(name))));
  if (quoted.length > 0 || step.pairs.length > 0) return quoted;
  return properNames(`  ${step.scope} . ${step.text}`).filter((name) => {
    const at = step.text.indexOf(name);
    return at < 0 || (at > 0 && !BESIDE.test(step.text.slice(0, at)));
  });
}

/** What stands before a text that is put in somewhere, and is no name of a thing. */
const VALUE_AFTER =
  /\b(?:to|as|into|with|say|says|saying|be|is|reading|called|named|titled|note|comment|message|text|words?)\s*["“'‘]?$/;
/** Share of a thing's name that the button for it has to bear. */
const BEARS = 0.8;

/** "Add to my list: Walking the windmills", beside others of that make, for who wants another one: each is for the thing that it names last. */
function isForOtherOfList(step: Step, item: Item, items: readonly Item[]): boolean {
  const things = namedThings(step);
  if (things.length === 0 || item.role === 'link' || !doesAct(step, item)) return false;
  // "Add to wish list", beside "Add to cart": it says where to, in the words of the task.
  if (literalCoverage(item.said, phrase(step.text)) > 0.99) return false;
  if (things.some((name) => literalCoverage(phrase(name), item.said) >= BEARS)) return false;
  const own = words(item.label);
  return items.some((other) => {
    if (other === item || other.role !== item.role || other.kind !== 'click') return false;
    const theirs = words(other.label);
    const shared = own.findIndex((word, i) => word !== theirs[i]);
    return shared > 0 && shared < own.length && shared < theirs.length && own.length - shared > 1;
  });
}

/** What tells photos, parcels and invoices of one kind apart: the same letters before another number. */
const CODE = /(?<![\p{L}\d])(\p{L}{1,6})[-_#](\d{2,})(?!\d)/gu;

/** Photos and parcels by their codes, plots and bays by their numbers. */
function codesIn(text: string): ReadonlyArray<readonly [letters: string, number: string]> {
  const codes = [...text.matchAll(CODE)].map(([, letters, number]) => [letters!.toLowerCase(), number!] as const);
  return [...codes, ...numberedIn(text)];
}

/** "Menu of IMG_209", for who is to see to IMG_204; "Ask for plot 8", for plot 47. */
function namesAnotherCode(step: Step, { raw, context, action }: Item): boolean {
  const asked = codesIn(`${step.text} . ${step.scope}`);
  // "Hold", in a row that begins with "Room 11"; a number further on counts or measures.
  const row = action?.target?.context ? (/^\p{L}+ \d+\b/u.exec(context.text)?.[0] ?? '') : '';
  const own = codesIn(`${raw} . ${row}`);
  return (
    own.some(([letters, number]) => asked.some((code) => code[0] === letters && code[1] !== number)) &&
    !own.some(([letters, number]) => asked.some((code) => code[0] === letters && code[1] === number))
  );
}

/** A time of day that something is at, and no bound of one. */
const AT_TIME = /\bat\s+(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b)?|\d{1,2}\s?[ap]\.?m\b)/gi;
const BEGINS = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b)?/i;

/** "16:00 – 2 lanes free", for who comes at 9:30. */
function namesAnotherTime(step: Step, { raw }: Item): boolean {
  const own = BEGINS.exec(raw)?.[0];
  const asked = [...step.text.matchAll(AT_TIME)].flatMap(([, time]) => parseTime(time!.replace('.', ':')) ?? []);
  const time = own && parseTime(own.replace('.', ':'));
  return !!time && asked.length > 0 && !asked.includes(time);
}
