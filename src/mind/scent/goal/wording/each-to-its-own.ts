import { isVerb } from '../verbs/index.ts';

/** Verbs that bring one thing to another, with the words before where it comes to. */
const BRINGS: ReadonlyArray<readonly [verbs: string, joints: readonly string[]]> = [
  ['rename|send|forward|transfer|assign|reassign|give|pay|promote|demote|redirect|award|hand', ['to']],
  [
    'move|drag|drop|put|place|add|copy|upload|pull|push|shift|reschedule|postpone',
    ['(?:in)?to|onto', 'in(?:to)?|on(?:to)?'],
  ],
  ['swap|exchange|trade|replace|substitute', ['for', 'with', 'by']],
  ['mark|invite|label|tag|register|list|add', ['as']],
];
const ANY = String.raw`(?:[^,.;:!?]|\.(?=\S))`;
const PART = `${ANY}+?`;
/** A thing that is named: with its article or number, in quotes, by a name. */
const THING = String.raw`(?:(?:the|your|my|our|his|her|their|an?|that|this|those|all|one)\s|«\d+»|\p{Lu}|\p{L}+[_\d]\w*|[#$€£]?\d)`;
const BEGINS = String.raw`(?<=^|[.!?;,]\s+(?:(?:and|then|and then|please)\s+)?|\b(?:and|[Tt]hen|[Pp]lease|[Ff]irst,?|[Nn]ow,?|to)\s+)`;
const ENDS = String.raw`(?=\s*(?:[,;!?]|\.(?:\s|$)|$)|\s+(?:and|then|but)\s)`;

/** Words as they stand, or at the head of a sentence: small letters tell a command from a name. */
const eitherCase = (words: string) =>
  words.replace(/\b[a-z](?=[a-z]+)/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** "Rename A to B and C to D", "assign 12 to Ann, 14 to Tom and 16 to Al". */
const ROWS = BRINGS.flatMap(([verbs, joints]) =>
  joints.map(
    (joint) =>
      new RegExp(
        String.raw`${BEGINS}(${eitherCase(verbs)})\s+(?=${THING})((?:(?!\sand\s)${PART}))\s+(?:${joint})\s+((?:(?!\s(?:and|then)\s)${PART}))((?:(?:,\s*(?:and\s+)?|\s+and\s+)${THING}(?:(?!\s(?:and|then)\s)${ANY})*?\s+(?:${joint})\s+(?:(?!\s(?:and|then)\s)${PART}))+)${ENDS}`,
        'gu',
      ),
  ),
);
/** "Change the role of Ann to Editor and of Tom to Viewer". */
const OF_EACH = new RegExp(
  String.raw`${BEGINS}((?:change|set|update|raise|lower|increase|reduce|adjust)\s+(?:the|my|your|our)\s+(?:[\p{L}-]+\s+){1,3}?)(of|for)\s+((?:(?!\sand\s)${PART})\s+to\s+(?:(?!\sand\s)${PART})),?\s+and\s+(?:that\s+|the one\s+)?\2\s+(?=${PART}\s+to\s)`,
  'giu',
);
const BETWEEN = new RegExp(String.raw`,\s*(?:and\s+)?(?=${THING})|\s+and\s+(?=${THING})`, 'gu');
/** Kind of a thing that is called by a name: "the folder" of "the folder Drafts". */
const KIND = /^((?:the|your|my|our)\s+(?:\p{Ll}+\s+){1,2})(?=\p{Lu}|«|\d)/u;
const ONE_OF_ROW = /^the\s+(?:first|second|third|fourth|fifth|last|next|other|former|latter)$/i;
const NOUN = /^(?:the|your|my|our)\s+(?:\p{Ll}+\s+)?(\p{Ll}+)$/u;

/** What is told of one thing more, with the kind that it shares with the first. */
function inFull(more: string, first: string, joint: RegExp): string {
  const kind = KIND.exec(first)?.[1];
  const at = more.search(joint);
  const [thing, rest] = [more.slice(0, at), more.slice(at)];
  if (kind && /^(?:\p{Lu}|«|\d)/u.test(thing)) return kind + more;
  const noun = NOUN.exec(first)?.[1];
  return noun && ONE_OF_ROW.test(thing) ? `${thing} ${noun}${rest}` : more;
}

/** A text in which each thing that is brought somewhere has its verb: "rename A to B and C to D" is two acts. */
export function eachToItsOwn(text: string): string {
  const joints = BRINGS.flatMap(([, own]) => own);
  return ROWS.reduce(
    (said, row) =>
      said.replace(row, (found: string, verb: string, first: string, _to: string, more: string) => {
        const parts = more.split(BETWEEN).filter((part) => part.trim() !== '');
        // "Send it to Ann and Open the list": a command, whatever its letters.
        if (
          parts.some(
            (part) => isVerb(/^\p{L}+/u.exec(part)?.[0] ?? '') && /^\p{L}+\s+(?:the|an?|your|my)\s/iu.test(part),
          )
        )
          return found;
        const joint = new RegExp(String.raw`\s+(?:${joints.join('|')})\s`, 'iu');
        const head = found.slice(0, found.length - more.length);
        return [head, ...parts.map((part) => `${verb.toLowerCase()} ${inFull(part, first, joint)}`)].join(', then ');
      }),
    text.replace(OF_EACH, (_, verb: string, of: string, one: string) => {
      const again = verb.charAt(0).toLowerCase() + verb.slice(1);
      return `${verb}${of} ${one}, then ${again}${of} `;
    }),
  );
}
