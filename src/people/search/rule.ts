import { ServiceError } from '../../contract/index.ts';

/** A rule tree as it arrives: a leaf tests one attribute, a group joins nodes. */
export interface RuleLeaf {
  field: { source: string; key: string };
  operator: string;
  value?: unknown;
}
export interface RuleGroup {
  op: 'and' | 'or' | 'not';
  conditions: RuleNode[];
}
export type RuleNode = RuleLeaf | RuleGroup;

/** The caps of a rule tree. */
export const RULE_LIMITS = { levels: 2, conditions_per_group: 15, conditions_total: 25 } as const;

/** 422 `search_rule_invalid`: `path` says where in the tree, as in `rule.conditions[2].value`. */
export function invalidRule(path: string, message: string, extra: Record<string, unknown> = {}): ServiceError {
  return new ServiceError(422, 'search_rule_invalid', `${path}: ${message}`, { path, ...extra });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as an error message shows it: short, and never the whole of a large body. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/**
 * Counts levels, conditions of each group and conditions in total, and refuses a tree past a cap. Walks with its own
 * stack, so a tree nested ten thousand deep is counted like any other.
 *
 * @throws ServiceError 422 `search_rule_too_complex` with `limit_name`, `count` and `limit`
 */
export function checkComplexity(tree: unknown): void {
  const counts = { levels: 0, conditions_per_group: 0, conditions_total: 0 };
  const waiting: Array<{ node: unknown; level: number }> = [{ node: tree, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, level } = next;
    const conditions = isRecord(node) ? node.conditions : undefined;
    if (!Array.isArray(conditions)) {
      counts.conditions_total += 1;
      continue;
    }
    counts.levels = Math.max(counts.levels, level + 1);
    counts.conditions_per_group = Math.max(counts.conditions_per_group, conditions.length);
    for (const child of conditions) waiting.push({ node: child, level: level + 1 });
  }
  for (const [name, limit] of Object.entries(RULE_LIMITS)) {
    const count = counts[name as keyof typeof RULE_LIMITS];
    if (count <= limit) continue;
    const words = {
      levels: `groups nest ${count} levels deep; at most ${limit} are allowed`,
      conditions_per_group: `a group has ${count} conditions; at most ${limit} are allowed in one`,
      conditions_total: `the rule has ${count} conditions; at most ${limit} are allowed in total`,
    }[name as keyof typeof RULE_LIMITS];
    throw new ServiceError(
      422,
      'search_rule_too_complex',
      `${words}. Combine values within one condition, for example with \`in\` or \`has_any\`.`,
      { limit_name: name, count, limit },
    );
  }
}
