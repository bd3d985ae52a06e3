import { z } from 'zod';
import { Retention, Timestamp, Uuid } from './common.ts';
import { Action } from './turn.ts';

export const ENVIRONMENT_KINDS = ['web', 'device', 'world'] as const;
export const EnvironmentKind = z.enum(ENVIRONMENT_KINDS);
export type EnvironmentKind = z.infer<typeof EnvironmentKind>;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '';
}

/** Unknown keys are refused on write, so that a typo is never silently ignored. */
export const EnvironmentConfig = z.strictObject({
  url: z.string().max(2000).refine(isWebAddress, 'an absolute http or https URL is wanted').optional(),
  app_artifact: z.string().min(1).max(2000).optional(),
  origins: z.array(z.string().min(1).max(2000)).max(200).optional(),
});
export type EnvironmentConfig = z.infer<typeof EnvironmentConfig>;

/** The key of the config that an environment of this kind cannot do without, or null. */
export function requiredConfigKey(kind: string): 'url' | 'app_artifact' | null {
  if (kind === 'web') return 'url';
  return kind === 'device' ? 'app_artifact' : null;
}

const Name = z.string().min(1).max(120);
const OperatingNotes = z.string().max(8000);
const ExampleActions = z.array(Action).max(500);

export const CreateEnvironment = z
  .strictObject({
    name: Name,
    kind: EnvironmentKind,
    config: EnvironmentConfig,
    operating_notes: OperatingNotes.nullish(),
    example_actions: ExampleActions.optional(),
    observation_retention: Retention.optional(),
  })
  .superRefine((body, context) => {
    const key = requiredConfigKey(body.kind);
    if (key && body.config[key] === undefined)
      context.addIssue({
        code: 'custom',
        path: ['config', key],
        message: `config.${key} is required when kind is ${body.kind}`,
        params: { type: 'missing' },
      });
  });
export type CreateEnvironment = z.infer<typeof CreateEnvironment>;

export const UpdateEnvironment = z.strictObject({
  name: Name.optional(),
  kind: EnvironmentKind.optional(),
  config: EnvironmentConfig.optional(),
  operating_notes: OperatingNotes.nullish(),
  example_actions: ExampleActions.optional(),
  observation_retention: Retention.optional(),
});
export type UpdateEnvironment = z.infer<typeof UpdateEnvironment>;

const ReadConfig = z.looseObject({
  url: z.string().optional(),
  app_artifact: z.string().optional(),
  origins: z.array(z.string()).optional(),
});

export const Environment = z.object({
  id: Uuid,
  workspace_id: Uuid,
  name: z.string(),
  kind: z.string(),
  config: ReadConfig,
  /** Scheme, host and path of the target; the artifact of a device; null for a world without a URL. */
  address: z.string().nullable(),
  hosting: z.string(),
  operating_notes: z.string().nullable(),
  example_actions: z.array(Action),
  observation_retention: Retention,
  revision: z.int(),
  slug: z.string(),
  archived_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Environment = z.infer<typeof Environment>;

const Label = z.string().min(1).max(120);
const Description = z.string().max(8000);

export const CreateEnvironmentVersion = z.strictObject({
  label: Label,
  description: Description.nullish(),
  config: EnvironmentConfig.nullish(),
  example_actions: ExampleActions.optional(),
});
export type CreateEnvironmentVersion = z.infer<typeof CreateEnvironmentVersion>;

export const UpdateEnvironmentVersion = z.strictObject({
  label: Label.optional(),
  description: Description.nullish(),
  config: EnvironmentConfig.nullish(),
  example_actions: ExampleActions.optional(),
});
export type UpdateEnvironmentVersion = z.infer<typeof UpdateEnvironmentVersion>;

export const EnvironmentVersion = z.object({
  id: Uuid,
  environment_id: Uuid,
  version: z.int(),
  label: z.string(),
  description: z.string().nullable(),
  config: ReadConfig.nullable(),
  effective_config: ReadConfig,
  example_actions: z.array(Action),
  is_default: z.boolean(),
  archived_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type EnvironmentVersion = z.infer<typeof EnvironmentVersion>;
