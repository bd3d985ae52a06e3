import { isVerb } from './verbs/index.ts';

/** One of two things to be done, by whether something is so. */
export interface Either {
  condition: string;
  /** What is to be done where it is so, and where it is not. */
  yes: string;
  no: string;
}

type Kind = 'if' | 'unless' | 'so' | 'else';

/** How a part of a task begins that says when something is to be done; the rest of the part is the condition or the act. */
const BEGINS: ReadonlyArray<readonly [Kind, RegExp]> = [
  [
    'else',
    /^(?:otherwise|or else|else|if not|failing (?:that|which)|should (?:it|that|this) not(?: be (?:so|the case))?|in (?:any other|the other) case|(?:if|when|where) (?:it|that|this) (?:is|does|should|has|can)(?:n't| not)(?: so| the case| true| hold)?(?=[,:.]|$))[,:]?\s*/i,
  ],
  [
    'so',
    /^(?:if so|if yes|yes|then|in (?:that|which|this) case|(?:if|when|where) (?:it|that|this) is(?: so| the case| true)?(?=[,:.]|$))[,:]?\s*/i,
  ],
  ['unless', /^(?:but |and )?(?:unless|except (?:if|when)|only if not)\s+/i],
  [
    'if',
    /^(?:but |and )?(?:only )?(?:if|when|in case|provided(?: that)?|given that|as long as|assuming(?: that)?|should it (?:turn out|be)(?: the case)? that)\s+/i,
  ],
  [
    'if',
    /^(?:(?:see|check|look|find out|verify|make out|establish|test)(?:\s+up)?(?:\s+first)?,?\s+(?:whether|if)|it depends on whether|depending on whether)\s+/i,
  ],
  ['if', /^(?:is|are|does|do|has|have|can)\s+(?=.*\?$)/i],
];
/** Where one part ends and the next begins. */
const SPLIT =
  /(?<=[.;!?:])\s+|,\s+(?:and\s+|or\s+(?!else))?|(?<!\b(?:(?:no|any|some|every)(?:thing|body|one|where)|no one|what|who|where|how|all))\s+(?=(?:and\s+)?(?:otherwise|or else|else|unless|if not)\b)|\s+(?=(?:but\s+)?(?:only\s+)?(?:if|in case|provided|as long as)\s+(?:the|an?|it|there|«|“|"|\p{Lu}))|\s+(?=then\s)/u;
const FOR_ME =
  /^(?:please\s+|and\s+|then\s+|i(?: would|'d) like you to\s+|i want you to\s+|(?:could|can|would) you\s+)+/i;
/** A verb that stands for that of the other way: "take the torch instead". */
const STANDS_FOR = /^(?:take|choose|go for|do|pick|get|have|it (?:should|is to) be)\s+/i;
const POINTS = /\b(?:it|that one|this one|them)\b/i;

function bare(text: string): string {
  return text.replace(/[.;:,!?\s]+$/, '').trim();
}

/** A command taken apart: what is done, with which thing, and where it goes. */
function takenApart(act: string): { verb: string; thing: string; where: string } | null {
  const found =
    /^(\S+(?:\s+(?:on|up|in|off|out))?)\s+(.+?)((?:\s+(?:to|into|in|on|onto|from|for)\s+(?:the|my|your|a)?\s*\p{Ll}+)?)$/iu.exec(
      act,
    );
  return found ? { verb: found[1]!, thing: found[2]!, where: found[3]! } : null;
}

/** An act in full: what it leaves out is told by the other way, and what it only points to by the condition. */
function inFull(act: string, other: string, thing: string): string {
  const own = bare(act)
    .replace(/\s+instead$/i, '')
    .replace(FOR_ME, '');
  const isShort = !isVerb((/^\p{L}+/u.exec(own)?.[0] ?? '').toLowerCase());
  const like = takenApart(bare(other).replace(FOR_ME, ''));
  const stands = STANDS_FOR.test(own) && / instead\b/i.test(act);
  const apart = takenApart(own);
  const lacksPlace = like && apart?.where === '' && apart.verb.toLowerCase() === like.verb.toLowerCase();
  const full =
    lacksPlace && !isShort
      ? `${own}${like.where}`
      : like && (isShort || stands)
        ? `${like.verb} ${own.replace(STANDS_FOR, '')}${like.where}`
        : own;
  const named = thing === '' ? full : full.replace(POINTS, thing);
  return named === '' ? '' : `${named[0]!.toUpperCase()}${named.slice(1)}.`;
}

/** The thing that something is said of: what stands before what is said, or before the verb of a question turned round. */
export function subjectOf(condition: string): string {
  const before =
    /^(.+?)\s+(?:is|are|has|have|still|can|costs?|stands?|shows?|comes?|does)\b/i.exec(condition)?.[1] ??
    /^(.+?)\s+(?:\p{Ll}+ed|for|below|under|less|more|over|above|at|free|available|open|in|out)\b/u.exec(
      condition,
    )?.[1] ??
    condition;
  return before
    .replace(/^the\s+[^“"]*?\bof\s+/i, '')
    .replace(/^the\s+/i, '')
    .trim();
}

const ASKS =
  /^(?:and\s+)?(?:(?:to|from|with|by|under|at|for|in|on|until|since)\s+)?(?:which|what|who|whom|whose|where|when|how)\b/i;

/** Reads a task of two ways, of which what the page says decides; null where it is none. */
export function eitherIn(instructions: string): Either | null {
  const parts = instructions
    .replace(/\s+/g, ' ')
    .trim()
    .split(SPLIT)
    .filter((part) => bare(part) !== '' && !/^(?:or|and|but|only|but only)$/i.test(bare(part)));
  const acts: Record<'yes' | 'no' | 'before', string[]> = { yes: [], no: [], before: [] };
  let condition = '';
  let negated = false;
  let way: keyof typeof acts = 'before';
  let elsewhere = false;
  for (const part of parts) {
    const polite = part.replace(FOR_ME, (lead) => (/^then\b/i.test(lead) ? lead : ''));
    const [kind, pattern] = BEGINS.find(([, begins]) => begins.test(polite)) ?? [];
    const rest = kind ? bare(polite.replace(pattern!, '')) : bare(polite);
    if (kind === 'if' || kind === 'unless') {
      // A second condition is that of the other way.
      if (condition !== '') {
        way = way === 'no' ? 'yes' : 'no';
        elsewhere = true;
        continue;
      }
      condition = rest;
      negated = kind === 'unless';
      way = negated ? 'no' : 'yes';
      continue;
    }
    if (kind === 'so') way = 'yes';
    // Before any condition "nothing else" leaves no other way.
    if (kind === 'else' && condition !== '') [way, elsewhere] = [negated ? 'yes' : 'no', true];
    if (kind === 'so' && negated) elsewhere = true;
    if (rest !== '') acts[way].push(rest);
  }
  const first = negated ? 'no' : 'yes';
  if (condition === '' || !elsewhere) return null;
  // "Buy the lamp if it is in stock": what stands ahead is done where it is so.
  if (acts[first].length === 0) acts[first].push(...acts.before.slice(-1));
  const [yes, no] = [acts.yes.join(', '), acts.no.join(', ')];
  if (yes === '' || no === '') return null;
  // "Whether it is collected and, if not, to which depot it goes": both are asked, and nothing is done.
  if (acts.no.some((act) => ASKS.test(act)) && acts.yes.every((act) => ASKS.test(act) || acts.before.includes(act)))
    return null;
  const subject = subjectOf(condition);
  // What is known of oneself is read on no page.
  if (/^(?:you|i|we)$/i.test(subject)) return null;
  const points = /^(?:it|they|there|that|this)$/i.test(subject);
  const withArticle = /^the\s/i.test(condition) && condition.slice(4).startsWith(subject) ? `the ${subject}` : subject;
  const thing = points ? (takenApart(negated ? no : yes)?.thing ?? '') : withArticle;
  return {
    condition: points && !/^there$/i.test(subject) ? condition.replace(POINTS, thing) : condition,
    yes: inFull(yes, no, thing),
    no: inFull(no, yes, thing),
  };
}
