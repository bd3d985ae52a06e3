import { type ActMemory, freshAct } from './memory/act.ts';
import { freshPerson, type PersonMemory } from './memory/person.ts';
import { freshSite, type SiteMemory } from './memory/site.ts';
import { freshTask, type TaskMemory } from './memory/task.ts';

/** Everything carried from turn to turn, as plain JSON. */
export interface Memory extends SiteMemory, PersonMemory, TaskMemory, ActMemory {}

export function freshMemory(): Memory {
  return { ...freshTask(), ...freshSite(), ...freshPerson(), ...freshAct() };
}

/** A copy that may be written to; anything that is not a memory of this engine starts afresh. */
export function recall(memory: unknown): Memory {
  const known = memory as Memory | null;
  if (!known || typeof known !== 'object' || known.version !== 1) return freshMemory();
  return structuredClone({ ...freshMemory(), ...known });
}

export function timesTried(memory: Memory, key: string, name: string): number {
  return memory.tried[key]?.[name] ?? 0;
}

/** How often something was acted on, whatever page it stood on. */
export function timesAnywhere(memory: Memory, name: string): number {
  return Object.values(memory.tried).reduce((sum, page) => sum + (page[name] ?? 0), 0);
}

/** The address and title of a place, without the heading that tells it from others there; either of them may be empty. */
export function baseOf(key: string): string {
  return key.replace(/\|\|(?!\|).*$/s, '');
}

/** Whether a form was sent that took what the task told, value by value: what its sentences asked for stands in there. */
export function tookItAll({ sheet }: Memory): boolean {
  return sheet !== null && sheet.sends > 0 && sheet.put.length >= SEVERAL;
}
/** Values from which on a form that was sent is what a task was about. */
const SEVERAL = 3;
