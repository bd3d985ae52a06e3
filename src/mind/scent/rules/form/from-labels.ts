import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const FROM_PAGE =
  /\bvalues?\b.*\b(?:correspond\w*|each label|labels?|shown|table|above|below|listed|given)\b|\b(?:values|details|data|information) (?:of|for) .+ (?:and|,) |\b(?:details|data|information)\b.*\b(?:shown|table|above|below|listed|given)\b/;

function bare(text: string): string {
  return fold(text)
    .replace(/[:：*]+\s*$/, '')
    .trim();
}

/** What stands behind a name on the page, where that is no name of a field itself. */
function valueBehind(situation: Situation, name: string, names: ReadonlySet<string>): string | null {
  const { lines } = situation.page;
  for (const [i, { text }] of lines.entries()) {
    const said = bare(text);
    if (said === name) {
      const next = lines[i + 1]?.text.trim();
      if (next && !names.has(bare(next)) && !/[:：]\s*$/.test(next)) return next;
    } else if (said.startsWith(`${name} `) || said.startsWith(`${name}:`)) {
      const rest = text
        .trim()
        .slice(name.length)
        .replace(/^\s*[:：=–—-]?\s*/, '');
      if (rest) return rest;
    }
  }
  return null;
}

/** "Enter the values that correspond with each label": each field gets what the page shows under its own name. */
export function fillFromLabels(situation: Situation, step: Step): Proposal | null {
  if (step.verb !== 'enter' || step.pairs.some((pair) => pair.field) || !FROM_PAGE.test(fold(step.text))) return null;
  const fields = situation.items.filter((item) => item.kind === 'type' && !item.disabled);
  if (fields.length < 2) return null;
  const names = new Set([...fields, ...situation.items].map((item) => bare(item.label)));
  const open = (item: Item) => item.value === '' && valueBehind(situation, bare(item.label), names) !== null;
  const left = fields.filter(open);
  const item = left[0];
  if (!item) return null;
  const value = valueBehind(situation, bare(item.label), names)!;
  return {
    rule: 'fill_field',
    why: `the page says “${value}” for “${item.label}”`,
    status: 'continue',
    item,
    args: argumentOf(item, value),
    sure: 0.85,
    completes: left.length === 1,
    cause: item.label,
  };
}
