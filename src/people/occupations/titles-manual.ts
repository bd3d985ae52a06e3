/** Clerks, services, farming, crafts, machines and elementary work: major groups 4 to 9. See titles.ts for the format. */
export const MANUAL_TITLES = `
4110 office clerk|administrator|office assistant|clerk|general office clerk|administrative clerk|civil servant|office worker
4120 secretary|school secretary
4131 typist|word processing operator
4132 data entry clerk
4211 bank teller|bank clerk|post office counter clerk
4212 croupier|bookmaker|betting clerk
4213 pawnbroker
4214 debt collector
4221 travel agent|travel consultant
4222 call centre agent|call centre worker|customer service representative|customer service adviser|customer service agent|customer support agent|customer support specialist
4223 telephone operator|switchboard operator
4224 hotel receptionist
4225 enquiry desk clerk|information clerk
4226 receptionist|front desk clerk
4227 survey interviewer
4229 admissions clerk|hospital admissions clerk
4311 accounts clerk|accounting clerk|invoice clerk
4312 insurance clerk|statistics clerk
4313 payroll clerk|payroll officer
4321 stock clerk|warehouse clerk|stock controller|inventory clerk|storekeeper
4322 production clerk|production planning clerk
4323 transport clerk|dispatcher|fleet scheduler|train dispatcher
4411 library assistant|library clerk
4412 postal worker|postman|postwoman|letter carrier|mail carrier|mail sorter
4413 proofreader|coding clerk
4415 filing clerk|records clerk
4416 personnel clerk|hr assistant|hr administrator
4419 clerical support worker
5111 flight attendant|cabin crew|ship steward
5112 bus conductor|train conductor|ticket inspector
5113 tour guide|travel guide|museum guide
5120 cook|line cook|school cook|canteen cook
5131 waiter|waitress|server in a restaurant
5132 bartender|barista|barman|barmaid
5141 hairdresser|barber|hair stylist
5142 beautician|make-up artist|nail technician|beauty therapist
5151 housekeeper|housekeeping supervisor|cleaning supervisor
5152 butler|domestic housekeeper
5153 caretaker|building caretaker|janitor|concierge|school caretaker
5163 undertaker|funeral director|embalmer
5164 dog groomer|pet groomer|zookeeper|dog walker|kennel worker
5165 driving instructor
5169 escort|dance partner
5211 market stall holder|stall seller|market trader|market vendor
5212 street food seller|street food vendor
5221 shopkeeper|grocer|newsagent|kiosk owner|bookshop owner|florist
5222 shop supervisor|supermarket supervisor|floor supervisor
5223 shop assistant|sales assistant|retail assistant|salesperson|shop worker|bookseller|supermarket worker|store clerk|sales associate|retail worker
5230 cashier|supermarket cashier|ticket clerk|checkout operator
5241 fashion model|model
5242 sales demonstrator|product demonstrator
5243 door-to-door salesperson
5244 telesales agent|telemarketer|call centre salesperson
5245 petrol station attendant|service station attendant
5246 counter attendant|canteen assistant|cafeteria attendant
5311 nanny|childminder|nursery worker|childcare worker|babysitter|au pair|nursery nurse
5312 teaching assistant|teacher's aide|classroom assistant
5321 healthcare assistant|nursing aide|hospital orderly|nursing assistant
5322 home carer|carer|caregiver|care worker|home care worker|personal care aide|care assistant
5329 dental aide|sterilisation aide|hospital aide
5411 firefighter|fireman|fire fighter
5412 police officer|policeman|policewoman|constable
5413 prison officer|prison guard
5414 security guard|bouncer|night watchman|security officer|doorman
5419 lifeguard|traffic warden|park ranger|game warden
6111 arable farmer|crop farmer|rice farmer|maize farmer|wheat grower|vegetable grower
6112 fruit grower|tea grower|coffee grower|winegrower|olive grower|coffee farmer
6113 gardener|nursery grower|landscape gardener|greenkeeper|horticulturist|groundskeeper
6114 mixed crop grower
6121 dairy farmer|sheep farmer|cattle farmer|shepherd|livestock farmer|rancher
6122 poultry farmer
6123 beekeeper
6130 farmer|smallholder|mixed farmer
6210 forester|forestry worker|logger|tree surgeon|lumberjack
6221 fish farmer
6222 fisherman|coastal fisher|fisher|inshore fisher
6223 deep-sea fisher|trawler hand
6310 subsistence farmer
7111 house builder|builder|home builder
7112 bricklayer|mason
7113 stonemason|stone cutter
7114 concrete finisher|concrete placer
7115 carpenter|joiner|shipwright
7119 scaffolder|demolition worker
7121 roofer
7122 tiler|floor layer|parquet layer
7123 plasterer
7124 insulation installer
7125 glazier
7126 plumber|pipe fitter|heating engineer|gas fitter
7127 refrigeration mechanic|air conditioning mechanic|refrigeration technician
7131 house painter|painter and decorator|painter|decorator
7132 spray painter|varnisher
7133 chimney sweep|building exterior cleaner
7211 metal moulder|foundry worker
7212 welder|flame cutter
7213 sheet metal worker
7214 structural metal worker
7215 rigger|cable splicer
7221 blacksmith|forge worker
7222 toolmaker|locksmith|gunsmith
7223 machinist|cnc operator|metal lathe operator|turner|machine tool setter
7224 metal polisher|knife grinder
7231 car mechanic|motor mechanic|mechanic|auto mechanic|motorcycle mechanic
7232 aircraft mechanic
7233 agricultural machinery mechanic|industrial machinery mechanic|maintenance mechanic|crane mechanic|maintenance fitter|maintenance technician
7234 bicycle mechanic|bicycle repairer|bike mechanic
7311 watchmaker|clockmaker|hearing aid technician
7312 piano tuner|instrument maker|luthier|violin maker
7313 jeweller|goldsmith|silversmith
7314 potter|ceramicist|ceramic worker
7315 glassblower|glass cutter
7316 sign writer|engraver
7317 basket weaver|wood carver
7318 weaver|hand knitter|leather worker
7321 pre-press technician|typesetter
7322 printer|printing press operator
7323 bookbinder
7411 electrician|building electrician
7412 electrical mechanic|electrical fitter|lift mechanic|elevator mechanic
7413 line worker|power line worker|cable jointer
7421 electronics mechanic|appliance repairer|photocopier technician
7422 telecommunications installer|it installer|fibre installer
7511 butcher|fishmonger|meat cutter
7512 baker|pastry cook|confectioner|pastry maker
7513 cheesemaker|dairy products maker
7514 jam maker|fruit preserver
7515 wine taster|coffee taster|tea taster
7521 timber treater
7522 cabinet maker|furniture maker|furniture restorer
7523 woodworking machine operator
7531 tailor|dressmaker|seamstress|milliner
7532 pattern cutter|garment cutter
7533 embroiderer|sewing repairer
7534 upholsterer
7536 shoemaker|cobbler|shoe repairer
7541 diver|commercial diver
7543 product grader|quality control inspector|quality inspector
7544 pest controller|fumigator
8111 miner|quarry worker|coal miner
8112 stone processing operator
8113 driller|oil rig worker|well driller
8114 cement plant operator
8121 metal processing operator|steelworker|furnace operator
8122 electroplater
8131 chemical plant operator|chemical process operator
8141 rubber products operator|tyre maker
8142 plastics machine operator|injection moulding operator
8143 paper products operator
8151 spinning machine operator
8152 loom operator|knitting machine operator|weaving machine operator
8153 sewing machine operator|sewing machinist|garment worker
8156 shoe factory worker
8157 laundry operator|laundry worker|dry cleaner
8160 food processing worker|food factory worker|brewery worker|dairy plant operator
8171 paper mill operator
8172 sawmill worker|sawmill operator
8181 glass furnace operator|kiln operator
8182 boiler operator
8183 packaging machine operator|bottling line operator|packing machine operator
8189 machine operator|plant operator
8211 engine assembler|mechanical assembler
8212 electronics assembler|electrical assembler
8219 assembler|assembly line worker|production worker|factory worker|furniture assembler
8311 train driver|locomotive driver
8312 signaller|railway shunter
8321 motorcycle courier|motorcycle taxi driver|boda boda rider|delivery rider
8322 taxi driver|van driver|delivery driver|driver|chauffeur|rideshare driver|cab driver
8331 bus driver|tram driver|coach driver|trolleybus driver
8332 lorry driver|truck driver|long-distance driver|hgv driver
8341 tractor driver|harvester driver
8342 excavator operator|digger driver|earthmoving operator|bulldozer driver
8343 crane operator|hoist operator
8344 forklift driver|forklift operator|fork lift driver
8350 deckhand|ferry deckhand|seaman|merchant seaman|sailor
9111 domestic cleaner|house cleaner|domestic helper|maid|domestic worker
9112 cleaner|hotel cleaner|office cleaner|room attendant|hospital cleaner|chambermaid|hotel maid
9121 hand launderer|presser
9122 car washer|vehicle cleaner
9123 window cleaner
9211 farm labourer|farm worker|crop picker|agricultural labourer|farmhand
9212 livestock labourer|dairy hand|stable hand
9213 mixed farm labourer
9214 garden labourer|gardening labourer
9215 forestry labourer
9216 fish farm labourer|fishery labourer
9311 mining labourer
9312 road worker|civil engineering labourer|roadworker
9313 building labourer|construction worker|construction labourer|labourer
9321 hand packer|packer|warehouse packer
9329 manufacturing labourer|factory labourer
9331 cycle rickshaw driver|rickshaw puller
9333 warehouse worker|warehouse operative|warehouse associate|order picker|dock worker|freight handler|baggage handler|porter|removal worker|furniture mover|docker|stevedore
9334 shelf stacker|shelf filler
9411 fast food worker|fast food preparer|burger cook
9412 kitchen assistant|kitchen porter|dishwasher|kitchen helper
9510 shoe shiner|leaflet distributor
9520 street vendor|street seller|hawker
9611 refuse collector|bin collector|dustman|garbage collector|waste collector
9612 refuse sorter|recycling sorter
9613 street sweeper
9621 messenger|hotel porter|bellhop|package deliverer|parcel courier|courier|bicycle courier
9622 odd-job person|handyman|odd job worker
9623 meter reader|vending machine collector
9629 ticket collector|cloakroom attendant|usher
`;
