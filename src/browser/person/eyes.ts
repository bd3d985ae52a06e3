import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { type AccessibilityProfile, type ColourVision, paintAsSeen } from '../../contract/index.ts';
import { orElse } from '../guard/deadline.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { Observation } from '../types.ts';

type Image = Observation['image'];

/**
 * Low vision stands for moderate visual impairment: acuity 20/80, within the 6/18 to 6/60 of the WHO's ICD-11 9D90, and
 * a contrast sensitivity 0.3 log units below normal (Pelli-Robson chart: 1.5 against 1.8).
 *
 * A pixel of 1/96 inch seen from 60 cm is 1.52 minutes of arc. 20/20 resolves 30 cycles a degree and 20/80 a quarter,
 * so the finest grating left has a period of 8 minutes, 5.3 pixels. The Gaussian that leaves 5% of that grating's
 * contrast (exp(-2 pi^2 s^2 f^2) = .05) has a standard deviation of .39 periods.
 */
const ARC_MINUTES_PER_PIXEL = 1.52;
const FINEST_PERIOD_MINUTES = 8;
const BLUR_PERIODS = 0.39;
export const LOW_VISION_BLUR_PX = (BLUR_PERIODS * FINEST_PERIOD_MINUTES) / ARC_MINUTES_PER_PIXEL;
/** 10 ** -0.3 */
export const LOW_VISION_CONTRAST = 0.5;
const MIDDLE_GREY = 128;

const DEFICIENCIES = {
  protanopia: 'protanopia',
  deuteranopia: 'deuteranopia',
  tritanopia: 'tritanopia',
  achromatopsia: 'achromatopsia',
} as const;

/** Makes the browser draw a page in the colours that the person sees; each page has to be told. */
export async function wearColours(
  page: Page,
  profile: AccessibilityProfile,
  sessions: ProtocolSessions,
): Promise<void> {
  if (!profile.color_vision) return;
  const session = await sessions.of(page);
  if (!session) return;
  const type = DEFICIENCIES[profile.color_vision];
  await orElse(2000, undefined, session.send('Emulation.setEmulatedVisionDeficiency', { type }));
}

/** The frame in the colours that the person sees, for a browser that does not draw in them. */
export async function paintedColours(image: Image, vision: ColourVision, quality: number): Promise<Image> {
  const { data, info } = await sharp(image.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  paintAsSeen(data, vision);
  const seen = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return { ...image, bytes: await encoded(seen, image, quality) };
}

function encoded(picture: Sharp, { mediaType }: Image, quality: number): Promise<Buffer> {
  return (mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality })).toBuffer();
}

/** The frame as these eyes see it; the same object when nothing stands between. */
export async function throughEyes(image: Image, profile: AccessibilityProfile, quality: number): Promise<Image> {
  if (profile.vision === undefined) return image;
  const seen =
    profile.vision === 'blind'
      ? sharp({ create: { width: image.width, height: image.height, channels: 3, background: '#000000' } })
      : sharp(image.bytes)
          .removeAlpha()
          .blur(LOW_VISION_BLUR_PX)
          .linear(LOW_VISION_CONTRAST, MIDDLE_GREY * (1 - LOW_VISION_CONTRAST));
  const bytes = await encoded(seen, image, quality);
  return { bytes, mediaType: image.mediaType, width: image.width, height: image.height };
}
