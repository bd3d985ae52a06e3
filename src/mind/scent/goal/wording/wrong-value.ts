const WHOSE = String.raw`(?:the|your|my|our|his|her)\s[^.!?,;:]{2,40}?|\p{Lu}[\p{L}'’-]+['’]s\s\p{Ll}+`;
/** "The bill has the wrong address. Correct it to 4 Mill Lane": of the bill, it is the address that is to be another. */
const WRONG = new RegExp(
  String.raw`(?<=^|[.!?]\s+)(${WHOSE})\s+(?:still\s+)?(?:has|have|shows?|says?|gives?|lists?|contains?|states?|bears?)\s+(?:the|an?|my|your|his|her)\s+(?:wrong|old|outdated|incorrect|false|mistaken|misspel(?:t|led)|former)\s+([\p{Ll}][\p{Ll} -]{2,30}?)[.;!]\s+(?:so\s+|please\s+)*(?:correct|change|fix|update|amend|set)\s+(?:it|that|this)\s+to\s+`,
  'giu',
);

/** "Your flat number has changed from 3 to 5. Update your address": what is to be changed, and to what, is told before. */
const HAS_CHANGED =
  /(?<=^|[.!?]\s+)(?:the|your|my|our|his|her)\s(\p{Ll}[\p{L} -]{2,30}?)\s+(?:has|have)\s+changed\s+(?:from\s+[^.!?,;]{1,40}?\s+)?to\s+([^.!?;]{1,60}?)[.;!]\s+(?:so\s+|please\s+)*(?:correct|change|fix|update|amend|adjust)\s+(?:it|that|this|(?:the|your|my|our|his|her)\s\p{Ll}[\p{L} ]{1,30}?)(?:\s+accordingly)?(?=[.;!]|\s*$)/giu;

/** "Your number has changed: it's 612 44 55 66 now": what it is from now on is told after that. */
const CHANGED_IT_IS =
  /(?<=^|[.!?]\s+)((?:[Tt]he|[Yy]our|[Mm]y|[Oo]ur|[Hh]is|[Hh]er)\s\p{Ll}[\p{L} -]{2,30}?)\s+(?:has|have)\s+(?:just\s+|recently\s+)?changed\s*(?:[:;,.–—-]|and)\s*(?:[Ii]t|[Tt]hey|[Tt]he new (?:one|number|address|name))(?:['’]s|['’]re|\s+is|\s+are)\s+(?:now\s+)?([^.!?;,]{1,60}?)(?:\s+(?:now|from now on))?(?=[.;!,]|\s*$)/gu;
/** "You have a new insurer, Alba Mutual": who or what it is now. */
const HAVE_NEW =
  /(?<=^|[.!?]\s+)(?:You|I|We)(?:\s+have|['’]ve)(?:\s+got)?\s+a\s+new\s+(\p{Ll}[\p{L} -]{2,30}?)\s*(?:[,:–—-]|called|named)\s*((?:\p{Lu}|\+?\d)[^.!?;,:]{1,60}?)(?=[.;!]|\s*$)/gu;

/** A text in which what is wrong of a thing is what is changed, and not the thing. */
export function valueChanged(text: string): string {
  const told = text.replace(CHANGED_IT_IS, '$1 is now $2').replace(HAVE_NEW, 'Your $1 is now $2');
  return told.replace(HAS_CHANGED, 'Change the $1 to $2').replace(WRONG, (_, whose: string, what: string) => {
    const thing = /^(?:the|your|my|our|his|her)\s/i.test(whose) ? whose[0]!.toLowerCase() + whose.slice(1) : whose;
    return `Change the ${what} of ${thing} to `;
  });
}
