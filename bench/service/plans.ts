import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Store } from '../../src/store/index.ts';

const recorded: RootOperationNode[] = [];

const recorder: KyselyPlugin = {
  transformQuery({ node }) {
    recorded.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** The same store, with every query noted down for `plansOf`. */
export function recording(store: Store): Store {
  return { ...store, db: store.db.withPlugin(recorder) };
}

/** How the database goes about each query that `work` sends, a line a query. */
export async function plansOf(store: Store, work: () => Promise<unknown>): Promise<string[]> {
  recorded.length = 0;
  await work();
  const nodes = [...recorded];
  const plans: string[] = [];
  for (const node of nodes) {
    const executor = store.db.getExecutor();
    const { sql, parameters } = executor.compileQuery(node, { queryId: 'plan' });
    const explain = store.dialect === 'sqlite' ? 'explain query plan ' : 'explain (costs off) ';
    const { rows } = await store.db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(explain + sql, [...parameters]),
    );
    plans.push(rows.map((row) => String(row.detail ?? row['QUERY PLAN']).trim()).join('; '));
  }
  return plans;
}
