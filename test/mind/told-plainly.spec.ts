import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { actsOf, parsed } from '../../src/mind/scent/whole.ts';

/** The steps of a task in short: what is done, with what, and what is put in. */
const stepsOf = (task: string): string[] =>
  parseGoal(task).steps.map(({ verb, object, pairs }) =>
    [verb, object, ...pairs.map(({ field, value }) => `${field}=${value}`)].join(' | '),
  );

/** A table of tasks with the steps that they are read as. */
function isRead(table: Readonly<Record<string, readonly string[]>>): void {
  for (const [task, steps] of Object.entries(table)) expect.soft(stepsOf(task), task).toEqual(steps);
}

test('an act that is told as being done comes before the one it is told behind, or after it', () => {
  isRead({
    'Publish the post after adding the tag Garden.': ['transact | tag Garden', 'transact | post'],
    'Attach the invoice before sending the mail.': ['upload | invoice', 'transact | mail'],
    'Before sending the mail, attach the invoice.': ['upload | invoice', 'transact | mail'],
    'Rinse the sample twice before loading the tray.': ['transact | sample twice', 'transact | tray'],
    'Claim the fare: 12 miles, and attach the ticket before you send the claim off.': [
      'transact | fare',
      'upload | ticket',
      'transact | claim off',
    ],
    'Delete the draft after printing it.': ['transact | draft', 'remove | '],
    'Move the invoice to Paid after downloading it.': ['transact | invoice', 'drag | Paid'],
  });
  isRead({
    'Which road is open after crossing the bridge?': ['learn | road open after crossing bridge'],
    'Buy the book about life before leaving the army.': ['buy | book life before leaving army'],
    'Renew the passport before it expires.': ['transact | passport'],
    'Cancel the trial before paying the next fee.': ['remove | trial'],
    'Check the summary before you buy it.': ['reach | Check summary before you buy'],
  });
});

test('a kind of thing is followed by its name, and by where it goes', () => {
  isRead({
    'Add a note to the order.': ['transact | note order'],
    'Add a task Paint door to the list.': ['transact | task Paint door list | name=Paint door | title=Paint door'],
  });
});

test('when something is to be done is no part of what it is done with', () => {
  isRead({
    'Open the report and, if it is finished, download it.': ['reach | report', 'transact | '],
    'Search for a tent, and if there is a green one, add it to the wish list.': ['search | tent', 'add | green'],
    'Look for allotments and if none is free put my name on the waiting list.': [
      'locate | allotments',
      'transact | name',
    ],
    'Add the kettle to the basket, but only if it is in stock.': ['add | kettle'],
    'Cancel the order unless it has been sent.': ['remove | order'],
    'Renew the loan as long as nobody else has reserved the book.': ['transact | loan'],
    'Untick the box if it is ticked.': ['untick | '],
  });
  isRead({
    'Tell me if the shop is open on Sunday.': ['learn | shop open Sunday'],
    'Ask if dogs are allowed.': ['transact | if dogs are allowed'],
  });
});

test('a condition and a question tell what the command behind them points to', () => {
  isRead({
    'If the lamp is in stock, add it to the basket.': ['add | lamp'],
    'If there is a green kettle, add it to the basket.': ['add | green kettle'],
    'If your card has expired, replace it.': ['transact | card'],
    'If the library has Low Tide, borrow it.': ['transact | Low Tide'],
    'If they sell a blue rope, put it in the basket.': ['add | blue rope'],
    'Does the drill come with a case? Buy it if it does.': ['learn | drill come case', 'buy | drill'],
    'Is the blue mug still available? Put it in the basket.': ['learn | blue mug still available', 'add | blue mug'],
  });
  isRead({
    'If the lamp is in stock, add the mug to the basket.': ['add | mug'],
    'Does the hotel have parking? Book a room for 3 May if it does.': ['learn | hotel have parking', 'buy | room May'],
  });
});

