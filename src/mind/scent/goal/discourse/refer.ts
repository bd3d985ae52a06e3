import type { Discourse } from './discourse.ts';
import type { Entity } from './entities.ts';
import { isLetter } from './events.ts';
import { baseOf, isStative, TIME } from './lexicon.ts';
import { type Meant, oneOf, whole } from './ones.ts';
import { phraseAt, type Word, wordsOf } from './phrases.ts';

const SAVES = /^(?:then |also )?(?:(?:save|submit) it[.!]?|(?:save|store) it\s+(?:as|under|by)\s.*)$/i;

/** "What it costs to go": no thing is meant. */
const EXPLETIVE =
  /^it\s+(?:(?:costs?|takes?|takes? place|rains?|snows?)\b|(?:is|was)\s+(?:\p{L}+\s+)?(?:to|that)\b(?! be\b| arrive\b| come\b))/iu;

/** "One of the two": the thing that is there twice. */
const ONE_OF = /\b(?:only )?one of (?:the two|them|these|those|both)\b/i;

/** Up to the words that are to be said: they stay as they were told. */
const SPOKEN =
  /^(?!say (?:thanks|thank you)\b)(?:(?:reply|answer|respond|write|message|tell|say|inform|let|notify|mention)\b.*?|(?:reply|answer|write)\b[^:]*)(?:\bthat\s|:\s)/i;

function ends(word: Word | undefined): boolean {
  return !word || ['stop', 'preposition', 'adverb', 'conjunction', 'auxiliary', 'pronoun'].includes(word.tag);
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
  const after = words[at + 1]?.text ?? '';
  const predicate = after !== '' && (baseOf(after) !== null || isStative(after));
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
  // "The lid for that mill": so does what is spoken of once more behind it.
  const behind = next ? words[words.indexOf(next) + 1] : undefined;
  if (!demonstrative && /^(?:for|of|in|on)$/i.test(next?.text ?? '') && /^(?:this|that|it)$/i.test(behind?.text ?? ''))
    return null;
  // "The row for Hole punch": so does a name.
  const byName = behind && ['name', 'mark'].includes(behind.tag) && !TIME.test(behind.text);
  if (!demonstrative && byName && /^(?:for|in|on|at|under)$/i.test(next?.text ?? '')) return null;
  const spoken = discourse.find({ kind: phrase.kind, traits: phrase.traits.map((trait) => trait.toLowerCase()) });
  // "On loan" is how it stands; "the tower at Tharlby" says itself which one it is.
  const says = spoken && spoken.tail !== '' && clause.slice(phrase.end).startsWith(spoken.tail);
  if (says) return null;
  const entity = spoken?.bare ? null : spoken;
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
  const topic = demonstrative && !entity && !asks ? (discourse.find({ plural: false }) ?? discourse.find({})) : null;
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
