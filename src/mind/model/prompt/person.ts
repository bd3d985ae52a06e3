import { ageOn } from '../../../contract/index.ts';
import type { MindPerson } from '../../mind.ts';
import type { Traits } from '../../scent/person/traits.ts';

/** The person in plain words: facts from the profile, and habits only as far as they bear on using a page. */
export function describePerson(person: MindPerson, today: Date, traits: Traits): string {
  const age = ageOn(person.date_of_birth, today);
  const facts: Array<[string, string | null | undefined]> = [
    ['Name', person.name],
    ['Age', age === null ? null : String(age)],
    ['Lives in', [person.city, person.country].filter(Boolean).join(', ') || null],
    ['Work', person.occupation ?? word(person.employment_status)],
    ['Education', word(person.education_level)],
    ['Household', word(person.household)],
    [
      'Interests',
      (person.interests ?? [])
        .slice(0, 8)
        .map((id) => id.split('.').at(-1))
        .join(', ') || null,
    ],
    ['About', person.bio],
  ];
  const lines = facts.filter(([, value]) => value).map(([name, value]) => `- ${name}: ${value}`);
  return [...lines, ...habits(traits).map((habit) => `- ${habit}`)].join('\n');
}

/** How the person's limits sound from inside. What they cannot see or reach has been left out before. */
function habits(traits: Traits): string[] {
  const said: string[] = [];
  if (traits.screenReader) said.push('Hears the page through a screen reader; there is no picture.');
  else if (traits.acuity < 0.6) said.push('Sees poorly; small and pale things escape notice.');
  if (traits.plainSpeech) said.push('Speaks in short, plain sentences and stumbles over long words and jargon.');
  if (traits.impatience > 1.3) said.push('Is in a hurry and does not read everything.');
  else if (traits.impatience < 0.75) said.push('Takes time and reads before acting.');
  if (traits.selfEfficacy < 0.45) said.push('Doubts being good with computers and blames oneself first.');
  if (traits.riskAversion > 0.6) said.push('Is wary of paying, of giving data and of buttons that cannot be undone.');
  return said;
}

function word(value: string | null | undefined): string | null {
  return value ? value.replaceAll('_', ' ') : null;
}
