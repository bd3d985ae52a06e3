import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Core } from '../service/core.ts';

/** What Prometheus may scrape at /metrics. No label ever holds an id, so the number of series stays small. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'dramatis_http_request_duration_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'dramatis_refusals_total',
    help: 'Refused requests by kind',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });

  constructor(core: Core) {
    const count = (name: string, help: string, read: () => Promise<number>) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        async collect() {
          this.set(await read().catch(() => Number.NaN));
        },
      });
    count('dramatis_sessions_open', 'Sessions that are open', async () => {
      const row = await core.store.db
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('status', '=', 'open')
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    });
    count('dramatis_generation_jobs_open', 'Generation jobs that are queued or running', async () => {
      const row = await core.store.db
        .selectFrom('generation_jobs')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    });
    collectDefaultMetrics({ register: this.registry, prefix: 'dramatis_' });
  }
}
