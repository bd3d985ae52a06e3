import { type Phrase, phrase, plain, words } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import { sentences } from '../goal/sentences.ts';
import { isEmptyOption } from './fields.ts';

/** Words from which on a line of the page gives something to somebody. */
const SENTENCE = 4;
/** Weight from which on a word says for what an answer is, and the share of such words that the task has to say. */
const TELLS = 0.25;
const SAID = 0.6;

interface Rule {
  option: string;
  /** For what it is: each of several that stand beside each other. */
  parts: ReadonlyArray<Phrase['tokens']>;
}

/** A text as whole words, each with a blank on either side. */
const bare = (text: string): string => ` ${plain(text)} `;

/** What the lines of a page say of the answers, each of which names one of them alone. */
function rulesOf({ lines, items }: Page, options: readonly string[]): Rule[] {
  const own = new Set(items.map(({ raw }) => raw));
  return lines.flatMap(({ text, level }) =>
    level > 0 || own.has(text)
      ? []
      : sentences(text).flatMap((sentence): Rule[] => {
          const said = bare(sentence);
          const named = options.filter((option) => said.includes(bare(option)));
          if (named.length !== 1 || words(sentence).length < SENTENCE) return [];
          const parts = sentence.split(/,\s+|\s(?:and|or)\s/).map((part) => bare(part).replace(bare(named[0]!), ' '));
          return [{ option: named[0]!, parts: parts.map((part) => phrase(part).tokens) }];
        }),
  );
}

/**
 * The answer that the page itself gives for what the task tells of: "Tents are pitched on the North field", for who brings a tent. Only where it
 * gives several of the answers, each for something else, and one of them is plainly for this.
 */
export function givenByPage(page: Page, all: readonly string[], asked: string): string | null {
  const options = all.filter((option) => !isEmptyOption(option) && bare(option).length > 3);
  const rules = rulesOf(page, options);
  if (new Set(rules.map(({ option }) => option)).size < 2) return null;
  const told = new Set(phrase(asked).tokens.map(({ stem }) => stem));
  const ranked = rules
    .map(({ option, parts }) => {
      // What is said of several of them tells none.
      const others = rules.filter((rule) => rule.option !== option).flatMap((rule) => rule.parts.flat());
      const shares = parts.map((part) => {
        const telling = part.filter(
          ({ weight, stem }) => weight >= TELLS && !others.some((token) => token.stem === stem),
        );
        return telling.filter(({ stem }) => told.has(stem)).length / Math.max(1, telling.length);
      });
      return { option, share: Math.max(...shares) };
    })
    .sort((a, b) => b.share - a.share);
  const [first] = ranked;
  const next = ranked.find(({ option }) => option !== first!.option);
  return first!.share >= SAID && next!.share < first!.share / 2 ? first!.option : null;
}
