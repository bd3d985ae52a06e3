import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { picture } from '../../service/images.ts';
import { Client } from '../harness.ts';
import { turnBody } from './samples.ts';
import { MISSING, ok, refused } from './says.ts';
import { test } from './served.ts';

const digest = (bytes: ArrayBuffer | Buffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as Buffer))
    .digest('hex');

test('a retained frame is fetched by its address, as it was submitted', async ({ client }) => {
  for (const type of ['png', 'jpeg', 'webp'] as const) {
    const { id } = await client.session({ observation_retention: '30d' });
    const data = await picture(80, 60, type);
    const block = { type: 'image', media_type: `image/${type}`, data };
    const answer = ok(
      await client.post(`/api/v1/sessions/${id}/turns`, turnBody(0, { observation: [block] })),
      200,
      type,
    );
    const url: string = answer.turn.observation_url;
    expect
      .soft(url, type)
      .toMatch(new RegExp(`^${client.url}/api/v1/frames/[0-9a-f-]{36}\\?expires=\\d+&signature=[0-9a-f]+$`));
    const frame = await fetch(url);
    expect
      .soft([frame.status, frame.headers.get('content-type')], `${type} without a token`)
      .toEqual([200, `image/${type}`]);
    expect.soft(digest(await frame.arrayBuffer()), `${type} byte for byte`).toBe(digest(Buffer.from(data, 'base64')));
    expect.soft(frame.headers.get('x-content-type-options'), type).toBe('nosniff');
    expect.soft(frame.headers.get('x-request-id'), type).toBeTruthy();
    expect.soft(frame.headers.get('x-ratelimit-limit'), `${type} is charged to nobody`).toBe(null);
    const left = Number(new URL(url).searchParams.get('expires')) - Date.now() / 1000;
    expect.soft(left > 590 && left <= 601, `good for ten minutes, not ${left} s`).toBe(true);
    const again = (await client.get(`/api/v1/sessions/${id}`)).body.turns[0].observation_url;
    expect.soft((await fetch(again)).status, 'the address of the trace').toBe(200);
    expect
      .soft((await fetch(url, { headers: { authorization: 'Bearer nonsense' } })).status, 'whatever token')
      .toBe(200);
    expect.soft((await fetch(url, { method: 'HEAD' })).status, 'HEAD').toBe(200);
  }
});

test('an address that was touched is refused', async ({ client }) => {
  const { id } = await client.session({ observation_retention: 'indefinite' });
  const { turn } = (await client.post(`/api/v1/sessions/${id}/turns`, turnBody(0))).body;
  const { pathname, searchParams } = new URL(turn.observation_url);
  const expires = searchParams.get('expires') ?? '';
  const signature = searchParams.get('signature') ?? '';
  const other = `${signature.startsWith('a') ? 'b' : 'a'}${signature.slice(1)}`;
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  const rows: Record<string, string> = {
    'no signature at all': pathname,
    'no signature': `${pathname}?expires=${expires}`,
    'no expiry': `${pathname}?signature=${signature}`,
    'another signature': `${pathname}?expires=${expires}&signature=${other}`,
    'a shorter signature': `${pathname}?expires=${expires}&signature=${signature.slice(0, -2)}`,
    'an empty signature': `${pathname}?expires=${expires}&signature=`,
    'a signature in capitals': `${pathname}?expires=${expires}&signature=${signature.toUpperCase()}`,
    'a later expiry': `${pathname}?expires=${Number(expires) + 1}&signature=${signature}`,
    'an earlier expiry': `${pathname}?expires=${Number(expires) - 1}&signature=${signature}`,
    'long expired': `${pathname}?expires=1&signature=${signature}`,
    'another frame': `/api/v1/frames/${MISSING}?expires=${expires}&signature=${signature}`,
    'no frame': `/api/v1/frames/nope?expires=${expires}&signature=${signature}`,
    'twice signed': `${pathname}?expires=${expires}&signature=${signature}&signature=${signature}`,
    'expiry of text': `${pathname}?expires=soon&signature=${signature}`,
  };
  for (const [label, path] of Object.entries(rows)) refused(await nobody.get(path), 403, 'frame_url_invalid', label);
  refused(await client.get(pathname), 403, 'frame_url_invalid', 'a key does not help');
  for (const method of ['POST', 'DELETE', 'PUT'])
    refused(await nobody.send(method, pathname), 405, 'method_not_allowed', method);
});

test('retention none keeps no frame, the sizes stay', async ({ client }) => {
  const { id } = await client.session({ observation_retention: 'none' });
  const { turn } = (await client.post(`/api/v1/sessions/${id}/turns`, turnBody(0))).body;
  expect
    .soft(turn, 'in the answer')
    .toMatchObject({ observation_url: null, observation_width: 64, observation_height: 48 });
  const [read] = (await client.get(`/api/v1/sessions/${id}`)).body.turns;
  expect.soft(read, 'in the trace').toEqual(turn);
});
