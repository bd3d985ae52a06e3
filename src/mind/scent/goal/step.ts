import { fold } from '../../language/index.ts';
import { withoutTiming } from '../timing.ts';
import { putQuotes } from './clauses.ts';
import { COUNTED, constraintsOf, nthOf, superlativeOf, withoutLimits } from './constraints.ts';
import { pairsOf } from './pairs.ts';
import { aboutOneself, spanOf } from './told.ts';
import { ASKED_BY_PAGE, type Pair, type Step, type Verb } from './types.ts';
import { verbOf } from './verbs.ts';
import { ASKING, objectWords, ROLES, SCOPE } from './words.ts';

/** "Click the trash icon to delete it": what for is no part of what. */
const PURPOSE =
  /\s+to\s+(?:mark|delete|remove|open|close|save|send|star|archive|flag|see|continue|proceed|finish|submit|confirm)\b.*$/i;

/** Where shopping happens and goes: said of every thing, so it tells none from another. */
const SHOP_PLACES =
  /\s+(?:in|into|to|from|on|at)\s+(?:your|the|my|a|this|our)?\s*(?:shopping\s+|online\s+)?(?:cart|basket|bag|trolley|shop|store|site|website)\b/gi;

/** Where something is kept says nothing of what is kept: "save the recipe to your favourites". */
const KEPT_IN =
  /\s+(?:in|into|to|on|among)\s+(?:your|my|the)\s+(?:list of\s+)?(?:favou?rites|wish ?list|bookmarks|saved \p{L}+|reading list|watch ?list)\b/giu;

/** "The article about Ann": what is read is known by what it is about. */
const MEDIUM =
  /^(?:the |an? )?(?:article|page|entry|post|item|record|listing) (?:about|on|of|for)(?: the)?\s+(?=\p{L})/iu;

/** How something is bought, which is ticked or chosen on the way, and names no thing. */
const AS_WHAT = /\s+as an? (?:gift|present)\b/gi;

/** Verbs whose object is a thing or a service to be had, by number, under a limit, at a time. */
const TAKES = new Set<Verb>(['buy', 'add', 'remove']);

function bareThing(head: string): string {
  const bare = withoutTiming(withoutLimits(head));
  return objectWords(bare) ? bare : head;
}

/** "A, B and C" as things to choose one by one. */
function itemsOf(object: string, strings: readonly string[]): string[] {
  const parts = object
    .replace(/(\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?), (?=\d{4}\b)/gu, '$1 ')
    .split(/\s*,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?(?:the\s+)?/i)
    .map((part) =>
      putQuotes(part, strings)
        .replace(/^(?:the|a|an)\s+/i, '')
        .replace(/^(?:date|day|box|boxes|word|words)\s+(?=\S)/i, '')
        .trim(),
    );
  return parts.filter(Boolean);
}

/** Acts of telling: what stands after a colon is what is told. */
const TELLING =
  /^(?:answer|reply|respond|report|complain|claim|file|lodge|raise|write|tell|contact|message|(?:make|submit) an? (?:claim|complaint))\b/;

/** A step that names nothing yet. */
function blank(verb: Verb, text: string): Step {
  return {
    verb,
    text,
    object: '',
    quoted: [],
    role: null,
    scope: '',
    pairs: [],
    items: [],
    nth: null,
    superlative: null,
    all: false,
    constraints: constraintsOf(''),
    source: '',
    place: false,
    how: '',
  };
}

/** Verbs whose clauses name fields and what belongs in them. */
const TAKES_VALUES = new Set<Verb>([
  'enter',
  'pick',
  'transact',
  'buy',
  'add',
  'register',
  'signin',
  'filter',
  'search',
  'upload',
]);

/** A look-up that spells out by what: it may be made with a form. */
const LOOKS_UP = /^(?:find|look up|look for|search(?: for)?)\b/i;
/** Works that are told apart by their genre. */
const WORKS =
  /^\S+(?:\s(?:up|for|all|the|some))*\s+(\p{Ll}[\p{L}-]+)\s+(?:movies?|films?|books?|novels?|songs?|games?)\b/u;

