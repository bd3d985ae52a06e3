import { fold } from '../../../language/index.ts';
import { baseOf } from '../discourse/lexicon.ts';
import { sentences } from '../sentences.ts';
import { isVerb, verbOf } from '../verbs/index.ts';

/** What a test says before what it tries out. */
const TRIES =
  /^(?:please\s+)?(?:test|check|verify|confirm|make sure|ensure|prove|see)\s+(?:for yourself\s+)?(?:that|whether|if)\s+/i;
/** What somebody says before the state in which things are to be at the end. */
const ENDS =
  /^(?:(?:afterwards|in the end|at the end|then|when (?:you are|all is) done|once (?:you are|all is) done)\s*,?\s+)?(?:(?:i|we) want (?:this|it so)\s*:\s*|(?:it|this) (?:should|must|has to|is to) be (?:so|the case) that\s+|the (?:aim|goal|outcome|result)(?: is| should be)?(?: this)?\s*(?::|that)\s*)/i;
/** "One can still shortlist the job": whoever can. */
const ANYONE =
  /^(?:one|you|i|we|somebody|someone|people|it is possible to|(?:an?|the) (?:visitor|customer|user|guest|member|reader|person)s?)(?:\s+(can|could|may|is able to|are able to))?(?:\s+(?:still|also|really|now))*\s+(\p{Ll}+)\b(.*)$/isu;
const ABLE = '(?:can|could|may)';
const MEANT = '(?:should|must|ought to|needs? to|has to|have to|is to|are to)';
const TURN = String.raw`(?:\s+(?:still|also|now|then|really|actually))*\s+be\s+`;
/** "A ticket can be returned at the desk": the thing, what is done with it, and the rest. */
const passive = (modal: string) => new RegExp(String.raw`^(.{2,80}?)\s+${modal}${TURN}(\p{Ll}+)\b(.*)$`, 'isu');
const PASSIVE = { able: passive(ABLE), meant: passive(MEANT) };
const DONE = /^(.{2,80}?)\s+(?:has|have)\s+(?:also\s+|now\s+)?been\s+(\p{Ll}+)\b(.*)$/isu;
/** "That its page opens": what comes of it is brought about. */
const OPENS = /,?\s+and\s+(?:that\s+)?((?:its|the|their|his|her|that)\s[^,.;]{2,40}?)\s+opens\b/i;
/** What belongs to a verb: "switched on", "paid back". */
const PARTICLE = /^\s+(on|off|up|down|back|out|away|over|in)\b(?!\s+(?:the|my|your|our|his|her|their|an?)\b)/i;
/** "The lamp belongs on my list": it is put there. */
const PLACED = new RegExp(
  String.raw`^(.{2,60}?)\s+(?:belongs?|goes|${MEANT}(?:\s+(?:also|now|then))*\s+be|is|are)\s+((?:on|in|into|among)\s+(?:my|the|your|our)\s+(?:\p{L}+\s*){1,3})$`,
  'iu',
);

/** What something can be said of: a thing, and no command, rule for all or word that only points. */
function isThing(text: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  return (
    /^(?:the|an?|my|your|our)$/i.test(first) ||
    /^(?:that|this)\s\p{Ll}/iu.test(text) ||
    (/^[\p{Lu}“"]/u.test(text) && !isVerb(first.toLowerCase()) && !GENERAL.test(text))
  );
}
const GENERAL =
  /^(?:all|any|no|none|nothing|every|each|everything|it|they|this|that|these|those|what|which|there|please|only)\b|\b(?:that|which|who)$/i;

/** What is said to be done with a thing, as a command; null where it is no act, or none that is known. */
function command(found: RegExpExecArray | null, known: boolean): string | null {
  const [, thing = '', done = '', rest = ''] = found ?? [];
  const verb = done === '' || !isThing(thing) ? null : baseOf(done);
  if (verb === null || (known && !isVerb(verb))) return null;
  const particle = PARTICLE.exec(rest);
  const [more, behind] = particle ? [` ${particle[1]}`, rest.slice(particle[0].length)] : ['', rest];
  return `${verb}${more} ${thing.replace(/^(?:An?|The|My|Your|Our)\b/, (word) => word.toLowerCase())}${behind}`;
}

/** What is tried out, or is to be so at the end. */
function brought(text: string, state: boolean): string | null {
  const plain = text.replace(OPENS, ' and open $1');
  const [, can = '', verb = '', rest = ''] = ANYONE.exec(plain) ?? [];
  if (isVerb(verb) || (verb !== '' && can !== '')) return `${verb}${rest}`;
  const able = command(PASSIVE.able.exec(plain), false);
  if (able || !state) return able;
  const placed = PLACED.exec(plain.replace(/[.!]+$/, ''));
  return (
    command(DONE.exec(plain), true) ??
    command(PASSIVE.meant.exec(plain), true) ??
    (placed ? `put ${placed[1]} ${placed[2]}` : null)
  );
}

function sentenceAsCommand(sentence: string): string {
  const [tried] = TRIES.exec(sentence) ?? [];
  if (tried) {
    const rest = sentence.slice(tried.length);
    // "Test that a tool can be used: put the drill on hold": what is tried out is told behind it.
    const [, told = '', first = ''] =
      /^[^:“"]*\b(?:can|could|works?|possible)\b[^:“"]*:\s+((\p{L}+)\b.*)$/isu.exec(rest) ?? [];
    if (isVerb(first.toLowerCase()) && !/\b(?:it|them|they)\b/i.test(told)) return capital(told);
    return capital(brought(rest, false)) || sentence;
  }
  const [ends] = ENDS.exec(sentence) ?? [];
  if (ends) return capital(brought(sentence.slice(ends.length), true)) || sentence;
  // "A reminder is to be set" tells how, where "the reminder" is one that is there.
  const also = sentence.replace(/^(?:also|and|then|besides)\s*,?\s+/i, '');
  return (/^an?\b/i.test(also) ? '' : capital(command(PASSIVE.meant.exec(also), true))) || sentence;
}

const capital = (text: string | null) => (text ? `${text[0]!.toUpperCase()}${text.slice(1)}` : '');

/** A text in which what is told as a test, or as the state at the end, is told as what is to be done. */
export function asCommands(text: string): string {
  return text
    .split(/(\n+)/)
    .map((line) => (line.trim() === '' ? line : sentences(line).map(sentenceAsCommand).join(' ')))
    .join('');
}

/** "The tap works again, so the report can be closed": what follows from how things are stands by itself. */
const FOLLOWS = /,?\s+(?:so|and so|therefore|which means(?: that)?)\s+(?=(?:the|that|this|my|your|our|it|they)\s)/iu;
const MAY = /\b(?:may|could|might)\b/i;

/** What can be done with a thing, or with what was spoken of before, as a command. */
function mayBeDone(part: string): string {
  const plain = part.replace(MAY, 'can').replace(/[.!]+$/, '');
  const pointed = /^(?:it|they)\s/i.test(plain) ? plain.replace(/^\S+/, 'the thing') : plain;
  const found = command(PASSIVE.able.exec(pointed), false)?.replace(/\bthe thing\b/, 'it') ?? '';
  return verbOf(fold(found)) ? found : '';
}

/** A text that asks for nothing outright, with what may or can be done in it as what is to be done; empty where it says nothing of the kind. */
export function mayAsCommands(text: string): string {
  const parts = sentences(text).flatMap((part) => part.split(FOLLOWS));
  if (parts.every((part) => mayBeDone(part) === '')) return '';
  return parts.map((part) => `${(capital(mayBeDone(part)) || capital(part)).replace(/[.!]*$/, '')}.`).join(' ');
}
