import { fold, isStopWord, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isIdeaOfForms, meaningOf } from '../filling/known/meaning.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';

/** A box that says what can be looked up in it: "Find a book by title or author", "Title or author". */
const LOOKS_UP = /^(?:(?:find|search(?: for)?|look up)\s+(?:an?|our|all)\s+(\p{L}+)|(titles?|authors?|isbn)\b)/u;
/** Kinds that everything on a site is of. */
const ANYTHING = /^(?:things?|items?|products?|articles?|pages?|topics?|sites?|shops?|stores?|website|catalogue)$/;

/** Of what kinds the thing is that a step is about, as the names say under which its values are known: an event, for "event: Story morning". */
function kindsTold({ knowledge }: Situation, step: Step): string[] {
  const said = fold(step.text);
  return knowledge
    .filter(({ secret, value }) => !secret && /\p{L}{3}/u.test(value) && said.includes(fold(value)))
    .filter(({ value }) => !isPlace(step.text, value))
    .map(({ name }) => fold(words(name).join(' ')));
}

/** Whether a value is told as where something is or goes: "at the Eastfield library". */
function isPlace(text: string, value: string): boolean {
  const at = text.indexOf(value);
  return at > 0 && /^\p{Lu}/u.test(value) && /\b(?:at|in|from|to|near)(?: the| your| our)? $/.test(text.slice(0, at));
}

/** Whether a link is called like the kind of the thing, and is no field's name: "Events". */
export function bearsKind(situation: Situation, step: Step, item: Item): boolean {
  if (item.role !== 'link' || item.said.tokens.length !== 1) return false;
  const [own] = item.said.tokens;
  return kindsTold(situation, step).some(
    (kind) => stem(kind) === own!.stem && ![...meaningOf(kind).what.keys()].some(isIdeaOfForms),
  );
}

/** Whether a box looks up things of one kind, and all that is known of what is wanted says that it is of another. */
export function looksUpOthers(situation: Situation, step: Step, box: Item): boolean {
  const label = fold(box.label || box.placeholder);
  const [, named, detail] = LOOKS_UP.exec(label) ?? [];
  const kind = named ?? detail;
  const kinds = kindsTold(situation, step);
  if (!kind || ANYTHING.test(kind) || kinds.length === 0) return false;
  // What one books is no book: the word that commands tells of no thing.
  const asked = new Set([...kinds.flatMap((name) => words(name)), ...words(step.text).slice(1)].map(stem));
  return !words(label).some((word) => !isStopWord(word) && asked.has(stem(word)));
}

/** Pairs of words that stand side by side and both tell something. */
function compounds(text: string): Set<string> {
  const list = words(text);
  const pairs = new Set<string>();
  for (const [i, word] of list.entries()) {
    const next = list[i + 1];
    const tells = (one: string | undefined) => one !== undefined && /^\p{L}{3,}$/u.test(one) && !isStopWord(one);
    if (tells(word) && tells(next)) pairs.add(`${stem(word)} ${stem(next!)}`);
  }
  return pairs;
}

/** Whether what is told beside a control has a name of two words in common with the step: "Story mornings, talks and clubs". */
export function sharesName(step: Step, told: string): boolean {
  const asked = compounds(step.text);
  return [...compounds(told)].some((pair) => asked.has(pair));
}
