import { z } from 'zod';
import { AccessibilityProfile, CreatePerson, Pacing, Retention } from '../contract/index.ts';

/** The keys of a scenario file. Every object is strict: a key that is not here is a typo. */

const share = z.number().min(0).max(1);
const words = z.string().min(1).regex(/\S/, { error: 'must hold a word' });
/** Bounds of a share: with none of them, or none that can be met, nothing would be expected. */
const bounds = z
  .strictObject({ at_least: share.optional(), at_most: share.optional() })
  .refine(({ at_least, at_most }) => at_least !== undefined || at_most !== undefined, {
    error: 'needs at_least, at_most or both',
  })
  .refine(({ at_least = 0, at_most = 1 }) => at_least <= at_most, { error: 'at_least is more than at_most' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const InlineEnvironment = z.strictObject({
  name: z.string().min(1).max(120),
  url: httpUrl,
  origins: z.array(httpUrl).min(1).optional(),
  serve: z.strictObject({ command: z.string().min(1), ready: httpUrl }).optional(),
});
export type InlineEnvironment = z.infer<typeof InlineEnvironment>;

export const RegisteredEnvironment = z.strictObject({ id: z.guid(), version: z.string().min(1).optional() });
export type RegisteredEnvironment = z.infer<typeof RegisteredEnvironment>;

export const PersonReference = z.strictObject({ person: z.string().min(1) });
export const PersonQuery = z.strictObject({
  where: z.record(z.string(), z.unknown()),
  pick: z.int().min(1).max(500).default(1),
});
export type PersonQuery = z.infer<typeof PersonQuery>;
/** As the service takes a person, but for keys of the profile that nothing knows: those it keeps, and here they are slips. */
export const InlinePerson = CreatePerson.extend({ accessibility_profile: AccessibilityProfile.strict().nullish() });

const glob = z.string().min(1);
export const CHECK_KINDS = {
  url: z.strictObject({ url: glob }),
  text: z.strictObject({ text: z.string().min(1) }),
  selector: z.strictObject({
    selector: z.string().min(1),
    state: z.enum(['visible', 'hidden', 'attached', 'checked', 'unchecked', 'disabled', 'enabled']).optional(),
    value: z.string().optional(),
    text: z.string().optional(),
    count: z.int().min(0).optional(),
  }),
  request: z.strictObject({
    request: z.strictObject({
      method: z.string().min(1).optional(),
      url: glob,
      status: z.int().min(100).max(599).optional(),
      body: z.string().optional(),
    }),
  }),
  storage: z.strictObject({
    storage: z
      .strictObject({
        local: z.string().optional(),
        session: z.string().optional(),
        cookie: z.string().optional(),
        value: z.string().optional(),
      })
      .refine((it) => [it.local, it.session, it.cookie].filter((key) => key !== undefined).length === 1, {
        error: 'needs exactly one of local, session or cookie',
      }),
  }),
} as const;

const Secret = z.strictObject({
  env: z.string().min(1),
  origin: z.union([httpUrl, z.array(httpUrl).min(1)]).optional(),
});

export const DataValue = z.union([z.string(), z.number(), z.boolean(), Secret], {
  error:
    'must be a text, a number, true or false, or { env: NAME }, with the origin that it is for where that is another',
});

export const Task = z.strictObject({
  instructions: words.max(8000),
  data: z.record(z.string(), DataValue).optional(),
  steps: z
    .array(z.strictObject({ id: z.string().min(1).optional(), name: z.string().min(1), when: z.unknown() }))
    .optional(),
});

/** What the person sits at, where it is not to be drawn from age and work. */
export const Screen = {
  device: z.enum(['phone', 'tablet', 'laptop']).optional(),
  viewport: z.strictObject({ width: z.int().min(200).max(7680), height: z.int().min(200).max(7680) }).optional(),
  color_scheme: z.enum(['light', 'dark']).optional(),
  geolocation: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
} as const;

export const Expect = z.strictObject({
  success: bounds.optional(),
  false_success: bounds.optional(),
  gave_up: bounds.optional(),
  turns: z.strictObject({ median_at_most: z.number().min(0) }).optional(),
  felt: z.strictObject({ share_negative_at_most: share }).optional(),
  regression: z.strictObject({ baseline: z.string().min(1), alpha: z.number().gt(0).lt(1).default(0.05) }).optional(),
});
export type Expect = z.infer<typeof Expect>;

/** The file as a whole; people, environment and checks are looked at one by one, so that errors name the right kind. */
export const ScenarioFile = z.strictObject({
  scenario: words.max(200),
  tags: z.array(z.string().min(1)).optional(),
  environment: z.unknown().optional(),
  people: z.array(z.unknown()).min(1),
  task: Task,
  success: z.strictObject({
    all: z.array(z.unknown()).min(1).optional(),
    any: z.array(z.unknown()).min(1).optional(),
    none: z.array(z.unknown()).min(1).optional(),
  }),
  sessions: z.int().min(1).max(10_000).default(1),
  seed: z.int().min(0).max(2_147_483_647).default(1),
  limits: z
    .strictObject({ max_turns: z.int().min(1).max(200).default(30), minutes: z.number().gt(0).max(600).default(10) })
    .default({ max_turns: 30, minutes: 10 }),
  ...Screen,
  pacing: Pacing.default('pause_on_decide'),
  retention: Retention.default('none'),
  engine: z.string().min(1).optional(),
  expect: Expect.default({}),
});
