const SITE =
  '(?:there (?:is|are|be)\\s+)?(?:the|this|that|its?|an?|any|some)?\\s*(?:form|page|site|website|app|system|it|something|anything|field|errors?|problems?|mistakes?|faults?|entry)';
const FAULT = '(?:errors?|problems?|mistakes?|faults?|wrong|missing|complaints?)';
/** That a site does not take what one has put in. */
const AMISS = `(?:compl\\p{L}+|object\\p{L}*|rejects?|refuses?|turns? (?:it|you) down|(?:does|do|will|is|are|would) ?(?:not|n't) (?:be )?(?:accept(?:ed)?|take|taken|like|liked|go(?:es)? through|work|saved|sent|let)|won't (?:accept|take|let|go|save|send)|(?:is|are|gets?|be|was|were) (?:\\p{L}+ )?(?:wrong|rejected|refused|not accepted|turned down|sent back|returned|invalid)|(?:errors?|problems?|messages?|complaints?|warnings?)\\b[^.!?,;]{0,20}\\b(?:appears?|occurs?|comes? (?:up|back)|shows?(?: up)?|pops? up|is shown|are shown)|(?:finds?|shows?|says?|reports?|flags?|marks?|points?|gives?|has|have|there (?:is|are))\\b[^.!?,;]{0,30}\\b${FAULT}|(?:is|are)\\b[^.!?,;]{0,12}\\b${FAULT})`;
const MENDS =
  '(?:put|correct|fix|mend|repair|change|sort|amend|adjust|try|read (?:it|the (?:error )?message|what it)|deal|resolve|follow|do (?:as|what)|enter it|fill it|see to|act on|keep)';
const OPENS = '(?:If|When(?:ever)?|Should|Where|In case|As long as|Until)';
/** "If the form complains, put it right and send it again", "Should the form be rejected, correct what it asks for". */
const IF_AMISS = new RegExp(
  `(?<=^|[.!?;]\\s+)${OPENS}\\s+${SITE}\\b[^.!?,;]{0,40}?(?:\\b${AMISS}\\b|(?<=\\b${FAULT}(?: messages?)?\\b))[^.!?,;]{0,60},?\\s+(?:then\\s+)?(?:please\\s+)?${MENDS}\\b[^.!?]*(?:[.!?]|$)`,
  'giu',
);
/** "The form may complain; in that case change what it says and submit it again." */
const MAY_COMPLAIN = new RegExp(
  `(?<=^|[.!?]\\s+)${SITE}\\s+(?:may|might|could|can|will|is likely to)\\s+(?:\\p{L}+\\s+)?${AMISS}\\b[^.!?]*\\b${MENDS}\\b[^.!?]*(?:[.!?]|$)`,
  'giu',
);
/** "Mend whatever the form says is wrong", "correct any mistakes it points out", "deal with any errors". */
const MEND_ALL = new RegExp(
  `(?:(?<=^|[.!?;]\\s+)|,?\\s+(?:and|then|but)\\s+)${MENDS}(?: right| with| out| correcting| fixing)?\\s+(?:(?:whatever|anything|everything|what)\\s+(?:that\\s+)?(?:${SITE}\\b[^.!?,;]{0,30}?\\b${AMISS}|(?:is|it finds|it calls) wrong)|(?:any|all|the|its)\\s+(?:of\\s+)?(?:the\\s+)?${FAULT}(?: messages?)?(?:\\s+(?:that\\s+)?(?:${SITE}\\s+(?:shows?|reports?|points? out|finds?|flags?|marks?|has|makes|gives)|(?:comes?|turns?|shows?|pops?) up|appears?|there (?:may|might) be))?)\\b[^.!?,;]*(?=[.!?,;]|$)`,
  'giu',
);
/** What is left as it is asks for nothing. */
const THE_REST =
  /,?\s*(?:and |but )?(?:with|keep(?:ing)?|leav(?:e|ing))?\s*(?:everything|all|anything) else (?:as (?:it|they) (?:is|are|was|were)|unchanged|the same|alone|untouched)/gi;
