// An order about one thing of an application, taken apart: which thing, what is to be done with it or which of its properties is to be what,
// and where it is kept. What is not such an order is left to the goal as a whole.
import { words } from '../../language/index.ts';
import { putQuotes, takeQuotes } from '../goal/quotes.ts';
import { eachToItsOwn } from '../goal/wording/each-to-its-own.ts';
import { withoutLeftSentences } from '../goal/wording/left-alone.ts';

/** One order about one thing. */
export interface Frame {
  /** The order as it was worded. */
  text: string;
  /** What is to be done, without the names in it: "mute", "put on hold", "mark as done". */
  act: string;
  /** What tells the thing: 'Quarterly Team Dinner' from Sarah Chen. */
  thing: string;
  /** What must stand at it word for word. */
  names: string[];
  /** Which property of it is meant: "weight", "label"; empty where the act says it all. */
  field: string;
  /** What that is to be. */
  value: string | null;
  /** What kind of thing it is, in one word: "email"; empty where nothing says it. */
  kind: string;
  /** How the thing is to stand after it: "on hold", "done"; empty where the act says it all. */
  status: string;
  /** Names of places that the order gives: "Spam", "Security & Access". */
  places: string[];
}

/** Verbs by which a property is given a value. */
const PUTS = 'change|set|update|edit|increase|raise|reduce|lower|decrease|switch|move|convert';
/** Verbs that say by themselves what is done with a thing. */
const ACTS =
  `archive|unarchive|close|reopen|delete|remove|mute|unmute|star|unstar|pin|unpin|block|unblock|revoke|disconnect|pause|resume|deny|approve|
  reject|decline|hide|unhide|restore|publish|unpublish|lock|unlock|duplicate|follow|unfollow|suspend|complete|snooze|flag|dismiss`
    .split(/\s*\|\s*/)
    .join('|');
/** Verbs by which something is set on or off. */
const SWITCHES = 'enable|disable|activate|deactivate|turn on|turn off|switch on|switch off';
/** Verbs that only bring one to a thing. */
const OPENS = 'open|select|edit|find|view|go to|navigate to';
const VERBS = new RegExp(
  `^(?:please )?(?:${SWITCHES}|${OPENS}|${PUTS}|${ACTS}|rename|assign|add|apply|mark|put|make|report)\\b`,
  'i',
);

/** What calls a kind of place, behind its name: "the Social media theme settings", "the Home page". */
const PLACE = /\b(?:settings?|preferences|page|tab|section|panel|folder|list|screen|menu|area|view|channel)$/i;
/** Where an order tells where something is kept. */
const WHERE = /\s+(in|on|under|from|within|out of|inside|for)\s+(?:the\s+|my\s+|your\s+)?/i;
const WORD = /^\p{Lu}\p{L}+$/u;
/** A name of a place in several words: "Security & Access". */
const NAMED = /^\p{Lu}\p{L}+(?: (?:&|and|of|\p{Lu}\p{L}+))*$/u;

/** Reasons and wishes behind an order: they ask for nothing. */
const ASIDE = /\s+(?:[—–]|--)\s+.*$|,?\s+(?:because|since|so that|as (?:he|she|it|they|I)\b).*$/i;

/** Joins of two orders in one sentence. */
const AND = new RegExp(
  `(?:[.;,]\\s+(?:and then |then |and )?|\\s+(?:and then|then|and)\\s+)(?=${VERBS.source.slice(1)})`,
  'i',
);

/** A sentence of its own that follows: what it asks for is not read here. */
const FURTHER = /(?:\p{L}{3,}|\d)[.;] \p{Lu}/u;
/** What is only told of how a thing stands. */
const STANDING = /\s+(?:that|which) (?:is|are|was|were) [^«»]*$/i;

/** What a person says to mean the thing of the order before. */
const SAME = /^(?:it|them|its|their|that|this)\b/i;

/** "…, meeting place to Mill": more than one property at once. */
const PAIRS = /,.*\s(?:to|as)\s/i;
/** What goes on with something else, in words that are no order of this kind: "text messages, unsubscribe from the letter". */
const GOES_ON = /,\s+(?:and\s+)?\p{Ll}/u;
/** What is sent off after it is a form. */
const AND_SENDS = /\b(?:and|then) (?:then )?(?:submit|press|click|hit|send|confirm)\b/i;
/** What keeps what the order has set. */
const AND_SAVES =
  /,?\s+(?:and then|and|then)\s+save(?: (?:it|them|(?:the |your |my )?(?:changes|settings|preferences)))?$/i;
