/** One node of the interest taxonomy. Ids are dotted paths; the path up to the dot is the parent. */
export interface InterestNode {
  id: string;
  label: string;
  /** Id of the node above, null for the top level. */
  parent: string | null;
}

// One line a top-level node: id and label, then its leaves. A leaf's label is its id in words unless one is given.
const SOURCE = `
animals Animals: dogs Dogs|cats Cats|horses Horses|birds_at_home Birds at home|aquariums Aquariums|wildlife Wildlife
arts Arts: painting Painting|drawing Drawing|photography Photography|pottery Pottery|theatre Theatre|dance Dance|museums Museums and galleries
community Community: volunteering Volunteering|religion Religious life|local_politics Local politics|neighbourhood Neighbourhood groups|mentoring Mentoring
crafts Crafts: knitting Knitting and crochet|sewing Sewing|woodworking Woodworking|model_making Model making|embroidery Embroidery|upcycling Upcycling
family Family: parenting Raising children|grandchildren Grandchildren|genealogy Family history
food Food and drink: cooking Cooking|baking Baking|coffee Coffee|wine Wine|street_food Street food|preserving Pickling and preserving|vegetarian Vegetarian food
games Games: board_games Board games|chess Chess|video_games Video games|puzzles Crosswords and puzzles|card_games Card games|roleplaying Role-playing games
home Home: decorating Decorating|diy Do it yourself|houseplants Houseplants|antiques Antiques|organising Tidying and organising
money Money: investing Investing|budgeting Budgeting|collecting Coins and stamps
motoring Motoring: cars Cars|motorcycles Motorcycles|classic_cars Classic cars
music Music: singing Singing|guitar Guitar|piano Piano|concerts Concerts|classical Classical music|jazz Jazz|electronic Electronic music|folk Folk and traditional music
outdoors Outdoors: hiking Hiking|gardening Gardening|fishing Fishing|camping Camping|birdwatching Birdwatching|foraging Foraging|beekeeping Beekeeping
reading Reading: crime_fiction Crime fiction|history History|poetry Poetry|science_fiction Science fiction|biographies Biographies|comics Comics and manga|news News
science Science: astronomy Astronomy|weather Weather|natural_history Natural history|archaeology Archaeology
screen Film, television and radio: films Films|series Television series|documentaries Documentaries|podcasts Podcasts|radio Radio|animation Animation
sports Sports: cycling Cycling|running Running|swimming Swimming|football Football|tennis Tennis|basketball Basketball|cricket Cricket|climbing Climbing|martial_arts Martial arts|yoga Yoga|table_tennis Table tennis|skiing Skiing
style Style: fashion Fashion|second_hand Second-hand clothes|skincare Skincare|trainers Trainers
technology Technology: programming Programming|electronics Electronics|gadgets Gadgets|printing_3d 3D printing|home_automation Home automation|amateur_radio Amateur radio
travel Travel: city_breaks City breaks|rail Rail journeys|road_trips Road trips|languages Languages|beaches Beaches
wellbeing Wellbeing: meditation Meditation|fitness Fitness|nutrition Nutrition|sleep Sleep|walking Walking
`;

function parse(source: string): InterestNode[] {
  const nodes: InterestNode[] = [];
  for (const line of source.trim().split('\n')) {
    const colon = line.indexOf(':');
    const head = line.slice(0, colon);
    const parent = head.slice(0, head.indexOf(' '));
    nodes.push({ id: parent, label: head.slice(parent.length + 1), parent: null });
    for (const leaf of line.slice(colon + 1).split('|')) {
      const text = leaf.trim();
      const space = text.indexOf(' ');
      nodes.push({ id: `${parent}.${text.slice(0, space)}`, label: text.slice(space + 1), parent });
    }
  }
  return nodes;
}

const NODES: readonly InterestNode[] = parse(SOURCE);
const BY_ID: ReadonlyMap<string, InterestNode> = new Map(NODES.map((node) => [node.id, node]));

/** The whole taxonomy, each parent followed by its leaves; closed and changed only by adding. */
export function interestTaxonomy(): readonly InterestNode[] {
  return NODES;
}

/** Whether `id` names a node of the taxonomy, parent or leaf. */
export function isInterest(id: string): boolean {
  return BY_ID.has(id);
}

/** The node with this id, or null. */
export function interestNode(id: string): InterestNode | null {
  return BY_ID.get(id) ?? null;
}

/** Whether a person tagged `tag` has the interest `id`: the same node, or one beneath it. */
export function interestMatches(id: string, tag: string): boolean {
  return tag === id || (tag.length > id.length && tag.startsWith(id) && tag[id.length] === '.');
}

/** The node and every node beneath it: what a filter on `id` accepts. Empty for an unknown id. */
export function expandInterest(id: string): string[] {
  return NODES.filter((node) => interestMatches(id, node.id)).map((node) => node.id);
}
