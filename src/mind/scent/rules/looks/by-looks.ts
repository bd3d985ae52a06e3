import { belongsTo, fold, isKind, literalCoverage, phrase } from '../../../language/index.ts';
import { coloursShown } from '../../../perception/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { roleFit } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';

/** "Click on a «radio» widget": a control that the task names by nothing but its kind. */
export function ofKind(situation: Situation, step: Step): Item | undefined {
  if (!step.role || step.object || step.scope || step.quoted.length > 0 || step.nth !== null) return undefined;
  const writes = (item: Item) => item.kind === 'type' && item.box !== null;
  return situation.items.find((item) => {
    if (item.disabled || !item.box) return false;
    if (step.role === 'textarea') return writes(item) && item.state.has('multiline');
    if (step.role === 'textbox') return writes(item) && !item.state.has('multiline');
    if (step.role === 'combobox') return item.kind === 'choose' || item.role === 'combobox';
    return ['radio', 'checkbox', 'slider', 'button', 'link'].includes(step.role!) && item.role === step.role;
  });
}

/** "The animal" among words: the only one that is of that kind. */
export function ofKindNamed(step: Step, items: readonly Item[]): Item | undefined {
  const kind = phrase(step.object).tokens.at(-1)?.word ?? '';
  if (step.quoted.length > 0 || !isKind(kind)) return undefined;
  const members = items.filter((item) => item.said.tokens.some((token) => belongsTo(token.word, kind) === true));
  return members.length === 1 ? members[0] : undefined;
}

/** "The cyan shape": of drawn things the one of that colour, by whatever name for it, and of that form where one is named. */
export function ofColour(step: Step, items: readonly Item[], page: Page): Item | undefined {
  const like = /\bsame colou?r as (?:the|that) (?:[a-z]+ )?(circle|square|triangle|rectangle|shape|figure)\b/.exec(
    fold(step.text),
  )?.[1];
  const model = like ? page.drawn.find((text) => text.includes(like) || /shape|figure/.test(like)) : undefined;
  const colours = model ? [model.split(' ').at(-2) ?? ''] : step.constraints.colours;
  const form = /\b(circle|square|triangle|rectangle|ellipse|pentagon|hexagon)\b/.exec(fold(step.text))?.[1];
  if (colours.length === 0) return undefined;
  const drawn = items.filter((item) => {
    const said = fold(item.label).split(' ');
    return said.length <= 3 && said.some((word) => colours.includes(word));
  });
  return drawn.find((item) => form !== undefined && fold(item.label).includes(form)) ?? drawn[0];
}

/** "The green button": of the controls that show that colour, the one; null where labels name colours, or none or several show it. */
export function showingColour({ looks }: Situation, step: Step, items: readonly Item[]): Item | null {
  const colours = step.constraints.colours;
  const named = new RegExp(`\\b(?:${step.constraints.colours.join('|')})\\b`);
  if (colours.length !== 1 || step.quoted.length > 0 || items.some((item) => named.test(item.said.folded))) return null;
  const shows = items.flatMap((item) => {
    const look = item.box && looks.get(item.name);
    if (!look || (step.role !== null && roleFit(step, item) < 1)) return [];
    const { ground, ink } = coloursShown(look);
    return ground === colours[0] ? [{ item, ground: true }] : ink === colours[0] ? [{ item, ground: false }] : [];
  });
  const grounds = shows.filter((entry) => entry.ground);
  const found = grounds.length > 0 ? grounds : shows;
  const others = phrase(step.object.replace(named, ' '));
  const fitting = found.filter(({ item }) => literalCoverage(others, item.said) > 0.5);
  const [only, second] = fitting.length > 0 ? fitting : found;
  return only && !second ? only.item : null;
}

/** "The even number": of things that show a number each, those that are so. */
export function ofParity(step: Step, items: readonly Item[]): Item[] {
  const said = fold(step.object);
  const odd = /\bodd\b/.test(said);
  if (odd === /\beven\b/.test(said)) return [];
  const number = (item: Item) => (/^-?\d+$/.test(item.raw.trim()) ? Math.abs(Number(item.raw)) : null);
  return items.filter((item) => number(item) !== null && number(item)! % 2 === (odd ? 1 : 0));
}

/** "The small red circle": of things that bear the same name, the one of that size. */
export function ofSize(step: Step, items: readonly Item[]): Item | null {
  const said = fold(step.text);
  const way = /\b(?:small|little|tiny)\b/.test(said) ? 1 : /\b(?:large|big|huge)\b/.test(said) ? -1 : 0;
  const area = (item: Item) => (item.box ? item.box.width * item.box.height : 0);
  const [first, second] = [...items].sort((a, b) => way * (area(a) - area(b)));
  return way !== 0 && first && second && area(first) !== area(second) ? first : null;
}
