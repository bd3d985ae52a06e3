import type { CreateGenerationJob, CreatePerson } from '../../contract/index.ts';

/** A person as a generator hands it over: what a client may set, and the code of the occupation. */
export interface GeneratedPerson extends CreatePerson {
  occupation_code?: string | null | undefined;
}

export interface GenerationRequest extends CreateGenerationJob {
  seed: number;
}

/**
 * Makes the people of generation jobs. The same request, index and day give the same person, whatever was made before;
 * `today` is the day the job was created.
 */
export interface PeopleGenerator {
  generate(request: GenerationRequest, index: number, today: Date): Promise<GeneratedPerson>;
  /** Refuses what nobody can satisfy, before a job is made of it. @throws ServiceError or ValidationError */
  check?(request: CreateGenerationJob, today: Date): Promise<void>;
  /** The code of a job title in the caller's words, or null. */
  occupationCode(occupation: string): string | null;
}
