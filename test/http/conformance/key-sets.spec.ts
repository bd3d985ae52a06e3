import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { openAdministration } from '../../../src/service/open.ts';
import { createWorkspace } from '../../../src/service/workspaces.ts';
import { Client } from '../harness.ts';
import { ok, refused } from './says.ts';
import { serve, test, userToken } from './served.ts';

test('user tokens are verified against a key set, and against a shared secret beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dramatis-jwks-'));
  const [signing, another] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const keys = [{ ...(await exportJWK(signing.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
  let asked = 0;
  const issuer = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => issuer.once('listening', resolve));
  const secret = 'another secret of tests, long enough';
  const server = await serve(['--port', '0'], {
    DRAMATIS_DATA: folder,
    DRAMATIS_DATABASE_URL: '',
    DRAMATIS_JWT_SECRET: secret,
    DRAMATIS_JWKS_URL: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/keys`,
  });
  const data = await openAdministration({ dataFolder: folder });
  const { id } = await createWorkspace(data, 'W');
  await data.store.close();
  const claims = { sub: 'ann', workspace_ids: [id] };
  const signed = (kid: string, key = signing.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).setExpirationTime('1m').sign(key);
  const ask = (token: string) =>
    new Client(server.url, id, { key: token, id: '' }).get(`/api/v1/workspaces/${id}/tasks`);
  try {
    for (const label of ['the first', 'the second'])
      ok(await ask(await signed('one')), 200, `${label} by a key of the set`);
    expect.soft(asked, 'the set is fetched once').toBe(1);
    ok(await ask(userToken(claims, secret)), 200, 'by the shared secret');
    refused(
      await ask(await signed('one', another.privateKey)),
      401,
      'invalid_api_key',
      'by another key under its name',
    );
    refused(await ask(await signed('two', another.privateKey)), 401, 'invalid_api_key', 'by a key that the set lacks');
    refused(
      await ask(userToken(claims, 'a wrong secret that is long enough')),
      401,
      'invalid_api_key',
      'by a wrong secret',
    );
    const confused = userToken(claims, JSON.stringify(keys[0]));
    refused(await ask(confused), 401, 'invalid_api_key', 'by the public key taken for a secret');
    issuer.close();
    issuer.closeAllConnections();
    ok(await ask(await signed('one')), 200, 'the set is kept while its issuer is away');
  } finally {
    issuer.close();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
