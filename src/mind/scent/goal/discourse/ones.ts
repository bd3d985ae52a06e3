import { isVerb } from '../verbs/index.ts';
import type { Discourse } from './discourse.ts';
import type { Entity } from './entities.ts';
import { phrasesOf, type Word } from './phrases.ts';

/** A stretch of a command and what it stands for. */
export interface Meant {
  start: number;
  end: number;
  text: string;
  /** What follows may still tell which one it is: "the one by Ann". */
  open?: boolean;
}

/** A thing with what tells it from others of its kind. */
export function whole(entity: Entity): string {
  return `${entity.core}${entity.tail}`;
}

/** What a thing is like beside those words, with its measure: "6 yard", of a 6 yard skip. */
export function traitsOf({ core, traits }: Entity, beside: readonly string[] = []): string {
  const measured = /\b\d[\d.,]*(?=\s\p{Ll})/u.exec(core)?.[0] ?? '';
  return [measured, ...traits.filter((trait) => !beside.includes(trait))].filter(Boolean).join(' ');
}

/** What a thing is told apart by. */
const TELLS_WHICH = /^(?:of|by|about|from|called|named|titled|with|for)\b/i;

/** Verbs that put another thing of its kind in the place of one. */
const SWAPS = /^(?:exchange|swap|replace|trade|change|switch)\b/i;

/** The kind of the last thing that the command itself names before a place in it. */
function kindBefore(place: number, clause: string): string {
  const named = phrasesOf(clause.slice(0, place)).phrases.filter(
    ({ kind, determiner, amount }) => kind !== '' && determiner !== '' && !amount,
  );
  return named.at(-1)?.kind ?? '';
}

/** "Borrow one": a thing of the kind that was spoken of. */
function aSuch(one: Word, discourse: Discourse): Meant | null {
  const entity = discourse.find({ told: true, plural: false }) ?? discourse.find({ told: true, plural: true });
  if (!entity || entity.kind === '' || entity.bare) return null;
  discourse.keep(entity);
  const thing = entity.core.replace(/^(?:the|my|your|our|his|her|their|this|that|an?)\s+/i, '');
  const text = entity.plural ? thing.replace(/(?<=[a-z]{2}[^s])s$/, '') : thing;
  return {
    start: one.start,
    end: one.end,
    text: `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}${entity.tail}`,
    open: true,
  };
}

/** "At the same one": where something was, or what was spoken of. */
function theSame(words: readonly Word[], from: number, one: Word, discourse: Discourse): Meant | null {
  const placed = /^(?:at|in|on|to|from|into)$/i.test(words[from - 1]?.text ?? '');
  const entity = (placed ? discourse.spot() : null) ?? discourse.find({ told: true, plural: false });
  return entity && entity.kind !== '' ? { start: words[from]!.start, end: one.end, text: whole(entity) } : null;
}

/** "The older one", "a white one", "the one by Ann": a thing of the kind that was spoken of. */
export function oneOf(words: readonly Word[], at: number, clause: string, discourse: Discourse): Meant | null {
  const one = words[at]!;
  let begin = at;
  const from = isVerb(words[0]!.text) ? 1 : 0;
  while (begin > from && ['word', 'number'].includes(words[begin - 1]!.tag)) begin--;
  const determiner = words[begin - 1];
  // "Borrow one for her": a thing of the kind that was told.
  if (begin === at && at === from) return aSuch(one, discourse);
  const that = begin === at && determiner?.text.toLowerCase() === 'that';
  if (!determiner || (determiner.tag !== 'determiner' && !that) || /^(?:no|each|every|any)$/i.test(determiner.text))
    return null;
  const traits = words.slice(begin, at).map((word) => word.text);
  if (traits.length === 1 && /^same$/i.test(traits[0]!)) return theSame(words, begin - 1, one, discourse);
  if (traits.some((trait) => /^(?:other|same|right|wrong)$/i.test(trait))) return null;
  // "The last one out": somebody.
  if (/^(?:out|home|in|there|standing)$/i.test(words[at + 1]?.text ?? '') && /^(?:first|last)$/i.test(traits[0] ?? ''))
    return null;
  // "Exchange the red cushion for a green one": a thing of the kind named just before.
  const before = traits.length > 0 && SWAPS.test(clause) ? kindBefore(determiner.start, clause) : '';
  if (before) return { start: determiner.start, end: one.end, text: [determiner.text, ...traits, before].join(' ') };
  // "Ann Lee is in your list twice": an entry that bears her name, and not the list.
  const twice = discourse.twice();
  if (twice)
    return {
      start: determiner.start,
      end: one.end,
      text: [determiner.text, ...traits, 'entry of', twice].join(' '),
      open: true,
    };
  const entity = discourse.find({ plural: true }) ?? discourse.find({ plural: false });
  if (!entity || entity.kind === '') return null;
  discourse.keep(entity);
  const kind = /s$/i.test(one.text) ? entity.kind : entity.kind.replace(/(?<=[a-z]{2}[^s])s$/, '').replace(/ie$/, 'y');
  const own = traitsOf(entity, traits);
  // "The plan of Ann, and the one of Tom": what is told of this one stands in the place of that.
  const tail = TELLS_WHICH.test(entity.tail.trim()) && TELLS_WHICH.test(words[at + 1]?.text ?? '') ? '' : entity.tail;
  const name = /«/.test(entity.name) && !/ and /.test(entity.name) ? entity.name : '';
  return {
    start: determiner.start,
    end: one.end,
    text: [determiner.text, ...traits, own, kind, name].filter(Boolean).join(' ') + tail,
    open: true,
  };
}
