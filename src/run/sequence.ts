import PQueue from 'p-queue';
import type { SessionRecord } from '../contract/index.ts';
import type { PlannedSession } from '../play/index.ts';
import { decided } from '../results/index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { RunEvent } from './options.ts';

interface Sequence {
  scenarios: readonly Scenario[];
  workers: number;
  until?: 'decided';
  signal?: AbortSignal;
  onEvent?: (event: RunEvent) => void;
}

/**
 * Plays the sessions, `workers` at once. With `until: 'decided'` a scenario takes one session of each person before the
 * second of anybody, and its other sessions are left out once the finished ones decide `expect.success`.
 *
 * @param play answers null when it was interrupted
 */
export async function inTurn(
  planned: readonly PlannedSession[],
  { scenarios, workers, until, signal, onEvent }: Sequence,
  play: (session: PlannedSession) => Promise<SessionRecord | null>,
): Promise<void> {
  const expects = new Map(scenarios.map(({ title, expect }) => [title, expect]));
  const finished = new Map<string, SessionRecord[]>();
  const settled = new Set<string>();
  const queue = new PQueue({ concurrency: workers });
  const order = until ? byRounds(planned) : planned;
  await Promise.all(
    order.map((session) =>
      queue.add(async () => {
        if (signal?.aborted) return;
        if (settled.has(session.scenario)) {
          onEvent?.({ type: 'skipped', session });
          return;
        }
        const record = await play(session);
        const expect = expects.get(session.scenario);
        if (!record || !until || !expect) return;
        const sofar = [...(finished.get(session.scenario) ?? []), record];
        finished.set(session.scenario, sofar);
        if (decided(expect, sofar) !== 'undecided') settled.add(session.scenario);
      }),
    ),
  );
}

/** One session of everybody in every scenario, then the second of everybody, and so on. */
function byRounds(planned: readonly PlannedSession[]): PlannedSession[] {
  const played = new Map<string, number>();
  const rounds = planned.map((session) => {
    const who = JSON.stringify([session.scenario, session.person.id]);
    const round = played.get(who) ?? 0;
    played.set(who, round + 1);
    return { session, round };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ session }) => session);
}
