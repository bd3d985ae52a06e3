import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const page = (
  title: string,
  body: string,
  script = '',
  trail = '',
): string => `<title>${title} - Revenue Service</title>${PAGES}
<style>body{margin:0;font:19px/1.45 Arial,sans-serif}header{background:#0b0c0c;color:#fff;padding:12px 40px;display:flex;justify-content:space-between}header a{color:#fff}main{max-width:900px;margin:0 40px;padding:16px 0;min-height:400px}a{color:#1d70b8}.crumb{font-size:15px}dt{font-weight:bold}.row{display:flex;gap:30px;border-bottom:1px solid #b1b4b6;padding:10px 0}.row b{width:240px}.go{background:#00703c;color:#fff;border:0;padding:9px 14px;font:inherit}footer{background:#f3f2f1;padding:24px 40px}</style>
<header><a href="/"><b>Revenue Service</b></a><a href="/mytax">Sign in to MyTax</a></header><main><p class=crumb><a href="/">Home</a>${trail}</p><h1>${title}</h1>${body}</main><footer><a href="/offices">Local offices</a> &nbsp; <a href="/contact">Contact</a> &nbsp; <a href="/forms">Forms A to Z</a></footer><script>${script}</script>`;
const mine = (title: string, body: string, script = ''): string =>
  page(title, body, `signed();${script}`, ' › <a href="/mytax">MyTax</a>');
const office = (name: string, times: readonly string[]): string =>
  page(
    `${name} office`,
    `<table>${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day, i) => `<tr><td>${day}</td><td>${times[i]}</td></tr>`).join('')}</table>`,
    '',
    ' › <a href="/offices">Local offices</a>',
  );

