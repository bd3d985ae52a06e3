import { doc } from '../lists/page.ts';
import type { Task } from '../types.ts';
import { cards, page, terms } from './page.ts';

/** Questions that cards, lists of terms, price lists and running text answer. */
export const ON_CARDS: readonly Task[] = [
  {
    name: 'question: the cheapest that is large enough',
    instructions: 'Which flat with at least three rooms is the cheapest?',
    answer: /Canal Street/,
    pages: {
      '/': page(
        'Keys',
        'Flats to let',
        cards([
          ['Dove Lane 3', '2 rooms, 48 m²', '€590 a month'],
          ['Canal Street 18', '3 rooms, 71 m²', '€820 a month'],
          ['Upper Mill 9', '4 rooms, 96 m²', '€1,150 a month'],
          ['Rope Walk 2', '1 room, 30 m²', '€430 a month'],
          ['Foundry Yard 6', '3 rooms, 80 m²', '€905 a month'],
        ]),
      ),
    },
  },
  {
    name: 'question: the cheapest with something included',
    instructions: 'Which is the cheapest hotel where breakfast is included?',
    answer: /Old Customs House/,
    pages: {
      '/': page(
        'Stays',
        'Hotels in Varna',
        cards([
          ['Hotel Mira', '54 € a night', 'Breakfast costs extra', 'Free parking'],
          ['Old Customs House', '71 € a night', 'Breakfast included'],
          ['Sea Garden Hotel', '88 € a night', 'Breakfast included', 'Pool'],
          ['Pension Lipa', '49 € a night', 'No breakfast'],
        ]),
      ),
    },
  },
  {
    name: 'question: the first of a level after a day',
    instructions: 'Which pottery course for beginners starts first after 1 December 2026?',
    answer: /Bowls and Cups/,
    pages: {
      '/': page(
        'Kiln',
        'Pottery courses',
        cards([
          ['Hands in Clay', 'For beginners', 'Starts on 16 November 2026'],
          ['Glazing Week', 'For advanced potters', 'Starts on 2 December 2026'],
          ['Bowls and Cups', 'For beginners', 'Starts on 7 December 2026'],
          ['First Turns', 'For beginners', 'Starts on 11 January 2027'],
        ]),
      ),
    },
  },
  {
    name: 'question: two conditions, one of them a number',
    instructions: 'Which dog gets on with cats and is younger than three years?',
    answer: /Pippin/,
    pages: {
      '/': page(
        'Barrow Shelter',
        'Dogs looking for a home',
        cards([
          ['Moritz', 'Age: 2 years', 'With cats: no', 'With children: yes'],
          ['Pippin', 'Age: 1 year', 'With cats: yes', 'With children: no'],
          ['Luna', 'Age: 6 years', 'With cats: yes', 'With children: yes'],
          ['Bruno', 'Age: 4 years', 'With cats: no', 'With children: yes'],
        ]),
      ),
    },
  },
  {
    name: 'question: the highest of one country',
    instructions: 'Which is the highest waterfall in Norway on this page, and how high is it?',
    answer: /Vesle|651/,
    pages: {
      '/': page(
        'Falling water',
        'Great waterfalls',
        cards([
          ['Tugela Falls', 'South Africa', 'Height: 948 m'],
          ['Ringdal Falls', 'Norway', 'Height: 420 m'],
          ['Vesle Falls', 'Norway', 'Height: 651 m'],
          ['Kerepa Falls', 'Venezuela', 'Height: 671 m'],
        ]),
      ),
    },
  },
  {
    name: 'question: how many cards say something',
    instructions: 'How many of the jobs are part-time?',
    answer: /\b(?:2|two)\b/i,
    pages: {
      '/': page(
        'Work in Tarn',
        'Open jobs',
        cards([
          ['Gardener', 'Parks department', 'Full-time'],
          ['Librarian', 'Town library', 'Part-time, 20 hours'],
          ['Lifeguard', 'Weir Baths', 'Full-time'],
          ['Cook', 'Kindergarten East', 'Part-time, 25 hours'],
          ['Driver', 'Bus depot', 'Full-time'],
        ]),
      ),
    },
  },
  {
    name: 'question: what costs nothing and is for whom',
    instructions: 'Which event for adults is free of charge?',
    answer: /Star Evening/,
    pages: {
      '/': page(
        'Culture House',
        'In November',
        cards([
          ['Puppet Morning', 'For children', 'Free'],
          ['Wine and Words', 'For adults', '12 €'],
          ['Star Evening', 'For adults', 'Free'],
          ['Robot Lab', 'For children', '4 €'],
        ]),
      ),
    },
  },
  {
    name: 'question: the longest that is easy',
    instructions: 'Which is the longest walk that is easy?',
    answer: /Reed Lake/,
    pages: {
      '/': page(
        'Footpaths',
        'Walks around Ostra',
        cards([
          ['Ridge Path', '18 km', 'Difficult'],
          ['Reed Lake', '11 km', 'Easy'],
          ['Three Mills', '7 km', 'Easy'],
          ['Charcoal Trail', '14 km', 'Moderate'],
        ]),
      ),
    },
  },
  {
    name: 'question: how many meet two conditions',
    instructions: 'How many of the vegan recipes take less than 30 minutes?',
    answer: /\b(?:2|two)\b/i,
    pages: {
      '/': page(
        'Ladle',
        'Recipes',
        cards([
          ['Bean stew', 'Vegan', '45 minutes'],
          ['Tomato noodles', 'Vegan', '20 minutes'],
          ['Cheese omelette', 'Vegetarian', '15 minutes'],
          ['Cucumber rolls', 'Vegan', '25 minutes'],
          ['Fish soup', 'With fish', '25 minutes'],
          ['Mushroom pie', 'Vegan', '70 minutes'],
        ]),
      ),
    },
  },
  {
    name: 'question: what the cheapest for so many costs',
    instructions: 'What does the cheapest tent for four people cost?',
    answer: /\b179\b/,
    pages: {
      '/': page(
        'Outdoors',
        'Tents',
        cards([
          ['Solo Lite', 'For 1 person', '$89'],
          ['Dome Four', 'For 4 people', '$179'],
          ['Basecamp', 'For 4 people', '$260'],
          ['Twinset', 'For 2 people', '$119'],
          ['Hall Six', 'For 6 people', '$150'],
        ]),
      ),
    },
  },
  {
    name: 'question: the dearest under a limit',
    instructions: 'Which is the most expensive camera under 500 euros?',
    answer: /Orla 20/,
    pages: {
      '/': page(
        'Lens & Light',
        'Cameras',
        cards([
          ['Orla 10', '349 €'],
          ['Orla 20', '479 €'],
          ['Vista Pro', '899 €'],
          ['Pocket One', '129 €'],
          ['Vista S', '540 €'],
        ]),
      ),
    },
  },
  {
    name: 'question: a rule for some things only',
    instructions: 'How long do you have to return an item from the sale?',
    answer: /\b14 days\b|two weeks/,
    pages: {
      '/': page(
        'Wool & Thread',
        'Questions about returns',
        '<h3>How long do I have to return something?</h3><p>You have 30 days to send back what you bought.</p><h3>Does that hold for everything?</h3><p>For items from the sale it is 14 days. Gift cards cannot be returned.</p><h3>How long until I get my money back?</h3><p>Within 5 working days after your parcel has arrived.</p>',
      ),
    },
  },
  {
    name: 'question: a number of one of several offices',
    instructions: 'What is the fax number of the Bergen office?',
    answer: /55 31 0 88|55 31 088|5531088|55 31 08 80/,
    pages: {
      '/': page(
        'Fjord Shipping',
        'Offices',
        `<h2>Oslo</h2>${terms([
          ['Telephone', '+47 22 10 40 00'],
          ['Fax', '+47 22 10 40 99'],
        ])}<h2>Bergen</h2>${terms([
          ['Telephone', '+47 55 31 08 00'],
          ['Fax', '+47 55 31 08 80'],
        ])}<h2>Bodø</h2>${terms([['Telephone', '+47 75 52 11 00']])}`,
      ),
    },
  },
  {
    name: 'question: a price under the heading of whom it is for',
    instructions: 'How much is a haircut with washing for children?',
    answer: /\b19\b/,
    pages: {
      '/': doc(
        'Salon Rita',
        '<main><h1>Salon Rita: prices</h1><h2>Women</h2><ul><li>Haircut with washing ... 42 €<li>Haircut, dry ... 33 €</ul><h2>Men</h2><ul><li>Haircut with washing ... 29 €<li>Beard ... 12 €</ul><h2>Children</h2><ul><li>Haircut with washing ... 19 €<li>Haircut, dry ... 14 €</ul></main>',
      ),
    },
  },
  {
    name: 'question: a fee for one kind of thing',
    instructions: 'How much is the fee for each day a DVD is late?',
    answer: /0\.50|50 cents/,
    pages: {
      '/': page(
        'Moor Library',
        'Fees',
        '<ul><li>Library card for a year: €15.00</li><li>Book returned late, each day: €0.20</li><li>DVD returned late, each day: €0.50</li><li>DVD lost or broken: €20.00</li><li>Reservation: €1.00</li></ul>',
      ),
    },
  },
  {
    name: 'question: a deadline of one of two terms',
    instructions: 'Until when can you apply for the spring term?',
    answer: /15 January|January 15/,
    pages: {
      '/': page(
        'Academy of Crafts',
        'How to apply',
        '<p>The academy takes students twice a year. Applications for the autumn term must reach us by 30 June. For the spring term we accept applications until 15 January. Interviews are held two weeks later.</p><p>The spring term begins on 1 March.</p>',
      ),
    },
  },
  {
    name: 'question: the guarantee on one part',
    instructions: 'How long is the guarantee on the battery?',
    answer: /2 years|two years/i,
    pages: {
      '/': page(
        'Velora Bicycles',
        'Guarantee',
        terms([
          ['Frame', '10 years'],
          ['Motor', '5 years'],
          ['Battery', '2 years or 500 charges'],
          ['Brakes, tyres and chain', 'No guarantee, as they wear'],
        ]),
      ),
    },
  },
  {
    name: 'question: whether something is allowed',
    instructions: 'Are dogs allowed on the night bus?',
    answer: /\bnot\b|\bno\b/i,
    pages: {
      '/': page(
        'Valley Coaches',
        'Travelling with animals',
        '<p>Dogs may travel on our day buses for half the fare. On night buses dogs are not allowed. Guide dogs travel free on all buses.</p>',
      ),
    },
  },
  {
    name: 'question: for how many people it must be made',
    instructions: 'How much rice do you need for eight people?',
    answer: /\b600\b/,
    pages: {
      '/': page(
        'Ladle',
        'Lemon rice',
        '<p>For 4 people. Takes 25 minutes.</p><h2>Ingredients</h2><ul><li>300 g rice</li><li>2 lemons</li><li>40 g butter</li><li>1 onion</li></ul><h2>How to make it</h2><p>Fry the onion, add the rice and 600 ml of water.</p>',
      ),
    },
  },
  {
    name: 'question: the place of one event among several of a day',
    instructions: 'Where does the reading on 14 November take place?',
    answer: /Chapel/,
    pages: {
      '/': page(
        'Brook Village',
        'What is on',
        `<h3>12 November</h3><p>Reading with Ida Sand</p><p>Place: Town library</p><h3>14 November</h3><p>Flea market</p><p>Place: School yard</p><h3>14 November</h3><p>Reading with Otto Wren</p><p>Place: Chapel of St Anne</p>`,
      ),
    },
  },
];
