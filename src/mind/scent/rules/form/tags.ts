import { fold, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';

const KINDS = 'tags?|labels?|keywords?|topics?|skills?|hashtags?|chips?|interests';
const ADDED = new RegExp(
  `^(?:add|enter|type|put|set|give|attach|write|use|apply|assign)\\s+(?:(?:it|the \\w+)\\s+)?(?:the\\s+|these\\s+|new\\s+|two\\s+|three\\s+|four\\s+|\\d\\s+)*(${KINDS})\\s*:?\\s+(.+)$`,
  'i',
);
const TAGGED =
  /^(tag|label)\s+(?:it|this|them|(?:the|this|my|our|your) (?:[\p{L}\p{N}'’-]+ ){0,3}?[\p{L}\p{N}'’-]+)\s+(?:with|as)\s+(.+)$/iu;
const OF_KIND = /\b(?:tags?|labels?|keywords?|hashtags?)\b/;
const MADE = 'label:';

/** The labels that a step puts on a thing, and what it calls them; null when it puts on none. */
function labelsOf(step: Step): { kind: string; names: string[] } | null {
  const found = ADDED.exec(step.text) ?? TAGGED.exec(step.text);
  if (!found) return null;
  const names = found[2]!
    .replace(/\s+(?:as well|too|also)[.!]*$/i, '')
    .replace(/\s+(?:to|on|for|in|into)\s+(?:it|the|this|your)\b.*$/i, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map((name) => name.replace(/["“”]|[.!]+$/g, '').trim())
    .filter(Boolean);
  return names.every((name) => name.split(' ').length <= 3) ? { kind: found[1]!, names } : null;
}

function fieldFor(situation: Situation, kind: string): Item | undefined {
  const fields = situation.items.filter((item) => item.kind === 'type' && !item.disabled);
  const wanted = phrase(kind);
  // Whatever the page calls them: tags, labels and keywords are one to who puts one on.
  const named = fields.filter((item) => OF_KIND.test(item.said.folded));
  if (named.length === 1) return named[0];
  const best = weigh(
    fields,
    (item) =>
      similarity(wanted, phrase(`${item.label} ${item.placeholder}`)) +
      (/\benter\b|\b(?:add|new)\b/i.test(item.placeholder) ? 0.3 : 0),
  )[0];
  return best && (best.fit > 0.3 || fields.length === 1) ? best.item : undefined;
}

/** Pixels around a field within which the labels stand that were made in it. */
const AROUND = 60;

/** Whether a label of that name stands in the field or right beside it already. */
function standsAt({ page }: Situation, field: Item | undefined, name: string): boolean {
  const box = field?.box;
  if (!box || fold(field.value) === fold(name)) return false;
  return page.lines.some(
    (line) =>
      line.box &&
      fold(line.text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') === fold(name) &&
      line.box.y > box.y - AROUND &&
      line.box.y < box.y + box.height + AROUND / 2,
  );
}

/** "Add the tags red and blue": each is typed and made a label of its own, with the button beside the field or the Enter key. */
export function addLabels(situation: Situation, step: Step): Proposal | null {
  const wish = labelsOf(step);
  const { memory } = situation;
  const field = wish ? fieldFor(situation, wish.kind) : undefined;
  const name = wish?.names.find(
    (each) => !memory.done.includes(MADE + fold(each)) && !standsAt(situation, field, each),
  );
  if (!wish || !name || !field) return null;
  if (fold(field.value) !== fold(name)) {
    const args = argumentOf(field, name);
    if (!args || memory.done.filter((tag) => tag === `typed:${name}`).length > 1) return null;
    memory.done.push(`typed:${name}`);
    const why = `“${name}” is one of them`;
    return { rule: 'label', why, status: 'continue', item: field, args, sure: 0.85, cause: name };
  }
  const beside = situation.items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      /^(?:add(?: (?:tag|label|keyword|topic|skill))?|add \+|\+)$/.test(item.said.folded) &&
      item.box &&
      field.box &&
      Math.abs(item.box.y - field.box.y) < 90,
  );
  const item = beside ?? situation.items.find((entry) => entry.name === 'press:enter');
  if (!item) return null;
  memory.done.push(MADE + fold(name));
  return {
    rule: 'label',
    why: `“${name}” becomes one of the ${wish.kind} so`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    completes: wish.names.every((each) => memory.done.includes(MADE + fold(each))),
    cause: name,
  };
}
