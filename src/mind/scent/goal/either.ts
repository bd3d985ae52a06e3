/** One of two things to be done, by whether something is so. */
export interface Either {
  condition: string;
  /** What is to be done where it is so, and where it is not. */
  yes: string;
  no: string;
}

/** What begins what is to be done where it is not so. */
const NOT_SO =
  /[,;.:]?\s*(?:\band\s+)?\b(?:otherwise|or else|else|if not|if (?:it|that|this) (?:is|does|should) not(?: so| the case| true| hold)?|failing (?:that|which)|should (?:it|that) not(?: be (?:so|the case))?|in (?:any other|the other) case|when (?:it|that) is not (?:so|the case|true)|if (?:it|that) (?:isn't|doesn't))\b[,:]?\s*/i;
const IF =
  '(?:if|when|in case|provided(?: that)?|given that|as long as|assuming(?: that)?|should it (?:turn out|be) that|should it be the case that)';
const AHEAD = new RegExp(`^${IF}\\s+(.+?)(?:,\\s*(?:then\\s+)?|:\\s+|\\s+then\\s+)(.+)$`, 'is');
const BEHIND = new RegExp(`^(.+?),?\\s+(?:but\\s+)?(?:only\\s+)?${IF}\\s+(.+)$`, 'is');
/** "Check whether ...: in that case ...". */
const CHECKED =
  /^(?:please\s+)?(?:see|check|look|find out|verify|make out|establish)(?:\s+up)?(?:\s+first)?,?\s+(?:whether|if)\s+(.+?)[.:;,?]\s+(?:if so|in that case|if (?:it|that) is(?: so| the case)?|if yes|then|yes[:,])[,:]?\s*(.+)$/is;
const FOR_ME = /^(?:please\s+|i(?: would|'d) like you to\s+|i want you to\s+|could you\s+)+/i;

function plain(text: string): string {
  const bare = text
    .replace(/[.;,\s]+$/, '')
    .replace(/\s+instead$/i, '')
    .replace(/^(?:then\s+|please\s+)+/i, '')
    .replace(FOR_ME, '')
    .trim();
  return bare ? `${bare[0]!.toUpperCase()}${bare.slice(1)}.` : '';
}

/** Reads a task of two ways, of which what the page says decides; null where it is none. */
export function eitherIn(instructions: string): Either | null {
  const text = instructions.replace(/\s+/g, ' ').trim();
  const found = NOT_SO.exec(text);
  if (!found || found.index === 0) return null;
  const before = text.slice(0, found.index).trim();
  const no = plain(text.slice(found.index + found[0].length));
  if (no === '' || NOT_SO.test(no)) return null;
  const checked = CHECKED.exec(before);
  const ahead = checked ?? AHEAD.exec(before);
  if (ahead) return { condition: ahead[1]!.trim(), yes: plain(ahead[2]!), no };
  const behind = BEHIND.exec(before.replace(FOR_ME, ''));
  return behind ? { condition: behind[2]!.replace(/[.;,\s]+$/, ''), yes: plain(behind[1]!), no } : null;
}
