import type { State } from './states.ts';

/** What denies the word behind it: "not extendable", "cannot be folded", "non-washable". */
const NO = "(?:not|no|non|never|cannot|can't|isn't)[- ](?:\\p{L}+ ){0,2}?";

/**
 * What a thing can be put to. Who asks says it by a verb ("that can be made longer"), pages by an adjective ("extendable");
 * the same words denied say that it cannot.
 * @param asked clauses of tasks, which pages may use too
 * @param adjectives words that mean nothing else, in tasks as on pages
 * @param bare words that say it only where they stand at a thing
 */
function able(asked: string, adjectives: string, bare = ''): State {
  const said = [asked, adjectives, bare].filter(Boolean).join('|');
  return {
    asked: new RegExp(`\\b(?:${asked}|${adjectives})\\b`, 'u'),
    so: new RegExp(`\\b(?:${said})\\b`, 'u'),
    not: new RegExp(`\\b${NO}(?:${said})\\b`, 'u'),
    silent: 0.3,
  };
}

const CAN = '(?:can|may|could)(?: also)?';
const MAY = '(?:can|may|are allowed to|is allowed to|able to)';
const PETS = '(?:pets?|dogs?|cats?|animals?)';

/** Properties for which tasks and pages have different words. */
export const CAPABILITIES: readonly State[] = [
  able(
    `${CAN} be (?:made (?:longer|bigger|larger)|pulled out|drawn out|lengthened|enlarged|extended|expanded)`,
    'extendable|extendible|extending|extensible|expandable',
    'extends|pulls out|pull-?out',
  ),
  able(
    `${CAN} be (?:folded|collapsed)(?: up| away| together| flat)?`,
    'foldable|fold-?away|collapsible',
    'folding|folds(?: up| away| flat)?',
  ),
  able(
    `${CAN} (?:go|be put|be washed|be cleaned) in(?:to)? (?:the|a) dishwasher`,
    'dishwasher[- ](?:safe|proof|friendly|resistant|suitable)',
    'dishwasher',
  ),
  able(
    `${CAN} (?:go|be put|be heated|be used) in(?:to)? (?:the|a) microwave`,
    'microwave[- ](?:safe|proof|suitable)|microwaveable|microwavable',
    'microwave',
  ),
  able(
    `${CAN} (?:go|be put|be washed) in(?:to)? (?:the|a) (?:washing )?machine|${CAN} be machine[- ]washed`,
    'machine[- ]wash(?:able)?|washable',
  ),
  able(
    `keeps? (?:the )?(?:rain|water) out|${CAN} get wet`,
    'water-?proof|water-?tight|water[- ]resistant|rain-?proof|splash-?proof',
  ),
  able(`${CAN} be (?:set|raised|changed|adjusted) in height`, 'height[- ]adjustable|adjustable (?:in )?height'),
  able(
    `${CAN} (?:be (?:used|left|kept|put)|stand|stay) (?:outside|outdoors|in the garden)`,
    'weather-?proof|weather[- ]resistant',
    'outdoors?|for the garden',
  ),
  able(
    `${PETS} ${MAY} (?:come|stay|be brought)|(?:takes?|allows?|accepts?|welcomes?) ${PETS}|${MAY} (?:bring|take) (?:a |your |my |the )?${PETS}`,
    `${PETS}[- ]friendly|${PETS} (?:are )?(?:welcome|allowed|permitted)`,
  ),
  able(
    `(?:reached|entered|used) (?:in|with|by) a wheelchair|${MAY} (?:enter|get in|be reached) (?:in|with|by) a wheelchair`,
    'wheelchair[- ](?:accessible|friendly)|step-?free|barrier-?free',
    'wheelchair access|wheelchairs',
  ),
];
