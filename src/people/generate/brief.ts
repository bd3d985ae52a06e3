import type { z } from 'zod';
import type { EducationLevel, EmploymentStatus, Gender, Household, LocaleType } from '../../contract/index.ts';
import { interestTaxonomy } from '../taxonomy.ts';
import { fold } from '../text.ts';
import { COUNTRIES } from './countries.ts';
import { JOBS } from './jobs.ts';

/** What a brief asks for, as far as its words are known. Constraints come first; a wish that they rule out is dropped. */
export interface Wishes {
  countries: string[];
  ageMin: number | null;
  ageMax: number | null;
  genders: Array<z.infer<typeof Gender>>;
  education: Array<z.infer<typeof EducationLevel>>;
  employment: Array<z.infer<typeof EmploymentStatus>>;
  households: Array<z.infer<typeof Household>>;
  locales: Array<z.infer<typeof LocaleType>>;
  interests: string[];
  jobs: string[];
  accessibility: string[];
  digital: 0 | 1 | 2 | null;
}

const WORDS = {
  genders: {
    female: 'women|woman|female|ladies|mothers|grandmothers|mums|moms',
    male: 'men|man|male|fathers|grandfathers|dads',
    'non-binary': 'non-binary|nonbinary',
  },
  education: {
    graduate: 'doctorates?|phds?|postgraduates?|masters? degrees?',
    bachelor: 'bachelors?|university graduates?|college graduates?|degree holders?|graduates',
    vocational_or_associate: 'vocational|apprenticeships?|associate degrees?',
    less_than_secondary: 'little schooling|no qualifications|left school early|low education',
  },
  employment: {
    retired: 'retired|retirees?|pensioners?|retirement',
    student: 'students?|undergraduates?|at university|at college',
    unemployed_seeking: 'unemployed|job ?seekers?|jobless|out of work|looking for work',
    self_employed: 'self-employed|freelancers?|freelance|entrepreneurs?|sole traders?|small business owners?',
    homemaker: 'homemakers?|housewives|housewife|stay-at-home',
    employed_part_time: 'part-time|part time',
    unable_to_work: 'unable to work|long-term sick',
    employed_full_time: 'full-time|full time|employed|commuters?|office workers?|working people',
  },
  households: {
    single_parent: 'single parents?|single mothers?|single fathers?|lone parents?',
    couple_with_kids:
      'parents|families with children|with (?:young |small )?(?:kids|children)|mothers|fathers|mums|moms|dads|young families',
    single: 'living alone|live alone|lives alone|singles|bachelor life',
    shared_housing: 'flatmates?|housemates?|shared flats?|shared housing',
    multi_generational: 'multi-?generational|three generations',
    adult_with_parents: 'living with (?:their )?parents|live with (?:their )?parents',
    couple_no_kids: 'couples? without children|empty nesters?|childless couples?',
  },
  locales: {
    rural: 'rural|villages?|villagers|countryside|farmers?|remote areas?',
    small_town: 'small[- ]towns?',
    suburban: 'suburbs?|suburban',
    urban: 'urban|city|cities|big[- ]city|metropolitan|inner[- ]city',
  },
  accessibility: {
    low_vision: 'low vision|partially sighted|poor (?:eye)?sight|visually impaired|visual impairments?',
    blind: '(?<!colou?r[- ])blind',
    screen_reader: 'screen[- ]readers?',
    color_vision: 'colou?r[- ]blind(?:ness)?|colou?r vision|deuteranopia|protanopia',
    tremor: 'tremors?|parkinsons?|shaky hands',
    limited_reach: 'limited reach|arthritis|wheelchairs?',
    keyboard_only: 'keyboard[- ]only|keyboard users?',
    hard_of_hearing: 'hard of hearing|hearing loss|hearing aids?',
    deaf: 'deaf(?:ness)?',
    dyslexia: 'dyslexi[ac]',
    adhd: 'adhd|attention deficit',
    low_literacy: 'low literacy|poor readers?|difficulty reading',
    memory: 'memory (?:loss|problems)|forgetful|dementia',
  },
} as const;

const DIGITAL: ReadonlyArray<[0 | 2, RegExp]> = [
  [
    0,
    /\b(low digital (?:confidence|skills?|literacy)|not (?:very )?(?:tech|digital)[- ]?(?:savvy|confident)|technophobes?|afraid of computers|new to (?:the internet|computers|smartphones)|digital beginners?|little experience with (?:computers|technology))\b/,
  ],
  [2, /\b(tech[- ]savvy|power users?|digital natives?|early adopters?|developers|programmers|expert users?)\b/],
];

/** Words that name a leaf of the taxonomy besides its label. */
const HOBBYISTS: Readonly<Record<string, string>> = {
  'sports.cycling': 'cyclists?|cycle|cycles|bike|bikes|biking',
  'sports.running': 'runners?|run marathons|joggers?|jogging|marathons?',
  'sports.swimming': 'swimmers?|swim|swims',
  'sports.football': 'soccer|footballers?',
  'sports.climbing': 'climbers?|bouldering',
  'sports.skiing': 'skiers?',
  'outdoors.hiking': 'hikers?|hike|hikes|trekking',
  'outdoors.gardening': 'gardeners?|gardens?',
  'outdoors.fishing': 'anglers?|angling',
  'outdoors.birdwatching': 'birders?|birding',
  'food.cooking': 'love to cook|like to cook|home cooks?|foodies?',
  'food.baking': 'bake|bakes|bakers at home|home bakers?',
  'games.video_games': 'gamers?|gaming',
  'games.chess': 'chess players?',
  reading: 'readers|book lovers?|books',
  music: 'music lovers?|musical',
  travel: 'travell?ers?|travelling|traveling|holidays',
  'arts.photography': 'photographers?|photos',
  'crafts.knitting': 'knit|knits|knitters?|crochet',
  'animals.dogs': 'dog owners?|dog lovers?',
  'animals.cats': 'cat owners?|cat lovers?',
  'style.fashion': 'fashionistas?|clothes shopping',
  'screen.films': 'movies?|cinema',
  sports: 'sporty|athletes|sports fans?',
  technology: 'techies|tech enthusiasts?',
  'wellbeing.fitness': 'gym|workouts?',
  'family.parenting': 'parenting',
};

