import { cosine, loadVectors, wordIndex } from '../../src/mind/language/index.ts';
import { Chance } from '../../src/mind/scent/random.ts';

/** Pages named by one word each, and where each page's links lead. */
export interface LinkGraph {
  titles: string[];
  links: number[][];
}

/** Common nouns and names in order of frequency, from which titles are drawn. */
const TITLES =
  `animal art asia actor airport algebra alphabet aluminium ant antarctica apple arabic archaeology architecture
  arrow astronomy athens atlantic atom australia autumn bacteria baghdad ballet banana bank baroque baseball basketball bat battle
  beach bear bee beer beetle beijing berlin bible bicycle bird bishop blood boat bone book botany boxing brain brass brazil bread
  bridge bronze buddhism budget building bull butterfly cactus cairo calcium calendar camel camera canada canal cancer car carbon
  carpet castle cat cathedral cattle cave cell cement chemistry cheese chess chicken chile china chocolate christianity cinema city
  climate clock cloud coal coast cobra cocoa coffee coin comet computer constitution continent copper coral corn cotton court cow
  crab cricket crocodile crop cuba culture currency dam dance deer democracy dentist desert diamond dictionary diet dinosaur disease
  dog dolphin dragon drama drum duck dutch eagle earth earthquake ecology economy education egg egypt eagle election electricity
  electron elephant empire energy engine engineering england english enzyme estonia ethiopia europe evolution eye factory falcon
  farm feather fern festival fever film finland fire fish flag flood flower flute fly football forest fossil fox france freedom frog
  fruit fuel fungus galaxy gandhi garden garlic gas gene genetics geography geology geometry germany ghana giraffe glacier glass goat
  god gold golf gorilla government grain grammar granite grape grass gravity greece guitar gun hamlet hammer harbour hawk heart heat
  helicopter helium hinduism history hockey honey horse hospital hotel house hurricane ice iceland india industry insect internet
  iran iraq ireland iron islam island israel italy ivory jamaica japan jazz jerusalem jet journalism judaism jungle jupiter justice
  kangaroo kenya king kitchen knife knight korea lake lamp language laser latin latvia law lead leaf leather lemon library light
  lightning lime linguistics lion literature lizard logic london lung machine madrid magnet maize malaria malta mammal map marble
  market marriage mars mathematics meat medicine mercury metal meteor mexico microscope milk mineral mining mirror missile monarchy
  money mongolia monkey moon moscow mosque mosquito moth mountain mouse movie muscle museum mushroom music muslim mythology nation
  navy nepal neptune nerve newspaper newton nickel nile nitrogen novel nuclear nutrition oak ocean oil olive olympics onion opera
  orange orbit orchestra orchid ore organ otter owl oxygen oyster pacific painting palace panda paper paris parliament parrot peace
  peacock pearl penguin pepper peru pharaoh philosophy phosphorus photography physics piano pig pilot pirate plague planet plant
  plastic platinum pluto poem poet poetry poison poland police politics pollution pope portugal potato pottery poverty prague priest
  printing prison prophet protein protestant psychology pyramid python quartz queen rabbit radar radio railway rain rainbow rat
  rebellion red religion renaissance republic revolution rhino rice river road robot rocket rome rose rubber rugby russia sahara
  sailing salmon salt sand satellite saturn scandinavia school science scotland sculpture sea seed senate shark sheep ship shoe
  siberia silicon silk silver skin slavery sleep snail snake snow soap soccer society sociology sodium soil soldier song soviet soya
  spain sparrow spice spider sport spring squirrel stadium star statistics steam steel stone storm strawberry submarine sugar sulfur
  summer sun surgery swan sweden swimming switzerland sword symphony syria tea teacher telephone telescope television temple tennis
  thailand theatre theology thunder tiger time tin titanium tobacco tomato tornado tourism trade train transport treaty tree truck
  tsunami tuberculosis tulip tunisia turkey turtle typhoon uganda umbrella uncle university uranium uranus vaccine vegetable venice
  venus verb vietnam village vine vinegar violin virus vitamin volcano vulture wales wall walnut war water wave weapon weather weaving
  wedding whale wheat wheel wind wine winter wolf wood wool word worm writer yeast yoga youth zebra zinc zoo zoology`
    .trim()
    .split(/\s+/);

/** A graph like an encyclopedia's: links to near topics, to broad ones, and a few that come up by the way. */
export function encyclopedia(seed: number, size = 480): LinkGraph {
  loadVectors();
  const chance = new Chance(seed, 'graph');
  const titles = [...new Set(TITLES)].filter((word) => wordIndex(word) >= 0).slice(0, size);
  const index = titles.map(wordIndex);
  const hubs = titles
    .map((_, i) => i)
    .sort((a, b) => index[a]! - index[b]!)
    .slice(0, 40);
  const links = titles.map((_, i) => {
    const near = titles
      .map((_other, j) => ({ j, s: j === i ? -1 : cosine(index[i]!, index[j]!) }))
      .sort((a, b) => b.s - a.s);
    const out = new Set<number>();
    // Articles do not link to all that is near: each near topic is linked with a chance that falls with its rank.
    for (const [rank, { j }] of near.slice(0, 36).entries())
      if (chance.uniform(`near/${i}/${j}`) < 0.5 * Math.exp(-rank / 16)) out.add(j);
    for (let n = 0; n < 3; n++) out.add(chance.pick(`hub/${i}/${n}`, hubs));
    for (let n = 0; n < 6; n++) out.add(Math.floor(chance.uniform(`way/${i}/${n}`) * titles.length));
    out.delete(i);
    return [...out].sort((a, b) => chance.uniform(`order/${i}/${a}`) - chance.uniform(`order/${i}/${b}`));
  });
  return { titles, links };
}

/** Shortest distances in clicks from every page to one page; infinite where there is no way. */
export function distancesTo(graph: LinkGraph, target: number): number[] {
  const incoming: number[][] = graph.titles.map(() => []);
  for (const [from, out] of graph.links.entries()) for (const to of out) incoming[to]!.push(from);
  const distance = graph.titles.map(() => Number.POSITIVE_INFINITY);
  distance[target] = 0;
  const queue = [target];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const from of incoming[at]!)
      if (distance[from] === Number.POSITIVE_INFINITY) {
        distance[from] = distance[at]! + 1;
        queue.push(from);
      }
  return distance;
}
