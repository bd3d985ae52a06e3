/** Work with people: care, teaching, shops, food and service. See jobs.ts for the format. */
export const PEOPLE_WORK = `
nurse|3-5|3|f|handing over at seven with cold tea/finding the vein others missed/writing notes that the next shift can use
midwife|3-5|3|f|sitting through nights where nothing may happen/driving home at dawn after a birth/calming fathers
care worker|1-3|1|f|knowing who likes the curtains left a hand's breadth open/lifting with the knees and not the back/hearing the same war story kindly
home carer|0-3|1|f|having eleven front-door keys on one ring/cooking soup in other people's kitchens/noticing what the doctor is not told
healthcare assistant|1-3|2|f|washing patients without hurrying them/counting fluids in and out/fetching the warm blanket first
paramedic|3-4|3||eating lunch at red lights/talking people through the worst ten minutes/checking the bag twice every shift
physiotherapist|4-5|3||teaching people to trust a new knee/drawing stick figures for exercises/seeing who did their stretches and who did not
pharmacist|5-5|4||reading handwriting nobody else can/catching two drugs that should never meet/explaining boxes that changed colour again
pharmacy assistant|1-3|2|f|counting the shelves on Thursdays/keeping a straight face at the counter/packing weekly pill boxes
dental assistant|2-3|2|f|passing instruments before they are asked for/holding nervous hands/ordering gloves in six sizes
dentist|5-5|5|s|having one-sided conversations/saving teeth that came in a handkerchief/running twenty minutes late by noon
general practitioner|5-5|5||having ten minutes for what needs thirty/ringing people with results after hours/knowing three generations of one family
vet|5-5|4|s|being bitten by the small ones/driving to farms in the middle of the night/telling children the truth gently
veterinary nurse|3-4|2|f|clipping claws with one eye on the teeth/sitting with animals as they wake/posting pictures for worried owners
optician|3-5|3|s|asking whether one or two is clearer/bending frames over a little heater/persuading people that bifocals are no defeat
occupational therapist|4-5|3|f|measuring doorways for wheelchairs/finding the spoon that a shaking hand can hold/writing to housing offices
psychologist|5-5|4||keeping a clock where only one chair can see it/waiting through silences/writing assessments for courts
social worker|4-5|3|f|carrying twenty families in one diary/knocking on doors that stay shut/arguing for a bed on a Friday afternoon
youth worker|2-4|2||keeping a table-tennis table in one piece/being rung at midnight by somebody's son/applying for the same grant every year
primary school teacher|4-5|3|f|tying nineteen pairs of shoes before playtime/reading aloud in voices/marking spellings at the kitchen table
secondary school teacher|4-5|3||explaining fractions in four different ways/lending out pens that never return/taking thirty teenagers to a museum
kindergarten teacher|3-4|2|f|singing the tidying-up song/mediating about one red tricycle/drying paintings on a line
special needs teacher|4-5|3|f|waiting for an answer as long as it takes/cutting a task into smaller steps/celebrating a zip done up alone
teaching assistant|1-4|1|f|sitting beside the child who can't sit/cutting out a hundred paper leaves/knowing every allergy in the class
university lecturer|5-5|4||rewriting one lecture the night before/answering e-mails that begin with hey/supervising theses about things nobody has read
music teacher|4-5|2|s|hearing one sonatina nine times a day/tuning violins for small hands/counting bars aloud in the car
driving instructor|1-3|2|s|braking with the right foot all day long/praising a decent hill start/staying calm at roundabouts
swimming teacher|2-4|2||standing in the shallow end until the fingers wrinkle/getting a grown man to put his face in/throwing rings for diving
librarian|4-5|3||finding the blue book somebody saw last year/helping with forms more often than novels/running the story hour
shop assistant|0-3|1|f|folding the same pile of jumpers all Saturday/knowing by the shoes who will buy/taking returns without a fuss
supermarket cashier|0-2|1|f|knowing the codes for all the vegetables/packing for people with bad hands/hearing the beep in bed at night
bookseller|2-5|1||pressing one favourite on everyone who hesitates/unpacking boxes before opening/recognising a book from two wrong words
florist|1-3|2|fs|being at the market by four/writing other people's cards/conditioning roses in cold buckets
shop owner|1-4|3|s|doing the till, the window and the accounts/ordering for a winter that has not come yet/keeping credit in a notebook for four families
market trader|0-3|2|s|shouting prices in two languages/loading the van in the dark/giving the bruised fruit to children
hairdresser|1-3|2|fs|hearing about divorces before the lawyers do/rescuing fringes cut at home/standing nine hours in good shoes
barber|1-3|2|ms|shaving with an open razor on Fridays/arguing about football without taking sides/knowing each customer's number on the clippers
beautician|1-3|2|fs|threading eyebrows in four minutes/keeping secrets in a small room/mixing wax at the right heat
waiter|0-3|1||carrying four plates and remembering who had the fish/reading a table from the door/rolling cutlery in napkins after midnight
bartender|0-3|1|u|knowing when to stop pouring/polishing glasses during confessions/inventing a drink a month
barista|1-4|1|u|remembering orders better than names/cleaning the steam wand a thousand times/opening the shutters at half past five
cook|0-3|2||feeding two hundred children by noon/making stock from what others bin/keeping three timers in the head
chef|1-4|3|m|changing the menu when the boats come in/running a kitchen without shouting/burning forearms on the same oven door
restaurant owner|1-4|3|s|sitting down for the first time at eleven at night/paying every supplier on the day/listening for the mood of a full room
hotel receptionist|1-4|2|u|finding a room when there is none/printing boarding passes for guests without printers/saying good morning in six languages
tour guide|2-5|2|s|walking backwards while telling the plague/holding up a yellow umbrella/answering where the toilets are
flight attendant|1-4|3|u|waking up unsure which city it is/demonstrating a seat belt to people on telephones/pouring coffee through turbulence
call centre agent|1-4|1|u|staying kind until the twentieth complaint/typing while listening/apologising for systems nobody in the room designed
receptionist|1-4|2|f|being the first voice that anybody hears/knowing whose meeting will overrun/watering the only plant
police officer|2-4|3||writing everything down twice/giving directions at football matches/standing in the rain beside an accident
firefighter|2-4|3|m|training for what seldom comes/cutting a cat, and once a horse, out of trouble/polishing the engine on quiet Sundays
prison officer|1-4|3|m|counting, always counting/defusing a quarrel over sugar/keeping a flat voice for eight hours
lifeguard|1-3|1||scanning the same water for hours/blowing the whistle at the diving board/fishing out plasters
fitness instructor|2-4|2|s|counting down from eight, always from eight/remembering bad knees by name/making playlists on the bus
nanny|1-4|1|f|knowing where the second shoe is/negotiating one more bite/keeping two diaries, one of them for naps
undertaker|1-3|3|s|wearing the dark suit in August/listening longer than the form needs/knowing every hymn
caretaker|0-3|2|m|carrying the keys to everything/hearing a boiler fail before it does/knowing which window sticks
parish priest|5-5|2|m|baptising the children of couples from years back/reading proofs of the parish letter/sitting in kitchens more often than in church
dog groomer|1-3|1|fs|bathing a wet wolfhound alone/talking owners out of dye/finding burrs where nobody looks
housekeeper|0-3|2|f|running a house with nine clocks/ironing shirts while the radio plays/remembering every guest's pillow
domestic worker|0-1|1|f|leaving the house before most of the street wakes/polishing silver that is never used/knowing how each house takes its tea
`;
