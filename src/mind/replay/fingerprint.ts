import { createHash } from 'node:crypto';
import type { Action } from '../../contract/index.ts';
import { PROFILE_FIELDS } from '../identity.ts';
import type { MindPerson, MindRequest, Percept } from '../mind.ts';
import { withoutNoise } from './noise.ts';

/** What was perceived, as far as it is compared: one short hash a text line, and each action with what is seen of it. */
export interface Seen {
  /** The whole of it. */
  hash: string;
  /** Action name -> label as shown, for telling a reader what came and went. */
  actions: Record<string, string>;
  /** Action name -> hash of its label, role, value and state. */
  looks: Record<string, string>;
  lines: string[];
}

/**
 * The fingerprint of a percept. Order, places, pixels and noise (noise.ts) do not count; which actions there are, how
 * they are labelled, what fields hold, and what the text says do.
 * @param ignore texts and labels that match are left out
 */
export function fingerprint(percept: Percept, ignore: readonly RegExp[] = []): Seen {
  const passes = (text: string): boolean => !ignore.some((pattern) => pattern.test(text));
  const actions: Record<string, string> = {};
  const looks: Record<string, string> = {};
  const byName = [...percept.actions].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const action of byName) {
    const label = labelOf(action);
    if (!passes(label) || !passes(action.name)) continue;
    actions[action.name] = label.slice(0, 120);
    looks[action.name] = short(lookOf(action));
  }
  const lines = percept.texts
    .filter(({ label }) => label !== 'text_places')
    .flatMap(({ label, text }) => text.split('\n').map((line) => ({ label, line })))
    .filter(({ line }) => withoutNoise(line) !== '' && passes(line))
    .map(({ label, line }) => lineHash(label, line))
    .sort();
  const hash = digest(JSON.stringify([Object.entries(looks), lines]));
  return { hash, actions, looks, lines };
}

/** The hash under which a line of text stands in `Seen.lines`. */
export function lineHash(label: string | undefined, line: string): string {
  return short(`${label ?? ''}|${withoutNoise(line)}`);
}

/** Who is at what: the same for the same profile and task on another day, machine and database. */
export function errand(request: Pick<MindRequest, 'person' | 'instructions'>): string {
  return digest(JSON.stringify([personFacts(request.person), request.instructions.normalize('NFKC').trim()])).slice(
    0,
    24,
  );
}

/** What of a profile bears on deciding. Not the id: the same person of a scenario file has another in each new database. */
const FACTS: ReadonlyArray<keyof MindPerson> = [...PROFILE_FIELDS, 'accessibility_profile'];

/** Taken by name, because a stored person carries more, such as the time it was frozen. */
function personFacts(person: MindPerson): unknown {
  return FACTS.map((fact) => [fact, canonical(person[fact])]);
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}

function labelOf(action: Action): string {
  return action.target?.label ?? action.description ?? action.name;
}

function lookOf(action: Action): string {
  const { role, value, disabled, state, placeholder } = action.target ?? {};
  const options = Object.values(action.parameters?.properties ?? {}).flatMap((schema) => schema.enum ?? []);
  return JSON.stringify([
    withoutNoise(labelOf(action)),
    role ?? '',
    withoutNoise(value ?? ''),
    placeholder ?? '',
    disabled ?? false,
    [...(state ?? [])].sort(),
    options.map((option) => withoutNoise(String(option))),
  ]);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 48 bits: with 10,000 lines on a page the chance that two differ and agree is one in five million. */
function short(text: string): string {
  return digest(text).slice(0, 12);
}
