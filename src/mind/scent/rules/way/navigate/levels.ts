/** Scents of a control, in the units of the equations, by what a person does about it; fitted on link graphs. */

/** What is surely meant, however it is called. */
export const SURE = 40;
/** A person clicks without looking further down the page. */
export const STRONG = 26;
/** Good enough once a screen more has been looked at. */
export const FAIR = 24;
/** Worth a try before menus are opened one by one. */
export const WORTH_A_TRY = 20;
/** Worth a try before a menu that may hold it is opened. */
export const BESIDE_MENU = 14;
/** A label of less promises nothing. */
export const FAINT = 9;
/** A label of less is not even looked into. */
export const NOTHING = 2.5;
/** What stands out as the next station of a known way beats others by so much. */
export const STANDS_OUT = 4;

/** By how much what is left behind has to beat what is here, beside the cost of each step back. */
export const BEHIND = 5;