function soughtBy(clause: string, strings: readonly string[]): Pair[] {
  const genre = WORKS.exec(clause)?.[1];
  const told = /\bwith\b/.test(clause) ? pairsOf(clause, strings, 'enter').filter((pair) => pair.field !== '') : [];
  return genre ? [{ field: 'genre', value: genre }, ...told] : told;
}

/** Kinds of control by which a task may name one: "a «radio» widget", "the textarea element". */
const KINDS: Record<string, string> = {
  text: 'textbox',
  textbox: 'textbox',
  input: 'textbox',
  textarea: 'textarea',
  radio: 'radio',
  checkbox: 'checkbox',
  button: 'button',
  link: 'link',
  select: 'combobox',
  dropdown: 'combobox',
  slider: 'slider',
};

/** The kind when a task names a control by nothing else. */
function kindOnly(rest: string, strings: readonly string[]): string | null {
  const said = putQuotes(rest, strings)
    .toLowerCase()
    .replace(/^(?:a|an|the|any)\s+/, '')
    .replace(/[.!]$/, '');
  const word = /^(\w+)(?:\s+(?:widget|element|control|field|input|area|box|button))?$/.exec(said)?.[1] ?? '';
  if (said === 'text area') return 'textarea';
  if (!Object.hasOwn(KINDS, word)) return null;
  return said === word && !/^(?:textbox|textarea|checkbox|dropdown|slider)$/.test(word) ? null : KINDS[word]!;
}

const THINGS = 'task|card|issue|ticket|item|post|photo|entry|project|message|file|document|note|row|event';
const ABOUT_ONE = new RegExp(
  `^(assign)\\s+(?:the\\s+)?(?:(?:${THINGS})\\s+)?«(\\d+)»\\s+to\\s+(.+)$|\\s(?:to|on|of|in|for|under|at)\\s+(?:the\\s+)?(?:${THINGS})\\s+«(\\d+)»[.!]?$`,
  'i',
);

