import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';

const ASK_MS = 250;

/**
 * How long what opens, closes or slides within the viewport is still on its way: menus, dialogs and pictures that come
 * with a transition often cannot be pressed before they stand. What goes on for ever or only changes its colour is not
 * waited for.
 *
 * @returns milliseconds until the last of them stands; 0 when nothing moves or the page does not say.
 */
export function motionLeft(page: Page): Promise<number> {
  const left = evaluateBeside(
    page,
    () => {
      const longest = 1200;
      const moving =
        /^(?:transform|translate|scale|rotate|opacity|visibility|clip|clipPath|inset|top|left|right|bottom|margin\w*|(?:max|min)?(?:width|height))$/i;
      let left = 0;
      // A document does not tell what moves within its components.
      const moves = (root: Document | ShadowRoot): Animation[] => [
        ...root.getAnimations(),
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? moves(shadowRoot) : [])),
      ];
      for (const animation of moves(document).slice(0, 60)) {
        const effect = animation.effect as KeyframeEffect | null;
        const target = effect?.target;
        if (animation.playState !== 'running' || !target) continue;
        const { endTime, iterations } = effect.getComputedTiming();
        const rest = Number(endTime) - Number(animation.currentTime ?? 0);
        if (iterations !== 1 || !(rest > 0 && rest < longest) || rest <= left) continue;
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        if (!properties.some((name) => moving.test(name))) continue;
        const { width, height, top, left: x, bottom, right } = target.getBoundingClientRect();
        // A wave that spreads from where a button was pressed holds nothing; the shade of what is about to open over the page does.
        const isShade = width >= 0.9 * innerWidth && height >= 0.9 * innerHeight;
        if (!isShade && target.childElementCount === 0 && (target.textContent ?? '').trim() === '') continue;
        if (bottom <= 0 || right <= 0 || top >= innerHeight || x >= innerWidth) continue;
        if (width * height > 0 && (width < 24 || height < 12)) continue;
        left = rest;
      }
      return left;
    },
    null,
  );
  return orElse(ASK_MS, 0, left);
}
