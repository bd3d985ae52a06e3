import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { changesByName, isAct } from '../../meaning/acts.ts';
import type { Situation } from '../../situation.ts';

/** Words on a button that leads on, opens, shows, narrows, puts in order or works something out. */
const LEADS =
  /\b(?:details?|view|more|less|open|show|see|read|expand|collapse|unfold|look|info|information|about|learn|select|choose|preview|check|find|search|go|visit|next|previous|prev|back|page|sort|filter|compare|calculate|estimate|quote|reveal|results?|hours?|prices?|costs?|directions|map|contact|why|what|how|when|where|who|which|listen|zoom|enlarge|times?|dates?|availability|schedule|timetable|description|specifications?|specs?|ingredients|reviews?|photos?|pictures?|continue|answer)\b/;
/** Rows with the same button, from which on it is taken for an act whatever it is called. */
const ROWS = 3;

/** What a button says, without the name of the thing that it stands at: "This is mine" of "This is mine: Red umbrella". */
function bare(raw: string, names: readonly string[]): string {
  const said = fold(raw);
  const name = names.find((text) => said.length > text.length && said.endsWith(text));
  return (name ? said.slice(0, -name.length) : said).replace(/[^\p{L}\d]+$/u, '');
}

function isButton({ kind, role, state }: Item): boolean {
  return kind === 'click' && role === 'button' && !state.has('expanded') && !state.has('collapsed');
}

/** Whether a button is called by a word for looking something up, or for showing more. */
export function looksUp({ said }: Item): boolean {
  return LOOKS_UP.test(said.folded);
}
const LOOKS_UP =
  /^(?:search|find|show|see|view|look|check(?! ?out)|calculate|compare|filter|go$|go to|get (?:a )?(?:quote|price|results?|directions|times)|read|open|track|update results|work out|estimate|list|ask)\b/;

/** Whether a step asks for nothing but to be told something. */
export function onlyAsks(step: Step): boolean {
  return step.verb === 'learn' && step.pairs.length === 0;
}

/**
 * Whether a button does something to one of several things: it stands by each of them under the same name, and that name is no
 * word for showing more. Nobody hires every tool of a shop to find out what one of them costs.
 */
export function actsOnRow({ items, page }: Situation, item: Item): boolean {
  const names = page.lines.flatMap(({ text }) => (text.length > 2 ? [fold(text)] : []));
  const buttons = items.filter(isButton).map(({ raw }) => ({ said: fold(raw), own: bare(raw, names) }));
  const said = fold(item.raw);
  // The name of the thing may have gone out of sight over the button.
  const own = buttons.find((one) => said.startsWith(one.own) && one.own !== one.said)?.own ?? said;
  if (!/\p{L}/u.test(own) || LEADS.test(own)) return false;
  const rows = buttons.filter((one) => one.own === own);
  return rows.length >= (isAct(item) || changesByName(item) ? 2 : ROWS);
}

/** Whether pressing this would do something, for who only wants to know something. */
export function doesUnasked(situation: Situation, item: Item): boolean {
  const { step } = situation;
  return step !== undefined && onlyAsks(step) && isButton(item) && actsOnRow(situation, item);
}
