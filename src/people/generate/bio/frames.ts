const lines = (text: string): readonly string[] => text.trim().split('\n');

/**
 * Sentences by topic. A line may begin with the voices that can say it: `I:` the person, `T:` somebody else, `N:` a
 * note-taker; without one it suits I and T. See render.ts for the slots.
 */
export const ORIGIN_FRAMES = lines(`
{S} grew up {origin}.
Born in {year}, {S} grew up {origin}.
{S} ~was born in {year} and grew up {origin}, [not that it shows|which explains a lot].
The childhood, from {year} on, was spent {origin}.
T: As {N} tells it, everything began {origin}, in {year}.
I: My first memory is of growing up {origin}.
I: {year} is my year; I grew up {origin}.
T: {N}, born {year}, spent {p} early years {origin}.
[People are surprised to hear|Few know] that {S} grew up {origin}.
N: Born {year}; grew up {origin}.
N: {year}: arrived. Childhood {origin}.
I: I am from {year}, as I like to put it, and grew up {origin}.
T: You can hear in the vowels that {N} grew up {origin}.
{S} spent {p} childhood {origin}.
{S} learnt to talk, walk and bargain {origin}.
T: Where {N} comes from is quickly told: a childhood {origin}.
To grow up {origin} in the {decade} [was no bad school|leaves a mark].
{S} came into the world in {year} and spent {p} school days {origin}.
N: Childhood {origin} (b. {year}).
T: There was a {N} born in {year} who grew up {origin}; this is what became of {o}.
I: They raised me {origin}, and I turned out [all right|like this].
`);

export const HOBBY_FRAMES = lines(`
[Free hours|Spare evenings|Odd afternoons] [go into|belong to] {h1}.
[What {S} ~like best|The best part of any week|Top of the list] is {h1}.
{S} ~have a weakness for {h1}.
[Weekends|Sundays] mean {h1}, [rain or not|and then some].
Ask about {h1} and [the evening is gone|settle in].
{h1} keeps {o} [sane|in good humour].
There is always time for {h1}[, somehow|].
{S} ~be happiest {h1}.
[Nothing beats|Little compares to] {h1}, [unless it is|save for|except perhaps] {h2}.
{h1} came first; {h2} followed.
Between {h1} and {h2} [the week is full|there is little telly].
{S} would [miss a meal|lose sleep|cancel a dinner|walk out of a party|drive all night] for {h1}.
T: Friends know {N} for {h1}.
T: {N} can be found {h1} [most evenings|whenever possible].
I: I could spend my life {h1}.
I: You will find me {h1}, [or trying to|badly but gladly].
I: Lately it is {h1}; before that it was {h2}.
N: Likes: {h1}.
N: Off duty: {h1}, {h2}.
N: Soft spot for {h1}.
N: Weekends: {h1}.
T: {h1} is where {N} forgets the time.
[An unanswered telephone|A missing Saturday|A locked door] usually means {h1}.
{S} discovered {h1} in {hobbyYear} and ~have not stopped.
For pure pleasure there is {h1}.
{h1}, {h2}, [a long bath|a little quiet]: that is a good week.
Other people rest; {S} ~prefer {h1}.
{friend} got {o} into {h1}.
[{friend} is to blame for|Thank {friend} for|Through {friend} came] {h1}.
A bad day is mended by {h1}.
Give {o} a free day and it goes on {h1}.
{h1}: there is always an hour for that.
A quiet hour goes to {h1}, a second one to {h2}.
T: {N} will talk about {h1} [until the bus comes|to anyone who stays].
What {S} ~do for nobody but {r} is {h1}.
Since {hobbyYear} there has been {h1}, and lately {h2}.
I: Mostly, when I have a choice, it is {h1}.
T: Of an evening {N} chooses between {h1} and {h2}.
N: Time off: {h1}.
`);

