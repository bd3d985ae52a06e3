import { words } from '../../language/index.ts';
import type { Goal, Step } from '../goal/types.ts';
import { READ_ABOUT } from '../goal/wording/care.ts';

/** What holds what is to be done: "the notice on the page", "its list of steps". */
const SHEET =
  '(?:page|text|site|website|screen|notices?|notes?|hints?|sign|poster|leaflet|card|box|panel|sheet|table|list|checklist|instructions?|steps|rules?|directions|guide(?:lines)?|procedure|help|how-?to|manual|tips?|advice|handbook|readme|explanation|briefing|memo|circular|announcement|welcome pack)';
const SAYS =
  '(?:says?|asks?|tells?|wants?|explains?|describes?|shows?|requires?|sets out|tell|say|ask(?: for)?|describe|explain|want|require)';
/** What is done by doing what stands on its page. */
const EXERCISE = /\b(?:exercises?|drills?|challenges?|assignments?|lessons?|tutorials?|practice)\b/i;
/** Ways in which a task leaves it to a page what is to be done. */
const WAYS: readonly RegExp[] = [
  /\b(?:follow(?:ing)?|do(?:ing)?|complet(?:e|ing)|perform(?:ing)?|carry(?:ing)? out|as)\b.*\b(?:instructions?|steps|described|instructed|told|challenge|tasks?)\b.*\b(?:pages?|below|above|screen|there|site|here)\b/i,
  /\b(?:instructions?|steps) on (?:the|this|each|every|its) (?:page|screen|site)\b/i,
  new RegExp(
    `\\b(?:what(?:ever)?|(?:in )?the way|how|as|like) (?:it|(?:the|this|that|each|its) (?:[\\p{L}-]+ ){0,3}?${SHEET}(?: (?:on|of|at|in|for|beside|above|below|by) [^,.;]{1,40}?| there| here)?) ${SAYS}\\b`,
    'iu',
  ),
  /\b(?:the way|how|as|what) (?:it |this |that )(?:is|was|has been) (?:explained|described|written|told|asked|printed|set out|laid out)\b/i,
  /\b(?:the way|how|as|what) (?:it |this |that )?(?:is |was )?(?:explained|described|written|told|asked|printed|set out|laid out)(?: (?:on|in) (?:the|that|this) (?:page|site|screen)| there| here| below| above)/i,
  new RegExp(
    `\\bfollow(?:ing)? (?:all )?(?:the|its|their|those|these|each) (?:[\\p{L}-]+ ){0,2}(?!(?:page|site|website|screen|text)\\b)${SHEET}\\b`,
    'iu',
  ),
  /\bfollow(?:ing)? (?:all )?(?:the|its|their) instructions? for\b/i,
  // "How it is done stands on the page", "the page has a guide to it: use that".
  /\bhow (?:it|this|that) (?:is|has to be|should be) done\b[^.;]{0,20}\b(?:stands?|is (?:told|written|explained|described|shown)|can be (?:read|found)|(?:the|this) (?:page|site))\b/i,
  /\b(?:us(?:e|ing)|with the help of|by means of) (?:the|its|their) (?:[\p{L}-]+ ){0,2}?(?:guide(?:lines)?|instructions?|directions|manual|how-?to|procedure)\b/iu,
  /\bby (?:the|its|their|these) (?:[\p{L}-]+ ){0,2}?(?:rules?|instructions?|guidelines?|directions|notes|regulations)\b/iu,
  // "Its page says what to do".
  new RegExp(
    `\\b(?:the|its|each|every|that) (?:[\\p{L}-]+ ){0,2}?${SHEET} ${SAYS} (?:you |me |us )?(?:what|how)\\b`,
    'iu',
  ),
  /\b(?:do|complete|finish|carry out|perform|work through|go through) (?:the |this |that |my |our |your )?(?:[\p{L}\d-]+ ){0,3}?(?:exercises?|drills?|challenges?|assignments?|lessons?|tutorials?|practice)\b/iu,
  // "There is a short guide here. Act on it", "the steps are on the screen: work through them".
  new RegExp(
    `\\b(?:a|an|the|some) (?:[\\p{L}-]+ ){0,2}?(?!(?:page|site|website|screen|text|list|table|box|card)\\b)${SHEET}\\b.{0,40}? (?:and )?(?:please )?(?:act on|go by|work through|go through|follow|stick to|keep to|obey|carry out|do) (?:it|them|that|those|these)\\b`,
    'iu',
  ),
  // "Read the briefing for your team and do everything it asks of you".
  /\bread\b[^.;]{4,60}[.;,]?\s(?:and |then )*(?:do|carry out|see to) (?:everything|all(?: of it)?|whatever|what)(?: that)? (?:it|that|this) (?:asks?|says?|tells?|wants?|requires?|demands?)\b/i,
  // "Read what the club wants from you, and do just that".
  /\bwhat(?:ever)? [^,.;]{2,40}? (?:wants?|asks?|tells?|requires?|expects?)(?: (?:from|of))? (?:you|me|us)\b[^.]{0,30}\b(?:do|follow|act)\b/i,
  // "As described in the quick guide", "according to the club rules", "and keep to the notes on the page".
  new RegExp(
    `\\b(?:as|like|the way|how) (?:it is |is |it's )?(?:explained|described|written|told|asked|printed|set out|laid out|shown|given)(?: there)? (?:in|on|by|under) (?:the|its|that) (?:[\\p{L}-]+ ){0,3}?${SHEET}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:according to|in accordance with|in line with|keep(?:ing)? (?:to|with)|stick(?:ing)? (?:to|with)|abid(?:e|ing) by|respect(?:ing)?|observ(?:e|ing)|heed(?:ing)?|mind(?:ing)?|pay(?:ing)? attention to|tak(?:e|ing) (?:note|heed|care) of|not(?:e|ing)|read(?:ing)?) (?:all )?(?:what |of )?(?:the|its|their|those|these) (?:[\\p{L}-]+ ){0,3}?${SHEET}\\b`,
    'iu',
  ),
];

