import { coverage, fold, literalCoverage, type Phrase, phrase, similarity, stem } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isSearchBox } from '../fields.ts';
import { forage, SCENT_FLOOR, SCENT_SCALE, type Scented } from '../forage.ts';
import type { Step } from '../goal/types.ts';
import { breaksConstraints, chooseAmong, isClickable, isGeneric, roleFit, scopeFit, wantedText } from '../match.ts';
import { timesTried } from '../memory.ts';
import { station } from '../scripts.ts';
import type { Proposal, Situation, Weighed } from '../situation.ts';
import { queryOf, search } from './search.ts';

const AVOIDED =
  /\b(?:log ?out|sign ?out|delete account|close account|unsubscribe|cookie settings|print|privacy policy|terms)\b/;
const OUTSIDE = /^(?:facebook|twitter|instagram|youtube|linkedin|pinterest|x|tiktok|github)$/;

/** 0..1 similarity behind an item's scent for a step: its words, what stands around it, and the script of the task. */
export function scentOf(
  situation: Situation,
  step: Step,
  wanted: Phrase,
  wish: Phrase,
  item: Item,
): { fit: number; reason: string } {
  const label = item.said;
  let fit = similarity(wanted, label);
  let reason = 'words';
  // The wish as a whole backs a step whose own words are thin.
  const backing = 0.55 * similarity(wish, label);
  if (backing > fit) fit = backing;
  const around = phrase(`${item.context.text} . ${item.group}`);
  const thing = coverage(wanted, phrase(`${item.label} . ${around.text}`));
  if (isGeneric(item) && around.tokens.length > 0) {
    const near = 0.8 * thing;
    if (near > fit) {
      fit = near;
      reason = 'what stands around it';
    }
  } else if (around.tokens.length > 0) {
    fit = Math.max(fit, 0.35 * thing + 0.5 * fit);
    // A thin group heading still tells where a link belongs.
    fit = Math.max(fit, 0.4 * similarity(wanted, phrase(item.group)));
  }
  const stage = station(situation, step, item.label);
  if (stage.weight > 0) {
    const pageAbout = coverage(wanted, situation.page.about);
    const belongs = stage.ofThing ? Math.max(pageAbout, thing, wanted.tokens.length === 0 ? 1 : 0) : 1;
    const weight = stage.weight * (stage.ofThing ? (belongs > 0.45 ? 0.4 + 0.6 * belongs : 0.25 * belongs) : 1);
    if (weight > fit) {
      fit = weight;
      reason = 'a station on the way';
    }
  }
  if (isAnother(step, wanted, item)) fit *= 0.45;
  if (step.scope) {
    const scoped = scopeFit(phrase(step.scope), item);
    fit = Math.max(fit * (0.75 + 0.25 * scoped), 0.5 * similarity(phrase(step.scope), label));
  }
  const text = fold(`${situation.goal.text}`);
  if (AVOIDED.test(label.folded) && !AVOIDED.test(text)) fit *= 0.3;
  if (OUTSIDE.test(label.folded) && !text.includes(label.folded)) fit *= 0.2;
  for (const avoid of situation.goal.avoid) if (similarity(phrase(avoid), label) > 0.5) fit *= 0.15;
  if (breaksConstraints(step, item)) fit *= 0.3;
  return { fit: Math.min(1, fit * (0.85 + 0.15 * roleFit(step, item))), reason };
}

