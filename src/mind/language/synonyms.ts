/**
 * Words that mean the same on web pages though they are apart in running text. Each line is one idea; a phrase is
 * compared with its blanks taken out ("log in" is `login`). Written for this project from common interface wording.
 */
const GROUPS = `
login signin logon authenticate
logout signout logoff
signup register join enrol enroll createaccount
cart basket bag trolley
checkout pay payment proceed
buy purchase order shop get
buynow checkout
delete remove trash erase discard bin
cancel abort dismiss
subscription membership
edit modify change update amend
save apply store keep
submit send confirm ok done finish
search find lookup query
next continue proceed forward
previous back prior
close dismiss exit hide x
settings preferences options configuration config
profile account myaccount
favorite favourite wishlist like heart saved
photo picture image avatar
email mail e-mail emailaddress
phone telephone mobile cell tel phonenumber
zip zipcode postcode postalcode
surname lastname familyname
firstname givenname forename
town city
mileage kilometres kilometers miles odometer
paperless electronically
state province county region
help support faq assistance
write compose
message mail inbox
alert notification
column board lane
contact reachus getintouch
vaccination vaccine jab inoculation
delivery shipping dispatch shipment parcel package
broken faulty defective damaged defect broke
wrong incorrect mistaken
late delayed overdue
return refund sendback
cheap cheapest inexpensive affordable budget lowprice
price cost amount fee rate
getrid rid dispose disposal throwaway waste rubbish refuse recycling
takenaway takeaway collect collected collection collections pickup
nearest closest
largest biggest
jacket coat
sofa couch
trousers pants
jumper sweater pullover
trainers sneakers
film movie
holiday vacation
flat apartment
autumn fall
mobile phone smartphone cellphone
laptop notebook computer
create add new make compose
message note comment
reply respond answer
forward fwd
download export
upload import attach
filter refine narrow
sort arrange order
description details about info information
quantity qty count number amount
username userid login user
password passcode pin
birthday dateofbirth dob birthdate born
company organisation organization employer business
job career vacancy position
terms conditions agreement
accept agree allow consent
decline reject refuse deny
enable activate turnon
disable deactivate turnoff
show view display see open
opening hours times schedule
location address where directions
staff team people employees
news blog articles updates
documentation docs manual guide reference
tutorial gettingstarted quickstart guide
install installation setup
error failure problem issue bug
function method api
begin start
end stop finish
large big l
small little s
medium m
book reserve reservation booking appointment
ticket pass
invoice bill receipt
billing charge payment
subscribe subscription follow
unsubscribe unfollow
coupon voucher promo discount promocode
color colour
turquoise cyan aqua
magenta pink fuchsia
purple violet
lime green
navy blue
grey gray silver
center centre
theme appearance
homepage home start
menu navigation more
kids children child
women ladies woman womens
men gentlemen man mens
tv television
bike bicycle cycling
car auto automobile vehicle
doctor physician gp
argentina argentinian argentine
australia australian
austria austrian
belgium belgian
brazil brazilian
britain british uk
bulgaria bulgarian
canada canadian
chile chilean
china chinese
colombia colombian
croatia croatian croat
czechia czech
denmark danish dane
egypt egyptian
estonia estonian
ethiopia ethiopian
finland finnish finn
france french
germany german
greece greek
hungary hungarian
iceland icelandic
india indian
indonesia indonesian
iran iranian
ireland irish
israel israeli
italy italian
jamaica jamaican
japan japanese
kenya kenyan
korea korean
latvia latvian
lithuania lithuanian
mexico mexican
morocco moroccan
netherlands dutch holland
nigeria nigerian
norway norwegian
pakistan pakistani
peru peruvian
poland polish
portugal portuguese
romania romanian
russia russian
scotland scottish scots
serbia serbian
slovakia slovak
slovenia slovenian slovene
spain spanish
sweden swedish swede
switzerland swiss
thailand thai
tunisia tunisian
turkey turkish
ukraine ukrainian
usa american
vietnam vietnamese
wales welsh
europe european
asia asian
africa african
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const groupsOf = new Map<string, number[]>();
GROUPS.forEach((group, i) => {
  for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), i]);
});

/** Whether two words (or phrases without blanks), given as word or stem, mean the same on a web page. */
export function synonymous(a: string, b: string): boolean {
  const groups = groupsOf.get(a);
  if (!groups) return false;
  const others = groupsOf.get(b);
  return others?.some((group) => groups.includes(group)) ?? false;
}

/** Whether a word or joined phrase belongs to any idea of the list. */
export function hasSynonyms(word: string): boolean {
  return groupsOf.has(word);
}
