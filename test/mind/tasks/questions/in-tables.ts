import type { Task } from '../types.ts';
import { page, table } from './page.ts';

/** Questions that a table answers, for who keeps to all that the question says. */
export const IN_TABLES: readonly Task[] = [
  {
    name: 'question: a card payment in the middle of a month',
    instructions: 'How much was the card payment in the middle of March 2026?',
    answer: /38\.20/,
    pages: {
      '/': page(
        'Tidewater Credit Union',
        'Payments',
        table(
          ['Date', 'Made by', 'To', 'Amount'],
          [
            ['30 Mar 2026', 'Card', 'Hollow Books', '£21.75'],
            ['16 Mar 2026', 'Direct debit', 'Northern Gas', '£64.00'],
            ['14 Mar 2026', 'Card', 'Dell and Sons', '£38.20'],
            ['3 Mar 2026', 'Card', 'Market Hall', '£12.10'],
            ['15 Feb 2026', 'Card', 'Station Kiosk', '£5.40'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the bill of one month among bills of one sender',
    instructions: 'Find out what you paid to the dentist in January 2026.',
    answer: /85\.00/,
    pages: {
      '/': page(
        'Purse',
        'Your spending',
        table(
          ['Day', 'Whom', 'Sum'],
          [
            ['2026-06-11', 'Dr Moss, dentist', '140.00 €'],
            ['2026-03-02', 'Corner pharmacy', '17.90 €'],
            ['2026-01-28', 'Corner pharmacy', '8.30 €'],
            ['2026-01-19', 'Dr Moss, dentist', '85.00 €'],
            ['2025-11-05', 'Dr Moss, dentist', '60.00 €'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the last departure to a place on a kind of day',
    instructions: 'At what time does the last ferry to Hollin leave on Sundays?',
    answer: /17[:.]20/,
    pages: {
      '/': page(
        'Sound Ferries',
        'Departures from Port Merrow',
        `<h2>Monday to Saturday</h2>${table(
          ['Leaves', 'To', 'Ship'],
          [
            ['08:00', 'Hollin', 'Gannet'],
            ['12:30', 'Skell', 'Tern'],
            ['19:40', 'Hollin', 'Gannet'],
          ],
        )}<h2>Sundays</h2>${table(
          ['Leaves', 'To', 'Ship'],
          [
            ['09:10', 'Hollin', 'Gannet'],
            ['17:20', 'Hollin', 'Gannet'],
            ['18:50', 'Skell', 'Tern'],
          ],
        )}`,
      ),
    },
  },
  {
    name: 'question: how many are in one state',
    instructions: 'How many of the washing machines are out of order?',
    answer: /\b(?:3|three)\b/i,
    pages: {
      '/': page(
        'Laundry room',
        'Washing machines',
        table(
          ['Machine', 'Floor', 'State'],
          [
            ['No. 1', 'Cellar', 'Free'],
            ['No. 2', 'Cellar', 'Out of order'],
            ['No. 3', 'Cellar', 'Running, 12 min left'],
            ['No. 4', '4th floor', 'Out of order'],
            ['No. 5', '4th floor', 'Out of order'],
            ['No. 6', '4th floor', 'Free'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: who at a place speaks a language',
    instructions: 'Who in the Leeds office speaks Spanish?',
    answer: /Vera Oyelaran/,
    pages: {
      '/': page(
        'Harrow Legal',
        'Our people',
        table(
          ['Name', 'Office', 'Languages'],
          [
            ['Colin Ash', 'York', 'English, Spanish'],
            ['Meera Patel', 'Leeds', 'English, Hindi'],
            ['Vera Oyelaran', 'Leeds', 'English, Spanish'],
            ['Tom Reiss', 'Leeds', 'English, German'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the one on a floor that lacks something',
    instructions: 'Which room on the second floor has no projector?',
    answer: /Birch/,
    pages: {
      '/': page(
        'Tannery House',
        'Rooms',
        table(
          ['Room', 'Floor', 'Seats', 'Projector'],
          [
            ['Alder', 'First', '8', 'no'],
            ['Aspen', 'First', '20', 'yes'],
            ['Beech', 'Second', '12', 'yes'],
            ['Birch', 'Second', '6', 'no'],
            ['Cedar', 'Third', '10', 'no'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: a mark, among people of nearly one name',
    instructions: 'What mark did Jana Novak get in chemistry?',
    answer: /\bB\b/,
    pages: {
      '/': page(
        'Hill School',
        'Results of class 10',
        table(
          ['Pupil', 'Mathematics', 'Chemistry', 'History'],
          [
            ['Jan Novak', 'A', 'C', 'B'],
            ['Jana Novotna', 'D', 'A', 'C'],
            ['Jana Novak', 'C', 'B', 'A'],
            ['Petr Jana', 'B', 'D', 'D'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: what has not happened to one of them yet',
    instructions: 'Which of your parcels has not been collected yet?',
    answer: /PX-4471/,
    pages: {
      '/': page(
        'Parcel Point',
        'Your parcels',
        table(
          ['Parcel', 'From', 'State'],
          [
            ['PX-4410', 'Lamp Works', 'Collected on 12 October'],
            ['PX-4471', 'Garden Post', 'Waiting at the counter'],
            ['PX-4318', 'Lamp Works', 'Collected on 2 September'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: how many of one sender are in one state',
    instructions: 'How many invoices from Brightwater are unpaid?',
    answer: /\b(?:2|two)\b/i,
    pages: {
      '/': page(
        'Ledger',
        'Invoices',
        table(
          ['Number', 'Supplier', 'Due', 'Amount', 'State'],
          [
            ['1001', 'Brightwater', '3 Sep 2026', '120.00', 'Paid'],
            ['1004', 'Oak & Iron', '9 Sep 2026', '75.50', 'Unpaid'],
            ['1009', 'Brightwater', '1 Oct 2026', '88.00', 'Unpaid'],
            ['1013', 'Brightwater', '20 Oct 2026', '42.00', 'Unpaid'],
            ['1015', 'Oak & Iron', '28 Oct 2026', '310.00', 'Unpaid'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: what those in one state come to',
    instructions: 'What do the unpaid bills come to altogether?',
    answer: /\b163\.50\b/,
    pages: {
      '/': page(
        'Homebook',
        'Bills',
        table(
          ['Bill', 'Amount', 'State'],
          [
            ['Water', '€75.50', 'Unpaid'],
            ['Rent', '€640.00', 'Paid'],
            ['Telephone', '€29.00', 'Paid'],
            ['Power', '€88.00', 'Unpaid'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: by how much one costs more',
    instructions: 'How much more does the family ticket cost than the adult ticket?',
    answer: /\b(?:14\.50)\b/,
    pages: {
      '/': page(
        'Fort Lorne',
        'Tickets',
        table(
          ['Ticket', 'Price'],
          [
            ['Adult', '£11.00'],
            ['Child', '£6.50'],
            ['Family', '£25.50'],
            ['Senior', '£8.00'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: what three of them cost',
    instructions: 'How much do three child tickets for the evening show cost?',
    answer: /\b27(?:\.00)?\b/,
    pages: {
      '/': page(
        'Lantern Circus',
        'Tickets',
        table(
          ['Ticket', 'Afternoon show', 'Evening show'],
          [
            ['Adult', '$14.00', '$18.00'],
            ['Child', '$7.00', '$9.00'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: until when on a kind of day',
    instructions: 'Until when is the pool open on public holidays?',
    answer: /16[:.]00|4 ?p/,
    pages: {
      '/': page(
        'Weir Baths',
        'Opening times',
        table(
          ['', 'Pool', 'Sauna'],
          [
            ['Monday to Friday', '07:00 to 21:00', '10:00 to 22:00'],
            ['Saturday and Sunday', '08:00 to 19:00', '10:00 to 20:00'],
            ['Public holidays', '09:00 to 16:00', 'closed'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: which has one thing and not the other',
    instructions: 'Which stop has a lift but no toilet?',
    answer: /Quarry Road/,
    pages: {
      '/': page(
        'City trams',
        'Stops of line 4',
        table(
          ['Stop', 'Lift', 'Toilet', 'Shelter'],
          [
            ['Old Bridge', '✓', '✓', '✓'],
            ['Meadow Lane', '–', '–', '✓'],
            ['Quarry Road', '✓', '–', '–'],
            ['Harbour', '–', '✓', '✓'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the one that nobody does yet',
    instructions: 'Which shift has nobody signed up for?',
    answer: /Friday evening|evening/i,
    pages: {
      '/': page(
        'Food bank',
        'Shifts',
        table(
          ['Shift', 'Hours', 'Helper'],
          [
            ['Thursday morning', '8 to 12', 'Dora Finch'],
            ['Thursday afternoon', '12 to 16', 'Lee Osei'],
            ['Friday evening', '16 to 20', '—'],
            ['Saturday morning', '8 to 12', 'Dora Finch'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the row whose span of ages holds a child',
    instructions: 'How many spoonfuls a day may a child of seven take?',
    answer: /\b(?:3|three)\b/i,
    pages: {
      '/': page(
        'Tussol',
        'How to take Tussol cough syrup',
        table(
          ['Age', 'Spoonfuls a day', 'Not longer than'],
          [
            ['2 to 5 years', '2', '3 days'],
            ['6 to 11 years', '3', '5 days'],
            ['12 years and older', '4', '7 days'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: overdue work of one person',
    instructions:
      'How many tasks of Ines Duarte are overdue, that is: not done although their date has passed? Name the number.',
    answer: /\b(?:2|two)\b/i,
    pages: {
      '/': page(
        'Plank',
        'All tasks',
        `<p class=muted>Monday, 2 November 2026</p>${table(
          ['Task', 'Whose', 'Due', 'State'],
          [
            ['Order paint', 'Ines Duarte', '20 Oct 2026', 'Done'],
            ['Measure the hall', 'Ines Duarte', '28 Oct 2026', 'In progress'],
            ['Ask for quotes', 'Ralf Heim', '15 Oct 2026', 'To do'],
            ['Book the van', 'Ines Duarte', '12 Nov 2026', 'To do'],
            ['Return the ladder', 'Ines Duarte', '30 Sep 2026', 'To do'],
            ['Clean the windows', 'Ralf Heim', '9 Nov 2026', 'To do'],
          ],
        )}`,
      ),
    },
  },
  {
    name: 'question: who is on duty on a day',
    instructions: 'Which pharmacy is on night duty on 5 November?',
    answer: /Linden/,
    pages: {
      '/': page(
        'Town of Ebern',
        'Night duty of the pharmacies',
        table(
          ['Date', 'Pharmacy', 'Street'],
          [
            ['Tue 3 Nov', 'Market Pharmacy', 'Market 4'],
            ['Wed 4 Nov', 'Bridge Pharmacy', 'Bridge Street 11'],
            ['Thu 5 Nov', 'Linden Pharmacy', 'Linden Row 2'],
            ['Sat 5 Dec', 'Market Pharmacy', 'Market 4'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the next day of a kind',
    instructions: 'When is the next collection of paper?',
    answer: /10 Nov/,
    pages: {
      '/': page(
        'Waste calendar',
        'Collections in your street',
        table(
          ['Day', 'What is collected'],
          [
            ['27 Oct 2026', 'Paper'],
            ['5 Nov 2026', 'Glass'],
            ['10 Nov 2026', 'Paper'],
            ['12 Nov 2026', 'Garden waste'],
            ['24 Nov 2026', 'Paper'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: a price by two things at once',
    instructions: 'What does a double room with a view of the sea cost in July?',
    answer: /\b148\b/,
    pages: {
      '/': page(
        'Pension Albatross',
        'Prices for one night',
        table(
          ['Room', 'May, June', 'July, August'],
          [
            ['Single room', '€62', '€80'],
            ['Double room, view of the yard', '€88', '€110'],
            ['Double room, view of the sea', '€105', '€148'],
          ],
        ),
      ),
    },
  },
];
