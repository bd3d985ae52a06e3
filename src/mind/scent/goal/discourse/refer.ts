import type { Discourse } from './discourse.ts';
import type { Entity } from './entities.ts';
import { isLetter } from './events.ts';
import { baseOf } from './lexicon.ts';
import { phraseAt, phrasesOf, type Word, wordsOf } from './phrases.ts';

const SAVES = /^(?:then |also )?(?:save|submit) it[.!]?$/i;

/** "What it costs to go": no thing is meant. */
const EXPLETIVE =
  /^it\s+(?:(?:costs?|takes?|takes? place|rains?|snows?)\b|(?:is|was)\s+(?:\p{L}+\s+)?(?:to|that)\b(?! be\b| arrive\b| come\b))/iu;

/** "One of the two": the thing that is there twice. */
const ONE_OF = /\b(?:only )?one of (?:the two|them|these|those|both)\b/i;

/** Up to the words that are to be said: they stay as they were told. */
const SPOKEN =
  /^(?:(?:reply|answer|respond|write|message|tell|say|inform|let|notify|mention)\b.*?|(?:reply|answer|write)\b[^:]*)(?:\bthat\s|:\s)/i;

/** A stretch of a command and what it stands for. */
export interface Meant {
  start: number;
  end: number;
  text: string;
  /** What follows may still tell which one it is: "the one by Ann". */
  open?: boolean;
}

function whole(entity: Entity): string {
  return `${entity.core}${entity.tail}`;
}

function ends(word: Word | undefined): boolean {
  return !word || ['stop', 'preposition', 'adverb', 'conjunction', 'auxiliary', 'pronoun'].includes(word.tag);
}

/** Verbs that put another thing of its kind in the place of one. */
const SWAPS = /^(?:exchange|swap|replace|trade|change|switch)\b/i;

/** The kind of the last thing that the command itself names before a place in it. */
function kindBefore(place: number, clause: string): string {
  const named = phrasesOf(clause.slice(0, place)).phrases.filter(
    ({ kind, determiner, amount }) => kind !== '' && determiner !== '' && !amount,
  );
  return named.at(-1)?.kind ?? '';
}

/** "The older one", "a white one", "the one by Ann": a thing of the kind that was spoken of. */
function oneOf(words: readonly Word[], at: number, clause: string, discourse: Discourse): Meant | null {
  const one = words[at]!;
  let begin = at;
  while (begin > 0 && ['word', 'number'].includes(words[begin - 1]!.tag)) begin--;
  const determiner = words[begin - 1];
  const that = begin === at && determiner?.text.toLowerCase() === 'that';
  if (!determiner || (determiner.tag !== 'determiner' && !that) || /^(?:no|each|every|any)$/i.test(determiner.text))
    return null;
  const traits = words.slice(begin, at).map((word) => word.text);
  if (traits.some((trait) => /^(?:other|same|right|wrong)$/i.test(trait))) return null;
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
  const own = entity.traits.filter((trait) => !traits.includes(trait)).join(' ');
  const name = /«/.test(entity.name) && !/ and /.test(entity.name) ? entity.name : '';
  return {
    start: determiner.start,
    end: one.end,
    text: [determiner.text, ...traits, own, kind, name].filter(Boolean).join(' ') + entity.tail,
    open: true,
  };
}

/** What those do who run a place, and hardly anybody who was told of. */
const HOSTS = /^\s+(?:ask|charge|take|want|offer|sell|open|close|have|lend|let|accept|stock|make|expect)\b/i;

/** What a pronoun means. */
function pronoun(
  words: readonly Word[],
  at: number,
  clause: string,
  discourse: Discourse,
  asks: boolean,
): Meant | null {
  const word = words[at]!;
  const next = words[at + 1];
  const mean = (entity: Entity | null, text = entity ? whole(entity) : ''): Meant | null => {
    if (!entity) return null;
    discourse.keep(entity);
    return { start: word.start, end: word.end, text };
  };
  const said = word.text.toLowerCase();
  // "Change it and save it": what was put in, whatever it was.
  if (SAVES.test(clause)) return null;
  if (said === 'it' && !EXPLETIVE.test(clause.slice(word.start)))
    // "The colours are wrong. Complain about it": of all that was told.
    return mean(discourse.find(/\babout\s*$/i.test(clause.slice(0, word.start)) ? { told: true } : { plural: false }));
  if (/^(?:him|he|she)$/.test(said) || (said === 'her' && (ends(next) || next?.tag === 'determiner'))) {
    const entity = discourse.find({ person: true });
    // "Your neighbour's cat is ill. Whom can she ring?": who has no name is not looked for by what they are.
    return asks && entity?.name === '' ? null : mean(entity);
  }
  if (/^(?:them|they)$/.test(said)) {
    // "Let them know" speaks to those who were spoken of, and to no things.
    const to = /^(?:let|tell|ask|inform|notify|answer|write|message)(?:\s+to)?\s*$/i.test(clause.slice(0, word.start));
    // "What do they charge?": those whose site it is.
    if (asks && HOSTS.test(clause.slice(word.end))) return null;
    const meant = to ? discourse.body() : discourse.find({ plural: true });
    return asks && meant?.bare ? null : mean(meant);
  }
  if (/^(?:these|those)$/.test(said) && ends(next)) return mean(discourse.find({ plural: true }));
  // "The plant that is safe": it only joins.
  const alone = !next || ['stop', 'preposition', 'adverb'].includes(next.tag);
  if (/^(?:this|that)$/.test(said) && alone && at > 0 && at < 3) return mean(discourse.find({}));
  if (said === 'both' && ends(next)) {
    const entity = discourse.find({ plural: true, pair: true }) ?? discourse.find({ plural: true });
    return mean(entity, entity && / and /.test(entity.name) ? entity.name : undefined);
  }
  if (said === 'there' && at > 0 && ends(next)) {
    const from = words[at - 1]!.text.toLowerCase() === 'from';
    const place = discourse.place();
    if (place) return { start: word.start, end: word.end, text: `${from ? '' : 'in '}${whole(place)}` };
    const thing = from ? null : discourse.find({ plural: false });
    return thing ? { start: word.start, end: word.end, text: `on ${whole(thing)}` } : null;
  }
  return null;
}

