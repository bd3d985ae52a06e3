import { fold, stem, words } from '../../../language/index.ts';
import type { Box, Line, Page } from '../../../perception/page.ts';

const ODD_PLURALS: Record<string, string> = {
  leaves: 'leaf',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  knives: 'knife',
  shelves: 'shelf',
  halves: 'half',
  wolves: 'wolf',
};

function singular(word: string): string {
  return stem(ODD_PLURALS[word] ?? word);
}

/** What those have done that are counted, behind what they are. */
const TOOK_PART =
  /(?<=\bhow many \p{L}.*\p{L}{3}) (?:finished|entered|passed|voted|signed up|registered|applied|responded|replied|took part|came|ran|started|attended|turned up|showed up)(?=\s*[.?]?\s*$)/iu;

/** A question how many there are, without the part that they took in what is listed: "how many senior women finished". */
export function withoutPart(question: string): string {
  return question.replace(TOOK_PART, '');
}

/** What a clause asks to count: "how many red circles are there", "count the stars". Empty when it asks for no count. */
function counted(clause: string): string[] {
  const folded = fold(withoutPart(clause));
  // "How many are returned at once" asks what a text says, and not for what stands there.
  if (/\b(?:are|is|were|was|can be) (?!(?:listed|displayed|marked|ticked|checked)\b)[a-z]+ed\b/.test(folded)) return [];
  const sides = /\bhow many (sides|corners|angles|edges|vertices)\b/.exec(folded)?.[1];
  if (sides) return [singular(sides)];
  // How long something takes is said by the page, and not counted on it.
  if (
    /\bhow many (?:\w+ )?(?:days|hours|minutes|weeks|months|years|times) (?:does|do|will|can|is|are|did)\b/.test(folded)
  )
    return [];
  const asked =
    /\bhow many (.+?)(?: (?:are|is|do|does|can|did|were|have|has|in|on)\b|\?|$)/.exec(folded)?.[1] ??
    /^count (?:up )?(?:all )?(?:the )?(?:number of )?(.+?)(?: (?:on|in|that|shown|below|above|there|you)\b|$)/.exec(
      folded,
    )?.[1] ??
    /^(?:\S+ )?(?:the )?(?:total |whole |exact |correct |right )?number of (?:the |all (?:the )?)?(.+?s)(?: (?:on|in|into|that|shown|below|above|there|you)\b|$)/.exec(
      folded,
    )?.[1];
  return asked ? words(asked).map(singular) : [];
}

/** Sides of what is drawn. */
const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
};

/** Words for a thing that is drawn as a square, by their stems. */
const BOXES = /^(?:block|box|til|cub|brick|cell|squar)/;

/** Of what is drawn, how many are of a kind, colour and size; null when nothing of the sort is drawn at all. */
function countDrawn(page: Page, head: string, rest: readonly string[], any: boolean): number | null {
  if (page.drawn.length === 0) return null;
  if (/^(?:side|corner|angl|edg|vertic)/.test(head)) return SIDES[page.drawn[0]!.split(' ').at(-1)!] ?? null;
  const ofHead = (words: readonly string[]) =>
    any || words.includes(head) || (BOXES.test(head) && words.some((word) => /^(?:squar|rectangl)/.test(word)));
  const all = page.drawn.map((text) => words(text).map(singular));
  const known = new Set(
    ['circle', 'square', 'triangle', 'rectangle', 'ellipse', 'line', 'pentagon', 'hexagon', 'letter', 'digit'].map(
      singular,
    ),
  );
  if (!any && !known.has(head) && !BOXES.test(head)) return null;
  const looks = rest.filter((word) => LOOK.test(word)).map((word) => SIZED[word] ?? stem(word));
  return all.filter((said) => ofHead(said) && looks.every((word) => said.includes(word))).length;
}

/** Other words for the two sizes, by their stems. */
const SIZED: Readonly<Record<string, string>> = {
  big: stem('large'),
  huge: stem('large'),
  littl: 'small',
  tiny: 'small',
};

/** Words that say what something drawn looks like, by their stems. */
const LOOK =
  /^(?:larg|big|huge|small|littl|tiny|red|orang|yellow|green|blue|purpl|violet|pink|brown|black|white|gr[ea]y|turquois|cyan|magenta)/;

/** What the column is called in which it stands of what kind something is. */
const COLUMN = /\b(status|state|type|category|role|kind|colou?r|city|country|department|team)\b/;

/** "How many invoices are late?", "the rows with the status Late": as many as there are cells that say so and nothing else; null for none. */
function rowsSaying(page: Page, clause: string): number | null {
  const folded = fold(clause).replace(/\?\s*$/, '');
  const stands =
    /^how many .+? (?:are|is|have been|were) (?:marked (?:as )?|in )?"?([\p{L}-]+(?: [\p{L}-]+)?)"?$/u.exec(
      folded,
    )?.[1];
  const under =
    /^(?:how many|count|the number of)\b.*?\b(?:with|have|has|whose|of|in) (?:the |a )?(status|state|type|category|role|kind|colou?r|city|country|department|team)?(?: is| of)? ?"?([\p{L}-]+(?: [\p{L}-]+)?)"?(?: (?:are|is) there)?$/u.exec(
      folded,
    );
  const said = stands ?? under?.[2];
  if (!said) return null;
  const count = page.lines.filter((line) => line.level === 0 && fold(line.text) === said).length;
  // What is counted may be called so too, as "city bikes" are: no column is named by that.
  const column = stands ? COLUMN.exec(folded)?.[1] : under?.[1];
  const known = column !== undefined && page.lines.some((line) => fold(line.text) === column);
  return count > 0 || known ? count : null;
}

