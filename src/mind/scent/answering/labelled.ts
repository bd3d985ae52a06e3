import { fold, words } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Answer } from './answer.ts';

/** "What is the object number of ...": the property that is asked for. */
const PROPERTY = /\bwhat (?:is|are|was|were) (?:the|its|their|your|my) (\p{L}[\p{L} -]{2,40}?) (?:of|for|on)\b/u;
/** The longest value that stands behind its name without a mark between. */
const LONGEST = 60;

/** What stands right behind the name of the property that is asked for: "Object number 2001.9"; null where none does, or several differ. */
export function labelledValue({ lines }: Page, step: Step): Answer | null {
  const property = PROPERTY.exec(fold(step.text))?.[1];
  if (!property) return null;
  const asked = new Set(words(step.text));
  const told = lines.filter(({ text }) => {
    const said = fold(text);
    const value = said.startsWith(`${property} `) ? said.slice(property.length + 1) : '';
    return (
      value !== '' && value.length <= LONGEST && /\d/.test(value) && !words(value).every((word) => asked.has(word))
    );
  });
  const [only] = told;
  return only && told.every(({ text }) => text === only.text) ? { line: only.text, fit: 0.85 } : null;
}

/** What is told by figures. */
const CODED = /^(?:what|which) (?:is|was) (?:the|its|my|your) (?:\p{L}+ )*(?:number|code)(?= (?:of|for|on)\b)/u;

/** Whether a line lacks the figures by which the number is told that is asked for. */
export function lacksFigures(step: Step, line: string): boolean {
  return CODED.test(fold(step.text)) && !/\d/.test(line);
}
