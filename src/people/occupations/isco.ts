import { fold } from '../text.ts';
import { TITLES } from './titles.ts';

const SPELLINGS: Readonly<Record<string, string>> = {
  advisor: 'adviser',
  center: 'centre',
  coder: 'programmer',
  counselor: 'counsellor',
  fisherwoman: 'fisherman',
  headmistress: 'headmaster',
  jeweler: 'jeweller',
  labor: 'labour',
  laborer: 'labourer',
  programer: 'programmer',
  saleswoman: 'salesperson',
  salesman: 'salesperson',
  theater: 'theatre',
  tire: 'tyre',
};

/** Words of somebody without a job title in the sense of the classification. */
const NO_JOB =
  /^(none|n\/a|na|unemployed|not working|retired|student|pupil|homemaker|housewife|househusband|stay-at-home .*|pensioner|(full-time )?(mother|father|parent))$/;

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function words(title: string): string[] {
  return fold(title)
    .replace(/\(.*?\)/g, ' ')
    .replace(/\b(front|back)[- ]?end\b/g, '$1end')
    .replace(/\bfull[- ]stack\b/g, 'full stack')
    .split(/[^a-z0-9&'-]+/)
    .map((word) => word.replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word !== '')
    .map((word) => SPELLINGS[word] ?? word)
    .map(singular)
    .map((word) => SPELLINGS[word] ?? word);
}

interface TitleTable {
  codes: ReadonlyMap<string, string>;
  /** Words in the longest title. */
  longest: number;
}

let table: TitleTable | undefined;

function titleTable(): TitleTable {
  if (table) return table;
  const codes = new Map<string, string>();
  let longest = 0;
  for (const line of TITLES.trim().split('\n')) {
    const space = line.indexOf(' ');
    for (const title of line.slice(space + 1).split('|')) {
      const parts = words(title);
      longest = Math.max(longest, parts.length);
      codes.set(parts.join(' '), line.slice(0, space));
    }
  }
  table = { codes, longest };
  return table;
}

function find(parts: readonly string[]): string | null {
  const { codes, longest } = titleTable();
  if (parts.at(-1) === 'student') return null;
  for (let size = Math.min(longest, parts.length); size > 0; size -= 1) {
    for (let end = parts.length; end >= size; end -= 1) {
      const code = codes.get(parts.slice(end - size, end).join(' '));
      if (code) return code;
    }
  }
  return null;
}

/**
 * The ISCO-08 code of a job title in English: usually four digits (`Bus driver` -> `8331`), fewer where the title only
 * names a wider group (`Teacher` -> `23`). Seniority, "retired", "former" and the like are looked past; the longest
 * known title inside the given one wins, and among equals the one nearest the end, where English puts the noun.
 *
 * @returns null when nothing is known by that title, or it is none (a student, a homemaker)
 */
export function deriveOccupationCode(occupation: string | null | undefined): string | null {
  if (!occupation) return null;
  const plain = fold(occupation).trim();
  if (NO_JOB.test(plain)) return null;
  // The employer or a specialism often follows (`Engineer at Bosch`): it decides only when what stands before does not.
  const [head = ''] = plain.split(/\s+(?:at|for|in|with)\s+|[,;:/–—(]|\s-\s/);
  return find(words(head)) ?? find(words(plain));
}
