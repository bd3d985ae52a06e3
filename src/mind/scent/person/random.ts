/** 32-bit FNV-1a hash of a string. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** One step of the mulberry32 mixer: a well-spread 0..1 from a 32-bit state. */
function mix(state: number): number {
  let t = (state + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/**
 * Seeded chance without a stream: every draw is named, so a draw more or less in one place shifts no other draw, and
 * two builds of a site that differ in one button give the same luck to all the rest.
 */
export class Chance {
  readonly #seed: number;

  constructor(seed: number, salt = '') {
    this.#seed = Math.imul(seed | 0, 0x9e3779b1) ^ hash(salt);
  }

  /** Uniform in (0, 1). */
  uniform(name: string): number {
    const value = mix(this.#seed ^ Math.imul(hash(name), 0x85ebca6b));
    return value <= 0 ? 1e-10 : value;
  }

  /** Logistic with mean 0 and the given scale. */
  logistic(name: string, scale: number): number {
    const u = this.uniform(name);
    return scale * Math.log(u / (1 - u));
  }

  /** Normal with mean 0 and deviation 1, by Box and Muller. */
  normal(name: string): number {
    return Math.sqrt(-2 * Math.log(this.uniform(`${name}/r`))) * Math.cos(2 * Math.PI * this.uniform(`${name}/a`));
  }

  pick<T>(name: string, of: readonly T[]): T {
    return of[Math.min(of.length - 1, Math.floor(this.uniform(name) * of.length))]!;
  }
}
