import { isLetter } from './events.ts';
import { baseOf, TIME } from './lexicon.ts';
import { type Phrase, phrasesOf, type Word } from './phrases.ts';

/** Something that the text speaks of, so that a later sentence can mean it. */
export interface Entity {
  /** How a request can name it: "the task «0»". */
  core: string;
  /** What tells it from others of its kind: "in the Website project". */
  tail: string;
  kind: string;
  name: string;
  /** It stands without an article: "on hold". */
  bare: boolean;
  traits: string[];
  person: boolean;
  plural: boolean;
  /** The subject of its sentence or what happened to it; where it was; anything else. */
  role: 'topic' | 'place' | 'other';
  /** The number of the sentence that introduced it. */
  sentence: number;
  /** It was only asked for, and not told of. */
  asked: boolean;
}

const PERSONS =
  /^(?:users?|members?|customers?|clients?|colleagues?|neighbou?rs?|friends?|sons?|daughters?|wife|husband|partner|mother|father|parents?|sisters?|brothers?|aunt|uncle|cousins?|nieces?|nephews?|child|children|boys?|girls?|teachers?|doctors?|dentists?|nurses?|landlord|landlady|tenants?|surveyors?|accountants?|managers?|boss|employees?|applicants?|candidates?|students?|pupils?|guests?|authors?|editors?|administrators?|sellers?|buyers?|drivers?|trainers?|coach|lawyers?|secretary|agents?|persons?|people|man|woman|hosts?|organi[sz]ers?|deputy|flatmates?|patients?|visitors?|volunteers?|dogs?|cats?|horses?|mum|dad|mom)$/i;

/** A place in a row and what somebody has in mind: nothing that a later word means. */
const NO_KIND = /^(?:first|last|next|only|same|best|worst|feeling|idea|hunch|impression|suspicion)$/i;

/** What people do, and things do not. */
const PERSONAL = /^(?:ask|write|invite|apply|want|wish|work|say|tell|move|leave|reply|post|report|send|propose|marry)$/;

/** What only people do. */
const HUMAN = /^(?:write|invite|apply|propose|marry)$/;

/** Things that hold others, and are where something is found. */
const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|several|any|an?|another|both|all)$/i;

/** The phrase as one that is known by now: "a new boiler" is "the new boiler" from then on. */
export function definite(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  if (COUNTED.test(first) && !(/^\d/.test(first) && /^\p{Lu}/u.test(rest[0] ?? '')))
    return `the ${rest.join(' ')}`.replace(/^the (?:the|my|our|your|of the|of your) /i, 'the ');
  if (/^(?:The|Your|My|Our|This|That|These|Those|His|Her|Its|Their)$/.test(first))
    return [/^th(?:is|at|ese|ose)$/i.test(first) ? 'the' : first.toLowerCase(), ...rest].join(' ');
  return text;
}

/** Prepositions after which stands what tells a thing from others of its kind. */
const TELLING_APART = new Set(['of', 'by', 'with', 'from', 'about', 'between', 'for', 'as']);
const PLACED = new Set(['in', 'on', 'at', 'under', 'to', 'within', 'among']);

const ANY = /^an?$/i;

function isNamed(phrase: Phrase): boolean {
  return phrase.name !== '';
}

/** The words that follow a noun and tell which one it is. */
function qualifiers(
  asked: boolean,
  at: number,
  phrases: readonly Phrase[],
  subject: boolean,
  sentence: string,
  words: readonly Word[],
): string {
  const own = phrases[at]!;
  let text = '';
  let last = own;
  let told = own;
  for (const next of phrases.slice(at + 1)) {
    const between = words.filter((word) => word.start >= last.end && word.end <= next.start);
    if (next.after === '' || between.length !== 1) break;
    last = next;
    // Whom it was to be sent to tells nothing of it.
    if (asked && next.after === 'to') break;
    // "You asked the lab for twelve prints": what was asked for is not theirs.
    if (next.after === 'for' && text === '' && ASKED.test(sentence.slice(0, own.start))) break;
    if (next.amount || /^(?:mistake|accident|error|hand|post|e-?mail)$/i.test(next.text)) continue;
    const tells = isNamed(own)
      ? isNamed(next) && (TELLING_APART.has(next.after) || PLACED.has(next.after))
      : subject ||
        TELLING_APART.has(next.after) ||
        isNamed(next) ||
        // "A ship in a bottle": what nobody has spoken of is no place that is known.
        (PLACED.has(next.after) && ANY.test(own.determiner) && ANY.test(next.determiner));
    if (!tells) continue;
    text += ` ${next.after} ${sentence.slice(next.start, next.end)}`;
    told = next;
  }
  return text + toldBehind(sentence.slice(told.end));
}

