import { fold } from '../../../language/index.ts';
import { isVerb, verbOf } from '../verbs/index.ts';
import { causedIn } from './caused.ts';

/** Whoever wishes: "you", "Priya", "your son Milo", "the tenants". */
const WHO = String.raw`(?:i|you|we|he|she|they|\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?|(?:your|my|our|his|her)\s(?:\p{Ll}+\s?){1,2}(?:\s?\p{Lu}[\p{L}'-]+)*)`;
const HOW = '(?:(?:really|also|only|now|still|just|all|would|do|does|did|will|both|so)\\s+)*';
const NOT = "(?:do not|don't|does not|doesn't|no longer|would not|wouldn't)";
const NO_MORE = String.raw`\s+(?:any\s?more|any longer|from now on|in (?:the )?future|at all)`;
const LINKED = new RegExp(
  String.raw`,?\s+(?:and|but)\s+(?=no more\s|${WHO}\s+${HOW}(?:${NOT}|wants?|wish|need|'d|like|prefer|fancy|fancies|are happy|is happy|(?:are|is) (?:fine|glad))\b|(?:the|your|my|our|his|her|any|all)\s[^,.;]{2,40}?\s(?:is|are|has|have|should|must|may|can)\s(?:to\s)?(?:come|be|go|arrive|start|begin|end|show|stay)\b)`,
  'iu',
);

/** What sites send or show unasked, and stop when it is switched off. */
const NOTICES =
  /\b(?:e-?mails?|mails?|sms|texts?|text messages?|messages?|letters?|newsletters?|notifications?|reminders?|alerts?|adverts?|ads|advertising|calls?|phone calls|offers|news|summar(?:y|ies)|tips|catalogues?|updates?|sounds?|reports?|digests?|surveys?|recommendations?|suggestions?|bills?|statements?|invoices?|payslips?|receipts?|brochures?|leaflets?|magazines?|pop-?ups?|cookies|tracking|post)\b/i;
/** What one is no longer to be, and the notices by which it is done. */
const BEEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:called|rung|phoned|telephoned)(?:\s+up)?\b/i, 'phone calls'],
  [/^texted\b/i, 'text messages'],
  [/^e-?mailed\b/i, 'emails'],
  [/^(?:notified|alerted|told)\b/i, 'notifications'],
  [/^reminded\b/i, 'reminders'],
  [/^(?:contacted|disturbed|bothered|written to)\b/i, 'messages'],
];

const UNWISHED = new RegExp(
  `^${WHO}\\s+${HOW}(?:${NOT}\\s+(?:want|wish|like|care|need)(?:\\s+for)?|(?:want|wants|need|needs)\\s+no\\s+more|would (?:rather|prefer) not(?: to)?|(?:have|has) no (?:more |further )?(?:use|need) (?:for|of))\\s+(?:to\\s+)?(.+)$`,
  'iu',
);
const RECEIVING =
  /^(?:get|receive|have|see|hear|be (?:sent|shown|given)|go on getting|keep getting|be getting)\s+(?:any\s+)?(.+)$/i;
const CONTENT = new RegExp(
  `^${WHO}\\s+${HOW}(?:(?:is|are|am)\\s+(?:\\p{L}+\\s)?(?:happy|fine|glad|content|willing|ok|okay|all right)\\s+(?:for|with|if|about)|(?:does not|do not|don't|doesn't)\\s+mind(?:\\s+if)?|agrees?\\s+(?:that|to)|allows?|accepts?\\s+that)\\s+(.+)$`,
  'iu',
);
const MAY = /^((?:the |your |my |our |any |all )?[^,.;]{3,50}?)\s+may\s+(be\s+.+|now\s+.+)$/iu;
const WANTED = new RegExp(
  `^${WHO}\\s+${HOW}(?:want|wants|wish|wishes|like|'d like|fancy|fancies|prefer|prefers|need|needs|rather(?:\\s+(?:get|have|receive))?|'d (?:rather|prefer)(?:\\s+(?:get|have))?)\\s+(.+)$`,
  'iu',
);
const INSISTED = new RegExp(
  `^${WHO}\\s+(?:(?:do|does|did)\\s+(?:still\\s+)?want|still wants?)\\s+(?:to\\s+(?:get|receive|have|see|hear)\\s+)?(?!to\\b)(.+)$`,
  'iu',
);
/** "In my settings, I want ...": where it is to be done. */
const WITHIN = new RegExp(`^(?:in|on|at|under|among|for|from)\\s[^,.;]{3,60},\\s+(?=${WHO}\\s)`, 'iu');
/** "Reminders as text messages", "the bill by email": by what way something comes. */
const BY_WAY =
  /^((?:(?:the|your|my|our|his|her|their|all|any)\s)?[^,.;]{3,50}?)\s+(?:(?:sent|delivered|shown|paid|taken)\s+)?(as|by|via|on|every|in)\s+(.+)$/iu;
