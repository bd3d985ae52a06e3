import { fold, formatDate, numberOf, parseDate, plain } from '../../../language/index.ts';
import { maskShown } from '../../filling/day-mask.ts';
import { noteBeside } from '../../filling/known/takes.ts';
import { inOrderAsked } from '../../filling/name-order.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { type Answer, markOf } from './answer.ts';

/** What a field is to show, as it asks for it. */
function written({ blank, text, day }: Answer, situation: Situation): string {
  const item = blank.items[0]!;
  const told = Object.values(item.action.parameters?.properties ?? {}).map(({ description = '' }) => description);
  const hint = [item.placeholder, item.label, ...told].join(' ');
  const asks = /[dmy]{1,4}[-/. ]+[dmy]{1,4}[-/. ]+[dmy]{1,4}/i.test(hint);
  const mask =
    asks || item.kind !== 'type' ? null : maskShown(`${hint} ${noteBeside(situation, item)}`, situation.dayFirst);
  const date =
    day ??
    (blank.kind === 'date' && (asks || mask) ? parseDate(text, situation.request.today, situation.dayFirst) : null);
  return date ? formatDate(date, mask ?? hint) : inOrderAsked(situation, item, text);
}

/** Whether a blank shows its answer, or was given it where it cannot be read back. */
export function stands(situation: Situation, answer: Answer, put: readonly string[]): boolean {
  const { blank, text } = answer;
  if (blank.kind === 'box') return (blank.shown === 'on') === (text === 'on');
  if (blank.kind === 'choice') {
    const item = blank.items[blank.options.indexOf(text)];
    // What is only drawn as taken is what the question shows.
    const isShown = blank.shown === text || (item !== undefined && isOn(item));
    return isShown || (blank.shown === '' && put.includes(markOf(answer)));
  }
  if (blank.kind === 'counter' || blank.kind === 'number')
    return Number(numberOf(blank.shown) ?? Number.NaN) === Number(text);
  // Of a list of several what was taken stands beside the field, which is empty for the next.
  const { taken } = situation.memory;
  if (blank.items[0]!.kind === 'type' && blank.items[0]!.value === '' && taken.includes(fold(text))) return true;
  // What was put in by what else is known of it stays; a quotation goes in as it was told.
  const held = situation.memory.filled[situation.key]?.[blank.items[0]!.name];
  if (
    held &&
    blank.items[0]!.value !== '' &&
    blank.kind !== 'part' &&
    !(answer.value?.kind === 'said' && fold(held).includes(fold(text)) && fold(held) !== fold(text))
  )
    return true;
  if (blank.kind !== 'part' && put.includes(markOf(answer)) && blank.items[0]!.value !== '') return true;
  if (blank.kind === 'list' || blank.kind === 'part') return plain(blank.items[0]!.value) === plain(text);
  return fold(blank.shown) === fold(written(answer, situation));
}

/** Does the one thing that brings a blank to its answer, or nearer to it; null where nothing does. */
export function put(situation: Situation, answer: Answer): Proposal | null {
  const { blank, text } = answer;
  const act = (item: Answer['blank']['items'][number], args: Proposal['args'], why: string): Proposal => ({
    rule: 'fill_field',
    why,
    status: 'continue',
    item,
    args,
    sure: 0.85,
    cause: item.label,
  });
  const [item] = blank.items;
  switch (blank.kind) {
    case 'box':
      return act(item!, argumentOf(item!, text === 'on' ? '' : 'false'), `“${blank.label}” is to be ${text}`);
    case 'choice': {
      const option = blank.items[blank.options.indexOf(text)];
      return option ? act(option, argumentOf(option, ''), `“${text}” is what the task says`) : null;
    }
    case 'counter': {
      const turn = Number(blank.shown) < Number(text) ? blank.items[1]! : blank.items[0]!;
      return act(turn, null, `“${blank.label}” shows ${blank.shown}, and it is to be ${text}`);
    }
    default: {
      const said = written(answer, situation);
      const args = argumentOf(item!, said);
      return args
        ? act(
            item!,
            args,
            `“${blank.label}” gets “${said}”, ${answer.value?.kind === 'known' ? 'which I know' : 'as the task says'}`,
          )
        : null;
    }
  }
}
