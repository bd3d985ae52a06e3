import { z } from 'zod';
import { Decision } from '../../contract/index.ts';

/** One recorded decision: a line of the file. */
export const Entry = z.object({
  v: z.literal(1),
  /** Person and task; see `errand`. */
  errand: z.string(),
  /** For a reader of the file. */
  person: z.string(),
  task: z.string(),
  engine: z.string(),
  /** One played session. */
  trajectory: z.string(),
  seed: z.int(),
  turn: z.int().min(0),
  seen: z.object({
    hash: z.string(),
    actions: z.record(z.string(), z.string()),
    looks: z.record(z.string(), z.string()),
    lines: z.array(z.string()),
  }),
  decision: Decision,
  /** The live engine's memory after it, so that it can go on from here. */
  memory: z.unknown(),
});
export type Entry = z.infer<typeof Entry>;

/** One recorded session of an errand, by turn. */
export interface Trajectory {
  id: string;
  seed: number;
  turns: Entry[];
}

/** What is recorded, by errand; the newest trajectory of a seed stands last. */
export class Recording {
  readonly #errands = new Map<string, Map<string, Trajectory>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(entry: Entry): void {
    this.#size++;
    let trajectories = this.#errands.get(entry.errand);
    if (!trajectories) {
      trajectories = new Map();
      this.#errands.set(entry.errand, trajectories);
    }
    let trajectory = trajectories.get(entry.trajectory);
    if (!trajectory) {
      trajectory = { id: entry.trajectory, seed: entry.seed, turns: [] };
      trajectories.set(entry.trajectory, trajectory);
    }
    trajectory.turns[entry.turn] = entry;
  }

  /** Every trajectory of an errand, oldest first. */
  of(errand: string): Trajectory[] {
    return [...(this.#errands.get(errand)?.values() ?? [])];
  }

  /**
   * The trajectory a session with this seed follows: its own newest recording, else one of the others, always the
   * same for the same seed, so that several sessions keep the spread that was recorded.
   */
  choose(errand: string, seed: number): Trajectory | null {
    const all = this.of(errand).filter((trajectory) => trajectory.turns[0] !== undefined);
    const own = all.filter((trajectory) => trajectory.seed === seed);
    if (own.length > 0) return own.at(-1) ?? null;
    const newest = new Map(all.map((trajectory) => [trajectory.seed, trajectory]));
    const others = [...newest.values()].sort((a, b) => a.seed - b.seed);
    return others[seed % Math.max(1, others.length)] ?? null;
  }
}