const TO_BE =
  /^((?:the|your|my|our|his|her|their|all|any|each|every|new)\s[^,.;]{2,50}?)\s+(?:(?:is|are|has|have|needs?|ought)\s+to|should|must|shall)\s+(?:now\s+|only\s+|always\s+)?(?:be\s+(?:sent|paid|taken|shown|delivered|charged|set)\s+|(?:come|go|arrive|start|begin|end|last|show|ring|be)\s+)(?:(?:to|by|on|at|via|as|in)\s+)?(.+)$/iu;
const NEW_STATE =
  /^((?:the|your|my|our|his|her|their|all|any|each|every|new)\s[^,.;]{2,50}?)\s+to\s+(?:be|become|come|go|arrive|start|begin|end|last|show|read|say|appear)\s+(.+)$/iu;
const FIRST = /^(?:(?:to|on|by|at|via|as|in|only)\s+)+/i;
/** "On Mondays", "every week": when something comes. */
const WHEN =
  /^(?:(?:the\s+)?\d|\p{Lu}\p{L}+days?\b|(?:the\s+)?(?:mornings?|evenings?|weekends?|first|last)\b|day|week|month|year|other|second|my\b|your\b)/u;
/** "Milk on Tuesdays and Fridays", "oat milk with the coffee": what comes, and how. */
const SUPPLIED =
  /^\p{Ll}+(?:\s\p{Ll}+)?\s(?:on|every|each|once|twice|from|with|without|only|at|for|delivered|left|sent|brought)\s/u;
/** What one wants to hear of. */
const HEARING =
  /^(?:hear|(?:be|get)\s+(?:told|notified|informed|alerted|warned|reminded)|know|learn)\s+(when|if|about|of|before)\s+(.+)$/i;
const SEEN_BY =
  /^(nobody(?: else)?|no one(?: else)?|only [^,.;]{2,30}?)\s+(?:should|must|may|is to|are to|shall)\s+(?:be able to\s+)?(?:see|find|read|view)\s+(.+)$/iu;
const NOT_SHOWN =
  /^((?:the|your|my|our)\s[^,.;]{2,50}?)\s+(?:should|must|may|is|are)\s+(?:no longer|not)\s+(?:to\s+)?be\s+((?:shown|seen|visible|displayed|sent|listed|shared)\b.*)$/iu;
const BIGGER = /^(?:the|your|my|our)\s.+\s(?:bigger|larger|smaller|louder|quieter|brighter|darker|warmer|cooler)$/iu;

function stopped(what: string): string {
  const bare = what.replace(new RegExp(`(?:${NO_MORE})+$`, 'iu'), '').replace(/^(?:to\s+)?/, '');
  const been = /^be\s+(.+)$/i.exec(bare)?.[1];
  const notices = been ? BEEN.find(([pattern]) => pattern.test(been)) : undefined;
  if (been && notices)
    return `turn off ${notices[1]}${been.replace(notices[0], '').replace(/^\s+(?:by (?:phone|text|e-?mail))/i, '')}`;
  const received = RECEIVING.exec(bare)?.[1];
  if (received) return `turn off ${received}`;
  const thing = bare.replace(/^(?:any|more)\s+/i, '');
  return NOTICES.test(thing.replace(/\s(?:about|for|from|of|with)\s.*$/i, ''))
    ? `turn off ${thing}`
    : `cancel ${thing}`;
}

/** Words that only say that it is wanted beside something else, and not as what: "an email as well when ...". */
const BESIDE = /,?\s+as well(?! as\b)(?=[\s,.]|$)/iu;

