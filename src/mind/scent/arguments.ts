import type { ActionParameters } from '../../contract/index.ts';
import { phrase, similarity } from '../language/index.ts';
import { wantedText } from './meaning/match.ts';
import { argumentOf } from './rules/common.ts';
import { optionAfter } from './rules/way/next-page.ts';
import type { Proposal, Situation } from './situation.ts';

type Argument = string | number | boolean;
type Schema = NonNullable<ActionParameters['properties']>[string];

/** The declared value nearest to the words. */
function nearest(values: readonly Argument[], words: string): Argument | undefined {
  const wanted = phrase(words);
  const ranked = values.map((value) => ({ value, fit: similarity(wanted, phrase(String(value))) }));
  return ranked.sort((a, b) => b.fit - a.fit)[0]?.value;
}

function numberOf(schema: Schema, given: Argument | undefined): number {
  const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const said = Number(given ?? Number.NaN);
  const value = Math.min(maximum, Math.max(minimum, Number.isFinite(said) && typeof given !== 'boolean' ? said : 1));
  if (type !== 'integer' || Number.isInteger(value)) return value;
  return Math.round(value) >= minimum && Math.round(value) <= maximum ? Math.round(value) : Math.ceil(minimum);
}

/** The value as the schema wants it: what was meant when that fits, else what comes nearest. */
function fitting(schema: Schema, given: Argument | undefined, words: string): Argument | undefined {
  const { type, maxLength } = schema;
  if (schema.enum)
    return given !== undefined && schema.enum.includes(given) ? given : nearest(schema.enum, String(given ?? words));
  if (type === 'boolean') return typeof given === 'boolean' ? given : given !== 'false';
  if (type !== 'string') return numberOf(schema, given);
  const text = given === undefined ? words : String(given);
  return maxLength === undefined ? text : [...text].slice(0, maxLength).join('');
}

/**
 * The arguments of a proposal as its action declares them: every required one is there, none is there that is not
 * declared, and each fits its schema.
 */
export function declared({ step, goal }: Situation, { item, args: given }: Proposal): Proposal['args'] {
  if (!item) return null;
  if (item.answer !== undefined) return argumentOf(item, item.answer);
  const page = given === null ? optionAfter(item) : null;
  const args = page === null ? given : argumentOf(item, page);
  const { properties = {}, required = [] } = item.action.parameters ?? {};
  const words = step ? wantedText(step) : goal.text;
  const fitted: Record<string, Argument> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const given = args?.[name];
    if (given === undefined && !required.includes(name)) continue;
    const value = fitting(schema, given, words);
    if (value !== undefined) fitted[name] = value;
  }
  return Object.keys(fitted).length > 0 ? fitted : null;
}
