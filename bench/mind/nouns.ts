import { wordIndex } from '../../src/mind/language/index.ts';

/** Common nouns and names in order of frequency, from which titles are drawn. */
const NOUNS =
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

/** The nouns that the word vectors know. */
export function nouns(): string[] {
  return [...new Set(NOUNS)].filter((word) => wordIndex(word) >= 0);
}
