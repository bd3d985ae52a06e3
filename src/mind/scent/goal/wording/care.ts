const SITE =
  '(?:the|this|that|its?|an?|there (?:is|are))?\\s*(?:form|page|site|website|app|system|it|something|anything|field|errors?|problems?|mistakes?|faults?|entry)';
const FAULT = '(?:errors?|problems?|mistakes?|faults?|wrong|missing|complaints?)';
/** That a site does not take what one has put in. */
const AMISS = `(?:compl\\p{L}+|object\\p{L}*|rejects?|refuses?|(?:does|do|will) ?(?:not|n't) (?:accept|take|like|go through|work)|(?:is|are) (?:wrong|rejected|refused|not accepted)|(?:error|problem) (?:appears|occurs|comes up)|(?:shows?|says?|reports?|flags?|marks?|points?)\\b[^.!?,;]{0,30}\\b${FAULT})`;
const MENDS = '(?:put|correct|fix|mend|repair|change|sort|amend|adjust|try|read)';
/** "If the form complains, put it right and send it again." */
const IF_AMISS = new RegExp(
  `(?<=^|[.!?;]\\s+)(?:If|When(?:ever)?)\\s+${SITE}\\b[^.!?,;]{0,40}?\\b${AMISS}\\b[^.!?,;]{0,60},?\\s+(?:then\\s+)?${MENDS}\\b[^.!?]*(?:[.!?]|$)`,
  'giu',
);
/** "Mend whatever the form says is wrong", "correct any mistakes it points out". */
const MEND_ALL = new RegExp(
  `(?:(?<=^|[.!?;]\\s+)|,?\\s+(?:and|then|but)\\s+)${MENDS}(?: right)?\\s+(?:(?:whatever|anything|everything|what)\\s+(?:that\\s+)?${SITE}\\b[^.!?,;]{0,30}?\\b${AMISS}|(?:any|all)\\s+(?:the\\s+)?${FAULT}\\s+(?:that\\s+)?${SITE}\\s+(?:shows?|reports?|points? out|finds?|flags?|marks?))\\b[^.!?,;]*(?=[.!?,;]|$)`,
  'giu',
);
/** What is left as it is asks for nothing. */
const THE_REST =
  /,?\s*(?:and |but )?(?:with|keep(?:ing)?|leav(?:e|ing))?\s*(?:everything|all|anything) else (?:as (?:it|they) (?:is|are|was|were)|unchanged|the same|alone|untouched)/gi;
/** What it is to be put right with. */
const TOLD = /\d|["“]|\b(?:to|with) (?:the )?\p{Lu}/u;

/** A task without the advice to mend what a form complains of and to leave the rest as it is: everybody does, and neither is a step of its own. */
export function withoutCare(text: string): string {
  const cut = (found: string) => (TOLD.test(found) ? found : '');
  const out = text.replace(IF_AMISS, cut).replace(MEND_ALL, cut).replace(THE_REST, '');
  if (out === text) return text;
  const left = out
    .replace(/(?<=[.!?])[\s.]+(?=[.]|$)/g, '')
    .replace(/[\s;,]+$/, '.')
    .trim();
  return /\p{L}/u.test(left) ? left : text;
}
