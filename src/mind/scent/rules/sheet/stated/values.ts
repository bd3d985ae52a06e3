import {
  fold,
  formatDate,
  isStopWord,
  numbers,
  parseDate,
  parseTime,
  plain,
  withYear,
  words,
} from '../../../../language/index.ts';
import { inUnitOf } from '../../../filling/coverage/numbers.ts';
import { classOfField } from '../../../filling/fields.ts';
import { optionFor } from '../../../filling/option-for.ts';
import type { Situation } from '../../../situation.ts';
import type { Answer } from '../answer.ts';
import { type Blank, takesTime } from '../blanks.ts';
import { NAMES } from '../may-stand.ts';
import { partText } from '../moments.ts';
import type { Anchor } from './anchors.ts';

/** What joins a name to its value: "is", "to", ":", "as", and what may stand before it. */
const JOINS =
  /^\s*(?:(:|=|–|-(?=\s))|(?:(?:should|must|has|have|needs?|ought) (?:to )?(?:be|read|say)|is|are|was|to be|to|as|of|called|named|reads?|equals|set to|put|enter|type)(?=\s|["“«:]))\s*:?\s*(?:now |still |also )?(?:to |at |on |in |the )?/i;
/** What ends a value: the sentence, or what is asked next. */
const ENDS = /[.;!?](?=\s|$)|\n/;
const NEXT =
  /(?:,|\s)\s*(?:and|then|but|also|plus|please|,)?\s*\b(?:set|tick|untick|check|uncheck|select|choose|pick|switch|turn|enable|disable|clear|mark|leave|enter|type|put|click|press|submit|save|send|make sure|do not|don['’]t)\b/i;
/** Words that lead over to what is named next. */
const LEADS_OVER = /(?:[\s,]|\b(?:and|with|in|on|at|by|for|under|plus|the|an?|your|my|its|set|of|then|to)\b)+$/i;

/** The part of a task in which the value of something stands. */
export interface Window {
  said: string;
  /** A word or a sign joins it to its name. */
  joined: boolean;
  quoted: boolean;
  start: number;
  end: number;
}

/** The part of the task behind a name in which its value stands, without what belongs to the next. */
export function windowBehind(text: string, anchor: Anchor, anchors: readonly Anchor[]): Window {
  // The name itself may stand in quotation marks.
  const shut = /["“«]\s*$/.test(text.slice(0, anchor.start))
    ? (/^\s*["”»]/.exec(text.slice(anchor.end))?.[0] ?? '')
    : '';
  const from = anchor.end + shut.length;
  const rest = text.slice(from);
  const join = JOINS.exec(rest)?.[0] ?? /^\s*/.exec(rest)![0];
  const joined = /[\p{L}:=–-]/u.test(join);
  const start = from + join.length;
  const quote = /^["“«]([^"”»]*)["”»]/.exec(text.slice(start));
  if (quote) return { joined, quoted: true, said: quote[1]!, start, end: start + quote[0].length };
  const next = anchors.find(
    (other) => other.start >= start && !other.blanks.some((one) => anchor.blanks.includes(one)),
  );
  const to = Math.min(
    text.length,
    ...[ENDS, NEXT].flatMap((end) => {
      const at = end.exec(text.slice(start))?.index;
      return at === undefined ? [] : [start + at];
    }),
    next ? next.start : text.length,
  );
  const said = text.slice(start, to);
  return {
    joined,
    quoted: false,
    said: next && to === next.start ? said.replace(LEADS_OVER, '') : said,
    start,
    end: to,
  };
}

/** Words with capital letters or figures one after the other, with what may join them. */
const MARKED =
  /^(?:\S+@\S+|[£$€+(#]?[\p{Lu}\d][^\s,;]*(?:(?: (?:of|and|the|de|la|van|von|&|–|-))*[ ,]{1,2}[(]?[\p{Lu}\d][^\s,;]*)*)/u;
/** What goes over to another thing that is said. */
const CLAUSE =
  /,?\s+(?:and|but|who|which|so)\s+(?=(?:you|i|we|he|she|they|it|this|that|there|can|could|would|will|is|has)\b)/i;
/** A name, with the small words that may stand in it. */
const NAMED = /^\p{Lu}[\p{L}.’'-]*(?: (?:(?:van|von|de|der|den|di|da|la|le|bin|al|of|the) ){0,2}\p{Lu}[\p{L}.’'-]*)*/u;

/** A value for words: to the end of its part of the sentence, and over a comma only where what comes behind still belongs to it. */
function wordsIn({ said, joined, quoted }: Pick<Window, 'said' | 'joined' | 'quoted'>, blank: Blank): string | null {
  if (quoted) return said.trim() || null;
  const all = said.trim().replace(/^["“«]|["”»]$/g, '');
  // "As given", "to be found out": words that lead over and give no value.
  if (joined && isStopWord(fold(/^[\p{L}’']+/u.exec(all)?.[0] ?? 'x')) && !/^(?:the|an?|your|my)\b/i.test(all))
    return null;
  // Where nothing joins it to its name it is told by how it is written, as far as it is written so.
  const own = (joined ? all : (MARKED.exec(said.trim())?.[0] ?? '')).replace(/^[£$€]\s?(?=\d)/, '');
  if (own === '') return null;
  const parts = own.split(/,\s+/);
  const more = parts.slice(1).findIndex((part) => part.split(' ').length > 3 || !/^[\p{Lu}\d]/u.test(part));
  const many = blank.items[0]!.state.has('multiline');
  const kept = (many ? own : parts.slice(0, more < 0 ? parts.length : more + 1).join(', '))
    .split(CLAUSE)[0]!
    .replace(/[\s,;:.]+$/, '');
  if (!NAMES.has(classOfField(blank.items[0]!))) return kept || null;
  return /\d/.test(kept) ? null : (NAMED.exec(kept)?.[0] ?? null);
}

/** "From 15 to 20": what it is to be is told last. */
const NOW = /^\s*(?:from\s+)?\d[\d.,]*\s+to\s+(\d[\d.,]*)/i;
const TIME = /\b(?:\d{1,2}[:.]\d{2}\s*(?:[ap]\.?m\b\.?)?|\d{1,2}\s*[ap]\.?m\b\.?|noon|midnight)/i;

/** The option that is told in some words: the longest that stands there whole, else the one that they are in other words. */
export function optionIn(said: string, options: readonly string[]): string | null {
  const text = ` ${plain(said)} `;
  const there = options.filter((option) => plain(option) !== '' && text.includes(` ${plain(option)} `));
  const longest = there.filter(
    (one) => !there.some((other) => other !== one && plain(other).includes(plain(one)) && plain(other) !== plain(one)),
  );
  if (longest.length === 1) return longest[0]!;
  if (longest.length > 1)
    // The one that is told first.
    return [...longest].sort((a, b) => text.indexOf(` ${plain(a)} `) - text.indexOf(` ${plain(b)} `))[0]!;
  const time = TIME.exec(said)?.[0];
  const clock = time ? parseTime(time) : null;
  const timed = clock ? options.find((option) => parseTime(option) === clock) : undefined;
  if (timed) return timed;
  const first = said.split(/[,;]/)[0]!.trim();
  const found = first === '' ? null : optionFor(first, options);
  return found && found.fit >= 0.85 ? found.option : null;
}

/** What a blank is to show of a part of the task that stands behind its name; null where that is no value for it. */
export function answerIn(
  situation: Situation,
  blank: Blank,
  window: Pick<Window, 'said' | 'joined' | 'quoted'>,
): Answer | null {
  const { said, joined } = window;
  const { request, dayFirst } = situation;
  const day = () => {
    const read = parseDate(said.trim().replace(/^on\s+/i, ''), request.today, dayFirst);
    return read ? withYear(read, request.today) : null;
  };
  const stated = { blank, fit: STATED };
  switch (blank.kind) {
    case 'text': {
      const text = wordsIn(window, blank);
      return text === null ? null : { ...stated, text };
    }
    case 'number':
    case 'counter': {
      const number = (joined ? /^\D{0,24}\d/ : /^[^\d\p{L}]{0,3}(?:\p{L}+ )?\d/u).test(said.trim())
        ? numbers(NOW.exec(said)?.[1] ?? said)[0]
        : undefined;
      if (number === undefined) return null;
      const nouns = words(/\d[\d.,]*(.*)$/s.exec(said)?.[1] ?? '').slice(0, 2);
      return { ...stated, text: String(inUnitOf(blank.label, { number, nouns }) ?? number) };
    }
    case 'date': {
      const found = day();
      if (!found) return null;
      if (!takesTime(blank)) return { ...stated, text: '', day: found };
      const time = parseTime(TIME.exec(said)?.[0] ?? '');
      return time ? { ...stated, text: `${formatDate(found, '')}T${time}` } : null;
    }
    case 'time': {
      const time = parseTime(TIME.exec(said)?.[0] ?? '');
      return time ? { ...stated, text: time } : null;
    }
    case 'part': {
      const text = partText(blank, day() ?? undefined, parseTime(TIME.exec(said)?.[0] ?? ''));
      return text === null ? null : { ...stated, text };
    }
    case 'list':
    case 'choice': {
      const option = optionIn(said, blank.options);
      return option === null ? null : { ...stated, text: option };
    }
    default:
      return null;
  }
}

/** How plainly belongs into a blank what the task states for it in the words of the form: before all that is worked out. */
export const STATED = 1.2;

/** Whether a text is more than a mark: what nothing can be read from states nothing. */
export const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(fold(text));
