import { fold } from '../../language/index.ts';
import { isStative } from './discourse/lexicon.ts';
import { pauseOf } from './pause.ts';
import { commandsUnlisted, isVerb, verbOf } from './verbs/index.ts';

const ABBREVIATION = /\b(?:e\.g|i\.e|mr|mrs|ms|dr|st|no|vs|etc|inc|approx|p\.s)\.$/i;

/** "T. Zielinski": a single letter that begins a name. */
const INITIAL = /(?:\b(?:to|is|be|for|by|from|as|named|called|with|and)|[:=])\s\p{Lu}\.$/u;

/** Whether a point stands behind the first letter of a name, and no sentence begins behind it. */
function isInitial(before: string, after: string): boolean {
  const next = /^\s(\p{Lu}\p{Ll}+)/u.exec(after)?.[1];
  return next !== undefined && INITIAL.test(before) && !isVerb(fold(next));
}

/** "It has moved to room 12: put that in": what is told, and what is to be done about it. */
function tellsAndAsks(sentence: string): string[] {
  const found = /^([^:«]{8,}):\s+(?=(?:so\s+|please\s+)*(\p{Ll}+)\s+(?:it|that|this|them|him|her)\b)/u.exec(sentence);
  if (!found || !isVerb(found[2]!) || verbOf(fold(bareClause(found[1]!)))) return [sentence];
  return [`${found[1]}.`, capital(sentence.slice(found[0].length))];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences of a text; a list has one in each line. */
export function sentences(text: string): string[] {
  const out: string[] = [];
  for (const line of text.split(/\n+/)) {
    const bare = line.replace(/^\s*(?:[-*•]|\(?\d{1,2}[.)])\s+/, '').trim();
    let start = 0;
    for (const match of bare.matchAll(/[.!?;](?=\s|$)/g)) {
      const end = match.index + 1;
      const part = bare.slice(start, end);
      if (ABBREVIATION.test(part) || isInitial(part, bare.slice(end))) continue;
      const next = bare.slice(end).trimStart()[0];
      if (next && match[0] === '.' && next === next.toLowerCase() && next !== next.toUpperCase()) continue;
      out.push(part);
      start = end;
    }
    out.push(bare.slice(start));
  }
  return out
    .flatMap(tellsAndAsks)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}«]/u.test(part));
}

