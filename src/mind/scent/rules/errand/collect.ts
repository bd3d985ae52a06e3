// What is put into something that is confirmed as a whole: a basket, a booking, a request. That the thing is in there is half of it where the task
// also says how it is to be done, that nothing else may be in there, or that it is to be confirmed.
import { fold, isStopWord, plain, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Collected } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { baseOf } from '../records/says.ts';
import { sheetOf } from '../sheet/meant.ts';
import { put } from '../sheet/put.ts';
import { finished, thanked } from '../sheet/send.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { fillIn, putRight } from './fill.ts';
import { givesUp, inTheWay, press, VAIN } from './walk.ts';

/** How sites call what puts a thing into something: "Add to booking". */
const PUTS =
  /^(?:put|add|place|take|include)\b.*?\b(?:in|into|to|on)\b(?: (?:the|your|my|this))? ([\p{L}-]+(?: [\p{L}-]+){0,2})$/u;
/** What says that all of it is to be seen through. */
const COMPLETES =
  /\b(?:confirm\w*|complete\w*|finish\w*|check(?:s|ed|ing)?(?: it)? out|place (?:it|the|my)|submit\w*|finali[sz]e\w*)\b/i;
const NOT_COMPLETED =
  /\b(?:do not|don't|don’t|without|no need to|never|not|before) (?:yet )?(?:confirm|complet|finish|check|plac|submit|finali)/i;
/** What says that nothing besides may be in there. */
const ONLY = /\b(?:only|just|alone|exactly|nothing (?:else|more|besides)|no others?|no more than)\b/i;
const TAKES_OUT = /^(?:remove|delete|take (?:it )?out|discard|×|x$|✕|🗑)/i;
/** What leads on to where it is confirmed. */
const GOES_ON =
  /^(?:next|continue|proceed|go on|(?:go )?to (?:the )?(?:check ?out|summary|confirmation)|check ?out|review)\b/;
/** What only shows it. */
const SHOWS = /^(?:your|my|the|view|show|open|see|go|back|hide|close|empty|clear|new|edit|change)\b/;
/** How plainly a button ends it. */
const ENDS = 0.5;

const BEGUN = 'collected';

/** Whether what was just put somewhere is to be seen through there; once for each task. Writes to the memory. */
export function beginsCollecting(situation: Situation): boolean {
  const { memory } = situation;
  const act = memory.own.findLast(({ raw }) => PUTS.test(fold(raw)))?.raw;
  if (!act || memory.collected || memory.done.includes(BEGUN)) return false;
  memory.collected = collectedIn(situation, act, memory.records?.targets ?? memory.records?.done ?? []);
  if (memory.collected) memory.done.push(BEGUN);
  return memory.collected !== null;
}

/** What the things were put into by the act of that name; null where that was all. */
function collectedIn({ asked }: Situation, act: string, names: readonly string[]): Collected | null {
  const into = PUTS.exec(fold(act))?.[1];
  if (!into || !speaksOf(asked, into)) return null;
  // "Do not confirm yet": it stays in there.
  const told = asked.replace(/\bbefore (?:you|i|we) \p{L}+/giu, (found) => found.replace(/^before/i, 'and'));
  if (!COMPLETES.test(told) || NOT_COMPLETED.test(told)) return null;
  return { into, names: names.map(plain), marks: [], sent: '', sends: 0 };
}

/** Sees through what was collected: what does not belong goes out, what is told is chosen, and it is confirmed. Null where nothing was, or no way on is seen. */
export function seeThrough(situation: Situation): Proposal | null {
  const { memory, key, page } = situation;
  const { collected } = memory;
  if (!collected) return null;
  const over = inTheWay(situation);
  if (over) return over;
  if (collected.sent !== '') {
    const good = thanked(situation);
    if (good && memory.last?.commits && !page.byName.has(collected.sent)) return finished(good, 0.9);
    const mended = putRight(situation);
    if (mended?.status === 'continue') return mended;
    collected.sent = '';
  }
  const out = ONLY.test(situation.asked) ? toTakeOut(situation, collected) : null;
  if (out && timesTried(memory, key, out.item.name) < VAIN)
    return press(out.item, `“${out.name}” is not to be in there`, { commits: true });
  const isThere = sheetOf(situation).answers.length > 0 || contents(situation).length > 0;
  const way = isThere ? undefined : wayTo(situation, collected);
  if (way) return press(way, `what I have chosen is in there`);
  const next = isThere ? (fillIn(situation, null, collected.marks) ?? otherWords(situation)) : null;
  if (next) return next;
  const end = endOf(situation, collected, isThere || memory.last?.rule === 'commit');
  if (!end) {
    const down = furtherDown(situation);
    if (down) return scrollDown(situation, down, 'it is confirmed further down');
    const on = wayTo(situation, collected);
    if (on) return press(on, 'it has to be confirmed in there');
    memory.collected = null;
    return isThere ? givesUp(`I see nothing that confirms the ${collected.into}`) : null;
  }
  if (collected.sends >= 2 * VAIN) return null;
  collected.sends += 1;
  const leads = GOES_ON.test(end.said.folded);
  collected.sent = leads ? '' : end.name;
  const why = leads
    ? `“${end.label}” leads on to where it is confirmed`
    : `all is as I was told, and “${end.label}” confirms it`;
  return press(end, why, { commits: true, rule: 'commit' });
}

/** Of answers of which none is the task's own words the one that says the same: "Pay in full", for what is to be "paid in full". */
function otherWords(situation: Situation): Proposal | null {
  const { blanks, answers } = sheetOf(situation);
  const said = new Set(words(situation.asked).map(baseOf));
  for (const blank of blanks) {
    if (blank.kind !== 'choice' || answers.some((answer) => answer.blank === blank)) continue;
    const told = blank.options.filter((option) => {
      const own = words(option).filter((word) => !isStopWord(word));
      return own.length > 1 && own.every((word) => said.has(baseOf(word)));
    });
    if (told.length === 1 && fold(blank.shown) !== fold(told[0]!))
      return put(situation, { blank, text: told[0]!, fit: 1 });
  }
  return null;
}

/** What it holds, by what takes it out. */
function contents({ page }: Situation): Item[] {
  return page.items.filter((item) => isClickable(item) && !item.disabled && TAKES_OUT.test(item.raw));
}

/** Something in it that the task does not name. */
function toTakeOut(situation: Situation, { names }: Collected): { item: Item; name: string } | null {
  const rows = contents(situation).map((item) => ({
    item,
    text: plain(`${item.raw} ${item.context.text} ${item.group}`),
  }));
  const other = rows.find(({ text }) => !names.some((name) => text.includes(name)));
  if (other) return { item: other.item, name: other.item.context.text || other.item.label };
  // What was in there already has gone in a second time.
  const twice = names.map((name) => rows.filter(({ text }) => text.includes(name))).find((same) => same.length > 1);
  return twice ? { item: twice[1]!.item, name: `${twice[1]!.item.context.text}, once more,` } : null;
}

/** Words of what leads to it, at most. */
const WAY = 6;

/** Whether a text speaks of what the things were put into. */
function speaksOf(text: string, into: string): boolean {
  const said = ` ${words(text).map(stem).join(' ')} `;
  return said.includes(` ${words(into).map(stem).join(' ')} `);
}

/** What leads to where it is: what bears its name and puts nothing into it. */
function wayTo({ items, memory, key }: Situation, { into }: Collected): Item | undefined {
  return items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      !PUTS.test(item.said.folded) &&
      speaksOf(item.raw, into) &&
      words(item.raw).length <= WAY &&
      !item.state.has('current') &&
      timesTried(memory, key, item.name) < 2,
  );
}

