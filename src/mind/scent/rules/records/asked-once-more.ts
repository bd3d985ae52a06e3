// A button of a record often brings up a question first: the act is named once more there, and how it is to be done may have to be chosen.
import { isStopWord, phrase, similarity, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isGeneral } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Proposal } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { ACT, beside } from './controls.ts';
import { flat, without } from './flat.ts';
import { fieldsIn } from './one.ts';
import { baseOf, type Spoken, says, spoken } from './says.ts';
import { doing, type Work } from './work.ts';

/** What leaves everything as it is. */
export const NO = /^(?:no|cancel|keep|back|leave|stay|don['’]?t|not now|never ?mind|×|x|close)\b/i;
/** Share of the words of an answer that the task has to say. */
const SAID = 0.5;
/** Fields for words up to which a page only asks once more. */
const FEW = 1;
/** Times a question is answered before it is taken that nothing comes of it. */
const TIMES = 3;

/** The button that does what was pressed: it says the act once more, and has come up just now or stands on another page than the list. */
function sameAct({ situation, plan, said }: Work, pressed: string, others: readonly Item[]): Item | null {
  const verb = baseOf(words(pressed)[0] ?? '');
  const elsewhere = situation.key !== plan.list;
  const buttons = others.filter(
    (item) =>
      isClickable(item) &&
      item.role === 'button' &&
      !item.disabled &&
      !NO.test(item.raw) &&
      (elsewhere || plan.put.length > 0 || situation.appeared.has(item.name)),
  );
  return (
    buttons.find((item) => words(item.raw).some((word) => baseOf(word) === verb)) ??
    buttons.find((item) => says(item.raw, said) >= ACT) ??
    null
  );
}

/** How far the task says an answer. */
function toldBy(label: string, said: Spoken): number {
  const own = words(label).filter((word) => !isStopWord(word));
  const borne = own.filter((word) => said.bases.has(baseOf(word))).length;
  return own.length === 0
    ? 0
    : borne / own.length + 0.5 * similarity(phrase(label), phrase(said.text.replace(/§+/g, ' ')));
}

/** The answer that the task tells plainly best; what answers anything ("Other") only where it tells none of the rest. */
function best<T>(answers: readonly T[], label: (one: T) => string, said: Spoken): T | null {
  const plainest = (among: readonly T[]) => {
    const [first, second] = among.map((one) => ({ one, fit: toldBy(label(one), said) })).sort((a, b) => b.fit - a.fit);
    return first && first.fit >= SAID && first.fit > (second?.fit ?? 0) ? first.one : null;
  };
  const others = answers.filter((one) => !isGeneral(label(one)));
  return plainest(others) ?? plainest(answers.filter((one) => isGeneral(label(one))));
}

/** The answer that the task tells to what is asked beside the act, where it is not given yet. */
function answer({ plan, situation }: Work, name: string, fields: readonly Item[]): Proposal | null {
  // How it is to be done may be told apart from what is to be done.
  const said = spoken(without(flat(situation.asked), flat(name).trim()));
  const open = (item: Item) => !plan.put.some(({ at }) => at === item.name);
  const marks = fields.filter((item) => ['radio', 'option'].includes(item.role));
  const mark = best(marks, (item) => item.label, said);
  if (mark && !isOn(mark) && open(mark)) return putting(plan, mark, '', mark.label);
  for (const list of fields.filter((item) => item.kind === 'choose' && open(item))) {
    const option = best(list.options, (one) => one, said);
    if (option && flat(option) !== flat(list.value)) return putting(plan, list, option, option);
  }
  return null;
}

function putting(plan: RecordPlan, item: Item, value: string, name: string): Proposal {
  plan.put.push({ at: item.name, value: '' });
  return doing(item, `it asks how, and “${name}” is what I was told`, { args: argumentOf(item, value) });
}

/** Answers the question that an act has brought up and presses the act there; null where it has brought up none. */
export function answerOnceMore(work: Work): Proposal | null {
  const { plan, situation, rows } = work;
  const { pressed } = plan;
  // Where the act leads to a form of its own, that is filled in as any other.
  if (pressed && situation.key !== plan.list && situation.items.filter(({ kind }) => kind === 'type').length > FEW) {
    plan.off = true;
    return null;
  }
  // On a page of its own the question may look like a record.
  const others = situation.key === plan.list ? beside(situation, rows) : situation.items;
  const act = pressed ? sameAct(work, pressed.label, others) : null;
  const fields = act ? fieldsIn(work, others) : [];
  // A button that only stands there again asks nothing.
  const asks = fields.length > 0 || others.some((item) => situation.appeared.has(item.name) && NO.test(item.raw));
  if (!pressed || !act || !asks || plan.vain >= TIMES) return null;
  const told = answer(work, pressed.name, fields);
  if (told) return told;
  plan.vain += 1;
  plan.pressed = { ...pressed, fields: true };
  return doing(act, `it asks once more, and “${act.label}” is what I want`, { commits: true });
}
