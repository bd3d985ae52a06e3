import { fold, isDayOrMonth, knownApart, type Phrase, stem } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { isOtherAct } from './act-class.ts';
import { actNames } from './act-names.ts';

const UNDOES =
  /^(?:remove|delete|cancel|empty|clear|discard|undo|reset|unsubscribe|take (?:off|out|away)|(?:one|1) (?:less|fewer)|(?:less|fewer|decrease|reduce|subtract|minus)\b)/;
/** A report, a claim: sent off by a button that says so, and nothing else is sent with it. */
const SENDS =
  /^(?:send|submit|file|make) (?:an? |the |your |my )?(report|claim|complaint|application|review|order|payment)\b/;
/** Steps that ask for one thing by its name. */
const ASKS_FOR = /^(?:ask for|request|book|arrange|order|reserve|make an appointment)\b/;

/** Words of a step that has something taken away or made less. */
const UNDONE =
  /\b(?:remov|delet|cancel|empt|clear|discard|undo|reset|stop|unsub|get rid|take|less|fewer|reduc|lower|decreas|back|down|instead)/;

/** Whether a control takes away what the step wants to have; `label` is folded. */
export function undoes(step: Step, label: string): boolean {
  return step.verb !== 'remove' && UNDOES.test(label) && !UNDONE.test(fold(step.text));
}

/** Acts that would undo what the step is for, or do another thing altogether: removing or buying when neither is asked. */
export function contrary(step: Step, label: string, told: string): boolean {
  const text = fold(step.text);
  if (undoes(step, label)) return true;
  // What is set back is not put into effect.
  if (RESETS.test(text) && /^(?:apply|filter|update|search|show results)\b/.test(label)) return true;
  // What is archived or cancelled is not thrown away.
  if (/^(?:archive|cancel|close)\b/.test(text) && /^(?:delete|trash|discard|erase)\b/.test(label)) return true;
  const sent = SENDS.exec(label)?.[1];
  if (
    sent &&
    step.verb !== 'learn' &&
    !`${text} ${fold(step.object)} ${fold(step.scope)}`.includes(sent.slice(0, 5)) &&
    ASKS_FOR.test(text)
  )
    return true;
  return isOtherAct(step, label, told);
}

/** What a list was narrowed by is to go. */
const RESETS = /^(?:reset|clear|remove|undo|take off|delete)\b.{0,30}\b(?:filters?|search|selection|choices)\b/;

/** Another thing of the same kind: it shares the common word, lacks the name, and bears a name of its own. */
export function isAnother(step: Step, wanted: Phrase, item: Item, site: ReadonlySet<string> = new Set()): boolean {
  const names = (step.text.slice(1).match(/(?<=[\s"'“])[\p{Lu}][\p{L}\p{N}'-]+/gu) ?? [])
    .map(fold)
    .filter((name) => !isDayOrMonth(name))
    .map(stem)
    // All that the site has is of its name.
    .filter((name) => !site.has(name));
  const own = wanted.tokens.filter((token) => names.includes(token.stem));
  if (own.length === 0 || own.length === wanted.tokens.length) return false;
  const said = item.said.tokens;
  // "Track a parcel" is for any of them: another one bears another number.
  if (own.every((token) => /\d/.test(token.word)) && !said.some((token) => /\d/.test(token.word))) return false;
  if (said.some((token) => own.some((name) => name.stem === token.stem))) return false;
  // "Delete playlist" bears the act, and the name of no other list.
  const act = actNames(step);
  const things = said.filter((token) => !act.includes(token.stem));
  const shared = things.filter((token) => wanted.tokens.some((other) => other.stem === token.stem));
  return shared.length > 0 && shared.length < things.length && !item.said.tokens.every((token) => token.weight < 0.3);
}

/** Whether what stands with a control names a thing that is known to be another than each of those that are wanted. */
export function isOtherThing(wanted: Phrase, around: Phrase): boolean {
  if (wanted.tokens.some((token) => around.tokens.some((other) => other.stem === token.stem && token.weight > 0.3)))
    return false;
  return wanted.tokens.some((token) => around.tokens.some((other) => knownApart(token.word, other.word)));
}

/** Whether a label offers to make a thing that the step does not ask to be made but names as one that is there. */
export function makesAnother(step: Step, label: string): boolean {
  const noun = /^\W*(?:new|(?:add|create|write|post|compose|publish)(?: an?)?(?: new)?)\s+(\p{L}+)$/u.exec(
    label.replace(/\s*(?:add|\+)$/, ''),
  )?.[1];
  if (!noun || step.verb === 'register') return false;
  // "Open the first ticket and close it": what "it" is was said before.
  const said = fold(step.verb === 'transact' ? `${step.text} ${step.scope}` : step.text);
  return (
    new RegExp(`\\b${noun}s?\\b`).test(said) &&
    !new RegExp(
      `\\b(?:(?<!\\babout )new|add|create|make|open|start|write|post|compose|publish|send|leave|place|put up|ask|put in|enter|set up)\\s+(?:an?\\s+|the\\s+|new\\s+|another\\s+|\\w+\\s+)?${noun}s?\\b`,
    ).test(said)
  );
}
