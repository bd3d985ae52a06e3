import { fold, literalCoverage, phrase, words } from '../../language/index.ts';
import type { Situation } from '../situation.ts';
import { denies } from './confirmation.ts';

/** Presses that are made for what they bring up. */
const SHOWS = /^(?:show|see|view|reveal|display|get|calculate|compute|look up|check|find|tell|ask)\b/;

/** Whether a line gives what was pressed for: "Door code for studio C: 5830", after "Show door code". */
export function isShownFor({ memory: { last } }: Situation, line: string): boolean {
  const label = last?.kind === 'click' ? fold(last.label) : '';
  if (!SHOWS.test(label) || denies(line) || !/\d|:\s*\S/.test(line)) return false;
  const asked = phrase(words(label).slice(1).join(' '));
  return asked.tokens.length > 0 && literalCoverage(asked, phrase(line)) > 0.99;
}
