import { fold } from '../../../language/index.ts';
import { isVerb } from '../verbs/index.ts';

/** "And only then": no more than that it comes after. */
const ONLY_THEN = /(?:\s*[,;])?\s+(?:(?:and|but)\s+)?only\s+(?:then|after that|afterwards)[,]?\s+(?=\p{L})/giu;
/** "..., and last start the firing", "..., next press Save". */
const LAST =
  /[,;]\s+(?:and\s+)?(?:last(?: of all)?|next|at the end|to finish(?: with)?)[,:]?\s+(?=(\p{L}+)\s+(\S+))/giu;
/** What follows a command and no name: "start the firing" and not "last name". */
const OBJECT = /^(?:the|an?|my|your|our|all|both|it|them|on|«\d+»|\d+|\p{Lu}\S*)$/u;
/** "In the field Code write C14": where, before what. */
const WHERE_FIRST =
  /(?<=^|[.!?;,]\s+(?:(?:and|then|and then)\s+)?|\band\s+)(in(?:to)?|under|from)\s+((?:the\s+(?:\p{L}+\s+){0,2}?(?:field|box|list|column|menu|section|drop-?down|row)\b[^,.;]{0,30}?|«\d+»))\s+(write|type|enter|put|choose|select|pick|tick|set)\s+((?:(?!,|;|\.(?:\s|$)|\sand\s).)+)/giu;
/** "Write 20, which is the longest stay": an aside to a value. */
const ASIDE =
  /(?<=\b(?:write|type|enter|put|choose|select|pick|set)\s[^,.;]{1,60}),\s+which\s+(?:is|are|was|were|means?|stands? for|comes?)\s[^,.;]+/giu;

function capitalAs(found: string, said: string): string {
  return /^\p{Lu}/u.test(found) ? said[0]!.toUpperCase() + said.slice(1) : said;
}

/** The commands of a text one after the other, each with its verb first, joined by no more than "then". */
export function inSequence(text: string): string {
  return text
    .replace(ASIDE, '')
    .replace(ONLY_THEN, ', then ')
    .replace(LAST, (found, verb: string, object: string) =>
      isVerb(fold(verb)) && OBJECT.test(object) ? ', then ' : found,
    )
    .replace(WHERE_FIRST, (found, at: string, place: string, verb: string, value: string) =>
      capitalAs(found, `${verb} ${value.trim()} ${at.toLowerCase()} ${place.trim()}`),
    );
}
