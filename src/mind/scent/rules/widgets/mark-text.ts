import { fold, ordinalOf } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Ways of writing, as tasks ask for them and as the buttons of an editor are called. */
const STYLES: ReadonlyArray<[RegExp, RegExp]> = [
  [/\bbold\b/, /^(?:b$|(?:[a-z]+ ){0,2}bold\b)/],
  [/\bitalics?\b/, /^(?:i$|(?:[a-z]+ ){0,2}italics?\b)/],
  [/\bunderlined?\b/, /^(?:u$|(?:[a-z]+ ){0,2}underlined?\b)/],
  [/\b(?:strike ?through|struck through|crossed out)\b/, /^(?:s$|(?:[a-z]+ ){0,2}strike)/],
];

function mark(situation: Situation, text: string, completes: boolean): Proposal | null {
  const item = situation.items.find((entry) => entry.name === 'select');
  if (!item || !text || situation.memory.done.includes('marked')) return null;
  situation.memory.done.push('marked');
  return {
    rule: 'mark_text',
    why: `“${text.slice(0, 60)}” has to be marked first`,
    status: 'continue',
    item,
    args: { text },
    sure: 0.85,
    completes,
    cause: text.slice(0, 60),
  };
}

/** "Highlight the text in the 2nd paragraph": draws over it with the mouse. */
export function highlight(situation: Situation, step: Step): Proposal | null {
  const said = fold(step.text);
  if (!/^(?:highlight|mark|select)\b.*\b(?:text|paragraph|sentence|passage)s?\b/.test(said)) return null;
  const { page } = situation;
  const text = step.quoted[0];
  if (text && page.all.folded.includes(fold(text))) return mark(situation, text, true);
  const own = new Set(situation.items.map((item) => fold(item.raw)));
  const paragraphs = page.lines.filter(
    (line) => line.level === 0 && line.text.length > 15 && !own.has(fold(line.text)),
  );
  const nth = /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last) (?:paragraph|text|sentence|passage)\b/.exec(
    said,
  );
  const place = nth ? (ordinalOf(nth[1]!) ?? 1) : 1;
  const wanted = paragraphs.at(place > 0 ? place - 1 : place);
  return wanted ? mark(situation, wanted.text, true) : null;
}

/** The cell of a sheet that a step names by its letter and number. */
function cellNamed({ items }: Situation, { text }: Step): Item | undefined {
  const name = /\b(?:cell |in |of )([A-Z]{1,2}\d{1,3})\b/.exec(text)?.[1];
  return name ? items.find((item) => item.kind === 'click' && !item.disabled && item.raw === name) : undefined;
}

/** "Give the text «lorem» the style bold": marks it in the editor, then presses the button for that. */
export function styleText(situation: Situation, step: Step): Proposal | null {
  const said = fold(step.text);
  const style = STYLES.find(([asked]) => asked.test(said));
  const editor = situation.items.find((item) => item.kind === 'type' && item.role === 'textbox' && item.value !== '');
  const cell = cellNamed(situation, step);
  if (!style || !(editor || cell) || !/^(?:give|make|set|turn|apply|change|style|format|mark|put)\b/.test(said))
    return null;
  const button = situation.items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      (style[1].test(fold(item.label)) || style[1].test(fold(item.raw))) &&
      timesTried(situation.memory, situation.key, item.name) < 2,
  );
  if (!button) return null;
  if (!situation.memory.done.includes('marked')) {
    if (cell) {
      situation.memory.done.push('marked');
      const why = `it is “${cell.label}” that is meant`;
      return { rule: 'press_named', why, status: 'continue', item: cell, args: null, sure: 0.85, cause: cell.label };
    }
    const named = step.quoted[0] ?? /\b(?:text|words?|phrase) (\S+)/i.exec(step.text)?.[1];
    const all = /\b(?:everything|all (?:of )?(?:it|the text)|the (?:whole|entire) text)\b/.test(said);
    return mark(situation, all ? (editor?.value ?? '') : (named ?? ''), false);
  }
  return {
    rule: 'press_named',
    why: `“${button.label}” writes it so`,
    status: 'continue',
    item: button,
    args: null,
    sure: 0.85,
    completes: true,
    cause: button.label,
  };
}
