import sharp from 'sharp';
import type { Action, Decision } from '../../src/contract/index.ts';
import type { Frame, MindPerson } from '../../src/mind/mind.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';

export interface Drawn {
  name: string;
  label: string;
  /** Colour of the letters, and of the box they stand on. */
  ink?: string;
  ground?: string;
  height?: number;
  width?: number;
  role?: string;
  /** Draws it out of focus, with the box that it stands on. */
  blur?: number;
  kind?: string;
}

const WIDTH = 800;
const LINE = 44;

/** A page of controls under each other, drawn as declared. */
export async function draw(
  controls: readonly Drawn[],
  ground = '#ffffff',
): Promise<{ frame: Frame; actions: Action[] }> {
  const height = controls.length * LINE + 40;
  const boxes = controls.map((control, i) => ({
    x: 40,
    y: 20 + i * LINE,
    width: control.width ?? 220,
    height: control.height ?? 28,
  }));
  const drawn = controls
    .map((control, i) => {
      const box = boxes[i]!;
      const size = Math.round(box.height * 0.55);
      const blur = control.blur ? ` filter="url(#blur${i})"` : '';
      const filter = control.blur
        ? `<filter id="blur${i}"><feGaussianBlur stdDeviation="${control.blur}"/></filter>`
        : '';
      return `${filter}<g${blur}><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${control.ground ?? ground}"/>
      <text x="${box.x + 6}" y="${box.y + box.height * 0.72}" font-family="sans-serif" font-size="${size}" fill="${control.ink ?? '#111111'}">${control.label}</text></g>`;
    })
    .join('');
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="${WIDTH}" height="${height}" fill="${ground}"/>${drawn}</svg>`,
    ),
  )
    .png()
    .toBuffer();
  const actions = controls.map(
    (control, i): Action => ({
      name: control.name,
      target: { ...boxes[i]!, role: control.role ?? 'button', label: control.label, kind: control.kind ?? 'click' },
    }),
  );
  return { frame: { bytes, mediaType: 'image/png', width: WIDTH, height }, actions };
}

export const SOMEBODY: MindPerson = {
  id: '01900000-0000-7000-8000-000000000042',
  name: 'Alex Moreau',
  bio: 'Works in an office and cooks at the weekend.',
  city: 'Lyon',
  country: 'France',
  occupation: 'Clerk',
  date_of_birth: '1988-05-17',
  education_level: 'secondary',
  employment_status: 'employed_full_time',
  gender: null,
  household: null,
  income_level: null,
  interests: [],
  locale_type: null,
  accessibility_profile: {},
};

const mind = createScentMind();

export interface Page {
  frame: Frame;
  actions: Action[];
  text?: string;
  address?: string;
  /** What came of the act before. */
  outcome?: string;
}

/** Plays a person over pages that stand still, for some turns. */
export async function decideOn(
  page: Page,
  instructions: string,
  seed: number,
  { person = SOMEBODY, turns = 1 }: { person?: MindPerson; turns?: number } = {},
): Promise<Decision[]> {
  const decisions: Decision[] = [];
  let memory: unknown = null;
  for (let turnIndex = 0; turnIndex < turns; turnIndex++) {
    const answer = await mind.decide(
      {
        sessionId: 'sight',
        seed,
        person,
        today: new Date('2026-11-02T00:00:00Z'),
        instructions,
        environmentName: 'a page',
        operatingNotes: null,
        turnIndex,
        maxTurns: 30,
        reasoningEffort: 'medium',
        percept: {
          frame: page.frame,
          texts: [
            { label: 'address', text: page.address ?? 'http://pages.example/ A page' },
            {
              label: 'page_text',
              text: page.text ?? page.actions.map((action) => action.target?.label ?? '').join('\n'),
            },
            ...(page.outcome ? [{ label: 'outcome', text: page.outcome }] : []),
          ],
          actions: page.actions,
          frameAgeMs: 0,
        },
        memory,
      },
      new AbortController().signal,
    );
    memory = answer.memory;
    decisions.push(answer.decision);
    if (answer.decision.status !== 'continue') break;
  }
  return decisions;
}

/** Share of people who choose the action on their first turn. */
export async function shareChoosing(
  name: string,
  page: Page,
  instructions: string,
  options: { person?: MindPerson; people?: number } = {},
): Promise<number> {
  let hits = 0;
  const people = options.people ?? 40;
  for (let seed = 0; seed < people; seed++) {
    const [first] = await decideOn(page, instructions, seed + 1, options);
    if (first!.action_name === name) hits += 1;
  }
  return hits / people;
}
