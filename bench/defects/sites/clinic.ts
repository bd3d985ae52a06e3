import { complaintsAbout, type Field, formHtml } from './form.ts';
import { type Answer, NOT_FOUND, type Site, type Visit } from './kit.ts';

const NEWS = ['Flu vaccinations start in October.', 'The car park is closed until Friday.'];

const FIELDS: readonly Field[] = [
  {
    name: 'with',
    label: 'Who would you like to see?',
    jargon: 'Care provider modality',
    options: ['A doctor', 'A nurse', 'A physiotherapist'],
  },
  { name: 'day', label: 'Day', jargon: 'Encounter slot', options: ['Monday', 'Tuesday', 'Thursday'] },
  { name: 'name', label: 'Full name', jargon: 'Registrant designation' },
  { name: 'birth', label: 'Date of birth', jargon: 'DOB (CCYY)', hint: 'For example 27 March 1985' },
  {
    name: 'phone',
    label: 'Telephone number',
    jargon: 'MSISDN',
    check: (value) => (/^\d{11}$/.test(value) ? '' : 'Enter the telephone number with digits only, without spaces'),
  },
];

function booking(visit: Visit): Answer {
  const complaints = complaintsAbout(FIELDS, visit.form);
  if (complaints?.size === 0) {
    const at = `${visit.form!.get('day')} with ${visit.form!.get('with')!.toLowerCase()}`;
    return {
      title: 'Appointment booked',
      main: `<h1>Your appointment is booked</h1><p>We will see you on ${at}. Your reference is AP-${4100 + visit.seed}.</p>`,
    };
  }
  if (visit.has('forced-registration') && visit.query.get('account') !== 'yes' && !visit.form)
    return {
      title: 'Create an account',
      main: `<h1>Create an account to go on</h1><p>Only people with an account can book. It takes a few minutes.</p>
<form class="stack" action="/appointments/book"><input type="hidden" name="account" value="yes"><div><label for="mail">E-mail address</label><input id="mail" name="mail" required></div>
<div><label for="pass">Choose a password</label><input id="pass" name="pass" type="password" required minlength="8"></div><div><label for="pass2">Password again</label><input id="pass2" name="pass2" type="password" required minlength="8"></div>
<div><button class="primary">Create account</button></div></form>`,
    };
  return {
    title: 'Book an appointment',
    main: `<h1>Book an appointment</h1>${formHtml(FIELDS, '/appointments/book', visit.has('jargon') ? 'Commit encounter' : 'Book appointment', visit, complaints)}`,
  };
}

/** A doctors' practice: appointments to book, opening hours to look up. */
export const clinic: Site = {
  name: 'Alder Street Practice',
  nav: [
    ['/appointments', 'Appointments', 'Encounters'],
    ['/prescriptions', 'Prescriptions', 'Pharmacotherapy'],
    ['/hours', 'Opening hours', 'Service availability'],
    ['/staff', 'Our team', 'Providers'],
  ],
  answer(visit) {
    switch (visit.path) {
      case '/':
        return {
          title: 'Welcome',
          main: `<h1>Alder Street Practice</h1><p>Doctors, nurses and physiotherapists for the people of Alder Street.</p><p>${NEWS[visit.seed % NEWS.length]}</p>`,
        };
      case '/appointments':
        return {
          title: 'Appointments',
          main: '<h1>Appointments</h1><p>See a doctor, a nurse or a physiotherapist, usually within the week.</p><p><a class="primary" href="/appointments/book">Book an appointment</a></p>',
        };
      case '/appointments/book':
        return booking(visit);
      case '/prescriptions':
        return {
          title: 'Prescriptions',
          main: '<h1>Prescriptions</h1><p>Ask for a repeat prescription at the desk.</p>',
        };
      case '/staff':
        return { title: 'Our team', main: '<h1>Our team</h1><p>Dr Ada Bello, Dr Ivan Krol, nurse Mina Sato.</p>' };
      case '/hours':
        return {
          title: 'Opening hours',
          main: '<h1>Opening hours</h1><table><tr><th>Monday to Friday</th><td>8.00 to 18.30</td></tr><tr><th>Saturday</th><td>9.15 to 12.45</td></tr><tr><th>Sunday</th><td>closed</td></tr></table>',
        };
      default:
        return NOT_FOUND;
    }
  },
};
