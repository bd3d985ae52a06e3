import type { Step } from './types.ts';

/** What is to be looked over before something is done. */
const LOOKS_OVER =
  /^(?:see|check|make sure|ensure|verify|compare|look over|go over)\b(?=.*\b(?:agrees?|match(?:es)?|says?|shows?|(?:is|are|it['’]s) (?:all )?(?:right|correct|as)|exactly|details)\b)/i;
/** What is to be put right, whatever it may be. */
const PUTS_RIGHT =
  /^(?:correct|mend|fix|amend|adjust|change|put right|update)\s+(?:first\s+)?(?:whatever|anything|everything (?:that|which)|all that|what(?:ever)?\s+(?:is|are|does|do|was)\b|any (?:mistakes?|errors?|wrong))/i;
/** "Make sure of that": what was told just before is so. */
const MAKES_SURE = /^(?:make (?:quite |very )?sure|be (?:quite |very )?sure|make certain) of (?:it|that|this)$/i;
/** "That the saved booking says": what is looked over. */
const OF_WHAT = /\bthat ((?:the|my|your|our) (?:\p{L}+ ){0,2}\p{L}+?) (?:says?|agrees?|match(?:es)?|is|are|shows?)\b/iu;

/** The name of a place or of somebody, in what is only told. */
const WHERE = /\b(?:at|in|with|for|of|to|from)\s+((?:\p{Lu}[\p{L}'-]+\s?){1,4})/u;

/** "Look the basket over before you confirm it", "check the booking first". */
const BEFORE_ACT =
  /^(?:(?:look|go|read)\s+(?:(?:it|this|that|(?:the|my|your|our)\s+(?:\p{L}+\s){1,2})(?:over|through)|(?:over|through)\s+(?:it|this|that|(?:the|my|your|our)\s+\p{L}+))|check\s+(?:it|(?:the|my|your|our)\s+\p{L}+))\s+(?:carefully\s+|again\s+|once more\s+)?(?:before\s+(?:you|i|we)\b|first$)/iu;

/** Whether a step only looks something over, or puts right whatever is found. */
export function isCheck(step: Step): boolean {
  return isCheckOf(step.text);
}

/** Whether a command only looks something over before the act that is told elsewhere. */
export const looksFirst = (command: string): boolean => BEFORE_ACT.test(command);

/** Whether a command only looks something over, or puts right whatever is found. */
export function isCheckOf(command: string): boolean {
  return [LOOKS_OVER, PUTS_RIGHT, MAKES_SURE, BEFORE_ACT].some((check) => check.test(command));
}

/**
 * Takes out the steps by which something is only looked over and put right before the act that they belong to ("see that it agrees with
 * what I want, and correct whatever does not"): who does the act compares first. Whether there were any.
 */
export function checksFirst(steps: readonly Step[], told: string): { steps: Step[]; checked: boolean } {
  const acts = steps.filter((step) => !isCheck(step));
  if (acts.length === steps.length || !acts.some(({ verb }) => verb === 'transact' || verb === 'buy'))
    return { steps: [...steps], checked: false };
  const of = steps.flatMap((step) => (isCheck(step) ? (OF_WHAT.exec(step.text)?.[1] ?? []) : []))[0];
  // Which one it is may be told before: "I want to stay at Cragside Hostel".
  const where = WHERE.exec(told)?.[1]?.trim() ?? '';
  const named = acts.map((step) =>
    of && /^\S+ (?:it|them|this)$/i.test(step.text)
      ? { ...step, text: step.text.replace(/\S+$/, of), object: of.replace(/^\S+ /, ''), scope: where }
      : step,
  );
  return { steps: named, checked: true };
}
