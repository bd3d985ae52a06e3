import { fold, stem } from './tokens.ts';

/**
 * How people tell in everyday words what forms and lists call by a name: the name before the colon, ways to tell it behind, `/` between them.
 * A way of one word stands for all its forms. Written for this project from common knowledge of both.
 */
const WAYS = `
theft stolen burglary robbery: stole / steal / stolen / thief / thieves / robbed / burgled / broke into / broken into / nicked / snatched / pinched
accidental damage accident: dropped / spilled / spilt / knocked over / knocked off / fell down / fell off / tripped over
vandalism graffiti: sprayed / scratched all / smashed the window / scribbled / painted all over / slashed / on purpose
water flood leak escape: flooded / leaking / burst pipe / pipe burst / soaked / dripping / under water
fire smoke: burnt / burned / caught fire / flames / smoke
storm wind: gale / blew / blown / hurricane / hail
collision crash impact: ran into / drove into / hit by / bumped / reversed into / rear-ended / shunted
damaged broken faulty defective: cracked / crack / in pieces / smashed / shattered / dented / dent / torn / chipped / came apart / in bits / does not work / doesn't work / stopped working / won't turn on / will not start / scratched
wrong incorrect: instead of the / sent me another / sent us another / not what i ordered / not the one i ordered / another one than / mixed up
late delayed: too late / never came / has not turned up / hasn't turned up / has not arrived / hasn't arrived / still waiting / after the day
mind longer needed: do not like it / don't like it / does not suit / doesn't suit / no longer want / no longer need / don't need it / have enough / changed our mind / bought another
small tight: too tight / too short / does not fit / doesn't fit / pinches / cannot get into
big large loose: too loose / too wide / too long / far too big / swims in
refund money: money back / my money / back on my card / back to my account / paid back
replacement exchange swap: another one / new one / a new one / swapped / in its place / same again
credit voucher: gift card / token for the shop
collected collection pickup pick courier: fetch / fetched / pick it up / picked up / collect it / come and get / call for it
delivered delivery: brought to / bring it to / to my door / to our door / send it to me
letter post mail postal: by post / post it / posted / write to me / letter / on paper / in the post / envelope
phone call telephone: ring / rung / phone / call me / give me a call / give us a call / over the phone
email e-mail electronic: inbox / e-mails / emails / mail me / online / by mail to
sms text message: text me / send me a text / by text / text message / text messages / texts
grandparent grandmother grandfather: gran / granny / grandma / grandpa / grandad / nan / nana
sibling: brother / sister / twin / half-brother / half-sister
parent guardian: mother / father / mum / mom / dad / stepmother / stepfather
child dependant: son / daughter / little one / our girl / our boy
spouse partner married: wife / husband / better half / fiancé / fiancée / boyfriend / girlfriend
married: wife / husband
single: not married / never married / live alone / on my own
tenant rented renting: rent / landlord / landlady / lease / let to
owner owned homeowner mortgage: own the / own our / own my / belongs to us / belongs to me / our own house / bought the house / bought the flat
self-employed freelance business: work for myself / for myself / works for himself / works for herself / my own business / runs her own / runs his own / freelance
unemployed seeking: out of work / lost my job / between jobs / looking for work / laid off / made redundant / no job
retired pensioner: pension / stopped working / no longer work / gave up work
student education: university / college / studying / studies / at school / degree
employed salaried: nurse at / work at / works at / works for / work for a / have a job / job at
vegetarian: no meat / not eat meat / no fish or meat / without meat / neither meat nor fish / meat-free / doesn't eat meat / don't eat meat / never eats meat
vegan: no animal / nothing from an animal / no dairy / neither milk nor / no eggs or / plant-based
gluten free wheat: coeliac / celiac / no wheat / wheat / no bread / no gluten
lactose dairy free milk: no milk / cannot drink milk / can't drink milk / milk upsets
halal: muslim / no pork
kosher: jewish
nut allergy: peanut / nuts
allergy allergic: comes out in / swells up / rash from
asthma condition medical illness health: inhaler / asthma / diabetic / diabetes / epilepsy / bad knee / bad back / heart trouble / high blood pressure / pacemaker
cold flu fever: temperature / sore throat / sneezing / runny nose / coughing / cough / shivering
injury injured lameness wound: hurt / twisted / sprained / limping / limps / broke his / broke her / broke my / fell on / bleeding / cut her / cut his / cut my
skin: rash / itching / itchy / spots
stomach vomiting diarrhoea: being sick / throwing up / sick after / tummy / threw up
vaccination immunisation vaccinations: jab / jabs / injections / shots
check-up checkup routine: once a year look
wheelchair step-free access ramp: wheelchair / crutches / cannot climb / can't climb / no stairs / walking frame
hearing loop sign: deaf / hard of hearing / hearing aid
large print sight vision: does not see well / doesn't see well / poor eyesight / nearly blind / partially sighted
non-swimmer: cannot swim / can't swim / not learnt to swim / hasn't learnt to swim / never learned to swim / not swim yet
new first time: never seen / never been / never done / never had / never tried / never used / not been before / hasn't been before / not a customer yet / for the first time
beginner none novice easy: never done / never skied / never played / never tried / first time / new to / from scratch / even a beginner / complete beginner / just starting
advanced expert experienced: for years / very good at / every day for
intermediate: a bit / some lessons / a few times / getting on
easy simple: can't go wrong / cannot go wrong / anyone can / even a beginner
hard difficult demanding: tricky / takes skill / not for beginners
automatic: no gear stick / no clutch / drives itself / no gears
manual: gear stick / clutch / changes gear
electric: battery
public transport train bus: train / bus / tram / underground / metro
car driving: drive / driving / by car
bicycle bike cycle cycling: cycle / bike / bikes / cyclists / pedal
foot walking pedestrian pavement: walk / walking / on foot
carriageway road: tarmac / asphalt
driveway drive: on the drive / in the drive / on our drive / on my drive / in front of the house
street road: parked outside / in the road / at the kerb / at the roadside
concession concessionary reduced discounted: reduced fee / reduced rate / reduced price / reduced fare / lower fee / lower rate / cheaper rate / discounted fee / discounted rate / discounted price
comprehensive: fully comp / fully comprehensive / fully covered / all risks
pothole surface hole: hole in the road / hole in the
street light lighting lamp: lamp
larger bigger over: wider than / bigger than / longer than / taller than / larger than
smaller under: narrower than / smaller than / shorter than
litter rubbish fly-tipping waste dumped: dumped / bags left / rubbish / mattress
blocked drain: drain / water does not run off
noise: loud / music until / cannot sleep / barking
direct debit account: bank account each month / out of my account / taken from my account
bank transfer: transfer / bank / from my account
credit card debit: visa / mastercard / card
cash: notes and coins / cash / bring the money / in coins
invoice company employer organisation: bill the / my firm / my company / employer pays / work pays / on the company / invoice to
myself personally self: pay myself / out of my own pocket / bill me
recommendation friend word mouth: told me about / a friend said / colleague told / recommended / heard from
advertisement advert poster: poster / advert / leaflet / billboard / flyer
search engine web internet: google / googled / came across you online / searched for / on the internet
social media: instagram / facebook / tiktok / twitter / linkedin
newspaper press magazine: paper / read about you in
urgent high critical blocker emergency immediate: at once / need it now / need this now / right away / straight away / asap / cannot wait / can't wait / nobody can work / everything is down / drop everything
low minor trivial: can wait / no hurry / no rush / whenever / not important / small thing / in your own time
cosmetic minor: typo / spelling / looks odd / wrong colour on
economy standard cheapest saver: cheapest / no hurry / no rush / as cheap as
express next fast priority: as fast / fastest / tomorrow already / overnight / by tomorrow
bug defect error problem: error / crashes / crashing / crash / freezes / hangs / does not load / won't load / broken since
feature request suggestion idea improvement: would be nice / would be good if / could you add / i wish it / please add / it would help if
question: wonder / how do i / how can i / is it possible
technical app website: crashes / crashing / does not load / error message / freezes
login sign-in account access password: cannot get in / can't get in / locked out / password
billing payment charge invoice: charged / charged twice / paid twice / bill is / overcharged
always every: every time / every single time / each time / whenever
intermittent sometimes occasionally: now and then / once in a while / from time to time / not every time
once seen: just the once / only once / happened once
ios iphone apple: iphone / ipad
android: samsung / galaxy
web browser: chrome / firefox / safari
public everyone anyone: everybody / everyone / anybody / whole world / for all to see
link shared unlisted: have the link / send the link
private confidential internal just: nobody else / nobody but / keep it to / keep it between / only me / just for us
anonymous name hidden: without my name / no name
memory honour: in memory / died / late mother / late father / passed away
birthday: turns / turning / years old on
wedding marriage: getting married / marry / bride / groom
funeral memorial wake: died / passed away / bury / burial
corporate company business work office team: our firm / staff / colleagues
clothing clothes apparel: jeans / coat / jacket / dress / shirt / jumper / trousers
footwear shoes: shoes / boots / trainers / sandals
electronics device gadget: phone / laptop / tablet / camera / charger / headphones
books printed: hardbacks / paperbacks / novel / novels / books / textbook
documents papers: certificate / contract / passport / papers
fragile care: break / breakable / glass / china / porcelain
double bed: double / couple
twin: two beds / separate beds
sea view: over the water / of the water / see the sea
ground floor: no stairs / no steps
quiet: away from the street / light sleeper
plumbing plumber: tap / toilet / sink / drips / pipe / shower / bath
electrics electrical electrician: lights / socket / sockets / fuse / wiring / power cut
heating boiler: cold in / freezing / radiator / radiators / boiler / no hot water / warm
roof: tiles / gutter / chimney
dog: puppy / spaniel / terrier / labrador / poodle / beagle / dachshund / retriever / collie
cat: kitten / siamese / tabby / persian
accept attend attending: i'm coming / we're coming / we are coming / i am coming / will be there / look forward to
decline: can't come / cannot come / can't make it / cannot make it / not be there
carer caregiver: look after / looks after / looking after / take care of / takes care of
join sign membership: become a member / sign up / join
cancel leave end stop: stop my / end my / quit / call off / no longer be a member
renew extend: go on for another / keep it going
weekend saturday sunday: saturdays / sundays / at weekends
weekdays weekday: monday to friday / mondays / during the week
yearly annual annually year: whole year / a year at a time / once a year / every year
monthly: month by month / each month / every month
quarterly: four times a year / every three months
weekly: once a week / every week
daily: every day / every evening / every morning / each night
once single one-off: just this once / just once / only this time / a single time / one-off
full comprehensive zero excess: everything covered / cover everything / covers everything
basic minimum: only what the law / bare minimum / the least
small compact mini: little luggage
main course: full meal / for dinner
starter: before the main
dessert pudding: sweet / after the main / something sweet
spicy hot: burns / chilli / hot food
physical plastic real: made of plastic / proper card
digital phone app: on the phone / on my phone / in the app
branch desk counter library: pick it up at
person inside personally: in the flesh / come round / face to face / in person
video online remote: by video / over video / on screen / zoom / teams
garage shed cellar outbuilding: shed / garage / cellar / barn
indoors home inside: living room / bedroom / kitchen / inside the flat / in the house
street public outdoors: in the street / in town / at the station / on the bus
locked secured: chained / chain / padlock / bolted / locked up
police: police / officers / crime number
pets pet animal: dog / cat / hamster / parrot / rabbit / goldfish
smoker smoking smoke: cigarettes / cigarette / smokes
children: kids / toddler / baby
luggage baggage bag backpack: suitcase / suitcases / bags / rucksack
child seat baby booster: small child / toddler / baby
hotel room accommodation overnight: stay the night / somewhere to sleep / nights
data figures statistics numbers: figures / numbers
photograph photo image picture photos images: picture / pictures / photos / filmed
pain relief painkiller medicine: paracetamol / ibuprofen / aspirin / painkiller
receipt tax certificate: tax office
newsletter bulletin news marketing offers: newsletter / bulletin / adverts / advertising / promotions / spam
updates notify notifications updates: hear about every / keep me posted / let me know how
insured insurance: insurance / covered by
opened unpacked: out of the box / unwrapped / unpacked
`;

