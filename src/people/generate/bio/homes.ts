import type { Life } from '../life.ts';

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Where somebody lives, by kind of place: noun phrases. */
export const HOMES: Readonly<Record<Life['localeType'], readonly string[]>> = {
  urban: lines(`
a third-floor flat over a bakery
two rooms facing a courtyard full of bicycles
a flat by the tram depot
a studio with one good window
a rented flat near the main station
a flat in an old block with a sulking lift
a corner flat above a hardware shop
a seventh-floor flat with a view of other towers
a narrow house in a street of workshops
a flat behind the market hall
a flat off a stairwell that smells of four dinners
an apartment within earshot of the hospital
rooms above a closed cinema
a ground-floor flat on a loud square
a flat in a block by the ring road
a flat ten minutes from everything
a flat whose balcony holds one chair and a bicycle
the quiet half of a noisy street
a sublet with somebody else's piano
a top-floor flat under a hot roof
three rooms beside the law courts
a loft that used to make buttons
a flat over an all-night pharmacy
a basement with ferns in the light well
a corner of a co-operative block
a flat on the number nine line
  `),
  suburban: lines(`
a semi-detached house with a hedge that needs cutting
a terrace on a road of identical doors
a flat in a quiet estate by the last stop of the line
a bungalow with a carport
a row house with a strip of lawn
an apartment block between two playgrounds
a house on a cul-de-sac
a small place near the commuter station
the ground floor of a family house in the suburbs
a house with a garage that has never held a car
a new-build flat on an estate still waiting for trees
a maisonette beside the sports ground
a house with a swing that nobody took down
a flat over a driving school
the end house of a brick terrace
a two-bedroom flat facing the ring road trees
a house where the buses turn round
a duplex with thin walls and kind neighbours
a plot with a shed bigger than the kitchen
a flat above a dentist in a shopping parade
  `),
  small_town: lines(`
a house on the square of a small town
a flat above the old post office
a crooked house near the town gate
a cottage five minutes from the only supermarket
a house in a street where everybody waves
two floors over a shut-down printer's
a house by the river that flooded once
a place behind the parish church
an old schoolhouse at the edge of town
a flat across from the town's one chemist
a yellow house on the station road
a courtyard flat in the old town
a house with a blue gate in the lower town
a flat over the saddler's
two rooms above a café on the main street
a narrow house against the old wall
a house behind the station
a bungalow by the football pitch
a first-floor flat with a view of the clock
a house that was once the baker's
  `),
  rural: lines(`
a farmhouse at the end of a gravel lane
a cottage an hour from the nearest cinema
a village house with a stove in the kitchen
a place among fields with a signal that comes and goes
a stone house with a barn nobody uses
the last house before the woods
a village house with two buses a day
a farmhouse with a view and a leak
a low house by the water far from any shop
a hamlet cottage past the last shop
a converted stable in a village without a bank
a hillside house with a steep path
a cottage with a well and a router
a farm with more sheds than animals
a house at the top of the valley
a wooden house on the edge of the commons
a place two kilometres from any neighbour
a white house above the terraces
a village flat over the closed school
an old mill with a damp cellar
  `),
};

