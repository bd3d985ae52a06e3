import { isVerb } from '../verbs/index.ts';
import { baseOf, DETERMINER, isStative, type Tag, TIME, tagOf } from './lexicon.ts';

/** A word of a sentence and where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
  tag: Tag;
}

/** A noun phrase: "the task «0»", "your order 55-1032", "two mails". */
export interface Phrase {
  /** As it stands in the sentence. */
  text: string;
  start: number;
  end: number;
  determiner: string;
  /** The noun that says what kind of thing it is; empty for a bare name. */
  kind: string;
  /** What it is called: a quoted string by its mark, a proper name, a code. */
  name: string;
  /** Words between the determiner and the kind. */
  traits: string[];
  /** The preposition before it; empty for a subject or an object. */
  after: string;
  /** It is a day, a time, a sum or a count, and names no thing. */
  amount: boolean;
}

const WORDS =
  /«\d+»|(?:Mr|Mrs|Ms|Dr|Prof)\.(?=\s\p{Lu})|[€$£]\s?\d[\d.,]*\d|(?<=\s)\.\p{L}+|[\p{L}\p{N}@](?:[\p{L}\p{N}@'’./:_+&-]*[\p{L}\p{N}])?|[.,;:!?()]/gu;

/** The words of a sentence with their classes. */
export function wordsOf(sentence: string): Word[] {
  const words: Word[] = [...sentence.matchAll(WORDS)].map((match, i) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    tag: tagOf(match[0], i === 0),
  }));
  // The capital at the head of a sentence names nobody, unless what follows says something of it.
  const [first, second] = words;
  if (first?.tag === 'name' && second && !/\d/.test(first.text) && !['name', 'auxiliary'].includes(second.tag))
    if (baseOf(second.text) === null) first.tag = 'word';
  return words;
}

/** Words that join a name to its kind: "a file called «0»". */
const CALLED = /^(?:called|named|titled|entitled)$/i;

/** Whether a word after a noun is the verb of the sentence, or a participle that tells what happened to it. */
function isPredicate(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  if (word.tag !== 'word') return false;
  const base = baseOf(word.text);
  if (base === null) return false;
  if (/ed$/i.test(word.text) || !/s$/i.test(word.text)) return true;
  // "The mails about ..." are things; "the shop mails you" does something.
  const next = words[at + 1];
  return next?.tag !== 'auxiliary';
}

