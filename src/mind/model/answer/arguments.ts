import type { Action } from '../../../contract/index.ts';
import { AnswerRefusal } from './refusal.ts';

export type Arguments = Record<string, string | number | boolean>;
type Scalar = string | number | boolean;

/**
 * Makes arguments fit the action's parameter schema: text becomes the declared type, options match without regard to
 * case. Nothing is cut or guessed.
 * @returns null for an action without parameters
 * @throws AnswerRefusal naming the parameter and what it takes
 */
export function fitArguments(action: Action, given: ReadonlyArray<readonly [string, Scalar]>): Arguments | null {
  const properties = action.parameters?.properties ?? {};
  const names = Object.keys(properties);
  // Filling in parameters where none are wanted is a habit of small models and harms nothing.
  if (names.length === 0) return null;

  const fitted: Arguments = {};
  for (const [name, value] of given) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) throw new AnswerRefusal(`\`${action.name}\` has no parameter \`${name}\`; it takes ${list(names)}`);
    if (Object.hasOwn(fitted, name)) throw new AnswerRefusal(`\`${name}\` was given twice`);
    fitted[name] = fitOne(name, schema, value);
  }
  for (const name of action.parameters?.required ?? []) {
    if (!Object.hasOwn(fitted, name)) throw new AnswerRefusal(`\`${action.name}\` needs the parameter \`${name}\``);
  }
  return fitted;
}

type Schema = NonNullable<NonNullable<Action['parameters']>['properties']>[string];

function fitOne(name: string, schema: Schema, value: Scalar): Scalar {
  if (schema.enum) {
    const option =
      schema.enum.find((candidate) => candidate === value) ??
      schema.enum.find((candidate) => same(String(candidate), String(value)));
    if (option === undefined) {
      throw new AnswerRefusal(`\`${name}\` must be one of ${list(schema.enum.slice(0, 40).map(String))}`);
    }
    return option;
  }
  switch (schema.type) {
    case 'string': {
      const text = String(value);
      if (schema.maxLength !== undefined && [...text].length > schema.maxLength) {
        throw new AnswerRefusal(`\`${name}\` may have at most ${schema.maxLength} characters`);
      }
      return text;
    }
    case 'boolean': {
      const word = String(value).trim().toLowerCase();
      if (word !== 'true' && word !== 'false') throw new AnswerRefusal(`\`${name}\` must be true or false`);
      return word === 'true';
    }
    case 'integer':
    case 'number':
      return fitNumber(name, schema, value);
  }
}

function fitNumber(name: string, schema: Schema, value: Scalar): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new AnswerRefusal(`\`${name}\` must be a number`);
  if (schema.type === 'integer' && !Number.isInteger(number)) {
    throw new AnswerRefusal(`\`${name}\` must be a whole number`);
  }
  if (schema.minimum !== undefined && number < schema.minimum) {
    throw new AnswerRefusal(`\`${name}\` must be at least ${schema.minimum}`);
  }
  if (schema.maximum !== undefined && number > schema.maximum) {
    throw new AnswerRefusal(`\`${name}\` must be at most ${schema.maximum}`);
  }
  return number;
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function list(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}
