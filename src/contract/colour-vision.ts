export type ColourVision = 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

type Rgb = [number, number, number];

/**
 * Rows from linear RGB to what a dichromat sees of it, in linear RGB: complete deficiency of Machado, Oliveira and
 * Fernandes (2009), table of severity 1.0; for achromatopsia the luminance of Rec. 709.
 */
const SEEN: Record<ColourVision, readonly [Rgb, Rgb, Rgb]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const linear = (c: number): number => (c <= 10.31 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (c: number): number =>
  Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * Math.min(1, c) ** (1 / 2.4) - 0.055));

/** Levels of linear light in 0..1 that are told apart when whole pictures are encoded: finer than a level of sRGB. */
const STEPS = 4095;

/** Paints a picture of sRGB bytes, three a pixel, as these eyes see it; in place. */
export function paintAsSeen(rgb: Uint8Array, vision: ColourVision): void {
  const [red, green, blue] = SEEN[vision];
  const from = Float64Array.from({ length: 256 }, (_, level) => linear(level));
  const to = Uint8Array.from({ length: STEPS + 1 }, (_, step) => encoded(step / STEPS));
  const byte = (row: Rgb, r: number, g: number, b: number) =>
    to[Math.round(Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)) * STEPS)]!;
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const r = from[rgb[at]!]!;
    const g = from[rgb[at + 1]!]!;
    const b = from[rgb[at + 2]!]!;
    rgb[at] = byte(red, r, g, b);
    rgb[at + 1] = byte(green, r, g, b);
    rgb[at + 2] = byte(blue, r, g, b);
  }
}

/** An sRGB colour as these eyes see it. */
export function asSeen(colour: Rgb, vision: ColourVision): Rgb {
  const from = colour.map(linear);
  return SEEN[vision].map((row) =>
    encoded(Math.max(0, row[0] * from[0]! + row[1] * from[1]! + row[2] * from[2]!)),
  ) as Rgb;
}
