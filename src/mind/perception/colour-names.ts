import type { Look } from './pixels.ts';

/** Lightness and saturation, 0..1, at which the colourless terms begin and end. */
const WHITE = 0.95;
const BLACK = 0.2;
const COLOURLESS = 0.14;
/** Lightness under which orange is called brown, and above which red is called pink. */
const BROWN = 0.36;
const PINK = 0.78;
/** Lightness and saturation under which red is called brown; lightness under which what is nearly pink is called purple. */
const DULL_RED = { lightness: 0.42, saturation: 0.65 } as const;
const DARK_PINK = { hue: 322, lightness: 0.4 } as const;

/** Upper bounds of hue, in degrees, of the chromatic terms. */
const HUES: ReadonlyArray<[number, string]> = [
  [16, 'red'],
  [44, 'orange'],
  [68, 'yellow'],
  [164, 'green'],
  [194, 'turquoise'],
  [256, 'blue'],
  [292, 'purple'],
  [344, 'pink'],
  [361, 'red'],
];

/**
 * What people call a colour: the eleven basic terms of Berlin and Kay (1969), and turquoise, by hue, saturation and
 * lightness. The bounds are ours, set to where the CSS colours of those names lie.
 */
export function colourName([r, g, b]: readonly [number, number, number]): string {
  const high = Math.max(r, g, b) / 255;
  const low = Math.min(r, g, b) / 255;
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (lightness > WHITE && spread < 0.1) return 'white';
  if (lightness < BLACK && spread < 0.12) return 'black';
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (saturation < COLOURLESS || spread < 0.07) return 'grey';
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const turn =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const name = HUES.find(([bound]) => turn * 60 < bound)![1];
  const dull = lightness < DULL_RED.lightness && saturation < DULL_RED.saturation;
  if ((name === 'orange' && lightness < BROWN) || (name === 'red' && dull)) return 'brown';
  if (name === 'pink' && turn * 60 < DARK_PINK.hue && lightness < DARK_PINK.lightness) return 'purple';
  return name === 'red' && lightness > PINK ? 'pink' : name;
}

/** Difference of the channels, 0..1, under which no hue can be told. */
const HUELESS = 0.03;

/** The hue that a colour is a shade or a tint of, however pale or dark: pink is a pale red. Null for greys. */
export function hueOf([r, g, b]: readonly [number, number, number]): string | null {
  const high = Math.max(r, g, b);
  const spread = high - Math.min(r, g, b);
  if (spread < 255 * HUELESS) return null;
  const turn = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return HUES.find(([bound]) => turn * 60 < bound)![1];
}

/** The colours that a control shows, as these eyes see them: of its ground, and of what is drawn on it. */
export function coloursShown(look: Look): { ground: string; ink: string } {
  return { ground: colourName(look.ground), ink: colourName(look.ink) };
}
