import type { Task } from '../types.ts';
import { cards, page, paged, table, terms } from './page.ts';

/** More of them, over other domains. */
export const MORE_QUESTIONS: readonly Task[] = [
  {
    name: 'question: a wage of a trade at a place',
    instructions: 'What does a baker earn per hour in Lund?',
    answer: /17\.80/,
    pages: {
      '/': page(
        'Wage atlas',
        'Wages per hour',
        table(
          ['Trade', 'Lund', 'Malmö'],
          [
            ['Baker', '€17.80', '€18.20'],
            ['Butcher', '€19.10', '€18.90'],
            ['Tailor', '€16.40', '€16.00'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the latest reading of one meter',
    instructions: 'What was the reading of the water meter at the end of September 2026?',
    answer: /1,?204/,
    pages: {
      '/': page(
        'Homemeter',
        'Readings',
        table(
          ['Date', 'Meter', 'Reading'],
          [
            ['31 Oct 2026', 'Water', '1,219 m³'],
            ['30 Sep 2026', 'Gas', '8,310 m³'],
            ['30 Sep 2026', 'Water', '1,204 m³'],
            ['2 Sep 2026', 'Water', '1,190 m³'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: how many seats are left in one class',
    instructions: 'How many places are free in the swimming class on Wednesday?',
    answer: /\b(?:4|four)\b/i,
    pages: {
      '/': page(
        'Splash',
        'Classes',
        table(
          ['Class', 'Day', 'Places free'],
          [
            ['Swimming for beginners', 'Monday', '2'],
            ['Swimming for beginners', 'Wednesday', '4'],
            ['Diving', 'Wednesday', '7'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: who holds two posts of a kind',
    instructions: 'Who is the deputy head of the science department?',
    answer: /Olga Reimer/,
    pages: {
      '/': page(
        'Northgate College',
        'People',
        table(
          ['Department', 'Head', 'Deputy head'],
          [
            ['Arts', 'Liam Cole', 'Eva Stone'],
            ['Science', 'Hanna Vik', 'Olga Reimer'],
            ['Sports', 'Jon Falk', 'Rita Moss'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the smallest one that still does something',
    instructions: 'Which is the smallest washing machine that also dries?',
    answer: /Duo 6/,
    pages: {
      '/': page(
        'Whitegoods',
        'Washing machines',
        cards([
          ['Compact 4', 'Load: 4 kg', 'Dries: no'],
          ['Duo 6', 'Load: 6 kg', 'Dries: yes'],
          ['Duo 9', 'Load: 9 kg', 'Dries: yes'],
          ['Basic 5', 'Load: 5 kg', 'Dries: no'],
        ]),
      ),
    },
  },
  {
    name: 'question: how many are due in one month',
    instructions: 'How many of the library books are due back in November?',
    answer: /\b(?:2|two)\b/i,
    pages: {
      '/': page(
        'Dale Library',
        'Your loans',
        table(
          ['Book', 'Due back'],
          [
            ['Salt Letters', '9 November 2026'],
            ['Winter Gardens', '1 December 2026'],
            ['Maps of the Sea', '23 November 2026'],
            ['On Bread', '14 December 2026'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: hours of one day in one season',
    instructions: 'When does the castle close on Sundays in winter?',
    answer: /15[:.]30|3[:.]30/,
    pages: {
      '/': page(
        'Ravenstone Castle',
        'Visiting',
        `<h2>April to October</h2>${table(
          ['Day', 'Opens', 'Closes'],
          [
            ['Tuesday to Saturday', '9:00', '18:00'],
            ['Sunday', '10:00', '17:00'],
          ],
        )}<h2>Winter</h2>${table(
          ['Day', 'Opens', 'Closes'],
          [
            ['Tuesday to Saturday', '10:00', '16:00'],
            ['Sunday', '11:00', '15:30'],
          ],
        )}`,
      ),
    },
  },
  {
    name: 'question: a total of hours of one person',
    instructions: 'How many hours did Petra work in total?',
    answer: /\b14\b/,
    pages: {
      '/': page(
        'Shift book',
        'October',
        table(
          ['Day', 'Who', 'Hours'],
          [
            ['1 Oct', 'Petra', '6'],
            ['2 Oct', 'Anton', '8'],
            ['3 Oct', 'Petra', '8'],
            ['4 Oct', 'Anton', '4'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: what two of different kinds cost',
    instructions: 'How much do two large boxes cost?',
    answer: /\b17(?:\.00)?\b/,
    pages: {
      '/': page(
        'Movers',
        'Boxes',
        terms([
          ['Small box', '€4.00'],
          ['Medium box', '€6.20'],
          ['Large box', '€8.50'],
        ]),
      ),
    },
  },
  {
    name: 'question: which flight is direct and before noon',
    instructions: 'Which direct flight leaves before noon?',
    answer: /QR 418/,
    pages: {
      '/': page(
        'Skyway',
        'Flights to Porto on 12 December',
        table(
          ['Flight', 'Leaves', 'Stops', 'Price'],
          [
            ['QR 101', '07:15', '1 stop', '€88'],
            ['QR 418', '10:40', 'Direct', '€129'],
            ['QR 522', '15:05', 'Direct', '€99'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: the day of one exam among two of a subject',
    instructions: 'On which day is the oral exam in French?',
    answer: /18 June|18 Jun/,
    pages: {
      '/': page(
        'Hill School',
        'Exams',
        table(
          ['Subject', 'Kind', 'Date'],
          [
            ['French', 'Written', '4 June 2026'],
            ['French', 'Oral', '18 June 2026'],
            ['German', 'Oral', '19 June 2026'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: which is not included',
    instructions: 'Which meal is not included in the price of the tour?',
    answer: /Dinner/i,
    pages: {
      '/': page(
        'Trail tours',
        'Three lakes in four days',
        table(
          ['Meal', 'Included'],
          [
            ['Breakfast', 'yes'],
            ['Packed lunch', 'yes'],
            ['Dinner', 'no'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: a sentence among many',
    instructions: 'How much luggage may you take on the small boat?',
    answer: /\b8 ?kg\b/,
    pages: {
      '/': page(
        'Isle Boats',
        'Luggage',
        '<p>On the large ferry each passenger may take 25 kg. On the small boat each passenger may take 8 kg. Bicycles travel on the large ferry only.</p>',
      ),
    },
  },
  {
    name: 'question: the balance after the older page',
    instructions: 'In March 2025 you paid for a concert. Find out how much it was.',
    answer: /54\.00/,
    pages: paged(
      'Purse',
      'Payments',
      '/',
      [
        table(
          ['Date', 'For', 'Amount'],
          [
            ['9 Jan 2026', 'Concert', '€61.00'],
            ['2 Dec 2025', 'Shoes', '€80.00'],
          ],
        ),
        table(
          ['Date', 'For', 'Amount'],
          [
            ['18 Mar 2025', 'Concert', '€54.00'],
            ['5 Mar 2025', 'Books', '€23.10'],
          ],
        ),
      ],
      ['Newer', 'Older'],
    ),
  },
  {
    name: 'question: which thing has the most of something, over pages',
    instructions: 'Which village has the fewest inhabitants?',
    answer: /Ostby/,
    pages: paged(
      'County of Sele',
      'Villages',
      '/',
      [
        table(
          ['Village', 'Inhabitants', 'Church built'],
          [
            ['Arnes', '1,204', '1750'],
            ['Brekke', '318', '1632'],
          ],
        ),
        table(
          ['Village', 'Inhabitants', 'Church built'],
          [
            ['Dalen', '902', '1881'],
            ['Ostby', '96', '1900'],
          ],
        ),
      ],
      ['Back', 'Next page'],
    ),
  },
  {
    name: 'question: what a person has said first',
    instructions: 'When was the last inspection of the lift?',
    answer: /7 Oct/,
    pages: {
      '/': page(
        'House file',
        'Inspections',
        table(
          ['Date', 'What'],
          [
            ['21 Oct 2026', 'Boiler'],
            ['7 Oct 2026', 'Lift'],
            ['3 Feb 2026', 'Lift'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: which have both',
    instructions: 'Which museum has a café and is open on Mondays?',
    answer: /Glass Museum/,
    pages: {
      '/': page(
        'Museums of Torp',
        'Museums',
        cards([
          ['City Museum', 'Café', 'Closed on Mondays'],
          ['Glass Museum', 'Café', 'Open daily'],
          ['Ship Museum', 'No café', 'Open daily'],
        ]),
      ),
    },
  },
  {
    name: 'question: what one of them lacks, on their own pages',
    instructions: 'Which of the holiday flats has a balcony?',
    answer: /Gull/,
    pages: {
      '/': page(
        'Bay Flats',
        'Holiday flats',
        cards([
          ['<a href=/g>Gull</a>', '€70'],
          ['<a href=/p>Puffin</a>', '€64'],
        ]),
      ),
      '/g': page('Bay Flats', 'Gull', '<p>Two rooms with a balcony to the south.</p><a href=/>Back to all</a>'),
      '/p': page('Bay Flats', 'Puffin', '<p>One room. It has no balcony.</p><a href=/>Back to all</a>'),
    },
  },
  {
    name: 'question: a price with a member card',
    instructions: 'How much is the day ticket for members?',
    answer: /\b9\b/,
    pages: {
      '/': page(
        'Boulder Hall',
        'Prices',
        table(
          ['Ticket', 'Members', 'Guests'],
          [
            ['Day ticket', '9 €', '13 €'],
            ['Ten visits', '80 €', '115 €'],
          ],
        ),
      ),
    },
  },
  {
    name: 'question: how much cheaper',
    instructions: 'How much cheaper is the night train than the day train?',
    answer: /\b17\b/,
    pages: {
      '/': page(
        'Rails',
        'Fares to Oslo',
        table(
          ['Train', 'Fare'],
          [
            ['Day train', '66 €'],
            ['Night train', '49 €'],
            ['Coach', '30 €'],
          ],
        ),
      ),
    },
  },
];
