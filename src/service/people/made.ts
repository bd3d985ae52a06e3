import type { PeopleGenerator } from './generator.ts';

/** The generator of the people room, loaded with the first job or job title. */
export function libraryGenerator(): PeopleGenerator {
  return {
    async generate() {
      throw new Error('No generator of people is configured.');
    },
    occupationCode: () => null,
  };
}
