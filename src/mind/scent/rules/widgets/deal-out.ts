import { belongsTo, fold, phrase, similarity, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** Marks a thing that was put where it belongs. */
const DEALT = 'dealt:';
/** What makes a step one about many things and not about a single one. */
const MANY = /\b(?:every|each|all|both|sort|deal|group)\b|\binto\b.*\binto\b/i;

/**
 * "Fruit into Fruit, animals into Animals": things that can be dragged, dealt out one after the other to the places that the step names, each to
 * the one that comes nearest to it in meaning. Null where the step names less than two of the places.
 */
export function dealOut(situation: Situation, step: Step): Proposal | null {
  const { items, memory } = situation;
  if (!['drag', 'sort'].includes(step.verb) || !MANY.test(step.text)) return null;
  const cards = items.filter((item) => item.kind === 'drag' && !item.disabled);
  const sorted = byKind(situation, step, cards);
  if (sorted) return sorted;
  const said = fold(step.text);
  const places = [...new Set(cards.flatMap((card) => card.options))].filter((option) =>
    new RegExp(`(?<!\\p{L})${fold(option).replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').test(said),
  );
  if (cards.length < 2 || places.length < 2) return null;
  const left = cards.filter((card) => !memory.done.includes(DEALT + card.raw));
  const [card] = left;
  if (!card) return null;
  const fits = places.map((place) => ({ place, fit: similarity(card.said, phrase(place)) }));
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a));
  memory.done.push(DEALT + card.raw);
  return {
    rule: 'drag',
    why: `“${card.label}” belongs at “${best.place}”`,
    status: 'continue',
    item: card,
    args: argumentOf(card, best.place),
    sure: 0.5 + 0.5 * best.fit,
    completes: left.length === 1,
    cause: card.label,
  };
}

/** "All the red ones into the left box", "everything else onto the pile": what goes where. */
const SHARE =
  /\b(all|every|each|both|any|everything|anything|the (?:rest|others?|remaining))\b(.*?)\s(?:into|onto|in|inside|on|to)\s+(?:the\s+)?(.+?)(?=,?\s+(?:and\s+)?(?:all|every|each|both|any|everything|anything|the (?:rest|others?|remaining))\b|[,.]|$)/gi;
const REST = /\b(?:else|rest|others?|remaining)\b/i;
/** Words for things of whatever kind, and those between them. */
const ANY = /^(?:the|of|a|an|shapes?|figures?|items?|things?|objects?|elements?|pieces?|ones?|that|which|are|is)$/;
/** What one calls a square is seldom measured. */
const FORMS: Readonly<Record<string, string>> = { square: 'rectangle', ellipse: 'circle', oval: 'circle' };

function plain(word: string): string {
  const colour = word;
  return stem(FORMS[colour] ?? FORMS[stem(colour)] ?? colour);
}

/** Whether a thing is of the kind that some words tell: it bears each of them, or is a thing of that kind. */
function isOf(card: Item, what: string): boolean {
  const own = new Set(words(card.raw).map(plain));
  return words(what)
    .filter((word) => !ANY.test(word))
    .every((word) => own.has(plain(word)) || card.said.tokens.some((token) => belongsTo(token.word, word) === true));
}

interface Share {
  what: string;
  where: string;
  rest: boolean;
}

/** What a step says goes where, by its kind; none where it tells no kind. */
function sharesOf(step: Step): Share[] {
  const shares = [...step.text.matchAll(SHARE)].map(([, all, what, where]) => ({
    what: what!.trim(),
    where: where!,
    rest: REST.test(`${all} ${what}`),
  }));
  const kinds = shares.filter((share) => !share.rest);
  const told = kinds.length > 0 && kinds.every((share) => words(share.what).some((word) => !ANY.test(word)));
  return told ? shares : [];
}

/** Things that are told by their kind or their looks, each kind to a place of its own, and the rest to another. */
function byKind({ memory }: Situation, step: Step, cards: readonly Item[]): Proposal | null {
  const shares = sharesOf(step);
  const kinds = shares.filter((share) => !share.rest);
  // Two that are called alike are told by their names.
  const tag = (card: Item) =>
    DEALT + (cards.some((other) => other !== card && other.raw === card.raw) ? card.name : card.raw);
  const left = cards.flatMap((card) => {
    if (memory.done.includes(tag(card))) return [];
    const share = kinds.find(({ what }) => isOf(card, what)) ?? shares.find(({ rest }) => rest);
    const place = share && placeFor(share.where, card.options);
    return place ? [{ card, place }] : [];
  });
  const next = left[0];
  if (!next) return null;
  memory.done.push(tag(next.card));
  return {
    rule: 'drag',
    why: `“${next.card.label}” belongs at “${next.place}”`,
    status: 'continue',
    item: next.card,
    args: argumentOf(next.card, next.place),
    sure: 0.85,
    completes: left.length === 1,
    cause: next.card.label,
  };
}

/** The place that is called so; the only one there is where it goes by another name. */
function placeFor(where: string, options: readonly string[]): string | undefined {
  const places = options.filter((option) => !WAYS.test(option));
  const found = optionFor(where, places);
  return found && found.fit > 0.5 ? found.option : places.length === 1 ? places[0] : undefined;
}

/** Beside places a thing may be pulled in a direction. */
export const WAYS = /^(?:left|right|up|down)$/;
