import { z } from 'zod';
import { Timestamp } from './common.ts';

/** Labels of text blocks that the driver uses; the set is open. */
export const TEXT_LABELS = [
  'page_text',
  'text_places',
  'title',
  'marked_text',
  'drawn',
  'address',
  'tabs',
  'error',
  'dialog',
  'outcome',
] as const;

export const ImageBlock = z.strictObject({
  type: z.literal('image'),
  media_type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  data: z.string(),
});
export type ImageBlock = z.infer<typeof ImageBlock>;

export const TextBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string().max(20_000),
  label: z.string().max(40).optional(),
});
export type TextBlock = z.infer<typeof TextBlock>;

export const ObservationBlock = z.discriminatedUnion('type', [ImageBlock, TextBlock]);
export type ObservationBlock = z.infer<typeof ObservationBlock>;

/** One parameter of an action, in the subset of JSON Schema that the service understands. */
export const ParameterSchema = z.strictObject({
  type: z.enum(['string', 'integer', 'number', 'boolean']),
  enum: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.int().min(0).optional(),
  description: z.string().optional(),
});

export const ActionParameters = z.strictObject({
  type: z.literal('object'),
  properties: z.record(z.string(), ParameterSchema).optional(),
  required: z.array(z.string()).optional(),
});
export type ActionParameters = z.infer<typeof ActionParameters>;

/** Where an action stands on the image, in image pixels, and what a sighted person can tell of it. */
export const ActionTarget = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  role: z.string().max(100).optional(),
  label: z.string().max(500).optional(),
  value: z.string().max(2000).optional(),
  disabled: z.boolean().optional(),
  /** The driver's kind of action: `click`, `type`, `choose`, `check`, `set`, `scroll`, `back`, ... */
  kind: z.string().max(40).optional(),
  /** Words that stand around the target: its row, card or field group. */
  context: z.string().max(500).optional(),
  /** The heading it stands under. */
  group: z.string().max(200).optional(),
  placeholder: z.string().max(200).optional(),
  /** What can be seen of its state: `checked`, `expanded`, `selected`, `current`, `required`, `invalid`, ... */
  state: z.array(z.string().max(40)).max(20).optional(),
});
export type ActionTarget = z.infer<typeof ActionTarget>;

export const ActionName = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);

export const Action = z.strictObject({
  name: ActionName,
  description: z.string().max(500).optional(),
  parameters: ActionParameters.optional(),
  target: ActionTarget.optional(),
});
export type Action = z.infer<typeof Action>;

const MAX_TEXT_BLOCKS = 20;

/**
 * That there is exactly one image, that it can be decoded, and that the actions are 1 to 500 with names of their own
 * is for the service to refuse (`observation_image_count`, `observation_image_invalid`, `actions_invalid`).
 */
export const SubmitTurn = z.strictObject({
  turn_index: z.int().min(0),
  observation: z.array(ObservationBlock).superRefine((blocks, context) => {
    if (blocks.length > MAX_TEXT_BLOCKS && blocks.filter((block) => block.type === 'text').length > MAX_TEXT_BLOCKS)
      context.addIssue({ code: 'custom', message: `at most ${MAX_TEXT_BLOCKS} text blocks are taken` });
  }),
  actions: z.array(Action),
  frame_age_ms: z.int().min(0).optional(),
});
export type SubmitTurn = z.infer<typeof SubmitTurn>;

export const SENTIMENTS = [
  'delighted',
  'satisfied',
  'relieved',
  'curious',
  'neutral',
  'uncertain',
  'confused',
  'bored',
  'anxious',
  'annoyed',
  'frustrated',
] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export const INTENSITIES = ['low', 'medium', 'high'] as const;
export type Intensity = (typeof INTENSITIES)[number];

export const DecisionStatus = z.enum(['continue', 'completed', 'gave_up']);
export type DecisionStatus = z.infer<typeof DecisionStatus>;

/** One action the person weighed. `scent` and `utility` are in the units of the engine's equations. */
export const Candidate = z.object({
  action_name: z.string().nullable(),
  label: z.string(),
  scent: z.number(),
  utility: z.number(),
  /** 0..1: how well this person could perceive the target in the frame. */
  seen: z.number().optional(),
  reason: z.string().optional(),
});
export type Candidate = z.infer<typeof Candidate>;

/** Why the person decided so: additive to the published Turn, null for engines that cannot say. */
export const Explanation = z.object({
  /** The rule that fired, a short stable word such as `satisfice`, `fill_field`, `back`, `patience_spent`. */
  rule: z.string(),
  why: z.string(),
  /** The part of the task the person was after. */
  wanted: z.string().nullable(),
  candidates: z.array(Candidate),
  /** Predicted seconds a human of this profile would have taken for this turn. */
  seconds_predicted: z.number(),
  /** Of these, the seconds for which the page was waited for, in the steps in which they are felt. */
  seconds_waited: z.number().optional(),
  /** How it felt, -1 (bad) .. 1 (good). */
  valence: z.number(),
  /** The person's own estimate, 0..1, that the task will succeed. */
  chance: z.number(),
});
export type Explanation = z.infer<typeof Explanation>;

export const Decision = z.object({
  status: DecisionStatus,
  /** Null only when `status` is not `continue`. */
  action_name: z.string().nullable(),
  arguments: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  comment: z.string(),
  sentiment: z.string(),
  felt_intensity: z.string(),
  explanation: Explanation.nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const Turn = z.object({
  turn_index: z.int(),
  created_at: Timestamp,
  decision: Decision,
  frame_age_ms: z.int(),
  latency_ms: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  validation_retries: z.int(),
  observation_kinds: z.array(z.string()),
  observation_url: z.string().nullable(),
  observation_width: z.int(),
  observation_height: z.int(),
});
export type Turn = z.infer<typeof Turn>;
