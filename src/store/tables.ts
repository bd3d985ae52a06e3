/**
 * The rows, the same on SQLite and PostgreSQL: only text, bigint and integer. Instants are epoch milliseconds, flags
 * 0 or 1, credits millionths of a credit, structures JSON text, and folded copies of text serve searching, because
 * SQLite's own lower() knows ASCII alone.
 */
export interface Tables {
  secrets: SecretRow;
  workspaces: WorkspaceRow;
  api_keys: ApiKeyRow;
  environments: EnvironmentRow;
  environment_versions: EnvironmentVersionRow;
  tasks: TaskRow;
  people: PersonRow;
  sessions: SessionRow;
  turns: TurnRow;
  frames: FrameRow;
  idempotency: IdempotencyRow;
  generation_jobs: GenerationJobRow;
  budgets: BudgetRow;
}

export interface SecretRow {
  id: string;
  purpose: string;
  secret: string;
  created_at: number;
}

export interface WorkspaceRow {
  id: string;
  name: string;
  requests_per_minute: number | null;
  sessions_per_day: number | null;
  balance: number | null;
  plan_allowance: number | null;
  spend_cap: number | null;
  credits_per_turn: number | null;
  /** The month that the two sums below belong to, as its first instant. */
  period_start: number;
  drawn: number;
  drawn_allowance: number;
  created_at: number;
}

export interface ApiKeyRow {
  id: string;
  workspace_id: string;
  name: string;
  hash: string;
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

export interface EnvironmentRow {
  id: string;
  workspace_id: string;
  name: string;
  kind: string;
  config: string;
  address: string | null;
  operating_notes: string | null;
  example_actions: string;
  observation_retention: string;
  revision: number;
  slug: string;
  next_version: number;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface EnvironmentVersionRow {
  id: string;
  environment_id: string;
  workspace_id: string;
  version: number;
  label: string;
  description: string | null;
  config: string | null;
  example_actions: string;
  is_default: number;
  used: number;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface TaskRow {
  id: string;
  workspace_id: string;
  name: string;
  instructions: string;
  background: string | null;
  steps: string | null;
  revision: number;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface PersonRow {
  id: string;
  /** The owner's id, or `platform` for the shared library. */
  workspace_id: string;
  name: string;
  name_lower: string;
  name_fold: string;
  type: string;
  accessibility_profile: string;
  avatar_url: string | null;
  avatar_url_fold: string | null;
  bio: string | null;
  bio_fold: string | null;
  city: string | null;
  city_fold: string | null;
  country: string | null;
  country_fold: string | null;
  date_of_birth: string | null;
  education_level: string | null;
  employment_status: string | null;
  external_id: string | null;
  external_id_fold: string | null;
  gender: string | null;
  household: string | null;
  income_level: string | null;
  interests: string;
  locale_type: string | null;
  occupation: string | null;
  occupation_fold: string | null;
  occupation_code: string | null;
  generation_job_id: string | null;
  generation_index: number | null;
  archived: number;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface SessionRow {
  id: string;
  workspace_id: string;
  person_id: string;
  person_snapshot: string;
  task_id: string | null;
  task_name: string | null;
  task_revision: number | null;
  instructions: string;
  instructions_lower: string;
  environment_id: string | null;
  /** Stays when the environment is deleted; null only for an inline one. */
  environment_origin: string | null;
  environment_name: string;
  environment_kind: string;
  environment_config: string | null;
  operating_notes: string | null;
  environment_revision: number;
  environment_version_id: string | null;
  environment_version_label: string | null;
  decision_mode: string;
  status: string;
  ended_reason: string | null;
  ended_at: number | null;
  settled_at: number | null;
  max_turns: number;
  pacing: string;
  reasoning_effort: string;
  observation_retention: string;
  turn_count: number;
  accrued: number;
  created_by: string;
  seed: number;
  engine: string;
  created_at: number;
  updated_at: number;
  /** What the mind remembers, as JSON; nobody else reads it. */
  memory: string | null;
}

export interface TurnRow {
  session_id: string;
  turn_index: number;
  decision: string;
  frame_age_ms: number;
  latency_ms: number;
  input_tokens: number;
  output_tokens: number;
  validation_retries: number;
  observation_kinds: string;
  frame_id: string | null;
  width: number;
  height: number;
  credits: number;
  created_at: number;
}

export interface FrameRow {
  id: string;
  workspace_id: string;
  session_id: string;
  media_type: string;
  expires_at: number | null;
  created_at: number;
}

export interface IdempotencyRow {
  workspace_id: string;
  operation: string;
  key: string;
  body_hash: string;
  answer: string;
  created_at: number;
}

export interface GenerationJobRow {
  id: string;
  workspace_id: string;
  status: string;
  request: string;
  seed: number;
  requested: number;
  succeeded: number;
  failed: number;
  billed: number;
  error: string | null;
  /** Until when the process that produces it may be believed alive. */
  lease_until: number;
  lease_owner: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

export interface BudgetRow {
  owner_id: string;
  budget: string;
  window_start: number;
  used: number;
}
