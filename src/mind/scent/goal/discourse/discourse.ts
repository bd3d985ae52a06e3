import { type Account, accountOf, type Entity } from './entities.ts';
import { isAct, isLetter } from './events.ts';

/** Which of the things spoken of a word can mean. */
interface Wanted {
  /** Only what was told of, and not what was asked for. */
  told?: boolean;
  person?: boolean;
  plural?: boolean;
  kind?: string;
  traits?: readonly string[];
  /** Two things that were told in one breath. */
  pair?: boolean;
}

const SHOWN =
  /\b(?:shows?|showing|shown|displays?|displaying|says?|saying|reads?|reading|flash(?:es|ing)|blink(?:s|ing)|reports?|reporting|prints?|gives?|giving|sees?|got|get)\s+(?:you\s+|me\s+)?(?:(?:the|an?)\s+)?(?:(?:error|fault|message|code|symbol|letters?|words?|sign|light|warning|status|text)\s+){0,3}(«\d+»|(?=[\p{L}-]*\d)\p{Lu}[\p{L}\d-]*|\d[\p{L}\d-]*(?=[.,]?\s*$))/u;

function singular(kind: string): string {
  return kind.replace(/(?<=[a-z]{2}[^s])s$/, '').replace(/ie$/, 'y');
}

const GROUPS = /^(?:group|club|team|company|council|shop|association|class|school|community|office|agency|firm)$/;

/** Those of whom one says "she" as well as "it". */
const ANIMAL = /^(?:dogs?|cats?|horses?)$/;

/** A day of which something is told. */
const DAY =
  /\bon (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b)(?: \d{4})?/i;

/** What the text has spoken of so far, so that "it" and "that booking" can be told. */
export class Discourse {
  readonly #entities: Entity[] = [];
  readonly #accounts: Account[] = [];
  /** What was meant by the last word that stood for something. */
  #focus: Entity | null = null;
  #sentence = 0;
  #toldOnly = false;
  #twice = '';
  /** What something was last said to show: a code, a message. */
  #shown = '';
  #day = '';

  /** Looks only at what was told of while a command for the interface itself is read: "type it" means no thing. */
  only(told: boolean): void {
    this.#toldOnly = told;
  }

