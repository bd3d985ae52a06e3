import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import { isClickable, scopeFit } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const TURNS_ON = /^(?:turn|switch) on$|^(?:enable|activate|start)$/;
const TURNS_OFF = /^(?:turn|switch) off$|^(?:disable|deactivate|stop)$/;
/** The kind of thing, which its row seldom says. */
const NOT_ITS_NAME = /\b(?:the|light|lights|lamp|switch|device|setting|option|in)\b/gi;
const SAYS_ON = /^(?:on|enabled|yes|active|true)$/;
const SAYS_OFF = /^(?:off|disabled|no|inactive|false)$/;

const TICK = /[✓✔☑]$/u;
const CROSS = /[✗✘☒✕✖×]$/u;

/** Whether things stand with a tick and a cross to choose between; a cross alone takes its thing away. */
function bothSigns({ items }: Situation): boolean {
  const ending = (sign: RegExp) => items.filter((item) => isClickable(item) && sign.test(item.raw.trim())).length;
  return ending(TICK) > 0 && ending(TICK) === ending(CROSS);
}

/** A label without the name that it bears before or behind its act: "Hallway light, turn on". */
function withoutName(label: string, name: string): { act: string; named: boolean } {
  const at = name === '' ? -1 : label.indexOf(name);
  if (at < 0) return { act: label, named: false };
  const act = `${label.slice(0, at)} ${label.slice(at + name.length)}`.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return { act: act.replace(/^the | the$/g, ''), named: true };
}

/**
 * A setting that is on or off without a box to tick: a list of "On" and "Off", or a button that bears the word for how it stands, beside the
 * setting's name. Null when there is none.
 */
export function flip(situation: Situation, name: string, off: boolean): Proposal | 'already' | null {
  const wanted = phrase(name);
  // A box that bears the name is the thing itself.
  if (situation.items.some((item) => item.kind === 'check' && !item.disabled && similarity(wanted, item.said) > 0.6))
    return null;
  const base = { rule: off ? 'untick' : 'tick', status: 'continue', sure: 0.9 } as const;
  for (const item of situation.items) {
    if (item.disabled) continue;
    if (item.kind === 'choose' && Math.max(similarity(wanted, item.said), scopeFit(wanted, item)) > 0.6) {
      const option =
        optionFor(off ? 'off' : 'on', item.options) ?? optionFor(off ? 'disabled' : 'enabled', item.options);
      if (!option || option.fit < 0.9) continue;
      if (fold(option.option) === fold(item.value)) return 'already';
      return {
        ...base,
        why: `“${item.label}” is to be “${option.option}”`,
        item,
        args: argumentOf(item, option.option),
        cause: item.label,
      };
    }
  }
  // A button that says what a press on it does, in the row of the thing; "the light in the bedroom" is told by where it is.
  const own = name.replace(NOT_ITS_NAME, ' ').trim() || (situation.step?.scope ?? '').replace(NOT_ITS_NAME, ' ');
  const does = (way: boolean) =>
    situation.items
      .filter((item) => isClickable(item) && !item.disabled)
      .map((item) => ({ item, said: withoutName(fold(item.raw), fold(name)) }))
      .filter(({ said }) => (way ? TURNS_OFF : TURNS_ON).test(said.act))
      .map(({ item, said }) => ({ item, place: said.named ? 1 : literalCoverage(phrase(own), item.context) }))
      .filter((entry) => entry.place > 0.9)[0]?.item;
  const turn = does(off);
  if (turn) return { ...base, why: `“${turn.label}” does it`, item: turn, args: null, cause: turn.label };
  if (does(!off)) return 'already';
  const signs = bothSigns(situation);
  const says = (item: Item, way: RegExp, sign: RegExp) =>
    way.test(fold(item.label)) || (signs && sign.test(item.raw.trim()));
  const words = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      // "Active" among links is a way to what is active, and says nothing of one thing.
      item.role !== 'link' &&
      (says(item, SAYS_ON, TICK) || says(item, SAYS_OFF, CROSS)),
  );
  const beside = words
    .map((item) => ({ item, place: scopeFit(wanted, item) }))
    .filter((entry) => entry.place > 0.6)
    .sort((a, b) => b.place - a.place || a.item.order - b.item.order);
  const best = beside[0]?.item;
  if (!best) return null;
  // Two words beside one name are a choice between them; one word says how it stands.
  const pair = beside.filter((entry) => entry.place === beside[0]!.place).map((entry) => entry.item);
  const meant = pair.find((item) => (off ? says(item, SAYS_OFF, CROSS) : says(item, SAYS_ON, TICK)));
  if (pair.length > 1 && meant && pair.some((item) => fold(item.label) !== fold(meant.label)))
    return isOn(meant)
      ? 'already'
      : { ...base, why: `“${meant.label}” is wanted`, item: meant, args: null, cause: name };
  const stands = best.state.has('pressed') || best.state.has('checked') || SAYS_ON.test(fold(best.label));
  if (stands !== off) return 'already';
  return { ...base, why: `it says “${best.label}”`, item: best, args: null, cause: name };
}
