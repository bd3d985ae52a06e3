import { fold } from '../../../language/index.ts';
import { isVerb, verbOf } from '../verbs/index.ts';
import { causedIn, doneByOthers, HANDED } from '../wording/caused.ts';
import { withoutIdiom } from '../wording/idioms.ts';
import { baseOf } from './lexicon.ts';

/** Whether a clause only says how what is asked before it comes about: "have it sent to the branch", "have someone come". */
export function isManner(clause: string): boolean {
  if (/^let\s+(?:him|her|them)\s+(?!know\b)/i.test(clause)) return true;
  if (/^have\s+(?:someone|somebody|them|him|her)\s+(?:come|call|ring|visit)\b/i.test(clause)) return true;
  const caused = causedIn(clause);
  return (
    caused !== null &&
    HANDED.test(caused.done) &&
    !/\b(?:every|once|instead|weekly|daily|monthly|from now on|in (?:the )?future|any more|on \p{Lu}\p{L}+s)\b/u.test(
      caused.how,
    )
  );
}

/** What is there already, so that its way is changed and nothing is ordered. */
const DEFINITE = /^(?:it|them|this|that|the|your|my|our|all|any)\b/i;
/** Words that only say that it is to be otherwise than it was. */
const AFRESH = /[,\s]+(?:instead|from now on|in (?:the )?future)$/i;
const KEPT = /^(?:kept|held|saved)$/i;
const EVER = /^(?:every|on \p{Lu}\p{L}+s)\b/u;

/** A thing that goes on as before, but at another time or in another way. */
function otherwise(thing: string, how: string): string {
  const to = how.replace(AFRESH, '').replace(/^(?:to|by|on|as|at)\s+/i, '');
  return /^the \d{1,2}(?:st|nd|rd|th)\b/i.test(to)
    ? `change the day${thing === 'it' ? '' : ` of ${thing}`} to ${to}`
    : `change ${thing} to ${to}`;
}

