import { fold, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { classOfField, isNewsletter } from '../../filling/fields.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Words about the sites' own notices, which come up whatever one has pressed. */
const OF_SITES =
  /\b(?:cookies?|newsletters?|subscribe|notifications?|survey|feedback|offers?|discount|\d+% off|app|vouchers?|coupons?|promo(?:tion)?s?|giveaway|prize draw|(?:off|for) (?:your|the) (?:first|next)|first (?:month|order|purchase))\b/;
/** Kinds of control by which something is told. */
const ASKS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** What came up since the last act, in words and on controls. */
export function cameUp({ fresh, page, appeared }: Situation): string {
  return [page.dialog, ...fresh, ...page.items.filter(({ name }) => appeared.has(name)).map(({ raw }) => raw)].join(
    ' . ',
  );
}

/** Whether what would be shut as a nuisance is the very box that one's own press has brought up: it asks for something, or speaks of what was pressed. */
export function shutsOwn(situation: Situation, { rule, item }: Proposal): boolean {
  const { memory, page, key, appeared } = situation;
  const { last } = memory;
  if (rule !== 'clear_overlay' || !item || last?.kind !== 'click' || last.rule === 'clear_overlay') return false;
  // What was pressed in vain has brought nothing up: the box was there before.
  if (/\bcovered by\b/.test(fold(page.outcome))) return false;
  const around = `${cameUp(situation)} . ${item.context.text} . ${item.group}`;
  if (!appeared.has(item.name) || OF_SITES.test(fold(around))) return false;
  const asks = page.items.filter((other) => appeared.has(other.name) && ASKS.has(other.kind));
  if (asks.some(isNewsletter)) return false;
  // A page that asks for nothing but an address as one comes to it wants to write to people.
  if (asks.length > 0 && addressOf(last.key) !== addressOf(key) && asks.every(asksForMail)) return false;
  // Where a link has led to another page, that speaks of what was pressed, whatever lies over it.
  if (asks.length === 0 && memory.own.at(-1)?.role === 'link' && addressOf(last.key) !== addressOf(key)) return false;
  const pressed = tokens(last.label).filter(isTelling);
  return asks.length > 0 || (pressed.length > 0 && pressed.every((token) => saidBy(token, tokens(cameUp(situation)))));
}

const asksForMail = (item: Item): boolean => classOfField(item) === 'email';
/** The address in what a page is known by. */
const addressOf = (key: string): string => key.split('|')[0]!;

/** What a question asks back with before something is done, whatever it is about. */
const ASKS_BACK = /\b(?:sure|really|confirm\w*|undone?|proceed|permanent\w*|continue|check|review|overview|summary)\b/;
/** Offers to hear from a site more often. */
const OF_LETTERS =
  /\b(?:letters?|newsletters?|mailings?|write to (?:me|you)|hear from us|inbox|keep (?:me|you) posted|updates|offers)\b/;
/** Whether what has come up asks back before something is done. */
export function asksBack(situation: Situation): boolean {
  return ASKS_BACK.test(fold(cameUp(situation)));
}

/** Whether what has come up offers letters to who has not come for them. */
export function offersLetters(situation: Situation): boolean {
  return OF_LETTERS.test(fold(cameUp(situation))) && !OF_LETTERS.test(fold(situation.asked));
}

/** What says yes to an offer. */
const AGREES = /^(?:yes|ok|okay|sure|please|sign me|count me|i'?m in|send me|write to me)\b/;

/**
 * Whether one would agree to what nobody has asked for: it has not a word of the task nor of what was pressed, asks nothing back, and either
 * offers letters or has come up by the way to another page.
 */
export function agreesUnasked(situation: Situation, { rule, item, cause = '' }: Proposal): boolean {
  const { memory, asked, appeared } = situation;
  if (item?.kind !== 'click' || !appeared.has(item.name)) return false;
  if (rule !== 'confirm' && !AGREES.test(item.said.folded)) return false;
  if (asksBack(situation) || !(offersLetters(situation) || memory.own.at(-1)?.role === 'link')) return false;
  const told = tokens(`${item.raw} . ${cause}`).filter(isTelling);
  const meant = tokens(`${asked} . ${memory.last?.label ?? ''} . ${memory.last?.argument ?? ''}`).filter(isTelling);
  return told.length > 0 && !meant.some((token) => saidBy(token, told));
}
