import { complaintsAbout, type Field, formHtml } from './form.ts';
import { type Answer, escapeHtml, NOT_FOUND, type Site, type Visit } from './kit.ts';

const NEWS = ['The swimming pool opens again on Saturday.', 'Have your say on the new cycle route.'];

const FAULT: readonly Field[] = [
  {
    name: 'what',
    label: 'What is wrong?',
    options: ['A street light is out', 'A hole in the road', 'Rubbish was left'],
  },
  { name: 'street', label: 'Street', jargon: 'USRN / LPI thoroughfare' },
  { name: 'near', label: 'Nearest house number', jargon: 'PAO' },
  {
    name: 'mail',
    label: 'Email address',
    jargon: 'Notification endpoint',
    check: (value) => (/^\S+@\S+\.\S+$/.test(value) ? '' : 'Enter an email address like name@example.com'),
  },
];

const PERMIT: readonly Field[] = [
  { name: 'reg', label: 'Registration number of the car' },
  { name: 'road', label: 'Street you live in' },
  {
    name: 'from',
    label: 'Start date',
    hint: 'Day, month and year',
    check: (value) =>
      /^\d{2}\/\d{2}\/\d{4}$/.test(value) ? '' : 'Enter the start date as DD/MM/YYYY, for example 07/03/2027',
  },
];

/** Everyday words for what the council keeps under its own. */
const SUBJECTS: ReadonlyArray<readonly [path: string, title: string, words: string]> = [
  ['/bins', 'Rubbish and recycling', 'bin bins waste trash refuse garbage collection day recycling rubbish'],
  ['/parking', 'Parking permits', 'parking permit car resident residents'],
  ['/faults', 'Report a problem', 'report street light lamp pothole hole road fault problem broken rubbish'],
  ['/tax', 'Council tax', 'council tax pay bill band discount student students'],
  ['/registrar', 'Births, deaths and marriages', 'birth certificate death marriage register'],
];

