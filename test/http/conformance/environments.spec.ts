import { expect } from '@playwright/test';
import { environmentBody, FORMS, type Json, without } from './samples.ts';
import { formed, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

const one = (id: string) => `/api/v1/environments/${id}`;
const web = (url: string) => ({ kind: 'web', config: { url } });

test('an environment has every published field', async ({ client }) => {
  const body = environmentBody();
  const created = ok(await client.post(client.at('/environments'), body), 201, 'create');
  formed(created, FORMS.environment, 'environment');
  expect.soft(Object.keys(created).sort(), 'no field more').toEqual(Object.keys(FORMS.environment).sort());
  expect.soft(created, 'defaults').toMatchObject({
    ...body,
    workspace_id: client.workspace,
    address: body.config.url.toLowerCase(),
    hosting: 'client',
    operating_notes: null,
    example_actions: [],
    observation_retention: '30d',
    revision: 1,
    archived_at: null,
  });
  expect.soft(created.slug, 'a slug').toMatch(/^[a-z0-9-]+$/);
  expect.soft(created.created_at).toBe(created.updated_at);
  expect.soft(ok(await client.get(one(created.id)), 200, 'read'), 'a read gives the same').toEqual(created);
  const list = ok(await client.get(client.at('/environments')), 200, 'list');
  expect.soft(list, 'the list').toEqual({ items: [created], has_more: false, next_cursor: null });
});

test('what is taken, up to the bounds', async ({ client }) => {
  const target = { x: 1, y: 2, width: 3, height: 4, role: 'button', label: 'Go' };
  const rows: [string, Json][] = [
    ['one character', { name: 'x' }],
    ['120 characters', { name: 'y'.repeat(120) }],
    ['120 characters outside the first plane', { name: '😀'.repeat(120) }],
    ['any script', { name: '北京 Ünï “quotes” / \\ <b>' }],
    ['a device', { kind: 'device', config: { app_artifact: 'app.apk' } }],
    ['a device with a url', { kind: 'device', config: { app_artifact: 'other.apk', url: 'https://a.example' } }],
    ['a world without a config', { kind: 'world', config: {} }],
    ['another world', { kind: 'world', config: {} }],
    ['a world with a url', { kind: 'world', config: { url: 'https://world.example' } }],
    ['origins', { config: { url: 'https://o.example', origins: ['https://o.example', 'https://cdn.example'] } }],
    ['no origins', { config: { url: 'https://o2.example', origins: [] } }],
    ['origins of a device', { kind: 'device', config: { app_artifact: 'third.apk', origins: ['https://o.example'] } }],
    ['notes', { operating_notes: 'Close the banner first.' }],
    ['8000 characters of notes', { operating_notes: 'n'.repeat(8000) }],
    ['empty notes', { operating_notes: '' }],
    ['null notes', { operating_notes: null }],
    [
      'actions',
      {
        example_actions: [
          {
            name: 'click:a',
            description: 'A',
            target,
            parameters: { type: 'object', properties: { n: { type: 'integer' } } },
          },
          { name: 'b' },
        ],
      },
    ],
    ['no actions', { example_actions: [] }],
    ...['none', '30d', '90d', 'indefinite'].map((kept): [string, Json] => [
      `retention ${kept}`,
      { observation_retention: kept },
    ]),
    ['a port', web('http://localhost:8080/app')],
    ['an address of numbers', web('http://127.0.0.1:9/')],
  ];
  for (const [label, extra] of rows) {
    const made = ok(await client.post(client.at('/environments'), environmentBody(extra)), 201, label);
    expect.soft(made, label).toMatchObject(extra);
  }
});

test('the address is the normalized target', async ({ client }) => {
  const rows: [Json, string | null][] = [
    [web('https://Shop.Example/Path'), 'https://shop.example/Path'],
    [web('HTTPS://upper.example/'), 'https://upper.example'],
    [web('https://slash.example/a/'), 'https://slash.example/a'],
    [web('https://query.example/a?b=c&d'), 'https://query.example/a'],
    [web('https://hash.example/a#b'), 'https://hash.example/a'],
    [web('https://port.example:443/a'), 'https://port.example/a'],
    [web('http://port.example:80/a'), 'http://port.example/a'],
    [web('http://port.example:443/a'), 'http://port.example:443/a'],
    [web('https://user:secret@who.example/a'), 'https://who.example/a'],
    [{ kind: 'device', config: { app_artifact: 'App-1.0.apk' } }, 'App-1.0.apk'],
    [{ kind: 'world', config: {} }, null],
    [{ kind: 'world', config: { url: 'https://World.Example/' } }, 'https://world.example'],
  ];
  for (const [extra, address] of rows) {
    const made = ok(await client.post(client.at('/environments'), environmentBody(extra)), 201, `${address}`);
    expect.soft(made?.address, JSON.stringify(extra)).toBe(address);
  }
  for (const [label, extra] of Object.entries({
    'in capitals': web('https://SHOP.example/Path'),
    'with a query': web('https://shop.example/Path?x=1'),
    'with a fragment': web('https://shop.example/Path#x'),
    'with a slash': web('https://shop.example/Path/'),
    'with its port': web('https://shop.example:443/Path'),
    'of a device': { kind: 'device', config: { app_artifact: 'App-1.0.apk' } },
  }))
    refused(
      await client.post(client.at('/environments'), environmentBody(extra)),
      409,
      'environment_address_taken',
      label,
    );
  ok(
    await client.post(client.at('/environments'), environmentBody(web('https://shop.example/path'))),
    201,
    'another case of the path',
  );
  ok(
    await client.post(client.at('/environments'), environmentBody(web('http://shop.example/Path'))),
    201,
    'another scheme',
  );
  ok(
    await client.post(client.at('/environments'), environmentBody({ kind: 'world', config: {} })),
    201,
    'worlds never clash',
  );
});

const KINDS = ['web', 'device', 'world'];
const RETENTIONS = ['none', '30d', '90d', 'indefinite'];

/** Fields that are wrong on a create and on an update alike. */
const BENT: [string, Json, string, unknown[]?][] = [
  ['an empty name', { name: '' }, 'name'],
  ['a name too long', { name: 'x'.repeat(121) }, 'name'],
  ['a null name', { name: null }, 'name'],
  ['a name of a number', { name: 5 }, 'name'],
  ['an unknown kind', { kind: 'starship' }, 'kind', KINDS],
  ['a null kind', { kind: null }, 'kind'],
  ['a config of text', { config: 'https://a.example' }, 'config'],
  ['a null config', { config: null }, 'config'],
  ['a config of a list', { config: [] }, 'config'],
  ['an unknown key of the config', { config: { url: 'https://a.example', orgins: [] } }, 'orgins'],
  ['a url that is none', { config: { url: 'nope' } }, 'url'],
  ['a url without a scheme', { config: { url: 'a.example/x' } }, 'url'],
  ['a url of another scheme', { config: { url: 'ftp://a.example' } }, 'url'],
  ['a url of a script', { config: { url: 'javascript:alert(1)' } }, 'url'],
  ['an empty url', { config: { url: '' } }, 'url'],
  ['a url of a number', { config: { url: 5 } }, 'url'],
  ['a null url', { config: { url: null } }, 'url'],
  ['origins of text', { config: { url: 'https://a.example', origins: 'https://a.example' } }, 'origins'],
  ['origins of numbers', { config: { url: 'https://a.example', origins: [1] } }, 'origins'],
  ['notes too long', { operating_notes: 'x'.repeat(8001) }, 'operating_notes'],
  ['notes of a number', { operating_notes: 5 }, 'operating_notes'],
  ['actions of text', { example_actions: 'click' }, 'example_actions'],
  ['actions of texts', { example_actions: ['click'] }, 'example_actions'],
  ['an action without a name', { example_actions: [{ description: 'x' }] }, 'name'],
  ['an action of an ill name', { example_actions: [{ name: 'a b' }] }, 'name'],
  ['a stray key of an action', { example_actions: [{ name: 'a', css: '#a' }] }, 'css'],
  ['an unknown retention', { observation_retention: '7d' }, 'observation_retention', RETENTIONS],
  ['a retention of a number', { observation_retention: 30 }, 'observation_retention'],
  ...[
    'id',
    'workspace_id',
    'address',
    'hosting',
    'revision',
    'slug',
    'archived_at',
    'created_at',
    'updated_at',
    'url',
    'description',
    'nonsense',
  ].map((key): [string, Json, string] => [`the key ${key}`, { [key]: null }, key]),
];

test('what is malformed is named, on a create', async ({ client }) => {
  const send = (body: unknown) => client.post(client.at('/environments'), body);
  const good = environmentBody();
  for (const [label, extra, at, allowed] of BENT) malformed(await send({ ...good, ...extra }), at, label, allowed);
  for (const key of ['name', 'kind', 'config']) malformed(await send(without(good, key)), key, `without ${key}`);
  malformed(await send({ ...good, kind: 'web', config: {} }), 'config.url', 'web without a url');
  malformed(
    await send({ ...good, kind: 'web', config: { app_artifact: 'a' } }),
    'config.url',
    'web with an artifact alone',
  );
  malformed(await send({ ...good, kind: 'device', config: {} }), 'config.app_artifact', 'a device without an artifact');
  malformed(
    await send({ ...good, kind: 'device', config: { url: 'https://a.example' } }),
    'config.app_artifact',
    'a device with a url alone',
  );
  malformed(
    await send({ ...good, kind: 'device', config: { app_artifact: '' } }),
    'config.app_artifact',
    'an empty artifact',
  );
  for (const body of [[], 'x', 5, true, null]) malformed(await send(body), 'body', `a body of ${JSON.stringify(body)}`);
  expect.soft((await client.get(client.at('/environments'))).body.items, 'nothing was made').toEqual([]);
});

test('what is malformed is named, on an update', async ({ client }) => {
  const created = await client.environment();
  for (const [label, extra, at, allowed] of BENT)
    malformed(await client.patch(one(created.id), extra), at, label, allowed);
  malformed(
    await client.patch(one(created.id), { kind: 'device' }),
    'config.app_artifact',
    'a device without its artifact',
  );
  malformed(await client.patch(one(created.id), { config: {} }), 'config.url', 'a web without its url');
  malformed(await client.patch(one(created.id), []), 'body', 'a list');
  malformed(await client.patch(one(created.id)), 'body', 'no body');
  expect.soft((await client.get(one(created.id))).body, 'nothing changed').toEqual(created);
});

test('an update changes what it names and nothing else', async ({ client }) => {
  let now = await client.environment({ operating_notes: 'first', example_actions: [{ name: 'a' }] });
  const rows: [string, Json, Json?][] = [
    ['name', { name: 'Renamed Shop' }, { slug: 'renamed-shop' }],
    ['notes', { operating_notes: 'second' }],
    ['no notes', { operating_notes: null }],
    ['actions', { example_actions: [{ name: 'b', description: 'B' }] }],
    ['no actions', { example_actions: [] }],
    ['retention', { observation_retention: 'none' }],
    ['config', { config: { url: 'https://moved.example/a?b' } }, { address: 'https://moved.example/a' }],
    ['config as a whole', { config: { url: 'https://moved.example/a', origins: ['https://x.example'] } }],
    ['config without the origins', { config: { url: 'https://moved.example/a' } }],
    ['kind and config', { kind: 'device', config: { app_artifact: 'a.apk' } }, { address: 'a.apk' }],
    ['kind', { kind: 'world' }, { address: null }],
    ['several', { name: 'Again', operating_notes: 'x', observation_retention: '90d' }, { slug: 'again' }],
    ['the same once more', { name: 'Again' }],
  ];
  for (const [label, change, derived] of rows) {
    const after = ok(await client.patch(one(now.id), change), 200, label);
    const { updated_at, ...rest } = after;
    const { updated_at: before, ...old } = now;
    expect.soft(rest, label).toEqual({ ...old, ...change, ...derived, revision: old.revision + 1 });
    expect.soft(updated_at >= before, `${label} is an update`).toBe(true);
    expect.soft((await client.get(one(now.id))).body, `${label} stays`).toEqual(after);
    now = after;
  }
  expect.soft(ok(await client.patch(one(now.id), {}), 200, 'nothing'), 'nothing changes nothing').toEqual(now);
});
