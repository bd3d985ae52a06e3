import type { Chance } from '../random.ts';

/** Who speaks: the person (`I`), somebody about them (`third`), or a note-taker who leaves the subject out (`notes`). */
export type Voice = 'I' | 'third' | 'notes';

export interface Pronouns {
  subject: string;
  object: string;
  possessive: string;
  reflexive: string;
  plural: boolean;
}

export const PRONOUNS: Readonly<Record<string, Pronouns>> = {
  female: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself', plural: false },
  male: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself', plural: false },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves', plural: true },
  I: { subject: 'I', object: 'me', possessive: 'my', reflexive: 'myself', plural: true },
};

const IRREGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  go: 'goes',
  "don't": "doesn't",
  "haven't": "hasn't",
};

function thirdPerson(verb: string): string {
  const known = IRREGULAR[verb];
  if (known) return known;
  if (/(s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/**
 * Writes sentences from small templates: `[a|b|]` one of, `{S}` `{o}` `{p}` `{r}` the person as subject, object, possessive and
 * reflexive, `~verb` a verb that agrees with the subject last written, `{fact}` a fact by name.
 */
export class Scribe {
  readonly voice: Voice;
  readonly #first: string;
  readonly #own: Pronouns;
  readonly #facts: Readonly<Record<string, string>>;
  readonly #chance: Chance;
  #sinceName = 99;
  #singular = true;

  constructor(
    voice: Voice,
    first: string,
    pronouns: Pronouns,
    facts: Readonly<Record<string, string>>,
    chance: Chance,
  ) {
    this.voice = voice;
    this.#first = first;
    this.#own = voice === 'I' ? (PRONOUNS.I as Pronouns) : pronouns;
    this.#facts = facts;
    this.#chance = chance;
  }

  /** One or more finished sentences. */
  say(template: string): string {
    const chosen = this.#choose(template);
    const filled = this.#fill(chosen);
    return tidy(filled);
  }

  /** A quotation in the person's own words, inside somebody else's text. */
  quote(template: string): string {
    const speaker = new Scribe('I', this.#first, this.#own, this.#facts, this.#chance);
    const said = speaker.say(template).replaceAll('"', "'");
    if (!said.endsWith('.') || this.#chance.happens(0.5)) return `"${said}"`;
    this.#singular = !this.#own.plural;
    const who = this.#chance.happens(0.4) ? this.#named() : this.#own.subject;
    return `"${said.slice(0, -1)}," ${who === this.#first || !this.#own.plural ? `${who} says` : `${who} say`}.`;
  }

  #choose(template: string): string {
    let text = template;
    for (let guard = 0; guard < 200; guard += 1) {
      const inner = /\[([^[\]]*)\]/.exec(text);
      if (!inner) return text;
      text =
        text.slice(0, inner.index) +
        this.#chance.pick((inner[1] ?? '').split('|')) +
        text.slice(inner.index + inner[0].length);
    }
    return text;
  }

  #fill(template: string): string {
    return template.replace(/\{(\w+)\}|~([a-z']+)/g, (_, slot: string | undefined, verb: string | undefined) => {
      if (verb) return this.#conjugate(verb);
      if (slot === 'S') return this.#subject();
      if (slot === 'N') return this.#named();
      if (slot === 's') return this.#pronoun();
      if (slot === 'o') return this.#own.object;
      if (slot === 'p') return this.#own.possessive;
      if (slot === 'r') return this.#own.reflexive;
      const fact = this.#facts[slot ?? ''];
      if (fact === undefined) throw new Error(`no fact {${slot}} for "${template}"`);
      return fact.includes('{') || fact.includes('~') || fact.includes('[') ? this.#fill(this.#choose(fact)) : fact;
    });
  }

  #named(): string {
    if (this.voice === 'I') return this.#subject();
    this.#sinceName = 0;
    this.#singular = true;
    return this.#first;
  }

  #subject(): string {
    if (this.voice === 'notes') {
      this.#singular = true;
      return '';
    }
    if (this.voice === 'third' && (this.#sinceName >= 4 || (this.#sinceName >= 2 && this.#chance.happens(0.3))))
      return this.#named();
    this.#sinceName += 1;
    this.#singular = !this.#own.plural;
    return this.#own.subject;
  }

  #pronoun(): string {
    this.#singular = !this.#own.plural;
    return this.#own.subject;
  }

  #conjugate(verb: string): string {
    const first = this.voice === 'I';
    if (verb === 'be') return first ? 'am' : this.#singular ? 'is' : 'are';
    if (verb === 'was') return first || this.#singular ? 'was' : 'were';
    return this.#singular && !first ? thirdPerson(verb) : verb;
  }
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([,;]),+/g, '$1')
    .replace(/\.\.+/g, '.')
    .trim()
    .replace(
      /\b(a) (?=(?!one\b|once\b|use|uni|eu)(?:[aeio]|un|u[^s]|hour|honest)\w)/gi,
      (article) => `${article.trim()}n `,
    )
    .replace(/(^"?|[.!?]"? "?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
