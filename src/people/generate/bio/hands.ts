import type { Voice } from './render.ts';

export type Topic =
  | 'home'
  | 'work'
  | 'household'
  | 'hobby'
  | 'digital'
  | 'access'
  | 'origin'
  | 'education'
  | 'money'
  | 'quirk'
  | 'wish'
  | 'purchase';

/** One way of writing about a person, as another hand would: who speaks, how it begins, what follows what, how it ends. */
export interface Hand {
  voice: Voice;
  open: readonly string[];
  /** Topics that come first, in this order; the rest follow shuffled. */
  lead: readonly Topic[];
  close: readonly string[];
  /** Words put before a topic's sentence. */
  labels?: Readonly<Partial<Record<Topic, readonly string[]>>>;
  /** A sentence in the person's own words goes in, where somebody else is writing. */
  quotes?: boolean;
}

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Where somebody lives: `{home}` a place to live in, `{inCity}` the place with its preposition. */
export const HOME_FRAMES = lines(`
{S} ~live in {home}, {inCity}, {country}.
Home is {home} {inCity}.
{S} ~have {home} {inCity} and [no plans to move|few plans to leave it|a key for everyone].
T: {N} lives {inCity}, in {home}.
I: I live {inCity}; picture {home}.
{inCity}, in {home}, {S} ~have [all|most of what] {s} ~need.
N: {home}, {inCity} ({country}).
N: Lives {inCity}: {home}.
{S} moved to {city} in {moved}, into {home}.
Since {moved} the address has been {home} {inCity}.
T: The address is {city}, {country}; the place itself, {home}.
{city}, {country}, is where {S} ~live: {home}, to be exact.
I: My place is {home}, {inCity}.
T: You will find {N} {inCity}, in {home}.
[There is|Somewhere there's] {home} {inCity} with {p} name on [the bell|the letterbox|the lease].
{S} [came to {city} for a month and stayed|only meant to pass through {city}|took one job in {city} and forgot to leave]; [now it is|these days it's] {home}.
I: Think of {home} {inCity} and you have my evenings.
It was {moved} when {S} took {home} {inCity}.
{inCity} there is {home}, and {S} ~know every sound in it.
{home}, {inCity}: it is enough.
The post comes to {home} {inCity}.
What {S} ~call home is {home} {inCity}.
{S} ~sleep, ~cook and ~lose things in {home} {inCity}.
There are better addresses {inCity} than {home}, but {S} ~like this one.
{S} could have gone anywhere and ~live in {home} {inCity}.
{moved} brought {o} to {home} {inCity}.
T: Home for {N} has been {home} {inCity} since {moved}.
T: Anyone who wants {N} can try {home} {inCity}.
T: {home} {inCity}: that is where {N} is to be found.
I: If you ever come to {city}, {home} is where to ring.
I: I write this from {home} {inCity}.
N: {inCity}, {home}.
N: At home {inCity}: {home}.
`);

