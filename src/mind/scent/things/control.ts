import { fold, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { station } from '../foraging/scripts.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { isClickable, isGeneric } from '../meaning/match.ts';
import { putsElsewhere } from '../meaning/put-where.ts';
import { turners } from '../meaning/stepper.ts';
import { seenUpClose } from '../person/awareness.ts';
import type { Situation } from '../situation.ts';
import { handleOf } from './reading.ts';
import type { Thing } from './thing.ts';

/** A control of a thing, and whether the step is done with it, begun, or only led on. */
export interface Control {
  item: Item;
  does: 'act' | 'menu' | 'lead';
}

/** Steps that do something with the thing where it stands. */
const DOES: ReadonlySet<Step['verb']> = new Set([
  'transact',
  'remove',
  'buy',
  'add',
  'register',
  'pick',
  'tick',
  'untick',
]);
/** Buttons that take the thing that they stand with. */
const TAKES =
  /^(?:choose|select|pick|get|buy|book|take|reserve|order|add|join|register|sign up|enrol|enroll|apply|rent|hire|borrow|request)\b/;
const TAKEN: ReadonlySet<Step['verb']> = new Set(['buy', 'add', 'pick', 'register']);
/** What sites call an act that tasks word otherwise. */
const ALSO: ReadonlyArray<[RegExp, RegExp]> = [
  [
    /^(?:send|transfer|give)\b.*\b(?:money|pounds|euros|dollars|payment)\b|^pay\b/,
    /^(?:pay|transfer|send(?: money)?)\b/,
  ],
  [/^(?:watch|listen|play|hear)\b/, /^(?:watch|play|listen|start|continue)\b/],
  [/^(?:take|catch|borrow|hire|rent)\b/, /^(?:buy|book|select|choose|take|reserve|borrow|hire|rent|hold)\b/],
  [/^(?:put|place|throw)\b/, /^(?:add|put)\b/],
  [
    /^(?:join|register|sign up|enrol|enroll|book|attend|go to)\b/,
    /^(?:join|register|sign up|enrol|enroll|book|rsvp|attend|reserve)\b/,
  ],
  [
    /^(?:save|keep|remember|bookmark|favou?rite)\b/,
    /^(?:save|bookmark|heart|star|favou?rite|add to (?:favou?rites|saved|wish ?list))\b/,
  ],
  [
    /^(?:throw|get rid|bin|erase|delete|remove)\b/,
    /^(?:delete|remove|bin|trash|discard|erase|delete trash|close|x|deactivate|unlink|disconnect|revoke|forget)\b/,
  ],
  [/^(?:print|download|get)\b/, /^(?:download|pdf|print|save as)\b/],
  [
    /^(?:change|edit|rename|correct|update|modify|adjust|fix)\b/,
    /^(?:edit|change|rename|modify|update|pencil|manage|edit pencil)\b/,
  ],
  [/^(?:move|reschedule|postpone)\b/, /^(?:move|reschedule|change|rebook|edit)\b/],
  [/^(?:call off|cancel)\b/, /^(?:cancel|withdraw|delete|remove)\b/],
  [/^(?:call|ring|phone|contact|write to|message)\b/, /^(?:call|phone|contact|message|write|e-?mail|chat)\b/],
  [/^(?:mute|silence)\b/, /^(?:mute|silence)\b/],
  [/^(?:accept|approve|confirm)\b/, /^(?:accept|approve|confirm|yes)\b/],
  [/^(?:reject|decline|refuse|turn down)\b/, /^(?:reject|decline|refuse|no|dismiss)\b/],
  [/^(?:vote|upvote|like)\b/, /^(?:vote|upvote|like|up)\b/],
  [/^(?:answer|reply|respond)\b/, /^(?:reply|answer|respond|comment)\b/],
];
const MENU =
  /^(?:more(?: actions?| options?)?|(?:more )?actions?|options?|menu|open (?:the )?menu|(?:show|open) (?:more )?(?:actions|options)|⋯|…|\.\.\.|⋮|•••|☰)(?:\s+(?:for|of)\b.*)?$/i;
/** Signs behind the name of a menu. */
const ARROWS = /(?<=[\p{L}])\s*[▾▼⌄⋯…⋮•.]+\s*$|^\s+|\s+$/gu;
/** What has less of a thing, or nothing of it any more. */
const LESS = /\b(?:less|fewer|minus|decrease|remove|delete|cancel)\b|^[−–-]$/;
const CHANGES = /^(?:edit|change|manage|modify|pencil|settings|edit pencil|details)\b/;

/** Acts on a thing for which its box is ticked, where it is the very thing that is named. */
const BY_BOX =
  /^(?:add|include|put|take|tick|check|mark|select|choose|complete|finish|have|get|order|want|sign|do|assign|give|allow|set|use|approve|accept|share|invite|turn|switch|enable|join|book)\b/;

/** Whether a step is done with a thing by ticking its box. */
function isTicked(step: Step, thing: Thing): boolean {
  if (['pick', 'tick', 'untick', 'register'].includes(step.verb)) return true;
  if (!['add', 'transact'].includes(step.verb) || !BY_BOX.test(fold(step.text))) return false;
  const said = words(step.text).map(stem);
  return !/^(?:add|put)\b/.test(fold(step.text)) || words(thing.name).some((word) => said.includes(stem(word)));
}

/** How well a control is the one with which the step is done, 0..1. */
function fitOf(situation: Situation, step: Step, thing: Thing, item: Item): number {
  const label = item.said.folded.replace(/^[^\p{L}\p{N}]+/u, '');
  const said = fold(step.text);
  const names = actNames(step);
  const own = words(label);
  const first = stem(own[0] ?? '');
  // Of the marks of a scale none is the thing's own box.
  if (item.role === 'radio' && thing.items.filter((other) => other.role === 'radio').length > 1) return 0;
  if (item.kind === 'check') return isTicked(step, thing) ? 0.8 : 0;
  const verb = stem(words(step.text)[0] ?? '');
  if (first === verb) return own.length === 1 ? 1 : 0.95;
  const at = names.indexOf(first);
  if (at >= 0) return 0.9 - 0.03 * at;
  const bare = own.filter((word) => !fold(thing.name).includes(word));
  if (bare.length > 0 && bare.length <= 3 && bare.some((word) => names.includes(stem(word)))) return 0.75;
  if (ALSO.some(([asked, shown]) => asked.test(said) && shown.test(label))) return 0.7;
  const stage = station(situation, step, item.label);
  if (stage.ofThing && stage.weight >= 0.5) return 0.65;
  return TAKEN.has(step.verb) && TAKES.test(label) ? 0.6 : 0;
}

/** Steps after which a thing shows what is in it: its own name leads there, and no menu of what can be done with it. */
const OPENS = /^(?:open|view|see|show|read|look at|have a look at)\b/;

/** The control of a thing with which a step is done: the act itself, the menu that should hold it, or the way to the thing's page. */
export function controlOf(situation: Situation, step: Step, thing: Thing): Control | null {
  // Who has found the row looks at all that it offers.
  const turns = turners(situation);
  const usable = thing.items.filter(
    (item) => !item.disabled && !turns.has(item) && !putsElsewhere(step, item) && seenUpClose(situation, item),
  );
  if (usable.length === 0) return null;
  const acting = usable
    .filter(
      (item) =>
        (isClickable(item) || item.kind === 'check') &&
        (item.role !== 'link' || fold(item.raw) !== fold(thing.name) || usable.length === 1),
    )
    .map((item) => ({ item, fit: fitOf(situation, step, thing, item) }))
    .sort((a, b) => b.fit - a.fit);
  const [best] = acting;
  if (best && best.fit >= 0.6) return { item: best.item, does: 'act' };
  const itself =
    OPENS.test(fold(step.text)) && usable.find(({ role, raw }) => role === 'link' && fold(raw) === fold(thing.name));
  if (itself) return { item: itself, does: 'lead' };
  if (DOES.has(step.verb) || step.verb === 'press') {
    const [only] = usable;
    // What is chosen by pressing it: a seat, a day, a time.
    if (
      usable.length === 1 &&
      only &&
      TAKEN.has(step.verb) &&
      (isClickable(only) || only.kind === 'check') &&
      only.role !== 'link' &&
      !LESS.test(only.said.folded) &&
      !isGeneric(only)
    )
      return { item: only, does: 'act' };
    const menu = usable.find(
      (item) =>
        [item.raw, item.label].some((said) => MENU.test(said.replace(ARROWS, ''))) || item.state.has('haspopup'),
    );
    if (menu && step.verb !== 'pick') return { item: menu, does: 'menu' };
    const change = usable.find((item) => CHANGES.test(item.said.folded) && item.role !== 'link');
    if (change && step.verb === 'transact') return { item: change, does: 'menu' };
  }
  if (usable.length === 0) return null;
  const lead = handleOf(situation, step, thing);
  return lead && usable.includes(lead.item) ? { item: lead.item, does: 'lead' } : null;
}
