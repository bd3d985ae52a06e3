import { fold, isDayOrMonth, isStopWord, stem, words } from '../../../language/index.ts';
import { kinOf } from '../../meaning/act-names.ts';

/** Forms of verbs that no rule makes. */
const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  `held:hold sent:send sending:send paid:pay hidden:hide hiding:hide taken:take kept:keep bought:buy lent:lend given:give made:make left:leave withdrawn:withdraw chosen:choose
  sold:sell found:find written:write thrown:throw drawn:draw shown:show taught:teach brought:bring put:put set:set shut:shut cut:cut reset:reset rung:ring
  broken:break frozen:freeze begun:begin run:run lost:lose told:tell`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** What is said in two words for an act that has a verb of its own. */
const PHRASES = new Map(
  Object.entries({
    accept: 'take on|say yes|ok to',
    archive: 'move to archive|put away',
    cancel: 'call off',
    decline: 'turn down|say no',
    duplicate: 'make a copy|create a copy|save a copy',
    hold: 'put on hold|hold back',
    lock: 'read only',
    postpone: 'put off',
    publish: 'make public|put online',
    release: 'let go|clear for',
    renew: 'keep longer|extend loan',
    reserve: 'set aside|put aside',
    retire: 'out of service',
    bookmark: 'save for later|keep for later',
    return: 'give back|hand in|hand back|bring back|send back|take back',
    book: 'sign up',
    skip: 'leave out|miss out',
    leave: 'sign out of|drop out of|pull out of',
    merge: 'make one',
  }).flatMap(([verb, said]) => said.split('|').map((one) => [one, verb] as const)),
);

/** The verb that a control goes by which is called in two words: "Turn down". */
function plainly(label: string): string | null {
  const said = ` ${words(label).join(' ')} `;
  for (const [phrase, verb] of PHRASES) if (said.includes(` ${phrase} `)) return verb;
  return null;
}

/** A word as it is compared with others, whatever form it stands in. */
export function baseOf(word: string): string {
  return stem(FORMS[word] ?? word);
}

/** What a person wants done, as it is held against the names of controls. */
export interface Spoken {
  text: string;
  bases: ReadonlySet<string>;
  bare: readonly string[];
  /** Words that only name something that there is: "your hire of a saw has run out". */
  nouns: ReadonlySet<string>;
}

/** Words for what is to be done, of a flat text in which what names a record is struck out. */
export function spoken(text: string): Spoken {
  const bare = words(text.replace(/§+/g, ' '));
  return {
    text: fold(text),
    bare,
    bases: new Set([...bare, ...calledFor(fold(text)), ...(wasPutAway(fold(text)) ? RESTORES : [])].map(baseOf)),
    nouns: nounsIn(bare),
  };
}

/** Whether a text wants something to be there again, and nothing to be thrown away besides. */
function isBroughtBack(text: string): boolean {
  return BROUGHT_BACK.test(text) && !THROWS.test(text);
}
const THROWS = /(?:^|[.!?;,]\s|\b(?:and|then|please)\s)(?:delet|remov|discard|trash|bin\b|eras|throw|get rid)/;

/** Whether what a text wants to be there again was put away: what is brought back to somebody was not. */
function wasPutAway(text: string): boolean {
  return isBroughtBack(text) && /\b(?:archiv|delet|remov|bin|trash|dismiss|hid|clos|cancel|gone\b)/.test(text);
}

/** Words that may stand between the two of a phrase: "call the visit off", "put that claim on hold". */
const WITHIN = 4;

/** The verbs that have one word for what a text says in two. */
function calledFor(text: string): string[] {
  return PATTERNS.filter(([pattern]) => pattern.test(text)).map(([, verb]) => verb);
}
const PATTERNS = [...PHRASES].flatMap(([phrase, verb]): Array<[RegExp, string]> => {
  const [first, ...rest] = phrase.split(' ');
  if (!/^(?:off|out|back|away|aside|down|on hold)$/.test(rest.join(' '))) return [];
  return [[new RegExp(`\\b${first}\\b(?: [\\p{L}\\p{N}'’-]+){0,${WITHIN}} ${rest.join(' ')}\\b`, 'u'), verb]];
});

/** What stands before something that somebody has. */
const OWNS = new Set(['your', 'my', 'our', 'their', 'his']);

/** The words, as they are compared, that stand behind nothing but who has it, and are no form of a verb there: "my hire", and not "have my saw released". */
function nounsIn(bare: readonly string[]): Set<string> {
  const nouns = new Set<string>();
  const acts = new Set<string>();
  bare.forEach((word, i) => {
    const owned = OWNS.has(bare[i - 1] ?? '') && !/(?:ed|en)$/.test(word) && !DONE.has(bare[i - 2] ?? '');
    (owned ? nouns : acts).add(baseOf(word));
  });
  return new Set([...nouns].filter((word) => !acts.has(word)));
}
/** What is said with an act that is called by its noun: "make my payment", "start your return". */
const DONE = new Set(
  'make making do start begin arrange request place confirm complete announce submit want need take give put set finish'.split(
    ' ',
  ),
);