/** Reads one clause as a step; null when it asks for nothing. */
export function stepOf(spoken: string, strings: readonly string[]): Step | null {
  const clause = spoken.replace(
    /,?\s+(?:when|once|after|as soon as) (?:you(?:'re| are| have)? ?)?(?:done|finished|ready|complete)\b.*$|(?<=^(?:enter|type|write|put)\b.*),?\s+so that\s.*$/i,
    '',
  );
  const folded = fold(clause);
  const found = verbOf(folded);
  if (!found) return null;
  let { verb } = found;
  const run = /^take\b.*\s(?:off|away)[.!]?$/i.test(clause)
    ? clause.replace(/\s(?:off|away)[.!]?$/i, '')
    : found.verb === 'tick' || found.verb === 'untick'
      ? clause.replace(/\s+(?:to\s+)?(?:on|off)$/i, '')
      : clause;
  // "Search the shop for a head torch": what is looked for stands after where.
  const lookedFor = verb === 'search' ? /^search\s+(?!for\b)[^«]+?\s+for\s+(.+)$/i.exec(run)?.[1] : undefined;
  const rest = (lookedFor ?? run.split(' ').slice(found.words).join(' '))
    .trim()
    .replace(/^(?:on|onto|in|into|for|to|at|up)\s+(?!sale\b)/i, '')
    .replace(verb === 'press' ? PURPOSE : /$^/, ' ')
    .replace(verb === 'add' || verb === 'buy' ? SHOP_PLACES : /$^/, ' ')
    .replace(KEPT_IN, ' ')
    .replace(verb === 'transact' ? MEDIUM : /$^/, ' ')
    .replace(AS_WHAT, ' ')
    .trim();
  const quoted = [...rest.matchAll(/«(\d+)»/g)].map((match) => strings[Number(match[1])] ?? '');
  const role = ROLES.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
  const pairs =
    TAKES_VALUES.has(verb) &&
    !/^switch\b/.test(folded) &&
    !/\b(?:similar to|synonyms? (?:of|for)|meaning the same)\b/.test(folded)
      ? pairsOf(clause, strings, verb)
      : [];
  if (verb === 'learn' && LOOKS_UP.test(clause)) pairs.push(...soughtBy(clause, strings));
  const best = superlativeOf(rest.replace(/«\d+»/g, ' '));
  const nth = nthOf(rest.replace(/«\d+»/g, ' '));
  const constraints = constraintsOf(rest.replace(/«\d+»/g, ' '));
  // "With the most votes" compares, and is no place where the thing stands.
  const uncounted = best?.superlative.of ? rest.replace(COUNTED, ' ').trim() : rest;
  // "Report a claim: a pipe burst ...", "set up a filter so that ...": what follows tells of it, and is no part of its name.
  const plain =
    verb === 'transact' && quoted.length === 0
      ? uncounted.split(TELLING.test(folded) ? /:\s|,?\s+so that\s/ : /,?\s+so that\s/)[0]!
      : uncounted;
  const scopeAt = SCOPE.exec(` ${plain}`);
  let head = plain;
  let scope = '';
  if (scopeAt && verb !== 'learn' && verb !== 'buy' && verb !== 'reach') {
    head = plain.slice(0, Math.max(0, scopeAt.index)).trim();
    scope = plain.slice(scopeAt.index + scopeAt[0].length - 1).trim();
    if (!objectWords(head) && !/«/.test(head)) {
      head = plain;
      scope = '';
    }
  }
  scope = scope.replace(
    /(?:^|\s+)(?:with|saying|that says|and say)\s+(?:the\s+)?(?:text|message|words?|answer|reply)?\s*«\d+».*$/i,
    '',
  );
  // "Forward the message from Ann to Bob": whom it goes to does not tell which one it is.
  if (/^(?:forward|send|pass|share|resend)\b/.test(folded)) scope = scope.replace(/(?<=\S)\s+(?:on\s+)?to\s+.*$/i, '');
  let items: string[] = [];
  if (verb === 'pick' || verb === 'tick' || verb === 'untick') {
    const source = (objectWords(head) || /«/.test(head) ? head : rest)
      .replace(/\b(?:checkbox(?:es)?|check ?box(?:es)?|options?|radio button|items?|words? similar to)\b/gi, ' ')
      .replace(/^(?:the|all|both|any)\s+/i, '')
      .replace(/(?<=\S)\s+off$/i, '')
      .trim();
    items =
      source.includes('>') || (verb === 'pick' && pairs.length > 0)
        ? []
        : itemsOf(source, strings)
            .map((item) => item.replace(/\s+/g, ' ').trim())
            .filter(Boolean);
  }
  if (verb === 'tick' && items.length === 0 && role === null) verb = 'press';
  if (verb === 'reach' && (role === 'tab' || role === 'section') && /^(?:open|go|switch|expand|select)\b/.test(folded))
    verb = 'press';
  if (verb === 'reach' && (nth !== null || best) && /^open\b/.test(folded)) verb = 'press';
  // "Mark «0» as done" asks for its tick box.
  const marked = /^mark\s+(.+?)\s+as\s+(?:a\s+)?(?:done|completed?|finished|bought|ticked)\b/i.exec(clause);
  if (marked) {
    verb = 'tick';
    items = [putQuotes(marked[1]!, strings).replace(/^(?:the|task|item|to-?do)\s+/i, '')];
  }
  const sequence =
    /^(?:the\s+)?(?:buttons?|links?|words?|items?|boxes)?\s*(.+?)(?:\s+in\s+(?:this|that|the\s+(?:given|following|same|named))\s+order)?$/i.exec(
      rest,
    )?.[1] ?? '';
  const sorted = /\b(?:alphabet\w*|ascending|descending|numerical|increasing|decreasing|rising|falling)\b/.test(folded);
  if (
    verb === 'press' &&
    !sorted &&
    items.length === 0 &&
    (quoted.length > 1 || /[^\d(],\s|\bin (?:this|that) order\b/.test(rest))
  ) {
    const parts = itemsOf(sequence, strings).map((part) => part.replace(/^then\s+/i, ''));
    if (parts.length > 1 && parts.every((part) => part.split(' ').length <= 4 && !/^(?:wait|until)\b/i.test(part))) {
      items = parts;
      scope = '';
    } else if (quoted.length > 1) {
      items = quoted;
      scope = '';
    }
  }
  // "Select 5 June as check-in and 8 June as check-out", "the stay from 5 to 8 June": the first day and the last.
  const span = verb === 'pick' ? spanOf(putQuotes(rest, strings)) : [];
  if (span.length === 2) {
    items = span;
    pairs.length = 0;
    scope = '';
  }
  // "Choose Table from the Insert menu": through the menu to what is in it.
  const inMenu = /^(.+?)\s+(?:from|in|under|of)\s+the\s+(.+?)\s+(?:sub)?menu$/i.exec(rest);
  if (
    inMenu &&
    (verb === 'pick' || verb === 'press') &&
    !/\b(?:drop|select|context|more|options?|user|post)\b|@/i.test(inMenu[2]!)
  ) {
    verb = 'press';
    items = [inMenu[2]!, inMenu[1]!.replace(/^the\s+/i, '')].map((part) => putQuotes(part, strings));
    scope = '';
  }
  if (verb === 'reach' && /,\s*(?:and\s+)?then\s/i.test(rest)) {
    verb = 'press';
    items = itemsOf(rest, strings).map((part) => part.replace(/^then\s+/i, ''));
  }
  // "Select File, then Export": one after the other, as through a menu.
  if (verb === 'pick' && items.length > 1 && /,\s*(?:and\s+)?then\s/i.test(rest)) {
    verb = 'press';
    items = itemsOf(rest, strings).map((part) => part.replace(/^then\s+/i, ''));
  }
  // "Write to the shop" spells nothing out to type: it asks for a message to be sent.
  if (
    verb === 'enter' &&
    /^(?:write|put)\s+(?:to|an?)\b|^(?:write|put)\s+(?:the |your )?(?:shop|seller|support|team|message|letter|review|comment)\b/.test(
      folded,
    ) &&
    pairs.length === 0 &&
    quoted.length === 0
  )
    verb = 'transact';
  // "Put in your new card", "Enter my details": what one knows by heart is given to be kept, and so sent off.
  if (
    verb === 'enter' &&
    pairs.length === 0 &&
    quoted.length === 0 &&
    /\b(?:your|my)\b.*\b(?:card|address|details|data|information|account|number|profile)\b/.test(folded) &&
    !/\b(?:field|box|form|text ?area|input)\b/.test(folded)
  )
    verb = 'transact';
  // "Assign the task «0» to Ann", "Add the comment «0» to the task «1»": which one it is about is a place, and nothing to type.
  const about = ABOUT_ONE.exec(run);
  if (about && verb === 'transact') {
    const one = strings[Number(about[2] ?? about[4])] ?? '';
    const kept = pairs.filter((pair) => pair.value !== one);
    pairs.splice(0, pairs.length, ...kept);
    scope = `«${about[2] ?? about[4]}»`;
    const whom = about[3] && /^assign/i.test(run) ? about[3].replace(/[.!]+$/, '') : '';
    if (whom) pairs.push({ field: 'assignee', value: putQuotes(whom, strings) });
  }
  // "Answer the survey: you are 34 years old and live in Oslo": a form to be filled with what is told.
  if (
    ['learn', 'enter', 'pick'].includes(verb) &&
    pairs.length === 0 &&
    /^(?:answer|complete|fill(?: in| out)?|do|take)\s+(?:the|this|a)\s+(?:\w+\s+)?(?:survey|questionnaire|form|questions|poll)\b.*?[:,.–-]\s*(?:you|i|your|my)\b/.test(
      folded,
    )
  ) {
    verb = 'transact';
    pairs.push(...aboutOneself(putQuotes(rest, strings)));
  }
  // "See which size fits" asks to know.
  if (verb === 'reach' && /^(?:see|view|show)\s+(?:which|what|how|when|where|who|whether|if)\b/.test(folded))
    verb = 'learn';
  if (items.length === 1 && /^(?:the|all|every|each|all of them)$/i.test(items[0]!)) items = [];
  const path = rest.includes('>') ? putQuotes(rest, strings).split(/\s*>\s*/) : [];
  if (path.length > 1 && (verb === 'pick' || verb === 'press' || verb === 'reach')) {
    verb = 'press';
    items = path.map((part) => part.replace(/^(?:the|menu)\s+/i, '').trim());
  }
  // "Like all posts by Ann", "Block @ann": the control bears the verb and stands with the one who is named.
  if (found.verb === 'press' && found.words === 0) {
    const [act = '', ...others] = clause.split(' ');
    head = act;
    scope = others
      .join(' ')
      .replace(
        /^(?:it\s+)?(?:in|on|at)?\s*(?:the\s+)?(?:dialog|box|message|pop-?up|window|prompt|question|alert).*$/i,
        '',
      )
      .replace(/^(?:all|every|each|both)\s+(?:of\s+)?(?:the\s+)?/i, '')
      .replace(
        /^(?:the\s+)?(?:posts?|messages?|comments?|tweets?|user|users|account)\s+(?:by|from|of|that|written by|called|named)?\s*/i,
        '',
      );
  }
  // "Tell the council that a lamp is out": what is told is what it is about, and not who hears it.
  if (verb === 'transact' && scope !== '' && /^(?:tell|inform|notify)\b/.test(folded)) {
    head = scope;
    scope = '';
  }
  const kind = verb === 'press' ? kindOnly(rest, strings) : null;
  if (kind) return { ...blank(verb, putQuotes(clause, strings, '"')), role: kind, nth, constraints };
  // "Start writing a message": the control may say either.
  const begun = /^(?:start|begin) ([a-z]+ing)\b/.test(folded) ? `${folded.split(' ')[1]} ` : '';
  const byPage =
    /^answer\s+(?:the|all|each|every|this|these|both)\b.*\b(?:questions?|quiz)\b|\b(?:every|all|each)\b.{0,20}\b(?:answers?|questions?)\b.{0,12}\b(?:right|correct(?:ly)?)\b|\b(?:right|correct)\s+(?:answers?|options?|solutions?|choices?)\b|^(?:solve|complete|take)\s+the\s+quiz\b/.test(
      folded,
    );
  if (byPage && ['learn', 'pick', 'press', 'tick', 'transact', 'enter'].includes(verb) && quoted.length === 0)
    verb = 'pick';
  return {
    verb,
    text: putQuotes(clause, strings, '"'),
    object:
      begun +
      objectWords(
        verb === 'learn' ? rest.replace(/\?$/, '').replace(ASKING, ' ') : TAKES.has(verb) ? bareThing(head) : head,
      ),
    quoted,
    role,
    scope: putQuotes(scope, strings),
    pairs,
    items,
    nth,
    superlative: best?.superlative ?? null,
    all: /\b(?:all|every|each|both)\b/i.test(verb === 'transact' ? plain : rest),
    constraints,
    how: '',
    source: byPage && verb === 'pick' ? ASKED_BY_PAGE : '',
    place: verb === 'press' && (role === 'tab' || role === 'section') && /^(?:open|go|switch)\b/.test(folded),
  };
}
