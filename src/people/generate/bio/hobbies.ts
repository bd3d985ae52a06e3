/** What each interest looks like in a life: phrases in -ing, divided by slashes. One line a leaf of the taxonomy. */
const SOURCE = `
animals.dogs|being walked by a dog that decides the route/picking burrs out of a spaniel/throwing one particular stick
animals.cats|giving up the good chair to a cat/feeding a stray that already has three homes/opening the door, again, for the cat
animals.horses|mucking out before work for twenty minutes on a horse/reading hoof and ear/lending a hand at a riding yard
animals.birds_at_home|teaching a parrot exactly one word/covering the cage at nine/letting two budgerigars have the kitchen
animals.aquariums|measuring water with coloured drops/watching shrimps instead of television/nursing one old catfish
animals.wildlife|putting up a camera for hedgehogs/writing down the first swallow each year/feeding nobody and seeing everybody
arts.painting|mixing a green that is never right/painting the same harbour in every weather/giving watercolours to people who are too polite
arts.drawing|sketching strangers on trains/filling one notebook a season with hands/drawing with whatever pen is there
arts.photography|waiting by a puddle for the right umbrella/printing few and deleting many/carrying one lens and no tripod
arts.pottery|centring clay on Tuesday evenings/giving away crooked bowls/glazing everything the same blue
arts.theatre|queueing for returned tickets/prompting for an amateur company/seeing one play four times
arts.dance|dancing tango on the first Friday/taking the long way round a waltz/practising steps by the kettle
arts.museums|visiting one room and no more/reading every label/sitting in front of a single picture until closing
community.volunteering|handing out soup on Wednesdays/driving neighbours to appointments/sorting tins at the food bank
community.religion|arranging the chairs before the service/reading a chapter before bed/fasting when it is time and feasting after
community.local_politics|going to council meetings with a thermos/collecting signatures about a crossing/reading budgets line by line
community.neighbourhood|running the key rota of the staircase/planning the street party/watering six absent people's tomatoes
community.mentoring|helping teenagers with applications/answering one newcomer's questions each month/listening more than advising
crafts.knitting|knitting socks through every meeting/unravelling a sleeve for the third time/buying wool against all reason
crafts.sewing|taking up everyone's trousers/cutting patterns on the floor/hoarding good buttons
crafts.woodworking|planing a board for the sound of it/building a shelf that leans a little/sharpening chisels for an hour to use them for ten minutes
crafts.model_making|gluing railings the size of eyelashes/laying out a branch line in the attic/painting tiny windows with a single hair
crafts.embroidery|stitching alphabets for newborns/counting threads by the window/finishing what an aunt began
crafts.upcycling|turning pallets into benches/rescuing lamps from skips/making bags out of old banners
family.parenting|packing lunches against the clock/drying a wet school bag on the radiator/reading one story three times
family.grandchildren|teaching a grandchild to whistle/keeping a drawer of sweets that nobody mentions/being beaten at memory games
family.genealogy|tracing a great-grandmother through parish books/writing to strangers with the same surname/scanning boxes of unnamed faces
food.cooking|cooking for nine when four are coming/toasting spices until the neighbours ask/making no dish twice the same way
food.baking|feeding a sourdough with a name/timing rolls by smell/taking cakes to people who had a bad week
food.coffee|weighing beans to the tenth of a gram/roasting in a pan on the balcony/walking across town for one espresso
food.wine|keeping a notebook of corks/visiting small growers in the rain/opening something good on Mondays for no reason
food.street_food|eating standing up in markets/ranking dumplings/following queues instead of reviews
food.preserving|pickling whatever the garden throws/labelling jars with the year/boiling plum jam in September
food.vegetarian|making lentils that meat-eaters ask about/growing herbs in tins/reading labels for gelatine
games.board_games|explaining rules better than anyone/keeping a cupboard of boxes in order/losing well and asking for another round
games.chess|playing by post with a stranger/solving one problem at breakfast/losing to a nine-year-old at the club
games.video_games|finishing side quests before the story/building whole towns late at night/playing one football manager career for years
games.puzzles|doing the crossword in pen/leaving a jigsaw on the table all winter/timing sudokus against the kettle
games.card_games|playing cards for matchsticks/keeping score since forever in one notebook/watching anyone who shuffles too well
games.roleplaying|voicing goblins every second Thursday/drawing maps of countries that don't exist/arguing about dice
home.decorating|painting one wall a year/moving the sofa when restless/collecting shades of white
home.diy|fixing the tap with a video paused/lending out a drill and advice with it/putting up shelves for half the family
home.houseplants|talking to a fig that sulks/propagating cuttings in jam jars/turning pots towards the light on Sundays
home.antiques|finding one good thing at every flea market/dating chairs by their screws/haggling in a murmur
home.organising|labelling drawers down to the string/giving away one object a week/folding bags into triangles
money.investing|checking a small portfolio too often/reading annual reports on the train/buying slowly and selling never
money.budgeting|keeping every receipt in an envelope a month/comparing unit prices aloud/saving coins by colour of jar
money.collecting|sorting stamps with tweezers on wet days/looking at every coin of change/hunting one missing year
motoring.cars|washing the car by hand on Saturdays/hearing a bad bearing two streets off/comparing models that will never be bought
motoring.motorcycles|taking the bends and not the motorway/cleaning a chain on old newspaper/riding out on the first warm Sunday
motoring.classic_cars|searching for a carburettor by letter/starting an old engine once a month/driving slowly and being waved at
music.singing|singing alto in a choir that rehearses above a bank/humming in lifts/learning the second voice by ear
music.guitar|playing three songs properly and forty badly/changing strings before visitors/picking out tunes after supper
music.piano|practising with the soft pedal down/learning one prelude for two years/tuning an upright nobody wanted
music.concerts|standing at the side near the speakers/keeping ticket stubs in a tin/hearing bands in rooms for eighty
music.classical|following the score with a finger/queueing for cheap seats behind a pillar/comparing five recordings of one quartet
music.jazz|staying for the second set/collecting records with coffee rings/arguing about one drummer
music.electronic|patching a synthesiser until two/mixing on borrowed decks/dancing near the back
music.folk|playing along at sessions by the stove/collecting songs from old people/singing the long version of every ballad
outdoors.hiking|walking ridge paths with one apple/ticking off a long-distance trail in weekends/reading maps in bed
outdoors.gardening|arguing with slugs/saving seed in envelopes/digging in the rain and calling it rest
outdoors.fishing|sitting by still water and catching little/tying flies in February/putting back the big ones
outdoors.camping|sleeping badly and happily in a tent/cooking on one burner/finding the one site without music
outdoors.birdwatching|getting up at four for a warbler/keeping a list since school/counting geese in a cold hide
outdoors.foraging|finding chanterelles and telling no one where/picking wild garlic by the bag/drying rosehips on newspaper
outdoors.beekeeping|opening hives without gloves/catching a swarm in a pillowcase/giving honey as every present
reading.crime_fiction|guessing the murderer by page ninety/reading series in order or not at all/reading the last chapter first, in bed
reading.history|reading about sieges on the bus/correcting plaques in the mind/filling a metre of shelf with one war
reading.poetry|learning a poem a month by heart/reading from one thin book at bus stops/copying lines onto envelopes
reading.science_fiction|rereading old paperbacks with rockets/arguing about which planets could be lived on/queueing at signings
reading.biographies|reading lives from the last chapter back/borrowing memoirs of people nobody remembers/quoting dead explorers
reading.comics|buying one album every payday/shelving by spine colour/lending volumes with a written receipt
reading.news|reading two papers that disagree/listening to the six o'clock bulletin standing up/cutting articles out for others
science.astronomy|carrying a telescope to a dark field/waiting up for meteors/finding the planets by their hour
science.weather|noting rainfall every morning/reading pressure charts for pleasure/naming clouds to bored children
science.natural_history|bringing home feathers and stones/turning over logs/drawing beetles from life
science.archaeology|walking ploughed fields with eyes down/helping at a dig each summer/collecting books on drowned villages
screen.films|seeing what others queue for a month late/keeping a list with stars in a notebook/watching with the lights off and the telephone away
screen.series|watching one more episode than planned/following three detectives at once/leaving the room before anyone says how it ends
screen.documentaries|watching films about the deep sea/pausing to check a fact/falling for rail journeys through snow
screen.podcasts|listening to long interviews while washing up/following a murder in eleven parts/walking further to finish an episode
screen.radio|switching the radio on at six/writing to presenters like cousins/ringing in once and winning a mug
screen.animation|watching hand-drawn films frame by frame/crying at cartoons and saying so/collecting old cels
sports.cycling|riding out to the reservoir before breakfast/mending punctures at the kerb/counting hills and not kilometres
sports.running|running a slow ten kilometres on Sundays/keeping a drawer of race numbers/going out most gladly in drizzle
sports.swimming|swimming forty lengths in the slow lane/getting into cold lakes by degrees/coming home with chlorine hair
sports.football|standing behind the same goal for years/playing five-a-side with bad ankles/reciting scores nobody asked about
sports.tennis|playing doubles for the coffee after/serving better than running/restringing an old racket
sports.basketball|shooting hoops after dark/playing pick-up games with people half the age/keeping statistics for a local team
sports.cricket|keeping the score book in pencil/bowling slow and straight/following test matches through the night
sports.climbing|climbing indoors on Mondays, rock in June/chalking up for one more try/reading a wall before touching it
sports.martial_arts|bowing to a mat twice a week/teaching children to fall/working for a belt without hurry
sports.yoga|unrolling a mat between sofa and wall/breathing through the hard bit/going for the last five minutes, lying down
sports.table_tennis|playing in a basement league/gluing new rubber on an old bat/winning on serves alone
sports.skiing|waxing skis at the kitchen table/being first on the lift/counting the weeks until snow
style.fashion|dressing up for ordinary Tuesdays/reading about hems/spotting a cut from across the street
style.second_hand|finding wool coats in charity shops/selling two things for each one bought/checking seams inside out
style.skincare|comparing sunscreens on one arm/mixing oat masks/reading ingredients like poetry
style.trainers|queueing for one colour of shoe/cleaning soles with a toothbrush/keeping boxes in date order
technology.programming|writing small programs that nobody asked for/automating the heating badly/fixing a bug at one in the morning
technology.electronics|soldering under a lamp/repairing radios for friends/saving screws from dead machines
technology.gadgets|trying every new gadget and keeping few/reading reviews to the end/buying a fourth kind of cable for one device
technology.printing_3d|printing hooks for every door/levelling the bed before bed/designing a part that cost two euros
technology.home_automation|making lamps come on at dusk/explaining to guests how the light works/measuring the fridge
technology.amateur_radio|talking to strangers on short wave/stringing wire between trees/learning Morse for fun
travel.city_breaks|seeing a city by its tram lines/packing in ten minutes/choosing towns by their markets
travel.rail|taking night trains on purpose/collecting timetables/changing at stations with two platforms
travel.road_trips|driving without a plan and with a full thermos/sleeping in the car with the seat down/stopping at every viewpoint
travel.languages|learning a language from songs/labelling the kitchen in another alphabet/ordering bravely abroad
travel.beaches|reading under an umbrella all day/floating further out than is wise/bringing home sand in every pocket
wellbeing.meditation|sitting still for twelve minutes/counting breaths on the bus/going on a silent weekend once a year
wellbeing.fitness|lifting weights at six/keeping a log of push-ups/stretching while the pasta boils
wellbeing.nutrition|reading about beans/cooking on Sunday for the whole week/cutting down on sugar, mostly
wellbeing.sleep|going to bed at half past nine without shame/testing pillows/keeping the bedroom cold and dark
wellbeing.walking|walking to the far bakery and back/going round the park in both directions/taking the stairs on principle
`;

/** Phrases in -ing by interest id. */
export const HOBBIES: ReadonlyMap<string, readonly string[]> = new Map(
  SOURCE.trim()
    .split('\n')
    .map((line) => {
      const [id = '', details = ''] = line.split('|');
      return [id, details.split('/')];
    }),
);
