import { v7 } from 'uuid';

/** A new UUIDv7: ids made by one process sort in the order they were made. */
export function newId(): string {
  return v7();
}

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id in its stored spelling, or null when the text is no UUID. */
export function asId(text: string): string | null {
  return SHAPE.test(text) ? text.toLowerCase() : null;
}

export function iso(at: number): string {
  return new Date(at).toISOString();
}

export function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
