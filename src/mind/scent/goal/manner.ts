/**
 * Instructions to walk through linked pages say how to move ("by following links", "you may go back") beside where to.
 * The manner is what a person does anyway; what counts is the page to come to.
 */
const BY_LINKS = [
  /,?\s*\b(?:by|through|via|with|while)?\s*(?:only|just|solely)?\s*(?:by\s+)?(?:following|clicking|using|traversing|pressing|selecting)\s+(?:on\s+)?(?:only\s+|just\s+)?(?:the\s+|its\s+|their\s+)?(?:hyper|internal\s+|wiki\s+)?links?\b[^.;!?"“]*/i,
  /,?\s*\b(?:by|through|via|with)\s+(?:only\s+|just\s+)?(?:the\s+)?(?:hyper)?links?\b(?:\s+(?:only|alone|between[^.;!?"“]*|on[^.;!?"“]*))?/i,
];
const RULE_OF_THE_GAME =
  /^(?:you(?:'re| are)? (?:may|can|must|should|have to|are (?:playing|allowed|on|at|starting|now)|start|begin)\b|(?:only|just) (?:click|use|follow)\b|(?:click|follow|use) (?:on )?(?:only )?(?:the )?(?:hyper)?links?\b|(?:do not|don't|never|no) (?:use|using|search)\b|this is (?:a|an) (?:\w+ )?(?:link|wiki\w*|navigation|game|race)\b|(?:start|begin)(?:ing)?(?: page| article)?\s*(?:at|from|on|with|:)|(?:let's|we) play\b|(?:stop|finish|give up|quit|say so|you(?:'re| are) done)\b.*\b(?:when|once|if|as soon as|after|until)\b)[^"“]*(?:["“][^"”]*["”][^"“]*)*$/i;
const START =
  /^(?:(?:start|begin)(?:ing)?|coming|from)\s+(?:at|from|on|with|in)?\s*(?:the\s+)?(?:page|article|entry)?\s*(?:of|about|on|titled)?\s*(?:["“][^"”]+["”]|[^,"“]+?)(?:,\s*(?:and\s+|then\s+)*|\s+and\s+(?:then\s+|try\s+to\s+)?)(?=(?:please\s+)?(?:find|reach|open|get|go|navigate|make|move|walk|travel|come|browse|surf|arrive|end|visit|locate|try)\b)/i;
const FROM_TO =
  /\bfrom\s+(?:the\s+)?(?:(?:wikipedia\s+)?(?:page|article|entry)\s+)?(?:of\s+|about\s+|on\s+|titled\s+)?(?:["“][^"”]+["”]|.+?)\s+(?:page\s+|article\s+|entry\s+)?(?=to\s)/i;
const FROM = /\s+(?:starting\s+)?from\s+(?:the\s+)?(?:(?:page|article|entry)\s+.*|["“][^"”]+["”][\s.!]*)$/i;
const VERB =
  /^(?:now\s+)?(?:please\s+)?(?:(?:your|the) |try to |target |goal |destination |find|reach|open|visit|locate|get|go|navigate|make|move|walk|travel|come|browse|surf|click|arrive|end)/i;
/** A title that only says which of the articles is meant. */
const WHICH =
  /^(?:newest|latest|oldest|first|last|second|third|next|previous|longest|shortest|most \w+|top|best|random|same|other|main)$/i;
const TARGET =
  /^(?:now\s+)?(?:please\s+)?(?:(?:your|the)\s+(?:goal|task|target|aim|destination|objective)(?:\s+(?:page|article))?\s*(?:is|:)\s*(?:to\s+)?)?(?:try to\s+)?(?:(?:find|reach|open|visit|locate)(?:\s+(?:your|the)\s+way)?(?:\s+to)?|(?:get|go|navigate|make your way|move|walk|travel|come|browse|surf|click)\s+(?:your way\s+)?to|arrive at|end up (?:at|on))?\s*:?\s*(?:the\s+)?(?:(?:target|goal|destination|wikipedia|wiki)\s+)*(article|page|entry)?\s*(?:that is\s+)?(?:titled|entitled|called|named|about|on|for|:)?\s*(?:the\s+)?(?:["“'](.+?)["”']|(.+?))(?:\s+(article|page|entry))?[.!]?$/i;

/** A title's number at the end of what looks like a sentence. */
const NUMBERED_TITLE =
  /\b(?:(?:article|page|entry|chapter|section|appendix|about|titled|called)\s+(?:\p{Lu}|\d{1,3})(?:\.\d{1,3})+|article\s+(?:\p{Lu}|\d{1,3}))\.$/u;

/** Words at which a wish goes on to something else. */
const MORE = /[,;]|\b(?:and|then|until|whose|which|that|tell|to)\b/;

/** The wish without how to move; other instructions come back as they are. */
export function withoutManner(instructions: string): string {
  let text = instructions.replace(/\s+/g, ' ').trim();
  if (text.length > 400) return instructions;
  let walking = false;
  for (const manner of BY_LINKS)
    if (manner.test(text)) {
      text = text.replace(manner, '');
      walking = true;
    }
  const sentences = text
    .split(/(?<=[.;!?]["”]?)\s+/)
    .filter(Boolean)
    // "The article 8.10. Compiling a kernel" is one title.
    .reduce<string[]>((all, part) => {
      if (NUMBERED_TITLE.test(all.at(-1) ?? '')) all.push(`${all.pop()} ${part}`);
      else all.push(part);
      return all;
    }, []);
  const rest = sentences
    .map((sentence) => sentence.replace(START, '').trim())
    .filter((sentence) => !RULE_OF_THE_GAME.test(sentence));
  if (rest.length !== 1) return instructions;
  const article = /\barticles?\b/i.test(text) || /^(?:please\s+)?(?:reach|arrive at|end up)\b/i.test(rest[0]!);
  if (!walking && !article) return instructions;
  const wish = rest[0]!
    .replace(FROM_TO, '')
    .replace(FROM, '')
    .replace(/[\s,;.]+$/, '')
    .trim();
  const found = TARGET.exec(wish);
  const title = (found?.[2] ?? found?.[3] ?? '').trim();
  if (!found || !title || title.length > 80 || !VERB.test(wish) || WHICH.test(title)) return instructions;
  if (!found[2] && COUNTED.test(title)) return instructions;
  // Without quotes only what reads like a title is one: a wish with more to do in it is left alone.
  const named = found[1] !== undefined && /^[\p{Lu}\d]/u.test(title);
  // "The article on X is out of date, please delete it": something is to be done with it.
  if (!found[2] && ASKS_MORE.test(title)) return instructions;
  if (!found[2] && (title.split(' ').length > (named ? 12 : 6) || (named ? false : MORE.test(title))))
    return instructions;
  return `Find the page about "${title}".`;
}
/** One that is told by its place among the others, and has no such title. */
const COUNTED =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|newest|latest|oldest|top|\d+(?:st|nd|rd|th))\s(?:\p{L}+\s){0,2}(?:articles?|pages?|entry|entries|posts?|story|stories)\b/iu;
/** What goes on behind the name of an article with what is to be done. */
const ASKS_MORE = /,\s*(?:please|so|then|and (?:then|please))\s/i;
