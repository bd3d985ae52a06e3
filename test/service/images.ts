import sharp from 'sharp';

/** A picture of one colour, as base64. */
export async function picture(width = 64, height = 48, type: 'png' | 'jpeg' | 'webp' = 'png'): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  return (await image.toFormat(type).toBuffer()).toString('base64');
}
