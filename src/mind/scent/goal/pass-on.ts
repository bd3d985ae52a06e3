const LETTER = '(?:e-?mail|mail|message|letter|note|information|info)';
const NAME = "\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)?";
/** Words that say that something is to be handed on. */
const HANDS_ON = /\b(?:forward(?:ed)?|send|sent|give|pass|hand|share|wants?|needs?|waiting|would like)\b/i;
/** What else might be asked of a letter: then it is not only handed on. */
const MORE =
  /["“«]|\b(?:delete|archive|star|flag|mark|reply|answer|move|print|save|label|then (?!forward|send|pass)|saying|with|about|titled|called|regarding|all|every|both|last|latest|first|newest|oldest|second|attached)\b/i;

/** Who wrote the letter: "from Ann", "Ann's mail", "the mail Ann sent you", "Ann wants her message to be sent". */
const WRITER = [
  new RegExp(`\\b${LETTER}\\b[^.]*?\\b(?:from|by)\\s+(${NAME})`, 'u'),
  new RegExp(`\\b(${NAME})(?:'s)?\\s+${LETTER}\\b`, 'u'),
  new RegExp(`\\b${LETTER}\\b(?: that| which)?\\s+(${NAME})\\s+(?:has )?(?:sent|wrote|written)\\b`, 'u'),
  new RegExp(`\\b(${NAME})\\s+wants\\s+(?:his|her|their|his or her)\\s+${LETTER}\\b`, 'u'),
];
/** Who is to have it: "to Bob", "give Bob the mail", "Bob wants the mail". */
const READER = [
  new RegExp(`\\bto\\s+(${NAME})`, 'u'),
  new RegExp(`\\b(?:[Ff]orward|[Ss]end|[Gg]ive|[Pp]ass|[Hh]and)\\s+(${NAME})\\s+(?:the|that|this|an?)\\b`, 'u'),
  new RegExp(`^(${NAME})\\s+(?:wants|needs|is waiting|would like)\\b`, 'u'),
];

/** Words that begin a sentence and name nobody. */
const NOBODY =
  /^(?:Please|Find|Locate|Look|Go|Get|Forward|Send|Give|Pass|Hand|Search|Navigate|The|That|This|It|I|You|Share|Open|My)$/;

function named(patterns: readonly RegExp[], text: string, but: string): string | null {
  for (const pattern of patterns) {
    const name = pattern.exec(text)?.[1]?.replace(/'s$/, '');
    const bare = name
      ?.split(' ')
      .filter((word) => !NOBODY.test(word))
      .join(' ');
    if (bare && bare !== but) return bare;
  }
  return null;
}

/**
 * "Bob wants the mail Ann sent you", "Find the message by Ann. Send it to Bob": all of it asks to hand one letter on, and is read as
 * "Forward the message from Ann to Bob". Any other text stays as it is.
 */
export function passedOn(instructions: string): string {
  const text = instructions.replace(/\s+/g, ' ').trim();
  if (text.length > 160 || !HANDS_ON.test(text) || !new RegExp(`\\b${LETTER}\\b`, 'i').test(text)) return instructions;
  if (MORE.test(text)) return instructions;
  const writer = named(WRITER, text, '');
  const reader = writer ? named(READER, text, writer) : null;
  if (!writer || !reader) return instructions;
  // Others who are named are part of something else.
  const others = (text.match(new RegExp(NAME, 'gu')) ?? [])
    .flatMap((name) => name.replace(/'s$/, '').split(' '))
    .filter((word) => !NOBODY.test(word) && !`${writer} ${reader}`.split(' ').includes(word));
  return others.length > 0 ? instructions : `Forward the message from ${writer} to ${reader}.`;
}
