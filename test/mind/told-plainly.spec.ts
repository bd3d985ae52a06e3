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
    'Does the drill come with a case? Buy it if it does.': ['learn | drill come case', 'buy | drill'],
    'Is the blue mug still available? Put it in the basket.': ['learn | blue mug still available', 'add | blue mug'],
  });
  isRead({
    'If the lamp is in stock, add the mug to the basket.': ['add | mug'],
    'Does the hotel have parking? Book a room for 3 May if it does.': ['learn | hotel have parking', 'buy | room May'],
  });
});