/** "You need not follow the table". */
const UNASKED =
  /(?:(?:\bnot|n['’]t|\bwithout|\bnever)(?: have to| need to)?|\b(?:correct|mend|fix|amend|change|adjust|rewrite|alter|put|write)\s+(?:it|them|that|this)(?:\s+right)?(?:\s+just)?|\b(?:report|tell(?: me| us)?|quote|copy|repeat|relay|state|read out|note down)(?: back)?) $/i;

/** Where a text leaves it to a page what is to be done; -1 where it does not. */
export function followsAt(whole: string): number {
  const text = whole.replace(READ_ABOUT, (read) => ' '.repeat(read.length));
  const found = WAYS.map((way) => way.exec(text)?.index ?? -1).filter(
    (at) => at >= 0 && !UNASKED.test(text.slice(0, at)),
  );
  return found.length > 0 ? Math.min(...found) : -1;
}

/** The step asks for nothing else than to be carried out as it is told. */
const LEFT_TO_IT =
  /^(?:follow|do|carry out|perform|read|keep to|stick to|abide by|respect|observe|heed|mind|obey|pay attention to|note)\b/i;
/** Acts that the next sentence may tell how to do. */
const ACTS = new Set<Step['verb']>(['transact', 'buy', 'register', 'add', 'enter']);

/** The place of the step that leaves it to the page what is to be done; what stands before it the task itself asks for. */
export function placeOf({ steps, text }: Goal): number {
  const said = steps.findIndex((step) => followsAt(step.text) >= 0);
  // "Fill the lock. Do what the table tells you": what is done, and then how.
  if (
    said > 0 &&
    LEFT_TO_IT.test(steps[said]!.text) &&
    ACTS.has(steps[said - 1]!.verb) &&
    (!steps[said]!.later || / (?:it|this|that|them|you|says|tells|asks|shows)\b/.test(steps[said]!.text))
  )
    return said - 1;
  if (said >= 0) return said;
  const at = Math.max(0, followsAt(text));
  return Math.max(
    0,
    steps.findLastIndex((step) => {
      const from = text.indexOf(words(step.text).join(' '));
      return from >= 0 && from <= at;
    }),
  );
}

/** How it is done, and no part of what is done: "by following the instructions on its page". */
const MANNER =
  /(?<=\S)[,\s]+(?:by |and |while |just |exactly |simply )*(?:follow(?:ing)?|do(?:ing)?|carry(?:ing)? out|complet(?:e|ing)|perform(?:ing)?|read(?:ing)?)\s+(?:all |exactly |just )?(?:what|as|the|its|their|those|these|each|how)\b.*$|[,\s]+(?:(?:in\s+)?the way|how|as|like|according to|in accordance with|in line with|by(?= (?:the|its|their|these) [^,.;]{0,30}?(?:rules?|instructions?|guidelines?|directions|notes|regulations)\b)|(?:and\s+)?(?:keep(?:ing)?|stick(?:ing)?)\s+(?:to|with)|(?:and\s+)?(?:respect(?:ing)?|observ(?:e|ing)|heed(?:ing)?|mind(?:ing)?|pay(?:ing)? attention to))\s.*$/i;
/** The sheet itself, behind which stands what it is about: "the notice on the page of the north pool". */
const SHEET_OF = new RegExp(
  `^.*?\\b(?:${SHEET})\\b(?:\\s+(?:on|in)\\s+(?:the|its)\\s+(?:page|site|screen))?\\s+(?:of|for|about|on|under|in|to)\\s+(?!(?:the|this|its|each|every)\\s+(?:page|site|screen)\\b)`,
  'i',
);

const OF_SHEET =
  /\b(?:the|its|their|those|these) ((?:[\p{L}-]+ ){1,2}?(?:rules?|instructions?|guide(?:lines)?|help|notes?|how-?to|manual|tips|steps|handbook|procedure))\b/iu;

/** What a task calls the sheet that it leaves things to: "house rules"; empty where it names none. */
export function sheetOf(text: string): string {
  return OF_SHEET.exec(text)?.[1] ?? '';
}

/** What the step asks for that leaves it to a page how it is done, in its words; empty where it asks for nothing else. */
export function askedOf({ steps, text = '' }: Goal): string {
  const step = steps[placeOf({ steps, text: '' } as Goal)];
  if (!step || LEFT_TO_IT.test(step.text)) return '';
  // "Keep to the house rules", in a sentence that asks for nothing of its own.
  const aside = steps.length === 1 && ACTS.has(step.verb) && followsAt(text) >= 0;
  const told = aside || followsAt(step.text) >= 0 || steps.some((other) => followsAt(other.text) >= 0);
  return told ? step.text.replace(MANNER, '').trim() : '';
}

/** What the step is about that leaves it to a page how it is done, in its words; empty where it names nothing. */
export function subjectOf({ steps }: Goal): string {
  const step = steps[placeOf({ steps, text: '' } as Goal)];
  if (!step || (followsAt(step.text) < 0 && askedOf({ steps } as Goal) === '')) return '';
  const said = askedOf({ steps } as Goal).replace(/^\S+\s*/, '');
  const exercise = EXERCISE.test(step.text) ? step.text.replace(MANNER, '').replace(/^\S+\s*/, '') : '';
  const about =
    said ||
    exercise ||
    (SHEET_OF.test(step.text) ? step.text.replace(SHEET_OF, '').replace(/\s+(?:and|to|before)\s.*$/i, '') : '');
  return [about, ...step.quoted].join(' ').trim();
}
