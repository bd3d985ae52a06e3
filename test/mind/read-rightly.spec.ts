import { expect, test } from '@playwright/test';
import { daysInFigures } from '../../src/mind/language/index.ts';
import { actsIn } from '../../src/mind/scent/account/acts.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

const stepsOf = (text: string) => parseGoal(text).steps.map(({ verb, text }) => `${verb}: ${text}`);

/** Each task with its steps: what is done, in which words. */
function reads(tasks: Record<string, string[]>): void {
  for (const [task, steps] of Object.entries(tasks)) expect(stepsOf(task), task).toEqual(steps);
}

test('whoever the reader is to be, what is wanted of them is what is asked', () => {
  reads({
    'As a tenant you want to pay the rent for March, £640.': ['transact: pay the rent for March, £640'],
    'As treasurer you have to pay the invoice 2211.': ['transact: pay the invoice 2211'],
    'As a visitor find out when the mill opens.': ['learn: Find out when the mill opens'],
    'As a helper you would like to know which shifts are free on Friday.': [
      'learn: find out which shifts are free on Friday',
    ],
    'Imagine that you want to rent a bike for Saturday.': ['buy: rent a bike for Saturday'],
    'Suppose you are a nurse who wants to swap the shift on Friday.': ['transact: swap the shift on Friday'],
    'Your manager has asked you to export the payroll.': ['transact: Export the payroll'],
    'You have been asked to approve the plan of Ann Lee and to reject the one of Tom Hall.': [
      'transact: Approve the plan of Ann Lee',
      'transact: reject the plan of Tom Hall',
    ],
    // What is only told stays told.
    'As soon as you are signed in, open the settings.': ['reach: open the settings'],
    'As a member you save 10 %. Buy the blue tent.': ['buy: Buy the blue tent'],
    'Your friend told you to meet at six. Book a table for two at Luigi.': ['buy: Book a table for two at Luigi'],
    'As an admin, delete the user Karl Kern.': ['remove: delete the user Karl Kern'],
  });
});

test('a list that is there is put in order, and what is not there yet is ordered', () => {
  reads({
    'Order the laptops by price, lowest first.': ['sort: Order the laptops by price, lowest first'],
    'Find walking poles and order them from lightest to heaviest.': [
      'locate: Find walking poles',
      'sort: order them from lightest to heaviest',
    ],
    'Order the list of members by surname.': ['sort: Order the list of members by surname'],
    'Order these alphabetically.': ['sort: Order these alphabetically'],
    'Order the results with the newest at the top.': ['sort: Order the results with the newest at the top'],
    'Order two pizzas by tomorrow.': ['buy: Order two pizzas by tomorrow'],
    'Order all the parts by express courier.': ['buy: Order all the parts by express courier'],
    'Order the books for the class by Friday.': ['buy: Order the books for the class by Friday'],
    'Order them to my office.': ['buy: Order them to my office'],
  });
});

test('a verb is read with what belongs to it', () => {
  reads({
    'Pull up the fleet list and read the last entry.': ['reach: open the fleet list', 'learn: read the last entry'],
    'Check out the new arrivals.': ['reach: open the new arrivals'],
    'Check out what is on at the cinema on Friday.': ['learn: find out what is on at the cinema on Friday'],
    'Check whether the alarm is on.': ['learn: Check whether the alarm is on'],
    'Check in online for the ferry to Mull.': ['transact: Check in online for the ferry to Mull'],
    'Have a look at the menu of the Old Mill and tell me what the soup costs.': [
      'reach: view the menu of the Old Mill',
      'learn: tell me what the soup costs',
    ],
    'Put in a complaint about the noise.': ['transact: file a complaint about the noise'],
    'Scrap the draft about the fair.': ['remove: Scrap the draft about the fair'],
    'Skip to the last chapter.': ['reach: go to the last chapter'],
    'Check out the basket.': ['buy: Check out the basket'],
    'Skip the intro.': ['close: Skip the intro'],
    'Bring up the heating to 21 degrees.': ['transact: Bring up the heating to 21 degrees'],
    'Check out the tripod with the tag T-19 to Ann Lee until Friday.': [
      'buy: Check out the tripod with the tag T-19 to Ann Lee until Friday',
    ],
  });
  const [bikes, flat] = ['Sort the second-hand bikes by mileage.', 'Open the second-cheapest flat.'].map(
    (task) => parseGoal(task).steps[0]!,
  );
  expect([bikes!.object, bikes!.nth, flat!.nth]).toEqual(['second-hand bikes', null, 2]);
});

