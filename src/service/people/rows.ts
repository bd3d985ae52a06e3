import type { CreatePerson, Person, UpdatePerson } from '../../contract/index.ts';
import { fold } from '../../people/text.ts';
import type { PersonRow } from '../../store/index.ts';
import { iso, isoOrNull, newId } from '../ids.ts';

/** The owner of the shared library, where a workspace's id would stand. */
export const PLATFORM = 'platform';

const PLAIN = [
  'date_of_birth',
  'education_level',
  'employment_status',
  'gender',
  'household',
  'income_level',
  'locale_type',
] as const;
const FOLDED = ['avatar_url', 'bio', 'city', 'country', 'external_id', 'occupation'] as const;

/** A person as the interface shows it. */
export function presentPerson(row: PersonRow): Person {
  const own = row.workspace_id !== PLATFORM;
  return {
    id: row.id,
    name: row.name,
    owner: own ? 'self' : 'platform',
    ...(own ? { workspace_id: row.workspace_id } : {}),
    type: row.type,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    archived_at: isoOrNull(row.archived_at),
    accessibility_profile: JSON.parse(row.accessibility_profile),
    avatar_url: row.avatar_url,
    bio: row.bio,
    city: row.city,
    country: row.country,
    date_of_birth: row.date_of_birth,
    education_level: row.education_level as Person['education_level'],
    employment_status: row.employment_status as Person['employment_status'],
    external_id: own ? row.external_id : null,
    gender: row.gender as Person['gender'],
    generation_job_id: row.generation_job_id,
    household: row.household as Person['household'],
    income_level: row.income_level as Person['income_level'],
    interests: JSON.parse(row.interests),
    locale_type: row.locale_type as Person['locale_type'],
    occupation: row.occupation,
    occupation_code: row.occupation_code,
  };
}

const nameColumns = (name: string) => ({ name, name_lower: name.toLowerCase(), name_fold: fold(name) });

/** What the keys of the profile say when they are not there. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  screen_reader: false,
  reduced_motion: false,
  high_contrast: false,
  text_zoom: 100,
};

/** Only keys that say something are stored; keys that are not known here are kept as they came. */
function profileText(profile: Record<string, unknown> | null | undefined): string {
  const entries = Object.entries(profile ?? {}).filter(
    ([key, value]) => value !== undefined && !(key in DEFAULTS && DEFAULTS[key] === value),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

/** The columns that the given fields set; null clears one, an absent one is left alone. */
export function personColumns(
  body: UpdatePerson,
  occupationCode: (occupation: string) => string | null,
): Partial<PersonRow> {
  const columns: Record<string, unknown> = body.name === undefined ? {} : nameColumns(body.name);
  for (const field of PLAIN) if (body[field] !== undefined) columns[field] = body[field];
  for (const field of FOLDED) {
    const value = body[field];
    if (value === undefined) continue;
    columns[field] = value;
    columns[`${field}_fold`] = value === null ? null : fold(value);
  }
  if (body.accessibility_profile !== undefined) columns.accessibility_profile = profileText(body.accessibility_profile);
  if (body.interests !== undefined) columns.interests = JSON.stringify([...new Set(body.interests ?? [])]);
  if (body.occupation !== undefined)
    columns.occupation_code = body.occupation === null ? null : occupationCode(body.occupation);
  return columns as Partial<PersonRow>;
}

export interface Origin {
  workspaceId: string;
  at: number;
  id?: string;
  jobId?: string;
  jobIndex?: number;
  occupationCode?: string | null | undefined;
}

/** A new row. `origin.occupationCode` stands in for the code that the job title would give. */
export function newPersonRow(
  body: CreatePerson,
  origin: Origin,
  occupationCode: (occupation: string) => string | null,
): PersonRow {
  const code = origin.occupationCode === undefined ? occupationCode : () => origin.occupationCode ?? null;
  const empty = Object.fromEntries(
    [...PLAIN, ...FOLDED.flatMap((field) => [field, `${field}_fold`]), 'occupation_code'].map((field) => [field, null]),
  );
  return {
    ...empty,
    ...nameColumns(body.name),
    accessibility_profile: '{}',
    interests: '[]',
    ...personColumns(body, code),
    id: origin.id ?? newId(),
    workspace_id: origin.workspaceId,
    type: 'ai',
    generation_job_id: origin.jobId ?? null,
    generation_index: origin.jobIndex ?? null,
    archived: 0,
    archived_at: null,
    created_at: origin.at,
    updated_at: origin.at,
  } as PersonRow;
}
