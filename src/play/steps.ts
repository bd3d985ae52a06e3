import type { SessionRecord } from '../contract/index.ts';
import { type Evidence, holds } from './oracle.ts';
import type { PlannedSession } from './plan.ts';

/** Notes the turn after which each step of a scenario was first seen; never shown to the person. */
export class StepWatch {
  readonly #steps: PlannedSession['steps'];
  readonly #reached = new Map<string, number>();

  constructor(steps: PlannedSession['steps']) {
    this.#steps = steps;
  }

  async look(turnIndex: number, evidence: Evidence): Promise<void> {
    const open = this.#steps.filter((step) => !this.#reached.has(step.id));
    const seen = await Promise.all(open.map((step) => holds(step.when, evidence)));
    for (const [index, step] of open.entries()) if (seen[index]) this.#reached.set(step.id, turnIndex);
  }

  reached(): SessionRecord['steps'] {
    return this.#steps.map(({ id, name }) => ({ id, name, reached_turn: this.#reached.get(id) ?? null }));
  }
}
