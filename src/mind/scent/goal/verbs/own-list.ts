/** Lists that somebody keeps for themselves on a site, where things are put to be found again. */
const OWN_LIST =
  '(?:favou?rites|wish ?list|bookmarks|saved \\p{L}+|reading list|watch ?list|short ?list|plan|planner|itinerary|comparison(?: list)?)';
/** What may be somebody's own list, where it is called theirs. */
const OWN_PLACE =
  '(?:cook ?book|scrap ?book|recipe (?:box|book)|collection|agenda|schedule|timetable|queue|play ?list|(?:\\p{L}+ )?shelf|picks|selection|line-?up|pinboard|mood ?board)';

/** "To your favourites", "in my plan", "on the shortlist": said of every thing that is put there. */
export const ONTO_OWN_LIST = `(?:in|into|to|on|onto|among)\\s+(?:(?:your|my|our|the)\\s+(?:list of\\s+|own\\s+)?${OWN_LIST}|(?:[Yy]our|[Mm]y|[Oo]ur)\\s+(?:own\\s+)?${OWN_PLACE})`;
