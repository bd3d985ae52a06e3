import { fold, words } from '../../../language/index.ts';
import { stepsInReach, stepsTogether } from '../../goal/together.ts';
import type { Step } from '../../goal/types.ts';
import { isProduct } from '../../goal/wording/number-in-name.ts';
import { properNames } from '../../meaning/match.ts';
import { PerStep, type Situation } from '../../situation.ts';
import { AT_HOME, addressPart } from '../address.ts';
import { wishOf } from '../coverage/demands.ts';
import { type Meaning, meaningOf, type Whose } from './meaning.ts';
import { birthIn, factsIn } from './told-of.ts';

/** A value that may be asked for, with what it is. */
export interface Entry {
  value: string;
  /** The name under which it is known. */
  name: string;
  meaning: Meaning;
  whose: Whose;
  source: 'knowledge' | 'task' | 'person';
  /** Entries of one origin are parts and wholes of one another. */
  origin: number;
  /** Characters of the wish that it takes. */
  spans: ReadonlyArray<readonly [number, number]>;
}

type Draft = Omit<Entry, 'meaning' | 'origin'> & { origin?: number };

const KIN =
  'son|daughter|child|baby|father|mother|dad|mum|brother|sister|wife|husband|partner|friend|colleague|boss|neighbou?r|aunt|uncle|niece|nephew|cousin|grand(?:son|daughter|father|mother)|flatmate|dog|cat|rabbit|horse|pony|hamster|parrot|bird|puppy|kitten|pet';
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: (?:de |del |la |van |von |der )?\\p{Lu}[\\p{L}'’-]+)*";
/** "My sister Carmen", "my son, Hugo". */
const KIN_NAMED = new RegExp(
  `\\b(?:[Mm]y|[Yy]our|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|a) (?:${KIN}),? (?:called |named )?(${NAME})`,
  'gu',
);
/** "I am Petra Lund", "Name Petra Lund, email ...": a name and a surname, and no nation or trade. */
const SAID_OF_SELF = new RegExp(
  `(?:\\bI(?:['’]m| am) |(?:^|[.;,(] ?)[Nn]ame )(${NAME} \\p{Lu}[\\p{L}'’-]+)(?=\\s*(?:[.,;()]|$| and ))`,
  'gu',
);
/** "Your name is Ida Kern", "under the name of Ida Kern". */
const OWN_NAME = new RegExp(
  `\\b(?:(?:[Yy]our|[Mm]y|[Tt]he) (?:full )?name is|(?:under|in|on) (?:the|my) name(?: of)?|[Nn]ame:|(?:I|[Yy]ou) (?:am|are) called) (${NAME})`,
  'gu',
);
/** "Sign up as Deborah Winslow": who the person is on the site, where two words or more say it. */
const GOES_AS = new RegExp(
  `\\b(?:[Ss]ign (?:up|on)|[Ee]nroll?|[Rr]egister|[Jj]oin|[Bb]ook(?: in)?|[Oo]rder|[Aa]pply|[Cc]heck in|[Ss]ubscribe) as (${NAME} \\p{Lu}[\\p{L}'’-]+)(?! \\p{Lu})`,
  'gu',
);
/** Somebody to whom, for whom or with whom something is done. */
const SOMEBODY = new RegExp(
  `\\b(?:[Ii]nvite|[Aa]dd|[Rr]egister|[Ss]ign up|[Ee]nroll?|[Pp]ay|to|for|name) (?:(?:Mrs?|Ms|Mx|Dr)\\.? )?(${NAME})`,
  'gu',
);
/** "Sign Jo Wicks up": the name stands between the parts of the verb. */
const SIGNED_UP = new RegExp(`\\b[Ss]ign (?:my |our )?(?:\\p{Ll}+ )?(${NAME}) up\\b`, 'gu');
const OWN_BODY = /\b(?:hospital|company|school|firm|employer|club|organi[sz]ation|charity|university|office|shop)\b/i;
/** A street with its number: "Calle del Olmo 17", "14 Mill Lane". */
const ROAD =
  "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*? (?:Street|Road|Lane|Avenue|Close|Drive|Way|Square|Place|Court|Terrace|Row|St|Rd|Ave)\\b";
const STREET = new RegExp(
  `(?:\\p{Lu}[\\p{L}'’.-]+(?: (?:de|del|la|las|los|el|der|den|van|of|\\p{Lu}[\\p{L}'’.-]+))*,? \\d{1,4}\\p{L}?(?!\\p{L}|[:.\\d/]|\\s?(?:€|euros?|o'clock|[ap]m\\b))(?! ${ROAD})|\\b\\d{1,4}\\p{L}? ${ROAD})`,
  'gu',
);
const POSTCODE =
  /^,?\s*(?<code>[A-Z]{0,2}-?\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b(?:,?\s+(?<city>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*))?/u;
/** Letters and figures that are part of a postcode, and no street. */
const CODE_ONLY = /^[A-Z]{1,2}\d|, [A-Z]{1,2}\d/;
const MOVES = /\b(?:mov(?:e|ed|ing)|relocat\w+|redirect\w*)\b/i;
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{Ll}*day)?)(?!\p{L})/iu;
/** "Buy 3": what is to be done, and how often. */
const COMMAND = /^(?:buy|order|book|add|get|take|send|reserve|set|make|put|change|choose|select|pick|need|want)\s\d/i;
/** What is taken, and how much of it is in one. */
const DOSE = /(\p{Lu}[\p{L}-]{3,}),? (\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|ml|g|%))(?!\p{L})/gu;
/** "Who is 31 years old", "aged 9". */
const AGE =
  /\b(\d{1,3})[ -]years?[ -]old\b|\b(?:aged?|age of|turns|turning|i am|i['’]m|(?:he|she|who)(?: is|['’]s)) (\d{1,3})(?=\s*(?:[.,;)]|$)|\s+(?:and|but|years)\b)/gi;
