import type { PageAction } from '../types.ts';
import { chooseByArrows, chooseDrawn } from './choose-drawn.ts';
import { controlAt } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { clickAt } from './pointer.ts';

/** Chooses an option of a native list by the words it shows. */
export async function choose(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const wanted = said(args, 'option', 'value', 'text');
  if (wanted === null) return failed('Nothing was said of what to choose.');
  const control = await controlAt(hands.page, hands.aim(action));
  const isList = control && (await control.ask((node) => node.localName === 'select', null));
  if (!isList && action.options)
    return hands.byKeyboard ? chooseByArrows(hands, wanted) : chooseDrawn(hands, action, wanted);
  if (!control || !isList) return chooseByKeys(hands, action, wanted);

  const options = await control.ask(
    (node) =>
      [...(node as HTMLSelectElement).options].map((option) => ({
        label: (option.label || option.text).replaceAll(/\s+/g, ' ').trim(),
        group: (option.parentElement?.localName === 'optgroup' && option.parentElement.getAttribute('label')) || '',
        value: option.value,
        disabled: option.disabled || (option.parentElement as HTMLOptGroupElement).disabled === true,
      })),
    null,
  );
  const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const same = (option: { label: string; value: string }) => fold(option.label) === fold(wanted);
  const inGroup = ({ label, group }: { label: string; group: string }) => fold(`${label} (${group})`) === fold(wanted);
  const index = [same, inGroup, (option: { label: string; group: string; value: string }) => option.value === wanted]
    .map((rule) => options.findIndex((option) => rule(option) && !option.disabled))
    .find((at) => at >= 0);
  if (index === undefined) {
    const grey = options.some((option) => same(option) && option.disabled);
    return failed(grey ? `"${wanted}" is greyed out in the list.` : `The list has no "${wanted}".`);
  }
  const kept = await control.ask((node) => {
    const list = node as HTMLSelectElement;
    return list.multiple ? [...list.options].flatMap((option, at) => (option.selected ? [at] : [])) : [];
  }, null);
  // In a list of several, a click with the key held adds one, or takes it out again.
  const chosen = kept.includes(index) ? kept.filter((at) => at !== index) : [...kept, index];
  const pointed = !hands.byKeyboard;
  const taken = await control.ask(
    (node, { wanted, pointed }) => {
      const list = node as HTMLSelectElement;
      if (list.matches(':disabled')) return false;
      const press = (type: string) =>
        pointed &&
        list.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, view: window }));
      // The press that opens the list: pages keep what the list stands in open by it.
      press('mousedown');
      list.focus();
      for (const [at, option] of [...list.options].entries()) {
        // One of a list of one is chosen and the others go with it.
        if (list.multiple || wanted.includes(at)) option.selected = wanted.includes(at);
      }
      list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      press('mouseup');
      press('click');
      return true;
    },
    { wanted: chosen, pointed },
  );
  return taken ? null : failed('The list is greyed out.');
}

/** A list that cannot be asked (in a closed shadow root): typing its first letters selects in every browser. */
async function chooseByKeys(hands: Hands, action: PageAction, wanted: string): Promise<Trouble | null> {
  await clickAt(hands.page, hands.aim(action), hands);
  await hands.page.keyboard.type(wanted.slice(0, 40));
  await hands.page.keyboard.press('Enter');
  return null;
}
