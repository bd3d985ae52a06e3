import { fold, stem, tokens } from '../../../language/index.ts';
import { isTelling, toldWords } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { denies, isGoodNews } from '../../meaning/confirmation.ts';
import { turnsCounter } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { PUT_IN } from '../records/task.ts';
import { lacking } from '../widgets/take-counted.ts';

/** Whether a form would be sent by what throws something else away: "Delete Order tomato seeds", for who has put in or thrown out another thing. */
export function endsByDestroying({ step }: Situation, { rule, item }: Proposal): boolean {
  if (rule !== 'commit' || item?.kind !== 'click' || !DESTROYS.test(item.said.folded)) return false;
  const named = tokens(step?.verb === 'remove' ? step.text : '').filter(isTelling);
  const own = item.said.tokens.filter(isTelling).filter((token) => !DESTROYS.test(token.word));
  return own.length > 0 && !own.every((token) => saidBy(token, named));
}

/** Steps that put nothing new anywhere. */
const MAKES_NOTHING = new Set<Step['verb']>(['remove', 'tick', 'untick', 'back', 'close']);
const MAKES =
  /\b(?:add|create|make|new|write|enter|put|post|note|start|reply|answer|tell|send|fill|type|say|search|look)\b/i;
const BASKET = /\b(?:basket|cart|bag|trolley)\b/i;
const ADDS = /^(?:\+|add|create|new)\b/i;

/** Whether something new would be made, for who is told only to see to what is there. */
export function makesUnasked({ goal, asked }: Situation, { rule, item }: Proposal): boolean {
  if (!item || !goal.steps.every(({ verb }) => MAKES_NOTHING.has(verb))) return false;
  // What something is called asks for nothing: "Sort the post", of a list.
  if (MAKES.test(asked.replace(/["“«][^"”»]*["”»]/g, ' '))) return false;
  if (rule === 'commit') return ADDS.test(item.raw.trim()) && !BASKET.test(item.raw);
  return rule === 'fill_field' && item.kind === 'type' && /\b(?:new|add)\b/i.test(item.label);
}

/** What is done with something that one has already. */
const HAS_IT =
  /^(?:renew|extend|prolong|cancel|change|update|correct|end|pause|suspend|freeze|upgrade|downgrade|keep)\b/;
/** What begins it. */
const BEGINS =
  /^(?:become|join|sign up|register|enrol\w*|apply|subscribe|(?:create|open) (?:an? |your )?(?:new )?account)\b/;

/** Whether somebody who is to see to what they have would begin it anew: "Become a member", for who renews their membership. */
export function beginsAnew({ step }: Situation, { item, status }: Proposal): boolean {
  if (!step || !item || status !== 'continue' || !HAS_IT.test(fold(step.text))) return false;
  const begins = BEGINS.exec(item.said.folded)?.[0];
  return begins !== undefined && !tokens(step.text).some((token) => token.stem === stem(begins.split(' ')[0]!));
}

/** Whether what one has put into a list oneself would be ticked off there, or written in once more: "Buy stamps", which is there now. */
export function repeatsOwn({ goal, memory, page, key, asked }: Situation, { item, args }: Proposal): boolean {
  if (!item || !PUT_IN.test(asked) || !goal.steps.every(({ verb }) => verb !== 'tick')) return false;
  const typed = Object.values(memory.filled[key] ?? {}).map(fold);
  const stands = (text: string) =>
    text !== '' && typed.includes(text) && page.lines.some((line) => fold(line.text) === text);
  if (item.kind === 'check') return stands(fold(item.label));
  return item.kind === 'type' && item.value === '' && stands(fold(String(args?.text ?? '')));
}

/** What takes, sends or keeps something, each time that it is pressed. */
const EACH_TIME =
  /^(?:add|put|book|buy|order|reserve|hire|rent|borrow|send|submit|post|save|enrol|enroll|register|sign up|join|apply|request|place|confirm|donate|subscribe)\b/;

/** Whether the very button would be pressed once more whose act the page has just told as done: nobody orders twice what they want once. */
export function doesTwice(situation: Situation, { item }: Proposal): boolean {
  const { memory, key, page, fresh, step } = situation;
  const { last } = memory;
  if (!step || item?.kind !== 'click' || last?.kind !== 'click' || last.name !== item.name || last.key !== key)
    return false;
  if (!EACH_TIME.test(item.said.folded) || memory.told || lacking(situation, step) || turnsCounter(situation, item))
    return false;
  const message = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1] ?? '';
  const news = [...fresh, message].filter((line) => line !== '');
  return page.error === '' && news.some((line) => isGoodNews(line)) && !news.some((line) => denies(line));
}

/** "In the topic “Rye bread”", "to my list Errands": a thing that is there already, and what kind of thing it is. */
const THERE =
  /\b(?:in|into|on|onto|to|under|at|from|of|within|inside) (?:the|my|our|your|this|that) (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]{3,}) (?:(?:called|named|titled) )?(?:["“«]|\p{Lu})/gu;
/** What a button makes anew: "Start a new topic", "+ List". */
const MAKES_ANEW =
  /^(?:[+＋]\s*)?(?:(?:add|create|start|begin|make|write|compose|publish)\s+)?(?:(?:an?|another|one more|new)\s+)*(\p{L}[\p{L}-]+)$/u;
const BARE_NAME = /^\p{L}[\p{L}-]+$/u;

/** Whether a thing of the kind would be made of which the task names one that is there: "Start a new topic", for an answer in the topic “Rye bread”. */
export function makesWhatIsThere({ asked }: Situation, { item }: Proposal): boolean {
  if (item?.kind !== 'click' || item.role === 'tab') return false;
  const label = fold(item.raw).trim();
  const made = BARE_NAME.test(label) ? undefined : MAKES_ANEW.exec(label)?.[1];
  return made !== undefined && [...asked.matchAll(THERE)].some(([, kind]) => stem(kind!) === stem(made));
}

/** Rules that press what sounds right, and know no thing that it is done to. */
const AT_A_GUESS = new Set(['satisfice', 'try_again', 'act_here', 'press_named']);
/** Weight of a word that tells of what it is. */
const HEAVY = 0.45;

/** Whether something would be thrown away of which the task says no word, whatever was opened on the way to what it is about. */
export function destroysOther(situation: Situation, { rule, item }: Proposal): boolean {
  const { step, page, asked, memory } = situation;
  if (!step || !item || item.kind !== 'click' || !AT_A_GUESS.has(rule) || !DESTROYS.test(item.said.folded))
    return false;
  if (step.all || step.nth !== null || step.superlative) return false;
  // What all of the site is called tells no thing from another.
  const site = tokens(`${page.site} . ${memory.trail[0]?.title ?? ''}`);
  const told = toldWords(asked.replace(REMOVAL, ' '))
    .map(({ token }) => token)
    .filter((token) => (token.number || token.weight >= HEAVY) && !saidBy(token, site));
  const opened = memory.own.findLast(({ kind, raw }) => kind === 'click' && raw !== item.raw)?.raw ?? '';
  const heads = page.headings.map(({ text }) => text);
  const there = tokens(
    [item.raw, item.context.text, item.group, page.dialog, page.title, opened, ...heads].join(' . '),
  );
  return told.length > 0 && !told.some((token) => saidBy(token, there));
}
/** Words by which things are taken away. */
const REMOVAL =
  /\b(?:delet\w+|remov\w+|cancel\w*|discard\w*|eras\w+|throw(?:n|ing)?|takes? (?:it|them|that)? ?off|get(?:ting)? rid of|off|away)\b/gi;
