import { distance } from 'fastest-levenshtein';
import { isInterest } from '../taxonomy.ts';
import type { Attribute, Operator } from './attributes.ts';
import { invalidRule, shown } from './rule.ts';

export type Scalar = string | number | boolean;

/** A checked value: what the operator compares with, or null where it compares with nothing. */
export type CheckedValue = Scalar | Scalar[] | null;

const MAX_VALUES = 500;
const MAX_TEXT = 8000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The one of `names` nearest to what was written, when near enough to be what was meant. */
export function nearest(written: string, names: readonly string[]): string | null {
  let best: { name: string; far: number } | null = null;
  for (const name of names) {
    const far = distance(written, name);
    if (!best || far < best.far) best = { name, far };
  }
  return best && best.far <= Math.max(2, written.length / 3) ? best.name : null;
}

function suggestion(written: string, names: readonly string[]): string {
  const near = nearest(written, names);
  return near ? `; did you mean ${shown(near)}?` : '';
}

function realDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function scalar(attribute: Attribute, value: unknown, path: string): Scalar {
  const wanted = (words: string) =>
    invalidRule(path, `${attribute.name} takes ${words}, not ${shown(value)}`, { attribute: attribute.name });
  switch (attribute.type) {
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value)) throw wanted('a whole number');
      return value;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw wanted('a number');
      return value;
    case 'boolean':
      if (typeof value !== 'boolean') throw wanted('true or false');
      return value;
    case 'date':
      if (typeof value !== 'string' || !realDate(value)) throw wanted('a date as YYYY-MM-DD');
      return value;
    case 'datetime': {
      if (typeof value !== 'string' || !(realDate(value) || (INSTANT.test(value) && realDate(value.slice(0, 10)))))
        throw wanted('an ISO 8601 instant such as 2026-01-31T08:00:00Z');
      const instant = new Date(value);
      if (Number.isNaN(instant.getTime())) throw wanted('an ISO 8601 instant such as 2026-01-31T08:00:00Z');
      return instant.toISOString();
    }
    case 'uuid':
      if (typeof value !== 'string' || !UUID.test(value)) throw wanted('a UUID');
      return value.toLowerCase();
    default: {
      if (typeof value !== 'string') throw wanted('a string');
      if (value.length > MAX_TEXT) throw wanted(`at most ${MAX_TEXT} characters`);
      const names = attribute.options?.map((option) => option.value);
      if (attribute.type === 'tags' && !isInterest(value)) {
        throw invalidRule(path, `unknown interest id ${shown(value)}${suggestion(value, names ?? [])}`, {
          attribute: attribute.name,
          interest: value,
        });
      }
      if (attribute.type === 'enum' && names && !names.includes(value)) {
        throw invalidRule(
          path,
          `${attribute.name} has no value ${shown(value)}; it is one of ${names.join(', ')}${suggestion(value, names)}`,
          { attribute: attribute.name, allowed_values: names },
        );
      }
      return value;
    }
  }
}

function list(attribute: Attribute, operator: Operator, value: unknown, path: string): Scalar[] {
  const fail = (message: string) => invalidRule(path, message, { attribute: attribute.name, operator });
  if (!Array.isArray(value)) throw fail(`\`${operator}\` takes an array, not ${shown(value)}`);
  if (value.length === 0) throw fail(`\`${operator}\` takes an array of at least one value`);
  if (value.length > MAX_VALUES)
    throw fail(`\`${operator}\` takes at most ${MAX_VALUES} values; here are ${value.length}`);
  return value.map((item, index) => scalar(attribute, item, `${path}[${index}]`));
}

/**
 * Checks one leaf's value against the type of its attribute and the operator.
 *
 * @throws ServiceError 422 `search_rule_invalid` naming the value and its place
 */
export function checkValue(attribute: Attribute, operator: Operator, value: unknown, path: string): CheckedValue {
  switch (operator) {
    case 'is_null':
    case 'is_not_null':
      if (value !== undefined && value !== null && value !== true)
        throw invalidRule(path, `\`${operator}\` takes no value, not ${shown(value)}`, {
          attribute: attribute.name,
          operator,
        });
      return null;
    case 'in':
    case 'has_any':
      return list(attribute, operator, value, path);
    case 'between': {
      const pair = list(attribute, operator, value, path);
      const [from, to] = pair;
      if (pair.length !== 2 || from === undefined || to === undefined)
        throw invalidRule(path, `\`between\` takes exactly two values, [from, to], not ${shown(value)}`, {
          attribute: attribute.name,
          operator,
        });
      if (from > to)
        throw invalidRule(path, `\`between\` takes the smaller value first: [${shown(to)}, ${shown(from)}]`, {
          attribute: attribute.name,
          operator,
        });
      return pair;
    }
    default:
      return scalar(attribute, value, path);
  }
}
