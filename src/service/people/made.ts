import { deriveOccupationCode } from '../../people/occupations/isco.ts';
import type { GenerationRequest, PeopleGenerator } from './generator.ts';

function optionsOf({ seed, avatars, constraints, brief }: Omit<GenerationRequest, 'count'>, today: Date) {
  return { seed, avatars, constraints, brief, today };
}

/** The generator of the people room, loaded with the first job. */
export function libraryGenerator(): PeopleGenerator {
  const room = () => import('../../people/index.ts');
  return {
    async check(request, today) {
      const { generatePerson } = await room();
      // Drawing one person says more about whether anybody can fit than looking at the constraints does.
      generatePerson(optionsOf({ ...request, seed: request.seed ?? 0 }, today), 0);
    },
    async generate(request, index, today) {
      const { generatePerson } = await room();
      return generatePerson(optionsOf(request, today), index);
    },
    occupationCode: deriveOccupationCode,
  };
}
