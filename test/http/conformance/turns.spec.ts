import { expect } from '@playwright/test';
import { picture } from '../../service/images.ts';
import { FORMS, imageBlock, type Json, turnBody, without } from './samples.ts';
import { formed, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

const text = (extra: Json = {}) => ({ type: 'text', text: 'A page', ...extra });
const image = (extra: Json = {}) => ({ ...imageBlock, ...extra });
const seen = (...observation: unknown[]) => ({ observation });
const action = (extra: Json = {}) => ({ name: 'click:a', ...extra });
const offered = (...actions: unknown[]) => ({ actions });
const parameters = (properties: Json, extra: Json = {}) =>
  offered(action({ parameters: { type: 'object', properties, ...extra } }));

test('a turn has every published field, in the answer and in the trace', async ({ client }) => {
  const session = await client.session({ observation_retention: '30d' });
  const path = `/api/v1/sessions/${session.id}`;
  const answer = ok(await client.post(`${path}/turns`, turnBody(0, { frame_age_ms: 40 })), 200, 'submit');
  expect.soft(Object.keys(answer).sort(), 'turn and session').toEqual(['session', 'turn']);
  formed(answer.turn, FORMS.turn, 'turn');
  formed(answer.turn.decision, FORMS.decision, 'decision');
  formed(answer.session, FORMS.session, 'session');
  expect.soft('turns' in answer.session || 'has_more' in answer.session, 'without turns').toBe(false);
  const names = ['click:add-to-basket', 'click:help', null];
  expect.soft(names, 'a declared action').toContain(answer.turn.decision.action_name);
  if (answer.turn.decision.status === 'continue') expect.soft(answer.turn.decision.action_name).not.toBe(null);
  expect.soft(answer.turn).toMatchObject({
    turn_index: 0,
    frame_age_ms: 40,
    observation_kinds: ['image', 'text'],
    observation_width: 64,
    observation_height: 48,
  });
  expect.soft(answer.session).toMatchObject({ id: session.id, turn_count: 1 });
  const read = ok(await client.get(path), 200, 'read');
  expect.soft(read.turns, 'the trace').toHaveLength(1);
  expect
    .soft({ ...read.turns[0], observation_url: '' }, 'as answered')
    .toEqual({ ...answer.turn, observation_url: '' });
  expect.soft(read.updated_at >= read.turns[0].created_at, 'updated').toBe(true);
  const plain = ok(
    await client.post(
      `${path}/turns`,
      turnBody(1, { observation: [text(), text(), imageBlock, text({ label: 'error' })] }),
    ),
    200,
    'blocks in any order',
  );
  expect
    .soft(plain.turn, 'kinds in order')
    .toMatchObject({ frame_age_ms: 0, observation_kinds: ['text', 'text', 'image', 'text'] });
});

test('what a turn may carry', async ({ client }) => {
  const rows: [string, Json][] = [
    ['an image alone', seen(image())],
    ['a jpeg', seen(image({ media_type: 'image/jpeg', data: await picture(64, 48, 'jpeg') }))],
    ['a webp', seen(image({ media_type: 'image/webp', data: await picture(64, 48, 'webp') }))],
    ['the smallest image', seen(image({ data: await picture(16, 16) }))],
    ['the widest image', seen(image({ data: await picture(8192, 16) }))],
    ['the tallest image', seen(image({ data: await picture(16, 8192) }))],
    ['20 texts', seen(image(), ...Array.from({ length: 20 }, () => text()))],
    ['empty text', seen(image(), text({ text: '' }))],
    ['20000 characters', seen(image(), text({ text: 'x'.repeat(20_000) }))],
    ['20000 characters outside the first plane', seen(image(), text({ text: '😀'.repeat(20_000) }))],
    ...['page_text', 'error', 'dialog', 'outcome', 'mine', 'x'.repeat(40)].map((label): [string, Json] => [
      `label ${label}`,
      seen(image(), text({ label })),
    ]),
    ['a frame of now', { frame_age_ms: 0 }],
    ['an old frame', { frame_age_ms: 86_400_000 }],
    ['one action', offered(action())],
    ['500 actions', offered(...Array.from({ length: 500 }, (_, index) => action({ name: `a${index}` })))],
    ['every character of a name', offered(action({ name: 'Az09_.:-' }))],
    ['64 characters of a name', offered(action({ name: 'x'.repeat(64) }))],
    ['500 characters of a description', offered(action({ description: 'x'.repeat(500) }))],
    ['an empty description', offered(action({ description: '' }))],
    [
      'a whole target',
      offered(
        action({
          target: { x: 1.5, y: 2, width: 10, height: 0, role: 'button', label: 'A', value: 'v', disabled: true },
        }),
      ),
    ],
    ['a target out of sight', offered(action({ target: { x: -20, y: -4, width: 10, height: 10 } }))],
    ['no parameters', offered(action({ parameters: { type: 'object' } }))],
    [
      'optional parameters',
      parameters({
        text: { type: 'string', maxLength: 10, description: 'What' },
        n: { type: 'integer', minimum: 1, maximum: 3 },
        x: { type: 'number' },
        b: { type: 'boolean' },
      }),
    ],
    ['a required choice', parameters({ size: { type: 'string', enum: ['S', 'M'] } }, { required: ['size'] })],
  ];
  for (const [label, extra] of rows) {
    const session = await client.session();
    const answer = await client.post(`/api/v1/sessions/${session.id}/turns`, turnBody(0, extra));
    ok(answer, 200, label);
    const declared = turnBody(0, extra).actions.map(({ name }: Json) => name);
    expect.soft([...declared, null], `${label}: declared`).toContain(answer.body?.turn?.decision.action_name);
  }
});

test('what is malformed is named', async ({ client }) => {
  const session = await client.session();
  const path = `/api/v1/sessions/${session.id}/turns`;
  const good = turnBody(0);
  const rows: [string, Json, string, unknown[]?][] = [
    ['no index', without(good, 'turn_index'), 'turn_index'],
    ['no observation', without(good, 'observation'), 'observation'],
    ['no actions', without(good, 'actions'), 'actions'],
    ...[-1, 0.5, '0', null, true, [], 1e300].map((turn_index): [string, Json, string] => [
      `index ${turn_index}`,
      { ...good, turn_index },
      'turn_index',
    ]),
    ...['x', null, {}, 1].map((observation): [string, Json, string] => [
      `observation ${observation}`,
      { ...good, observation },
      'observation',
    ]),
    ...['x', null, {}, 1].map((actions): [string, Json, string] => [
      `actions ${actions}`,
      { ...good, actions },
      'actions',
    ]),
    ...[-1, 0.5, '0', null].map((frame_age_ms): [string, Json, string] => [
      `age ${frame_age_ms}`,
      { ...good, frame_age_ms },
      'frame_age_ms',
    ]),
    ['an unknown key', { ...good, session_id: session.id }, 'session_id'],
    [
      'an unknown block',
      { ...good, ...seen(image(), { type: 'video', data: 'x' }) },
      'observation.1.type',
      ['image', 'text'],
    ],
    ['a block without a type', { ...good, ...seen(image(), { text: 'x' }) }, 'observation.1.type'],
    ['a block of null type', { ...good, ...seen(image(), { type: null }) }, 'observation.1.type'],
    ['a block that is text', { ...good, ...seen('x') }, 'observation.0'],
    ['a block that is null', { ...good, ...seen(null) }, 'observation.0'],
    ['an image without data', { ...good, ...seen(without(image(), 'data')) }, 'data'],
    ['an image without a type', { ...good, ...seen(without(image(), 'media_type')) }, 'media_type'],
    [
      'a gif',
      { ...good, ...seen(image({ media_type: 'image/gif' })) },
      'media_type',
      ['image/png', 'image/jpeg', 'image/webp'],
    ],
    ['an image by address', { ...good, ...seen(image({ url: 'https://a.example' })) }, 'url'],
    ['data of a number', { ...good, ...seen(image({ data: 5 })) }, 'data'],
    ['a text without text', { ...good, ...seen(image(), { type: 'text' }) }, 'text'],
    ['a text of a number', { ...good, ...seen(image(), text({ text: 5 })) }, 'text'],
    ['a text too long', { ...good, ...seen(image(), text({ text: 'x'.repeat(20_001) })) }, 'text'],
    ['a label too long', { ...good, ...seen(image(), text({ label: 'x'.repeat(41) })) }, 'label'],
    ['a label of a number', { ...good, ...seen(image(), text({ label: 5 })) }, 'label'],
    ['a text with a stray key', { ...good, ...seen(image(), text({ lang: 'en' })) }, 'lang'],
    ['21 texts', { ...good, ...seen(image(), ...Array.from({ length: 21 }, () => text())) }, 'observation'],
    ...['', 'has space', 'x'.repeat(65), 'ü', 'a/b', 'a\n', 5, null].map((name): [string, Json, string] => [
      `name ${name}`,
      { ...good, ...offered(action({ name })) },
      'name',
    ]),
    ['an action without a name', { ...good, ...offered({ description: 'x' }) }, 'name'],
    ['an action that is text', { ...good, ...offered('click') }, 'actions.0'],
    ['a description too long', { ...good, ...offered(action({ description: 'x'.repeat(501) })) }, 'description'],
    ['a stray key of an action', { ...good, ...offered(action({ selector: '#a' })) }, 'selector'],
    ['a target without a height', { ...good, ...offered(action({ target: { x: 1, y: 1, width: 1 } })) }, 'height'],
    ['a target of text', { ...good, ...offered(action({ target: { x: '1', y: 1, width: 1, height: 1 } })) }, 'x'],
    [
      'a stray key of a target',
      { ...good, ...offered(action({ target: { x: 1, y: 1, width: 1, height: 1, z: 1 } })) },
      'z',
    ],
    ['parameters of an array', { ...good, ...offered(action({ parameters: { type: 'array' } })) }, 'type'],
    ['a parameter of no type', { ...good, ...parameters({ a: {} }) }, 'type'],
    [
      'a parameter of an object',
      { ...good, ...parameters({ a: { type: 'object' } }) },
      'type',
      ['string', 'integer', 'number', 'boolean'],
    ],
    ['a keyword outside the subset', { ...good, ...parameters({ a: { type: 'string', pattern: 'x' } }) }, 'pattern'],
    ['additionalProperties', { ...good, ...parameters({}, { additionalProperties: false }) }, 'additionalProperties'],
    ['required of text', { ...good, ...parameters({}, { required: 'a' }) }, 'required'],
  ];
  for (const [label, body, at, allowed] of rows) malformed(await client.post(path, body), at, label, allowed);
  expect.soft((await client.get(`/api/v1/sessions/${session.id}`)).body.turn_count, 'nothing was recorded').toBe(0);
});

test('images and actions that break a rule of the business', async ({ client }) => {
  const session = await client.session();
  const path = `/api/v1/sessions/${session.id}/turns`;
  const whole = Buffer.from(imageBlock.data, 'base64');
  const broken = Buffer.from(whole);
  broken.fill(0x55, 45, broken.length - 12);
  const jpeg = Buffer.from(await picture(64, 48, 'jpeg'), 'base64');
  const webp = Buffer.from(await picture(64, 48, 'webp'), 'base64');
  const data = (bytes: Buffer | string) =>
    seen(image({ data: typeof bytes === 'string' ? bytes : bytes.toString('base64') }));
  const rows: [string, Json, string][] = [
    ['nothing seen', seen(), 'observation_image_count'],
    ['text alone', seen(text()), 'observation_image_count'],
    ['two images', seen(image(), image()), 'observation_image_count'],
    ['many images', seen(...Array.from({ length: 30 }, () => image())), 'observation_image_count'],
    ['no bytes', data(''), 'observation_image_invalid'],
    ['no base64', data('not base64!!'), 'observation_image_invalid'],
    ['a data address', data(`data:image/png;base64,${imageBlock.data}`), 'observation_image_invalid'],
    ['words', data(Buffer.from('hello, this is no image at all')), 'observation_image_invalid'],
    ['a gif', data('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), 'observation_image_invalid'],
    [
      'an svg',
      data(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')),
      'observation_image_invalid',
    ],
    ['a header alone', data(whole.subarray(0, 33)), 'observation_image_invalid'],
    ['half a png', data(whole.subarray(0, whole.length / 2)), 'observation_image_invalid'],
    ['a broken png', data(broken), 'observation_image_invalid'],
    ['half a jpeg', data(jpeg.subarray(0, jpeg.length / 2)), 'observation_image_invalid'],
    ['half a webp', data(webp.subarray(0, webp.length / 2)), 'observation_image_invalid'],
    ['15 pixels wide', data(await picture(15, 64)), 'observation_image_invalid'],
    ['15 pixels high', data(await picture(64, 15)), 'observation_image_invalid'],
    ['one pixel', data(await picture(1, 1)), 'observation_image_invalid'],
    ['8193 pixels wide', data(await picture(8193, 16)), 'observation_image_invalid'],
    ['no action', offered(), 'actions_invalid'],
    [
      '501 actions',
      offered(...Array.from({ length: 501 }, (_, index) => action({ name: `a${index}` }))),
      'actions_invalid',
    ],
    ['two of one name', offered(action(), action({ description: 'other' })), 'actions_invalid'],
  ];
  for (const [label, extra, kind] of rows) refused(await client.post(path, turnBody(0, extra)), 422, kind, label);
  malformed(await client.post(path, turnBody(0, { ...seen(), frame_age_ms: -1 })), 'frame_age_ms', 'shape first');
  refused(await client.post(path, turnBody(7, seen())), 422, 'observation_image_count', '422 before 409');
  refused(await client.post(path, turnBody(7, offered())), 422, 'actions_invalid', '422 before 409');
  expect.soft((await client.get(`/api/v1/sessions/${session.id}`)).body.turn_count, 'nothing was recorded').toBe(0);
  await client.post(`/api/v1/sessions/${session.id}/close`);
  refused(await client.post(path, turnBody(0, seen())), 422, 'observation_image_count', '422 before session_not_open');
});