/** What money is like, by income: whole sentences with the usual slots. */
export const MONEY: Readonly<Record<Life['income'], readonly string[]>> = {
  lower: lines(`
Money is [counted|tight], and [every|each] purchase over twenty is slept on.
{S} ~watch every price [and ~buy what is reduced|down to the cent].
There is little [left|over] by the twentieth of the month.
Delivery charges are a reason [to close the page|not to order].
The budget is small and {p} memory for prices long.
{S} ~put back whatever costs more than it did [last week|in spring].
A broken washing machine would be a crisis [this year|just now].
Nothing is bought without [asking twice|sleeping on it], because there is not much to spend.
Low pay has made {o} [an expert in discounts|good at waiting for sales].
Second helpings are fine; second chances at the shop are [dear|not].
{S} ~know which market [drops its prices|gives things away] at closing time.
The bus is dear [enough to walk|this year].
Whatever is bought must [last|be mended twice].
  `),
  lower_middle: lines(`
The month [usually|mostly] works out, if nothing breaks.
{S} ~get by, and ~say so without [complaint|drama].
There is enough for [rent, food|bills, bread] and one small luxury.
Prices are compared; treats are [planned|rationed].
{S} ~save a little in good months [and ~need it in the bad ones|for shoes and dentists].
Holidays happen [every second year|close to home].
Vouchers live in {p} wallet until [the day they expire|the very last day].
{S} ~buy [second-hand first|used before new] and new if it must be.
The car is old, paid for and [mostly willing|called names].
A repair comes before [a purchase|anything new].
At the till {S} ~add up in {p} head [and ~be right|to the cent].
Enough is [enough|a number {s} ~know].
{S} ~budget once a year, [in January|on one sheet].
Bills first, then [books|shoes], then whatever the weather needs.
There's money for a plumber and [not for|none for] a sculptor.
{S} ~have never been rich or [ashamed|short of bread].
  `),
  middle: lines(`
Money is neither a worry nor [a hobby|a topic].
{S} ~live within {p} means, [more or less|with a margin for books].
The bills are paid [on the day|by standing order], and there is a bit for trips.
An ordinary income [covers|carries] ordinary wishes.
{S} ~pay a fair price without [haggling|fuss] and ~expect things to last.
There is a savings account [with a dull name|that nobody touches].
{S} ~spend on tools and ~save on [clothes|cars].
A middling salary, [sensible|comfortable] shoes, one decent holiday.
  `),
  upper_middle: lines(`
{S} ~earn well and [still ~read the price per kilo|~know it].
There is room in the budget for [good shoes and bad investments|mistakes].
Comfortable is the word [{s} ~use|for the finances], quickly changing the subject.
{S} ~pay for express delivery [without blinking|when in a hurry] and ~regret it rarely.
A good salary [buys|means] time, mostly.
{S} ~choose quality and ~keep it [for fifteen years|for good].
The bank writes politely, which [tells you something|is pleasant].
Dinner out is not [an event|a sum] any more.
{S} ~put money aside for [the roof|the dentist] and ~have some over.
There's a decent pension fund and a [tent|bicycle] worth more than the sofa.
  `),
  upper: lines(`
{S} ~be well off and ~wish it were less visible.
Money has long since stopped being [the question|a reason].
{S} ~pay somebody to do the taxes and ~do the cooking {r}.
The income is high; the car is [old on purpose|eleven years old].
{S} ~buy what {s} ~need [without looking|at once] and ~give a fair amount away.
Wealth came late and [sits|hangs] a little oddly.
There are two bathrooms and [one rarely used boat|a wine that waits].
{S} could stop working and [~prefer not to|~know it].
Price is the [last|third] thing {s} ~read on a label.
  `),
  prefer_not_to_say: lines(`
What {s} ~earn is nobody's [business|affair].
About money {s} ~say nothing[, on principle|].
The subject of income is met with [a smile|silence].
  `),
};

