import { knows, type Task } from './types.ts';

interface Form {
  name: string;
  instructions: string;
  known?: Record<string, string>;
  title: string;
  /** Label and control, line by line. */
  fields: Array<[label: string, control: string]>;
  /** Whether what was sent is right, of the values `d` by the names of their controls. */
  right: string;
  button?: string;
  maxTurns?: number;
}

function taskOf({ name, instructions, known = {}, title, fields, right, button = 'Send', maxTurns }: Form): Task {
  const lines = fields.map(([label, control]) => `<p><label>${label} ${control}</label></p>`).join('');
  return {
    name,
    instructions,
    knowledge: knows(known),
    ...(maxTurns ? { maxTurns } : {}),
    pages: {
      '/': `<title>${title}</title><h1>${title}</h1><form id=f>${lines}<button>${button}</button> <button type=reset>Reset</button></form><script>f.onsubmit=function(e){e.preventDefault();var d=Object.fromEntries(new FormData(f));window.won=${right};document.body.innerHTML='<p role=status>Thank you, it has been received.</p>'}</script>`,
    },
  };
}

const text = (name: string, more = '') => `<input name=${name} required ${more}>`;
const list = (name: string, options: readonly string[]) =>
  `<select name=${name} required><option value="">Please choose</option>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;

/** Forms that ask in other words than those in which the values are known, and for one person's among several. */
const FORMS: Form[] = [
  {
    name: 'known: a number is no place that the label bears',
    instructions:
      'Reserve the novel "The Lamplighter\'s Daughter" so that you can pick it up at the Eastfield library.',
    known: { library: 'Eastfield', 'card number': '2901 4477', PIN: '5182' },
    title: "Sign in to reserve The Lamplighter's Daughter",
    fields: [
      ['Library card number', text('c')],
      ['PIN', text('p')],
    ],
    right: "d.c.replace(' ','')==='29014477'&&d.p==='5182'",
    button: 'Sign in',
    maxTurns: 3,
  },
  {
    name: 'known: who one is goes to no other thing than the one that is meant',
    instructions: 'Renew "Bread for Every Day", and only this one. Your card number is 2901 4477 and your PIN is 5182.',
    known: { title: 'Bread for Every Day', 'card number': '2901 4477', PIN: '5182' },
    title: 'Sign in to renew Bread for Every Day, Ten Kites and Beans',
    fields: [
      ['', '<h2>Your card</h2>'],
      ['Library card number', text('c')],
      ['PIN', text('p')],
    ],
    right: "d.c.replace(' ','')==='29014477'&&d.p==='5182'",
    button: 'Sign in',
    maxTurns: 3,
  },
  {
    name: 'known: what one signs up for is nobody',
    instructions: 'Sign me up for Maker Days with the details given.',
    known: { name: 'Owen Tate', duration: '6 months', registration: 'BD67 OPR' },
    title: 'Maker Days',
    fields: [
      ['Full name', text('n')],
      ['Registration number of the vehicle', text('r')],
      ['How long?', list('l', ['3 months', '6 months'])],
      ['T-shirt', '<select name=t><option>None<option>S<option>M</select>'],
    ],
    right: "d.n==='Owen Tate'&&d.r==='BD67 OPR'&&d.l==='6 months'&&d.t==='None'",
    button: 'Sign up',
  },
  {
    name: 'known: what is left out is ticked under those words',
    instructions: 'Order a veg box. Leave out celery.',
    known: { name: 'Ruth Ogden' },
    title: 'Order a veg box',
    fields: [
      ['Name', text('n')],
      [
        '',
        '<fieldset><legend>Please leave out</legend><label><input type=checkbox name=b> Beetroot</label><label><input type=checkbox name=c> Celery</label></fieldset>',
      ],
    ],
    right: "d.n==='Ruth Ogden'&&d.c==='on'&&!d.b",
    button: 'Order box',
  },
  {
    name: 'known: what one cannot eat is ticked where that is asked',
    instructions: 'Reserve the tasting menu for Lea Born. No nuts and no mustard, please.',
    title: 'Reserve the tasting menu',
    fields: [
      ['Name', text('n')],
      [
        '',
        '<fieldset><legend>What can you not eat?</legend><label><input type=checkbox name=u> Nuts</label><label><input type=checkbox name=f> Fish</label><label><input type=checkbox name=m> Mustard</label></fieldset>',
      ],
    ],
    right: "d.n==='Lea Born'&&d.u==='on'&&d.m==='on'&&!d.f",
    button: 'Reserve',
  },
  {
    name: 'known: what is to be skipped is ticked under that word, and what is wanted is not',
    instructions: 'Order the fruit crate. Leave out the plums.',
    known: { name: 'Jo Wicks' },
    title: 'Fruit crate',
    fields: [
      ['Name', text('n')],
      [
        '',
        '<fieldset><legend>Skip these fruits</legend><label><input type=checkbox name=p> Pears</label><label><input type=checkbox name=l> Plums</label></fieldset>',
      ],
    ],
    right: "d.n==='Jo Wicks'&&d.l==='on'&&!d.p",
    button: 'Order',
  },
  {
    name: 'known: from one home to the next, for half a year',
    instructions:
      'I am moving out of my flat at 9 Pike Street, BS1 2LT Bristol to 30 Orchard Way, EX1 3QS Exeter. Set up redirection of my post for half a year. My name is Cal Reid and only I am moving.',
    title: 'Redirection of post',
    fields: [
      ['New street', text('n')],
      ['Old street', text('o')],
      ['New postcode', text('p')],
      ['How long?', list('l', ['3 months', '6 months'])],
      ['First and last name', text('w')],
    ],
    right: "d.o==='9 Pike Street'&&d.n==='30 Orchard Way'&&d.p==='EX1 3QS'&&d.l==='6 months'&&d.w==='Cal Reid'",
    button: 'Set up redirection',
  },
  {
    name: 'known: the last digits, and where it was',
    instructions:
      'My bank card was stolen at the central station on 30 October 2026. Report it as stolen. The last four digits are 7714.',
    title: 'Report a card',
    fields: [
      ['Last four digits of the card', text('f')],
      ['Where was that?', text('w')],
      ['Date', '<input type=date name=t required>'],
    ],
    right: "d.f==='7714'&&/station/.test(d.w)&&d.t==='2026-10-30'",
    button: 'Report card',
  },
  {
    name: 'known: whom a thing is for and from',
    instructions: 'Order a voucher with the details given.',
    known: { voucher_for: 'Rhea Pike', from: 'Gwen Toll', 'value of it': '40' },
    title: 'Gift vouchers',
    fields: [
      ['Who is it for?', text('to')],
      ['Who is it from?', text('by')],
      ['Value of the voucher in euros', text('v', 'type=number')],
    ],
    right: "d.to==='Rhea Pike'&&d.by==='Gwen Toll'&&d.v==='40'",
    button: 'Order voucher',
  },
  {
    name: 'known: somebody who is booked in',
    instructions: 'Book a trial lesson for Piet Holm, who is 31 years old.',
    title: 'Trial lesson',
    fields: [
      ['Your full name', text('n')],
      ['Age', text('a', 'type=number')],
    ],
    right: "d.n==='Piet Holm'&&d.a==='31'",
    button: 'Book trial lesson',
  },
  {
    name: 'known: in the unit of the form',
    instructions: 'Register the parcel with the details given.',
    known: { weight_in_kilograms: '2', length: '57 cm', contents: 'Books' },
    title: 'Register a parcel',
    fields: [
      ['Contents', text('c')],
      ['Weight in grams', text('w')],
      ['Length (cm)', text('l')],
    ],
    right: "d.c==='Books'&&d.w==='2000'&&d.l==='57'",
    button: 'Register parcel',
  },
  {
    name: 'known: numbers under other names',
    instructions: 'Report your boiler as out of order.',
    known: { 'contract number': '88-1170', 'serial number of the boiler': 'VX204417', 'customer number': 'K 5521' },
    title: 'Report a fault',
    fields: [
      ['Serial no.', text('s')],
      ['Client ID', text('c')],
      ['Contract', text('v')],
    ],
    right: "d.s==='VX204417'&&d.c==='K 5521'&&d.v==='88-1170'",
  },
  {
    name: 'known: a child and its father',
    instructions: 'Register my daughter Ines for the swimming course.',
    known: { "daughter's name": 'Ines Kaya', "father's name": 'Emre Kaya', 'mobile phone': '0171 555 0182' },
    title: 'Swimming course',
    fields: [
      ['Participant', text('p')],
      ['Parent or guardian', text('g')],
      ['How can we reach you?', text('t', 'type=tel')],
    ],
    right: "d.p==='Ines Kaya'&&d.g==='Emre Kaya'&&/^0171/.test(d.t)",
  },
  {
    name: 'known: addresses of two people',
    instructions: 'Invite Jonas Berg to the shared folder.',
    known: { "Jonas's email": 'jonas@example.net', 'my email': 'rosa@example.org' },
    title: 'Invite somebody',
    fields: [
      ['Given name', text('g')],
      ['Family name', text('n')],
      ['Mail', text('m', 'type=email')],
      ['Message', '<textarea name=w></textarea>'],
    ],
    right: "d.g==='Jonas'&&d.n==='Berg'&&d.m==='jonas@example.net'&&d.w===''",
  },
  {
    name: 'known: digits as the form wants them',
    instructions: 'Register your new bank card.',
    known: { 'card number': '5412 7788 9012 3345', 'card PIN': '6630', 'letter code': '904417' },
    title: 'Register a card',
    fields: [
      ['16-digit number, no spaces', text('c')],
      ['PIN', text('p', 'type=password')],
      ['Code from the letter', text('l')],
    ],
    right: "d.c==='5412778890123345'&&d.p==='6630'&&d.l==='904417'",
  },
  {
    name: 'known: where from and where to',
    instructions: 'Tell the library that I moved to Linden Row 14, 40213, on 20 October.',
    known: { 'previous address': 'Mill Street 3, 40210', name: 'Rosa Delgado', 'reader number': 'R-7710' },
    title: 'Change of address',
    fields: [
      ['Reader no.', text('r')],
      ['Old address', text('o')],
      ['New address', text('n')],
      ['New postcode', text('z')],
      ['Moved on (DD/MM/YYYY)', text('d')],
    ],
    right: "d.r==='R-7710'&&/^Mill/.test(d.o)&&/^Linden Row 14/.test(d.n)&&d.z==='40213'&&d.d==='20/10/2026'",
  },
  {
    name: 'known: an answer in other words',
    instructions: 'Book a visit with the cardiologist on Saturday 14 November in the morning.',
    known: { name: 'Rosa Delgado', 'insurance number': 'T-90812' },
    title: 'Book a visit',
    fields: [
      ['Department', list('k', ['Dermatology', 'Cardiology', 'Neurology'])],
      ['When', list('w', ['Mon–Fri, 8–12', 'Sat, 9–13', 'Sat, 14–18'])],
      ['Policy no.', text('p')],
      ['Patient', text('n')],
    ],
    right: "d.k==='Cardiology'&&d.w==='Sat, 9–13'&&d.p==='T-90812'&&d.n==='Rosa Delgado'",
  },
  {
    name: 'known: work and home',
    instructions: 'Request a quote for 14 desks.',
    known: {
      'private email': 'rosa@example.org',
      'work email': 'r.delgado@clinic.example',
      'work phone': '0211 555 0140',
    },
    title: 'Request a quote',
    fields: [
      ['Number of desks', '<input type=number name=n required>'],
      ['Business e-mail', text('e', 'type=email')],
      ['Business phone', text('t', 'type=tel')],
      ['Further wishes (optional)', '<textarea name=w></textarea>'],
    ],
    right: "d.n==='14'&&/clinic/.test(d.e)&&/^0211/.test(d.t)&&d.w===''",
  },
  {
    name: 'known: what was paid is in the past',
    instructions: 'File an expense of 18.20 euros paid on 27 October for the parking.',
    known: { 'receipt number': '004417', 'cost centre': 'CC-81' },
    title: 'Add an expense',
    fields: [
      ['Date (DD.MM.YYYY)', text('d')],
      ['Amount', text('a')],
      ['Invoice no.', text('r')],
      ['Cost centre', text('c')],
    ],
    right: "d.d==='27.10.2026'&&/^18[.,]20/.test(d.a)&&d.r==='004417'&&d.c==='CC-81'",
  },
  {
    name: 'known: the new one twice',
    instructions: 'Change the PIN of your alarm to 2938.',
    known: { 'current alarm PIN': '1010', 'SIM PIN': '7744', 'mobile number': '01715550182' },
    title: 'Change PIN',
    fields: [
      ['Line', text('l', 'type=tel')],
      ['Present PIN', text('o', 'type=password')],
      ['New PIN', text('n', 'type=password')],
      ['New PIN again', text('m', 'type=password')],
    ],
    right: "d.o==='1010'&&d.n==='2938'&&d.m==='2938'&&d.l==='01715550182'",
  },
  {
    name: 'known: whom it is paid to',
    instructions: 'Transfer 60 euros to Nora Lind, reference "Tickets for May".',
    known: { "Nora's IBAN": 'DE02 1203 0000 0000 2020 51', 'my IBAN': 'DE75 5121 0800 1245 1261 99' },
    title: 'New transfer',
    fields: [
      ['Payee', text('p')],
      ["Payee's IBAN", text('i')],
      ['Amount (EUR)', text('a')],
      ['Concept', text('c')],
    ],
    right: "d.p==='Nora Lind'&&/^DE02/.test(d.i)&&/^60/.test(d.a)&&d.c==='Tickets for May'",
  },
];

const MORE: Form[] = [
  {
    name: 'known: an animal, a day in a list and what is to be said',
    instructions: 'Book a bath for my cat.',
    known: { cat_name: 'Mizzi', day: '2026-11-19', remarks: 'She is afraid of hair dryers.' },
    title: 'Book a bath',
    fields: [
      ['Name of the animal', text('a')],
      ['Day', list('d', ['Tuesday 17 November 2026', 'Thursday 19 November 2026', 'Friday 4 December 2026'])],
      ['Anything else for us', '<textarea name=w></textarea>'],
    ],
    right: "d.a==='Mizzi'&&/^Thursday 19/.test(d.d)&&/dryers/.test(d.w)",
    button: 'Book',
  },
  {
    name: 'known: what is told in passing has its own place',
    instructions: 'Set up a voucher for the spring fair that takes a percentage off, for purchases from 40 pounds.',
    known: { code: 'SPRING12', percent: '12', minimum_purchase: '40' },
    title: 'New voucher',
    fields: [
      ['Code', text('c')],
      ['Percent off', text('p')],
      ['Minimum purchase in £', text('m')],
    ],
    right: "d.c==='SPRING12'&&d.p==='12'&&d.m==='40'",
    button: 'Create voucher',
  },
  {
    name: 'known: what is left goes where nothing else does',
    instructions: 'Send the clinic a request for advice on this journey.',
    known: { name: 'Dilip Vora', country: 'Kenya', departure_date: '2027-02-18', accommodation: 'with family' },
    title: 'Advice for a journey',
    fields: [
      ['Name of traveller', text('n')],
      ['Country you will visit', text('c')],
      ['Day you leave', '<input type=date name=d>'],
      ['Where will you stay?', list('s', ['Hotel', 'With family or friends', 'Camping'])],
      ['Do you smoke?', list('k', ['No', 'Yes'])],
    ],
    right: "d.c==='Kenya'&&d.d==='2027-02-18'&&/^With family/.test(d.s)",
  },
  {
    name: 'known: a list has the answer, whatever it asks',
    instructions: 'Hire the village hall.',
    known: { occasion: 'Wedding', hirer: 'Ida Kern', setup: 'Round tables', date: '2027-06-05', guests: '80' },
    title: 'Hire the hall',
    fields: [
      ['Your name', text('n')],
      ['What are you planning?', list('w', ['Meeting', 'Wedding', "Children's party"])],
      ['How shall we lay it out?', list('l', ['Rows of chairs', 'Round tables', 'Empty'])],
      ['When?', '<input type=date name=d>'],
      ['Number of people', '<input type=number name=g>'],
    ],
    right: "d.w==='Wedding'&&d.l==='Round tables'&&d.d==='2027-06-05'&&d.g==='80'",
  },
];

/** A day that was given is found in a grid of days, some months on. */
const IN_GRID: Task = {
  name: 'known: a day in a grid of days',
  instructions: 'Book a check-up on the given day.',
  knowledge: knows({ name: 'Tom Reed', day: '2027-01-19' }),
  pages: {
    '/': `<title>Check-up</title><h1>Book a check-up</h1><form id=f><p><label>Name <input name=n></label></p><p>Day: <button type=button id=o aria-haspopup=dialog aria-expanded=false>Choose a day</button></p><div id=c hidden role=dialog aria-label="Choose a day"><b id=t></b> <button type=button id=x aria-label="Next month">›</button><div id=g></div></div><p><button>Book</button></p></form><script>var m=10,d='',N='January February March April May June July August September October November December'.split(' ');function draw(){t.textContent=N[m%12]+' '+(2026+(m>11));g.innerHTML='';for(var i=1;i<=30;i++){var b=document.createElement('button');b.type='button';b.textContent=i;b.style.width='40px';b.onclick=function(){d=this.textContent+' '+t.textContent;o.textContent=d;c.hidden=true;o.setAttribute('aria-expanded','false')};g.append(b);if(i%7==0)g.append(document.createElement('br'))}}o.onclick=function(){c.hidden=!c.hidden;o.setAttribute('aria-expanded',String(!c.hidden));draw()};x.onclick=function(){m++;draw()};f.onsubmit=function(e){e.preventDefault();window.won=d==='19 January 2027'&&f.n.value==='Tom Reed';document.body.innerHTML='<p role=status>Thank you, it has been booked.</p>'}</script>`,
  },
};

/** As tasks to be played. */
export const KNOWN: Task[] = [...[...FORMS, ...MORE].map(taskOf), IN_GRID];
