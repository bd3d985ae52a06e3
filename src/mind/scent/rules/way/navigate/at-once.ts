import { fold, literalCoverage, phrase } from '../../../../language/index.ts';
import type { Scented } from '../../../foraging/forage.ts';
import { properNames } from '../../../meaning/match.ts';
import type { Proposal } from '../../../situation.ts';
import { onThing } from '../../several/on-thing.ts';
import { closedMenu } from '../menus.ts';
import { STANDS_OUT, STRONG } from './levels.ts';
import { lookDown, type Prospect, take, tryOpen } from './prospect.ts';

/** What is taken before the page has been read to its end, the first that holds. */
export const AT_ONCE: ReadonlyArray<(prospect: Prospect) => Proposal | null> = [
  ofChosen,
  foundByName,
  nextStation,
  furtherForName,
  behindMenu,
  lowerOnThis,
  knownPlace,
  strongest,
];

/** Who has just come to the thing that was chosen acts on its own page, whatever the menu above it is called. */
function ofChosen(prospect: Prospect): Proposal | null {
  const { situation, step, list } = prospect;
  const { last } = situation.memory;
  const own = last?.rule === 'among' && last.key !== situation.key ? onThing(situation, step, [...list]) : undefined;
  return own ? take(prospect, own) : null;
}

const SEARCHED = new Set(['type_query', 'send_search']);

/** The one thing that has come up for the name that was typed is gone into before other words are tried. */
function foundByName(prospect: Prospect): Proposal | null {
  const { situation, step, list } = prospect;
  const { memory, appeared } = situation;
  const typed = memory.last?.rule === 'type_query' ? memory.last.argument : (memory.searched.at(-1) ?? '');
  const isName = properNames(` ${step.text} ${step.scope}`).some((name) => fold(name) === fold(typed));
  if (!isName || !SEARCHED.has(memory.last?.rule ?? '')) return null;
  const name = phrase(typed);
  const found = list.filter(({ item }) => appeared.has(item.name) && literalCoverage(name, item.said) > NAMED);
  return found.length === 1 ? take(prospect, found[0]!) : null;
}
/** Share of a name that what has come up for it bears. */
const NAMED = 0.99;

/** The best of those that smell for a reason of their own. */
function bestFor({ list, reasons }: Prospect, reason: string, least: number): Scented | undefined {
  return list
    .filter((entry) => reasons.get(entry.item.name) === reason && entry.scent >= least)
    .sort((a, b) => b.scent - a.scent)[0];
}

/** The next station of a known way stands out: nobody reads past "Start a return" on the way to one. */
function nextStation(prospect: Prospect): Proposal | null {
  const station = bestFor(prospect, 'a station on the way', STRONG + STANDS_OUT);
  return station && station.scent >= (prospect.best?.scent ?? 0) ? take(prospect, station) : null;
}

function furtherForName(prospect: Prospect): Proposal | null {
  return prospect.other ? lookDown(prospect, 'what is called so may be further down') : null;
}

function behindMenu(prospect: Prospect): Proposal | null {
  const { situation, list, best, other } = prospect;
  const menu = other && best && best.scent < STRONG ? closedMenu(situation, [...list]) : undefined;
  return menu ? tryOpen(prospect, menu, `“${menu.label}” may hold it`, 12) : null;
}

function lowerOnThis(prospect: Prospect): Proposal | null {
  return prospect.first === 'this' ? lookDown(prospect, 'it is on this page') : null;
}

/** The place that everybody knows for what is wanted stands out, too. */
function knownPlace(prospect: Prospect): Proposal | null {
  const { step, first, half, best } = prospect;
  if (step.quoted.length > 0 || first === 'this') return null;
  const place = bestFor(prospect, 'where such things are kept', STRONG);
  return place && place.scent > (half ? 0 : (best?.scent ?? 0)) ? take(prospect, place) : null;
}

function strongest(prospect: Prospect): Proposal | null {
  const { best, half } = prospect;
  return best && best.scent >= STRONG && !half ? take(prospect, best) : null;
}
