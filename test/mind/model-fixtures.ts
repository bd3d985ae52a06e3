import sharp from 'sharp';
import type { Action } from '../../src/contract/index.ts';
import type { MindRequest } from '../../src/mind/mind.ts';
import type { ModelEngine } from '../../src/mind/model/config/schema.ts';
import type { Limits } from '../../src/mind/model/limits/limits.ts';

export const ACTIONS: Action[] = [
  {
    name: 'click:add-to-basket',
    target: { x: 100, y: 200, width: 160, height: 40, role: 'button', label: 'Add to basket', kind: 'click' },
  },
  { name: 'click:help', target: { x: 10, y: 10, width: 60, height: 20, role: 'link', label: 'Help', kind: 'click' } },
  {
    name: 'type:search',
    parameters: { type: 'object', properties: { text: { type: 'string', maxLength: 40 } }, required: ['text'] },
    target: { x: 300, y: 10, width: 200, height: 30, role: 'searchbox', label: 'Search', kind: 'type' },
  },
  {
    name: 'type:password',
    parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    target: { x: 300, y: 300, width: 200, height: 30, role: 'textbox', label: 'Password', kind: 'type' },
  },
  {
    name: 'choose:size',
    parameters: {
      type: 'object',
      properties: { option: { type: 'string', enum: ['Small', 'Medium', 'Large'] } },
      required: ['option'],
    },
    target: { x: 100, y: 150, width: 120, height: 30, role: 'combobox', label: 'Size', kind: 'choose' },
  },
  {
    name: 'set:quantity',
    parameters: {
      type: 'object',
      properties: { value: { type: 'integer', minimum: 1, maximum: 9 } },
      required: ['value'],
    },
    target: { x: 240, y: 150, width: 60, height: 30, role: 'spinbutton', label: 'Quantity', kind: 'set' },
  },
  { name: 'scroll:down' },
];

const frames = new Map<string, Buffer>();
async function frame(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`;
  const made =
    frames.get(key) ??
    (await sharp({ create: { width, height, channels: 3, background: '#f4f4f0' } })
      .png()
      .toBuffer());
  frames.set(key, made);
  return made;
}

export async function requestFor(
  changes: Partial<MindRequest> = {},
  size = { width: 1280, height: 800 },
): Promise<MindRequest> {
  return {
    sessionId: '0199aaaa-0000-7000-8000-000000000001',
    seed: 7,
    person: {
      id: '0199aaaa-0000-7000-8000-000000000002',
      name: 'Rosa Delgado',
      bio: 'Rosa runs a bakery and shops online in the evening.',
      city: 'Sevilla',
      country: 'ES',
      occupation: 'Baker',
      date_of_birth: '1984-05-02',
      education_level: 'secondary',
      employment_status: 'self_employed',
      gender: 'female',
      household: 'couple_with_kids',
      income_level: 'middle',
      interests: ['food.baking'],
      locale_type: 'urban',
      accessibility_profile: {},
    },
    today: new Date('2026-01-15T00:00:00Z'),
    instructions:
      'Buy a medium blue jacket.\n\nWhat you know:\n- email: rosa@example.org\n- password: {{password}} (secret)',
    environmentName: 'Fernhill Outfitters',
    operatingNotes: null,
    turnIndex: 0,
    maxTurns: 20,
    reasoningEffort: 'medium',
    percept: {
      frame: { bytes: await frame(size.width, size.height), mediaType: 'image/png', ...size },
      texts: [
        { label: 'address', text: 'http://127.0.0.1:4173/jacket' },
        { label: 'page_text', text: '# Blue jacket\nWarm and light.\n49.00' },
      ],
      actions: ACTIONS,
      frameAgeMs: 0,
    },
    memory: null,
    ...changes,
  };
}

/** Limits that leave everything as it is: for tests of what the model's side does. */
export const NO_LIMITS: Limits = {
  begin: async (request) => ({
    percept: request.percept,
    mood: null,
    quits: null,
    state: null,
  }),
  tires: () => null,
  end: () => ({
    sentiment: 'neutral',
    intensity: 'low',
    valence: 0,
    chance: 0.5,
    secondsPredicted: 3,
    secondsWaited: 0,
    comment: '',
    wanted: null,
    candidates: [],
    memory: null,
  }),
};

export function engineFor(changes: Partial<ModelEngine> & { base_url: string }): ModelEngine {
  return {
    name: 'local',
    kind: 'openai-compatible',
    model: 'qwen2.5-vl',
    price: { input: 3, output: 15 },
    timeout_seconds: 20,
    max_retries: 2,
    image_size: 1280,
    max_output_tokens: 1200,
    stream: false,
    reasoning: false,
    decision_mode: 'direct',
    structured_output: true,
    ...changes,
  } as ModelEngine;
}

export function answerOf(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    noticed: 'The jacket is here.',
    status: 'continue',
    action: 'click:add-to-basket',
    arguments: [],
    comment: 'There it is, into the basket.',
    sentiment: 'satisfied',
    felt_intensity: 'low',
    ...changes,
  };
}
