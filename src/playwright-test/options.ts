import { z } from 'zod';
import { CreatePerson, Pacing, Retention } from '../contract/index.ts';

/** Who `person` is: a name or id of the pool, or a person written in place. */
export type Persona = string | CreatePerson;

/** Options of a test, set with `test.use({ ... })` or under `use` in the configuration. */
export interface DramatisOptions {
  /** Who `person` is. Default: somebody of middling habits. */
  persona: Persona;
  /** Seeds are derived from it, the test's title and the person; a retry plays the same, a repetition anew. Default 1. */
  seed: number;
  /** How long frames are kept. Default: `none` while Playwright's `trace` is off, else `30d`. */
  retention: Retention | undefined;
  /** Where the person may go. Default: the origin of the page when the attempt begins. */
  origins: string[] | undefined;
  pacing: Pacing;
}

export interface DramatisWorkerOptions {
  /** The engine that decides. Default: the first that is configured, `scent`. */
  engine: string | undefined;
  /** Address of a session service, its key in `DRAMATIS_API_KEY`. Default: embedded in the worker. */
  api: string | undefined;
}

export const DEFAULT_PERSONA: CreatePerson = {
  name: 'Sam',
  bio: 'Uses the web most days for shopping, news and errands, neither an expert nor a beginner.',
  date_of_birth: '1986-05-14',
  education_level: 'vocational_or_associate',
  employment_status: 'employed_full_time',
};

const Options = z.object({
  persona: z.union([z.string().min(1), CreatePerson], { error: 'must be a name, an id, or a person with a name' }),
  seed: z.int().min(0).max(2_147_483_647),
  retention: Retention.optional(),
  origins: z.array(z.url()).min(1).optional(),
  pacing: Pacing,
});

/** @throws Error naming the option that cannot be used and what it takes */
export function checkOptions(options: DramatisOptions): void {
  const parsed = Options.safeParse(options);
  if (parsed.success) return;
  const words = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'options'}: ${issue.message}`);
  throw new Error(`dramatis cannot use these options:\n${[...new Set(words)].join('\n')}`);
}
