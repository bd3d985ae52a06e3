import type { Decision } from '../../../contract/index.ts';
import { appraise, asTold, say, secondsFor } from '../../feeling/index.ts';
import { phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { wantedText } from '../meaning/match.ts';
import { ownTitle } from '../meaning/site.ts';
import { FAILED, headingOf } from '../observe.ts';
import type { Proposal, Situation } from '../situation.ts';
import { messageFor, moveSaid, ONWARD, queryOf, searchesAnew } from './move.ts';
import { hardshipOf } from './remark.ts';
import { isWordless, saidOfSign } from './sign.ts';

/** What came of the last act, as far as feeling and time go by it. */
export interface Course {
  newPage: boolean;
  withoutEffect: boolean;
  newWords: number;
  overGrade: number;
  errors: number;
}

const RISKY = /\b(?:pay|place order|buy now|delete|remove|confirm|cancel|send|transfer|submit order|order and pay)\b/;

/** The person's new estimate of success, 0..1: drawn towards what this move promises. */
function estimate(situation: Situation, proposal: Proposal): number {
  const { memory, goal } = situation;
  if (proposal.status === 'completed') return Math.max(0.55, proposal.sure);
  if (proposal.status === 'gave_up') return Math.min(0.12, memory.chance * 0.3);
  const share = goal.steps.length > 0 ? memory.step / goal.steps.length : 0;
  let aim = 0.25 + 0.55 * proposal.sure + 0.15 * share;
  aim -= 0.12 * Math.min(3, memory.idle) + 0.08 * Math.min(3, memory.errors) + 0.02 * Math.min(10, memory.stuck);
  const next = memory.chance + 0.4 * (aim - memory.chance);
  return Math.max(0.03, Math.min(0.97, next));
}

/** How sure somebody is at most of what nothing has told them. */
const HOPED = 0.6;

/** A question's words are no thing, whatever is left of them. */
const ASKS = /\b(?:what|when|where|who|why|how|whether|which|if)\b/i;
const THINGS = new Set(['reach', 'learn', 'locate', 'buy', 'add', 'remove', 'pick', 'press']);

/** What is wanted, in words that can be said; empty when the task does not name a thing. */
function wantedSaid(step: Step | undefined, proposal: Proposal): string {
  if (!step || !THINGS.has(step.verb)) return '';
  if (step.verb === 'learn' && ASKS.test(step.text)) return '';
  const wanted = wantedText(step);
  // "Order as a guest" is on the way to the mug and sounds nothing like it.
  const chosen = proposal.rule === 'satisfice' && !ONWARD.test(proposal.why) ? proposal.item : null;
  if (chosen?.raw && similarity(phrase(wanted), chosen.said) < ALIKE) return '';
  return asTold(wanted, step.text);
}

/** How alike a label and what is wanted have to be for the one to be said of the other. */
const ALIKE = 0.3;
/** What the comment names: a sign without letters by what it is taken for. */
function causeOf(situation: Situation, proposal: Proposal): string {
  const { page } = situation;
  const { item } = proposal;
  const said = proposal.status === 'completed' ? messageFor(situation, proposal) : null;
  if (said !== null) return said;
  // Why somebody leaves is a sentence of theirs.
  if (proposal.status === 'gave_up') return proposal.why;
  if (proposal.rule === 'wait' && !page.lines.some(({ text }) => text === proposal.cause)) return '';
  const sign = isWordless(situation, item) ? saidOfSign(situation, item!.raw) : null;
  if (sign !== null) return sign;
  if (searchesAnew(situation, proposal)) return queryOf(proposal);
  if (item?.name === 'press:enter') return 'the enter key';
  // Of a choice it is the chosen that is named.
  if (item?.kind === 'choose' && proposal.rule !== 'mend') {
    const chosen = String(Object.values(proposal.args ?? {})[0] ?? '');
    if (chosen && !/^\{\{/.test(chosen)) return chosen;
  }
  const whole = proposal.cause ?? item?.label ?? '';
  // Of a longer message the first sentence is what is quoted.
  const cause =
    proposal.status === 'completed' && !proposal.answer ? (/^.{12,}?[.!?](?=\s)/.exec(whole)?.[0] ?? whole) : whole;
  if (item?.raw && !/[\p{L}\p{N}]/u.test(item.raw) && (cause === item.label || cause === item.raw))
    return `the ${item.label.split(' ')[0]} sign`;
  return cause;
}

/** The page by the heading that it bore when it was first seen: further down other headings come into sight. */
function pageName({ page, memory, key }: Situation): string {
  return memory.names[key] ?? headingOf(page) ?? ownTitle(page.title);
}

/** The second best, when it came close to what was chosen. */
function rivalOf(situation: Situation, proposal: Proposal): string {
  if (proposal.rule !== 'satisfice' || !proposal.item || !proposal.scent) return '';
  const named = (item: Item | null) =>
    item !== null && item !== proposal.item && !isWordless(situation, item) && /\p{L}/u.test(item.raw);
  const rival = (proposal.candidates ?? []).find(
    (entry) =>
      named(entry.item) && entry.label !== proposal.item!.label && entry.utility > 0 && entry.label.length < 40,
  );
  return rival && rival.scent > 0.6 * proposal.scent ? rival.label : '';
}

/** Moves that put away what covers the page, and moves that look for the way. */
const OBSTACLES = new Set(['clear_overlay']);
const EXPLORES = new Set(['satisfice', 'open_menu', 'next_page', 'scroll', 'send_search', 'type_query', 'press_named']);

const UPSET = new Set(['confused', 'bored', 'anxious', 'annoyed', 'frustrated']);

/** Words a decision: what is done, how it feels, what is said, how long it would take, and why. */
export function express(situation: Situation, proposal: Proposal, course: Course): Decision {
  const { memory, traits, chance, request, step, page } = situation;
  const before = memory.chance;
  const hardship = hardshipOf(situation, proposal, course.overGrade, course.newPage);
  const expected = estimate(situation, proposal);
  const after = hardship.quiet ? Math.min(expected, HOPED) : expected;
  const feltBefore = memory.felt;
  const unclear =
    proposal.status === 'continue' &&
    ['satisfice', 'open_menu', 'next_page'].includes(proposal.rule) &&
    (proposal.sure < 0.4 || isWordless(situation, proposal.item));
  const feeling = appraise(
    {
      before,
      after,
      power: proposal.sure,
      idle: memory.idle,
      errors: course.errors > 0 ? Math.max(1, memory.errors) : 0,
      waits: memory.waits,
      strain: situation.waited.strain,
      stuck: memory.stuck,
      lost: memory.stuck * 6 + memory.idle * 5 + memory.errors * 8 + memory.delayed,
      status: proposal.status,
      overGrade: course.overGrade,
      unclear,
      risky: proposal.item !== null && RISKY.test(proposal.item.said.folded),
      newPage: course.newPage,
      upsets: memory.upsets,
      doubts: memory.doubts,
      turns: request.turnIndex,
      frustration: memory.frustration,
      effort: hardship.effort,
      obstacle: OBSTACLES.has(proposal.rule),
      routine: !EXPLORES.has(proposal.rule),
      affront: hardship.surcharge || hardship.emptied,
    },
    traits,
  );
  memory.chance = after;
  memory.frustration = feeling.frustration;
  memory.felt = feeling.sentiment;
  if (UPSET.has(feeling.sentiment)) memory.upsets += 1;
  if (feeling.sentiment === 'uncertain') memory.doubts += 1;

  // Who leaves because a button does nothing says that once.
  const saysSo = proposal.status === 'gave_up' && proposal.why.includes(`“${memory.last?.label}”`);
  const spoken = say(
    {
      move: moveSaid(situation, proposal, unclear, hardship.emptied),
      cause: causeOf(situation, proposal),
      wanted: wantedSaid(step, proposal),
      sentiment: feeling.sentiment,
      without:
        course.withoutEffect && memory.last && proposal.status !== 'completed' && !saysSo && !FAILED.test(page.outcome)
          ? memory.last.name === 'back'
            ? 'the back button'
            : (saidOfSign(situation, memory.last.label) ?? memory.last.label)
          : null,
      plain: traits.plainSpeech,
      listens: traits.screenReader,
      lately: memory.said.flatMap((key) => key.split('|')),
      page: pageName(situation),
      rival: rivalOf(situation, proposal),
      remark: hardship.remark,
      feltBefore: feltBefore === feeling.sentiment,
    },
    (name, count) => Math.floor(chance.uniform(`say/${name}/${request.turnIndex}`) * count),
  );
  memory.said = [...memory.said, spoken.key].slice(-8);

  const box = proposal.item?.box ?? null;
  const typed = proposal.item?.kind === 'type' ? String(Object.values(proposal.args ?? {})[0] ?? '').length : 0;
  const seconds = secondsFor(
    {
      newWords: course.newWords,
      read: Math.min(60, proposal.read ?? 1),
      choices: page.items.length,
      distance: box
        ? Math.hypot(box.x + box.width / 2 - page.width / 2, box.y + box.height / 2 - page.height / 2)
        : null,
      size: box ? Math.min(box.width, box.height) : 0,
      typed,
      kind: proposal.item?.kind ?? '',
      effort: hardship.effort,
    },
    traits,
  );
  const round = (x: number) => Math.round(x * 1000) / 1000;
  const list = (proposal.candidates ?? []).filter((entry) => phrase(entry.label).folded !== '');
  const chosenFirst = proposal.item
    ? [...list.filter((entry) => entry.item === proposal.item), ...list.filter((entry) => entry.item !== proposal.item)]
    : list;
  const shown = chosenFirst.slice(0, 12);
  // Where nothing was held against it, what was done is all that was weighed, and to end is to do something, too.
  if (shown.length === 0)
    shown.push({
      item: proposal.item,
      label: proposal.item?.label ?? (proposal.status === 'completed' ? 'It is done' : 'I stop here'),
      scent: proposal.scent ?? 50 * proposal.sure,
      utility: proposal.sure,
    });
  return {
    status: proposal.status,
    action_name: proposal.status === 'continue' ? (proposal.item?.action.name ?? null) : null,
    arguments: proposal.status === 'continue' ? proposal.args : null,
    comment: spoken.text,
    sentiment: feeling.sentiment,
    felt_intensity: feeling.intensity,
    explanation: {
      rule: proposal.rule,
      why: proposal.why,
      wanted: step ? step.text : null,
      candidates: shown.map((entry) => ({
        action_name: entry.item?.action.name ?? null,
        label: entry.label,
        scent: round(entry.scent),
        utility: round(entry.utility),
        seen: round(entry.item ? (situation.seen.get(entry.item.name) ?? 1) : 1),
        ...(entry.reason ? { reason: entry.reason } : {}),
      })),
      seconds_predicted: round(seconds + situation.waited.seconds),
      seconds_waited: situation.waited.seconds,
      valence: feeling.valence,
      chance: round(after),
    },
  };
}
