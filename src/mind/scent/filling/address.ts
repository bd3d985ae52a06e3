import type { FieldClass } from './fields.ts';

/** "Lena Vogt, Ahornweg 7, 04109 Leipzig, Germany": who, street and number, postcode and town, and the country. */
const CONTINENTAL =
  /(?:^|[\s:])(?:(?<name>\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)+),\s+)?(?<street>(?:\p{Lu}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*)* \d+\s?[a-z]?|\d+[a-z]? \p{Lu}[\p{L}'. -]+)),\s+(?<code>[A-Z]{0,2}-?\d{4,6}(?: ?[A-Z]{2})?) (?<city>\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*)(?:,\s+(?<country>\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)*))?/u;
/** "Ann Lee, 4 Mill Lane, York YO1 7HH", "12 Oak Street, Springfield, IL 62704". */
const INSULAR =
  /(?:^|[\s:])(?:(?<name>\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)+),\s+)?(?<street>\d+[a-z]? \p{Lu}[\p{L}'. -]+),\s+(?<city>\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*),?\s+(?<region>[A-Z]{2} )?(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?)(?:,\s+(?<country>\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)*))?/u;
/** Without a postcode, where something goes to somebody: "ship it to Ida Kern, 4 Mill Lane, Oslo". */
const PLAIN =
  /\b(?:to|for|at|address:?)\s+(?:(?<name>\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)+),\s+)?(?<street>\d+[a-z]? \p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*|\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)* \d+\s?[a-z]?),\s+(?<city>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)(?:,\s+(?<country>\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)*))?/u;

/** The number of a house beside its street: "Mill Lane 14", "9 Orchard Road". */
const HOUSE =
  /\b\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)* (?<behind>\d{1,4}[a-z]?)\b(?!\p{L}|[:.]\d)|\b(?<ahead>\d{1,4}[a-z]?) \p{Lu}[\p{L}'.-]+ (?:\p{Lu}[\p{L}'.-]+ )*(?:Street|Road|Lane|Avenue|Close|Drive|Way|Square|Place|Row|Court|Terrace|Hill|Gardens?|St|Rd|Ave)\b/u;
const MONTHS = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i;

/** What leads up to where one lives. */
export const AT_HOME =
  /\b(?:[Mm]y|[Yy]our|[Oo]ur) (?:home|house|flat|own address|address)(?: address)?(?: is)?(?: at)?,? *$|\b(?:I|you|we) live (?:at|in)(?: number)? *$/;

/** The number of the house that a text names with its street; null when it names none. */
export function houseNumber(text: string): string | null {
  const found = HOUSE.exec(text);
  if (!found || MONTHS.test(found[0])) return null;
  return found.groups?.behind ?? found.groups?.ahead ?? null;
}

/** A street without the number of the house. */
export function withoutHouseNumber(street: string): string {
  return street.trim().replace(/^\d{1,4}\p{L}?,? (?=\p{Lu})|(?<=\p{L}),? \d{1,4}\p{L}?$/u, '');
}

/** The part of an address that a text spells out for a kind of field; null when it holds none. */
export function addressPart(text: string, group: FieldClass): string | null {
  const parts = (CONTINENTAL.exec(text) ?? INSULAR.exec(text) ?? PLAIN.exec(text))?.groups;
  if (!parts) return null;
  const names = parts.name?.split(' ') ?? [];
  const part: Partial<Record<FieldClass, string | undefined>> = {
    name: parts.name,
    'given-name': names[0],
    'family-name': names.slice(1).join(' ') || undefined,
    'street-address': parts.street,
    'postal-code': parts.code,
    city: parts.city,
    region: parts.region?.trim(),
    country: parts.country,
  };
  return part[group]?.trim() ?? null;
}
