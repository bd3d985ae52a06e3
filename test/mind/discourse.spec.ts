import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

/**
 * Instructions of several sentences, and what is to be done: each step by its verb, said so that it stands by itself, with
 * the values that are told for it; and what is not to be done.
 */
const TOLD = `
The lid of your Brann KM 40 coffee mill is cracked. Look for the lid for that mill and put one in the basket.
  locate: Look for the lid for your Brann KM 40 coffee mill
  add: put one in the basket
A neighbour asks for the order number of the fuse that goes into a Lund H 3. Look it up for her.
  learn: Look the order number of the fuse that goes into a Lund H 3 up
The garden lamps are paid for. Set that order to closed.
  transact: Set the order for the garden lamps to closed {order: closed}
You have put the novel "The Glass Orchard" by Ida Brandt on hold but have bought it in the meantime. Withdraw that hold.
  transact: Withdraw the hold of the novel "The Glass Orchard" by Ida Brandt
The audiobook "Slow Rivers" is due tomorrow. Renew it for another three weeks. The other loans are to stay as they are.
  transact: Renew the audiobook "Slow Rivers" for another three weeks
The invoice for Halder is written. Move its card to Done.
  drag: Move the card of the invoice for Halder to Done
The oak table costs too much. Change its price to 5 euros.
  transact: Change the price of the oak table to 5 euros {price: 5 euros}
The card "Order boards" belongs in Done now.
  drag: Move The card "Order boards" to Done
Narrow the list to the parks in Norway, and leave it like that.
  filter: Narrow the list to the parks in Norway
Send the team "Well done" with the trophy emoji after it.
  transact: Send the team "Well done 🏆" {team: Well done 🏆}
You have three books on loan. Renew the one by Tomas Lind. Leave the other two alone.
  transact: Renew the book by Tomas Lind
You would like to read "Salt and Iron" as a large print book. Reserve it and have it sent to the branch at Hill Street.
  buy: Reserve "Salt and Iron" and have it sent to the branch at Hill Street
Your library card has been stolen. Have it blocked at once. You do not want a new one yet.
  transact: block your library card at once
  not: want a new one yet
Somebody has left the review "Dull and far too long" under the book "Winter Light". Report that review as offensive.
  transact: Report the review "Dull and far too long" under the book "Winter Light" as offensive
You opened a savings account called "Holiday 2025" that is empty now. Close this account. Keep the one called "Rainy days".
  transact: Close the savings account called "Holiday 2025"
  not: the one called Rainy days
You are going abroad next month. Raise the limit of your debit card to 1,500 euros per day. Leave the limit for payments in shops as it is.
  transact: Raise the limit of your debit card to 1,500 euros per day {limit: 1,500 euros per day}
  not: the limit for payments in shops
You booked two seats on the 8:14 train to Norwell for 6 May 2026 with the number TR-88213. You cannot travel. Cancel the booking and have the fare paid back to your card.
  remove: Cancel the booking of the seats to Norwell with the number TR-88213 and have the fare paid back to your card {number: TR-88213}
Book a single journey from Ashby to Lorne on Monday, 8 June 2026. You have a senior card and want a window seat. Pay on the train.
  buy: Book a single journey from Ashby to Lorne on Monday 8 June 2026 and pay on the train {from: Ashby; to: Lorne}
You have left a grey rucksack on the bus number 12 on 4 March 2026. It has a laptop in it. Report the loss.
  transact: Report the loss of the grey rucksack on the bus number 12
The hotel room you reserved for 10 to 12 August has only one bed. Change it to a room with two beds; the dates must stay the same.
  transact: Change the hotel room to a room with two beds {hotel room: room with two beds}
Helena Voss has sent you a mail about the summer party. Reply to it that you will bring a salad.
  transact: Reply to the mail from Helena Voss about the summer party, saying that you will bring a salad
The accountant Peter Quill asks in a message for the invoice of March. Write back to him that you will send it on Friday.
  transact: reply to the message from the accountant Peter Quill, saying that you will send it on Friday
In your inbox there are two mails from Dana Orr. Delete the older one. The newer one must stay.
  remove: Delete the older mail from Dana Orr
You get a newsletter from Gardenworld every day. Unsubscribe from it.
  transact: Unsubscribe from the newsletter from Gardenworld
Forward the mail "Contract draft" to Luis Prado. Add the note "Please check page 3" to it. After that, move the mail to the archive.
  transact: Forward the mail "Contract draft" to Luis Prado {note: Please check page 3}
  transact: move the mail "Contract draft" to the archive {mail: archive}
You are on holiday from 3 to 14 August 2026. Set up an automatic reply for these days. It should say "I am away until 14 August."
  transact: Set up an automatic reply for these days {text: I am away until 14 August.}
The team meeting on Wednesday has to take place an hour later. Move it to 15:00 and let the participants know.
  transact: Move the team meeting to 15:00 and tell the participants {time: 15:00}
Enter an appointment called "Dentist" for 12 May 2026 in your calendar. It begins at 10:30 and takes an hour. A reminder one day before is to be set.
  enter: Enter an appointment called "Dentist" for 12 May 2026 in your calendar {name: Dentist; title: Dentist; start: 10:30; duration: an hour}
You have entered the birthday of Aunt Rosa twice. Delete the entry that has no reminder. The other one stays.
  remove: Delete the entry of the birthday of Aunt Rosa that has no reminder
Iris Bell has invited you to the event "Rooftop dinner". Decline the invitation and tell her that you will be in Rome.
  transact: Decline the invitation of the event "Rooftop dinner" from Iris Bell and tell Iris Bell that you will be in Rome
Your yoga class no longer takes place on Mondays. Change the day of the event "Yoga" to Thursday. Time and place remain.
  transact: Change the day of the event "Yoga" to Thursday {day: Thursday}
Order three packets of oat flakes and a jar of honey. They are to be delivered to your work address.
  add: add three packets of oat flakes
  add: add a jar of honey
  buy: Order three packets of oat flakes and a jar of honey
Your sister likes tea. Put the cheapest tin of green tea into the basket, as a gift, but do not check out yet.
  add: Put the cheapest tin of green tea into the basket, as a gift
  not: check out yet
You received the kettle "Aqua 2" with a crack from your order 55-1032. Send it back and ask for a refund, not for a new one.
  transact: Send the kettle "Aqua 2" from your order 55-1032 back and ask for a refund {order: 55-1032}
  not: for a new one
Buy the running shoes "Fleet 3" in size 41. You want to pick them up in the shop at Market Square instead of having them sent.
  buy: Buy the running shoes "Fleet 3" in size 41 and pick them up in the shop at Market Square
  not: having them sent
You have a voucher with the code SPRING15. Order the blue garden chair and redeem it.
  buy: Order the blue garden chair and redeem the voucher with the code SPRING15 {code: SPRING15}
On your wish list there is a cast iron pan. It is on offer now. Buy it and take it off the list.
  buy: Buy the cast iron pan
  remove: remove the cast iron pan from your wish list
You ordered a desk lamp last week that has not come yet. Find out when it is to arrive.
  learn: Find out when the desk lamp is to arrive
Your order of 2 May contains a wrong colour. Exchange the red cushion for a green one.
  transact: Exchange the red cushion for a green cushion
The coffee machine in the shop is offered in black and in white. Put a white one in the basket. Do not buy anything.
  add: Put a white coffee machine in the shop in the basket
  not: buy anything
You have an appointment with Dr Amara Obi on 14 May that you cannot keep. Cancel it and give the reason that you are ill.
  remove: Cancel the appointment with Dr Amara Obi and give the reason that you are ill
Your daughter Mila needs a check-up. Book the earliest appointment for it with a children's doctor. It has to be in the afternoon.
  buy: Book the earliest appointment for the check-up with a children's doctor
The laboratory has put up the result of your blood test of 3 April. What is the value for iron in it?
  learn: What is the value for iron in the result of your blood test?
You got a parking fine with the reference PF-30071 that is not justified. Object to it; the reason is that the ticket machine was broken.
  transact: Object to the parking fine with the reference PF-30071 {reference: PF-30071}
The planning application 26/0441 concerns the house next door. Comment on it: "The wall is too high." You are against it.
  transact: Comment on the planning application 26/0441: "The wall is too high." {application: 26/0441}
Your son Leo, class 4b, has a fever and cannot go to school today. Let his teacher know.
  transact: tell the teacher of your son Leo
Your daughter Ida no longer eats meat. Change her school lunch to the vegetarian one from Monday on.
  transact: Change the school lunch of your daughter Ida to the vegetarian lunch from Monday on {school lunch: vegetarian lunch from Monday on}
There is a drawing course on Saturdays. Enrol your niece Nora Lamb, who is nine, in it. She has not been on a course there before.
  transact: Enrol your niece Nora Lamb, who is nine, in the drawing course {name: Nora Lamb; relationship: niece}
Jana Wolf has applied for two days off in May. Approve her request. The requests of the others are not your business.
  transact: Approve the request of Jana Wolf
Your colleague Femi Adeyo is leaving the firm at the end of May. Deactivate his account. His files must not be deleted.
  transact: Deactivate the account of your colleague Femi Adeyo
  not: His files
Create a job advert with the title "Night porter". The place of work is Brighton, the hours are 30 a week. It should go online on 1 June 2026.
  transact: Create a job advert with the title "Night porter" {name: Night porter; title: Night porter; place of work: Brighton; hours: 30 a week}
The user marlo77 keeps writing insults in the forum. Block this user.
  press: Block the user marlo77
In the thread "Leaking tap" a user named Pim asks which sealant you used. Answer him with "Silicone, the clear one."
  transact: reply to the message from the user named Pim in the thread "Leaking tap" : "Silicone, the clear one." {: Silicone, the clear one.}
You posted the topic "Old bikes" in the wrong section. Move it to the section "Marketplace".
  transact: Move the topic "Old bikes" to the section "Marketplace" {topic: Marketplace}
Somebody asks in the group "Allotment" for seedlings. Write them that you have ten tomato plants to give away.
  transact: message the group "Allotment" , saying that you have ten tomato plants to give away
The ticket "Printer offline" has been solved. Close it and leave the remark "New cable" there.
  transact: Close the ticket "Printer offline"
  transact: leave the remark "New cable" on the ticket "Printer offline" {remark: New cable}
In the project "Harvest" the card "Rent a van" is still in the column "Ideas". Move it to "This week" and assign it to Joel Baum.
  drag: Move the card "Rent a van" in the project "Harvest" to "This week"
  transact: assign the card "Rent a van" in the project "Harvest" to Joel Baum {assignee: Joel Baum}
Somebody has entered the bug "Logo blurred" twice. Close the one that Mia reported, as a duplicate of the other.
  transact: Close the bug "Logo blurred" that Mia reported, as a duplicate of the other
Create a task in the project "Relaunch". Call it "Write imprint" and give it to Sara Blum. It is due on 30 May 2026.
  transact: Create a task in the project "Relaunch" {name: Write imprint; title: Write imprint; assignee: Sara Blum; due date: 30 May 2026}
The deadline of the milestone "Beta" is not 1 June but 15 June 2026. Correct it.
  transact: Correct the deadline of the milestone "Beta" {deadline: 15 June 2026}
  not: 1 June
Ben Ode is on parental leave. Give his task "Update fonts" to Kim Sato instead. His other tasks stay with him.
  transact: Give the task "Update fonts" of Ben Ode to Kim Sato instead
You have finished the two subtasks "Scan" and "Sort" of the task "Archive". Tick both off. The task itself is not done yet.
  tick: Tick "Scan" and "Sort" off
Too many messages reach you from the app. Turn off the push messages about likes, but keep those about replies.
  untick: Turn off the push messages about likes
  not: those about replies
You have married and are now called Ella Stone. Change your name in the profile. Your user name is to stay.
  transact: Change your name in the profile {name: Ella Stone}
Your e-mail address has changed. It is now ella@stonemail.example. Enter it in your account.
  transact: Enter it in your account {e-mail address: ella@stonemail.example}
The weekly report comes on Mondays. Have it sent on Fridays instead.
  transact: change the weekly report to Fridays {weekly report: Fridays}
You pay for the option "Music plus" but never use it. Cancel it as of the end of the month. Your contract goes on.
  remove: Cancel the option "Music plus" as of the end of the month
You and three friends want to see the play "The Lark". Book four tickets for Saturday evening. The seats have to be next to each other.
  buy: Book four tickets for the play "The Lark" for Saturday evening {tickets: 4}
The guided tour of the old harbour takes place on several days. Register yourself for the one on 8 July. You have a wheelchair.
  transact: Register yourself for the guided tour of the old harbour on 8 July
You signed up for the pottery course but have no time. Deregister from it and say that you are sorry.
  transact: Deregister from the pottery course and say that you are sorry
Your swimming club wants to know who comes to the gala on 20 June. Let them know that you will come with two children.
  transact: tell your swimming club that you will come with two children {children: 2}
You have cooked the lentil stew and it was good. Give it five stars. Then save it among your favourites.
  transact: Give the lentil stew five stars
  add: add the lentil stew to the favourites
You have seen a job as a baker at Miller & Sons. Apply for it. You can begin on 1 September 2026.
  transact: Apply for the job as a baker at Miller & Sons
Your friend Olu has posted pictures of his garden. Write a comment under them: "Lovely roses!"
  transact: Write a comment under pictures of his garden: "Lovely roses!"
The group "Runners" has a new member called Jo Hart. Make her an administrator of the group.
  transact: change the role of the new member called Jo Hart to administrator {role: administrator}
The file "plan.pdf" is not to be seen by everybody. Share it with Ada Niel only, and let her only read it.
  press: Share the file "plan.pdf" with Ada Niel only and let her only read it
The opening hours of your shop are wrong on the site. On Saturdays it closes at 14:00 and not at 16:00. Put that right.
  transact: correct the opening hours of your shop
The customer Otto Lund has paid his invoice 2026-118. Mark it as paid. Do not send him a receipt.
  transact: Mark his invoice 2026-118 as paid {invoice: 2026-118}
  not: send him a receipt
A parcel with the number 4471-KX is waiting for you. Have it brought to your neighbour Mrs Lund, who lives at 6 Birch Way.
  buy: Have the parcel with the number 4471-KX brought to your neighbour Mrs Lund, who lives at 6 Birch Way
You bought the film "Northern Lights" by mistake. Ask for your money back. Give as the reason that you pressed the wrong button.
  transact: Ask for your money back and give as the reason that you pressed the wrong button
Someone left a bag on platform 4. The bag is green. Tell the station about it.
  transact: Tell the station about the bag
In the list "Groceries" butter is listed. You no longer need it, so delete it.
  remove: Delete butter in the list "Groceries"
The song "Harvest Moon" is in your playlist "Autumn" twice. Take one of the two out.
  remove: Take the song "Harvest Moon" out
The museum is closed on Mondays. Move your guided tour from Monday to Tuesday, 9 June, at the same time.
  transact: Move your guided tour from Monday to Tuesday 9 June, at the same time {date: Tuesday 9 June}
On the page of the group "Readers", Paul asks when the next meeting is. Reply to him: it is on 4 June.
  transact: reply to the message from Paul: it is on 4 June
Your colleague Ana is ill. Take over her shift on Sunday.
  transact: Take over the shift of your colleague Ana on Sunday
The password of the account "office" is known to too many people. Change it to "Maple-77-Ridge".
  transact: Change the password of the account "office" to "Maple-77-Ridge" {password: Maple-77-Ridge}
Your neighbour Al has asked you to water his plants from 1 to 7 August. Say yes to his request.
  transact: accept the request of your neighbour Al
You left a review for the cafe "Rosa". You no longer agree with it. Take it down.
  remove: remove the review for the cafe "Rosa"
`;

