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
