import { element, index, secondsWords, sessions } from './base.js';
import { openSession } from './session.js';

const PAGE = 60;
const form = document.getElementById('filters');
const list = document.getElementById('session-list');
const more = document.getElementById('more-sessions');
const found = document.getElementById('found');
const ORDERS = {
  felt: (a, b) => b.negative - a.negative,
  turns: (a, b) => b.turns - a.turns,
  lost: (a, b) => (b.lost ?? -1) - (a.lost ?? -1),
  seconds: (a, b) => b.seconds - a.seconds,
};
let matching = sessions;
let current = null;

/** Shows the sessions that match the form, the first page of them; the rest come when asked for. */
export function refresh() {
  const { outcome, scenario, order, text } = Object.fromEntries(new FormData(form));
  const words = text.trim().toLowerCase();
  matching = sessions.filter(
    (it) =>
      (outcome === '' || it.outcome === outcome) &&
      (scenario === '' || it.scenario === Number(scenario)) &&
      (words === '' || it.person.toLowerCase().includes(words) || it.id.startsWith(words) || String(it.seed) === words),
  );
  if (ORDERS[order]) matching = [...matching].sort(ORDERS[order]);
  const count = matching.length.toLocaleString('en-US');
  found.textContent =
    matching.length === 0 ? 'No session matches.' : `${count} ${matching.length === 1 ? 'session' : 'sessions'}`;
  list.replaceChildren();
  append();
}

function append() {
  const from = list.children.length;
  list.append(...matching.slice(from, from + PAGE).map(row));
  more.hidden = list.children.length >= matching.length;
}

function row(session) {
  const outcome = index.outcomes[session.outcome];
  const button = element(
    'button',
    {
      type: 'button',
      'data-id': session.id,
      'aria-current': session.id === current,
      onclick: () => select(session, { focus: false }),
    },
    element('span', { class: `key o-${session.outcome}`, 'aria-hidden': 'true' }, outcome.mark),
    element('span', {}, session.person),
    element('span', { class: 'quiet' }, `${session.turns}`, element('span', { class: 'sr' }, ' turns')),
    element('small', {}, `${outcome.name} · ${index.scenarios[session.scenario]} · ${secondsWords(session.seconds)}`),
  );
  return element('li', {}, button);
}

/** Opens a session and marks it in the list, where it is shown there. */
export function select(session, options = {}) {
  current = session.id;
  for (const button of list.querySelectorAll('button')) {
    if (button.dataset.id === current) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
  history.replaceState(null, '', `#session=${session.id}`);
  return openSession(session, options);
}

export function setFilters(values) {
  form.reset();
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value;
  refresh();
  return matching;
}

list.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const item = document.activeElement?.closest('li');
  if (!step || !item) return;
  event.preventDefault();
  if (step === 1 && !item.nextElementSibling) append();
  (step === 1 ? item.nextElementSibling : item.previousElementSibling)?.querySelector('button').focus();
});
more.addEventListener('click', () => {
  const at = list.children.length;
  append();
  list.children[at]?.querySelector('button').focus();
});
form.addEventListener('input', refresh);
form.addEventListener('reset', () => setTimeout(refresh));
form.addEventListener('submit', (event) => event.preventDefault());
