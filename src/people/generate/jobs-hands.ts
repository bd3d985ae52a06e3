/** Work with the hands, with vehicles and in the open. See jobs.ts for the format. */
export const HANDS = `
bus driver|1-3|2|m|knowing every regular by their stop/taking the long double-decker through streets laid out for carts/waiting for the one passenger who always runs/starting the engine while the town is still dark
tram driver|1-3|2|u|ringing the bell at cyclists who look the other way/hearing a worn rail before anyone reports it/counting the minutes between two termini
lorry driver|0-3|2|m|reversing into loading bays built for smaller lorries/eating supper in lay-bys with the radio on/doing the paperwork that customs keeps changing
taxi driver|0-3|2|ms|listening to whole life stories between the station and the hospital/finding the shortcut the map has never heard of/waiting in the rank at two in the morning
delivery driver|0-3|1|m|finding house numbers that nobody put up/carrying parcels to fifth floors without lifts/photographing doorsteps as proof
train driver|1-3|3|m|watching for signals through fog/driving the first train out with three people aboard/keeping eight carriages to the minute
forklift driver|0-3|2|m|stacking pallets to within a finger of the beam/teaching new starters not to hurry/reading labels in bad light
warehouse worker|0-2|1||walking a marathon a week between the shelves/packing orders against the scanner's clock/lifting what the robots can't grip
order picker|0-2|1||scanning, bagging and scanning again/learning where everything lives just before it is moved/working through the December rush
crane operator|1-3|3|m|setting down a steel beam like an egg/talking to the ground crew by radio all day/climbing forty metres before coffee
excavator operator|0-3|2|mr|finding water pipes that no drawing shows/digging drains to a laser line/sitting out the mud in February
bricklayer|0-3|2|ms|getting a corner plumb by eye/mixing mortar for the weather that is coming/rebuilding garden walls that frost has pushed over
carpenter|1-3|3|ms|hanging doors in houses where nothing is square/making stairs that do not creak/sharpening planes on a Sunday night
roofer|0-3|2|ms|finding the one slipped slate/working ahead of the rain/seeing the whole neighbourhood from above
plumber|1-3|3|ms|being rung at dinner time about ceilings that drip/bleeding radiators every October/explaining to people where their stopcock is
electrician|1-3|3|ms|tracing a fault through a house wired in three different decades/fitting chargers for cars/filling in test certificates
house painter|0-3|2|s|cutting in a ceiling without tape/talking customers out of dark brown/washing brushes in other people's sinks
plasterer|0-3|2|ms|floating a wall flat before it goes off/coming home white to the eyebrows/matching old cornices by hand
tiler|0-3|2|ms|setting out a floor so that no sliver is left at the door/kneeling all day on cold concrete/choosing grout for people who can't decide
welder|0-3|2|m|running a seam that passes the x-ray/working inside tanks on hot days/mending gates for half the village
machinist|1-3|3|m|holding a hundredth of a millimetre all shift/hearing when a tool is about to go/reading drawings older than the firm
car mechanic|1-3|2|ms|diagnosing a rattle over the telephone/keeping old diesels on the road/ordering parts from catalogues with bad pictures
bicycle mechanic|1-3|2|su|truing wheels that met tram tracks/saving frames other shops have given up on/pricing repairs honestly
maintenance fitter|1-3|3|m|getting a stopped line moving before the shift ends/carrying spares nobody else remembers/greasing what the manual forgets
factory worker|0-2|1||checking a thousand lids an hour/swapping stations before the wrists complain/hearing the same radio station for years
assembly line worker|0-3|2||fitting door seals at a car a minute/spotting the scratch three stations later/rotating shifts every week
sewing machinist|0-2|1|f|setting forty sleeves before the break/mending overlockers with a hairpin/knowing cloth by its sound
tailor|0-3|2|s|letting out wedding suits that have sat too long/measuring people who breathe in/turning collars for old customers
shoemaker|0-3|2|s|resoling boots that are older than their owners' children/keeping lasts for people who moved away/dyeing leather to match
jeweller|2-4|3|s|resizing rings through a loupe/remaking a grandmother's brooch as earrings/explaining carats without selling
potter|2-4|2|sr|opening the kiln the morning after/throwing forty mugs of one height/testing glazes on broken tiles
furniture restorer|1-4|2|s|taking off seven coats of somebody's taste/finding newspapers under the seat springs/gluing what others screw
baker|0-3|2|s|starting at three so there is bread at six/feeding a starter that is older than the shop/guessing how a humid day will treat the dough
butcher|0-3|2|s|boning a shoulder while talking/tying roasts for Saturdays/knowing who wants the marrow bones for the dog
cheesemaker|1-4|2|sr|turning the wheels every second day/tasting the season in the milk/washing everything twice
farmer|0-4|2|smr|reading the sky before the forecast/filling in subsidy forms after dark/calving in the coldest week of the year
dairy farmer|0-3|2|smr|milking twice a day whatever the calendar says/naming cows against all advice/mending fences after storms
fish farmer|0-3|1|mr|netting trout before first light/counting what the herons took/keeping pumps going through a frost
winegrower|1-4|3|sr|pruning through January/deciding the day of the harvest/pouring for visitors who swirl too hard
gardener|0-3|2|sr|laying hedges people will see in ten years/pruning roses other hands neglected/keeping a lawn alive through a dry June
forestry worker|0-3|2|mr|felling to a line/carrying a saw up slopes no machine climbs/marking the trees that stay
tree surgeon|1-3|2|ms|hanging in a beech with a saw/telling owners that a tree can stay/chipping brushwood until dusk
farm worker|0-2|1|r|picking in rows from first light/driving the second tractor at harvest/stacking crates in the cold store
cleaner|0-2|1|f|doing three offices before the lights come on/getting marker off whiteboards/knowing which desks are tidy in which way
hotel cleaner|0-2|1|f|turning fourteen rooms in a morning/finding chargers, always chargers/folding corners without looking
refuse collector|0-2|2|m|walking behind the truck before the traffic/knowing every street by its bins/rescuing toys for the cab's dashboard
postal worker|0-3|2||walking nineteen kilometres on a long day/knowing which dogs mean it/sorting by hand what the machine spits out
construction worker|0-2|2|m|pouring foundations against the weather/carrying board up unfinished stairs/clearing up so the next trade can start
road worker|0-3|2|m|laying asphalt at night under lamps/waving traffic through one lane/patching the same hole each spring
tractor driver|0-2|1|mr|ploughing to a straight line by eye/working lights-on through harvest/washing the cab on rain days
security guard|0-3|1|m|walking the same corridor six times a night/lending umbrellas at the front desk/writing reports in which nothing happens
courier|0-2|1|us|cutting through the market with a full bag/knowing which receptionists sign quickly/mending punctures under bridges
street food vendor|0-2|1|su|setting up before the office crowd/keeping one sauce secret/packing down in the rain
kitchen assistant|0-2|1||peeling a sack of onions before nine/keeping the pass clear on a Saturday/scrubbing pans nobody admits to burning
merchant seaman|0-3|2|m|being four weeks on and four weeks off/painting what salt has eaten/ringing home from ports with bad signal
miner|0-3|3|m|going down in a cage with the same crew for years/listening to rock/coming up to daylight that hurts
`;
