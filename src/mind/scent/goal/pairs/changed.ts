import { keep, type PairReader } from './reading.ts';

const DAY =
  /^(?:\p{Lu}\p{L}+day\b|(?:\p{L}+,?\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{Lu}\p{L}{2,}|\d{4}-\d{2}-\d{2}|tomorrow\b)/u;

/** Where a value is changed is no part of it. */
const KEPT_WHERE =
  /\s+(?:in|on)\s+(?:the|your|my|his|her|our)\s+(?:(?!\b(?:and|to|the)\b)[\p{Ll}-]+\s){0,2}?(?:address book|account|profile|settings|records?|contacts|entry|system|app|calendar|table|list|cart|basket|bag|order|menu|sidebar|panel|grid|sheet|dashboard|booking|draft|preferences|options|view|area|column)$/iu;

const CHANGED =
  /^(?:.*?\b)?(?:change|correct|amend|set(?! up\b)|update|edit|switch|rename|move|increase|decrease|raise|lower|adjust|reschedule|rebook|heat|cool|dim|reduce|cut|bring)\s+(?:(?:only|just) )?(?:the |your |my )?(.+?)\s+(?:from\s+(?:\S+|(?:\S+\s+){1,3}?\S+)\s+)?to\s+(?:be\s+)?(.+)$/i;

/** Told by what it is like, and not spelled out: "the seat to one at the window". */
const UNSPELLED = /^(?:one|another|a different|something|some other|somewhere)\b(?! \w+$)/i;

/** "The display name on the profile page": where the field stands. */
const ON_PAGE =
  /\s+(?:in|on|at|under)\s+(?:the|your|my)\s+(?:\p{L}+\s+){0,2}?(?:page|screen|tab|section|settings|form|profile|account)$/iu;

const ARTICLE = /^(?:the|a|an)\s+/i;

/** "Make the album visible only to friends": who may see it is chosen. */
export const readVisibility: PairReader = (reading) => {
  const seen =
    reading.verb === 'pick'
      ? /^make\s+(?:your|my|the|our)\s+(.+?)\s+(?:(only\s+)?(?:visible|available|accessible|open)\s+(only\s+)?(?:to|for)\s+(.+)|(public|private|hidden|invisible|visible))\.?$/i.exec(
          reading.clause,
        )
      : null;
  if (!seen) return false;
  keep(reading, seen[1]!, seen[5] ?? `${seen[2] || seen[3] ? 'only ' : ''}${seen[4]!}`);
  return true;
};

/** "Change the city to Turku", "move the appointment to 5 January at 11:40". */
export const readChange: PairReader = (reading) => {
  const changed = CHANGED.exec(reading.clause);
  if (!changed || reading.verb === 'drag') return false;
  const [, what, value] = changed as unknown as [string, string, string];
  if (readMoment(reading, what, value) || UNSPELLED.test(value)) return true;
  // "Set the volume to 40 and the brightness to 70": one change after the other.
  const [first, ...more] = value.split(/\s*(?:,|\band\b)\s*(?:and\s+)?(?:the\s+)?(?=[\p{L} ]{2,30}\sto\s)/iu);
  const bare = first!.replace(ARTICLE, '').replace(KEPT_WHERE, '').replace(ON_PAGE, '');
  keep(reading, fieldOf(reading.clause, what), bare);
  for (const other of more) {
    const at = other.search(/\sto\s/i);
    keep(
      reading,
      other.slice(0, at),
      other
        .slice(at + 4)
        .replace(ARTICLE, '')
        .replace(KEPT_WHERE, '')
        .replace(ON_PAGE, ''),
    );
  }
  return true;
};

/** What is renamed is no field, and gets another name; "the role of Mia Roth" is the role, and Mia Roth is where it stands. */
function fieldOf(clause: string, what: string): string {
  if (/^rename\b/i.test(clause)) return 'name';
  const counted = /^(?:number|amount|quantity|count)\s+of\s+(?!(?:the|my|our)\s)(.+)$/i.exec(what);
  return counted?.[1] ?? what.replace(/\s+(?:of|for)\s+.*$/i, '').replace(ON_PAGE, '');
}

/** When something is to be from now on: a day, a time, or both. */
function readMoment(reading: Parameters<PairReader>[0], what: string, value: string): boolean {
  const moved = /^(?:move|postpone|rebook|reschedule)\b/i.test(reading.clause);
  const moment = /^(.*\d.*?)\s+at\s+(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)$/i.exec(value);
  if (moment) {
    keep(reading, moved ? 'date' : what, moment[1]!);
    keep(reading, 'time', moment[2]!);
    return true;
  }
  if (moved && DAY.test(value)) {
    keep(reading, 'date', value.replace(/,?\s+at\s+(?:\d{1,2}[:.]\d{2}|the same).*$|\s+instead$/i, ''));
    const time = /\bat\s+(\d{1,2}[:.]\d{2})/i.exec(value)?.[1];
    if (time) keep(reading, 'time', time);
    return true;
  }
  if (moved && /^\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?$/i.test(value)) {
    keep(reading, 'time', value);
    return true;
  }
  return false;
}
