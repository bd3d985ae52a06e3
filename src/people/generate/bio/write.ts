import type { Life } from '../life.ts';

export function writeBio(life: Life): string {
  return `${life.names.first} lives in ${life.city}.`;
}
