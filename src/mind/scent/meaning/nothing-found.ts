import type { Situation } from '../situation.ts';

const NOTHING =
  /\b(?:no (?:results|matches|items|products|entries|records|articles|pages)(?: (?:found|match\w*|for))?|no (?:\p{L}+ ){1,2}(?:found|match(?:es|ed)?)|no (?:\p{L}+ ){1,3}(?:for|with|by|like) (?:that|this|your|these|those)\b|(?:nobody|no ?one|no person|no such \p{L}+)(?: (?:by|with|of|called|under|goes|here|found|in|match\w*|listed)\b|(?=\P{L}*$))|nothing (?:\p{L}+ )?(?:found|match\w*|fits|here)|found nothing|0 (?:results|items|products|matches|hits|found)|did not match|not found|(?:(?<=^\P{L}*)|error )404|does(?: not|n't) exist|couldn't find|could not find|page (?:is )?missing)\b/iu;

/** The line with which a page says that there is nothing of what was looked for. */
export function saysNothingFound(situation: Situation): string | null {
  return situation.page.lines.find((line) => NOTHING.test(line.text))?.text ?? null;
}
