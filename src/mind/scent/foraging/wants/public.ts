/**
 * What people want of a town, of those who supply a home, of a practice and of a school, and where such sites keep it. Each
 * line: what is wished (alternatives by "/", each a set of words) > names of its place > names of places on the way to it.
 * Written for this project from common knowledge of how sites are built.
 */
export const PUBLIC = `
street lamp / street light / lamp post / streetlight / streetlamp > street lighting, lighting, street lights, roads, highways, streets, report a problem > transport, report, environment
pothole / road damaged / hole road / hole street / pavement broken / cycle path / traffic light / road sign / blocked drain / zebra crossing > roads, highways, streets, pavements, potholes, traffic, drains, report a problem > transport, report, travel
rubbish / bin / garbage / refuse / recycling collected / waste collected / paper collected / waste collection > bins, waste, rubbish, recycling, refuse, waste collection, bin collection, waste calendar > environment
old sofa / old mattress / old fridge / old furniture / old wardrobe / old washing / bulky / old television > bulky waste, bulky items, large items, recycling centre, disposal, waste, recycling, bins > environment
dumped / litter / graffiti / abandoned car / fly tipping / dog mess / dirty street > street cleaning, litter, fly tipping, graffiti, streets, report it, report a problem > environment
noise neighbour / loud neighbour / loud music / noise / smell factory > noise, environmental health, nuisance, pollution, antisocial behaviour > environment
stray dog / dead animal / rat / mice / wasp / pest / dog licence / register dog / dog tax > animals, pests, pest control, dogs, dog warden, dog tax > environment
build shed / build garage / build extension / build fence / loft / planning permission / building permit / conservatory / carport > planning, building control, building, planning permission, planning applications, building permits
resident parking / parking permit / parking space street / park outside / parking fine / parking ticket / blue badge / disabled parking > parking, parking permits, permits, fines, blue badges > roads, transport, travel
baby born / newborn / birth / birth certificate / register child / died / death / funeral / bury / marry / wedding / marriage / get married / civil partnership > births, deaths, marriages, register office, registrar, registry office, registration, weddings, ceremonies, certificates, bereavement, cemeteries > citizens, family
passport / identity card / id card / residence registration / register address > passports, identity cards, id cards, identity documents, citizen office, citizen services, registration office > citizens, documents
vote / election / ballot / postal vote / polling > elections, voting, electoral register, polling > democracy, council
council tax / property tax / pay tax / tax band > council tax, taxes, tax > payments, pay
councillor / mayor / council meeting / minutes / council decided > councillors, mayor, democracy, meetings, committees, minutes, town hall > council
kindergarten / nursery / childcare / day care / childminder / creche > childcare, nurseries, nursery, kindergartens, early years, day care > families, children, education
school place / new school / school admission / enrol child / child start school / apply school > admissions, school places, enrolment, schools, how to apply > education, families
benefit / low income / housing benefit / afford rent / afford heating / money help > benefits, financial help, financial support, welfare, cost of living, grants, support > housing, advice
care mother / care father / care grandmother / elderly / home help / carer / old age / nursing home > adult care, social care, older people, care, seniors, carers > health, adults
older people / older adults / pensioners / retired > seniors, older people, senior citizens, over 60s, 60 plus, pensioners
toddler / young children / small children / kids / children > kids, families, children, family, for kids, young people
allotment / garden plot > allotments, green spaces > parks, leisure
swimming / swim / sports hall / gym / badminton > leisure, pools, sports, leisure centres, sport and leisure, swimming > culture
tree fallen / fallen tree / playground broken / park bench / swing broken / overgrown > parks, trees, playgrounds, green spaces, open spaces > environment
start business / open restaurant / open shop / market stall / street stall / trade licence / sell alcohol > licensing, licences, markets, business, trade, starting a business > economy
keep chickens / keep hens / keep pig > animals, animal welfare, licences > environment
hire hall / rent hall / hire room / rent room / venue party > room hire, venue hire, hall hire, hire, venues, private hire, spaces > events
complain / complaint / unhappy > complaints, feedback, compliments and complaints, comments > contact, help
message whether / message asking / ask whether / message about / question about / enquiry / enquire / inquiry / get touch / telephone number / phone number support / support number / support phone / customer support / customer service / hotline > contact us, contact, get in touch, write to us, message us, enquiries, send us a message, ask us, support, help and contact > help, service, about
move house / move home / move flat / move another flat / move another house / move new / move in / move out / move away / new flat / new home / new address > moving, moving home, moving house, home move, new address, change of address, relocation, moving in, moving out > contract, customer service, details, service
power cut / no power / no electricity / power out / blackout / outage / lights gone > power cuts, outages, faults, network status, outage map, power failure, disruptions > network, help, service
no water / burst pipe / brown water / water leak / low pressure > leaks, supply problems, faults, emergencies, no water, in your area > help, service
internet slow / internet down / no internet / broadband down / router / wifi / no signal / no reception / bad reception / coverage / network down > network status, service status, faults, troubleshooting, coverage, network map, technical support, service checker, outages, network > support, help
meter reading / read meter / meter / kwh > meter readings, readings, submit a reading, meter, consumption > account
direct debit / taken bank / taken account / money taken / instalment / monthly payment / pay less month / payment day > payments, direct debits, instalments, payment plan, budget plan, billing > account, bills
cannot pay / pay bill late / trouble paying / pay later / behind payments > help paying, payment difficulties, payment plan, payment help, money worries, debt > help, payments
abroad / roaming / call spain / call france / in america / in france / in spain / in italy / in turkey / in switzerland / in norway / from abroad / foreign country / other country / outside country / outside eu / holiday phone / overseas > abroad, roaming, international, other countries, foreign, overseas, going abroad, travelling > travel
keep number / old number / take number / phone number provider > keep your number, number porting, switching, bring your number, number transfer
voicemail / answering machine / answerphone / mailbox > voicemail, mailbox, answering machine, answerphone, call settings > services
sim lost / phone stolen / phone lost / lost phone / stolen phone > lost or stolen, lost and stolen, block sim, theft, sim > help, security
extra data / more data / data option / add on / booster / extra option > options, add-ons, extras, bolt-ons, passes, boosters > plan, contract
notice period / contract end / leave provider / contract last / how long contract > contract, contract length, contract details, my contract, terms, cancellation
solar / heat pump / photovoltaic / charging point / wallbox > solar, renewables, heat pumps, green energy, e-mobility, charging > products
data used / data left / minutes left / used up / electricity used / consumption / power use > usage, consumption, data usage, my usage > overview
last bill / bill / invoice / charged > bills, invoices, billing, statements, account documents > documents, payments, account
cancel contract / end contract / terminate > contract, cancellation, cancel contracts, terminate, my contract > account, help
open saturday / open sunday / open morning / open evening / open monday / opening hour / when open / until time / open late / open holiday > opening hours, opening times, consultation hours, consultation times, surgery hours, office hours, visiting hours, hours, business hours > contact, visit, about
doctor speaks / doctors speak / dr speaks / which doctor / lady doctor / dentist / specialist / physician > doctors, our team, team, about the doctor, staff, physicians, dentists, practitioners, consultants > about
repeat prescription / prescription / tablet / medicine run / pills > prescriptions, repeat prescriptions, medication, medicines, pharmacy > services
blood test / test result / lab / x ray / scan result > results, test results, lab results, findings, laboratory > records, documents
vaccinate / vaccination / jab / vaccine / flu shot / malaria > vaccinations, immunisations, jabs, vaccines, travel clinic, travel medicine, prevention > services, treatments
new patient / join practice / register patient / become patient / new doctor > new patients, registration, register, become a patient, joining > patients
visit hospital / visit patient / visit mother / visit grandmother > visiting, visiting hours, visiting times, visitors > patients
bring hospital / before operation / before surgery / stay hospital / fasting > your stay, preparing, admission, before your visit, inpatients > patients
sick note / referral / medical certificate / doctor letter > sick notes, certificates, referrals, medical certificates > forms, documents, services
holiday begin / holidays / half term / term start / term end / school closed / vacation / school break / semester > term dates, holidays, holiday dates, term times, school calendar, academic calendar, important dates, key dates, vacation dates > calendar, dates, parents
school lunch / eat school / school meal / lunch school / canteen / lunch order > meals, lunch, lunches, canteen, catering, dinners, cafeteria, school meals, mensa, menu > parents, services
homework / assignment due > homework, assignments, home learning, tasks > learning, pupils
lesson start / which room lesson / timetable / lecture time > timetable, timetables, schedule, lessons > calendar
uniform / school wear / school clothes / dress code > uniform, dress code, school uniform > parents, policies
after school / school club / afternoon care / wraparound > clubs, after school, activities, extracurricular, wraparound care, afternoon care
bullied / bullying / worried child / counsellor / school psychologist > safeguarding, pastoral care, counselling, wellbeing, welfare, student support, anti-bullying > parents, support
ill today / off sick / child ill / daughter ill / son ill / absent / cannot come school > absences, attendance, report an absence, absence, sick leave > parents, contact
study apply / apply degree / apply place / application deadline / apply university / entry requirement > admissions, how to apply, apply, applications, entry requirements, prospective students > study, courses
tuition / study cost / semester fee > fees, tuition fees, tuition, fees and funding > finance, study
scholarship / study grant / bursary / student loan > scholarships, funding, bursaries, financial aid, grants, student finance > fees
exam / resit / exam register > exams, examinations, assessment, exam dates > study, students
student room / live campus / dormitory / hall residence / student flat > accommodation, student housing, halls, residences, housing, student accommodation > campus, students
student card / campus card / student id > student card, campus card, student services, id card > students
lecture notes / slides / course material > course materials, materials, resources, files > courses
parents evening / school trip / sports day / open day > calendar, events, diary, dates, open days > news
`;
