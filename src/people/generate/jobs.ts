import { EducationLevel } from '../../contract/index.ts';
import { deriveOccupationCode } from '../occupations/isco.ts';
import { DESK } from './jobs-desk.ts';
import { HANDS } from './jobs-hands.ts';
import { PEOPLE_WORK } from './jobs-people.ts';

/**
 * A job that people hold. Format of a line: title | lowest-highest education (0 less than secondary .. 5 graduate) |
 * pay band 1..5 | tags | what it is like, as phrases in -ing divided by slashes. Tags: `s` often self-employed,
 * `u` mostly in cities, `r` mostly in the country, `f` and `m` mostly done by women or by men.
 */
export interface Job {
  title: string;
  code: string;
  education: readonly [number, number];
  pay: number;
  tags: string;
  details: readonly string[];
}

function parse(line: string): Job {
  const [title = '', education = '', pay = '', tags = '', details = ''] = line.split('|');
  const code = deriveOccupationCode(title);
  if (!code) throw new Error(`no ISCO-08 code for the job "${title}"`);
  const [lowest = 0, highest = lowest] = education.split('-').map(Number);
  if (highest >= EducationLevel.options.length) throw new Error(`no such education for the job "${title}"`);
  return { title, code, education: [lowest, highest], pay: Number(pay), tags, details: details.split('/') };
}

/** Every job the generator hands out. */
export const JOBS: readonly Job[] = [HANDS, PEOPLE_WORK, DESK].flatMap((text) => text.trim().split('\n')).map(parse);