/** What is read of an instruction, line by line. */
function read(instruction: string): string[] {
  const { steps, avoid } = parseGoal(instruction);
  const lines = steps.map(({ verb, text, pairs }) => {
    const values = pairs.map(({ field, value }) => `${field}: ${value}`).join('; ');
    return `${verb}: ${text}${values ? ` {${values}}` : ''}`;
  });
  return avoid.length > 0 ? [...lines, `not: ${avoid.join(' | ')}`] : lines;
}

const CASES = TOLD.trim().split(/\n(?! )/);

test(`each of ${CASES.length} instructions of several sentences is read with what its words stand for`, () => {
  for (const told of CASES) {
    const [instruction = '', ...expected] = told.split('\n').map((line) => line.trim());
    expect(read(instruction), instruction).toEqual(expected);
  }
});

test('the thing is named apart from its values, and what only tells which one it is gives none', () => {
  const [step] = parseGoal(
    'In the Library project somebody entered the task "Order shelves" twice. Delete the one that nobody works on.',
  ).steps;
  expect(step).toMatchObject({ verb: 'remove', object: 'task', quoted: ['Order shelves'], pairs: [] });
  expect(step!.scope).toBe('the Library project that nobody works on');
  expect(step!.described).toBe('that nobody works on');
});

test('what guards the rest, and how many there are, is no value', () => {
  const goal = parseGoal('On your list there are three books. Strike the thinnest off it. The others stay there.');
  expect(goal.background).toBe('');
  expect(goal.avoid).toEqual([]);
  expect(goal.steps).toHaveLength(1);
});

test('what is wished for beside a command is how it is done; before it, what it is for', () => {
  const pay = parseGoal('Order the oak shelf. You want to pay by invoice.');
  expect(pay.steps.map(({ verb, how }) => `${verb} ${how}`)).toEqual(['buy pay by invoice']);
  const [look, asked] = parseGoal('You want to bake the walnut bread. How much rye flour do you need?').steps;
  expect(look).toMatchObject({ verb: 'reach', object: 'walnut bread' });
  expect(asked).toMatchObject({ verb: 'learn', scope: 'the walnut bread' });
});
