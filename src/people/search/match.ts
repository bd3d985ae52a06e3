import type { Person } from '../../contract/index.ts';
import { fold } from '../text.ts';
import type { Column } from './attributes.ts';
import { type NormalRule, normalizeRule } from './normalize.ts';
import type { Scalar } from './values.ts';

/** true, false, or null for unknown, as in SQL. */
type Truth = boolean | null;
type Test = (person: Person) => Truth;

function reader(column: Column): (person: Person) => unknown {
  const [field, key] = column.split('.') as [keyof Person, string | undefined];
  if (key === undefined) return (person) => person[field] ?? null;
  return (person) => (person[field] as Record<string, unknown> | null)?.[key] ?? null;
}

function unset(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A comparison is unknown on an unset value, and on one of another type than the rule's. */
function onValue<T extends Scalar>(column: Column, sample: T, compare: (value: T) => boolean): Test {
  const read = reader(column);
  const type = typeof sample;
  return (person) => {
    const value = read(person);
    return typeof value === type ? compare(value as T) : null;
  };
}

function compile(rule: NormalRule): Test {
  switch (rule.test) {
    case 'and':
    case 'or': {
      const tests = rule.rules.map(compile);
      const decisive = rule.test === 'or';
      return (person) => {
        let known = true;
        for (const test of tests) {
          const truth = test(person);
          if (truth === decisive) return decisive;
          if (truth === null) known = false;
        }
        return known ? !decisive : null;
      };
    }
    case 'not': {
      const test = compile(rule.rule);
      return (person) => {
        const truth = test(person);
        return truth === null ? null : !truth;
      };
    }
    case 'eq':
      return onValue(rule.column, rule.value, (value) => value === rule.value);
    case 'neq':
      return onValue(rule.column, rule.value, (value) => value !== rule.value);
    case 'gt':
      return onValue(rule.column, rule.value, (value) => value > rule.value);
    case 'gte':
      return onValue(rule.column, rule.value, (value) => value >= rule.value);
    case 'lt':
      return onValue(rule.column, rule.value, (value) => value < rule.value);
    case 'lte':
      return onValue(rule.column, rule.value, (value) => value <= rule.value);
    case 'in': {
      const values = new Set(rule.values);
      return onValue(rule.column, rule.values[0] ?? '', (value) => values.has(value));
    }
    case 'contains':
      return onValue(rule.column, rule.folded, (value) => fold(value).includes(rule.folded));
    case 'starts_with':
      return onValue(rule.column, rule.folded, (value) => fold(value).startsWith(rule.folded));
    case 'prefix':
      return onValue(rule.column, rule.value, (value) => value.startsWith(rule.value));
    case 'overlaps': {
      const ids = new Set(rule.ids);
      return ({ interests }) => (interests.length === 0 ? null : interests.some((id) => ids.has(id)));
    }
    case 'null': {
      const read = reader(rule.column);
      return (person) => unset(read(person)) !== rule.negated;
    }
  }
}

/**
 * Compiles a rule once, for testing many people.
 *
 * @param today the day that ages are counted to (UTC)
 * @returns true for a match, false for none, null where an unset attribute leaves it unknown (which is no match)
 * @throws ServiceError as `validateRule`
 */
export function ruleToPredicate(tree: unknown, today: Date): (person: Person) => boolean | null {
  return compile(normalizeRule(tree, today));
}

/** Whether the person satisfies the rule; unknown counts as no. See `ruleToPredicate` for many people. */
export function matches(tree: unknown, person: Person, today: Date): boolean {
  return ruleToPredicate(tree, today)(person) === true;
}