/** Who else is at home: whole sentences. `{partner}`, `{child}` and `{kids}` are names and a count. */
export const HOUSEHOLDS: Readonly<Record<Life['household'], readonly string[]>> = {
  single: lines(`
{S} ~live alone and [~like it on most days|~cook for two anyway].
Nobody else has a key, [except {friend} downstairs|apart from {friend}].
One plate, one cup, [one chair by the window|and peace].
Living alone means [the radio may stay on|nobody moves the scissors].
The household is [small|simple]: one person, no votes.
{S} ~have had the place to {r} since {alone}.
A single bed, a double [bookcase|shelf of spices], no housemates.
{S} ~share {p} home with nobody and {p} dinners with [whoever drops by|{friend}].
It is quiet at home, being a household of [one|one and a clock].
The other side of the bed holds [books|the newspaper].
{S} ~answer to nobody about [supper|the heating].
There was a marriage once; now there is [one toothbrush|a very tidy hall].
Nobody waits up, [which is restful|and that is the point].
{friend} has the spare key; otherwise it's a house of one.
{S} ~set one place at table and ~light [the candle|the good lamp] all the same.
  `),
  couple_no_kids: lines(`
{S} ~share the place with {partner}, [who cooks|who hums|who sleeps late].
{partner} and the [hum|ticking] of the fridge are the only company [at home|indoors].
There are two toothbrushes, the other being {partner}'s, and [one tidy person|one talker].
With {partner} there has been [one long argument about curtains|mostly peace] since {together}.
{partner} does the ironing and leaves {o} the [talking|bins].
No children at home; {partner} and a [calendar with two colours|shared calendar] instead.
Home means {partner}, [two mugs|two bicycles] and a shared bad memory for bins.
{S} ~have lived with {partner} since {together}.
{partner} reads aloud at supper, and that's the whole family.
Two people, {partner} included, and [a car that fits both|room for guests].
{partner} found the place; {S} found {partner}, [at a bus stop|in a queue].
The other name on the bell is {partner}.
Breakfast is silent by treaty with {partner}.
{partner} and a [spare room|big table]: no children, many visitors.
  `),
  couple_with_kids: lines(`
{partner} and {kids} make sure that [nothing stays tidy|no evening is quiet].
At home there are {partner}, {kids} and [never enough clean socks|one bathroom].
{S} ~be raising {kids} with {partner}, [in shifts|by whiteboard].
With {kids} about, {partner} gets [about an hour|forty minutes] a day to talk with {o}.
{child}, the [eldest|loudest], is teaching the household to [be on time|argue properly].
{partner} keeps the [list|calendar]; nobody else in a house with {kids} obeys it.
Mornings belong to {kids}; {partner} [takes the evenings|does bedtime].
{S} ~have {kids} with {partner} and a hall full of shoes.
{kids}: that is the answer to what happened to [the evenings|the sofa].
{partner} drops {kids} off, and the [fetching|bedtime] is {p} half.
The fridge is covered with drawings by {kids}; {partner} added [one|a map], as a joke.
Supper for {partner}, {kids} and whoever rang the bell is [loud|at six sharp].
A family of the usual size and noise: {partner}, {kids}, [a hamster|somebody's trumpet].
Before {kids}, {partner} and quiet lived here.
  `),
  single_parent: lines(`
{S} ~be bringing up {kids} alone, [with help from {friend}|without much sleep].
There is no second adult at home, only {kids} and [a very long list|the washing].
{kids}, one grown-up, [one income|no spare hands]: that is the household.
{child} sets the table while the only grown-up sorts the post, [a team of sorts|since {alone}].
Raising {kids} alone has made {o} [quick with forms|hard to impress].
There is one parent for {kids}, and that is {o}[, since {alone}|].
{S} ~be the only parent of {kids}, and [~know every bus|~cook fast].
{child} asked for a dog; there's {kids} to feed already, on one wage.
Homework is checked while the [pasta|rice] boils, since nobody else is there to do it for {kids}.
{friend} takes {kids} on Thursdays; the other days it's one parent's work.
  `),
  shared_housing: lines(`
{S} ~share a kitchen with [three others and one working hob|two strangers and {friend}].
The flat is shared, [as is the milk, in theory|with a rota nobody obeys].
{friend} has the room next door and [a trumpet|opinions about dishes].
Housemates come and go; [the sofa stays|{friend} stays].
Four names on the [bell|letterbox], one of them {p} own.
Living with flatmates has taught {o} to [label yoghurt|shower fast].
The bathroom rota was drawn up by {friend} and is [law|ignored].
One fridge, [four|three] shelves, many small notes.
{S} ~rent a room; {friend} rents the one with the balcony.
In a shared house somebody is always [frying onions|looking for a charger].
  `),
  adult_with_parents: lines(`
{S} still ~live with {p} parents, [for now|rents being what they are].
Home is {p} parents' [spare room|upper floor].
Living with {p} mother and father, {S} still ~find the light left on.
Under {p} parents' roof, {S} ~pay [with errands|for the internet].
{p} father does the crossword aloud; moving out is [planned|postponed].
Rent goes to {p} parents, [symbolically|in cash, on the first].
{S} ~have the room {s} had at twelve, minus the posters.
Living at {p} parents' saves rent and costs [explanations|privacy].
Three adults at breakfast: two parents and {N}.
The family home still has {o} in it, [top of the stairs|behind the kitchen].
  `),
  multi_generational: lines(`
Three generations use [one kitchen|the same front door].
{S} ~live with [parents, an aunt and assorted children|the whole family] and much noise.
At home the oldest is [over eighty|nearly ninety] and the youngest cannot tie shoes yet.
There is always a [grandmother|relative] at the stove, and always an opinion.
Dinner is for [seven|eight], because the family never [split up|moved apart].
In a house of many generations {S} ~have learnt to [doze anywhere|sleep through anything].
Grandparents downstairs, children upstairs, {N} in between.
The youngest and the oldest of the household nap at the same hour.
Somebody is always home, because [eight|seven] people of all ages live there.
{S} ~eat at a table with leaves in it, all the generations along both sides.
  `),
};
