import { fold, type Phrase, phrase } from '../../language/index.ts';
import { type Bound, conditionsOf } from '../goal/conditions.ts';
import { superlativeOf } from '../goal/constraints.ts';
import { withoutWhoIsPutDown } from '../goal/put-down.ts';
import type { Step, Superlative } from '../goal/types.ts';
import { beforeShown } from '../goal/words.ts';
import { properNames } from '../meaning/match.ts';

/** What a step says of the thing that it means, taken apart. */
export interface Ask {
  bounds: Bound[];
  /** What it must not have or be. */
  without: Phrase[];
  /** Names that it bears: quoted, or written with capitals. */
  names: Phrase[];
  /** All the words that describe it. */
  said: Phrase;
  /** "The third floor": a place that may be a property, in the words in which things would bear it. */
  floor: RegExp | null;
  /** What it is compared by: "the next concert" is the one that comes soonest. */
  superlative: Superlative | null;
  /** Whether it is told by its place among the others. */
  counted: boolean;
}

/** "The next train", and not "the next page". */
const SOONEST =
  /\b(?:next|upcoming|soonest|following)\s+(?!(?:page|step|slide|screen|image|picture|photo|question|button|one|item|entry|tab|month|week|year|day)\b)\p{L}|\bwhen\b.* next\??$/u;

/** Where things are put, and where they stand: no property of any of them. "In my basket", "of this bike shop", "at the pizza place". */
export const PLACES =
  /\b(?:in|into|to|from|on|at|of)\s+(?:the|my|your|this|our)\s+(?:(?:shopping\s+|online\s+)?(?:cart|basket|bag|trolley|shop|store|site|website|page|list|table|results?|catalogue|directory|inbox|favou?rites|watch ?list|wish ?list))\b|\b(?:in|from|on|at|of)\s+(?:this|our)\s+[\p{L}'’-]+\s+(?:shop|store|site|website|page|list|market|catalogue|place)\b/giu;
const PLACED =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)|there (?:is|are)|on offer)\b/gi;
/** A day as it is written: "21 November", "Nov 21". */
const DATED =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}\b/gi;
/** "Assign the card about the notes to Greta": what it is to become. */
const GIVEN_TO =
  /^((?:assign|reassign|forward|hand|give|transfer|delegate|promote|rename|send)\s.+?)\s+to\s+(?!do\b)\S.*$/i;
/** Words that only join the thing to what is said of it. */
const JOINING =
  /\b(?:about|regarding|concerning|called|named|titled|that|which|who|whose|where|with|has|have|having|is|are|was|were|be|been|its|their|costs?|there|any|some|please|me|my|your|one|ones)\b/gi;
/** Words that ask. */
const ASKED = /^(?:(?:which|what|who|whose|when|where|how (?:much|many|long)|is|are|was|does|do|did|has|the)\s+)+/i;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function floorOf(text: string): RegExp | null {
  const found =
    /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (\p{L}{3,})/iu.exec(text);
  if (!found) return null;
  const place = ORDINALS.indexOf(found[1]!.toLowerCase()) + 1 || Number.parseInt(found[1]!, 10);
  return new RegExp(
    `\\b(?:${ORDINALS[place - 1] ?? place}|${place}(?:st|nd|rd|th)?|${found[2]}) (?:${found[2]}|${place})\\b`,
    'i',
  );
}

/** "A room at the cheapest hotel": what one gets from the one that is meant, and by which it is not told from the others. */
const GOT_THERE =
  /\b(?:an?|some|one|two|three|\d+)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?\s+(?:at|in|on|with|from|for)\s+(?=the\s)/iu;

/** A step that compares, without what is got from the one that is meant. */
export function withoutWhatIsGot(text: string): string {
  const found = GOT_THERE.exec(text);
  if (!found || superlativeOf(text.slice(0, found.index + found[0].length)) !== null) return text;
  const rest = text.slice(found.index + found[0].length);
  return superlativeOf(rest) === null ? text : `${text.slice(0, found.index)}${rest}`;
}

/** Whether a name stands only in how something is done, and tells of no thing: "and collect them at Kingfisher". */
function isOnlyOfHow({ text, how }: Step, name: string): boolean {
  return how.includes(name) && text.split(name).length === how.split(name).length;
}

const asks = new WeakMap<Step, Ask>();

/** Reads the description in a step; the same step gives the same description. */
export function askOf(step: Step): Ask {
  let ask = asks.get(step);
  if (!ask) {
    const values = step.pairs.map((pair) => pair.value).filter((value) => value.length > 2);
    const spoken = values
      .reduce(
        (text, value) => text.replace(`"${value}"`, ' ').replace(` to ${value}`, ' '),
        withoutWhoIsPutDown(step.text),
      )
      // Whom it is given to, and where it goes, is no property of the thing.
      .replace(GIVEN_TO, '$1');
    const { bounds, without, rest } = conditionsOf(step.superlative ? withoutWhatIsGot(spoken) : spoken);
    const [own, shown] = beforeShown((superlativeOf(rest)?.rest ?? rest).replace(PLACES, ' '));
    const bare = `${own.replace(PLACED, ' ')}${shown}`.trim();
    const asked = ASKED.test(bare) ? bare.replace(ASKED, '') : bare.replace(/^\S+\s*/, '');
    const quoted = step.quoted.filter((text) => !values.includes(text));
    const dated = rest.match(DATED) ?? [];
    const names = [
      ...quoted,
      ...dated,
      ...properNames(rest).filter((name) => !quoted.some((text) => text.includes(name)) && !isOnlyOfHow(step, name)),
    ];
    ask = {
      bounds,
      without: without.map((text) => phrase(text)),
      names: names.map((name) => phrase(name)),
      floor: floorOf(spoken),
      superlative: step.superlative,
      counted: step.nth !== null,
      said: phrase(
        [
          asked.replace(/["“”]/g, ' ').replace(JOINING, ' '),
          ...(fold(spoken).includes(fold(step.scope.replace(/\s+(?=[,;])/g, ''))) ? [] : [step.scope]),
        ].join(' '),
      ),
    };
    if (!ask.superlative && SOONEST.test(fold(spoken))) ask.superlative = { dimension: 'date', highest: false };
    asks.set(step, ask);
  }
  return ask;
}
