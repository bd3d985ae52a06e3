import type { Socket } from 'node:net';
import { v7 } from 'uuid';

/** What is not even HTTP, or has headers over the limit, is answered by hand: no request object ever comes of it. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const tooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const [status, reason, kind, message] = tooLarge
    ? [431, 'Request Header Fields Too Large', 'headers_too_large', 'The headers are over the limit of 16 KiB.']
    : tooSlow
      ? [408, 'Request Timeout', 'request_timeout', 'The request did not arrive in time.']
      : [400, 'Bad Request', 'malformed_request', 'The request is not well-formed HTTP.'];
  const id = v7();
  const body = JSON.stringify({ detail: { error_kind: kind, message }, request_id: id, docs_url: `/docs#${kind}` });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nX-Request-Id: ${id}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
