import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

/** What people say when they want something done, and what is to be done: each step with its verb and the values told for it. */
const SAID = `
You do not want to be phoned about offers any more.
  untick: turn off phone calls about offers
Your mother would rather have her reminders by text message.
  transact: change her reminders to text message {reminders: text message}
You want the weekly digest on Mondays, and no more sounds when a message comes in.
  transact: change the weekly digest to Mondays {weekly digest: Mondays}
  untick: turn off sounds when a message comes in
The heating is to come on at half past six in the morning on weekdays.
  transact: change the heating to 06:30 on weekdays {heating: 06:30 on weekdays}
You are glad if letters are left with the caretaker. Leave everything else as it is.
  tick: allow letters are left with the caretaker
You no longer want paper bills: have them sent by email from now on. You also want to stop getting the newsletter.
  transact: change bills to email {bills: email}
  untick: stop getting the newsletter
  not: paper bills
Nobody should be able to see your birthday.
  transact: change who can see your birthday to nobody {who can see birthday: nobody}
You want to be told when the price falls below 200 pounds.
  tick: get notifications when the price falls below 200 pounds
I want my phone bill by email, not on paper.
  transact: change my phone bill to email {phone bill: email}
  not: on paper
Have the hall lamp on at 60%.
  tick: turn on the hall lamp
  enter: set the hall lamp brightness to 60% {hall lamp brightness: 60%}
Make it 21 degrees in the study.
  enter: set the temperature in the study to 21 degrees {temperature study: 21 degrees}
Have the pump in the garden start by itself every morning.
  transact: schedule the pump in the garden to start by itself every morning
Have a broken washing machine picked up from your flat.
  transact: request the collection of a broken washing machine from your flat
Have the gas company read the meter on 4 May.
  transact: ask the gas company to read the meter on 4 May
Get rid of the blue scarf in your basket.
  remove: remove the blue scarf in your basket
You threw away the recipe for plum cake by mistake. Bring it back.
  transact: restore the recipe for plum cake
Take back the application for the parking permit.
  transact: withdraw the application for the parking permit
Call the dinner on Saturday off, because two guests are ill.
  remove: cancel the dinner on Saturday, because two guests are ill
Make Dr Weiss at the Station Road surgery your dentist.
  transact: change your dentist to Dr Weiss at the Station Road surgery {dentist: Dr Weiss at the Station Road surgery}
Keep the book about bees for three weeks longer.
  transact: extend the book about bees for three weeks longer
From the talks on Friday, pick the one that begins first.
  pick: Pick the talk on Friday that begins first
Put one rucksack in the basket: the lightest one that holds at least 40 litres.
  add: Put the lightest rucksack that holds at least 40 litres in the basket
You need a room for two nights from 9 May. Book the quietest.
  buy: Book the quietest room for two nights {nights: 2}
Grandma cannot come on Sunday: change the table to five people.
  transact: Change the table to five people {table: five people}
You have read the novel and the map: tick them off on your list.
  tick: Tick the novel and the map off on your list
Bo Lindt is in your list twice. Delete the old one.
  remove: Delete the old entry of Bo Lindt
Your colleague Rui has finished the one of his open cards that is due first. Archive that one.
  remove: Archive that open card of your colleague Rui that is due first
Your bank card was swallowed by a machine. Order another one.
  buy: Order another bank card
Make a new album called Spring and put all pictures of the garden in it.
  transact: Make a new album called Spring {name: Spring; title: Spring}
  transact: add all pictures of the garden to the new album called Spring
Which of the cars has the most seats? Tell me the name.
  learn: Which of the cars has the most seats?
Order two desk lamps in white, and nothing else. Standard delivery, paid by invoice.
  buy: Order two desk lamps in white and standard delivery, paid by invoice
Book the single room, without breakfast, from 4 to 6 May.
  buy: Book the single room from 4 to 6 May
  not: breakfast
`;

interface Wording {
  said: string;
  asked: string[];
}

const WORDINGS: Wording[] = SAID.trim()
  .split(/\n(?=\S)/)
  .map((entry) => {
    const [said = '', ...asked] = entry.split('\n');
    return { said, asked: asked.map((line) => line.trim()) };
  });

function read(said: string): string[] {
  const goal = parseGoal(said);
  const steps = goal.steps.map((step) => {
    const pairs = step.pairs.map(({ field, value }) => `${field}: ${value}`).join('; ');
    return `${step.verb}: ${step.text}${pairs ? ` {${pairs}}` : ''}`;
  });
  return [...steps, ...goal.avoid.map((not) => `not: ${not}`)];
}

test(`each of ${WORDINGS.length} everyday wordings asks for what is meant by it`, () => {
  for (const { said, asked } of WORDINGS) expect.soft(read(said), said).toEqual(asked);
});
