import { createHash } from 'node:crypto';
import { asId } from './ids.ts';
import { invalid } from './validate.ts';

/** The last row of a page: the next one starts after it. */
export interface Position {
  at: number;
  id: string;
}

/** Tells a cursor that was touched from one that was given out; it keeps no secret, for there is none in a cursor. */
const checksum = (text: string) => createHash('sha256').update(`cursor ${text}`).digest('base64url').slice(0, 8);

export function writeCursor(kind: string, { at, id }: Position): string {
  const text = `${kind}:${at.toString(36)}:${id}`;
  return Buffer.from(`${text}:${checksum(text)}`).toString('base64url');
}

/** @throws ValidationError when it is not a cursor that this list gave out. */
export function readCursor(kind: string, text: string, loc: string[]): Position {
  const [found, at = '', id = '', , ...rest] = Buffer.from(text, 'base64url').toString('latin1').split(':');
  const position = { at: Number.parseInt(at, 36), id: asId(id) };
  if (
    found !== kind ||
    rest.length > 0 ||
    !/^[0-9a-z]{1,10}$/.test(at) ||
    !position.id ||
    writeCursor(kind, { at: position.at, id: position.id }) !== text
  )
    throw invalid(loc, 'this is not a cursor from next_cursor of this list', { type: 'cursor' });
  return { at: position.at, id: position.id };
}
