import type { Sentiment } from '../../contract/index.ts';
import { MOVES, OPENINGS, SETBACKS, type Wordings } from './phrases.ts';

/** What there is to say about a turn. */
export interface Saying {
  /** The kind of move: a key of MOVES. */
  move: string;
  cause: string;
  wanted: string;
  sentiment: Sentiment;
  /** Label of the last act when it had no effect, else null. */
  without: string | null;
  plain: boolean;
  /** Wordings used lately, which are not used again at once. */
  lately: readonly string[];
}

const MOVE_OF_RULE: Record<string, string> = {
  satisfice: 'satisfice',
  open_menu: 'satisfice',
  next_page: 'satisfice',
  press_named: 'press_named',
  point: 'press_named',
  drag: 'press_named',
  upload: 'fill_field',
  fill_field: 'fill_field',
  set_value: 'fill_field',
  choose_option: 'choose',
  pick: 'choose',
  tick: 'choose',
  untick: 'choose',
  sort: 'choose',
  filter: 'choose',
  open_choices: 'satisfice',
  turn_calendar: 'press_named',
  commit: 'commit',
  type_query: 'search',
  send_search: 'search',
  scroll: 'scroll',
  back: 'back',
  clear_overlay: 'clear_overlay',
  answer_dialog: 'answer_dialog',
  mend: 'mend',
  confirm: 'answer_dialog',
  wait: 'wait',
};

export function moveOf(rule: string): string {
  return MOVE_OF_RULE[rule] ?? 'satisfice';
}

function clip(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

/** Words a turn as the person would say it aloud; returns the wording's key as well, to keep from repeating it. */
export function say(saying: Saying, pick: (name: string, count: number) => number): { text: string; key: string } {
  const set: Wordings = MOVES[saying.move] ?? MOVES.satisfice!;
  const own = saying.plain
    ? [...set.plain, ...set.plain, ...set.fluent.slice(0, 1)]
    : [...set.fluent, ...set.plain.slice(0, 3)];
  const fresh = own.filter((wording) => !saying.lately.includes(wording));
  const pool = fresh.length > 0 ? fresh : own;
  const wording = pool[pick('move', pool.length)]!;
  const openings = (OPENINGS[saying.sentiment] ?? ['']).filter(
    (opening) => !opening || !saying.lately.includes(opening),
  );
  const opening = openings[pick('opening', openings.length)] ?? '';
  const setback =
    saying.without === null
      ? ''
      : SETBACKS[pick('setback', SETBACKS.length)]!.replaceAll('{l}', `“${clip(saying.without, 50)}”`);
  const cause = clip(saying.cause, 110).replace(/[.!]+$/, '');
  const quoted = saying.move === 'gave_up' ? cause : `“${cause}”`;
  const wanted = clip(saying.wanted, 60) || 'what I need';
  const main = wording.replaceAll('{c}', cause ? quoted : 'this').replaceAll('{w}', wanted);
  const text = [opening, setback, main].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return { text: text.charAt(0).toUpperCase() + text.slice(1), key: `${wording}|${opening}` };
}
