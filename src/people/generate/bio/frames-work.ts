import type { Life } from '../life.ts';

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Work by employment status; `{job}` is the title, `{ajob}` with its article, `{g1}` and `{g2}` what it is like. */
export const WORK_FRAMES: Readonly<Record<Life['employment'], readonly string[]>> = {
  employed_full_time: lines(`
{S} ~have been {ajob} since {since}, and most days that means {g1}.
Five days a week {S} ~be {ajob}: {g1}, {g2}.
The job is {job}, full time, [which comes down to|and a good part of it is] {g1}.
I: I work as {ajob}. The good part is {g1}; the rest is {g2}.
T: {N} works full time as {ajob} and doesn't mind {g1}.
N: {ajob}, full time, since {since}. Mostly {g1}.
N: Work: {job}, full time. {g1}.
Since {since} {S} ~have earned {p} living as {ajob}, {g1} and {g2}.
{g1}: [that is what a full-time {job} does|there you have the full-time {job}|a full-time {job} knows all about it][, whatever the contract says|].
T: Ask what {N} does and the answer is "{job}, full time"; ask again and you hear about {g1}.
I: My days as {ajob} go on {g1}, and I get paid a full wage for it.
Full-time work as {ajob} has taught {o} a good deal about {g1}.
The working week ([{since} to now|full time, since {since}]) of {ajob} is {g1}, with some {g2} thrown in.
I: They pay me, full time, for {g1}; on the payslip it says {job}.
T: As {ajob}, {N} spends whole weeks {g1}.
T: On weekdays {N} is {ajob}, which is mostly {g1}.
{p} contract says {job}, forty hours; {p} days say {g1}, {g2}.
By day {S} ~be {ajob}, full time, with {g1} before lunch and {g2} after.
T: {N} became {ajob} in {since} and stayed for [the people|the regular hours]: {g1}, day in, day out.
What {S} ~do for a living, full time, is {g1}: {S} ~be {ajob}.
I: I have a full-time job as {ajob}. Nobody warned me about {g1}.
I: Full weeks, fair pay, {ajob} since {since}: I could tell you a lot about {g1}.
N: Full-time {job}. Days of {g1}, {g2}.
N: Earns a living as {ajob}, full time: {g1}.
`),
  employed_part_time: lines(`
Three days a week {S} ~work as {ajob}, {g1}.
{S} ~be {ajob} part-time, [by choice|for the hours], mostly {g1}.
I: Part-time suits me: mornings as {ajob}, {g1}, and then home.
T: {N} has a part-time post as {ajob} and spends it {g1}.
N: Part-time {job} since {since}. {g1}.
A part-time job as {ajob}, held since {since}, means {g1} [without the meetings|and free Thursdays].
The part-time hours of {ajob} are enough for {g1} and some {g2}.
I: I do twenty hours a week as {ajob}; most of them go on {g1}.
{S} cut down to part-time in {since} and ~stay {ajob}, {g1} as before.
T: Half the week {N} is {ajob}, {g1}; the other half is {p} own.
`),
  self_employed: lines(`
{S} ~work for {r} as {ajob}: {g1}, then the invoices.
Self-employed since {since}, {S} ~be {ajob}, {g1} and {g2}.
I: I'm my own boss, {ajob}, so nobody else is to blame for {g1}.
T: {N} has {p} own business as {ajob}, which means {g1}.
N: Self-employed {job} since {since}. {g1}.
In {since} {S} set up alone as {ajob}; {g1} is most of it.
Nobody tells {o} when to start: {S} ~be a self-employed {job}, used to {g1}.
T: {p} name is on the invoices: {N}, {job}, an old hand at {g1}.
I: Being a self-employed {job} comes down to {g1}, plus tax.
A one-person business as {ajob} fills the week with {g1}.
Since {since} {S} ~have answered to customers only, as {ajob}: {g1}, {g2}.
T: {N} works on {p} own account as {ajob}, and {g1} is what people pay for.
I: I went independent in {since}. {job}, {g1}, and the accounts on Sundays.
N: Own business: {job}. {g1}.
`),
  unemployed_seeking: lines(`
{S} ~be looking for work, having been {ajob}; {g1} is what {S} ~miss.
Until last year {S} worked as {ajob}, {g1}; now it is applications.
I: I'm between jobs. I was {ajob}, and good at {g1}.
T: {N} is out of work and looking, after years as {ajob}, {g1}.
N: Looking for work. Last post: {job}. Knows {g1}.
The firm closed, so {ajob} with a talent for {g1} is [free at once|looking again].
I: Job hunting is a job. The last proper one was {job}: {g1}, {g2}.
T: Since the contract as {ajob} ended, {N} has been applying, and misses {g1}.
`),
  student: lines(`
{S} ~study {study}, [second year|with a year to go], and ~work in a canteen on the side.
I: I'm a student of {study}, which mostly means reading at night.
T: {N} studies {study} and lives by the timetable.
N: Student, {study}. Exams in June.
{study} is the subject; coffee is [the method|the funding].
Lectures in {study} fill the mornings, and {S} ~revise on the bus.
T: {p} student card says {study}; {p} notebooks say much else.
I: I chose {study} because of one teacher, and I'm still studying it.
The thesis in {study} is due sooner than {S} ~like.
T: At present {N} is a student: {study}, group work, cheap lunches.
N: Studying {study}. Short of sleep.
`),
  homemaker: lines(`
{S} ~run the house, which is a full day's work without a payslip.
I: I look after the home; people ask what I do all day, once.
T: {N} keeps house, does the accounts of it and knows every repairman.
N: Homemaker. Accounts, meals, mending, forms.
The home is {p} job: [meals, forms, repairs|shopping, laundry, everybody's appointments].
Nobody pays {o} for it, but the household stands because {S} ~be at home.
T: Since {since} {N} has been the one at home, with the lists and the keys.
I: Since {since} I've been at home full time, and I do the family's paperwork too.
T: A homemaker by decision, {N} has the week planned down to the compost.
`),
  retired: lines(`
{S} retired in {retired} after a working life as {ajob}, years of {g1}.
Retired now, {S} ~was {ajob} and still ~dream of {g1}.
I: I'm retired. For most of my life I was {ajob}: {g1}, {g2}.
T: {N}, a retired {job}, does not miss {g1}, or says so.
N: Retired {job}. Decades of {g1}.
Before retirement ({retired}) there were long years as {ajob}, with {g1} and {g2}.
The pension comes from being {ajob}; the stories come from {g1}.
T: Until {retired} {N} was {ajob}, known for {g1}.
I: They gave me a clock in {retired}, after all that {g1}; I'd been {ajob}.
Retirement has been kind to the former {job}: no more {g1}.
{S} gave up work in {retired}. {g1}, as {ajob} does, [leaves a mark|wears out the knees].
N: {job}, retired {retired}. Still thinks about {g1}.
{S} ~have drawn a pension since {retired}; before that {S} ~was {ajob}, {g1} and {g2}.
T: {N} retired in {retired}, the last of the old hands at {g1}, a good {job}.
I: I hung up the keys in {retired}, a {job} to the last, and I do miss {g1}.
`),
  unable_to_work: lines(`
{S} ~was {ajob} until {p} health gave out in {stopped}; {g1} is beyond {o} now.
I: I can't work any more. I used to be {ajob}, forever {g1}.
T: Illness ended {p} years as {ajob} in {stopped}, and {N} misses {g1}.
N: Unable to work since {stopped}. Was {ajob}; {g1}.
Once {ajob}, and good at {g1}, {S} ~have been signed off since {stopped}.
After {stopped} there was no going back to work as {ajob}; {S} ~be on a disability pension and still ~talk about {g1}.
`),
  other: lines(`
{S} ~be {ajob} by training, on leave from {g1} for reasons of {p} own.
I: On paper I'm {ajob}; at present I am on a long leave from {g1}.
T: {N}, {ajob}, is taking a year away from {g1}.
N: {job}, on leave. Not currently {g1}.
`),
};

