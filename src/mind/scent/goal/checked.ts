import type { Step } from './types.ts';

/** What is to be looked over before something is done. */
const LOOKS_OVER =
  /^(?:see|check|make sure|ensure|verify|compare|look over|go over)\b(?=.*\b(?:agrees?|match(?:es)?|says?|shows?|(?:is|are|it['’]s) (?:all )?(?:right|correct|as)|exactly|details)\b)/i;
/** What is to be put right, whatever it may be. */
const PUTS_RIGHT =
  /^(?:correct|mend|fix|amend|adjust|change|put right|update)\s+(?:first\s+)?(?:whatever|anything|everything (?:that|which)|all that|what(?:ever)?\s+(?:is|are|does|do|was)\b|any (?:mistakes?|errors?|wrong))/i;
/** What is to be done if a form finds fault: everybody mends what a form complains about. */
const IF_AMISS =
  /(?<=^|[.!?]\s+)if (?:it|the (?:form|page|site|website)|anything|something|there (?:is|are))\b[^.,]*\b(?:complain|wrong|errors?|mistakes?|refus|reject|object|not accept|fault)[^.,]*,[^.!?]*[.!?]?/gi;

/** What is left as it is asks for nothing. */
const THE_REST =
  /,?\s*(?:and |but )?(?:with|keep(?:ing)?|leav(?:e|ing))?\s*(?:everything|all|anything) else (?:as (?:it|they) (?:is|are|was|were)|unchanged|the same|alone|untouched)/gi;

/** Instructions without what is only to be done if a form complains, and without what is to stay. */
export function withoutComplaints(instructions: string): string {
  const rest = instructions.replace(IF_AMISS, ' ').replace(THE_REST, '').trim();
  return rest === '' ? instructions : rest;
}

/** "That the saved booking says": what is looked over. */
const OF_WHAT = /\bthat ((?:the|my|your|our) (?:\p{L}+ ){0,2}\p{L}+?) (?:says?|agrees?|match(?:es)?|is|are|shows?)\b/iu;

/** The name of a place or of somebody, in what is only told. */
const WHERE = /\b(?:at|in|with|for|of|to|from)\s+((?:\p{Lu}[\p{L}'-]+\s?){1,4})/u;

/**
 * Takes out the steps by which something is only looked over and put right before the act that they belong to ("see that it agrees with
 * what I want, and correct whatever does not"): who does the act compares first. Whether there were any.
 */
export function checksFirst(steps: readonly Step[], told: string): { steps: Step[]; checked: boolean } {
  const isCheck = (step: Step) => LOOKS_OVER.test(step.text) || PUTS_RIGHT.test(step.text);
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
