import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

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
    'Check the summary before you buy it.': ['reach | Check summary before you buy'],
  });
});

test('a kind of thing is followed by its name, and by where it goes', () => {
  isRead({
    'Add a note to the order.': ['transact | note order'],
    'Add a task Paint door to the list.': ['transact | task Paint door list | name=Paint door | title=Paint door'],
  });
});
