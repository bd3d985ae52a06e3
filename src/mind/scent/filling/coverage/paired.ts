import { fold, numberOf, phrase, stem, synonymous } from '../../../language/index.ts';
import { answersAlike } from '../known/kin.ts';
import type { Control } from './controls.ts';
import { nounFit } from './numbers.ts';
import type { Fit, Wish } from './types.ts';

/** Weight from which on a word tells one question, or one answer, from another. */
const TELLS = 0.25;

/** Answers of a kind that several questions have alike, as the rows of a grid do. */
export interface Paired {
  readonly fits: Fit[];
  /** Questions of such a grid of which the wish does not speak: what it tells is for the others. */
  readonly left: ReadonlySet<Control>;
}

/** An answer without the question that its label may repeat: "Fish" of "Tuesday: Fish". */
function bare(option: string, question: string): string {
  return fold(option).startsWith(fold(question)) ? option.slice(question.length).replace(/^[\s:,–-]+/, '') : option;
}

/** The words of each text that none of the others has. */
function tellingWords(texts: readonly string[]): string[][] {
  const all = texts.map((text) => phrase(text).tokens);
  return all.map((own, i) =>
    own
      .filter(
        ({ weight, number, stem: one }) =>
          (number || weight > TELLS) && !all.some((others, j) => i !== j && others.some((other) => other.stem === one)),
      )
      .map(({ word }) => word),
  );
}

/** Places in the wish, by token, at which one of some words stands. */
function placesOf(wish: Wish, telling: readonly string[]): number[] {
  return wish.tokens.flatMap(({ word, stem: own, negated }, i) => {
    const says = telling.some(
      (one) =>
        own === stem(one) ||
        synonymous(word, one) ||
        answersAlike(word, one) ||
        (/^\d+$/.test(one) && numberOf(word) === Number(one)),
    );
    return says && !negated ? [i] : [];
  });
}

/** One question of a grid with where the wish speaks of it. */
function pairUp(wish: Wish, grid: readonly Control[]): Fit[] {
  const asked = tellingWords(grid.map(({ question }) => question)).map((words) => placesOf(wish, words)[0]);
  const { options, question } = grid[0]!;
  const bares = options.map((option) => bare(option, question));
  const answers = tellingWords(bares)
    .flatMap((words, answer) => placesOf(wish, words).map((at) => ({ at, answer })))
    .sort((a, b) => a.at - b.at);
  const first = Math.min(...asked.flatMap((at) => at ?? []));
  if (answers.length === 0 || !Number.isFinite(first)) return [];
  // "Fish on Tuesday" tells the answer first; "Tuesday fish" the question.
  const before = answers[0]!.at < first;
  return grid.flatMap((control, i): Fit[] => {
    const at = asked[i];
    if (at === undefined) return [];
    const said = before ? answers.findLast((one) => one.at < at) : answers.find((one) => one.at > at);
    const value = said && control.options[said.answer];
    if (!value) return [];
    const spans = [at, said.at].map((place) => [wish.tokens[place]!.start, wish.tokens[place]!.end] as const);
    return [{ control, value, score: 1, role: '', spans: [spans[0]!] }];
  });
}

/** Fit from which on a number counts what a list asks the number of. */
const COUNTED = 0.85;

/** Whether the wish counts what a list of numbers asks for, in whatever words: "two grown-ups", beside the children. */
function isCounted({ options, question }: Control, wish: Wish): boolean {
  return (
    options.every((option) => /^\d+$/.test(option.trim())) &&
    wish.demands.some(
      (demand) => demand.kind === 'number' && !demand.weak && nounFit(question, demand, wish) >= COUNTED,
    )
  );
}

/** "Fish on Tuesday and the vegetarian dish on Thursday", over a grid of questions with the same answers: each gets the one that is told for it. */
export function pairedFits(all: readonly Control[], wish: Wish): Paired {
  const grids = new Map<string, Control[]>();
  for (const control of all) {
    if (control.options.length < 2) continue;
    const like = control.options.map((option) => fold(bare(option, control.question))).join('|');
    grids.set(like, [...(grids.get(like) ?? []), control]);
  }
  const fits: Fit[] = [];
  const left = new Set<Control>();
  for (const grid of grids.values()) {
    const own = grid.length > 1 ? pairUp(wish, grid) : [];
    if (own.length === 0) continue;
    fits.push(...own);
    for (const control of grid)
      if (!own.some((fit) => fit.control === control) && !isCounted(control, wish)) left.add(control);
  }
  return { fits, left };
}
