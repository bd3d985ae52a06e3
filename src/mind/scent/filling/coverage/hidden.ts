import { fold, isStopWord, stem, words } from '../../../language/index.ts';
import type { Control } from './controls.ts';
import type { Fit, Wish } from './types.ts';

const SHOWING = '(?:show|display|publish|print|list|share|reveal)';
/** A box that keeps something from being seen. */
const HIDES = new RegExp(
  `\\b(?:do not|don't|never|not) ${SHOWING}\\b|\\b(?:hide|hidden|anonymous|anonymously|private|privately)\\b`,
);
/** A box that lets it be seen. */
const SHOWS = new RegExp(`^(?:please )?${SHOWING}\\b|\\b(?:visible|public|publicly)\\b`);
/** Who wants something not to be seen. */
const WANTS_HIDDEN =
  /\b(?:keep|leave|have|make|stay|remain|be)\b[^.;,]{0,40}\b(?:hidden|private|anonymous|secret)\b|\bhide\b|\b(?:anonymously|privately)\b|\b(?:not|never|without)\b[^.;,]{0,25}\b(?:show\w*|display\w*|publish\w*|appear\w*|visible|public)\b/;
/** Share of what a box is about that is told with it. */
const ABOUT = 0.5;

/** A box by which something is seen by others or not, for who wants it hidden, whichever way round it is put; null for other boxes and wishes. */
export function hiddenFit(control: Control, { text, tokens }: Wish): Fit[] | null {
  if (!WANTS_HIDDEN.test(fold(text))) return null;
  const label = fold(control.items[0]!.label);
  const hides = HIDES.test(label);
  if (!hides && !SHOWS.test(label)) return null;
  const rest = words(label.replace(HIDES, ' ').replace(SHOWS, ' ')).filter((word) => !isStopWord(word));
  const met = rest.filter((word) => tokens.some((token) => token.stem === stem(word)));
  if (rest.length > 0 && met.length / rest.length < ABOUT) return null;
  return [{ control, value: hides ? 'on' : 'off', score: 0.88, role: '', spans: [] }];
}