test('what is to be said of a thing is asked, however it is worded', () => {
  reads({
    'View the plan of the hall and say whether any of the doors is wide enough for a wheelchair.': [
      'reach: View the plan of the hall',
      'learn: tell me whether any of the doors is wide enough for a wheelchair',
    ],
    'Find the contract, then say until when it runs.': [
      'reach: Find the contract',
      'learn: tell me until when it runs',
    ],
    'Open the map and write down how far it is to the lake.': [
      'reach: Open the map',
      'learn: tell me how far it is to the lake',
    ],
    'Go to the help page and work out how long a return takes.': [
      'reach: Go to the help page',
      'learn: work out how long a return takes',
    ],
    'See when the next tram leaves.': ['learn: See when the next tram leaves'],
    'Open the first chapter, next the second.': ['press: Open the first chapter', 'press: open the second chapter'],
  });
});

test('some are excepted from all, and one thing stands in the place of another', () => {
  const read = (task: string) => {
    const { steps, avoid } = parseGoal(task);
    return [...steps.map(({ verb, text }) => `${verb}: ${text}`), ...avoid.map((one) => `not ${one}`)];
  };
  const tasks: Record<string, string[]> = {
    'Remove all but the hosts from the group Night Walk.': [
      'remove: Remove all from the group Night Walk',
      'not the hosts',
    ],
    'Tick everything but the weekly digest.': ['tick: Tick everything', 'not the weekly digest'],
    'Download every report apart from the one of May.': ['transact: Download every report', 'not the one of May'],
    'Turn off all alerts other than the weather alert.': ['untick: Turn off all alerts', 'not the weather alert'],
    'Delete the photos but keep the film.': ['remove: Delete the photos', 'not the film'],
    'Rather than a taxi, book a seat on the night bus to York.': [
      'buy: book a seat on the night bus to York',
      'not a taxi',
    ],
    "Cancel Tuesday's swim but not Thursday's.": ["remove: Cancel Tuesday's swim", "not Thursday's swim"],
    "Cancel Ann's booking but keep Tom's.": ["remove: Cancel Ann's booking", "not Tom's booking"],
    "Book a table at Luigi's and open the menu.": ["buy: Book a table at Luigi's", 'press: open the menu'],
  };
  for (const [task, told] of Object.entries(tasks)) expect(read(task), task).toEqual(told);
});

test('a second act behind “but” is an act of its own', () => {
  reads({
    'Approve both holiday requests from the kitchen team but reject Karl\'s, giving "no cover" as the reason.': [
      'transact: Approve both holiday requests from the kitchen team',
      'transact: reject Karl\'s holiday request with the reason "no cover"',
    ],
    'Untick sounds but tick banners.': ['untick: Untick sounds', 'tick: tick banners'],
    'Approve the plan but ask Ann for the costs.': ['transact: Approve the plan', 'transact: ask Ann for the costs'],
    'Buy the tent but use the code SPRING.': ['buy: Buy the tent and use the code SPRING'],
    'Open the mail from Ann but not the letter.': ['reach: Open the mail from Ann'],
  });
  const [rejected] = parseGoal('Reject the bid of Karl, giving "too late" as the reason.').steps;
  expect(rejected?.pairs).toEqual([{ field: 'reason', value: 'too late' }]);
});

test('each thing that is brought somewhere is an act of its own', () => {
  reads({
    'Rename the folder Frost to Winter and Bloom to Spring.': [
      'transact: Rename the folder Frost to Winter',
      'transact: rename the folder Bloom to Spring',
    ],
    'Rename "aa" to "bb" and "cc" to "dd".': ['transact: Rename "aa" to "bb"', 'transact: rename "cc" to "dd"'],
    'Drag the slider to 40 and the green ball onto the tray.': [
      'pick: Set the slider to 40',
      'drag: drag the green ball onto the tray',
    ],
    'Change the role of Ann to Editor and of Tom to Viewer.': [
      'transact: Change the role of Ann to Editor',
      'transact: change the role of Tom to Viewer',
    ],
    'Assign 12 to Ann, 14 to Tom and 16 to Al.': [
      'transact: Assign 12 to Ann',
      'transact: assign 14 to Tom',
      'transact: assign 16 to Al',
    ],
    'Forward the first mail to ann@x.example and the second to tom@x.example.': [
      'transact: Forward the first mail to ann@x.example',
      'transact: forward the second mail to tom@x.example',
    ],
    "Move Ann's shift to Monday and Tom's to noon.": [
      "transact: Move Ann's shift to Monday",
      "transact: move Tom's shift to noon",
    ],
    'Send the plan to Ann and the bill to Tom, and tell me when the plan was made.': [
      'transact: Send the plan to Ann',
      'transact: send the bill to Tom',
      'learn: tell me when the plan was made',
    ],
    'Rename the group to Salt and Pepper.': ['transact: Rename the group to Salt and Pepper'],
    'Send the report to Ann and the board in Cork.': ['transact: Send the report to Ann and the board in Cork'],
    'Set the size to L and the colour to red.': ['enter: Set the size to L and the colour to red'],
    'Add the lamp and the rug to the basket.': ['add: add the lamp', 'add: add the rug'],
  });
});

