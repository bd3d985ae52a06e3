import { isVerb } from '../verbs.ts';
import { baseOf } from './lexicon.ts';

/** What is done for somebody on the way of another act: sent, brought, paid. */
const HANDED =
  /^(?:sent|delivered|shipped|brought|transferred|paid|refunded|posted|mailed|collected|picked|e-?mailed|credited|forwarded|handed)$/i;
/** "Have it sent", "have the fare paid back": the thing, what is done with it in its plain form, and how. */
interface Caused {
  thing: string;
  done: string;
  how: string;
}

function causedIn(clause: string): Caused | null {
  if (!/^have\s+(?:it|them|this|that|these|those|him|her|the|your|my|an?|his|its|their)\b/i.test(clause)) return null;
  for (const match of clause.matchAll(/(?<=\s)\p{L}+/gu)) {
    const done = match[0];
    const thing = clause.slice('have'.length, match.index).trim();
    if (thing === '' || !(HANDED.test(done) || (/[dtn]$/.test(done) && baseOf(done) !== null))) continue;
    return { thing, done, how: clause.slice(match.index + done.length).trim() };
  }
  return null;
}

/** Whether a clause only says how what is asked before it comes about: "have it sent to the branch", "have someone come". */
export function isManner(clause: string): boolean {
  if (/^let\s+(?:him|her|them)\s+(?!know\b)/i.test(clause)) return true;
  if (/^have\s+(?:someone|somebody|them|him|her)\s+(?:come|call|ring|visit)\b/i.test(clause)) return true;
  const caused = causedIn(clause);
  return (
    caused !== null &&
    HANDED.test(caused.done) &&
    !/\b(?:every|once|instead|weekly|daily|monthly|on \p{Lu}\p{L}+s)\b/u.test(caused.how)
  );
}

const KNOW = /^let\s+((?:(?!know\b)[\p{L}'«»\d-]+\s+){1,5})know\b,?\s*/iu;
const SEEN_TO = /^(?:make sure|ensure|see to it|take care|make certain)(?:\s+that)?\s+(.+)$/i;

/** What the state that is wished for asks to be done. */
function broughtAbout(state: string): string | null {
  const passive = /^(.+?)\s+(?:is|are|gets?|be)\s+(?:also\s+)?(\p{L}+(?:ed|en|nt|ut|id))\b\s*(.*)$/iu.exec(state);
  const act = passive ? baseOf(passive[2]!) : null;
  if (passive && act && isVerb(act)) return `${act} ${passive[1]} ${passive[3]}`.trim();
  const way = /^(.+?)\s+(?:comes?|arrives?|goes|go|is|are)\s+((?:by|at|on|in|to|through|every|once)\b.+)$/i.exec(state);
  if (way) return `change ${way[1]} to ${way[2]!.replace(/^(?:by|at|to|through)\s+/i, '').replace(/\s+instead$/i, '')}`;
  return null;
}

/** An indirect request said as a command: "have it blocked" asks to block it, "let them know" to tell them. */
export function commanded(clause: string): string {
  const know = KNOW.exec(clause);
  if (know) return `tell ${know[1]!.trim()} ${clause.slice(know[0].length)}`.trim();
  const seen = SEEN_TO.exec(clause);
  if (seen) return broughtAbout(seen[1]!) ?? clause;
  const caused = causedIn(clause);
  if (caused) {
    if (HANDED.test(caused.done)) {
      const how = caused.how.replace(/\s+instead$/i, '').replace(/^(?:to|by|on)\s+/i, '');
      return how && !isManner(clause) ? `change ${caused.thing} to ${how}` : clause;
    }
    const act = baseOf(caused.done);
    if (act) return `${act} ${caused.thing} ${caused.how}`.trim();
  }
  return clause
    .replace(/^(?:put|set)\s+(it|this|that|them)\s+right\b/i, 'correct $1')
    .replace(
      /^turn\s+(.*\b(?:offer|request|invitation|application|proposal|it|them|this|that)\b.*?)\s+down$/i,
      'decline $1',
    )
    .replace(/^take\s+(?:down\s+(.+)|(.+?)\s+down)$/i, 'remove $1$2')
    .replace(/^call\s+(.+?)\s+off$/i, 'cancel $1')
    .replace(/^call\s+off\b/i, 'cancel')
    .replace(/^give\s+(?!back\b)(.+?)\s+back$/i, 'return $1')
    .replace(/^have\s+(?:someone|somebody|them|him|her)\s+(?:call|ring|phone)\s+(?:you|me)\b/i, 'request a call')
    .replace(/^(?:say|answer)\s+yes\s+to\b/i, 'accept')
    .replace(/^(?:say|answer)\s+no\s+to\b/i, 'decline')
    .replace(/^(?:give|grant)\s+(.+?)\s+access\s+to\s+(.+)$/i, 'share $2 with $1')
    .replace(/^write\s+back\s+to\b/i, 'reply to')
    .replace(/^(?:strike|cross)\s+(.+?)\s+(?:off|from)\s+/i, 'remove $1 from ')
    .replace(/^hand\s+in\b/i, 'file')
    .replace(/^take\s+(it|them|this|that)\s+off\s+/i, 'remove $1 from ');
}

/** Acts of answering, with whom or what is answered and what is said. */
const ANSWERING =
  /^(answer|reply(?:\s+to)?|respond\s+to|write(?:\s+to)?)\s+(.+?)(?:(,?\s+that)\s+(.+)|\s*:\s*(.+)|,?\s+with\s+(«\d+».*))$/iu;

/** "Make Ann an editor": what somebody is. */
const MADE = /^make\s+(.+?)\s+(?:an?|the)\s+(\p{L}[\p{L} -]{2,24}?)(?:\s+(?:of|in)\s+.*)?$/iu;

/** A command about somebody whom it names, said by what is acted on: their message, their role. */
export function outright(clause: string, persons: readonly string[]): string {
  const made = MADE.exec(clause);
  if (made && persons.some((name) => made[1]!.startsWith(name))) return `change the role of ${made[1]} to ${made[2]}`;
  return answered(clause, persons);
}

/** "Answer Ann that it suits you": her message is answered, with those words. */
function answered(clause: string, persons: readonly string[]): string {
  const found = ANSWERING.exec(clause);
  if (!found) return clause;
  const [, verb = '', whom = '', that, reported = '', told, quoted] = found;
  const said = that ? `, saying that ${reported}` : `: ${told ?? quoted}`;
  if (/^write/i.test(verb) && that) return `message ${whom.replace(/^to\s+/i, '')}${said}`;
  const person = persons.some((name) => whom.startsWith(name));
  if (person && !/^write/i.test(verb)) return `reply to the message from ${whom}${said}`;
  return that ? `${verb.replace(/^reply$/i, 'reply to')} ${whom.replace(/^to\s+/i, '')}${said}` : clause;
}
