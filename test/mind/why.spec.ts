import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { whyText } from '../../src/cli/why.ts';
import type { SessionRecord, TurnRecord } from '../../src/contract/index.ts';
import { decideOn, draw } from './sight.ts';

test('why a turn went as it did is printed for a person to read', async () => {
  const page = await draw([
    { name: 'click:news', label: 'News' },
    { name: 'click:delivery', label: 'Delivery' },
    { name: 'click:faint', label: 'Deliveries abroad', ink: '#e4e4e4', ground: '#ffffff' },
  ]);
  const [made] = await decideOn(page, 'Find out what express delivery costs.', 3);
  const { explanation, ...decision } = made!;
  const turn: TurnRecord = {
    turn_index: 0,
    url: 'http://pages.example/',
    title: 'A page',
    frame: { width: 800, height: 200, path: null },
    actions: page.actions.map((action) => ({ name: action.name, label: action.target!.label!, target: null })),
    decision,
    rule: explanation!.rule,
    why: explanation!.why,
    wanted: explanation!.wanted,
    candidates: explanation!.candidates,
    valence: explanation!.valence,
    chance: explanation!.chance,
    effect: null,
    seconds_predicted: explanation!.seconds_predicted,
    times: { started_at: '2026-11-02T00:00:00.000Z', observe_ms: 1, decide_ms: 1, act_ms: 1, frame_age_ms: 0 },
  };
  const record = { id: 'a-session', scenario: 'Delivery', person: { id: 'p', name: 'Alex' }, seed: 3, engine: 'scent' };
  const text = stripVTControlCharacters(whyText(record as SessionRecord, turn, 4));
  expect(text).toContain('turn 1 of 4');
  expect(text).toMatch(/rule\s+satisfice/);
  expect(text).toMatch(/chose\s+click:delivery “Delivery”/);
  expect(text).toMatch(/→ Delivery\s+\d+\.\d\d\s+\d+\.\d\d\s+100%/);
  expect(text).toContain('News');
  expect(text).toContain(decision.comment);
  expect(explanation!.candidates[0]).toMatchObject({ action_name: 'click:delivery' });
  for (const candidate of explanation!.candidates) {
    expect(Number.isFinite(candidate.scent)).toBe(true);
    expect(Number.isFinite(candidate.utility)).toBe(true);
  }
});

test('what speaks against a control is said beside it', async () => {
  const page = await draw([
    { name: 'click:signin', label: 'Sign in' },
    { name: 'click:news', label: 'News' },
    { name: 'click:help', label: 'Help' },
  ]);
  const [made] = await decideOn(page, 'Find out what express delivery costs.', 3);
  const candidates = made!.explanation!.candidates;
  const signIn = candidates.find(({ action_name }) => action_name === 'click:signin');
  expect(signIn?.reason).toContain('who has nothing to sign in with');
  expect(candidates.find(({ action_name }) => action_name === 'click:help')?.reason ?? '').not.toContain('but');
});

test('what ends a session is explained like any other turn', async () => {
  const page = await draw([{ name: 'click:home', label: 'Home' }]);
  const text = '# Thank you\nYour order was placed.';
  const decisions = await decideOn({ ...page, text }, 'Place the order.', 3, { turns: 3 });
  const { explanation, ...decision } = decisions.at(-1)!;
  expect(decision.status).not.toBe('continue');
  expect(explanation!.candidates).toHaveLength(1);
  const turn = { turn_index: 0, title: '', url: '', actions: [], effect: null, decision, ...explanation! };
  const record = { id: 'a-session', scenario: 'Order', person: { id: 'p', name: 'Alex' }, seed: 3, engine: 'scent' };
  const said = stripVTControlCharacters(whyText(record as SessionRecord, turn as unknown as TurnRecord, 1));
  expect(said).toMatch(/→ (?:It is done|I stop here) +0\.\d\d/);
});
