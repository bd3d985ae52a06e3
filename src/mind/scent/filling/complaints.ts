import { coverage, fold, phrase } from '../../language/index.ts';
import type { Box, Item, Page } from '../../perception/page.ts';
import { CONFIRMING, isEchoOfPress, isGoodNews, isRow, tellsPressDone } from '../meaning/confirmation.ts';
import type { Situation } from '../situation.ts';
import { isSearchBox } from './fields.ts';

/** Wording of complaints, for where nothing but the words tells. */
const ERROR_LINE =
  /\b(?:error|invalid|incorrect|wrong|required|(?:has|have) to (?:be|have|start|begin|end|contain)|needs (?:an?|the|two|to|at least)\b|must (?:be|contain|have|select|accept|agree|enter|confirm|tick|choose|give|fill|say|state|read|answer|pick|sign|provide)|(?:choose|select|pick|enter|give|tick|answer|fill in) .{2,40} first$|please (?:enter|fill|select|choose|pick|answer|provide|correct|check|accept|agree|tick|complete|confirm)|cannot be (?:blank|empty)|can't be (?:blank|empty)|is missing|not (?:valid|match|recogni[sz]ed|found|a valid)|do not match|doesn't match|don't match|too (?:short|long|small|large|many|few)|at least \d+|failed|denied|already (?:taken|exists|in use|registered)|(?:somebody|someone) else (?:has|uses)|how about|unavailable|out of stock|fully booked|booked (?:up|out)|sold out|no longer (?:available|free)|try (?:again|once more|a second time)|not (?:saved|sent)\b|couldn't|could not|please (?:write|tell|give|say|add|type|use)|\d+ characters|not the same|found no|no \p{L}+(?: \p{L}+)? (?:was|were) found|(?:do not|don't) (?:know|have) (?:this|that|an?|any|such)|give (?:it|the \w+) a|(?:say|tell us) (?:which|when|what|how|where|a little more)|without your agreement|we (?:need|cannot find|can't find))\b/u;

/** Wording that asks for something, which is a complaint where the form that was sent still stands there. */
const ASKS =
  /\b(?:enter|choose|select|write|pick|tick|fill in|give|tell us) (?:an?|the|your|at least|both|all|one|some|in)\b/;