test('what is looked at, checked and waited for asks for nothing to be ticked or done', () => {
  isRead({
    'Open the basket and check that the lamp is in it.': ['reach | basket', 'learn | lamp'],
    'Check there are still places on the Friday course.': ['learn | still places Friday course'],
    'Check for a cheaper flight on Monday.': ['learn | cheaper flight Monday'],
    'Check the weather in Oslo.': ['learn | weather Oslo'],
    'Verify that your name is on the list.': ['learn | name list'],
    'Save the note and make sure it appears in the list.': ['transact | note', 'learn | appears list'],
    'Take a look at the menu and tell me the soup of the day.': ['reach | menu', 'learn | soup day'],
    'Choose the next one up.': ['pick | next'],
    'Wait for the results to load, then open the first.': ['press | '],
  });
  isRead({
    'Check Alice and Bob.': ['tick | Alice and Bob'],
    'Check the newsletter and press Save.': ['tick | newsletter', 'press | Save'],
    'Wait 3 seconds, then press Start.': ['wait | 3 seconds', 'press | Start'],
  });
});

test('parts of a page are shut, gone back to and cleared of what lies over them', () => {
  isRead({
    'Undo the change and shut the editor.': ['transact | change', 'close | editor'],
    'Collapse the sidebar and expand Billing.': ['close | sidebar', 'expand | Billing'],
    'Return to the results and press Next.': ['back | results', 'press | Next'],
    'Dismiss anything that pops up and search for plywood.': ['close | pop-ups', 'search | plywood'],
  });
  isRead({
    'Shut the door of the garage.': ['transact | door'],
    'Shut down the server web-2.': ['transact | server web-2'],
    'Return the book to the library.': ['transact | book library'],
  });
});

test('what is said in, shared with, moved out of and bid on something is done with that', () => {
  isRead({
    'Say in the RSVP that you are coming.': ['transact | RSVP'],
    'Mention in the notes that the bell is broken.': ['transact | notes'],
    'Share the document with Ann.': ['transact | document'],
    'Move it out of Spam.': ['transact | Spam'],
    'Bid 30 euros on the clock.': ['transact | 30 euros'],
    'Describe it as "old" and send.': ['enter | description | description=old', 'submit | send'],
    'Describe the bag as "blue".': ['transact | description | description=blue'],
  });
  isRead({
    'Share the post.': ['press | Share'],
    'Move the card up.': ['drag | card'],
  });
});

test('who wishes, that it is a task and that it is only supposed ask for nothing of their own', () => {
  isRead({
    'As a tenant you would like to report that the lift is stuck. Mark it urgent.': ['transact | lift is stuck'],
    'As the treasurer you have to approve the bill from Hobbs.': ['transact | bill'],
    'As a member you want to extend the loan of the drill, and find out what it costs.': [
      'transact | loan',
      'learn | ',
    ],
    'Your task: find the phone number of the vet.': ['learn | phone number vet'],
    'The aim is to rename the folder Old to Archive.': ['transact | folder Old | name=Archive'],
    'Suppose you lost your card. Block it.': ['transact | card'],
    'Help Anna find a plumber near Leeds.': ['learn | plumber near Leeds'],
  });
  isRead({
    'As an admin, deactivate the user mona.': ['transact | user mona'],
    'Help is on the way. Find the pump.': ['learn | pump'],
  });
});

test('a wish is what is asked where the next sentences only tell more of it, and why where they ask for another act', () => {
  isRead({
    'You want to report a pothole in Mill Lane. Mark it as dangerous.': ['transact | pothole'],
    'You would like to change your seat to one by the window. Pay with the saved card.': [
      'transact | seat',
      'transact | saved card',
    ],
  });
  isRead({
    'You want a quiet room. Book room 12.': ['buy | room 12 | room=12'],
    'You want to see fewer ads. Turn personalised ads off.': ['untick | personalised ads'],
    'You want to go to Oslo. Find a train before nine.': ['learn | train before nine'],
  });
});