const KNOW = /^let\s+((?:(?!know\b)[\p{L}'«»\d-]+\s+){1,5})know\b,?\s*/iu;
/** Who asks, and who is told of by somebody that was spoken of before. */
const ASKER = /^(?:(?:me|us)\b|(?:his|her|their|its) )/i;
const SEEN_TO = /^(?:make sure|ensure|see to it|take care|make certain)(?:\s+that)?\s+(.+)$/i;

/** What has come about, and is only looked for. */
const SO_ALREADY =
  /\b(?:(?:has|have) (?:now )?(?:been|gone|arrived|worked)|appears?|shows?(?: up)?|works?|(?:is|are) (?:now |still )?(?:there|listed|shown|visible))\b/i;

/** What the state that is wished for asks to be done. */
function broughtAbout(state: string): string | null {
  const passive = /^(.+?)\s+(?:is|are|gets?|be)\s+(?:also\s+)?(\p{L}+(?:ed|en|nt|ut|id))\b\s*(.*)$/iu.exec(state);
  const act = passive ? baseOf(passive[2]!) : null;
  if (passive && act && isVerb(act)) return `${act} ${passive[1]} ${passive[3]}`.trim();
  const lit =
    /^(.+?)\s+(?:goes|comes|turns|switches|is|are|go|come)\s+(?:turned\s+|switched\s+)?(on|off)\b\s*((?:at|every|when|after|before|from|in|by)\b.*)?$/i.exec(
      state,
    );
  if (lit) return lit[3] ? `schedule ${lit[1]} to go ${lit[2]} ${lit[3]}` : `turn ${lit[2]} ${lit[1]}`;
  const way = /^(.+?)\s+(?:comes?|arrives?|goes|go|is|are)\s+((?:by|at|on|in|to|through|every|once)\b.+)$/i.exec(state);
  if (way) return `change ${way[1]} to ${way[2]!.replace(/^(?:by|at|to|through)\s+/i, '').replace(/\s+instead$/i, '')}`;
  return null;
}

/**
 * An indirect request said as a command: "have it blocked" asks to block it, "let them know" to tell them.
 * @param alone nothing was asked before it that it could only say the manner of
 */
export function commanded(clause: string, alone = false): string {
  const others = doneByOthers(clause);
  if (others) return others;
  const know = KNOW.exec(clause);
  const what = know ? clause.slice(know[0].length).replace(/[.!]+$/, '') : '';
  // Who is only to know it is told what was said before.
  if (
    know &&
    what === '' &&
    alone &&
    !ASKER.test(know[1]!) &&
    verbOf(fold(`tell ${know[1]!.trim()}`))?.verb === 'learn'
  )
    return `inform ${know[1]!.trim()}`;
  if (know) return `tell ${know[1]!.trim()} ${clause.slice(know[0].length)}`.trim();
  const seen = SEEN_TO.exec(clause);
  if (seen) return broughtAbout(seen[1]!) ?? (SO_ALREADY.test(seen[1]!) ? `check that ${seen[1]}` : clause);
  const caused = causedIn(clause);
  if (caused) {
    if (HANDED.test(caused.done)) {
      const known = alone && DEFINITE.test(caused.thing) && !/^to\b/i.test(caused.how);
      return caused.how && (known || !isManner(clause)) ? otherwise(caused.thing, caused.how) : clause;
    }
    // "Have it taken on the 20th in future": the day of it is another.
    const known = isVerb(baseOf(caused.done) ?? '');
    if (AFRESH.test(caused.how) || (EVER.test(caused.how) && known)) return otherwise(caused.thing, caused.how);
    const act = /^pass/i.test(caused.done) && /^on\b/i.test(caused.how) ? 'forward' : baseOf(caused.done);
    if (act === 'forward') return `forward ${caused.thing} ${caused.how.replace(/^on\s+/i, '')}`.trim();
    const kept = KEPT.test(caused.done) ? withoutIdiom(`keep ${caused.thing} ${caused.how}`.trim()) : '';
    if (/^reserve\b/.test(kept)) return kept;
    if (act && !isVerb(act) && !/^(?:it|them|this|that|him|her)$/i.test(caused.thing))
      return `ask for ${caused.thing} to be ${caused.done} ${caused.how}`.trim();
    if (act) return withoutIdiom(`${act} ${caused.thing} ${caused.how}`.trim());
  }
  return withoutIdiom(clause);
}

/** Acts of answering, with whom or what is answered and what is said. */
const ANSWERING =
  /^(answer|reply(?:\s+to)?|respond\s+to|write(?:\s+to)?|comment\s+on)\s+(.+?)(?:(,?\s+that)(?!\s+(?:you|i)\s+(?:have|had)\s+(?:(?:not|never|yet|just)\s+)*\p{L}+ed\b)\s+(.+)|\s*:\s*(.+)|,?\s+with\s+(«\d+».*))$/iu;

/** "Make Ann an editor": what somebody is. */
const MADE = /^make\s+(.+?)\s+(?:an?|the)\s+(\p{L}[\p{L} -]{2,24}?)(?:\s+(?:of|in)\s+.*)?$/iu;

/** "A new card": the same once more, which is asked for and not bought. */
const ANEW =
  /^(?:have|get|send\s+for)\s+(an?other|an?\s+(?:new|replacement|second|fresh))\s+((?:[\p{L}-]+\s){0,3}?(?:cards?|keys?|passwords?|codes?|copy|copies|certificates?|badges?|pass|passport|pin|bin|permit|licen[cs]e|letter|statement)\b.*)$/iu;

/** "Change paper letters to email": the letters are what comes otherwise. */
const ON_PAPER =
  /^change\s+((?:the|your|my|our)\s)?(?:paper|printed|postal)\s+(\p{L}+)\s+to\s+(.*\b(?:e-?mail|online|electronic|digital|pdf|text)\b.*)$/iu;

/** A command about somebody whom it names, said by what is acted on: their message, their role. */
export function outright(clause: string, persons: readonly string[]): string {
  const paper = ON_PAPER.exec(clause);
  if (paper) return `change ${paper[1] ?? ''}${paper[2]} to ${paper[3]}`;
  const anew = ANEW.exec(clause);
  if (anew) return `request ${anew[1]} ${anew[2]}`;
  const made = MADE.exec(clause);
  if (made && persons.some((name) => made[1]!.startsWith(name))) return `change the role of ${made[1]} to ${made[2]}`;
  return answered(clause, persons);
}

/** "Reply only to her", "answer just Ann": nobody else is told, and she is who is. */
const ALONE = /^(answer|reply|respond|write)\s+(?:only|just)(\s+(?:to\s+)?)(?=\p{L})/iu;

/** What is written is put in somewhere, or is done to show something. */
const INTO_SOMETHING =
  /\bin(?:to)?\s+(?:the\s+|a\s+)?(?:«\d+»|(?:[\p{L}-]+\s+){0,2}(?:box|field|form|line|space|column|cell)\b)/iu;
const SHOWING = /\bto\s+(?:show|prove|confirm|say|state|declare)$/i;

/** Whether words end with a name. */
const NAME_LAST = /(?:»|\p{Lu}[\p{L}'-]*)$/u;

/** "Answer Ann that it suits you": her message is answered, with those words. */
function answered(clause: string, persons: readonly string[]): string {
  const found = ANSWERING.exec(clause.replace(ALONE, '$1$2'));
  if (!found) return clause;
  const [, verb = '', whom = '', that, reported = '', told, quoted] = found;
  // "Write OK in the box, to show that you agree": nobody is written to.
  if (INTO_SOMETHING.test(whom) || SHOWING.test(whom)) return clause;
  // "Comment on the post that Ann wrote": which one it is. What goes by its name is told so already.
  if (/^comment/i.test(verb) && !NAME_LAST.test(whom)) return clause;
  const said = that ? `, saying that ${reported}` : `: ${told ?? quoted}`;
  if (/^write/i.test(verb) && that) return `message ${whom.replace(/^to\s+/i, '')}${said}`;
  const person = persons.some((name) => whom.startsWith(name));
  if (person && !/^write/i.test(verb)) return `reply to the message from ${whom}${said}`;
  return that ? `${verb.replace(/^reply$/i, 'reply to')} ${whom.replace(/^to\s+/i, '')}${said}` : clause;
}