/** Another thing of the same kind: it shares the common word, lacks the name, and bears a name of its own. */
function isAnother(step: Step, wanted: Phrase, item: Item): boolean {
  const names = (step.text.slice(1).match(/(?<=[\s"'“])[\p{Lu}][\p{L}\p{N}'-]+/gu) ?? []).map((name) =>
    stem(fold(name)),
  );
  const own = wanted.tokens.filter((token) => names.includes(token.stem));
  if (own.length === 0 || own.length === wanted.tokens.length) return false;
  const said = item.said.tokens;
  if (said.some((token) => own.some((name) => name.stem === token.stem))) return false;
  const shared = said.filter((token) => wanted.tokens.some((other) => other.stem === token.stem));
  return shared.length > 0 && shared.length < said.length && !item.said.tokens.every((token) => token.weight < 0.3);
}

function scented(situation: Situation, step: Step): { list: Scented[]; reasons: Map<string, string> } {
  const { memory, key, chance, traits, request } = situation;
  const wanted = phrase(wantedText(step));
  const wish = phrase(situation.goal.steps.map((other) => wantedText(other)).join(' '));
  const reasons = new Map<string, string>();
  const list: Scented[] = [];
  for (const item of situation.items) {
    if (!isClickable(item) || item.disabled || !item.box) continue;
    if (item.kind === 'check' || isSearchBox(item)) continue;
    if (item.state.has('current') && item.role === 'link') continue;
    const tried = timesTried(memory, key, item.name);
    const stage = station(situation, step, item.label);
    // What was chosen here before is skipped, but a button that leads on may be needed again on another visit.
    const again = stage.weight > 0.6 && memory.idle === 0 && memory.last?.name !== item.name;
    if (tried >= (again ? 2 : 1)) continue;
    const { fit, reason } = scentOf(situation, step, wanted, wish, item);
    // One draw an item and page: reading a label again gives the same impression.
    const noise = chance.logistic(`scent/${key}/${item.name}/${request.turnIndex >> 3}`, traits.noise);
    const pointing = item.kind === 'point' ? 0.6 : 1;
    list.push({ item, group: item.group, scent: Math.max(SCENT_FLOOR, SCENT_SCALE * fit * pointing + noise) });
    reasons.set(item.name, reason);
  }
  return { list, reasons };
}

/** Group headers first: groups in falling scent of their heading, and within a group in reading order. */
function lookingOrder(step: Step, list: Scented[]): Scented[] {
  const groups = new Map<string, Scented[]>();
  for (const entry of list) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  if (groups.size < 2) return list;
  const wanted = phrase(wantedText(step));
  const ranked = [...groups.entries()].map(([name, entries], i) => ({
    entries,
    i,
    scent: name ? Math.round(4 * similarity(wanted, phrase(name))) : 0,
  }));
  ranked.sort((a, b) => b.scent - a.scent || a.i - b.i);
  return ranked.flatMap((group) => group.entries);
}

/** Scent, in the units of the equations, under which a label promises nothing. */
const FAINT = 9;
/** Scent from which a person clicks without looking further down the page. */
const STRONG = 26;

/** Follows the best scent on the page; scrolls, searches, opens menus or goes back when nothing smells of the goal. */
export function navigate(situation: Situation): Proposal | null {
  const { step, memory, key, traits, items } = situation;
  if (!step) return null;
  const { list, reasons } = scented(situation, step);

  const kin = list.filter((entry) => entry.scent > FAINT);
  if ((step.superlative || step.nth !== null) && kin.length > 1) {
    const things = kin
      .map((entry) => entry.item)
      .filter((item) => item.kind === 'click')
      .sort((a, b) => a.order - b.order);
    const top = Math.max(...kin.map((entry) => entry.scent));
    const similar = things.filter((item) => (kin.find((entry) => entry.item === item)?.scent ?? 0) > top * 0.45);
    const chosen = chooseAmong(step, similar.length > 1 ? similar : things);
    if (chosen && coverage(phrase(wantedText(step)), situation.page.about) < 0.95)
      return follow(chosen.item, chosen.why, situation, list.map(weighed), 40, similar.length);
  }

  const last = memory.trail.at(-1);
  const before = last && last.left.length > 0 ? { left: last.left, lead: last.lead + memory.doubt } : null;
  const ordered = lookingOrder(step, list);
  const result = forage(ordered, traits.satisficing, before);
  const best = result.choice;
  const shown = [...result.weighed].sort((a, b) => b.scent - a.scent);

  if (best && best.scent >= STRONG)
    return follow(best.item, because(best, reasons), situation, shown, best.scent, result.read);

  // Nothing strong in sight: look further down before deciding, as long as there is more.
  const scrolls = memory.scrolled[key] ?? 0;
  const down = items.find((item) => item.name === 'scroll:down');
  const mayScroll = down && scrolls >= 0 && scrolls < 6;
  const promising = best !== null && best.scent > FAINT;
  if (mayScroll && (!promising || scrolls < 1))
    return look(
      situation,
      down,
      promising ? 'there may be something better further down' : 'nothing here fits, there may be more further down',
      shown,
      result.read,
    );

  // A search box is there for what cannot be seen.
  const query = queryOf(step);
  const searchable = ['reach', 'learn', 'locate', 'buy', 'add', 'press', 'pick', 'remove'].includes(step.verb);
  if (searchable && query && !memory.searched.includes(query) && (!best || best.scent < STRONG * 0.8)) {
    const proposal = search(situation, query, 'I do not see it, so I search for it', false);
    if (proposal) return { ...proposal, candidates: shown, read: result.read };
  }
  const menu = items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      timesTried(memory, key, item.name) === 0 &&
      (/^(?:menu|open menu|navigation|more options menu|more|show more|load more|all categories|browse)\b/.test(
        item.said.folded,
      ) ||
        (item.state.has('collapsed') && item.role !== 'link') ||
        (item.role === 'tab' && !item.state.has('selected')) ||
        item.role === 'summary'),
  );
  if (menu && (!promising || best!.scent < 14))
    return follow(menu, 'it may open more to choose from', situation, shown, 8, result.read, 'open_menu');

  if (result.outcome === 'back' && memory.trail.length > 0) {
    const back = goBack(situation, 'the page before smelled better than this one', shown, result.read);
    if (back) return back;
  }
  if (best && (promising || (best.scent > 2.5 && memory.trail.length < 4)))
    return follow(best.item, because(best, reasons), situation, shown, best.scent, result.read);
  if (mayScroll) return look(situation, down, 'I have not seen all of this page yet', shown, result.read);
  // The page is exhausted: back, with less confidence in what led here; at the start there is nowhere to go.
  const next = items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      /^(?:next(?: page)?|older|load more|show more|more results|›|»|next last)\b/.test(item.said.folded) &&
      timesTried(memory, key, item.name) < 3,
  );
  if (next) return follow(next, 'it may be on the next page', situation, shown, 6, result.read, 'next_page');
  memory.doubt += 0.01;
  const back = goBack(situation, 'there is nothing left here that I would try', shown, result.read);
  if (back) return back;
  if (best) return follow(best.item, 'it is the best of a poor lot', situation, shown, best.scent, result.read);
  return null;
}

function weighed(entry: Scented): Weighed {
  return { item: entry.item, label: entry.item.label, scent: entry.scent, utility: entry.scent };
}

function because(entry: Scented, reasons: ReadonlyMap<string, string>): string {
  const reason = reasons.get(entry.item.name);
  if (reason === 'a station on the way') return `“${entry.item.label}” is the next thing to do`;
  if (entry.scent > STRONG) return `“${entry.item.label}” is what I am after`;
  if (entry.scent > FAINT)
    return reason === 'what stands around it'
      ? `what stands around “${entry.item.label}” fits`
      : `“${entry.item.label}” sounds close to it`;
  return `“${entry.item.label}” is a guess`;
}

function follow(
  item: Item,
  why: string,
  situation: Situation,
  candidates: Weighed[],
  scent: number,
  read: number,
  rule = 'satisfice',
): Proposal {
  const { step } = situation;
  const stage = step ? station(situation, step, item.label) : { weight: 0 };
  return {
    rule,
    why,
    status: 'continue',
    item,
    args: null,
    candidates,
    sure: Math.max(0.05, Math.min(0.95, scent / 40)),
    scent,
    read,
    commits: stage.weight >= 0.42,
    completes: step !== undefined && rule === 'satisfice' && isNamed(step, item, situation.page.about.text),
    cause: item.label,
  };
}

/** Whether the step names this very thing, so that choosing it is doing the step. */
function isNamed(step: Step, item: Item, about: string): boolean {
  if (!['press', 'close', 'expand', 'reach', 'learn', 'pick', 'sort', 'filter', 'submit'].includes(step.verb))
    return false;
  const wanted = phrase(wantedText(step));
  const told = isGeneric(item) ? `${item.label} ${item.context.text}` : item.label;
  if (wanted.tokens.length === 0) return false;
  // The kind of thing may be named by the page and the very one by its row: "Open", Brandt, on the page of invoices.
  return literalCoverage(wanted, phrase(told)) >= 0.4 && literalCoverage(wanted, phrase(`${told} . ${about}`)) >= 0.85;
}

function look(situation: Situation, down: Item, why: string, candidates: Weighed[], read: number): Proposal {
  situation.memory.scrolled[situation.key] = (situation.memory.scrolled[situation.key] ?? 0) + 1;
  return {
    rule: 'scroll',
    why,
    status: 'continue',
    item: down,
    args: null,
    candidates,
    sure: 0.5,
    read,
    cause: situation.page.headings[0]?.text ?? situation.page.title,
  };
}

export function goBack(situation: Situation, why: string, candidates: Weighed[], read: number): Proposal | null {
  const back = situation.items.find((item) => item.name === 'back');
  if (!back || situation.memory.trail.length === 0) return null;
  return {
    rule: 'back',
    why,
    status: 'continue',
    item: back,
    args: null,
    candidates,
    sure: 0.3,
    read,
    cause: fold(situation.page.title) ? situation.page.title : (situation.page.headings[0]?.text ?? 'this page'),
  };
}
