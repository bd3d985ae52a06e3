import type { Step } from './types.ts';
import { liesOver } from './verbs/changing.ts';

/** "Copy the text of the 2nd area and paste it into the field": what is typed is read there. */
export function copyOver(steps: Step[]): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const [step, next] = [steps[i]!, steps[i + 1]!];
    if (step.verb !== 'enter' || next.verb !== 'enter' || step.quoted.length > 0 || next.pairs.length > 0) continue;
    if (!/^copy\b/i.test(step.text) || !/^(?:paste|put|enter|type|insert)\b/i.test(next.text)) continue;
    if (step.nth === null && !/\b(?:text ?area|text ?box|box|field|area|input)\b/i.test(step.text)) continue;
    steps.splice(i, 2, { ...next, source: step.text, nth: null, object: '' });
  }
}

/** "Log in with ..., then tick «Remember me» and sign in": who one is is only typed at first. */
export function signInLater(steps: Step[]): void {
  steps.forEach((step, i) => {
    const later = steps.slice(i + 1);
    const again = later.findIndex((other) => other.verb === 'signin' && other.pairs.length === 0);
    if (step.verb !== 'signin' || step.pairs.length === 0 || again < 1) return;
    if (later.slice(0, again).every((other) => ['tick', 'untick', 'pick', 'enter'].includes(other.verb)))
      step.verb = 'enter';
  });
}

/** "Copy the text of the upper box into the lower one": what is typed is read in the other. */
export function copyInto(steps: Step[]): void {
  for (const step of steps)
    if (
      step.verb === 'enter' &&
      step.source === '' &&
      step.pairs.length === 0 &&
      /^copy\b.*\b(?:text|content|value|words?)\b.*\b(?:into|to)\b/i.test(step.text)
    ) {
      step.source = step.text;
      step.object = '';
      step.nth = null;
    }
}

/** "Save it as Test tiles", "save the list under the name below". */
const SAVED_AS =
  /^(?:save|store)\s+(?:(?:it|this|that|them|everything)|(?:the|your|my)\s+(?:new\s+)?\p{Ll}+)\s+(?:as|under|with\s+(?=the\s+(?:name|title)))\s*(?:the\s+(?:name|title)\s+(?:of\s+)?)?(.+)$/iu;
/** A kind of file is no name. */
const FORMAT = /^(?:an?\s|the\s(?!.*\b(?:below|given)\b)|pdf|csv|png|jpe?g|docx?|drafts?|default|favou?rite|final)/i;

/** What is saved is all that was put in, by a name that it gets with that. */
export function saveAs(steps: readonly Step[]): void {
  for (const step of steps) {
    const name =
      step.verb === 'transact' ? SAVED_AS.exec(step.text.replace(/[.!]+$/, ''))?.[1]?.replace(/^"|"$/g, '') : undefined;
    if (name === undefined || FORMAT.test(name)) continue;
    const given = /\b(?:below|given)$/i.test(name) || !/^\p{Lu}|\d/u.test(name);
    if (!given)
      step.pairs = [
        { field: 'name', value: name },
        { field: 'title', value: name },
      ];
    Object.assign(step, { object: 'save', scope: '', quoted: [] });
  }
}

/** "Put the chain on the sheet, then put the wheel on the sheet": the same act once more is read in the same way. */
export function sameActAgain(steps: readonly Step[]): void {
  const act = ({ text }: Step) => text.split(' ')[0]!.toLowerCase();
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    if (!before || !step.later || step.verb !== 'enter' || step.pairs.length > 0 || step.quoted.length > 0) continue;
    if (['transact', 'add'].includes(before.verb) && act(step) === act(before)) step.verb = before.verb;
  }
}

/** "Open the first ticket and close it": what was opened is no part of the page, and is closed for good. */
export function closeForGood(steps: Step[]): void {
  for (const step of steps)
    if (
      step.verb === 'close' &&
      /^close (?:it|this|that|them)$/i.test(step.text) &&
      step.scope &&
      !liesOver(step.scope)
    )
      step.verb = 'transact';
}

/** "Show the bar shifts. How many are there?": what is counted was said before. */
export function countWhatWasShown(steps: Step[]): void {
  steps.forEach((step, i) => {
    const before = steps[i - 1];
    if (
      step.verb !== 'learn' ||
      !before ||
      !/^how many (?:are there|are shown|are left|were found|do you (?:see|find))\b/i.test(step.text)
    )
      return;
    const [kind] = /(?<!\p{L})\p{Ll}{2,}[^s\W]s(?!\p{L})/u.exec(before.object) ?? [];
    if (kind) Object.assign(step, { text: step.text.replace(/^how many/i, `How many ${kind}`), object: kind });
  });
}
