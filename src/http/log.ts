import pino, { type DestinationStream, type Logger } from 'pino';

/** What must never reach a log, wherever it turns up in an object. */
const SECRET = [
  'authorization',
  'headers.authorization',
  'req.headers.authorization',
  'headers.cookie',
  'key',
  'secret',
  'password',
  'body',
  'observation',
  'data',
  'signature',
  '*.authorization',
  '*.key',
  '*.secret',
  '*.password',
  '*.observation',
  '*.data',
];

/** A key or a signature inside a message of somebody else's making. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/svc_sk_live_[A-Za-z0-9_-]+/g, 'svc_sk_live_[redacted]')
    .replace(/\b(Bearer)\s+[^\s"']+/gi, '$1 [redacted]')
    .replace(/\b(signature=)[0-9a-f]+/gi, '$1[redacted]')
    .replace(/\b(postgres(?:ql)?:\/\/[^:/\s]*:)[^@\s]+@/gi, '$1[redacted]@')
    .replace(/[A-Za-z0-9+/]{200,}={0,2}/g, '[bytes]');
}

/** The server's log, on standard error. Requests are told of at level `info`, failures at `error`. */
export function openLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRET, censor: '[redacted]' },
      serializers: {
        err: (error: unknown) => {
          if (!(error instanceof Error)) return withoutSecrets(String(error));
          const { name, message, stack } = error;
          return { type: name, message: withoutSecrets(message), stack: withoutSecrets(stack ?? '') };
        },
      },
    },
    destination,
  );
}
