/**
 * Wordings of think-aloud. `{c}` is what on the page caused the thought, `{w}` what is wanted, `{p}` the page, `{d}` the
 * second best. A wording is used only when all that it names is there. Plain wordings are for people who speak plainly;
 * the others mix both lists. Each person has favourites among them, so that people do not sound alike.
 */
export interface Wordings {
  plain: readonly string[];
  fluent: readonly string[];
}
