import type { Task } from '../types.ts';

/** Seeded draws for making one page of a family: the same seed makes the same page. */
export class Draw {
  #state: number;
  constructor(seed: number) {
    this.#state = (seed * 2654435761 + 97) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }
  /** A number in [0, 1), by the mulberry32 generator. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }
  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)]!;
  }
  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  }
  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }
}

/** A kind of task, of which each seed makes another: wording, layout, labels and what is wanted vary. */
export interface Family {
  name: string;
  make: (draw: Draw) => Omit<Task, 'name'>;
}

export const NAMES =
  'Amina Bruno Carla Dorian Esme Farid Greta Hanna Ivo Jonas Karel Lonna Mirela Nils Olga Pavel Rosalind Stefan Tamsin Ulrich Vera Wanda Yusuf Zelda'.split(
    ' ',
  );
export const WORDS =
  'lorem ipsum dolor amet elit tempor magna aliqua veniam nostrud laboris nisi commodo irure velit cillum fugiat nulla sint culpa officia mollit turpis lectus vitae risus'.split(
    ' ',
  );
export const THINGS =
  'lantern kettle ladder pillow compass blanket drum teapot mirror basket hammer scarf bottle candle umbrella'.split(
    ' ',
  );
export const PLACES = 'Lisbon Oslo Zagreb Porto Vienna Tallinn Bergen Seville Krakow Ghent Turin Malmo'.split(' ');
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function text(draw: Draw, count: number): string {
  return Array.from({ length: count }, () => draw.pick(WORDS)).join(' ');
}

export function title(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A document with a title and a heading; `done(x)` on it says whether the task was done rightly. */
export function sheet(name: string, body: string, script = ''): string {
  return `<title>${name}</title><style>body{font:15px sans-serif;margin:18px}button,a{margin:2px}</style><script>function done(x,t){window.won=!!x;sessionStorage.won=String(!!x);let p=document.getElementById('_d');if(!p){p=document.createElement('p');p.id='_d';document.body.append(p)}p.textContent=t||'Done.'}</script><h1>${name}</h1>${body}<script>${script}</script>`;
}

/** A button that ends the task; the words on it vary. */
export function submit(
  draw: Draw,
  check: string,
  label = draw.pick(['Submit', 'Send', 'Save', 'OK']),
): { html: string; label: string } {
  return { html: `<p><button type=button onclick="done(${check})">${label}</button></p>`, label };
}
