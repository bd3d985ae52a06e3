import { picture } from '../../service/images.ts';
import { oneOf } from './says.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of tests, right and wrong
export type Json = Record<string, any>;

/** Bodies that are right; the tables of the tests bend them one field at a time. */
export const environmentBody = (extra: Json = {}): Json => {
  const name = `Shop ${Math.random()}`;
  return { name, kind: 'web', config: { url: `https://${name.replace(/\W/g, '')}.example/shop` }, ...extra };
};
export const taskBody = (extra: Json = {}): Json => ({
  name: `Task ${Math.random()}`,
  instructions: 'Buy a blue mug',
  ...extra,
});
export const versionBody = (extra: Json = {}): Json => ({ label: `Version ${Math.random()}`, ...extra });
export const sessionBody = (person_id: string, extra: Json = {}): Json => ({
  person_id,
  task: { instructions: 'Buy a blue mug' },
  environment: { name: 'Shop', kind: 'web' },
  ...extra,
});

/** The body without a key. */
export const without = (body: Json, key: string): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));

const image = await picture();
export const imageBlock = { type: 'image', media_type: 'image/png', data: image };
export const turnBody = (turn_index: number, extra: Json = {}): Json => ({
  turn_index,
  observation: [imageBlock, { type: 'text', text: 'Blue mug. Add to basket.', label: 'page_text' }],
  actions: [
    { name: 'click:add-to-basket', description: 'Add to basket', target: { x: 4, y: 4, width: 20, height: 10 } },
    { name: 'click:help', description: 'Help' },
  ],
  ...extra,
});

/** Form of every published field. */
export const FORMS = {
  session: {
    id: 'uuid',
    workspace_id: 'uuid',
    person_id: 'uuid',
    person_snapshot: 'object',
    task: 'object',
    environment: 'object',
    environment_id: 'uuid?',
    environment_revision: 'int',
    environment_version_id: 'uuid?',
    environment_version_label: 'text?',
    decision_mode: oneOf('direct', 'intent'),
    status: oneOf('open', 'completed', 'gave_up', 'closed', 'max_turns', 'spend_cap_reached', 'balance_exhausted'),
    ended_reason: 'text?',
    ended_at: 'time?',
    settled_at: 'time?',
    max_turns: 'int',
    pacing: oneOf('pause_on_decide', 'frame_on_demand', 'free_running'),
    reasoning_effort: oneOf('low', 'medium', 'high'),
    observation_retention: oneOf('none', '30d', '90d', 'indefinite'),
    turn_count: 'int',
    accrued_credits: 'number',
    created_by_api_key_id: 'uuid',
    created_at: 'time',
    updated_at: 'time',
    seed: 'int',
    engine: 'text',
  },
  row: {
    accrued_credits: 'number',
    created_at: 'time',
    created_by_api_key_id: 'uuid',
    decision_mode: oneOf('direct', 'intent'),
    ended_at: 'time?',
    ended_reason: 'text?',
    environment: 'object',
    environment_id: 'uuid?',
    environment_revision: 'int',
    environment_version_id: 'uuid?',
    environment_version_label: 'text?',
    id: 'uuid',
    max_turns: 'int',
    status: 'text',
    task: 'object',
    turn_count: 'int',
    updated_at: 'time',
    participant: 'object',
    settled_at: 'time?',
  },
  turn: {
    turn_index: 'int',
    created_at: 'time',
    decision: 'object',
    frame_age_ms: 'int',
    latency_ms: 'int',
    input_tokens: 'int',
    output_tokens: 'int',
    validation_retries: 'int',
    observation_kinds: 'array',
    observation_url: 'text?',
    observation_width: 'int',
    observation_height: 'int',
  },
  decision: {
    comment: 'text',
    felt_intensity: oneOf('low', 'medium', 'high'),
    sentiment: 'text',
    status: oneOf('continue', 'completed', 'gave_up'),
    arguments: 'object?',
  },
  environment: {
    id: 'uuid',
    workspace_id: 'uuid',
    name: 'text',
    kind: oneOf('web', 'device', 'world'),
    config: 'object',
    address: 'text?',
    hosting: oneOf('client'),
    operating_notes: 'text?',
    example_actions: 'array',
    observation_retention: oneOf('none', '30d', '90d', 'indefinite'),
    revision: 'int',
    slug: 'text',
    archived_at: 'time?',
    created_at: 'time',
    updated_at: 'time',
  },
  version: {
    id: 'uuid',
    environment_id: 'uuid',
    version: 'int',
    label: 'text',
    description: 'text?',
    config: 'object?',
    effective_config: 'object',
    example_actions: 'array',
    is_default: 'bool',
    archived_at: 'time?',
    created_at: 'time',
    updated_at: 'time',
  },
  task: {
    id: 'uuid',
    workspace_id: 'uuid',
    name: 'text',
    instructions: 'text',
    background: 'text?',
    steps: (value: unknown) => value === null || Array.isArray(value),
    revision: 'int',
    archived_at: 'time?',
    created_at: 'time',
    updated_at: 'time',
  },
} as const;
