import { element, secondsWords } from './base.js';
import { frame, weighed } from './drawing.js';

const ENDS = { completed: 'Said: done', gave_up: 'Gave up' };

/** What the person did on a turn, in a few words. */
export function actWords(turn) {
  if (turn.status !== 'continue') return ENDS[turn.status] ?? turn.status;
  const typed = Object.values(turn.arguments ?? {});
  return typed.length > 0 ? `${turn.label}: ${typed.join(', ')}` : (turn.label ?? turn.action ?? '');
}

/** One turn large: the frame, what was thought, chosen and felt, and what else was weighed. */
export function turnView(turn, number, of, layouts, go) {
  const row = (name, value) => value && element('div', {}, element('dt', {}, name), element('dd', {}, value));
  const chance = turn.chance === null ? null : `${Math.round(turn.chance * 100)}% by their own estimate`;
  return element(
    'div',
    { class: 'turn' },
    element(
      'div',
      {},
      element(
        'p',
        { class: 'where' },
        element('b', {}, turn.title || turn.url),
        element('span', { class: 'quiet mono' }, turn.url),
      ),
      frame(turn, layouts, `${turn.title || turn.url} as the person saw it on turn ${number}`),
    ),
    element(
      'div',
      {},
      element(
        'div',
        { class: 'steps' },
        element(
          'button',
          { type: 'button', disabled: number === 1, 'aria-label': 'Previous turn', onclick: () => go(number - 2) },
          '←',
        ),
        element('b', {}, `Turn ${number} of ${of}`),
        element(
          'button',
          { type: 'button', disabled: number === of, 'aria-label': 'Next turn', onclick: () => go(number) },
          '→',
        ),
      ),
      element('blockquote', { style: 'margin-top:.8rem' }, turn.comment || '…'),
      element('p', { class: 'did' }, actWords(turn)),
      element(
        'dl',
        { class: 'story' },
        row('Wanted', turn.wanted),
        row(
          'Why',
          [turn.why, turn.rule && element('code', {}, turn.rule)].filter(Boolean).flatMap((it) => [it, ' ']),
        ),
        row('Then', turn.effect && `${turn.effect.words || turn.effect.kind}`),
        row('Felt', `${turn.sentiment}, ${turn.intensity} (${turn.valence.toFixed(2)})`),
        row('Chance', chance),
        row('Time', `${secondsWords(turn.seconds)}, predicted by the model`),
      ),
      turn.candidates.length > 0 && [
        element('h4', {}, 'What was weighed ', element('small', {}, 'scent · utility')),
        weighed(turn.candidates),
      ],
    ),
  );
}
