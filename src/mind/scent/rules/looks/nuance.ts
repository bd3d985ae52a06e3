import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';

type Rgb = readonly [number, number, number];

/** Colours whose names say more than a basic term does (CSS Color 4). */
const NUANCES: Readonly<Record<string, Rgb>> = {
  olive: [128, 128, 0],
  lime: [0, 255, 0],
  magenta: [255, 0, 255],
  cyan: [0, 255, 255],
  teal: [0, 128, 128],
  navy: [0, 0, 128],
  maroon: [128, 0, 0],
  violet: [238, 130, 238],
  indigo: [75, 0, 130],
  gold: [255, 215, 0],
  beige: [245, 245, 220],
  lavender: [230, 230, 250],
};
/** Distance in red, green and blue up to which a colour is called so, and by which the next must be further off. */
const CALLED = 70;
const APART = 25;
const PATCH = /^(?:[a-z]+ )?(?:circle|square|triangle|rectangle|ellipse|pentagon|hexagon|shape)(?: \d+ of \d+)?$/i;

/** "The olive box": of patches of colour the one that comes plainly nearest to a colour of a name of its own. */
export function ofNuance({ looks }: Situation, step: Step, items: readonly Item[]): Item | null {
  const [name, other] = step.constraints.colours;
  const wanted = name !== undefined && other === undefined ? NUANCES[name] : undefined;
  if (!wanted || step.quoted.length > 0) return null;
  const from = (rgb: Rgb) => Math.hypot(rgb[0] - wanted[0], rgb[1] - wanted[1], rgb[2] - wanted[2]);
  const [best, second] = items
    .flatMap((item) => {
      const look = PATCH.test(item.label) ? looks.get(item.name) : undefined;
      return look ? [{ item, far: Math.min(from(look.ground), from(look.ink)) }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return best && best.far <= CALLED && (!second || second.far - best.far >= APART) ? best.item : null;
}
