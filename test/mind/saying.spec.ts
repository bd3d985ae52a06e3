import { expect, test } from '@playwright/test';
import type { Sentiment } from '../../src/contract/index.ts';
import { appraise, say } from '../../src/mind/feeling/index.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';
import { traitsOf } from '../../src/mind/scent/person/traits.ts';
import { decideOn, draw, SOMEBODY } from './sight.ts';

const SAYING = { cause: '', wanted: '', sentiment: 'neutral' as Sentiment, without: null, lately: [] };

/** All that can be said of a turn. */
function wordings(saying: Partial<Parameters<typeof say>[0]>): string[] {
  const of = (plain: boolean) => Array.from({ length: 24 }, (_, at) => said({ ...saying, plain }, at));
  return [...of(true), ...of(false)];
}

function said(saying: Partial<Parameters<typeof say>[0]>, at = 0): string {
  return say({ move: 'satisfice', plain: true, ...SAYING, ...saying }, (_, count) => at % count).text;
}

test('a box is ticked, a tick taken away and a switch turned, and nothing is typed into them', async () => {
  const form = await draw([
    { name: 'type:name', label: 'Name', role: 'textbox', kind: 'type' },
    { name: 'check:terms', label: 'I accept the terms', role: 'checkbox', kind: 'check' },
    { name: 'click:send', label: 'Send' },
  ]);
  const text = 'Join the club\nName\nI accept the terms';
  for (let seed = 1; seed <= 6; seed++) {
    const turns = await decideOn({ ...form, text }, 'Join the club as Ann Lee.', seed, { turns: 4 });
    const ticks = turns.filter(({ action_name: name }) => name === 'check:terms');
    for (const { comment } of ticks) expect(comment).toMatch(/tick/i);
  }
  for (const text of wordings({ move: 'unmark', cause: 'Send me news' })) expect(text).toMatch(/tick|off|no “/i);
});

test('who has missed says so, and does not call it dead', async () => {
  const page = await draw([
    { name: 'click:renew', label: 'Renew my book' },
    { name: 'click:news', label: 'News' },
  ]);
  const outcome = 'failed: The hand slipped and landed beside "Renew my book".';
  for (let seed = 1; seed <= 6; seed++) {
    const [, second] = await decideOn({ ...page, outcome }, 'Renew my book.', seed, { turns: 2 });
    expect(second!.action_name).toBe('click:renew');
    expect(second!.comment).toMatch(/missed|slipped|beside|hit/);
    expect(second!.comment).not.toMatch(/nothing|no reaction|register|does not work/i);
  }
});

test('what was not found is searched for in other words, and said so', () => {
  for (const text of wordings({ move: 'search_anew', cause: 'Garden' })) {
    expect(text).toContain('“Garden”');
    expect(text).not.toMatch(/quicker|rather than browse|there is a search box/i);
  }
});

test('a page that was just told of is not named once more', () => {
  for (const move of ['back', 'satisfice', 'guess'])
    for (const text of wordings({
      move,
      cause: 'Help',
      page: 'Something went wrong',
      remark: { kind: 'complaint', about: 'Something went wrong' },
    }))
      expect(text.match(/Something went wrong/g)).toHaveLength(1);
});

test('nobody is delighted by an answer that was hard to read', () => {
  const event = { before: 0.6, after: 0.95, power: 0.9, idle: 0, errors: 0, waits: 0, stuck: 0, lost: 0 };
  const end = { ...event, status: 'completed' as const, unclear: false, risky: false, newPage: false, frustration: 0 };
  const person = { selfEfficacy: 0.6, riskAversion: 0.4, impatience: 1 };
  expect(appraise({ ...end, overGrade: 0 }, person).sentiment).toBe('delighted');
  expect(appraise({ ...end, overGrade: 6 }, person).sentiment).toBe('satisfied');
  expect(appraise({ ...end, overGrade: 0, effort: 0.5 }, person).sentiment).toBe('satisfied');
  expect(appraise({ ...end, overGrade: 0, turns: 12, doubts: 9 }, person).sentiment).toBe('satisfied');
});

test('signs of a row without words are told apart by their place, and nobody reads one off them', async () => {
  const signs = ['1 of 3', '2 of 3', '3 of 3'].map((label, at) => ({
    name: `click:${at + 1}-of-3`,
    label,
    width: 30,
    ink: '#ffffff',
  }));
  const page = { ...(await draw(signs)), text: 'Notes\nShopping list' };
  for (let seed = 1; seed <= 8; seed++)
    for (const { comment, action_name: name } of await decideOn(page, 'Share the note.', seed, { turns: 2 })) {
      expect(comment).not.toMatch(/“\d of 3”/);
      if (name?.endsWith('-of-3')) expect(comment).toMatch(/of the 3 signs|picture|word/);
    }
});

