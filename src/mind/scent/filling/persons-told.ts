import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { classOfField } from './fields.ts';

export interface Told {
  name: string;
  age: string;
}

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*";
/** "Nora, who is 9", "Milo (6)", "Ida Kern, aged 34", "Bo, 6". */
const PERSON = new RegExp(
  `(${NAME})(?:,? (?:who is|aged?|is) |,? \\(|, )(?:aged? )?(\\d{1,2})(?!\\d|[.:/]\\d|(?:st|nd|rd|th)\\b| (?:\\p{Lu}|euros?|pounds?|minutes|hours|days|weeks))(?: years?(?: old)?)?\\)?`,
  'gu',
);
/** The place of a row among several that ask for persons: "Person 2", "Guest 1". */
const ROW =
  /^(?:\p{L}+ )?(?:person|guest|passenger|travell?er|participant|child|adult|visitor|attendee|member|player|pupil|swimmer|runner) #?(\d{1,2})\b/u;

/** The persons that the task names with their ages, in their order; none where it names fewer than two. */
export function personsTold({ goal, knowledge }: Situation): Told[] {
  const text = [...goal.steps.map((step) => step.text), goal.background, ...knowledge.map(({ value }) => value)].join(
    '. ',
  );
  const found: Told[] = [];
  for (const [, name, age] of text.matchAll(PERSON))
    if (!found.some((one) => one.name === name)) found.push({ name: name!, age: age! });
  return found.length > 1 ? found : [];
}

/** Which of several rows for persons a field stands in, counted from one; null for one that stands in none. */
export function rowOfPerson(item: Item): number | null {
  const match = ROW.exec(fold(item.label)) ?? ROW.exec(item.context.folded) ?? ROW.exec(fold(item.group));
  return match ? Number(match[1]) : null;
}

/** What a field of a row for persons takes of the one whose row it is; null where it takes nothing of them, empty for a row past the last. */
export function personFor(situation: Situation, item: Item): string | null {
  const row = item.kind === 'type' ? rowOfPerson(item) : null;
  const persons = row === null ? [] : personsTold(situation);
  if (row === null || persons.length === 0) return null;
  const person = persons[row - 1];
  const [first = '', ...rest] = person?.name.split(' ') ?? [];
  switch (classOfField({ ...item, label: item.label.replace(/^(?:\p{L}+ )?\p{L}+ #?\d+\W*/u, '') || 'name' } as Item)) {
    case 'name':
      return person?.name ?? '';
    case 'given-name':
      return first;
    case 'family-name':
      return rest.join(' ');
    case 'age':
      return person?.age ?? '';
    default:
      return null;
  }
}
