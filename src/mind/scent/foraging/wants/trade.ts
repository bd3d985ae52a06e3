/**
 * What people want of shops, banks and insurers, of those who carry them and of papers, and where such sites keep it; written
 * like the table of public services.
 */
export const TRADE = `
too small / too big / too large / not fit / wrong size / send back / return / exchange / swap / give back / bring back / changed mind / wrong colour > returns, exchanges, return an item, refunds, right of return, sending back, cancellation policy > orders, help, customer service
broken / faulty / stopped working / repair / defective / damaged / fell apart / torn > warranty, guarantee, repairs, repair service, faulty items, spare parts, service, warranty claims > help, support, returns, customer service
overhaul / brake / puncture / serviced / tune up / mend bike / bike mended / bike repaired / car mended / car repaired / oil change > workshop, repairs, repair service, servicing, service, maintenance, garage > services, book
spare part / replacement part / replace part > spare parts, parts, replacement parts, accessories > service, support
register appliance / register product / register device / register machine / with maker / with manufacturer / serial number > product registration, register product, register appliance, registration, my products, my devices, my appliances, warranty > support, account, service
which size / size need / measure / what size / size chart / right size > size guide, size chart, sizes, sizing, size help, fit, fit guide, size advice
gift card / voucher buy / give present / gift friend / birthday present > gift cards, vouchers, gift vouchers, gifts, gift certificates, gift ideas
redeem / voucher code / promo code / discount code > redeem, voucher, promo code, gift cards > basket
price list / practice charge / surgery charge / clinic charge / salon charge / garage charge / school charge / treatment cost / treatment charge / cost treatment / visit cost > prices, price list, fees, our prices, our fees, charges, tariff, tariffs, rates, fees and charges
student discount / discount / cheaper student / reduced price > discounts, student discount, concessions, reductions, offers, sale
nearest branch / nearest shop / nearest store / branch / shop near / store near> stores, branches, store finder, shop finder, branch finder, find a store, find a shop, find a branch, our shops, stockists, shops, where to buy, locations > contact, about
delivery cost / delivery take / deliver / delivered / shipping / postage > delivery, shipping, postage, delivery information, delivery times, shipping costs, delivery costs > help, faq
order arrive / where order / parcel / package / order come / order status > track order, tracking, order status, track and trace, orders, shipment > account, help, delivery
payment method / pay invoice / pay by card / pay invoice / paypal / credit card accepted > payment, payment methods, ways to pay, payment options > help, faq
washed / wash / material / degrees / iron / fabric / tumble / dry clean > care, material, materials, care instructions, composition, fabric, washing, material and care > details, product details
ingredient / allergen / contain nut / vegan / gluten / calories / lactose > ingredients, allergens, nutrition, nutritional information > details
weigh / wide / tall / dimension / watt / technical / socket / battery last > specifications, technical data, specs, dimensions, technical details, measurements > details, product details
customers think / other customers / review / rated / opinion buyers > reviews, ratings, customer reviews, testimonials
personalised advertising / advertising / targeted ads / ads based / tracked / tracking data / cookies / consent > privacy, privacy settings, privacy choices, cookies, cookie settings, ad preferences, advertising, consent, data protection > settings, account
close account / delete account / data about / personal data stored / download data > privacy, data protection, close account, my data, personal data > settings, account
company order / business customer / buy company / invoice company / wholesale / resell > business, business customers, for business, corporate, trade, wholesale, b2b
stop newsletter / unsubscribe / newsletter > newsletter, newsletters, e-mail preferences, communication preferences, subscriptions > account, settings
lost card / stolen card / card stolen / card lost / block card / wallet stolen / purse stolen / wallet lost > lost card, block card, lost or stolen, card blocking, stolen card, freeze card, emergency > cards, security, help
card abroad / pay abroad / cash abroad / payments outside / withdraw abroad / card holiday > abroad, other countries, foreign use, travel, international, card settings, card limits > cards, security
daily limit / card limit / withdraw more / higher limit / transfer limit > limits, card limits, transfer limit, card settings > cards, settings, security
new pin / forgot pin / pin / change pin > pin, card services, card pin > cards, security
mortgage / buy house / house loan / borrow money / loan / car loan > mortgages, loans, home loans, borrowing, credit, finance, lending
interest / save money / savings account / put aside > savings, saving, interest rates, rates, deposits
exchange rate / foreign currency / change money / dollars / currency > exchange rates, travel money, currencies, foreign currency, rates
standing order / regular transfer / every month transfer > standing orders, regular payments, scheduled payments, recurring payments > payments, transfers
cash machine / atm / withdraw cash / cashpoint > cash machines, atms, atm finder, branch finder, branches, locations
accident / car damaged / storm damage / water damage / claim / stolen bike / burgled / hail / flooded kitchen > claims, make a claim, report a claim, report damage, claim, damage report, new claim > insurance, service, help
phishing / suspicious / fraud / scam / strange mail / fake > security, fraud, phishing, scams, safety, staying safe > help
account statement / bank statement / statement > statements, account statements, documents, e-documents, postbox, mailbox
invest / shares / funds / stocks / depot > investing, investments, invest, funds, shares, securities, brokerage
adviser / advice bank / talk adviser / consultation > book an appointment, advice, appointments, advisers, consultation > contact
together wife / together husband / wife / husband / partner together / both of us / joint / two people / spouse > joint account, joint, couples, partners, for two
current account / giro account / account cost / bank account > current accounts, accounts, everyday banking, account models, checking > prices, products, banking
proof insurance / insurance card / insurance certificate / policy document > documents, certificates, policy documents, insurance card > account
left train / left bus / lost train / lost bus / left umbrella / left bag / left coat / lost wallet / lost key / lost glove / lost scarf / lost jacket / left behind / lost glasses > lost property, lost and found, lost items, left behind, lost something > contact, help, customer service
train late / delay / delayed / missed connection / train cancelled / flight cancelled / bus late > compensation, delay compensation, refunds, delay repay, passenger rights, claims, your rights, delays > help, customer service
group people / group travel / 15 people / 20 people / 12 people / 30 people / class trip / school class / group > groups, group travel, group bookings, group tickets, school groups, parties, group rates, group visits
bike train / bicycle train / take bike / take bicycle / dog train / take dog / pram / pushchair / take cat > bicycles, bikes, cycles, pets, dogs, animals, travelling with pets, on board, prams > travel information, plan, information
wheelchair / disabled / blind / step free / barrier free / deaf / walking frame / crutches > accessibility, access, assistance, assisted travel, special assistance, barrier-free, disabled, reduced mobility, mobility > visit, help, information
next train / next bus / departure / leave station / bus time / train time > departures, timetable, timetables, live departures, journey planner, times > plan, travel
season ticket / commute / monthly pass / every day train / annual pass / weekly ticket > season tickets, passes, travelcards, commuter, monthly passes, subscriptions, railcards > tickets
cheaper fare / railcard / child fare / senior fare / child ticket / reduced ticket > railcards, discounts, concessions, discount cards, fares, reductions > tickets
engineering / replacement bus / disruption / strike / line closed / closed line > disruptions, engineering works, service updates, travel alerts, service alerts, travel news, service changes, live updates > news
hand luggage / suitcase / baggage / luggage / heavy bag / cabin bag > baggage, luggage, hand luggage, bags > information, travel
seat flight / choose seat / sit window / seat reservation > seats, seat map, seat reservations, seat selection > bookings
rebook / change flight / change booking / earlier flight / later train / change trip > manage booking, bookings, my trips, change booking, trips > help
flight on time / flight landed / plane late / arrive plane / flight status > flight status, arrivals, departures
airport car / park airport / park car / parking > parking, car parks, getting here, park and ride > visit, directions
visa / enter country / passport valid > visa, travel documents, entry requirements, before you travel > information
journalist / media enquiry / press / interview / press photo / press release > press, newsroom, media, press office, media centre, press contact, press room, media relations, for journalists > about, company, contact
advertise / place ad / banner ad / advertisement magazine > advertise, advertising, media kit, place an ad, advertisers, media data
letter editor / write editor / opinion paper / reader letter / reply article > letters, readers' letters, letters to the editor, newsroom, contact the newsroom > opinion, contact
football / league / match / tennis / cup / championship / olympic / goalkeeper / cricket / rugby / bundesliga / race / tournament > sport, sports, football, results, fixtures
stock exchange / company profit / economy / inflation / unemployment / price oil > business, economy, money, markets, finance
government / minister / parliament / president / party leader / chancellor > politics, national
film review / theatre review / book review / exhibition / novel / opera / new film / painter > culture, arts, reviews, film, books, entertainment
weather / rain tomorrow / forecast / snow > weather, forecast
died / death notice / obituary > obituaries, death notices, family notices
crossword / sudoku / puzzle > puzzles, games, crosswords
recipe / cook / bake / dish > recipes, food, cooking, dishes
paper not delivered / newspaper missing / stop paper / holiday paper / paper subscription / interrupt delivery / newspaper subscription > subscriber service, subscriptions, subscribers, my subscription, reader service, delivery, manage subscription > account, contact, help
mistake article / wrong article / error article > corrections, feedback, newsroom > contact
old article / old edition / last year article > archive, archives, back issues
on tv / television tonight / tv programme / broadcast > tv guide, programme, schedule, tv, what's on
podcast / episode / listen again > podcasts, audio, listen, episodes
watch again / missed programme / missed episode / watch video > catch up, on demand, watch, videos, player, mediathek
sustainable / climate / environment company / carbon > sustainability, responsibility, environment, climate
annual report / shareholder / investor > investors, investor relations, financial reports
company address / who runs / owner site / legal address / register number > imprint, legal notice, about, about us, legal > contact
founded / history / how old > history, our story, about, about us, heritage
`;