/** Verbs that say nothing without what stands behind them: "Add to basket", "Mark as read". */
const THIN = new Set([
  'add',
  'mark',
  'set',
  'make',
  'put',
  'move',
  'change',
  'edit',
  'get',
  'turn',
  'switch',
  'send',
  'go',
  'place',
  'become',
]);
/** Words behind an act that tell nothing of it. */
const IDLE = /^(?:it|this|that|now|item|entry|row|one|selected|these|them|please|to|as|from|the|your|my|of)$/;
/** How people say that something is not to be there any more. */
const GONE =
  /\b(?:delet\w*|remov\w*|get(?:ting)? rid|eras\w*|discard\w*|dispos\w* of|do(?:ing)? away with|throw\w*(?: \p{L}+){0,5} away|scrap(?:ped)?|(?:bin|trash)(?= (?:it|that|this|them|those|the)\b)|binned|trashed|chuck\w*|off the list|be gone|gone (?:for|from)|throw\b.*\bout|take\b(?: [^\s.,;]+){0,5} (?:off|out)(?=\P{L}*$|[.,;])|(?:put|mov|send|drop|toss|stick|throw|thrown|tip)\w*\b[^.;!?]* (?:in|into|to) (?:the|your|my) (?:bin|trash|recycle bin|rubbish|waste(?: ?bin)?)\b|no longer (?:show|appear|be (?:there|listed))|should go|(?:list|table)\b.*\bwithout|(?:do not|don't) need\b.*\bany ?more|by mistake|by accident)\b/u;
/** How people say that what is gone is to be there again: "bring it back", "undo the archiving". */
const BROUGHT_BACK =
  /\b(?:restor\w*|recover\w*|retriev\w*|un(?:archiv|delet)\w*|(?:bring|put|get|move|want|have)\b[^.;!?]* back)\b/u;
/** What sites call that. */
const RESTORES = ['restore', 'recover', 'unarchive', 'undelete'];
const DESTROYS =
  /^(?:delete|remove|discard|erase|trash|bin|get rid|throw away|(?:move|send|put) (?:it )?(?:in)?to (?:the )?(?:trash|bin|recycle bin|rubbish))\b/;
/** What takes an act back. */
const BACK =
  /^un(?=\p{L}{3})|^(?:remove|take|clear|switch off|turn off)\b.*\b(?:from|off|flag|mark|star|pin)\b|\bnot\b|^mark as un/u;

/** What stands before the mark in the name of a control that takes it off: "Remove from favourites", "Mark as unread". */
const OFF =
  /^(?:remove|take|clear|switch|turn|mark|set)\b|\b(?:from|off|as|not|un)\b|^un(?=\p{L}{3})|(?<= )un(?=\p{L}{3})/gu;

/** 0..1: how far the name of a control says what is to be done; `undo` where a mark is to be taken off. */
export function says(label: string, said: Spoken, undo = false): number {
  const folded = fold(label);
  if (takesBack(label)) {
    if (undo) {
      const mark = words(folded.replace(OFF, ' ')).filter((word) => !isStopWord(word));
      const itself = words(folded)[0] ?? '';
      if (said.bases.has(baseOf(itself)) && !THIN.has(itself) && mark.length <= 1) return 0.95;
      return mark.length > 0 &&
        mark.every((word) => said.bases.has(baseOf(word)) || said.bases.has(baseOf(`${word}ed`)))
        ? 0.95
        : 0;
    }
    if (!DESTROYS.test(folded)) return 0;
  }
  const own = words(label.replace(/[⋯…⋮▾▼⌄]+/g, ' '));
  const [verb = '', ...behind] = own;
  // "Sunday, 3 pm" tells when, and nothing that one does.
  if (verb === '' || isDayOrMonth(verb)) return 0;
  const rest = behind.filter((word) => !IDLE.test(word) && !isStopWord(word));
  const covered = rest.length === 0 ? 1 : rest.filter((word) => said.bases.has(baseOf(word))).length / rest.length;
  if (DESTROYS.test(folded)) {
    if (undo) return 0;
    if (isBroughtBack(said.text)) return 0;
    return GONE.test(said.text) ? 0.95 : said.bases.has(baseOf(verb)) ? 0.9 : 0;
  }
  const plain = plainly(label);
  if (plain && (said.bases.has(baseOf(plain)) || said.bare.some((word) => areKin(word, plain)))) return 0.85;
  const share = 0.7 + 0.3 * covered;
  if (makesAnother(own, rest, said)) return 0;
  if (THIN.has(verb)) {
    if (rest.length === 0) return said.bases.has(baseOf(verb)) ? 0.75 : 0;
    return covered === 1 ? 0.95 : said.bases.has(baseOf(verb)) ? 0.55 + 0.4 * covered : 0.5 * covered;
  }
  if (said.nouns.has(baseOf(verb))) return 0;
  if (said.bases.has(baseOf(verb))) return share;
  if (said.bare.some((word) => areKin(word, verb))) return Math.max(0.75, 0.88 * share);
  return 0;
}

/** What stands before something that is there. */
const THE = new Set(['the', 'this', 'that', 'these', 'those']);

/** Whether a control makes another of what is spoken of as being there: "Add task", for who is to tick off the task. */
function makesAnother([verb, next]: readonly string[], rest: readonly string[], { bare, bases }: Spoken): boolean {
  if (verb !== 'add' || next !== rest[0] || ['add', 'put'].some((made) => bases.has(made))) return false;
  return rest.every((word) => bare.some((other, i) => THE.has(bare[i - 1] ?? '') && baseOf(other) === baseOf(word)));
}

/** Whether the name of a control begins with a verb that says nothing without what stands behind it. */
export function isThin(label: string): boolean {
  return THIN.has(words(label)[0] ?? '');
}

/** Whether two verbs are said for the same act, in whichever form the first stands. */
function areKin(word: string, verb: string): boolean {
  const plain = word;
  return kinOf(plain).includes(baseOf(verb)) || kinOf(verb).includes(baseOf(plain));
}

/** Whether the name of a control takes back what another one does: "Unpin", "Remove from favourites". */
export function takesBack(label: string): boolean {
  return BACK.test(fold(label));
}
