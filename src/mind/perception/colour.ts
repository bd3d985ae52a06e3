/** Basic colour terms (Berlin and Kay 1969) for an sRGB colour, by hue, saturation and lightness. */
export function colourName([r, g, b]: readonly [number, number, number]): string {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const chroma = max - min;
  if (chroma < 0.1) return lightness > 0.92 ? 'white' : lightness < 0.12 ? 'black' : 'grey';
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1) || 1);
  if (saturation < 0.14) return lightness > 0.9 ? 'white' : lightness < 0.12 ? 'black' : 'grey';
  if (lightness < 0.07) return 'black';
  const R = r / 255;
  const G = g / 255;
  const B = b / 255;
  let hue = max === R ? ((G - B) / chroma) % 6 : max === G ? (B - R) / chroma + 2 : (R - G) / chroma + 4;
  hue = (hue * 60 + 360) % 360;
  if (hue < 14 || hue >= 345) return lightness > 0.75 ? 'pink' : 'red';
  if (hue < 42) return lightness < 0.38 ? 'brown' : 'orange';
  if (hue < 68) return lightness < 0.3 ? 'brown' : 'yellow';
  if (hue < 165) return 'green';
  if (hue < 192) return 'cyan';
  if (hue < 255) return 'blue';
  if (hue < 292) return 'purple';
  return lightness > 0.6 || hue >= 320 ? 'pink' : hue < 310 ? 'magenta' : 'pink';
}
