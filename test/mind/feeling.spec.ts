import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { distancesTo, encyclopedia } from '../../bench/mind/graph.ts';
import { walk } from '../../bench/mind/walk.ts';
import { type Decision, waitingSaid, waitingTold } from '../../src/contract/index.ts';
import { appraise, type Event } from '../../src/mind/feeling/appraise.ts';
import { say, secondsFor, thing } from '../../src/mind/feeling/index.ts';
import type { Mind, MindPerson } from '../../src/mind/mind.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';
import { tiredOfLooking } from '../../src/mind/scent/person/hazard.ts';
import { traitsOf } from '../../src/mind/scent/person/traits.ts';
import { decideOn, draw, SOMEBODY } from './sight.ts';

const NEGATIVE = ['uncertain', 'confused', 'bored', 'anxious', 'annoyed', 'frustrated'];

/** Long walks of several people, with every decision they made. */
async function walks(people: number): Promise<Decision[][]> {
  const graph = encyclopedia(1);
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const all: Decision[][] = [];
  const mind = createScentMind();
  for (let i = 0; i < people; i++) {
    const said: Decision[] = [];
    const listening: Mind = {
      ...mind,
      async decide(request, signal) {
        const answer = await mind.decide(request, signal);
        said.push(answer.decision);
        return answer;
      },
    };
    const target = (i * 37 + 11) % graph.titles.length;
    const person: MindPerson = {
      ...SOMEBODY,
      name: `Person ${i}`,
      education_level: i % 2 ? 'graduate' : 'less_than_secondary',
    };
    await walk(
      listening,
      person,
      graph,
      { bytes, mediaType: 'image/png', width: 64, height: 64 },
      (i * 53) % graph.titles.length,
      target,
      distancesTo(graph, target),
      i + 1,
      30,
    );
    all.push(said);
  }
  return all;
}