/** "Mind the notes beside the fields": whoever fills in a form reads them. */
const NOTES =
  /(?:(?<=^|[.!?;]\s+)|,?\s+(?:and|but)\s+)(?:mind|heed|observe|watch|respect|follow(?:ing)?|go by|keep to|stick to|pay attention to|look out for|take care of|look at|read)\s+(?:all\s+)?(?:the|any)\s+(?:notes?|hints?|help texts?|remarks?|examples?|formats?)\s+(?:beside|next to|under|underneath|below|above|over|at|on|of|in|by|for)\s+(?:the|each|every|all)\s+(?:the\s+)?(?:fields?|box(?:es)?|forms?|inputs?|questions?)\s*(?:[.!]|$)/giu;
/** "Read what the page says about sizes and order it": whoever hands something in there reads what stands beside it. */
export const READ_ABOUT =
  /\b(?:please\s+)?(?:read|look at|mind|note)\s+what\s+(?:the|this|that)\s+(?:page|site|website|form)\s+(?:says|tells(?: you)?|explains)\s+(?:about|on)\s+[^.,;!?]{2,40}?,?\s+(?:and|then|and then)\s+(?=(?:register|enrol|enroll|sign up|apply|report|order|book|reserve|hand in|submit)\b)(\p{L})/giu;
/** "Use the details given": whoever was told them does. */
const WITH_DETAILS =
  /(?:(?<=^|[.!?;]\s+)|,?\s+(?:and|but)\s+)(?:please\s+)?(?:use|go by|work with)\s+(?:only\s+|just\s+)?(?:the|these|those|this|my|your)\s+(?:\p{L}+\s+)?(?:details|data|information|values|particulars)\b(?:\s+(?:(?:that|which)\s+)?(?:(?:are|is|were|was|have been)\s+)?(?:given|below|above|supplied|provided|listed|here|(?:i|you)\s[^.!?,;]*|for (?:it|this|that)))*\s*(?:[.!]|$)/giu;
/** "Check out with the data given": with what else. */
const DATA_GIVEN =
  /\s+(?:with|using|from|by)\s+(?:only\s+)?(?:the|these|those|this|my|your)\s+(?:(?:given|supplied|provided|following)\s+(?:details|data|information|values|particulars)|(?:details|data|information|values|particulars)\s+(?:(?:that|which)\s+)?(?:(?:are|is|were|was)\s+)?(?:given|below|above|supplied|provided|listed))(?:\s+(?:below|above|here|to you|you are given))?(?=\s*[.,;!]|\s*$|\s+(?:and|then)\b)/giu;
/** "Close anything that gets in the way": whoever is at a page does, wherever it comes up. */
const IN_THE_WAY =
  /(?:(?<=^|[.!?;]\s+)|,?\s+(?:and|then|but)\s+)(?:please\s+)?(?:close|dismiss|clear|shut|get rid of|click away|put away|remove|ignore)\s+(?:away\s+)?(?:(?:anything|whatever|everything|what)\s+(?:else\s+)?(?:that\s+|which\s+)?(?:\p{L}+\s+)?|(?:any|all|the)\s+(?:other\s+)?(?:pop-?ups?|windows?|notices?|banners?|boxes)\b[^.!?;]{0,20}?)(?:(?:in|into) (?:the|my|your|our) way|over the page|pops? up|turns? up|comes? up)\b[^.!?]*(?:[.!]|$)/giu;
/** "Check the order before you place it", "make sure all is right before sending": whoever sends something looks it over. */
const LOOK_OVER =
  /(?:(?<=^|[.!?;]\s+)|,?\s+(?:(?:and|but|so)\s+(?:please\s+)?|so\s+))(?:check|look over|read over|read through|review|go over|go through|look at|double-?check|make sure(?: that)?)\s+(?:the|my|your|it|all|everything|that|what)\b[^.!?;,]{0,50}?\bbefore\s+(?:you\s+|i\s+|we\s+)?(?:plac|send|sent|submit|confirm|order|pay|buy|purchas|sav|book|finish|press|end|go on)\p{L}*\b[^.!?,;]*(?:[.!]|$)/giu;
/** "Keep all wards in the list": a list is not narrowed by who is not told to. */
const KEEP_LISTED =
  /(?:(?<=^|[.!?;]\s+)|,?\s+(?:and|but)\s+)(?:keep|leave)\s+(?:all|every|everything|both|the (?:other|rest))\b[^.!?,;]{0,40}\b(?:in|on)\s+(?:the|this|my)\s+(?:list|table|page|view|results?|overview)\s*(?:[.!]|$)/giu;
