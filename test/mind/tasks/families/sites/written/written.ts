import { knows } from '../../../types.ts';
import type { Family } from '../../family.ts';

/** One task on a site that was written out by hand. */
export interface Errand {
  name: string;
  asks: string;
  knows?: Record<string, string>;
  /** What the site must hold in the end: an expression over `s`, the state that its pages keep. */
  holds?: string;
  /** What the answer must say. */
  says?: RegExp;
  /** It cannot be done. */
  absent?: true;
}

const STATE = (holds: string) =>
  `<script>function all(){return JSON.parse(sessionStorage.state||'{}')}function put(k,v){var s=all();s[k]=v;sessionStorage.state=JSON.stringify(s);window.won=!!(function(s){return ${holds}})(s);sessionStorage.won=String(window.won)}function get(k,d){var v=all()[k];return v===undefined?d:v}function $(id){return document.getElementById(id)}function q(k){return new URLSearchParams(location.search).get(k)||''}</script>`;

/** A whole site and its tasks; its pages keep what was done with `put` and `get`, read the address with `q`. */
export function written(site: string, pages: Record<string, string>, errands: readonly Errand[]): Family[] {
  return errands.map(({ name, asks, knows: known, holds, says, absent }) => ({
    name: `${site}: ${name}`,
    make: () => ({
      instructions: asks,
      ...(known && { knowledge: knows(known) }),
      pages: Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, STATE(holds ?? 'false') + body])),
      ...(says && { answer: says }),
      ...(absent && { claim: 'gave_up' as const }),
      maxTurns: 40,
    }),
  }));
}