const POLITE =
  /^(?:(?:and|but|or|so|also|please|kindly|now|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|finally|lastly|afterwards?|after that|once (?:done|finished|there|logged in|signed in)|when (?:done|finished|ready)|in the end|to start|to begin|simply|just|carefully|quickly|immediately|step \d+|task|goal|go ahead and|make sure (?:to|that you|you)|be sure to|remember to|try to|try and|help me(?: to)?|i(?:'d| would) like (?:you )?to|i (?:want|need)(?: you)? to|(?:you(?:'d| would)? (?:want|wish|need|like|have|must|should|are asked|decide|decided|'d like)(?: to)?|you must|you should)|your (?:task|goal|job|aim|mission) is to|the (?:task|goal|aim) is to|can you|could you|would you|let's|we need to|it is time to|instead)\s*[,:]?\s+)+/i;

/** Drops politeness and connectives from the head of a clause. */
export function bareClause(clause: string): string {
  let out = clause.trim().replace(/^[,:;\s]+/, '');
  for (let i = 0; i < 3; i++) out = out.replace(POLITE, '');
  // "Use the textbox to enter ..." asks for the second verb.
  const use =
    /^(?:use|switch|browse|look|search|navigate|go|scroll|click|open|expand)\b[^«]{0,60}?\bto\s+((?:find|click|enter|type|search|select|choose|press|open|reach|look)\b.+)$/i.exec(
      out,
    );
  if (use && verbOf(fold(use[1]!))) out = use[1]!;
  // "Close the dialog by clicking the x" asks for the click.
  const means = /^(.+?)\s+by\s+(?:clicking|pressing|tapping|hitting|selecting|choosing)\s+(?:on\s+)?(.+)$/i.exec(out);
  if (means && verbOf(fold(out))) out = `click ${means[2]!}`;
  // "Mark it as important with the star icon" asks for the icon.
  const sign =
    /^\S+\s+(?:it|this|that|them)\b.*?\s+(?:with|using|via|through)\s+(the\s+(?:«\d+»|[\p{L}-]+)\s+(?:icon|button|symbol))$/iu.exec(
      out.replace(/[.!;,]+$/, ''),
    );
  if (sign && verbOf(fold(out))) out = `click ${sign[1]!}`;
  return out.replace(/[.!;,]+$/, '').trim();
}

/** The led-in circumstance goes to the end, where scopes are read. */
function leadScope(whole: string, rest: string): string {
  const lead = whole.slice(0, whole.length - rest.length).replace(/[,\s]+$/, '');
  return /^(?:for|in|on|of|from|under)\b/i.test(lead) && lead.length < 80
    ? ` ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`
    : '';
}

/** A part of a page that has to be opened before what stands in it can be used. */
const PLACE =
  /^(?:in|on|under|within|inside|at)\s+(?:the\s+)?((?:tab|section|panel|folder|menu|accordion)\s+\S.*|\S.*\s(?:tab|section|panel|folder|menu|accordion)|menus|menu bar)$/i;

/** "In the settings change the name": where, with no comma before what. */
const PLACE_FIRST =
  /^((?:[Ii]n|[Oo]n|[Aa]t|[Uu]nder|[Ww]ithin|[Ff]rom)\s+(?:the|your|my|our|this)\s+(?:\p{Ll}[\p{Ll}-]*\s+){1,3}?)(\p{Ll}+)\s+(?:the\b|an?\b|your\b|my\b|our\b|all\b|both\b|«\d+»|\p{Lu}|\d)/u;

/** What is told ahead of what is to be in its place. */
const RATHER = /^(?:please\s+)?(?:instead of|rather than|in place of)\s+([^,]+),\s+(.+)$/i;

/** "Using the search box, find ...", "On the settings page, change ...": the command comes first, where it is read. */
export function liftLead(sentence: string): string {
  // "Instead of the bus, take the train": what is not to be taken comes behind what is.
  const [, not = '', other = ''] = RATHER.exec(sentence) ?? [];
  if (other !== '' && verbOf(fold(other.replace(POLITE, ''))))
    return `${other.replace(/[.!;]+$/, '')}, rather than ${not}`;
  const bare = sentence.replace(POLITE, '');
  const at = PLACE_FIRST.exec(bare);
  if (at && isVerb(fold(at[2]!))) return bare.slice(at[1]!.length).trimStart();
  const led =
    /^(?:using|with|in|on|at|of|from|under|by using|for|after|when|if|once|as soon as)\b[^,«]*?(?:«\d+»[^,«]*)?,\s*(.+)$/i.exec(
      bare,
    );
  // "After the countdown click Open": without a comma the command begins with its verb.
  const run =
    /^(?:after|once|when|as soon as)\s+[^,«]{3,60}?\s+((?:click|press|tap|hit|push|select|choose)\s+(?:on\s+)?(?:the\s+)?(?:«|\p{Lu}|button\b).*)$/iu.exec(
      bare,
    );
  if (!led) return run && !/,/.test(bare.slice(0, bare.length - run[1]!.length)) ? run[1]! : sentence;
  const rest = led[1]!.replace(POLITE, '');
  if (!verbOf(fold(rest))) return sentence;
  // "In the tab «0», press ..." asks first to be there.
  const place = PLACE.exec(bare.slice(0, bare.length - led[1]!.length).replace(/[,\s]+$/, ''));
  // "In the menu, choose ...": there is but one, and what is in it is named.
  if (place && /^(?:the )?(?:tab|section|panel|folder|menus?|menu bar|accordion)$/i.test(place[1]!)) return rest;
  if (place) return `open the ${place[1]}, then ${rest}`;
  return `${rest.replace(/[.!;]+$/, '')}${splitImperatives(rest).length > 1 ? '' : leadScope(bare, led[1]!)}`;
}

/** Where all that a sentence asks for is done, where it is told ahead of several commands: "the visits" of "In the visits, move Ann, then call her". */
export function placeAhead(sentence: string): string {
  const [, place = '', rest = ''] =
    /^(?:[Ii]n|[Oo]n|[Uu]nder|[Ww]ithin)\s+((?:the|your|my|(?:(?:Mr|Mrs|Ms|Dr)\.?\s)?\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*['’]s?)\s[^,«\d]{3,40}),\s+(.+)$/u.exec(
      sentence.replace(POLITE, ''),
    ) ?? [];
  return rest !== '' && verbOf(fold(rest.replace(POLITE, ''))) && splitImperatives(rest).length > 1 ? place : '';
}

/** "Sign in", which opens the way to what is asked behind it, whatever the verb of that is; and what that begins with. */
const ONLY_SIGNS_IN =
  /^(?:please |first,? |now )?(?:log|sign) (?:in|on)(?: (?:there|first|to (?:the|your) \p{L}+))?$/iu;
const GOES_ON = /^(?!(?:out|off|up|with|by|using|as|the|your|my|an?|password)\b)\p{Ll}+\s+\S/u;

/** Splits a sentence where a new imperative begins: "A, then B", "A and B", "A, B and C". */
export function splitImperatives(sentence: string): string[] {
  const parts: string[] = [];
  let start = 0;
  const joint =
    /(?:,\s*(?:so as |in order )?to\s+(?=find\b|see\b|learn\b|check\b)|,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?(?:also\s+)?|\s+then\s+|;\s*|\s+before\s+|,?\s+but\s+(?=(?:keep|leave|do not|don't)\b|(?:(?:then|please|also|first)\s+)?(?!not\b)\p{Ll}+\s+(?:(?:the|an?|your|my|our|his|her|its|their|all|both|it|them|that|those)\b|«\d+»|\p{Lu}|\d)|(?:un)?(?:tick|check)\s|(?:de)?select\s|choose\s|enable\s|disable\s)|\s+to\s+(?=find\b|see\b))/giu;
  for (const match of sentence.matchAll(joint)) {
    if (
      /\s+to\s+$/.test(match[0]) &&
      /^(?:use|switch|browse|look|search|navigate|go|scroll|expand|click)\b/i.test(
        sentence.slice(start).replace(POLITE, ''),
      )
    )
      continue;
    // "The films you want to see".
    if (
      /\s+to\s+$/.test(match[0]) &&
      /\b(?:want|wants|need|like|wish|have|hope|going|able|arrange|ask|plan|here|come|comes|coming)$/i.test(
        sentence.slice(start, match.index),
      )
    )
      continue;
    const rest = sentence.slice(match.index + match[0].length);
    const bare = rest.replace(POLITE, '');
    const word = fold(/^[\p{L}-]+/u.exec(bare)?.[0] ?? '');
    if (
      !isVerb(word) &&
      !(ONLY_SIGNS_IN.test(sentence.slice(start, match.index)) && GOES_ON.test(bare)) &&
      !(/^\p{Ll}/u.test(bare) && commandsUnlisted(bare) && !isStative(word)) &&
      pauseOf(bare) === null &&
      !/^(?:continue|proceed)(?:\s+to\s.*|[.!]?)$/i.test(bare) &&
      !/^(?:right-?click|right click|log|sign|(?:start|begin) \p{L}+ing\b|wait (?:for|until|till)|say (?:yes|no|that)\b|check out|look up|fill|do not|don't|do (?:what|as|so|exactly)\b|go|take\b.*\b(?:off|out of|away)|take the (?:(?:\p{L}+ )?\p{L}{3,}est\b|(?:first|second|third|fourth|last|most|least|best)\b)|keep (?:(?:the|those|your|my|our|his|her|their|that|back|aside|apart)\b|\p{Lu}[\p{L}-]+['’]s\b)|leave (?:the|those|your|that|it|them)\b|have (?:it|them|him|her|someone|somebody|the|your|my|our|some|an?|one|two|three|four|five|six|\d+) .*(?:ed|sent|paid|brought|taken|left|set|put|made|kept|held|done|come|call)\b|let (?:\p{L}+ ){1,4}know\b|let (?:him|her|them|it) |let (?:the|my|your|our|all|both) (?:\p{L}+ ){1,4}?(?:start|begin|end|finish|last|come|go|arrive|be|stay|run|show)\b|(?:get|receive) (?:an? )?(?:notification|alert|reminder|e-?mail)s?)\b/iu.test(
        bare,
      )
    )
      continue;
    // "Book it, name Ann Lee, start 10:00": a value with what it is called, and no command.
    if (/^,\s*$/.test(match[0]) && CALLED_SO.test(bare)) continue;
    // "Sign it, and keep my name private": how it is done.
    if (KEPT_SO.test(bare)) continue;
    // "My reading of 61340, read on 5 October": when it was, and no command.
    if (/^,\s*$/.test(match[0]) && WHEN_IT_WAS.test(bare)) continue;
    // "Press Open, Start, Send": in the middle of a sentence a capital begins a name and not a command.
    if (/^\p{Lu}/u.test(bare) && !/^\p{L}+\s+(?:«|the|on|a|an|your|all)/u.test(bare)) continue;
    if (/^\s+to\s/.test(match[0]) && !verbOf(fold(bareClause(sentence.slice(start, match.index))))) continue;
    const whole = sentence.slice(start, match.index).trim();
    const before = whole.replace(/^then,?\s+/i, '');
    // "Tick stop, cut, hide and press Save": a bare word in a row of things to choose is one of them.
    if (
      /^,\s*$/.test(match[0]) &&
      CHOICE.test(before.replace(POLITE, '')) &&
      /^\p{Ll}+(?:,\s|\s+and\s|[.!]?$)/u.test(bare) &&
      !CLOSING.test(word)
    )
      continue;
    // "search and filter options", "name and address": a noun follows when no object does and none was before.
    if (before.split(' ').length < 2 && !isVerb(fold(before))) continue;
    const closing = CLOSING.test(bare) && verbOf(fold(bareClause(before))) !== null;
    if (
      NOUNISH.has(word) &&
      !closing &&
      !/\bthen\s+(?:also\s+)?$/i.test(match[0]) &&
      !/^\S+\s+(?:\p{L}{2,}ing\b|by|the|a|an|your|my|me|us|our|his|her|its|their|this|these|those|both|each|every|another|some|any|everything|all|that you|that(?: one)?[.,!]|that(?: one)?$|that one\b|that (?:in|on|off|out|down|accordingly|too)\b|what|whatever|which|whether|how (?:many|much|long|far|often)|out (?:how|what|which|who|when|where|whether)|«|it|them|for|on|to|in|into|up|off|out|down|back|away|over|\d|[A-Z])/u.test(
        bare,
      )
    )
      continue;
    parts.push(whole);
    // That it comes after the one before stays with it.
    start = match.index + (/\bthen\b/i.exec(match[0])?.index ?? match[0].length);
  }
  parts.push(sentence.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** What a field is called, and what belongs in it. */
const CALLED_SO =
  /^(?:(?:name|title|address|e-?mail|phone|subject|reference|amount|role|number|class|type|colou?r|size)\s+(?:«|\p{Lu}|\d|[£$€+])|(?:start|end|begin)\s+\d|\p{Ll}+\s+(?:number|no\.?)\s+\d)/u;

/** Past forms that look like commands, with the day or the hour behind them. */
const WHEN_IT_WAS =
  /^(?:read|set|put|cut|shut|let|hit|split|cast)\s+(?:on|at|by|in|from)\s+(?:the\s+)?(?:\d|yesterday|today|last|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b)/iu;

/** How something of one's own is to stay. */
const KEPT_SO =
  /^keep\s+(?:my|your|our|the)\s.*\b(?:private|hidden|secret|public|visible|anonymous|confidential)[.!]?$/iu;

/** Commands that things to choose from are listed behind. */
const CHOICE = /^(?:select|choose|pick|tick|check|mark)\s/i;

/** What ends a sentence of commands: "set it to 4 and save". */
const CLOSING =
  /^(?:save|submit|send|search|confirm|apply)(?:\s+(?:it|them|this|that|changes))?(?:\s+(?:too|again|as well|last|first|afterwards))?[.!]?$/i;

/** Words that are as often nouns as commands. */
const NOUNISH = new Set(
  'bookmark upvote record file permit address name email comment message order book list report search filter view show review contact post share like point set track look note request answer rate exchange return play pin tag work change update schedule rank focus access use heart date deposit transfer start upgrade reply sort sign copy paste save print text mark name open download reset claim object water plant park charge load label mix pack seal wrap feed drain strike demand appeal heat pause delay cue hold spin brake issue hoist lift sound fire bolt latch flip crop mist spray stir blend ring pull hand dock moor end begin clock'.split(
    ' ',
  ),
);
