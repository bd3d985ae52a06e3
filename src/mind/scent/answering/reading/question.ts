import { fold, literalCoverage, phrase, reckon, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { commonly } from './common-knowledge.ts';

/** Words that ask and words that every sentence holds. */
const ASKING =
  /\b(?:what|what's|who|whose|whom|when|where|which|how|much|many|long|is|are|was|were|does|do|did|has|have|had|the|a|an|of|to|in|on|at|for|by|following|this|that|there|please|choose|select|answer|question|\d+[.)])\b/gi;

/** "2/3", "Question 2 of 5:", "2.": which question it is. */
const NUMBERED = /^(?:(?:question|q|no\.?)\s*)?#?\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?\s*[.:)–-]?\s+/i;

/** The questions a page puts, in the order in which they stand. */
export function questionsOn(page: Page): string[] {
  return page.lines
    .map((line) => line.text)
    .filter(
      (text) =>
        text.length < 240 && (/[?？]\s*$/.test(text) || /\d\s*=\s*(?:\?|_+)?\s*$/.test(text) || /_{3,}/.test(text)),
    );
}

function sentences(page: Page): string[] {
  return page.lines.flatMap((line) => line.text.split(/(?<=[.!;])\s+/)).filter((text) => !/[?？]\s*$/.test(text));
}

/**
 * Which of the offered answers is right, by what the page says: the result of a sum, or the answer that stands in the sentence that speaks of
 * what is asked. Null when the page tells none of them.
 */
export function rightAnswer(page: Page, question: string, offered: readonly string[]): string | null {
  const result = reckon(question.replace(/^[^\d(-]*(?=[\d(-])/, ''));
  if (result !== null) {
    const found = offered.find((text) => fold(text).replace(/[^\d.,-]/g, '') === result);
    if (found) return found;
  }
  const known = commonly(question, offered);
  if (known) return known;
  const asked = phrase(question.replace(NUMBERED, '').replace(ASKING, ' '));
  if (asked.tokens.length === 0) return null;
  const inQuestion = new Set(words(question));
  let best: { text: string; score: number } | null = null;
  for (const said of sentences(page)) {
    if (offered.some((text) => fold(text) === fold(said))) continue;
    const about = literalCoverage(asked, phrase(said));
    if (about < 0.3) continue;
    const told = ` ${words(said).join(' ')} `;
    for (const text of offered) {
      const own = words(text);
      if (own.length === 0 || own.every((word) => inQuestion.has(word)) || !told.includes(` ${own.join(' ')} `))
        continue;
      // Of several in one sentence the one that stands nearest to what is asked about.
      const at = told.indexOf(` ${own.join(' ')} `);
      const near = Math.min(
        ...asked.tokens.map((token) => {
          const there = told.indexOf(token.word);
          return there < 0 ? 200 : Math.abs(there - at);
        }),
      );
      const score = about - near / 2000;
      if (score > (best?.score ?? 0)) best = { text, score };
    }
  }
  return best?.text ?? null;
}
