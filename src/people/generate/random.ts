/** FNV-1a over the key, then murmur3's finisher: near keys give far seeds. */
function hash(key: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) state = Math.imul(state ^ key.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A stream of chance that depends on its key alone (mulberry32). */
export class Chance {
  #state: number;

  constructor(key: string) {
    this.#state = hash(key);
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number in [from, to]. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[Math.floor(this.next() * items.length)] as T;
  }

  /** One of the items with probability proportional to its weight, or null when every weight is zero. */
  weighted<T>(items: readonly T[], weight: (item: T) => number, at = this.next()): T | null {
    const weights = items.map(weight);
    const total = weights.reduce((sum, value) => sum + value, 0);
    if (!(total > 0)) return null;
    let left = at * total;
    for (const [index, value] of weights.entries()) {
      left -= value;
      if (left < 0 && value > 0) return items[index] as T;
    }
    return items.findLast((_, index) => (weights[index] ?? 0) > 0) ?? null;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let at = result.length - 1; at > 0; at -= 1) {
      const other = this.int(0, at);
      [result[at], result[other]] = [result[other] as T, result[at] as T];
    }
    return result;
  }
}

const decks = new Map<string, number[]>();

/**
 * Deals from shuffled decks instead of drawing: person `index` of a seed gets a card that nobody else gets until the
 * deck is used up. It keeps small groups varied and near the marginals, and still depends on (seed, index) alone.
 *
 * @returns a position in [0, size)
 */
export function deal(seed: number, index: number, name: string, size: number): number {
  const key = `${seed}/${name}/${size}/${Math.floor(index / size)}`;
  let deck = decks.get(key);
  if (!deck) {
    if (decks.size > 4000) decks.clear();
    deck = new Chance(key).shuffle(Array.from({ length: size }, (_, card) => card));
    decks.set(key, deck);
  }
  return deck[index % size] ?? 0;
}

const STRATA = 40;

/** Uniform in [0, 1), stratified: any 40 people in a row cover the whole range evenly. */
export function stratified(seed: number, index: number, name: string): number {
  const within = new Chance(`${seed}/${index}/within/${name}`).next();
  return (deal(seed, index, name, STRATA) + within) / STRATA;
}