export const HANDS: readonly Hand[] = [
  {
    voice: 'I',
    open: lines(`
I'm {first}, [from|of] {city}, {country}.
In case you are wondering, I'm {first}.
{full} speaking.
You may call me {first}.
The name on my post is {full}.
I'm the {first} of {city} people mean when they say {first}.
It's {first}, with my own spelling.
My name is {full}, [{first} for short|but {first} will do].
{first} here, writing from {city}.
I answer to {first}.
They christened me {full}; everyone says {first}.
Hello, I'm {first}.
I am called {first}, I live in {country}, and I don't mind being asked.
    `),
    lead: [],
    close: ['', '', 'That is about it.', 'More than that nobody needs to know.', 'So, that is me.'],
  },
  {
    voice: 'I',
    open: lines(`
[Well, where|Where] to begin?
I never know what to put in these boxes.
The short of it goes like this.
Here's me, warts included.
My life in one go, then.
Somebody said: just write what comes.
I'll start in the middle.
Oh, all right.
Not much to tell, really.
You asked for a few lines, so here they are.
I'm bad at writing about myself.
This is harder than the forms at [the town hall|the bank].
Let's see.
I was told to keep it short.
Right, a few words about me.
I've put this off for [a week|days].
    `),
    lead: ['work'],
    close: [
      '',
      'Was that the sort of thing you wanted?',
      'I could go on, but the kettle is boiling.',
      'Anything else, just ask.',
      'There, done.',
    ],
  },
  {
    voice: 'third',
    open: lines(`
{full} is [a familiar face|somebody people know] {inCity}.
The doorbell says {full}.
Who is {full}?
It is easy to underrate {full}.
{full} has never made the news, and prefers it so.
Ask in {city} for {full}.
{first} comes with a story.
The people next door to {full} sleep well.
{full}, {city}.
Few people in {city} [notice|overlook] {full}.
Meet {full}.
{full} was born in {year}.
This is {full}, [called|known as] {first}.
In {city} there lives somebody by the name of {full}.
The name is {full}; friends make it {first}.
    `),
    lead: ['home'],
    close: [
      '',
      '',
      '',
      'It suits {o}.',
      'Nobody has complained so far.',
      '',
      'Not bad for {year}.',
      'There it is.',
      '',
      'People leave in a better mood.',
    ],
  },
  {
    voice: 'notes',
    open: lines(`
{full}, b. {year}, {city}.
{city}, {country}: {full}.
Interviewee {full}, {demonym}.
{full}. Arrived on time.
{first}. Talkative.
On {first}, from {city}.
File: {full}.
{full}. {demonym}. {city}.
Notes on {full}:
{first}, {city}, {country}.
Participant: {full}.
{city}. {full}.
Spoke with {first} ({city}).
    `),
    lead: ['work', 'household'],
    close: ['', '', 'Friendly. Would take part again.', 'End of notes.', 'Asked good questions.'],
  },
  {
    voice: 'third',
    open: lines(`
"[Tea|Coffee] first," says {first}, and that settles the order of things.
{first} laughs before answering.
We met {first} in {city}, [in the rain|at the back of a café].
It takes {first} a moment to [sit down|find a chair].
The telephone rings twice while {first} is talking.
{first} has brought a folder, just in case.
For an hour {first} has answered everything.
Asked for a summary, {first} shrugs.
{first} would rather walk while we talk.
The first answer {first} gives is a question.
Before the first question {first} has asked three.
{first} talks with both hands.
    `),
    lead: ['origin'],
    close: ['', 'Then {S} ~look at the clock and ~go.', 'At the door {S} ~wave.', ''],
    quotes: true,
  },
  {
    voice: 'third',
    open: lines(`
I have known {first} [for years|since school|longer than is wise].
My neighbour {first} has lived {inCity} [for ever|since {moved}].
If you need something in {city}, people send you to {first}.
Everyone in our street knows {first}.
We were at school together, {first} and I.
{first} once lent me a ladder, and that is how it began.
If {first} says eight, it is eight.
My mother always asks after {first}.
There's nobody in {city} I'd rather queue with than {first}.
I met {first} at a bus stop in {city}.
Let me tell you about {first}.
{first} and I used to [share a desk|take the same bus].
The first thing to say about {first} is that the door is always open.
    `),
    lead: ['quirk'],
    close: ['', 'I would trust {o} with my keys.', "You'd like {o}.", 'We all should have such a neighbour.'],
  },
  {
    voice: 'I',
    open: lines(`
Dear all, I was asked to introduce myself: {full}, {city}.
To whoever reads this: greetings from {city}.
Here is the page about myself that was asked for; I'm {first}.
It is late in {city} and I promised you this letter.
Forgive my spelling; {first} here.
Please find below what there is to say of {full}.
I write to you from {city}, where I am called {first}.
Good morning from {city}, {country}.
A short letter, then, from {first}.
Thank you for writing; I am {full}.
    `),
    lead: ['home', 'household'],
    close: [
      'Yours, {first}',
      'Kind regards, {first}',
      'With best wishes from {city}, {first}',
      'Write back some time. {first}',
    ],
  },
  {
    voice: 'I',
    open: lines(`
A few questions, a few answers.
Name? {full}.
Who? {first}, {demonym}, {city}.
They gave me a form; I filled it in.
Fully honest answers, by {first}.
I like interviews that fit on a page.
Shoot.
Ask away, said I.
    `),
    lead: [],
    close: ['', 'Next question?', 'Signature? {first}.', '', 'Done?', '', 'Thank you? You too.'],
    labels: {
      home: ['Home?', 'Where?', 'Address?'],
      work: ['Work?', 'And the days?', 'Occupation?'],
      household: ['Who with?', 'Family?', 'At home?'],
      hobby: ['For fun?', 'Spare time?', 'Hobbies?'],
      digital: ['The internet?', 'Computers?', 'Phone?'],
      access: ['Anything we should know?', 'Practical?', 'Health?'],
      origin: ['Before that?', 'Childhood?', 'From?'],
      education: ['School?', 'Diplomas?'],
      money: ['Money?', 'Budget?'],
      quirk: ['Character?', 'Habits?', 'Flaws?'],
      wish: ['Plans?', 'And next?'],
      purchase: ['Last purchase?', 'Shopping?'],
    },
  },
  {
    voice: 'notes',
    open: lines(`
{full} ({year}).
Name {full}, place {city}.
{full}, {country}.
Card: {full}.
Summary for {first}.
Who: {full}.
Profile: {first}.
{first}, in keywords.
    `),
    lead: [],
    close: ['', ''],
    labels: {
      home: ['Place:', 'Where:'],
      work: ['Job:', 'Days:'],
      household: ['At home:', 'People:'],
      hobby: ['Free time:', 'Off hours:'],
      digital: ['Tech:', 'Screens:'],
      access: ['Access:', 'Needs:'],
      origin: ['Start:', 'Roots:'],
      education: ['School:', 'Training:'],
      money: ['Money:', 'Means:'],
      quirk: ['Character:', 'Habit:'],
      wish: ['Next:', 'Dream:'],
      purchase: ['Shopping:', 'Parcel:'],
    },
  },
  {
    voice: 'third',
    open: lines(`
Half past six {inCity}, and {first} is [up|already awake].
In {city} the light goes on early at one window.
On an ordinary [Tuesday|Thursday] {first} is out of the door before eight.
Evening {inCity}.
Rain over {city}, and {first} has no umbrella.
It is Sunday, and {first} is not in a hurry.
Seven o'clock, and the kettle is on.
{first} is late, but only by a minute.
The street is still asleep when {first} opens a window.
Friday in {city}, payday or nearly.
No two days of {first} are alike, and most are.
The first thing {first} does is nothing.
    `),
    lead: ['hobby'],
    close: [
      '',
      'Tomorrow will be much the same, and that is fine.',
      'The light goes out at eleven.',
      '',
      'Then it is night.',
      '',
      'The day ends as it should.',
      '',
    ],
  },
  {
    voice: 'I',
    open: lines(`
Three facts and some small print.
Things that are true of me, in no order.
What my friends would tell you, if asked.
First the facts.
Short version: {first}, {city}, content.
People get my name wrong: it is {full}.
Some true sentences about {first}.
My sister would tell it differently.
What you need to know fits here.
The headlines.
An honest list.
One of these is surprising.
    `),
    lead: ['quirk'],
    close: [
      '',
      'All true.',
      'The rest is gossip.',
      'I checked: nothing left out.',
      '',
      '',
      'You decide.',
      'No more today.',
    ],
  },
  {
    voice: 'third',
    open: lines(`
Of all the people in {city}, {first} is the one who [remembers|turns up].
Nobody would call {first} ordinary, [least of all {friend}|though {s} would].
Some lives look plain from the pavement.
For {first}, {year} was the start, {city} the result.
The story of {full} fits on [a page|a postcard].
There are louder people than {first}.
It began in {year}.
How does one become {full}?
The beginning was unpromising, {first} says.
A biography of {first} would need short chapters.
Long before {city}, there was a child called {first}.
{first} did not plan any of this.
    `),
    lead: ['origin', 'education'],
    close: ['', 'And that, so far, is {first}.', 'More to come.', '', '', 'The rest is still being written.', ''],
  },
];

export const TOPICS: readonly Topic[] = ['home', 'work', 'household', 'hobby', 'digital', 'access'];
export const EXTRAS: readonly Topic[] = ['origin', 'education', 'money', 'quirk', 'wish', 'purchase', 'hobby', 'quirk'];
