import { knows, type Task } from './types.ts';

/** A page on which the right thing to do next is one of few, by the name of its action. */
export interface NextStep extends Task {
  next: RegExp;
}

const links = (labels: string): string =>
  labels
    .split('|')
    .map((label) => `<li><a href="/${label.toLowerCase().replace(/\W+/g, '-')}">${label}</a></li>`)
    .join('');
const page = (head: string, nav: string, body: string, foot = 'Imprint|Privacy|Jobs'): Task['pages'] => ({
  '/': `<title>${head}</title><nav><ul>${links(nav)}</ul></nav><h1>${head}</h1>${body}<footer><ul>${links(foot)}</ul></footer>`,
});

/** The first step on pages where the wanted thing has another name, is one of several, or is not to be had by what is nearest. */
export const NEXT_STEPS: NextStep[] = [
  {
    name: 'next: where a move is told',
    instructions: 'We are moving to a new house in spring. Let the water company know.',
    next: /^click:change-of-address$/,
    pages: page(
      'Clearbrook Water',
      'Charges|Water quality|Save water|Company history|Meters',
      '<p>Good water for all houses.</p>',
      'Change of address|Imprint|Privacy|Jobs|Help',
    ),
  },
  {
    name: 'next: what was left behind, beside a form for something else',
    instructions: 'I left my scarf on a bus yesterday. Find out how I can get it back.',
    next: /^click:lost-and-found$/,
    pages: page(
      'Valley Buses',
      'Lines|Fares|Stops|My trips',
      '<form><label>From <input></label><label>To <input></label><label>Date <input type=date></label><button>Show buses</button></form>',
      'Press|Lost and found|Jobs|Imprint',
    ),
  },
  {
    name: 'next: what somebody paid for',
    instructions: 'Read the latest about the rowing championship.',
    next: /^click:sports?$/,
    pages: page(
      'The Weir Post',
      'Politics|Town|Sport|Money',
      '<div style="float:right;width:220px"><div>Advertisement</div><div><a href="/ad">Rowing machines for champions: latest prices</a></div></div><h2><a href="/b">Bridge closed for a week</a></h2><p>Repairs begin on Monday.</p>',
    ),
  },
  {
    name: 'next: the whole for a part of it',
    instructions: 'Cancel the towel add-on of your gym membership.',
    next: /^click:extras$/,
    pages: page(
      'Your membership',
      'Training|Extras|Studios',
      '<table><tr><td>Joined<td>May 2024<tr><td>Fee<td>£29</table><p><a href="/end">Cancel membership</a></p>',
    ),
  },
  {
    name: 'next: a part of the page that is closed',
    instructions: 'Find out which instruments Ms. Adair teaches.',
    next: /^click:about-the-teacher$/,
    pages: {
      '/': `<title>Ms. Adair</title><h1>Ms. Lena Adair, music school</h1><div role=tablist><button role=tab aria-selected=true>Lessons</button><button role=tab aria-selected=false>About the teacher</button><button role=tab aria-selected=false>Getting there</button></div><div><b>Next free lessons</b><p><button>Tue 3 Nov, 15:00</button> <button>Thu 5 Nov, 16:00</button></p></div><footer><a href="/i">Instruments for sale</a></footer>`,
    },
  },
  {
    name: 'next: half of the name, and a box to search',
    instructions: 'Find a recipe for pear soup.',
    next: /^type:/,
    pages: page(
      'Nine Pots',
      'Breakfast|Baking',
      '<form><input type=search placeholder="Search 900 recipes"><button>Search</button></form><p><a href="/1">Leek soup with cheese</a></p><p><a href="/2">Pear tart</a></p><p><a href="/3">Onion soup from Lyon</a></p>',
    ),
  },
  {
    name: 'next: what one has, and what one wants to have',
    instructions: 'Make an appointment with Ines Falk.',
    next: /^click:book-a-time/,
    pages: page(
      'Our physiotherapists',
      'My appointments|Treatments|Prices',
      ['Jon Bell', 'Ines Falk', 'Ada Quist']
        .map((who) => `<div><h2>${who}</h2><a href="/cv">Profile</a> <button>Book a time</button></div>`)
        .join(''),
    ),
  },
  {
    name: 'next: a form that was refused before',
    instructions: 'Order the seed catalogue.',
    knowledge: knows({ name: 'Rosa Delgado', email: 'rosa@example.org' }),
    next: /^type:e-mail/,
    pages: page(
      'Your details',
      'Seeds|Bulbs|Tools',
      '<p>Please check the marked entry.</p><form><p><label>First and last name <input value="Rosa Delgado"></label></p><p><label>E-mail <input value="rosa.example.org"></label><br><small>The address needs an @ sign.</small></p><button>Order catalogue</button></form>',
    ),
  },
  {
    name: 'next: letters that nobody asked for',
    instructions: 'Sign up for the sailing course.',
    next: /^click:sailing/,
    pages: page(
      'Courses on the lake',
      'About us|Rooms|Boats|Sign up for our newsletter',
      `<p>Sign up now! Our newsletter tells you of new courses first.</p><p><input type=email placeholder="Your e-mail"> <button>Sign up</button></p><ul>${links('Rowing for two|Sailing, first steps|Knots and ropes')}</ul>`,
    ),
  },
  {
    name: 'next: the language of what is shown',
    instructions: 'Switch the language of the program to Italian.',
    next: /^choose:display-language$/,
    pages: page(
      'Preferences',
      'Profile|Keys|Billing',
      '<p><label>Dictionary <select><option>English<option>Italian<option>None</select></label></p><p><label>Display language <select><option>English<option>Deutsch<option>Italiano</select></label></p><button>Save</button>',
    ),
  },
  {
    name: 'next: an event, beside a box that looks up books',
    instructions: 'Book two places at the story morning for small children on Saturday 13 June.',
    knowledge: knows({ event: 'Story morning', day: 'Saturday 13 June', places: '2' }),
    next: /^click:what-is-on/,
    pages: page(
      'Millbrook Library',
      'Books|My loans',
      '<form><label>Find a book by title or author <input name=q></label><button>Search</button></form><ul><li><a href="/whats-on">What is on</a><p>Story mornings, talks and clubs.</p></li><li><a href="/rooms">Rooms</a><p>Quiet places to read.</p></li></ul>',
      'Privacy',
    ),
  },
  {
    name: 'next: neither the name of the site nor the way here, but the act in other words',
    instructions: 'You have hired a pressure washer. Extend the hire by two days.',
    next: /^click:keep-it-longer/,
    pages: {
      '/': '<title>Hire KH-481 | Kestrel Tool Hire</title><header><a href="/home">Kestrel Tool Hire</a> <a href="/hire">My hire</a> <a href="/basket">Basket</a></header><h1>Hire KH-481</h1><p>Pressure washer</p><a href="/longer">Keep it longer</a> <a href="/collect">Arrange collection</a>',
    },
  },
  {
    name: 'next: the act, and not the way back without it',
    instructions: 'Renew "Bread for Every Day", and only this one.',
    next: /^click:renew-until/,
    pages: {
      '/': '<title>Renew – Library</title><h1>Renew a book</h1><p>Bread for Every Day</p><button>Renew until Thu 25 June</button> <a href="/loans">Back without renewing</a>',
    },
  },
  {
    name: 'next: the cheapest of its kind, and of no other kind beside it',
    instructions:
      'You want to sand a wooden floor. Find out which floor sander costs least per day and put it in the basket for one day.',
    next: /^click:pellworth/,
    pages: page(
      'Floors and sanding',
      'Drills|Garden',
      `<div>${[
        'Bosk hand sander 8',
        'Harrow floor sander 29',
        'Tile hammer 19',
        'Pellworth floor sander 21',
        'Delta sander 9',
      ]
        .map((text) => /^(.*) (\d+)$/.exec(text)!)
        .map(
          ([, name, price]) => `<div style="margin:9px"><a href="/${price}">${name}</a><p>£${price} per day</p></div>`,
        )
        .join('')}</div>`,
      'Imprint',
    ),
  },
];
