import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Column } from '../../people/search/attributes.ts';
import type { NormalRule } from '../../people/search/normalize.ts';
import type { Dialect, PersonRow, Tables } from '../../store/index.ts';

type Condition = Expression<SqlBool>;

const INSTANTS = new Set<string>(['created_at', 'updated_at', 'archived_at']);

/** `%`, `_` and the escape character itself stand for themselves. */
export const likeLiteral = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** The column's value with what the interface calls unset as NULL. */
function columnOf(column: Column, dialect: Dialect, sample: unknown) {
  const [field, key] = column.split('.') as [keyof PersonRow, string | undefined];
  if (key === undefined) return sql.ref<string | number | null>(`people.${field}`);
  const profile = sql.ref(`people.${field}`);
  if (dialect === 'sqlite') {
    // JSON's true and false come back from json_extract as 1 and 0.
    return sql<string | number | null>`json_extract(${profile}, ${`$."${key}"`})`;
  }
  const text = sql`(${profile}::jsonb ->> ${key}::text)`;
  return typeof sample === 'number' ? sql<number | null>`(${text})::double precision` : sql<string | null>`${text}`;
}

function operand(column: Column, dialect: Dialect, value: string | number | boolean): string | number {
  if (INSTANTS.has(column)) return Date.parse(String(value));
  if (typeof value === 'boolean') return dialect === 'sqlite' ? (value ? 1 : 0) : String(value);
  return value;
}

const SIGNS = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function isUnset(column: Column, dialect: Dialect): Condition {
  if (column === 'interests') return sql<SqlBool>`people.interests = '[]'`;
  if (column === 'accessibility_profile') return sql<SqlBool>`people.accessibility_profile = '{}'`;
  return sql<SqlBool>`${columnOf(column, dialect, '')} is null`;
}

/**
 * A checked rule as a condition on `people`. Unset attributes are NULL, so the databases' own three-valued AND, OR
 * and NOT decide as the interface wants it.
 */
export function ruleCondition(rule: NormalRule, dialect: Dialect): Condition {
  const builder = expressionBuilder<Tables, 'people'>();
  switch (rule.test) {
    case 'and':
      return builder.and(rule.rules.map((item) => ruleCondition(item, dialect)));
    case 'or':
      return builder.or(rule.rules.map((item) => ruleCondition(item, dialect)));
    case 'not':
      return sql<SqlBool>`not (${ruleCondition(rule.rule, dialect)})`;
    case 'in': {
      const values = rule.values.map((value) => operand(rule.column, dialect, value));
      return sql<SqlBool>`${columnOf(rule.column, dialect, rule.values[0])} in (${sql.join(values)})`;
    }
    case 'contains':
    case 'starts_with': {
      const folded = sql.ref(`people.${rule.column}_fold`);
      const pattern = `${rule.test === 'contains' ? '%' : ''}${likeLiteral(rule.folded)}%`;
      return sql<SqlBool>`${folded} like ${pattern} escape '\\'`;
    }
    case 'prefix': {
      const column = columnOf(rule.column, dialect, rule.value);
      return sql<SqlBool>`substr(${column}, 1, ${sql.lit([...rule.value].length)}) = ${rule.value}`;
    }
    case 'overlaps': {
      // Ids are a closed vocabulary of [a-z0-9_.], so each is looked for as the JSON string that it is.
      const each = rule.ids.map(
        (id) => sql<SqlBool>`people.interests like ${`%${likeLiteral(JSON.stringify(id))}%`} escape '\\'`,
      );
      return sql<SqlBool>`case when people.interests = '[]' then null else ${builder.or(each)} end`;
    }
    case 'null':
      return rule.negated ? sql<SqlBool>`not (${isUnset(rule.column, dialect)})` : isUnset(rule.column, dialect);
    default: {
      const value = operand(rule.column, dialect, rule.value);
      const sign = sql.raw(SIGNS[rule.test]);
      return sql<SqlBool>`${columnOf(rule.column, dialect, rule.value)} ${sign} ${value}`;
    }
  }
}
