import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
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
  answerByHand(socket, status, reason, kind, message);
}

function answerByHand(socket: Duplex, status: number, reason: string, kind: string, message: string, extra = ''): void {
  const id = v7();
  const body = JSON.stringify({ detail: { error_kind: kind, message }, request_id: id, docs_url: `/docs#${kind}` });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nX-Request-Id: ${id}\r\nContent-Type: application/json; charset=utf-8\r\n${extra}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** What node:http would answer by itself, or not at all, is answered like everything else. */
export function refuseStrangeRequests(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    answerByHand(
      socket,
      405,
      'Method Not Allowed',
      'method_not_allowed',
      'Nothing is tunnelled here.',
      'Allow: GET\r\n',
    );
  });
  server.on('checkExpectation', (request) => {
    const message = 'Only 100-continue can be expected of this server.';
    answerByHand(request.socket, 417, 'Expectation Failed', 'expectation_failed', message);
  });
}
