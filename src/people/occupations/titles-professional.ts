/** Armed forces, managers, professionals and technicians: major groups 0 to 3. See titles.ts for the format. */
export const PROFESSIONAL_TITLES = `
0 soldier|navy sailor|army private|military
011 army officer|naval officer|air force officer|military officer
1111 member of parliament|senator|mayor|politician|councillor|legislator
1112 senior civil servant|ambassador|diplomat|permanent secretary
1120 chief executive|ceo|managing director|company director|general manager|chief operating officer|coo|executive director|entrepreneur|business owner|company owner|founder
1211 finance manager|finance director|cfo|chief financial officer|treasurer
1212 hr manager|human resources manager|human resources director|personnel manager|head of people
1213 policy manager|planning manager|strategy manager
1219 office manager|facilities manager|administration manager|operations manager|manager|director|supervisor|team lead|team leader|project manager|programme manager
1221 sales manager|marketing manager|head of marketing|sales director|marketing director|brand manager|product marketing manager
1222 public relations manager|communications manager|advertising manager
1223 research and development manager|product manager|head of research|innovation manager
1311 farm manager|forestry manager|plantation manager
1321 production manager|factory manager|plant manager|manufacturing manager
1322 mine manager|quarry manager
1323 construction manager|site manager|building project manager|clerk of works|construction project manager
1324 logistics manager|supply chain manager|warehouse manager|transport manager|procurement manager|purchasing manager|distribution manager
1330 it manager|cto|chief technology officer|engineering manager|software development manager|head of it|it project manager|development manager
1341 nursery manager|childcare manager
1342 hospital manager|clinic manager|health services manager|nursing director
1343 care home manager|aged care manager
1344 social services manager|charity manager
1345 headteacher|head teacher|school principal|principal|headmaster|dean
1346 bank manager|branch manager|insurance branch manager
1349 police chief|fire chief|library manager|museum director|prison governor
1411 hotel manager|hostel manager|guest house owner|innkeeper|hotelier
1412 restaurant manager|restaurant owner|cafe owner|cafe manager|bar manager|pub landlord|catering manager|restaurateur
1420 shop manager|store manager|retail manager|supermarket manager|shop owner|boutique owner
1431 sports centre manager|leisure centre manager|gym manager|cinema manager|theatre manager
1439 call centre manager|travel agency manager|conference manager
21 scientist|researcher|research scientist|research assistant
2111 physicist|astronomer
2112 meteorologist|weather forecaster|climatologist
2113 chemist|research chemist
2114 geologist|geophysicist|seismologist
2120 mathematician|statistician|actuary|data scientist|biostatistician|data analyst
2131 biologist|botanist|zoologist|microbiologist|biochemist|marine biologist|pharmacologist
2132 agronomist|forestry adviser|agricultural adviser|fisheries adviser|soil scientist
2133 ecologist|environmental scientist|conservation officer|environmental consultant|environmental adviser
214 engineer
2141 industrial engineer|production engineer|process improvement engineer|manufacturing engineer|quality engineer
2142 civil engineer|structural engineer|bridge engineer
2143 environmental engineer|water engineer
2144 mechanical engineer|aerospace engineer|automotive engineer
2145 chemical engineer|process engineer
2146 mining engineer|petroleum engineer|metallurgist
2149 biomedical engineer|safety engineer|materials engineer|acoustic engineer
2151 electrical engineer|power engineer
2152 electronics engineer|hardware engineer|embedded engineer
2153 telecommunications engineer|network planning engineer
2161 architect|building architect
2162 landscape architect|garden designer
2163 product designer|fashion designer|industrial designer|jewellery designer
2164 town planner|urban planner|traffic planner|transport planner
2165 surveyor|cartographer|land surveyor|gis analyst
2166 graphic designer|illustrator|web designer|ux designer|ui designer|animator|multimedia designer|designer|interaction designer|game artist|ux researcher
221 doctor|physician|medical doctor
2211 general practitioner|gp|family doctor|junior doctor|resident doctor
2212 surgeon|cardiologist|anaesthetist|anesthesiologist|psychiatrist|paediatrician|pediatrician|radiologist|gynaecologist|dermatologist|oncologist|neurologist|pathologist
2221 nurse|registered nurse|ward nurse|staff nurse|district nurse|nurse practitioner|school nurse|nursing sister|charge nurse|intensive care nurse
2222 midwife
2230 acupuncturist|ayurvedic practitioner|herbalist|homeopath|traditional medicine practitioner
2240 clinical officer|feldsher
2250 vet|veterinarian|veterinary surgeon
2261 dentist|orthodontist
2262 pharmacist
2263 health and safety adviser|occupational hygienist|environmental health officer|health and safety officer
2264 physiotherapist|physical therapist
2265 dietitian|dietician|nutritionist
2266 speech therapist|audiologist|speech and language therapist
2267 optometrist|optician|orthoptist
2269 occupational therapist|chiropractor|osteopath|art therapist|podiatrist
23 teacher|educator
2310 university lecturer|professor|lecturer|university teacher|postdoctoral researcher
2320 vocational teacher|vocational instructor|trade school teacher
2330 secondary school teacher|maths teacher|math teacher|history teacher|science teacher|high school teacher|physics teacher|chemistry teacher|biology teacher|geography teacher|english teacher|physical education teacher
2341 primary school teacher|primary teacher|elementary school teacher|infant teacher
2342 kindergarten teacher|preschool teacher|early years teacher|nursery teacher
2351 education adviser|curriculum developer|school inspector|teaching coach
2352 special needs teacher|special education teacher|teacher of the deaf
2353 language teacher|esl teacher|spanish teacher|french teacher|german teacher
2354 music teacher|piano teacher|violin teacher|guitar teacher
2355 art teacher|dance teacher|drama teacher|pottery teacher
2356 it trainer|software trainer|computer trainer
2359 private tutor|tutor|school counsellor|student adviser
2411 accountant|auditor|chartered accountant|tax accountant|financial controller|tax adviser
2412 financial adviser|investment adviser|financial planner|wealth manager
2413 financial analyst|investment analyst|credit analyst|risk analyst
2421 management consultant|business analyst|consultant|management analyst|operations analyst
2422 policy officer|policy analyst|policy adviser
2423 recruiter|hr adviser|careers adviser|human resources adviser|recruitment consultant|hr officer|talent partner
2424 training officer|learning and development specialist|staff trainer|corporate trainer
2431 marketing specialist|marketing executive|market researcher|advertising copywriter|digital marketer|seo specialist|social media manager|market research analyst|marketing coordinator|marketing assistant
2432 public relations officer|press officer|communications officer|communications specialist
2433 medical sales representative|technical sales engineer|pharmaceutical representative
2434 it sales representative|software sales executive|ict account manager
2511 systems analyst|it consultant|solutions architect|business systems analyst
2512 software developer|software engineer|programmer|backend developer|mobile developer|game developer|full stack developer|developer|backend engineer|machine learning engineer|data engineer
2513 web developer|frontend developer|frontend engineer
2514 applications programmer
2519 test engineer|qa engineer|software tester|quality assurance tester|test automation engineer|qa tester|qa analyst
2521 database administrator|database designer
2522 systems administrator|system administrator|devops engineer|site reliability engineer
2523 network engineer|computer network professional
2529 security analyst|cybersecurity analyst|information security specialist|penetration tester
2611 lawyer|solicitor|barrister|attorney|legal counsel
2612 judge|magistrate
2619 notary|legal adviser|patent examiner|coroner
2621 archivist|curator|museum curator
2622 librarian
2631 economist
2632 sociologist|anthropologist|archaeologist|geographer|criminologist
2633 historian|philosopher|political scientist
2634 psychologist|clinical psychologist|psychotherapist
2635 social worker|counsellor|probation officer|addiction counsellor|youth counsellor|family counsellor
2636 priest|vicar|imam|rabbi|pastor|minister of religion|monk|nun
2641 author|writer|novelist|poet|technical writer|copywriter|playwright
2642 journalist|reporter|editor|news editor|sub-editor
2643 translator|interpreter|sign language interpreter|linguist
2651 sculptor|artist|fine artist|visual artist|cartoonist
2652 musician|singer|composer|violinist|pianist|orchestra musician|guitarist
2653 dancer|choreographer
2654 film director|theatre director|producer|film editor|stage manager
2655 actor|actress
2656 radio presenter|television presenter|announcer|news presenter
2659 magician|clown|acrobat|performer
3111 chemical technician|physics technician|meteorological technician
3112 civil engineering technician|building inspector|construction inspector
3113 electrical technician|electrical engineering technician
3114 electronics technician
3115 mechanical technician|mechanical engineering technician
3117 mining technician|metallurgical technician
3118 draughtsman|draughtsperson|cad technician|technical illustrator
3119 engineering technician|forensic technician|fire investigator|quality technician
3122 production supervisor|factory supervisor|shift supervisor|line supervisor
3123 construction supervisor|site foreman|building foreman|foreman
3131 power plant operator
3132 water treatment operator|incinerator operator
3133 chemical plant controller|process controller
3139 robot operator|paper mill controller
3141 laboratory technician|lab technician|biology technician
3142 agricultural technician
3143 forestry technician
3151 ship engineer|marine engineer
3152 ship captain|deck officer|ferry captain|harbour pilot
3153 pilot|airline pilot|flight engineer
3154 air traffic controller
3211 radiographer|sonographer|medical imaging technician|x-ray technician
3212 medical laboratory technician|blood bank technician
3213 pharmacy technician|pharmacy assistant
3214 dental technician|prosthetic technician|orthotist
3221 nursing associate|enrolled nurse|practical nurse
3222 assistant midwife|traditional midwife
3230 bonesetter|traditional healer
3240 veterinary nurse|veterinary technician|vet assistant
3251 dental hygienist|dental assistant|dental nurse
3252 medical records technician|clinical coder
3253 community health worker
3254 dispensing optician
3255 massage therapist|physiotherapy assistant|masseur|masseuse
3256 medical assistant
3257 food safety inspector|health inspector|labour inspector
3258 paramedic|ambulance worker|emergency medical technician|ambulance officer|ambulance driver
3259 anaesthetic technician|respiratory technician
3311 trader|stockbroker|foreign exchange dealer
3312 loan officer|mortgage adviser|credit officer
3313 bookkeeper|accounts assistant|accounting technician
3314 statistical assistant
3315 valuer|loss adjuster|claims assessor|insurance assessor
3321 insurance agent|insurance broker
3322 sales representative|sales agent|sales executive|account executive|account manager|commercial traveller
3323 buyer|purchasing officer|procurement officer
3324 commodity broker|shipping broker
3331 customs broker|freight forwarder|forwarding agent
3332 event planner|conference planner|wedding planner|events coordinator|event manager
3333 employment agent|labour contractor|job placement officer
3334 estate agent|real estate agent|property manager|letting agent|realtor
3339 auctioneer|booking agent|talent agent
3341 office supervisor|clerical supervisor
3342 legal secretary
3343 executive assistant|personal assistant|administrative assistant|project coordinator|executive secretary|project assistant|coordinator
3344 medical secretary|medical receptionist
3351 customs officer|border guard|immigration officer
3352 tax inspector|tax officer
3353 benefits officer|social benefits officer
3354 licensing officer|passport officer
3355 detective|police inspector
3411 paralegal|legal assistant|court clerk|bailiff
3412 youth worker|social work assistant|community worker|family support worker|crisis support worker|support worker
3413 lay preacher|parish worker
3421 professional footballer|athlete|professional cyclist|jockey|footballer
3422 sports coach|swimming teacher|football coach|referee|tennis coach|ski instructor
3423 fitness instructor|personal trainer|yoga teacher|yoga instructor|gym instructor|zumba instructor
3431 photographer|wedding photographer
3432 interior designer|interior decorator|set designer|window dresser
3433 museum technician|gallery technician|library technician
3434 chef|head chef|sous chef|pastry chef
3435 tattoo artist|stage technician|lighting technician|floor manager
3511 it operations technician|data centre technician
3512 it support technician|help desk technician|it support specialist|computer technician|helpdesk analyst|it technician
3513 network technician
3514 web technician|webmaster
3521 sound engineer|sound technician|camera operator|broadcast technician|projectionist|cameraman
3522 telecommunications technician
`;
