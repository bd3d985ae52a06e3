export {
  type ConstraintProblem,
  checkConstraints,
  type GenerationConstraints,
} from './generate/constraints.ts';
export { type GeneratedPerson, type GenerationOptions, generatePeople, generatePerson } from './generate/people.ts';
export { platformPeople } from './library.ts';
export { deriveOccupationCode } from './occupations/isco.ts';
export type { Column } from './search/attributes.ts';
export { matches, ruleToPredicate } from './search/match.ts';
export { type NormalRule, normalizeRule } from './search/normalize.ts';
export { RULE_LIMITS, type RuleGroup, type RuleLeaf, type RuleNode } from './search/rule.ts';
export { type PeopleSchema, peopleSchema, type SchemaAttribute } from './search/schema.ts';
export { validateRule } from './search/validate.ts';
export {
  expandInterest,
  type InterestNode,
  interestMatches,
  interestNode,
  interestTaxonomy,
  isInterest,
} from './taxonomy.ts';
export { fold } from './text.ts';
