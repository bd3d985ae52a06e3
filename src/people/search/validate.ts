import { ATTRIBUTES, type Attribute, attributeOf, OPERATORS, type Operator, SOURCES } from './attributes.ts';
import { checkComplexity, invalidRule, isRecord, shown } from './rule.ts';
import { type CheckedValue, checkValue, nearest } from './values.ts';

/** A rule tree that holds: attributes resolved, values of the right type. */
export type CheckedRule =
  | { op: 'and' | 'or' | 'not'; conditions: CheckedRule[] }
  | { attribute: Attribute; operator: Operator; value: CheckedValue };

const GROUP_KEYS = ['op', 'conditions'];
const LEAF_KEYS = ['field', 'operator', 'value'];
const OPS = ['and', 'or', 'not'];

function strange(node: Record<string, unknown>, known: readonly string[], path: string): void {
  for (const key of Object.keys(node)) {
    if (!known.includes(key))
      throw invalidRule(`${path}.${key}`, `unknown key; ${known.join(', ')} are known`, { key });
  }
}

function checkField(field: unknown, path: string): Attribute {
  if (!isRecord(field)) throw invalidRule(path, `a field is { source, key }, not ${shown(field)}`);
  strange(field, ['source', 'key'], path);
  const { source, key } = field;
  if (typeof source !== 'string' || !SOURCES.includes(source))
    throw invalidRule(`${path}.source`, `unknown source ${shown(source)}; the schema publishes ${SOURCES.join(', ')}`, {
      source,
    });
  const attribute = typeof key === 'string' ? attributeOf(source, key) : undefined;
  if (attribute) return attribute;
  const keys = ATTRIBUTES.filter((item) => item.source === source).map((item) => item.key);
  const elsewhere = ATTRIBUTES.find((item) => item.key === key);
  const near = typeof key === 'string' ? nearest(key, keys) : null;
  const hint = elsewhere ? `its source is \`${elsewhere.source}\`` : near ? `did you mean \`${near}\`?` : null;
  throw invalidRule(
    `${path}.key`,
    `unknown attribute ${shown(key)} of source \`${source}\`${hint ? `; ${hint}` : ''}`,
    {
      attribute: key,
      source,
    },
  );
}

function checkLeaf(node: Record<string, unknown>, path: string): CheckedRule {
  strange(node, LEAF_KEYS, path);
  const attribute = checkField(node.field, `${path}.field`);
  const operators = OPERATORS[attribute.type];
  const operator = operators.find((name) => name === node.operator);
  if (!operator)
    throw invalidRule(
      `${path}.operator`,
      `unknown operator ${shown(node.operator)} for ${attribute.name}; it takes ${operators.join(', ')}`,
      { attribute: attribute.name, operator: node.operator, allowed_values: [...operators] },
    );
  return { attribute, operator, value: checkValue(attribute, operator, node.value, `${path}.value`) };
}

function checkGroup(node: Record<string, unknown>, path: string): CheckedRule {
  strange(node, GROUP_KEYS, path);
  const { op, conditions } = node;
  if (op !== 'and' && op !== 'or' && op !== 'not')
    throw invalidRule(`${path}.op`, `unknown op ${shown(op)}; a group's op is ${OPS.join(', ')}`, { op });
  if (!Array.isArray(conditions))
    throw invalidRule(`${path}.conditions`, `a group's conditions are an array, not ${shown(conditions)}`);
  if (conditions.length === 0) throw invalidRule(`${path}.conditions`, 'a group needs at least one condition');
  if (op === 'not' && conditions.length !== 1)
    throw invalidRule(`${path}.conditions`, `\`not\` takes exactly one condition; here are ${conditions.length}`);
  return { op, conditions: conditions.map((child, index) => checkNode(child, `${path}.conditions[${index}]`)) };
}

function checkNode(node: unknown, path: string): CheckedRule {
  if (!isRecord(node))
    throw invalidRule(
      path,
      `a node is a leaf { field, operator, value } or a group { op, conditions }, not ${shown(node)}`,
    );
  const leaf = LEAF_KEYS.some((key) => key in node);
  const group = GROUP_KEYS.some((key) => key in node);
  if (leaf && group)
    throw invalidRule(path, `a node is a leaf or a group, never both; this one has ${Object.keys(node).join(', ')}`);
  if (!leaf && !group)
    throw invalidRule(
      path,
      'a node is a leaf { field, operator, value } or a group { op, conditions }; this one is neither',
    );
  return group ? checkGroup(node, path) : checkLeaf(node, path);
}

/**
 * Checks a search rule against the published schema: the caps first, then shape, attributes, operators and values.
 *
 * @param tree the rule as it came from the caller
 * @throws ServiceError 422 `search_rule_too_complex` or `search_rule_invalid`; `path` names the place
 */
export function validateRule(tree: unknown): CheckedRule {
  checkComplexity(tree);
  return checkNode(tree, 'rule');
}
