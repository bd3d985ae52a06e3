import { MANUAL_TITLES } from './titles-manual.ts';
import { PROFESSIONAL_TITLES } from './titles-professional.ts';

/**
 * Job titles by ISCO-08 unit group (ILO, International Standard Classification of Occupations 2008). One line a group: its code,
 * then titles as people write them, lower case and singular. A title may stand for a wider group where it says no more
 * (`teacher` 23, `engineer` 214).
 */
export const TITLES = PROFESSIONAL_TITLES + MANUAL_TITLES.trimStart();
