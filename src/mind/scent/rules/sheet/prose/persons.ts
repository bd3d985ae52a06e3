import { fold } from '../../../../language/index.ts';
import { classOfField } from '../../../filling/fields.ts';
import { asksNameOfThing } from '../../../filling/known/own-name.ts';
import { isVerb } from '../../../goal/verbs/index.ts';
import type { Clause } from '../../../meaning/clauses.ts';
import type { Answer } from '../answer.ts';
import type { Blank } from '../blanks.ts';
import { NAMES, partOfName } from '../may-stand.ts';
import { about, spokenOf } from './spoken.ts';

/** Somebody who is called by name and surname. */
const PERSON =
  /(?<![\p{L}\p{N}])(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:(?:van|von|de|der|den|di|da|la|le|bin|al) ){0,2}\p{Lu}\p{Ll}[\p{L}’'-]*){1,3}(?![\p{L}])/gu;
/** Words with capital letters that begin a sentence or name a place, a day or a thing of the street, and no person. */
const NO_PERSON =
  /^(?:the|calle|avenida|rua|rue|via|plaza|street|road|avenue|lane|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|please|book|order|sign|register|apply|hire|put|set|give|send|add|create|report)$/i;
const PLACE_BEHIND =
  /\s(?:street|road|avenue|lane|airport|station|square|park|hotel|hospital|school|branch|club|centre|center|university|bridge|island|square)\b/i;
const PLACE_BEFORE = /\b(?:at|in|from|to|near|outside)\s+(?:the\s+)?$/i;
/** "The University of New Haven" is a place, and "the return of Ana Ruiz" tells whose it is. */
const PLACE_OF =
  /(?:\p{Lu}\p{L}+|\b(?:city|town|village|port|district|region|province|state|county|island))\s+of\s+(?:the\s+)?$/u;

export interface Person {
  name: string;
  clause: Clause;
  at: number;
}

/** Who a task calls by name and surname, in its order. */
export function personsIn(clauses: readonly Clause[]): Person[] {
  const out: Person[] = [];
  for (const clause of clauses)
    for (const match of clause.text.matchAll(PERSON)) {
      // A street stands behind its number.
      if (/\d\p{L}?\s$/u.test(clause.text.slice(0, match.index))) continue;
      const words = match[0].split(' ');
      while (words.length > 0 && NO_PERSON.test(words[0]!)) words.shift();
      // "Enrol Ana Ruiz": what begins the sentence is what is to be done with her.
      if (match.index === 0 && words.length > 2 && isVerb(words[0]!.toLowerCase())) words.shift();
      const name = words.join(' ');
      if (words.length < 2 || words.some((word) => NO_PERSON.test(word)) || PLACE_BEHIND.test(` ${name}`)) continue;
      if (PLACE_OF.test(clause.text.slice(0, match.index))) continue;
      if (
        PLACE_BEFORE.test(clause.text.slice(0, match.index)) &&
        !/\b(?:from|to) $/i.test(clause.text.slice(0, match.index))
      )
        continue;
      if (!out.some((one) => one.name === name)) out.push({ name, clause, at: clause.start + match.index });
    }
  return out;
}

/** Fields that ask for somebody, by what they are called. */
const ASKS_WHO =
  /\b(?:names?|who(?:m|se)?|assignee|assigned to|(?:contact|authori[sz]ed) person|tax ?payer|holder|attendee|beneficiary|recipient|driver|applicant|pupil|student|child|owner|guest|patient|passenger)\b/i;
/** Names of things: no person is asked for. */
const OF_THING =
  /\b(?:product|company|organi[sz]ation|pet|animal|file|project|team|event|account|user|dish|street|road|branch|hotel|item|list|domain|site)\b/i;

/** Whether a field asks who somebody is. */
export function asksWho(blank: Blank): boolean {
  if (blank.kind !== 'text') return false;
  const label = fold(blank.label);
  const group = classOfField(blank.items[0]!);
  if (group === 'tel' || group === 'email') return false;
  // Room for several lines is for words: a "Note for the driver" asks for no driver.
  if (group === 'message' || blank.items[0]!.state.has('multiline')) return false;
  return !OF_THING.test(label) && !asksNameOfThing(blank.items[0]!) && (NAMES.has(group) || ASKS_WHO.test(label));
}

/** Whom each of the fields asks for that want somebody: by what stands with the name in the task, else in the order of both. */
export function whoFor(open: readonly Blank[], clauses: readonly Clause[], given: readonly string[]): Answer[] {
  const blanks = open.filter(asksWho);
  const taken = new Set(given);
  const persons = personsIn(clauses).filter(({ name }) => !taken.has(name));
  if (blanks.length === 0 || persons.length === 0) return [];
  const pairs = blanks.flatMap((blank) =>
    persons.map((person, i) => {
      const near = spokenOf(about(`${blank.label} ${blank.items[0]!.group}`), person.clause).share;
      return { blank, person, fit: near + (i === 0 ? FIRST : 0) };
    }),
  );
  const out: Answer[] = [];
  const used = new Set<string>();
  for (const { blank, person, fit } of pairs.sort((a, b) => b.fit - a.fit || a.blank.order - b.blank.order)) {
    if (out.some((answer) => answer.blank === blank)) continue;
    const group = classOfField(blank.items[0]!);
    const parts = group === 'given-name' || group === 'family-name';
    // A name is one person's; its parts stand in two fields.
    if (used.has(person.name) && !parts) continue;
    if (fit < LEAST) continue;
    used.add(person.name);
    out.push({ blank, text: partOfName(person.name, group), fit: 0.8 });
  }
  return out;
}
/** What it counts to be the first who is told of; and what a field has to have for it at least. */
const FIRST = 0.25;
const LEAST = 0.2;
