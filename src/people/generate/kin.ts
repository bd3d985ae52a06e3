import type { Country } from './countries.ts';
import { drawFirstName, drawName, type PersonName } from './names.ts';
import type { Chance } from './random.ts';

/** The person's name and those of the people a bio may mention. */
export interface LifeNames extends PersonName {
  partner: string;
  child: string;
  friend: string;
}

export function drawNames(country: Country, gender: string, chance: Chance): LifeNames {
  const own = drawName(country, gender, chance);
  const others: string[] = [];
  const samePartner = chance.happens(0.05);
  const partnerGender =
    gender === 'female'
      ? samePartner
        ? 'female'
        : 'male'
      : gender === 'male'
        ? samePartner
          ? 'male'
          : 'female'
        : 'either';
  for (const kind of [partnerGender, 'either', 'either']) {
    let name = drawFirstName(country, kind, chance);
    for (let attempt = 0; attempt < 8 && (name === own.first || others.includes(name)); attempt += 1)
      name = drawFirstName(country, kind, chance);
    others.push(name);
  }
  const [partner = '', child = '', friend = ''] = others;
  return { ...own, partner, child, friend };
}