/** What somebody wants, without who wants it, as a command; null where the words ask for no act. */
function brought(wanted: string): string | null {
  const what = wanted.replace(BESIDE, '');
  const act = /^to\s+(?:also\s+)?(.+)$/i.exec(what)?.[1];
  const hearing = act ? HEARING.exec(act) : null;
  if (hearing) return `get notifications ${hearing[1] === 'of' ? 'about' : hearing[1]} ${hearing[2]}`;
  if (act) return verbOf(fold(act)) || /^(?:have|get|know|keep)\s/i.test(act) ? act : null;
  const state = NEW_STATE.exec(what);
  if (state) return `change ${state[1]} to ${state[2]!.replace(FIRST, '')}`;
  const done =
    /^(.+?)\s+(?:to\s+be\s+)?(cancelled|canceled|removed|deleted|changed|blocked|renewed|extended|closed|moved|stopped|ended|corrected)\b(.*)$/iu.exec(
      what,
    );
  if (done) return `have ${done[1]} ${done[2]}${done[3]}`;
  if (/^(?:the|your|my|our|his|her|their|all|any)\s/i.test(what) && causedIn(`have ${what}`)) return `have ${what}`;
  if (BIGGER.test(what)) return `make ${what}`;
  const way = BY_WAY.exec(what);
  const placed = way && /^(?:on|in|every)$/i.test(way[2]!) && !WHEN.test(way[3]!);
  if (way && !placed && NOTICES.test(way[1]!) && !isVerb(way[1]!.split(' ')[0]!.toLowerCase()))
    return `change ${way[1]} to ${way[2] === 'every' ? 'every ' : ''}${way[3]}`;
  if (SUPPLIED.test(what)) return `order ${what}`;
  // "Rye this week": one of what there is to choose from.
  const choice = what.replace(BY_NOW, '');
  if (CHOICE.test(choice)) return `choose ${choice.replace(/^some\s+/i, '').replace(BY_NOW, '')}`;
  const counted = /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|some|\d+)\s/i.test(what);
  return counted ? `get ${what}` : null;
}

/** Words that say only that it is so from now on, or beside something else. */
const BY_NOW = /[,\s]+(?:this (?:week|month|time)|today|now|as well|too|instead|with it|for a change|please)$/i;
/** The bare name of what somebody wants. */
const CHOICE =
  /^(?:some\s)?(?!(?:an?|the|your|my|our|his|her|their|all|any|one|two|three|some|more|no|to|it|that|this|you|him|them)\b)\p{Ll}[\p{L}'-]*(?:\s\p{Ll}[\p{L}'-]*){0,2}$/u;

function lowered(text: string): string {
  return `${text[0]!.toLowerCase()}${text.slice(1)}`;
}

/** One wish as a command. */
function asked(part: string): string | null {
  if (/^no more\s/i.test(part)) return stopped(part.replace(/^no more\s+/i, ''));
  const unwished = UNWISHED.exec(part);
  if (unwished) return stopped(unwished[1]!);
  const content = CONTENT.exec(part);
  if (content) return `allow ${content[1]}`;
  const may = MAY.exec(part);
  if (may) return `allow ${may[1]} to ${may[2]}`;
  // "But I do want the reminders by text": beside what is not wanted, that is to come.
  const insisted = INSISTED.exec(part)?.[1];
  if (insisted && NOTICES.test(insisted)) return `turn on ${insisted}`;
  const wanted = WANTED.exec(part);
  if (wanted) return brought(wanted[1]!);
  const seen = SEEN_BY.exec(part);
  if (seen) return `change who can see ${seen[2]} to ${seen[1]!.toLowerCase()}`;
  const hidden = NOT_SHOWN.exec(part);
  if (hidden) return `turn off ${lowered(hidden[1]!)} ${hidden[2]}`;
  const state = TO_BE.exec(part);
  return state ? `change ${lowered(state[1]!)} to ${state[2]!.replace(FIRST, '')}` : null;
}

/**
 * "You want no more letters, and the summary is to come on Fridays": wishes that are all that is asked, as the commands which bring them
 * about. Empty where nothing is wished for.
 */
export function wishesOf(sentence: string): string[] {
  const said = sentence
    .replace(/[.!;\s]+$/, '')
    .replace(WITHIN, '')
    .replace(/^(?:this|next)\s(?:week|month|time),?\s+(?=(?:i|you|we)\s)/i, '');
  return said
    .split(LINKED)
    .map((part) => asked(part.trim().replace(/^(?:and|but|also|now|from now on|in future),?\s+/i, '')))
    .filter((command) => command !== null);
}

const ALSO = new RegExp(`^${WHO}\\s+(?:would\\s+|do\\s+)?also\\s+`, 'iu');

/** "You also want to stop getting the newsletter", after other commands: one more of them. */
export function furtherWish(sentence: string): string[] {
  return ALSO.test(sentence) ? wishesOf(sentence) : [];
}