/** A quotation and the noun that says what it is. */
const QUOTED = /([\p{L}-]+)(?: of| is|:| saying| that says)? ["“]([^"”]+)["”]/gu;

/** What one becomes part of under a name of one's own. */
const JOINS = /\b(?:join|sign (?:me |yourself |us )?up|register|member|account|profile|enrol+)\b/i;
const GOES_BY =
  /\b(?:as|under|by|call(?:ed)? (?:yourself|myself|me))(?: the)?(?: (?:user ?name|member name|display name|screen name|name|nickname|handle|alias))?(?: of)?,? ["“]([^"”]{2,40})["”]/giu;

const known = new PerStep<Entry[]>();

/** Everything the person could be asked for: what was given with the task, what the task tells, and last who they are. */
export function entriesOf(situation: Situation): Entry[] {
  let found = known.get(situation);
  if (!found) {
    const given = fromKnowledge(situation);
    const told = fromWish(situation, given);
    const own = told.filter(({ whose }) => whose === 'self');
    found = [...given, ...told, ...fromPerson(situation, [...given, ...own])].flatMap((draft, i) => spread(draft, i));
    found = joined(found);
    known.set(situation, found);
  }
  return found;
}

function draftOf(
  name: string,
  value: string,
  whose: Whose,
  source: Entry['source'],
  spans: Entry['spans'] = [],
): Draft {
  return { name, value, whose, source, spans };
}

const END = /^(?:from|to)$/i;
const OF_SOMEBODY = /^(?:your |my |full )?name$/i;

function fromKnowledge(situation: Situation): Draft[] {
  const wish = situation.goal.text;
  const { knowledge } = situation;
  // Where somebody has a name, and both ends are told, it goes from one place to another.
  const ends = knowledge.filter(({ name }) => END.test(name.trim()));
  const known = ends.length === 2 && knowledge.some(({ name }) => OF_SOMEBODY.test(name)) ? new Set(ends) : new Set();
  return knowledge
    .filter((entry) => !known.has(entry))
    .map(({ name, value }) => {
      const plain = name
        .replace(/[_-]+/g, ' ')
        .replace(/^\S+$/u, (word) => word.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
      const { whose, who } = meaningOf(plain);
      // "My father" of the wish is whom it is about; "the mother" of a child whom it is about is the person.
      const about = who !== '' && new RegExp(`\\b(?:my |our )?${who.replace(/[^\p{L} -]/gu, '')}\\b`, 'u').test(wish);
      const own = /^(?:my|your)\b/i.test(plain) || whose === 'self';
      return draftOf(plain, value, own ? 'self' : about ? 'subject' : whose || (who ? 'subject' : ''), 'knowledge');
    });
}

/** Both ends of a way, where a step tells them: places, and nobody's names. */
function endsOf({ pairs }: Step): string[] {
  const ends = pairs.filter(({ field }) => END.test(field));
  return new Set(ends.map(({ field }) => fold(field))).size === 2 ? ends.map(({ value }) => value) : [];
}

/** Names, places and words that the wish tells, with what they are told as. */
function fromWish(situation: Situation, given: readonly Draft[]): Draft[] {
  const wish = wishOf(situation);
  const text = wish.wanted;
  const out: Draft[] = [];
  const add = (name: string, value: string, whose: Whose, at: number, length = value.length) => {
    const whole = given.some(
      (entry) => entry.value !== value && fold(entry.value).startsWith(`${fold(value)} `) && /name/.test(entry.name),
    );
    if (!whole && !out.some((other) => other.value === value && other.name === name))
      out.push(draftOf(name, value, whose, 'task', at < 0 ? [] : [[at, at + length]]));
  };
  const bare = text.replace(/"[^"]*"|“[^”]*”/g, (quote) => ' '.repeat(quote.length));
  const homes = [...bare.matchAll(STREET)].filter(
    (match) =>
      !MONTH.test(match[0]) &&
      !COMMAND.test(match[0]) &&
      !CODE_ONLY.test(match[0]) &&
      !(/\d$/.test(match[0]) && isProduct(bare, match.index, match.index + match[0].length)),
  );
  for (const [i, match] of homes.entries()) {
    const before = bare.slice(Math.max(0, match.index - 24), match.index);
    const leaves = MOVES.test(bare) && homes.length === 2 && i === 0;
    const age = /\bto\s*$/i.test(before) ? 'new ' : leaves ? 'old ' : '';
    add(`${age}address`, match[0], AT_HOME.test(bare.slice(0, match.index)) ? 'self' : '', match.index);
    const behind = POSTCODE.exec(bare.slice(match.index + match[0].length))?.groups;
    if (behind?.code) add(`${age}postcode`, behind.code, '', -1);
    if (behind?.city) add(`${age}city`, behind.city, '', -1);
  }
  const streets = out.map((entry) => entry.value);
  const { goal: asked, memory } = situation;
  const told = [...stepsTogether(asked.steps, memory.step).map((step) => step.text), asked.background].join('. ');
  const goal = told.replace(/"[^"]*"|“[^”]*”/g, ' ');
  for (const match of goal.matchAll(KIN_NAMED)) add('name', match[1]!, 'subject', -1);
  for (const match of goal.matchAll(SIGNED_UP)) add('name', match[1]!, 'subject', -1);
  for (const match of goal.matchAll(SAID_OF_SELF)) add('name', match[1]!, 'self', text.indexOf(match[1]!));
  for (const match of goal.matchAll(OWN_NAME)) add('name', match[1]!, 'self', text.indexOf(match[1]!));
  for (const match of goal.matchAll(GOES_AS)) add('name', match[1]!, 'self', text.indexOf(match[1]!));
  const names = properNames(` ${goal}`);
  const places = stepsInReach(asked.steps, memory.step).flatMap(endsOf);
  // "Bread for Every Day" is a title, and nobody's bread.
  const titles = (text.match(/"[^"]*"|“[^”]*”/g) ?? []).join(' ');
  for (const match of goal.matchAll(SOMEBODY)) {
    const name = match[1]!;
    const place = streets.some((street) => street.includes(name)) || MONTH.test(name) || places.includes(name);
    if (place || titles.includes(` ${name}`) || !name.includes(' ') || !names.includes(name) || OWN_BODY.test(name))
      continue;
    // Where something goes is told with who lives there: that is who orders it.
    const addressed = streets.some((street) => text.includes(`${name}, ${street}`));
    add('name', name, addressed ? '' : 'subject', addressed ? text.indexOf(name) : -1);
  }
  for (const match of goal.matchAll(AGE)) add('age', match[1] ?? match[2]!, '', -1);
  const about = out.some(({ whose }) => whose === 'subject');
  const birth = birthIn(wish);
  if (birth) add('date of birth', birth.value, about ? 'subject' : '', birth.start, birth.end - birth.start);
  for (const { name, value } of factsIn(goal)) add(name, value, '', text.indexOf(value));
  for (const name of names) {
    const body = name.includes(' ') ? OWN_BODY.exec(name)?.[0] : undefined;
    if (body) for (const called of ['organization', body.toLowerCase()]) add(called, name, '', -1);
  }
  for (const match of bare.matchAll(DOSE)) {
    add('medicine', match[1]!, '', match.index);
    add('strength', match[2]!, '', match.index + match[0].length - match[2]!.length);
  }
  for (const match of text.matchAll(QUOTED)) {
    if (/^(?:with|the|for|a|an|and|to|called|named|it|them)$/i.test(match[1]!)) continue;
    add(match[1]!, match[2]!, '', match.index + match[0].length - match[2]!.length - 2, match[2]!.length + 2);
  }
  // "Join as “ada_k”": what one wants to be called there.
  for (const [, name] of JOINS.test(situation.asked) ? situation.asked.matchAll(GOES_BY) : [])
    for (const called of ['username', 'member name', 'display name']) add(called, name!, 'self', text.indexOf(name!));
  for (const step of stepsInReach(asked.steps, memory.step))
    for (const { field, value } of step.pairs) {
      if (!field || !value) continue;
      if (END.test(field) && places.includes(value)) continue;
      // What something is changed to is the new one of it.
      const renews = /\b(?:pass\w*|pin|code)\b/i.test(field) && /\b(?:change|reset|new|set|renew)\b/i.test(step.text);
      // Whom something is from is nobody to send it to.
      const whose = /^(?:from|to)$/.test(field) ? meaningOf(field).whose : '';
      add(renews ? `new ${field}` : field, value, whose, text.indexOf(value));
    }
  for (const demand of wish.demands) {
    if (demand.kind !== 'text' || demand.start < 0 || /^["“]/.test(text.slice(demand.start))) continue;
    if (/@/.test(demand.value)) add('email', demand.value, '', demand.start, demand.end - demand.start);
    else if (/\d/.test(demand.value) && demand.before.length > 0)
      add(`${demand.before.slice(-2).join(' ')} number`, demand.value, '', demand.start, demand.end - demand.start);
  }
  return out;
}

/** Who the person is, unless what was given with the task is about somebody else. */
function fromPerson({ request: { person } }: Situation, given: readonly Draft[]): Draft[] {
  const isName = (entry: Draft) => ['fullname', 'given', 'family'].some((idea) => meaningOf(entry.name).what.has(idea));
  const named = given.filter((entry) => isName(entry) && entry.whose !== 'subject');
  const own = fold(person.name);
  if (named.some((entry) => !words(entry.value).every((word) => own.includes(word)))) return [];
  const out: Draft[] = [];
  if (named.length === 0) out.push(draftOf('full name', person.name, 'self', 'person'));
  if (person.date_of_birth) out.push(draftOf('date of birth', person.date_of_birth, 'self', 'person'));
  return out;
}

/** Something with a mark of what it is in: "Lucia Delgado, class 4B". */
const BESIDE = /^(?<first>\p{L}[^,\d]+), (?<called>\p{Ll}{3,}) (?<code>(?=[\w-]*\d)[\w-]{1,8})$/u;
/** A name that is asked for by itself, and is nobody's first or last one. */
const MAIDEN = /\bmaiden\b/i;

/** What holds several things, with each of them: names of several words, an address with its postcode and town. */
function spread(draft: Draft, origin: number): Entry[] {
  const whole: Entry = { ...draft, meaning: meaningOf(draft.name), origin };
  const part = (name: string, value: string | undefined): Entry[] =>
    value ? [{ ...whole, name, value, meaning: meaningOf(name) }] : [];
  const { what } = whole.meaning;
  // "Lucia Delgado, class 4B": what is told with a thing of its own name.
  const told = draft.source === 'knowledge' ? BESIDE.exec(draft.value)?.groups : undefined;
  if (told) {
    const rest = spread({ ...draft, value: told.first! }, origin);
    return [whole, ...rest, ...part(told.called!, told.code)];
  }
  if (what.has('fullname') && !what.has('cardholder') && !MAIDEN.test(draft.name)) {
    const names = draft.value.trim().replace(TITLE, '').split(/\s+/);
    return [whole, ...part('first name', names[0]), ...part('last name', names.slice(1).join(' '))];
  }
  if (what.has('address')) {
    const match =
      /^(?<street>.*?),?\s+(?<code>[A-Z]{0,2}-?\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b,?\s*(?<city>\p{Lu}[\p{L} '’-]+)?/u.exec(
        draft.value,
      )?.groups;
    const age = what.has('old') ? 'old ' : what.has('new') ? 'new ' : '';
    const [code, city] = [addressPart(draft.value, 'postal-code'), addressPart(draft.value, 'city')];
    if (code && city) return [whole, ...part(`${age}postcode`, code), ...part(`${age}city`, city)];
    const town = /^(?=[^,]*\d)[^,]+,\s*(?<city>\p{Lu}[\p{L} '’-]+)$/u.exec(draft.value)?.groups;
    if (town && !match) return [whole, ...part(`${age}city`, town.city)];
    if (match) return [whole, ...part(`${age}postcode`, match.code), ...part(`${age}city`, match.city?.trim())];
  }
  return [whole];
}

/** First and last name also make a whole one. */
function joined(entries: readonly Entry[]): Entry[] {
  const out = [...entries];
  for (const first of entries) {
    if (
      !first.meaning.what.has('given') ||
      out.some((one) => one.meaning.what.has('fullname') && one.whose === first.whose)
    )
      continue;
    const last = entries.find((one) => one.meaning.what.has('family') && one.whose === first.whose);
    const value = [first.value, last?.value].filter(Boolean).join(' ');
    out.push({ ...first, name: 'full name', value, meaning: meaningOf('full name'), origin: JOINED + first.origin });
  }
  return out;
}
/** How somebody is addressed, which is no name of theirs. */
const TITLE = /^(?:Mrs?|Ms|Mx|Dr|Prof)\.?\s+(?=\S)/;
/** Origins of what was put together of several entries start here. */
export const JOINED = 1_000;
