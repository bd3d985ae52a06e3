import { ATTRIBUTES, OPERATORS, type Option } from './attributes.ts';

export interface SchemaAttribute {
  name: string;
  label: string;
  /** `string`, `code`, `enum`, `integer`, `number`, `boolean`, `date`, `datetime`, `uuid`, `tags`, `object`; may grow. */
  type: string;
  description?: string;
  writability: { read_only: boolean; readable: boolean };
  /** What a search rule's leaf copies: `{ field: { source, key }, operator, value }`. */
  filter?: { key: string; operators: string[]; source: string };
  options?: Option[];
}

export interface PeopleSchema {
  attributes: SchemaAttribute[];
}

/** The published people attribute schema: authoritative for search rules and the same for every workspace. */
export function peopleSchema(): PeopleSchema {
  return {
    attributes: ATTRIBUTES.map((item) => ({
      name: item.name,
      label: item.label,
      type: item.type,
      ...(item.description ? { description: item.description } : {}),
      writability: { read_only: item.readOnly, readable: true },
      filter: { key: item.key, operators: [...OPERATORS[item.type]], source: item.source },
      ...(item.options ? { options: item.options.map((option) => ({ ...option })) } : {}),
    })),
  };
}
