import type { z } from 'zod';
import type { EducationLevel, EmploymentStatus, Household } from '../../contract/index.ts';

type Education = z.infer<typeof EducationLevel>;
type Employment = z.infer<typeof EmploymentStatus>;
type HouseholdType = z.infer<typeof Household>;

export type Shares<K extends string> = Record<K, number>;

/**
 * Share of adults at each year of age, unscaled. Fitted to two figures of a country: its share of people aged 65 and
 * over decides how slowly the numbers fall with age (UN World Population Prospects 2022; see docs/people.md).
 */
export function ageWeight(age: number, aged: number): number {
  const young = Math.max(0, Math.min(1, (0.3 - aged) / 0.27));
  const decline = 0.002 + 0.034 * young;
  const survival = 1 / (1 + Math.exp((age - 83) / 4.2));
  return Math.exp(-decline * (age - 18)) * survival;
}

/** Education by country and age: people over 55 hold fewer degrees than those who came after. */
export function educationShares(age: number, tertiary: number): Shares<Education> {
  const degrees = Math.max(0.03, age > 70 ? tertiary * 0.5 : age > 55 ? tertiary * 0.75 : tertiary);
  const below = Math.max(0.04, (1 - tertiary) * (age > 70 ? 0.42 : age > 55 ? 0.28 : 0.16));
  const rest = Math.max(0.05, 1 - degrees - below);
  return {
    less_than_secondary: below,
    secondary: rest * 0.62,
    some_post_secondary: age < 19 ? 0 : rest * 0.16,
    vocational_or_associate: age < 20 ? 0 : rest * 0.22 + degrees * 0.18,
    bachelor: age < 22 ? 0 : degrees * 0.52,
    graduate: age < 24 ? 0 : degrees * 0.3,
  };
}

const EMPLOYMENT: ReadonlyArray<[oldest: number, ...shares: number[]]> = [
  // to age: full time, part time, self-employed, seeking, student, homemaker, retired, unable to work, other
  [19, 17, 14, 2, 8, 55, 2, 0, 1, 1],
  [22, 32, 14, 3, 9, 37, 3, 0, 1, 1],
  [26, 54, 12, 6, 9, 13, 4, 0, 1, 1],
  [34, 63, 10, 9, 6, 3, 7, 0, 2, 0],
  [49, 62, 11, 13, 5, 1, 6, 0, 2, 0],
  [54, 58, 12, 14, 4, 0.5, 6, 1.5, 4, 0],
  [59, 50, 12, 13, 4, 0.3, 6, 8, 7, 0],
  [64, 30, 11, 11, 3, 0.2, 5, 33, 7, 0],
  [69, 7, 7, 7, 0.5, 0.2, 3, 73, 2, 0],
  [74, 2, 3.5, 4, 0, 0.1, 2, 87, 1, 0],
  [120, 0.4, 0.8, 1.2, 0, 0.05, 1, 96, 0.5, 0],
];

/** Employment by age (rounded from ILOSTAT and OECD labour force statistics by age). */
export function employmentShares(age: number): Shares<Employment> {
  const [, full, part, self, seeking, student, home, retired, unable, other] = (EMPLOYMENT.find(([to]) => age <= to) ??
    EMPLOYMENT.at(-1)) as number[] as [number, number, number, number, number, number, number, number, number, number];
  return {
    employed_full_time: full,
    employed_part_time: part,
    self_employed: self,
    unemployed_seeking: seeking,
    student,
    homemaker: home,
    retired,
    unable_to_work: unable,
    other,
  };
}

/** Household by age; large families under one roof are commoner in younger countries. */
export function householdShares(age: number, aged: number, student: boolean): Shares<HouseholdType> {
  const kin = Math.max(0, Math.min(1, (0.18 - aged) / 0.14));
  if (student || age < 25)
    return {
      single: 12,
      couple_no_kids: 6,
      couple_with_kids: age < 21 ? 0 : 3,
      single_parent: age < 21 ? 0 : 2,
      shared_housing: 28 * (1 - kin / 2),
      adult_with_parents: 42,
      multi_generational: 4 + 20 * kin,
    };
  if (age < 45)
    return {
      single: 17 * (1 - kin / 2),
      couple_no_kids: 20 * (1 - kin / 2),
      couple_with_kids: 39,
      single_parent: 8,
      shared_housing: age < 35 ? 8 : 2,
      adult_with_parents: age < 35 ? 9 : 3,
      multi_generational: 4 + 20 * kin,
    };
  if (age < 65)
    return {
      single: 20 * (1 - kin / 2),
      couple_no_kids: 33 * (1 - kin / 2),
      couple_with_kids: age < 58 ? 28 : 4,
      single_parent: age < 58 ? 6 : 1,
      shared_housing: 1,
      adult_with_parents: age < 58 ? 2 : 0.3,
      multi_generational: 5 + 24 * kin,
    };
  return {
    single: (age < 75 ? 29 : 44) * (1 - kin / 2),
    couple_no_kids: (age < 75 ? 58 : 42) * (1 - kin / 2),
    couple_with_kids: 0,
    single_parent: 0,
    shared_housing: 2,
    adult_with_parents: 0,
    multi_generational: 7 + 34 * kin,
  };
}
