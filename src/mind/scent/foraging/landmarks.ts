import { type Phrase, wordIndex } from '../../language/index.ts';

/**
 * Pages from which much can be reached, whatever is looked for: people who see no trail make for what is general and
 * well known and look for the trail from there (West and Leskovec 2012: the first clicks of human games lead to hubs).
 * In SNIF-ACT (Fu and Pirolli 2007) this is the base-level activation of a label's words, which adds to the activation
 * that spreads from the goal: A = B + sum W S.
 */
const LANDMARK =
  /^(?:home|homepage|home page|start|start page|main page|main menu|front page|up|top|contents|table of contents|index|overview|all (?:pages|articles|topics|categories|sections)|categories|topics|browse|site ?map|portal|directory|documentation|docs)$/;

/** Ranks, by frequency, of words that everybody uses and of words that are rare; Zipf's law makes the scale logarithmic. */
const COMMON = 100;
const RARE = 20_000;

/** Whether a label is one of the places that every site has. */
export function isLandmark(label: Phrase): boolean {
  return LANDMARK.test(label.folded);
}

/** 0..1: how general a label is, by how common its rarest word is; more words make it more special. */
export function generality(label: Phrase): number {
  if (isLandmark(label)) return 1;
  if (label.tokens.length === 0) return 0;
  let rank = 0;
  for (const token of label.tokens) {
    if (token.number) return 0;
    const own = wordIndex(token.word);
    const at = own < 0 ? token.index : token.index < 0 ? own : Math.min(own, token.index);
    if (at < 0) return 0;
    rank = Math.max(rank, at);
  }
  const scale = Math.log(RARE / COMMON);
  const common = Math.max(0, Math.min(1, Math.log(RARE / Math.max(COMMON, rank)) / scale));
  return common * 0.7 ** (label.tokens.length - 1);
}