/** "About 346 results": how many there are, where the page says it in one place. */
function toldCount(page: Page, head: string, rest: readonly string[]): number | null {
  const told = page.lines.flatMap((line) => {
    const found = [
      ...fold(line.text).matchAll(/(?<![\d.,$€£-])(\d{1,3}(?:[,.' ]\d{3})+|\d+)\s+((?:\p{L}+\s+){0,2}?\p{L}+)/gu),
    ];
    return found.flatMap((match) => {
      const said = words(match[2]!).map(singular);
      const at = said.indexOf(head);
      return at >= 0 &&
        rest.every((word) => said.slice(0, at).includes(word)) &&
        said.slice(0, at).every((word) => rest.includes(word))
        ? [Number(match[1]!.replace(/\D/g, ''))]
        : [];
    });
  });
  return told.length === 1 ? told[0]! : null;
}

/** Pixels up to which a figure stands right under or beside its name. */
const NEAR = 48;

/** "New readers", over a figure that stands by itself: how many there are, where one line is called so and nothing else; null where none or several are. */
function figureOf(page: Page, wanted: readonly string[]): number | null {
  const name = wanted.join(' ');
  const named = page.lines.filter(({ text }) => words(text).map(singular).join(' ') === name);
  const [line] = named;
  if (named.length !== 1 || !line?.box) return null;
  const own = line.box;
  const figures = page.lines.filter(({ text, box }) => box !== null && FIGURE.test(text.trim()));
  const apart = (box: Box) => Math.abs(box.y + box.height / 2 - own.y - own.height / 2);
  const inColumn = ({ box }: Line) => box!.x < own.x + own.width && box!.x + box!.width > own.x && apart(box!) < NEAR;
  const inRow = ({ box }: Line) =>
    box!.x >= own.x + own.width && box!.x < own.x + own.width + NEAR && apart(box!) < own.height / 2;
  const near = figures.some(inColumn) ? figures.filter(inColumn) : figures.filter(inRow);
  return near.length === 1 ? Number(near[0]!.text.replace(/\D/g, '')) : null;
}
const FIGURE = /^\d{1,3}(?:[,.' ]\d{3})+$|^\d+$/;

/** What those that are counted are on, in or at: "how many people are on the coach trip". */
const OF_WHAT =
  /\bhow many .+? (?:are|is|were|was|go|come|take part|have signed up) (?:coming )?(?:on|in|at|for|to|from) (?:the|this|that|your|my|our) ([^?,;]+?)\s*\??$/;

/** Whether nothing in sight speaks of what those are on that are counted: what stands there is told of something else. */
function isOfOther({ all, about }: Page, clause: string): boolean {
  const of = OF_WHAT.exec(fold(clause))?.[1];
  const named = of
    ? words(of)
        .filter((word) => word.length > 3)
        .map(singular)
    : [];
  const shown = new Set([...all.tokens, ...about.tokens].map(({ word }) => singular(word)));
  return named.length > 0 && named.every((word) => !shown.has(word));
}

/** How often the page shows what a clause asks to count; null when it asks for no count that can be made. */
export function countOf(page: Page, clause: string): number | null {
  const rows = rowsSaying(page, clause);
  if (rows !== null) return rows;
  const wanted = counted(clause);
  if (wanted.length === 0) return null;
  const head = wanted.at(-1)!;
  const rest = wanted.slice(0, -1);
  const any = /^(?:item|thing|shape|object|figur)/.test(head);
  const ofShapes = /^(?:shape|figur)/.test(head);
  const shapes = countDrawn(
    ofShapes ? { ...page, drawn: page.drawn.filter((text) => !/(?:letter|digit)$/.test(text)) } : page,
    head,
    rest,
    any,
  );
  if (shapes !== null) return shapes;
  if (isOfOther(page, clause)) return null;
  const told = figureOf(page, wanted) ?? toldCount(page, head, rest);
  if (told !== null) return told;
  // What is called "Reviews" leads to them, and is none of them.
  const tabs = page.items.flatMap((item) => (item.role === 'tab' ? [item.raw] : []));
  let count = 0;
  for (const line of page.lines) {
    if (line.level > 0 || /\?\s*$/.test(line.text) || fold(line.text) === fold(clause)) continue;
    const said = words(tabs.reduce((text, tab) => text.replace(tab, ' '), line.text)).map(singular);
    if (rest.length === 0 || any) count += said.filter((word) => (any ? rest.includes(word) : word === head)).length;
    else if (said.includes(head) && rest.every((word) => said.includes(word))) count += 1;
  }
  return count > 0 ? count : null;
}
