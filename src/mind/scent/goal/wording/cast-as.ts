import { isVerb } from '../verbs/index.ts';

/** Where a sentence begins. */
const HEAD = String.raw`(?<=^|[.!?]\s+)`;
/** "As a parent you want to ...": whoever one is to be, one is told what one wants. */
const AS_YOU = new RegExp(
  String.raw`${HEAD}As\s+(?!(?:you|soon|long|far|well|often|if|though|always|usual)\b)[^.!?,;:«]{2,60}?,?\s+you\s+(?=\p{L})`,
  'giu',
);
/** "As a visitor find out when it opens": the command is told without a comma. */
const AS_DOES = new RegExp(
  String.raw`${HEAD}As\s+(?:an?|the)\s+(?:\p{Ll}[\p{Ll}-]*\s+){1,3}?(\p{Ll}+)\s+(?=(?:out|the|an?|your|my|our|which|what|when|how|who|all|both)\s)`,
  'gu',
);
/** "Imagine that you want to ...": what is imagined is told. */
const IMAGINED = new RegExp(
  String.raw`${HEAD}(?:Please\s+)?(?:Imagine|Suppose|Assume|Pretend|Picture|(?:Let['’]?s|Let us)\s+(?:say|assume|imagine|suppose|pretend))(?:\s+that)?,?:?\s+(you|I|we|your|my|our)\b`,
  'giu',
);
/** "You are a student who needs to renew a book": who one is, and what one wants. */
const WHO_WANTS = new RegExp(
  String.raw`${HEAD}(You|I|We)((?:\s+are|\s+am|['’](?:re|m))\s+(?:an?|the)\s[^.!?,;«]{2,50}?),?\s+(?:who|and)\s+((?:(?:would|'d)\s+like|wants?|needs?|wish(?:es)?|has|have)\s+to)\s+`,
  'giu',
);
/** "We would like you to export it", "you have been asked to": what somebody asks for is what is to be done. */
const ASKED_TO = new RegExp(
  String.raw`${HEAD}(?:(?:I|We|(?:Your|My|Our|The|An?)\s[^.!?,;:«]{2,40}?)\s+(?:(?:now|would|do)\s+)*(?:wants?|likes?|expects?|needs?)\s+you\s+to|You\s+(?:have|['’]ve|were)\s+(?:just\s+)?(?:been\s+)?(?:asked|told|instructed)(?:\s+by\s+(?:your|the|an?)\s\p{Ll}+)?\s+to)\s+(\p{Ll}+)(?=\s)`,
  'giu',
);
/** "Your manager has asked you to export it", where nothing is said to it: what comes behind may be the answer. */
const LAST_ASKED = new RegExp(
  String.raw`${HEAD}(?:I|We|(?:Your|My|Our|The|An?)\s[^.!?,;:«]{2,40}?)\s+(?:(?:has|have|had|just|kindly)\s+)*(?:ask(?:s|ed)?|tells?|told|instruct(?:s|ed)?)\s+you\s+to\s+(\p{Ll}+)(?=\s[^.!?]*[.!?]?\s*$)`,
  'iu',
);
/** "You are to approve the one and to reject the other": each of them is to be done. */
const AND_TO = new RegExp(
  String.raw`(?<=${HEAD}[^.!?«]*\b(?:want|need|like|have|asked|told|wish|asks|wants|supposed|job|task|goal|aim)(?:\s+(?:is|you|me|us))?\s+to\s[^.!?]*?)(,?\s+and\s+)(?:then\s+|also\s+)?to\s+(\p{Ll}+)(?=\s)`,
  'giu',
);

/** "As usual, order two pizzas". */
const AS_EVER = new RegExp(
  String.raw`${HEAD}As\s+(?:usual|always|ever|before|agreed|discussed|promised|mentioned|planned),\s+(\p{L})`,
  'gu',
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text without the part that its reader is to play, so that what is wanted in it is wanted outright. */
export function outOfRole(text: string): string {
  return text
    .replace(AS_EVER, (_, next: string) => next.toUpperCase())
    .replace(AND_TO, (found, and: string, verb: string) => (isVerb(verb) ? `${and}${verb}` : found))
    .replace(IMAGINED, (_, who: string) => capital(who))
    .replace(AS_YOU, 'You ')
    .replace(AS_DOES, (found, verb: string) => (isVerb(verb) ? `${capital(verb)} ` : found))
    .replace(
      WHO_WANTS,
      (_, who: string, is: string, wants: string) =>
        `${who}${is}. ${who} ${/^(?:needs?|ha(?:s|ve))\s/i.test(wants) ? 'need to' : 'want to'} `,
    )
    .replace(ASKED_TO, (found, verb: string) => (isVerb(verb) ? capital(verb) : found))
    .replace(LAST_ASKED, (found, verb: string) => (isVerb(verb) ? capital(verb) : found));
}
