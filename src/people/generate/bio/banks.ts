/** Details that could be anybody's. One a line; `~` marks the verbs that agree with the person (see render.ts). */
const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Habits, as predicates. */
export const QUIRKS = lines(`
~keep every instruction manual in a biscuit tin
~read the last page of anything first
~set two alarm clocks and ~get up before either
~count stairs under {p} breath
~say thank you to cash machines
~own one good suit and four raincoats
never ~leave a house without a pencil
~eat the crust first
~talk to the plants in a low voice
~write shopping lists on the backs of envelopes
~refuse to use the word "proactive"
~fold maps correctly, a rare gift
~know the birthdays of everyone {p} grandmother knew
~iron tea towels when upset
~arrive twenty minutes early and ~walk round the block
~whistle the same four bars all week
~cut {p} own hair with kitchen scissors
~save the ribbon from every present
~cry at brass bands
~remember the number plate of every car {p} family had
~sleep with the window open in January
~carry a folding knife for apples
~distrust lifts, revolving doors and free samples
~keep a jar of foreign coins for no trip in particular
~answer the telephone with the full name
~have read one novel eleven times
~peel oranges in a single ribbon
~lose gloves, always the left
~turn the sound down when parking
~borrow ladders and ~return them cleaner
~make soup whenever somebody moves house
~hate being photographed from the side
~put salt on melon
~check the oven twice before holidays
~collect words that have no translation
~win at quizzes and ~apologise
~wear odd socks on purpose
~drink tea from a jam glass
~sit at the end of every row
~leave parties without saying goodbye
~stick stamps on perfectly straight
~plan holidays by their trains
~let the soup go cold over the crossword
~tell one joke, and ~tell it well
~know all the shortcuts and none of the street names
~send postcards from {p} own town
~mark the jam jars with the weather of the day
~give wrong change back to the last cent
~tidy other people's bookshelves
~refuse umbrellas
~keep a spare key under nothing obvious
~nap for exactly eighteen minutes
~hum when lying
~order whatever the table next to {o} is having
~stop for every accordion
~keep the receipts of happy days
~write {p} name inside coats
~count in the language of {p} mother
~underline in library books, very lightly
~mend cups with gold paint
~wave at trains
~eat the same breakfast for a decade at a time
~argue with the radio
~photograph doors, never people
~own a bell for calling people to table
~keep three sorts of mustard
~believe in lists and ~lose them
~dislike surprise parties, surprise visits and surprise endings
~hold {p} breath in tunnels
~read menus for pleasure
~pack a lemon on every journey
~give directions by bakeries
~turn every calendar page a day late
~remember the smell of every flat
~forget names and never a voice
~bake when there is bad news
~stand up when the train arrives, and not before
~feed the parking meter for strangers
~keep elastic bands round the door handle
~start a diary each January and ~stop in March
~test pens before signing
~refuse second helpings once and then ~accept
~have a theory about cloud shapes
~keep a chair only for clothes
~dress for the weather of yesterday
~take the smallest piece and ~come back for more
~speak to dogs before their owners
~have never finished a lip balm
~read gravestones on walks
~label leftovers with a question mark
~like the second-cheapest of everything
~swear by vinegar
~end letters with a drawing of a fish
~put the clock forward a week early
~walk out of films and ~ask how they ended
~leave the last biscuit on principle
~own more bowls than plates
~clap when the plane lands
always ~carry a plaster for somebody else
~take photographs of parking spaces
~begin sentences with "the thing is"
~pay debts the same evening
~avoid the aisle with balloons
~sing the bass line
~own a tent that has seen one night
~hide {p} own birthday
~keep apples in the bedroom
~set the table the night before
~trust dogs, maps and pharmacists
~shake hands too hard
~read the weather of cities lived in before
~do sums aloud
~return trolleys for the whole car park
~sew on buttons with the wrong colour, on purpose
~cut the ends off bread for the birds
~know one card trick
~save voice messages for years
~write complaints and never ~post them
`);

