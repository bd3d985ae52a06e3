import { expect, test } from '@playwright/test';
import { throughEyes } from '../../src/browser/person/eyes.ts';
import { type AccessibilityProfile, asSeen } from '../../src/contract/index.ts';
import { colourName } from '../../src/mind/perception/index.ts';
import { type Drawn, decideOn, draw, SOMEBODY, shareChoosing } from './sight.ts';

const OTHERS: Drawn[] = [
  { name: 'click:news', label: 'News' },
  { name: 'click:stores', label: 'Our stores' },
  { name: 'click:jobs', label: 'Jobs' },
  { name: 'click:press', label: 'Press' },
];
const TASK = 'Go to the delivery page.';

const withDelivery = (how: Partial<Drawn>) => draw([...OTHERS, { name: 'click:delivery', label: 'Delivery', ...how }]);
const seeing = (profile: AccessibilityProfile) => ({ person: { ...SOMEBODY, accessibility_profile: profile } });

test('a plain button is found at once, a pale one by some, one in the colour of the page by nobody', async () => {
  const plain = await shareChoosing('click:delivery', await withDelivery({}), TASK);
  const pale = await shareChoosing('click:delivery', await withDelivery({ ink: '#dcdcdc', ground: '#f2f2f2' }), TASK);
  const none = await shareChoosing('click:delivery', await withDelivery({ ink: '#ffffff', ground: '#ffffff' }), TASK);
  expect(plain).toBeGreaterThan(0.95);
  expect(pale).toBeLessThan(0.6);
  expect(none).toBe(0);
});

test('what is overlooked at first is found on looking again', async () => {
  const page = await withDelivery({ ink: '#cfcfcf', ground: '#f2f2f2' });
  let first = 0;
  let within = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const names = (await decideOn(page, TASK, seed, { turns: 5 })).map((decision) => decision.action_name);
    if (names[0] === 'click:delivery') first += 1;
    if (names.includes('click:delivery')) within += 1;
  }
  expect(first).toBeLessThan(24);
  expect(within).toBeGreaterThan(first + 3);
});

test('small and blurred buttons are overlooked by some', async () => {
  const small = await shareChoosing('click:delivery', await withDelivery({ height: 8, width: 40 }), TASK);
  const blurred = await shareChoosing('click:delivery', await withDelivery({ blur: 4 }), TASK);
  expect(small).toBeLessThan(0.8);
  expect(blurred).toBeLessThan(0.9);
});

test('a button out of focus is told by its letters, and not by its edge against the page', async () => {
  const button = { ink: '#ffffff', ground: '#0a5cad', width: 100 };
  const shares = [];
  for (const blur of [0, 1, 2, 3])
    shares.push(await shareChoosing('click:delivery', await withDelivery({ ...button, blur }), TASK));
  const [sharp, soft, smeared, gone] = shares as [number, number, number, number];
  expect(sharp).toBeGreaterThan(0.95);
  expect(soft).toBeGreaterThan(0.8);
  expect(smeared).toBeLessThan(0.6);
  expect(gone).toBeLessThan(0.2);
});

test('a page that is small all over is enlarged, and one small button is not', async () => {
  const small = { height: 7, width: 60 };
  const all = await draw(
    [...OTHERS, { name: 'click:delivery', label: 'Delivery' }].map((one) => ({ ...one, ...small })),
  );
  const one = await withDelivery(small);
  const onSmall = await shareChoosing('click:delivery', all, TASK);
  expect(onSmall).toBeGreaterThan(0.9);
  expect(await shareChoosing('click:delivery', one, TASK)).toBeLessThan(onSmall - 0.2);
});

test('among buttons of one name, who has noticed one sees the others', async () => {
  const rows = [0, 1, 2].map((i) => ({
    name: `click:return.${i}`,
    label: 'Return',
    ink: i === 0 ? '#111111' : '#b0b0b0',
  }));
  const page = await draw(rows);
  const weighed = (await decideOn(page, 'Return the wool hat.', 4))[0]!.explanation!.candidates;
  expect(weighed.map(({ action_name }) => action_name).toSorted()).toEqual(rows.map(({ name }) => name));
});

