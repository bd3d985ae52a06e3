import { fold, phrase } from '../../language/index.ts';
import type { Item, Line, Page } from '../../perception/page.ts';

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

/** Whether a printed line is one of the sentences but for a word or two. */
function lacksAWord(line: string, sentences: readonly string[]): boolean {
  const words = line.split(' ');
  return (
    words.length >= TELLING &&
    sentences.some((sentence) => {
      const whole = sentence.split(' ');
      const lacking = whole.length - words.length;
      if (lacking < 1 || lacking > 2) return false;
      let at = 0;
      for (const word of whole) if (word === words[at]) at++;
      return at === words.length;
    })
  );
}

/** Whether a thing without a role of its own stands within a line of print, and is no higher than that. */
function liesIn({ box, role, kind }: Item, { box: line }: Line): boolean {
  return (
    box !== null &&
    line !== null &&
    kind === 'click' &&
    (role === '' || role === 'generic') &&
    box.height <= line.height + 4 &&
    box.y + box.height / 2 >= line.y &&
    box.y + box.height / 2 <= line.y + line.height &&
    box.x >= line.x &&
    box.x + box.width <= line.x + line.width
  );
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
    // "Cancel the booking of Mrs Farrow?" asks back, in the words of who wanted it.
    if (/\?\s*$/.test(text) && !instructions.includes('?')) return false;
    const said = bare(text);
    return (
      sentences.includes(said) ||
      (said.length > whole.length && said.length < whole.length + 30 && said.includes(whole))
    );
  };
  // "Click on the ■ box": a patch of colour that stands in the sentence is in place of a word.
  const pictured = page.lines.filter(({ text, box }) => box && lacksAWord(bare(text), sentences));
  const inSentence = page.items.filter((item) => pictured.some((line) => liesIn(item, line)));
  const told = new Set(inSentence.length > 0 ? pictured : []);
  const lines = page.lines.filter((line) => !own(line.text) && !told.has(line));
  if (lines.length === page.lines.length) return page;
  if (inSentence.length > 0) page = { ...page, items: page.items.filter((item) => !inSentence.includes(item)) };
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