test('what is left out of all is no part of what is done', () => {
  isRead({
    'Delete all the drafts other than the newest.': ['remove | drafts'],
    'Dismiss every alert apart from the flood warning.': ['close | alert'],
    'Select all the photos but the first one.': ['pick | photos'],
    'Remove everyone but Ann from the group.': ['remove | everyone'],
    'Order the large tray, not the small one, of sushi.': ['buy | large tray sushi'],
    'Book the Friday, not the Saturday, class.': ['buy | Friday class'],
    'Add the second rather than the first option.': ['transact | '],
  });
  expect(parseGoal('Delete all the drafts other than the newest.').avoid).toEqual(['the newest']);
  expect(parseGoal('Remove everyone but Ann from the group.').avoid).toEqual(['Ann']);
  isRead({
    'Add each bar of soap to the basket.': ['add | bar'],
  });
});

test('each that is named has the same done to it', () => {
  const withWhom = (task: string) => parseGoal(task).steps.map(({ object, scope }) => `${object} ${scope}`.trim());
  expect(withWhom('Follow Amara Nwosu, Pete Quill and the band The Low Tides.')).toEqual([
    'Follow Amara Nwosu',
    'follow Pete Quill',
    'follow the band The Low Tides',
  ]);
  expect(withWhom('Star the projects Atlas and Bolt.')).toEqual(['Star the project Atlas', 'star the project Bolt']);
  expect(withWhom('Unfollow Ann, Bob and Ida.')).toEqual(['Unfollow Ann', 'unfollow Bob', 'unfollow Ida']);
  expect(withWhom('Like the photos of Ann and Bob.')).toEqual(['Like the photos of Ann and Bob']);
});

test('a command is known by each, every and some behind a word that may be a noun', () => {
  isRead({
    'View the homework, download each worksheet and print another copy.': [
      'reach | homework',
      'transact | worksheet',
      'transact | another copy',
    ],
    'Open the gallery, print every photo and record some notes.': [
      'reach | gallery',
      'transact | photo',
      'transact | notes',
    ],
  });
});

test('two questions are told apart behind a short "is", and "it" may be the act that is spoken of', () => {
  const acts = (task: string) => actsOf(parsed(task));
  expect(acts("What's the difference between the Basic and the Plus cover, and when does each end?")).toEqual([
    'What is the difference between the Basic and the Plus cover?',
    'When does each end?',
  ]);
  expect(acts('How much does it cost to send a parcel to Norway, and how long does it take?')).toEqual([
    'How much does it cost to send a parcel to Norway?',
    'How long does it take to send a parcel to Norway?',
  ]);
  expect(acts("What's the fee for a dog, and is there a shower?")).toEqual([
    'What is the fee for a dog?',
    'Is there a shower?',
  ]);
  expect(acts('When does the museum open, and how much is it for children?')[1]).toBe(
    'How much is the museum for children?',
  );
  isRead({
    'Type "What\'s new?" in the subject.': ["enter |  | subject=What's new?"],
    "Where's the nearest branch?": ['learn | nearest branch'],
  });
});

test('where all is done and what is wrong of a thing are told before it', () => {
  const [update] = parseGoal("In Mr Patel's record, update the pulse to 71 and sign the entry off.").steps;
  expect(update).toMatchObject({ object: 'pulse', scope: "Mr Patel's record" });
  isRead({
    'The invoice has the wrong address. Correct it to 4 Mill Lane.': ['transact | address | address=4 Mill Lane'],
    'My profile shows an old phone number. Change it to 555-0142.': ['transact | phone number | phone number=555-0142'],
    'Change the name to Jean Moreau and request a new copy.': [
      'transact | name | name=Jean Moreau',
      'transact | new copy',
    ],
  });
  isRead({ 'The badge has a scratch. Change it to blue.': ['transact | badge | badge=blue'] });
});

test('what is told by its name is not the one that was spoken of before', () => {
  const [, other] = parseGoal('Add a new row: item Stapler. Then remove the row for Hole punch.').steps;
  expect(other).toMatchObject({ object: 'row', scope: 'Hole punch' });
});

