import { z } from 'zod';
import { Timestamp, Uuid } from './common.ts';
import { EducationLevel, EmploymentStatus, Gender, LocaleType } from './person.ts';

const age = z.int().min(18).max(110);

export const GenerationConstraints = z.strictObject({
  age_min: age.optional(),
  age_max: age.optional(),
  countries: z.array(z.string().min(1).max(100)).min(1).max(250).optional(),
  genders: z.array(Gender).min(1).optional(),
  education_levels: z.array(EducationLevel).min(1).optional(),
  employment_statuses: z.array(EmploymentStatus).min(1).optional(),
  locale_types: z.array(LocaleType).min(1).optional(),
  accessibility: z.array(z.string().min(1).max(100)).min(1).max(50).optional(),
});
export type GenerationConstraints = z.infer<typeof GenerationConstraints>;

export const CreateGenerationJob = z
  .strictObject({
    count: z.int().min(1).max(500),
    seed: z.int().min(0).max(2_147_483_647).optional(),
    avatars: z.boolean().optional(),
    constraints: GenerationConstraints.optional(),
    brief: z.string().max(2000).optional(),
  })
  .superRefine(({ constraints }, context) => {
    const { age_min, age_max } = constraints ?? {};
    if (age_min !== undefined && age_max !== undefined && age_min > age_max)
      context.addIssue({
        code: 'custom',
        path: ['constraints', 'age_max'],
        message: 'age_max must not be below age_min',
      });
  });
export type CreateGenerationJob = z.infer<typeof CreateGenerationJob>;

export const JOB_STATUSES = ['queued', 'running', 'completed', 'cancelled', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const GenerationJob = z.object({
  id: Uuid,
  workspace_id: Uuid,
  status: z.enum(JOB_STATUSES),
  /** `requested` = `succeeded` + `failed` + `pending`, at every moment. */
  counts: z.object({ requested: z.int(), succeeded: z.int(), failed: z.int(), pending: z.int() }),
  credits_billed: z.number(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  ended_at: Timestamp.nullable(),
  error: z.string().nullable(),
});
export type GenerationJob = z.infer<typeof GenerationJob>;