test('comments are whole sentences about this page, and none comes twice in a row', async () => {
  const all = await walks(24);
  const comments = all.flatMap((said) => said.map((decision) => decision.comment));
  expect(comments.length).toBeGreaterThan(100);
  for (const comment of comments) {
    expect(comment).toMatch(/^[“"\p{Lu}\p{N}]/u);
    expect(comment).toMatch(/[.!?”…]$/);
    expect(comment).not.toMatch(/[{}]|undefined|null|NaN| {2}/);
    expect(comment.split('“').length).toBe(comment.split('”').length);
  }
  for (const said of all)
    for (const [i, decision] of said.entries()) if (i > 0) expect(decision.comment).not.toBe(said[i - 1]!.comment);
  const naming = all.flatMap((said) => said.filter((decision) => decision.comment.includes('“')));
  expect(naming.length / comments.length).toBeGreaterThan(0.6);
  expect(new Set(comments).size / comments.length).toBeGreaterThan(0.8);
});

test('people word the same thought differently, and plain speakers use fewer words', async () => {
  const page = await draw([
    { name: 'click:delivery', label: 'Delivery' },
    { name: 'click:news', label: 'News' },
  ]);
  const of = async (education: 'less_than_secondary' | 'graduate') =>
    Promise.all(
      Array.from({ length: 16 }, async (_, i) => {
        const person: MindPerson = { ...SOMEBODY, name: `Person ${i}`, education_level: education };
        return (await decideOn(page, 'Find out what express delivery costs.', 7, { person }))[0]!.comment;
      }),
    );
  const [plain, fluent] = [await of('less_than_secondary'), await of('graduate')];
  expect(new Set(plain).size).toBeGreaterThan(4);
  expect(new Set(fluent).size).toBeGreaterThan(4);
  const words = (comments: readonly string[]) => comments.join(' ').split(/\s+/).length;
  expect(words(plain)).toBeLessThan(words(fluent));
});

test('an act without effect is felt, named, and worse the second time', async () => {
  const page = await draw([
    { name: 'click:checkout', label: 'Go to checkout' },
    { name: 'click:news', label: 'News' },
  ]);
  const decisions = await decideOn(page, 'Buy a blue mug.', 3, { turns: 3 });
  const felt = decisions.map((decision) => decision.explanation!.valence);
  expect(NEGATIVE).toContain(decisions[1]!.sentiment);
  expect(decisions[1]!.comment).toContain('Go to checkout');
  expect(felt[1]!).toBeLessThan(felt[0]!);
  expect(felt[2]!).toBeLessThan(felt[1]!);
});

test('who meets a page that is not there, or a site that fails, says it in the words of the page', async () => {
  const home = await draw([
    { name: 'click:home', label: 'Larkfield Library', role: 'link', kind: 'click' },
    { name: 'click:help', label: 'Help', role: 'link', kind: 'click' },
  ]);
  const first = async (text: string) =>
    (await decideOn({ ...home, text: `Larkfield Library\nHelp\n${text}` }, 'Reserve the garden room.', 5))[0]!;
  const missing = await first('# Page not found\nWe looked everywhere.');
  expect(missing.comment).toContain('“Page not found”');
  expect(NEGATIVE).toContain(missing.sentiment);
  expect((await first('Internal Server Error')).comment).toContain('“Internal Server Error”');
  expect((await first('# Rooms\nWe have three rooms.')).comment).not.toContain('We have');
});

test('an empty page is called one, and nothing is quoted of it', async () => {
  const page = { ...(await draw([])), text: '' };
  const decisions = await decideOn(
    { ...page, actions: [{ name: 'wait' }, { name: 'back' }] },
    'Reserve the garden room.',
    5,
    { turns: 3 },
  );
  expect(decisions[0]!.comment).toMatch(/nothing on this page|empty|white/);
  for (const { comment } of decisions) expect(comment).not.toMatch(/“|the page, and I watch|finish: /);
});

test('who gives up says what for, in a sentence', async () => {
  const saying = { wanted: '', sentiment: 'frustrated' as const, without: null, lately: [] };
  const said = (move: string, cause: string, plain: boolean, i: number, page?: string) =>
    say({ ...saying, move, cause, plain, ...(page ? { page } : {}) }, (_name, count) => i % count).text;
  for (let i = 0; i < 12; i++)
    for (const plain of [true, false]) {
      const failing = `I tried again, and the page still says “${'Something went wrong on our side. '.repeat(5)}”`;
      const text = said('gave_up', failing, plain, i);
      expect(text.split('“').length).toBe(text.split('”').length);
      expect(said('tired', 'I have looked long enough', plain, i, 'Rooms')).toContain('“Rooms”');
      expect(said('tired', 'I have looked long enough', plain, i)).not.toMatch(/“”|\{/);
    }
});

test('a field that was just named is filled in and not followed, and a second time is called one', () => {
  const saying = { move: 'fill_field', cause: 'Your name', wanted: '', sentiment: 'neutral' as const, without: null };
  for (let i = 0; i < 8; i++)
    for (const plain of [true, false]) {
      const pick = (_name: string, count: number) => i % count;
      const about = { plain, lately: [] };
      expect(say({ ...saying, ...about, remark: { kind: 'tiny', about: 'Your name' } }, pick).text).toMatch(
        /fill it in|type it in|put in|answer it/,
      );
      expect(
        say({ ...saying, ...about, move: 'refill', remark: { kind: 'empty', about: 'Your name' } }, pick).text,
      ).toMatch(/again|once more|start over|second time|anew/i);
      expect(say({ ...saying, ...about, move: 'press_again', without: 'Your name' }, pick).text).not.toMatch(
        /“Your name”.*“Your name”/,
      );
    }
});

test('waiting is felt and counted: a little passes, more bores and annoys, and nobody thinks a short wait worth a word', async () => {
  const page = await draw([
    { name: 'click:delivery', label: 'Delivery' },
    { name: 'click:news', label: 'News' },
  ]);
  const after = async (outcome: string) =>
    (await decideOn({ ...page, ...(outcome ? { outcome } : {}) }, 'Find out what express delivery costs.', 5))[0]!;
  const [none, short, long, longest] = await Promise.all(
    [
      '',
      'changed: It shows "Shop".',
      'It took about 5 seconds.',
      'changed: It shows "In 9 seconds". It took about 20 seconds.',
    ].map(after),
  );
  expect(short).toEqual(none);
  expect(long!.sentiment).toBe('bored');
  expect(long!.comment).toContain('5 seconds');
  expect(longest!.sentiment).toBe('annoyed');
  const valences = [none, long, longest].map((decision) => decision!.explanation!.valence);
  expect(valences).toEqual([...valences].sort((a, b) => b - a));
  const seconds = (decision: Decision) => decision.explanation!.seconds_predicted;
  expect(seconds(longest!) - seconds(none!)).toBeCloseTo(20, 0);
  expect(waitingTold(waitingSaid(4200, true))).toEqual({ seconds: 5, came: true });
  expect(waitingTold(waitingSaid(900, false))).toEqual({ seconds: 0, came: true });
});

test('the same site served from elsewhere meets with the same luck', async () => {
  const page = await draw(
    ['Guides', 'Offers', 'Gifts', 'News', 'Places', 'People'].map((label) => ({
      name: `click:${label.toLowerCase()}`,
      label,
    })),
  );
  const at = (address: string) => decideOn({ ...page, address }, 'Find the winter catalogue.', 11, { turns: 4 });
  const here = await at('http://127.0.0.1:4173/shop/index.html Shop');
  expect(await at('https://shop.example/shop/index.html?build=7 Shop')).toEqual(here);
  expect(await at('http://127.0.0.1:4173/builds/b/index.html Shop')).toEqual(here);
});

test('the feeling fits the end: who is done is glad, who gives up is not', { tag: '@long' }, async () => {
  const ends = (await walks(40)).map((said) => said.at(-1)!);
  const done = ends.filter((decision) => decision.status === 'completed');
  const left = ends.filter((decision) => decision.status === 'gave_up');
  expect(done.length).toBeGreaterThan(5);
  expect(left.length).toBeGreaterThan(3);
  for (const decision of done) expect(decision.explanation!.valence).toBeGreaterThan(0);
  for (const decision of left) {
    expect(decision.explanation!.valence).toBeLessThan(0);
    expect(NEGATIVE).toContain(decision.sentiment);
  }
});

test('who leaves after a look says so and takes it lightly; who leaves after trouble does not', () => {
  const left = (changes: Partial<Event>) =>
    appraise(
      {
        before: 0.4,
        after: 0.1,
        power: 0.2,
        idle: 0,
        errors: 0,
        waits: 0,
        stuck: 1,
        lost: 6,
        status: 'gave_up',
        overGrade: 0,
        unclear: true,
        risky: false,
        newPage: true,
        frustration: 0,
        ...changes,
      },
      { selfEfficacy: 0.6, riskAversion: 0.4, impatience: 1 },
    );
  expect(left({}).valence).toBeGreaterThan(-0.6);
  expect(left({}).valence).toBeLessThanOrEqual(-0.35);
  expect(left({ frustration: 0.7, stuck: 12, lost: 100 }).valence).toBeLessThan(-0.95);
  // The site has refused, and did not say why.
  expect(left({ errors: 1 }).sentiment).toBe('annoyed');
  expect(tiredOfLooking(1)).not.toContain('long');
  expect(tiredOfLooking(9)).toContain('long');
});

test('doubt in oneself is read however the life story tells it, and costs time', () => {
  const traits = (bio: string) => traitsOf({ ...SOMEBODY, bio }, new Date('2026-01-01'), 3);
  const plain = traits('Cooks at the weekend.');
  for (const bio of [
    'Is unsure with computers.',
    'Not very confident online.',
    'Finds websites confusing.',
    'Is not good with a computer.',
    'Technology scares her.',
  ]) {
    expect(traits(bio).selfEfficacy, bio).toBeLessThan(plain.selfEfficacy - 0.2);
    expect(traits(bio).slowness, bio).toBeGreaterThan(plain.slowness * 1.1);
  }
  for (const bio of ['Struggles with his knees and likes his phone.', 'Is not impatient.', 'Never in a hurry.'])
    expect(traits(bio), bio).toEqual(plain);
});

test('a remark names its cause and a wording that lacks a word is not used', () => {
  const base = {
    move: 'back',
    cause: '',
    wanted: '',
    sentiment: 'neutral' as const,
    without: null,
    plain: false,
    lately: [],
  };
  for (let i = 0; i < 12; i++) {
    const { text } = say({ ...base, page: '' }, (_name, count) => i % count);
    expect(text).not.toMatch(/[{}]|“”/);
  }
  const { text } = say({ ...base, remark: { kind: 'surcharge', about: '£4.80' }, page: 'Payment' }, () => 0);
  expect(text).toContain('“£4.80”');
});

test('what is wanted is said as a person says it', () => {
  expect(thing('blue enamel mug')).toBe('the blue enamel mug');
  expect(thing('the rain jacket from your last order')).toBe('the rain jacket from my last order');
  expect(thing('express delivery')).toBe('express delivery');
  expect(thing('as guest')).toBe('');
  expect(thing('they are in it')).toBe('');
});

test('seconds follow age, small targets, typing and reading', () => {
  const work = { newWords: 60, read: 5, choices: 20, distance: 400, size: 40, typed: 0, kind: 'click' };
  const pace = { readingSpeed: 238, slowness: 1 };
  const plain = secondsFor(work, pace);
  expect(secondsFor({ ...work, size: 6 }, pace)).toBeGreaterThan(plain);
  expect(secondsFor({ ...work, typed: 20, kind: 'type' }, pace)).toBeGreaterThan(plain + 4);
  expect(secondsFor({ ...work, newWords: 300 }, pace)).toBeGreaterThan(plain + 10);
  expect(secondsFor(work, { readingSpeed: 180, slowness: 1.43 })).toBeGreaterThan(plain * 1.25);
});