/** A tax office: topics in lists, a foot with more, and letters and details of one's own behind a number and a password. */
export const TAX = written(
  'tax office',
  {
    '/': page(
      'Taxes and duties',
      `<ul><li><a href="/individuals">Individuals</a><br>Income tax, allowances, returns and refunds</li><li><a href="/business">Business</a><br>Value added tax, employers</li><li><a href="/property">Property and land</a><br>Property tax, buying a house</li><li><a href="/vehicles">Vehicles</a><br>Road tax and exemptions</li></ul>`,
    ),
    '/individuals': page(
      'Individuals',
      `<ul><li><a href="/individuals/return">Your tax return</a></li><li><a href="/individuals/allowances">Allowances</a></li><li><a href="/individuals/deadlines">Deadlines and penalties</a></li><li><a href="/individuals/moving">If something changes</a></li></ul>`,
    ),
    '/individuals/return': page(
      'Your tax return',
      `<p>You send your return online or on paper.</p><button class=go onclick="stir('return')">Start now</button>`,
      '',
      ' › <a href="/individuals">Individuals</a>',
    ),
    '/individuals/allowances': page(
      'Allowances',
      `<p>The basic allowance is 11,500.</p>`,
      '',
      ' › <a href="/individuals">Individuals</a>',
    ),
    '/individuals/deadlines': page(
      'Deadlines and penalties',
      `<table><tr><th>Return for 2026</th><th>Date</th></tr><tr><td>On paper</td><td>31 October 2027</td></tr><tr><td>Online</td><td>31 January 2028</td></tr></table><p>Who is late pays 25 for each month.</p>`,
      '',
      ' › <a href="/individuals">Individuals</a>',
    ),
    '/individuals/moving': page(
      'If something changes',
      `<p>A new address, name or bank account is changed under <a href="/mytax">MyTax</a>.</p>`,
      '',
      ' › <a href="/individuals">Individuals</a>',
    ),
    '/business': page('Business', `<p>Register before you begin to trade.</p>`),
    '/property': page('Property and land', `<p>The tax on a house depends on its value.</p>`),
    '/vehicles': page('Vehicles', `<p>Electric cars are free of road tax until 2030.</p>`),
    '/contact': page('Contact', `<p>Helpline: 0555 700 700. We do not answer questions by e-mail.</p>`),
    '/forms': page('Forms A to Z', `<ul><li>A1 Allowances<li>C3 Children<li>R4 Repayment<li>V2 Vehicles</ul>`),
    '/offices': page(
      'Local offices',
      `<ul>${['Ashby', 'Dorley', 'Kelby', 'Marsh End'].map((name) => `<li><a href="/offices/${name.toLowerCase().replace(' ', '-')}">${name}</a></li>`).join('')}</ul>`,
    ),
    '/offices/ashby': office('Ashby', ['9:00', '9:00', '9:00', '9:00', '9:00']),
    '/offices/dorley': office('Dorley', ['8:00 to 12:00', 'closed', '8:00 to 12:00', '13:00 to 17:00', 'closed']),
    '/offices/kelby': office('Kelby', ['9:00 to 16:00', '9:00 to 16:00', 'closed', '10:30 to 19:00', '9:00 to 13:00']),
    '/offices/marsh-end': office('Marsh End', ['closed', 'closed', '9:00 to 15:00', 'closed', '9:00 to 15:00']),
    '/signin': page(
      'Sign in to MyTax',
      `<form class=in><p><label for=u>Tax number</label><br><input id=u name=u></p><p><label for=p>Password</label><br><input id=p type=password name=p></p><p id=wrong role=alert></p><button class=go>Sign in</button></form>`,
      signIn('318-774-02', 'Plum-harbour-1', '/mytax'),
    ),
    '/mytax': mine(
      'MyTax',
      `<p>Signed in as R. Delgado</p><ul><li><a href="/mytax/letters">Letters and notices (3)</a></li><li><a href="/mytax/payments">Payments</a></li><li><a href="/mytax/details">Your details</a></li><li><a href="/mytax/agents">Who may act for you</a></li></ul>`,
    ),
    '/mytax/letters': mine(
      'Letters and notices',
      `<ul><li><a href="/mytax/l1">Reminder to send your return</a>, 2 March 2026</li><li><a href="/mytax/l2">Tax assessment 2025</a>, 20 October 2026</li><li><a href="/mytax/l3">Change of tax class</a>, 11 January 2026</li></ul>`,
    ),
    '/mytax/l1': mine('Reminder to send your return', `<p>Please send your return for 2025 by 31 October 2026.</p>`),
    '/mytax/l2': mine(
      'Tax assessment 2025',
      `<p>Tax due: 4,211.60. Tax paid: 4,530.00.</p><p>You get back: 318.40</p>`,
    ),
    '/mytax/l3': mine('Change of tax class', `<p>Your tax class is now B.</p>`),
    '/mytax/payments': mine(
      'Payments',
      `<p>Nothing is due.</p><button class=go onclick="stir('pay')">Make a payment</button>`,
    ),
    '/mytax/agents': mine('Who may act for you', `<p>Nobody.</p><button onclick="stir('agent')">Add somebody</button>`),
    '/mytax/details': mine(
      'Your details',
      `<div class=row><b>Address</b><span>8 Mill Lane</span><button onclick="stir('address')">Change</button></div><div class=row><b>Bank account</b><span id=n>XX31 0020 4410</span><button onclick="$('f').hidden=false">Change</button></div><div class=row><b>Telephone</b><span>none</span><button onclick="stir('phone')">Change</button></div><form id=f hidden><label>New account number (IBAN)<br><input name=i></label> <button class=go>Save</button></form><p id=k role=status></p>`,
      `$('f').onsubmit=function(e){e.preventDefault();put('iban',this.i.value);$('n').textContent=this.i.value;this.hidden=true;$('k').textContent='Your bank account has been changed.'}`,
    ),
  },
  [
    {
      name: 'the day for a return on paper',
      asks: 'By which day do you have to send in your tax return for 2026 on paper?',
      says: /31 October 2027/,
    },
    {
      name: 'a new bank',
      asks: 'You have changed your bank. Tell the tax office the number of your new account.',
      knows: { taxNumber: '318-774-02', password: 'Plum-harbour-1', newIban: 'XX88 7100 2234' },
      holds: "s.iban&&s.iban.replace(/ /g,'')==='XX8871002234'",
    },
    {
      name: 'money back',
      asks: 'The tax office has written to you about your taxes of 2025. How much do you get back?',
      knows: { taxNumber: '318-774-02', password: 'Plum-harbour-1' },
      says: /318\.40/,
    },
    { name: 'a morning in Kelby', asks: 'From what time is the office in Kelby open on Thursdays?', says: /10:30/ },
  ],
);
