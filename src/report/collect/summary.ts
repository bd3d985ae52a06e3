import type { SessionRecord } from '../../contract/index.ts';
import { countedSessions, negativeShare } from '../../results/index.ts';
import { adjustedWald, geometricMean, LOST, lostness, median } from '../../results/statistics/index.ts';
import { emptyCounts, type FunnelStep, type Summary } from './model.ts';

/** Pages a session visited, by session id. */
export type Ways = ReadonlyMap<string, readonly string[]>;

export function summarise(sessions: readonly SessionRecord[], lostBy: ReadonlyMap<string, number>): Summary {
  const known = countedSessions(sessions).filter(({ id }) => lostBy.has(id));
  const counts = emptyCounts();
  for (const session of sessions) counts[session.outcome] += 1;
  const counted = countedSessions(sessions);
  const successes = counted.filter((session) => session.outcome === 'success');
  return {
    counts,
    success: adjustedWald(successes.length, counted.length),
    medianTurns: median(counted.map((session) => session.turns)),
    seconds: geometricMean(successes.map((session) => session.seconds_predicted)),
    negative: negativeShare(counted),
    lost: known.length > 0 ? known.filter(({ id }) => lostBy.get(id)! >= LOST).length / known.length : null,
  };
}

/**
 * Lostness of each session of one scenario; the shortest way is the fewest pages with which somebody succeeded, so it
 * is not known where nobody did. Who stopped short of it is not lost for having seen too few pages.
 */
export function lostnessOf(sessions: readonly SessionRecord[], ways: Ways): Map<string, number> {
  const different = (session: SessionRecord) => new Set(ways.get(session.id) ?? []).size;
  const needed = sessions
    .filter((session) => session.outcome === 'success')
    .map(different)
    .filter((pages) => pages > 0);
  if (needed.length === 0) return new Map();
  const shortest = Math.min(...needed);
  return new Map(
    sessions.map((session) => {
      const pages = different(session);
      const visits = ways.get(session.id)?.length ?? 0;
      return [session.id, lostness(visits, pages, Math.min(shortest, pages))];
    }),
  );
}

const FUNNEL_PAGES = 7;

/**
 * Who came how far: by the scenario's steps where it names some, else by the pages that most successful sessions
 * passed, in the order in which they came to them.
 */
export function funnel(
  sessions: readonly SessionRecord[],
  ways: Ways,
  titles: ReadonlyMap<string, string>,
): FunnelStep[] {
  const counted = countedSessions(sessions);
  const of = counted.length;
  if (of === 0) return [];
  const named = counted[0]!.steps.map(({ id, name }) => ({
    name,
    kind: 'step' as const,
    has: (session: SessionRecord) => session.steps.some((step) => step.id === id && step.reached_turn !== null),
  }));
  const stages = named.length > 0 ? named : commonPages(counted, ways, titles);
  const steps: FunnelStep[] = [
    { name: 'Started', kind: 'start', reached: of, of, ended: {} },
    ...stages.map(({ name, kind, has }) => ({ name, kind, reached: counted.filter(has).length, of, ended: {} })),
  ];
  for (const session of counted) {
    if (session.outcome === 'success') continue;
    const last = stages.findLastIndex(({ has }) => has(session)) + 1;
    const { ended } = steps[last]!;
    ended[session.outcome] = (ended[session.outcome] ?? 0) + 1;
  }
  const done = counted.filter((session) => session.outcome === 'success').length;
  steps.push({ name: 'Done, and knew it', kind: 'end', reached: done, of, ended: {} });
  return steps;
}

function commonPages(sessions: readonly SessionRecord[], ways: Ways, titles: ReadonlyMap<string, string>) {
  const successes = sessions.filter((session) => session.outcome === 'success');
  const places = new Map<string, number[]>();
  for (const session of successes) {
    [...new Set(ways.get(session.id) ?? [])].forEach((path, place) => {
      places.set(path, [...(places.get(path) ?? []), place]);
    });
  }
  const start = sessions.map((session) => ways.get(session.id)?.[0]).find(Boolean);
  return [...places]
    .filter(([path, seen]) => path !== start && seen.length >= successes.length * 0.6)
    .sort(([, a], [, b]) => (median(a) ?? 0) - (median(b) ?? 0))
    .slice(0, FUNNEL_PAGES)
    .map(([path]) => ({
      name: titles.get(path) ?? path,
      kind: 'page' as const,
      has: (session: SessionRecord) => ways.get(session.id)?.includes(path) ?? false,
    }));
}
