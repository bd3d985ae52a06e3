import type { Action, Decision, ParameterSchema } from '../../contract/index.ts';

type Argument = string | number | boolean;
type Schema = (typeof ParameterSchema)['_output'];

function argumentFault(name: string, value: Argument, schema: Schema): string | null {
  const { type } = schema;
  const fits =
    type === 'integer' ? Number.isInteger(value) : type === 'number' ? Number.isFinite(value) : typeof value === type;
  if (!fits) return `argument ${name} is not of type ${type}`;
  if (schema.enum && !schema.enum.includes(value)) return `argument ${name} is not one of the declared values`;
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) return `argument ${name} is below its minimum`;
    if (schema.maximum !== undefined && value > schema.maximum) return `argument ${name} is above its maximum`;
  }
  // JSON Schema counts characters, not UTF-16 units.
  if (typeof value === 'string' && schema.maxLength !== undefined && [...value].length > schema.maxLength)
    return `argument ${name} is longer than it may be`;
  return null;
}

/** Why an engine's choice cannot be taken, or null when it fits what was declared. */
export function decisionFault(decision: Decision, actions: readonly Action[]): string | null {
  const { status, action_name } = decision;
  if (status !== 'continue' && status !== 'completed' && status !== 'gave_up') return 'the status is not known';
  if (action_name === null) return status === 'continue' ? 'no action was chosen' : null;
  const action = actions.find(({ name }) => name === action_name);
  if (!action) return 'the chosen action was not declared';
  const given = decision.arguments ?? {};
  const properties = action.parameters?.properties ?? {};
  for (const name of action.parameters?.required ?? [])
    if (!Object.hasOwn(given, name)) return `argument ${name} is missing`;
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) return 'an argument was given that the action does not declare';
    const fault = argumentFault(name, value, schema);
    if (fault) return fault;
  }
  return null;
}
