import type { Verb } from '../types.ts';
import { verbClass } from './classes.ts';
import type { Sense, Told } from './sense.ts';

/** What is only begun: a message that one starts to write is open before one, and not sent. */
const STARTED: Record<string, Verb> = {
  write: 'press',
  compose: 'press',
  create: 'press',
  add: 'press',
  edit: 'press',
};
/** Parts of an interface that are closed to get at what is under them. */
const ON_TOP =
  /\b(?:dialogs?|pop-?ups?|pop-?overs?|windows?|menus?|panels?|banners?|messages?|modals?|overlays?|notices?|notifications?|tabs?|cookies?|box|boxes|alerts?|ads?|adverts?|tooltips?|sections?|sidebars?|drawers?|toasts?|hints?|tips?|it|this|that|them|everything|page|tour|video|preview|lightbox|editor|form|chat|«\d+»)\b/;
const PASSED_OVER =
  /\b(?:intro\w*|tours?|ads?|adverts?|advertisements?|videos?|steps?|tutorials?|dialogs?|pop-?ups?|messages?|banners?|surveys?|questions?|pages?|screens?|sign-?up|it|this|that|them|«\d+»)$/;
/** "To the left", "upwards": the way that a thing is pulled. */
const SIDEWAYS =
  /^(?:the|an?)\s(?!.*\bslider\b).+?\s(?:to the (?:left|right)|left|right|up|down|(?:left|right|up|down)wards?)[.!]?$/;

/** "The fade of the storm cue to 8 seconds": a value that one of several things has, which is opened first. */
const VALUE_OF_THING =
  /^(?:the |my |our )?(?!number\b|amount\b|count\b)(?:\p{L}+ ){1,2}(?:of|for) (?:the |my |our )(?:[\p{L}\d-]+ ){1,4}(?:up |down |back )?to (?!the (?:left|right|top|bottom)\b)\S/u;

/** Whether something lies over the page, or is a part of it that can be shut, by what it is called. */
export function liesOver(name: string): boolean {
  return ON_TOP.test(name.toLowerCase());
}

/** What is thrown away, moved, set, switched, written, opened, shown, begun or closed. */
export function changing(
  { first, list, pair, rest, second }: Told,
  again: (clause: string) => Sense | null,
): Sense | null {
  if (first === 'throw' && /\b(?:away|out)\b/.test(rest))
    return { verb: 'remove', words: second === 'away' || second === 'out' ? 2 : 1 };
  if (first === 'mark' && /\bas\b/.test(rest)) return { verb: 'transact', words: 1 };
  if (first === 'move' && /\b(?:to|onto|into|inside|above|below|before|after)\b/.test(rest) && !/\bslider\b/.test(rest))
    return { verb: 'drag', words: 1 };
  if (first === 'move' && /\bout of\b/.test(rest)) return { verb: 'transact', words: 1 };
  if (/^(?:move|pull|push|shift|slide)$/.test(first) && SIDEWAYS.test(rest)) return { verb: 'drag', words: 1 };
  // "Set an alert", "adjust the booking": what is not set to a value is made or changed.
  if (
    first === 'set' &&
    /^an?\s(?:(?:reminder|alarm|alert|timer|notification)\b|(?!\p{L}+ (?:as|for)\b))/u.test(rest) &&
    !/\bto\b|\d/.test(rest.split(/ (?:for|about|on|of) /)[0]!)
  )
    return { verb: 'transact', words: 1 };
  if (
    first === 'adjust' &&
    !/\b(?:to|until|so)\b|\d|\b(?:slider|spinner|knob|control|volume|brightness|dial)\b/.test(rest)
  )
    return { verb: 'transact', words: 1 };
  if (/^(?:set|adjust|bring|put)$/.test(first) && VALUE_OF_THING.test(rest)) return { verb: 'transact', words: 1 };
  if ((first === 'set' || first === 'adjust') && !/\bslider|spinner|radio|drop/.test(rest) && /\bto\b/.test(rest))
    return { verb: 'enter', words: 1 };
  if (first === 'switch' && /^(?!to\b|between\b|among\b).*\bto\b/.test(rest)) return { verb: 'transact', words: 1 };
  // "Write a message" is sent off once it is written; "Write 'x' into the field" is not.
  if (
    first === 'write' &&
    /^(?:an? |the |your )?(?:\w+ )?(?:message|e-?mail|mail|letter|comment|reply|review|answer|post)\b/.test(rest)
  )
    return { verb: 'transact', words: 1 };
  if (first === 'answer' && /\bwith\b.*["«]|:\s*["«]/.test(rest)) return { verb: 'transact', words: 1 };
  if (first === 'scroll') return { verb: 'reach', words: /^(?:down|up|to)$/.test(second) ? 2 : 1 };
  if (first === 'clear' && /^all filters\b/.test(rest)) return { verb: 'press', words: 1 };
  if (first === 'focus') return { verb: 'press', words: /^(?:into|on|in)$/.test(second) ? 2 : 1 };
  if (first === 'open' && /["«]|\b(?:button|link|tab|menu|section|panel|icon|drop)/.test(rest))
    return { verb: 'press', words: 1 };
  if (/^(?:show|list|display)$/.test(first) && /^(?:me )?(?:only|just)\b/.test(rest))
    return { verb: 'filter', words: second === 'me' ? 3 : 2 };
  if (first === 'view' || first === 'see' || first === 'show') return { verb: 'reach', words: 1 };
  // "Start writing a message" is writing one.
  if (/^(?:start|begin)$/.test(first) && /^[a-z]+ing$/.test(second)) {
    const stems = [second.slice(0, -3), `${second.slice(0, -3)}e`, second.replace(/(.)\1ing$/, '$1')];
    const act = stems.find((word) => verbClass(word));
    if (act) return again([act, ...list.slice(2)].join(' ')) && { verb: STARTED[act] ?? verbClass(act)!, words: 2 };
  }
  // What lies over the page is closed with it; a case that somebody works on is closed for good.
  const kept = rest
    .replace(/\s(?:that|which|who)\s.*$/, '')
    .replace(/(?<=^(?:the|your|my|this) \p{L}[\p{L} ]*)«\d+»/u, '');
  if (pair === 'shut down') return { verb: 'transact', words: 2 };
  if (/^(?:close|shut)$/.test(first) && rest !== '' && !ON_TOP.test(kept)) return { verb: 'transact', words: 1 };
  // What is skipped is what plays or lies over the page; a delivery that is skipped is not sent.
  if (first === 'skip' && rest !== '' && !PASSED_OVER.test(kept)) return { verb: 'transact', words: 1 };
  // "Have lemons delivered": they are ordered.
  if (first === 'have' && /\b(?:delivered|sent|shipped|brought)\b/.test(rest)) return { verb: 'buy', words: 1 };
  return null;
}