/** Schooling by level; whole sentences. */
export const EDUCATION_FRAMES: Readonly<Record<Life['education'], readonly string[]>> = {
  less_than_secondary: lines(`
{S} left school [early|before the last exams], with sums and no certificate.
School ended [too soon|before it began to be interesting]; the rest was learnt on the way.
There was no secondary diploma, only [practice|work].
N: Left school without finishing.
I: I never finished school, and I read slowly but I read.
T: {N} did not finish secondary school and [makes no secret of it|has managed since].
{S} ~have no school certificate, and ~have stopped looking for one.
At fifteen it was work or school, and [work paid|school lost].
I: Lessons and I parted early, before any diploma.
T: No diploma, says {N}, but [a good ear|quick hands].
School was finished properly, with [a handshake|one prize for punctuality], and nothing came after.
{S} ~have a school-leaving certificate and the rest from practice.
I: I got through secondary school; college was for others.
T: The last school {N} saw was secondary school, [top row of the photograph|exam passed].
  `),
  secondary: lines(`
After secondary school {S} went [straight to work|no further].
{S} finished secondary school and that was [enough|that].
N: Secondary school, finished.
The secondary certificate [lies in a drawer|is in a box with the vaccination card|was framed by an aunt].
I: I have my secondary leaving certificate and nothing fancier.
T: {N} stopped at the end of secondary school, with [fair|decent] marks.
  `),
  some_post_secondary: lines(`
{S} began a degree and [left after three terms|stopped before the end].
N: Some college, no degree.
There was a year and a half of college, then [life|a job offer].
I: I started college but never finished; the library card I kept.
T: {N} went on after school for a while and came away without the degree.
A college course was begun and [not ended|dropped for good reasons].
Half a degree is [what there is|better than none], says {p} record.
{S} enrolled, attended, and quit before the finals.
T: College lasted three terms for {N}; [the friends lasted longer|the debts longer].
I: I have some college behind me and no diploma to show.
  `),
  vocational_or_associate: lines(`
{S} learnt the trade [at a vocational college|through an apprenticeship].
A vocational diploma [opened the first door|was worth the three years|got {o} hired].
N: Vocational training, with certificate.
I: Mine is a vocational diploma, two years and plenty of practice.
T: {N} trained at a technical college and [would do it again|kept the notebooks].
Two years at a technical college gave {o} the right papers.
{S} ~have a trade certificate with a [stamp|seal] on it.
School was followed by an apprenticeship, [mornings in class, afternoons at the bench|two winters of it].
I: I did my training at a vocational school, evenings included.
T: {p} diploma is a vocational one, and {N} is proud of the grade in practice.
  `),
  bachelor: lines(`
{S} ~hold a bachelor's degree, [rarely mentioned|framed by {p} mother].
A first degree took {o} [four years|three years and a summer].
N: Bachelor's degree.
I: I have a bachelor's degree and a loan that outlived it.
T: {N} came out of university with a bachelor's degree and [no plan|a plan].
University ended with a bachelor's, [which was plenty|and a party].
{S} studied to bachelor's level, [worked nights for it|partly by correspondence].
A bachelor's degree is on the wall of {p} [mother's house|hallway].
I: I finished a bachelor's and no more, thank you.
T: {N} graduated with a bachelor's degree and a borrowed gown.
  `),
  graduate: lines(`
{S} stayed at university for a [master's degree|second degree], and ~be glad of it.
A postgraduate degree kept {o} in libraries [until the end of {p} twenties|for years].
N: Postgraduate degree.
I: I did a master's after the first degree, mostly out of curiosity.
T: {N} went as far as a postgraduate degree and still [reads the journals|corrects footnotes].
Years of study ended in a [master's|postgraduate] degree.
{S} ~hold two degrees, the second one [harder and better|at night].
I: Two degrees; the second, a postgraduate one, I would do again.
T: After the postgraduate years {N} [could not stop reading|needed glasses].
A master's thesis with {p} name on it [stands|sleeps] in a library.
  `),
};