/** Several things at once are another matter. */
const SEVERAL = /^(?:all|every|each|both|any)\b/i;
/** Whose settings are changed where nobody else is named. */
const OWN = /^(?:the )?(?:user|account|profile|store|site|shop)(?:['’]s)?$/i;

interface Parts {
  act: string;
  thing: string;
  field?: string;
  value?: string | null;
  status?: string;
}

const lead = '(?:please )?';
const put = `${lead}(?<act>${PUTS})`;
const THE = '(?:the |my |your |its |their )?';
/** Ways to order something, the most particular first. */
const WAYS: ReadonlyArray<RegExp> = [
  new RegExp(`^${lead}(?<act>rename) ${THE}(?<thing>.+?) (?:to|as|into) (?<value>.+)$`, 'i'),
  // "Add David Kim as an assignee to the issue X", "Assign James Chen as attorney on the Harris case".
  new RegExp(
    `^${lead}(?<act>[Aa]dd|[Aa]ssign|[Ss]et) (?<value>«\\d+»|\\p{Lu}[\\p{L}.'’ -]*?) as (?:an? |the )?(?<field>[^«»]+?) (?:to|on|of|for|in) ${THE}(?<thing>.+)$`,
    'u',
  ),
  // "Apply the «0» label to the email «1»".
  new RegExp(
    `^${lead}(?<act>add|apply|assign) ${THE}(?<value>«\\d+») (?<field>[\\p{L} -]+?) (?:to|on) ${THE}(?<thing>.+)$`,
    'iu',
  ),
  new RegExp(`^${put} ${THE}(?<field>[^«»]+?) (?:of|for|on) ${THE}(?<thing>.+?) (?:to|as) (?:be )?(?<value>.+)$`, 'i'),
  new RegExp(
    `^${lead}(?<act>move|convert|switch) ${THE}(?<thing>.+?) (?:(?:and )?back to|to|into) ${THE}(?<value>.+)$`,
    'i',
  ),
  // "Change Ada's email to «0»".
  new RegExp(`^${put} (?<thing>«\\d+»|[^«»]+?['’]s?) (?<field>[\\p{L} -]+?) (?:to|as) (?<value>.+)$`, 'iu'),
  new RegExp(`^${lead}(?<act>mark) ${THE}(?<thing>.+?) (?<how>as (?:an? )?[\\p{L} -]+)$`, 'iu'),
  // "Put a star on the mail from Ada": what is put on it is what is done with it.
  new RegExp(`^${lead}put an? (?<act>star|flag|pin|lock|bookmark) on ${THE}(?<thing>.+)$`, 'i'),
  new RegExp(`^${lead}(?<act>put) ${THE}(?<thing>.+?) (?<how>on hold|away|aside)$`, 'i'),
  new RegExp(`^${lead}(?<act>report) ${THE}(?<thing>.+?) (?<how>as [\\p{L} -]+)$`, 'iu'),
  new RegExp(
    `^${lead}(?<act>make) ${THE}(?<thing>.+?) (?<how>the default|default|primary|the primary|public|private)$`,
    'i',
  ),
  new RegExp(`^${lead}(?<act>${SWITCHES}) ${THE}(?<thing>.+)$`, 'i'),
  new RegExp(`^${lead}(?<act>${ACTS}) ${THE}(?<thing>.+)$`, 'i'),
  // What is set of an application as a whole: "Change the heading font to «0» in the Typography settings".
  new RegExp(`^${put} (?<same>its|their|his|her) (?<field>[\\p{L} -]+?) (?:to|as) (?<value>.+)$`, 'iu'),
  new RegExp(`^${put} ${THE}(?<field>[^«»]+?) to (?<value>.+)$`, 'i'),
  new RegExp(`^${lead}(?<act>${OPENS}) ${THE}(?<thing>.+)$`, 'i'),
];

function takeApart(text: string): Parts | null {
  for (const way of WAYS) {
    const { act, thing = '', field = '', value = null, how, same } = way.exec(text)?.groups ?? {};
    if (!act || (thing === '' && field === '')) continue;
    if (SEVERAL.test(thing) || GOES_ON.test(thing) || PAIRS.test(value ?? '') || AND_SENDS.test(text)) return null;
    return {
      act: how ? `${act} ${how}` : act,
      thing: same ?? (OWN.test(thing) ? '' : thing),
      field,
      value,
      status: how?.replace(/^(?:as )?(?:an? |the )?/i, '') ?? '',
    };
  }
  return null;
}

/** Takes the places that an order names out of what tells its thing. */
function placed(thing: string, plainly = false): { thing: string; places: string[] } {
  const places: string[] = [];
  let left = thing;
  for (;;) {
    const parts = left.split(WHERE);
    const [by = '', last = ''] = parts.length < 3 ? [] : [parts.at(-2)!.toLowerCase(), parts.at(-1)!.trim()];
    const isPlace =
      PLACE.test(last) ||
      ((!plainly || /«\d+»/.test(left)) && (WORD.test(last) || (by !== 'from' && NAMED.test(last))));
    if (last === '' || !isPlace || (by === 'for' && !PLACE.test(last))) return { thing: left, places };
    places.unshift(last);
    left = left
      .slice(0, left.lastIndexOf(last))
      .replace(/\s+(?:in|on|under|from|within|out of|inside|for)\s+(?:the\s+|my\s+|your\s+)?$/i, '');
  }
}

/** "The Investigation stage" says the property along with what it is to be. */
function valued(field: string, value: string | null): { field: string; value: string | null } {
  const both = field === '' && value ? /^(\p{Lu}.*) (\p{Ll}{3,})$/u.exec(value) : null;
  return both ? { field: both[2]!, value: both[1]! } : { field, value };
}

/** The name of a file, which is meant as it stands, as if it were quoted: "notes-2.odt". */
const FILE = /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}][\p{L}\p{N}_.-]*\.\p{Ll}[\p{Ll}\p{N}]{1,4}(?![\p{L}\p{N}/])/gu;

