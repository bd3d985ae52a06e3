/** Turns of phrase for what is to stop, or is not to be needed, in plainer words. */
export const NO_LONGER: ReadonlyArray<readonly [RegExp, string]> = [
  // "And no longer be told about replies": what is to stop is switched off.
  [
    /,?\s+(?:and|but)\s+no\s+longer\s+(?:(?:be|get|being|getting)\s+(?:told|notified|alerted|informed|e-?mailed|texted|bothered|written\s+to)|hear)\s+(?:about|of|when|if|with)\s+/giu,
    '. Turn off notifications about ',
  ],
  [/,?\s+(?:and|but)\s+no\s+longer\s+(?:get|receive|see|be\s+(?:sent|shown))\s+(?:any\s+)?(?=\p{L})/giu, '. Turn off '],
  // "One on which you need not change": how timetables call that.
  [
    /,?\s+(?:(?:on|for|with|in)\s+which|where|so\s+that|and|but|that|which)\s+(?:you|i|we|one|she|he|they)?\s*(?:need\s+not|needn't|(?:do|does)\s+not\s+(?:need|have)\s+to|(?:don't|doesn't)\s+(?:need|have)\s+to|never\s+(?:needs?|ha(?:ve|s)\s+to))\s+(?:change|transfer)(?:\s+(?:trains?|buses|planes?|anywhere|on\s+the\s+way))?(?=[,.;!?]|$|\s+(?:and|then)\b)/giu,
    ' that is direct',
  ],
];
