import { phrase, similarity, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { foundIn } from '../answering/facts/asked.ts';
import { isOfKind, toldInProse } from '../answering/facts/prose.ts';
import { factsOn } from '../answering/facts/read.ts';
import { comparesTwo } from '../answering/query/one-of-two.ts';
import { readAnswer } from '../answering/question/read.ts';
import type { Step } from '../goal/types.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';
import { bears, saidIn } from '../view/said.ts';
import { completed, weigh } from './common.ts';
import { isBusy } from './setbacks/setback.ts';
import { furtherDown, scrollDown } from './way/look.ts';
import { isPaged } from './way/next-page.ts';

/** What asks for something to be told. */
const ASKS =
  /\?|\b(?:tell|report|say|give|name|note|find out|know|what|which|who|how many|how often|count|read|need|look up)\b/i;
/** Verbs of telling, which the reader of a page may be asked by. */
const TELLS =
  /^(?:say|report|note|read|give|tell|state|mention|check|look|find|name|count|compare|go|see|need|answer|put|write|please)$/;
const ASKING = new Set<Step['verb']>(['learn', 'locate', 'reach', 'transact', 'tick']);
/** What shows more of a list than stands there. */
const MORE = /^(?:next|load more|show (?:more|all)|more|older|view all|see all|›|»|→)/i;

/** Whether nothing is asked but to be told something. */
function onlyAsks({ goal, asked, knowledge }: Situation): boolean {
  if (knowledge.length > 0 || !ASKS.test(asked)) return false;
  return goal.steps.every(({ verb, text }) => {
    if (!ASKING.has(verb)) return false;
    return verb === 'transact' || verb === 'tick' ? TELLS.test(words(text)[0] ?? '') : true;
  });
}

/**
 * Answers what a page tells under names: the thing and the name that the question says, whatever the words around them; what is counted or
 * compared once all of it was seen. Writes to `memory`.
 */
export function tellFacts(situation: Situation): Proposal | null {
  const { memory, page, key, asked, items } = situation;
  if (memory.told || page.dialog !== '' || isBusy(situation) || !onlyAsks(situation)) return null;
  // Which of two it is, is no value of either.
  if (comparesTwo(asked)) return null;
  const told = factsOn(page, memory.facts?.key === key ? memory.facts.told : []);
  memory.facts = { key, told: told.slice(-KEPT) };
  const found = foundIn(saidIn(asked), told);
  if (!found) return tellProse(situation);
  if (!found.single) {
    if (
      isPaged(situation) ||
      memory.last?.rule === 'next_page' ||
      items.some(({ raw, disabled }) => !disabled && MORE.test(raw))
    )
      return null;
    const down = furtherDown(situation);
    if (down) return scrollDown(situation, down, 'all of it is to be seen before it is counted or compared');
  }
  const { answer } = found;
  return completed({ why: `the page tells it: “${answer}”`, cause: answer, sure: 0.85, answer });
}
/** Facts that are kept in mind. */
const KEPT = 600;

/** What opens a part of a page that is folded away. */
const UNFOLDS = /^(?:show|read|see|view) (?:more|all)\b|^more\b/i;

/** Parts of the page that are folded away and that nobody has looked into: those first that are called like what is asked. */
function foldedParts({ items, memory, key, asked }: Situation): Item[] {
  const said = phrase(asked);
  const folded = items.filter(
    (item) =>
      !item.disabled &&
      timesTried(memory, key, item.name) === 0 &&
      (item.state.has('collapsed') ||
        (item.role === 'tab' && !item.state.has('selected')) ||
        (item.kind === 'click' && UNFOLDS.test(item.raw))),
  );
  return weigh(folded, (item) => similarity(said, item.said)).map(({ item }) => item);
}

/**
 * Answers by the sentence of the page that looks like what is asked for and speaks of it, or that alone looks so once all is unfolded; of a
 * page that is all about what is asked each part is unfolded for it.
 */
function tellProse(situation: Situation): Proposal | null {
  const { page, asked, memory, fresh } = situation;
  // What was sent off for it is answered by what has come of that.
  const sent = memory.last?.commits === true && memory.last.key === situation.key && fresh.length > 0;
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? page.title;
  const began = Object.keys(memory.visits).length <= 1;
  const own = bears(saidIn(asked), heading) || (began && /\bthis (?!site|website)|\bthe page\b/i.test(asked));
  const told = toldInProse(asked, page, [heading]);
  const parts = own ? foldedParts(situation) : [];
  const [part] = parts;
  if (told && !(sent && !fresh.includes(told.sentence)) && (told.covered >= SPOKEN_OF || (own && told.alone && !part)))
    return completed({
      why: `the page says “${told.sentence}”`,
      cause: told.sentence,
      sure: 0.75,
      answer: told.sentence,
    });
  // What is read here already is looked for nowhere else.
  return part && isOfKind(asked) && !isRead(situation)
    ? {
        rule: 'open_menu',
        why: `“${part.label}” may tell it`,
        status: 'continue',
        item: part,
        args: null,
        sure: 0.6,
        cause: part.label,
      }
    : null;
}

/** Whether what the page shows just now answers the question. */
function isRead(situation: Situation): boolean {
  const { step } = situation;
  return step?.verb === 'learn' && (readAnswer(situation, step) ?? null) !== null;
}
/** Share of what is asked about that a sentence has to say. */
const SPOKEN_OF = 0.5;
