import sharp from 'sharp';

/** A jpeg of 1280 x 800 of about so many bytes, as base64: noise laid over a page-like picture until it is that large. */
export async function frameOf(bytes: number): Promise<string> {
  const [width, height] = [1280, 800];
  let best = Buffer.alloc(0);
  for (let sigma = 5; sigma <= 60; sigma += 5) {
    const noise = { type: 'gaussian' as const, mean: 200, sigma };
    const image = sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
    best = await image.jpeg({ quality: 70 }).toBuffer();
    if (best.length >= bytes) break;
  }
  return best.toString('base64');
}
