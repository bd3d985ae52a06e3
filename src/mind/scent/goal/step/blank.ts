import { constraintsOf } from '../constraints.ts';
import type { Step, Verb } from '../types.ts';

/** A step that names nothing yet. */
export function blank(verb: Verb, text: string): Step {
  return {
    verb,
    text,
    object: '',
    quoted: [],
    role: null,
    scope: '',
    pairs: [],
    items: [],
    nth: null,
    superlative: null,
    all: false,
    only: false,
    constraints: constraintsOf(''),
    source: '',
    place: false,
    described: '',
    how: '',
  };
}
