import { fold, stem, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { saysActOf } from '../meaning/act-class.ts';
import { actNames, makesNew } from '../meaning/act-names.ts';
import type { Situation } from '../situation.ts';

/**
 * What people expect the way to an end to look like (scripts in the sense of Schank and Abelson 1977): wording of the
 * stations, with how near to the end each is. A station counts only once the one before it makes sense.
 */
interface Station {
  label: RegExp;
  weight: number;
  /** Needs something in the basket first. */
  afterAdding?: boolean;
  /** Belongs to the wanted thing, so the page or the row must be about it. */
  ofThing?: boolean;
}

const BUY: Station[] = [
  {
    label:
      /^(?:add to (?:(?:the|my|your) )?(?:cart|basket|bag|trolley|order)|add(?! to )|buy(?: it)?(?: now)?|order(?: now)?|put in basket|add item|reserve|book(?: now| this| it)?|select(?: flight| room| seat)?|get tickets?|choose)\b/,
    weight: 0.85,
    ofThing: true,
  },
  {
    label:
      /^(?:(?:(?:(?:go|proceed|continue|on) )?to (?:the )?|secure )?check ?out|proceed|(?:(?:go|continue|on) )?to (?:the )?(?:payment|till)|(?:go|continue|proceed|on) to (?:(?:the|your|my) )?order(?:ing)?$|order now|checkout securely)\b/,
    weight: 0.9,
    afterAdding: true,
  },
  {
    label: /^(?:(?:view |go to |to |the |show |my |your |open |see )*(?:cart|basket|bag|trolley)\b)/,
    weight: 0.75,
    afterAdding: true,
  },
  {
    label:
      /^(?:place (?:my |your )?order|confirm(?: order| purchase| booking| and pay)?|pay(?: now)?\b|complete (?:order|purchase|booking)|buy now|submit order|finish(?: order)?|order and pay)/,
    weight: 0.95,
    afterAdding: true,
  },
  { label: /^(?:continue|next|proceed)\b(?! shopping| week| month| year| day| page)/, weight: 0.7, afterAdding: true },
  {
    label:
      // The bare word is what the foot of every page links to its terms with.
      /^(?:(?:choose|select|pick|go to|continue to|proceed to) (?:an? |your |the )?(?:delivery|shipping|payment|collection|pick-?up)(?: (?:options?|times?|slots?|details|address|method))?|(?:delivery|shipping|payment|collection|pick-?up) (?:options?|times?|slots?|address|method))$/,
    weight: 0.8,
    afterAdding: true,
  },
  {
    label:
      /^(?:(?:continue|carry on|go on|proceed|order|buy|pay|check ?out) (?:as (?:an? )?guest|without (?:an? |an )?(?:account|registering|signing))|guest check ?out|(?:as (?:an? )?)?guest$)/,
    weight: 0.85,
    afterAdding: true,
  },
];

/** Where a site sells what it sells, named by the act: "Buy tickets", "Book a table"; how near it is to the end. */
const SOLD = /^(?:buy|book|order|reserve|hire|rent)(?: (?:an?|your))?(?: \p{L}+){1,2}$/u;
const SOLD_THERE = 0.4;

/** A way to where things are sold, where it stands on every page and so belongs to no thing: what it weighs; null for anything else. */
export function soldThere({ verb }: Step, label: string): { weight: number; ofThing: boolean } | null {
  return verb === 'buy' && SOLD.test(fold(label)) ? { weight: SOLD_THERE, ofThing: false } : null;
}

/** Where things about oneself and the site are changed. */
const SETTINGS: Station[] = [
  { label: /^(?:settings|preferences|options|account settings|(?:my |your )?(?:account|profile))$/, weight: 0.4 },
];

/** The thing is in the basket before the task begins. */
const TAKEN =
  /\b(?:in|from|of) (?:your|the|my) (?:shopping )?(?:basket|cart|bag|trolley)\b|\bcheck ?out\b|\b(?:finish|complete|place) (?:the|your|my|an?) (?:order|purchase)\b/;

const SCRIPTS: Partial<Record<Step['verb'], Station[]>> = {
  buy: BUY,
  add: [BUY[0]!],
  signin: [{ label: /^(?:(?:customer |member |account )?(?:log ?in|sign ?in)|my account|account)\b/, weight: 0.9 }],
  signout: [
    { label: /^(?:log ?out|sign ?out)\b/, weight: 1 },
    { label: /^(?:my account|account|profile|menu|user menu)\b/, weight: 0.5 },
  ],
  register: [
    {
      label: /^(?:sign ?up|register|create (?:an? |your |new )?account|join(?: now)?|get started|new customer)\b/,
      weight: 0.95,
    },
  ],
  tick: SETTINGS,
  untick: SETTINGS,
  pick: SETTINGS,
  enter: SETTINGS,
  remove: [
    {
      label:
        /^(?:delete|remove|trash|erase|discard|cancel(?! changes)|delete trash|deactivate|revoke|disconnect|unlink|forget)\b/,
      weight: 0.85,
      ofThing: true,
    },
    { label: /^(?:yes|confirm|ok|delete|remove)\b/, weight: 0.8 },
  ],
  // Less than for a switch: most of what is done is done elsewhere.
  transact: [
    { ...SETTINGS[0]!, weight: 0.34 },
    { label: /^(?:confirm|submit|send|save|apply|yes|done|finish)\b/, weight: 0.45 },
    { label: /^(?:continue|next|proceed|start)\b(?! shopping| week| month| year| day| page)/, weight: 0.42 },
  ],
};

const SENDS = /^(?:submit|send)\b/;
const SAVES = /^(?:save|apply|update)\b/;
/** Actions by which something on a page is changed. */
const PUTS_IN = /^(?:type|choose|set|check|upload|drag|press|key)\b/;

/** Weight of a label that commands the act by another verb than the task's. */
const IN_OTHER_WORDS = 0.8;
/** Weight of another word for the act, against the act's own. */
const KINDRED = 0.7;

/** What goes on, or back, without an act that it names. */
const WITHOUT = /\b(?:without|not) (\p{L}+)\b/u;
/** What takes back what was done before. */
const UNDOES = /^(?:cancel|delete|remove|discard|undo|revoke|withdraw|return|end|stop)\s\S/;
/** What is done to something that is there. */
const OTHER_ACT =
  /^(?:add|change|manage|check|view|see|show|share|print|track|find|look|read|learn|edit|update|compare|recommend)\b/;
/** Words that stand before what one has. */
const OWNED = /^(?:my|your|our|the|all|view|see|show)$/;
/** What one has. */
const HAD = /^(?:(?:view|see|show|manage|change|find) )?(?:my|your|existing|previous|past)\b/;
/** What was done once is done over. */
const AGAIN = /\b(?:again|re-?order|repeat|once more)\b/;
/** Whether what takes a thing names another one than the step does: "Add a bag". */
function takesAnother(step: Step, label: string): boolean {
  const named = /^(?:add|book|order|buy|reserve|get|choose|select) an? (.+)$/.exec(label)?.[1];
  if (!named || step.verb === 'remove') return false;
  const asked = new Set(words(`${step.object} ${step.scope} ${step.quoted.join(' ')}`).map(stem));
  return asked.size > 0 && !words(named.replace(/\b(?:to|for|in|with)\b.*$/, '')).some((word) => asked.has(stem(word)));
}
/** Where what was taken is paid for, for who has taken nothing yet. */
const PAYS = /^(?:(?:view|go to|to|the|show|my|your|open|see) )*(?:cart|basket|bag|trolley|check ?out)\b/;

/** Whether a label leads to where things are paid for, while the thing that is wanted lies in no basket. */
export function paysTooEarly({ memory }: Situation, step: Step, label: string): boolean {
  return (
    step.verb === 'buy' && step.object !== '' && !memory.added && !TAKEN.test(fold(step.text)) && PAYS.test(fold(label))
  );
}
/** A word for an act that is part of a name: a sign that nobody is signed up by, a book that somebody keeps. */
const NO_ACT =
  /(?<=\S\s)sign\b(?!\s(?:up|on|me|us|him|her|them|for|now|here)\b)|(?<=\b(?:guest|cash|log|hand|year|cook)\s)(?:book|register)\b/g;
const NO_STATION = { weight: 0, ofThing: false };

/** A question that somebody else has asked: an answer stands behind it, and nothing is done by opening it. */
const ASKED =
  /^(?:how|what|why|when|where|which|who|whose|can|could|may|do|does|did|is|are|will|should|must)\b.*\?\s*$/;

/** How much a label is a station on the way to what the step wants, 0..1, before asking what it belongs to. */
export function station(situation: Situation, step: Step, label: string): { weight: number; ofThing: boolean } {
  if (ASKED.test(label.trim().toLowerCase())) return NO_STATION;
  const folded = fold(label).replace(/^[^\p{L}\p{N}]+/u, '');
  // "Kestrel Tool Hire" over every page is what the site is called, and hires nothing out.
  if (folded === fold(situation.page.site)) return NO_STATION;
  let best = { weight: 0, ofThing: false };
  for (const entry of SCRIPTS[step.verb] ?? []) {
    if (!entry.label.test(folded)) continue;
    // What is put away is not destroyed.
    if (/^archive\b/i.test(step.text) && /^(?:delete|trash|erase|discard|remove)\b/.test(folded)) continue;
    if (entry.afterAdding && !situation.memory.added && step.object !== '' && !TAKEN.test(fold(step.text))) continue;
    if (situation.memory.added && entry.ofThing && step.verb === 'buy') continue;
    // Where nothing was done there is nothing to save.
    const done = Object.keys(situation.memory.tried[situation.key] ?? {});
    const changed = done.some((name) => PUTS_IN.test(name));
    // Nobody sends off a form in which nothing is.
    if (SENDS.test(folded) && !changed && situation.items.some((item) => item.kind === 'type' && item.value === ''))
      continue;
    const saving = SAVES.test(folded) && !changed ? (done.some((name) => name.startsWith('click:')) ? 0.6 : 0) : 1;
    // "Delete" will do for "erase", and is not what "archive" says.
    const akin = step.verb === 'remove' && entry.ofThing && !actNames(step).includes(stem(words(folded)[0] ?? ''));
    const weight = entry.weight * saving * (akin ? KINDRED : 1);
    if (weight > best.weight) best = { weight, ofThing: entry.ofThing === true };
  }
  // The verb itself on a label: "Unsubscribe", "Renew", "Return an item".
  const own = actNames(step);
  // "Books" are read, and booked by nobody; "British Sign Language" signs nobody up.
  const said = own.length > 0 ? words(folded.replace(NO_ACT, ' ')).filter((word) => word !== 'books') : [];
  // "Cancel order" orders nothing.
  if (AGAIN.test(folded) && !AGAIN.test(fold(step.text))) return NO_STATION;
  // "Back without renewing" leaves it at what it is.
  const undone = WITHOUT.exec(folded)?.[1];
  if (undone && own.includes(stem(undone))) return NO_STATION;
  if (UNDOES.test(folded) && !own.includes(stem(words(folded)[0] ?? ''))) return best.ofThing ? best : NO_STATION;
  // "My booking" is one that was made before.
  if (HAD.test(folded) && (step.verb === 'buy' || makesNew(step))) return best;
  // "Book a table" takes no flight.
  if (best.ofThing && takesAnother(step, folded)) best = { weight: 0, ofThing: false };
  // "Add a bag to your booking" books nothing.
  if (said.length > 2 && OTHER_ACT.test(folded) && !own.includes(stem(said[0]!))) return best;
  // "Saved homes", "My saved homes" are those that were saved before.
  const first = said.find((word) => !OWNED.test(word)) ?? '';
  const done = /(?:ed|en)$/.test(first) && first !== words(step.text)[0];
  // "Save" keeps what was changed, unless saving is what is asked.
  const keeps = SAVES.test(folded) && !SAVES.test(fold(step.text));
  if (!done && said.some((word) => own.includes(stem(word))) && !keeps) {
    // The very word of the task, and nothing else: "Rename".
    const bare = said.length === 1 && said[0] === words(step.text)[0];
    const weight = bare ? 0.92 : 0.62 + (said.length <= 3 ? 0.16 : 0);
    if (weight > best.weight) best = { weight, ofThing: best.ofThing };
  }
  // Another verb for it: "Enrol", for who wants to be signed up.
  if (best.weight < IN_OTHER_WORDS && saysActOf(step, folded)) best = { weight: IN_OTHER_WORDS, ofThing: true };
  return best;
}
