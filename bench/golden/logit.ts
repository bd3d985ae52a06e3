import { type Cues, utility } from '../../src/mind/scent/meaning/utility.ts';

/** One of several options, what speaks for it by name, and whether it is a right one. */
export interface Option {
  cues: Readonly<Cues>;
  right: boolean;
}

/** A choice among options, by whom it was told, and how much it counts. */
export interface Choice {
  author: string;
  counts: number;
  options: Option[];
}

/** Rounds, step and decays of Adam (Kingma and Ba 2015). */
const ROUNDS = 400;
const STEP = 0.05;
const FIRST = 0.9;
const SECOND = 0.999;

function dot(x: Float64Array, w: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < x.length; j++) sum += x[j]! * w[j]!;
  return sum;
}

/** The weights under which the right options are the likeliest: a conditional logit (McFadden 1974) with a ridge penalty. */
export function estimate(choices: readonly Choice[], ridge: number): Cues {
  const told = choices.filter(({ options }) => options.some(({ right }) => right));
  const names = [...new Set(told.flatMap(({ options }) => options.flatMap(({ cues }) => Object.keys(cues))))].sort();
  const rows = told.map(({ options, counts }) => ({
    counts,
    right: options.map(({ right }) => right),
    cues: options.map(({ cues }) => Float64Array.from(names, (name) => cues[name] ?? 0)),
  }));
  const w = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = Float64Array.from(w, (value) => (ridge * value) / 2);
    for (const { cues, right, counts } of rows) {
      const u = cues.map((x) => dot(x, w));
      const most = Math.max(...u);
      let all = 0;
      let good = 0;
      for (let i = 0; i < u.length; i++) {
        u[i] = Math.exp(u[i]! - most);
        all += u[i]!;
        if (right[i]) good += u[i]!;
      }
      for (let i = 0; i < u.length; i++) {
        const x = cues[i]!;
        const pull = counts * (u[i]! / all - (right[i] ? u[i]! / good : 0));
        for (let j = 0; j < x.length; j++) slope[j]! += pull * x[j]!;
      }
    }
    for (let j = 0; j < w.length; j++) {
      mean[j] = FIRST * mean[j]! + (1 - FIRST) * slope[j]!;
      square[j] = SECOND * square[j]! + (1 - SECOND) * slope[j]! ** 2;
      const step = mean[j]! / (1 - FIRST ** round) / (Math.sqrt(square[j]! / (1 - SECOND ** round)) + 1e-8);
      w[j] = w[j]! - STEP * step;
    }
  }
  return Object.fromEntries(names.map((name, j) => [name, Math.round(w[j]! * 1000) / 1000]));
}

/** In how many choices the likeliest option is right, each judged by weights to which its author contributed nothing. */
export function crossValidated(choices: readonly Choice[], ridge: number): { right: number; of: number } {
  let right = 0;
  for (const author of new Set(choices.map((choice) => choice.author))) {
    const weights = estimate(
      choices.filter((choice) => choice.author !== author),
      ridge,
    );
    for (const { options } of choices.filter((choice) => choice.author === author)) {
      const best = options.reduce((a, b) => (utility(weights, b.cues) > utility(weights, a.cues) ? b : a));
      if (best.right) right += 1;
    }
  }
  return { right, of: choices.length };
}
