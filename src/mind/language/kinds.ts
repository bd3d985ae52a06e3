import { synonymous } from './synonyms.ts';
import { stem } from './tokens.ts';

/** Everyday kinds and what people count among them. Written for this project from common knowledge; the first words name the kind. */
const KINDS = `
fruit: apple pear banana cherry plum grape orange lemon lime mango peach apricot strawberry raspberry blueberry blackberry melon watermelon kiwi pineapple fig date coconut papaya grapefruit nectarine pomegranate
vegetable veggie: carrot potato tomato onion cabbage lettuce spinach broccoli cauliflower pea bean pepper cucumber garlic leek celery radish beetroot pumpkin courgette zucchini aubergine eggplant asparagus turnip kale
animal creature mammal pet: dog cat horse cow pig sheep goat rabbit tiger lion bear wolf fox elephant giraffe zebra monkey mouse rat hamster whale dolphin deer camel donkey kangaroo squirrel hedgehog otter seal turtle snake lizard frog crocodile
bird: eagle sparrow robin pigeon owl parrot duck goose swan crow raven hawk penguin chicken seagull stork flamingo turkey
fish: salmon trout tuna cod herring carp shark sardine mackerel eel
insect bug: ant bee wasp butterfly fly mosquito beetle moth cricket grasshopper
colour color: red orange yellow green blue purple violet pink brown black white grey gray beige turquoise cyan magenta maroon teal indigo
vehicle transport: car truck lorry bus train bicycle bike motorcycle motorbike tram van taxi boat ship plane airplane helicopter scooter tractor ferry
instrument: piano violin guitar flute trumpet drum cello clarinet saxophone harp trombone oboe banjo ukulele accordion viola
tool: hammer saw screwdriver wrench spanner drill pliers chisel axe file shovel rake spade
furniture: chair table sofa couch bed desk wardrobe cupboard shelf bookcase stool bench armchair dresser
clothing clothes garment: shirt trousers jacket coat dress skirt sweater sock shoe hat scarf glove jeans blouse suit tie belt jumper
drink beverage: coffee tea water juice milk beer wine lemonade cola soda cocoa whisky
food meal dish: bread cheese rice pasta soup salad pizza sandwich egg meat sausage burger cake butter
country nation: france germany spain italy portugal england scotland ireland norway sweden denmark finland poland austria switzerland belgium netherlands greece turkey russia china japan india brazil argentina mexico canada egypt kenya australia hungary croatia
city capital town: paris london berlin madrid rome lisbon oslo stockholm copenhagen helsinki warsaw vienna prague budapest athens dublin brussels amsterdam moscow tokyo beijing cairo
day weekday: monday tuesday wednesday thursday friday saturday sunday
month: january february march april may june july august september october november december
season: spring summer autumn fall winter
sport: football soccer tennis basketball volleyball hockey golf rugby cricket swimming cycling rowing boxing skiing baseball handball
shape form: circle square triangle rectangle oval pentagon hexagon star diamond
metal: iron gold silver copper tin lead zinc steel aluminium aluminum nickel brass bronze
planet: mercury venus earth mars jupiter saturn uranus neptune
language: english french german spanish italian portuguese norwegian swedish danish dutch polish russian chinese japanese arabic greek turkish hindi welsh irish finnish hungarian czech romanian ukrainian hebrew urdu korean latin
job profession occupation: teacher doctor nurse engineer lawyer farmer baker butcher plumber carpenter pilot dentist chef driver cook
relative family: mother father sister brother aunt uncle cousin grandmother grandfather son daughter niece nephew
flower: rose tulip daisy lily sunflower orchid daffodil violet poppy carnation
tree: oak pine birch maple willow beech spruce elm cedar
weather: rain snow sun wind fog storm hail thunder cloud
accommodation lodging: hotel hostel motel inn guesthouse campsite
travel: train bus taxi flight fare ferry mileage parking
meal: breakfast lunch dinner supper
postage: stamp courier
stationery: pen pencil paper envelope stapler notepad
room: kitchen bathroom bedroom hall attic cellar garage
`
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', members = ''] = line.split(':');
    return { names: new Set(names.split(' ').map(stem)), members: new Set(members.trim().split(' ').map(stem)) };
  });

/** Whether a word names a kind of things that is known here. */
export function isKind(word: string): boolean {
  return KINDS.some((kind) => kind.names.has(stem(word)));
}

/** Whether a word names one of a kind: true, false, or null where the word is of no kind that is known here. */
export function belongsTo(word: string, kind: string): boolean | null {
  const member = stem(word);
  const own = KINDS.filter((entry) => entry.members.has(member));
  if (own.length === 0) return null;
  return own.some((entry) => entry.names.has(stem(kind)));
}

/** Whether one of two words names a kind that the other is one of: furniture and a sofa. */
export function isOfKind(a: string, b: string): boolean {
  const [one, other] = [stem(a), stem(b)];
  return KINDS.some(
    ({ names, members }) => (names.has(one) && members.has(other)) || (names.has(other) && members.has(one)),
  );
}

/** What tells two things of one kind from each other. */
const TOLD_BY = [
  'small medium large',
  'left right',
  'upper lower',
  'morning afternoon evening',
  'north south east west',
].map((words) => new Set(words.split(' ').map(stem)));

/** Whether two words name things of one kind that everybody tells apart, or qualities that tell things apart, near as they are in running text: a carrot is no tomato. */
export function knownApart(a: string, b: string): boolean {
  const [one, other] = [stem(a), stem(b)];
  if (one === other || synonymous(a, b) || synonymous(one, other)) return false;
  return [...KINDS.map(({ members }) => members), ...TOLD_BY].some((kind) => kind.has(one) && kind.has(other));
}
