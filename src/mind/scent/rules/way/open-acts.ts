import { literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { thingNamedBy } from '../../meaning/at-thing.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Where sites keep what can be done with a thing. */
const ACTIONS =
  /^(?:more(?: actions?| options?)?|(?:more )?actions?|options?|open (?:the )?menu|task (?:menu|actions)|(?:show|open) (?:more )?(?:actions|options)|⋯|…|\.\.\.|⋮|•••)\s*[▾▼⌄]?$/i;
/** Share of what a button says beside its verb that the step has to say. */
const SAID = 0.5;
/** Acts that are done to a thing that has been opened. */
const ON_IT = new Set<Step['verb']>(['transact', 'remove']);

/** Words of a name from which on it tells a thing from others. */
const NAME = 2;

/** Whether what was pressed bears a name, and the step says all of it: "Budget review 10:00", for who is to invite somebody to that. */
function isNamed({ memory }: Situation, step: Step): boolean {
  const said = phrase(memory.last!.label);
  const name = { ...said, tokens: said.tokens.filter((token) => !token.number && token.weight > 0.3) };
  return name.tokens.length >= NAME && literalCoverage(name, phrase(step.text)) === 1;
}

/** What is open is changed by the button for that, where no other is for what is to be done. */
function change({ step, memory, key, items, appeared }: Situation): Proposal | null {
  const own = actNames(step!);
  const up = items.filter((item) => isClickable(item) && !item.disabled && appeared.has(item.name));
  if (step!.verb !== 'transact' || up.some((item) => own.includes(stem(words(item.label)[0] ?? '')))) return null;
  const edit = up.find((item) => EDITS.test(item.said.folded) && timesTried(memory, key, item.name) === 0);
  return edit
    ? {
        rule: 'open_menu',
        why: `what I have opened is changed by “${edit.label}”`,
        status: 'continue',
        item: edit,
        args: null,
        sure: 0.8,
        cause: edit.label,
      }
    : null;
}
const EDITS = /^(?:edit|change|modify|manage)(?: details| event| entry| it)?$/;

/**
 * Who has opened the thing that the step names, and sees no button there for what is to be done with it, opens the menu that
 * has come up with it before looking at other things.
 */
export function openActs(situation: Situation): Proposal | null {
  const { step, memory, key, items, appeared } = situation;
  const { last } = memory;
  if (!step || !ON_IT.has(step.verb) || last?.kind !== 'click' || last.step !== memory.step) return null;
  const name = thingNamedBy(step);
  // What was taken out of several by comparing them is the thing as well.
  const chosen = last.rule === 'among';
  const named = name.tokens.length > 0 && memory.thing === name.folded;
  if (!chosen && !named) return isNamed(situation, step) ? change(situation) : null;
  const own = actNames(step);
  const isOnly = (act: Item) => items.filter((other) => other.raw === act.raw).length === 1;
  // "Add to cart" is not for who wants it on the wish list.
  const wish = phrase(`${step.text} ${last.label}`);
  const pressable = items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      item.name !== last.name &&
      !(last.key === key && item.raw === last.label) &&
      !isOn(item) &&
      // "Saved jobs" are those that were saved before.
      !(item.role === 'link' && /(?:ed|en)$/.test(words(item.label)[0] ?? '')) &&
      // "Move to bin" names no thing.
      ((step.verb === 'remove' && DESTROYS.test(item.said.folded)) ||
        words(item.label).length < 2 ||
        literalCoverage(phrase(words(item.label).slice(1).join(' ')), wish) >= SAID),
  );
  const act =
    pressable.find((item) => own.includes(stem(words(item.label)[0] ?? ''))) ??
    // What is put away or called off is not destroyed.
    (step.verb === 'remove' && !/^(?:archive|close|resolve|end|stop|cancel)\b/i.test(step.text)
      ? pressable.find((item) => DESTROYS.test(item.said.folded))
      : undefined);
  // In the menu that was opened for it, the act is the thing's own.
  if (act && ((last.rule === 'open_menu' && appeared.has(act.name)) || (chosen && isOnly(act))))
    return {
      rule: 'act_on_opened',
      why: `I have opened “${last.label}”, and “${act.label}” is what is to be done with it`,
      status: 'continue',
      item: act,
      args: null,
      sure: 0.9,
      commits: true,
      thing: chosen ? memory.compared : name.text,
      scent: 40,
      cause: act.label,
    };
  if (act) return null;
  const menu = items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      (appeared.has(item.name) || last.key !== key) &&
      ACTIONS.test(item.label.trim()) &&
      timesTried(memory, key, item.name) < 2,
  );
  return menu
    ? {
        rule: 'open_menu',
        why: `“${menu.label}” should hold what can be done with it`,
        status: 'continue',
        item: menu,
        args: null,
        sure: 0.8,
        cause: menu.label,
      }
    : null;
}
