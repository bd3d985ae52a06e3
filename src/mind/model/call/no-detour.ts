const REDIRECT_FROM = 300;
const REDIRECT_TO = 400;
const NOT_MODIFIED = 304;
const MISDIRECTED = 421;

/**
 * Fetches, and follows no redirect: a key stands in a header of the vendor's own name, which would be carried along to
 * whatever server is named, with the image. That it leads elsewhere is told as the server's own refusal.
 */
export async function withoutDetour(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await globalThis.fetch(input, { ...init, redirect: 'manual' });
  const { status } = response;
  if (status < REDIRECT_FROM || status >= REDIRECT_TO || status === NOT_MODIFIED) return response;
  await response.body?.cancel();
  const message = 'it redirects to another address, and no key is taken there; correct `base_url`';
  // In a shape that each vendor's package reads its errors in.
  const error = { type: 'misdirected', code: MISDIRECTED, status: 'MISDIRECTED', message };
  return new Response(JSON.stringify({ type: 'error', error }), {
    status: MISDIRECTED,
    headers: { 'content-type': 'application/json' },
  });
}