/** How a childhood went, after "grew up". */
export const ORIGINS = lines(`
above a chemist's shop
as the third of five
with a grandmother who sold eels
in a house with one radio and four opinions
between a railway line and a canal
behind {p} parents' shop counter
as an only child among adults
with two brothers and one bicycle
in rented rooms that changed every year
on a street where nobody locked up
near the bus depot, asleep by engines
with an uncle who fixed clocks
as the eldest, which meant cooking
in a flat so small that homework was done on the stairs
next door to a fire station
with cousins in every second house
where the road ended and the fields began
with a father who was mostly at sea
in a house full of borrowed books
speaking one language indoors and another outside
across from a cinema that smelt of oranges
with a mother who taught half the town
in the shadow of a sugar factory
as one of twins, the louder one
with an aunt who told fortunes badly
over a bakery, hungry from four in the morning
on the edge of a football ground
at the top of a hill with no lift
with a stammer that went away at fourteen
in a choir more than in a family
among people who repaired things
with goats, briefly
where everybody knew whose child that was
in a household run by three aunts
with a piano that nobody could tune
two doors from a library
by a lake that froze one year in four
in a barracks town, moving with the regiment
with a grandfather who read maps aloud
helping at a petrol station after school
in a big family that spoke all at once
with little money and plenty of noise
in a quiet house with a loud dog
watching planes from a garage roof
under a table in {p} aunt's tailor shop
among fishermen and bad weather
in the years when the factory still whistled
with a bedroom wall covered in timetables
as the child who read on the roof
beside a market that started at three
`);

/** Tempers, as what follows "is". */
export const TEMPERS = lines(`
slow to anger and slower to forgive
cheerful before eight, a burden to others
shy with one person and easy with thirty
stubborn about small things only
the one who stays to stack the chairs
quick, and sometimes too quick
polite until the third ring
generous with time and mean with advice
calm in emergencies and lost in waiting rooms
suspicious of anything free
curious to the point of rudeness
patient with children, short with printers
careful, some say slow
fond of rules that make sense
a worrier with a good memory
loud by nature and sorry afterwards
dry in a way that takes a moment
happiest with something in both hands
easily bored and easily delighted
not one for small talk
loyal to brands, barbers and people
exact about time and vague about money
brave on behalf of others
an early bird among owls
better in the second hour than the first
tired of being called reliable
content with the middle of things
hard to hurry
a bad loser and a worse winner
tender-hearted under a gruff voice
organised at work and nowhere else
restless by Thursday
sceptical, then loyal
the last to complain and the first to notice
as direct as a hammer
forgetful about keys, never about favours
more stubborn than the average mule
gentle, and nobody's fool
proud of being on time
inclined to say yes too early
impatient with queues of every kind
a planner who loves a spoiled plan
easily talked into a walk
quiet, not sad
nosy, in a kind way
thorough, even with toast
allergic to jargon
happy to be wrong if somebody explains
cautious with strangers and new buttons
not easily impressed
`);

/** What somebody still wants, after "wants to". */
export const WISHES = lines(`
see the northern lights once, from a warm car
learn to swim properly at last
read one long Russian novel to the end
visit the island on the old calendar
plant a walnut tree and sit under it
finish the loft
speak to {p} cousins without a dictionary
sleep on a night train again
own a workshop with a north window
give up sugar, next month
walk from one sea to another
play at a wedding without wrong notes
write down {p} grandmother's recipes before they are gone
take a whole week without a telephone
see a whale
get the garden through one summer
pass the motorbike test
hear a certain opera in a certain house
put the photographs in order
live nearer to {p} sister
make a chair that holds
cook for twenty without shouting
go back to school for one subject
win the quiz at the corner bar
have a door that does not stick
visit every station on one line
drive a tram, just once
learn the names of the stars
pay the last of the loan and dance
sort out {p} bad shoulder
meet a pen friend in person
see snow, or less of it
finally answer all the post
find the recipe for one lost cake
take {p} mother to the sea
keep bees on a roof
knit something that fits
work four days and not five
travel light for once
get a straight answer from the tax office
`);

/** Things bought, after "bought". */
export const PURCHASES = lines(`
a kettle, after nine reviews
shoes in the wrong size, twice
a second-hand sewing machine
a lamp that arrived as a different lamp
train tickets for three people
a winter coat in July
vitamins for somebody else
a spare part for a washing machine
concert seats behind a pillar
a mattress rolled up like a carpet
seeds, far too many
a phone case that did not fit
forty metres of cable
a birthday present a day late
a bookcase with one screw missing
reading lights
curtains measured by eye
a used bicycle saddle
groceries for {p} mother
insurance for a short trip
contact lens fluid
a set of knives that stayed in the box
ink, at the price of perfume
a garden chair
a ticket for the wrong day
a toner cartridge
two rugs, one of which went back
school shoes for a nephew
a blender in a colour called oat
a kitchen scale
hiking socks
a refurbished laptop
paint, two shades off
cinema vouchers
a cat carrier
new glasses frames
a cot for visiting relatives
a fan in the first heatwave
`);
