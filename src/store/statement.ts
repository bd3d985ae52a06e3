import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './store.ts';

/** Stands where a value goes until the statement is run. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built and compiled once for a database and run with other values each time: building the tree
 * of a query and compiling it costs more than SQLite takes to answer it.
 *
 * @param build makes the query; its second argument has a placeholder for each value, which may stand wherever Kysely
 * takes a parameter and nowhere else
 */
export function statement<Values extends object, Row>(
  build: (db: Queryable, values: Values) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values;
  // The adapter is what a database, its transactions and its plugins have in common.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, slots).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? (values as Record<string, unknown>)[parameter.name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/** The same placeholders, a column each, for an insert of whole rows; a column that was forgotten is a type error. */
export function columns<Row extends object, const Names extends readonly (keyof Row)[]>(
  values: Row,
  names: Names & (Exclude<keyof Row, Names[number]> extends never ? unknown : never),
): Row {
  return Object.fromEntries((names as Names).map((name) => [name, values[name]])) as Row;
}