test('what is shown by a date, an age or a price is put in order', () => {
  isRead({
    'List the courses that still have places, by starting date.': [
      'locate | courses still have places',
      'sort | starting date',
    ],
    'Show the members by age.': ['sort | members'],
    'Open the quietest dishwasher.': ['press | dishwasher'],
  });
  isRead({
    'Show the photos by Ann.': ['reach | photos Ann'],
    'Filter the coats by size.': ['filter | coats'],
  });
});

test('a second thing has the verb of the first, and what is not wanted may stand ahead', () => {
  isRead({
    'Rename draft_1 to final and draft_2 to old.': ['transact | draft_1 | name=final', 'transact | draft_2 | name=old'],
    'Make the album public and the photos hidden.': [
      'pick | album public | album=public',
      'pick | photos hidden | photos=hidden',
    ],
    'Rather than the train, take the coach to Dover.': ['transact | coach Dover'],
  });
  isRead({
    'Rename the list to Food and drink.': ['transact | list | name=Food and drink'],
    'Make the table and the chairs blue.': ['enter | table and chairs blue | table and chairs=blue'],
  });
});

test('the one of two that is more of something than the other is the one that is most', () => {
  const best = (task: string) => parseGoal(task).steps.map(({ superlative }) => superlative?.dimension ?? '');
  expect(best('Delete the older of the two backups.')).toEqual(['date']);
  expect(best('Take the later of the two trains.')).toEqual(['date']);
  expect(best('Replace the old phone with the newer one.')).toEqual(['']);
  expect(best('Invite Max to the board.')).toEqual(['']);
  expect(best('Write to max@hill.example.')).toEqual(['']);
});

test('what is pulled up, reported, put first, got and noted is read by what it is', () => {
  isRead({
    'Pull up the invoice for March.': ['reach | invoice March'],
    'Report the car with the plate KX12.': ['transact | car'],
    'Put the second photo first.': ['drag | photo'],
    'Get the cheapest ticket to Lyon.': ['buy | ticket Lyon'],
    'Look up the opening hours and write them down.': ['reach | opening hours', 'learn | '],
    'Reschedule the call with Dana from 3 pm to 4:30 pm.': ['transact | call | time=4:30 pm'],
    'Close the advert if one comes up.': ['close | advert'],
    'Transfer £250 from my current account to Rosa Hill, reference Rent.': [
      'transact | £250 | from=current account | to=Rosa Hill',
    ],
  });
  isRead({
    'Report the price of the tea.': ['learn | price tea'],
    'Get the phone number of the ticket office.': ['learn | phone number ticket office'],
  });
  expect(actsOf(parsed('Is the pool open on Christmas Day, and if so, until when?'))[1]).toBe(
    'Until when is the pool open on Christmas Day?',
  );
});

test('what is told politely, with a caution or by a title is read as what it asks', () => {
  isRead({
    "Don't forget to tick the box for the newsletter.": ['tick | newsletter'],
    'Would you mind booking the hall for Sunday?': ['buy | hall Sunday'],
    'Without opening the mail, archive it.': ['remove | mail'],
    'Change only the time to 15:00.': ['transact | time 15 00 | time=15:00'],
    'Give the team write access to the folder.': ['transact | folder'],
    'Make Lea the owner of the group.': ['transact | role | role=owner of the group'],
    'The printer on floor 3 is broken. Report it.': ['transact | printer'],
    'Book a haircut with Lou next Friday at 3.': ['buy | haircut Lou 3'],
  });
  const care = parseGoal('Sign up, but be sure not to tick the box for the newsletter.');
  expect(care.steps.map(({ verb }) => verb)).toEqual(['register']);
  expect(care.avoid).toEqual(['tick the box for the newsletter']);
  const [bikes] = parseGoal('Find second-hand bikes near Bristol and save the search.').steps;
  expect(bikes).toMatchObject({ object: 'second-hand bikes near Bristol', nth: null });
  const [cancel] = parseGoal('Cancel my appointment with Dr. Shah.').steps;
  expect(cancel).toMatchObject({ scope: 'Dr. Shah' });
  isRead({
    'Without a ticket, who may come in?': ['learn | Without ticket who may come'],
    'Report the course.': ['learn | course'],
    'Buy the third.': ['buy | '],
  });
});