/** "His account", "its card", "that booking", "the review": who and which was spoken of before. */
function noun(words: readonly Word[], at: number, clause: string, discourse: Discourse): Meant | null {
  const word = words[at]!;
  const said = word.text.toLowerCase();
  // "A room that lets dogs in": after a noun it only joins.
  const predicate = words[at + 1] !== undefined && baseOf(words[at + 1]!.text) !== null;
  const joins =
    said === 'that' && at > 1 && predicate && ['word', 'name', 'number', 'mark'].includes(words[at - 1]!.tag);
  const demonstrative =
    !joins &&
    /^(?:this|that|these|those)$/.test(said) &&
    !/^(?:determiner|pronoun|auxiliary)$/.test(words[at + 1]?.tag ?? '');
  const from = demonstrative ? phraseAt(words, at + 1, clause) : phraseAt(words, at, clause);
  if (
    !from ||
    from.kind === '' ||
    /\bones?$/i.test(from.text) ||
    (demonstrative && from.start !== words[at + 1]!.start)
  )
    return null;
  const phrase = { ...from, start: word.start };
  if (/^(?:his|her|their)$/.test(said)) {
    const owner = discourse.find({ person: true, plural: said === 'their' ? undefined : false });
    if (!owner) return null;
    discourse.keep(owner);
    const thing = discourse.find({ kind: phrase.kind, traits: phrase.traits.map((trait) => trait.toLowerCase()) });
    const letter = isLetter(phrase.kind) && phrase.name === '' ? discourse.event(phrase.kind) : '';
    if (letter) return { start: phrase.start, end: phrase.end, text: letter };
    const own = phrase.text.replace(/^\S+\s+/, '');
    if (thing && phrase.name === '' && thing.name !== '')
      return { start: phrase.start, end: phrase.end, text: `the ${own} ${thing.name} of ${owner.core}` };
    return { start: phrase.start, end: phrase.end, text: `the ${own} of ${owner.core}` };
  }
  if (said === 'its') {
    const owner = discourse.find({ plural: false });
    if (!owner || owner.person || owner.bare) return null;
    discourse.keep(owner);
    return {
      start: phrase.start,
      end: phrase.end,
      text: `the ${phrase.text.replace(/^\S+\s+/, '')} of ${whole(owner)}`,
    };
  }
  if (!demonstrative && said !== 'the') return null;
  if (phrase.name !== '') return null;
  // What stands after it tells which one is meant: "the limit of your card".
  const next = words.find((other) => other.start >= phrase.end);
  const told = next && /^(?:of|by|about|called|named|from|that|who|which|with)$/i.test(next.text);
  if (!demonstrative && told && !/^(?:that|which)$/i.test(next.text)) return null;
  const entity = discourse.find({ kind: phrase.kind, traits: phrase.traits.map((trait) => trait.toLowerCase()) });
  // A question is asked of what was told, by when and where it was.
  const asks = /^(?:find|tell|what|how|when|where|which|who|look|see|check)\b/i.test(clause);
  const event = phrase.traits.length === 0 && !asks ? discourse.event(phrase.kind) : '';
  if (told && !demonstrative) return event ? { start: phrase.start, end: phrase.end, text: event, open: true } : null;
  const fuller = entity !== null && entity.core.split(' ').length > phrase.text.split(' ').length;
  if (entity && (fuller || entity.name !== '' || entity.tail !== '' || (!event && demonstrative))) {
    discourse.keep(entity);
    return { start: phrase.start, end: phrase.end, text: whole(entity) };
  }
  if (event) return { start: phrase.start, end: phrase.end, text: event };
  // "That visit" must have to do with what was spoken of.
  const topic = demonstrative && !entity && !asks ? discourse.find({ plural: false }) : null;
  if (!topic || topic.asked || topic.bare) return null;
  const day = whole(topic).includes(discourse.day()) ? '' : discourse.day();
  return { start: phrase.start, end: phrase.end, text: `the ${phrase.text} for ${whole(topic)} ${day}`.trim() };
}

/**
 * A command in which each word that stands for something spoken of before is put in that thing's own words.
 * @param asks it is a question, and asks for no act
 */
export function resolved(
  clause: string,
  discourse: Discourse,
  told = false,
  asks = false,
): { text: string; meant: Meant[] } {
  discourse.only(told);
  const words = wordsOf(clause);
  const meant: Meant[] = [];
  const share = ONE_OF.exec(clause);
  const shared = share ? (discourse.find({ plural: false }) ?? discourse.find({})) : null;
  if (share && shared) meant.push({ start: share.index, end: share.index + share[0].length, text: whole(shared) });
  const spoken = SPOKEN.exec(clause);
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (spoken && word.start >= spoken[0].length) break;
    if (meant.some(({ start, end }) => word.start >= start && word.start < end)) continue;
    const found =
      /^ones?$/i.test(word.text) && (ends(words[i + 1]) || baseOf(words[i + 1]!.text) !== null)
        ? oneOf(words, i, clause, discourse)
        : (pronoun(words, i, clause, discourse, asks) ?? noun(words, i, clause, discourse));
    if (found && !meant.some(({ text }) => text === found.text)) meant.push(found);
  }
  let text = clause;
  for (const { start, end, text: own } of meant.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + own + text.slice(end);
  return { text, meant };
}