  /** Takes in a sentence that tells how things are. */
  tell(sentence: string): void {
    const account = accountOf(sentence, ++this.#sentence);
    this.#day = DAY.exec(sentence)?.[0] ?? this.#day;
    const doubled = /\b(?:is|are|was|were|has been)\b.*\b(?:twice|two times|doubled?)$/i.test(sentence);
    this.#twice = doubled
      ? (account.entities.find(({ role, name }) => role === 'topic' && name !== '')?.core ?? '')
      : '';
    this.#shown = SHOWN.exec(sentence)?.[1] ?? this.#shown;
    // "It is on offer now": the same thing is spoken of still.
    const goesOn = /^(?:it|they|he|she|this|these)\b/i.test(sentence);
    this.#accounts.push(account);
    const known = account.entities.map(
      (entity): Entity => (goesOn && entity.role === 'topic' ? { ...entity, role: 'other' } : entity),
    );
    this.#entities.push(...known);
    if (!goesOn) this.#focus = null;
  }

  /** Takes in what a command names, given without its verb. */
  ask(named: string): void {
    this.#entities.push(...accountOf(named, ++this.#sentence, true).entities);
  }

  /** The thing that a word means; null when nothing of the kind was spoken of. */
  find({ told = this.#toldOnly, person = false, plural, kind, traits = [], pair }: Wanted): Entity | null {
    const fits = (entity: Entity) =>
      (kind !== undefined ||
        entity.person === person ||
        (!person && plural !== undefined && ANIMAL.test(entity.kind))) &&
      !(told && entity.asked) &&
      (!pair || / and /.test(entity.core)) &&
      (plural === undefined || entity.plural === plural) &&
      (kind === undefined || singular(entity.kind) === singular(kind)) &&
      traits.every((trait) => entity.traits.includes(trait));
    if (this.#focus && kind === undefined && fits(this.#focus)) return this.#focus;
    const ranked = this.#entities.filter(fits).sort((a, b) => rank(b) - rank(a) || b.sentence - a.sentence);
    const best = ranked[0];
    if (best) return best;
    // "Sefa", with no word of who that is.
    return person
      ? (this.#entities.find(({ kind, name }) => kind === '' && /^\p{Lu}[\p{L}'-]+$/u.test(name)) ?? null)
      : null;
  }

  /** What was said to be there twice, as a command calls it; empty where nothing was. */
  twice(): string {
    return this.#twice;
  }

  /** The code or the words that something was said to show: "E4" of "the machine shows E4"; empty where there are none. */
  shown(): string {
    return this.#shown;
  }

  /** The day of what was told last, with its preposition: "on 4 July"; empty where none was told. */
  day(): string {
    return this.#day;
  }

  /** Where something was said to be. */
  place(): Entity | null {
    return (
      this.#entities.findLast((entity) => entity.role === 'place' && !entity.asked && !entity.bare && !entity.person) ??
      null
    );
  }

  /** The first place of those that were told of together: "the fifth place on this list". */
  spot(): Entity | null {
    for (const { entities } of this.#accounts.toReversed()) {
      const found = entities.find((entity) => entity.role === 'place' && !entity.bare && !entity.person);
      if (found) return found;
    }
    return null;
  }

  /** Those who were spoken of, as a command calls them. */
  persons(): string[] {
    return this.#entities.filter(({ person }) => person).map(({ core }) => core);
  }

  /** Those whom one writes to as many: a club, a group. */
  body(): Entity | null {
    return this.#entities.findLast(({ kind }) => GROUPS.test(kind)) ?? null;
  }

  keep(entity: Entity): void {
    this.#focus = entity;
  }

  /** What was spoken of as something that happened: "the reservation of the book «0»"; empty when nothing of the kind was told. */
  event(noun: string): string {
    const kind = singular(noun.toLowerCase());
    for (const { entities, verbs } of this.#accounts.toReversed()) {
      // "On hold", "on loan": how a thing stands is called by the same word.
      const state = entities.some((entity) => entity.bare && singular(entity.kind) === kind);
      if (!state && !verbs.some((verb) => isAct(kind, verb))) continue;
      const thing = entities.find(
        (entity) => entity.role === 'topic' && !entity.person && singular(entity.kind) !== kind,
      );
      const person = entities.find((entity) => entity.person && entity.role === 'topic');
      const at = entities.find((entity) => entity.role === 'place' && entity.name !== '');
      const whose = person ? ` from ${person.core}` : '';
      if (isLetter(kind) && person) return `the ${noun} from ${person.core}${at ? ` in ${at.core}` : ''}`;
      if (thing) return `the ${noun} of ${thing.core}${thing.tail}${whose}`;
      if (at) return `the ${noun} to ${at.core}${whose}`;
      if (person) return `the ${noun}${whose}`;
    }
    return '';
  }
}

function rank(entity: Entity): number {
  const told = entity.asked ? 0 : 1;
  // Something without a name or an article is hardly meant by a pronoun.
  // "Owen has a new number": somebody or something that has but a name is seldom meant by "it".
  const named = entity.kind === '' && /^\p{Lu}[\p{L}'-]+$/u.test(entity.name);
  const whose = /^(?:his|her|their)\s/i.test(entity.core);
  const bare = !entity.bare || entity.plural ? 0 : entity.role === 'topic' ? -1 : -5;
  return (
    (named || whose ? -1 : 0) +
    bare +
    (entity.role === 'topic' ? 4 : entity.role === 'other' && entity.name !== '' ? 1 : 0) +
    told
  );
}
