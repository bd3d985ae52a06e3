import { BORED_FROM, type Remark } from '../../feeling/index.ts';
import { informativeness } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isVague } from '../meaning/vague.ts';
import { timesTried } from '../memory.ts';
import { FAILED, SLIPPED } from '../observe.ts';
import { billOf, spends, tickedFromStart, unannounced } from '../person/costs.ts';
import { GUESSED } from '../rules/setbacks/mend.ts';
import type { Proposal, Situation } from '../situation.ts';
import { fieldNameHardship } from './field-name.ts';
import { glitchOf } from './glitch.ts';
import { goneWrong } from './gone-wrong.ts';
import { misnamed } from './misnamed.ts';
import { searchesAnew } from './move.ts';
import { isSign, isWordless, saidOfSign } from './sign.ts';
import { strangeWord } from './strange-word.ts';
import { unanswered } from './unanswered.ts';

/** Smaller side in pixels under which a control is felt to be small; WCAG 2.2 (2.5.8) asks for 24. */
const SMALL = 16;
/** Things to click on one page from which it is felt to be full. */
const FULL = 90;
const KEPT_AMOUNTS = 120;

/** What is true of a whole site is said once or twice, and then seldom; the share is fitted. */
const OFTEN = new Set([
  'broken',
  'blank',
  'tiny',
  'pale',
  'blurred',
  'sign',
  'wordless',
  'words',
  'dense',
  'focus',
  'nameless',
  'restless',
  'crowded',
  'lengthy',
  'nosy',
]);
const WORTH_SAYING = 0.5;

/** What about the page makes it harder than it need be, for the feeling and for the comment. */
export interface Hardship {
  /** 0..1: how much harder the page is to take in than one that shows and says plainly what it has. */
  effort: number;
  /** Something to pay for that was not announced. */
  surcharge: boolean;
  /** What was typed is gone. */
  emptied: boolean;
  /** It is taken for done, and nothing has said so. */
  quiet: boolean;
  remark: Remark | null;
}

function isControl(item: Item): boolean {
  return item.role !== 'link' && ['click', 'check', 'type', 'choose', 'set'].includes(item.kind);
}

/** How small a control is felt to be, 0..1; words in a text are as high as their letters and not meant. */
function smallness(item: Item | null): number {
  if (!item?.box || !isControl(item) || item.kind === 'check') return 0;
  return Math.max(0, Math.min(1, (SMALL - Math.min(item.box.width, item.box.height)) / (SMALL / 2)));
}

/** Notes the amounts of this page and tells an amount on its bill that came without a word before. */
function surcharge(situation: Situation): number | null {
  const { memory, page, key, asked } = situation;
  const bill = billOf(page.lines);
  const news = unannounced(bill, memory.amounts, memory.total, memory.tickedBefore);
  memory.total = bill.total ?? memory.total;
  const ticked = tickedFromStart(page, asked, ({ name }) => timesTried(memory, key, name) > 0);
  memory.tickedBefore = [...new Set([...memory.tickedBefore, ...ticked])].slice(-KEPT_AMOUNTS);
  // Who overlooks a box that stands ticked was not told of what it costs; once it is on the bill, they know.
  const seen = bill.amounts.filter((amount) => bill.total !== null || !memory.tickedBefore.includes(amount));
  memory.amounts = [...new Set([...memory.amounts, ...seen])].slice(-KEPT_AMOUNTS);
  return spends(situation.goal) ? news : null;
}

/** Fields of this page that were filled in and stand empty again after the form was sent. */
function emptied(situation: Situation): string | null {
  const { memory, key, page } = situation;
  if (!memory.last?.commits || memory.last.key !== key) return null;
  const filled = Object.entries(memory.filled[key] ?? {}).filter(([, value]) => value !== '');
  const gone = filled
    .map(([name]) => page.byName.get(name))
    .filter((item) => item?.kind === 'type' && item.value === '' && !/password|code/i.test(item.label));
  return gone.length > 0 && gone.length >= filled.length / 3 ? gone[0]!.label : null;
}

/** What the site has just found fault with for the first time, where the move itself does not say it. */
function objectedTo({ memory, fresh }: Situation, { rule, status, cause, why }: Proposal): string | null {
  if (memory.last?.commits !== true || status === 'completed' || rule === 'mend') return null;
  const line = memory.complained.find((text) => text.length <= MESSAGE && fresh.includes(text));
  return line && ![cause ?? '', why].some((text) => text.includes(line)) ? line : null;
}
/** Characters of a message that somebody repeats. */
const MESSAGE = 120;