/** What confirms it, else what leads on to that: one button, and none of those that stand at each of several things. */
function endOf(situation: Situation, { into }: Collected, isThere: boolean): Item | null {
  const { items, page, memory, key } = situation;
  const rows = new Set(
    thingsOf(page).flatMap(({ things }) => (things.length > 1 ? things.flatMap((one) => one.items) : [])),
  );
  const own = items.filter(
    (item) =>
      item.kind === 'click' &&
      !item.disabled &&
      !rows.has(item) &&
      !PUTS.test(item.said.folded) &&
      timesTried(memory, key, item.name) < VAIN &&
      items.filter(({ raw }) => raw === item.raw).length === 1,
  );
  const ending = own
    .map((item) => ({ item, fit: endingFit(situation, item, into) }))
    .filter(({ fit }) => fit >= ENDS)
    .sort((a, b) => b.fit - a.fit || b.item.order - a.item.order);
  const { send } = sheetOf(situation);
  // Whatever it is called, what ends the form in which it stands ends it: "Release the money".
  const only = isThere && send && own.includes(send) && !SHOWS.test(send.said.folded) ? send : null;
  return ending[0]?.item ?? own.find(({ said }) => GOES_ON.test(said.folded)) ?? only;
}

/** How plainly a button confirms it: by what it promises, and by the words of the task. */
function endingFit({ asked }: Situation, item: Item, into: string): number {
  if (item.role === 'link' && commitWord(item.label) < 1 && !COMPLETES.test(item.raw)) return 0;
  const said = new Set(words(asked).map(stem));
  const [act = ''] = words(item.raw);
  const named = speaksOf(item.raw, into) ? 0.1 : 0;
  const confirms = COMPLETES.test(item.raw) ? 0.3 : 0;
  // "Release payment run": what is done with all of it.
  const whole = item.role === 'button' && named > 0 && !SHOWS.test(item.said.folded) ? ENDS : 0;
  const base = GOES_ON.test(item.said.folded) ? 0 : Math.max(whole, commitWord(item.label));
  return base + confirms + named + (base + confirms > 0 && said.has(stem(act)) ? 0.3 : 0);
}
