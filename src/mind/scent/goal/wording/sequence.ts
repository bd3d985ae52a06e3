import { fold } from '../../../language/index.ts';
import { commandsUnlisted, isVerb } from '../verbs/index.ts';

/** What was asked before is over: "once that is done", "when you have finished". */
const DONE = String.raw`(?:once|when|as soon as|after)\s+(?:all\s+)?(?:that|this|it|both|everything|(?:you|i)(?:['’]ve)?)\s*(?:['’]s|['’]re|is|are|has|have|was|were)?\s*(?:been\s+)?(?:all\s+)?(?:done|finished|ready|complete[d]?|over|through|happened|so|in place|set)(?:\s+(?:with\s+)?(?:that|this|it|so|both))?`;
/** That a command comes after the one before, said in several words or by one that says nothing else. */
const LATER = String.raw`(?:after\s+(?:that|this|which|doing\s+(?:that|this|so))|afterwards?|thereafter|thereupon|subsequently|following\s+(?:that|this)|from\s+there|lastly|last\s+of\s+all|finally|at\s+the\s+(?:very\s+)?end|at\s+last|in\s+the\s+end|to\s+(?:finish|end|conclude|round\s+(?:it\s+|things\s+)?off|close)(?:\s+(?:with|off|up))?|by\s+way\s+of\s+conclusion|as\s+(?:the|a|your|my)\s+(?:next|second|third|fourth|fifth|last|final|closing)\s+(?:step|thing|act|move|task|job)|only\s+(?:then|after\s+that|afterwards)|and\s+then|${DONE})`;
/** The same, by words that may mean something else: "next", "last". */
const MAY_BE_LATER = '(?:last|next|secondly|thirdly|fourthly|second|third|fourth)';
/** That a command comes before all others. */
const FIRST_OF_ALL =
  /(?<=^|[.!?;]\s+)(?:first\s+of\s+all|firstly|first|to\s+(?:begin|start)(?:\s+(?:with|off))?|in\s+the\s+first\s+place|at\s+the\s+(?:start|beginning)|before\s+(?:anything|everything|all)(?:\s+else)?|as\s+(?:the|a|your|my)\s+first\s+(?:step|thing|act|move|task|job))(?:,\s*|\s+)(?=(\p{L}))/giu;
/** The head of a sentence or a clause that tells only that it comes next. */
const AFTER_ALL = new RegExp(
  String.raw`(?<=^|[.!?;:]\s+)(?:(?:and|but|so)\s+)?${LATER}(?:\s+(?:then|also|please))?(?:,\s*|\s+)(?=\p{L}+(?:\s|[.!]))`,
  'giu',
);
const AND_AFTER = new RegExp(
  String.raw`(?:\s*[,;])?\s+(?:(?:and|but)\s+)?(?:then\s+)?${LATER}(?:,\s*|\s+)(?:please\s+)?(?=(\p{Ll}+)(?:\s+([^.!?;,]+)|[.!]|$))`,
  'giu',
);
/** "..., and last start the firing", "..., next press Save". */
const AND_LAST = new RegExp(
  String.raw`[,;:]\s+(?:(?:and|but)\s+)?${MAY_BE_LATER}[,:]?\s+(?:of all\s+)?(?=(\p{L}+)\s+(\S+))`,
  'giu',
);
/** What follows a command and no name: "start the firing" and not "last name". */
const OBJECT = /^(?:the|an?|my|your|our|all|both|it|them|on|«\d+»|\d+|\p{Lu}\S*)$/u;
/** "Add «0», and after it «1»": the one, and then the other. */
const AFTER_IT = /\s+(?:and\s+)?after\s+(?:it|that|this)(?:\s+also)?,?\s+(?=(?:the\s+)?«\d+»)/giu;
/** "Start by muting the channel": the act itself. */
const BY_DOING =
  /(?<=^|[.!?;]\s+|\b(?:and|then)\s+|,\s+)(start|begin|finish|end|conclude)(?:\s+(?:off|up))?\s+(?:by|with)\s+(\p{L}+ing)\s+(?=\S)/giu;
/** "In the field Code write C14": where, before what. */
const WHERE_FIRST =
  /(?<=^|[.!?;,]\s+(?:(?:and|then|and then)\s+)?|\band\s+)(in(?:to)?|under|from)\s+((?:the\s+(?:\p{L}+\s+){0,2}?(?:field|box|list|column|menu|section|drop-?down|row)\b[^,.;]{0,30}?|«\d+»))\s+(write|type|enter|put|choose|select|pick|tick|set)\s+((?:(?!,|;|\.(?:\s|$)|\sand\s).)+)/giu;
/** "Write 20, which is the longest stay": an aside to a value. */
const ASIDE =
  /(?<=\b(?:write|type|enter|put|choose|select|pick|set)\s[^,.;]{1,60}),\s+which\s+(?:is|are|was|were|means?|stands? for|comes?)\s[^,.;]+/giu;

function capitalAs(found: string, said: string): string {
  return /^\p{Lu}/u.test(found) ? said[0]!.toUpperCase() + said.slice(1) : said;
}

/** A command for what is told as being done: "mute" for "muting"; null where none is known. */
function toDo(doing: string): string | null {
  const word = doing.toLowerCase();
  const stems = [word.slice(0, -3), `${word.slice(0, -3)}e`, word.replace(/(.)\1ing$/u, '$1')];
  return stems.find((stem) => isVerb(stem)) ?? null;
}

/** Whether what follows reads like a command: a verb, or a word that nobody listed before what it is done to. */
function commands(verb: string, object: string | undefined): boolean {
  return isVerb(fold(verb)) || (object !== undefined && commandsUnlisted(`${verb} ${object}`));
}

/** The commands of a text one after the other, each with its verb first, joined by no more than "then". */
export function inSequence(text: string): string {
  return text
    .replace(ASIDE, '')
    .replace(FIRST_OF_ALL, (found, next: string) => (/^\p{Lu}/u.test(next) ? found : 'First '))
    .replace(AFTER_ALL, 'Then ')
    .replace(AND_AFTER, (found, verb: string, object?: string) => (commands(verb, object) ? ', then ' : found))
    .replace(AFTER_IT, ' and then ')
    .replace(AND_LAST, (found, verb: string, object: string) =>
      isVerb(fold(verb)) && OBJECT.test(object) ? ', then ' : found,
    )
    .replace(BY_DOING, (found, when: string, doing: string) => {
      const verb = toDo(doing);
      if (!verb) return found;
      const led = /^(?:start|begin)$/i.test(when) ? verb : `then ${verb}`;
      return `${capitalAs(found, led)} `;
    })
    .replace(WHERE_FIRST, (found, at: string, place: string, verb: string, value: string) =>
      capitalAs(found, `${verb} ${value.trim()} ${at.toLowerCase()} ${place.trim()}`),
    );
}
