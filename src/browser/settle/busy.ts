import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';

const ASK_MS = 250;

/** How many signs in the viewport tell that something is still coming. */
export interface Signs {
  /** Said by the page itself: `aria-busy`, an indeterminate progress bar, or a name that libraries give their placeholders. */
  said: number;
  /** Boxes without words that pulse, shimmer or turn without end, whatever they are called. */
  drawn: number;
}

/** The signs of loading that show now; none when the page does not say. */
export function busySigns(page: Page): Promise<Signs> {
  return orElse(ASK_MS, { said: 0, drawn: 0 }, evaluateBeside(page, countSigns, null));
}

/** Runs in the page. */
function countSigns(): Signs {
  const signs =
    '[aria-busy="true"], progress:not([value]), [role="progressbar"]:not([aria-valuenow]), [class*="skeleton" i], [class*="spinner" i], [class*="shimmer" i], [class~="busy" i], [class~="loading" i], [class$="-loading" i], [class*="-loading " i]';
  const most = 200;
  const shows = (element: Element, width: number, height: number) => {
    const box = element.getBoundingClientRect();
    if (box.width < width || box.height < height) return false;
    if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  let looked = 0;
  let said = 0;
  for (const element of document.querySelectorAll(signs)) {
    if (++looked > most) break;
    if (shows(element, 4, 4)) said++;
  }
  const drawn = new Set<Element>();
  for (const animation of document.getAnimations().slice(0, most)) {
    const effect = animation.effect as KeyframeEffect | null;
    const target = effect?.target;
    if (!target || animation.playState !== 'running' || effect.getTiming().iterations !== Number.POSITIVE_INFINITY)
      continue;
    // A dot that pulses beside a name tells that somebody is there.
    if ((target.textContent ?? '').trim() === '' && shows(target, 14, 8)) drawn.add(target);
  }
  return { said, drawn: drawn.size };
}
