import { complaintsAbout, type Field, formHtml } from './form.ts';
import { escapeHtml, NOT_FOUND, type Site, type Visit } from './kit.ts';

const NEWS = ['Reading group on Thursday: bring a poem.', 'We are looking for volunteers.'];

const BOOKS = [
  ['harbour-lights', 'Harbour Lights', 'Nora Quist', 'Novels'],
  ['the-clay-orchard', 'The Clay Orchard', 'Samuel Adeyemi', 'Novels'],
  ['winter-ferry', 'Winter Ferry', 'Ines Calvo', 'Novels'],
  ['bread-in-a-small-oven', 'Bread in a Small Oven', 'Pia Lund', 'Cooking'],
  ['soups-for-a-week', 'Soups for a Week', 'Omar Haddad', 'Cooking'],
  ['birds-of-the-marsh', 'Birds of the Marsh', 'Ellen Voss', 'Nature'],
  ['reading-clouds', 'Reading Clouds', 'Tomas Berg', 'Nature'],
] as const;

const FIELDS: readonly Field[] = [
  { name: 'card', label: 'Library card number' },
  { name: 'branch', label: 'Branch to collect it from', options: ['Marrow Road', 'Station Square', 'Hill End'] },
];

function list(books: ReadonlyArray<(typeof BOOKS)[number]>): string {
  return `<ul>${books.map(([slug, title, author]) => `<li><a href="/book/${slug}">${escapeHtml(title)}</a> by ${escapeHtml(author)}</li>`).join('')}</ul>`;
}

const SEARCH =
  '<form action="/search" role="search"><label for="q">Search the catalogue</label><input id="q" name="q" type="search"> <button>Search</button></form>';

function found(visit: Visit): string {
  const query = visit.query.get('q')?.trim() ?? '';
  const words = query.toLowerCase().split(/\s+/);
  const books = visit.has('no-results')
    ? []
    : BOOKS.filter((book) => words.every((word) => book.join(' ').toLowerCase().includes(word)));
  return `<h1>Results for “${escapeHtml(query)}”</h1>${SEARCH}${books.length > 0 ? list(books) : '<p>No books found.</p>'}`;
}

/** A town library's catalogue: books to find, to look at and to reserve. */
export const library: Site = {
  name: 'Marrow Road Library',
  nav: [
    ['/subject/novels', 'Novels', 'Narrative holdings'],
    ['/subject/cooking', 'Cooking', 'Class 641'],
    ['/subject/nature', 'Nature', 'Class 508'],
    ['/visit', 'Opening hours', 'Access policy'],
  ],
  answer(visit) {
    const [, first = '', slug = '', last = ''] = visit.path.split('/');
    const book = BOOKS.find(([name]) => name === slug);
    if (visit.path === '/')
      return {
        title: 'Welcome',
        main: `<h1>Marrow Road Library</h1>${SEARCH}<p>${NEWS[visit.seed % NEWS.length]}</p>`,
      };
    if (first === 'search') return { title: 'Search', main: found(visit) };
    if (first === 'visit')
      return { title: 'Opening hours', main: '<h1>Opening hours</h1><p>Monday to Saturday from 10.00 to 19.00.</p>' };
    if (first === 'subject') {
      const books = BOOKS.filter(([, , , subject]) => subject.toLowerCase() === slug);
      if (books.length > 0) return { title: books[0]![3], main: `<h1>${books[0]![3]}</h1>${list(books)}` };
    }
    if (first === 'book' && book && last === 'reserve') {
      const complaints = complaintsAbout(FIELDS, visit.form);
      if (complaints?.size === 0)
        return {
          title: 'Reserved',
          main: `<h1>${escapeHtml(book[1])} is reserved for you</h1><p>Collect it from ${escapeHtml(visit.form!.get('branch')!)}. Your number is R-${510 + visit.seed}.</p>`,
        };
      return {
        title: `Reserve ${book[1]}`,
        main: `<h1>Reserve ${escapeHtml(book[1])}</h1>${formHtml(FIELDS, visit.path, 'Reserve this book', visit, complaints)}`,
      };
    }
    if (first === 'book' && book)
      return {
        title: book[1],
        main: `<h1>${escapeHtml(book[1])}</h1><p>By ${escapeHtml(book[2])}. ${book[3]}. Two copies, one on the shelf.</p><p><a class="primary" href="/book/${book[0]}/reserve">Reserve this book</a></p>`,
      };
    return NOT_FOUND;
  },
};