test('low vision misses what good eyes make out', async () => {
  const page = await withDelivery({ ink: '#9a9a9a', ground: '#ffffff' });
  const good = await shareChoosing('click:delivery', page, TASK);
  const low = await shareChoosing('click:delivery', page, TASK, seeing({ vision: 'low_vision' }));
  expect(good).toBeGreaterThan(0.8);
  expect(low).toBeLessThan(good - 0.1);
});

test('weak eyes that are in the picture already are not counted twice', async () => {
  const page = draw([
    ...OTHERS,
    { name: 'click:delivery', label: 'Delivery' },
    { name: 'click:faint', label: 'Returns', ink: '#bdbdbd' },
  ]);
  const { frame, actions } = await page;
  const seen = await throughEyes(
    { ...frame, bytes: Buffer.from(frame.bytes), mediaType: 'image/png' },
    { vision: 'low_vision' },
    80,
  );
  const [decision] = await decideOn({ frame: seen, actions }, TASK, 3, seeing({ vision: 'low_vision' }));
  const of = (name: string) =>
    decision!.explanation!.candidates.find((candidate) => candidate.action_name === name)?.seen ?? 0;
  expect(of('click:delivery')).toBeGreaterThan(0.85);
  expect(of('click:faint')).toBeLessThan(0.6);
});

test('small print is called small, and pale print pale', async () => {
  const said = async (how: Partial<Drawn>) => {
    const page = await withDelivery(how);
    const comments = [];
    for (let seed = 1; seed <= 12; seed++)
      for (const decision of await decideOn(page, TASK, seed))
        if (decision.action_name === 'click:delivery') comments.push(decision.comment);
    return comments.join(' ');
  };
  const small = await said({ height: 9, width: 90, role: 'link' });
  expect(small).toMatch(/tiny|small/);
  expect(small).not.toMatch(/pale|faint/);
  expect(await said({ ink: '#cfcfcf', ground: '#f2f2f2' })).toMatch(/pale|faint|twice/);
});

test('red on green of the same lightness is lost on deuteranopes and on nobody else', async () => {
  const page = await withDelivery({ ink: '#b0584a', ground: '#6f7d3c' });
  const trichromat = (await decideOn(page, TASK, 3))[0]!.explanation!.candidates.find(
    (candidate) => candidate.action_name === 'click:delivery',
  );
  const person = seeing({ color_vision: 'deuteranopia' });
  const [decision] = await decideOn(page, TASK, 3, person);
  const dichromat = decision!.explanation!.candidates.find((candidate) => candidate.action_name === 'click:delivery');
  // Whoever cannot see it never weighs it.
  expect(trichromat?.seen ?? 0).toBeGreaterThan((dichromat?.seen ?? 0) + 0.2);
  // Dark red on black is darker still to those who lack the long wavelengths.
  const dark = await draw([
    ...OTHERS,
    { name: 'click:delivery', label: 'Delivery', ink: '#b00000', ground: '#111111' },
  ]);
  const found = async (profile: AccessibilityProfile) => shareChoosing('click:delivery', dark, TASK, seeing(profile));
  expect(await found({ color_vision: 'protanopia' })).toBeLessThan(await found({}));
});

test('colours as dichromats see them', () => {
  expect(asSeen([255, 255, 255], 'deuteranopia').every((value) => value > 250)).toBe(true);
  const red = asSeen([255, 0, 0], 'protanopia');
  expect(red[0]).toBeLessThan(130);
  const [r, g, b] = asSeen([200, 40, 90], 'achromatopsia');
  expect(r === g && g === b).toBe(true);
});

