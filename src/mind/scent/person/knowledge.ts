import {
  fold,
  type Phrase,
  phrase,
  similarity,
  similarityAmong,
  type Telling,
  verbalSimilarity,
  verbalSimilarityAmong,
} from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { wantedText } from '../meaning/match.ts';
import { ownTitle, siteWords } from '../meaning/site.ts';
import type { Situation } from '../situation.ts';

/**
 * How much somebody knows of what they look for: 1 connects all that the word vectors do. People know of different
 * things, so it is drawn for each person and each thing; mean and spread are fitted.
 */
function knowledgeOf(situation: Situation, step: Step): number {
  const { chance } = situation;
  const z = 0.5 * chance.normal('knows') + Math.sqrt(0.75) * chance.normal(`knows/${fold(wantedText(step))}`);
  return Math.max(KNOWLEDGE.least, Math.min(KNOWLEDGE.most, KNOWLEDGE.mean + KNOWLEDGE.deviation * z));
}
const KNOWLEDGE = { mean: 1.1, deviation: 0.25, least: 0.1, most: 1.3 };

/** Similarity as this person sees it: the words themselves in full, what lies behind them as far as it is known. */
export function relatedAs(situation: Situation, step: Step): (goal: Phrase, label: Phrase) => number {
  const known = knowledgeOf(situation, step);
  const tells = tellingAmong(situation, phrase(wantedText(step)));
  return (goal, label) => {
    const said = tells ? verbalSimilarityAmong(goal, label, tells) : verbalSimilarity(goal, label);
    const all = tells ? similarityAmong(goal, label, tells) : similarity(goal, label);
    return Math.min(1, said + known * (all - said));
  };
}

/** Links from which it shows that a word is on many of them. */
const FAN_FROM = 4;
/** What is left of a word that every link bears. */
const FAN_LEAST = 0.15;
/** What is left of a word that the page is called by; fitted. */
const FAN_HERE = 0.4;

/**
 * A word that stands on many of the links tells little of any of them: strength of association is ln(P(i|j) / P(i))
 * (SNIF-ACT; the fan effect of Anderson 1974), here its share of what a word on one link alone would tell. Null where
 * no wanted word stands on more than one.
 */
function tellingAmong(situation: Situation, wanted: Phrase): Telling | null {
  const links = situation.items.filter((item) => item.role === 'link' || item.role === '');
  const fans = new Map<string, number>();
  const site = siteWords(situation);
  if (wanted.tokens.some((token) => !site.has(token.stem))) for (const stem of site) fans.set(stem, FAN_LEAST);
  // What the page itself is called all its links have in common: on "Function reference" no link is told apart by that word.
  const here = new Set(phrase(ownTitle(situation.page.title)).tokens.map((token) => token.stem));
  const given = wanted.tokens.filter((token) => here.has(token.stem));
  if (given.length < wanted.tokens.length) for (const { stem } of given) if (!fans.has(stem)) fans.set(stem, FAN_HERE);
  for (const { stem } of wanted.tokens) {
    if (links.length < FAN_FROM || fans.has(stem)) continue;
    const fan = links.filter((item) => item.said.tokens.some((token) => token.stem === stem)).length;
    if (fan > 1) fans.set(stem, Math.max(FAN_LEAST, Math.log(links.length / fan) / Math.log(links.length)));
  }
  return fans.size > 0 ? (token) => fans.get(token.stem) ?? 1 : null;
}
