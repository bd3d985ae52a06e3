import { keepAsName, type PairReader, unquoted, withoutPurpose } from './reading.ts';

const NAMED =
  /\b(?:named|called|titled|entitled|with the (?:name|title))\s+(«\d+»|[\p{Lu}][\p{L}\p{N}' -]*?)(?=\s+(?:with|and|in|to|for|at|on|of|by)\b|[,.]|$)/u;

/** "To the group called Dentist": where it goes. */
const GOES_INTO = /^(?:add|put|move|invite)\b.*\b(?:to|into|in|onto|on)\s+(?:the|your|my)(?:\s\p{L}+){1,3}\s$/iu;

/** "Suggest an event to the city: «0»": what it is called. */
const TITLED = /^(?:create|add|suggest|propose|publish|announce|enter)\s+(?:an?|the|another)\s+[^«:]{3,40}:\s*(«\d+»)/i;

/** "Create an event «0»": what is made is called so. */
const MADE =
  /^(?:create|add|make|schedule|start|plan|write|open|publish|announce|set up)\s+(?:an?|the|another)\s+(?:new )?(?:(?!for|from|to|in|on|by|with|of\b)[\p{L}-]+ ){1,3}(«\d+»)/iu;

/** "Add a card Order paint to the list Next": a kind of thing in small letters, and what it is called in a capital. */
const MADE_BARE =
  /^(?:[Cc]reate|[Aa]dd|[Mm]ake|[Ss]tart|[Oo]pen|[Ss]et up)\s+(?:an?|another)\s+(?:new\s+)?(?:card|task|note|item|list|column|board|folder|album|playlist|pot|tag|label|project|group|channel|event|entry|reminder|page|document|room|category|topic|ticket|goal|habit)\s+(\p{Lu}[^,.;:«]*?)(?=\s+(?:to|in|into|on|under|for|with|at)\s+(?:the|my|your|our|an?)\s|$)/u;

/** What is said of a thing is not what it is called. */
const SAID_OF = /\b(?:comment|reply|answer|review|remark|tag|label)\s+«/i;

/** What the thing that is made or added is called. */
export const readNames: PairReader = (reading) => {
  const { clause, strings } = reading;
  const named = NAMED.exec(clause);
  if (named && !GOES_INTO.test(clause.slice(0, named.index))) {
    const value = withoutPurpose(unquoted(named[1]!, strings));
    const known = reading.pairs.findIndex((pair) => pair.value === value);
    if (known >= 0) reading.pairs.splice(known, 1);
    reading.pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  const bare = named ? null : MADE_BARE.exec(clause);
  if (bare) keepAsName(reading, bare[1]!.trim());
  const titled = TITLED.exec(clause);
  if (titled && !named) keepAsName(reading, unquoted(titled[1]!, strings));
  const made = MADE.exec(clause);
  if (made && !named && !SAID_OF.test(made[0])) {
    const value = unquoted(made[1]!, strings);
    reading.pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  return false;
};
