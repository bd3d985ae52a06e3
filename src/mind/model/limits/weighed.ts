import type { Explanation } from '../../../contract/index.ts';
import type { Item } from '../../perception/index.ts';
import type { State } from './state.ts';

/** What could be done, the best of it first, and then what stood there and was not noticed. */
export function weighed(state: State, chosen: Item | null): Explanation['candidates'] {
  const all = state.page.items.map((item) => {
    const scent = round(state.scents.get(item.name) ?? 0);
    const seen = round(state.seen.get(item.name) ?? 1);
    const aware = state.aware.has(item.name);
    return {
      action_name: item.name,
      label: item.label,
      scent,
      utility: aware ? round(scent * seen) : 0,
      seen,
      ...(item === chosen ? { reason: 'chosen by the model' } : aware ? {} : { reason: 'not noticed' }),
    };
  });
  const rank = (candidate: (typeof all)[number]): number =>
    candidate.reason === 'chosen by the model' ? 2 : candidate.utility;
  const best = all.filter((candidate) => candidate.reason !== 'not noticed').sort((a, b) => rank(b) - rank(a));
  return [...best.slice(0, 12), ...all.filter((candidate) => candidate.reason === 'not noticed').slice(0, 8)];
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}
