import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type Client, test } from './harness.ts';

/** A picture of noise: its base64 is long enough to be decoded while the body is read. */
const noise = await sharp(randomBytes(120 * 90 * 3), { raw: { width: 120, height: 90, channels: 3 } })
  .png()
  .toBuffer();
const data = noise.toString('base64');
const image = { type: 'image', media_type: 'image/png', data };
const turn = (turn_index: number, extra: object = {}) => ({
  turn_index,
  observation: [image],
  actions: [{ name: 'click:a' }],
  ...extra,
});

const submit = (client: Client, session: string, body: string, headers: Record<string, string> = {}) =>
  client.raw('POST', `/api/v1/sessions/${session}/turns`, {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('a picture is the same however its JSON is written', async ({ client }) => {
  const { id } = await client.session({ observation_retention: '30d', max_turns: 50 });
  const spellings: [string, (body: object) => string][] = [
    ['compact', (body) => JSON.stringify(body)],
    ['spread over lines', (body) => JSON.stringify(body, null, 3)],
    ['with a space before each colon', (body) => JSON.stringify(body).replaceAll('":', '"\t :\r\n ')],
    ['with its slashes escaped', (body) => JSON.stringify(body).replaceAll('/', '\\/')],
    [
      'with a member of its name written as an escape',
      (body) => JSON.stringify(body).replace('"data"', '"d\\u0061ta"'),
    ],
    ['named twice, the last counting', (body) => JSON.stringify(body).replace('"data"', '"data":"AAAA","data"')],
    [
      'behind text that looks like it',
      (body) =>
        JSON.stringify({ ...body, observation: [{ type: 'text', text: `"data":"${data.slice(0, 9000)}"` }, image] }),
    ],
  ];
  for (const [index, [name, write]] of spellings.entries()) {
    const answer = await submit(client, id, write(turn(index)));
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200);
    expect(answer.body.turn, name).toMatchObject({ observation_width: 120, observation_height: 90 });
    const frame = await fetch(answer.body.turn.observation_url);
    expect(Buffer.from(await frame.arrayBuffer()).equals(noise), `${name}: the bytes that were kept`).toBe(true);
  }
});

test('one key is one turn, however its body is written; another picture is another body', async ({ client }) => {
  const { id } = await client.session();
  const key = { 'idempotency-key': 'one' };
  const first = await submit(client, id, JSON.stringify(turn(0)), key);
  expect(first.status).toBe(200);
  for (const body of [JSON.stringify(turn(0), null, 2), JSON.stringify(turn(0)).replaceAll('/', '\\/')]) {
    const again = await submit(client, id, body, key);
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.turn).toEqual(first.body.turn);
  }
  const other = Buffer.from(noise);
  other[other.length - 20] = (other[other.length - 20] ?? 0) ^ 1;
  const changed = turn(0, { observation: [{ ...image, data: other.toString('base64') }] });
  const answer = await submit(client, id, JSON.stringify(changed), key);
  expect([answer.status, answer.body.detail.error_kind]).toEqual([409, 'idempotency_conflict']);
});

test('a long string where no picture belongs is refused as what it is', async ({ client }) => {
  const { id } = await client.session();
  const whole = JSON.stringify(turn(0));
  const refused: [string, string, number, string?][] = [
    ['a character that is not base64', whole.replace(data, `${data.slice(0, 900)}*${data.slice(901)}`), 422],
    ['padding in the middle', whole.replace(data, `${data.slice(0, 898)}==${data.slice(900)}`), 422],
    ['a length that base64 has not', whole.replace(data, data.slice(0, -1)), 422],
    ['bytes that are no picture', whole.replace(data, randomBytes(9000).toString('base64')), 422],
    ['a picture that ends early', whole.replace(data, noise.subarray(0, 9000).toString('base64')), 422],
    ['nothing behind the string', whole.slice(0, whole.indexOf(data) + data.length + 1), 400],
    ['no end of the string', whole.slice(0, whole.indexOf(data) + data.length), 400],
    ['something behind the body', `${whole}"data":"${data}"`, 400],
    ['a picture beside the body', JSON.stringify({ ...turn(0), data }), 422, 'data'],
    ['a picture of an action', JSON.stringify(turn(0, { actions: [{ name: 'a', data }] })), 422, 'data'],
    [
      'a picture in a text',
      JSON.stringify(turn(0, { observation: [{ type: 'text', text: 'a', data }, image] })),
      422,
      'data',
    ],
    [
      'a picture as a parameter',
      JSON.stringify(turn(0, { actions: [{ name: 'a', parameters: { type: 'object', properties: { data } } }] })),
      422,
      'data',
    ],
  ];
  for (const [name, body, status, place] of refused) {
    const answer = await submit(client, id, body);
    expect(answer.status, `${name}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status);
    expect(JSON.stringify(answer.body).length, `${name}: the answer holds no picture`).toBeLessThan(2000);
    expect(JSON.stringify(answer.body), `${name}: nothing of ours stands in its place`).not.toContain('lifted');
    if (place) expect(answer.body.errors.map(({ loc }: { loc: string[] }) => loc.at(-1))).toContain(place);
  }
  expect((await submit(client, id, whole)).body.turn.turn_index).toBe(0);
});
