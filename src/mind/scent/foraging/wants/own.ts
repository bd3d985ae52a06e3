/**
 * What people want of houses that they visit, of landlords, of forums and of the programs they work with, and where such sites
 * keep it; written like the table of public services.
 */
export const OWN = `
renew book / renew loan / book due / borrowed book / extend loan / keep longer / books longer > loans, my loans, borrowed, checkouts, renewals, checked out > account
library card / join library / become member / become a member / new member > join, membership, library card, become a member, registration, joining
suggest book / library buy / book not have / purchase suggestion > suggest a purchase, suggestions, purchase requests, acquisition, suggest a title > contact, services
another library / book elsewhere / interlibrary > interlibrary loan, other libraries > services
study room / quiet room / work quietly / use computer / print library / photocopy > study spaces, study rooms, rooms, facilities, computers, printing, spaces > services, visit
birthday party / children birthday / child birthday / birthday > birthday parties, parties, birthdays, children's parties, celebrations > families, children, groups
class visit / visit pupils / class museum / school group / bring class > schools, for schools, education, learning, school visits, teachers, groups > visit
guided tour / tour guide / audio guide / tour > tours, guided tours, audio guides > visit, groups
eat there / lunch there / coffee there / something to eat / drink there / restaurant there / snack > café, cafe, restaurant, food and drink, eat and drink, dining, bistro > visit
theatre subscription / season theatre / subscribe concerts > subscriptions, season tickets, packages, membership
seating / seat hall / where sit / seats stage > seating plan, seating, auditorium, seat map, hall plan
take photos / photograph / allowed bring / coat / cloakroom > visitor information, house rules, faq, good to know, visit
trial lesson / trial class / try class / try out / taster > trial, taster, try us, free trial, trial training
membership fee / member cost / join club / club cost > membership, fees, join, join us, become a member, prices
leave club / stop membership / end membership / cancel membership > membership, my membership, cancel membership > account, contract
yoga / pilates / gymnastics / dance / aerobics > classes, fitness, courses, timetable
breakfast > breakfast, dining, restaurant, food and drink > facilities, services, rooms
bring dog / dog allowed / dogs allowed / take pet / pet allowed / pets > pets, dogs, house rules, policies, good to know > faq, information
arrive late / check in time / check out time / arrive night / leave luggage / key night > check-in, arrival, house rules, good to know, policies > faq, information
sauna / swimming pool / massage / relax > wellness, spa, facilities, pool, amenities, sauna
airport transfer / pick up airport / get there / reach hotel / come by train > getting here, directions, location, arrival, how to find us, how to get here, find us, getting there > contact
celebrate / company party / conference / wedding party / christmas party / family celebration / seminar > events, weddings, meetings, celebrations, conferences, functions, private events, parties, banquets, meetings and events
reserve table / book table / table for > reservations, reserve, book a table, reserve a table, table booking
vegetarian dish / main course / what eat / lunch menu / menu card > menu, menus, food, our menu, lunch
tap dripping / heating broken / heating cold / boiler broken / window broken / toilet blocked / lift broken / repair flat / mould / leaking tap > repairs, report a repair, maintenance, request a repair, damage report, defects > tenants, service
rent account / pay rent / rent > rent, pay rent, rent account, payments
find flat / flat rent / rent flat / room let > find a home, to let, rentals, available homes, lettings, properties, apartments, vacant flats
end tenancy / give notice flat / move out flat > tenancy, end your tenancy, moving out, leaving your home, notice
give money / donate / donation / sponsor > donate, donations, give, support us, giving, ways to give
adopt dog / adopt cat / adopt animal / new pet / get a dog / get a cat > adopt, adoption, rehoming, rehome, find a pet, our animals, looking for a home
found dog / found cat / injured bird / injured animal / hedgehog > found an animal, wildlife, lost and found, rescue, report
clear all filters / clear search > clear all, clear all filters, reset, reset filters, clear filters, remove all, clear, start again > show all
profile picture / avatar / photo of me / profile photo / my picture > profile, edit profile, avatar, account > settings
username / display name / nickname / about me / signature > profile, edit profile, account > settings
rude / insult / spam / offensive / harass / abuse / report post > report, report abuse, moderation, moderators, safety, guidelines > rules, help
forum rules / allowed post / post rules > rules, guidelines, house rules, community guidelines > faq, help
private message / message member / write to member > messages, inbox, direct messages, conversations, chats
my posts / written posts / own posts / my threads > my posts, my content, my threads, activity > profile
text messages / text message / sms / by text / paper letters / letters email / by post / reminders / phone calls / weekly digest / weekly summary / left neighbour / left people next door / doorstep > notifications, reminders, communication, communications, contact preferences, how we contact you, delivery preferences, preferences, alerts > settings, account, profile, my details
mail about / mail come / less mail / fewer mail / sending email / send mail / emails / mails / notified / notification / notify / ping / reminder mail > notifications, e-mail notifications, notification settings, e-mail settings, alerts > settings, preferences, account
hide phone / hide number / hide address / hide e-mail / hide name / see phone / see number / who see / visible / hide profile / strangers / public profile > privacy, visibility, privacy settings, who can see > settings, profile
working hours / hours worked / hours booked / overtime / time booked / hours week / log hours / clock in / worked > timesheets, timesheet, time tracking, hours, my time, attendance, work log, time account, time recording > reports
day off / holiday days / days left / annual leave / leave request / vacation days / time off > absences, leave, time off, holidays, vacation, annual leave, leave requests, absence > calendar, me
payslip / salary / wage / pay slip > payslips, payroll, pay, salary, pay statements > documents, me
taxi receipt / travel expense / expense / business cost / company cost / cost work / reimburse / business trip / hotel receipt > expenses, expense claims, travel expenses, reimbursements, travel > finance
colleague phone / colleague number / who works / extension number / find colleague > directory, people, staff directory, employees, phone book, team, contacts
meeting room / book room / conference room > rooms, room booking, resources, meeting rooms, book a room > calendar
training / further education / first aid course / safety course > training, learning, academy, courses, development
printer not / laptop broken / computer problem / computer not / screen broken / vpn > it support, help desk, service desk, it help, helpdesk > support, services, help
new laptop / new computer / order equipment / new monitor / new chair > equipment, it shop, requests, orders, catalogue, hardware
language program / language app / language interface / language spanish / language german / language french / switch language / change language / other language / interface german > language, languages, language and region, display language, preferences, localisation > settings, profile, general, account
dark mode / dark background / dark / font size / bigger letters / colours screen > appearance, display, theme, design, accessibility > settings, preferences, profile
export data / backup / save all data / csv > export, import and export, backup, data > settings, tools
api key / access token / webhook > api, api keys, developers, developer, integrations, webhooks > settings
connect calendar / integrate / connect slack / connect google / sync > integrations, apps, connections, connected apps, connected accounts, extensions > settings
deleted by mistake / restore / deleted file / get deleted / thrown away / deleted accidentally / undelete > trash, bin, recently deleted, deleted items, recycle bin, deleted files, wastebasket > archive
older version / earlier version / who changed / previous version / what changed > history, version history, versions, activity, changes, audit log, revisions
assigned to me / my tasks / i have to do / waiting for me / my own tasks > my tasks, my work, my tickets, assigned to me, to do, mine
second factor / two step / two factor / hacked / password change / change password / new password / safer login > security, login and security, password, sign-in, password and security, login > settings, account, profile
where signed in / other devices / signed in elsewhere / log out everywhere > sessions, devices, security, active sessions > settings, account
who in team / add colleague / invite colleague / new colleague / remove member / give access / access rights > members, team, people, users, access, sharing, permissions, user management > settings, admin
time zone / week starts / date format / first day week > preferences, region, language and region, date and time, regional settings, localisation > settings, profile, general
paying too much / change plan / cheaper plan / upgrade plan / downgrade > plan, plans, subscription, billing, plans and billing, change plan > account, settings
program new / new functions / what new / last update > what's new, release notes, changelog, updates
keyboard shortcut > shortcuts, keyboard shortcuts > help
site down / service down / not reachable > status, system status, service status > help, support
`;
