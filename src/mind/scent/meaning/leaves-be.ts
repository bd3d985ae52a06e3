/** How buttons begin that leave everything as it is, beside one that does what was asked about; what only cancels or shuts may be the act itself. */
export const LEAVES_BE =
  "no\\b|not (?:now|yet)|never ?mind|go back|abort|stay|keep\\b|do(?: not|n['’]t)\\b|leave (?:(?:it|them|things|everything)\\b|(?:(?:this|that|all) )?as\\b)";