/** What a message says that came up because something is amiss, whatever it names. */
const DENIES =
  /\b(?:is|are|was|were|has|have|do|does|did|can) ?(?:not|n't|no(?! longer))\b|\bcannot\b|^no\b(?! longer)/;

/** Characters up to which a line is a remark on a form, and not a text. */
const REMARK = 160;
/** Pixels below a field, or behind it, within which a remark is about it. */
const NEAR = 36;
const BEHIND = 360;
/** Lines that come up together, from which on they are an answer rather than a complaint. */
const FEW = 8;

/** What somebody is told to do first: "Choose an assembly point.", "Read the notice." */
const TOLD_TO =
  /^(?:please )?(?:choose|select|enter|type|write|pick|tick|fill in|answer|accept|provide|complete|read|correct|add|give|say|state|tell us) (?:an?|the|your|at least|both|all|one|some|in|every|each|what|which|how|when|where|who|whether|why)\b/;

/** Whether a line that came up alone objects to what was pressed: it denies it, finds a fault, or tells what is to be done first. */
export function objects(line: string): boolean {
  const said = fold(line);
  // "Thank you, your answer is not shown to others."
  if (/^thank/.test(said)) return false;
  return (
    line.length < REMARK && !isGoodNews(line) && (ERROR_LINE.test(said) || DENIES.test(said) || TOLD_TO.test(said))
  );
}

/** A field that the browser marks as it is sent, without a word. */
const NOW_INVALID = /["“][^"”]+["”] is now invalid/gu;

/** Fields of which a form can complain. */
export function formFields({ items }: Situation): Item[] {
  return items.filter(
    (item) => ['type', 'choose', 'set', 'check', 'upload'].includes(item.kind) && !item.disabled && !isSearchBox(item),
  );
}

function sameRow(a: Box, b: Box): boolean {
  return a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Pixels between a field and a remark that stands right under it or behind it on its line; null for one that stands elsewhere. */
export function remarkDistance(field: Box | null, remark: Box | null): number | null {
  if (!field || !remark) return null;
  const below = remark.y - field.y - field.height;
  const across = remark.x < field.x + Math.max(field.width, 120) && remark.x + remark.width > field.x - 30;
  if (below >= -4 && below < NEAR && across) return Math.max(0, below);
  const behind = remark.x - field.x - field.width;
  return sameRow(field, remark) && behind >= -4 && behind < BEHIND ? behind / 10 : null;
}

/** Whether a form of this page was sent off, and nothing was done since but looking further down for what came of it. */
export function justSent({ memory, key }: Situation): boolean {
  const { last } = memory;
  return last?.key === key && (last.commits || (last.kind === 'scroll' && memory.sent === key));
}

/** What the page finds fault with, or found fault with before one looked further down for the field it is about. */
export function complaintsHeard(situation: Situation): string[] {
  const { memory } = situation;
  const inSight = complaints(situation);
  return inSight.length === 0 && memory.last?.kind === 'scroll' && justSent(situation) ? memory.complained : inSight;
}

/** Whether what was sent off stands there still, to be sent once more. */
export function formStays(situation: Situation): boolean {
  const { memory, page } = situation;
  const { last } = memory;
  if (!last || !justSent(situation)) return false;
  const gave = Object.keys(memory.filled[last.key] ?? {});
  const still = gave.filter((name) => page.byName.has(name));
  // Words that a form has taken it puts away.
  const typed = still.filter((name) => page.byName.get(name)?.kind === 'type');
  if (typed.length > 0 && typed.every((name) => page.byName.get(name)?.value === '')) return false;
  return gave.length === 0 ? page.byName.has(last.name) : still.length >= gave.length / 2;
}

/** Whether a line is what a control, a question or one of its answers is called or told by: it was there before anything was sent. */
function namesOn({ items }: Page): (line: string) => boolean {
  const bare = (text: string) => fold(text).replace(/\s*[*:]+$/, '');
  const names = new Set(items.flatMap(({ raw, group }) => [bare(raw), bare(group)]));
  return (line) =>
    names.has(bare(line)) || items.some(({ kind, raw }) => kind === 'check' && fold(raw).endsWith(` ${fold(line)}`));
}

/** Lines that have come up beside a form that was sent and stands there still: red, at a field, or speaking of one. */
function remarks(situation: Situation): string[] {
  const { page, fresh } = situation;
  if (!formStays(situation)) return [];
  const isName = namesOn(page);
  // What was put in is not complained of by being shown.
  const given = Object.values(situation.memory.filled[situation.key] ?? {})
    .map(fold)
    .filter((value) => value.length > 2);
  const news = fresh.filter(
    (line) =>
      line.length < REMARK &&
      !given.some((value) => fold(line).includes(value)) &&
      !isName(line) &&
      !CONFIRMING.test(fold(line)) &&
      !isGoodNews(line) &&
      !COUNTS.test(fold(line)) &&
      /\p{L}{2}/u.test(line),
  );
  if (news.length === 0 || fresh.length > FEW) return [];
  const links = page.items.filter((item) => item.role === 'link' && item.raw.length > 2).map((item) => fold(item.raw));
  const fields = formFields(situation);
  const lines = page.lines.filter((line) => news.includes(line.text));
  return lines
    .filter(
      ({ text, box }) =>
        page.marked.some((mark) => /\bred\b/.test(mark.manner) && mark.text.includes(text)) ||
        // Beside a box stands what is in its row.
        fields.some((item) => item.kind !== 'check' && remarkDistance(item.box, box) !== null) ||
        // The foot of a page speaks of much.
        (speaksOf(fields, text) && links.filter((link) => fold(text).includes(link)).length < 2),
    )
    .map((line) => line.text);
}

/** Whether a message that came up over a form which stands there still is about one of its fields, and no good news. */
function isRemark(situation: Situation, line: string): boolean {
  return !isGoodNews(line) && !CONFIRMING.test(fold(line)) && speaksOf(formFields(situation), line);
}

/** How many things a list shows now: "2 courses", "1 of 14 shown". */
const COUNTS = /^(?:showing )?\d+(?: (?:of|from) \d+)?(?: \p{L}+){1,3}$/u;

/** Whether a line bears the name of a field and says more than that. */
function speaksOf(fields: readonly Item[], line: string): boolean {
  const said = phrase(line);
  return fields.some((item) => {
    const name = phrase((item.label || item.placeholder).replace(/[*:?]/g, '').trim());
    return (
      name.tokens.length > 0 &&
      name.folded.length > 3 &&
      name.folded.length < 60 &&
      said.folded !== name.folded &&
      (said.folded.includes(name.folded) || (name.tokens.length > 1 && coverage(name, said) > 0.9))
    );
  });
}

/** Whether this is another page, with a form that asks for nothing that was given before: what it says of its fields complains of nothing. */
function asksAnew(situation: Situation): boolean {
  const { memory, key, page } = situation;
  const { last } = memory;
  if (!last || last.key === key || /message appeared/i.test(page.outcome)) return false;
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return false;
  const given = Object.keys(memory.filled[last.key] ?? {});
  const fields = formFields(situation);
  return fields.length > 0 && !fields.some((item) => given.includes(item.name));
}

/** "Please check your order", over what was put in: it is shown once more before it goes off. */
const REVIEW =
  /^(?:please )?(?:check|review|confirm) (?:your|the|all|that) (?:\p{L}+ )?(?:order|booking|details|answers|application|entries|reservation|request|information|data)\b/u;

/**
 * What a page complains of after something was sent off: what the browser itself reports, what is worded as a complaint,
 * and what has come up at the form or about it while the form stands there still, however it is worded.
 */
export function complaints(situation: Situation): string[] {
  const { page, fresh, memory } = situation;
  if (asksAnew(situation)) return [];
  // "Choose a password" above a field is what it is called.
  const isName = namesOn(page);
  // "Choose a new date and time", over what has come up below: that is the next thing to do.
  const heads = new Set(page.headings.map((line) => line.text));
  const stays = formStays(situation);
  const message = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1] ?? '';
  const said = stays && message && !fresh.includes(message) ? [...fresh, message] : fresh;
  const marked = memory.last?.commits ? [...page.outcome.matchAll(NOW_INVALID)].map(([line]) => line) : [];
  const found = said.filter(
    (line) =>
      line.length < 240 &&
      (ERROR_LINE.test(fold(line)) ||
        (stays && ASKS.test(fold(line)) && !heads.has(line)) ||
        (line === message && (DENIES.test(fold(line)) || (stays && isRemark(situation, line))))) &&
      !isName(line),
  );
  found.push(...marked);
  // What a box has said is in mind once it is shut.
  if (memory.objected?.key === situation.key && !page.dialog) found.unshift(...memory.objected.lines);
  for (const line of remarks(situation)) if (!found.includes(line) && !isRow(page.items, line)) found.push(line);
  // Beside a complaint, what came up and names a field tells what is wrong with it, however it is worded.
  if (found.length > 0 && !memory.last?.completes)
    for (const line of fresh)
      if (line.length < 200 && !found.includes(line) && !isName(line) && speaksOf(formFields(situation), line))
        found.push(line);
  if (page.error)
    found.unshift(...page.error.split('\n').filter((line) => line.trim() !== '' && !COUNTS.test(fold(line))));
  const lasting = page.lines
    .map((line) => line.text)
    .filter(
      (line) =>
        line.length < 200 &&
        (memory.complained.some((text) => fold(text) === fold(line)) ||
          /\b(?:is required|invalid|incorrect|must be|please (?:enter|select|choose|fill)|do not match)\b/.test(
            fold(line),
          )),
    );
  // Who looks further down the page for what is missing has in mind what was said at its head.
  if (memory.last?.kind === 'scroll' && memory.sent === situation.key)
    for (const line of memory.complained) if (!found.some((text) => fold(text) === fold(line))) found.push(line);
  if (memory.errors > 0) for (const line of lasting) if (!found.includes(line)) found.push(line);
  return found.filter(
    (line) =>
      !isEchoOfPress(situation, line) &&
      !tellsPressDone(situation, line) &&
      !(heads.has(line) && REVIEW.test(fold(line))),
  );
}
