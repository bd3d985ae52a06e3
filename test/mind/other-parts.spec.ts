import { expect, test } from '@playwright/test';
import type { Action } from '../../src/contract/index.ts';
import { readPage } from '../../src/mind/perception/page.ts';
import { withoutOtherParts } from '../../src/mind/scent/foraging/other-parts.ts';

const control = (group: string, kind: string, label: string, at: number): Action => ({
  name: `${kind}:${label.toLowerCase().replaceAll(' ', '-')}`,
  target: {
    x: 0,
    y: 40 * at,
    width: 200,
    height: 30,
    role: kind === 'click' ? 'button' : 'textbox',
    label,
    kind,
    group,
  },
});

const page = readPage({
  frame: { bytes: Buffer.alloc(0), mediaType: 'image/png', width: 800, height: 600 },
  texts: [
    { label: 'page_text', text: '# This shift\nTeam\nSave shift\n# My profile\nSkills\nLanguages\nSave profile' },
  ],
  actions: [
    control('This shift', 'type', 'Note for the team', 0),
    control('This shift', 'click', 'Save shift', 1),
    control('My profile', 'type', 'Skills', 2),
    control('My profile', 'type', 'Languages', 3),
    control('My profile', 'click', 'Save profile', 4),
  ],
  frameAgeMs: 0,
} as never);
const left = (told: string) => withoutOtherParts(page, told).items.map(({ label }) => label);

test('parts of a page under heads of their own that bear no word of the task are let be where another bears several', () => {
  expect(left('Put first aid on my list of skills and save my profile.')).toEqual([
    'Skills',
    'Languages',
    'Save profile',
  ]);
});

test('a page is left whole where the task speaks of several of its parts, or plainly of none', () => {
  expect(left('Add a note to this shift, and put first aid into the skills of my profile.').length).toBe(5);
  expect(left('Say that it will rain.').length).toBe(5);
});
