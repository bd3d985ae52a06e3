import { carried, complaintsAbout, type Field, formHtml } from './form.ts';
import { type Answer, escapeHtml, NOT_FOUND, type Site, type Visit } from './kit.ts';

const NEWS = ['Your statement for September is ready.', 'Your card is good until 2029.'];

const FIELDS: readonly Field[] = [
  { name: 'payee', label: 'Name of the payee' },
  { name: 'sort', label: 'Sort code' },
  { name: 'account', label: 'Account number' },
  { name: 'amount', label: 'Amount', hint: 'In pounds' },
  { name: 'reference', label: 'Reference' },
];

function pounds(amount: number): string {
  return `£${amount.toFixed(2)}`;
}

function review(visit: Visit): Answer {
  const form = visit.form ?? new URLSearchParams();
  const amount = Number((form.get('amount') ?? '').replace(/[^\d.]/g, ''));
  const fee = visit.has('hidden-cost') ? 4.5 : 0;
  const rows = [
    ['To', form.get('payee') ?? ''],
    ['Amount', pounds(amount)],
    ...(fee > 0 ? [['Handling charge', pounds(fee)]] : []),
    ['Total to pay', pounds(amount + fee)],
  ];
  const swapped = visit.has('misleading-label');
  return {
    title: 'Check your payment',
    main: `<h1>Check your payment</h1><table>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${escapeHtml(value!)}</td></tr>`).join('')}</table>
<form method="post" action="/payments/sent">${carried(form)}<p><button class="primary">${swapped ? 'Clear' : 'Send payment'}</button> <a class="plain" href="/payments/send">${swapped ? 'Confirm details' : 'Change something'}</a></p></form>`,
  };
}

/** A bank's site for somebody who is signed in: money to send. */
export const bank: Site = {
  name: 'Tern Bank',
  nav: [
    ['/', 'Accounts', 'Holdings'],
    ['/payments', 'Payments', 'Disbursements'],
    ['/cards', 'Cards', 'Instruments'],
    ['/help', 'Help', 'Knowledge base'],
  ],
  answer(visit) {
    switch (visit.path) {
      case '/':
        return {
          title: 'Your accounts',
          main: `<h1>Your accounts</h1><table><tr><th>Current account</th><td>£1,204.16</td></tr><tr><th>Savings</th><td>£3,870.00</td></tr></table><p>${NEWS[visit.seed % NEWS.length]}</p>`,
        };
      case '/payments':
        return {
          title: 'Payments',
          main: '<h1>Payments</h1><p><a class="primary" href="/payments/send">Send money</a></p><p><a href="/help">How long does a payment take?</a></p>',
        };
      case '/payments/send': {
        const complaints = complaintsAbout(FIELDS, visit.form);
        if (complaints?.size === 0) return review(visit);
        return {
          title: 'Send money',
          main: `<h1>Send money</h1>${formHtml(FIELDS, '/payments/send', 'Continue', visit, complaints)}`,
        };
      }
      case '/payments/sent': {
        const to = visit.form?.get('payee') ?? '';
        if (visit.has('missing-feedback'))
          return {
            title: 'Send money',
            main: `<h1>Send money</h1>${formHtml(FIELDS, '/payments/send', 'Continue', { ...visit, form: null }, null)}`,
          };
        return {
          title: 'Payment sent',
          main: `<h1>Your payment to ${escapeHtml(to)} has been sent</h1><p>Reference PX-${7300 + visit.seed}. It arrives today.</p>`,
        };
      }
      case '/cards':
        return { title: 'Cards', main: '<h1>Cards</h1><p>Debit card ending in 4417.</p>' };
      case '/help':
        return { title: 'Help', main: '<h1>Help</h1><p>Payments within the country arrive the same day.</p>' };
      default:
        return NOT_FOUND;
    }
  },
};