const OPENING = /^(?:(?:the|a|an|my|your|our|all|its|their|open|pending|current|existing)\s+)+/i;

/** The orders that a task consists of; null where anything of it is no order about a thing with a name of its own. */
export function framesOf(task: string): Frame[] | null {
  // A decision asks more than once for the orders of one task.
  if (read?.task !== task) read = { task, frames: task.length > LONGEST ? null : readFrames(task) };
  return read.frames;
}

let read: { task: string; frames: Frame[] | null } | null = null;
/** Characters from which on a task is a text, and no orders. */
const LONGEST = 600;

function readFrames(task: string): Frame[] | null {
  const { text, strings } = takeQuotes(task.trim().replace(/\s+/g, ' '));
  const back = (said: string) => putQuotes(said, strings);
  const frames: Frame[] = [];
  for (const clause of eachToItsOwn(withoutLeftSentences(text)).split(AND)) {
    const bare = clause
      .replace(ASIDE, '')
      .replace(/[.!\s]+$/, '')
      // What was set is kept anyway.
      .replace(AND_SAVES, '')
      .trim();
    const parts = takeApart(bare);
    if (!parts) return null;
    const before = frames.at(-1);
    const same = SAME.test(parts.thing) || /^(?:its|their)\b/i.test(bare.replace(VERBS, '').trim());
    if (same && !before) return null;
    if (FURTHER.test(parts.thing) || FURTHER.test(parts.value ?? '')) return null;
    const { thing, places } = placed(parts.thing.replace(STANDING, '').trim());
    const given = placed(parts.value ?? '', true);
    const of = placed(parts.field ?? '', true);
    const names = [
      ...[...thing.matchAll(/«(\d+)»/g)].map(([, i]) => strings[Number(i)]!),
      ...(thing.match(FILE) ?? []),
    ];
    const named = back(of.thing).replace(OPENING, '');
    const whole = parts.value ? back(given.thing).replace(/^(?:be|the|an?)\s+/i, '') : null;
    // What is quoted is meant as it stands.
    const { field, value } = given.thing.includes('«') ? { field: named, value: whole } : valued(named, whole);
    frames.push({
      text: back(bare),
      act: back(parts.act),
      thing: same ? before!.thing : back(thing).replace(OPENING, ''),
      names: same ? before!.names : names,
      field,
      status: parts.status ?? '',
      kind: same ? before!.kind : kindOf(back(thing).replace(OPENING, ''), names),
      value,
      places: [...[...places, ...given.places, ...of.places].map(back), ...(same ? before!.places : [])],
    });
  }
  // What is told last of where it is holds for all of it.
  const { places } = frames.at(-1) ?? { places: [] };
  for (const frame of frames) if (frame.places.length === 0) frame.places = places;
  // What is only opened is opened for what comes after it.
  const opens = new RegExp(`^(?:${OPENS})$`, 'i');
  const acts = frames.filter(({ act }, i) => !opens.test(act) || i === frames.length - 1);
  return acts.length > 0 && !opens.test(acts.at(-1)!.act) && acts.every(hasName) ? acts : null;
}

const SWITCH = new RegExp(`^(?:${SWITCHES})$`, 'i');

/** Whether an act sets something on or off. */
export function isSwitch(act: string): boolean {
  return SWITCH.test(act);
}

/** Whether what tells the thing is a name: quoted, written large, or of several words. */
function hasName({ thing, names, act, field, value }: Frame): boolean {
  if (thing === '') return field !== '' && value !== null;
  return isSwitch(act) || names.length > 0 || /\p{Lu}|\d/u.test(thing) || words(thing).length > 2;
}

/** The word that says what kind of thing is meant: "email" of "the email 'X' from Y"; empty where it has none. */
function kindOf(thing: string, names: readonly string[]): string {
  const bare = names.reduce((text, name) => text.replace(name, '§'), thing);
  const parts = (text: string) =>
    text.split(/\b(?:about|from|that|which|with|called|named|titled|labell?ed|who|in|on|for|of)\b/i);
  const [before = '', behind = ''] = bare.split('§');
  const told =
    names.length > 0
      ? (words(parts(behind)[0]!).at(-1) ?? words(parts(before)[0]!).at(-1))
      : words(parts(bare)[0]!).at(-1);
  return told && !new RegExp(`\\b${told}\\b`).test(bare) ? '' : (told ?? '');
}
