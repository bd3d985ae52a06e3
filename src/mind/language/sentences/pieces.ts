/** Marks the beginning of a word in a piece. */
const SPACE = '\u2581';
/** The piece that stands for what no piece spells. */
export const UNKNOWN = 0;
/** Pieces before this one are marks and never spelled. */
const FIRST = 6;

/** The pieces that words are spelled with, each with the logarithm of its probability. */
export class Pieces {
  readonly #index = new Map<string, { id: number; score: number }>();
  readonly #longest: number;

  constructor(pieces: ReadonlyArray<readonly [piece: string, score: number]>) {
    for (const [id, [piece, score]] of pieces.entries()) if (id >= FIRST) this.#index.set(piece, { id, score });
    this.#longest = Math.max(...[...this.#index.keys()].map((piece) => piece.length));
  }

  /**
   * Numbers of the likeliest pieces that spell a text: a unigram model (Kudo 2018, "Subword regularization"), found by the Viterbi algorithm. What no piece
   * spells is one unknown piece however long it is.
   */
  spell(text: string): number[] {
    const bare = text.normalize('NFKC');
    if (bare === '') return [];
    const symbols = SPACE + bare.replaceAll(' ', SPACE);
    const best: Array<{ score: number; from: number; id: number }> = [{ score: 0, from: 0, id: UNKNOWN }];
    for (let end = 1; end <= symbols.length; end++) {
      let found = { score: Number.NEGATIVE_INFINITY, from: 0, id: UNKNOWN };
      for (let from = Math.max(0, end - this.#longest); from < end; from++) {
        // A symbol that is no piece costs nothing: so it was where the encoder was trained.
        const piece =
          this.#index.get(symbols.slice(from, end)) ?? (from === end - 1 ? { id: UNKNOWN, score: 0 } : null);
        if (!piece) continue;
        const score = best[from]!.score + piece.score;
        if (score >= found.score) found = { score, from, id: piece.id };
      }
      best.push(found);
    }
    const ids: number[] = [];
    for (let end = symbols.length; end > 0; end = best[end]!.from) {
      const { id } = best[end]!;
      if (!(id === UNKNOWN && ids.at(-1) === UNKNOWN)) ids.push(id);
    }
    return ids.reverse();
  }
}
