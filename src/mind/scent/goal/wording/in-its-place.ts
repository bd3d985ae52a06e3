/** What one would have is not to be had. */
const NOT_TO_BE_HAD =
  "(?:(?:is|are|has|have|be)(?: (?:already|all|not|no longer|been))* (?:taken|gone|used|in use|full|fully booked|booked(?: up| out)?|free|available|allowed|possible|offered|accepted|sold out|unavailable|shut|closed|too \\p{L}+)|(?:isn't|aren't) (?:free|available|allowed|possible|offered|accepted)|(?:have|has|is|are|there (?:is|are)) (?:none|nothing|no \\p{L}+)\\b[^.!?,;]{0,20})";
/** Whatever the site has in its place, without a name. */
const INSTEAD =
  '(?:the |its? |an? |my |our |your |any )?(?:second|other|next|another|following|nearest|closest|alternative|first free|suggested|proposed|one (?:that |which )?(?:it|they|the \\p{L}+|you are|is) (?:offers?|proposes?|suggests?|has|have|given|offered)|(?:day|date|time|name|one|size|number|longest|shortest|most|highest) (?:that |which )?(?:it|they|the \\p{L}+) (?:offers?|proposes?|suggests?|has|have|allows?|accepts?|takes?))';
/** "If the name is taken, use the second one", "if they have none that day, take the next day that they offer": of a form that is sent, which says so itself. */
const IF_TAKEN = new RegExp(
  `(?<=^|[.!?;]\\s+)(?:If|When|Should|In case)\\s+[^.!?,;]{2,40}?\\b${NOT_TO_BE_HAD}[^.!?,;]{0,24},?\\s+(?:then\\s+)?(?:please\\s+)?(?:take|use|choose|pick|try|have|go for|give|enter|book)\\s+(?:${INSTEAD})\\b[^.!?]*(?:[.!?]|$)`,
  'giu',
);
/** "Shorten the line if it is too long", "make the password stronger if the site says it has to be". */
const MADE_TO_FIT =
  /(?<=^|[.!?;]\s+)(?:shorten|lengthen|round|cut|make|change|write|put)\b[^.!?,;]{2,50}?\bif\s+(?:it|that|this|they|the (?:site|page|form|website|app))\s+(?:is|are|says?|wants?|asks?|needs?|has to|have to|does not|doesn't|complains?)\b[^.!?]*(?:[.!?]|$)/giu;

/** What it is to be put right with is told: that is a step of its own. */
const TOLD = /["“«]|\b(?:to|with) (?:the )?\p{Lu}/u;

/**
 * A task without what it says of the case that a form does not take what is put in: the form says so itself, and then it is put right as the
 * task allows. Only for who was told what to put in.
 */
export function withoutInstead(text: string): string {
  const cut = (found: string) => (TOLD.test(found) ? found : '');
  const out = text.replace(IF_TAKEN, cut).replace(MADE_TO_FIT, cut).trim();
  return /\p{L}{2}/u.test(out) ? out : text;
}