/** "The job that is due first", "the pump that goes into a Norvik WM 640": which one it is, told right behind it. */
function toldBehind(after: string): string {
  return (
    /^\s+(?:that|which)\s+(?:goes|fits|belongs|comes|is|works)\s+(?:(?:in|on)?to|in|on|with|for|under)\s+(?:(?:the|an?|your|my)\s+)?(?:«\d+»|\p{Lu}[\p{L}\d-]*(?:\s[\p{Lu}\d][\p{L}\d-]*)*)/u.exec(
      after,
    )?.[0] ??
    /^\s+(?:that|which|who)\s+(?:is|are|was|has|have|comes?|leaves?|costs?)\b[^,.;]*?\b(?:first|last|latest|soonest|most|least|\p{Ll}{3,}est)\b[^,.;]*/u.exec(
      after,
    )?.[0] ??
    ''
  );
}

function personal(phrase: Phrase, verbs: readonly string[], subject: boolean): boolean {
  if (PERSONS.test(phrase.kind)) return true;
  // "The librarian has written": only people do.
  if (subject && verbs.some((verb) => HUMAN.test(verb)) && !BODIES.test(phrase.kind) && !/«/.test(phrase.name))
    return true;
  if (phrase.kind !== '' || phrase.name === '' || /[«\d]/.test(phrase.name)) return false;
  return phrase.name.includes(' ') || (subject && verbs.some((verb) => PERSONAL.test(verb)));
}

/** What a sentence tells: the things in it and what is done with them. */
export interface Account {
  entities: Entity[];
  /** Plain forms of the verbs. */
  verbs: string[];
}

/** Verbs that take both somebody and what is wanted of them. */
const ASKED = /\b(?:ask(?:ed|s|ing)?|thank(?:ed|s)?|pa(?:id|ys?|y)|charged?|billed|begged)\s+$/i;

/** Those who act for many: one deals with them, and seldom means them by "it". */
const BODIES =
  /^(?:bank|laboratory|council|club|school|shop|store|company|insurance|firm|supplier|surgery|clinic|library|railway|agency|hotel|restaurant|site|website|app|tool|town|city|office|landlord|association)$/i;

/** Whoever wants something speaks of that. */
const WANTS = /^(?:want|wish|like|need|prefer)$/;