function answerSearch(visit: Visit): Answer {
  const query = visit.query.get('q')?.trim() ?? '';
  const asked = query
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  const found = SUBJECTS.filter(([, title, words]) =>
    asked.some((word) =>
      visit.has('literal-search')
        ? title.toLowerCase() === query.toLowerCase()
        : ` ${words} ${title.toLowerCase()} `.includes(` ${word} `),
    ),
  );
  return {
    title: 'Search',
    main: `<h1>Search results</h1>${found.length > 0 ? `<ul>${found.map(([path, title]) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul>` : `<p>There are no results for ${escapeHtml(query)}.</p>`}`,
  };
}

function survey(next: string): Answer {
  return {
    title: 'Before you start',
    main: `<h1>Before you start</h1><p>We ask everybody how they found us.</p><form class="stack" action="${next}"><input type="hidden" name="go" value="1">
<label><input type="radio" name="how" value="a" required> From a friend</label><label><input type="radio" name="how" value="b"> From a letter</label><label><input type="radio" name="how" value="c"> Elsewhere</label><button class="primary">Go on</button></form>`,
  };
}

function fault(visit: Visit): Answer {
  if (visit.has('extra-step') && !visit.form && visit.query.get('go') !== '1') return survey('/faults/new');
  const complaints = complaintsAbout(FAULT, visit.form);
  if (complaints?.size === 0 && visit.has('server-error'))
    return { title: 'Error', main: '<h1>500</h1><p>NullReferenceException at Case.Submit()</p>', status: 500 };
  if (complaints?.size === 0 && visit.has('no-confirmation'))
    return { title: 'Welcome', main: `<h1>Marlow Bay Council</h1><p>${NEWS[visit.seed % NEWS.length]}</p>` };
  if (complaints?.size === 0)
    return {
      title: 'Problem reported',
      main: `<h1>Thank you, your problem has been reported</h1><p>Your reference is MB-${8100 + visit.seed}. We look at ${escapeHtml(visit.form!.get('street')!)} within five days.</p>`,
    };
  return {
    title: 'Report a problem',
    main: `<h1>Report a problem</h1>${formHtml(FAULT, '/faults/new', 'Send report', visit, complaints)}`,
  };
}

function permit(visit: Visit): Answer {
  const complaints = complaintsAbout(PERMIT, visit.form);
  if (complaints?.size === 0)
    return {
      title: 'Application received',
      main: `<h1>We have your application</h1><p>The permit for ${escapeHtml(visit.form!.get('reg')!)} comes by post. Reference PP-${300 + visit.seed}.</p>`,
    };
  return {
    title: 'Apply for a permit',
    main: `<h1>Apply for a parking permit</h1>${formHtml(PERMIT, '/parking/apply', 'Apply', visit, complaints)}`,
  };
}

function bins(visit: Visit): Answer {
  const days = [
    ['Food waste', 'Monday'],
    ['Paper and card', 'Wednesday'],
    ['Glass', 'Thursday'],
    ['Everything else', 'Friday'],
  ];
  const table = `<table>${days.map(([what, day]) => `<tr><th>${what}</th><td>${day}</td></tr>`).join('')}</table>`;
  const grey = '<p style="color:#fbfbfb">Glass is taken on Thursday, food waste on Monday.</p>';
  const pdf =
    '<p>Days are listed in our waste strategy, part 4, annex C.</p><p><a href="/strategy">Waste strategy</a></p>';
  return {
    title: 'Rubbish and recycling',
    main: `<h1>Rubbish and recycling</h1>${visit.has('white-on-white') ? grey : visit.has('buried') ? pdf : table}`,
  };
}

/** A town's council: problems to report, permits to apply for, days to look up. */
export const council: Site = {
  name: 'Marlow Bay Council',
  nav: [
    ['/bins', 'Rubbish and recycling', 'Environmental services'],
    ['/parking', 'Parking permits', 'Kerbside management'],
    ['/faults', 'Report a problem', 'Customer relationship'],
    ['/tax', 'Council tax', 'Revenues'],
    ['/registrar', 'Births, deaths and marriages', 'Registration'],
  ],
  answer(visit) {
    const find =
      '<form action="/search" role="search"><label for="q">Search this site</label><input id="q" name="q" type="search"> <button>Search</button></form>';
    switch (visit.path) {
      case '/':
        return {
          title: 'Welcome',
          main: `<h1>Marlow Bay Council</h1>${find}<p>${NEWS[visit.seed % NEWS.length]}</p>`,
        };
      case '/search':
        return answerSearch(visit);
      case '/bins':
        return bins(visit);
      case '/strategy':
        return {
          title: 'Waste strategy',
          main: '<h1>Waste strategy</h1><p>Part 1. Our vision until 2040.</p><p>Part 2. Governance.</p>',
        };
      case '/parking':
        return {
          title: 'Parking permits',
          main: visit.has('misleading-label')
            ? '<h1>Parking permits</h1><p>Residents may park in their own street.</p><p><a class="primary" href="/parking/rules">Resident permit</a> <a href="/parking/apply">Enforcement portal</a></p>'
            : '<h1>Parking permits</h1><p>Residents may park in their own street.</p><p><a class="primary" href="/parking/apply">Apply for a permit</a> <a href="/parking/rules">Rules</a></p>',
        };
      case '/parking/rules':
        return { title: 'Rules', main: '<h1>Rules</h1><p>One permit a car. Do not park on the grass.</p>' };
      case '/parking/apply':
        return permit(visit);
      case '/faults':
        return {
          title: 'Report a problem',
          main: '<h1>Report a problem</h1><p>Street lights, roads and rubbish.</p><p><a class="primary" href="/faults/new">Start a report</a></p>',
        };
      case '/faults/new':
        return fault(visit);
      case '/tax':
        return { title: 'Council tax', main: '<h1>Council tax</h1><p>Bills go out in March.</p>' };
      case '/registrar':
        return {
          title: 'Births, deaths and marriages',
          main: '<h1>Births, deaths and marriages</h1><p>A certificate costs £12.50.</p>',
        };
      default:
        return NOT_FOUND;
    }
  },
};
