import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a step of the script does with one request. */
export type Step =
  | { answer: unknown }
  | { text: string }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | { fault: 'hang' | 'garbled' | 'empty' | 'refusal' | 'cut' | 'drop' | 'length' };

/** One request as the server understood it. */
export interface Call {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** System prompt and every text of the messages, in order. */
  system: string;
  texts: string[];
  images: Array<{ mediaType: string; bytes: Buffer }>;
  schema: Record<string, unknown> | null;
  streaming: boolean;
}

/** How one vendor's protocol reads requests and writes answers. */
export interface Protocol {
  /** Appended to the server's address to make `base_url`. */
  base: string;
  /** Null when the request is not of this protocol. */
  read(path: string, body: Record<string, unknown>): Omit<Call, 'headers' | 'body' | 'path'> | null;
  whole(call: Call, text: string, kind: 'answer' | 'empty' | 'refusal' | 'length'): unknown;
  /** The events of a streamed answer, each written as it stands. */
  stream(call: Call, text: string, kind: 'answer' | 'empty' | 'refusal' | 'length'): string[];
  failure(status: number): unknown;
}

export interface Loopback {
  baseUrl: string;
  calls: Call[];
  /** Steps still to come; when none is left, the last one is repeated. */
  script: Array<Step | ((call: Call) => Step)>;
  close(): Promise<void>;
}

/** A server on loopback that speaks a vendor's protocol and follows a script, one step a request. */
export async function startLoopback(
  protocol: Protocol,
  script: Array<Step | ((call: Call) => Step)>,
): Promise<Loopback> {
  const calls: Call[] = [];
  const steps = [...script];
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
    const path = request.url ?? '';
    const read = protocol.read(path, body);
    if (!read) {
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(protocol.failure(404)));
      return;
    }
    const call: Call = { path, headers: request.headers, body, ...read };
    calls.push(call);
    const next = steps.length > 1 ? steps.shift()! : steps[0]!;
    await play(typeof next === 'function' ? next(call) : next, call, response);
  }

  async function play(step: Step, call: Call, response: ServerResponse): Promise<void> {
    if ('status' in step) {
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
      response.end(JSON.stringify(step.body ?? protocol.failure(step.status)));
      return;
    }
    const fault = 'fault' in step ? step.fault : null;
    if (fault === 'hang') return;
    if (fault === 'drop') {
      response.destroy();
      return;
    }
    if (fault === 'garbled') {
      response.writeHead(200, { 'content-type': call.streaming ? 'text/event-stream' : 'application/json' });
      response.end(call.streaming ? 'data: {"choices": [{"del\n\n' : '{"choices": [{"mess');
      return;
    }
    const text = 'answer' in step ? JSON.stringify(step.answer) : 'text' in step ? step.text : '';
    const kind = fault === 'empty' || fault === 'refusal' || fault === 'length' ? fault : 'answer';
    if (!call.streaming) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const whole = JSON.stringify(protocol.whole(call, text, kind));
      if (fault === 'cut') {
        response.write(whole.slice(0, whole.length / 2));
        response.destroy();
      } else response.end(whole);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = protocol.stream(call, fault === 'cut' ? '{"noticed":"a","status":"contin' : text, kind);
    // A truncated stream: it ends in good order on the wire, but without its closing events.
    for (const event of fault === 'cut' ? events.slice(0, -2) : events) response.write(event);
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${protocol.base}`,
    calls,
    script: steps,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Text in pieces, as a stream brings it. */
export function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,17}/g) ?? [];
}

export function dataEvent(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}
