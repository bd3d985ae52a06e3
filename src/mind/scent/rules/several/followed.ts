import type { Situation } from '../../situation.ts';

/** Whether the list has followed a choice at once, so that nothing needs to be sent off. */
export function followed({ page }: Pick<Situation, 'page'>): boolean {
  return /\btexts? (?:went away|(?:is|are) new)\b/i.test(page.outcome);
}
