import { CARS } from './cars.ts';
import { CHARITY } from './charity.ts';
import { NEWSPAPER } from './newspaper.ts';
import { REMOVALS } from './removals.ts';
import { SCHOOL } from './school.ts';
import { SOFTWARE } from './software.ts';
import { SPORTS } from './sports.ts';
import { TAX } from './tax.ts';
import { THEATRE } from './theatre.ts';
import { VET } from './vet.ts';

/** Whole sites on which the way to the right place is what is hard: one act or one fact at the end of it. */
export const WAYS = [
  ...THEATRE,
  ...VET,
  ...TAX,
  ...CARS,
  ...SCHOOL,
  ...CHARITY,
  ...NEWSPAPER,
  ...REMOVALS,
  ...SPORTS,
  ...SOFTWARE,
];
