/** Lists that somebody keeps for themselves on a site, where things are put to be found again. */
const OWN_LIST =
  '(?:favou?rites|wish ?list|bookmarks|saved \\p{L}+|reading list|watch ?list|short ?list|plan|planner|itinerary|comparison(?: list)?)';

/** "To your favourites", "in my plan", "on the shortlist": said of every thing that is put there. */
export const ONTO_OWN_LIST = `(?:in|into|to|on|onto|among)\\s+(?:your|my|our|the)\\s+(?:list of\\s+|own\\s+)?${OWN_LIST}`;