export const QUIRK_FRAMES = lines(`
{S} {quirk}.
T: {N} {quirk}.
I: I also {quirk}, [I'm told|if you must know].
Also worth knowing: {S} {quirk}.
{S} ~be {temper}, and {quirk}.
{S} ~be {temper}.
T: {N} is {temper}.
T: {friend} says {N} is {temper}.
I: {friend} calls me {temper}.
[By all accounts|On most days] {S} ~be {temper}.
N: {quirk}.
N: Said to be {temper}.
N: {temper}. {quirk}.
And yes, {S} {quirk}.
{S} {quirk}, [and {friend} has stopped asking why|which {friend} finds funny].
T: One more thing about {N}: {S} {quirk}.
T: In company {N} is {temper}; in private {S} {quirk}.
I: I'd call myself {temper}.
I: My worst habit? I {quirk}.
T: If you meet {o}, you'll notice that {S} {quirk}.
T: Colleagues and cousins agree that {N} is {temper}.
T: People remember that {N} {quirk}.
{S} ~have one habit worth a mention: {S} {quirk}.
T: {N} is, in short, {temper}.
I: In short, I am {temper}.
I: Some say I'm {temper}; I say they should try living with {friend}.
`);

export const WISH_FRAMES = lines(`
One day {S} ~want to {wish}.
{S} still ~hope to {wish}.
I: If you asked what's left to do: {wish}.
I: Before long I want to {wish}.
T: The plan, says {N}, is to {wish}.
The next plan is to {wish}.
N: Wants to {wish}.
N: On the list: {wish}.
{S} ~have promised {r} to {wish}.
T: Before {N} is much older, {S} ~intend to {wish}.
To {wish} would be [enough|the thing].
[There's one dream left:|A small dream remains:|The big idea is] to {wish}.
[Some year|Eventually] {S} ~mean to {wish}.
T: What {N} wants, if anyone asks, is to {wish}.
I: I tell everybody that I'm going to {wish}.
Ask {o} about the future and it is this: to {wish}.
{S} would give a good deal to {wish}.
Not this year, perhaps, but {S} ~mean to {wish}.
T: It is an old plan of {N}'s to {wish}.
N: Hopes to {wish}.
[This is the year|Perhaps next spring is the time] to {wish}.
`);

export const PURCHASE_FRAMES = lines(`
The last thing {S} bought online was {purchase}.
{p} last order was for {purchase}.
N: Last order: {purchase}.
I: Last week I bought {purchase}.
T: {p} most recent parcel held {purchase}.
The latest purchase, {purchase}, [is still discussed|was a small triumph].
T: Lately {N} has bought {purchase}.
What came in the post last was {purchase}.
A recent order: {purchase}.
I: My card last paid for {purchase}.
T: The parcel in the hall is {N}'s: {purchase}.
I: My latest order? {purchase}.
{S} [searched an hour for|argued with a shop over|waited three weeks for|nearly missed the sale of] {purchase}.
`);

export const DIGITAL_FRAMES = lines(`
On the computer {S} {digital}.
With [screens|websites], {S} {digital}.
Online, {S} {digital}.
{S} {digital}.
T: {N} {digital}.
[When it comes to phones|As to the internet|Where screens are concerned], {S} {digital}.
N: Online: {digital}.
N: {digital}.
I: As for computers, I {digital}.
I: I'll admit it, I {digital}.
T: Watch {N} with a phone: {S} {digital}.
T: {friend} has noticed that {N} {digital}.
I: Ask {friend}: I {digital}.
Give {o} a website and {S} {digital}.
On the web {S} {digital}.
Anyone who has watched {o} online knows that {S} {digital}.
Yes, {S} {digital}; no, {S} ~be not ashamed of it.
The internet, for {o}, is simple: {S} {digital}.
T: In front of a screen {N} {digital}.
T: Technology? {N} {digital}.
T: Put {N} online and this is what happens: {s} {digital}.
I: Put me online and I {digital}.
N: With websites: {digital}.
`);

export const ACCESS_FRAMES = lines(`
{S} {access}.
T: {N} {access}.
{S} {access}[, and ~expect no fuss about it|, and that's that|, as people soon find out].
I: I should say that I {access}.
N: {access}.
N: Note: {access}.
It is no secret that {S} {access}.
T: It helps to know that {N} {access}.
I: Something that strangers don't see: I {access}.
T: One practical matter: {N} {access}.
I: Also, I {access}.
T: {N} {access}, and plans the day accordingly.
I: You would not know it, but I {access}.
`);
