import { isServiceError } from '../contract/index.ts';
import { peopleSchema, validateRule } from '../people/index.ts';
import { nearest } from './problem.ts';

type Leaf = { field: { source: string; key: string }; operator: string; value: unknown };

/** The short way to write a search rule in a scenario is wrong; the message says what and how to mend it. */
export class QueryError extends Error {
  /** The keys down to what is wrong, from `where` on. */
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[] = []) {
    super(message);
    this.path = path;
  }
}

/**
 * Turns `where: { age: { gte: 65 }, country: ES }` into the rule tree of people search: every condition must hold.
 * @throws QueryError naming the attribute or operator that is not published
 */
export function whereToRule(where: Readonly<Record<string, unknown>>): { op: 'and'; conditions: Leaf[] } {
  const conditions = Object.entries(where).flatMap(([name, value]) => leaves(name, value, [name]));
  if (conditions.length === 0)
    throw new QueryError('where is empty; name at least one attribute, for example { country: ES }');
  const rule = { op: 'and' as const, conditions };
  try {
    validateRule(rule);
  } catch (error) {
    if (isServiceError(error)) throw new QueryError(error.message);
    throw error;
  }
  return rule;
}

function leaves(name: string, value: unknown, path: readonly string[]): Leaf[] {
  const attributes = peopleSchema().attributes;
  const attribute = attributes.find((item) => item.name === name);
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (attribute?.type === 'object' && isMapping) {
    return Object.entries(value).flatMap(([key, inner]) => leaves(`${name}.${key}`, inner, [...path, key]));
  }
  if (!attribute?.filter) {
    const names = attributes.filter((item) => item.filter).map((item) => item.name);
    const near = nearest(name, names);
    throw new QueryError(
      `unknown attribute "${name}"; ${near ? `did you mean "${near}"?` : `attributes: ${names.join(', ')}`}`,
      path,
    );
  }
  const { source, key, operators } = attribute.filter;
  const field = { source, key };
  if (!isMapping) {
    const isTags = attribute.type === 'tags';
    const several = Array.isArray(value);
    const operator = isTags ? (several ? 'has_any' : 'has') : several ? 'in' : 'eq';
    return [{ field, operator, value }];
  }
  return Object.entries(value).map(([operator, operand]) => {
    if (!operators.includes(operator)) {
      const near = nearest(operator, operators);
      throw new QueryError(
        `${name} has no operator "${operator}"; ${near ? `did you mean "${near}"?` : `operators: ${operators.join(', ')}`}`,
        [...path, operator],
      );
    }
    return { field, operator, value: operand };
  });
}
