import { asId } from './ids.ts';
import { invalid } from './validate.ts';

/** The last row of a page: the next one starts after it. */
export interface Position {
  at: number;
  id: string;
}

export function writeCursor(kind: string, { at, id }: Position): string {
  return Buffer.from(`${kind}:${at.toString(36)}:${id}`).toString('base64url');
}

/** @throws ValidationError when it is not a cursor that this list gave out. */
export function readCursor(kind: string, text: string, loc: string[]): Position {
  const [found, at = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString('latin1').split(':');
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
