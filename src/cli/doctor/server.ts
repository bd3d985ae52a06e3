import { type Finding, lack, note, ok } from './finding.ts';

const ASK_MS = 2000;
const KEY = /^svc_sk_live_/;

/**
 * The session service over HTTP, and the key for it. Runs need neither: they have a service of their own in the process
 * unless `--api` names another.
 */
export async function serverFindings(
  port: number | string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Finding[]> {
  const url = env.DRAMATIS_PUBLIC_URL || `http://127.0.0.1:${env.DRAMATIS_PORT || port}`;
  if (!URL.canParse(url)) {
    const mend = 'export DRAMATIS_PUBLIC_URL=https://dramatis.example.org';
    return [lack('server', `DRAMATIS_PUBLIC_URL is not an address: ${url}`, mend), keyFinding(env)];
  }
  const status = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(ASK_MS) }).then(
    (answer) => answer.status,
    () => null,
  );
  const server =
    status === 200
      ? ok('server', `a session service answers at ${url}`)
      : note(
          'server',
          `${status === null ? 'no session service answers' : `what answers is no session service (${status})`} at ${url}; runs have one of their own`,
          'npx dramatis serve',
        );
  return [server, keyFinding(env)];
}

function keyFinding(env: Readonly<Record<string, string | undefined>>): Finding {
  const key = env.DRAMATIS_API_KEY;
  const mend = 'npx dramatis keys mint --workspace ID --name doctor';
  if (!key) return ok('keys', 'DRAMATIS_API_KEY is not set; only runs with --api need it');
  if (!KEY.test(key)) return note('keys', 'DRAMATIS_API_KEY does not look like a key of a workspace', mend);
  return ok('keys', 'DRAMATIS_API_KEY is set');
}
