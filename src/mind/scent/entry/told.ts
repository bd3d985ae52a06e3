// A statement that tells how a thing is to be in the records, without naming an act: "The oak table now costs £250 and there are 3 of them. Bring the
// price list up to date." Read apart: which thing, and what is told of it, each property with its value.
import { sentences } from '../goal/sentences.ts';

/** One property of a thing as it is told. */
export interface Told {
  /** The words that say which property it is; empty where only the value is told. */
  field: string;
  /** What it is to be; null where something only holds or does not. */
  value: string | null;
  /** Whether what is told holds from now on; null where a value is told. */
  holds: boolean | null;
}

/** What a task tells of one thing. */
export interface Statement {
  thing: string;
  told: readonly Told[];
}

/** What only asks for the records to be as it was told. */
const UPDATES = [
  /^(?:bring|get|keep|put) .*\b(?:up to date|in order|right|straight)$/i,
  /^(?:record|note|enter|register|log|file) (?:this|that|it|both|them|these|all|the (?:changes?|move|new \p{L}+|news))\b[^\d"“«]*$/iu,
  /^(?:update|correct|amend|adjust|change|edit|fix|revise) (?:her|his|its|their|the|this|that|it|both|all|accordingly|\p{Lu}\p{L}+['’]s|our|your)\b[^\d"“«]*$/iu,
  /^make (?:the|that|this|these|both) (?:change|correction|update)s?\b[^\d"“«]*$/i,
  /^put (?:this|that|it|both|them) (?:in|into|on|onto|down|right|straight)\b[^\d"“«]*$/i,
  /^(?:see|make sure|take care) (?:to it )?(?:that )?.*\b(?:correct(?:ed)?|up to date|updated|right|recorded|says so|shows? (?:this|that|it))$/i,
];
const POLITE = /^(?:(?:please|so|now|then|and|kindly|could you|can you|you (?:have to|need to|should|are to))\s+)+/i;
/** What puts a statement into an order: "record that …", "update the list: …". */
const THAT = /^(?:please )?(?:record|note|enter|put down|register|log) (?:in [^,]+? )?that\s+/i;
/** What is said of how long it holds. */
const WHILE =
  /,?\s+(?:at the moment|for now|for the time being|from now on|any ?more|any longer|until further notice|again|at present|since \p{L}+|(?:as )?of (?:today|now|\p{L}+day))$/iu;

const trim = (text: string): string => text.replace(/^[\s,:;–—-]+|[\s.,:;!–—-]+$/gu, '');

function isUpdate(sentence: string): boolean {
  const bare = trim(sentence).replace(POLITE, '');
  return UPDATES.some((pattern) => pattern.test(bare));
}

const BE = '(?:is|are)';
/** How a property is said to have another value than before. */
const TURNS = `(?:${BE} (?:now|to be(?: now)?)|should (?:now )?be|must (?:now )?be|(?:has|have) (?:now |just )?(?:been )?(?:changed|gone (?:up|down)|risen|fallen|dropped|raised|lowered|reduced|increased|put (?:up|down)|extended|shortened|corrected|set|become)(?: to)?|${BE} (?:being )?(?:raised|lowered|reduced|increased|extended|changed) to|becomes?|now (?:is|are)|now reads)`;
const MOVED = `(?:(?:has|have) (?:now |just |recently )?(?:been )?(?:moved|transferred|relocated|shifted|gone)(?: house| home| desk)?(?: over| across)? (?:to|into|onto)|${BE} (?:now |being )?moved (?:to|into|onto)|now (?:lives?|stands?|sits?|works?|hangs?|lies?|meets?|takes? place) (?:at|in|on|under)|(?:lives?|stands?|works?|meets?) now (?:at|in|on)|${BE} now (?:kept |stored |held |to be found |located |based )?(?:at|in|on|under))`;

/** Ways to tell something of a thing, the most particular first. */
const WAYS: ReadonlyArray<{ pattern: RegExp; field?: string; holds?: boolean }> = [
  {
    pattern: new RegExp(
      `^(?:(?<thing>.*?) )?(?:now |only |really )*(?:costs?|sells? (?:at|for)|${BE} (?:now )?priced at|goes for)(?: now| only)? (?<value>\\S*\\d.*)$`,
      'iu',
    ),
    field: 'price',
  },
  {
    pattern:
      /^(?:.* means? (?:that )?|so )?(?:there (?:are|is)|(?:we|you|they) (?:now )?have)(?: now| only| just| still)* (?<value>\d[\d,.]*|\p{L}+)(?: (?:of (?:them|it|these|those)|left|in stock|pieces?|copies|units?|in all|available|remaining|now))*$/iu,
    field: 'quantity',
  },
  {
    pattern:
      /^(?:(?<thing>.*?) )?(?:has|have)(?: now)?(?: got)? an? (?:new|different|other) (?<field>[\p{L} -]+?)(?:,|:|;| namely| which is| \()\s*(?<value>.+?)\)?$/iu,
  },
  { pattern: new RegExp(`^(?:(?<thing>.*?) )?${MOVED} (?:the )?(?<value>.+)$`, 'iu'), field: 'place' },
  {
    pattern: new RegExp(
      `^(?:(?<thing>.*?) )?(?:${BE} now|now goes by|will be) (?:called|named|known as) (?<value>.+)$`,
      'iu',
    ),
    field: 'name',
  },
  {
    pattern: new RegExp(
      `^(?:(?<thing>.*?) )?(?:${BE}|should|must|may|can|will|does|do) (?:now |currently )?(?:not|no longer)(?: to)?(?: be)? (?<field>.+)$`,
      'iu',
    ),
    holds: false,
  },
  {
    pattern: new RegExp(
      `^(?:(?<thing>.*?) )?(?:${BE} (?:now )?to be|should(?: now)? be|may now be|can (?:now |again )be) (?<field>[\\p{Ll}][^\\d"“«]*)$`,
      'u',
    ),
    holds: true,
  },
  { pattern: new RegExp(`^(?<subject>.+?) ${TURNS} (?<value>.+)$`, 'iu') },
  {
    pattern:
      /^(?:(?<thing>.*?) )?now (?:has|have|seats?|holds?|weighs?) (?<value>\d[\d,.]*) (?<field>\p{L}[\p{L} -]*)$/iu,
  },
];

const PRONOUN = /^(?:he|she|it|they|this|that|these|those|both|all of them|his|her|its|their)$/i;
/** Who is told of, where that is the one who is asked. */
const SELF = /^(?:i|we|you|my|our|your|the (?:\p{L}+ )?(?:page|site|website))$/iu;
const ARTICLE = /^(?:the|our|my|your|all|both|a|an) /i;

/** The thing and the property that a subject says: "the price of the oak table", "Ada Bell's phone number", "her address". */
function subjectOf(subject: string): { thing: string; field: string } {
  const of =
    /^(?:[Tt]he )?(?:new |right |correct |current )?(?<field>\p{Ll}[\p{Ll} -]*?) (?:of|for|on) (?<thing>.+)$/u.exec(
      subject,
    )?.groups;
  if (of) return { thing: of.thing!, field: of.field! };
  const own = /^(?<thing>.+?)['’]s? (?<field>\p{Ll}[\p{Ll} -]*)$/u.exec(subject)?.groups;
  if (own) return { thing: own.thing!, field: own.field!.replace(/^new /, '') };
  const its = /^(?:its|his|her|their|the) (?:new )?(?<field>\p{Ll}[\p{Ll} -]*)$/iu.exec(subject)?.groups;
  return its ? { thing: '', field: its.field! } : { thing: subject, field: '' };
}

/** What is told of the thing before that has no place in the records. */
const VERB = / (?:is|are|has|have|had|was|were) .*$/;

function readClause(text: string): { thing: string; told: Told } | null {
  const bare = trim(
    trim(text)
      .replace(POLITE, '')
      .replace(WHILE, '')
      .replace(/(?<=\d.*) now$/, ''),
  );
  for (const { pattern, field, holds } of WAYS) {
    const found = pattern.exec(bare)?.groups;
    if (!found) continue;
    const of = found.subject === undefined ? { thing: found.thing ?? '', field: '' } : subjectOf(found.subject);
    const value = holds === undefined ? trim(found.value ?? '').replace(/^["“](.*)["”]$/, '$1') : null;
    if (value === '') return null;
    return {
      thing: of.thing.replace(VERB, '').trim(),
      told: { field: field ?? found.field ?? of.field, value, holds: holds ?? null },
    };
  }
  return null;
}

/** Joins of two things that are told. */
const JOINS = /,? (?:and|but)(?: also)? |[,;] /g;

/** What a sentence tells, one after the other: a join between two statements parts them, any other one does not. */
function readSentence(sentence: string): Array<{ thing: string; told: Told }> | null {
  const whole = readClause(sentence);
  for (const { 0: join, index } of sentence.matchAll(JOINS)) {
    const before = readClause(sentence.slice(0, index));
    const rest = before && readSentence(sentence.slice(index + join.length));
    if (rest && (rest[0]!.thing === '' || PRONOUN.test(rest[0]!.thing))) return [before!, ...rest];
  }
  return whole && [whole];
}

/** "Change the price of the oak table to £250 and its stock to 3": several properties at once. */
const CHANGES = /^(?:change|set|update|correct|raise|lower|reduce|increase|put|amend)(?: up| down)? /i;

function readOrder(sentence: string): Array<{ thing: string; told: Told }> | null {
  const bare = trim(sentence).replace(POLITE, '');
  if (!CHANGES.test(bare)) return null;
  const out: Array<{ thing: string; told: Told }> = [];
  for (const part of bare
    .replace(CHANGES, '')
    .split(/,? and (?:also )?(?:(?:change|set|update|put) )?|, (?:(?:change|set|update|put) )?/i)) {
    const found = /^(?<subject>[^"“]+?) to (?<value>.+)$/u.exec(trim(part))?.groups;
    if (!found) return null;
    const { thing, field } = subjectOf(found.subject!);
    const bareField = thing !== '' && field === '' && out.length > 0 ? thing.replace(ARTICLE, '') : field;
    if (bareField === '') return null;
    out.push({
      thing: bareField === field ? thing : '',
      told: { field: bareField, value: trim(found.value!).replace(/^["“](.*)["”]$/, '$1'), holds: null },
    });
  }
  return out.length > 1 ? out : null;
}

let read: { task: string; statement: Statement | null } | null = null;

/** What a task tells of one thing for the records; null where it asks for anything else. */
export function statementOf(task: string): Statement | null {
  if (read?.task !== task) read = { task, statement: task.length > LONGEST ? null : readStatement(task) };
  return read.statement;
}
/** Characters from which on a task is no mere statement. */
const LONGEST = 400;

function readStatement(task: string): Statement | null {
  if (task.includes('?')) return null;
  let updates = false;
  const told: Told[] = [];
  let thing = '';
  const parts = sentences(task.replace(/\s+/g, ' ')).flatMap((sentence) => {
    const headed = /^([^:]+): (.+)$/.exec(sentence);
    if (headed && thing === '' && !/\b(?:is|are|has|have)\b/.test(headed[1]!) && !isUpdate(headed[1]!)) {
      thing = headed[1]!;
      return [headed[2]!];
    }
    return headed && isUpdate(headed[1]!) ? [headed[1]!, headed[2]!] : [sentence];
  });
  for (const part of parts) {
    if (isUpdate(part)) {
      updates = true;
      continue;
    }
    const asked = THAT.test(part);
    const said = readSentence(part.replace(THAT, '')) ?? readOrder(part);
    if (!said) return null;
    updates ||= asked || CHANGES.test(trim(part).replace(POLITE, ''));
    for (const one of said) {
      const own = one.thing === '' || PRONOUN.test(one.thing) ? '' : one.thing;
      if (own !== '' && thing !== '' && !thing.includes(own.replace(ARTICLE, ''))) return null;
      thing ||= own;
      told.push(one.told);
    }
  }
  const name = thing.replace(ARTICLE, '').trim();
  if (!updates || told.length === 0 || name === '' || SELF.test(name) || SELF.test(thing)) return null;
  return { thing: name, told };
}
