import type { EngineKind } from '../config/schema.ts';

/**
 * Tokens in a text, estimated. About 4 characters of English make a token (vendors' own rule of thumb); scripts
 * without spaces, and symbols, come to nearly one a character. Errs high, as a cap should.
 */
export function tokensOfText(text: string): number {
  let latin = 0;
  let other = 0;
  for (const character of text) {
    if (character.codePointAt(0)! < 0x250) latin++;
    else other++;
  }
  return Math.ceil(latin / 3.6 + other * 0.9);
}

/**
 * Tokens an image costs, by each vendor's published rule:
 * - openai: scaled into 2048 x 2048, then the short side to 768; 85 + 170 for each tile of 512 (high detail);
 * - anthropic: width x height / 750, the long side at most 1568;
 * - google: 258 when both sides are at most 384, else 258 for each tile of 768;
 * - others: one for each 28 x 28 pixels, as in Qwen2-VL and models of its line.
 */
export function tokensOfImage(kind: EngineKind, width: number, height: number): number {
  switch (kind) {
    case 'scent':
    case 'replay':
      return 0;
    case 'openai': {
      const fit = Math.min(1, 2048 / Math.max(width, height));
      const short = Math.min(1, 768 / (Math.min(width, height) * fit));
      const tiles = Math.ceil((width * fit * short) / 512) * Math.ceil((height * fit * short) / 512);
      return 85 + 170 * tiles;
    }
    case 'anthropic': {
      const fit = Math.min(1, 1568 / Math.max(width, height));
      return Math.ceil((width * fit * height * fit) / 750);
    }
    case 'google':
      if (width <= 384 && height <= 384) return 258;
      return 258 * Math.ceil(width / 768) * Math.ceil(height / 768);
    case 'openai-compatible':
      return Math.ceil(width / 28) * Math.ceil(height / 28);
  }
}
