import { fold } from '../../../../language/index.ts';

/** Codes by which numbers of a country are reached from abroad, by the names of it and of what is from there. */
const CODES = `
34 spain spanish
44 uk british britain england english scotland scottish wales welsh kingdom
353 ireland irish
33 france french
49 germany german
43 austria austrian
41 switzerland swiss
39 italy italian
351 portugal portuguese
31 netherlands dutch holland
32 belgium belgian
352 luxembourg
45 denmark danish
46 sweden swedish
47 norway norwegian
358 finland finnish
354 iceland icelandic
48 poland polish
420 czech czechia
36 hungary hungarian
30 greece greek
90 turkey turkish
1 usa us american canada canadian states
61 australia australian
64 zealand
91 india indian
81 japan japanese
55 brazil brazilian
52 mexico mexican
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The dialling code of the one country that a text speaks of; null where it speaks of none, or of several. */
export function diallingCode(text: string): string | null {
  const said = new Set(fold(text).split(/[^\p{L}]+/u));
  const found = CODES.filter(([, ...names]) => names.some((name) => said.has(name)));
  return found.length === 1 ? found[0]![0]! : null;
}
