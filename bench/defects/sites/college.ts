import { complaintsAbout, type Field, formHtml } from './form.ts';
import { type Answer, escapeHtml, NOT_FOUND, type Site, type Visit } from './kit.ts';

const NEWS = ['The canteen opens at five.', 'Our open evening was a success.'];

interface Course {
  slug: string;
  title: string;
  subject: string;
  price: number;
  room: string;
  day: string;
}

const course = (slug: string, title: string, subject: string, price: number, room: string, day: string): Course => ({
  slug,
  title,
  subject,
  price,
  room,
  day,
});

const COURSES: readonly Course[] = [
  course('throwing-pots', 'Throwing Pots', 'Crafts', 145, 'K2', 'Monday'),
  course('glazing', 'Glazing and Firing', 'Crafts', 98, 'K2', 'Tuesday'),
  course('basket-weaving', 'Basket Weaving', 'Crafts', 120, 'K4', 'Wednesday'),
  course('bookbinding', 'Bookbinding', 'Crafts', 132, 'K1', 'Thursday'),
  course('spanish-one', 'Spanish for Beginners', 'Languages', 160, 'B14', 'Monday'),
  course('italian-one', 'Italian for Beginners', 'Languages', 160, 'B11', 'Wednesday'),
  course('polish-one', 'Polish for Beginners', 'Languages', 150, 'B12', 'Thursday'),
  course('bookkeeping', 'Bookkeeping', 'Work', 210, 'A3', 'Tuesday'),
  course('spreadsheets', 'Spreadsheets', 'Work', 175, 'A5', 'Friday'),
];
const SUBJECTS = ['Crafts', 'Languages', 'Work'] as const;
/** What the subjects are called on the page that was never translated. */
const FOREIGN: Record<string, string> = { Crafts: 'Handwerk', Languages: 'Sprachen', Work: 'Beruf' };
const PAGE = 3;

const FIELDS: readonly Field[] = [
  { name: 'name', label: 'Full name' },
  { name: 'phone', label: 'Telephone number' },
];

const pounds = (amount: number) => `£${amount}`;

function subjects(visit: Visit): string {
  const link = (subject: string) =>
    `<a href="/subject/${subject.toLowerCase()}">${visit.has('foreign-words') ? FOREIGN[subject] : subject}</a>`;
  if (!visit.has('carousel')) return `<ul>${SUBJECTS.map((subject) => `<li>${link(subject)}</li>`).join('')}</ul>`;
  const slides = ['Our teachers', ...SUBJECTS, 'Find us'].map((name) =>
    SUBJECTS.includes(name as never) ? link(name) : `<a href="/about">${name}</a>`,
  );
  return `<div id="slides" style="height:12rem;background:#e8f1fb;padding:4rem 2rem;font-size:1.5rem">${slides[0]}</div>
<script>{const s=${JSON.stringify(slides)};let n=0;setInterval(()=>{slides.innerHTML=s[++n%s.length]},1600)}</script>`;
}

/** The courses of a subject, cheapest first, a few a page. */
function listing(subject: string, visit: Visit): Answer {
  const all = COURSES.filter((one) => one.subject === subject).sort((a, b) => a.price - b.price);
  const page = Math.max(1, Number(visit.query.get('page') ?? 1));
  const from = visit.has('stuck-pages') ? 0 : (page - 1) * PAGE;
  const rows = all.slice(from, from + PAGE);
  const price = (one: Course) => (visit.has('no-prices') ? 'ask us' : pounds(one.price));
  const next = all.length > page * PAGE ? `<p><a href="?page=${page + 1}">More ${subject.toLowerCase()}</a></p>` : '';
  return {
    title: subject,
    main: `<h1>${subject}</h1><table><tr><th>Course</th><th>Day</th><th>Price</th></tr>${rows
      .map(
        (one) =>
          `<tr><td><a href="/course/${one.slug}">${escapeHtml(one.title)}</a></td><td>${one.day}</td><td>${price(one)}</td></tr>`,
      )
      .join('')}</table>${next}`,
  };
}

/** A room as text, or as only a picture of it that says nothing, or in letters too small to read. */
function room(one: Course, visit: Visit): string {
  if (visit.has('small-print'))
    return `<p style="font-size:5px;color:#aab2bb">Room ${one.room}, ${one.day} at 18.30</p>`;
  if (visit.has('behind-hover'))
    return `<style>.plan b{display:none}.plan:hover b{display:inline}</style><p class="plan">▪ <b>Room ${one.room}, ${one.day} at 18.30</b></p>`;
  return `<p>Room ${one.room}, ${one.day} at 18.30</p>`;
}

function details(one: Course, visit: Visit): Answer {
  const terms = visit.has('disabled-button')
    ? `<p style="margin-top:60rem"><label><input type="checkbox" onchange="document.querySelector('.primary').disabled=!this.checked"> I have read the rules of the house</label></p><script>document.querySelector('.primary').disabled=true;document.querySelector('.primary').style.opacity=.5</script>`
    : '';
  const label = visit.has('renamed-button') ? 'Continue to pipeline' : 'Enrol';
  return {
    title: one.title,
    main: `<h1>${escapeHtml(one.title)}</h1>${room(one, visit)}<p>Price: ${pounds(one.price)}</p><form action="/course/${one.slug}/enrol"><button class="primary">${label}</button></form>${terms}`,
  };
}

function enrol(one: Course, visit: Visit): Answer {
  const complaints = complaintsAbout(FIELDS, visit.form);
  if (complaints?.size === 0 && visit.has('session-expired'))
    return { title: 'Expired', main: '<h1>Your session has expired</h1><p><a href="/">Start again</a></p>' };
  if (complaints?.size === 0 && visit.has('no-way-on'))
    return { title: 'Thank you', main: '<h1>Thank you</h1><p>We will look at your request in due course.</p>' };
  if (complaints?.size === 0)
    return {
      title: 'Enrolled',
      main: `<h1>You are enrolled</h1><p>${escapeHtml(visit.form!.get('name')!)}, we will see you in ${escapeHtml(one.title)} on ${one.day}. Your number is ${4400 + visit.seed}.</p>`,
    };
  return {
    title: `Enrol: ${one.title}`,
    main: `<h1>Enrol on ${escapeHtml(one.title)}</h1>${formHtml(FIELDS, visit.path, 'Send my enrolment', visit, complaints)}`,
  };
}

/** An evening college: courses to compare, to look up and to enrol on. */
export const college: Site = {
  name: 'Elmgate Evening College',
  nav: [
    ['/courses', 'Courses', 'Provision'],
    ['/about', 'About us', 'Governance'],
  ],
  answer(visit) {
    const [, first = '', slug = '', last = ''] = visit.path.split('/');
    const one = COURSES.find((known) => known.slug === slug);
    const subject = SUBJECTS.find((known) => known.toLowerCase() === slug);
    if (visit.path === '/')
      return {
        title: 'Welcome',
        main: `<h1>Learn something in the evening</h1><p>${NEWS[visit.seed % NEWS.length]}</p>${subjects(visit)}`,
      };
    if (first === 'courses') return { title: 'Courses', main: `<h1>Our courses</h1>${subjects(visit)}` };
    if (first === 'about')
      return { title: 'About us', main: '<h1>About us</h1><p>Evening classes since 1962, in Elm Lane.</p>' };
    if (first === 'subject' && subject && !(visit.has('dead-link') && subject === 'Languages'))
      return listing(subject, visit);
    if (first === 'course' && one) return last === 'enrol' ? enrol(one, visit) : details(one, visit);
    return NOT_FOUND;
  },
};
