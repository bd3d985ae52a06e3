/**
 * What a list was narrowed down to stands first in it: "filter by colour and open the only one left", "and save the home you find". Pairs of
 * what is said and how it is read, as in `plainer`.
 */
export const LEFT_OVER: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /(?<=\b(?:filter|narrow|show|list|restrict|limit|search)\b[^.!?]*?)\bthe (?:only |single )?(?:one|thing|item)(?:(?: (?:that|which) is| that['’]s)?(?: still)? (?:left|remaining)(?: over)?| (?:that|which) remains)\b/giu,
    'the first one',
  ],
  [
    /(?<=\b(?:filter|narrow|restrict|limit)\b[^.!?]*?)\bthe (?:only |single )?(\p{Ll}+)(?: (?:that |which )?(?:you|i|we) (?:then )?(?:find|get|see)| (?:that|which) (?:is (?:then )?(?:left|shown|listed|found)|remains|matches|fits|comes up|you are left with)| (?:left|remaining))(?=\s*(?:[.,;!?]|$|and\b|then\b|to\b))/giu,
    'the first $1',
  ],
];