/** "... and make sure that it is accepted": whoever sends something looks what the site says. */
const TAKEN_IN =
  /(?:(?<=[.!?;]\s+)|,?\s+(?:and|then|but)\s+)(?:please\s+)?(?:make sure|ensure|see to it|be sure|check)(?:\s+that)?\s+(?:it|they|this|that|everything|all of it|(?:the|my|your)\s+(?:\p{L}+\s)?(?:form|entry|entries|changes?|reading|request|details))\s+(?:(?:really|actually|properly|duly)\s+)?(?:(?:is|are|was|were|gets?|has been|have been)\s+(?:(?:really|actually|properly|duly|successfully)\s+)?(?:accepted|received|registered|recorded|confirmed|processed|stored|in order)|goes through|go through|went through|arrives?|arrived)\b[^.!?,;]*(?=[.!?,;]|$)/giu;
/** "Hold only one seat", behind "hold a seat on the next boat": how many, and nothing more to do. */
const NO_MORE_THAN =
  /(?<=[.!?;]\s+)(\p{L}+)\s+(?:only|just|no more than|not more than|at most)\s+(?:one|1|a single)\s[^.!?]*(?:[.!?]|$)/giu;
/** "Chess, in addition to the club that he goes to already": what is so stays so. */
const BESIDES =
  /,?\s+(?:in addition to|on top of|besides|as well as|alongside|next to)\s+(?:the|those|that|what|all|his|her|its|my|your|our|their)\s[^,.;]*?\b(?:already|now|so far|at the moment)\b(?:\s+(?!and\b|then\b|but\b)\p{L}+)?/giu;
/** "Wherever it stands in the list", "you may have to scroll for it": whoever looks for something does. */
const WHEREVER =
  /(?:,?\s+(?:wherever|no matter where|anywhere)\s+(?:it|that|this|they|he|she)\s+(?:is|are|stands?|may be|might be|appears?|comes?)(?:\s+(?:in|on)\s+(?:the|this|that)\s+\p{L}+)?)(?=\s*[.,;!]|\s*$)|(?<=[.!?;]\s+)(?:you|one)\s+(?:may|might|will|could)\s+(?:well\s+)?(?:have|need)\s+to\s+(?:scroll|look|search|page)\b[^.!?;]*(?:[.!]|$)|,?\s+even if (?:it|that|this) takes (?:some|a bit of|a lot of)\s+(?:looking|scrolling|searching|time)(?=\s*[.,;!]|\s*$)/giu;
/** What it is to be put right with. */
const TOLD = /\d|["“]|\b(?:to|with) (?:the )?\p{Lu}/u;

/** A task without the advice to mend what a form complains of, to use what was told for it and to leave the rest as it is: everybody does, and none is a step of its own. */
export function withoutCare(text: string): string {
  const cut = (found: string) => (TOLD.test(found) ? found : '');
  const out = text
    .replace(READ_ABOUT, (_, act: string, at: number) =>
      /(?:^|[.!?;]\s+)$/.test(text.slice(0, at)) ? act.toUpperCase() : act,
    )
    .replace(WHEREVER, '')
    .replace(IF_AMISS, cut)
    .replace(MAY_COMPLAIN, cut)
    .replace(MEND_ALL, cut)
    .replace(DATA_GIVEN, '')
    .replace(NOTES, ' ')
    .replace(WITH_DETAILS, ' ')
    .replace(IN_THE_WAY, ' ')
    .replace(LOOK_OVER, '.')
    .replace(KEEP_LISTED, '.')
    .replace(TAKEN_IN, '')
    .replace(NO_MORE_THAN, (found, verb: string, at: number) =>
      new RegExp(`\\b${verb}\\b`, 'i').test(text.slice(0, at)) ? '' : found,
    )
    .replace(BESIDES, '')
    .replace(THE_REST, '');
  if (out === text) return text;
  const left = out
    .replace(/(?<=[.!?])[\s.]+(?=[.]|$)/g, '')
    .replace(/[;,]\s*(?=\.)/g, '')
    .replace(/[\s;,]+$/, '.')
    .trim();
  return /\p{L}/u.test(left) ? left : text;
}
