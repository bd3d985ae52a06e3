/** Work at desks, in laboratories, studios and on screens. See jobs.ts for the format. */
export const DESK = `
accountant|4-5|4||hunting eleven cents through a ledger/closing the year while others are at the beach/explaining depreciation with a bicycle
bookkeeper|1-4|2|fs|typing invoices with two fingers on the number pad/chasing receipts from a shoebox/balancing the month before lunch
bank clerk|1-4|2||counting notes faster than the machine/helping pensioners with the new app/spotting a worried signature
financial analyst|4-5|4|u|building a spreadsheet nobody else dares to open/reading footnotes first/defending a forecast to people who wanted another
insurance broker|2-4|3|s|reading the clause that everybody skips/visiting flooded cellars/renewing policies for the sons of first customers
estate agent|2-4|3|s|measuring rooms with a laser and a smile/holding viewings in the rain/finding a kind word for brown bathrooms
office clerk|1-4|2|f|filing what ought to be digital by now/knowing which form goes with which stamp/ordering toner before it runs out
secretary|1-4|2|f|keeping three diaries from colliding/typing letters from a mumbled recording/knowing when the boss means no
personal assistant|2-4|3|f|booking trains that connect/guarding one free hour a week/remembering birthdays for other people
civil servant|3-5|3||drafting answers to questions in parliament/turning a law into a form/sitting in meetings about meetings
payroll clerk|2-4|2|f|getting six hundred payslips right or hearing about it/answering the same question about overtime/learning each new tax table
HR adviser|4-5|3|f|sitting between two people who no longer speak/writing job adverts without the word dynamic/keeping tissues in a drawer
recruiter|3-5|3|u|reading ninety CVs in a morning/ringing people who were not chosen/keeping a list of the ones for later
project coordinator|3-5|3||turning a whiteboard into a plan/asking politely for the third time/moving coloured bars to the right
marketing specialist|4-5|3|u|arguing for the shorter headline/reading numbers that arrive at six/photographing a teapot forty ways
sales representative|2-4|3|s|driving a district with samples in the boot/remembering clients' children/hitting a target on the last afternoon
sales manager|3-5|4||coaching a team through a slow quarter/cutting a slide deck to five pages/closing in hotel lobbies
shop manager|1-4|3||making a rota that pleases nobody equally/counting stock at midnight/dressing the window for a season ahead
logistics manager|3-5|4||rerouting forty trucks around a strike/knowing ports by their delays/keeping the cold chain cold
management consultant|5-5|5|u|living out of a cabin bag/interviewing people about their own jobs/drawing boxes and arrows until they fit
lawyer|5-5|5|s|reading contracts from the back/billing in six-minute pieces/telling clients what they did not come to hear
paralegal|3-4|2||bundling four thousand pages in order/finding the e-mail that matters/proofing footnotes at ten at night
notary|5-5|5|s|reading deeds aloud, every word/watching families shake hands/keeping seals in a safe
journalist|4-5|3|u|ringing until somebody picks up/cutting two hundred words at deadline/going to council meetings so others need not
editor|4-5|3|s|moving a comma out and back again/telling writers kindly/keeping a list of words never to print
translator|4-5|3|s|looking for one word through a whole lunch/reading everything aloud to the cat/billing in three currencies
copywriter|3-5|3|su|writing forty lines to keep one/naming paint/hearing the client's nephew's idea
photographer|2-4|2|s|waiting for a cloud to move/getting grandmothers to laugh/sorting nine hundred pictures down to sixty
graphic designer|3-5|3|s|nudging a logo by one pixel/naming files final and final two/defending white space
illustrator|3-5|2|s|drawing foxes for a living/scanning ink at night/sending sketches that look better than the end
architect|5-5|4|s|drawing a staircase eleven times/standing in a field imagining windows/fighting for a decent door handle
interior designer|3-5|3|s|carrying swatches in every bag/hiding radiators/listening to couples disagree about blue
civil engineer|4-5|4|m|checking a bridge nobody notices/reading soil reports with tea/wearing the helmet over a hat in winter
mechanical engineer|4-5|4|m|finding out why a bearing sings/drawing parts that can actually be made/testing pumps to destruction
electrical engineer|4-5|4|m|designing for a load that may never come/standing in substations with ear protection/arguing about earthing
surveyor|3-5|3||walking boundaries with a tripod/being chased by geese on site/reading old maps against new ones
laboratory technician|3-4|2||pipetting until the thumb aches/labelling everything twice/keeping the minus-eighty freezer company
biologist|5-5|3||counting moths by torchlight/writing grant proposals in spring/identifying a beetle by its leg
chemist|4-5|4||running the same column until it behaves/smelling of solvent at parties/keeping a notebook in ink
statistician|5-5|4||asking how the sample was drawn/plotting before testing/refusing to call it proof
data analyst|4-5|4|u|cleaning dates in eleven formats/building a chart the board reads/finding that the missing rows are the story
software developer|3-5|5|u|reading code that somebody clever left behind/deleting more than is added/being on call every fifth week
web developer|3-5|4|us|getting one button right on nine telephones/explaining what a cookie is/updating a shop for a cousin
systems administrator|3-5|4||keeping servers up that nobody thanks/resetting passwords for directors/labelling cables
IT support technician|2-4|2||asking whether it is plugged in without sounding so/carrying monitors up stairs/knowing each printer's temper
software tester|3-5|3||breaking things on a Monday before others have had coffee/writing steps a stranger could follow/finding what only happens in March
product manager|4-5|5|u|saying no to nine good ideas/listening to support calls/keeping a roadmap that is honest
UX designer|4-5|4|u|watching people miss the obvious button/drawing flows on tracing paper/defending the boring solution
network engineer|3-5|4|m|driving to a cabinet in a field at night/drawing topologies from memory/blaming it on names, rightly
pilot|4-5|5|m|crossing three time zones before breakfast/doing the checklist as if for the first time/landing in crosswinds
air traffic controller|3-4|5||speaking in short sentences all day/holding nine aircraft in the head/taking breaks by the clock
musician|2-5|2|s|playing weddings to pay for the quartet/carrying a double bass on the underground/practising scales against the neighbour's drill
actor|2-5|2|su|learning lines on night trains/doing a voice for a washing machine/waiting by the telephone, still
museum curator|5-5|3||writing labels of sixty words/lifting things with both hands and no breath/finding a drawer nobody had opened
archaeologist|5-5|2||kneeling with a trowel in other people's building sites/washing potsherds/dating a wall by its mortar
travel agent|2-4|2||getting people home when a volcano erupts/remembering who hates lifts/selling the trip that was wanted, not the dear one
event planner|3-5|3|s|carrying safety pins, tape and aspirin/seating cousins apart/having a plan for rain
radio presenter|3-5|3||talking to one listener and not to thousands/getting up at half past three/reading weather for roads
sound engineer|2-4|3|s|hearing the fridge in everyone's recording/coiling cables over and under/sitting in the dark at the back
police inspector|3-5|4||reading statements at midnight/keeping two phones charged/talking to schools on Thursdays
town planner|4-5|4||drawing bus lanes people will shout about/holding evenings in sports halls/counting bicycles
economist|5-5|5|u|explaining inflation to relatives at dinner/rerunning a model with one number changed/distrusting round figures
operations manager|3-5|4||starting each day with what broke overnight/walking the floor before opening the laptop/balancing shifts against orders
charity manager|4-5|3||stretching one grant over two winters/thanking volunteers by name/counting blankets
headteacher|5-5|4||standing at the gate in every weather/hiring in a county with no applicants/knowing four hundred first names
sports coach|2-4|2||washing bibs on Sunday evening/keeping the substitutes happy/driving a minibus to away games
customer service representative|1-4|2||reading between the lines of angry letters/sending the spare part nobody is supposed to send/keeping a sheet of good answers
`;
