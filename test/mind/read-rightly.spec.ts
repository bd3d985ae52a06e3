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