interface Way {
  /** Stems of what it is called. */
  called: readonly string[];
  /** Stems of single words, and ways of several words as they are written. */
  words: ReadonlySet<string>;
  phrases: readonly string[];
}

const NEGATES = /\b(?:no|not|never|nothing|nobody|neither|nor|without|none|cannot)\b|n['’]t\b/;
const plainly = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** Ways of several words, be they joined by a hyphen. */
const MANY = /[\s-]/;

const KNOWN: readonly Way[] = WAYS.trim()
  .split('\n')
  .map((line) => {
    const [called = '', said = ''] = line.split(/:(.*)/s);
    const ways = said
      .split('/')
      .map((way) => way.trim())
      .filter(Boolean);
    return {
      called: called
        .trim()
        .split(/\s+/)
        .flatMap((word) => [word, ...word.split('-')])
        .map(stem),
      words: new Set(ways.filter((way) => !MANY.test(way)).map(stem)),
      phrases: ways.filter((way) => MANY.test(way)).map(plainly),
    };
  });

/** What a part of a task tells of in everyday words. */
export interface Implied {
  /** Stems of the names that lists and forms have for it. */
  names: ReadonlySet<string>;
  /** Those of them that a negation tells itself: "no meat" tells of vegetarian, and denies nothing of it. */
  byDenial: ReadonlySet<string>;
}

const kept = new Map<string, Implied>();

/** The names that forms and lists have for what a text tells in everyday words: of theft, where it says that something was stolen. */
export function impliedBy(text: string): Implied {
  let found = kept.get(text);
  if (!found) {
    const said = plainly(text);
    const stems = new Set(said.trim().split(' ').map(stem));
    const names = new Set<string>();
    const byDenial = new Set<string>();
    // An address tells by which way somebody is reached.
    if (/\S@\S/.test(text)) for (const name of ['email', 'e-mail', 'mail']) names.add(stem(name));
    for (const { called, words, phrases } of KNOWN) {
      const phrase = phrases.filter((one) => said.includes(one));
      if (phrase.length === 0 && ![...words].some((word) => stems.has(word))) continue;
      for (const name of called) {
        names.add(name);
        if (phrase.some((one) => NEGATES.test(one))) byDenial.add(name);
      }
    }
    found = { names, byDenial };
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, found);
  }
  return found;
}
/** Texts of which it is kept what they tell. */
const KEPT = 500;
