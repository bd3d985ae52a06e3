import { sessions, showPicture, watchPictures } from './base.js';
import { refresh, select, setFilters } from './list.js';

const theme = document.getElementById('theme');

/** A page opened from disk may be refused storage; the choice then lasts as long as the page. */
function stored(value) {
  try {
    if (value === undefined) return localStorage.getItem('dramatis-theme') ?? '';
    localStorage.setItem('dramatis-theme', value);
  } catch {}
  return '';
}

function setTheme(value) {
  theme.value = value;
  if (value) document.documentElement.dataset.theme = value;
  else delete document.documentElement.dataset.theme;
}

function openById(id, options) {
  const session = sessions.find((it) => it.id === id);
  if (session) select(session, options);
}

function openFromAddress(focus) {
  const id = /^#session=(.+)$/.exec(location.hash)?.[1];
  if (id) openById(decodeURIComponent(id), { focus });
  return Boolean(id);
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const cell = target?.closest('.cell');
  if (cell) {
    const [first] = setFilters({ text: cell.dataset.person, scenario: cell.dataset.scenario });
    if (first) select(first, { focus: true });
  }
  const watch = target?.closest('[data-session]');
  if (watch) openById(watch.dataset.session, { focus: true, turn: Number(watch.dataset.turn ?? 0) });
  if (target?.closest('[data-show-all]')) {
    document.querySelector('.matrix').classList.add('all');
    target.closest('p').remove();
  }
});

// Paper has no scrolling and no clicking: what is folded or waiting to come into view is shown first.
addEventListener('beforeprint', () => {
  for (const image of document.querySelectorAll('img[data-picture]:not([src])')) showPicture(image);
  for (const details of document.querySelectorAll('details')) details.open = true;
});

const links = new Map([...document.querySelectorAll('nav li a')].map((link) => [link.hash.slice(1), link]));
const spy = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const [id, link] of links) {
        if (id === target.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    }
  },
  { rootMargin: '-20% 0px -75% 0px' },
);
for (const part of document.querySelectorAll('[data-spy]')) spy.observe(part);

setTheme(stored());
theme.addEventListener('change', () => {
  setTheme(theme.value);
  stored(theme.value);
});
refresh();
watchPictures(document);
addEventListener('hashchange', () => openFromAddress(true));
if (!openFromAddress(true)) {
  // The session that says most is open from the start: one that went wrong, if any did.
  const first = sessions.find(({ outcome }) => outcome === 'gave_up' || outcome === 'false_success') ?? sessions[0];
  if (first) {
    const { hash } = location;
    select(first).then(() => history.replaceState(null, '', hash || location.pathname + location.search));
  }
}
