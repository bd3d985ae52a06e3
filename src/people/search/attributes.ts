import {
  EducationLevel,
  EmploymentStatus,
  Gender,
  Household,
  IncomeLevel,
  LocaleType,
  type Person,
} from '../../contract/index.ts';
import { interestTaxonomy } from '../taxonomy.ts';

export type AttributeType =
  | 'string'
  | 'code'
  | 'enum'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'uuid'
  | 'tags'
  | 'object';

export type Operator =
  | 'eq'
  | 'neq'
  | 'in'
  | 'contains'
  | 'starts_with'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'has'
  | 'has_any'
  | 'is_null'
  | 'is_not_null';

const PRESENCE: Operator[] = ['is_null', 'is_not_null'];
const ORDER: Operator[] = ['gt', 'gte', 'lt', 'lte', 'between'];

/** The operators that each type of attribute publishes. */
export const OPERATORS: Readonly<Record<AttributeType, readonly Operator[]>> = {
  string: ['eq', 'neq', 'in', 'contains', 'starts_with', ...PRESENCE],
  code: ['eq', 'neq', 'in', 'starts_with', ...PRESENCE],
  enum: ['eq', 'neq', 'in', ...PRESENCE],
  integer: ['eq', 'neq', 'in', ...ORDER, ...PRESENCE],
  number: ['eq', 'neq', 'in', ...ORDER, ...PRESENCE],
  boolean: ['eq', 'neq', ...PRESENCE],
  date: ['eq', 'neq', 'in', ...ORDER, ...PRESENCE],
  datetime: ['eq', 'neq', ...ORDER, ...PRESENCE],
  uuid: ['eq', 'neq', 'in', ...PRESENCE],
  tags: ['has', 'has_any', ...PRESENCE],
  object: PRESENCE,
};

/** Where a value lives on a person: a field, or a key of the accessibility profile. */
export type Column = keyof Person | `accessibility_profile.${string}`;

export interface Option {
  label: string;
  value: string;
}

export interface Attribute {
  /** The name in the schema and, with its `source`, the `key` of a rule's field. */
  name: string;
  label: string;
  type: AttributeType;
  description?: string;
  source: 'profile' | 'demographic' | 'accessibility' | 'provenance';
  key: string;
  column: Column;
  readOnly: boolean;
  options?: readonly Option[];
}

type Extra = Partial<Pick<Attribute, 'description' | 'readOnly' | 'options' | 'column' | 'key'>>;

function attribute(
  name: string,
  label: string,
  type: AttributeType,
  source: Attribute['source'],
  extra: Extra = {},
): Attribute {
  return { name, label, type, source, key: name, column: name as Column, readOnly: false, ...extra };
}

const label = (value: string) => {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const options = (values: readonly string[]): Option[] => values.map((value) => ({ label: label(value), value }));

const accessibility = (key: string, title: string, type: AttributeType, values?: readonly string[]): Attribute =>
  attribute(`accessibility_profile.${key}`, title, type, 'accessibility', {
    key,
    column: `accessibility_profile.${key}`,
    description: `The key \`${key}\` of the accessibility profile; unset means the default.`,
    ...(values ? { options: options(values) } : {}),
  });

/** Every attribute of a person, in the order the schema lists them. */
export const ATTRIBUTES: readonly Attribute[] = [
  attribute('name', 'Name', 'string', 'profile'),
  attribute('bio', 'Background', 'string', 'profile', {
    description: 'Free-text background, at most 8000 characters.',
  }),
  attribute('avatar_url', 'Avatar', 'string', 'profile'),
  attribute('external_id', 'External id', 'string', 'profile', {
    description: "The caller's own identifier, unique among the workspace's own people.",
  }),
  attribute('date_of_birth', 'Date of birth', 'date', 'demographic', { description: 'YYYY-MM-DD.' }),
  attribute('age', 'Age', 'integer', 'demographic', {
    description: 'Whole years today, derived from the date of birth.',
    readOnly: true,
    column: 'date_of_birth',
  }),
  attribute('gender', 'Gender', 'enum', 'demographic', { options: options(Gender.options) }),
  attribute('city', 'City', 'string', 'demographic'),
  attribute('country', 'Country', 'string', 'demographic', {
    description: 'ISO 3166-1 alpha-2 code on generated and library people; whatever the caller wrote on its own.',
  }),
  attribute('locale_type', 'Kind of place', 'enum', 'demographic', { options: options(LocaleType.options) }),
  attribute('education_level', 'Education', 'enum', 'demographic', { options: options(EducationLevel.options) }),
  attribute('employment_status', 'Employment', 'enum', 'demographic', { options: options(EmploymentStatus.options) }),
  attribute('occupation', 'Occupation', 'string', 'demographic', { description: 'Job title in the person’s words.' }),
  attribute('occupation_code', 'Occupation code', 'code', 'demographic', {
    description: 'ISCO-08 code derived from the occupation; a prefix selects a family (`25` ICT professionals).',
    readOnly: true,
  }),
  attribute('income_level', 'Income', 'enum', 'demographic', { options: options(IncomeLevel.options) }),
  attribute('household', 'Household', 'enum', 'demographic', { options: options(Household.options) }),
  attribute('interests', 'Interests', 'tags', 'demographic', {
    description: 'Ids of the interest taxonomy; a parent also finds people tagged beneath it.',
    options: interestTaxonomy().map((node) => ({ label: node.label, value: node.id })),
  }),
  attribute('accessibility_profile', 'Accessibility', 'object', 'accessibility', {
    description: 'Only what differs from the default is present.',
  }),
  accessibility('vision', 'Vision', 'enum', ['low_vision', 'blind']),
  accessibility('color_vision', 'Colour vision', 'enum', ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']),
  accessibility('motor', 'Motor', 'enum', ['tremor', 'limited_reach', 'keyboard_only']),
  accessibility('hearing', 'Hearing', 'enum', ['hard_of_hearing', 'deaf']),
  accessibility('cognition', 'Cognition', 'enum', ['dyslexia', 'adhd', 'low_literacy', 'memory']),
  accessibility('screen_reader', 'Uses a screen reader', 'boolean'),
  accessibility('reduced_motion', 'Prefers reduced motion', 'boolean'),
  accessibility('high_contrast', 'Prefers high contrast', 'boolean'),
  accessibility('text_zoom', 'Text size in percent', 'number'),
  attribute('generation_job_id', 'Generation job', 'uuid', 'provenance', {
    description: 'The job that produced the person.',
    readOnly: true,
  }),
  attribute('archived_at', 'Archived', 'datetime', 'provenance', {
    description: 'Set by archiving, cleared by restoring.',
    readOnly: true,
  }),
  attribute('created_at', 'Created', 'datetime', 'provenance', { readOnly: true }),
  attribute('updated_at', 'Updated', 'datetime', 'provenance', { readOnly: true }),
];

const BY_FIELD: ReadonlyMap<string, Attribute> = new Map(
  ATTRIBUTES.map((item) => [`${item.source}/${item.key}`, item]),
);

/** The attribute that a rule's field names, or undefined. */
export function attributeOf(source: string, key: string): Attribute | undefined {
  return BY_FIELD.get(`${source}/${key}`);
}

/** The sources that publish attributes. */
export const SOURCES: readonly string[] = [...new Set(ATTRIBUTES.map((item) => item.source))];