/** The noun phrase that begins at a word; null where none does. */
export function phraseAt(words: readonly Word[], at: number, sentence: string): Phrase | null {
  let i = at;
  let determiner = '';
  const begun = () => i > at;
  if (words[i]?.tag === 'determiner') {
    determiner = words[i]!.text.toLowerCase();
    i++;
    // "both the ...", "all your ..."
    if (words[i]?.tag === 'determiner' && DETERMINER.test(words[i]!.text)) i++;
  }
  const content: Word[] = [];
  for (; i < words.length; i++) {
    const word = words[i]!;
    if (!['word', 'name', 'number', 'mark'].includes(word.tag)) {
      // "The most expensive", "a newly painted room": the adverb belongs to what follows.
      if (word.tag === 'adverb' && content.length === 0 && begun() && /ly$/.test(word.text)) continue;
      break;
    }
    if (CALLED.test(word.text) && content.length > 0) {
      const next = words[i + 1];
      if (next && (next.tag === 'mark' || next.tag === 'name')) continue;
    }
    const nouns = content.length > 0 || (determiner === '' && begun());
    if (nouns && isPredicate(words, i)) break;
    if (!nouns && determiner === '' && isPredicate(words, i)) return null;
    // "In the list «0» butter is missing": after its name a thing is told, unless the kind is still to come.
    if (word.tag === 'word' && content.at(-1)?.tag === 'mark' && content.length > 1) break;
    // "Give Ann 12 points": the count begins another; "your Lindor WM 620 kettle" is called so.
    const counts = word.tag === 'number' && content.some(({ tag }) => tag === 'name') && words[i + 1]?.tag === 'word';
    if (counts && determiner === '') break;
    // "A lamp last week": when it was is no part of it.
    if (nouns && /^(?:last|next)$/i.test(word.text) && UNIT.test(words[i + 1]?.text ?? '')) break;
    if (nouns && isStative(word.text) && /[^s]s$/i.test(content.at(-1)!.text) && words[i + 1]?.tag !== 'preposition')
      break;
    if (nouns && /^(?:want|wish|need)$/i.test(word.text) && /[^s]s$/i.test(content.at(-1)!.text)) break;
    // "a task «0»": nothing of a name follows its mark, but "the «0» button" has its kind there.
    content.push(word);
  }
  if (content.length === 0) return null;
  const end = content.at(-1)!.end;
  const marks = content.filter((word) => word.tag === 'mark');
  const named = content.filter((word) => word.tag === 'name' && !TIME.test(word.text));
  const plain = content.filter((word) => word.tag === 'word' && !TIME.test(word.text));
  const numbers = content.filter((word) => word.tag === 'number');
  const firstName = named[0] ? content.indexOf(named[0]) : -1;
  // "The surveyor Priya Nair", "order 7719": the kind stands before the name, or last of all: "the Website project".
  const last = plain.at(-1);
  const kind = last ? last.text.replace(/['’]s$/, '') : '';
  const number =
    kind && marks.length === 0 && named.length === 0 && content.at(-1)?.tag === 'number' ? content.at(-1)!.text : '';
  const name =
    marks.map((word) => word.text).join(' and ') ||
    (firstName >= 0 ? named.map((word) => word.text).join(' ') : number);
  return {
    text: sentence.slice(words[at]!.start, end),
    start: words[at]!.start,
    end,
    determiner,
    kind,
    name,
    traits: plain.slice(0, -1).map((word) => word.text),
    after: '',
    amount:
      (!kind && !name) ||
      (UNIT.test(kind) && (plain.length === 1 || (name === '' && /^(?:an?|no|)$/.test(determiner)))) ||
      (numbers.length > 0 && /^(?:euros?|pounds?|dollars?|o'clock|percent)$/i.test(kind)),
  };
}

/** Words before which a verb stands, and no thing. */
const DOER =
  /^(?:i|you|we|they|us|them|both|everybody|everyone|nobody|somebody|who|not|never|can|cannot|could|will|would|shall|should|may|might|must|do|does|did|don't|can't|won't|to)$/i;

/** Whether what reads like a bare noun is the verb of its sentence or what somebody is: "you get", "is due", "was leaving". */
function isVerbHere(words: readonly Word[], at: number, phrase: Phrase): boolean {
  const [word, before] = [words[at]!, words[at - 1]];
  if (phrase.determiner !== '' || !before || word.tag !== 'word') return false;
  if (/^(?:is|are|was|were|been|be|am|isn't|aren't)$/i.test(before.text) || (before.tag === 'adverb' && !phrase.name))
    return phrase.name === '' || /ing$/i.test(word.text);
  if (!DOER.test(before.text)) return false;
  return isVerb(word.text) || isStative(word.text) || before.tag === 'auxiliary' || before.tag === 'adverb';
}

const UNIT =
  /^(?:hours?|minutes?|days?|weeks?|weekends?|months?|quarters?|years?|mornings?|evenings?|afternoons?|times?|springs?|summers?|autumns?|winters?)$/i;

/** The noun phrases of a sentence, in their order, each with the preposition that it stands after. */
export function phrasesOf(sentence: string): { words: Word[]; phrases: Phrase[]; verbs: Word[] } {
  const words = wordsOf(sentence);
  const phrases: Phrase[] = [];
  const verbs: Word[] = [];
  let before = '';
  for (let i = 0; i < words.length; ) {
    const word = words[i]!;
    const phrase = ['determiner', 'word', 'name', 'number', 'mark'].includes(word.tag)
      ? phraseAt(words, i, sentence)
      : null;
    // "Any more of the topic": the topic is spoken of.
    // "Not any more": no longer, and nothing that there is more of.
    const noLonger = phrase && /^(?:any|no) ?more$/i.test(phrase.text);
    const partitive = phrase && /^(?:more|much|many|some|most|part|rest|lot|lots|none)$/i.test(phrase.kind);
    if (phrase && partitive && words.some((next) => next.start === phrase.end + 1 && next.text === 'of')) {
      while (i < words.length && words[i]!.end <= phrase.end) i++;
      before = '';
      i++;
      continue;
    }
    // "Not much to spend": how much, and nothing that is there.
    const howMuch = phrase && /^(?:so |too |that |very )?(?:much|many|enough)$/i.test(phrase.text);
    if (phrase && (noLonger || howMuch)) {
      while (i < words.length && words[i]!.end <= phrase.end) i++;
      before = '';
      continue;
    }
    if (phrase && !isVerbHere(words, i, phrase)) {
      phrase.after = before;
      phrases.push(phrase);
      before = '';
      while (i < words.length && words[i]!.end <= phrase.end) i++;
      continue;
    }
    if (phrase || word.tag === 'auxiliary' || (word.tag === 'word' && baseOf(word.text) !== null)) verbs.push(word);
    if (phrase) {
      before = '';
      i++;
      continue;
    }
    // "To travel": what follows is done, and is no thing.
    const next = words[i + 1];
    if (/^to$/i.test(word.text) && next?.tag === 'word' && (isVerb(next.text) || isStative(next.text))) {
      before = '';
      verbs.push(next);
      i += 2;
      continue;
    }
    if (word.tag === 'preposition') before = word.text.toLowerCase();
    else if (word.tag !== 'adverb') before = '';
    i++;
  }
  return { words, phrases, verbs };
}