const PLAYS = /\b(?:play|listen|watch|video|audio|music|song|film|clip|podcast|sound|hear)/i;

/** Whether something began to sound that nobody asked to hear. */
function soundsUnasked({ page, goal, memory }: Situation): boolean {
  const told = page.outcome.replace(/"[^"]*"/g, '""');
  return (
    /"" sounds\.|\bsomething sounds\b|\ba voice says\b/i.test(told) &&
    !PLAYS.test(`${goal.text} ${memory.last?.label ?? ''}`)
  );
}

/** Fields that an order can do with, seven or eight (Baymard Institute 2024), and by how much each further one is felt. */
const ENOUGH_FIELDS = 8;
const FIELD_FELT = 0.05;
/** Things that the person has no answer of their own for, before they wonder why they are asked. */
const UNKNOWN_ASKED = 2;

/** How a form that asks for more than it needs is felt: by its length, and by what nobody knows the reason of. */
function askedTooMuch({ memory, key }: Situation, { rule, why }: Proposal): { effort: number; remark: string | null } {
  if (!['fill_field', 'choose_option', 'pick', 'tick'].includes(rule)) return { effort: 0, remark: null };
  const given = Object.keys(memory.filled[key] ?? {}).length;
  // The form's own reason: nothing that the task, the person or what they know has an answer to.
  const unknown = /which should do$/.test(why);
  if (unknown) memory.unknownAsked += 1;
  const effort = Math.min(0.4, FIELD_FELT * Math.max(0, given - ENOUGH_FIELDS));
  if (unknown && memory.unknownAsked > UNKNOWN_ASKED) return { effort: effort + 0.3, remark: 'nosy' };
  return { effort, remark: given > ENOUGH_FIELDS ? 'lengthy' : null };
}

/** How much harder a page is to take in that shows to be broken; fitted, as what was refused. */
const GLITCH = 0.4;
/** The same of having to put in other words what a search did not find. */
const FRUITLESS_SEARCH = 0.35;
/** Share of a page's words that are hard to read from which it is worth a word; fitted. */
const STRAINING = 0.06;

