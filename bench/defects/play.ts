import type { Browser } from 'playwright-core';
import { openStage } from '../../src/browser/index.ts';
import type { Person, SessionService } from '../../src/contract/index.ts';
import { playSession } from '../../src/play/index.ts';
import type { Outcome } from './judge.ts';
import type { Task } from './tasks.ts';

/** One person at one task in one build of a site. */
export async function playTask(
  service: SessionService,
  browser: Browser,
  { name, task, person, seed, site }: { name: string; task: Task; person: Person; seed: number; site: string },
  log?: (line: string) => void,
): Promise<Outcome> {
  const { record, turns } = await playSession(
    {
      scenario: name,
      file: '',
      line: 0,
      person,
      index: 0,
      seed,
      environment: { name: 'bench', url: new URL(task.start, site).href, id: null, versionId: null },
      origins: [new URL(site).origin],
      instructions: task.instructions,
      knowledge: task.knowledge,
      secrets: new Map(),
      steps: [],
      success: task.success,
      limits: { max_turns: task.maxTurns, minutes: 2 },
      screen: {},
      pacing: 'pause_on_decide',
      retention: 'none',
      engine: 'scent',
    },
    {
      sessions: service.sessions,
      openStage: async (planned) =>
        openStage(browser, {
          person: planned.person,
          origins: planned.origins,
          secrets: planned.secrets,
          seed: planned.seed,
          pacing: planned.pacing,
          retention: planned.retention,
          // The same device for everybody, so that the defect is all that differs between two builds.
          device: 'laptop',
          image: { type: 'jpeg', quality: 80 },
        }),
    },
  );
  log?.(
    JSON.stringify({
      name,
      site,
      person: person.name,
      seed,
      outcome: record.outcome,
      seconds: record.seconds_predicted,
      wall: record.seconds_wall,
      error: record.error,
      turns: turns.map((turn) => [
        turn.rule,
        turn.decision.action_name,
        turn.decision.sentiment,
        turn.valence,
        turn.decision.comment,
        turn.effect?.kind ?? null,
        turn.effect?.words ?? null,
        turn.seconds_predicted,
        turn.why,
        turn.candidates?.slice(0, 6).map(({ label, scent }) => `${label} ${scent.toFixed(0)}`) ?? [],
      ]),
    }),
  );
  return {
    outcome: record.outcome,
    turns: record.turns,
    seconds: record.seconds_predicted,
    feeling: turns.reduce((sum, turn) => sum + turn.valence, 0) / Math.max(1, turns.length),
  };
}