test('a label without words is a guess, said to be one', async () => {
  const worded = await draw([...OTHERS, { name: 'click:settings', label: 'Settings' }]);
  const [plain] = await decideOn(worded, 'Change the settings.', 5);
  const signs = await draw([
    { name: 'click:a', label: '⚙', width: 28 },
    { name: 'click:b', label: '♥', width: 28 },
    { name: 'click:c', label: '☰', width: 28 },
  ]);
  const guesses = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (seed) => (await decideOn(signs, 'Change the settings.', seed))[0]!),
  );
  expect(plain!.action_name).toBe('click:settings');
  expect(guesses.filter((decision) => decision.action_name === 'click:a').length).toBeGreaterThan(3);
  for (const decision of guesses.filter((it) => it.action_name === 'click:a')) {
    expect(decision.explanation!.valence).toBeLessThan(plain!.explanation!.valence);
    expect(decision.comment).not.toContain('⚙');
    expect(decision.comment).toMatch(/picture|label|sign/i);
  }
});

test('a screen reader goes by names and not by pixels', async () => {
  const pale = await withDelivery({ ink: '#ffffff', ground: '#ffffff' });
  const share = await shareChoosing('click:delivery', pale, TASK, {
    ...seeing({ vision: 'blind', screen_reader: true }),
    people: 10,
  });
  expect(share).toBe(1);
});

test('reading order and crowding: a link is passed over more often among many alike', async () => {
  const links = (count: number): Drawn[] => [
    ...Array.from({ length: count }, (_, i) => ({
      name: `click:${i}`,
      label: `Number ${i}`,
      role: 'link',
      width: 160,
    })),
    { name: 'click:delivery', label: 'Delivery', role: 'link', width: 160 },
  ];
  const few = await shareChoosing('click:delivery', await draw(links(3)), TASK);
  const many = await shareChoosing('click:delivery', await draw(links(24)), TASK);
  expect(few).toBeGreaterThan(0.95);
  expect(many).toBeLessThan(0.9);
  expect(many).toBeGreaterThan(0.5);
});

test('a hard text is felt, and by those whose schooling it overtaxes', async () => {
  const page = await draw([...OTHERS, { name: 'click:delivery', label: 'Delivery' }]);
  const text =
    'Notwithstanding the aforementioned stipulations, reimbursement of consideration remains contingent upon unambiguous contractual ratification by the undersigned beneficiary, irrespective of jurisdictional particularities and supplementary administrative prerequisites.\nDelivery';
  const felt = async (education: 'less_than_secondary' | 'graduate') => {
    const decisions = await Promise.all(
      [1, 2, 3, 4, 5].map(
        async (seed) =>
          (await decideOn({ ...page, text }, TASK, seed, { person: { ...SOMEBODY, education_level: education } }))[0]!,
      ),
    );
    return decisions.reduce((sum, decision) => sum + decision.explanation!.valence, 0);
  };
  const easy = await Promise.all(
    [1, 2, 3, 4, 5].map(
      async (seed) =>
        (await decideOn(page, TASK, seed, { person: { ...SOMEBODY, education_level: 'less_than_secondary' } }))[0]!,
    ),
  );
  expect(await felt('less_than_secondary')).toBeLessThan(
    easy.reduce((sum, decision) => sum + decision.explanation!.valence, 0),
  );
  expect(await felt('less_than_secondary')).toBeLessThanOrEqual(await felt('graduate'));
});

test('colours are called by their basic terms, and red and green are told apart by who can', () => {
  const named = (hex: string) =>
    colourName([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);
  expect(['dc3545', 'ffa500', 'ffc107', '198754', '40e0d0', '0d6efd', '800080', 'ff69b4', 'a0522d'].map(named)).toEqual(
    ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink', 'orange'],
  );
  expect(['ffffff', '808080', '222222'].map(named)).toEqual(['white', 'grey', 'black']);
  const seen = (rgb: [number, number, number]) => colourName(asSeen(rgb, 'deuteranopia'));
  expect(seen([190, 60, 0])).toBe(seen([110, 110, 0]));
});
