import { isKnownRule, moveOf } from '../../feeling/index.ts';
import { fold, tokens } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { SLIPPED } from '../observe.ts';
import type { Proposal, Situation } from '../situation.ts';

/** Why of a choice that lies plainly on the way. */
export const ONWARD = /next thing to do/;

/** What a search is sent with. */
export function queryOf({ args }: Proposal): string {
  return String(Object.values(args ?? {})[0] ?? '');
}

/** Whether what was searched for before is put in other words, because the site did not find it. */
export function searchesAnew({ memory }: Situation, proposal: Proposal): boolean {
  if (proposal.rule !== 'type_query') return false;
  const query = queryOf(proposal);
  const own = tokens(query);
  return memory.searched.some((earlier) => earlier !== query && tokens(earlier).some((word) => own.includes(word)));
}

/** Moves that are said by what is done to a control, where the rule has no words of its own for it. */
const OPEN = new Set(['satisfice', 'fill_field', 'choose']);

/** How working a control is said: a box is ticked, and no words are typed into it. */
function workSaid(move: string, rule: string, { kind, role, state }: Item): string {
  if (!OPEN.has(move)) return move;
  if (kind === 'check' && role !== 'radio') {
    const on = state.has('checked') || state.has('on');
    if (role === 'switch') return on ? 'switch_off' : 'switch_on';
    return on ? 'unmark' : 'mark';
  }
  if (kind === 'check' || kind === 'choose') return 'choose';
  if (move !== 'satisfice' || isKnownRule(rule)) return move;
  if (kind === 'type' || kind === 'set' || kind === 'upload') return 'fill_field';
  return kind === 'click' && role === 'button' ? 'press' : move;
}

/** Whether the page says it, or what came of the last act. */
function isTold({ page }: Situation, cause: string): boolean {
  const words = fold(cause);
  return fold([...page.lines.map(({ text }) => text), page.title, page.outcome].join(' ')).includes(words);
}

/** What the site has put up as a message, for an end that is otherwise known by the task's own words only; null for none. */
export function messageFor(situation: Situation, { answer, cause }: Proposal): string | null {
  if (answer || isTold(situation, cause ?? '') || situation.memory.last?.label === cause) return null;
  return /message appeared: "([^"]+)"/i.exec(situation.page.outcome)?.[1] ?? null;
}

/** Under which move a decision is put into words. */
export function moveSaid(situation: Situation, proposal: Proposal, unclear: boolean, emptied: boolean): string {
  const { memory, page } = situation;
  const { item, rule } = proposal;
  if (proposal.status === 'gave_up') return rule === 'patience_spent' ? 'tired' : 'gave_up';
  if (proposal.status === 'completed')
    return proposal.answer
      ? 'answered'
      : /^this page/.test(proposal.why)
        ? 'reached'
        : // The name of what was pressed last is nothing that the page says.
          memory.last?.label === proposal.cause ||
            !isTold(situation, messageFor(situation, proposal) ?? proposal.cause ?? '')
          ? 'acted'
          : 'completed';
  if (item?.name === 'scroll:up') return 'scroll_up';
  if (SLIPPED.test(page.outcome) && item?.kind !== 'type' && item?.name === memory.last?.name) return 'aim_again';
  if (memory.idle > 0 && item?.kind === 'click' && item.name === memory.last?.name) return 'press_again';
  if (item?.name === 'back' && rule === 'press_named') return 'asked_back';
  if (rule === 'satisfice' && ONWARD.test(proposal.why)) return 'onward';
  if (searchesAnew(situation, proposal)) return 'search_anew';
  const move = unclear ? 'guess' : item ? workSaid(moveOf(rule), rule, item) : moveOf(rule);
  return emptied && move === 'fill_field' ? 'refill' : move;
}
