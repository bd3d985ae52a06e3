import { expandInterest, interestTaxonomy } from '../taxonomy.ts';
import type { Life } from './life.ts';
import { Chance, deal } from './random.ts';

type Draft = Pick<Life, 'seed' | 'index' | 'age' | 'household' | 'localeType' | 'access' | 'country'>;

const LEAVES = interestTaxonomy()
  .filter((node) => node.parent !== null)
  .map((node) => node.id);

const WARM = /^(NG|GH|KE|EG|IN|PH|ID|VN|BR|MX|CO|ZA|AU)$/;

/** Interests that lean to an age, or need a family or a place; the others suit anybody. */
function suits(id: string, draft: Draft): number {
  const { age, household, localeType, access } = draft;
  if (id === 'sports.skiing' && WARM.test(draft.country.code)) return 0;
  const children = household === 'couple_with_kids' || household === 'single_parent';
  if (id === 'family.parenting') return children ? 4 : 0;
  if (id === 'family.grandchildren') return age < 55 ? 0 : 4;
  if (/^(sports\.(climbing|martial_arts|basketball|skiing|running)|style\.trainers)/.test(id)) return age > 66 ? 0 : 1;
  if (/^(games\.(video_games|roleplaying)|music\.electronic|technology\.(programming|printing_3d))/.test(id))
    return age > 70 ? 0.1 : age < 40 ? 1.6 : 0.7;
  if (
    /^(outdoors\.(gardening|birdwatching)|family\.genealogy|music\.(classical|folk)|screen\.radio|games\.puzzles)/.test(
      id,
    )
  )
    return age > 60 ? 2.2 : age < 30 ? 0.4 : 1;
  if (/^(outdoors\.(foraging|beekeeping)|animals\.horses)/.test(id)) return localeType === 'urban' ? 0.3 : 1.4;
  if (
    access.vision === 'blind' &&
    /^(arts\.(painting|drawing|photography)|games\.video_games|outdoors\.birdwatching|motoring|sports\.(tennis|table_tennis|cricket|skiing)|crafts\.model_making|home\.decorating|reading\.comics|screen\.animation)/.test(
      id,
    )
  )
    return 0;
  if (access.hearing === 'deaf' && /^(music|screen\.(radio|podcasts)|technology\.amateur_radio)/.test(id)) return 0;
  if ((access.cognition === 'dyslexia' || access.cognition === 'low_literacy') && /^reading|puzzles/.test(id))
    return 0.25;
  return 1;
}

/** Three to six leaves; the first is dealt, so that a group covers the taxonomy, and no two are from one parent unless wished for. */
export function drawInterests(draft: Draft, wished: readonly string[]): string[] {
  const chance = new Chance(`${draft.seed}/${draft.index}/interests`);
  const count = chance.int(3, 6);
  const found: string[] = [];
  if (wished.length > 0) {
    const leaves = wished.flatMap((id) => expandInterest(id).filter((leaf) => leaf.includes('.')));
    found.push(chance.pick(leaves));
    if (leaves.length > 1 && chance.happens(0.4)) found.push(chance.pick(leaves));
  } else {
    const start = deal(draft.seed, draft.index, 'interest', LEAVES.length);
    const dealt = [...LEAVES.slice(start), ...LEAVES.slice(0, start)].find((id) => suits(id, draft) >= 0.7);
    if (dealt) found.push(dealt);
  }
  const parents = new Set(found.map((id) => id.slice(0, id.indexOf('.'))));
  while (found.length < count) {
    const pool = LEAVES.filter((id) => !parents.has(id.slice(0, id.indexOf('.'))));
    const next = chance.weighted(pool, (id) => suits(id, draft));
    if (!next) break;
    found.push(next);
    parents.add(next.slice(0, next.indexOf('.')));
  }
  return [...new Set(found)];
}
