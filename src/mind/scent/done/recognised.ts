import { fold, isLight, type Phrase, phrase, type Token, wordSimilarity } from '../../language/index.ts';
import type { Line } from '../../perception/page.ts';
import { isLeaf } from '../foraging/leaf.ts';
import { promiseOf } from '../foraging/led.ts';
import { mayBeTitled, titleOf } from '../foraging/title.ts';
import { coreOf } from '../goal/core.ts';
import type { Step } from '../goal/types.ts';
import { isClickable, sameWords } from '../meaning/match.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { ownTitle, siteWords } from '../meaning/site.ts';
import { timesTried } from '../memory.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';
import type { Verdict } from './verdict.ts';

/** Words for the page itself and for its being looked for. */
const LOOKED_FOR =
  /^(?:please )?(?:find(?: out)?|open|go to|get to|look for|locate|reach|show|bring up|see)(?: me)?(?: (?:the|a|its|their|that|this|right|very))* (?:\p{L}+ )?(?:page|article|section|part|place|entry|record|guide|notes?|information|info|instructions?|advice|story|post|leaflet|topic|chapter)\b/iu;
/** Words that tell nothing of what a page is about. */
const FAINT = 0.3;
/** How far what heads the page, or has led there, and what stands on it have to say what is looked for, and both taken together. */
const HEAD = 0.3;
const BODY = 0.55;
const BOTH = 0.5;
/** Share of it that one passage says, from which on the page is known by that alone. */
const OUTRIGHT = 0.9;
/** The same where the page leads no further, counted with the way to it; and how closely the word that tells most has to be said there. */
const LEAF = 0.55;
const CLOSELY = 0.6;
/** Share of it from which a link on the page leads on to it. */
const LEADS_ON = 0.6;
/** By how much more something smelled on the page before that this one is not the best. */
const BETTER = 2;

/** What a step describes a page by that it does not call by its name; null where it looks for no such page. */
function described(step: Step): Phrase | null {
  if (!['reach', 'learn'].includes(step.verb) || step.quoted.length > 0 || step.nth !== null || step.superlative)
    return null;
  const text = LOOKED_FOR.test(step.text) || step.verb === 'reach' ? coreOf(step.text) || rest(step.text) : '';
  const said = phrase(text);
  const all = said.tokens.filter((token) => token.weight > FAINT && !token.number);
  // "Having it taken away": what is done is said by verbs that go with everything.
  const own = all.filter((token) => !isLight(token.word));
  const tokens = own.length > 0 ? own : all;
  return tokens.length > 0 ? { ...said, folded: '', tokens } : null;
}

function rest(text: string): string {
  return LOOKED_FOR.test(text) ? text.replace(LOOKED_FOR, ' ') : '';
}

/** How far words are said by others: what tells most counts most. */
function said(tokens: readonly Token[], by: Phrase): number {
  let [sum, total] = [0, 0];
  for (const token of tokens) {
    const weight = token.weight ** 2;
    total += weight;
    sum += weight * Math.max(0, ...by.tokens.map((own) => (own.stem === token.stem ? 1 : wordSimilarity(token, own))));
  }
  return total > 0 ? sum / total : 0;
}

/** Characters by which a line goes on behind the link that it begins with. */
const GOES_ON = 12;

/** "Winter berths - leave your boat with us": what is told of another page beside the link to it. */
function isTeaser(line: string, link: string): boolean {
  return link.length > 2 && line.startsWith(link) && line.length > link.length + GOES_ON;
}

/** Lines that this page has by itself: what stands on every page of the site is no news on it. */
function ownLines({ page, memory }: Situation): Line[] {
  const pressed = memory.last?.label ?? '';
  const links = new Set(page.items.filter(isClickable).map((item) => fold(item.raw)));
  return page.lines.filter(
    (line) =>
      (!memory.frame.includes(hash(fold(line.text))) || sameWords(line.text, pressed)) &&
      (line.level > 0 || !links.has(fold(line.text))),
  );
}

/**
 * Whether the way ends here and was the right one: the page leads no further, and it says, with what led to it, most of what is looked
 * for, above all the word that tells most.
 */
function isLastStop(situation: Situation, tokens: readonly Token[], lines: readonly Line[]): boolean {
  const { memory, page } = situation;
  if (!isLeaf(situation) || lines.length === 0) return false;
  const here = phrase([page.title, memory.last?.label ?? '', ...lines.map(({ text }) => text)].join(' . '));
  const way = phrase(memory.trail.map(({ title }) => title).join(' . '));
  const untold = tokens.filter((token) => said([token], way) < CLOSELY);
  const most = untold.reduce<Token | null>((best, token) => (best && best.weight >= token.weight ? best : token), null);
  return most !== null && said([most], here) >= CLOSELY && said(tokens, phrase(`${here.text} . ${way.text}`)) >= LEAF;
}

/**
 * The page that a task describes without calling it by its name is known by what it says: it is headed, or was led to, by something like
 * it, one passage says most of it, and nothing on it or on the page before leads there more surely.
 */
export function recognised(situation: Situation, step: Step): Verdict {
  const { memory, key, page } = situation;
  const { last } = memory;
  const topic = described(step);
  if (!topic || !last || last.step !== memory.step || last.kind !== 'click' || memory.idle > 0) return undefined;
  const turned =
    last.key !== key || /\bpage changed\b/i.test(page.outcome) || situation.fresh.length >= 0.5 * page.lines.length;
  if (!turned || saysNothingFound(situation)) return undefined;
  const site = siteWords(situation);
  const telling = topic.tokens.filter((token) => !site.has(token.stem));
  const tokens = telling.length > 0 ? telling : topic.tokens;
  const onward = situation.items.filter(
    (item) =>
      item.role === 'link' &&
      timesTried(memory, key, item.name) === 0 &&
      !page.headings.some((line) => line.level === 1 && sameWords(line.text, item.raw)),
  );
  const teasers = page.lines.filter(({ text }) => onward.some(({ raw }) => isTeaser(text, raw)));
  const leadsOn = [...onward.map((item) => item.said), ...teasers.map(({ text }) => phrase(text))].some(
    (way) => said(tokens, way) >= LEADS_ON,
  );
  if (leadsOn || (promiseOf(situation, last.key) ?? 0) > last.scent + BETTER) return undefined;
  const lines = ownLines(situation).filter((line) => !teasers.includes(line));
  const heads = page.headings.filter((line) => line.level <= 2 && lines.includes(line)).map((line) => line.text);
  const title = titleOf(step);
  if (title && !mayBeTitled(title, [ownTitle(page.title), ...heads, last.label])) return undefined;
  const head = said(tokens, phrase([page.title, ...heads, last.label].join(' . ')));
  let over = '';
  let body = 0;
  for (const line of lines) {
    if (line.level > 0) over = line.text;
    body = Math.max(body, said(tokens, phrase(`${over} . ${line.text}`)));
  }
  const outright = (body >= OUTRIGHT && tokens.length > 1) || isLastStop(situation, tokens, lines);
  if (!outright && (head < HEAD || body < BODY || (head + body) / 2 < BOTH)) return undefined;
  const name = page.headings[0]?.text || page.title;
  return { why: `“${name}” is about what I am looking for`, cause: name, sure: Math.min(0.9, (head + body) / 2) };
}
