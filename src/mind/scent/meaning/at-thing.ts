import { coverage, fold, languageOf, literalCoverage, type Phrase, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { assigned } from '../filling/coverage/assign.ts';
import { isSearchBox } from '../filling/fields.ts';
import { withoutSaid } from '../filling/say.ts';
import type { Step } from '../goal/types.ts';
import type { Proposal, Situation } from '../situation.ts';
import { actNames, makesNew } from './act-names.ts';
import { isAct } from './acts.ts';
import { properNames } from './match.ts';

/** Acts on a thing that is there already; what is made anew stands nowhere yet. */
const ON_WHAT_IS = new Set<Step['verb']>(['transact', 'remove', 'tick', 'untick']);
const MAKES =
  /^(?:create|make|publish|post|write|announce|schedule|compose|send|add|set up|open|start|report|register|sign|book|reserve|order|request|apply|upload|invite|subscribe|join|file|lodge|submit|suggest|propose)\b/i;
/** Share of the words of a name by which the thing is told from others. */
const NAMED = 0.5;
/** Share of them that has to stand on a page for the thing to have been met. */
const MET = 0.9;

const names = new WeakMap<Step, Phrase>();

/** The words by which a step names the thing that it changes; none where it names none, or makes it. */
export function thingNamedBy(step: Step): Phrase {
  let found = names.get(step);
  if (!found) {
    const values = new Set(step.pairs.map((pair) => fold(pair.value)));
    // What is said to somebody names nothing, whatever it is written like.
    const isSaid = values.has(fold(step.scope)) || !withoutSaid(step.text).includes(step.scope);
    const scope = isSaid && step.text.includes(step.scope) ? '' : step.scope;
    const quoted = step.quoted.filter((text) => !values.has(fold(text)) && !/[.!?]$/.test(text));
    const known = quoted.length > 0 ? quoted : properNames(`  ${scope}`).filter((name) => languageOf(name) === null);
    const one = ON_WHAT_IS.has(step.verb) && !MAKES.test(step.text) && !step.all ? (known[0] ?? '') : '';
    found = phrase(one);
    names.set(step, found);
  }
  return found;
}

/** The headings that a control stands under, the nearest first: a card's own, then that of its part of the page. */
function headingsOver({ page }: Situation, { box }: Item): string {
  if (!box) return '';
  const over = page.headings
    .filter((line) => line.box && line.box.y <= box.y && line.box.x < box.x + box.width && line.box.x + WIDE > box.x)
    .sort((a, b) => b.box!.y - a.box!.y);
  let level = Number.POSITIVE_INFINITY;
  const chain = over.filter((line) => {
    const higher = line.level > 1 && line.level < level;
    if (higher) level = line.level;
    return higher;
  });
  return (chain.length > 0 ? chain : over.slice(0, 1)).map((line) => line.text).join(' . ');
}
/** Pixels from the left of a heading to the right end of what it may stand over. */
const WIDE = 900;

/** Whether a control stands at the thing: in its row, under its heading, on its page. */
function standsAt(situation: Situation, name: Phrase, item: Item): boolean {
  const { page } = situation;
  const head = page.headings.find((line) => line.level === 1)?.text ?? '';
  const said = [item.label, item.context.text, item.group, headingsOver(situation, item)].join(' . ');
  return coverage(name, phrase(said)) >= NAMED || coverage(name, phrase(`${page.title} . ${head}`)) >= NAMED;
}

/** Whether pressing this goes somewhere else, whatever page it stands on. */
function goesElsewhere(step: Step, { item, rule }: Proposal): boolean {
  if (rule === 'back' || rule === 'send_search') return true;
  return item?.role === 'link' && !item.said.tokens.some((token) => actNames(step).includes(token.stem));
}

/** Keeps in mind whether what is done now is done at the thing that the step names. Writes to `memory`. */
export function keepThing(situation: Situation, proposal: Proposal): void {
  const { step, memory } = situation;
  const { item } = proposal;
  const name = step && thingNamedBy(step);
  if (!name || name.tokens.length === 0 || !item) return;
  const named = coverage(name, phrase(`${item.label} . ${item.context.text}`)) >= NAMED;
  if (named || (!goesElsewhere(step, proposal) && standsAt(situation, name, item))) memory.thing = name.folded;
  else if (goesElsewhere(step, proposal)) memory.thing = '';
}

/** Rules that put something in, choose, or press for good. */
const CHANGES = new Set([
  'fill_field',
  'choose_option',
  'pick',
  'tick',
  'untick',
  'take_option',
  'turn_counter',
  'set_value',
  'commit',
  'mend',
  'upload',
]);

/**
 * Whether something would be changed that is not the thing which the step names, although that thing has been seen: nobody
 * sets the state of one task because another was asked for.
 */
export function changesAnother(situation: Situation, { rule, item, args }: Proposal): boolean {
  const { step, memory, page } = situation;
  const name = step && thingNamedBy(step);
  if (!name || name.tokens.length === 0 || !item) return false;
  if (!CHANGES.has(rule) && !(rule === 'satisfice' && isAct(item))) return false;
  if (isSearchBox(item)) return false;
  if (literalCoverage(name, page.all) >= MET) memory.met = memory.step;
  if (memory.met !== memory.step || memory.thing === name.folded) return false;
  if (args && literalCoverage(name, phrase(String(Object.values(args)[0] ?? ''))) >= NAMED) return false;
  // What is put into a form is no thing of the page that the form would change.
  if (assigned(situation).some((fit) => literalCoverage(name, phrase(fit.value)) >= NAMED)) return false;
  return !standsAt(situation, name, item);
}

/** Steps that take one of the things that are offered. */
const TAKES = new Set<Step['verb']>(['buy', 'add', 'transact', 'register']);
/** First words of what takes the thing at which it stands. */
const TAKING =
  /^(?:add|put|buy|order|book|reserve|rent|hire|save|enrol|enroll|join|register|sign up|request|borrow|get)\b/;
/** Words by which any thing goes: what tells one from another stands beside them. */
export const ANY =
  /^(?:place|places|spot|spots|seat|seats|ticket|tickets|copy|copies|item|items|thing|product|products|article|pair|pack|piece|set|one|new|own|order|booking|reservation|visit|day|night|nights|week|people|person|persons|adult|adults|child|children|guest|guests|home|list|basket|cart|bag|account|favou?rites?)$/;
/** What things are compared by: "the ticket with the lowest cost" names a ticket, and nothing that is called cost. */
const COMPARED =
  /^(?:price|prices|cost|costs|rate|fare|fee|duration|length|time|distance|rating|score|review|reviews|weight|size|age|amount|number|value|salary|pay)$/;
/** Share of the words asked for, under which what stands there is something else. */
const ELSE = 0.3;

const takings = new WeakMap<Step, Phrase>();

/** The words for what is to be taken: the step's object, without what it is put into and how many. */
export function takenBy(step: Step): Phrase {
  let found = takings.get(step);
  if (!found) {
    const own = new Set(actNames(step));
    // What one joins as is not what is joined.
    const object = step.object.replace(/^as (?:an? )?.*$/i, '');
    const said = phrase([object, ...step.quoted].join(' '));
    // "The set that is meant for that": which one it is, is told by something else.
    const described = new Set(phrase(step.described).tokens.map((token) => token.stem));
    found = {
      ...said,
      tokens: said.tokens.filter(
        (token) =>
          !token.number &&
          !described.has(token.stem) &&
          token.weight > 0.3 &&
          !ANY.test(token.word) &&
          !(step.superlative && COMPARED.test(token.word)) &&
          !own.has(token.stem),
      ),
    };
    takings.set(step, found);
  }
  return found;
}

/** What opens the way to whatever can be booked: what it is to be is asked behind it. */
const OPENS =
  /^(?:book|reserve|schedule|make|arrange|request)(?: (?:now|online|here))?(?: (?:an? |your )?(?:new )?(?:appointment|visit|table|booking|reservation|session|slot|time))?(?: (?:now|online|here))?$/;

/** Whether a link is the general way to booking something, and stands in no thing's row or card. */
export function opensBooking(situation: Situation, item: Item): boolean {
  const { said, raw, role } = item;
  if (role !== 'link' || !OPENS.test(said.folded)) return false;
  if (situation.items.filter((other) => other.raw === raw).length > 1) return false;
  return said.tokens.some(({ word }) => KINDS.test(word)) || headingsOver(situation, item) === '';
}
const KINDS = /^(?:appointment|visit|table|booking|reservation|session|slot)$/;

/** Whether a link is called by the act alone and stands in the frame of the site: it leads to where one does that, whatever it is to be done with. */
function leadsToAct(situation: Situation, step: Step, item: Item): boolean {
  const { said, role, action } = item;
  if (role !== 'link' || action.target?.context || said.tokens.length === 0) return false;
  const acts = actNames(step);
  return (
    said.tokens.every((token) => acts.includes(token.stem) || ANYWHEN.test(token.word)) &&
    headingsOver(situation, item) === ''
  );
}
const ANYWHEN = /^(?:now|here|online|today)$/;

/**
 * Whether something else would be taken than what is asked for: neither the button nor its row, nor the heading over it or the page's own,
 * nor what led there, bears anything like it.
 */
export function takesAnother(situation: Situation, { item, rule }: Proposal): boolean {
  const { step, memory, page, key } = situation;
  // What was compared or counted was seen to be of the kind before, and so is what is offered on its own page.
  const head = page.headings.find((line) => line.level === 1)?.text ?? '';
  const isCompared = rule === 'among' || (memory.compared !== '' && memory.compared === fold(head));
  if (isCompared && (step?.superlative || (step?.nth ?? null) !== null)) return false;
  // A form that one has filled in is sent off by whatever its button is called.
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return false;
  // What is made anew is not there to be taken.
  if (step && (step.pairs.length > 0 || step.quoted.length > 0 || makesNew(step))) return false;
  if (!step || !item || item.kind !== 'click' || !TAKING.test(item.said.folded)) return false;
  if (opensBooking(situation, item) || leadsToAct(situation, step, item)) return false;
  const verb = fold(step.text);
  if (!TAKES.has(step.verb) || (step.verb === 'transact' && !TAKING.test(verb))) return false;
  // "Save" keeps a form as often as a thing.
  if (/^save\b/.test(item.said.folded) && !/^(?:save|add|put)\b/.test(verb)) return false;
  const asked = takenBy(step);
  if (asked.tokens.length === 0) return false;
  const here = phrase(`${page.title} . ${head}`);
  const own = phrase([item.label, item.context.text, item.group, headingsOver(situation, item)].join(' . '));
  // "Request time off" for annual leave: the only thing that can be requested there may go by another name.
  if (/^(?:request|apply)\b.*\s/.test(item.said.folded) && asksFor(step)) return false;
  const led = memory.last?.kind === 'click' ? memory.last.label : '';
  // Where nothing is the headline, the one thing that is offered is told by any of the lines.
  const lines = head === '' ? page.all.text : '';
  return !bears(asked, phrase([own.text, here.text, memory.compared, led, lines].join(' . ')));
}

/** Whether a step asks somebody for something, by whatever form there is for it. */
function asksFor(step: Step): boolean {
  return actNames(step).some((name) => name === 'request' || name === 'appli');
}

function bears(asked: Phrase, there: Phrase): boolean {
  const words = { ...asked, folded: '' };
  return literalCoverage(words, there) >= ELSE || coverage(words, there) >= LIKE;
}
/** Likeness in meaning from which what stands there may be what is asked for, in other words. */
const LIKE = 0.55;
