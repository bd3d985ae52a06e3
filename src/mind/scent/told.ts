import { fold, phrase } from '../language/index.ts';
import type { Page } from '../perception/page.ts';

function bare(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Sentences shorter than this many words are common wording and no quotation of the task. */
const TELLING = 4;

/** The shortest end of a printed sentence that is taken for it where what stands around a control was cut. */
const TAIL = 10;

/** What stands around a control without a printed sentence, or without the end of one at the beginning. */
function withoutPrint(around: string, sentence: string): string {
  if (around.includes(sentence)) return around.replace(sentence, ' ').trim();
  for (let from = 1; sentence.length - from >= TAIL; from++)
    if (around.startsWith(sentence.slice(from))) return around.slice(sentence.length - from).trim();
  return around;
}

/**
 * The page without the task's own words: some pages print what is to be done above the controls. Reading them again tells nothing of where things
 * stand, and a control is not named by them. The page comes back as it is when it does not print them.
 */
export function withoutTask(page: Page, instructions: string): Page {
  const sentences = [instructions, ...instructions.split(/(?<=[.!?])\s+|\n+/)]
    .map(bare)
    .filter((sentence) => sentence.split(' ').length >= TELLING);
  if (sentences.length === 0) return page;
  const whole = sentences[0]!;
  const own = (text: string): boolean => {
    if (text.length < 12) return false;
    const said = bare(text);
    return (
      sentences.includes(said) ||
      (said.length > whole.length && said.length < whole.length + 30 && said.includes(whole))
    );
  };
  const lines = page.lines.filter((line) => !own(line.text));
  if (lines.length === page.lines.length) return page;
  const printed = page.lines.filter((line) => own(line.text)).map((line) => line.text.replace(/\s+/g, ' ').trim());
  for (const item of page.items) {
    if (own(item.raw)) {
      item.label = item.placeholder;
      item.said = phrase(item.label);
    }
    const around = printed.reduce(withoutPrint, item.context.text);
    if (around !== item.context.text) item.context = phrase(around);
    if (own(item.group)) item.group = '';
  }
  return {
    ...page,
    lines,
    headings: page.headings.filter((line) => !own(line.text)),
    all: phrase(lines.map((line) => line.text).join('\n')),
  };
}
