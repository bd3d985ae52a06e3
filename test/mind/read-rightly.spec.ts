import { expect, test } from '@playwright/test';
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
      'transact: reject the one of Tom Hall',
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
    'Open the first chapter, next the second.': ['press: Open the first chapter', 'press: open the second'],
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
