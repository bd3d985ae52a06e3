const workspace = '0192f0c1-7a10-7c31-9d2e-3b1f0a5c7e01';
const person = '0192f0c1-7a10-7c31-9d2e-3b1f0a5c7e02';

export const createSession = {
  person_id: person,
  task: { instructions: 'Send back the jacket from your last order and get your money back.' },
  environment: { name: 'Fernhill Outfitters', kind: 'web' },
  max_turns: 25,
  seed: 7,
};

export const session = {
  id: '0192f0c1-7a10-7c31-9d2e-3b1f0a5c7e03',
  workspace_id: workspace,
  person_id: person,
  person_snapshot: {
    id: person,
    name: 'Rosa Delgado',
    type: 'ai',
    city: 'Sevilla',
    country: 'ES',
    occupation: 'Nurse',
    snapshotted_at: '2026-01-31T08:00:00.000Z',
  },
  task: { id: null, name: null, revision: null, instructions: createSession.task.instructions },
  environment: { name: 'Fernhill Outfitters', kind: 'web' },
  environment_id: null,
  environment_revision: 1,
  environment_version_id: null,
  environment_version_label: null,
  decision_mode: 'direct',
  status: 'open',
  ended_reason: null,
  ended_at: null,
  settled_at: null,
  max_turns: 25,
  pacing: 'pause_on_decide',
  reasoning_effort: 'medium',
  observation_retention: 'none',
  turn_count: 0,
  accrued_credits: 0,
  created_by_api_key_id: '0192f0c1-7a10-7c31-9d2e-3b1f0a5c7e04',
  created_at: '2026-01-31T08:00:00.000Z',
  updated_at: '2026-01-31T08:00:00.000Z',
  seed: 7,
  engine: 'scent',
  turns: [],
  has_more: false,
};

export const submitTurn = {
  turn_index: 0,
  observation: [
    { type: 'image', media_type: 'image/png', data: 'iVBORw0KGgo...' },
    { type: 'text', label: 'outcome', text: 'The page opened.' },
  ],
  actions: [
    {
      name: 'click:returns',
      description: 'Returns',
      target: { x: 912, y: 24, width: 64, height: 20, role: 'link', label: 'Returns' },
    },
    {
      name: 'type:search',
      description: 'Type into Search',
      parameters: { type: 'object', properties: { text: { type: 'string', maxLength: 200 } }, required: ['text'] },
      target: { x: 320, y: 16, width: 240, height: 36, role: 'searchbox', label: 'Search' },
    },
  ],
};

export const createEnvironment = {
  name: 'Fernhill Outfitters',
  kind: 'web',
  config: { url: 'https://shop.example/', origins: ['https://shop.example'] },
  observation_retention: '30d',
};

export const createVersion = { label: 'New checkout', config: { url: 'https://next.shop.example/' } };

export const createTask = {
  name: 'Return a jacket',
  instructions: createSession.task.instructions,
  steps: [{ name: 'Opened the returns page' }],
};

export const createPerson = {
  name: 'Ken Whitlock',
  bio: 'Retired bus driver who reads the paper every morning.',
  date_of_birth: '1951-03-02',
  accessibility_profile: { vision: 'low_vision' },
};

export const searchPeople = {
  owner: 'platform',
  rule: {
    op: 'and',
    conditions: [
      { field: { source: 'demographic', key: 'age' }, operator: 'gte', value: 65 },
      { field: { source: 'demographic', key: 'country' }, operator: 'eq', value: 'ES' },
    ],
  },
  pagination: { limit: 10 },
};

export const createJob = { count: 5, seed: 7, constraints: { age_min: 65, countries: ['ES'] } };