test('the one of two that has more of something is the one that has most of it', () => {
  const best = (task: string) => {
    const { object, superlative } = parseGoal(task).steps[0]!;
    return [object, superlative?.dimension, superlative?.highest];
  };
  expect(best('Add the cheaper of the two kettles to the cart.')).toEqual(['kettle', 'price', false]);
  expect(best('Open the newer of the two reports.')).toEqual(['report', 'date', true]);
  expect(best('Book the earlier of the two trains to York.')).toEqual(['train York', 'date', false]);
  expect(best('Choose whichever of the two rooms is larger.')).toEqual(['room', 'number', true]);
  expect(best('Open the letter of the two sisters.')).toEqual(['letter two sisters', undefined, undefined]);
  const nth = (task: string) => parseGoal(task).steps.at(-1)!.nth;
  expect(nth('Sort the boats by age and tell me who sells the top one.')).toBe(1);
  expect(nth('Open the bottom entry in the list, the top row is empty.')).not.toBeNull();
  expect(nth('Open the top menu.')).toBeNull();
});

test('limits and numbers are those of what they are told of', () => {
  const limits = (task: string) => {
    const { quantity, priceAtLeast, priceAtMost } = parseGoal(task).steps[0]!.constraints;
    return [quantity, priceAtLeast, priceAtMost];
  };
  expect(limits('Find flats with at least two bedrooms for no more than £1,300 a month.')).toEqual([null, null, 1300]);
  expect(limits('Find jobs that pay no less than £30,000.')).toEqual([null, 30000, null]);
  expect(limits('Hire the van with 9 seats.')).toEqual([null, null, null]);
  expect(limits('Mark invoice 20 as paid.')).toEqual([null, null, null]);
  expect(limits('Buy 3 mugs for under £20.')).toEqual([3, null, 20]);
  const pairs = (task: string) => parseGoal(task).steps[0]!.pairs.map(({ field, value }) => `${field}: ${value}`);
  expect(pairs('Book one adult and two child tickets for the zoo.')).toEqual(['adult: 1', 'child: 2']);
  expect(pairs('Pay £24 to Mei Chan, sort code 20-45-77.')).toEqual(['sort code: 20-45-77']);
  expect(pairs('Order the lamp with the code SPRING15.')).toEqual(['promo code: SPRING15']);
  expect(pairs('Subscribe to the weekly letter with jo@mail.example.')).toEqual(['email: jo@mail.example']);
  expect(pairs('Log in with user anna.k and password Tulip!77.')).toEqual(['username: anna.k', 'password: Tulip!77']);
  expect(pairs('In the staff table, change the role of Ann Lee from Editor to Viewer.')).toEqual(['role: Viewer']);
});

test('a value with what it is called is no command, and what is written about is no value', () => {
  reads({
    'Book a room: 2 guests, check-in 5 May, name Ann Lee.': [
      'buy: Book a room: 2 guests, check-in 5 May, name Ann Lee',
    ],
    'Add an event "Fair" on 5 May, start 10:00.': ['transact: Add an event "Fair" on 5 May, start 10:00'],
    'Report a fault: street Mill Lane, lamp number 12.': ['transact: Report a fault: street Mill Lane, lamp number 12'],
    'Add "Tea" and "Rye" to the list.': ['transact: Add "Tea"', 'transact: Add "Rye"'],
    'Sort by price, name the cheapest.': ['sort: Sort by price', 'learn: name the cheapest'],
  });
  const [review] = parseGoal('Write a review of the "Peak" boots: four stars, text "Dry. Light."').steps;
  expect(review?.pairs).toEqual([{ field: '', value: 'Dry. Light.' }]);
});

test('what is spoken of once more is what it was before', () => {
  reads({
    'Switch the language to Welsh; read out the heading; switch it back to English.': [
      'enter: set the language to Welsh',
      'locate: read out the heading',
      'enter: set the language to English',
    ],
    'Put two bags of coffee in the basket. If it is sold out, take the tea instead.': [
      'add: Put two bags of coffee in the basket',
      'add: Put the tea in the basket',
    ],
    'Pin the post about the fair, hide the one about parking.': [
      'press: Pin the post about the fair',
      'press: hide the post about parking',
    ],
    'Wait until the table is loaded, then sort it by price.': ['sort: sort the table by price'],
    'Wait for the upload to finish and press Save.': ['press: press Save'],
    'Pick that one and continue to checkout.': ['pick: Pick that one', 'reach: go to checkout'],
  });
  expect(actsIn('Mark invoices 201 and 204 as paid, then print the one from Hall & Sons.')).toEqual([
    'Mark invoices 201 and 204 as paid.',
    'Print the invoice from Hall & Sons.',
  ]);
});

