import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { denies, isGoodNews } from '../meaning/confirmation.ts';
import { tellsEmptied } from '../meaning/emptied.ts';
import { askedBack } from '../rules/setbacks/asked-back.ts';
import type { Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { asksOn } from './asks-on.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Acts that a site asks back about. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register', 'submit']);

/** Rules by which a question of the site is answered, on the page or in a box of the browser. */
const ANSWERS = new Set(['confirm', 'answer_dialog']);

/** What the site has said since it was answered: behind a box of the browser nothing of the page could be read. */
function answersOf(situation: Situation): string[] {
  const { memory, page, fresh } = situation;
  if (memory.last?.rule !== 'answer_dialog') return newsOf(situation);
  const names = new Set(page.items.map((item) => item.raw));
  return page.lines.flatMap(({ text, level }) =>
    level === 0 && fresh.includes(text) && !names.has(text) ? [text] : [],
  );
}

/** What is called by a name or a number. */
const CALLED = /(?<=\s)\p{Lu}[\p{L}'-]*(?:\s(?:\p{Lu}[\p{L}'-]*|\d[\w.:]*))*/gu;

/** What was to go and stands nowhere any more by its name, or of which the page says that none is left; empty where it may be there. */
function takenAway(situation: Situation, step: Step): string {
  if (step.verb !== 'remove') return '';
  const news = answersOf(situation);
  const empty = news.find((line) => tellsEmptied(line, step, news));
  const names = step.text.match(CALLED) ?? [];
  const gone = names.length > 0 && names.every((name) => !situation.page.all.folded.includes(fold(name)));
  return empty ?? (gone ? names.join(' ') : '');
}

/** What the site asked back about was meant, and it says now in good words that it has it: whatever the words, that was the act. */
export function answeredBack(situation: Situation, step: Step): Verdict {
  const { memory } = situation;
  const { last } = memory;
  if (!ACTS.has(step.verb) || !last || !ANSWERS.has(last.rule) || !last.commits || last.step !== memory.step)
    return undefined;
  if (memory.idle > 0 || memory.errors > 0 || hasFailed(situation)) return undefined;
  // Behind a box of the browser everything comes up again.
  if (askedBack(situation) || (last.rule !== 'answer_dialog' && asksOn(situation, step))) return undefined;
  const news = answersOf(situation);
  const said = news.find(isGoodNews) ?? (last.rule === 'confirm' && !news.some(denies) ? news[0] : undefined);
  const gone = said === undefined ? takenAway(situation, step) : '';
  if (gone !== '') return { why: `I meant it, and the page shows it: “${gone}”`, cause: gone, sure: 0.75 };
  return said ? { why: `I meant it, and the page says “${said}”`, cause: said, sure: 0.8 } : undefined;
}
