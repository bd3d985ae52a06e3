import { expandInterest } from '../taxonomy.ts';
import { fold } from '../text.ts';
import type { Attribute, Column, Operator } from './attributes.ts';
import { type CheckedRule, validateRule } from './validate.ts';
import type { Scalar } from './values.ts';

/**
 * A rule as a store compiles it. Ages are bounds on `date_of_birth`, text for `contains` and `starts_with` is folded
 * (compare with the folded column; `prefix` on a code is exact and not folded), and interests are written out with everything beneath them. Every test is
 * UNKNOWN (SQL's NULL) on an unset value, `null` excepted, so SQL's own AND, OR and NOT give the right answer. For
 * `overlaps` unset means an empty array.
 */
export type NormalRule =
  | { test: 'and' | 'or'; rules: NormalRule[] }
  | { test: 'not'; rule: NormalRule }
  | { test: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; column: Column; value: Scalar }
  | { test: 'in'; column: Column; values: Scalar[] }
  | { test: 'contains' | 'starts_with'; column: Column; folded: string }
  | { test: 'prefix'; column: Column; value: string }
  | { test: 'overlaps'; column: 'interests'; ids: string[] }
  | { test: 'null'; column: Column; negated: boolean };

/** The latest date of birth of somebody who is at least `age` on the day: compared as text, so 29 February needs no care. */
function bornBy(age: number, today: Date): string {
  const year = today.getUTCFullYear() - age;
  if (year < 0) return '0000-00-00';
  if (year > 9999) return '9999-99-99';
  return `${String(year).padStart(4, '0')}${today.toISOString().slice(4, 10)}`;
}

function ageRule(operator: Operator, value: Scalar | Scalar[] | null, today: Date): NormalRule {
  const column = 'date_of_birth';
  const atLeast = (age: number): NormalRule => ({ test: 'lte', column, value: bornBy(age, today) });
  const below = (age: number): NormalRule => ({ test: 'gt', column, value: bornBy(age, today) });
  const between = (from: number, to: number): NormalRule => ({ test: 'and', rules: [atLeast(from), below(to + 1)] });
  const values = (Array.isArray(value) ? value : [value]) as number[];
  const [first = 0, second = 0] = values;
  switch (operator) {
    case 'gte':
      return atLeast(first);
    case 'gt':
      return atLeast(first + 1);
    case 'lt':
      return below(first);
    case 'lte':
      return below(first + 1);
    case 'between':
      return between(first, second);
    case 'neq':
      return { test: 'not', rule: between(first, first) };
    case 'in':
      return { test: 'or', rules: values.map((age) => between(age, age)) };
    default:
      return between(first, first);
  }
}

function leafRule(attribute: Attribute, operator: Operator, value: Scalar | Scalar[] | null, today: Date): NormalRule {
  const { column } = attribute;
  if (operator === 'is_null' || operator === 'is_not_null')
    return { test: 'null', column, negated: operator === 'is_not_null' };
  if (attribute.name === 'age') return ageRule(operator, value, today);
  const values = Array.isArray(value) ? value : [value as Scalar];
  const [first = '', second = ''] = values;
  switch (operator) {
    case 'in':
      return { test: 'in', column, values: [...new Set(values)] };
    case 'has':
    case 'has_any':
      return {
        test: 'overlaps',
        column: 'interests',
        ids: [...new Set(values.flatMap((id) => expandInterest(String(id))))],
      };
    case 'between':
      return {
        test: 'and',
        rules: [
          { test: 'gte', column, value: first },
          { test: 'lte', column, value: second },
        ],
      };
    case 'starts_with':
      if (attribute.type === 'code') return { test: 'prefix', column, value: String(first) };
      return { test: 'starts_with', column, folded: fold(String(first)) };
    case 'contains':
      return { test: 'contains', column, folded: fold(String(first)) };
    default:
      return { test: operator, column, value: first };
  }
}

function normalize(rule: CheckedRule, today: Date): NormalRule {
  if ('attribute' in rule) return leafRule(rule.attribute, rule.operator, rule.value, today);
  const rules = rule.conditions.map((child) => normalize(child, today));
  if (rule.op === 'not') return { test: 'not', rule: rules[0] as NormalRule };
  return { test: rule.op, rules };
}

/**
 * Checks a rule and writes it out for a store.
 *
 * @param today the day that ages are counted to (UTC)
 * @throws ServiceError as `validateRule`
 */
export function normalizeRule(tree: unknown, today: Date): NormalRule {
  return normalize(validateRule(tree), today);
}