/** Looks at what is about to be done, and at the page, as somebody who has to put up with it. */
export function hardshipOf(situation: Situation, proposal: Proposal, overGrade: number, newPage: boolean): Hardship {
  const { traits, memory, key, page, seen, request } = situation;
  const { item } = proposal;
  const faint = item ? 1 - (seen.get(item.name) ?? 1) : 0;
  const weakness = item ? situation.weaknesses.get(item.name) : undefined;
  const small = traits.screenReader ? 0 : smallness(item);
  const sign = isSign(situation, item) ? 0.7 : 0;
  // Looking for something is when strange names stand in the way.
  const looking = ['satisfice', 'scroll', 'back', 'open_menu'].includes(proposal.rule) && proposal.sure <= 0.5;
  const strange = looking ? strangeLabel(situation, proposal) : null;
  const named = fieldNameHardship(situation, proposal);
  // Who has pressed it before knows what it does.
  const vague = isVague(situation, proposal) && timesTried(memory, key, item!.name) === 0;
  const other = misnamed(situation, proposal);
  // Something is wrong, and the site does not say where.
  const blind = proposal.rule === 'mend' && proposal.sure <= GUESSED;
  const unlabelled = item?.kind === 'type' && item.placeholder !== '' && item.raw === item.placeholder;
  const tab = /\ba new (?:tab|window) opened\b/i.test(page.outcome) && memory.last?.kind === 'click';
  const failed = FAILED.test(page.outcome) && memory.last !== null;
  const sounds = soundsUnasked(situation);
  const asked = askedTooMuch(situation, proposal);
  const glitch = glitchOf(situation);
  const wrong = goneWrong(situation, proposal);
  const news = surcharge(situation);
  const lost = emptied(situation);
  const objection = objectedTo(situation, proposal);
  const quiet = unanswered(situation, proposal);
  const dense = overGrade > 3 ? Math.min(1, (overGrade - 3) / 6) : 0;
  const full = page.items.length > FULL ? 0.2 * (1 - traits.attention) * 5 : 0;
  const effort = Math.min(
    1,
    0.9 * faint +
      0.6 * small +
      0.5 * sign +
      (strange ? 0.35 : 0) +
      named.effort +
      (vague ? 0.4 : 0) +
      (other ? 0.4 : 0) +
      (blind ? 0.6 : 0) +
      (unlabelled ? 0.35 : 0) +
      (tab ? 0.4 : 0) +
      asked.effort +
      (searchesAnew(situation, proposal) ? FRUITLESS_SEARCH : 0) +
      (situation.focusHidden ? 0.4 : 0) +
      (situation.restless ? 0.35 : 0) +
      (sounds ? 0.5 : 0) +
      (failed ? 0.4 : 0) +
      (glitch || wrong ? GLITCH : 0) +
      0.3 * dense +
      0.6 * situation.reading.strain +
      full,
  );
  const often = (memory.visits[key] ?? 0) > 2;
  const label = item?.label ?? '';
  const now = (share: number) => situation.chance.uniform(`remark/${request.turnIndex}`) < share;
  let remark: Remark | null = null;
  if (news !== null)
    remark = {
      kind: 'surcharge',
      about: money(
        news,
        page.lines.map((line) => line.text),
      ),
    };
  else if (wrong) remark = wrong;
  else if (objection) remark = { kind: 'objection', about: objection };
  else if (lost) remark = { kind: 'empty', about: lost };
  else if (situation.waited.strain > BORED_FROM)
    remark = { kind: situation.waited.came ? 'slow' : 'loading', about: `${situation.waited.seconds} seconds` };
  else if (glitch) remark = glitch;
  else if (quiet) remark = { kind: 'quiet', about: memory.last!.label };
  else if (small > 0.3 || (faint > 0.2 && weakness === 'small')) remark = { kind: 'tiny', about: label };
  else if (faint > 0.2) remark = { kind: weakness === 'blurred' ? 'blurred' : 'pale', about: label };
  else if (situation.reading.strain > STRAINING)
    remark =
      situation.reading.worst?.text === ''
        ? { kind: 'illegible' }
        : {
            kind: { small: 'tiny', blurred: 'blurred', faint: 'pale' }[situation.reading.worst!.weakness],
            about: situation.reading.worst!.text,
          };
  else if (isWordless(situation, item)) remark = { kind: 'wordless' };
  else if (sign > 0) remark = { kind: 'sign', about: /\p{L}/u.test(item!.raw) ? label : label.replace(/ .*/, '') };
  else if (named.remark && now(0.6)) remark = named.remark;
  else if (tab) remark = { kind: 'tab' };
  else if (unlabelled && now(0.6)) remark = { kind: 'unlabelled', about: label };
  else if (failed)
    remark = {
      kind: /not there any more/.test(page.outcome) ? 'gone' : SLIPPED.test(page.outcome) ? 'missed' : 'refused',
      about: saidOfSign(situation, memory.last!.label) ?? memory.last!.label,
    };
  else if (sounds) remark = { kind: 'sound' };
  else if (situation.restless && now(0.6)) remark = { kind: 'restless' };
  else if (situation.focusHidden && now(0.6)) remark = { kind: 'focus' };
  else if (asked.remark && now(0.4)) remark = { kind: asked.remark, about: label };
  else if (blind) remark = { kind: 'unexplained', about: proposal.cause ?? label };
  else if (vague) remark = { kind: 'vague', about: label };
  else if (other) remark = { kind: 'words', about: other };
  else if (strange && now(0.7)) remark = { kind: 'words', about: strange };
  else if (dense > 0 && newPage && now(0.6)) remark = { kind: 'dense' };
  else if (often && newPage && now(0.5))
    remark = { kind: 'again', about: situation.page.headings[0]?.text ?? page.title };
  else if (full > 0 && newPage && now(0.4)) remark = { kind: 'crowded' };
  // Who leaves says what for, however often it was said.
  if (remark && OFTEN.has(remark.kind) && proposal.status !== 'gave_up') {
    const before = memory.remarked[remark.kind] ?? 0;
    memory.remarked[remark.kind] = before + 1;
    if (before > 0 && !now(WORTH_SAYING ** before)) remark = null;
  }
  return { effort, surcharge: news !== null || wrong?.kind === 'demanded', emptied: lost !== null, quiet, remark };
}

/** The label among those read whose words the person does not know, when nothing read promises more. */
function strangeLabel(situation: Situation, proposal: Proposal): string | null {
  const own = proposal.item?.label ? strangeWord(proposal.item.label, situation.traits.readingGrade) : null;
  if (own && proposal.rule === 'satisfice') return proposal.item!.label;
  for (const { label } of proposal.candidates ?? [])
    if (
      label.length < 40 &&
      informativeness(label.toLowerCase()) > 0.5 &&
      strangeWord(label, situation.traits.readingGrade)
    )
      return label;
  return null;
}

/** An amount as the page writes it. */
function money(amount: number, lines: readonly string[]): string {
  const digits = (amount / 100).toFixed(2);
  const shown = lines.find((line) => line.includes(digits));
  return shown && shown.length < 40 ? shown : digits;
}
