import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'TESTKEY',
  AWS_SECRET_ACCESS_KEY: 'a secret of tests',
  AWS_REGION: 'eu-test-1',
};

/** What the store does to every request until it is told otherwise. */
export type Fault = 'none' | 'unavailable' | 'unavailable once' | 'silent' | 'cut' | 'denied';

export interface Bucket {
  endpoint: string;
  name: string;
  objects: Map<string, { bytes: Buffer; at: Date }>;
  fault: Fault;
  /** What was wrong with requests that no store would take. */
  wrong: string[];
  requests: number;
  close(): Promise<void>;
}

const hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** What is wrong with the signature, by the published rules of AWS Signature Version 4, or null. */
function signatureFault(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method = '', url = '' } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return `authorization ${headers.authorization}`;
  const [, key, day = '', region = '', names = '', signature] = given;
  if (key !== CREDENTIALS.AWS_ACCESS_KEY_ID || region !== CREDENTIALS.AWS_REGION) return 'credential';
  if (headers['x-amz-content-sha256'] !== hex(body)) return 'the hash of the body';
  const at = new URL(url, 'http://bucket');
  const query = [...at.searchParams]
    .sort()
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, at.pathname, query.join('&'), lines.join(''), names, hex(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    mac,
    `AWS4${CREDENTIALS.AWS_SECRET_ACCESS_KEY}`,
  );
  return mac(signing, text).toString('hex') === signature ? null : 'the signature';
}

const error = (response: ServerResponse, status: number, code: string) => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
};

/** Two keys a page, so that a handful of frames takes several. */
function listed(bucket: Bucket, at: URL): string {
  const after = at.searchParams.get('continuation-token') ?? '';
  const prefix = at.searchParams.get('prefix') ?? '';
  const keys = [...bucket.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, 2);
  const more = keys.length > page.length;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${bucket.objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`;
}

async function answer(bucket: Bucket, request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  bucket.requests += 1;
  const { fault } = bucket;
  if (fault === 'cut') return void request.socket.destroy();
  if (fault === 'silent') await delay(60_000, undefined, { ref: false });
  if (fault === 'denied') return error(response, 403, 'AccessDenied');
  if (fault.startsWith('unavailable')) {
    if (fault === 'unavailable once') bucket.fault = 'none';
    return error(response, 503, 'SlowDown');
  }
  const wrong = signatureFault(request, body);
  if (wrong) {
    bucket.wrong.push(`${request.method} ${request.url}: ${wrong}`);
    return error(response, 403, 'SignatureDoesNotMatch');
  }
  const at = new URL(request.url ?? '', 'http://bucket');
  const [, name, ...rest] = at.pathname.split('/');
  const key = rest.join('/');
  if (name !== bucket.name) return error(response, 404, 'NoSuchBucket');
  const object = bucket.objects.get(key);
  switch (request.method) {
    case 'PUT':
      bucket.objects.set(key, { bytes: body, at: new Date() });
      return void response.end();
    case 'DELETE':
      bucket.objects.delete(key);
      return void response.writeHead(204).end();
    case 'GET':
      if (key === '') return void response.end(listed(bucket, at));
      return object ? void response.end(object.bytes) : error(response, 404, 'NoSuchKey');
    default:
      return error(response, 405, 'MethodNotAllowed');
  }
}

/** A store on the loopback that speaks as much of S3 as frames need, checks signatures, and fails on demand. */
export async function openBucket(): Promise<Bucket> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await answer(bucket, request, response, Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'frames',
    objects: new Map(),
    fault: 'none',
    wrong: [],
    requests: 0,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return bucket;
}
