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
{S} ~have {home} {inCity} and [no plans to move|few plans to leave it].
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
There is {home} {inCity} with {p} name on the bell.
{S} came to {city} for a month and stayed; now it is {home}.
I: Think of {home} {inCity} and you have my evenings.
It was {moved} when {S} took {home} {inCity}.
`);

export const HANDS: readonly Hand[] = [
  {
    voice: 'I',
    open: lines(`
I'm {first}, [from|of] {city}, {country}.
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
{full}, {city}.
Few people in {city} [notice|overlook] {full}.
Meet {full}.
{full} was born in {year}.
This is {full}, [called|known as] {first}.
In {city} there lives somebody by the name of {full}.
The name is {full}; friends make it {first}.
    `),
    lead: ['home'],
    close: ['', '', '', 'It suits {o}.', 'Nobody has complained so far.'],
  },
  {
    voice: 'notes',
    open: lines(`
{full}, b. {year}, {city}.
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
    `),
    lead: [],
    close: ['', 'Next question?', 'Signature? {first}.'],
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
The light goes on early in {home}.
On an ordinary [Tuesday|Thursday] {first} is out of the door before eight.
Evening {inCity}.
Rain over {city}, and {first} has no umbrella.
It is Sunday, and {first} is not in a hurry.
    `),
    lead: ['hobby'],
    close: ['', 'Tomorrow will be much the same, and that is fine.', 'The light goes out at eleven.', ''],
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
    `),
    lead: ['quirk'],
    close: ['', 'All true.', 'The rest is gossip.', 'I checked: nothing left out.'],
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
    `),
    lead: ['origin', 'education'],
    close: ['', 'And that, so far, is {first}.', 'More to come.', ''],
  },
];

export const TOPICS: readonly Topic[] = ['home', 'work', 'household', 'hobby', 'digital', 'access'];
export const EXTRAS: readonly Topic[] = ['origin', 'education', 'money', 'quirk', 'wish', 'purchase', 'hobby', 'quirk'];
