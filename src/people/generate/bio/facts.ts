import type { Life } from '../life.ts';
import { Chance } from '../random.ts';
import { HOBBIES } from './hobbies.ts';
import { suits } from './suits.ts';

const ARTICLE_AN = /^(?:[aeio]|un(?!i)|hour|honest)/i;

function withArticle(noun: string): string {
  return `${ARTICLE_AN.test(noun) ? 'an' : 'a'} ${noun}`;
}

const CHILDREN = [
  'a daughter',
  'a son',
  'two children',
  'two children',
  'two daughters',
  'two sons',
  'three children',
  'twins',
];

/** Years that fit the life: school before work, work before retirement, nothing later than today. */
function years(life: Life, chance: Chance) {
  const born = Number(life.dateOfBirth.slice(0, 4));
  const now = life.today.getUTCFullYear();
  const between = (from: number, to: number) =>
    String(Math.max(born, Math.min(now, chance.int(Math.min(from, to), Math.max(from, to)))));
  const schooled =
    born +
    {
      less_than_secondary: 16,
      secondary: 18,
      some_post_secondary: 19,
      vocational_or_associate: 20,
      bachelor: 22,
      graduate: 24,
    }[life.education];
  // Who retired before sixty did so a few years ago.
  const sixties = born + chance.int(60, 67);
  const early = () => Math.max(born + 45, now - chance.int(1, 6));
  return {
    year: String(born),
    decade: `${Math.floor(born / 10) * 10}s`,
    since: between(Math.min(now, schooled), now - 1),
    retired: String(Math.min(sixties < now ? sixties : early(), now)),
    stopped: between(Math.max(schooled + 1, now - 9), now - 1),
    moved: between(born + 18, now - 1),
    together: between(born + 19, now - 1),
    alone: between(Math.max(born + 19, now - 14), now - 1),
    hobbyYear: between(born + 12, now - 1),
  };
}

/** What the sentences of a bio may name, by slot. */
export function factsOf(life: Life): Record<string, string> {
  const chance = new Chance(`${life.seed}/${life.index}/facts`);
  const hobbies = chance.shuffle(life.interests).map((id) => {
    const details = HOBBIES.get(id) ?? [];
    const suited = details.filter((detail) => suits(life, detail));
    return chance.pick(suited.length > 0 ? suited : details);
  });
  const allDetails = life.job?.details ?? ['getting through the week'];
  const fitting = allDetails.filter((detail) => suits(life, detail));
  const details = chance.shuffle(fitting.length > 1 ? fitting : allDetails);
  const job = life.job?.title ?? 'worker';
  const { names } = life;
  return {
    ...years(life, chance),
    first: names.first,
    full: names.full,
    partner: names.partner,
    child: names.child,
    friend: names.friend,
    kids: life.age < 26 ? chance.pick(['a daughter', 'a son', 'a small son', 'a baby']) : chance.pick(CHILDREN),
    city: life.city,
    inCity:
      life.localeType === 'rural' ? `${chance.pick(['near', 'outside', 'close to'])} ${life.city}` : `in ${life.city}`,
    country: ['NL', 'US', 'GB', 'PH'].includes(life.country.code) ? `the ${life.country.name}` : life.country.name,
    demonym: life.country.demonym,
    job,
    ajob: withArticle(job),
    study: life.study,
    g1: details[0] ?? '',
    g2: details[1] ?? '',
    hobbies: hobbies.join('/'),
  };
}