/** What stands right before what somebody is after. */
const NEEDS = /\b(?:needs?|wants?|would like|['’]d like|looking for)\s+$/i;

/** A verb behind a form of "be" that does not go on: what the subject suffers. */
const PASSIVE =
  /\b(?:is|are|was|were|be|been|gets?|got)\s+(?:(?:now|not|already|just|finally|\p{Ll}+ly)\s+)*(?!\p{L}+ing$)\p{L}+$/iu;

/** What a sentence speaks of, likeliest first. A command is given without its verb. */
export function accountOf(sentence: string, number: number, asked = false): Account {
  const { words, phrases: all, verbs: said } = phrasesOf(sentence);
  const phrases = joined(all, sentence);
  const firstVerb = asked ? 0 : (said[0]?.start ?? sentence.length);
  const verbs = said.map((word) => baseOf(word.text) ?? word.text.toLowerCase());
  // "The invoice is written": who wrote it is somebody else.
  const active = verbs.filter((_, at) => !PASSIVE.test(sentence.slice(0, said[at]!.end)));
  // "The room you reserved has one bed": the room stands first.
  const first = phrases.find(({ after }) => after === '')?.start ?? sentence.length;
  const subjectIsPronoun = words.some(({ tag, start }) => tag === 'pronoun' && start < firstVerb && start < first);
  const entities = phrases.flatMap((phrase, at): Entity[] => {
    if ((phrase.amount && !/«/.test(phrase.name)) || /\bones?$/i.test(phrase.text)) return [];
    if (phrase.name === '' && NO_KIND.test(phrase.kind) && !/^\s+of\b/i.test(sentence.slice(phrase.end))) return [];
    if (/^(?:end|beginning|start|middle|mistake|accident|error)$/i.test(phrase.kind) && phrase.after !== '') return [];
    if (TIME.test(phrase.kind) || (phrase.kind === '' && TIME.test(phrase.name))) return [];
    const before = phrase.start < firstVerb;
    const subject = before && phrase.after === '' && !subjectIsPronoun;
    const lead = before && phrase.after !== '' && phrases.slice(0, at).every((other) => other.after !== '');
    const object = !before && phrase.after === '';
    const person = personal(phrase, active, subject);
    return [
      {
        core: definite(phrase.text),
        tail: qualifiers(asked, at, phrases, subject, sentence, words),
        kind: phrase.kind.toLowerCase(),
        name: phrase.name,
        bare: phrase.determiner === '' && phrase.name === '' && !subject,
        traits: phrase.traits.map((word) => word.toLowerCase()),
        person,
        plural: /[^s]s$/.test(phrase.kind) || / and /.test(phrase.name) || /^(?:people|children)$/.test(phrase.kind),
        role:
          (subject || object) && !BODIES.test(phrase.kind) && !(subject && !person && WANTS.test(verbs[0] ?? ''))
            ? 'topic'
            : lead || PLACED.has(phrase.after)
              ? 'place'
              : 'other',
        sentence: number,
        asked,
      },
    ];
  });
  // "You are off to Rome and need a jab": what is needed is spoken of from then on.
  const needed = phrases.findLast(({ after, start }) => after === '' && NEEDS.test(sentence.slice(0, start)));
  const own = needed && subjectIsPronoun ? entities.find(({ core }) => core === definite(needed.text)) : undefined;
  if (own?.role === 'topic')
    for (const entity of entities)
      if (entity !== own && entity.role === 'topic' && !(entity.person && entity.name !== '')) entity.role = 'other';
  // "In the Website project somebody entered the task «0»": where a named thing is found belongs to it.
  const lead = entities[0];
  if (lead?.role === 'place' && lead.name !== '' && firstVerb > 0)
    for (const entity of entities.slice(1))
      if (entity.role === 'topic' && !entity.tail.includes(lead.core)) entity.tail += ` in ${lead.core}`;
  // "Ann has sent you a mail": it is from her.
  const person = entities.find((entity) => entity.person && entity.role === 'topic');
  for (const entity of entities)
    if (person && isLetter(entity.kind) && !/ from /.test(entity.tail))
      entity.tail = ` from ${person.core}${entity.tail}`;
  // "His open jobs", of somebody who is named: theirs.
  for (const entity of entities)
    if (person && entity.name === '' && /^(?:his|her|their)\s/i.test(entity.core)) {
      entity.core = `the ${entity.core.replace(/^\S+\s+/, '')}`;
      entity.tail = ` of ${person.core}${entity.tail}`;
    }
  entities.push(...together(phrases, sentence, entities));
  // "You signed up for the course": nothing else is spoken of.
  if (!entities.some((entity) => entity.role === 'topic' && !entity.person)) {
    const spoken = entities.find(({ person, bare, kind }) => !person && !bare && !BODIES.test(kind));
    if (spoken) spoken.role = 'topic';
  }
  return { entities, verbs };
}

/** "The passport and the charger": both, which "them" can mean. */
function together(phrases: readonly Phrase[], sentence: string, entities: readonly Entity[]): Entity[] {
  const found: Entity[] = [];
  for (let at = 0; at + 1 < phrases.length; at++) {
    const [one, other] = [phrases[at]!, phrases[at + 1]!];
    const thing = entities.find(({ core }) => core === definite(one.text));
    const joins = /^\s*(?:,\s*and|and)\s+$/.test(sentence.slice(one.end, other.start));
    if (!thing || thing.person || !joins || other.amount || other.determiner === '' || thing.plural) continue;
    found.push({
      ...thing,
      core: sentence.slice(one.start, other.end),
      tail: '',
      kind: '',
      name: '',
      plural: true,
      bare: false,
    });
  }
  return found;
}

/** "The subtasks «0» and «1»": one phrase, where the kind stands for both. */
function joined(phrases: readonly Phrase[], sentence: string): Phrase[] {
  const out: Phrase[] = [];
  for (const phrase of phrases) {
    const last = out.at(-1);
    const two =
      last && /«\d+»$/.test(last.name) && /s$/.test(last.kind) && phrase.kind === '' && /^«\d+»$/.test(phrase.name);
    if (two && /^\s*(?:and|,)\s*$/.test(sentence.slice(last.end, phrase.start)))
      out[out.length - 1] = {
        ...last,
        name: `${last.name} and ${phrase.name}`,
        text: sentence.slice(last.start, phrase.end),
        end: phrase.end,
      };
    // "Ordering the desk lamps has been started": what is done, with what it is done to.
    else if (
      last &&
      out.length === 1 &&
      last.determiner === '' &&
      /^\p{Ll}{3,}ing$/iu.test(last.text) &&
      phrase.determiner !== '' &&
      sentence.slice(last.end, phrase.start) === ' '
    )
      out[out.length - 1] = { ...last, text: sentence.slice(last.start, phrase.end), end: phrase.end, traits: [] };
    // "A new employee, Rui Costa": the name of that very one.
    else if (
      last &&
      PERSONS.test(last.kind) &&
      last.name === '' &&
      phrase.kind === '' &&
      /^\p{Lu}/u.test(phrase.name) &&
      /^\s*,\s*$/.test(sentence.slice(last.end, phrase.start))
    )
      out[out.length - 1] = { ...last, name: phrase.name, text: `${last.text} ${phrase.text}`, end: phrase.end };
    else out.push(phrase);
  }
  return out;
}