test('what is had once more is bought, and what stands in a row is put in order', () => {
  reads({
    'Reorder the cat litter from March.': ['buy: Reorder the cat litter from March'],
    'Reorder the list by name.': ['sort: Reorder the list by name'],
    'Reorder the cards.': ['drag: Reorder the cards'],
    'Put the talk with Dr Abara on Wednesday at 9 in my calendar.': [
      'transact: Put the talk with Dr Abara on Wednesday at 9 in my calendar',
    ],
    'Put my name in the field.': ['enter: Put my name in the field'],
    'Order the soup, no onions please.': ['buy: Order the soup'],
    'Order the soup, no matter what it costs.': ['buy: Order the soup, no matter what it costs'],
  });
  const today = new Date('2026-11-02T12:00:00Z');
  const told = 'Order the litter you bought in March and have it delivered on Thursday.';
  expect(daysInFigures(told, today)).not.toContain('October');
  expect(daysInFigures('I lost my bag on Thursday.', today)).toContain('29 October');
});

test('what is told by its place alone is of the kind that was counted before', () => {
  reads({
    'Tick the first and the last box.': ['tick: Tick the first box', 'tick: tick the last box'],
    'Open the third tab and close the second.': ['press: Open the third tab', 'close: close the second tab'],
    'Read the first chapter and rate the fourth.': [
      'reach: Read the first chapter',
      'transact: rate the fourth chapter',
    ],
    'Change the date of the first booking to the 20th.': ['transact: Change the date of the first booking to the 20th'],
    'Renew the first loan until the 5th.': ['transact: Renew the first loan until the 5th'],
    'Book me a haircut with Lena next Tuesday afternoon.': ['buy: Book a haircut with Lena next Tuesday afternoon'],
    'Log out, then log back in as maria.': ['signout: Log out', 'signin: log back in as maria'],
    'Take me to the page with the opening hours.': ['reach: go to the page with the opening hours'],
    'Book the 9:15 and not the 9:45.': ['buy: Book the 9:15'],
    'Compare the two hoovers and put the cheaper one in the basket.': [
      'locate: Compare the two hoovers',
      'add: put the cheapest one in the basket',
    ],
  });
  const nth = (task: string) => parseGoal(task).steps[0]!.nth;
  expect(nth('Book a room from the 5th to the 8th.')).toBeNull();
  expect(nth('Sign in with the password Rose#1.')).toBeNull();
  expect(nth('Open the 5th result.')).toBe(5);
});

test('what is taken out of several is chosen', () => {
  reads({
    'Search for lamps and take the cheapest.': ['search: Search for lamps', 'pick: choose the cheapest one'],
    'Open the list and take the second one.': ['reach: Open the list', 'pick: choose the second one'],
    'Sort the rooms by price, then take the first.': ['sort: Sort the rooms by price', 'pick: choose the first one'],
    'As usual, order two pizzas.': ['buy: Order two pizzas'],
    'Open the list and take the second lamp out of it.': [
      'reach: Open the list',
      'remove: take the second lamp out of it',
    ],
    'Take the train to York.': ['transact: Take the train to York'],
  });
});

test('who counts all that there are means each of them', () => {
  const all = (task: string) => parseGoal(task).steps.at(-1)!.all;
  for (const task of [
    'Renew the two library books due this week.',
    'Approve the three requests from Ann.',
    'Of the three quotes, accept the lowest and decline the other two.',
    'Delete the two old drafts.',
  ])
    expect(all(task), task).toBe(true);
  for (const task of [
    'Merge the two lists.',
    'Delete the two oldest drafts.',
    'Renew two library books.',
    'Cancel the two o’clock visit.',
  ])
    expect(all(task), task).toBe(false);
});

test('words that only lead up to what is not wanted are not read, and “it” is what was spoken of', () => {
  reads({
    'Book a room with a balcony and without breakfast.': ['buy: Book a room with a balcony'],
    'Delete the duplicate contact for Ann Lee, the one without a number.': [
      'remove: Delete the duplicate contact for Ann Lee',
    ],
  });
  const [, liked, shared] = parseGoal('Open the photo of the lake, then like it and share it with Ann.').steps;
  expect([liked?.scope, shared?.scope]).toEqual(['photo lake', 'photo lake']);
});
