import { knows } from '../../types.ts';
import { type Family, NAMES, PLACES } from '../family.ts';
import { DAYS, field, radios, select, site, tick } from './site.ts';

/** Sites with a form that takes several pages, that fails, or that asks for consent. */
export const FORM_SITES: readonly Family[] = [
  {
    name: 'site: a wizard with delivery and card',
    make: (d) => {
      const way = d.pick(['Express', 'Standard', 'Collect']);
      return {
        instructions: `Finish the order that is in your basket, with ${way.toLowerCase()} delivery, and pay by card.`,
        knowledge: knows({
          name: 'Ada Brook',
          email: 'ada@example.org',
          street: '4 Quay Road',
          city: 'Ghent',
          'postal code': '9000',
          'card number': '4111 1111 1111 1111',
          'card expiry': '08/29',
          'card security code': '123',
        }),
        pages: site(d, {
          brand: 'Tea Ledger',
          nav: [
            ['Teas', '/teas'],
            ['Basket (1)', '/basket'],
          ],
          views: {
            '/': { heading: 'Tea, weighed by hand', body: '<p>Since 1931.</p>' },
            '/teas': { heading: 'Teas', body: '<p>Assam, Darjeeling, Keemun.</p>' },
            '/basket': {
              heading: 'Your basket',
              body: `<p>Assam, 250 g, 12.00 EUR</p><a href="/address">${d.pick(['Checkout', 'Proceed to checkout', 'Go to checkout'])}</a>`,
            },
            '/address': {
              heading: 'Delivery address',
              body: `<p>Step 1 of 3</p><form onsubmit="event.preventDefault();var m=['nm','em','st','ci','pc'].filter(function(x){return !val(x)});if(m.length){say('Please fill in every field.');return}put('a',val('st'));go('/way')">${field(d, 'Full name', 'nm')}${field(d, 'Email', 'em')}${field(d, 'Street and number', 'st')}${field(d, 'Town', 'ci')}${field(d, 'Postal code', 'pc')}<button>Next</button></form>`,
            },
            '/way': {
              heading: 'Delivery',
              body: `<p>Step 2 of 3</p><form onsubmit="event.preventDefault();if(!val('way')){say('Please choose a way of delivery.');return}put('w',val('way'));go('/pay')">${radios('How shall we send it?', 'way', ['Standard - 3 to 5 days, free', 'Express - next day, 6.00 EUR', 'Collect - from our shop'])}<button>Next</button></form>`,
            },
            '/pay': {
              heading: 'Payment',
              body: `<p>Step 3 of 3</p><form onsubmit="event.preventDefault();var c=val('cc').replace(/ /g,'');if(c.length!==16){say('Please enter a valid card number.');return}if(!val('em')||!val('ey')){say('Please choose when the card expires.');return}if(val('cv').length!==3){say('Please enter the security code.');return}if(!val('tc')){say('Please accept the terms of sale.');return}win(get('w')==='${way}'&&get('a')==='4 Quay Road'&&c==='4111111111111111'&&val('em')==='08'&&/29$/.test(val('ey')));go('/thanks')">${field(d, 'Card number', 'cc')}<fieldset><legend>Expiry date</legend><select name=em aria-label="Month"><option value="">MM</option>${DAYS.slice(
                0,
                12,
              )
                .map((x) => `<option>${x.padStart(2, '0')}</option>`)
                .join(
                  '',
                )}</select><select name=ey aria-label="Year"><option value="">YYYY</option>${[2026, 2027, 2028, 2029, 2030].map((x) => `<option>${x}</option>`).join('')}</select></fieldset>${field(d, 'Security code', 'cv')}${tick('I accept the terms of sale', 'tc')}<button>${d.pick(['Pay now', 'Place order', 'Order and pay'])}</button></form>`,
            },
            '/thanks': { heading: 'Thank you, Ada', body: '<p>Your order number is 7741.</p>' },
          },
        }),
      };
    },
  },
  {
    name: 'site: a form that fails',
    make: (d) => ({
      instructions: d.pick([
        'Send the shop a message: your parcel has not come.',
        'Contact the shop and tell them that your parcel has not come.',
      ]),
      knowledge: knows({ name: 'Ada Brook', email: 'ada@example.org' }),
      claim: 'gave_up',
      pages: site(d, {
        brand: d.pick(NAMES),
        nav: [
          ['Products', '/products'],
          ['Contact', '/contact'],
        ],
        views: {
          '/': { heading: 'Good things', body: '<p>From near by.</p>' },
          '/products': { heading: 'Products', body: '<p>None this week.</p>' },
          '/contact': {
            heading: 'Contact us',
            body: `<form onsubmit="event.preventDefault();${d.pick(["say('Something went wrong on our side. Please try again later.')", "say('Sorry, we could not send your message.')", "say('Error 500')"])}">${field(d, 'Name', 'nm')}${field(d, 'Email', 'em')}${select('Topic', 'tp', ['Delivery', 'Returns', 'Something else'])}<div class=f><label>Message<br><textarea name=ms></textarea></label></div><button>Send</button></form>`,
          },
        },
      }),
    }),
  },
  {
    name: 'site: topic and consent in a contact form',
    make: (d) => {
      const topic = d.pick(['A broken lamp', 'A wrong invoice', 'A late delivery']);
      const [option, wish] = {
        'A broken lamp': ['Faulty product', 'Your lamp arrived broken. Ask the shop for a new one.'],
        'A wrong invoice': ['Billing', 'Your invoice shows the wrong amount. Write to the shop about billing.'],
        'A late delivery': ['Delivery', 'Your delivery is late. Ask the shop where it is.'],
      }[topic] as [string, string];
      return {
        instructions: wish,
        knowledge: knows({ name: 'Ada Brook', email: 'ada@example.org', 'order number': 'QX-2210' }),
        pages: site(d, {
          brand: `${d.pick(PLACES)} Lighting`,
          nav: [
            ['Lamps', '/lamps'],
            ['Showroom', '/showroom'],
            [d.pick(['Contact', 'Help & contact', 'Customer service']), '/contact'],
          ],
          views: {
            '/': { heading: 'Light for evenings', body: '<p>Every lamp is made to order.</p>' },
            '/lamps': { heading: 'Lamps', body: '<p>Table, floor, ceiling.</p>' },
            '/showroom': { heading: 'Showroom', body: '<p>Open on Saturdays.</p>' },
            '/contact': {
              heading: 'How can we help?',
              body: `<form onsubmit="event.preventDefault();if(!val('tp')){say('Please choose a topic.');return}if(!val('nm')||!/@/.test(val('em'))||!val('ms')){say('Please fill in the required fields.');return}if(!val('ok')){say('Please accept our privacy policy.');return}win(val('tp')==='${option}'&&val('on')==='QX-2210');go('/sent')">${select('Topic *', 'tp', ['Delivery', 'Billing', 'Faulty product', 'Other'], 'Select a topic')}${field(d, 'Your name *', 'nm')}${field(d, 'Email *', 'em')}${field(d, 'Order number (optional)', 'on')}<div class=f><label>Message *<br><textarea name=ms rows=4></textarea></label></div>${tick('I have read the <a href="/privacy">privacy policy</a> *', 'ok')}<button>Send message</button></form>`,
            },
            '/sent': { heading: 'Message sent', body: '<p>We answer within two working days.</p>' },
          },
        }),
      };
    },
  },
];
