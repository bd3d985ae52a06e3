import { type Token, tokens, wordSimilarity } from '../../language/index.ts';
import { saidBy } from '../account/seen-to.ts';

/** Words with which something is asked, and that nothing on a page has to bear. */
const ASKING =
  /\b(?:find out|tell me|look up|check|what(?:'s| is| are| was| were| does| do| did)?|which|who(?:se|m)?|where|when|why|how (?:much|many|long|far|old|often|big|large|heavy|tall)?|can i|is there|are there|please|i want to know|i would like to know)\b/gi;
/** What tells a sentence that asks from those around it. */
const ASKS = /\?|\b(?:find out|look up|what|which|how|who|when|where)\b/i;
/** Weight from which on a word says what a text is about. */
const MATTERS = 0.25;

/** The words of a text that say what it is about. */
export function matters(text: string): Token[] {
  return tokens(text).filter(({ weight, number }) => weight > MATTERS || number);
}

/** The words that say what a task is about, without those that only ask. */
export function askedWords(task: string): Token[] {
  return matters(task.replace(ASKING, ' '));
}

/** Of several sentences the last one that asks; all of them where none does. */
export function lastAsking(task: string): string {
  return (
    task
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => ASKS.test(sentence))
      .at(-1) ?? task
  );
}

/** Share of what some words tell that others say by word, stem or synonym, 0..1. */
export function said(list: readonly Token[], others: readonly Token[]): number {
  let met = 0;
  let all = 0;
  for (const token of list) {
    all += token.weight;
    if (saidBy(token, others)) met += token.weight;
  }
  return all > 0 ? met / all : 0;
}

/** The nearest that one of some words comes to another, 0..1. */
export function nearest(token: Token, others: readonly Token[]): number {
  return others.reduce((most, other) => Math.max(most, wordSimilarity(token, other)), 0);
}

/** Share of what some words tell that others come near to, 0..1. */
export function near(list: readonly Token[], others: readonly Token[]): number {
  let met = 0;
  let all = 0;
  for (const token of list) {
    all += token.weight;
    met += token.weight * nearest(token, others);
  }
  return all > 0 ? met / all : 0;
}
