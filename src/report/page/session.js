import { element, index, journeyOf, secondsWords, watchPictures } from './base.js';
import { feelingCurve, frame } from './drawing.js';
import { actWords, turnView } from './turn.js';

/** Width of one frame in the strip, as in the style sheet. */
const STEP = 10 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const place = document.getElementById('session');
let open = null;

/** Opens a session in the explorer, at its first turn or the one given. */
export async function openSession(session, { turn = 0, focus = false } = {}) {
  open = session.id;
  place.setAttribute('aria-busy', 'true');
  let journey;
  try {
    journey = await journeyOf(session);
  } catch {
    journey = { turns: [], layouts: [] };
  }
  if (open !== session.id) return;
  place.removeAttribute('aria-busy');
  place.setAttribute('aria-label', `Session of ${session.person}`);
  place.replaceChildren(heading(session, journey));
  if (journey.error)
    place.append(element('p', { class: 'problem' }, `${journey.error.kind}: ${journey.error.message}`));
  if (!journey.turns?.length)
    place.append(element('p', { class: 'problem' }, 'The turns of this session were not kept.'));
  else turns(journey, Math.min(turn, journey.turns.length - 1));
  if (focus) {
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }
}

function heading(session, journey) {
  const outcome = index.outcomes[session.outcome];
  const steps = journey.steps?.filter(({ reached_turn }) => reached_turn !== null) ?? [];
  const fact = (text) => element('span', {}, text);
  return element(
    'header',
    {},
    element('h3', {}, session.person),
    element(
      'p',
      { class: 'line' },
      element(
        'span',
        { class: `chip o-${session.outcome}` },
        element('span', { 'aria-hidden': 'true' }, outcome.mark),
        ` ${outcome.name}`,
      ),
      fact(index.scenarios[session.scenario]),
    ),
    element(
      'p',
      { class: 'line' },
      fact(`${session.turns} turns`),
      fact(`${secondsWords(session.seconds)} predicted`),
      fact(`${Math.round(session.negative * 100)}% of turns felt bad`),
      session.lost === null ? null : fact(`lostness ${session.lost.toFixed(2)}`),
      journey.device ? fact(journey.device) : null,
      fact(`seed ${session.seed}`),
      fact(session.engine),
      journey.steps?.length
        ? fact(
            `${steps.length} of ${journey.steps.length} steps: ${steps.map(({ name }) => name).join(', ') || 'none'}`,
          )
        : null,
    ),
    journey.trace ? element('p', { class: 'line' }, element('code', {}, `dramatis show ${session.id}`)) : null,
  );
}

function turns(journey, first) {
  const list = element('ol');
  const curve = element('div');
  const strip = element('div', { class: 'strip', role: 'group', 'aria-label': 'Turns' }, list, curve);
  const detail = element('div', { 'aria-live': 'polite' });
  const buttons = journey.turns.map((turn, at) =>
    element(
      'button',
      { type: 'button', 'aria-pressed': 'false', onclick: () => choose(at) },
      frame(turn, journey.layouts, ''),
      element(
        'span',
        { class: `label${['nothing', 'blocked', 'failed'].includes(turn.effect?.kind) ? ' still' : ''}` },
        element('b', {}, String(at + 1)),
        actWords(turn),
      ),
    ),
  );
  list.append(...buttons.map((button) => element('li', {}, button)));
  const choose = (at) => {
    if (at < 0 || at >= buttons.length) return;
    for (const [other, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(other === at));
      button.tabIndex = other === at ? 0 : -1;
    }
    const button = buttons[at];
    const hadFocus = strip.contains(document.activeElement);
    if (hadFocus) button.focus({ preventScroll: true });
    strip.scrollTo({ left: button.parentElement.offsetLeft - strip.clientWidth / 2 + STEP / 2, behavior: 'instant' });
    curve.replaceChildren(feelingCurve(journey.turns, STEP, at, choose));
    const stepped = document.activeElement?.closest('.steps') && detail.contains(document.activeElement);
    const label = document.activeElement?.getAttribute('aria-label');
    detail.replaceChildren(turnView(journey.turns[at], at + 1, buttons.length, journey.layouts, choose));
    if (stepped)
      (
        detail.querySelector(`[aria-label="${label}"]:enabled`) ?? detail.querySelector('.steps button:enabled')
      )?.focus();
    watchPictures(detail);
  };
  strip.addEventListener('keydown', (event) => {
    const now = buttons.indexOf(document.activeElement);
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (now < 0 || to === undefined) return;
    event.preventDefault();
    choose(to);
  });
  place.append(strip, detail);
  choose(first);
  watchPictures(strip);
}