const has = (text: string, pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'u').test(text);

function named<K extends string>(text: string, words: Readonly<Record<K, string>>): K[] {
  // What one pattern has read is gone for the next: "single parents" are not "parents" as well.
  let rest = text;
  return (Object.keys(words) as K[]).filter((key) => {
    const before = rest;
    rest = rest.replace(new RegExp(`\\b(?:${words[key]})\\b`, 'gu'), ' ; ');
    return rest !== before;
  });
}

function ages(text: string): [number | null, number | null] {
  const span =
    /\b(?:aged?|ages|between)?\s*(\d{2})\s*(?:-|–|to|and)\s*(\d{2})\b(?!\s*(?:%|people|hours|minutes))/u.exec(text);
  if (span) return [Number(span[1]), Number(span[2])];
  const over =
    /\b(?:over|above|older than|at least|from)\s+(\d{2})\b|\b(\d{2})\s*(?:\+|plus|and (?:over|older|above))/u.exec(
      text,
    );
  if (over) return [Number(over[1] ?? over[2]) + (/\b(?:over|above|older than)\s+\d/.test(over[0]) ? 1 : 0), null];
  const under = /\b(?:under|below|younger than|up to|at most)\s+(\d{2})\b/u.exec(text);
  if (under) return [null, Number(under[1]) - (/\b(?:up to|at most)/.test(under[0]) ? 0 : 1)];
  const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
  const decade = decades.findIndex((word) => has(text, word));
  if (decade >= 0) return [20 + decade * 10, 29 + decade * 10];
  const about = /\b(?:about|around|aged?)\s+(\d{2})\b|\b(\d{2})[- ]years?[- ]olds?\b/u.exec(text);
  if (about) return [Number(about[1] ?? about[2]) - 3, Number(about[1] ?? about[2]) + 3];
  if (
    has(
      text,
      'elderly|seniors?|older (?:people|adults|persons|users|shoppers|customers)|grandparents|grandmothers?|grandfathers?',
    )
  )
    return [65, null];
  if (has(text, 'young (?:people|adults|women|men|users|professionals|parents|families)|gen z|youngsters'))
    return [18, 32];
  if (has(text, 'middle-aged|middle aged')) return [40, 59];
  return [null, null];
}

function places(text: string): string[] {
  return COUNTRIES.filter((country) => {
    const demonym = fold(country.demonym);
    const cities = Object.values(country.places)
      .flat()
      .filter((city) => city.length > 4)
      .map(fold);
    return has(text, `${fold(country.name)}|${demonym}s?`) || cities.some((city) => has(text, city));
  }).map((country) => country.code);
}

function interests(text: string): string[] {
  const found = interestTaxonomy().filter((node) => {
    const words = fold(node.label).replaceAll(' and ', '|');
    const extra = HOBBYISTS[node.id];
    return (
      node.id !== 'home' &&
      node.id !== 'family' &&
      node.id !== 'money' &&
      has(text, extra ? `${words}|${extra}` : words)
    );
  });
  return found.map((node) => node.id);
}

/**
 * Reads a brief for the words it knows: countries and cities, ages, genders, work, schooling, households, kinds of
 * place, interests, access needs and ease with computers. It understands no sentences: a "not" is not understood.
 */
export function readBrief(brief: string | null | undefined): Wishes {
  const text = fold(brief ?? '').replace(/[’']/g, '');
  const [ageMin, ageMax] = ages(text);
  const plural = (name: string) => {
    const title = name.toLowerCase();
    return `${title.replace(/[-]/g, '[- ]')}(?:s|es)?|${title.replace(/y$/, 'ie')}s`;
  };
  const jobs = JOBS.filter((job) => has(text, plural(job.title))).map((job) => job.title);
  // The longer title is meant: "dairy farmers" are no "farmers" in general.
  const meant = jobs.filter((title) => !jobs.some((other) => other !== title && other.includes(title)));
  if (meant.length === 0 && has(text, 'teachers?'))
    meant.push('primary school teacher', 'secondary school teacher', 'kindergarten teacher');
  if (meant.length === 0 && has(text, 'drivers?'))
    meant.push('bus driver', 'lorry driver', 'taxi driver', 'delivery driver');
  if (meant.length === 0 && has(text, 'engineers?'))
    meant.push('civil engineer', 'mechanical engineer', 'electrical engineer');
  if (meant.length === 0 && has(text, 'doctors?|physicians?')) meant.push('general practitioner');
  if (meant.length === 0 && has(text, 'developers?|programmers?')) meant.push('software developer', 'web developer');
  return {
    countries: places(text),
    ageMin,
    ageMax,
    genders: named(text, WORDS.genders),
    education: named(text, WORDS.education),
    employment: named(text, WORDS.employment),
    households: named(text, WORDS.households),
    locales: named(text, WORDS.locales),
    interests: interests(text),
    jobs: meant,
    accessibility: named(text, WORDS.accessibility),
    digital: DIGITAL.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  };
}