test('who listens does not speak of how a page looks', () => {
  const moves = ['satisfice', 'clear_overlay', 'scroll', 'scroll_up', 'guess', 'press_named', 'gave_up'];
  const looks = /\beyes?\b|white|grey|covers|catches|scroll|look twice|to see the page|can see it/;
  for (const move of moves)
    for (const text of wordings({ move, cause: 'Offers', wanted: 'the tea', page: 'Shop', listens: true }))
      expect(text).not.toMatch(looks);
  for (const kind of ['blank', 'crowded', 'focus', 'restless', 'unlabelled'])
    for (const text of wordings({ remark: { kind, about: 'Name' }, cause: 'Help', listens: true }))
      expect(text).not.toMatch(looks);
});

test('whose language it is not speaks plainly and reads harder', () => {
  const traits = (bio: string) =>
    traitsOf({ ...SOMEBODY, bio, education_level: 'graduate' }, new Date('2026-01-01'), 3);
  const native = traits('Builder from Gdansk.');
  for (const bio of [
    'Builder from Gdansk; his English is basic.',
    'Speaks a little English.',
    'English is her second language.',
    'Is learning English in the evenings.',
    'A non-native speaker.',
  ]) {
    expect(traits(bio).readingGrade, bio).toBeLessThan(native.readingGrade);
    expect(traits(bio).readingSpeed, bio).toBeLessThan(native.readingSpeed);
  }
  expect(traitsOf({ ...SOMEBODY, bio: 'Basic English.' }, new Date('2026-01-01'), 3).plainSpeech).toBe(true);
  for (const bio of ['Studied English literature.', 'Has some English friends.', 'His English is good.'])
    expect(traits(bio), bio).toEqual(native);
});

test('an end is told in the words of the site, and never the task in its mouth', async () => {
  const page = await draw([{ name: 'click:save', label: 'Save' }]);
  const outcome = 'changed: A message appeared: "Settings saved."';
  for (let seed = 1; seed <= 6; seed++)
    for (const { status, comment } of await decideOn(
      { ...page, text: 'Notifications\nSave\nSettings saved.', outcome },
      'Save the settings.',
      seed,
      { turns: 2 },
    ))
      if (status === 'completed') expect(comment).not.toMatch(/says “Save the|going by “Save the|seeing “Save the/i);
});

test('what a site finds fault with is named, whatever is done next', async () => {
  const mind = createScentMind();
  const form = await draw([
    { name: 'type:e-mail', label: 'E-mail', role: 'textbox', kind: 'type' },
    { name: 'type:password', label: 'Password', role: 'textbox', kind: 'type' },
    { name: 'click:sign-in', label: 'Sign in' },
  ]);
  const refused = 'Wrong e-mail or password. Two attempts left.';
  for (let seed = 1; seed <= 4; seed++) {
    let memory: unknown = null;
    const typed = new Map<string, string>();
    let said = '';
    for (let turnIndex = 0; turnIndex < 4; turnIndex++) {
      const sent = turnIndex === 3;
      if (sent) typed.clear();
      const text = `Sign in\n${sent ? `${refused}\n` : ''}E-mail\nPassword`;
      const { decision, ...answer } = await mind.decide(
        {
          sessionId: 'said',
          seed,
          person: SOMEBODY,
          today: new Date('2026-11-02T00:00:00Z'),
          instructions: 'Sign in. You know: email is lee@example.org, password is hunter22.',
          environmentName: 'a site',
          operatingNotes: null,
          turnIndex,
          maxTurns: 30,
          reasoningEffort: 'medium',
          percept: {
            frame: form.frame,
            texts: [
              { label: 'address', text: 'http://pages.example/ Sign in' },
              { label: 'page_text', text },
              ...(sent ? [{ label: 'outcome', text: `changed: A message appeared: "${refused}"` }] : []),
            ],
            actions: form.actions.map((action) => {
              const value = typed.get(action.name) ?? '';
              return { ...action, target: { ...action.target!, ...(value ? { value } : {}) } };
            }),
            frameAgeMs: 0,
          },
          memory,
        },
        new AbortController().signal,
      );
      memory = answer.memory;
      said = decision.comment;
      const value = Object.values(decision.arguments ?? {})[0];
      if (decision.action_name && value !== undefined) typed.set(decision.action_name, String(value));
    }
    expect(said).toContain('Wrong e-mail or password');
  }
});
