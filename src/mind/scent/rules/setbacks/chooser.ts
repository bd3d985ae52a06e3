import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { choiceFor } from '../../filling/choices.ts';
import { complaintsHeard, justSent } from '../../filling/complaints.ts';
import { optionFor } from '../../filling/option-for.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { saysOption } from '../sheet/option-said.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { isSiteFailure } from './refused.ts';

/** Words by which a site asks for something, and which say nothing of what it asks for. */
const ASKING =
  /\b(?:please|choose|select|pick|tick|find|enter|fill in|give|say|tell us|add|set|provide|is required|is missing|required|missing|must|have to|need to|has to be|be|you|first|an?|the|your|one|of|and|or|in|at least|how|which|what)\b/g;
/** What asks for something that is missing, and finds no fault with what is there. */
const WANTS =
  /\b(?:please|choose|select|pick|tick|find|enter|fill in|give|say|tell us|add|upload|required|missing|must|have to|need to)\b/;
/** What opens something to choose from. */
const OPENS = /^(?:choose|select|pick|find|add|set|upload|browse|change|please (?:choose|select|pick))\b/;
/** Share of what is asked for that a control has to bear. */
const NAMES = 0.6;
/** Presses of one chooser that a person makes. */
const TRIES = 3;

/** What a complaint asks for, without the asking; null where it asks for nothing. */
function askedFor(complaint: string): string | null {
  const said = fold(complaint);
  if (!WANTS.test(said) || isSiteFailure(said)) return null;
  const rest = said
    .replace(ASKING, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return rest === '' ? null : rest;
}

/** Whether a control opens something to choose from, though it is no field: a button for it, a list that is drawn as one. */
function isChooser(item: Item): boolean {
  if (!isClickable(item) || item.disabled || ['link', 'menuitem', 'tab', 'option'].includes(item.role)) return false;
  return (
    item.role === 'combobox' ||
    ['haspopup', 'collapsed'].some((state) => item.state.has(state)) ||
    OPENS.test(item.said.folded) ||
    /\b(?:please )?(?:select|choose|pick)\b|\bnone\b|…$/.test(item.said.folded)
  );
}

/** The control in sight that bears what is asked for, beside the one that was refused. */
function chooserFor({ items, memory, key }: Situation, asked: string): Item | null {
  const wish = phrase(asked);
  const names = (item: Item) => literalCoverage(wish, phrase(`${item.label} . ${item.group}`));
  const fits = items
    .filter((item) => item.name !== memory.last?.name && isChooser(item) && timesTried(memory, key, item.name) < TRIES)
    .filter((item) => names(item) >= NAMES)
    .sort((a, b) => names(b) - names(a) || a.order - b.order);
  return fits[0] ?? null;
}

/** Roles of what a list that has come up is made of. */
const CHOICES = new Set(['option', 'menuitem', 'menuitemradio', 'treeitem', 'listitem']);

/** What a chooser has brought up to be taken: a list; null where it is something else, or nothing. */
function broughtUp({ items, appeared, memory }: Situation): Item[] | null {
  if (memory.last?.rule !== 'work_chooser' || memory.idle > 0) return null;
  const listed = items.filter(
    (item) => isClickable(item) && !item.disabled && CHOICES.has(item.role) && appeared.has(item.name),
  );
  return listed.length > 1 ? listed : null;
}

/** What came up under a chooser is chosen from, before anything is sent once more. */
function takeFrom(situation: Situation, listed: readonly Item[]): Proposal | null {
  const { memory } = situation;
  const labels = listed.map((item) => item.raw);
  // It is called by what the page found missing; what stands on it only says that it opens.
  const missed = phrase(memory.complained.join(' . '));
  const known = situation.knowledge.find(({ name }) => literalCoverage(phrase(name), missed) > 0.99);
  const label = known?.name ?? memory.last!.label;
  const list: Item = {
    ...listed[0]!,
    ...{ kind: 'choose', label, raw: label, said: phrase(label), group: '', value: '', options: labels },
  };
  const told = known && optionFor(known.value, labels);
  const said = labels.filter((one) => saysOption(situation.asked, one));
  const option = told?.option ?? (said.length === 1 ? said[0] : undefined);
  const found = option === undefined ? choiceFor(situation, list, true) : { value: option, strong: true };
  const item = listed.find(({ raw }) => raw === found?.value);
  return item
    ? {
        rule: 'take_option',
        why: `“${memory.last!.label}” has opened, and I take “${item.label}”`,
        status: 'continue',
        item,
        args: null,
        sure: found!.strong ? 0.85 : 0.5,
        scent: 40,
        cause: item.label,
      }
    : null;
}

/**
 * A form was refused for want of something that no field in sight takes: the control that the message names is worked, and
 * looked for further down the page where there is none. Writes to `memory`.
 */
export function workChooser(situation: Situation): Proposal | null {
  const { memory, key, page, fresh } = situation;
  const listed = broughtUp(situation);
  if (listed) return takeFrom(situation, listed);
  if (!justSent(situation)) return null;
  for (const complaint of complaintsHeard(situation)) {
    // What stands there from before is said of what was sent then.
    const isSaid = memory.idle > 0 || memory.last?.kind === 'scroll' || fresh.includes(complaint);
    if (!isSaid && !page.outcome.includes(complaint) && !page.error.includes(complaint)) continue;
    const asked = askedFor(complaint);
    const item = asked ? chooserFor(situation, asked) : null;
    if (!item) continue;
    return {
      rule: 'work_chooser',
      why: `the page says “${complaint.slice(0, 100)}”, and “${item.label}” is for that`,
      status: 'continue',
      item,
      args: null,
      sure: 0.8,
      scent: 40,
      cause: complaint.slice(0, 100),
    };
  }
  const missed = complaintsHeard(situation).find((line) => askedFor(line) !== null);
  if (!missed) return null;
  // Many sites go back to the head of the page to say what is missing: the form is gone over once more.
  const jumped = memory.last?.commits === true && !page.byName.has(memory.last.name);
  if (jumped) delete memory.scrolled[key];
  const down = jumped || memory.last?.kind === 'scroll' ? furtherDown(situation) : undefined;
  return down ? scrollDown(situation, down, `the page says “${missed.slice(0, 100)}”, and I look for it`) : null;
}
